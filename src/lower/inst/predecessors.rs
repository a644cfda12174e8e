//! Blocks with more predecessors than an `OpPhi` may have parents: an instruction has up to 65,535 words (specification,
//! section 2.17).
//!
//! The predecessors are divided into groups. The edges of a group lead to a block of its own, whose phis combine the values
//! of the group, and which branches to the original block. Forward edges and back edges are in different groups, so that a
//! loop keeps one header.

use crate::analysis::cfg::Cfg;
use crate::error::invalid;
use crate::ir::Block;
use crate::lower::cx::function::control_flow::{IncomingParts, Join, Slot};
use crate::lower::cx::function::locations::Location;
use crate::lower::cx::prelude::*;
use crate::spirv::Id;
use crate::spirv::inst::{Inst, MAX_WORDS};

/// The maximum number of parents of an `OpPhi`: each has two words, and type and result have one each.
pub(super) const MAX_PARENTS: usize = (MAX_WORDS - 3) / 2;

/// The maximum number of predecessors in a group, and of those forward edges or back edges that stay as they are.
///
/// More forward edges become two groups at least. So the block of a group dominates no other block, and all blocks of
/// groups may come last.
const MAX_GROUP: usize = MAX_PARENTS / 2;

/// Divides the predecessors of `block` into groups.
pub(super) fn group_predecessors<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    cfg: &Cfg<'m>,
    block: Block<'m>,
    join: &mut Join<'m>,
) {
    let mut predecessors: Vec<(Block<'m>, Slot)> = join.slots.drain().collect();
    predecessors.sort_unstable_by_key(|(_, slot)| slot.operand);
    let (back, forward): (Vec<_>, Vec<_>) = predecessors.into_iter().partition(|(from, _)| cfg.dominates(block, *from));
    join.operands = 0;
    for edges in [forward, back] {
        if edges.len() <= MAX_GROUP {
            for (from, slot) in edges {
                join.slots.insert(from, Slot { operand: join.operands, ..slot });
                join.operands += 1;
            }
            continue;
        }
        for edges in edges.chunks(MAX_GROUP) {
            let (label, group) = (fx.fresh(), Some(join.groups.len()));
            for &(from, slot) in edges {
                join.slots.insert(from, Slot { operand: join.operands, group, ..slot });
                fx.flow.grouped_edges.insert((from, block), label);
            }
            join.groups.push(label);
            join.operands += 1;
        }
    }
    fx.flow.grouped_joins.push(block);
}

/// Writes the blocks of the groups of predecessors of `block`; called after all other blocks.
pub(in crate::lower) fn lower_groups<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>) -> Result<()> {
    let target = fx.label(block);
    let Some(join) = fx.flow.joins.get_mut(&block) else { return Ok(()) };
    let types: Vec<_> = join.written.iter().map(|(ty, _)| *ty).collect();
    let mut groups: Vec<(Id, Vec<IncomingParts>)> = join.groups.iter().map(|label| (*label, Vec::new())).collect();
    let (grouped, mut edges) =
        std::mem::take(&mut join.edges).into_iter().partition::<Vec<_>, _>(|edge| edge.slot.group.is_some());
    for edge in grouped {
        let group = edge.slot.group.and_then(|group| groups.get_mut(group));
        group.ok_or_else(|| invalid("a predecessor has no group"))?.1.push(edge);
    }
    fx.locations.current = Location::default();
    for (label, incoming) in groups {
        let Some(first) = incoming.first() else { continue };
        fx.begin_block(label)?;
        let mut parts = Parts::new();
        for (index, ty) in types.iter().enumerate() {
            let pairs: Vec<[Id; 2]> = incoming.iter().filter_map(|edge| edge.pair(index)).collect();
            parts.push(fx.phi(*ty, &pairs, 0)?.0);
        }
        fx.emit(Inst::new(Op::Branch).id(target))?;
        edges.push(IncomingParts { slot: Slot { group: None, ..first.slot }, label, parts });
    }
    if let Some(join) = fx.flow.joins.get_mut(&block) {
        join.edges = edges;
    }
    Ok(())
}
