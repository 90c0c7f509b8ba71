#include "Shim.hpp"

#include <algorithm>
#include <map>
#include <memory>

#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>
#include <unicode/utf8.h>

using namespace cicu;

namespace {

/// A text of UTF-8 as ICU's break iterators read it: offsets are bytes.
struct Text {
  UText text = UTEXT_INITIALIZER;
  Text(const char *bytes, int32_t size, UErrorCode &status) { utext_openUTF8(&text, bytes, size, &status); }
  ~Text() { utext_close(&text); }
};

icu::BreakIterator *make(int32_t kind, const char *tag, UErrorCode &status) {
  icu::Locale locale;
  if (int32_t code = cicu::locale(tag, locale)) {
    status = static_cast<UErrorCode>(code);
    return nullptr;
  }
  switch (kind) {
    case CICU_GRAPHEME: return icu::BreakIterator::createCharacterInstance(locale, status);
    case CICU_WORD: return icu::BreakIterator::createWordInstance(locale, status);
    case CICU_SENTENCE: return icu::BreakIterator::createSentenceInstance(locale, status);
    default: status = U_ILLEGAL_ARGUMENT_ERROR; return nullptr;
  }
}

/// An iterator of this thread. Making one costs more than most texts do, and one may not be shared.
icu::BreakIterator *iterator(int32_t kind, const char *tag, UErrorCode &status) {
  thread_local std::map<std::pair<int32_t, std::string>, std::unique_ptr<icu::BreakIterator>> made;
  std::pair<int32_t, std::string> key(kind, tag);
  auto found = made.find(key);
  if (found != made.end()) return found->second.get();
  std::unique_ptr<icu::BreakIterator> created(make(kind, tag, status));
  if (U_FAILURE(status)) return nullptr;
  if (made.size() >= 64) made.clear();
  return (made[std::move(key)] = std::move(created)).get();
}

constexpr UChar32 emojiStyle = 0xFE0F;

int32_t columns(UChar32 point) {
  if (point < 0x7F) return point >= 0x20 ? 1 : 0;
  switch (u_charType(point)) {
    case U_NON_SPACING_MARK: case U_ENCLOSING_MARK: case U_FORMAT_CHAR: case U_CONTROL_CHAR:
    case U_LINE_SEPARATOR: case U_PARAGRAPH_SEPARATOR:
      return point == 0xAD ? 1 : 0;
    default: break;
  }
  if (u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return 0;
  switch (u_getIntPropertyValue(point, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE: case U_EA_FULLWIDTH: return 2;
    default: return 1;
  }
}

/// A cluster is as wide as its widest character. Two regional indicators are a flag; U+FE0F asks for an
/// emoji, which is two columns wide.
int32_t columns(const char *text, int32_t start, int32_t end) {
  int32_t width = 0;
  int32_t indicators = 0;
  UChar32 first = -1;
  int32_t index = start;
  while (index < end) {
    UChar32 point;
    U8_NEXT_OR_FFFD(text, index, end, point);
    if (first < 0) first = point;
    if (point == emojiStyle && u_hasBinaryProperty(first, UCHAR_EMOJI)) width = 2;
    if (point >= 0x1F1E6 && point <= 0x1F1FF && ++indicators == 2) width = 2;
    width = std::max(width, columns(point));
  }
  return width;
}

}  // namespace

int32_t cicu_breaks(int32_t kind, const char *locale, const char *text, int32_t size, int32_t *offsets,
                    bool *words, int32_t capacity, int32_t *count) {
  if (size < 0 || size > maximumSize) return CICU_TOO_LARGE;
  if (capacity < size) return U_BUFFER_OVERFLOW_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  icu::BreakIterator *breaks = iterator(kind, locale, status);
  if (U_FAILURE(status)) return status;
  Text input(text, size, status);
  if (U_FAILURE(status)) return status;
  breaks->setText(&input.text, status);
  if (U_FAILURE(status)) return status;
  int32_t found = 0;
  breaks->first();
  for (int32_t end = breaks->next(); end != icu::BreakIterator::DONE && found < capacity;
       end = breaks->next()) {
    offsets[found] = end;
    if (words) words[found] = breaks->getRuleStatus() >= UBRK_WORD_NONE_LIMIT;
    ++found;
  }
  *count = found;
  return 0;
}

int32_t cicu_graphemes(const char *text, int32_t size, int32_t *count, int32_t *columnCount) {
  if (size < 0 || size > maximumSize) return CICU_TOO_LARGE;
  UErrorCode status = U_ZERO_ERROR;
  icu::BreakIterator *breaks = iterator(CICU_GRAPHEME, "und", status);
  if (U_FAILURE(status)) return status;
  Text input(text, size, status);
  if (U_FAILURE(status)) return status;
  breaks->setText(&input.text, status);
  if (U_FAILURE(status)) return status;
  int32_t clusters = 0;
  int32_t width = 0;
  int32_t start = breaks->first();
  for (int32_t end = breaks->next(); end != icu::BreakIterator::DONE; end = breaks->next()) {
    ++clusters;
    width += columns(text, start, end);
    start = end;
  }
  *count = clusters;
  *columnCount = width;
  return 0;
}
