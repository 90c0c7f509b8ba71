#include "Shim.hpp"

#include <algorithm>
#include <memory>
#include <vector>

#include <unicode/formattedvalue.h>
#include <unicode/listformatter.h>
#include <unicode/uversion.h>

using namespace cicu;

namespace {

int32_t between(const icu::ListFormatter &format, const icu::UnicodeString *items, int32_t count, Sink give) {
  UErrorCode status = U_ZERO_ERROR;
  icu::FormattedList list = format.formatStringsToValue(items, count, status);
  icu::UnicodeString text = list.toString(status);
  icu::ConstrainedFieldPosition position;
  position.constrainField(UFIELD_CATEGORY_LIST, ULISTFMT_ELEMENT_FIELD);
  int32_t end = 0;
  int32_t found = 0;
  while (U_SUCCESS(status) && list.nextPosition(position, status)) {
    give(text.tempSubStringBetween(end, position.getStart()));
    end = position.getLimit();
    ++found;
  }
  if (U_FAILURE(status)) return status;
  if (found != count) return CICU_NO_DATA;
  give(text.tempSubString(end));
  return 0;
}

int32_t formatter(const char *tag, int32_t type, int32_t width, std::unique_ptr<icu::ListFormatter> &into) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) return code;
  if (type < 0 || type > 2 || width < 0 || width > 2) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
#if U_ICU_VERSION_MAJOR_NUM >= 67
  UListFormatterType types[] = {ULISTFMT_TYPE_AND, ULISTFMT_TYPE_OR, ULISTFMT_TYPE_UNITS};
  UListFormatterWidth widths[] = {ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_NARROW};
  into.reset(icu::ListFormatter::createInstance(locale, types[type], widths[width], status));
#else
  // ICU 66 gives no other lists through its public API.
  if (type != 0 || width != 0) return CICU_NO_DATA;
  into.reset(icu::ListFormatter::createInstance(locale, status));
#endif
  return result(status);
}

}  // namespace

int32_t cicu_list_format(const char *locale, int32_t type, int32_t width, const char *items, int32_t size,
                         cicu_sink sink, void *context) {
  std::unique_ptr<icu::ListFormatter> format;
  if (int32_t code = formatter(locale, type, width, format)) return code;
  if (size < 0 || size > maximumSize) return CICU_TOO_LARGE;
  std::vector<icu::UnicodeString> all;
  const char *end = items + size;
  for (const char *start = items;; ++start) {
    const char *limit = std::find(start, end, '\0');
    all.push_back(decode(start, static_cast<int32_t>(limit - start)));
    start = limit;
    if (start == end) break;
  }
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text;
  format->format(all.data(), static_cast<int32_t>(all.size()), text, status);
  if (U_SUCCESS(status)) Sink{sink, context}(text);
  return result(status);
}

int32_t cicu_list(const char *locale, int32_t type, int32_t width, const char *last, int32_t size,
                  cicu_sink sink, void *context) {
  std::unique_ptr<icu::ListFormatter> format;
  if (int32_t code = formatter(locale, type, width, format)) return code;
  icu::UnicodeString item = decode(last, size);
  icu::UnicodeString four[] = {item, item, item, item};
  Sink give{sink, context};
  if (int32_t code = between(*format, four, 4, give)) return code;
  return between(*format, four, 2, give);
}
