//! Masks of the lanes of a vectorized loop that do not depend on each other through memory.

use crate::error::invalid;
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::lanes::gather;
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::prelude::*;

/// `llvm.loop.dependence.war.mask(a, b, size)` => `b - a <= 0`, or the lane `* size < b - a`
pub(super) fn write_after_read<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let distance = signed_distance(fx, inst)?;
    let zero = lanewise::number(fx, distance.lanes, Number::Small(0))?;
    let independent = compare_integers(fx, IntPredicate::Sle, &distance, &zero)?;
    independent_lanes(fx, inst, &independent, &distance)
}

/// `llvm.loop.dependence.raw.mask(a, b, size)` => `b - a == 0`, or the lane `* size < |b - a|`
pub(super) fn read_after_write<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let distance = signed_distance(fx, inst)?;
    let zero = lanewise::number(fx, distance.lanes, Number::Small(0))?;
    let independent = compare_integers(fx, IntPredicate::Eq, &distance, &zero)?;
    let behind = compare_integers(fx, IntPredicate::Slt, &distance, &zero)?;
    let opposite = integer_parts(fx, Opcode::Sub, &zero, &distance)?;
    let distance = lanewise::select(fx, &behind, &opposite, &distance)?;
    independent_lanes(fx, inst, &independent, &distance)
}

/// Returns the bytes from the first pointer to the second, as an integer of the size of an address.
fn signed_distance<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Legal> {
    let (size, width) = (fx.mx.type_size()?, fx.mx.pointer_bits);
    let lane = Lane::Int { bits: width, width };
    let (a, b) = (fx.pointer(inst.argument(0))?, fx.pointer(inst.argument(1))?);
    let (a, b) = (fx.ptr_to_int(size, a.value())?, fx.ptr_to_int(size, b.value())?);
    integer_parts(fx, Opcode::Sub, &Legal::scalar(lane, b), &Legal::scalar(lane, a))
}

/// Returns Booleans for the lanes: `true` if all are independent or the offset of the lane is below the unsigned
/// distance.
fn independent_lanes<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    independent: &Legal,
    distance: &Legal,
) -> Result<Parts> {
    let scalar = distance.lanes;
    let to = fx.lanes(inst.ty())?;
    if to.lane != Lane::Bool {
        return Err(invalid(format!("expected a vector of `i1` as the mask, found `{}`", inst.ty())));
    }
    let bits = scalar.lane.bits().unwrap_or(1);
    let size = inst.argument(2).int_zext().unwrap_or(0);
    let mut truths = Parts::new();
    for lane in 0..to.count {
        // An offset that does not fit in an address is above every distance.
        let offset = size.checked_mul(u64::from(lane)).filter(|offset| bits == 64 || offset >> bits == 0);
        truths.push(match offset {
            Some(offset) => {
                let offset = lanewise::number(fx, scalar, Number::Small(offset))?;
                let below = compare_integers(fx, IntPredicate::Ult, &offset, distance)?;
                lanewise::logical(fx, Op::LogicalOr, independent, &below)?.parts[0]
            }
            None => independent.parts[0],
        });
    }
    gather(fx, to, &truths).map(Legal::into_parts)
}
