// Simplifying a module with LLVM passes: a fixed, target-independent list that makes modules smaller.
//
// The passes run on LLVM IR because SPIRV-Tools' optimizer is made for shaders: most of its passes skip modules with
// the capability Addresses, and its mem2reg, which does not, ignores a variable whose address is stored.
//
// Each pass is linked by itself, because LLVM's pass builder would link all others. This code ignores `optnone`, which
// compilers add to every function at -O0: the option --optimize overrides it.

#ifndef NDEBUG
#define NDEBUG // A failed assertion in LLVM's headers would end the process.
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

using Step = void (*)(Module &, ModuleAnalysisManager &);

// Promotes local variables to values, propagates and folds constants, removes branches with known conditions, replaces
// those around an instruction or two by selects, and removes dead code: instructions, then functions and variables that
// are not visible to other modules.
constexpr Step STEPS[] = {
    on_functions<PromotePass>,
    on_functions<InstSimplifyPass>,
    on_functions<SCCPPass>,
    on_functions<SimplifyCFGPass>,
    on_functions<InstSimplifyPass>,
    on_functions<ADCEPass>,
    on_functions<SimplifyCFGPass>,
    on_module<GlobalDCEPass>,
};

// All work-items must reach the same barrier, and any function may call one indirectly, so no call may be duplicated
// into the preceding branches, whether it is marked convergent or not.
void keep_calls_together(Module &module) {
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<CallBase>(&instruction); call && !isa<IntrinsicInst>(call))
        call->setConvergent();
}

// Registers the analyses of the passes. No function of a kernel is a C library function, whatever its name.
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

void optimize_module(Module &module, uint32_t effort) {
  FunctionAnalysisManager functions;
  ModuleAnalysisManager modules;
  register_analyses(module, functions, modules);
  keep_calls_together(module);
  size_t count = effort == EFFORT_PROMOTE ? 1 : std::size(STEPS);
  for (Step run : ArrayRef(STEPS).take_front(count))
    run(module, modules);
}
