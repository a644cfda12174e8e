//! Minimum and maximum, comparison, absolute value, saturation and fixed-point arithmetic of integers.

use crate::error::invalid;
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::forms::integer;
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::lanewise::{Number, are_standard_integers, direct, extremum};
use crate::lower::cx::legal::{lanes, lanewise};
use crate::lower::cx::prelude::*;
use crate::lower::intrinsics::overflow;
use crate::spirv::grammar::Std;
use crate::spirv::inst::Inst as SpirvInst;

/// Returns the two operands of an intrinsic.
fn operands<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<(Legal, Legal)> {
    Ok((fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?))
}

/// `llvm.abs` => `s_abs`, or the negated number where it is negative
pub(super) fn absolute<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let a = fx.legal(inst.argument(0))?;
    if are_standard_integers(a.lanes) {
        return lanes::each_part(fx, [&a.parts], |fx, ty, parts| fx.std(Std::s_abs, ty, parts));
    }
    if a.lanes.lane == Lane::Bool {
        // The absolute value of -1 is 1, which is the same bit.
        return Ok(a.parts);
    }
    let negative = lanewise::is_negative(fx, &a)?;
    let negated = lanewise::negate(fx, &a)?;
    lanewise::select(fx, &negative, &negated, &a).map(Legal::into_parts)
}

/// `llvm.smax(a, b)` => `a > b ? a : b`; the comparison is `sgt` for this one
pub(super) fn maximum_or_minimum<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    comparison: IntPredicate,
) -> Result<Parts> {
    let (a, b) = operands(fx, inst)?;
    extremum(fx, comparison, &a, &b).map(Legal::into_parts)
}

/// `llvm.spv.sclamp(x, low, high)` => `s_clamp x low high`, or `smin(smax(x, low), high)`
pub(super) fn clamp<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    std: Std,
    [above, below]: [IntPredicate; 2],
) -> Result<Parts> {
    let ((x, low), high) = (operands(fx, inst)?, fx.legal(inst.argument(2))?);
    if are_standard_integers(x.lanes) {
        return lanes::each_part(fx, [&x.parts, &low.parts, &high.parts], |fx, ty, parts| fx.std(std, ty, parts));
    }
    let raised = extremum(fx, above, &x, &low)?;
    extremum(fx, below, &raised, &high).map(Legal::into_parts)
}

/// `llvm.scmp(a, b)` => `a <= b ? (a < b ? -1 : 0) : 1`
pub(super) fn three_way<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    at_most: IntPredicate,
    below: IntPredicate,
) -> Result<Parts> {
    let (a, b) = operands(fx, inst)?;
    let result = fx.lanes(inst.ty())?;
    let one = own_number(fx, result, Number::Small(1))?;
    let zero = own_number(fx, result, Number::Small(0))?;
    let minus_one = own_number(fx, result, Number::Ones)?;
    let at_most = compare_integers(fx, at_most, &a, &b)?;
    let below = compare_integers(fx, below, &a, &b)?;
    let not_above = lanewise::select(fx, &below, &minus_one, &zero)?;
    lanewise::select(fx, &at_most, &not_above, &one).map(Legal::into_parts)
}

/// Returns an integer in every lane, by constants of its own as the Khronos translator declares them: it shares small
/// integers of 32 bits only.
fn own_number(fx: &mut FunctionCx<'_, '_>, lanes: Lanes, number: Number) -> Result<Legal> {
    let Lane::Int { bits, width } = lanes.lane else { return lanewise::number(fx, lanes, number) };
    let value = number.word(bits, 0);
    let (ty, words) = (fx.mx.type_int(width)?, [value as u32, (value >> 32) as u32]);
    let scalar = SpirvInst::new(Op::Constant).id(ty).words(&words[..if width > 32 { 2 } else { 1 }]);
    let is_shared = width == 32 && matches!(number, Number::Small(_));
    let scalar = if is_shared { fx.mx.out.intern_inst(scalar)? } else { fx.mx.out.declare_again(scalar)? };
    let parts = lanes.chunks(fx.mx.legal).map(|count| {
        if count == 1 {
            return Ok(Typed::new(scalar, ty));
        }
        let vector = fx.mx.chunk_type(lanes.lane, count)?;
        let members = vec![scalar; count as usize];
        let id = fx.mx.out.declare_again(SpirvInst::new(Op::ConstantComposite).id(vector).ids(&members))?;
        Ok(Typed::new(id, vector))
    });
    Ok(Legal::new(lanes, parts.collect::<Result<Parts>>()?))
}

/// `llvm.uadd.sat` => `u_add_sat`, or all ones where the sum wrapped
pub(super) fn unsigned_add_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (a, b) = operands(fx, inst)?;
    if are_standard_integers(a.lanes) {
        return direct(fx, Std::u_add_sat, &a, &b).map(Legal::into_parts);
    }
    let (sum, wrapped) = overflow::unsigned_add(fx, &a, &b)?;
    let ones = lanewise::number(fx, a.lanes, Number::Ones)?;
    lanewise::select(fx, &wrapped, &ones, &sum).map(Legal::into_parts)
}

/// `llvm.usub.sat` => `u_sub_sat`, or zero where the difference wrapped
pub(super) fn unsigned_subtract_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (a, b) = operands(fx, inst)?;
    if are_standard_integers(a.lanes) {
        return direct(fx, Std::u_sub_sat, &a, &b).map(Legal::into_parts);
    }
    let (difference, wrapped) = overflow::unsigned_subtract(fx, &a, &b)?;
    let zero = lanewise::number(fx, a.lanes, Number::Small(0))?;
    lanewise::select(fx, &wrapped, &zero, &difference).map(Legal::into_parts)
}

/// `llvm.sadd.sat` => `s_add_sat`, or the limit on the side of the first operand where the sum wrapped
pub(super) fn signed_add_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (a, b) = operands(fx, inst)?;
    if are_standard_integers(a.lanes) {
        return direct(fx, Std::s_add_sat, &a, &b).map(Legal::into_parts);
    }
    let (sum, wrapped) = overflow::signed_add(fx, &a, &b)?;
    let limit = signed_limit(fx, &a)?;
    lanewise::select(fx, &wrapped, &limit, &sum).map(Legal::into_parts)
}

/// `llvm.ssub.sat` => `s_sub_sat`, or the limit on the side of the first operand where the difference wrapped
pub(super) fn signed_subtract_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (a, b) = operands(fx, inst)?;
    if are_standard_integers(a.lanes) {
        return direct(fx, Std::s_sub_sat, &a, &b).map(Legal::into_parts);
    }
    let (difference, wrapped) = overflow::signed_subtract(fx, &a, &b)?;
    let limit = signed_limit(fx, &a)?;
    lanewise::select(fx, &wrapped, &limit, &difference).map(Legal::into_parts)
}

/// Returns the smallest signed number where `a` is negative, else the largest.
fn signed_limit(fx: &mut FunctionCx<'_, '_>, a: &Legal) -> Result<Legal> {
    let negative = lanewise::is_negative(fx, a)?;
    limits(fx, a.lanes, &negative)
}

fn limits(fx: &mut FunctionCx<'_, '_>, lanes: Lanes, negative: &Legal) -> Result<Legal> {
    let least = lanewise::number(fx, lanes, Number::SignedMinimum)?;
    let greatest = lanewise::number(fx, lanes, Number::SignedMaximum)?;
    lanewise::select(fx, negative, &least, &greatest)
}

/// `llvm.ushl.sat`, `llvm.sshl.sat` => the shifted number, or all ones or the limit with its sign where shifting `back` does
/// not give the operand
pub(super) fn shift_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, back: Opcode) -> Result<Parts> {
    let (a, amount) = operands(fx, inst)?;
    let shifted = integer_parts(fx, Opcode::Shl, &a, &amount)?;
    let restored = integer_parts(fx, back, &shifted, &amount)?;
    let lost = compare_integers(fx, IntPredicate::Ne, &restored, &a)?;
    let limit = if back == Opcode::AShr { signed_limit(fx, &a)? } else { lanewise::number(fx, a.lanes, Number::Ones)? };
    lanewise::select(fx, &lost, &limit, &shifted).map(Legal::into_parts)
}

/// The behaviour of a fixed-point operation on overflow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Overflow {
    Wraps,
    Saturates,
}

/// `llvm.smul.fix(a, b, s)` => `a * b >> s` in twice the width
pub(super) fn signed_multiply_fixed<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    multiply_fixed(fx, inst, true, Overflow::Wraps)
}

/// `llvm.umul.fix(a, b, s)` => `a * b >> s` in twice the width
pub(super) fn unsigned_multiply_fixed<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    multiply_fixed(fx, inst, false, Overflow::Wraps)
}

/// `llvm.smul.fix.sat(a, b, s)` => `a * b >> s` in twice the width, limited to the own width
pub(super) fn signed_multiply_fixed_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    multiply_fixed(fx, inst, true, Overflow::Saturates)
}

/// `llvm.umul.fix.sat(a, b, s)` => `a * b >> s` in twice the width, limited to the own width
pub(super) fn unsigned_multiply_fixed_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    multiply_fixed(fx, inst, false, Overflow::Saturates)
}

/// `llvm.sdiv.fix(a, b, s)` => `(a << s) / b` in twice the width, rounded down
pub(super) fn signed_divide_fixed<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    divide_fixed(fx, inst, true, Overflow::Wraps)
}

/// `llvm.udiv.fix(a, b, s)` => `(a << s) / b` in twice the width
pub(super) fn unsigned_divide_fixed<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    divide_fixed(fx, inst, false, Overflow::Wraps)
}

/// `llvm.sdiv.fix.sat(a, b, s)` => `(a << s) / b` in twice the width, rounded down, limited to the own width
pub(super) fn signed_divide_fixed_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    divide_fixed(fx, inst, true, Overflow::Saturates)
}

/// `llvm.udiv.fix.sat(a, b, s)` => `(a << s) / b` in twice the width, limited to the own width
pub(super) fn unsigned_divide_fixed_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    divide_fixed(fx, inst, false, Overflow::Saturates)
}

/// The operands of a fixed-point operation in twice their width, which holds every exact result, and the scale.
struct Fixed {
    own: Lane,
    a: Legal,
    b: Legal,
    scale: u32,
}

fn fixed<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, signed: bool) -> Result<Fixed> {
    let (a, b) = operands(fx, inst)?;
    let scale = inst.argument(2).int_zext().and_then(|scale| u32::try_from(scale).ok());
    let scale = scale.ok_or_else(|| invalid("expected a constant scale of a fixed-point number"))?;
    let own = a.lanes.lane;
    let wide = integer(2 * own.number_bits()?);
    let (a, b) = (lanewise::resize(fx, wide, &a, signed)?, lanewise::resize(fx, wide, &b, signed)?);
    Ok(Fixed { own, a, b, scale })
}

/// Returns the product without its lowest `scale` bits, rounded down.
fn multiply_fixed<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, signed: bool, overflow: Overflow) -> Result<Parts> {
    let Fixed { own, a, b, scale } = fixed(fx, inst, signed)?;
    let product = integer_parts(fx, Opcode::Mul, &a, &b)?;
    let shift = if signed { Opcode::AShr } else { Opcode::LShr };
    let result = lanewise::shift_by(fx, shift, &product, scale)?;
    narrow(fx, own, &result, signed, overflow)
}

/// Divides the dividend shifted left by `scale`; rounds down, as LLVM's own expansion does.
fn divide_fixed<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, signed: bool, overflow: Overflow) -> Result<Parts> {
    let Fixed { own, a, b, scale } = fixed(fx, inst, signed)?;
    let dividend = lanewise::shift_by(fx, Opcode::Shl, &a, scale)?;
    if !signed {
        let quotient = integer_parts(fx, Opcode::UDiv, &dividend, &b)?;
        return narrow(fx, own, &quotient, signed, overflow);
    }
    let quotient = integer_parts(fx, Opcode::SDiv, &dividend, &b)?;
    let rest = integer_parts(fx, Opcode::SRem, &dividend, &b)?;
    // Division rounds towards zero: a negative quotient that is not exact is one too high.
    let zero = lanewise::number(fx, a.lanes, Number::Small(0))?;
    let inexact = compare_integers(fx, IntPredicate::Ne, &rest, &zero)?;
    let signs = integer_parts(fx, Opcode::Xor, &dividend, &b)?;
    let negative = lanewise::is_negative(fx, &signs)?;
    let above = lanewise::logical(fx, Op::LogicalAnd, &inexact, &negative)?;
    let one = lanewise::number(fx, a.lanes, Number::Small(1))?;
    let below = integer_parts(fx, Opcode::Sub, &quotient, &one)?;
    let quotient = lanewise::select(fx, &above, &below, &quotient)?;
    narrow(fx, own, &quotient, signed, overflow)
}

/// Converts a number of twice the width to its own width.
fn narrow(fx: &mut FunctionCx<'_, '_>, own: Lane, result: &Legal, signed: bool, overflow: Overflow) -> Result<Parts> {
    let cut = lanewise::resize(fx, own, result, false)?;
    if overflow == Overflow::Wraps {
        return Ok(cut.parts);
    }
    let again = lanewise::resize(fx, result.lanes.lane, &cut, signed)?;
    let lost = compare_integers(fx, IntPredicate::Ne, &again, result)?;
    let limit = if signed {
        let negative = lanewise::is_negative(fx, result)?;
        limits(fx, cut.lanes, &negative)?
    } else {
        lanewise::number(fx, cut.lanes, Number::Ones)?
    };
    lanewise::select(fx, &lost, &limit, &cut).map(Legal::into_parts)
}
