#include "Shim.hpp"

#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

using namespace cicu;

namespace {

std::string text(const UVersionInfo version) {
  char buffer[U_MAX_VERSION_STRING_LENGTH];
  u_versionToString(version, buffer);
  return buffer;
}

}  // namespace

int32_t cicu_maximum_depth(void) { return maximumDepth; }
int32_t cicu_maximum_size(void) { return maximumSize; }

const char *cicu_error_name(int32_t code) {
  switch (code) {
    case CICU_MISSING_ARGUMENT: return "CICU_MISSING_ARGUMENT";
    case CICU_ARGUMENT_TYPE: return "CICU_ARGUMENT_TYPE";
    case CICU_TOO_DEEP: return "CICU_TOO_DEEP";
    case CICU_TOO_LARGE: return "CICU_TOO_LARGE";
    case CICU_UNKNOWN_TIME_ZONE: return "CICU_UNKNOWN_TIME_ZONE";
    case CICU_NO_DATA: return "CICU_NO_DATA";
    default: return u_errorName(static_cast<UErrorCode>(code));
  }
}

const char *cicu_version(void) {
  static const std::string version = [] {
    UVersionInfo info;
    u_getVersion(info);
    return text(info);
  }();
  return version.c_str();
}

const char *cicu_cldr_version(void) {
  static const std::string version = [] {
    UErrorCode status = U_ZERO_ERROR;
    UVersionInfo info = {};
    ulocdata_getCLDRVersion(info, &status);
    return text(info);
  }();
  return version.c_str();
}

const char *cicu_unicode_version(void) {
  static const std::string version = [] {
    UVersionInfo info;
    u_getUnicodeVersion(info);
    return text(info);
  }();
  return version.c_str();
}
