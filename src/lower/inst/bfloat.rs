//! Instructions whose operands or results are bfloats: in bfloat where SPIR-V has arithmetic on it, otherwise in float.

use crate::ir::{Type, TypeKind};
use crate::lower::cx::legal::bfloat::{FLOAT, from_bits, int_layout, is_bfloat, narrow, to_bits, widen};
use crate::lower::cx::legal::lanes::{each_part, part_types};
use crate::lower::cx::prelude::*;
use crate::spirv::grammar::{Capability, Std};

/// Checks that there is a bfloat type for an instruction that is called by name: it takes bfloats of that type only.
///
/// # Errors
///
/// `RequiresExtension` if there is no such type.
pub(in crate::lower) fn check_typed(mx: &mut ModuleCx<'_>, call: Inst<'_>) -> Result<()> {
    if !is_bfloat(call.ty()) && !call.arguments().any(|argument| is_bfloat(argument.ty())) {
        return Ok(());
    }
    mx.out.requirements().capability(Capability::BFloat16TypeKHR)
}

/// Lowers one instruction on bfloats, in bfloat where that has arithmetic; see [`in_float`].
pub(in crate::lower) fn lower_arithmetic<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    lower: impl FnOnce(&mut FunctionCx<'_, 'm>) -> Result<Parts>,
) -> Result<Parts> {
    if fx.mx.has_bfloat_arithmetic()? { lower(fx) } else { in_float(fx, inst, lower) }
}

/// Calls `lower` in a context in which operands and results of bfloat are floats.
pub(in crate::lower) fn in_float<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    lower: impl FnOnce(&mut FunctionCx<'_, 'm>) -> Result<Parts>,
) -> Result<Parts> {
    let parts = lower(&mut fx.widened())?;
    narrow_result(fx, inst.ty(), &parts)
}

fn narrow_result<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>, parts: &[Typed]) -> Result<Parts> {
    if is_bfloat(ty) {
        let lanes = fx.lanes(ty)?;
        let floats = Legal::new(Lanes { lane: FLOAT, ..lanes }, Parts::from_slice(parts));
        return narrow(fx, &floats).map(Legal::into_parts);
    }
    if ty.kind() != TypeKind::Struct {
        return Ok(Parts::from_slice(parts));
    }
    let (mut narrowed, mut rest) = (Parts::new(), parts);
    for member in ty.members() {
        let (own, others) = rest.split_at(fx.part_count(member)?.min(rest.len()));
        narrowed.extend(narrow_result(fx, member, own)?);
        rest = others;
    }
    Ok(narrowed)
}

/// `fneg`, `llvm.fabs`, `llvm.copysign` => bitwise operations on the 16 bits: the sign is one bit, also of a NaN
pub(in crate::lower) fn with_sign<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, sign: Sign) -> Result<Parts> {
    const SIGN: u64 = 0x8000;
    let lanes = fx.lanes(inst.ty())?;
    let number = fx.value(inst.value().operand(0))?;
    let other = if sign == Sign::Copied { fx.value(inst.argument(1))? } else { number.clone() };
    let mut parts = Parts::new();
    for (count, (part, other)) in lanes.chunks(fx.mx.legal).zip(number.iter().zip(&other)) {
        let bits = to_bits(fx, count, *part)?;
        let short = int_layout(16, count);
        let mask = short.splat(fx, SIGN)?;
        let bits = if sign == Sign::Negated {
            fx.xor(bits, mask)?
        } else {
            let size = short.splat(fx, SIGN - 1)?;
            fx.and(bits, size)?
        };
        let bits = if sign == Sign::Copied {
            let other = to_bits(fx, count, *other)?;
            let own = fx.and(other, mask)?;
            fx.or(bits, own)?
        } else {
            bits
        };
        parts.push(from_bits(fx, count, bits)?);
    }
    Ok(parts)
}

/// The change of a sign.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::lower) enum Sign {
    Negated,
    Cleared,
    /// Copies the sign of the second operand.
    Copied,
}

/// `llvm.fma`, `llvm.fmuladd` => `fma` on floats, rounded to odd, then to bfloat; `fma` alone where bfloat has arithmetic
///
/// A product of two bfloats is exact as a float, and so is the error of the sum (Knuth's two-sum). The error decides if
/// the sum rounded by `fma`, whose sign is right even where the product is too small for a float, is made odd.
pub(in crate::lower) fn fused<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let lanes = fx.lanes(inst.ty())?;
    if fx.mx.has_bfloat_arithmetic()? {
        let types = part_types(fx, lanes)?;
        let operands = (0..3).map(|index| fx.value(inst.argument(index))).collect::<Result<Vec<Parts>>>()?;
        let parts = types.iter().enumerate();
        return parts
            .map(|(part, ty)| fx.std(Std::fma, *ty, &[operands[0][part], operands[1][part], operands[2][part]]))
            .collect();
    }
    // The error must be that of exactly these operations.
    fx.forbids_contraction = true;
    let mut operands = Vec::with_capacity(3);
    for index in 0..3 {
        let number = fx.legal(inst.argument(index))?;
        operands.push(widen(fx, &number)?.parts);
    }
    let mut sums = Parts::new();
    for (part, count) in lanes.chunks(fx.mx.legal).enumerate() {
        let [a, b, c] = [operands[0][part], operands[1][part], operands[2][part]];
        sums.push(odd_sum(fx, count, a, b, c)?);
    }
    narrow(fx, &Legal::new(Lanes { lane: FLOAT, ..lanes }, sums)).map(Legal::into_parts)
}

/// `llvm.fmuladd` that must not be fused => a product and a sum, each rounded to bfloat
pub(in crate::lower) fn multiply_then_add<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let [a, b, c] = [0, 1, 2].map(|argument| fx.legal(inst.argument(argument)));
    let product = rounded(fx, Op::FMul, &a?, &b?)?;
    rounded(fx, Op::FAdd, &product, &c?).map(Legal::into_parts)
}

/// Returns the result of an arithmetic instruction on bfloats, as a bfloat.
fn rounded(fx: &mut FunctionCx<'_, '_>, op: Op, a: &Legal, b: &Legal) -> Result<Legal> {
    let apply = |fx: &mut FunctionCx<'_, '_>, a: &Legal, b: &Legal| {
        let parts = each_part(fx, [&a.parts, &b.parts], |fx, ty, operands| fx.op(op, ty, operands))?;
        Ok(Legal::new(a.lanes, parts))
    };
    if fx.mx.has_bfloat_arithmetic()? {
        return apply(fx, a, b);
    }
    let (a, b) = (widen(fx, a)?, widen(fx, b)?);
    let result = apply(fx, &a, &b)?;
    narrow(fx, &result)
}

/// Returns `a * b + c`, rounded to odd.
fn odd_sum(fx: &mut FunctionCx<'_, '_>, count: u32, a: Typed, b: Typed, c: Typed) -> Result<Typed> {
    let int = int_layout(32, count);
    let (ty, bits_ty) = (fx.mx.chunk_type(FLOAT, count)?, int.ty(fx)?);
    let boolean = fx.mx.chunk_type(Lane::Bool, count)?;
    let fused = fx.std(Std::fma, ty, &[a, b, c])?;
    let product = fx.op(Op::FMul, ty, &[a, b])?;
    let sum = fx.fadd(product, c)?;
    let virtual_c = fx.fsub(sum, product)?;
    let virtual_product = fx.fsub(sum, virtual_c)?;
    let c_error = fx.fsub(c, virtual_c)?;
    let product_error = fx.fsub(product, virtual_product)?;
    let error = fx.fadd(product_error, c_error)?;
    let zero = fx.mx.null(ty)?;
    // For infinities and NaNs the error is undefined and does not matter.
    let inexact = fx.op(Op::FOrdNotEqual, boolean, &[error, zero])?;
    // If the error points to zero, the sum is too large: truncation gives the next number towards zero.
    let (error_sign, sum_sign) = (fx.bitcast(bits_ty, error)?, fx.bitcast(bits_ty, fused)?);
    let differ = fx.xor(error_sign, sum_sign)?;
    let (sign, one, none) = (int.splat(fx, 31)?, int.splat(fx, 1)?, int.splat(fx, 0)?);
    let differ = fx.lshr(differ, sign)?;
    let step = fx.select(inexact, differ, none)?;
    let cut = fx.sub(sum_sign, step)?;
    let last = fx.select(inexact, one, none)?;
    let odd = fx.or(cut, last)?;
    fx.bitcast(ty, odd)
}
