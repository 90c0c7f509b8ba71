#include "Shim.hpp"

#include <algorithm>
#include <memory>
#include <string>

#include <unicode/decimfmt.h>
#include <unicode/formattedvalue.h>
#include <unicode/numberformatter.h>
#include <unicode/numsys.h>
#include <unicode/ucurr.h>

using namespace cicu;

namespace {

int32_t formatter(const char *skeleton, const char *tag, icu::number::LocalizedNumberFormatter &into) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  UErrorCode status = U_ZERO_ERROR;
  into = icu::number::NumberFormatter::forSkeleton(icu::UnicodeString::fromUTF8(skeleton), status)
      .locale(locale);
  return result(status);
}

int32_t give(const icu::number::FormattedNumber &number, UErrorCode status, cicu_sink sink, void *context) {
  icu::UnicodeString text = number.toString(status);
  if (U_SUCCESS(status)) Sink{sink, context}(text);
  return result(status);
}

/// The digits an integer must have before its first group separator for any to be written: ICU may say "as
/// the locale has it", so what it writes is the answer. `groups` tells of one value.
template <typename Groups>
int32_t minimumGrouping(int32_t primary, Groups groups) {
  int64_t value = 1;
  for (int32_t digit = 0; digit < primary; ++digit) value *= 10;
  int32_t minimum = 1;
  for (; minimum < 9 && !groups(value); ++minimum) value *= 10;
  return minimum;
}

}  // namespace

int32_t cicu_number_pattern(const char *tag, int32_t style, cicu_number_format *format, cicu_sink sink,
                            void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  UNumberFormatStyle styles[] = {UNUM_DECIMAL, UNUM_PERCENT, UNUM_CURRENCY, UNUM_SCIENTIFIC};
  if (style < 0 || style > 3) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::NumberFormat> made(icu::NumberFormat::createInstance(locale, styles[style], status));
  if (U_FAILURE(status)) return status;
  const auto *decimal = dynamic_cast<const icu::DecimalFormat *>(made.get());
  if (!decimal) return CICU_NO_DATA;

  cicu_number_format found = {};
  found.minimum_integer_digits = decimal->getMinimumIntegerDigits();
  found.minimum_fraction_digits = decimal->getMinimumFractionDigits();
  found.maximum_fraction_digits = decimal->getMaximumFractionDigits();
  if (decimal->isGroupingUsed() && decimal->getGroupingSize() > 0) {
    found.primary_grouping = decimal->getGroupingSize();
    found.secondary_grouping = decimal->getSecondaryGroupingSize();
    if (found.secondary_grouping <= 0) found.secondary_grouping = found.primary_grouping;
    int64_t unit = style == CICU_PERCENT ? 100 : 1;
    found.minimum_grouping = minimumGrouping(found.primary_grouping, [&](int64_t value) {
      icu::UnicodeString text;
      icu::FieldPosition group(UNUM_GROUPING_SEPARATOR_FIELD);
      decimal->format(value / unit, text, group);
      return group.getEndIndex() > group.getBeginIndex();
    });
    auto byLocale = icu::number::NumberFormatter::withLocale(locale);
    found.skeleton_minimum_grouping = minimumGrouping(found.primary_grouping, [&](int64_t value) {
      icu::number::FormattedNumber number = byLocale.formatInt(value, status);
      icu::ConstrainedFieldPosition position;
      position.constrainField(UFIELD_CATEGORY_NUMBER, UNUM_GROUPING_SEPARATOR_FIELD);
      return number.nextPosition(position, status) && U_SUCCESS(status);
    });
    if (U_FAILURE(status)) return status;
  }
  *format = found;

  Sink give{sink, context};
  icu::UnicodeString text;
  give(decimal->toPattern(text));
  give(decimal->getPositivePrefix(text));
  give(decimal->getPositiveSuffix(text));
  give(decimal->getNegativePrefix(text));
  give(decimal->getNegativeSuffix(text));
  return 0;
}

int32_t cicu_number_symbols(const char *tag, cicu_sink sink, void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::NumberingSystem> system(icu::NumberingSystem::createInstance(locale, status));
  icu::DecimalFormatSymbols symbols(locale, status);
  if (U_FAILURE(status)) return status;
  Sink give{sink, context};
  give(system->getName());
  icu::UnicodeString digits = symbols.getConstSymbol(icu::DecimalFormatSymbols::kZeroDigitSymbol);
  for (int32_t digit = 1; digit <= 9; ++digit) digits.append(symbols.getConstDigitSymbol(digit));
  give(digits);
  for (auto symbol : {icu::DecimalFormatSymbols::kDecimalSeparatorSymbol,
                      icu::DecimalFormatSymbols::kGroupingSeparatorSymbol,
                      icu::DecimalFormatSymbols::kMinusSignSymbol,
                      icu::DecimalFormatSymbols::kPlusSignSymbol,
                      icu::DecimalFormatSymbols::kPercentSymbol,
                      icu::DecimalFormatSymbols::kPerMillSymbol,
                      icu::DecimalFormatSymbols::kExponentialSymbol,
                      icu::DecimalFormatSymbols::kInfinitySymbol,
                      icu::DecimalFormatSymbols::kNaNSymbol}) {
    give(symbols.getSymbol(symbol));
  }
  return 0;
}

int32_t cicu_number_format_integer(const char *skeleton, const char *locale, int64_t value, cicu_sink sink,
                                   void *context) {
  icu::number::LocalizedNumberFormatter format;
  if (int32_t code = formatter(skeleton, locale, format)) return code;
  UErrorCode status = U_ZERO_ERROR;
  icu::number::FormattedNumber number = format.formatInt(value, status);
  return give(number, status, sink, context);
}

int32_t cicu_number_format_double(const char *skeleton, const char *locale, double value, cicu_sink sink,
                                  void *context) {
  icu::number::LocalizedNumberFormatter format;
  if (int32_t code = formatter(skeleton, locale, format)) return code;
  UErrorCode status = U_ZERO_ERROR;
  icu::number::FormattedNumber number = format.formatDouble(value, status);
  return give(number, status, sink, context);
}

int32_t cicu_number_format_decimal(const char *skeleton, const char *locale, const char *decimal,
                                   int32_t size, cicu_sink sink, void *context) {
  icu::number::LocalizedNumberFormatter format;
  if (int32_t code = formatter(skeleton, locale, format)) return code;
  if (size <= 0 || size > 900) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  icu::number::FormattedNumber number = format.formatDecimal(icu::StringPiece(decimal, size), status);
  return give(number, status, sink, context);
}

int32_t cicu_number_affixes(const char *skeleton, const char *locale, const char *decimal, int32_t size,
                            cicu_sink sink, void *context) {
  icu::number::LocalizedNumberFormatter format;
  if (int32_t code = formatter(skeleton, locale, format)) return code;
  if (size <= 0 || size > 900) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  icu::number::FormattedNumber number = format.formatDecimal(icu::StringPiece(decimal, size), status);
  icu::UnicodeString text = number.toString(status);
  if (U_FAILURE(status)) return status;

  int32_t start = text.length();
  int32_t limit = -1;
  icu::ConstrainedFieldPosition position;
  position.constrainCategory(UFIELD_CATEGORY_NUMBER);
  while (number.nextPosition(position, status)) {
    switch (position.getField()) {
      case UNUM_INTEGER_FIELD: case UNUM_FRACTION_FIELD: case UNUM_DECIMAL_SEPARATOR_FIELD:
      case UNUM_GROUPING_SEPARATOR_FIELD:
        start = std::min(start, position.getStart());
        limit = std::max(limit, position.getLimit());
        break;
      default: break;
    }
  }
  if (U_FAILURE(status)) return status;
  limit = std::max(limit, start);
  Sink give{sink, context};
  give(text.tempSubStringBetween(0, start));
  give(text.tempSubStringBetween(start, limit));
  give(text.tempSubString(limit));
  return 0;
}

int32_t cicu_currency(const char *tag, const char *code, int32_t *digits, cicu_sink sink, void *context) {
  icu::Locale locale;
  if (int32_t error = cicu::locale(tag, locale)) return error;
  icu::UnicodeString name = icu::UnicodeString::fromUTF8(code);
  if (name.length() != 3) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  int32_t fraction = ucurr_getDefaultFractionDigits(name.getTerminatedBuffer(), &status);
  if (U_FAILURE(status)) return status;
  for (UCurrNameStyle style : {UCURR_SYMBOL_NAME, UCURR_NARROW_SYMBOL_NAME, UCURR_LONG_NAME}) {
    int32_t length = 0;
    const char16_t *text = ucurr_getName(name.getTerminatedBuffer(), locale.getName(), style, nullptr,
                                         &length, &status);
    if (U_FAILURE(status)) return status;
    Sink{sink, context}(text, length);
  }
  *digits = fraction;
  return 0;
}

int32_t cicu_currencies(const char *tag, cicu_sink sink, void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<UEnumeration, decltype(&uenum_close)> codes(ucurr_openISOCurrencies(UCURR_ALL, &status),
                                                              uenum_close);
  auto plain = icu::number::NumberFormatter::withLocale(locale).precision(
      icu::number::Precision::fixedFraction(2));
  Sink give{sink, context};
  int32_t length = 0;
  while (const char *code = U_SUCCESS(status) ? uenum_next(codes.get(), &length, &status) : nullptr) {
    icu::CurrencyUnit unit(icu::StringPiece(code, length), status);
    int32_t size = 0;
    const char16_t *symbol = ucurr_getName(unit.getISOCurrency(), locale.getName(), UCURR_SYMBOL_NAME, nullptr,
                                           &size, &status);
    int32_t digits = ucurr_getDefaultFractionDigits(unit.getISOCurrency(), &status);
    auto format = plain.unit(unit);
    icu::UnicodeString positive = format.formatDecimal("1234567.89", status).toString(status);
    icu::UnicodeString negative = format.formatDecimal("-1234567.89", status).toString(status);
    if (U_FAILURE(status)) break;
    give(code);
    give(symbol, size);
    give(std::to_string(digits).c_str());
    give(positive);
    give(negative);
  }
  return result(status);
}
