// The numbers of constants.def, which ffi.rs defines too.

#pragma once

#include <cstdint>

#define CONSTANT(name, number) constexpr uint32_t name = number;
#include "constants.def"
#undef CONSTANT
