//! Instructions: a file for each family. [`family`] finds the family of an opcode; an instruction without a form of its
//! own is a call of `__spirv_Op` (`cx/calls.rs`). Labels, phis, merge instructions and terminators are in
//! `../blocks.rs`, since they need the blocks of the function; loads of built-in variables are in `memory`.

mod alias;
mod arith;
mod asm;
mod atomic;
mod compare;
mod composite;
mod convert;
mod dot;
mod enqueue;
mod extended;
mod family;
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
use crate::spirv::Op;
use crate::spirv::view::Instruction;

use family::{Family, family};

pub(in crate::lift) use alias::attach_decorations as attach_alias_lists;
pub(in crate::lift) use pointer::last_member;
pub(in crate::lift) use special::names_saturation;

/// Lifts an instruction that is no label, phi, merge or terminator.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    if is_elementwise(inst.op) && inst.result_type().is_some_and(|ty| fx.is_opaque_type(ty)) {
        return fx.lift_as_call(inst);
    }
    match family(inst.op) {
        Family::Nop => Ok(()),
        Family::Line => {
            lines::line(fx, inst);
            Ok(())
        }
        Family::Arithmetic => arith::lift(fx, inst),
        Family::Memory => memory::lift(fx, inst),
        Family::Pointer => pointer::lift(fx, inst),
        Family::Composite => composite::lift(fx, inst),
        Family::Conversion => convert::lift(fx, inst),
        Family::Comparison => compare::lift(fx, inst),
        Family::FunctionCall => call(fx, inst),
        Family::IndirectCall => indirect_call::lift(fx, inst),
        Family::Assembly => asm::lift(fx, inst),
        Family::Extended => extended::lift(fx, inst),
        Family::Barrier => match fx.options.gpu {
            Some(target) => gpu::barrier(fx, inst, target),
            None => sync::barrier(fx, inst),
        },
        Family::Atomic => match fx.options.gpu {
            Some(target) => gpu::atomic(fx, inst, target),
            None => atomic::lift(fx, inst),
        },
        Family::Query => query::lift(fx, inst),
        Family::Special => special::lift(fx, inst),
        Family::Matrix => matrix::lift(fx, inst),
        Family::Dot => dot::lift(fx, inst),
        Family::AnyWidth => widths::lift(fx, inst),
        Family::Image => image::lift(fx, inst),
        Family::Object => object::lift(fx, inst),
        Family::Enqueue => enqueue::lift(fx, inst),
        Family::Group => group::lift(fx, inst),
        Family::Shader => Err(fx.unsupported(inst, "the instruction is for shaders")),
        Family::Other => fx.lift_as_call(inst),
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
    let mut arguments = fx.values(&FunctionCx::operands(inst)[1..])?;
    let index = fx.view.function(callee);
    let Some(function) = index.and_then(|index| fx.functions[index]) else {
        return Err(fx.invalid(inst, "expected the id of a function"));
    };
    let function_type = fx.ir.function_data(function).symbol.value_type;
    fx.cast_arguments(function_type, &mut arguments);
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
