//! `llvm.*.with.overflow`: the result and an overflow flag.

use crate::error::invalid;
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::forms::{integer, is_standard_width};
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::prelude::*;
use crate::spirv::grammar::Std;

/// The result of an operation and a Boolean for each lane.
pub(super) type Checked = (Legal, Legal);

/// Computes the result and the overflow flags.
type Check = fn(&mut FunctionCx<'_, '_>, &Legal, &Legal) -> Result<Checked>;

/// `llvm.uadd.with.overflow` => the result and the flags of [`unsigned_add`]
pub(super) fn pair<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, check: Check) -> Result<Parts> {
    let (a, b) = (fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?);
    let (mut result, wrapped) = check(fx, &a, &b)?;
    result.parts.extend(wrapped.parts);
    Ok(result.parts)
}

/// Adds; the sum wrapped exactly if it is below an addend.
pub(super) fn unsigned_add(fx: &mut FunctionCx<'_, '_>, a: &Legal, b: &Legal) -> Result<Checked> {
    let sum = integer_parts(fx, Opcode::Add, a, b)?;
    let wrapped = compare_integers(fx, IntPredicate::Ult, &sum, a)?;
    Ok((sum, wrapped))
}

/// Subtracts; the difference wrapped exactly if the minuend is below the subtrahend.
pub(super) fn unsigned_subtract(fx: &mut FunctionCx<'_, '_>, a: &Legal, b: &Legal) -> Result<Checked> {
    let difference = integer_parts(fx, Opcode::Sub, a, b)?;
    let wrapped = compare_integers(fx, IntPredicate::Ult, a, b)?;
    Ok((difference, wrapped))
}

/// Adds; a sum that did not wrap is below one addend exactly if the other is negative.
pub(super) fn signed_add(fx: &mut FunctionCx<'_, '_>, a: &Legal, b: &Legal) -> Result<Checked> {
    let sum = integer_parts(fx, Opcode::Add, a, b)?;
    let wrapped = signed_wrapped(fx, &sum, a, b, IntPredicate::Slt)?;
    Ok((sum, wrapped))
}

/// Subtracts; a difference that did not wrap is below the minuend exactly if the subtrahend is positive.
pub(super) fn signed_subtract(fx: &mut FunctionCx<'_, '_>, a: &Legal, b: &Legal) -> Result<Checked> {
    let difference = integer_parts(fx, Opcode::Sub, a, b)?;
    let wrapped = signed_wrapped(fx, &difference, a, b, IntPredicate::Sgt)?;
    Ok((difference, wrapped))
}

/// Returns `true` in lanes where `result < a` and the comparison of `b` with 0 disagree.
fn signed_wrapped(
    fx: &mut FunctionCx<'_, '_>,
    result: &Legal,
    a: &Legal,
    b: &Legal,
    against: IntPredicate,
) -> Result<Legal> {
    let zero = lanewise::number(fx, a.lanes, Number::Small(0))?;
    let below = compare_integers(fx, IntPredicate::Slt, result, a)?;
    let expected = compare_integers(fx, against, b, &zero)?;
    lanewise::logical(fx, Op::LogicalNotEqual, &below, &expected)
}

/// Multiplies; the product wrapped exactly if its high half is not zero.
pub(super) fn unsigned_multiply(fx: &mut FunctionCx<'_, '_>, a: &Legal, b: &Legal) -> Result<Checked> {
    multiply(fx, a, b, false)
}

/// Multiplies; the product wrapped exactly if its high half is not the sign extension of its low half.
pub(super) fn signed_multiply(fx: &mut FunctionCx<'_, '_>, a: &Legal, b: &Legal) -> Result<Checked> {
    multiply(fx, a, b, true)
}

fn multiply(fx: &mut FunctionCx<'_, '_>, a: &Legal, b: &Legal, signed: bool) -> Result<Checked> {
    match a.lanes.lane {
        // `mul_hi` has the widths of OpenCL only.
        Lane::Int { width, .. } if !is_standard_width(width) => multiply_in_double(fx, a, b, signed),
        Lane::Int { .. } => multiply_parts(fx, a, b, signed),
        Lane::Bool | Lane::MultiWord { .. } => multiply_in_double(fx, a, b, signed),
        Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => Err(invalid("expected integers to multiply")),
    }
}

/// Multiplies in twice the width; the product wrapped if the exact one differs from the truncated one.
fn multiply_in_double(fx: &mut FunctionCx<'_, '_>, a: &Legal, b: &Legal, signed: bool) -> Result<Checked> {
    let own = a.lanes.lane;
    let double = integer(2 * own.number_bits()?);
    let (a, b) = (lanewise::resize(fx, double, a, signed)?, lanewise::resize(fx, double, b, signed)?);
    let product = integer_parts(fx, Opcode::Mul, &a, &b)?;
    let cut = lanewise::resize(fx, own, &product, false)?;
    let again = lanewise::resize(fx, double, &cut, signed)?;
    let wrapped = compare_integers(fx, IntPredicate::Ne, &again, &product)?;
    Ok((cut, wrapped))
}

/// Computes both halves of the product of scalar types; the upper half must only extend the number's own bits.
fn multiply_parts(fx: &mut FunctionCx<'_, '_>, a: &Legal, b: &Legal, signed: bool) -> Result<Checked> {
    let lanes = a.lanes;
    let (mut products, mut wrapped) = (Parts::new(), Parts::new());
    for (count, (a, b)) in lanes.chunks(fx.mx.legal).zip(a.parts.iter().zip(&b.parts)) {
        let layout = IntLayout::of(lanes.lane, count).ok_or_else(|| invalid("expected integers of at most 64 bits"))?;
        let (ty, boolean) = (layout.ty(fx)?, fx.mx.chunk_type(Lane::Bool, count)?);
        let (a, b, std) = if signed {
            (layout.sign_extend(fx, *a)?, layout.sign_extend(fx, *b)?, Std::s_mul_hi)
        } else {
            (*a, *b, Std::u_mul_hi)
        };
        let low = fx.mul(a, b)?;
        let high = fx.std(std, ty, &[a, b])?;
        let product = layout.mask(fx, low)?;
        let expected = if signed {
            let last = layout.splat(fx, u64::from(layout.width - 1))?;
            fx.ashr(low, last)?
        } else {
            layout.splat(fx, 0)?
        };
        let mut wraps = fx.op(Op::INotEqual, boolean, &[high, expected])?;
        if layout.has_unused_bits() {
            let whole = if signed { layout.sign_extend(fx, product)? } else { product };
            let cut = fx.icmp_ne(whole, low)?;
            wraps = fx.logical_or(wraps, cut)?;
        }
        products.push(product);
        wrapped.push(wraps);
    }
    Ok((Legal::new(lanes, products), Legal::booleans(lanes.count, wrapped)))
}
