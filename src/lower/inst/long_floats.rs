//! `x86_fp80`, `fp128`, `ppc_fp128`: floating-point numbers longer than any that SPIR-V has.
//!
//! ValueType and memory hold their bits, so that they can be moved, chosen, taken for integers and given a sign;
//! whatever computes with them is refused.

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Inst, Opcode, Type, TypeKind};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::legal::lanewise::Number;
use crate::map::intrinsics::LongFloat;

fn is_long(ty: Type<'_>) -> bool {
    ty.scalar().is_long_float()
}

/// What computes with such a number; `None` for everything else.
///
/// # Errors
///
/// `InvalidType` if more than the sign is computed.
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Option<Parts>> {
    match inst.opcode() {
        Opcode::FNeg if is_long(inst.ty()) => with_sign(fx, inst, Opcode::Xor).map(Some),
        Opcode::FAdd
        | Opcode::FSub
        | Opcode::FMul
        | Opcode::FDiv
        | Opcode::FRem
        | Opcode::FCmp
        | Opcode::FPTrunc
        | Opcode::FPExt
        | Opcode::FPToUI
        | Opcode::FPToSI
        | Opcode::UIToFP
        | Opcode::SIToFP => match [inst.ty(), inst.operand(0).ty()].into_iter().find(|ty| is_long(*ty)) {
            Some(ty) => Err(refused(ty)),
            None => Ok(None),
        },
        Opcode::AtomicRmw if is_long(inst.ty()) => Err(refused(inst.ty())),
        Opcode::Call => call(fx, inst),
        _ => Ok(None),
    }
}

/// Intrinsics only move such numbers, or turn their signs.
fn call<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Option<Parts>> {
    let Some(intrinsic) = fx.mx.facts.intrinsics.of_call(inst) else { return Ok(None) };
    let mut types = std::iter::once(inst.ty()).chain(inst.arguments().map(|argument| argument.ty()));
    let long = |ty: Type<'m>| match ty.kind() {
        TypeKind::Struct => ty.members().find(|member| is_long(*member)),
        _ => is_long(ty).then_some(ty),
    };
    let Some(ty) = types.find_map(long) else { return Ok(None) };
    match intrinsic.semantics.long_float {
        LongFloat::Bits => Ok(None),
        LongFloat::ClearsSign => with_sign(fx, inst, Opcode::And).map(Some),
        LongFloat::None | LongFloat::Refused => Err(refused(ty)),
    }
}

/// The first bit is the sign; but one `ppc_fp128` is two numbers, each with its own.
fn with_sign<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, opcode: Opcode) -> Result<Parts> {
    if inst.ty().scalar().kind() == TypeKind::PpcFp128 {
        return Err(refused(inst.ty()));
    }
    let (lanes, number) = (fx.lanes(inst.ty())?, fx.value(inst.value().operand(0))?);
    let mask = if opcode == Opcode::Xor { Number::SignedMinimum } else { Number::SignedMaximum };
    let mask = lanewise::number(fx, lanes, mask)?;
    integer_parts(fx, lanes, opcode, &number, &mask)
}

fn refused(ty: Type<'_>) -> Error {
    let message =
        format!("SPIR-V computes with floating-point numbers of 16, 32 and 64 bits, not with {ty}; use double");
    Error::new(ErrorKind::InvalidType, message)
}
