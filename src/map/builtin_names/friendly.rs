//! The functions `__spirv_Op`.

use std::borrow::Cow;

use super::{Arrangement, BuiltinName, Environment, Facts, Spelling};
use crate::map::MemoryEffect;
use crate::map::spirv_calls::call_name;
use crate::names::{Friendly, FriendlyKind, Parameter, Scalar, Signedness, TypeName, itanium};
use crate::spirv::grammar::{AccessQualifier, Class, ImageOperands, Op, StorageClass, op_row, overlay};

/// Returns the signedness of the result type in the name of an instruction; `None` if the name has no such type.
pub fn return_suffix(op: Op, image_operands: Option<ImageOperands>) -> Option<Signedness> {
    let is_cast = matches!(op, Op::PtrCastToCrossWorkgroupALTERA | Op::CrossWorkgroupCastToPtrALTERA);
    let is_conversion = (Op::ConvertFToU..=Op::Bitcast).contains(&op) && op != Op::GenericCastToPtrExplicit;
    if !is_cast && !is_conversion && !overlay(op).is_named_by_result {
        return None;
    }
    let is_unsigned = match op {
        Op::ConvertFToU | Op::SatConvertSToU | Op::UConvert | Op::UDot | Op::UDotAccSat | Op::ReadClockKHR => true,
        Op::ImageRead | Op::ImageSampleExplicitLod => extends_with_zeros(image_operands),
        _ => false,
    };
    Some(if is_unsigned { Signedness::Unsigned } else { Signedness::Signed })
}

/// Returns `true` if the texels of an image instruction are unsigned integers.
pub(super) fn extends_with_zeros(image_operands: Option<ImageOperands>) -> bool {
    image_operands.is_some_and(|mask| mask.0 & ImageOperands::ZeroExtend.0 != 0)
}

/// Returns `true` if the invocations of a group execute an instruction together, so that it must not be moved into or
/// out of branches.
pub fn is_convergent(op: Op) -> bool {
    let Some(row) = op_row(op) else { return false };
    let is_collective =
        ["OpGroup", "OpSubgroup", "OpCooperativeMatrix"].iter().any(|prefix| row.name.starts_with(prefix));
    overlay(op).is_convergent || is_collective || matches!(row.class, Class::Group | Class::NonUniform)
}

/// Returns `__spirv_Op` with its suffixes. In the OpenCL environments, as the Khronos translator has it, all its
/// integers are signed, and no pointee has qualifiers.
pub(super) fn instruction(environment: Environment, op: Op, facts: &Facts<'_>) -> BuiltinName {
    // An instruction that the grammar does not have keeps its number.
    let name = call_name(op).unwrap_or_else(|| Cow::Owned(op.0.to_string()));
    let result = return_suffix(op, facts.image_operands)
        .and_then(|signedness| spelled_result(facts.result.unwrap_or(&Parameter::Void), signedness));
    let postfix = postfix(op, facts);
    let whole = Friendly {
        return_type: result.as_deref(),
        saturated: facts.is_saturated,
        rounding: facts.rounding,
        postfix,
        ..Friendly::new(FriendlyKind::Instruction, &name)
    };
    let builtin = BuiltinName::new(whole.to_string(), Arrangement::Operands);
    let spelling = match environment {
        Environment::OpenCl12 | Environment::OpenCl20 | Environment::Host | Environment::Gpu(_)
            if op != Op::UMulExtended =>
        {
            Spelling::default()
        }
        _ => spelling(op, facts),
    };
    BuiltinName { spelling, is_convergent: is_convergent(op), effect: effect(op), ..builtin }
}

/// Spells the type of a result: as OpenCL C does if it is a scalar or vector, otherwise as in mangled names. The
/// element type `bfloat` is spelled as in mangled names too.
pub(super) fn spelled_result(result: &Parameter<'_>, signedness: Signedness) -> Option<String> {
    let Some(scalar) = result.scalar() else { return itanium::mangle_type(result) };
    if scalar != Scalar::BFloat {
        let name = TypeName { scalar: scalar.with_signedness(signedness), length: result.length() };
        return Some(name.to_string());
    }
    let element = itanium::mangle_type(&Parameter::Scalar(scalar))?;
    Some(if result.length() == 1 { element } else { format!("{element}{}", result.length()) })
}

/// Returns the word that tells functions of different types apart that have the same parameters.
fn postfix(op: Op, facts: &Facts<'_>) -> Option<&'static str> {
    Some(match op {
        Op::GenericCastToPtrExplicit => match facts.storage? {
            StorageClass::CrossWorkgroup => "ToGlobal",
            StorageClass::Workgroup => "ToLocal",
            StorageClass::Function => "ToPrivate",
            _ => return None,
        },
        Op::CreatePipeFromPipeStorage => match facts.access.unwrap_or(AccessQualifier::ReadOnly) {
            AccessQualifier::WriteOnly => "write",
            AccessQualifier::ReadWrite => "read_write",
            _ => "read",
        },
        Op::BuildNDRange => match facts.dimensions? {
            1 => "1D",
            2 => "2D",
            3 => "3D",
            _ => return None,
        },
        _ => return None,
    })
}

fn spelling(op: Op, facts: &Facts<'_>) -> Spelling {
    if op == Op::ImageWrite && extends_with_zeros(facts.image_operands) {
        return Spelling::unsigned(0b100);
    }
    spelling_of(op)
}

/// Returns the spelling of an instruction's operands.
pub(super) fn spelling_of(op: Op) -> Spelling {
    let row = overlay(op);
    Spelling::unsigned(row.unsigned).constant(row.constant)
}

/// Returns the memory that an instruction accesses; of most instructions this is left open.
pub(super) fn effect(op: Op) -> MemoryEffect {
    let is_pure = op_row(op).is_some_and(|row| {
        matches!(row.class, Class::Arithmetic | Class::Bit | Class::Conversion | Class::RelationalAndLogical)
    });
    if is_pure { MemoryEffect::None } else { MemoryEffect::Unknown }
}
