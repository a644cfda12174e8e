//! Floating-point intrinsics without an instruction that treats NaN and signed zeros as LLVM does.

use crate::ir::Opcode;
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::float_order::{Order, fraction_bits, from_bits, is_nan, to_bits};
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::prelude::*;
use crate::spirv::grammar::Std;

/// Chooses between two numbers, with a rule for NaNs.
type Choose<'f, 'm> = fn(&mut FunctionCx<'f, 'm>, Order, &Legal, &Legal) -> Result<Legal>;

/// `llvm.maximum`, `llvm.minimumnum` => comparisons and selects that propagate a NaN or prefer a number to it, and order +0
/// above -0; one instruction where neither NaNs nor the sign of zero matter
pub(super) fn extremum<'f, 'm>(
    fx: &mut FunctionCx<'f, 'm>,
    inst: Inst<'m>,
    order: Order,
    choose: Choose<'f, 'm>,
) -> Result<Parts> {
    let (a, b) = (fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?);
    let flags = fx.fast_math(inst);
    if !flags.nnan() || !flags.nsz() {
        return choose(fx, order, &a, &b).map(Legal::into_parts);
    }
    let std = if order == Order::Greater { Std::fmax } else { Std::fmin };
    lanewise::direct(fx, std, &a, &b).map(Legal::into_parts)
}

/// Sets the first bit of the fraction, which makes a signalling NaN quiet.
fn quieted(fx: &mut FunctionCx<'_, '_>, a: &Legal) -> Result<Legal> {
    let bits = to_bits(fx, a)?;
    let quiet = lanewise::number(fx, bits.lanes, Number::Bit(fraction_bits(a.lanes)? - 1))?;
    let bits = integer_parts(fx, Opcode::Or, &bits, &quiet)?;
    from_bits(fx, a.lanes.lane, &bits)
}

/// `llvm.canonicalize` => the operand, with NaNs made quiet
pub(super) fn canonicalize<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let a = fx.legal(inst.argument(0))?;
    let (nan, quiet) = (is_nan(fx, &a)?, quieted(fx, &a)?);
    lanewise::select(fx, &nan, &quiet, &a).map(Legal::into_parts)
}
