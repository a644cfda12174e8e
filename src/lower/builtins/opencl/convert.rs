//! `convert_T` and `as_T` (OpenCL C 3.0, sections 6.4.3 and 6.4.4).
//!
//! A conversion to the type of the operand needs no instruction. Between integers only saturation matters: rounding
//! does not apply, and SPIR-V forbids it there (OpenCL environment specification, section 6.2).

use crate::error::Error;
use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{arguments, lanes_of, one_part, wrong_arguments};
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::legal::bit_packing::reinterpret;
use crate::lower::cx::prelude::*;
use crate::map::builtin_names::bfloat_conversion;
use crate::map::rounding_mode;
use crate::names::{Convert, Mangled, Scalar, Signedness, TypeName, convert};
use crate::spirv::grammar::Decoration;

pub(super) const FAMILY: Family =
    Family { find: |name| Some(builtin(find(name)?)), names: || convert::names().collect(), ..Family::EMPTY };

/// An overload of a conversion function.
#[derive(Clone, Copy)]
enum Conversion {
    /// `convert_T[n][_sat][_rtX]`
    Value { from: Scalar, convert: Convert },
    /// `as_T[n]`
    Bits,
    /// `intel_convert_bfloat16_as_ushort(float)` and its reverse
    BFloat(Op),
}

/// Returns the conversion function with a mangled name.
fn find(name: &Mangled<'_>) -> Option<Conversion> {
    let [parameter] = name.parameters.as_slice() else { return None };
    let from = TypeName { scalar: parameter.scalar()?, length: parameter.length() };
    lanes_of(from)?;
    if let Some(to) = convert::parse_as(name.base) {
        return lanes_of(to).map(|_| Conversion::Bits);
    }
    if let Some(convert) = convert::parse_convert(name.base) {
        lanes_of(convert.to).filter(|lanes| lanes.count == from.length)?;
        return Some(Conversion::Value { from: from.scalar, convert });
    }
    bfloat_conversion(name.base).map(Conversion::BFloat)
}

impl BuiltinFunction for Conversion {
    /// Lowers one call.
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        let [argument] = arguments(inst)?;
        match self {
            Conversion::Value { from, convert } => {
                let to = fx.lanes(inst.ty())?;
                if lanes_of(convert.to) != Some(to) {
                    return Err(wrong_arguments(inst));
                }
                let operand = fx.scalar(argument)?;
                convert_value(fx, operand, *from, to, convert).map(one_part)
            }
            Conversion::Bits => {
                let (from, to) = (fx.lanes(argument.ty())?, fx.lanes(inst.ty())?);
                let value = Legal::new(from, fx.value(argument)?);
                lower_as_type(fx, inst, &value, to)
            }
            Conversion::BFloat(op) => {
                let (float, bits) = (Lane::Float(32), Lane::Int { bits: 16, width: 16 });
                let count = fx.lanes(argument.ty())?.count;
                let result = if *op == Op::ConvertBF16ToFINTEL { float } else { bits };
                if fx.lanes(inst.ty())? != (Lanes { lane: result, count }) {
                    return Err(wrong_arguments(inst));
                }
                let (operand, ty) = (fx.scalar(argument)?, fx.type_of(inst.value())?);
                fx.op(*op, ty, &[operand]).map(one_part)
            }
        }
    }
}

/// `convert_uchar_sat_rte(float)` => `OpConvertFToU`, decorated `SaturatedConversion` and `FPRoundingMode RTE`
fn convert_value(
    fx: &mut FunctionCx<'_, '_>,
    operand: Typed,
    from: Scalar,
    to: Lanes,
    convert: &Convert,
) -> Result<Typed> {
    let target = convert.to.scalar;
    let Some(conversion) = ValueConversion::from_types(from, target, convert.saturated) else { return Ok(operand) };
    let ty = fx.mx.chunk_type(to.lane, to.count)?;
    let id = fx.op(conversion.op, ty, &[operand])?;
    if conversion.may_saturate {
        fx.mx.decorate(id, Decoration::SaturatedConversion, &[])?;
    }
    // Every conversion has a mode, even if there is nothing to round: consumers then see the function that was called.
    if let Some(rounding) = convert.rounding {
        fx.mx.decorate_with(id, Decoration::FPRoundingMode, rounding_mode(rounding))?;
    }
    Ok(id)
}

/// The instruction of a conversion.
struct ValueConversion {
    op: Op,
    may_saturate: bool,
}

impl ValueConversion {
    /// Returns the instruction for a conversion; `None` if both types have the same values.
    fn from_types(from: Scalar, to: Scalar, saturated: bool) -> Option<Self> {
        use Signedness::{Signed, Unsigned};
        let widens = to.bits() > from.bits();
        let plain = |op| Self { op, may_saturate: false };
        let rounded = |op| Self { op, may_saturate: saturated && !to.is_float() };
        let resized = |op| Self { op, may_saturate: saturated };
        Some(match (from.signedness(), to.signedness()) {
            (None, None) if from.bits() == to.bits() => return None,
            // The wider type has every value of the narrower one.
            (None, None) if widens => plain(Op::FConvert),
            (None, None) => rounded(Op::FConvert),
            (None, Some(Signed)) => rounded(Op::ConvertFToS),
            (None, Some(Unsigned)) => rounded(Op::ConvertFToU),
            (Some(Signed), None) => rounded(Op::ConvertSToF),
            (Some(Unsigned), None) => rounded(Op::ConvertUToF),
            (Some(Signed), Some(Unsigned)) if saturated => plain(Op::SatConvertSToU),
            (Some(Unsigned), Some(Signed)) if saturated && !widens => plain(Op::SatConvertUToS),
            (Some(_), Some(_)) if from.bits() == to.bits() => return None,
            (Some(Signed), Some(_)) => resized(Op::SConvert),
            (Some(Unsigned), Some(_)) => resized(Op::UConvert),
        })
    }
}

/// `as_T(x)` => `OpBitcast`; vectors of three elements have the size of four, and the fourth is undefined
fn lower_as_type<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, value: &Legal, to: Lanes) -> Result<Parts> {
    let from = value.lanes;
    let bits = |lanes: Lanes| Ok::<_, Error>(lanes.lane.number_bits()? * lanes.count);
    if bits(from)? == bits(to)? {
        return reinterpret(fx, value, to).map(Legal::into_parts);
    }
    let padded = |lanes: Lanes| Lanes { count: lanes.count.next_power_of_two(), ..lanes };
    let [part] = value.parts[..] else { return Err(wrong_arguments(inst)) };
    if bits(padded(from))? != bits(padded(to))? {
        return Err(wrong_arguments(inst));
    }
    let widened = resize(fx, from, part, padded(from).count)?;
    let widened = Legal::new(padded(from), one_part(widened));
    let cast = reinterpret(fx, &widened, padded(to))?;
    resize(fx, padded(to), cast.parts[0], to.count).map(one_part)
}

/// Truncates a vector to `count` lanes, or extends it with undefined lanes.
fn resize(fx: &mut FunctionCx<'_, '_>, from: Lanes, id: Typed, count: u32) -> Result<Typed> {
    /// The index of a lane that is undefined (specification, OpVectorShuffle).
    const UNDEFINED: u32 = u32::MAX;
    if from.count == count {
        return Ok(id);
    }
    let (ty, result) = (fx.mx.chunk_type(from.lane, count)?, fx.fresh());
    let shuffle = crate::spirv::inst::Inst::new(Op::VectorShuffle).id(ty).id(result).id(id).id(id);
    let lanes = (0..count).map(|lane| if lane < from.count { lane } else { UNDEFINED });
    fx.emit(lanes.fold(shuffle, |inst, lane| inst.literal(lane)))?;
    Ok(Typed::new(result, ty))
}
