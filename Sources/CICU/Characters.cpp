#include "Shim.hpp"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

cicu_character cicu_character_of(int32_t code_point) {
  UErrorCode status = U_ZERO_ERROR;
  cicu_character result = {};
  UScriptCode script = uscript_getScript(code_point, &status);
  result.script = U_SUCCESS(status) ? script : USCRIPT_UNKNOWN;
  result.bidi_class = u_charDirection(code_point);
  result.east_asian_width = u_getIntPropertyValue(code_point, UCHAR_EAST_ASIAN_WIDTH);
  result.category = u_charType(code_point);
  result.is_white_space = u_isUWhiteSpace(code_point);
  result.is_mirrored = u_isMirrored(code_point);
  result.is_bidi_control = u_hasBinaryProperty(code_point, UCHAR_BIDI_CONTROL);
  result.is_default_ignorable = u_hasBinaryProperty(code_point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
  result.is_emoji_presentation = u_hasBinaryProperty(code_point, UCHAR_EMOJI_PRESENTATION);
  return result;
}

const char *cicu_script_tag(int32_t script) {
  const char *tag = uscript_getShortName(static_cast<UScriptCode>(script));
  return tag ? tag : "Zzzz";
}

int32_t cicu_script_code(const char *tag) {
  return u_getPropertyValueEnum(UCHAR_SCRIPT, tag);
}

int32_t cicu_script_extensions(int32_t code_point, int32_t *scripts, int32_t capacity, int32_t *count) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode found[64];
  int32_t total = uscript_getScriptExtensions(code_point, found, 64, &status);
  if (U_FAILURE(status)) return status;
  for (int32_t index = 0; index < total && index < capacity; ++index) scripts[index] = found[index];
  *count = total;
  return 0;
}
