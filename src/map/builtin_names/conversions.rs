//! The functions of OpenCL C for conversions and clocks.

use smallvec::SmallVec;

use super::{Arrangement, BuiltinName, Facts, Spelling, friendly};
use crate::map::format_conversions::{self, FormatConversion};
use crate::map::{MemoryEffect, arbitrary_precision};
use crate::names::TypeName;
use crate::names::convert::Convert;
use crate::spirv::grammar::{Op, OperandKind, Scope};

/// Returns the function for a conversion of numbers or a clock.
///
/// The argument of a conversion is the operand. A clock has no argument.
pub(super) fn opencl(op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    match op {
        Op::ConvertFToU
        | Op::ConvertFToS
        | Op::ConvertSToF
        | Op::ConvertUToF
        | Op::UConvert
        | Op::SConvert
        | Op::FConvert
        | Op::SatConvertSToU
        | Op::SatConvertUToS => convert(op, facts),
        Op::ConvertFToBF16INTEL | Op::ConvertBF16ToFINTEL => bfloat(op, facts),
        Op::ReadClockKHR => clock(facts),
        _ => None,
    }
}

/// `convert_uchar4_sat_rte`
fn convert(op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    let result = facts.result?;
    let operand = facts.operands.first()?.scalar()?;
    let signedness = friendly::return_suffix(op, None)?;
    let to = TypeName { scalar: result.scalar()?.with_signedness(signedness), length: result.length() };
    let saturates = matches!(op, Op::SatConvertSToU | Op::SatConvertUToS) || facts.is_saturated;
    // Conversions between integers do not round.
    let rounding = facts.rounding.filter(|_| operand.is_float() || to.scalar.is_float());
    let name = Convert { to, saturated: saturates, rounding };
    // A type without a name has no function.
    crate::names::convert::parse_convert(&name.to_string())?;
    let takes_unsigned = matches!(op, Op::ConvertUToF | Op::UConvert | Op::SatConvertUToS);
    let spelling = Spelling::unsigned(u16::from(takes_unsigned));
    Some(BuiltinName::opencl(name.to_string()).spelled(spelling).effect(friendly::effect(op)))
}

/// `intel_convert_bfloat162_as_ushort2`, `intel_convert_as_bfloat162_float2`
fn bfloat(op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    let length = match facts.operands.first()?.length() {
        1 => String::new(),
        length => length.to_string(),
    };
    let name = match op {
        Op::ConvertFToBF16INTEL => format!("intel_convert_bfloat16{length}_as_ushort{length}"),
        _ => format!("intel_convert_as_bfloat16{length}_float{length}"),
    };
    // The Khronos translator mangles the bits as signed.
    Some(BuiltinName::opencl(name).effect(friendly::effect(op)))
}

/// Returns the instruction of a conversion of bfloats (cl_intel_bfloat16_conversions) by its name: the reverse of its name.
pub fn bfloat_conversion(name: &str) -> Option<Op> {
    let rest = name.strip_prefix("intel_convert_")?;
    if let Some((length, other)) = rest.strip_prefix("bfloat16").and_then(|rest| rest.split_once("_as_ushort")) {
        return (length == other).then_some(Op::ConvertFToBF16INTEL);
    }
    let (length, other) = rest.strip_prefix("as_bfloat16")?.split_once("_float")?;
    (length == other).then_some(Op::ConvertBF16ToFINTEL)
}

/// Returns the function for an instruction on numbers of arbitrary precision, whose name has their widths. Its
/// arguments are those that [`map::arbitrary_precision`](crate::map::arbitrary_precision) describes.
pub(super) fn arbitrary_precision(op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    let operands = arbitrary_precision::operands(op)?.iter().zip(facts.operands);
    let numbers = operands.filter(|(operand, _)| operand.kind == OperandKind::IdRef);
    let widths: SmallVec<[u32; 2]> =
        numbers.map(|(_, ty)| Some(ty.scalar()?.bits())).collect::<Option<SmallVec<[u32; 2]>>>()?;
    let name = arbitrary_precision::name_of(op, facts.result?.scalar()?.bits(), &widths)?;
    Some(BuiltinName::new(name, Arrangement::Operands).unmangled())
}

/// Returns the function for a conversion from or to a number format that LLVM has no type for. Its arguments are the
/// operands of the instruction.
pub fn format_conversion(conversion: &FormatConversion) -> Option<BuiltinName> {
    let name = format_conversions::name_of(conversion)?;
    let is_stochastic = matches!(conversion.op, Op::StochasticRoundFToFINTEL | Op::ClampStochasticRoundFToSINTEL);
    // The last seed of a stochastic conversion may be written.
    let effect = if is_stochastic { MemoryEffect::Unknown } else { MemoryEffect::None };
    Some(BuiltinName::new(name, Arrangement::Operands).effect(effect))
}

/// `clock_read_device`, `clock_read_hilo_device`
fn clock(facts: &Facts<'_>) -> Option<BuiltinName> {
    let scope = match facts.scope? {
        Scope::Device => "device",
        Scope::Workgroup => "work_group",
        Scope::Subgroup => "sub_group",
        _ => return None,
    };
    let halves = if facts.result?.length() == 1 { "" } else { "hilo_" };
    Some(BuiltinName::opencl(format!("clock_read_{halves}{scope}")))
}
