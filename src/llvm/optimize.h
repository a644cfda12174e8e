// Simplifying a module with LLVM passes.

#pragma once

#include <cstdint>

namespace llvm {
class Module;
}

// `effort` is an EFFORT of constants.def.
void optimize_module(llvm::Module &module, uint32_t effort);
