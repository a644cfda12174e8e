//! Instructions: a file for each family. [`lift`] chooses the family by the opcode; an instruction without a form of
//! its own is a call of `__spirv_Op` (`cx/calls.rs`). Labels, phis, merge instructions and terminators are in
//! `../blocks.rs`, since they need the blocks of the function; loads of built-in variables are in `memory`.

mod alias;
mod arith;
mod asm;
mod atomic;
mod compare;
mod composite;
mod convert;
mod enqueue;
mod extended;
mod fast_math;
mod gpu;
mod group;
mod image;
mod indirect_call;
pub(super) mod loops;
mod matrix;
mod memory;
mod object;
mod pointer;
mod query;
mod rounded;
mod special;
mod sync;
mod widths;

use super::cx::FunctionCx;
use super::debug::lines;
use crate::error::Result;
use crate::ir::builder::CallSpec;
use crate::map::instructions::{float_predicate, int_predicate};
use crate::spirv::Op;
use crate::spirv::view::Instruction;

pub(in crate::lift) use alias::attach_decorations as attach_alias_lists;
pub(in crate::lift) use pointer::last_member;
pub(in crate::lift) use special::names_saturation;

/// Lifts an instruction that is no label, phi, merge or terminator.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    match inst.op {
        Op::Nop => Ok(()),
        op if is_elementwise(op) && inst.result_type().is_some_and(|ty| fx.is_opaque_type(ty)) => {
            let value = fx.call_of_instruction(inst)?;
            fx.set_result(inst, value);
            Ok(())
        }
        Op::Line | Op::NoLine => {
            lines::line(fx, inst);
            Ok(())
        }
        Op::IAdd
        | Op::ISub
        | Op::IMul
        | Op::UDiv
        | Op::SDiv
        | Op::SRem
        | Op::UMod
        | Op::FAdd
        | Op::FSub
        | Op::FMul
        | Op::FDiv
        | Op::FRem
        | Op::ShiftLeftLogical
        | Op::ShiftRightLogical
        | Op::ShiftRightArithmetic
        | Op::BitwiseAnd
        | Op::BitwiseOr
        | Op::BitwiseXor
        | Op::LogicalAnd
        | Op::LogicalOr => arith::binary(fx, inst),
        Op::SNegate | Op::FNegate | Op::Not | Op::LogicalNot => arith::unary(fx, inst),
        Op::SMod => arith::smod(fx, inst),
        Op::FMod => arith::fmod(fx, inst),
        Op::IAddCarry | Op::ISubBorrow => arith::with_carry(fx, inst),
        Op::BitReverse => arith::bit_reverse(fx, inst),
        Op::FmaKHR => arith::fma(fx, inst),
        Op::VectorTimesScalar => arith::vector_times_scalar(fx, inst),
        _ if int_predicate(inst.op).is_some() || float_predicate(inst.op).is_some() => compare::compare(fx, inst),
        Op::IsNan | Op::IsInf | Op::IsFinite | Op::IsNormal | Op::SignBitSet => compare::classify(fx, inst),
        Op::Any | Op::All => compare::any_all(fx, inst),
        Op::Select => compare::select(fx, inst),
        Op::SConvert
        | Op::UConvert
        | Op::ConvertFToS
        | Op::ConvertFToU
        | Op::ConvertSToF
        | Op::ConvertUToF
        | Op::FConvert => convert::convert(fx, inst),
        Op::ClampConvertFToFINTEL
        | Op::ClampConvertFToSINTEL
        | Op::StochasticRoundFToFINTEL
        | Op::ClampStochasticRoundFToFINTEL
        | Op::ClampStochasticRoundFToSINTEL => convert::convert_rounded(fx, inst),
        Op::Bitcast | Op::ConvertPtrToU | Op::ConvertUToPtr => convert::bitcast(fx, inst),
        Op::PtrCastToGeneric
        | Op::GenericCastToPtr
        | Op::PtrCastToCrossWorkgroupINTEL
        | Op::CrossWorkgroupCastToPtrINTEL => pointer::cast(fx, inst),
        Op::GenericCastToPtrExplicit => pointer::cast_explicit(fx, inst),
        Op::GenericPtrMemSemantics | Op::ReadClockKHR => query::lift(fx, inst),
        Op::PtrEqual | Op::PtrNotEqual => pointer::equal(fx, inst),
        Op::PtrDiff => pointer::difference(fx, inst),
        Op::CompositeExtract => composite::extract(fx, inst),
        Op::CompositeInsert => composite::insert(fx, inst),
        Op::CompositeConstruct => composite::construct(fx, inst),
        Op::CopyObject | Op::CopyLogical => composite::copy(fx, inst),
        Op::VectorExtractDynamic => composite::extract_dynamic(fx, inst),
        Op::VectorInsertDynamic => composite::insert_dynamic(fx, inst),
        Op::VectorShuffle => composite::shuffle(fx, inst),
        Op::Undef | Op::PoisonKHR => composite::undefined(fx, inst),
        Op::FreezeKHR => composite::freeze(fx, inst),
        Op::Variable | Op::UntypedVariableKHR => memory::variable(fx, inst),
        Op::Load => memory::load(fx, inst),
        Op::Store => memory::store(fx, inst),
        Op::CopyMemory | Op::CopyMemorySized => memory::copy(fx, inst),
        Op::AccessChain
        | Op::InBoundsAccessChain
        | Op::PtrAccessChain
        | Op::InBoundsPtrAccessChain
        | Op::UntypedAccessChainKHR
        | Op::UntypedInBoundsAccessChainKHR
        | Op::UntypedPtrAccessChainKHR
        | Op::UntypedInBoundsPtrAccessChainKHR => pointer::chain(fx, inst),
        Op::LifetimeStart | Op::LifetimeStop => memory::lifetime(fx, inst),
        Op::VariableLengthArrayINTEL => memory::variable_length_array(fx, inst),
        Op::SaveMemoryINTEL | Op::RestoreMemoryINTEL => memory::stack(fx, inst),
        Op::FunctionCall => call(fx, inst),
        op if special::is_special(op) => special::lift(fx, inst),
        op if matrix::is_matrix(op) && matrix::is_expanded(fx, inst) => matrix::lift(fx, inst),
        Op::ExtInst | Op::ExtInstWithForwardRefsKHR => extended::lift(fx, inst),
        Op::ControlBarrier | Op::MemoryBarrier | Op::ControlBarrierArriveINTEL | Op::ControlBarrierWaitINTEL => {
            match fx.options.gpu {
                Some(target) => gpu::barrier(fx, inst, target),
                None => sync::barrier(fx, inst),
            }
        }
        op if atomic::is_atomic(op) => match fx.options.gpu {
            Some(target) => gpu::atomic(fx, inst, target),
            None => atomic::lift(fx, inst),
        },
        op if widths::is_of_any_width(op) => widths::lift(fx, inst),
        Op::AsmCallINTEL => asm::lift(fx, inst),
        Op::FunctionPointerCallINTEL => indirect_call::lift(fx, inst),
        Op::MaskedGatherINTEL | Op::MaskedScatterINTEL => memory::masked(fx, inst),
        Op::UntypedPrefetchKHR => memory::prefetch(fx, inst),
        op if image::is_image(op) => image::lift(fx, inst),
        op if object::is_object(op) => object::lift(fx, inst),
        op if enqueue::is_enqueue(op) => enqueue::lift(fx, inst),
        op if group::is_group(op) => group::lift(fx, inst),
        Op::QuantizeToF16 => Err(fx.unsupported(inst, "the instruction is for shaders")),
        _ => {
            let value = fx.call_of_instruction(inst)?;
            fx.set_result(inst, value);
            Ok(())
        }
    }
}

/// Returns `true` for operations, but conversions, on the components of cooperative matrices, on which LLVM IR has no
/// operations.
fn is_elementwise(op: Op) -> bool {
    matches!(
        op,
        Op::SNegate
            | Op::FNegate
            | Op::IAdd
            | Op::FAdd
            | Op::ISub
            | Op::FSub
            | Op::IMul
            | Op::FMul
            | Op::UDiv
            | Op::SDiv
            | Op::FDiv
            | Op::Bitcast
    )
}

/// `OpFunctionCall f arguments` => `call @f(arguments)`; the structure that an intrinsic returns becomes that of the result
fn call<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [callee] = fx.exactly(inst)?;
    let arguments = fx.values(&FunctionCx::operands(inst)[1..])?;
    let index = fx.view.function(callee);
    let Some(function) = index.and_then(|index| fx.functions[index]) else {
        return Err(fx.invalid(inst, "expected the id of a function"));
    };
    let result = fx.result_type(inst)?;
    let fast_math = fx.call_fast_math(inst, result);
    let (fb, ir) = fx.builders();
    let spec = CallSpec { fast_math, ..CallSpec::of_function(ir, function, &arguments) };
    let attributes = ir.function_data(function).attributes;
    let mut value = fb.call(ir, &spec.with_attributes(attributes));
    if fx.ir.is_struct(result) && fx.llvm_type(value) != result {
        let returned = value;
        value = fx.ir.poison(result);
        for index in 0..fx.ir.member_count(result).unwrap_or(0) {
            let member = fx.extract_value(inst, returned, &[index])?;
            value = fx.insert_value(value, member, &[index]);
        }
    }
    fx.set_result(inst, value);
    Ok(())
}
