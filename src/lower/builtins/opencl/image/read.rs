//! Reads of texels, with and without a sampler.

use crate::ir::TypeKind;
use crate::lower::builtins::opencl::checks::{arguments, one_part, wrong_arguments};
use crate::lower::builtins::opencl::image::{Image, ImageOperandList, Texel, is_sampler};
use crate::lower::cx::prelude::*;
use crate::spirv::grammar::{Capability, ImageOperands};
use crate::spirv::inst::Inst as SpirvInst;

/// `read_imagef(image, sampler, coordinate)` => `OpSampledImage` and `OpImageSampleExplicitLod` of level 0; one more
/// argument is the level, two more are gradients
pub(super) fn sample<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, texel: Texel) -> Result<Parts> {
    let (image, count) = (Image::read(fx, inst)?, texel.check_type(fx, inst, inst.ty())?);
    let arguments: Vec<_> = inst.arguments().skip(1).collect();
    let (sampler, coordinate, rest) = match arguments.as_slice() {
        [sampler, coordinate, rest @ ..] if is_sampler(fx, *sampler) => (*sampler, *coordinate, rest),
        _ => return Err(wrong_arguments(inst)),
    };
    let operands = match rest {
        [] => {
            let level = fx.mx.float_constant(32, 0)?;
            ImageOperandList::new(ImageOperands::Lod, &[level])
        }
        [level] => {
            require_mipmap(fx.mx, *level)?;
            ImageOperandList::new(ImageOperands::Lod, &[fx.scalar(*level)?])
        }
        [x, y] => {
            let gradients = [gradient(fx, &image, *x)?, gradient(fx, &image, *y)?];
            ImageOperandList::new(ImageOperands::Grad, &gradients)
        }
        _ => return Err(wrong_arguments(inst)),
    };
    let sampled = sampled_image(fx, inst, &image, sampler)?;
    let coordinate = fx.scalar(coordinate)?;
    // The instruction returns four components even where the function returns only the first, the depth.
    let (ty, id) = (fx.mx.chunk_type(texel.lane, 4)?, fx.fresh());
    let out = SpirvInst::new(Op::ImageSampleExplicitLod).id(ty).id(id).id(sampled).id(coordinate);
    let out = operands.with_sign(fx, texel).append(out);
    fx.emit(out)?;
    if count == 4 {
        return Ok(one_part(Typed::new(id, ty)));
    }
    let component = fx.mx.lane_type(texel.lane)?;
    fx.extract(component, Typed::new(id, ty), 0).map(one_part)
}

/// Declares what a level of detail needs that is not constant zero (specification, section 3.2.30, `ImageMipmap`).
pub(in crate::lower::builtins) fn require_mipmap(mx: &mut ModuleCx<'_>, level: Value<'_>) -> Result<()> {
    if level.is_null() { Ok(()) } else { mx.out.requirements().capability(Capability::ImageMipmap) }
}

/// Converts a gradient to one component for each dimension; OpenCL C's has a fourth for 3D images.
fn gradient<'m>(fx: &mut FunctionCx<'_, 'm>, image: &Image, gradient: Value<'m>) -> Result<Typed> {
    let (lanes, id) = (fx.lanes(gradient.ty())?, fx.scalar(gradient)?);
    if (image.dimensions(), lanes.count) != (3, 4) {
        return Ok(id);
    }
    let (ty, three) = (fx.mx.chunk_type(lanes.lane, 3)?, fx.fresh());
    fx.emit(SpirvInst::new(Op::VectorShuffle).id(ty).id(three).id(id).id(id).words(&[0, 1, 2]))?;
    Ok(Typed::new(three, ty))
}

fn sampled_image<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, image: &Image, sampler: Value<'m>) -> Result<Typed> {
    let sampler = match sampler.ty().kind() {
        TypeKind::Integer(_) => fx.sampler_of_integer(sampler)?,
        _ => fx.value(sampler)?,
    };
    let [sampler] = sampler[..] else { return Err(wrong_arguments(inst)) };
    let ty = fx.mx.declare_type(SpirvInst::new(Op::TypeSampledImage).id(image.id.ty))?;
    fx.op(Op::SampledImage, ty, &[image.id, sampler])
}

/// `read_imagef(image, coordinate)` => `OpImageRead`; one more argument is the sample
pub(super) fn read<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, texel: Texel) -> Result<Parts> {
    let image = Image::read(fx, inst)?;
    texel.check_type(fx, inst, inst.ty())?;
    let (coordinate, operands) = if image.has_samples {
        let [_, coordinate, sample] = arguments(inst)?;
        (coordinate, ImageOperandList::new(ImageOperands::Sample, &[fx.scalar(sample)?]))
    } else {
        let [_, coordinate] = arguments(inst)?;
        (coordinate, ImageOperandList::new(ImageOperands::None, &[]))
    };
    let coordinate = fx.scalar(coordinate)?;
    let (ty, id) = (fx.type_of(inst.value())?, fx.fresh());
    let out = SpirvInst::new(Op::ImageRead).id(ty).id(id).id(image.id).id(coordinate);
    let out = operands.with_sign(fx, texel).append(out);
    fx.emit(out)?;
    Ok(one_part(Typed::new(id, ty)))
}
