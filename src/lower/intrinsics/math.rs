//! Intrinsics that are one instruction, and those that decompose floating-point numbers.

use crate::error::invalid;
use crate::ir::Function;
use crate::lower::cx::function::long_vectors::{from_standard, to_standard};
use crate::lower::cx::function::memory_access;
use crate::lower::cx::function::memory_access::Access;
use crate::lower::cx::legal::{lanes, lanewise};
use crate::lower::cx::prelude::*;
use crate::lower::intrinsics::conversions::{exponents, powers};
use crate::map::intrinsics::Operands;
use crate::options::{Contraction, MultiplyAdd};
use crate::spirv::grammar::{Std, StorageClass};

/// An intrinsic whose row names one instruction => that instruction on each part
pub(super) fn same_operands<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    std: Std,
    wanted: Operands,
) -> Result<Parts> {
    let lanes = fx.lanes(inst.ty())?;
    if !matches!(lanes.lane, Lane::Float(_) | Lane::BFloat) {
        let name = inst.called_function().and_then(Function::intrinsic_name).unwrap_or_default();
        return Err(invalid(format!("{name} of {} is not supported", inst.ty())));
    }
    let types = fx.types_of(inst.value())?;
    let count = match wanted {
        Operands::First(count) => count,
        Operands::Exponent | Operands::Power => 1,
    };
    let mut operands = (0..count).map(|index| fx.value(inst.argument(index))).collect::<Result<Vec<Parts>>>()?;
    match wanted {
        Operands::First(_) => {}
        Operands::Exponent => operands.push(exponents(fx, lanes, inst)?),
        Operands::Power => operands.push(powers(fx, lanes, inst)?),
    }
    let mut parts = Parts::new();
    for (part, ty) in types.iter().enumerate() {
        let arguments: Parts = operands.iter().map(|operand| operand[part]).collect();
        parts.push(fx.std(std, *ty, &arguments)?);
    }
    Ok(parts)
}

/// Returns `true` if a call may be approximated (`afn`) and its type is one of OpenCL's `native_` functions.
pub(super) fn is_approximable<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<bool> {
    Ok(fx.fast_math(inst).afn() && fx.lanes(inst.ty())?.lane == Lane::Float(32))
}

/// `llvm.fmuladd` => `OpenCL.std mad`, or `OpFMul` and `OpFAdd` where the options require it
///
/// Each may round once or twice, but `mad` may be fused in any kernel.
pub(super) fn multiply_add<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    match (fx.mx.options.multiply_add, fx.mx.options.contraction) {
        (MultiplyAdd::Mad, Contraction::AsWritten | Contraction::Fast) => {
            same_operands(fx, inst, Std::mad, Operands::First(3))
        }
        (MultiplyAdd::Apart, _) | (_, Contraction::Off) => multiply_then_add(fx, inst),
    }
}

/// `llvm.spv.frac(x)` => `x - floor(x)`, which may be 1, unlike `fract`
pub(super) fn fraction<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    // The operand may be a product.
    fx.record_addition(inst);
    let x = fx.value(inst.argument(0))?;
    lanes::each_part(fx, [&x], |fx, ty, parts| {
        let whole = fx.std(Std::floor, ty, parts)?;
        fx.fsub(parts[0], whole)
    })
}

/// `fmuladd(a, b, c)` => `OpFAdd (OpFMul a b) c`
pub(super) fn multiply_then_add<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    // The addend may be a product as well.
    fx.record_addition(inst);
    let [a, b, c] = [0, 1, 2].map(|argument| fx.value(inst.argument(argument)));
    lanes::each_part(fx, [&a?, &b?, &c?], |fx, ty, parts| {
        let product = fx.op(Op::FMul, ty, &parts[..2])?;
        fx.fadd(product, parts[2])
    })
}

/// `llvm.frexp` => `frexp`, which writes the exponent to memory
pub(super) fn fraction_and_exponent<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let number = fx.legal(inst.argument(0))?;
    let word = Lane::Int { bits: 32, width: 32 };
    let (mut fractions, exponents) = with_memory(fx, &number, Std::frexp, word)?;
    let wanted = fx.lanes(inst.ty().member(1))?;
    if wanted.count != number.lanes.count {
        let (expected, found) = (number.lanes.count, wanted.count);
        return Err(invalid(format!("expected {expected} numbers as the exponent, found {found}")));
    }
    let exponents = Legal::new(Lanes { lane: word, ..number.lanes }, exponents);
    let exponents = lanewise::resize(fx, wanted.lane, &exponents, true)?;
    fractions.extend(exponents.parts);
    Ok(fractions)
}

/// `llvm.modf` => `modf`, which writes the integral part to memory
pub(super) fn fraction_and_whole<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let number = fx.legal(inst.argument(0))?;
    let (mut fractions, wholes) = with_memory(fx, &number, Std::modf, number.lanes.lane)?;
    fractions.extend(wholes);
    Ok(fractions)
}

/// Returns both results of an instruction that writes the second, of lanes `second`, through a pointer.
fn with_memory(fx: &mut FunctionCx<'_, '_>, number: &Legal, std: Std, second: Lane) -> Result<(Parts, Parts)> {
    let lanes = number.lanes;
    let (mut first, mut written) = (Parts::new(), Parts::new());
    let parts = to_standard(fx, number)?;
    for (count, part) in lanes.chunks(fx.mx.legal.with_standard_vectors()).zip(parts) {
        let (ty, memory) = (fx.mx.chunk_type(lanes.lane, count)?, fx.mx.chunk_type(second, count)?);
        let pointer = fx.mx.type_pointer(StorageClass::Function, memory)?;
        let variable = fx.variable(pointer)?;
        first.push(fx.std(std, ty, &[part, variable])?);
        written.push(fx.op(Op::Load, memory, &[variable])?);
    }
    let (first, written) = (Legal::new(lanes, first), Legal::new(Lanes { lane: second, ..lanes }, written));
    Ok((from_standard(fx, first)?, from_standard(fx, written)?))
}

/// `llvm.fpbuiltin.sincos(x, sine, cosine)` => `sin` and `cos`, stored
pub(super) fn store_sine_and_cosine<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let number = inst.argument(0);
    let parts = fx.value(number)?;
    let alignment = fx.mx.layout.abi_alignment(number.ty());
    for (std, pointer) in [(Std::sin, inst.argument(1)), (Std::cos, inst.argument(2))] {
        let results = lanes::each_part(fx, [&parts], |fx, ty, parts| fx.std(std, ty, parts))?;
        let pointer = fx.pointer(pointer)?;
        let access = Access { alignment, volatile: false, nontemporal: false };
        memory_access::store(fx, number.ty(), &results, pointer, access)?;
    }
    Ok(Parts::new())
}

/// `llvm.sincos` => `sin` and `cos`
pub(super) fn both<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, first: Std, second: Std) -> Result<Parts> {
    let number = fx.value(inst.argument(0))?;
    let mut results = Parts::new();
    for std in [first, second] {
        for part in &number {
            results.push(fx.std(std, part.ty, &[*part])?);
        }
    }
    Ok(results)
}
