//! Loop controls as metadata of the branches back to the header.

use rustc_hash::FxHashMap;

use crate::graph::{Dominators, NaturalLoops};
use crate::ir::{MdId, ValueId};
use crate::lift::cx::{FunctionCx, Loop, ModuleCx};
use crate::map::loop_controls::{HintValue, LoopCount, count_hint, hint_of};
use crate::spirv::Op;
use crate::spirv::grammar::{EnumKind, LoopControl, enumerant};
use crate::spirv::view::{Function, Instruction};

/// The number of loops around a block up to which the groups of their arrays are attached, on average.
const MAX_DEPTH: usize = 64;

/// Finds the loops of a function, and the blocks of those with arrays.
pub(in crate::lift) fn collect(fx: &mut FunctionCx<'_, '_>, function: &Function) {
    let (mut label, mut has_ended) = (0, false);
    let view = fx.view;
    for inst in view.instructions_in(function.words.clone()) {
        match inst.op {
            Op::Label => (label, has_ended) = (inst.result().unwrap_or(0), false),
            op if op.is_terminator() => has_ended = true,
            // Behind the end of a block that has its own.
            Op::LoopMerge if has_ended && fx.loops.contains_key(&label) => {}
            Op::LoopMerge | Op::LoopControlINTEL => {
                let arrays = arrays(&mut fx.ir, controls(inst));
                let groups = arrays.iter().map(|(array, _, group)| (*array, *group)).collect();
                fx.loops.insert(label, Loop { inst, node: None, arrays, groups });
            }
            _ => {}
        }
    }
    if fx.loops.values().any(|found| !found.arrays.is_empty()) {
        find_blocks(fx, function);
    }
}

/// Finds the blocks of the loops with arrays.
fn find_blocks(fx: &mut FunctionCx<'_, '_>, function: &Function) {
    let flow = fx.view.control_flow(function);
    let predecessors = flow.graph.reversed();
    let dominators = Dominators::with_predecessors(&flow.graph, &predecessors, 0);
    let mut loops = NaturalLoops::new(&predecessors);
    let mut steps_left = MAX_DEPTH * function.words.len();
    for (index, block) in flow.blocks.iter().enumerate() {
        if fx.loops.get(&block.label).is_none_or(|found| found.arrays.is_empty()) {
            continue;
        }
        let is_latch = |block: &usize| dominators.is_reached(*block) && dominators.dominates(index, *block);
        let latches: Vec<usize> = predecessors.successors(index).iter().copied().filter(is_latch).collect();
        let Some(blocks) = loops.find(index, &latches, &mut steps_left) else { return };
        for inner in blocks {
            fx.loops_of_block.entry(flow.blocks[inner].label).or_default().push(block.label);
        }
    }
}

/// Returns the mask and its operands.
fn controls(inst: Instruction<'_>) -> &[u32] {
    // The merge block and the continue target.
    let start = if inst.op == Op::LoopMerge { 2 } else { 0 };
    inst.operands.get(start..).unwrap_or_default()
}

/// Returns the bits of a mask, each with its operands.
fn bits(words: &[u32]) -> Vec<(LoopControl, &[u32])> {
    let [mask, rest @ ..] = words else { return Vec::new() };
    let mut rest = rest;
    let mut found = Vec::new();
    for bit in (0..u32::BITS).map(|bit| 1 << bit).filter(|bit| mask & bit != 0) {
        let control = LoopControl(bit);
        let count = match (control, rest) {
            (LoopControl::DependencyArrayALTERA, [pairs, ..]) => (*pairs as usize).saturating_mul(2).saturating_add(1),
            (LoopControl::LoopCountALTERA, _) => 6,
            _ => enumerant(EnumKind::LoopControl, bit).map_or(0, |row| row.parameters.len()),
        };
        let (own, others) = rest.split_at(count.min(rest.len()));
        found.push((control, own));
        rest = others;
    }
    found
}

/// Adds a group for the address computations of each array in `DependencyArray`.
fn arrays(ir: &mut crate::ir::builder::ModuleBuilder, words: &[u32]) -> Vec<(u32, u32, MdId)> {
    let found = bits(words).into_iter().find(|(control, _)| *control == LoopControl::DependencyArrayALTERA);
    let pairs = found.and_then(|(_, operands)| operands.get(1..)).unwrap_or_default();
    let mut groups: FxHashMap<u32, MdId> = FxHashMap::default();
    let pairs = pairs.as_chunks::<2>().0.iter();
    pairs
        .map(|&[array, distance]| (array, distance, *groups.entry(array).or_insert_with(|| ir.md_distinct(&[]))))
        .collect()
}

/// Sets the loops with arrays around the block at hand.
pub(in crate::lift) fn enter(fx: &mut FunctionCx<'_, '_>, label: u32) {
    fx.loops_at_hand = fx.loops_of_block.remove(&label).unwrap_or_default();
}

/// Returns the groups of an array in the loops around the block at hand, the outermost first.
fn groups_of(fx: &FunctionCx<'_, '_>, array: u32) -> Vec<MdId> {
    let loops = fx.loops_at_hand.iter().filter_map(|header| fx.loops.get(header));
    loops.filter_map(|found| found.groups.get(&array).copied()).collect()
}

/// Attaches the groups of an array to the computation of an address in it.
pub(super) fn attach_groups(fx: &mut FunctionCx<'_, '_>, address: ValueId, base: u32) {
    if fx.loops_at_hand.is_empty() {
        return;
    }
    let mut groups = groups_of(fx, base);
    if let Some(inst) = fx.view.definition(base)
        && matches!(inst.op, Op::Load | Op::Bitcast | Op::CopyObject)
        && groups.is_empty()
        && let Some(&array) = inst.operands.get(2)
    {
        groups = groups_of(fx, array);
    }
    let node = match groups[..] {
        [] => return,
        [group] => group,
        _ => fx.ir.md_list(&groups),
    };
    let (fb, ir) = fx.builders();
    fb.attach(ir, address, "llvm.index.group", node);
}

/// Attaches the metadata of a loop to a branch back to its header.
pub(in crate::lift) fn attach(fx: &mut FunctionCx<'_, '_>, branch: ValueId, targets: &[u32]) {
    // The blocks before a branch are those that have ended, and its own.
    let Some(&header) = targets.iter().find(|label| fx.loops.contains_key(label) && fx.ends.contains_key(label)) else {
        return;
    };
    let node = match fx.loops.get(&header).and_then(|found| found.node) {
        Some(node) => node,
        None => {
            let Some(Loop { inst, arrays, .. }) = fx.loops.get(&header) else { return };
            let (inst, arrays) = (*inst, arrays.clone());
            let hints = hints(fx, controls(inst), &arrays);
            let node = fx.ir.md_self_reference(&hints);
            if let Some(found) = fx.loops.get_mut(&header) {
                found.node = Some(node);
            }
            node
        }
    };
    let (fb, ir) = fx.builders();
    fb.attach(ir, branch, "llvm.loop", node);
}

/// Returns the hints of a mask: those of unrolling first.
fn hints(mx: &mut ModuleCx<'_>, words: &[u32], arrays: &[(u32, u32, MdId)]) -> Vec<MdId> {
    let bits = bits(words);
    let operand = |wanted: LoopControl| {
        bits.iter().find(|(control, _)| *control == wanted).map(|(_, operands)| operands.first().copied().unwrap_or(0))
    };
    let count = operand(LoopControl::PartialCount);
    let unrolls_whole = count == Some(1) && operand(LoopControl::Unroll).is_some();
    let mut list = Vec::new();
    for (control, operands) in &bits {
        let is_implied = match *control {
            // The count says that the loop is unrolled.
            LoopControl::Unroll => count.is_some() && !unrolls_whole,
            LoopControl::PartialCount => unrolls_whole || operand(LoopControl::DontUnroll).is_some(),
            _ => false,
        };
        match *control {
            _ if is_implied => {}
            LoopControl::LoopCountALTERA => counts(mx, operands, &mut list),
            LoopControl::DependencyArrayALTERA => groups(mx, arrays, &mut list),
            control => list.extend(hint(mx, control, operands.first().copied(), unrolls_whole)),
        }
    }
    list
}

/// Returns the hint for a bit. A bit without one of LLVM's is `spirv.loop.BIT`.
fn hint(mx: &mut ModuleCx<'_>, control: LoopControl, operand: Option<u32>, unrolls_whole: bool) -> Option<MdId> {
    let Some(row) = hint_of(control, operand, unrolls_whole) else {
        let name = format!("spirv.loop.{control}");
        let mut operands = vec![mx.ir.md_string(name.as_bytes())];
        operands.extend(operand.map(|operand| mx.ir.md_i32(operand)));
        return Some(mx.ir.md_list(&operands));
    };
    let mut operands = vec![mx.ir.md_string(row.name.as_bytes())];
    if row.value == HintValue::Number {
        operands.push(mx.ir.md_i32(operand?));
    }
    Some(mx.ir.md_list(&operands))
}

/// `LoopCount` => a hint for each count that is not negative
fn counts(mx: &mut ModuleCx<'_>, operands: &[u32], list: &mut Vec<MdId>) {
    let kinds = [LoopCount::Minimum, LoopCount::Maximum, LoopCount::Average];
    for (kind, &[low, high]) in kinds.into_iter().zip(operands.as_chunks::<2>().0) {
        let Some(row) = count_hint(kind).filter(|_| high.cast_signed() >= 0) else { continue };
        let value = mx.ir.int_of(64, u64::from(high) << 32 | u64::from(low));
        let operands = [mx.ir.md_string(row.name.as_bytes()), mx.ir.md_value(value)];
        list.push(mx.ir.md_list(&operands));
    }
}

/// `DependencyArray` => `llvm.loop.parallel_access_indices`, a hint for each distance with the groups of its arrays
fn groups(mx: &mut ModuleCx<'_>, arrays: &[(u32, u32, MdId)], list: &mut Vec<MdId>) {
    let Some(row) = hint_of(LoopControl::DependencyArrayALTERA, Some(1), false) else { return };
    let mut by_distance: Vec<&(u32, u32, MdId)> = arrays.iter().collect();
    by_distance.sort_by_key(|(_, distance, _)| *distance);
    for same in by_distance.chunk_by(|a, b| a.1 == b.1) {
        let mut operands = vec![mx.ir.md_string(row.name.as_bytes())];
        operands.extend(same.iter().map(|(.., group)| *group));
        if same[0].1 != 0 {
            operands.push(mx.ir.md_i32(same[0].1));
        }
        list.push(mx.ir.md_list(&operands));
    }
}
