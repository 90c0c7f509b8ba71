#pragma once

// What every file of the shim needs: text in, text out, locales in.

#include "CICU.h"

#include <string>

#include <unicode/bytestream.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

namespace cicu {

constexpr int32_t maximumDepth = 200;
constexpr int32_t maximumSize = 1 << 28;

/// An ICU status as a result: warnings are success.
inline int32_t result(UErrorCode status) { return U_FAILURE(status) ? status : 0; }

/// UTF-16 of a text; the string's own memory is used again where it is large enough.
inline int32_t decode(const char *text, int32_t size, icu::UnicodeString &into) {
  if (size < 0 || size > maximumSize) return CICU_TOO_LARGE;
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  char16_t *buffer = into.getBuffer(size + 1);
  if (!buffer) return U_MEMORY_ALLOCATION_ERROR;
  u_strFromUTF8WithSub(buffer, size + 1, &length, text, size, 0xFFFD, nullptr, &status);
  into.releaseBuffer(U_SUCCESS(status) ? length : 0);
  return result(status);
}

inline icu::UnicodeString decode(const char *text, int32_t size) {
  icu::UnicodeString string;
  decode(text, size, string);
  return string;
}

struct Sink {
  cicu_sink function;
  void *context;
  void operator()(const std::string &text) const {
    function(context, text.data(), static_cast<int32_t>(text.size()));
  }
  void operator()(const char *text) const { (*this)(std::string(text)); }
  void operator()(const icu::UnicodeString &text) const {
    std::string bytes;
    text.toUTF8String(bytes);
    (*this)(bytes);
  }
  void operator()(const char16_t *text, int32_t length) const {
    (*this)(icu::UnicodeString(false, text, length));
  }
};

/// The ICU locale of a well-formed BCP 47 tag.
int32_t locale(const char *tag, icu::Locale &into);
/// The BCP 47 tag of an ICU locale name such as "zh_Hant_HK"; "und" for the root.
std::string tag(const char *name);

/// A resource bundle that closes itself.
struct Bundle {
  UResourceBundle *pointer = nullptr;
  Bundle() = default;
  explicit Bundle(UResourceBundle *bundle) : pointer(bundle) {}
  Bundle(Bundle &&other) noexcept : pointer(other.pointer) { other.pointer = nullptr; }
  Bundle &operator=(Bundle &&other) noexcept {
    std::swap(pointer, other.pointer);
    return *this;
  }
  ~Bundle() { ures_close(pointer); }
  operator UResourceBundle *() const { return pointer; }
};

/// The string of a resource; empty where it is none.
inline icu::UnicodeString string(const UResourceBundle *bundle) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  const char16_t *text = ures_getString(bundle, &length, &status);
  return U_SUCCESS(status) ? icu::UnicodeString(text, length) : icu::UnicodeString();
}

}  // namespace cicu
