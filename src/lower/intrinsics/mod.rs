//! LLVM's intrinsics: a row each, here or in [`map::intrinsics`](crate::map::intrinsics).

mod annotations;
mod bits;
mod conversions;
mod floats;
mod hints;
mod integers;
mod math;
mod memory;
mod overflow;
mod reduce;
mod vectors;

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Function, Inst};
use crate::map;
use crate::spirv::grammar::Op;

use super::forms::{Form, Parts};
use super::function_cx::FunctionCx;
use super::inst::{alloca, call};

/// Lowers the call of one intrinsic.
type Lower = for<'m> fn(&mut FunctionCx<'_, 'm>, Inst<'m>) -> Result<Parts>;

/// The intrinsics that are more than one instruction with the same operands, by name.
#[rustfmt::skip]
static ROWS: &[(&str, Lower)] = &[
    ("llvm.abs",                                      integers::absolute),
    ("llvm.annotation",                               annotations::value),
    ("llvm.assume",                                   hints::dropped),
    ("llvm.bitreverse",                               bits::bit_reverse),
    ("llvm.bswap",                                    bits::byte_swap),
    ("llvm.canonicalize",                             floats::canonicalize),
    ("llvm.convert.from.fp16",                        conversions::from_half_bits),
    ("llvm.convert.to.fp16",                          conversions::to_half_bits),
    ("llvm.ctlz",                                     bits::leading_zeros),
    ("llvm.ctpop",                                    bits::population_count),
    ("llvm.cttz",                                     bits::trailing_zeros),
    ("llvm.donothing",                                hints::dropped),
    ("llvm.expect",                                   hints::first_operand),
    ("llvm.expect.with.probability",                  hints::first_operand),
    ("llvm.experimental.cttz.elts",                   vectors::leading_zero_elements),
    ("llvm.experimental.noalias.scope.decl",          hints::dropped),
    ("llvm.experimental.vector.extract.last.active",  vectors::extract_last_active),
    ("llvm.fmuladd",                                  math::multiply_add),
    ("llvm.fptosi.sat",                               conversions::signed_saturated),
    ("llvm.fptoui.sat",                               conversions::unsigned_saturated),
    ("llvm.frexp",                                    math::fraction_and_exponent),
    ("llvm.fshl",                                     bits::funnel_shift_left),
    ("llvm.fshr",                                     bits::funnel_shift_right),
    ("llvm.get.active.lane.mask",                     vectors::active_lane_mask),
    ("llvm.invariant.end",                            hints::dropped),
    ("llvm.invariant.start",                          hints::invariant_start),
    ("llvm.is.constant",                              hints::is_constant),
    ("llvm.is.fpclass",                               floats::class),
    ("llvm.lifetime.end",                             memory::lifetime_end),
    ("llvm.lifetime.start",                           memory::lifetime_start),
    ("llvm.llrint",                                   conversions::rint_to_int),
    ("llvm.llround",                                  conversions::round_to_int),
    ("llvm.lrint",                                    conversions::rint_to_int),
    ("llvm.lround",                                   conversions::round_to_int),
    ("llvm.maximum",                                  floats::maximum),
    ("llvm.maximumnum",                               floats::maximum_number),
    ("llvm.memcpy",                                   memory::copy),
    ("llvm.memcpy.inline",                            memory::copy),
    ("llvm.memmove",                                  memory::move_),
    ("llvm.memset",                                   memory::set),
    ("llvm.memset.inline",                            memory::set),
    ("llvm.minimum",                                  floats::minimum),
    ("llvm.minimumnum",                               floats::minimum_number),
    ("llvm.modf",                                     math::fraction_and_whole),
    ("llvm.ptr.annotation",                           annotations::pointer),
    ("llvm.sadd.sat",                                 integers::signed_add_saturated),
    ("llvm.sadd.with.overflow",                       overflow::signed_add_pair),
    ("llvm.scmp",                                     integers::signed_three_way),
    ("llvm.sdiv.fix",                                 integers::signed_divide_fixed),
    ("llvm.sdiv.fix.sat",                             integers::signed_divide_fixed_saturated),
    ("llvm.sideeffect",                               hints::dropped),
    ("llvm.sincos",                                   math::sine_and_cosine),
    ("llvm.sincospi",                                 math::sine_and_cosine_of_pi),
    ("llvm.smax",                                     integers::signed_maximum),
    ("llvm.smin",                                     integers::signed_minimum),
    ("llvm.smul.fix",                                 integers::signed_multiply_fixed),
    ("llvm.smul.fix.sat",                             integers::signed_multiply_fixed_saturated),
    ("llvm.smul.with.overflow",                       overflow::signed_multiply_pair),
    ("llvm.sshl.sat",                                 integers::signed_shift_saturated),
    ("llvm.ssub.sat",                                 integers::signed_subtract_saturated),
    ("llvm.ssub.with.overflow",                       overflow::signed_subtract_pair),
    ("llvm.stackrestore",                             stack_restore),
    ("llvm.stacksave",                                alloca::stack_save),
    ("llvm.stepvector",                               vectors::step),
    ("llvm.uadd.sat",                                 integers::unsigned_add_saturated),
    ("llvm.uadd.with.overflow",                       overflow::unsigned_add_pair),
    ("llvm.ucmp",                                     integers::unsigned_three_way),
    ("llvm.udiv.fix",                                 integers::unsigned_divide_fixed),
    ("llvm.udiv.fix.sat",                             integers::unsigned_divide_fixed_saturated),
    ("llvm.umax",                                     integers::unsigned_maximum),
    ("llvm.umin",                                     integers::unsigned_minimum),
    ("llvm.umul.fix",                                 integers::unsigned_multiply_fixed),
    ("llvm.umul.fix.sat",                             integers::unsigned_multiply_fixed_saturated),
    ("llvm.umul.with.overflow",                       overflow::unsigned_multiply_pair),
    ("llvm.ushl.sat",                                 integers::unsigned_shift_saturated),
    ("llvm.usub.sat",                                 integers::unsigned_subtract_saturated),
    ("llvm.usub.with.overflow",                       overflow::unsigned_subtract_pair),
    ("llvm.var.annotation",                           annotations::variable),
    ("llvm.vector.deinterleave2",                     vectors::deinterleave),
    ("llvm.vector.deinterleave3",                     vectors::deinterleave),
    ("llvm.vector.deinterleave4",                     vectors::deinterleave),
    ("llvm.vector.deinterleave5",                     vectors::deinterleave),
    ("llvm.vector.deinterleave6",                     vectors::deinterleave),
    ("llvm.vector.deinterleave7",                     vectors::deinterleave),
    ("llvm.vector.deinterleave8",                     vectors::deinterleave),
    ("llvm.vector.extract",                           vectors::extract),
    ("llvm.vector.insert",                            vectors::insert),
    ("llvm.vector.interleave2",                       vectors::interleave),
    ("llvm.vector.interleave3",                       vectors::interleave),
    ("llvm.vector.interleave4",                       vectors::interleave),
    ("llvm.vector.interleave5",                       vectors::interleave),
    ("llvm.vector.interleave6",                       vectors::interleave),
    ("llvm.vector.interleave7",                       vectors::interleave),
    ("llvm.vector.interleave8",                       vectors::interleave),
    ("llvm.vector.partial.reduce.add",                vectors::partial_reduce_add),
    ("llvm.vector.reduce.add",                        reduce::add),
    ("llvm.vector.reduce.and",                        reduce::and),
    ("llvm.vector.reduce.fadd",                       reduce::float_add),
    ("llvm.vector.reduce.fmax",                       reduce::float_maximum_number),
    ("llvm.vector.reduce.fmaximum",                   reduce::float_maximum),
    ("llvm.vector.reduce.fmin",                       reduce::float_minimum_number),
    ("llvm.vector.reduce.fminimum",                   reduce::float_minimum),
    ("llvm.vector.reduce.fmul",                       reduce::float_multiply),
    ("llvm.vector.reduce.mul",                        reduce::multiply),
    ("llvm.vector.reduce.or",                         reduce::or),
    ("llvm.vector.reduce.smax",                       reduce::signed_maximum),
    ("llvm.vector.reduce.smin",                       reduce::signed_minimum),
    ("llvm.vector.reduce.umax",                       reduce::unsigned_maximum),
    ("llvm.vector.reduce.umin",                       reduce::unsigned_minimum),
    ("llvm.vector.reduce.xor",                        reduce::xor),
    ("llvm.vector.reverse",                           vectors::reverse),
    ("llvm.vector.splice",                            vectors::splice),
    ("llvm.vector.splice.left",                       vectors::splice_left),
    ("llvm.vector.splice.right",                      vectors::splice_right),
];

/// Lowers the call of an intrinsic; the parts of its result.
///
/// # Errors
///
/// `InvalidFunctionCall` for an intrinsic that has no row.
pub(super) fn lower_intrinsic<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, callee: Function<'m>) -> Result<Parts> {
    let name = callee.intrinsic_name().unwrap_or_default();
    if let Ok(row) = ROWS.binary_search_by_key(&name, |row| row.0) {
        let parts = (ROWS[row].1)(fx, inst)?;
        return in_form(fx, inst, parts);
    }
    if let Some(row) = map::intrinsics::intrinsic(name) {
        return math::same_operands(fx, inst, row);
    }
    if fx.mx.options.unknown_intrinsics.allows(callee.name()) {
        return call::function_call(fx, inst, callee);
    }
    let name = String::from_utf8_lossy(callee.name()).into_owned();
    Err(Error::new(ErrorKind::InvalidFunctionCall, format!("the intrinsic {name} is not supported yet")))
}

/// Rows give a structure member by member; one that memory holds in the same form is a composite of them.
fn in_form<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, parts: Parts) -> Result<Parts> {
    if fx.mx.form(inst.ty())? != Form::Whole {
        return Ok(parts);
    }
    let ty = fx.type_of(inst.value())?;
    Ok(Parts::from_elem(fx.op(Op::CompositeConstruct, ty, &parts)?, 1))
}

fn stack_restore<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    alloca::stack_restore(fx, inst)?;
    Ok(Parts::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_sorted_and_unique() {
        assert!(ROWS.windows(2).all(|rows| rows[0].0 < rows[1].0));
    }
}
