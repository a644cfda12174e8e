// Simplifying a module with LLVM passes.

#pragma once

#include <cstdint>

namespace llvm {
class Module;
}

// `effort` is an EFFORT of constants.def. `step` is the name of the running pass, for error messages.
void optimize_module(llvm::Module &module, uint32_t effort, const char *volatile &step);
