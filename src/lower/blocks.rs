//! Blocks and the phis between them (specification, section 2.4).
//!
//! A phi's operand is made at the end of the predecessor it comes from: only there does it dominate the edge, so
//! constant expressions and pointer casts are in the right place, whichever of the two blocks is written first. The
//! `OpPhi` is written with empty slots for its operands; each predecessor fills its own, once for however many edges
//! it has to the block.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::analysis::block_order::block_order;
use crate::error::Result;
use crate::llvm::{Block, Inst, Opcode};
use crate::spirv::Id;
use crate::spirv::grammar::Op;
use crate::spirv::inst::Inst as SpirvInst;

use crate::lower::builtins::makes_sampled_image;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::module::invalid;
use crate::lower::cx::sampled_images::{Operand, Operands, SampledImage};
use crate::lower::inst::checkpoints::{lower_merges, merge_operands};
use crate::lower::inst::loop_controls::{Controls, find_loops, way_out};
use crate::lower::inst::lower_instruction;

/// The control flow written so far.
#[derive(Default)]
pub(super) struct Flow<'m> {
    pub(super) labels: FxHashMap<Block<'m>, Id>,
    /// The label of the block being written; one LLVM block may become several.
    pub(super) current: Option<Id>,
    joins: FxHashMap<Block<'m>, Join<'m>>,
    pub(super) controls: Controls<'m>,
}

impl Flow<'_> {
    /// In the block with this label, and no other block known.
    pub(super) fn at(label: Id) -> Self {
        Self { current: Some(label), ..Self::default() }
    }
}

/// A block with phis: LLVM's, and those of stack checkpoints.
struct Join<'m> {
    phis: SmallVec<[Inst<'m>; 2]>,
    /// The reachable predecessors: their place among the phis' operands in LLVM and in SPIR-V.
    slots: FxHashMap<Block<'m>, Slot>,
    /// Where the operands of each `OpPhi` start in the body.
    operands: Vec<usize>,
    /// What the predecessors written so far bring: their slot, the label they end in, the operand of each `OpPhi`.
    edges: Vec<(usize, Id, Parts)>,
}

#[derive(Clone, Copy)]
struct Slot {
    incoming: u32,
    place: usize,
}

/// Writes all blocks that the entry reaches.
pub(super) fn lower_blocks<'m>(fx: &mut FunctionCx<'_, 'm>) -> Result<()> {
    let order = block_order(fx.function);
    find_joins(fx, &order);
    find_loops(fx, &order);
    for (position, block) in order.iter().enumerate() {
        let label = fx.label(*block);
        fx.mx.name(label, block.name())?;
        if position == 0 {
            // The label of the entry block is written by the function, in front of its variables.
            fx.flow.current = Some(label);
        } else {
            fx.begin_block(label)?;
        }
        lower_block(fx, *block)?;
    }
    fill_phis(fx);
    Ok(())
}

/// Returns `true` if a block starts with phis: LLVM's, or those of stack checkpoints.
pub(super) fn has_phis<'m>(fx: &FunctionCx<'_, 'm>, block: Block<'m>) -> bool {
    block.instructions().next().is_some_and(|inst| inst.opcode() == Opcode::Phi) || !fx.stack.merges(block).is_empty()
}

fn find_joins<'m>(fx: &mut FunctionCx<'_, 'm>, order: &[Block<'m>]) {
    let joins: Vec<Block<'m>> = order.iter().filter(|block| has_phis(fx, **block)).copied().collect();
    if joins.is_empty() {
        return;
    }
    let reachable: FxHashSet<Block<'m>> = order.iter().copied().collect();
    for block in joins {
        let phis: SmallVec<[Inst<'m>; 2]> =
            block.instructions().take_while(|inst| inst.opcode() == Opcode::Phi).collect();
        let predecessors: SmallVec<[Block<'m>; 2]> = match (phis.first(), fx.stack.merges(block).first()) {
            (Some(phi), _) => phi.incoming().map(|(_, predecessor)| predecessor).collect(),
            (None, Some(merge)) => fx.stack.predecessors(*merge),
            (None, None) => SmallVec::new(),
        };
        let mut slots = FxHashMap::default();
        for (incoming, predecessor) in predecessors.into_iter().enumerate() {
            if reachable.contains(&predecessor) {
                let place = slots.len();
                slots.entry(predecessor).or_insert(Slot { incoming: incoming as u32, place });
            }
        }
        fx.flow.joins.insert(block, Join { phis, slots, operands: Vec::new(), edges: Vec::new() });
    }
}

fn lower_block<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>) -> Result<()> {
    let mut behind_phis = false;
    for inst in block.instructions() {
        if inst.opcode() != Opcode::Phi {
            if !behind_phis {
                behind_phis = true;
                lower_merges(fx, block)?;
            }
            fx.lower_records(inst)?;
        }
        fx.come_from(inst)?;
        if fx.mx.trace.enabled {
            fx.mx.trace.instruction(fx.words.main.len(), inst);
        }
        let lowered = match inst.opcode() {
            Opcode::Phi => lower_phi(fx, block, inst),
            _ => lower_instruction(fx, inst),
        };
        lowered.map_err(|error| error.at(inst.value().describe()))?;
    }
    Ok(())
}

/// `phi T [a, %x], [b, %y]` => an `OpPhi` a part
fn lower_phi<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>, phi: Inst<'m>) -> Result<()> {
    if let Some(operands) = fx.sampled_phi(phi, makes_sampled_image) {
        return lower_sampled_phi(fx, block, phi, operands);
    }
    let types = fx.types_of(phi.value())?;
    let ids = types.into_iter().map(|ty| emit_phi(fx, block, ty)).collect::<Result<Parts>>()?;
    fx.define(phi.value(), ids)
}

/// Writes an `OpPhi` whose operands the predecessors fill in.
pub(super) fn emit_phi<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>, ty: Id) -> Result<Id> {
    let id = fx.fresh();
    let Some(join) = fx.flow.joins.get_mut(&block) else {
        return Err(invalid("a phi stands behind other instructions"));
    };
    // The type and the result come first, and the opcode before them.
    join.operands.push(fx.words.main.len() + 3);
    let empty = [0; 2];
    let mut inst = SpirvInst::new(Op::Phi).id(ty).id(id);
    for _ in 0..join.slots.len() {
        inst = inst.words(&empty);
    }
    fx.emit(inst)?;
    Ok(id)
}

/// A phi of sampled images => an `OpPhi` of the images and one of the samplers, as far as they differ
fn lower_sampled_phi<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    block: Block<'m>,
    phi: Inst<'m>,
    operands: Operands<'m>,
) -> Result<()> {
    let mut operand = |operand| -> Result<(Id, Id)> {
        match operand {
            // It dominates each value of the phi, and so the phi.
            Operand::Same(value) => Ok((fx.scalar(value)?, fx.type_of_operand(value)?)),
            Operand::Varies(value) => {
                let ty = fx.type_of_operand(value)?;
                Ok((emit_phi(fx, block, ty)?, ty))
            }
        }
    };
    let (image, image_type) = operand(operands.image)?;
    let (sampler, sampler_type) = operand(operands.sampler)?;
    let ty = fx.type_of(phi.value())?;
    let sampled = SampledImage { ty, image, image_type, sampler, sampler_type, made: None };
    fx.define_sampled_image(phi.value(), sampled);
    Ok(())
}

/// Makes what the block at hand brings to the phis of its successors; stands before every terminator.
pub(super) fn leave_block<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>) -> Result<()> {
    if fx.flow.joins.is_empty() {
        return Ok(());
    }
    for successor in block.successors() {
        let Some(join) = fx.flow.joins.get(&successor) else { continue };
        let Some(slot) = join.slots.get(&block).copied() else { continue };
        // A switch may go to one block by several edges.
        if join.edges.last().is_some_and(|(place, ..)| *place == slot.place) {
            continue;
        }
        let phis = join.phis.clone();
        let mut parts = Parts::new();
        for phi in phis {
            let value = phi
                .incoming_from(block, slot.incoming)
                .ok_or_else(|| invalid("a phi lacks an operand for one of its predecessors"))?;
            if let Some(operands) = fx.sampled_phi(phi, makes_sampled_image) {
                parts.extend(fx.sampled_incoming(operands, value)?);
                continue;
            }
            let node = fx.mx.facts.element_types.node(phi.value());
            parts.extend(fx.value_as(value, node)?);
        }
        parts.extend(merge_operands(fx, block, successor)?);
        let label = match way_out(fx, block, successor) {
            Some(label) => label,
            None => fx.current_block()?,
        };
        if let Some(join) = fx.flow.joins.get_mut(&successor) {
            join.edges.push((slot.place, label, parts));
        }
    }
    Ok(())
}

fn fill_phis(fx: &mut FunctionCx<'_, '_>) {
    let words = &mut fx.words.main;
    // The order of the joins does not show: each writes its own words.
    #[expect(clippy::iter_over_hash_type, reason = "every join fills slots of its own")]
    for join in fx.flow.joins.values() {
        for (place, label, parts) in &join.edges {
            for (start, part) in join.operands.iter().zip(parts) {
                words.set_id(start + 2 * place, *part);
                words.set_id(start + 2 * place + 1, *label);
            }
        }
    }
}
