//! `lgamma_r`, of which the libraries of the targets have only the result without the sign of the gamma function.

use super::code::Code;
use crate::ir::{FloatPredicate, Opcode, TypeId, ValueId};
use crate::spirv::half::half_from_f64;

/// OpenCL C's name.
pub(super) const NAME: &str = "lgamma_r";

/// The function that it calls.
pub(super) const UNSIGNED_NAME: &str = "lgamma";

/// Defines the function by one of numbers of a width: the sign is that of the gamma function, zero at its poles.
pub(super) fn define(mut code: Code<'_, '_>, symbol: &str, bits: u32) {
    let (own, sign_address) = (code.fb.argument(0), code.fb.argument(1));
    let own_type = code.ty(own);
    let Some(ty) = code.ir.float_type(bits) else { return };
    let x = code.cast(Opcode::FPExt, own, ty);
    let result = code.call(symbol, ty, &[x]);
    let below = floor(&mut code, x, ty, bits);
    let half = constant(&mut code, ty, bits, 0.5);
    let halved = code.binary(Opcode::FMul, below, half);
    let halved_below = floor(&mut code, halved, ty, bits);
    let zero = constant(&mut code, ty, bits, 0.0);
    let is_odd = code.fb.fcmp(code.ir, FloatPredicate::Une, halved, halved_below);
    let is_negative = code.fb.fcmp(code.ir, FloatPredicate::Olt, x, zero);
    let is_whole = code.fb.fcmp(code.ir, FloatPredicate::Oeq, x, below);
    let is_not_positive = code.fb.fcmp(code.ir, FloatPredicate::Ole, x, zero);
    let is_pole = code.binary(Opcode::And, is_whole, is_not_positive);
    let has_minus = code.binary(Opcode::And, is_negative, is_odd);
    let [none, plus, minus] = [0, 1, u32::MAX].map(|sign| code.i32(sign));
    let sign = code.select(has_minus, minus, plus);
    let sign = code.select(is_pole, none, sign);
    code.fb.store(sign, sign_address, 4, false);
    let result = code.cast(Opcode::FPTrunc, result, own_type);
    code.finish(Some(result));
}

fn floor(code: &mut Code<'_, '_>, value: ValueId, ty: TypeId, bits: u32) -> ValueId {
    code.call(&format!("llvm.floor.f{bits}"), ty, &[value])
}

fn constant(code: &mut Code<'_, '_>, ty: TypeId, bits: u32, value: f32) -> ValueId {
    let word = match bits {
        16 => half_from_f64(value.into()).into(),
        32 => value.to_bits().into(),
        _ => f64::from(value).to_bits(),
    };
    code.ir.float(ty, word)
}
