//! Dot products of integers (cl_khr_integer_dot_product).

use crate::error::Result;
use crate::llvm::Inst;
use crate::lower::builtins::opencl::call::{one_part, wrong_arguments, wrong_result};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Form, Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::map::opencl_ops::{IntegerDot, integer_dot};
use crate::names::Mangled;
use crate::spirv::grammar::PackedVectorFormat;
use crate::spirv::inst::Inst as SpirvInst;

/// Returns the dot product with a mangled name.
pub(super) fn find(name: &Mangled<'_>) -> Option<IntegerDot> {
    let class = |index: usize| name.parameters.get(index).and_then(|parameter| parameter.class());
    integer_dot(name.base, class(0), class(1))
}

/// `dot(char4, uchar4)` => `OpSUDot`; `dot_acc_sat_4x8packed_ss_int(a, b, c)` => `OpSDotAccSat a b c PackedVectorFormat4x8Bit`
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, dot: &IntegerDot) -> Result<Parts> {
    if !matches!(fx.form(inst.ty())?, Form::Lanes(Lanes { lane: Lane::Int { .. }, count: 1 })) {
        return Err(wrong_result(inst));
    }
    let mut operands = inst.arguments().map(|argument| fx.scalar(argument)).collect::<Result<Parts>>()?;
    if operands.len() < 2 {
        return Err(wrong_arguments(inst));
    }
    if dot.swaps {
        operands.swap(0, 1);
    }
    let Lanes { lane, count } = fx.lanes(inst.argument(0).ty())?;
    if let Some(number) = lane.number().filter(|_| !dot.is_packed) {
        fx.mx.out.requirements().note_dot(number, count)?;
    }
    let (ty, id) = (fx.type_of(inst.value())?, fx.fresh());
    let mut out = SpirvInst::new(dot.op).id(ty).id(id).ids(&operands);
    if dot.is_packed {
        out = out.enumerant(PackedVectorFormat::PackedVectorFormat4x8Bit);
    }
    fx.emit(out)?;
    Ok(one_part(id))
}
