//! Hints of loops: `OpLoopMerge` in a loop's header, or `OpLoopControlINTEL` if the loop has no single exit and latch
//! that `OpLoopMerge` could name; and the blocks that split critical exit edges, merge back edges and merge parallel
//! edges.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::analysis::FunctionFacts;
use crate::analysis::loops::{Exit, Hint, Loop};
use crate::analysis::merges::Merge;
use crate::error::{WarningKind, invalid};
use crate::ir::{Block, Inst as LlvmInst, MdNode, MdOperand, Opcode, ValueKind};
use crate::lower::cx::function::control_flow::{edge, edge_block, edge_target};
use crate::lower::cx::prelude::*;
use crate::lower::inst::phi::has_phis;
use crate::map::loop_controls::HintValue;
use crate::spirv::Id;
use crate::spirv::grammar::{EnumKind, Enumerant as _, LoopControl, SelectionControl};
use crate::spirv::inst::{Inst, MAX_WORDS};

/// Finds the loops with hints that the options allow, splits their critical exit edges, and gives them one latch.
pub(in crate::lower) fn find_loops<'m>(fx: &mut FunctionCx<'_, 'm>, facts: &FunctionFacts<'m>) -> Result<()> {
    if facts.loops.is_empty() {
        return Ok(());
    }
    fx.flow.arrays = index_groups(fx, facts);
    let has_loop_control = fx.mx.out.requirements().allows_op(Op::LoopControlINTEL);
    for header in facts.cfg.emission_order() {
        let Some(mut loop_) = facts.loops.get(header) else { continue };
        let (controls, arrays) = controls(fx, &loop_.hints);
        if arrays.len() > MAX_ARRAYS {
            fx.warn(header.terminator(), WarningKind::OmittedLoopHint, TOO_MANY_ARRAYS);
        }
        if controls.is_empty() {
            continue;
        }
        if let Some(Merge::Loop { merge, continue_target }) = facts.merges.get(header) {
            loop_.exit = Some(Exit::Dedicated(merge));
            loop_.latches = SmallVec::from_elem(continue_target, 1);
            fx.flow.loops.insert(header, loop_);
            continue;
        }
        // The Khronos translator takes the latter for a loop without a single exit.
        let is_endless = [header, loop_.latches[0]].into_iter().all(has_one_successor);
        if has_loop_control && (loop_.has_other_exits || is_endless) {
            loop_.exit = None;
        }
        if let Some(Exit::CriticalEdge { from, to }) = loop_.exit {
            let label = fx.fresh();
            fx.flow.edges.insert((from, to), label);
        }
        merge_latches(fx, header, &mut loop_)?;
        fx.flow.loops.insert(header, loop_);
    }
    Ok(())
}

/// Returns the arrays of each group of address computations, if a loop has hints about groups and the options allow them.
fn index_groups<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    facts: &FunctionFacts<'m>,
) -> FxHashMap<MdNode<'m>, SmallVec<[Value<'m>; 1]>> {
    let mut groups = FxHashMap::<_, SmallVec<[Value<'m>; 1]>>::default();
    let control = LoopControl::DependencyArrayALTERA.value();
    if !fx.mx.out.requirements().allows_enumerant(EnumKind::LoopControl, control) {
        return groups;
    }
    let mut loops = facts.cfg.emission_order().filter_map(|header| facts.loops.get(header));
    if !loops.any(|loop_| loop_.hints.iter().any(|hint| hint.row.value == HintValue::Arrays)) {
        return groups;
    }
    let mut seen = FxHashSet::default();
    let addresses = fx.function.blocks().flat_map(Block::instructions);
    for inst in addresses.filter(|inst| inst.opcode() == Opcode::GetElementPtr) {
        let Some(group) = inst.value().metadata("llvm.index.group") else { continue };
        let Some(array) = accessed_array(inst) else {
            fx.warn(inst, WarningKind::OmittedLoopHint, OMITTED_ARRAY);
            continue;
        };
        // A group with operands belongs to each of them: a loop around another one has a group of its own.
        let outer = group.operands().filter_map(|operand| match operand {
            Some(MdOperand::Node(node)) => Some(node),
            Some(MdOperand::String(_) | MdOperand::Value(_)) | None => None,
        });
        let itself = (group.operands().len() == 0).then_some(group);
        for group in itself.into_iter().chain(outer) {
            if seen.insert((group, array)) {
                groups.entry(group).or_default().push(array);
            }
        }
    }
    groups
}

const OMITTED_ARRAY: &str = "the hint of a loop about dependences (llvm.loop.parallel_access_indices) is omitted for this \
                             access: its base is no parameter, global variable or variable of the entry block";

const SPLIT_HEADER: &str =
    "the hints of a loop are omitted: the first block of the loop becomes several blocks of SPIR-V";

const TOO_MANY_ARRAYS: &str = "the hint of a loop about dependences (llvm.loop.parallel_access_indices) is omitted: it has \
                               more arrays than an instruction of SPIR-V";

/// Returns the variable or the parameter whose elements an address computation addresses: its base, or the variable that
/// the base is loaded from. Variables that are not allocated in the entry block have no id before every loop.
fn accessed_array(address: LlvmInst<'_>) -> Option<Value<'_>> {
    let base = address.operand(0);
    let array = match base.kind() {
        ValueKind::Instruction(load) if load.opcode() == Opcode::Load => load.operand(0),
        _ => base,
    };
    let is_known_before_loops = match array.kind() {
        ValueKind::Argument(_) | ValueKind::GlobalVariable(_) => true,
        ValueKind::Instruction(inst) => {
            inst.opcode() == Opcode::Alloca && inst.function().entry_block() == Some(inst.block())
        }
        _ => false,
    };
    (is_known_before_loops && array.ty().is_pointer()).then_some(array)
}

/// Puts one block on all back edges of a loop with several, which `OpLoopMerge` cannot name otherwise. A header with phis
/// keeps its back edges, and the loop has no `OpLoopMerge`.
fn merge_latches<'m>(fx: &mut FunctionCx<'_, 'm>, header: Block<'m>, loop_: &mut Loop<'m>) -> Result<()> {
    if loop_.exit.is_none() || loop_.latches.len() == 1 {
        return Ok(());
    }
    if has_phis(fx, header) {
        loop_.exit = None;
        return Ok(());
    }
    let label = fx.fresh();
    for latch in &loop_.latches {
        fx.flow.edges.insert((*latch, header), label);
    }
    fx.mx.name(label, &[header.name(), b".backedge"].concat())
}

fn has_one_successor(block: Block<'_>) -> bool {
    block.successors().count() == 1
}

/// A bit of the loop control with its operands.
type Control = (LoopControl, SmallVec<[u32; 1]>);

/// Arrays, each with a number of iterations.
type Dependencies<'m> = SmallVec<[(Value<'m>, u32); 1]>;

/// The maximum number of arrays in a loop control: each has two of the words of an instruction, and other operands have
/// less than a hundred.
const MAX_ARRAYS: usize = (MAX_WORDS - 100) / 2;

/// Returns the bits of the loop control for a loop's hints, lowest first, and the operands of
/// `DependencyArrayALTERA`.
fn controls<'m>(fx: &mut FunctionCx<'_, 'm>, hints: &[Hint<'m>]) -> (SmallVec<[Control; 2]>, Dependencies<'m>) {
    // An unknown number of iterations is -1 (SPV_INTEL_fpga_loop_controls, LoopCountINTEL).
    let mut counts = [-1_i64; 3];
    let mut whole = false;
    let mut found = SmallVec::<[Control; 2]>::new();
    let mut arrays = Dependencies::new();
    for Hint { row, number, nodes } in hints {
        let operand = match row.value {
            HintValue::Truth => None,
            HintValue::Whole => {
                whole = true;
                None
            }
            HintValue::Fixed(number) => Some(number),
            HintValue::Number => Some(*number as u32),
            HintValue::Count(index) => {
                counts[index as usize] = *number;
                None
            }
            HintValue::Arrays => {
                arrays.extend(nodes.iter().flat_map(|node| dependencies(fx, *node)));
                None
            }
        };
        let control = row.control;
        let allowed = fx.mx.out.requirements().allows_enumerant(EnumKind::LoopControl, control.value());
        match (control, operand) {
            _ if allowed => found.push((control, SmallVec::from_iter(operand))),
            // Before version 1.4 no bit takes a number of iterations.
            (LoopControl::PartialCount, Some(2..)) => found.push((LoopControl::Unroll, SmallVec::new())),
            _ => {}
        }
    }
    if arrays.is_empty() || arrays.len() > MAX_ARRAYS {
        found.retain(|(control, _)| *control != LoopControl::DependencyArrayALTERA);
    }
    if whole && fx.mx.out.requirements().allows_enumerant(EnumKind::LoopControl, LoopControl::PartialCount.value()) {
        found.push((LoopControl::PartialCount, SmallVec::from_elem(1, 1)));
    }
    remove_contradictions(&mut found);
    if let Some((_, words)) = found.iter_mut().find(|(control, _)| *control == LoopControl::LoopCountALTERA) {
        words.extend(counts.iter().flat_map(|count| [*count as u32, (*count >> 32) as u32]));
    }
    (found, arrays)
}

/// Sorts the controls and removes those that others override.
fn remove_contradictions(controls: &mut SmallVec<[Control; 2]>) {
    // The sort is stable: a number of iterations in the hints comes before the one that full unrolling adds.
    controls.sort_by_key(|(control, _)| *control);
    controls.dedup_by_key(|(control, _)| *control);
    // If hints contradict each other, the one that forbids unrolling wins.
    if controls.iter().any(|(control, _)| *control == LoopControl::DontUnroll) {
        controls.retain(|(control, _)| !matches!(*control, LoopControl::Unroll | LoopControl::PartialCount));
    }
}

/// Returns the arrays of a hint, each with the number of iterations without a dependency on it; 0 is any number.
fn dependencies<'m>(fx: &FunctionCx<'_, 'm>, hint: MdNode<'m>) -> Dependencies<'m> {
    if fx.flow.arrays.is_empty() {
        return Dependencies::new();
    }
    let last = hint.operands().len().saturating_sub(1) as u32;
    let distance = hint.int(last).and_then(|number| u32::try_from(number).ok()).unwrap_or(0);
    let groups = (1..=last).filter_map(|position| fx.flow.arrays.get(&hint.node(position)?));
    groups.flatten().map(|array| (*array, distance)).collect()
}

/// Emits the merge instruction or the loop control of `block`, directly before its terminator.
pub(in crate::lower) fn lower_merge<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>) -> Result<()> {
    if fx.flow.loops.is_empty() && fx.facts.merges.is_empty() {
        return Ok(());
    }
    // The instruction must be in the block that the back edge targets; lowering may have split the header.
    let own = fx.label(block);
    if own != fx.current_block()? {
        if fx.flow.loops.contains_key(&block) {
            fx.warn(block.terminator(), WarningKind::OmittedLoopHint, SPLIT_HEADER);
        }
        return Ok(());
    }
    match loop_instruction(fx, block, own)? {
        Some(inst) => fx.emit(inst),
        None if fx.flow.loops.contains_key(&block) => Ok(()),
        None => lower_kept_merge(fx, block),
    }
}

/// Ends the header of a loop with a merge instruction or a loop control, which must not stand before an `OpSwitch`
/// (specification, section 2.16.1), and goes on in a new block. Returns `false` for a block that is no such header.
pub(in crate::lower) fn end_loop_header<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>) -> Result<bool> {
    if !fx.flow.loops.contains_key(&block) || fx.label(block) != fx.current_block()? {
        return Ok(false);
    }
    let has_exit = fx.flow.loops.get(&block).is_some_and(|loop_| loop_.exit.is_some());
    if has_exit || fx.mx.out.requirements().allows_op(Op::LoopControlINTEL) {
        let rest = fx.fresh();
        let inst = loop_instruction(fx, block, rest)?;
        fx.emit(inst.ok_or_else(|| invalid("expected a loop with controls"))?)?;
        fx.emit(Inst::new(Op::Branch).id(rest))?;
        fx.begin_block(rest)?;
    }
    Ok(true)
}

/// Returns the merge instruction or the loop control of the loop with a header; `end` is the label of the block with the
/// terminator of the header.
fn loop_instruction<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>, end: Id) -> Result<Option<Inst>> {
    let Some(Loop { latches, exit, hints, .. }) = fx.flow.loops.get(&block).cloned() else { return Ok(None) };
    let (controls, arrays) = controls(fx, &hints);
    let mask = controls.iter().fold(LoopControl::None, |mask, (control, _)| mask | *control);
    let mut built = match exit {
        Some(exit) => {
            let merge = match exit {
                Exit::Dedicated(block) => fx.label(block),
                Exit::CriticalEdge { from, to } => edge(fx, from, to),
            };
            let latch = match (latches.len(), edge_block(fx, latches[0], block)) {
                (2.., Some(merged)) => merged,
                _ if latches[0] == block => end,
                _ => fx.label(latches[0]),
            };
            Inst::new(Op::LoopMerge).id(merge).id(latch).enumerant(mask)
        }
        None if fx.mx.out.requirements().allows_op(Op::LoopControlINTEL) => {
            Inst::new(Op::LoopControlINTEL).enumerant(mask)
        }
        None => return Ok(None),
    };
    for (control, operands) in &controls {
        built = built.words(operands);
        if *control == LoopControl::DependencyArrayALTERA {
            built = built.literal(arrays.len() as u32);
            for &(array, distance) in &arrays {
                built = built.id(fx.scalar(array)?).literal(distance);
            }
        }
    }
    Ok(Some(built))
}

/// `!spirv.merge` => `OpSelectionMerge` or `OpLoopMerge`
fn lower_kept_merge<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>) -> Result<()> {
    let built = match fx.facts.merges.get(block) {
        Some(Merge::Selection { merge, control }) => {
            Inst::new(Op::SelectionMerge).id(fx.label(merge)).enumerant(SelectionControl(control))
        }
        Some(Merge::Loop { merge, continue_target }) => {
            Inst::new(Op::LoopMerge).id(fx.label(merge)).id(fx.label(continue_target)).enumerant(LoopControl::None)
        }
        None => return Ok(()),
    };
    fx.emit(built)
}

/// Splits the edges from `from` to its successors, so that several instructions may branch there.
pub(in crate::lower) fn split_edges<'m>(fx: &mut FunctionCx<'_, 'm>, from: Block<'m>) {
    for to in from.successors() {
        if edge_block(fx, from, to).is_none() {
            let label = fx.fresh();
            fx.flow.edges.insert((from, to), label);
        }
    }
}

/// Puts one block on the edges from `from` to each successor with phis that has several such edges.
///
/// An `OpPhi` has one entry for each predecessor (specification, section 3.3.17, OpPhi), an LLVM phi one for each edge.
/// Intel's graphics compiler translates phis without adding entries, and its LLVM verifier refuses the result.
pub(in crate::lower) fn merge_parallel_edges<'m>(fx: &mut FunctionCx<'_, 'm>, from: Block<'m>) {
    let mut seen = FxHashSet::default();
    for to in from.successors() {
        if has_phis(fx, to) && !seen.insert(to) && edge_block(fx, from, to).is_none() {
            let label = fx.fresh();
            fx.flow.edges.insert((from, to), label);
        }
    }
}

/// Emits the blocks on edges from `from`, directly after its terminator, unless another block on the same edges did.
pub(in crate::lower) fn lower_edge_blocks<'m>(fx: &mut FunctionCx<'_, 'm>, from: Block<'m>) -> Result<()> {
    if fx.flow.edges.is_empty() {
        return Ok(());
    }
    for to in from.successors() {
        let Some(label) = edge_block(fx, from, to) else { continue };
        if !fx.flow.written_edges.insert(label) {
            continue;
        }
        let target = edge_target(fx, from, to);
        fx.begin_block(label)?;
        fx.emit(Inst::new(Op::Branch).id(target))?;
    }
    Ok(())
}
