// Rewriting what SPIR-V lacks, as LLVM IR.

#pragma once

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Module;
}

// `calls` has a line for each function that becomes another one: its name, the name of the other, and how the arguments
// change, which regularize.cpp lists.
void regularize_module(llvm::Module &module, llvm::StringRef calls);
