//! Terminators (specification, section 3.3.17).

use smallvec::SmallVec;

use crate::error::Result;
use crate::llvm::{Inst, IntPredicate};
use crate::spirv::Id;
use crate::spirv::grammar::Op;
use crate::spirv::inst::Inst as SpirvInst;

use crate::lower::blocks::leave_block;
use crate::lower::forms::{Lane, Lanes};
use crate::lower::function_cx::FunctionCx;
use crate::lower::loop_controls::{edge, lower_loop_control, lower_ways_out};
use crate::lower::module_cx::invalid;

use super::cast::resize_part;
use super::compare::compare_integers;

/// `br` => `OpBranch` or `OpBranchConditional`
pub(super) fn branch<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let yes = inst.successor(0);
    // From 1.6 on the two targets must differ (specification, OpBranchConditional).
    if !inst.is_conditional() || inst.successor(1) == yes {
        leave_block(fx, inst.block())?;
        let target = edge(fx, inst.block(), yes);
        lower_loop_control(fx, inst.block())?;
        fx.emit(SpirvInst::new(Op::Branch).id(target))?;
        return lower_ways_out(fx, inst.block());
    }
    let no = inst.successor(1);
    let condition = fx.scalar(inst.condition())?;
    leave_block(fx, inst.block())?;
    let (yes, no) = (edge(fx, inst.block(), yes), edge(fx, inst.block(), no));
    lower_loop_control(fx, inst.block())?;
    fx.emit(SpirvInst::new(Op::BranchConditional).id(condition).id(yes).id(no))?;
    lower_ways_out(fx, inst.block())
}

/// `switch` => `OpSwitch`
///
/// An `i1` becomes an integer first, which `OpSwitch` wants; of an integer of several words, the number of the case
/// that it is.
pub(super) fn switch<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let lane = fx.mx.lanes(inst.condition().ty())?.lane;
    let selector = fx.value(inst.condition())?;
    let (selector, width) = match lane {
        Lane::Int { width, .. } => (selector[0], width),
        Lane::Bool => (resize_part(fx, lane, Lane::Int { bits: 32, width: 32 }, 1, selector[0], false)?, 32),
        Lane::Wide { .. } => (case_number(fx, inst, lane, &selector)?, 32),
        Lane::Float(_) | Lane::Pointer { .. } => return Err(invalid("a switch on what is not an integer")),
    };
    leave_block(fx, inst.block())?;
    let default = fx.label(inst.default());
    let mut switch = SpirvInst::new(Op::Switch).id(selector).id(default);
    for (number, (value, block)) in inst.cases().enumerate() {
        let value = match lane {
            Lane::Wide { .. } => number as u64 + 1,
            _ => value.int_zext().ok_or_else(|| invalid("the value of a case is not known"))?,
        };
        switch = if width == 64 { switch.literal64(value) } else { switch.literal(value as u32) };
        switch = switch.id(fx.label(block));
    }
    fx.emit(switch)
}

/// The number of the case that a value of several words is, counted from one, or zero.
fn case_number<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, lane: Lane, selector: &[Id]) -> Result<Id> {
    let (ty, lanes) = (fx.mx.type_int(32)?, Lanes { lane, count: 1 });
    let mut result = fx.mx.u32_constant(0)?;
    for (number, (value, _)) in inst.cases().enumerate() {
        let value = fx.value(value)?;
        let same = compare_integers(fx, lanes, IntPredicate::Eq, selector, &value)?;
        let number = fx.mx.u32_constant(number as u32 + 1)?;
        result = fx.op(Op::Select, ty, &[same[0], number, result])?;
    }
    Ok(result)
}

/// `ret` => `OpReturn` or `OpReturnValue`
pub(super) fn return_<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let Some(value) = inst.value().operands().next() else {
        return fx.emit(SpirvInst::new(Op::Return));
    };
    let node = fx.mx.facts.element_types.return_node(fx.function);
    let parts = fx.value_as(value, node)?;
    match parts.as_slice() {
        [] => fx.emit(SpirvInst::new(Op::Return)),
        [only] => fx.emit(SpirvInst::new(Op::ReturnValue).id(*only)),
        several => {
            let ty = fx.mx.signature(fx.function)?.result;
            let whole = fx.op(Op::CompositeConstruct, ty, several)?;
            fx.emit(SpirvInst::new(Op::ReturnValue).id(whole))
        }
    }
}

/// `unreachable` => `OpUnreachable`
pub(super) fn unreachable(fx: &mut FunctionCx<'_, '_>) -> Result<()> {
    fx.emit(SpirvInst::new(Op::Unreachable))
}

/// `yes` if `condition` holds, else `no`, by a branch: for composites, which `OpSelect` takes from 1.4 on only.
pub(super) fn choose(fx: &mut FunctionCx<'_, '_>, condition: Id, ty: Id, yes: Id, no: Id) -> Result<Id> {
    let from = fx.current_block()?;
    let (taken, after) = (fx.mx.out.fresh(), fx.mx.out.fresh());
    fx.emit(SpirvInst::new(Op::BranchConditional).id(condition).id(taken).id(after))?;
    fx.begin_block(taken)?;
    fx.emit(SpirvInst::new(Op::Branch).id(after))?;
    fx.begin_block(after)?;
    let operands: SmallVec<[Id; 4]> = SmallVec::from_slice(&[yes, taken, no, from]);
    fx.op(Op::Phi, ty, &operands)
}
