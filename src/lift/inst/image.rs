//! Images: in the OpenCL environments the functions of OpenCL C, which take the image and the sampler instead of an
//! `OpSampledImage`.

use rustc_hash::FxHashSet;

use super::memory;
use crate::error::Result;
use crate::ir::{Opcode, TypeId, ValueId};
use crate::lift::cx::{Call, FunctionCx};
use crate::map::builtin_names::{self, Arrangement, BuiltinName, Facts};
use crate::map::opencl_images::{self, ImageQuery};
use crate::names::Parameter;
use crate::spirv::Op;
use crate::spirv::grammar::{Dim, ImageOperands, op_row};
use crate::spirv::operands::{OperandPart, parts};
use crate::spirv::view::{ConstantValue, Instruction, View};

/// Returns `true` for the instructions on images that have a form of their own.
pub(super) fn is_image(op: Op) -> bool {
    matches!(
        op,
        Op::SampledImage
            | Op::VmeImageINTEL
            | Op::Image
            | Op::ImageSampleExplicitLod
            | Op::ImageRead
            | Op::ImageWrite
            | Op::ImageQuerySize
            | Op::ImageQuerySizeLod
            | Op::ImageQueryFormat
            | Op::ImageQueryOrder
    )
}

/// Lifts an instruction on images.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let value = match inst.op {
        Op::SampledImage | Op::VmeImageINTEL => return combine(fx, inst),
        Op::Image => image(fx, inst)?,
        _ if !fx.is_opencl() => None,
        Op::ImageSampleExplicitLod => sample(fx, inst)?,
        Op::ImageRead => read(fx, inst)?,
        Op::ImageWrite => write(fx, inst)?,
        Op::ImageQuerySize | Op::ImageQuerySizeLod => size(fx, inst)?,
        _ => property(fx, inst)?,
    };
    let value = match value {
        Some(value) => value,
        None => {
            provide_combined(fx, inst)?;
            fx.friendly_call(inst)?
        }
    };
    fx.set_result(inst, value);
    Ok(())
}

/// `OpSampledImage image sampler` => `__spirv_SampledImage(image, sampler)`; nothing in the OpenCL environments if only
/// instructions use it whose functions take the image and the sampler
fn combine<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    if fx.is_opencl() && !inst.result().is_some_and(|id| is_value(fx, id)) {
        return Ok(());
    }
    fx.lift_as_call(inst)
}

/// Returns `true` if an image with a sampler has other uses than those in functions that take the two.
fn is_value(fx: &mut FunctionCx<'_, '_>, id: u32) -> bool {
    let view = fx.view;
    fx.combined_images.get_or_insert_with(|| values(view)).contains(&id)
}

fn values(view: &View<'_>) -> FxHashSet<u32> {
    let mut found = FxHashSet::default();
    for inst in view.bodies().filter(|inst| !takes_parts(inst.op)) {
        parts(inst.op, inst.operands, |at, part| {
            let id = inst.operands.get(at).copied().filter(|_| part == OperandPart::Id);
            if let Some(id) = id.filter(|&id| is_combined(view, id)) {
                found.insert(id);
            }
        });
    }
    found
}

fn is_combined(view: &View<'_>, id: u32) -> bool {
    matches!(view.definition_op(id), Some(Op::SampledImage | Op::VmeImageINTEL))
}

/// Returns `true` for instructions whose functions take images and a sampler.
fn takes_parts(op: Op) -> bool {
    matches!(op, Op::Image | Op::ImageSampleExplicitLod) || is_evaluation(op)
}

/// Returns `true` for the evaluations of motion estimation.
pub(super) fn is_evaluation(op: Op) -> bool {
    op_row(op).is_some_and(|row| row.name.starts_with("OpSubgroupAvc") && row.name.contains("Evaluate"))
}

/// Makes the images with samplers that an instruction uses as values, where [`combine`] has not.
pub(super) fn provide_combined<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    if !fx.is_opencl() {
        return Ok(());
    }
    for &id in FunctionCx::operands(inst) {
        let Some(combined) = fx.view.definition(id).filter(|_| is_combined(fx.view, id)) else { continue };
        if !is_value(fx, id) {
            let value = fx.call_of_instruction(combined)?;
            fx.set_result(combined, value);
        }
    }
    Ok(())
}

/// Returns the image and the sampler of an image with a sampler.
pub(super) fn image_and_sampler(fx: &FunctionCx<'_, '_>, id: u32) -> Option<(u32, u32)> {
    match fx.view.definition(id).filter(|_| is_combined(fx.view, id))?.operands {
        &[_, _, image, sampler] => Some((image, sampler)),
        _ => None,
    }
}

/// `OpImage (OpSampledImage image sampler)` => `image`
fn image<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<Option<ValueId>> {
    let [combined] = fx.exactly(inst)?;
    match image_and_sampler(fx, combined) {
        Some((image, _)) => fx.value(image).map(Some),
        None => Ok(None),
    }
}

/// Returns the function of OpenCL C for an instruction.
fn opencl_name<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<Option<BuiltinName>> {
    let operands = fx.generic_operands(inst)?;
    let parameters: Vec<Parameter<'_>> = operands.into_iter().map(|operand| operand.1).collect();
    let result = inst.result_type().and_then(|ty| fx.parameter(ty));
    let facts = Facts { result: result.as_ref(), operands: &parameters, ..fx.facts(inst) };
    let name = builtin_names::instruction(fx.options.environment, inst.op, &facts);
    Ok(Some(name).filter(|name| name.arrangement == Arrangement::OpenCl))
}

/// The image operands that say how to access the image, and their arguments.
struct Access<'a> {
    is_nontemporal: bool,
    arguments: &'a [u32],
}

/// Reads the image operands; `None` if there are others than `allowed`, which functions have no parameters for.
fn access<'a>(fx: &FunctionCx<'_, '_>, words: &'a [u32], allowed: &[ImageOperands]) -> Option<Access<'a>> {
    let [mask, arguments @ ..] = words else { return Some(Access { is_nontemporal: false, arguments: &[] }) };
    let ignored = ImageOperands::SignExtend.0 | ImageOperands::ZeroExtend.0 | ImageOperands::Nontemporal.0;
    let chosen = mask & !ignored;
    // A level of detail of zero is that of the functions without one.
    let is_base = chosen == ImageOperands::Lod.0 && arguments.first().is_some_and(|&lod| is_zero(fx, lod));
    let is_allowed = chosen == 0 || is_base || allowed.iter().any(|bits| bits.0 == chosen);
    let is_nontemporal = mask & ImageOperands::Nontemporal.0 != 0;
    is_allowed.then_some(Access { is_nontemporal, arguments: if is_base { &[] } else { arguments } })
}

fn is_zero(fx: &FunctionCx<'_, '_>, id: u32) -> bool {
    let constant = fx.view.constant(id);
    constant.is_some_and(|constant| matches!(constant.value, ConstantValue::Number(0) | ConstantValue::Null))
}

/// `OpImageSampleExplicitLod (OpSampledImage image sampler) coordinate Lod l` => `read_imagef(image, sampler, coordinate,
/// l)`
fn sample<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<Option<ValueId>> {
    let [combined, coordinate] = fx.exactly(inst)?;
    let words = &FunctionCx::operands(inst)[2..];
    let Some(access) = access(fx, words, &[ImageOperands::Lod, ImageOperands::Grad]) else { return Ok(None) };
    let Some((image, sampler)) = image_and_sampler(fx, combined) else { return Ok(None) };
    // The name depends on the result only.
    let result = inst.result_type().and_then(|ty| fx.parameter(ty));
    let facts = Facts { result: result.as_ref(), ..fx.facts(inst) };
    let name = builtin_names::instruction(fx.options.environment, inst.op, &facts);
    if name.arrangement == Arrangement::Operands {
        return Ok(None);
    }
    let ids: Vec<u32> = [image, sampler, coordinate].iter().chain(access.arguments).copied().collect();
    read_texel(fx, inst, name, image, &ids, access.is_nontemporal).map(Some)
}

/// `OpImageRead image coordinate Sample s` => `read_imagef(image, coordinate, s)`
fn read<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<Option<ValueId>> {
    let [image, coordinate] = fx.exactly(inst)?;
    let words = &FunctionCx::operands(inst)[2..];
    let Some(access) = access(fx, words, &[ImageOperands::Lod, ImageOperands::Sample]) else { return Ok(None) };
    let Some(name) = opencl_name(fx, inst)? else { return Ok(None) };
    let ids: Vec<u32> = [image, coordinate].iter().chain(access.arguments).copied().collect();
    read_texel(fx, inst, name, image, &ids, access.is_nontemporal).map(Some)
}

/// Adds the call of a function that reads a texel: four components, or a `float` of a depth image (OpenCL SPIR-V
/// Environment Specification). A result of fewer components gets the first.
fn read_texel<'a>(
    fx: &mut FunctionCx<'_, 'a>,
    inst: Instruction<'a>,
    name: BuiltinName,
    image: u32,
    ids: &[u32],
    is_nontemporal: bool,
) -> Result<ValueId> {
    let result = fx.result_type(inst)?;
    let scalar = fx.ir.scalar_type(result);
    let is_depth = shape(fx, image)?.is_depth;
    if is_depth && fx.ir.float_width(scalar) != Some(32) {
        return Err(fx.unsupported(inst, "a depth image has texels of 32-bit floating-point numbers"));
    }
    let own = if is_depth { scalar } else { fx.ir.vector_type(scalar, 4) };
    let value = call(fx, inst, name, own, ids)?;
    mark_nontemporal(fx, value, is_nontemporal);
    if own == result {
        return Ok(value);
    }
    let zero = fx.i32(0);
    match (fx.ir.vector_length(own), fx.ir.vector_length(result)) {
        (Some(_), None) => Ok(fx.extract_element(value, zero)),
        (Some(texel), Some(length)) if length <= texel => {
            let own = fx.llvm_type(value);
            let poison = fx.ir.poison(own);
            Ok(fx.shuffle(value, poison, &(0..length).map(Some).collect::<Vec<_>>()))
        }
        (Some(_), Some(_)) => Err(fx.unsupported(inst, "a texel has four components")),
        (None, _) => {
            let poison = fx.ir.poison(result);
            Ok(fx.insert_element(poison, value, zero))
        }
    }
}

/// `OpImageWrite image coordinate texel Lod l` => `write_imagef(image, coordinate, l, texel)`
fn write<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<Option<ValueId>> {
    let [image, coordinate, texel] = fx.exactly(inst)?;
    let words = &FunctionCx::operands(inst)[3..];
    let Some(access) = access(fx, words, &[ImageOperands::Lod]) else { return Ok(None) };
    let Some(name) = opencl_name(fx, inst)? else { return Ok(None) };
    let ids: Vec<u32> = [image, coordinate].iter().chain(access.arguments).chain([&texel]).copied().collect();
    let value = call(fx, inst, name, TypeId::VOID, &ids)?;
    mark_nontemporal(fx, value, access.is_nontemporal);
    Ok(Some(value))
}

fn call(
    fx: &mut FunctionCx<'_, '_>,
    inst: Instruction<'_>,
    name: BuiltinName,
    result: TypeId,
    ids: &[u32],
) -> Result<ValueId> {
    let mut call = Call::new(name, result);
    for &id in ids {
        let (value, parameter) = fx.id_operand(inst, id)?;
        call = call.argument(value, parameter);
    }
    fx.call(inst, call)
}

/// `Nontemporal` => `!spirv.nontemporal !{i32 1}`
fn mark_nontemporal(fx: &mut FunctionCx<'_, '_>, access: ValueId, is_nontemporal: bool) {
    if is_nontemporal {
        memory::attach_nontemporal(fx, access, "spirv.nontemporal");
    }
}

/// The shape of an image.
struct Shape {
    dim: Dim,
    is_depth: bool,
    is_array: bool,
}

fn shape(fx: &FunctionCx<'_, '_>, image: u32) -> Result<Shape> {
    let ty = fx.view.definition(fx.type_id_of(image)?);
    match ty.map(|ty| (ty.op, ty.operands)) {
        Some((Op::TypeImage, &[_, _, dim, depth, arrayed, ..])) => {
            Ok(Shape { dim: Dim(dim), is_depth: depth == 1, is_array: arrayed == 1 })
        }
        _ => Err(fx.undefined(image)),
    }
}

/// `OpImageQuerySize image` => `get_image_width(image)` or `get_image_dim(image)`, and `get_image_array_size(image)` for
/// arrays
fn size<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<Option<ValueId>> {
    let operands = FunctionCx::operands(inst);
    let [image] = fx.exactly(inst)?;
    // The functions return the size of the level 0.
    if operands.get(1).is_some_and(|&lod| !is_zero(fx, lod)) {
        return Ok(None);
    }
    let shape = shape(fx, image)?;
    let word = fx.ir.int_type(32);
    let (query, own, count) = match shape.dim {
        Dim::Dim1D | Dim::Buffer => (ImageQuery::Size(0), word, 1),
        Dim::Dim2D => (ImageQuery::AllSizes, fx.ir.vector_type(word, 2), 2),
        Dim::Dim3D => (ImageQuery::AllSizes, fx.ir.vector_type(word, 4), 3),
        _ => return Ok(None),
    };
    let result = fx.result_type(inst)?;
    let wanted = fx.ir.vector_length(result).unwrap_or(1);
    if wanted != count + u32::from(shape.is_array) {
        return Err(fx.invalid(inst, "the result has not as many components as the image has sizes"));
    }
    let scalar = fx.ir.scalar_type(result);
    let Some(sizes) = query_call(fx, inst, query, own, image)? else { return Ok(None) };
    let as_wanted = fx.ir.with_scalar(own, scalar);
    let sizes = fx.zext_or_trunc(sizes, as_wanted);
    let value = match (fx.ir.vector_length(own), as_wanted == result) {
        (_, true) => sizes,
        (None, false) => {
            let (poison, zero) = (fx.ir.poison(result), fx.i32(0));
            fx.insert_element(poison, sizes, zero)
        }
        (Some(_), false) => {
            let poison = fx.ir.poison(as_wanted);
            let mask: Vec<Option<u32>> = (0..wanted).map(|lane| (lane < count).then_some(lane)).collect();
            fx.shuffle(sizes, poison, &mask)
        }
    };
    if !shape.is_array {
        return Ok(Some(value));
    }
    let size_type = fx.size_type();
    let Some(layers) = query_call(fx, inst, ImageQuery::Layers, size_type, image)? else { return Ok(None) };
    let layers = fx.zext_or_trunc(layers, scalar);
    let last = fx.i32(count);
    Ok(Some(fx.insert_element(value, layers, last)))
}

fn query_call(
    fx: &mut FunctionCx<'_, '_>,
    inst: Instruction<'_>,
    query: ImageQuery,
    result: TypeId,
    image: u32,
) -> Result<Option<ValueId>> {
    match builtin_names::query_name(query) {
        Some(name) => call(fx, inst, name, result, &[image]).map(Some),
        None => Ok(None),
    }
}

/// `OpImageQueryOrder image` => `get_image_channel_order(image) - CLK_R`
fn property<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<Option<ValueId>> {
    let [image] = fx.exactly(inst)?;
    let Some((_, query @ ImageQuery::Property(_, offset))) = opencl_images::property_of(inst.op) else {
        return Ok(None);
    };
    let word = fx.ir.int_type(32);
    let Some(value) = query_call(fx, inst, query, word, image)? else { return Ok(None) };
    let offset = fx.i32(offset);
    let value = fx.binary(Opcode::Sub, 0, value, offset);
    let result = fx.result_type(inst)?;
    Ok(Some(fx.zext_or_trunc(value, result)))
}
