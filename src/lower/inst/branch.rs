//! Terminators (specification, section 3.3.17).

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::error::invalid;
use crate::ir::{Block, IntPredicate};
use crate::lower::cx::function::control_flow::edge;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::module::constants::block_number;
use crate::lower::cx::prelude::*;
use crate::lower::inst::loop_controls::{
    end_loop_header, lower_edge_blocks, lower_merge, merge_parallel_edges, split_edges,
};
use crate::lower::inst::phi::lower_phi_operands;
use crate::spirv::Id;
use crate::spirv::inst::Inst as SpirvInst;
use crate::spirv::limits::MAX_CASES;

/// `br` => `OpBranch` or `OpBranchConditional`
pub(in crate::lower) fn branch<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let yes = inst.successor(0);
    // From 1.6 on the two targets must differ (specification, OpBranchConditional).
    if !inst.is_conditional() || inst.successor(1) == yes {
        lower_phi_operands(fx, inst.block())?;
        let target = edge(fx, inst.block(), yes);
        lower_merge(fx, inst.block())?;
        fx.emit(SpirvInst::new(Op::Branch).id(target))?;
        return lower_edge_blocks(fx, inst.block());
    }
    let no = inst.successor(1);
    let condition = fx.scalar(inst.condition())?;
    lower_phi_operands(fx, inst.block())?;
    let (yes, no) = (edge(fx, inst.block(), yes), edge(fx, inst.block(), no));
    lower_merge(fx, inst.block())?;
    fx.emit(SpirvInst::new(Op::BranchConditional).id(condition).id(yes).id(no))?;
    lower_edge_blocks(fx, inst.block())
}

/// `switch` => `OpSwitch`
///
/// An `i1` is converted to an integer, which `OpSwitch` requires; a multi-word integer is replaced by the number of the
/// case that it equals. Cases beyond the limit of one instruction continue in the default of the previous one. Several
/// edges to one block with phis are merged in a block of their own. The header of a loop with hints ends before it.
pub(in crate::lower) fn switch<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let selector = fx.legal(inst.condition())?;
    let lane = selector.lanes.lane;
    let (selector, width) = match lane {
        Lane::Int { width, .. } => (selector.parts[0], width),
        Lane::Bool => (resize_part(fx, lane, Lane::Int { bits: 32, width: 32 }, 1, selector.parts[0], false)?, 32),
        Lane::MultiWord { .. } => (case_number(fx, inst, &selector)?, 32),
        Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => {
            return Err(invalid("expected a switch on an integer"));
        }
    };
    let cases = inst.cases().enumerate().map(|(number, (value, block))| {
        let value = match lane {
            Lane::MultiWord { .. } => Some(number as u64 + 1),
            _ => value.int_zext(),
        };
        Ok((value.ok_or_else(|| invalid("expected a constant case value"))?, block))
    });
    let cases = cases.collect::<Result<Vec<_>>>()?;
    if cases.len() > MAX_CASES {
        split_edges(fx, inst.block());
    }
    merge_parallel_edges(fx, inst.block());
    let is_ended = end_loop_header(fx, inst.block())?;
    lower_phi_operands(fx, inst.block())?;
    if !is_ended {
        lower_merge(fx, inst.block())?;
    }
    let mut cases = cases.as_slice();
    while let Some((piece, rest)) = cases.split_at_checked(MAX_CASES).filter(|(_, rest)| !rest.is_empty()) {
        let others = fx.fresh();
        emit_switch(fx, inst.block(), selector, width, piece, others)?;
        fx.begin_block(others)?;
        cases = rest;
    }
    let default = edge(fx, inst.block(), inst.default());
    emit_switch(fx, inst.block(), selector, width, cases, default)?;
    lower_edge_blocks(fx, inst.block())
}

fn emit_switch<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    from: Block<'m>,
    selector: Typed,
    width: u32,
    cases: &[(u64, Block<'m>)],
    default: Id,
) -> Result<()> {
    let mut switch = SpirvInst::new(Op::Switch).id(selector).id(default);
    for (value, block) in cases {
        switch = if width > 32 { switch.literal64(*value) } else { switch.literal(*value as u32) };
        switch = switch.id(edge(fx, from, *block));
    }
    fx.emit(switch)
}

/// Returns the number of the case that a multi-word integer equals, counted from one, or zero.
fn case_number<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, selector: &Legal) -> Result<Typed> {
    let mut result = fx.mx.u32_constant(0)?;
    for (number, (value, _)) in inst.cases().enumerate() {
        let value = fx.legal(value)?;
        let same = compare_integers(fx, IntPredicate::Eq, selector, &value)?;
        let number = fx.mx.u32_constant(number as u32 + 1)?;
        result = fx.select(same.parts[0], number, result)?;
    }
    Ok(result)
}

/// `ret` => `OpReturn` or `OpReturnValue`
pub(in crate::lower) fn return_<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    match inst.value().operands().next() {
        Some(value) => fx.return_value(value),
        None => fx.emit(SpirvInst::new(Op::Return)),
    }
}

/// `indirectbr` => `OpSwitch` on the number that represents the block's address; the first block is the default
pub(in crate::lower) fn indirect<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let address = fx.scalar(inst.operand(0))?;
    let (size, width) = (fx.mx.type_size()?, fx.mx.pointer_bits);
    let number = fx.ptr_to_int(size, address)?;
    lower_phi_operands(fx, inst.block())?;
    let targets: SmallVec<[Block<'m>; 8]> = (0..inst.successor_count()).map(|index| inst.successor(index)).collect();
    // An `indirectbr` without targets is never reached.
    let Some(first) = targets.first() else { return fx.emit(SpirvInst::new(Op::Unreachable)) };
    let mut named = FxHashSet::from_iter([*first]);
    let others = targets.iter().filter(|target| named.insert(**target));
    let others: Vec<(u64, Block<'m>)> = others.map(|target| (block_number(*target), *target)).collect();
    // The address is that of a target: if it is none of the others, it is the first.
    let default = edge(fx, inst.block(), *first);
    match others.as_slice() {
        [] => fx.emit(SpirvInst::new(Op::Branch).id(default))?,
        others => emit_switch(fx, inst.block(), number, width, others, default)?,
    }
    lower_edge_blocks(fx, inst.block())
}
