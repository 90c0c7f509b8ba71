#include "Shim.hpp"

#include <memory>

#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>

using namespace cicu;

struct cicu_plurals {
  std::unique_ptr<icu::PluralRules> rules;
};

int32_t cicu_plurals_open(const char *locale, bool ordinal, cicu_plurals **plurals) {
  icu::Locale icuLocale;
  if (int32_t code = cicu::locale(locale, icuLocale)) return code;
  UErrorCode status = U_ZERO_ERROR;
  auto made = std::make_unique<cicu_plurals>();
  made->rules.reset(icu::PluralRules::forLocale(
      icuLocale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, status));
  if (U_SUCCESS(status)) *plurals = made.release();
  return result(status);
}

void cicu_plurals_close(cicu_plurals *plurals) { delete plurals; }

int32_t cicu_plurals_select_integer(const cicu_plurals *plurals, int64_t value, cicu_sink sink,
                                    void *context) {
  UErrorCode status = U_ZERO_ERROR;
  icu::number::FormattedNumber number = icu::number::NumberFormatter::withLocale(icu::Locale::getRoot())
      .precision(icu::number::Precision::integer()).formatInt(value, status);
  icu::UnicodeString keyword = plurals->rules->select(number, status);
  if (U_SUCCESS(status)) Sink{sink, context}(keyword);
  return result(status);
}

int32_t cicu_plurals_select_decimal(const cicu_plurals *plurals, const char *text, int32_t size,
                                    cicu_sink sink, void *context) {
  // ICU keeps a trailing zero only when the formatter asks for that many fraction digits.
  int32_t fraction = 0;
  bool inFraction = false;
  for (int32_t index = 0; index < size; ++index) {
    if (text[index] == '.') inFraction = true;
    else if (text[index] < '0' || text[index] > '9') {
      if (index > 0 || text[index] != '-') return U_ILLEGAL_ARGUMENT_ERROR;
    } else if (inFraction) ++fraction;
  }
  if (size == 0 || size > 900) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  icu::number::FormattedNumber number = icu::number::NumberFormatter::withLocale(icu::Locale::getRoot())
      .precision(icu::number::Precision::fixedFraction(fraction))
      .formatDecimal(icu::StringPiece(text, size), status);
  icu::UnicodeString keyword = plurals->rules->select(number, status);
  if (U_SUCCESS(status)) Sink{sink, context}(keyword);
  return result(status);
}

int32_t cicu_plurals_keywords(const cicu_plurals *plurals, cicu_sink sink, void *context) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::StringEnumeration> keywords(plurals->rules->getKeywords(status));
  if (U_FAILURE(status)) return status;
  while (const icu::UnicodeString *keyword = keywords->snext(status)) Sink{sink, context}(*keyword);
  return result(status);
}

int32_t cicu_plural_rules(const char *locale, bool ordinal, cicu_sink sink, void *context) {
  icu::Locale icuLocale;
  if (int32_t code = cicu::locale(locale, icuLocale)) return code;
  UErrorCode status = U_ZERO_ERROR;
  Bundle plurals(ures_openDirect(nullptr, "plurals", &status));
  Bundle locales(ures_getByKey(plurals, ordinal ? "locales_ordinals" : "locales", nullptr, &status));
  if (U_FAILURE(status)) return status;

  // As ICU's own lookup: the locale, then its name with one subtag less at a time.
  std::string set;
  std::string name = icuLocale.getBaseName();
  while (set.empty() && !name.empty()) {
    UErrorCode missing = U_ZERO_ERROR;
    Bundle found(ures_getByKey(locales, name.c_str(), nullptr, &missing));
    if (U_SUCCESS(missing)) string(found).toUTF8String(set);
    size_t cut = name.find_last_of('_');
    name.resize(cut == std::string::npos ? 0 : cut);
  }
  if (set.empty()) {
    Sink{sink, context}("other");
    Sink{sink, context}("");
    return 0;
  }
  Bundle rules(ures_getByKey(plurals, "rules", nullptr, &status));
  Bundle rule(ures_getByKey(rules, set.c_str(), nullptr, &status));
  if (U_FAILURE(status)) return status;
  while (ures_hasNext(rule)) {
    Bundle entry(ures_getNextResource(rule, nullptr, &status));
    if (U_FAILURE(status)) return status;
    Sink{sink, context}(ures_getKey(entry));
    Sink{sink, context}(string(entry));
  }
  return 0;
}

int32_t cicu_plural_locales(bool ordinal, cicu_sink sink, void *context) {
  UErrorCode status = U_ZERO_ERROR;
  Bundle plurals(ures_openDirect(nullptr, "plurals", &status));
  Bundle locales(ures_getByKey(plurals, ordinal ? "locales_ordinals" : "locales", nullptr, &status));
  while (U_SUCCESS(status) && ures_hasNext(locales)) {
    Bundle entry(ures_getNextResource(locales, nullptr, &status));
    if (U_SUCCESS(status)) Sink{sink, context}(tag(ures_getKey(entry)));
  }
  return result(status);
}
