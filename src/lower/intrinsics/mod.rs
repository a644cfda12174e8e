//! LLVM's intrinsics: each has a row in [`table`], which is looked up once for each declaration.

mod annotations;
mod bits;
mod constrained;
mod conversions;
mod dependence;
mod element_atomics;
mod float_class;
mod floats;
mod hints;
mod integers;
mod lookup;
mod masked;
mod math;
mod memory;
mod overflow;
mod pointers;
#[cfg(all(test, feature = "llvm"))]
mod recipe;
mod reduce;
mod row;
mod spirv;
mod table;
#[cfg(test)]
mod tests;
mod vectors;
mod vp;

use crate::error::{Error, ErrorKind, invalid};
use crate::ir::{Function, Opcode, Type, TypeKind, ValueKind};
use crate::lower::cx::legal::bfloat::is_bfloat;
use crate::lower::cx::prelude::*;
use crate::lower::inst::bfloat::{self, Sign};
use crate::lower::inst::{checkpoints, function_call, max_error, trap};
use crate::map::intrinsics::{BFloat, Effect, Operands, Rule};
use crate::options::Contraction;

use lookup::{is_foreign, row_of};
use row::{Action, IntrinsicRow};

pub(super) use lookup::find;

/// Lowers the call of an intrinsic; returns the parts of its result.
///
/// # Errors
///
/// `InvalidFunctionCall` for an intrinsic without a counterpart in SPIR-V, and for one that would round bfloats
/// twice.
pub(super) fn lower_intrinsic<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, callee: Function<'m>) -> Result<Parts> {
    let Some(intrinsic) = fx.mx.facts.callees.intrinsic(callee) else {
        return import_or_refuse(fx, inst, callee, UNKNOWN);
    };
    let row = row_of(intrinsic.id);
    // LLVM's verifier does not check the calls of intrinsics that LLVM does not define.
    if is_foreign(intrinsic.id) && intrinsic.semantics.effect != Effect::Allocates {
        check_signature(inst, row)?;
    }
    let has_any_elements = match (intrinsic.rule, row.action) {
        (Rule::Masked, Action::Instruction { masked, .. }) => masked.is_of_any_elements(),
        (rule, _) => !matches!(rule, Rule::Masked | Rule::MaskedReduction),
    };
    if !has_any_elements {
        check_elements(inst.argument(0).ty(), intrinsic.semantics.bfloat)?;
    }
    let strategy = if has_bfloats(inst) { intrinsic.semantics.bfloat } else { BFloat::None };
    let parts = match strategy {
        BFloat::None | BFloat::Bits => perform(fx, inst, callee, row, intrinsic.rule)?,
        BFloat::Instruction => bfloat::lower_arithmetic(fx, inst, |fx| perform(fx, inst, callee, row, intrinsic.rule))?,
        BFloat::Float => bfloat::in_float(fx, inst, |fx| perform(fx, inst, callee, row, intrinsic.rule))?,
        BFloat::MayFuse if fx.mx.options.contraction == Contraction::Off => bfloat::multiply_then_add(fx, inst)?,
        BFloat::Fused | BFloat::MayFuse => bfloat::fused(fx, inst)?,
        BFloat::ClearsSign => bfloat::with_sign(fx, inst, Sign::Cleared)?,
        BFloat::CopiesSign => bfloat::with_sign(fx, inst, Sign::Copied)?,
        BFloat::RoundsTwice => {
            let name = callee.intrinsic_name().unwrap_or(row.name);
            let message = format!("{name} of bfloat would round twice; convert to float first");
            return Err(Error::new(ErrorKind::InvalidFunctionCall, message).about(name));
        }
    };
    // Front ends give the calls of intrinsics that LLVM does not define attributes of their own.
    if is_foreign(intrinsic.id) {
        max_error::decorate_call(fx, inst, &parts)?;
    }
    in_legal_form(fx, inst, parts)
}

/// Checks a call of a mathematical function that LLVM does not define, as its verifier would: it takes floating-point
/// numbers of one type, then an exponent or the addresses of two results.
///
/// # Errors
///
/// `InvalidInstruction` if the call has other operands or another result.
fn check_signature(inst: Inst<'_>, row: &IntrinsicRow) -> Result<()> {
    let (numbers, exponents, addresses) = match row.action {
        Action::Std(_, Operands::First(count)) => (count as usize, 0, 0),
        Action::Std(_, Operands::Exponent | Operands::Power) => (1, 1, 0),
        Action::Expanded(_) => (1, 0, 2),
        _ => (2, 0, 0),
    };
    let types: Vec<_> = inst.arguments().map(Value::ty).collect();
    let expected = if addresses > 0 { TypeKind::Void } else { types.first().map_or(TypeKind::Void, |ty| ty.kind()) };
    let is_sound = types.len() == numbers + exponents + addresses
        && types[0].scalar().is_float()
        && types[..numbers].iter().all(|ty| *ty == types[0])
        && types[numbers..].iter().take(exponents).all(|ty| ty.scalar().is_integer())
        && types[numbers + exponents..].iter().all(|ty| ty.is_pointer())
        && inst.ty().kind() == expected;
    if is_sound {
        Ok(())
    } else {
        Err(invalid("expected a mathematical function of floating-point numbers of one type"))
    }
}

/// Checks the type of the first operand of a masked operation, which may be a vector of anything for LLVM's verifier:
/// an operation of integers has nothing to do with bfloats.
fn check_elements(ty: Type<'_>, bfloat: BFloat) -> Result<()> {
    match bfloat {
        BFloat::None => expect_integers(ty),
        _ => expect_floats(ty),
    }
}

/// Checks that a type is one of integers or vectors of them.
fn expect_integers(ty: Type<'_>) -> Result<()> {
    expect_elements(ty, Type::is_integer, "integers")
}

/// Checks that a type is one of floating-point numbers or vectors of them.
fn expect_floats(ty: Type<'_>) -> Result<()> {
    expect_elements(ty, Type::is_float, "floating-point numbers")
}

/// Checks that a type is one of integers, not of vectors of them.
fn expect_one_integer(ty: Type<'_>) -> Result<()> {
    if ty.is_integer() { Ok(()) } else { Err(invalid(format!("expected one integer, found `{ty}`"))) }
}

/// Checks that a type, or the type of the elements of a vector, is one that `is_right` accepts.
fn expect_elements<'m>(ty: Type<'m>, is_right: fn(Type<'m>) -> bool, what: &str) -> Result<()> {
    if is_right(ty.scalar()) { Ok(()) } else { Err(invalid(format!("expected {what}, found `{ty}`"))) }
}

/// Returns `true` if an operand or the result of a call is a bfloat, or has one as a member.
fn has_bfloats(call: Inst<'_>) -> bool {
    let concerns = |ty: Type<'_>| match ty.kind() {
        TypeKind::Struct => ty.members().any(is_bfloat),
        _ => is_bfloat(ty),
    };
    concerns(call.ty()) || call.arguments().any(|argument| concerns(argument.ty()))
}

/// Lowers a call by the action of the intrinsic's row.
fn perform<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    callee: Function<'m>,
    row: &IntrinsicRow,
    rule: Rule,
) -> Result<Parts> {
    match (rule, row.action) {
        (Rule::Constrained, Action::Instruction { constrained: Some(operation), .. }) => {
            return constrained::lower(fx, inst, operation);
        }
        // Without its rounding mode such an operation, which only rounds, would be another one.
        (Rule::Constrained, action) if action.rounds_to_integer() || inst.ty().scalar().is_integer() => {
            constrained::refuse_rounding(inst)?;
        }
        (Rule::Constrained, _) => constrained::omit_rounding(fx, inst)?,
        (Rule::Name | Rule::Masked | Rule::MaskedReduction, _) => {}
    }
    match row.action {
        Action::Std(std, operands) => math::same_operands(fx, inst, std, operands),
        Action::Approximable(std, native) => {
            let std = if rule != Rule::Constrained && math::is_approximable(fx, inst)? { native } else { std };
            math::same_operands(fx, inst, std, Operands::First(1))
        }
        Action::Mapped(lower) | Action::Expanded(lower) => lower(fx, inst),
        Action::Instruction { masked, .. } => vp::lower(fx, inst, masked),
        Action::Reduction(reduction) if rule == Rule::MaskedReduction => vp::reduce(fx, inst, reduction),
        Action::Reduction(reduction) => reduce::lower(fx, inst, reduction),
        Action::Dropped => Ok(Parts::new()),
        Action::Refused(reason) => import_or_refuse(fx, inst, callee, reason),
    }
}

const UNKNOWN: &str = "it is of another target or for shaders, or LLVM does not define it; --spirv-allow-unknown-intrinsics declares it as \
                       an external function";

/// Calls an intrinsic that is not translated as a function of another module, if the options allow it.
fn import_or_refuse<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    callee: Function<'m>,
    reason: &str,
) -> Result<Parts> {
    if fx.mx.options.unknown_intrinsics.allows(callee.name()) {
        return function_call::function_call(fx, inst, callee);
    }
    let name = String::from_utf8_lossy(callee.name());
    let message = format!("the intrinsic {name} cannot be translated: {reason}");
    Err(Error::new(ErrorKind::InvalidFunctionCall, message).about(name))
}

/// Constructs a composite from the members that a row returns, if the legal form of the structure is one and anything
/// but its members is used; see [`extract_value`](crate::lower::inst::aggregate::extract_value).
fn in_legal_form<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, parts: Parts) -> Result<Parts> {
    if parts.len() < 2 || fx.form(inst.ty())? != LegalForm::Whole || inst.value().uses().all(extracts_member) {
        return Ok(parts);
    }
    let ty = fx.type_of(inst.value())?;
    Ok(Parts::from_elem(fx.op(Op::CompositeConstruct, ty, &parts)?, 1))
}

/// Returns `true` if a user of a structure is an `extractvalue` of one of its members.
fn extracts_member(user: Value<'_>) -> bool {
    match user.kind() {
        ValueKind::Instruction(inst) => inst.opcode() == Opcode::ExtractValue && user.indices().len() == 1,
        _ => false,
    }
}

/// Lowers a trap, which has no result; see [`trap::trap`].
fn trap<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    trap::trap(fx, inst)?;
    Ok(Parts::new())
}

fn stack_restore<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    checkpoints::stack_restore(fx, inst)?;
    Ok(Parts::new())
}
