//! LLVM's intrinsics: a row each, here or in [`map::intrinsics`](crate::map::intrinsics).

mod annotations;
mod bits;
mod hints;
mod math;
mod memory;
mod overflow;

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Function, Inst};
use crate::map;

use super::forms::Parts;
use super::function_cx::FunctionCx;
use super::inst::{alloca, call};

/// Lowers the call of one intrinsic.
type Lower = for<'m> fn(&mut FunctionCx<'_, 'm>, Inst<'m>) -> Result<Parts>;

/// The intrinsics that are more than one instruction with the same operands, by name.
#[rustfmt::skip]
static ROWS: &[(&str, Lower)] = &[
    ("llvm.abs",                            bits::absolute),
    ("llvm.annotation",                     annotations::value),
    ("llvm.assume",                         hints::dropped),
    ("llvm.bswap",                          bits::byte_swap),
    ("llvm.ctlz",                           bits::leading_zeros),
    ("llvm.ctpop",                          bits::population_count),
    ("llvm.cttz",                           bits::trailing_zeros),
    ("llvm.donothing",                      hints::dropped),
    ("llvm.expect",                         hints::first_operand),
    ("llvm.expect.with.probability",        hints::first_operand),
    ("llvm.experimental.noalias.scope.decl", hints::dropped),
    ("llvm.fmuladd",                        math::multiply_add),
    ("llvm.fshl",                           bits::funnel_shift_left),
    ("llvm.fshr",                           bits::funnel_shift_right),
    ("llvm.invariant.end",                  hints::dropped),
    ("llvm.invariant.start",                hints::invariant_start),
    ("llvm.is.constant",                    hints::is_constant),
    ("llvm.lifetime.end",                   memory::lifetime_end),
    ("llvm.lifetime.start",                 memory::lifetime_start),
    ("llvm.memcpy",                         memory::copy),
    ("llvm.memcpy.inline",                  memory::copy),
    ("llvm.memmove",                        memory::move_),
    ("llvm.memset",                         memory::set),
    ("llvm.memset.inline",                  memory::set),
    ("llvm.ptr.annotation",                 annotations::pointer),
    ("llvm.sadd.with.overflow",             overflow::signed_add),
    ("llvm.sideeffect",                     hints::dropped),
    ("llvm.smax",                           bits::signed_maximum),
    ("llvm.smin",                           bits::signed_minimum),
    ("llvm.smul.with.overflow",             overflow::signed_multiply),
    ("llvm.ssub.with.overflow",             overflow::signed_subtract),
    ("llvm.stackrestore",                   stack_restore),
    ("llvm.stacksave",                      alloca::stack_save),
    ("llvm.uadd.with.overflow",             overflow::unsigned_add),
    ("llvm.umax",                           bits::unsigned_maximum),
    ("llvm.umin",                           bits::unsigned_minimum),
    ("llvm.umul.with.overflow",             overflow::unsigned_multiply),
    ("llvm.usub.with.overflow",             overflow::unsigned_subtract),
    ("llvm.var.annotation",                 annotations::variable),
];

/// Lowers the call of an intrinsic; the parts of its result.
///
/// # Errors
///
/// `InvalidFunctionCall` for an intrinsic that has no row.
pub(super) fn lower_intrinsic<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, callee: Function<'m>) -> Result<Parts> {
    let name = callee.intrinsic_name().unwrap_or_default();
    if let Ok(row) = ROWS.binary_search_by_key(&name, |row| row.0) {
        return (ROWS[row].1)(fx, inst);
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
