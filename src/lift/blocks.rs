//! Blocks, with what connects them: `OpPhi` => `phi`, `OpBranchConditional` => `br`, `OpSwitch` => `switch`, and the
//! like.
//!
//! The incoming values of phis are added at the end of a function. Every other instruction goes to [`inst`], merge
//! instructions to [`merges`](super::merges).

use rustc_hash::FxHashSet;

use super::cx::{Call, FunctionCx};
use super::debug::lines;
use super::merges::Merges;
use super::{decorations, inst};
use crate::error::Result;
use crate::ir::builder::attributes;
use crate::ir::{TypeId, ValueId};
use crate::map::builtin_names;
use crate::spirv::Op;
use crate::spirv::operands::ExtendedSet;
use crate::spirv::view::{Function, Instruction};

/// The block at hand.
struct CurrentBlock<'a> {
    label: u32,
    /// Only phis, and instructions that become none, precede.
    may_be_phi: bool,
    /// `true` behind its terminator.
    is_ended: bool,
    /// The merge instruction before the terminator.
    merge: Option<Instruction<'a>>,
}

/// Lifts the blocks of a function in their order.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, function: &Function) -> Result<()> {
    let view = fx.view;
    let body = || view.instructions_in(function.head.end..function.words.end);
    declare(fx, body())?;
    inst::loops::collect(fx, function);
    let merges = Merges::new(fx, body());
    let mut current = CurrentBlock { label: 0, may_be_phi: true, is_ended: false, merge: None };
    for inst in body() {
        fx.set_current(inst);
        let count = fx.fb.instruction_count();
        if !has_no_location(fx, inst) {
            lines::locate(fx, inst);
        }
        match inst.op {
            Op::Label => {
                current.label = inst.result().unwrap_or(0);
                current.may_be_phi = true;
                current.is_ended = false;
                start(fx, inst, current.label)?;
                let rest = view.instructions_in(inst.end()..function.words.end);
                late_phis(fx, rest.take_while(|inst| inst.op != Op::Label), current.label)?;
            }
            Op::FunctionEnd => break,
            // The hint of a merge instruction behind the end of its block is lifted, see `loops`.
            Op::LoopMerge if current.is_ended => {}
            Op::LoopMerge | Op::SelectionMerge => current.merge = Some(inst),
            Op::LoopControlINTEL => {}
            // A later phi is lifted at the start of its block.
            Op::Phi if !current.may_be_phi => {}
            Op::Phi => phi(fx, inst, current.label)?,
            _ if inst.op.is_terminator() => {
                end(fx, inst, current.label)?;
                current.is_ended = true;
                merges.attach(fx, current.label, current.merge.take());
            }
            _ => {
                current.may_be_phi &= has_no_location(fx, inst);
                instruction(fx, inst)?;
            }
        }
        fx.trace(inst, count);
    }
    phis(fx)
}

/// Creates the blocks of a function, and names them.
fn declare<'a>(fx: &mut FunctionCx<'_, 'a>, body: impl Iterator<Item = Instruction<'a>>) -> Result<()> {
    for inst in body.filter(|inst| inst.op == Op::Label) {
        let block = fx.fb.create_block();
        let Some(label) = inst.result() else { continue };
        if fx.blocks.insert(label, block).is_some() {
            return Err(fx.invalid(inst, "another block has the label"));
        }
        if let Some(name) = fx.local_name(label) {
            let (fb, ir) = fx.builders();
            fb.set_name(ir, block, name.as_bytes());
        }
    }
    Ok(())
}

/// Starts the block of a label.
fn start<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, label: u32) -> Result<()> {
    let block = block(fx, inst, label)?;
    fx.fb.start_block(block);
    inst::loops::enter(fx, label);
    fx.location_state.start_block();
    Ok(())
}

/// Ends the block of a label with its terminator.
fn end<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, label: u32) -> Result<()> {
    if let Some(end) = fx.fb.current_block() {
        fx.ends.insert(label, end);
    }
    count_edges(fx, label, inst);
    terminator(fx, inst).map_err(|error| fx.with_location(error, inst))
}

/// Lifts an instruction within a block, and its decorations.
fn instruction<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let count = fx.fb.instruction_count();
    inst::lift(fx, inst).map_err(|error| fx.with_location(error, inst))?;
    let added = fx.fb.instruction_count().saturating_sub(count) as usize;
    fx.expand(inst, added, "use smaller vectors and matrices")?;
    decorations::of_instruction(fx, inst, count);
    Ok(())
}

fn phi<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, label: u32) -> Result<()> {
    let ty = fx.result_type(inst)?;
    // A pointer of a later block is derived from one of an earlier one.
    for pair in inst.operands.get(2..).unwrap_or_default().chunks_exact(2) {
        fx.derive_volatile(inst, pair[0]);
    }
    let (value, phi) = fx.fb.phi(ty);
    fx.set_result(inst, value);
    fx.phis.push((phi, inst, label));
    Ok(())
}

/// Lifts the phis of a block that come after other instructions, before these, as LLVM IR requires: their operands are
/// computed in other blocks or in an earlier iteration.
fn late_phis<'a>(fx: &mut FunctionCx<'_, 'a>, block: impl Iterator<Item = Instruction<'a>>, label: u32) -> Result<()> {
    let is_first = |inst: &Instruction<'_>| inst.op == Op::Phi || has_no_location(fx, *inst);
    let late: Vec<_> = block.skip_while(is_first).filter(|inst| inst.op == Op::Phi).collect();
    late.into_iter().try_for_each(|inst| phi(fx, inst, label))
}

/// Returns `true` for instructions without a counterpart in LLVM IR, which have no location.
fn has_no_location(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>) -> bool {
    match inst.op {
        Op::Label | Op::Line | Op::NoLine | Op::FunctionEnd => true,
        Op::ExtInst | Op::ExtInstWithForwardRefsKHR => {
            fx.view.extended_instruction_at(inst.offset).is_some_and(|(set, _)| set != ExtendedSet::OpenClStd)
        }
        _ => false,
    }
}

fn block(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>, label: u32) -> Result<ValueId> {
    fx.blocks.get(&label).copied().ok_or_else(|| fx.invalid(inst, "expected the label of a block of the function"))
}

fn terminator<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    match (inst.op, inst.operands) {
        (Op::Branch, &[target, ..]) => {
            let to = block(fx, inst, target)?;
            let branch = fx.fb.br(to);
            inst::loops::attach(fx, branch, &[target]);
        }
        (Op::BranchConditional, &[condition, yes, no, ref weights @ ..]) => {
            let condition = fx.value(condition)?;
            let (if_true, if_false) = (block(fx, inst, yes)?, block(fx, inst, no)?);
            let branch = fx.fb.cond_br(condition, if_true, if_false);
            inst::loops::attach(fx, branch, &[yes, no]);
            branch_weights(fx, branch, weights);
        }
        (Op::Switch, &[selector, default, ref cases @ ..]) => switch(fx, inst, selector, default, cases)?,
        (Op::Return, _) => {
            fx.fb.ret(None);
        }
        (Op::ReturnValue, &[value, ..]) => {
            if fx.may_be_own_built_in(value) {
                let message = "the address of a built-in variable is that of memory of the function: return its value";
                return Err(fx.unsupported(inst, message));
            }
            let value = fx.value(value)?;
            let ty = fx.return_type()?;
            let value = fx.constant_pointer(value, ty);
            fx.fb.ret(Some(value));
        }
        (Op::Unreachable, _) => {
            fx.fb.unreachable();
        }
        (Op::AbortKHR, &[_, message, ..]) => {
            let name = builtin_names::instruction(fx.options.environment, inst.op, &fx.facts(inst));
            let (message, parameter) = fx.id_operand(inst, message)?;
            let call = fx.call(inst, Call::new(name, TypeId::VOID).argument(message, parameter))?;
            let (fb, ir) = fx.builders();
            fb.add_call_attribute(ir, call, attributes::flag("noreturn"));
            fx.fb.unreachable();
        }
        _ => return Err(fx.unsupported(inst, "the instruction is for shaders or has no form in LLVM IR for kernels")),
    }
    Ok(())
}

/// Weights of an `OpBranchConditional` => `!prof !{!"branch_weights", i32, i32}`
fn branch_weights(fx: &mut FunctionCx<'_, '_>, branch: ValueId, weights: &[u32]) {
    let &[yes, no] = weights else { return };
    let name = fx.ir.md_string(b"branch_weights");
    let [yes, no] = [yes, no].map(|weight| fx.ir.md_i32(weight));
    let node = fx.ir.md_list(&[name, yes, no]);
    let (fb, ir) = fx.builders();
    fb.attach(ir, branch, "prof", node);
}

fn switch<'a>(
    fx: &mut FunctionCx<'_, 'a>,
    inst: Instruction<'a>,
    selector: u32,
    default: u32,
    cases: &[u32],
) -> Result<()> {
    let words = fx.view.case_words(selector);
    let value = fx.value(selector)?;
    let ty = fx.llvm_type(value);
    let default_block = block(fx, inst, default)?;
    let mut list = Vec::with_capacity(cases.len() / words);
    let mut targets = vec![default];
    for case in cases.chunks_exact(words) {
        let (target, literal) = (case[words - 1], &case[..words - 1]);
        targets.push(target);
        list.push((fx.number(ty, literal), block(fx, inst, target)?));
    }
    let branch = fx.fb.switch(value, default_block, &list);
    inst::loops::attach(fx, branch, &targets);
    Ok(())
}

/// Counts the edges between two blocks that have several: cases of a `switch`, or both branches to one block.
fn count_edges(fx: &mut FunctionCx<'_, '_>, from: u32, inst: Instruction<'_>) {
    let targets: Vec<u32> = match (inst.op, inst.operands) {
        (Op::BranchConditional, &[_, yes, no, ..]) if yes == no => vec![yes, no],
        (Op::Switch, &[selector, default, ref cases @ ..]) => {
            let words = fx.view.case_words(selector);
            std::iter::once(default).chain(cases.chunks_exact(words).filter_map(|case| case.last().copied())).collect()
        }
        _ => return,
    };
    for target in targets {
        *fx.edges.entry((from, target)).or_insert(0) += 1;
    }
}

/// Gives the phis of the function their incoming values, an entry for each edge.
fn phis(fx: &mut FunctionCx<'_, '_>) -> Result<()> {
    let mut seen = FxHashSet::default();
    for (phi, inst, label) in std::mem::take(&mut fx.phis) {
        fx.set_current(inst);
        let pairs = inst.operands.get(2..).unwrap_or_default();
        let ty = fx.result_type(inst)?;
        let mut incoming = Vec::with_capacity(pairs.len() / 2);
        seen.clear();
        for pair in pairs.chunks_exact(2) {
            let (value, from) = (fx.incoming_value(pair[0])?, pair[1]);
            let value = fx.constant_pointer(value, ty);
            let Some(&end) = fx.ends.get(&from) else {
                return Err(fx.invalid(inst, "expected the label of a predecessor"));
            };
            let edges = fx.edges.get(&(from, label)).copied().unwrap_or(1);
            if seen.insert(from) {
                incoming.extend(std::iter::repeat_n((value, end), edges));
            }
        }
        fx.fb.set_incoming(phi, &incoming);
    }
    Ok(())
}
