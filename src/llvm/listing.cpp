// Printing a module with the positions of its values in the text.

#ifndef NDEBUG
#define NDEBUG // A failed assertion in LLVM's headers would end the process.
#endif

#include "llvm-c/Core.h"
#include "llvm/IR/AssemblyAnnotationWriter.h"
#include "llvm/IR/BasicBlock.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FormattedStream.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <string>

using namespace llvm;

namespace {

using Note = void (*)(void *context, LLVMValueRef value, uint64_t position);

// Passes each function, block and instruction on, with the position at which its text starts; that of a block is after
// its label.
class Positions final : public AssemblyAnnotationWriter {
public:
  Positions(Note note, void *context) : note(note), context(context) {}

  void emitFunctionAnnot(const Function *function, formatted_raw_ostream &out) override { add(function, out); }
  void emitBasicBlockStartAnnot(const BasicBlock *block, formatted_raw_ostream &out) override { add(block, out); }
  void emitInstructionAnnot(const Instruction *inst, formatted_raw_ostream &out) override { add(inst, out); }

private:
  void add(const Value *value, formatted_raw_ostream &out) { note(context, wrap(value), out.tell()); }

  Note note;
  void *context;
};

} // namespace

extern "C" {

// Returns the text of the module, which the caller disposes.
char *lsr_print_module(LLVMModuleRef module, Note note, void *context) {
  std::string text;
  raw_string_ostream stream(text);
  Positions positions(note, context);
  unwrap(module)->print(stream, &positions);
  return LLVMCreateMessage(text.c_str());
}

} // extern "C"
