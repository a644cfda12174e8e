//! What an image is: its size, its format, its levels and samples.

use crate::error::Result;
use crate::llvm::Inst;
use crate::lower::builtins::opencl::call::{WORD, arguments, one, returns, wrong_arguments};
use crate::lower::builtins::opencl::image::Image;
use crate::lower::cx::builder::Emitter as _;
use crate::lower::cx::forms::{Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::resize::resize_part;
use crate::spirv::Id;
use crate::spirv::grammar::{Dim, Op};
use crate::spirv::inst::Inst as SpirvInst;

/// One query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Query {
    /// One number of the size: width, height, depth.
    Size(u32),
    /// Width and height; for volumes also depth and a zero.
    AllSizes,
    /// The number of layers.
    Layers,
    /// An instruction, and what is added to its result.
    Property(Op, u32),
}

/// `CLK_R` and `CLK_SNORM_INT8`; SPIR-V counts in the same order, from zero (OpenCL environment specification, section 2.6).
const FIRST_ORDER: u32 = 0x10B0;
const FIRST_DATA_TYPE: u32 = 0x10D0;

pub(super) fn find(name: &str) -> Option<Query> {
    Some(match name {
        "get_image_width" => Query::Size(0),
        "get_image_height" => Query::Size(1),
        "get_image_depth" => Query::Size(2),
        "get_image_dim" => Query::AllSizes,
        "get_image_array_size" => Query::Layers,
        "get_image_channel_order" => Query::Property(Op::ImageQueryOrder, FIRST_ORDER),
        "get_image_channel_data_type" => Query::Property(Op::ImageQueryFormat, FIRST_DATA_TYPE),
        "get_image_num_mip_levels" => Query::Property(Op::ImageQueryLevels, 0),
        "get_image_num_samples" => Query::Property(Op::ImageQuerySamples, 0),
        _ => return None,
    })
}

/// `get_image_height(image)` => `OpImageQuerySizeLod image 0` and an extract
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, query: Query) -> Result<Parts> {
    let [_] = arguments(inst)?;
    let image = Image::of(fx, inst)?;
    let word = fx.mx.type_int(32)?;
    let id = match query {
        Query::Size(place) if place < image.dimensions() => size(fx, &image, place)?,
        Query::Layers if image.is_array => size(fx, &image, image.dimensions())?,
        Query::Size(_) | Query::Layers => return Err(wrong_arguments(inst)),
        Query::AllSizes => return all_sizes(fx, inst, &image),
        Query::Property(op, first) => {
            let number = fx.op(op, word, &[image.id])?;
            if first == 0 {
                number
            } else {
                let first = fx.mx.u32_constant(first)?;
                fx.op(Op::IAdd, word, &[number, first])?
            }
        }
    };
    // The number of layers is a size_t.
    let own = Lane::Int { bits: 32, width: 32 };
    match fx.mx.lanes(inst.ty())? {
        Lanes { lane, count: 1 } if lane == own => Ok(one(id)),
        Lanes { lane: lane @ Lane::Int { .. }, count: 1 } => resize_part(fx, own, lane, 1, id, false).map(one),
        _ => Err(wrong_arguments(inst)),
    }
}

/// The numbers of the size and, last, of layers.
fn sizes(fx: &mut FunctionCx<'_, '_>, image: &Image) -> Result<(Id, u32)> {
    let count = image.dimensions() + u32::from(image.is_array);
    let word = fx.mx.type_int(32)?;
    let (ty, id) = (fx.mx.type_vector(word, count)?, fx.fresh());
    // Only what has levels of detail is asked for the size of one.
    if image.dim == Dim::Buffer || image.has_samples {
        fx.emit(SpirvInst::new(Op::ImageQuerySize).id(ty).id(id).id(image.id))?;
    } else {
        let level = fx.mx.u32_constant(0)?;
        fx.emit(SpirvInst::new(Op::ImageQuerySizeLod).id(ty).id(id).id(image.id).id(level))?;
    }
    Ok((id, count))
}

fn size(fx: &mut FunctionCx<'_, '_>, image: &Image, place: u32) -> Result<Id> {
    let (sizes, count) = sizes(fx, image)?;
    if count == 1 {
        return Ok(sizes);
    }
    let word = fx.mx.type_int(32)?;
    fx.extract(word, sizes, place)
}

/// `get_image_dim(image)` => the size as a vector of two or, with a zero behind it, of four
fn all_sizes<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, image: &Image) -> Result<Parts> {
    let dimensions = image.dimensions();
    returns(fx, inst, Lanes { count: dimensions.next_power_of_two(), ..WORD })?;
    let (sizes, count) = sizes(fx, image)?;
    if dimensions == 2 && count == 2 {
        return Ok(one(sizes));
    }
    let (ty, id) = (fx.type_of(inst.value())?, fx.fresh());
    let shuffle = SpirvInst::new(Op::VectorShuffle).id(ty).id(id).id(sizes);
    match (dimensions, count) {
        (2, _) => fx.emit(shuffle.id(sizes).words(&[0, 1]))?,
        // Not made of a vector and a number: some drivers take numbers only (OpCompositeConstruct).
        (3, 3) => {
            let word = fx.mx.type_int(32)?;
            let three = fx.mx.type_vector(word, 3)?;
            let zeros = fx.mx.null(three)?;
            fx.emit(shuffle.id(zeros).words(&[0, 1, 2, 3]))?;
        }
        _ => return Err(wrong_arguments(inst)),
    }
    Ok(one(id))
}
