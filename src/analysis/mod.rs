//! Facts about the LLVM module: pure functions of the module, computed once, then immutable.
//!
//! Nothing here emits or knows an id. What depends on what lowering wrote (the interface of an entry point)
//! is in `lower`, not here.

pub(crate) mod allocas;
mod block_literals;
mod block_numbers;
mod callers;
pub(crate) mod cfg;
pub(crate) mod checkpoints;
mod contraction;
pub(crate) mod element_types;
pub(crate) mod entry_points;
pub(crate) mod frames;
mod freeze;
mod function;
pub(crate) mod globals;
pub(crate) mod lifetimes;
pub(crate) mod loops;
pub(crate) mod placement;
pub(crate) mod spec_constants;
pub(crate) mod target;
pub(crate) mod targets;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::llvm::{Block, Function, ModuleRef, Opcode};

use block_numbers::BlockNumbers;
use contraction::Contraction;
use element_types::{ElementTypes, Equations};
use entry_points::{EntryPoints, is_known_outside};
use placement::Placement;
use spec_constants::SpecConstants;
use targets::{Targets, is_indirect};

pub(crate) use freeze::Freezes;
pub(crate) use function::{FunctionFacts, Needs};

/// The module-wide facts, in the order they are computed.
pub(crate) struct Facts<'m> {
    /// The bodies of OpenCL C blocks.
    block_bodies: FxHashSet<Function<'m>>,
    /// The numbers that stand for the addresses of blocks.
    pub(crate) block_numbers: BlockNumbers<'m>,
    /// The additions that consumers must not fuse.
    pub(crate) contraction: Contraction<'m>,
    /// What each pointer points to.
    pub(crate) element_types: ElementTypes<'m>,
    /// Which functions are kernels, and which of those are called like ordinary functions.
    pub(crate) entry_points: EntryPoints<'m>,
    /// The kinds of values that it freezes.
    pub(crate) freezes: Freezes,
    /// The functions without a `ret` that only calls in this module reach.
    never_returning: FxHashSet<Function<'m>>,
    /// How many instructions each function with a body has.
    sizes: FxHashMap<Function<'m>, usize>,
    /// Where variables lie whose address space does not say so.
    pub(crate) placement: Placement<'m>,
    /// SYCL's specialization constants.
    pub(crate) spec_constants: SpecConstants<'m>,
    /// Which functions pointers are.
    pub(crate) targets: Targets<'m>,
}

impl<'m> Facts<'m> {
    /// Reads the whole module once: a large one does not fit into a processor's caches, so whatever looks at every
    /// instruction does so in one walk.
    pub(crate) fn of(module: ModuleRef<'m>) -> Self {
        let mut equations = Equations::of(module);
        let (mut freezing, mut indirect_calls, mut sizes) = (Vec::new(), Vec::new(), FxHashMap::default());
        let mut never_returning = FxHashSet::default();
        for function in module.functions() {
            equations.add_parameters(function);
            let (mut size, mut returns) = (0, false);
            for inst in function.blocks().flat_map(Block::instructions) {
                equations.add_instruction(function, inst);
                size += 1;
                if inst.opcode() == Opcode::Freeze && freezing.last() != Some(&function) {
                    freezing.push(function);
                }
                returns |= inst.opcode() == Opcode::Ret;
                if is_indirect(inst) {
                    indirect_calls.push(inst);
                }
            }
            equations.end_function();
            if size > 0 {
                sizes.insert(function, size);
            }
            if size > 0 && !returns && !is_known_outside(function) {
                never_returning.insert(function);
            }
        }
        Self {
            block_bodies: block_literals::bodies(module),
            block_numbers: BlockNumbers::default(),
            contraction: Contraction::new(module),
            element_types: equations.solve(module),
            entry_points: EntryPoints::of(module),
            freezes: freeze::freezes(&freezing),
            never_returning,
            sizes,
            placement: placement::of(module),
            spec_constants: SpecConstants::of(module),
            targets: Targets::of(&indirect_calls),
        }
    }

    /// Returns `true` for a function with a body that never returns, and that only calls in this module reach.
    pub(crate) fn never_returns(&self, function: Function<'m>) -> bool {
        self.never_returning.contains(&function)
    }

    /// Returns `true` for a function whose address is part of OpenCL C block literals and of nothing else.
    pub(crate) fn is_block_body(&self, function: Function<'m>) -> bool {
        self.block_bodies.contains(&function)
    }

    /// How many instructions a function has.
    pub(crate) fn instruction_count(&self, function: Function<'m>) -> usize {
        self.sizes.get(&function).copied().unwrap_or(0)
    }
}
