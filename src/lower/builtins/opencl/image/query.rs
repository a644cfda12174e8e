//! Image queries: size, format, levels and samples.

use crate::ir::Opcode;
use crate::lower::builtins::opencl::checks::{WORD, arguments, check_result, one_part, wrong_arguments};
use crate::lower::builtins::opencl::image::Image;
use crate::lower::cx::prelude::*;
use crate::map::opencl_images::ImageQuery;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Dim, ImageChannelDataType};
use crate::spirv::inst::Inst as SpirvInst;

/// `get_image_height(image)` => `OpImageQuerySizeLod image 0` and an extract
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, query: ImageQuery) -> Result<Parts> {
    let [_] = arguments(inst)?;
    let image = Image::read(fx, inst)?;
    let word = fx.mx.type_int(32)?;
    let id = match query {
        ImageQuery::Size(component) if component < image.dimensions() => query_size(fx, &image, word, component)?,
        ImageQuery::Layers if image.is_array => return layers(fx, inst, &image),
        ImageQuery::Size(_) | ImageQuery::Layers => return Err(wrong_arguments(inst)),
        ImageQuery::AllSizes => return all_sizes(fx, inst, &image),
        ImageQuery::Property(op, first) => {
            if op == Op::ImageQueryFormat {
                require_raw_formats(fx, inst, first)?;
            }
            let number = fx.op(op, word, &[image.id])?;
            if first == 0 {
                number
            } else {
                let first = fx.mx.u32_constant(first)?;
                fx.add(number, first)?
            }
        }
    };
    check_result(fx, inst, WORD)?;
    Ok(one_part(id))
}

/// `get_image_array_size(image)` => a query in the type of the result, a size_t
fn layers<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, image: &Image) -> Result<Parts> {
    match fx.lanes(inst.ty())? {
        Lanes { lane: Lane::Int { bits: 32 | 64, .. }, count: 1 } => {
            let ty = fx.type_of(inst.value())?;
            query_size(fx, image, ty, image.dimensions()).map(one_part)
        }
        _ => Err(wrong_arguments(inst)),
    }
}

/// Declares the extension of the formats UnsignedIntRaw10EXT and UnsignedIntRaw12EXT if the data type of the channels is
/// compared with one of them; `first` is OpenCL's number of the first data type.
fn require_raw_formats<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, first: u32) -> Result<()> {
    let raw = [ImageChannelDataType::UnsignedIntRaw10EXT, ImageChannelDataType::UnsignedIntRaw12EXT];
    let is_raw = |number: Option<u64>| raw.iter().any(|format| number == Some(u64::from(first + format.0)));
    let names_raw = |user: Inst<'m>| match user.opcode() {
        Opcode::ICmp => [0, 1].into_iter().any(|operand| is_raw(user.operand(operand).int_zext())),
        Opcode::Switch => user.cases().any(|(value, _)| is_raw(value.int_zext())),
        _ => false,
    };
    if !inst.value().uses().filter_map(Value::as_instruction).any(names_raw) {
        return Ok(());
    }
    let subject = "a comparison with a raw image channel data type";
    fx.mx.out.requirements().extension_for(subject, Extension::EXT_image_raw10_raw12)
}

/// Queries the components of the size and, last, the number of layers, as integers of the type `number`.
fn query_sizes(fx: &mut FunctionCx<'_, '_>, image: &Image, number: SpirvType) -> Result<(Typed, u32)> {
    let count = image.dimensions() + u32::from(image.is_array);
    let (ty, id) = (fx.mx.type_vector(number, count)?, fx.fresh());
    // OpImageQuerySizeLod takes only images with levels of detail.
    if image.dim == Dim::Buffer || image.has_samples {
        fx.emit(SpirvInst::new(Op::ImageQuerySize).id(ty).id(id).id(image.id))?;
    } else {
        let level = fx.mx.u32_constant(0)?;
        fx.emit(SpirvInst::new(Op::ImageQuerySizeLod).id(ty).id(id).id(image.id).id(level))?;
    }
    Ok((Typed::new(id, ty), count))
}

fn query_size(fx: &mut FunctionCx<'_, '_>, image: &Image, number: SpirvType, component: u32) -> Result<Typed> {
    let (sizes, count) = query_sizes(fx, image, number)?;
    if count == 1 { Ok(sizes) } else { fx.extract(number, sizes, component) }
}

/// `get_image_dim(image)` => the size as a vector of two elements or, with a zero at the end, of four
fn all_sizes<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, image: &Image) -> Result<Parts> {
    let dimensions = image.dimensions();
    check_result(fx, inst, Lanes { count: dimensions.next_power_of_two(), ..WORD })?;
    let word = fx.mx.type_int(32)?;
    let (sizes, count) = query_sizes(fx, image, word)?;
    if dimensions == 2 && count == 2 {
        return Ok(one_part(sizes));
    }
    let (ty, id) = (fx.type_of(inst.value())?, fx.fresh());
    let shuffle = SpirvInst::new(Op::VectorShuffle).id(ty).id(id).id(sizes);
    match (dimensions, count) {
        (2, _) => {
            let vector = fx.mx.type_vector(word, count)?;
            let undefined = fx.mx.undef(vector)?;
            fx.emit(shuffle.id(undefined).words(&[0, 1]))?;
        }
        // No OpCompositeConstruct of a vector and a scalar: some drivers take scalars only.
        (3, 3) => {
            let three = fx.mx.type_vector(word, 3)?;
            let zeros = fx.mx.null(three)?;
            fx.emit(shuffle.id(zeros).words(&[0, 1, 2, 3]))?;
        }
        _ => return Err(wrong_arguments(inst)),
    }
    Ok(one_part(Typed::new(id, ty)))
}
