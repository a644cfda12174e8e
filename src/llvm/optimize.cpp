// Simplifying a module with passes of LLVM's: a fixed list that makes modules smaller and knows nothing of any target.
//
// They work on LLVM IR because SPIRV-Tools' optimiser is made for shaders: most of its passes leave modules with the
// capability Addresses alone, and its mem2reg, which does not, takes no notice of a variable whose address is stored.
//
// Each pass is linked by itself, as LLVM's pass builder would bring all others with it. Nothing here looks at `optnone`,
// which a compiler puts on every function when it is told not to optimise: whoever asks for this has decided otherwise.

#ifndef NDEBUG
#define NDEBUG // An assertion in LLVM's headers would end the process.
#endif

#include "optimize.h"
#include "constants.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
#include "llvm/Transforms/Scalar/SCCP.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/Mem2Reg.h"

using namespace llvm;

namespace {

template <class Pass> void on_module(Module &module, ModuleAnalysisManager &analyses) {
  ModulePassManager manager;
  manager.addPass(Pass());
  manager.run(module, analyses);
}

template <class Pass> void on_functions(Module &module, ModuleAnalysisManager &analyses) {
  ModulePassManager manager;
  manager.addPass(createModuleToFunctionPassAdaptor(Pass()));
  manager.run(module, analyses);
}

struct Step {
  const char *name;
  void (*run)(Module &, ModuleAnalysisManager &);
};

// Local variables become values, constants are propagated and folded, branches that are known go and those around an
// instruction or two become selections, and what nothing needs goes: instructions, then functions and variables that
// other modules do not see.
constexpr Step STEPS[] = {
    {"mem2reg", on_functions<PromotePass>},
    {"instsimplify", on_functions<InstSimplifyPass>},
    {"sccp", on_functions<SCCPPass>},
    {"simplifycfg", on_functions<SimplifyCFGPass>},
    {"instsimplify", on_functions<InstSimplifyPass>},
    {"adce", on_functions<ADCEPass>},
    {"simplifycfg", on_functions<SimplifyCFGPass>},
    {"globaldce", on_module<GlobalDCEPass>},
};

// No work-item may get to a barrier by a way of its own, and what a function calls in the end is not known, so no call
// is copied into the branches before it, whether it is marked as one of a barrier or not.
void keep_calls_together(Module &module) {
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<CallBase>(&instruction); call && !isa<IntrinsicInst>(call))
        call->setConvergent();
}

// What the passes ask for. A kernel's functions are not those of a C library, whatever their names.
void register_analyses(const Module &module, FunctionAnalysisManager &functions, ModuleAnalysisManager &modules) {
  TargetLibraryInfoImpl library(module.getTargetTriple());
  library.disableAllFunctions();
  functions.registerPass([&] { return TargetLibraryAnalysis(library); });
  functions.registerPass([] { return TargetIRAnalysis(); });
  functions.registerPass([] { return AAManager(); });
  functions.registerPass([] { return AssumptionAnalysis(); });
  functions.registerPass([] { return DominatorTreeAnalysis(); });
  functions.registerPass([] { return PostDominatorTreeAnalysis(); });
  functions.registerPass([] { return OptimizationRemarkEmitterAnalysis(); });
  functions.registerPass([] { return PassInstrumentationAnalysis(); });
  functions.registerPass([&] { return ModuleAnalysisManagerFunctionProxy(modules); });
  modules.registerPass([] { return PassInstrumentationAnalysis(); });
  modules.registerPass([&] { return FunctionAnalysisManagerModuleProxy(functions); });
}

} // namespace

void optimize_module(Module &module, uint32_t effort, const char *volatile &step) {
  FunctionAnalysisManager functions;
  ModuleAnalysisManager modules;
  register_analyses(module, functions, modules);
  keep_calls_together(module);
  size_t count = effort == EFFORT_PROMOTE ? 1 : std::size(STEPS);
  for (const Step &next : ArrayRef(STEPS).take_front(count)) {
    step = next.name;
    next.run(module, modules);
  }
}
