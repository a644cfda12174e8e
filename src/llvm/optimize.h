// Simplifying a module with passes of LLVM's.

#pragma once

namespace llvm {
class Module;
}

// How much is done: mirrored by ffi.rs.
enum Effort : unsigned {
  Promote = 0,  // local variables become values
  Simplify = 1, // everything in optimize.cpp
};

// `step` names the pass that runs, for whoever has to say where LLVM failed.
void optimize_module(llvm::Module &module, Effort effort, const char *volatile &step);
