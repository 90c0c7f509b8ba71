#include "Shim.hpp"

#include <cstring>
#include <memory>
#include <vector>

#include <unicode/localematcher.h>
#include <unicode/ulocdata.h>
#include <unicode/uset.h>
#include <unicode/uversion.h>

using namespace cicu;

namespace cicu {

int32_t locale(const char *tag, icu::Locale &into) {
  size_t size = std::strlen(tag);
  if (size == 0 || size > 512) return U_ILLEGAL_ARGUMENT_ERROR;
  char name[ULOC_FULLNAME_CAPACITY];
  int32_t parsed = 0;
  UErrorCode status = U_ZERO_ERROR;
  uloc_forLanguageTag(tag, name, sizeof name, &parsed, &status);
  if (U_FAILURE(status)) return status;
  if (status == U_STRING_NOT_TERMINATED_WARNING || parsed != static_cast<int32_t>(size)) {
    return U_ILLEGAL_ARGUMENT_ERROR;
  }
  into = icu::Locale(name);
  return into.isBogus() ? U_ILLEGAL_ARGUMENT_ERROR : 0;
}

std::string tag(const char *name) {
  if (std::strcmp(name, "root") == 0) return "und";
  UErrorCode status = U_ZERO_ERROR;
  return icu::Locale(name).toLanguageTag<std::string>(status);
}

}  // namespace cicu

namespace {

int32_t give(const icu::Locale &locale, cicu_sink sink, void *context) {
  UErrorCode status = U_ZERO_ERROR;
  std::string text = locale.toLanguageTag<std::string>(status);
  if (U_SUCCESS(status)) Sink{sink, context}(text);
  return result(status);
}

}  // namespace

int32_t cicu_locale_canonical(const char *text, int32_t size, int32_t *parsed, cicu_sink sink,
                              void *context) {
  *parsed = 0;
  if (size <= 0 || size > 512) return U_ILLEGAL_ARGUMENT_ERROR;
  std::string bytes(text, static_cast<size_t>(size));
  char name[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  uloc_forLanguageTag(bytes.c_str(), name, sizeof name, parsed, &status);
  if (U_FAILURE(status)) return status;
  if (status == U_STRING_NOT_TERMINATED_WARNING || *parsed != size) return U_ILLEGAL_ARGUMENT_ERROR;
#if U_ICU_VERSION_MAJOR_NUM >= 67
  icu::Locale locale(name);
  locale.canonicalize(status);
  if (U_FAILURE(status)) return status;
#else
  icu::Locale locale = icu::Locale::createCanonical(name);
#endif
  return locale.isBogus() ? U_ILLEGAL_ARGUMENT_ERROR : give(locale, sink, context);
}

int32_t cicu_locale_subtags(const char *tag, cicu_sink sink, void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  Sink{sink, context}(locale.getLanguage());
  Sink{sink, context}(locale.getScript());
  Sink{sink, context}(locale.getCountry());
  return 0;
}

int32_t cicu_locale_maximized(const char *tag, cicu_sink sink, void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  UErrorCode status = U_ZERO_ERROR;
  locale.addLikelySubtags(status);
  return U_FAILURE(status) ? status : give(locale, sink, context);
}

int32_t cicu_locale_minimized(const char *tag, cicu_sink sink, void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  UErrorCode status = U_ZERO_ERROR;
  locale.minimizeSubtags(status);
  return U_FAILURE(status) ? status : give(locale, sink, context);
}

int32_t cicu_locale_explicit_parent(const char *tag, cicu_sink sink, void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  std::string name = locale.getBaseName();

  // ICU keeps what it opens, and what it first opens directly stays without its parents: “nb” would have the numbers of
  // the root from then on. So it is opened with them before.
  UErrorCode status = U_ZERO_ERROR;
  Bundle whole(ures_open(nullptr, name.c_str(), &status));

  // Locales with data of their own name their parent in it.
  status = U_ZERO_ERROR;
  Bundle own(ures_openDirect(nullptr, name.c_str(), &status));
  if (U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING) {
    int32_t length = 0;
    const char16_t *parent = ures_getStringByKey(own, "%%Parent", &length, &status);
    if (U_SUCCESS(status)) {
      std::string bytes;
      icu::UnicodeString(parent, length).toUTF8String(bytes);
      Sink{sink, context}(cicu::tag(bytes.c_str()));
      return 0;
    }
  }

  // The others stand in a table of parents with their children, one name or a list.
  status = U_ZERO_ERROR;
  Bundle supplemental(ures_openDirect(nullptr, "supplementalData", &status));
  Bundle parents(ures_getByKey(supplemental, "parentLocales", nullptr, &status));
  icu::UnicodeString wanted = icu::UnicodeString::fromUTF8(name);
  while (U_SUCCESS(status) && ures_hasNext(parents)) {
    Bundle parent(ures_getNextResource(parents, nullptr, &status));
    if (U_FAILURE(status)) break;
    bool found = false;
    if (ures_getType(parent) == URES_STRING) {
      found = string(parent) == wanted;
    } else {
      ures_resetIterator(parent);
      while (!found && U_SUCCESS(status) && ures_hasNext(parent)) {
        Bundle child(ures_getNextResource(parent, nullptr, &status));
        found = U_SUCCESS(status) && ures_getType(child) == URES_STRING && string(child) == wanted;
      }
    }
    if (found) {
      Sink{sink, context}(cicu::tag(ures_getKey(parent)));
      return 0;
    }
  }
  return CICU_NO_DATA;
}

int32_t cicu_locale_display_name(const char *tag, const char *in_locale, cicu_sink sink, void *context) {
  icu::Locale locale, display;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  if (int32_t code = cicu::locale(in_locale, display)) return code;
  icu::UnicodeString name;
  Sink{sink, context}(locale.getDisplayName(display, name));
  return 0;
}

int32_t cicu_locale_is_right_to_left(const char *tag, bool *right_to_left) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  *right_to_left = locale.isRightToLeft();
  return 0;
}

int32_t cicu_language_is_known(const char *language, bool *is_known) {
  *is_known = false;
  size_t size = std::strlen(language);
  if (size < 2 || size > 3 || std::strcmp(language, "und") == 0) return 0;
  for (const char *const *code = uloc_getISOLanguages(); *code; ++code) {
    if (std::strcmp(*code, language) == 0) {
      *is_known = true;
      return 0;
    }
  }
  char name[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  uloc_addLikelySubtags(language, name, sizeof name, &status);
  *is_known = U_SUCCESS(status) && std::strcmp(name, language) != 0;
  return result(status);
}

int32_t cicu_languages(cicu_sink sink, void *context) {
  for (const char *const *code = uloc_getISOLanguages(); *code; ++code) {
    Sink{sink, context}(std::string(*code));
  }
  return 0;
}

int32_t cicu_locales(cicu_sink sink, void *context) {
  int32_t count = 0;
  const icu::Locale *locales = icu::Locale::getAvailableLocales(count);
  for (int32_t index = 0; index < count; ++index) {
    if (int32_t code = give(locales[index], sink, context)) return code;
  }
  return 0;
}

int32_t cicu_locale_quotation_marks(const char *tag, cicu_sink sink, void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(locale.getName(), &status);
  if (U_FAILURE(status)) return status;
  const ULocaleDataDelimiterType types[] = {ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END,
                                            ULOCDATA_ALT_QUOTATION_START, ULOCDATA_ALT_QUOTATION_END};
  for (ULocaleDataDelimiterType type : types) {
    char16_t mark[32];
    int32_t length = ulocdata_getDelimiter(data, type, mark, 32, &status);
    if (U_FAILURE(status)) break;
    Sink{sink, context}(mark, length);
  }
  ulocdata_close(data);
  return result(status);
}

int32_t cicu_locale_exemplars(const char *tag, int32_t *ranges, int32_t capacity, int32_t *count,
                              cicu_sink sink, void *context) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(locale.getName(), &status);
  if (U_FAILURE(status)) return status;
  USet *set = ulocdata_getExemplarSet(data, nullptr, 0, ULOCDATA_ES_STANDARD, &status);
  ulocdata_close(data);
  if (U_FAILURE(status)) {
    uset_close(set);
    return status;
  }
  int32_t found = 0;
  for (int32_t index = 0; index < uset_getItemCount(set); ++index) {
    UChar32 first = 0, last = 0;
    char16_t sequence[64];
    UErrorCode itemStatus = U_ZERO_ERROR;
    int32_t length = uset_getItem(set, index, &first, &last, sequence, 64, &itemStatus);
    if (U_FAILURE(itemStatus)) continue;
    if (length >= 2) {
      Sink{sink, context}(sequence, length);
      continue;
    }
    if (found + 2 <= capacity) {
      ranges[found] = first;
      ranges[found + 1] = last;
    }
    found += 2;
  }
  uset_close(set);
  *count = found;
  return 0;
}

struct cicu_matcher {
  std::vector<icu::Locale> supported, desired;
  std::unique_ptr<icu::LocaleMatcher> matcher;
};

cicu_matcher *cicu_matcher_open(void) { return new cicu_matcher; }
void cicu_matcher_close(cicu_matcher *matcher) { delete matcher; }

int32_t cicu_matcher_add_supported(cicu_matcher *matcher, const char *tag) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  matcher->supported.push_back(locale);
  matcher->matcher.reset();
  return 0;
}

int32_t cicu_matcher_add_desired(cicu_matcher *matcher, const char *tag) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  matcher->desired.push_back(locale);
  return 0;
}

void cicu_matcher_clear_desired(cicu_matcher *matcher) { matcher->desired.clear(); }

int32_t cicu_matcher_best(cicu_matcher *matcher, int32_t *index) {
  UErrorCode status = U_ZERO_ERROR;
  *index = -1;
  if (matcher->supported.empty() || matcher->desired.empty()) return 0;
  if (!matcher->matcher) {
    icu::LocaleMatcher::Builder builder;
    for (const icu::Locale &locale : matcher->supported) builder.addSupportedLocale(locale);
    matcher->matcher = std::make_unique<icu::LocaleMatcher>(builder.build(status));
    if (U_FAILURE(status)) {
      matcher->matcher.reset();
      return status;
    }
  }
  icu::Locale::RangeIterator<std::vector<icu::Locale>::const_iterator> wanted(matcher->desired.cbegin(),
                                                                             matcher->desired.cend());
  icu::LocaleMatcher::Result best = matcher->matcher->getBestMatchResult(wanted, status);
  if (U_SUCCESS(status) && best.getDesiredLocale()) *index = best.getSupportedIndex();
  return result(status);
}
