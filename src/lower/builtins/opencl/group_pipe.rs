//! Pipe reservations by a work-group or sub-group (OpenCL C 3.0, section 6.15.13).

use crate::error::Result;
use crate::ir::Inst;
use crate::lower::builtins::opencl::call::{arguments, one_part, wrong_result};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::spirv::grammar::{Op, Scope, op_row};
use crate::spirv::inst::Inst as SpirvInst;

/// `__work_group_reserve_read_pipe(pipe, n, size, alignment)` => `OpGroupReserveReadPipePackets Workgroup pipe n ...`
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op, scope: Scope) -> Result<Parts> {
    let operands = arguments::<4>(inst)?.map(|argument| fx.scalar(argument));
    let [pipe, second, size, alignment] = operands;
    let scope = fx.mx.u32_constant(scope.0)?;
    let operands = [scope, pipe?, second?, size?, alignment?];
    if op_row(op).is_some_and(|row| !row.has_result()) != inst.ty().is_void() {
        return Err(wrong_result(inst));
    }
    if inst.ty().is_void() {
        fx.emit(SpirvInst::new(op).ids(&operands))?;
        return Ok(Parts::new());
    }
    let ty = fx.type_of(inst.value())?;
    fx.op(op, ty, &operands).map(one_part)
}
