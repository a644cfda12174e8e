//! Phis (specification, `OpPhi`).
//!
//! A phi's operand is emitted at the end of its predecessor: only there does it dominate the edge, so constant
//! expressions and pointer casts are at the right position, whichever of the two blocks is emitted first.

use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;

use crate::analysis::cfg::Cfg;
use crate::error::invalid;
use crate::ir::{Block, Opcode};
use crate::lower::cx::function::control_flow::{IncomingParts, Join, Slot, edge_block, emit_phi};
use crate::lower::cx::function::sampled_images::{Operand, Operands, SampledImage};
use crate::lower::cx::prelude::*;
use crate::lower::inst::checkpoints::merge_operands;
use crate::lower::inst::predecessors::{MAX_PARENTS, group_predecessors};

/// Returns `true` if a block starts with phis: LLVM's, or those of stack checkpoints.
pub(in crate::lower) fn has_phis<'m>(fx: &FunctionCx<'_, 'm>, block: Block<'m>) -> bool {
    block.instructions().next().is_some_and(|inst| inst.opcode() == Opcode::Phi)
        || !fx.facts.checkpoints.merges(block).is_empty()
}

/// Finds the blocks with phis and their predecessors.
pub(in crate::lower) fn find_joins<'m>(fx: &mut FunctionCx<'_, 'm>, cfg: &Cfg<'m>) {
    for block in cfg.emission_order() {
        if !has_phis(fx, block) {
            continue;
        }
        let phis: SmallVec<[Inst<'m>; 2]> =
            block.instructions().take_while(|inst| inst.opcode() == Opcode::Phi).collect();
        let predecessors: SmallVec<[Block<'m>; 2]> = match (phis.first(), fx.facts.checkpoints.merges(block).first()) {
            (Some(phi), _) => phi.incoming().map(|(_, predecessor)| predecessor).collect(),
            (None, Some(merge)) => fx.facts.checkpoints.predecessors(*merge).collect(),
            (None, None) => SmallVec::new(),
        };
        let mut slots = FxHashMap::with_capacity_and_hasher(predecessors.len(), FxBuildHasher);
        for (incoming, predecessor) in predecessors.into_iter().enumerate() {
            if cfg.number(predecessor).is_some() {
                let operand = slots.len();
                slots.entry(predecessor).or_insert(Slot { incoming: incoming as u32, operand, group: None });
            }
        }
        let operands = slots.len();
        let mut join = Join { phis, slots, operands, groups: Vec::new(), written: Vec::new(), edges: Vec::new() };
        if operands > MAX_PARENTS {
            group_predecessors(fx, cfg, block, &mut join);
        }
        fx.flow.joins.insert(block, join);
    }
}

/// `phi T [a, %x], [b, %y]` => an `OpPhi` for each part
pub(in crate::lower) fn lower_phi<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>, phi: Inst<'m>) -> Result<()> {
    if let Some(operands) = fx.sampled_phi(phi) {
        return lower_sampled_phi(fx, block, phi, operands);
    }
    let types = fx.types_of(phi.value())?;
    let ids = types.into_iter().map(|ty| emit_phi(fx, block, ty)).collect::<Result<Parts>>()?;
    fx.define(phi.value(), ids)
}

/// A phi of sampled images => an `OpPhi` of the images and one of the samplers, where they differ
fn lower_sampled_phi<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    block: Block<'m>,
    phi: Inst<'m>,
    operands: Operands<'m>,
) -> Result<()> {
    let mut operand = |operand| -> Result<Typed> {
        match operand {
            // The value dominates each operand of the phi, and so the phi.
            Operand::Same(value) => fx.scalar(value),
            Operand::Varies(value) => {
                let ty = if value.ty().is_pointer() { fx.pointer_type_of(value)? } else { fx.type_of(value)? };
                emit_phi(fx, block, ty)
            }
        }
    };
    let (image, sampler) = (operand(operands.image)?, operand(operands.sampler)?);
    let ty = fx.type_of(phi.value())?;
    let sampled = SampledImage { ty, image, sampler, emitted: None };
    fx.define_sampled_image(phi.value(), sampled);
    Ok(())
}

/// Emits the operands that the current block contributes to the phis of its successors; called before every terminator.
pub(in crate::lower) fn lower_phi_operands<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>) -> Result<()> {
    if fx.flow.joins.is_empty() {
        return Ok(());
    }
    for successor in block.successors() {
        let Some(join) = fx.flow.joins.get(&successor) else { continue };
        let Some(slot) = join.slots.get(&block).copied() else { continue };
        // Several edges of a switch may lead to one block.
        if join.edges.last().is_some_and(|last| last.slot.incoming == slot.incoming) {
            continue;
        }
        let phis = join.phis.clone();
        let mut parts = Parts::new();
        for phi in phis {
            let value = phi
                .incoming_from(block, slot.incoming)
                .ok_or_else(|| invalid("a phi lacks an operand for one of its predecessors"))?;
            if let Some(operands) = fx.sampled_phi(phi) {
                parts.extend(fx.sampled_incoming(operands, value)?);
                continue;
            }
            let node = fx.mx.facts.element_types.node(phi.value());
            parts.extend(fx.value_as(value, node)?);
        }
        parts.extend(merge_operands(fx, block, successor)?);
        let label = match edge_block(fx, block, successor) {
            Some(label) => label,
            None => fx.current_block()?,
        };
        if let Some(join) = fx.flow.joins.get_mut(&successor) {
            join.edges.push(IncomingParts { slot, label, parts });
        }
    }
    Ok(())
}

/// Fills the operands of the phis.
pub(in crate::lower) fn fill_phis(fx: &mut FunctionCx<'_, '_>) {
    let joins = std::mem::take(&mut fx.flow.joins);
    // The order of the joins does not affect the output: each writes its own words.
    #[expect(clippy::iter_over_hash_type, reason = "every join fills slots of its own")]
    for join in joins.values() {
        for IncomingParts { slot, label, parts } in &join.edges {
            for ((_, phi), part) in join.written.iter().zip(parts) {
                fx.code.set_incoming(*phi, slot.operand, part.id, *label);
            }
        }
    }
}
