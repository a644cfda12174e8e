// Simplifying a module with passes of LLVM's.

#pragma once

#include <cstdint>

namespace llvm {
class Module;
}

// `effort` is an EFFORT of constants.def. `step` names the pass that runs, for whoever has to say where LLVM failed.
void optimize_module(llvm::Module &module, uint32_t effort, const char *volatile &step);
