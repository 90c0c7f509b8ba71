#include "MessagePatterns.hpp"

#include <algorithm>

using namespace cicu;

namespace cicu {

bool tooDeep(const char *text, int32_t size) {
  if (std::count(text, text + size, '{') <= maximumDepth) return false;
  // A brace between two apostrophes may be quoted. Counting such an opening brace and not counting such
  // a closing one never gives less than the true depth.
  int32_t depth = 0;
  bool maybeQuoted = false;
  for (const char *at = text; at != text + size; ++at) {
    if (*at == '\'') maybeQuoted = !maybeQuoted;
    if (*at == '}' && !maybeQuoted && depth > 0) --depth;
    if (*at == '{' && ++depth > maximumDepth) return true;
  }
  return false;
}

}  // namespace cicu

struct cicu_pattern {
  icu::MessagePattern pattern;
  icu::UnicodeString text;
  int32_t errorOffset = 0;
  int32_t count = 0;

  explicit cicu_pattern(UErrorCode &status) : pattern(status) {}
};

cicu_pattern *cicu_pattern_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  return new cicu_pattern(status);
}

void cicu_pattern_close(cicu_pattern *pattern) { delete pattern; }

int32_t cicu_pattern_parse(cicu_pattern *pattern, const char *text, int32_t size) {
  pattern->count = 0;
  pattern->errorOffset = 0;
  // The pattern shares the memory of the text it parsed last; giving it up lets that memory be reused.
  pattern->pattern.clear();
  if (int32_t code = decode(text, size, pattern->text)) return code;
  if (tooDeep(text, size)) return CICU_TOO_DEEP;
  UErrorCode status = U_ZERO_ERROR;
  UParseError error;
  pattern->pattern.parse(pattern->text, &error, status);
  if (U_FAILURE(status)) {
    pattern->errorOffset = std::max(0, error.offset);
    return status;
  }
  pattern->count = pattern->pattern.countParts();
  return 0;
}

int32_t cicu_pattern_error_offset(const cicu_pattern *pattern) { return pattern->errorOffset; }

int32_t cicu_pattern_part_count(const cicu_pattern *pattern) { return pattern->count; }

cicu_part cicu_pattern_part(const cicu_pattern *pattern, int32_t index) {
  cicu_part result = {};
  if (index < 0 || index >= pattern->count) return result;
  const icu::MessagePattern::Part &part = pattern->pattern.getPart(index);
  result.type = part.getType();
  result.start = part.getIndex();
  result.length = part.getLength();
  result.value = part.getValue();
  if (result.type == UMSGPAT_PART_TYPE_ARG_INT || result.type == UMSGPAT_PART_TYPE_ARG_DOUBLE) {
    result.number = pattern->pattern.getNumericValue(part);
  }
  return result;
}
