//! Hints of loops (features.md E22, M38, M76): `OpLoopMerge` in a loop's header, and `OpLoopControlINTEL` where the loop
//! has no form that a merge could describe.

use crate::analysis::loops;
use crate::analysis::loops::{Exit, Loop};
use crate::error::Result;
use crate::llvm::{Block, MdNode, MdOperand};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::flow::{edge, edge_block};
use crate::lower::inst::phi::has_phis;
use crate::map::loop_controls::{HintValue, loop_hint};
use crate::spirv::grammar::{EnumKind, Enumerant as _, LoopControl, Op};
use crate::spirv::inst::Inst;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Finds the loops with hints that can be written.
pub(in crate::lower) fn find_loops<'m>(fx: &mut FunctionCx<'_, 'm>, order: &[Block<'m>]) {
    let mut loops = loops::find(order);
    loops.retain(|_, loop_| !controls(fx, loop_.hints).is_empty());
    if loops.is_empty() {
        return;
    }
    let mut ways_out = FxHashMap::default();
    for header in order {
        if let Some(Loop { exit: Some(Exit::Shared { from, to }), .. }) = loops.get(header) {
            ways_out.insert((*from, *to), fx.fresh());
        }
    }
    (fx.flow.loops, fx.flow.edges) = (loops, ways_out);
}

/// The mask's bits with their operands, lowest first.
fn controls(fx: &mut FunctionCx<'_, '_>, hints: MdNode<'_>) -> SmallVec<[(LoopControl, Option<u32>); 2]> {
    let mut found = SmallVec::<[(LoopControl, Option<u32>); 2]>::new();
    for operand in hints.operands() {
        let Some(MdOperand::Node(node)) = operand else { continue };
        let Some(row) = node.string(0).and_then(loop_hint) else { continue };
        let number = node.int(1).and_then(|number| u32::try_from(number).ok());
        let (control, operand) = match (row.value, number) {
            (HintValue::Truth, Some(0)) => continue,
            (HintValue::Truth, _) => (row.control, None),
            (HintValue::Fixed(number), _) => (row.control, Some(number)),
            (HintValue::Number, Some(number)) => (row.control, Some(number)),
            (HintValue::Number, None) => continue,
        };
        let allowed = fx.mx.out.requirements().allows_enumerant(EnumKind::LoopControl, control.value());
        match (control, operand) {
            _ if allowed => found.push((control, operand)),
            // Versions before 1.4 cannot say how often.
            (LoopControl::PartialCount, Some(2..)) => found.push((LoopControl::Unroll, None)),
            _ => {}
        }
    }
    found.sort_by_key(|(control, _)| *control);
    found.dedup_by_key(|(control, _)| *control);
    // Whoever says both means the one that forbids.
    if found.iter().any(|(control, _)| *control == LoopControl::DontUnroll) {
        found.retain(|(control, _)| !matches!(*control, LoopControl::Unroll | LoopControl::PartialCount));
    }
    found
}

/// Writes what is said of the loop that `block` is the header of; stands right before its branch.
pub(in crate::lower) fn lower_loop_control<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>) -> Result<()> {
    if fx.flow.loops.is_empty() {
        return Ok(());
    }
    let Some(Loop { latch, exit, hints }) = fx.flow.loops.get(&block).copied() else { return Ok(()) };
    // The block that a loop goes back to must be the one that ends with its branches.
    if fx.label(block) != fx.current_block()? {
        return Ok(());
    }
    let controls = controls(fx, hints);
    let mask = controls.iter().fold(LoopControl::None, |mask, (control, _)| mask | *control);
    let built = match exit {
        Some(exit) => {
            let merge = match exit {
                Exit::Own(block) => fx.label(block),
                Exit::Shared { from, to } => edge(fx, from, to),
            };
            let latch = fx.label(latch);
            Inst::new(Op::LoopMerge).id(merge).id(latch).enumerant(mask)
        }
        None if fx.mx.out.requirements().allows_op(Op::LoopControlINTEL) => {
            fx.mx.out.requirements().note_enumerant(EnumKind::LoopControl, mask.value())?;
            Inst::new(Op::LoopControlINTEL).literal(mask.value())
        }
        None => return Ok(()),
    };
    let operands: SmallVec<[u32; 4]> = controls.iter().filter_map(|(_, operand)| *operand).collect();
    fx.emit(built.words(&operands))
}

/// Puts a block between `from` and each block that it goes to, so that several instructions may lead there.
pub(in crate::lower) fn part_ways<'m>(fx: &mut FunctionCx<'_, 'm>, from: Block<'m>) {
    for to in from.successors() {
        if edge_block(fx, from, to).is_none() {
            let label = fx.fresh();
            fx.flow.edges.insert((from, to), label);
        }
    }
}

/// Puts one block between `from` and each successor that has phis and several edges from `from`.
///
/// An `OpPhi` has one entry for each predecessor (specification, section 3.3.17, OpPhi), an LLVM phi one for each edge.
/// Intel's graphics compiler turns the one into the other as it is, which its verifier refuses.
pub(in crate::lower) fn merge_parallel_edges<'m>(fx: &mut FunctionCx<'_, 'm>, from: Block<'m>) {
    let mut seen = FxHashSet::default();
    for to in from.successors() {
        if has_phis(fx, to) && !seen.insert(to) && edge_block(fx, from, to).is_none() {
            let label = fx.fresh();
            fx.flow.edges.insert((from, to), label);
        }
    }
}

/// Writes the blocks that stand between `from` and where it goes; stands right behind its branch.
pub(in crate::lower) fn lower_ways_out<'m>(fx: &mut FunctionCx<'_, 'm>, from: Block<'m>) -> Result<()> {
    if fx.flow.edges.is_empty() {
        return Ok(());
    }
    let mut written = FxHashSet::default();
    for to in from.successors() {
        let Some(label) = edge_block(fx, from, to).filter(|label| written.insert(*label)) else { continue };
        let target = fx.label(to);
        fx.begin_block(label)?;
        fx.emit(Inst::new(Op::Branch).id(target))?;
    }
    Ok(())
}
