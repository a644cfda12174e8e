// Reading and verifying a module without letting LLVM end the process.
//
// LLVM can fail in three ways besides reporting an error. It calls its fatal error handler, which must not return: the
// handler throws. It accesses invalid addresses because of damaged bitcode: the signal handler jumps out. It runs into
// an endless loop: a timer interrupts it. In all three cases LLVM's frames are left without cleaning up, so LLVM's
// objects are leaked and its context is reset (OUTCOME_ABORTED). LLVM's CrashRecoveryContext does the same for clang's
// crashes; this code also works after a stack overflow, and removes its handlers.
//
// Bitcode that LLVM refuses with an error may still have left the context in a state that crashes its destructor, so
// the context is reset then as well.

#ifndef NDEBUG
#define NDEBUG // A failed assertion in LLVM's headers would end the process.
#endif

#include "constants.h"
#include "optimize.h"
#include "llvm-c/Core.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/AsmParser/Parser.h"
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
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <csetjmp>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <sys/resource.h>
#include <sys/single_threaded.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace llvm;

namespace {

// An OUTCOME of constants.def.
using Outcome = uint32_t;

// Recovery.

// Thrown through LLVM's frames, which have no handlers.
struct FatalError {
  std::string reason;
};

struct Recovery {
  sigjmp_buf target;
  volatile int signal = 0;
};

// The point where this thread continues after LLVM fails, or null outside of `guarded`.
thread_local Recovery *volatile recovery = nullptr;

constexpr int TIMER_SIGNAL = SIGXCPU;
constexpr int SIGNALS[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, TIMER_SIGNAL};
struct sigaction previous_actions[std::size(SIGNALS)];

void on_signal(int signal, siginfo_t *info, void *) {
  if (Recovery *current = recovery) {
    recovery = nullptr;
    current->signal = signal;
    siglongjmp(current->target, 1);
  }
  if (signal == TIMER_SIGNAL)
    return; // The timer fired just after the work was done.
  // The signal of another thread: the previous handler gets it when the instruction is retried, or now if it was sent.
  for (size_t i = 0; i < std::size(SIGNALS); i++)
    if (SIGNALS[i] == signal)
      sigaction(signal, &previous_actions[i], nullptr);
  if (info->si_code <= 0)
    raise(signal);
}

// Installs the signal handlers while any thread reads.
class Handlers {
  static std::mutex mutex;
  static unsigned readers;

public:
  Handlers() {
    std::lock_guard<std::mutex> lock(mutex);
    if (readers++ > 0)
      return;
    struct sigaction action = {};
    action.sa_sigaction = on_signal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    for (size_t i = 0; i < std::size(SIGNALS); i++)
      sigaction(SIGNALS[i], &action, &previous_actions[i]);
  }

  ~Handlers() {
    std::lock_guard<std::mutex> lock(mutex);
    if (--readers > 0)
      return;
    for (size_t i = 0; i < std::size(SIGNALS); i++)
      sigaction(SIGNALS[i], &previous_actions[i], nullptr);
  }
};

std::mutex Handlers::mutex;
unsigned Handlers::readers = 0;

// A stack for the handler, because the thread's own may have overflowed.
class SignalStack {
  alignas(16) char memory[64 * 1024];
  stack_t previous;

public:
  SignalStack() {
    stack_t stack = {};
    stack.ss_sp = memory;
    stack.ss_size = sizeof(memory);
    sigaltstack(&stack, &previous);
  }

  ~SignalStack() { sigaltstack(&previous, nullptr); }
};

// Interrupts this thread after `seconds` of CPU time.
class Timer {
  timer_t timer;
  bool is_set;

public:
  explicit Timer(time_t seconds) {
    sigevent event = {};
    event.sigev_notify = SIGEV_THREAD_ID;
    event.sigev_signo = TIMER_SIGNAL;
    event._sigev_un._tid = static_cast<pid_t>(syscall(SYS_gettid));
    is_set = timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer) == 0;
    itimerspec limit = {};
    limit.it_value.tv_sec = seconds;
    if (is_set)
      timer_settime(timer, 0, &limit, nullptr);
  }

  ~Timer() {
    if (is_set)
      timer_delete(timer);
  }
};

// Limits the memory of this process, because damaged bitcode can request tens of gigabytes. The limit applies to the
// whole process, so it is only set while there is no other thread.
class MemoryLimit {
  rlimit previous;
  bool is_set = false;

  // A valid module needs about twenty times its size.
  static rlim_t allowance(size_t size) { return (rlim_t(1) << 30) + rlim_t(size) * 256; }

  // The memory that the process has mapped already; zero if unknown.
  static rlim_t mapped() {
    unsigned long pages = 0;
    if (FILE *file = fopen("/proc/self/statm", "r")) {
      if (fscanf(file, "%lu", &pages) != 1)
        pages = 0;
      fclose(file);
    }
    return rlim_t(pages) * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
  }

public:
  explicit MemoryLimit(size_t size) {
    if (!__libc_single_threaded || getrlimit(RLIMIT_AS, &previous) != 0)
      return;
    rlim_t now = mapped();
    rlimit limit = previous;
    limit.rlim_cur = now + allowance(size);
    if (now > 0 && limit.rlim_cur < previous.rlim_cur)
      is_set = setrlimit(RLIMIT_AS, &limit) == 0;
  }

  ~MemoryLimit() {
    if (is_set)
      setrlimit(RLIMIT_AS, &previous);
  }
};

// The size for work without input bytes, which gives generous limits.
constexpr size_t UNKNOWN_SIZE = size_t(1) << 30;

// The maximum size of an instruction in bitcode.
constexpr size_t INSTRUCTION_SIZE = 32;

// The time limit for an input: at least a hundred times the time for a valid one.
time_t time_limit(size_t size) { return 10 + static_cast<time_t>(size / 50'000); }

const char *describe(int signal) {
  return signal == TIMER_SIGNAL ? "out of time" : "it crashed";
}

void on_fatal_error(void *, const char *reason, bool) {
  if (recovery)
    throw FatalError{reason};
  // Otherwise LLVM ends the process, as without a handler, but the handler must print the message.
  errs() << "LLVM ERROR: " << reason << '\n';
}

void on_out_of_memory(void *, const char *reason, bool) {
  if (recovery)
    throw std::bad_alloc();
  errs() << "LLVM ERROR: " << reason << '\n';
  std::abort();
}

// Sets an option that exists only on LLVM's command line.
void set_option(StringRef name) {
  auto &options = cl::getRegisteredOptions();
  auto option = options.find(name);
  if (option != options.end())
    option->second->addOccurrence(0, name, "true");
}

void prepare_process() {
  static std::once_flag once;
  std::call_once(once, [] {
    install_fatal_error_handler(on_fatal_error);
    install_bad_alloc_error_handler(on_out_of_memory);
    // The reader would verify every module with debug information, print the errors and end the process if the
    // module is broken. `finish` below does the same with a result.
    set_option("disable-auto-upgrade-debug-info");
  });
}

// Returns the result of `work`, or OUTCOME_ABORTED and the reason. `work` must own nothing while LLVM may fail.
template <class Work> Outcome guarded(size_t size, std::string &reason, Work work) {
  prepare_process();
  SignalStack stack;
  Handlers handlers;
  MemoryLimit memory(size);
  Timer timer(time_limit(size));
  Recovery current;
  if (sigsetjmp(current.target, 1) != 0) {
    reason = describe(current.signal);
    return OUTCOME_ABORTED;
  }
  Outcome outcome = OUTCOME_ABORTED;
  recovery = &current;
  try {
    outcome = work();
  } catch (const FatalError &error) {
    reason = error.reason;
  } catch (const std::bad_alloc &) {
    reason = "out of memory";
  } catch (const std::exception &error) {
    reason = error.what();
  }
  recovery = nullptr;
  return outcome;
}

// Reading.

// Collects errors, and keeps LLVM from printing them and from ending the process.
struct Collector : DiagnosticHandler {
  std::string &errors;

  explicit Collector(std::string &errors) : errors(errors) {}

  bool handleDiagnostics(const DiagnosticInfo &info) override {
    if (info.getSeverity() == DS_Error) {
      raw_string_ostream stream(errors);
      DiagnosticPrinterRawOStream printer(stream);
      if (!errors.empty())
        stream << '\n';
      info.print(printer);
    }
    return true;
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

ReadModule read_assembly(MemoryBufferRef buffer, LLVMContext &context, std::string &message) {
  SMDiagnostic diagnostic;
  if (std::unique_ptr<Module> module = parseAssembly(buffer, diagnostic, context)) {
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
  std::string errors;
  context.setDiagnosticHandler(std::make_unique<Collector>(errors));
  ReadModule read = is_bitcode ? read_bitcode(buffer, context, message) : read_assembly(buffer, context, message);
  Outcome outcome = !read.module || !errors.empty() ? OUTCOME_MALFORMED
                    : finish(read, message)         ? OUTCOME_READ
                                                    : OUTCOME_BROKEN;
  if (!errors.empty())
    message = message.empty() ? errors : errors + '\n' + message;
  if (outcome == OUTCOME_READ)
    result = read.module;
  else
    delete read.module;
  forget_token(context);
  return outcome;
}

} // namespace

extern "C" {

// Reads and verifies a module of bitcode or, with a zero byte after `size`, of assembly. The caller disposes
// `message`, which is the reason for dropped debug information if a module is read. After bitcode that could not be read
// the context is reset; its earlier contents are leaked and must not be used.
uint32_t lsr_load(LLVMContextRef context_ref, const char *data, size_t size, const char *name, size_t name_size,
                  bool is_bitcode, LLVMModuleRef *result, char **message) {
  LLVMContext &context = *unwrap(context_ref);
  MemoryBufferRef buffer(StringRef(data, size), StringRef(name, name_size));
  // Leaked if LLVM is aborted.
  auto *text = new std::string;
  auto *previous = context.getDiagnosticHandler().release();
  std::string reason;
  Module *module = nullptr;
  Outcome outcome =
      guarded(size, reason, [&] { return read_module(context, buffer, is_bitcode, module, *text); });
  if (outcome != OUTCOME_ABORTED) {
    reason = *text;
    delete text;
  }
  if (outcome == OUTCOME_ABORTED || (outcome == OUTCOME_MALFORMED && is_bitcode)) {
    module = nullptr;
    new (&context) LLVMContext();
  }
  context.setDiagnosticHandler(std::unique_ptr<DiagnosticHandler>(previous));
  *result = wrap(module);
  *message = LLVMCreateMessage(reason.c_str());
  return outcome;
}

// Simplifies a module without views and verifies it again. If LLVM is aborted, the module must not be used again, and
// its context is reset.
uint32_t lsr_optimize(LLVMModuleRef module_ref, uint32_t effort, char **message) {
  Module &module = *unwrap(module_ref);
  LLVMContext &context = module.getContext();
  // Leaked if LLVM is aborted.
  auto *text = new std::string;
  auto *previous = context.getDiagnosticHandler().release();
  const char *volatile step = "";
  std::string reason;
  Outcome outcome = guarded(module.getInstructionCount() * INSTRUCTION_SIZE, reason, [&] {
    context.setDiagnosticHandler(std::make_unique<Collector>(*text));
    optimize_module(module, effort, step);
    raw_string_ostream stream(*text);
    return !text->empty() || verifyModule(module, &stream) ? OUTCOME_BROKEN : OUTCOME_READ;
  });
  if (outcome == OUTCOME_ABORTED) {
    reason = std::string(step) + ": " + reason;
    new (&context) LLVMContext();
  } else {
    reason = *text;
    delete text;
  }
  context.setDiagnosticHandler(std::unique_ptr<DiagnosticHandler>(previous));
  *message = LLVMCreateMessage(reason.c_str());
  return outcome;
}

// Returns the producer of the bitcode; empty if it is not recorded. The caller disposes the text.
char *lsr_producer(const char *data, size_t size) {
  auto *text = new std::string;
  std::string reason;
  Outcome outcome = guarded(size, reason, [&] {
    Expected<std::string> producer = getBitcodeProducerString(MemoryBufferRef(StringRef(data, size), ""));
    if (producer)
      *text = *producer;
    else
      consumeError(producer.takeError());
    return OUTCOME_READ;
  });
  if (outcome == OUTCOME_ABORTED)
    return LLVMCreateMessage("");
  char *message = LLVMCreateMessage(text->c_str());
  delete text;
  return message;
}

} // extern "C"
