//! `__builtin_spirv_*`: conversions to and from number formats that LLVM has no types for.
//!
//! An argument or result that LLVM represents by an integer is cast from or to the type of its format:
//!
//! ```text
//! half ConvertE4M3ToFP16EXT(i8)  => OpBitcast (float of 8 bits), OpFConvert
//! i32 ConvertFP16ToInt4INTEL(<8 x half>) => OpConvertFToS (vector of 8 4-bit integers), OpBitcast
//! ```

use smallvec::SmallVec;

use crate::error::{Error, ErrorKind};
use crate::ir::{Type, TypeKind};
use crate::lower::cx::forms::one_part;
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::prelude::*;
use crate::map::format_conversions::{Format, FormatConversion};
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Decoration, FPEncoding};
use crate::spirv::inst::Inst as SpirvInst;

/// The extensions that declare the formats.
const EXTENSIONS: [Extension; 4] =
    [Extension::EXT_float8, Extension::EXT_ocp_microscaling_types, Extension::INTEL_float4, Extension::INTEL_int4];

/// The instructions that take a seed.
const STOCHASTIC: [Op; 2] = [Op::StochasticRoundFToFINTEL, Op::ClampStochasticRoundFToSINTEL];

impl BuiltinFunction for FormatConversion {
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        lower_conversion(fx, inst, *self).map_err(|error| refusal(fx, inst, error))
    }
}

/// Returns the error for a conversion; where no extension with formats is allowed, it names them all.
#[cold]
fn refusal<'m>(fx: &FunctionCx<'_, 'm>, inst: Inst<'m>, error: Error) -> Error {
    let is_allowed = EXTENSIONS.iter().any(|extension| fx.mx.out.allows_extension(*extension));
    let callee = inst.called_function().filter(|_| error.kind() == ErrorKind::RequiresExtension && !is_allowed);
    let Some(callee) = callee else { return error };
    let names = EXTENSIONS.map(Extension::name).join(", ");
    error.about(format!(
        "One of the following extensions: {names} should be enabled to process conversion builtins\n{}",
        callee.value().definition()
    ))
}

fn lower_conversion<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, conversion: FormatConversion) -> Result<Parts> {
    let mut arguments = inst.arguments();
    let number = arguments.next().ok_or_else(|| wrong_call("expected the number to convert"))?;
    for ty in [number.ty(), inst.ty()] {
        // Wider forms of the integer have other bits than the number.
        if ty.scalar().kind() == TypeKind::Integer(4) && !fx.mx.legal.int4 && !fx.mx.legal.any_width {
            fx.mx.out.requirements().extension_for("a number of 4 bits", Extension::INTEL_int4)?;
        }
    }
    let from = encoded_type(fx, number.ty(), conversion.from)?;
    let to = encoded_type(fx, inst.ty(), conversion.to)?;
    check_lengths(from, to)?;
    let (from, to) = (from.ty, to.ty);
    let number = fx.scalar(number)?;
    let mut operands = SmallVec::<[Typed; 4]>::from_elem(fx.bitcast(from, number)?, 1);
    operands.extend(seeds(fx, conversion.op, arguments)?);
    let id = fx.op(conversion.op, to, &operands)?;
    if conversion.saturates {
        fx.mx.decorate(id, Decoration::SaturatedToLargestFloat8NormalConversionEXT, &[])?;
    }
    let result = single_type(fx, inst.ty())?;
    fx.bitcast(result, id).map(one_part)
}

/// Returns the arguments after the number: for a stochastic rounding the seed, and the pointer through which the next
/// seed is stored, if there is one.
fn seeds<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    op: Op,
    mut arguments: impl Iterator<Item = Value<'m>>,
) -> Result<SmallVec<[Typed; 2]>> {
    let mut ids = SmallVec::new();
    if STOCHASTIC.contains(&op) {
        let seed = arguments.next().filter(|seed| is_seed(seed.ty()));
        let seed = seed.ok_or_else(|| wrong_call("expected a seed of type i32 after the number"))?;
        ids.push(fx.scalar(seed)?);
        if let Some(next) = arguments.next() {
            ids.push(pointer_to_seed(fx, next)?);
        }
    }
    match arguments.next() {
        Some(surplus) => Err(wrong_call(&format!("unexpected argument of type {}", surplus.ty()))),
        None => Ok(ids),
    }
}

fn is_seed(ty: Type<'_>) -> bool {
    ty.kind() == TypeKind::Integer(32)
}

fn pointer_to_seed<'m>(fx: &mut FunctionCx<'_, 'm>, argument: Value<'m>) -> Result<Typed> {
    if !argument.ty().is_pointer() {
        return Err(wrong_call(&format!("expected a pointer to the next seed, found {}", argument.ty())));
    }
    let (pointer, seed) = (fx.pointer(argument)?, fx.mx.type_int(32)?);
    Ok(fx.pointer_cast(pointer, seed)?.value())
}

/// The type of numbers of a format.
#[derive(Clone, Copy)]
struct Encoded {
    ty: SpirvType,
    /// The count of numbers in a value; `None` for a matrix, whose dimensions SPIR-V's rules compare.
    count: Option<u32>,
}

fn check_lengths(from: Encoded, to: Encoded) -> Result<()> {
    match (from.count, to.count) {
        (Some(given), Some(returned)) if given != returned => Err(wrong_call(&format!(
            "expected a result with as many numbers as the operand ({given}), found {returned}"
        ))),
        (Some(_) | None, Some(_) | None) => Ok(()),
    }
}

/// Returns the SPIR-V type of numbers of `format` that LLVM represents by a value of `ty`.
fn encoded_type<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>, format: Format) -> Result<Encoded> {
    if ty.kind() == TypeKind::TargetExt {
        let encoded = match component_type(fx, format)? {
            Some(component) if format != Format::Int4 => fx.mx.matrix_type_of(ty, component),
            _ => single_type(fx, ty),
        };
        return encoded.map(|ty| Encoded { ty, count: None });
    }
    let unexpected = || wrong_call(&format!("{ty} does not represent numbers of the format in the function's name"));
    let LegalForm::Lanes(Lanes { lane, count }) = fx.form(ty)? else { return Err(unexpected()) };
    let count = match (format, lane) {
        (Format::Half, Lane::Float(16)) | (Format::BFloat, Lane::BFloat) => count,
        (Format::Float8(_) | Format::Int8, Lane::Int { bits: 8, .. }) => count,
        (Format::Float4(_) | Format::Int4, Lane::Int { bits: bits @ (4 | 8 | 16 | 32 | 64), .. }) => bits / 4 * count,
        _ => return Err(unexpected()),
    };
    let encoded = match component_type(fx, format)? {
        Some(component) => fx.mx.type_vector(component, count),
        None => single_type(fx, ty),
    };
    encoded.map(|ty| Encoded { ty, count: Some(count) })
}

/// Returns the type of one number; `None` if LLVM has it.
fn component_type(fx: &mut FunctionCx<'_, '_>, format: Format) -> Result<Option<SpirvType>> {
    match format {
        Format::Half | Format::BFloat | Format::Int8 => Ok(None),
        Format::Float8(encoding) => float_type(fx, 8, encoding).map(Some),
        Format::Float4(encoding) => float_type(fx, 4, encoding).map(Some),
        Format::Int4 => fx.mx.type_exact_int(4).map(Some),
    }
}

/// `OpTypeFloat bits encoding`
fn float_type(fx: &mut FunctionCx<'_, '_>, bits: u32, encoding: FPEncoding) -> Result<SpirvType> {
    fx.mx.declare_type(SpirvInst::new(Op::TypeFloat).literal(bits).enumerant(encoding))
}

/// Returns the type of a value of one part.
fn single_type<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>) -> Result<SpirvType> {
    match fx.part_types(ty, None)?[..] {
        [only] => Ok(only),
        _ => Err(wrong_call(&format!("a value of type {ty} is not a single value in SPIR-V"))),
    }
}

fn wrong_call(why: &str) -> Error {
    Error::new(ErrorKind::InvalidInstruction, format!("invalid conversion between number formats: {why}"))
}
