#ifndef CICU_H
#define CICU_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of ICU that is linked, such as "72.1".
const char *cicu_version(void);

#ifdef __cplusplus
}
#endif

#endif
