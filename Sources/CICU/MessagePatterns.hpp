#pragma once

#include "Shim.hpp"

#include <unicode/messagepattern.h>

namespace cicu {

/// Whether a pattern may nest deeper than `maximumDepth`. Never says no wrongly.
bool tooDeep(const char *text, int32_t size);

}  // namespace cicu
