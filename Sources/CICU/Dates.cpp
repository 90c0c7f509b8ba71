#include "Shim.hpp"

#include <memory>

#include <unicode/calendar.h>
#include <unicode/dtfmtsym.h>
#include <unicode/dtptngen.h>
#include <unicode/smpdtfmt.h>

using namespace cicu;

namespace {

int32_t givePattern(const icu::DateFormat *format, cicu_sink sink, void *context) {
  const auto *simple = dynamic_cast<const icu::SimpleDateFormat *>(format);
  if (!simple) return CICU_NO_DATA;
  icu::UnicodeString pattern;
  Sink{sink, context}(simple->toPattern(pattern));
  std::string letters;
  for (char letter : std::string("GyYuUrQqMLwWdDFgEecahHkKmsSA")) {
    const icu::NumberFormat *own = simple->getNumberFormatForField(static_cast<char16_t>(letter));
    if (own && own != simple->getNumberFormat()) letters.push_back(letter);
  }
  Sink{sink, context}(letters);
  return 0;
}

}  // namespace

int32_t cicu_date_pattern(const char *tag, int32_t date_style, int32_t time_style, cicu_sink sink,
                          void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  if (date_style < -1 || date_style > 3 || time_style < -1 || time_style > 3 ||
      (date_style == -1 && time_style == -1)) {
    return U_ILLEGAL_ARGUMENT_ERROR;
  }
  auto date = static_cast<icu::DateFormat::EStyle>(date_style);
  auto time = static_cast<icu::DateFormat::EStyle>(time_style);
  std::unique_ptr<icu::DateFormat> format(
      time_style == -1 ? icu::DateFormat::createDateInstance(date, locale)
      : date_style == -1 ? icu::DateFormat::createTimeInstance(time, locale)
                         : icu::DateFormat::createDateTimeInstance(date, time, locale));
  return givePattern(format.get(), sink, context);
}

int32_t cicu_date_skeleton_pattern(const char *tag, const char *skeleton, bool in_message, cicu_sink sink,
                                   void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString fields = icu::UnicodeString::fromUTF8(skeleton);
  if (fields.length() > 256) return U_ILLEGAL_ARGUMENT_ERROR;
  if (in_message) {
    std::unique_ptr<icu::DateFormat> format(
        icu::DateFormat::createInstanceForSkeleton(fields, locale, status));
    return U_FAILURE(status) ? status : givePattern(format.get(), sink, context);
  }
  std::unique_ptr<icu::DateTimePatternGenerator> generator(
      icu::DateTimePatternGenerator::createInstance(locale, status));
  if (U_FAILURE(status)) return status;
  icu::UnicodeString pattern = generator->getBestPattern(fields, status);
  if (U_SUCCESS(status)) Sink{sink, context}(pattern);
  return result(status);
}

int32_t cicu_date_calendar(const char *tag, cicu_sink sink, void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::Calendar> calendar(
      icu::Calendar::createInstance(icu::TimeZone::getGMT()->clone(), locale, status));
  if (U_SUCCESS(status)) Sink{sink, context}(calendar->getType());
  return result(status);
}

int32_t cicu_date_names(const char *tag, int32_t field, bool stand_alone, int32_t width, cicu_sink sink,
                        void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  if (width < 0 || width > 3) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  // A format has the symbols of the locale's calendar; symbols made by themselves are Gregorian.
  icu::SimpleDateFormat format(icu::UnicodeString(u"y"), locale, status);
  if (U_FAILURE(status)) return status;
  const icu::DateFormatSymbols &symbols = *format.getDateFormatSymbols();
  using Symbols = icu::DateFormatSymbols;
  Symbols::DtContextType form = stand_alone ? Symbols::STANDALONE : Symbols::FORMAT;
  Symbols::DtWidthType widths[] = {Symbols::ABBREVIATED, Symbols::WIDE, Symbols::NARROW, Symbols::SHORT};
  int32_t count = 0;
  int32_t first = 0;
  const icu::UnicodeString *names = nullptr;
  switch (field) {
    // Only weekdays have short names of their own.
    case CICU_MONTHS: names = symbols.getMonths(count, form, widths[width == 3 ? 0 : width]); break;
    case CICU_WEEKDAYS:
      names = symbols.getWeekdays(count, form, widths[width]);
      first = 1;  // ICU counts weekdays from 1.
      break;
    case CICU_QUARTERS: names = symbols.getQuarters(count, form, widths[width == 3 ? 0 : width]); break;
    case CICU_ERAS:
      names = width == 1 ? symbols.getEraNames(count)
          : width == 2 ? symbols.getNarrowEras(count) : symbols.getEras(count);
      break;
    default: return U_ILLEGAL_ARGUMENT_ERROR;
  }
  if (!names) return CICU_NO_DATA;
  for (int32_t index = first; index < count; ++index) Sink{sink, context}(names[index]);
  return 0;
}

int32_t cicu_date_format(const char *tag, const char *pattern, const char *time_zone,
                         const double *milliseconds, int32_t count, cicu_sink sink, void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  std::unique_ptr<icu::TimeZone> zone(
      icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(time_zone)));
  if (*zone == icu::TimeZone::getUnknown()) return CICU_UNKNOWN_TIME_ZONE;
  UErrorCode status = U_ZERO_ERROR;
  icu::SimpleDateFormat format(icu::UnicodeString::fromUTF8(pattern), locale, status);
  if (U_FAILURE(status)) return status;
  format.adoptTimeZone(zone.release());
  for (int32_t index = 0; index < count; ++index) {
    icu::UnicodeString text;
    icu::FieldPosition anywhere(icu::FieldPosition::DONT_CARE);
    Sink{sink, context}(format.format(milliseconds[index], text, anywhere));
  }
  return 0;
}
