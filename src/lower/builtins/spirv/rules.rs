//! Rules for the operands of instructions that SPIRV-Tools does not check.

use crate::error::{Error, ErrorKind};
use crate::ir::{Type, ValueKind};
use crate::lower::builtins::spirv::arguments::Call;
use crate::lower::cx::declarations::types::is_cooperative_matrix;
use crate::lower::cx::prelude::*;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Capability, op_row};

/// A component type that a conversion prescribes.
#[derive(Clone, Copy)]
enum Component {
    Float32,
    Int16,
}

impl Component {
    fn is(self, lane: Lane) -> bool {
        match self {
            Self::Float32 => lane == Lane::Float(32),
            Self::Int16 => matches!(lane, Lane::Int { bits: 16, .. }),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Float32 => "floating-point 32-bit type",
            Self::Int16 => "integer 16-bit type",
        }
    }
}

/// Checks the operands of a call.
pub(super) fn check<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, op: Op) -> Result<()> {
    match op {
        Op::ConvertFToU
        | Op::ConvertFToS
        | Op::ConvertSToF
        | Op::ConvertUToF
        | Op::UConvert
        | Op::SConvert
        | Op::FConvert
        | Op::QuantizeToF16
        | Op::SatConvertSToU
        | Op::SatConvertUToS => check_length(fx, call),
        Op::ConvertFToBF16INTEL => check_conversion(fx, call, Component::Float32, Component::Int16),
        Op::ConvertBF16ToFINTEL => check_conversion(fx, call, Component::Int16, Component::Float32),
        Op::RoundFToTF32INTEL => check_conversion(fx, call, Component::Float32, Component::Float32),
        Op::ConvertHandleToImageINTEL | Op::ConvertHandleToSamplerINTEL | Op::ConvertHandleToSampledImageINTEL => {
            check_handle(fx, call)
        }
        Op::TaskSequenceCreateALTERA => check_task_sequence(call),
        _ => Ok(()),
    }
}

/// Returns the error for an instruction that the options do not allow: those of arbitrary precision are invalid without
/// their extension, because no other type has their widths.
#[cold]
pub(super) fn refusal(error: Error, call: &Call<'_>, op: Op) -> Error {
    // The formats of matrices that are flags of an operand.
    for (extension, format) in [
        (Extension::INTEL_subgroup_matrix_multiply_accumulate_float8, "FP8"),
        (Extension::INTEL_subgroup_matrix_multiply_accumulate_float4, "FP4"),
    ] {
        let subject = error.subject().unwrap_or_default();
        if subject.lines().next() == Some(extension.name()) {
            let rule = format!("{} with {format} operand flags requires this extension", call.published_name());
            let subject = format!("{}\n{rule}", extension.name());
            return error.about(subject);
        }
    }
    let needs = |capability| op_row(op).is_some_and(|row| row.capabilities.contains(&capability));
    let kind = match error.kind() {
        ErrorKind::RequiresExtension if needs(Capability::ArbitraryPrecisionFixedPointALTERA) => "Fixed",
        ErrorKind::RequiresExtension if needs(Capability::ArbitraryPrecisionFloatingPointALTERA) => "Floating",
        _ => return error,
    };
    let callee = call.inst.called_function().map(|callee| String::from_utf8_lossy(callee.name()).into_owned());
    error.with_kind(ErrorKind::InvalidInstruction).about(format!(
        "{}\n{kind} point instructions can't be translated correctly without enabled \
         SPV_INTEL_arbitrary_precision_{}_point extension!",
        callee.unwrap_or_default(),
        kind.to_ascii_lowercase()
    ))
}

/// Checks the component types of a conversion and its lengths (SPV_INTEL_bfloat16_conversion,
/// SPV_INTEL_tensor_float32_conversion).
fn check_conversion<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    call: &Call<'m>,
    operand: Component,
    result: Component,
) -> Result<()> {
    let Some(argument) = call.argument_at(0) else { return Ok(()) };
    if is_cooperative_matrix(argument.ty()) && !fx.mx.out.allows_extension(Extension::INTEL_joint_matrix) {
        return Err(call.violation(
            "Can be used with cooperative matrices only when SPV_INTEL_joint_matrix is enabled",
            format!("found {} (allow it with --spirv-ext=+SPV_INTEL_joint_matrix)", argument.ty()),
        ));
    }
    // An object of an extension (a matrix) may have any form.
    if fx.is_object(argument.value) {
        return Ok(());
    }
    check_component(fx, call, ("Input", argument.ty()), operand)?;
    check_component(fx, call, ("Result", call.result_type()), result)?;
    check_length(fx, call)
}

fn check_component<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    call: &Call<'m>,
    (role, ty): (&str, Type<'m>),
    component: Component,
) -> Result<()> {
    match fx.form(ty)? {
        LegalForm::Lanes(Lanes { lane, .. }) if !component.is(lane) => {
            let rule = format!("{role} value must be a scalar or vector of {}", component.name());
            Err(call.violation(&rule, format!("found {ty}")))
        }
        _ => Ok(()),
    }
}

/// Refuses a conversion between vectors of different lengths.
fn check_length<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>) -> Result<()> {
    let (Some(operand), result) = (call.argument_at(0), call.inst.ty()) else { return Ok(()) };
    match (fx.form(operand.value.ty())?, fx.form(result)?) {
        (LegalForm::Lanes(from), LegalForm::Lanes(to)) if from.count != to.count => Err(call.violation(
            "Input type must have the same number of components as result type",
            format!("expected a result with as many elements as the operand, found {result} of {}", operand.value.ty()),
        )),
        _ => Ok(()),
    }
}

/// Checks that a handle is as long as a pointer (SPV_INTEL_bindless_images).
fn check_handle<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>) -> Result<()> {
    let Some(handle) = call.argument_at(0) else { return Ok(()) };
    let (bits, found) = (fx.mx.pointer_bits, handle.value.ty());
    let LegalForm::Lanes(Lanes { lane: Lane::Int { bits: given, .. }, count: 1 }) = fx.form(found)? else {
        return Ok(());
    };
    if given == bits {
        return Ok(());
    }
    let rule = format!(
        "Parameter value must be a 32-bit scalar in case of Physical32 addressing model or a 64-bit scalar in case of \
         Physical64 addressing model\nType size: {given}\nAddressing model: Physical{bits}"
    );
    Err(call.violation(&rule, format!("expected a handle of {bits} bits, found {found}")))
}

/// Checks the function and the ranges of the literals of `OpTaskSequenceCreateINTEL` (SPV_INTEL_task_sequence).
#[rustfmt::skip]
fn check_task_sequence(call: &Call<'_>) -> Result<()> {
    const MAX: i64 = i32::MAX as i64;
    let literals = [
        (1, "Pipelined", -1, MAX, "Pipeline must be a 32 bit integer with the value bigger or equal to -1."),
        (2, "UseStallEnableClusters", -1, 1, "ClusterMode valid values are -1, 0, 1."),
        (3, "GetCapacity", 0, MAX, "GetCapacity must be an unsigned 32-bit integer."),
        (4, "AsyncCapacity", 0, MAX, "AsyncCapacity must be an unsigned 32-bit integer."),
    ];
    if let Some(function) = call.argument_at(0)
        && !matches!(function.value.kind(), ValueKind::Function(_))
    {
        let found = format!("expected a function, found {}", function.value.describe());
        return Err(call.violation("First argument is expected to be a function.", found));
    }
    for (index, name, min, max, rule) in literals {
        let value = call.argument_at(index).and_then(|argument| argument.value.int_sext());
        if value.is_some_and(|value| !(min..=max).contains(&value)) {
            return Err(call.violation(rule, format!("expected {name} to lie between {min} and {max}")));
        }
    }
    Ok(())
}
