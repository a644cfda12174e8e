//! Minimum and maximum, comparison, absolute value, saturation and fixed-point arithmetic of integers.

use crate::error::{Result, invalid};
use crate::ir::{Inst, IntPredicate, Opcode};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lane, Lanes, Parts, integer};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::lanewise::{Number, direct, extremum, is_plain};
use crate::lower::cx::legal::{lanes, lanewise};
use crate::lower::cx::typed::Typed;
use crate::lower::intrinsics::overflow;
use crate::spirv::grammar::{Op, Std};
use crate::spirv::inst::Inst as SpirvInst;

/// Returns the lanes and the parts of the two operands of an intrinsic.
fn operands<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<(Lanes, Parts, Parts)> {
    let lanes = fx.lanes(inst.argument(0).ty())?;
    Ok((lanes, fx.value(inst.argument(0))?, fx.value(inst.argument(1))?))
}

/// `llvm.abs` => `s_abs`, or the negated number where it is negative
pub(super) fn absolute<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (lanes, a) = (fx.lanes(inst.ty())?, fx.value(inst.argument(0))?);
    if is_plain(lanes) {
        return lanes::each_part(fx, [&a], |fx, ty, parts| fx.std(Std::s_abs, ty, parts));
    }
    if lanes.lane == Lane::Bool {
        // The absolute value of -1 is 1, which is the same bit.
        return Ok(a);
    }
    let negative = lanewise::is_negative(fx, lanes, &a)?;
    let negated = lanewise::negate(fx, lanes, &a)?;
    lanewise::select(fx, lanes, &negative, &negated, &a)
}

/// `llvm.smax(a, b)` => `a > b ? a : b`
pub(super) fn signed_maximum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (lanes, a, b) = operands(fx, inst)?;
    extremum(fx, lanes, IntPredicate::Sgt, &a, &b)
}

/// `llvm.smin(a, b)` => `a < b ? a : b`
pub(super) fn signed_minimum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (lanes, a, b) = operands(fx, inst)?;
    extremum(fx, lanes, IntPredicate::Slt, &a, &b)
}

/// `llvm.umax(a, b)` => `a > b ? a : b`
pub(super) fn unsigned_maximum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (lanes, a, b) = operands(fx, inst)?;
    extremum(fx, lanes, IntPredicate::Ugt, &a, &b)
}

/// `llvm.umin(a, b)` => `a < b ? a : b`
pub(super) fn unsigned_minimum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (lanes, a, b) = operands(fx, inst)?;
    extremum(fx, lanes, IntPredicate::Ult, &a, &b)
}

/// `llvm.scmp(a, b)` => `a <= b ? (a < b ? -1 : 0) : 1`
pub(super) fn signed_three_way<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    three_way(fx, inst, IntPredicate::Sle, IntPredicate::Slt)
}

/// `llvm.ucmp(a, b)` => `a <= b ? (a < b ? -1 : 0) : 1`
pub(super) fn unsigned_three_way<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    three_way(fx, inst, IntPredicate::Ule, IntPredicate::Ult)
}

fn three_way<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    at_most: IntPredicate,
    below: IntPredicate,
) -> Result<Parts> {
    let (lanes, a, b) = operands(fx, inst)?;
    let result = fx.lanes(inst.ty())?;
    let one = own_number(fx, result, Number::Small(1))?;
    let zero = own_number(fx, result, Number::Small(0))?;
    let minus_one = own_number(fx, result, Number::Ones)?;
    let at_most = compare_integers(fx, lanes, at_most, &a, &b)?;
    let below = compare_integers(fx, lanes, below, &a, &b)?;
    let not_above = lanewise::select(fx, result, &below, &minus_one, &zero)?;
    lanewise::select(fx, result, &at_most, &not_above, &one)
}

/// Returns an integer in every lane, by constants of its own as the Khronos translator declares them: it shares small
/// integers of 32 bits only.
fn own_number(fx: &mut FunctionCx<'_, '_>, lanes: Lanes, number: Number) -> Result<Parts> {
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
    parts.collect()
}

/// `llvm.uadd.sat` => `u_add_sat`, or all ones where the sum wrapped
pub(super) fn unsigned_add_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (lanes, a, b) = operands(fx, inst)?;
    if is_plain(lanes) {
        return direct(fx, Std::u_add_sat, &a, &b);
    }
    let (sum, wrapped) = overflow::unsigned_add(fx, lanes, &a, &b)?;
    let ones = lanewise::number(fx, lanes, Number::Ones)?;
    lanewise::select(fx, lanes, &wrapped, &ones, &sum)
}

/// `llvm.usub.sat` => `u_sub_sat`, or zero where the difference wrapped
pub(super) fn unsigned_subtract_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (lanes, a, b) = operands(fx, inst)?;
    if is_plain(lanes) {
        return direct(fx, Std::u_sub_sat, &a, &b);
    }
    let (difference, wrapped) = overflow::unsigned_subtract(fx, lanes, &a, &b)?;
    let zero = lanewise::number(fx, lanes, Number::Small(0))?;
    lanewise::select(fx, lanes, &wrapped, &zero, &difference)
}

/// `llvm.sadd.sat` => `s_add_sat`, or the limit on the side of the first operand where the sum wrapped
pub(super) fn signed_add_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (lanes, a, b) = operands(fx, inst)?;
    if is_plain(lanes) {
        return direct(fx, Std::s_add_sat, &a, &b);
    }
    let (sum, wrapped) = overflow::signed_add(fx, lanes, &a, &b)?;
    let limit = signed_limit(fx, lanes, &a)?;
    lanewise::select(fx, lanes, &wrapped, &limit, &sum)
}

/// `llvm.ssub.sat` => `s_sub_sat`, or the limit on the side of the first operand where the difference wrapped
pub(super) fn signed_subtract_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (lanes, a, b) = operands(fx, inst)?;
    if is_plain(lanes) {
        return direct(fx, Std::s_sub_sat, &a, &b);
    }
    let (difference, wrapped) = overflow::signed_subtract(fx, lanes, &a, &b)?;
    let limit = signed_limit(fx, lanes, &a)?;
    lanewise::select(fx, lanes, &wrapped, &limit, &difference)
}

/// Returns the smallest signed number where `a` is negative, else the largest.
fn signed_limit(fx: &mut FunctionCx<'_, '_>, lanes: Lanes, a: &[Typed]) -> Result<Parts> {
    let negative = lanewise::is_negative(fx, lanes, a)?;
    limits(fx, lanes, &negative)
}

fn limits(fx: &mut FunctionCx<'_, '_>, lanes: Lanes, negative: &[Typed]) -> Result<Parts> {
    let least = lanewise::number(fx, lanes, Number::SignedMinimum)?;
    let greatest = lanewise::number(fx, lanes, Number::SignedMaximum)?;
    lanewise::select(fx, lanes, negative, &least, &greatest)
}

/// `llvm.ushl.sat` => the shifted number, or all ones where shifting back does not give the operand
pub(super) fn unsigned_shift_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    shift_saturated(fx, inst, Opcode::LShr)
}

/// `llvm.sshl.sat` => the shifted number, or the limit with its sign where shifting back does not give the operand
pub(super) fn signed_shift_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    shift_saturated(fx, inst, Opcode::AShr)
}

fn shift_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, back: Opcode) -> Result<Parts> {
    let (lanes, a, amount) = operands(fx, inst)?;
    let shifted = integer_parts(fx, lanes, Opcode::Shl, &a, &amount)?;
    let restored = integer_parts(fx, lanes, back, &shifted, &amount)?;
    let lost = compare_integers(fx, lanes, IntPredicate::Ne, &restored, &a)?;
    let limit =
        if back == Opcode::AShr { signed_limit(fx, lanes, &a)? } else { lanewise::number(fx, lanes, Number::Ones)? };
    lanewise::select(fx, lanes, &lost, &limit, &shifted)
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
    own: Lanes,
    wide: Lanes,
    a: Parts,
    b: Parts,
    scale: u32,
}

fn fixed<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, signed: bool) -> Result<Fixed> {
    let (own, a, b) = operands(fx, inst)?;
    let scale = inst.argument(2).int_zext().and_then(|scale| u32::try_from(scale).ok());
    let scale = scale.ok_or_else(|| invalid("expected a constant scale of a fixed-point number"))?;
    let wide = Lanes { lane: integer(2 * own.lane.number_bits()?), ..own };
    let a = lanewise::resize(fx, own, wide.lane, &a, signed)?;
    let b = lanewise::resize(fx, own, wide.lane, &b, signed)?;
    Ok(Fixed { own, wide, a, b, scale })
}

/// Returns the product without its lowest `scale` bits, rounded down.
fn multiply_fixed<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, signed: bool, overflow: Overflow) -> Result<Parts> {
    let Fixed { own, wide, a, b, scale } = fixed(fx, inst, signed)?;
    let product = integer_parts(fx, wide, Opcode::Mul, &a, &b)?;
    let shift = if signed { Opcode::AShr } else { Opcode::LShr };
    let result = lanewise::shift_by(fx, wide, shift, &product, scale)?;
    narrow(fx, own, wide, &result, signed, overflow)
}

/// Divides the dividend shifted left by `scale`; rounds down, as LLVM's own expansion does.
fn divide_fixed<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, signed: bool, overflow: Overflow) -> Result<Parts> {
    let Fixed { own, wide, a, b, scale } = fixed(fx, inst, signed)?;
    let dividend = lanewise::shift_by(fx, wide, Opcode::Shl, &a, scale)?;
    if !signed {
        let quotient = integer_parts(fx, wide, Opcode::UDiv, &dividend, &b)?;
        return narrow(fx, own, wide, &quotient, signed, overflow);
    }
    let quotient = integer_parts(fx, wide, Opcode::SDiv, &dividend, &b)?;
    let rest = integer_parts(fx, wide, Opcode::SRem, &dividend, &b)?;
    // Division rounds towards zero: a negative quotient that is not exact is one too high.
    let zero = lanewise::number(fx, wide, Number::Small(0))?;
    let inexact = compare_integers(fx, wide, IntPredicate::Ne, &rest, &zero)?;
    let signs = integer_parts(fx, wide, Opcode::Xor, &dividend, &b)?;
    let negative = lanewise::is_negative(fx, wide, &signs)?;
    let above = lanewise::logical(fx, Op::LogicalAnd, &inexact, &negative)?;
    let one = lanewise::number(fx, wide, Number::Small(1))?;
    let below = integer_parts(fx, wide, Opcode::Sub, &quotient, &one)?;
    let quotient = lanewise::select(fx, wide, &above, &below, &quotient)?;
    narrow(fx, own, wide, &quotient, signed, overflow)
}

/// Converts a number of twice the width to its own width.
fn narrow(
    fx: &mut FunctionCx<'_, '_>,
    own: Lanes,
    wide: Lanes,
    result: &[Typed],
    signed: bool,
    overflow: Overflow,
) -> Result<Parts> {
    let cut = lanewise::resize(fx, wide, own.lane, result, false)?;
    if overflow == Overflow::Wraps {
        return Ok(cut);
    }
    let again = lanewise::resize(fx, own, wide.lane, &cut, signed)?;
    let lost = compare_integers(fx, wide, IntPredicate::Ne, &again, result)?;
    let limit = if signed {
        let negative = lanewise::is_negative(fx, wide, result)?;
        limits(fx, own, &negative)?
    } else {
        lanewise::number(fx, own, Number::Ones)?
    };
    lanewise::select(fx, own, &lost, &limit, &cut)
}
