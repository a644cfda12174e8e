// Reading and verifying a module, and LLVM's passes on it.
//
// LLVM trusts its input: bitcode that is damaged may make it access invalid addresses, run into an endless loop, or call
// its fatal error handler, which ends the process. Nothing here prevents that: whoever does not trust the input reads it in
// a process of its own.

#ifndef NDEBUG
#define NDEBUG // A failed assertion in LLVM's headers would end the process.
#endif

#include "constants.h"
#include "optimize.h"
#include "regularize.h"
#include "llvm-c/Core.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/AsmParser/LLParser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <memory>
#include <string>

using namespace llvm;

namespace {

// An OUTCOME of constants.def.
using Outcome = uint32_t;

// Collects messages, and keeps LLVM from printing them and from ending the process.
struct Collector : DiagnosticHandler {
  std::string &errors;
  // The reason why the reader dropped debug information.
  std::string &dropped;

  Collector(std::string &errors, std::string &dropped) : errors(errors), dropped(dropped) {}

  bool handleDiagnostics(const DiagnosticInfo &info) override {
    if (info.getSeverity() == DS_Error)
      append(errors, info);
    else if (info.getKind() == DK_DebugMetadataVersion || info.getKind() == DK_DebugMetadataInvalid)
      append(dropped, info);
    return true;
  }

private:
  static void append(std::string &text, const DiagnosticInfo &info) {
    raw_string_ostream stream(text);
    DiagnosticPrinterRawOStream printer(stream);
    if (!text.empty())
      stream << '\n';
    info.print(printer);
  }
};

// Returns `true` if a function has debug information.
bool has_debug_info(const Function &function) {
  if (function.hasMetadata(LLVMContext::MD_dbg))
    return true;
  for (const BasicBlock &block : function)
    for (const Instruction &inst : block)
      if (inst.getDebugLoc() || inst.hasDbgRecords())
        return true;
  return false;
}

// Returns `true` if a module has debug information outside of functions.
bool has_global_debug_info(const Module &module) {
  for (const NamedMDNode &list : module.named_metadata())
    if (list.getName().starts_with("llvm.dbg.") || list.getName() == "llvm.gcov")
      return true;
  for (const GlobalVariable &global : module.globals())
    if (global.hasMetadata(LLVMContext::MD_dbg))
      return true;
  return false;
}

// A module, and whether it has any debug information.
struct ReadModule {
  Module *module = nullptr;
  bool has_debug_info = false;

  // Materializes the functions, and searches each for debug information while it is in the processor's caches.
  Error materialize() {
    has_debug_info = has_global_debug_info(*module);
    for (Function &function : *module) {
      if (Error error = function.materialize())
        return error;
      has_debug_info = has_debug_info || ::has_debug_info(function);
    }
    return module->materializeAll();
  }
};

ReadModule read_bitcode(MemoryBufferRef buffer, LLVMContext &context, std::string &message) {
  Expected<std::unique_ptr<Module>> module = getLazyBitcodeModule(buffer, context);
  if (!module) {
    message = toString(module.takeError());
    return {};
  }
  ReadModule read{module->release()};
  if (Error error = read.materialize()) {
    message = toString(std::move(error));
    delete read.module;
    return {};
  }
  return read;
}

// The parser itself is called because LLVM's other functions verify a module with debug information, print the errors, and
// end the process if the module is invalid.
ReadModule read_assembly(MemoryBufferRef buffer, LLVMContext &context, std::string &message) {
  SourceMgr sources;
  sources.AddNewSourceBuffer(MemoryBuffer::getMemBuffer(buffer), SMLoc());
  SMDiagnostic diagnostic;
  auto module = std::make_unique<Module>(buffer.getBufferIdentifier(), context);
  LLParser parser(buffer.getBuffer(), sources, diagnostic, module.get(), nullptr, context);
  if (!parser.Run(/*UpgradeDebugInfo=*/false)) {
    bool has_any = has_global_debug_info(*module);
    for (const Function &function : *module)
      has_any = has_any || has_debug_info(function);
    return {module.release(), has_any};
  }
  raw_string_ostream stream(message);
  if (diagnostic.getLineNo() > 0)
    stream << "line " << diagnostic.getLineNo() << ", column " << diagnostic.getColumnNo() + 1 << ": ";
  stream << diagnostic.getMessage();
  StringRef line = diagnostic.getLineContents().trim();
  if (!line.empty())
    stream << " in `" << line << '`';
  return {};
}

// Verifies the module, and drops debug information that is damaged or of another version, with the reason in `message`.
bool finish(const ReadModule &read, std::string &message) {
  raw_string_ostream stream(message);
  bool broken_debug_info = false;
  if (verifyModule(*read.module, &stream, &broken_debug_info))
    return false;
  unsigned version = getDebugMetadataVersionFromModule(*read.module);
  bool is_other_version = read.has_debug_info && version != DEBUG_METADATA_VERSION;
  if (is_other_version && !broken_debug_info)
    stream << "expected the module flag \"Debug Info Version\" with the value " << DEBUG_METADATA_VERSION << ", found "
           << version;
  if (broken_debug_info || is_other_version)
    StripDebugInfo(*read.module);
  return true;
}

// A context frees the token `none` after the metadata that refers to it, and would then free that metadata again.
// Therefore this function removes the references; no meaningful metadata has one.
void forget_token(LLVMContext &context) {
  Value *token = ConstantTokenNone::get(context);
  if (token->isUsedByMetadata())
    ValueAsMetadata::handleDeletion(token);
}

Outcome read_module(LLVMContext &context, MemoryBufferRef buffer, bool is_bitcode, Module *&result,
                    std::string &message) {
  std::string errors, dropped;
  context.setDiagnosticHandler(std::make_unique<Collector>(errors, dropped));
  ReadModule read = is_bitcode ? read_bitcode(buffer, context, message) : read_assembly(buffer, context, message);
  Outcome outcome = !read.module || !errors.empty() ? OUTCOME_MALFORMED
                    : finish(read, message)         ? OUTCOME_READ
                                                    : OUTCOME_BROKEN;
  context.setDiagnosticHandler(std::make_unique<DiagnosticHandler>());
  if (!errors.empty())
    message = message.empty() ? errors : errors + '\n' + message;
  if (outcome == OUTCOME_READ) {
    result = read.module;
    if (message.empty())
      message = dropped;
  } else {
    delete read.module;
  }
  forget_token(context);
  return outcome;
}

// Changes a module and verifies it again.
Outcome change_module(Module &module, function_ref<void(Module &)> change, char **message) {
  LLVMContext &context = module.getContext();
  std::string text, dropped;
  context.setDiagnosticHandler(std::make_unique<Collector>(text, dropped));
  change(module);
  raw_string_ostream stream(text);
  Outcome outcome = !text.empty() || verifyModule(module, &stream) ? OUTCOME_BROKEN : OUTCOME_READ;
  context.setDiagnosticHandler(std::make_unique<DiagnosticHandler>());
  *message = LLVMCreateMessage(text.c_str());
  return outcome;
}

} // namespace

extern "C" {

// Tells LLVM that it has the process for itself. Its reader of bitcode would verify every module with debug information,
// print the errors and end the process if the module is invalid; `finish` does the same with a result.
void lsr_own_process() {
  auto &options = cl::getRegisteredOptions();
  auto option = options.find("disable-auto-upgrade-debug-info");
  if (option != options.end())
    option->second->addOccurrence(0, option->first, "true");
}

// Reads and verifies a module of bitcode or, with a zero byte after `size`, of assembly. The caller disposes `message`,
// which is the reason for dropped debug information if a module is read. If none is, the context may be in a state that
// crashes its destructor.
uint32_t lsr_load(LLVMContextRef context, const char *data, size_t size, const char *name, size_t name_size,
                  bool is_bitcode, LLVMModuleRef *result, char **message) {
  MemoryBufferRef buffer(StringRef(data, size), StringRef(name, name_size));
  std::string text;
  Module *module = nullptr;
  Outcome outcome = read_module(*unwrap(context), buffer, is_bitcode, module, text);
  *result = wrap(module);
  *message = LLVMCreateMessage(text.c_str());
  return outcome;
}

// Simplifies a module and verifies it again.
uint32_t lsr_optimize(LLVMModuleRef module, uint32_t effort, char **message) {
  return change_module(*unwrap(module), [=](Module &module) { optimize_module(module, effort); }, message);
}

// Rewrites what SPIR-V lacks, and verifies the module again; regularize.h describes `calls`.
uint32_t lsr_regularize(LLVMModuleRef module, const char *calls, size_t size, char **message) {
  StringRef lines(calls, size);
  return change_module(*unwrap(module), [=](Module &module) { regularize_module(module, lines); }, message);
}

} // extern "C"
