//! Facts about the LLVM module: pure functions of the module, computed once, then immutable.
//!
//! Nothing here emits or knows an id. What depends on what lowering wrote (the interface of an entry point)
//! is in `lower`, not here.

pub(crate) mod allocas;
pub(crate) mod block_order;
pub(crate) mod element_types;
pub(crate) mod entry_points;
pub(crate) mod frames;
pub(crate) mod frozen;
pub(crate) mod lifetimes;
pub(crate) mod loops;
pub(crate) mod placement;
pub(crate) mod spec_constants;
pub(crate) mod stack_states;
pub(crate) mod targets;

use crate::llvm::{Block, ModuleRef, Opcode};

use element_types::{ElementTypes, Equations};
use entry_points::EntryPoints;
use frozen::Freezes;
use placement::Placement;
use spec_constants::SpecConstants;
use targets::{Targets, is_indirect};

/// The module-wide facts, in the order they are computed.
pub(crate) struct Facts<'m> {
    /// What each pointer points to.
    pub(crate) element_types: ElementTypes<'m>,
    /// Which functions are kernels, and which of those are called like ordinary functions.
    pub(crate) entry_points: EntryPoints<'m>,
    /// What it freezes.
    pub(crate) freezes: Freezes,
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
        let (mut freezing, mut indirect_calls) = (Vec::new(), Vec::new());
        for function in module.functions() {
            equations.add_parameters(function);
            for inst in function.blocks().flat_map(Block::instructions) {
                equations.add_instruction(function, inst);
                if inst.opcode() == Opcode::Freeze && freezing.last() != Some(&function) {
                    freezing.push(function);
                }
                if is_indirect(inst) {
                    indirect_calls.push(inst);
                }
            }
        }
        Self {
            element_types: equations.solve(module),
            entry_points: EntryPoints::of(module),
            freezes: frozen::freezes(&freezing),
            placement: placement::of(module),
            spec_constants: SpecConstants::of(module),
            targets: Targets::of(&indirect_calls),
        }
    }
}
