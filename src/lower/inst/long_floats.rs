//! `x86_fp80`, `fp128`, `ppc_fp128`: floating-point types longer than any in SPIR-V.
//!
//! Values and memory hold their bits, so that these can be moved, selected, bitcast to integers and given a sign;
//! arithmetic on them is an error.

use crate::error::{Error, ErrorKind};
use crate::ir::{Opcode, Type, TypeKind};
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::prelude::*;
use crate::map::intrinsics::LongFloat;

fn is_long(ty: Type<'_>) -> bool {
    ty.scalar().is_long_float()
}

/// Lowers an instruction on such a number; `None` for any other instruction.
///
/// # Errors
///
/// `InvalidInstruction` for arithmetic other than on the sign.
pub(in crate::lower) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Option<Parts>> {
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
            Some(ty) => Err(unsupported(ty)),
            None => Ok(None),
        },
        Opcode::AtomicRmw if is_long(inst.ty()) => Err(unsupported(inst.ty())),
        Opcode::Call => call(fx, inst),
        _ => Ok(None),
    }
}

/// Lowers the call of an intrinsic that moves such a number or changes its sign.
fn call<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Option<Parts>> {
    let Some(intrinsic) = fx.mx.facts.callees.called_intrinsic(inst) else { return Ok(None) };
    let mut types = std::iter::once(inst.ty()).chain(inst.arguments().map(|argument| argument.ty()));
    let long = |ty: Type<'m>| match ty.kind() {
        TypeKind::Struct => ty.members().find(|member| is_long(*member)),
        _ => is_long(ty).then_some(ty),
    };
    let Some(ty) = types.find_map(long) else { return Ok(None) };
    match intrinsic.semantics.long_float {
        LongFloat::Bits => Ok(None),
        LongFloat::ClearsSign => with_sign(fx, inst, Opcode::And).map(Some),
        LongFloat::None | LongFloat::Refused => Err(unsupported(ty)),
    }
}

/// Changes the sign, which is the highest bit; a `ppc_fp128` is two numbers with a sign each.
fn with_sign<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, opcode: Opcode) -> Result<Parts> {
    if inst.ty().scalar().kind() == TypeKind::PpcFp128 {
        return Err(unsupported(inst.ty()));
    }
    let number = fx.legal(inst.value().operand(0))?;
    let mask = if opcode == Opcode::Xor { Number::SignedMinimum } else { Number::SignedMaximum };
    let mask = lanewise::number(fx, number.lanes, mask)?;
    integer_parts(fx, opcode, &number, &mask).map(Legal::into_parts)
}

fn unsupported(ty: Type<'_>) -> Error {
    let message = format!("expected floating-point arithmetic on 16, 32 or 64 bits, found {ty}; use double");
    Error::new(ErrorKind::InvalidInstruction, message)
}
