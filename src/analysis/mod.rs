//! Facts about the LLVM module and about each function, computed once, then immutable.
//!
//! This layer emits no instructions and has no ids. Facts that depend on emitted instructions, such as the interface of
//! an entry point, are in `lower`.

pub(crate) mod addresses;
pub(crate) mod allocas;
mod block_literals;
pub(crate) mod callees;
mod callers;
pub(crate) mod cfg;
pub(crate) mod checkpoints;
mod contraction;
pub(crate) mod element_types;
pub(crate) mod entry_points;
mod escapes;
mod freeze;
mod function;
pub(crate) mod globals;
pub(crate) mod indirect_call_targets;
mod lifetimes;
pub(crate) mod loops;
pub(crate) mod merges;
pub(crate) mod placement;
mod pointer_uses;
pub(crate) mod promoted;
pub(crate) mod spec_constants;
pub(crate) mod target;
mod unused;
mod vector_compute;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::{Block, Function, Inst, ModuleRef, Opcode};
use crate::map::intrinsics::Effect;

use callees::Callees;
use contraction::Contraction;
use element_types::{ElementTypes, Equations};
use entry_points::{EntryPoints, has_unknown_callers};
use indirect_call_targets::{FunctionPointers, Targets, is_indirect};
use lifetimes::Lifetimes;
use loops::LoopHints;
use placement::{Placement, VectorCompute};
use spec_constants::SpecConstants;
use unused::UnusedFunctions;

pub(crate) use freeze::{FreezeSlice, Freezes};
pub(crate) use function::{FunctionFacts, Needs};

/// The facts about a module.
pub(crate) struct Facts<'m> {
    /// The bodies of OpenCL C blocks that nothing calls by their addresses.
    block_bodies: FxHashSet<Function<'m>>,
    /// The additions that consumers must not fuse.
    pub(crate) contraction: Contraction<'m>,
    /// The pointees of pointers.
    pub(crate) element_types: ElementTypes<'m>,
    /// The kernels, and those of them that are called like ordinary functions.
    pub(crate) entry_points: EntryPoints<'m>,
    /// The kinds of values that it freezes.
    pub(crate) freezes: Freezes,
    /// The `freeze` instructions of each function that has any.
    frozen: FxHashMap<Function<'m>, Vec<Inst<'m>>>,
    /// The declared functions that are no imports.
    pub(crate) callees: Callees<'m>,
    /// The pointers that outlive an iteration or a call.
    pub(crate) lifetimes: Lifetimes<'m>,
    /// The hints of loops.
    loop_hints: LoopHints<'m>,
    /// `true` if some instruction may end a work-item, or a function never returns.
    may_stop: bool,
    /// The functions without a `ret` whose callers are all known.
    never_returning: FxHashSet<Function<'m>>,
    /// The variables whose storage class differs from that of their address space.
    pub(crate) placement: Placement<'m>,
    /// SYCL's specialization constants.
    pub(crate) spec_constants: SpecConstants<'m>,
    /// The functions that indirect calls call.
    pub(crate) targets: Targets<'m>,
    /// The functions that are not part of the output.
    pub(crate) unused: UnusedFunctions<'m>,
}

impl<'m> Facts<'m> {
    /// Computes the facts about a module.
    ///
    /// All facts that depend on every instruction are read in one walk: a large module does not fit into a processor's
    /// caches.
    pub(crate) fn new(
        module: ModuleRef<'m>,
        callees: Callees<'m>,
        function_pointers: FunctionPointers,
        vector_compute: VectorCompute,
    ) -> Self {
        let block_bodies = block_literals::bodies(module, function_pointers);
        let mut equations = Equations::new(module, function_pointers, block_bodies.clone());
        let mut contraction = Contraction::new();
        let mut frozen: FxHashMap<_, Vec<_>> = FxHashMap::default();
        let mut indirect_calls = Vec::new();
        let (mut loop_hints, mut never_returning) = (LoopHints::default(), FxHashSet::default());
        let unused = UnusedFunctions::new(module);
        for function in module.functions().filter(|function| !unused.contains(*function)) {
            equations.add_parameters(function);
            let mut returns = false;
            for inst in function.blocks().flat_map(Block::instructions) {
                equations.add_instruction(&callees, function, inst);
                contraction.add_instruction(&callees, inst);
                loop_hints.add_instruction(inst);
                if inst.opcode() == Opcode::Freeze {
                    frozen.entry(function).or_default().push(inst);
                }
                returns |= inst.opcode() == Opcode::Ret;
                if is_indirect(inst) {
                    indirect_calls.push(inst);
                }
            }
            equations.end_function();
            if !function.is_declaration() {
                contraction.end_function(function);
                if !returns && !has_unknown_callers(function) {
                    never_returning.insert(function);
                }
            }
        }
        Self {
            block_bodies,
            contraction,
            element_types: equations.solve(module),
            entry_points: EntryPoints::new(module),
            freezes: freeze::freezes(&frozen),
            frozen,
            lifetimes: Lifetimes::default(),
            loop_hints,
            may_stop: callees.declares_effect(Effect::Traps) || !never_returning.is_empty(),
            never_returning,
            placement: Placement::new(module, &callees, vector_compute),
            spec_constants: SpecConstants::new(module, &callees),
            targets: match function_pointers {
                FunctionPointers::Typed => Targets::default(),
                FunctionPointers::Resolved => Targets::new(&callees, &indirect_calls),
            },
            callees,
            unused,
        }
    }

    /// Returns `true` if control does not continue after an instruction: a trap, or a call that returns only after a trap.
    fn stops(&self, inst: Inst<'m>, aborts: bool) -> bool {
        self.callees.has_effect(inst, Effect::Traps)
            || !aborts && inst.is_call() && inst.called_function().is_some_and(|callee| self.never_returns(callee))
    }

    /// Returns `true` for a function with a body that never returns and whose callers are all known.
    pub(crate) fn never_returns(&self, function: Function<'m>) -> bool {
        self.never_returning.contains(&function)
    }

    /// Returns `true` for a function with a body that is part of the output.
    pub(crate) fn is_written(&self, function: Function<'m>) -> bool {
        !function.is_declaration() && !self.unused.contains(function)
    }

    /// Returns `true` for a function whose address is used in OpenCL C block literals only, and never called.
    pub(crate) fn is_block_body(&self, function: Function<'m>) -> bool {
        self.block_bodies.contains(&function)
    }

    /// Returns the instructions of a function whose results must not be poison; see [`Freezes`].
    pub(crate) fn freeze_slice(&self, function: Function<'m>) -> FreezeSlice<'m> {
        FreezeSlice::in_module(self.freezes, function, self.frozen.get(&function).map_or(&[], Vec::as_slice))
    }
}
