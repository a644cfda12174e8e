//! Dot products of integers (cl_khr_integer_dot_product).

use crate::error::Result;
use crate::llvm::Inst;
use crate::lower::builtins::opencl::call::{one_part, wrong_arguments, wrong_result};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Form, Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::map::opencl_ops::{IntegerDot, integer_dot};
use crate::names::Mangled;
use crate::spirv::Id;
use crate::spirv::grammar::{Op, PackedVectorFormat, Std};
use crate::spirv::inst::Inst as SpirvInst;

/// Returns the dot product with a mangled name.
pub(super) fn find(name: &Mangled<'_>) -> Option<IntegerDot> {
    let class = |index: usize| name.parameters.get(index).and_then(|parameter| parameter.class());
    integer_dot(name.base, class(0), class(1))
}

/// `dot(char4, uchar4)` => `OpSUDot`, or without it multiplications and additions;
/// `dot_acc_sat_4x8packed_ss_int(a, b, c)` => `OpSDotAccSat a b c PackedVectorFormat4x8Bit`
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, dot: &IntegerDot) -> Result<Parts> {
    let Form::Lanes(Lanes { lane: Lane::Int { bits, .. }, count: 1 }) = fx.form(inst.ty())? else {
        return Err(wrong_result(inst));
    };
    let mut operands = inst.arguments().map(|argument| fx.scalar(argument)).collect::<Result<Parts>>()?;
    if operands.len() < 2 {
        return Err(wrong_arguments(inst));
    }
    if dot.swaps {
        operands.swap(0, 1);
    }
    let Lanes { lane, count } = fx.lanes(inst.argument(0).ty())?;
    if !fx.mx.out.requirements().allows_op(dot.op) {
        let vectors = Vectors { lane, count, is_packed: dot.is_packed };
        return expanded(fx, inst, dot.op, &operands, (vectors, bits)).map(one_part);
    }
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

/// The operands of a dot product.
#[derive(Clone, Copy)]
struct Vectors {
    lane: Lane,
    count: u32,
    /// `true` for four bytes in an integer of 32 bits.
    is_packed: bool,
}

/// `dot(a, b)` => `a.x * b.x + a.y * b.y + ...` in the result type of `bits`, and a saturating addition of a third
/// operand
fn expanded<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    op: Op,
    operands: &[Id],
    (vectors, bits): (Vectors, u32),
) -> Result<Id> {
    let (is_first_signed, is_second_signed) = match op {
        Op::UDot | Op::UDotAccSat => (false, false),
        Op::SUDot | Op::SUDotAccSat => (true, false),
        _ => (true, true),
    };
    let ty = fx.type_of(inst.value())?;
    let count = if vectors.is_packed { 4 } else { vectors.count };
    let mut sum = None;
    for index in 0..count {
        let first = component(fx, (operands[0], is_first_signed), index, vectors, (ty, bits))?;
        let second = component(fx, (operands[1], is_second_signed), index, vectors, (ty, bits))?;
        let product = fx.mul(ty, first, second)?;
        sum = Some(match sum {
            Some(sum) => fx.add(ty, sum, product)?,
            None => product,
        });
    }
    let sum = sum.ok_or_else(|| wrong_arguments(inst))?;
    match (operands.get(2), is_first_signed) {
        (Some(other), true) => fx.std(Std::s_add_sat, ty, &[sum, *other]),
        (Some(other), false) => fx.std(Std::u_add_sat, ty, &[sum, *other]),
        (None, _) => Ok(sum),
    }
}

/// Returns a component of an operand in the result type.
fn component(
    fx: &mut FunctionCx<'_, '_>,
    (operand, is_signed): (Id, bool),
    index: u32,
    vectors: Vectors,
    (ty, bits): (Id, u32),
) -> Result<Id> {
    if vectors.is_packed {
        // The byte is moved to the highest bits and back, which extends it. The operands have the type of the result.
        let (up, down) = (fx.mx.u32_constant(24 - 8 * index)?, fx.mx.u32_constant(24)?);
        let moved = fx.shl(ty, operand, up)?;
        return if is_signed { fx.ashr(ty, moved, down) } else { fx.lshr(ty, moved, down) };
    }
    let lane = fx.mx.lane_type(vectors.lane)?;
    let component = if vectors.count == 1 { operand } else { fx.extract(lane, operand, index)? };
    match (vectors.lane.bits() == Some(bits), is_signed) {
        (true, _) => Ok(component),
        (false, true) => fx.op(Op::SConvert, ty, &[component]),
        (false, false) => fx.op(Op::UConvert, ty, &[component]),
    }
}
