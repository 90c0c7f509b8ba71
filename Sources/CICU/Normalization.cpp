#include "Shim.hpp"

#include <unicode/normalizer2.h>

using namespace cicu;

int32_t cicu_compose(const char *text, int32_t size, cicu_sink sink, void *context) {
  icu::UnicodeString decoded;
  if (int32_t code = decode(text, size, decoded)) return code;
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *form = icu::Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status)) return status;
  icu::UnicodeString composed = form->normalize(decoded, status);
  if (U_FAILURE(status)) return status;
  Sink{sink, context}(composed);
  return 0;
}
