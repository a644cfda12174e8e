//! Images (specification, sections 2.16.1, 3.2.13, 3.3.6 and 3.3.10; SPV_INTEL_bindless_images). The instructions that
//! only graphics shaders have are not among them.

use rustc_hash::FxHashMap;

use super::cx::Cx;
use super::signatures::Operand::{Free, Is};
use super::signatures::{Class, FLOATS, INT, INT32, INTS, Operation, Shape, Signature, TypeForm, operands, rule};
use crate::spirv::grammar::{self, Capability, Dim, ImageOperands, Op, Version, bits, op_row};
use crate::spirv::view::{Function, Instruction, Type};
use crate::validate::violation::Violations;

const IMAGE: Class = Class::declared_by(Op::TypeImage);
const SAMPLED_IMAGE: Class = Class::declared_by(Op::TypeSampledImage);
const SAMPLER: Class = Class::declared_by(Op::TypeSampler);
const NUMBERS: Class = FLOATS.or(INTS);
const TEXEL: Class = NUMBERS.counts(&[4]);
const OFFSET: Class = INTS.widths(&[32]);
const FLOAT32: Class = FLOATS.scalar().widths(&[32]);
const GRADIENT: Class = FLOATS.widths(&[32]);

#[rustfmt::skip]
fn signature(op: Op) -> Option<Signature> {
    Some(match op {
        Op::SampledImage            => rule(SAMPLED_IMAGE, &[Is(IMAGE), Is(SAMPLER)]),
        Op::ImageSampleExplicitLod  => rule(TEXEL, &[Is(SAMPLED_IMAGE), Is(NUMBERS), Free]),
        Op::ImageFetch              => rule(TEXEL, &[Is(IMAGE), Is(INTS), Free]),
        Op::ImageRead               => rule(NUMBERS, &[Is(IMAGE), Is(NUMBERS), Free]),
        Op::ImageWrite              => operands(&[Is(IMAGE), Is(NUMBERS), Is(NUMBERS), Free]),
        Op::Image                   => rule(IMAGE, &[Is(SAMPLED_IMAGE)]),
        Op::ImageQueryFormat | Op::ImageQueryOrder | Op::ImageQueryLevels | Op::ImageQuerySamples
                                    => rule(INT, &[Is(IMAGE)]),
        Op::ImageQuerySize          => rule(INTS, &[Is(IMAGE)]),
        Op::ImageQuerySizeLod       => rule(INTS, &[Is(IMAGE), Is(INT32)]),
        Op::ConvertHandleToImageINTEL           => rule(IMAGE, &[Is(INT)]),
        Op::ConvertHandleToSamplerINTEL         => rule(SAMPLER, &[Is(INT)]),
        Op::ConvertHandleToSampledImageINTEL    => rule(SAMPLED_IMAGE, &[Is(INT)]),
        _ => return None,
    })
}

/// The operands of an `OpTypeImage`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Image<'a> {
    sampled_type: u32,
    dim: Dim,
    depth: u32,
    arrayed: u32,
    is_multisampled: bool,
    sampled: u32,
    /// The format, and the access qualifier if there is one.
    rest: &'a [u32],
}

impl<'a> Image<'a> {
    fn read(inst: Instruction<'a>) -> Option<Self> {
        let &[_, sampled_type, dim, depth, arrayed, samples, sampled, ref rest @ ..] = inst.operands else {
            return None;
        };
        let image = Self { sampled_type, dim: Dim(dim), depth, arrayed, is_multisampled: samples != 0, sampled, rest };
        Some(image).filter(|_| inst.op == Op::TypeImage)
    }

    /// Returns an image type, or the image type of a sampled image type.
    fn of_type(cx: &Cx<'_, 'a>, ty: u32) -> Option<Self> {
        let inst = cx.definition(ty)?;
        match (inst.op, inst.operands) {
            (Op::TypeSampledImage, &[_, image]) => Self::read(cx.definition(image)?),
            _ => Self::read(inst),
        }
    }

    /// Returns the number of coordinates of a texel in one layer.
    fn plane(&self) -> u32 {
        match self.dim {
            Dim::Dim1D | Dim::Buffer => 1,
            Dim::Dim3D | Dim::Cube => 3,
            _ => 2,
        }
    }

    /// Returns the number of coordinates of a layer.
    fn layers(&self) -> u32 {
        u32::from(self.arrayed != 0)
    }

    /// Returns the number of sizes, if the dimension has sizes.
    fn sizes(&self) -> Option<u32> {
        let plane: u32 = match self.dim {
            Dim::Dim1D | Dim::Buffer => 1,
            Dim::Dim2D | Dim::Cube | Dim::Rect => 2,
            Dim::Dim3D => 3,
            _ => return None,
        };
        Some(plane.saturating_add(self.layers()))
    }

    /// Returns `true` for dimensions with levels of detail.
    fn has_levels(&self) -> bool {
        matches!(self.dim, Dim::Dim1D | Dim::Dim2D | Dim::Dim3D | Dim::Cube)
    }
}

/// Checks an `OpTypeImage` or `OpTypeSampledImage`.
pub(super) fn declaration(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    let it = Operation::new(inst);
    match (inst.op, inst.operands) {
        (Op::TypeImage, &[_, sampled_type, _, depth, arrayed, samples, sampled, ..]) => {
            let is_number = matches!(
                cx.ty(sampled_type),
                Some(Type::Void | Type::Int { .. } | Type::Float { .. } | Type::Other(Op::TypeFloat)) | None
            );
            it.require(is_number, found, || "the sampled type must be void or a scalar number".to_owned());
            let is_long = matches!(cx.ty(sampled_type), Some(Type::Int { width: 64, .. }));
            it.require(!is_long || cx.has(Capability::Int64ImageEXT), found, || {
                "a sampled type of 64-bit integers requires the capability Int64ImageEXT".to_owned()
            });
            it.require(depth <= 2, found, || format!("the operand Depth must be 0, 1 or 2, not {depth}"));
            it.require(arrayed <= 1, found, || format!("the operand Arrayed must be 0 or 1, not {arrayed}"));
            it.require(samples <= 1, found, || format!("the operand MS must be 0 or 1, not {samples}"));
            it.require(sampled <= 2, found, || format!("the operand Sampled must be 0, 1 or 2, not {sampled}"));
            let is_stored = samples == 1 && sampled == 2 && !cx.has(Capability::StorageImageMultisample);
            it.require(!is_stored, found, || {
                "a multisampled storage image requires the capability StorageImageMultisample".to_owned()
            });
        }
        (Op::TypeSampledImage, &[_, image]) => {
            let Some(image) = cx.definition(image).and_then(Image::read) else {
                it.require(false, found, || "the image type must be an OpTypeImage".to_owned());
                return;
            };
            it.require(image.sampled <= 1, found, || "the image type must have a Sampled of 0 or 1".to_owned());
            let is_buffer = image.dim == Dim::Buffer && cx.version() >= Version::V1_6;
            it.require(!is_buffer && image.dim != Dim::SubpassData, found, || {
                "the image type must not have a Dim of SubpassData or, since SPIR-V 1.6, Buffer".to_owned()
            });
        }
        _ => {}
    }
}

/// Checks an operation of this family.
pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    if !signature(it.op).is_some_and(|signature| signature.check(cx, it, found)) {
        return;
    }
    let Some(&operand) = it.operands.first() else { return };
    let Some(image) = cx.type_id(operand).and_then(|ty| Image::of_type(cx, ty)) else { return };
    match (it.op, it.operands) {
        (Op::SampledImage, _) => sampled_image(cx, it, &image, found),
        (Op::Image, _) => {
            let inner = cx.type_id(operand).and_then(|ty| cx.definition(ty)?.operands.get(1).copied());
            it.require(inner == it.ty, found, || "the result type must be the type of the image".to_owned());
        }
        (Op::ImageSampleExplicitLod | Op::ImageFetch | Op::ImageRead, &[_, coordinate, ref rest @ ..]) => {
            access(cx, it, &image, coordinate, it.ty, rest, found);
        }
        (Op::ImageWrite, &[_, coordinate, texel, ref rest @ ..]) => {
            access(cx, it, &image, coordinate, cx.type_id(texel), rest, found);
        }
        (Op::ImageQuerySize | Op::ImageQuerySizeLod, _) => query_size(cx, it, &image, found),
        (Op::ImageQueryLevels, _) => {
            it.require(image.has_levels() && !image.is_multisampled, found, || {
                "the image must have one sample and a Dim of 1D, 2D, 3D or Cube".to_owned()
            });
        }
        (Op::ImageQuerySamples, _) => {
            it.require(image.dim == Dim::Dim2D && image.is_multisampled, found, || {
                "the image must be multisampled with a Dim of 2D".to_owned()
            });
        }
        _ => {}
    }
}

fn sampled_image(cx: &Cx<'_, '_>, it: &Operation<'_>, image: &Image<'_>, found: &mut Violations) {
    let Some(result) = it.ty.and_then(|ty| Image::of_type(cx, ty)) else { return };
    let is_same = *image == Image { depth: image.depth, ..result };
    it.require(is_same, found, || "the image must be of the image type of the result type, but for Depth".to_owned());
    it.require(image.sampled <= 1, found, || "the image must have a Sampled of 0 or 1".to_owned());
}

/// Checks an access to texels of a type.
fn access(
    cx: &Cx<'_, '_>,
    it: &Operation<'_>,
    image: &Image<'_>,
    coordinate: u32,
    texel: Option<u32>,
    rest: &[u32],
    found: &mut Violations,
) {
    let component = texel.and_then(|ty| Shape::of_type(cx, ty)).map(|shape| shape.component);
    let is_void = matches!(cx.ty(image.sampled_type), Some(Type::Void));
    it.require(is_void || component.is_none_or(|ty| ty == image.sampled_type), found, || {
        "the components of the texel must be of the sampled type of the image".to_owned()
    });
    let expected = image.plane().saturating_add(image.layers());
    let count = match Shape::of_value(cx, coordinate).map(|shape| shape.form) {
        Some(TypeForm::Scalar) => 1,
        Some(TypeForm::Vector(count)) => count,
        _ => expected,
    };
    it.require(count >= expected, found, || format!("the coordinate must have {expected} components, not {count}"));
    match it.op {
        Op::ImageSampleExplicitLod => {
            it.require(!image.is_multisampled, found, || "the image must not be multisampled".to_owned());
            it.require(image.dim != Dim::Buffer, found, || "the image must not have a Dim of Buffer".to_owned());
        }
        Op::ImageFetch => {
            it.require(image.sampled == 1, found, || "the image must have a Sampled of 1".to_owned());
            it.require(image.dim != Dim::Cube, found, || "the image must not have a Dim of Cube".to_owned());
        }
        _ => storage(cx, it, image, found),
    }
    let mask = rest.first().map_or(ImageOperands(0), |&mask| ImageOperands(mask));
    image_operands(cx, it, image, mask, rest.get(1..).unwrap_or_default(), found);
}

/// Checks an image that is read or written without a sampler.
fn storage(cx: &Cx<'_, '_>, it: &Operation<'_>, image: &Image<'_>, found: &mut Violations) {
    it.require(image.sampled != 1, found, || "the image must have a Sampled of 0 or 2".to_owned());
    if image.sampled != 2 {
        return;
    }
    let capability = match image.dim {
        Dim::Dim1D => Some(Capability::Image1D),
        Dim::Rect => Some(Capability::ImageRect),
        Dim::Buffer => Some(Capability::ImageBuffer),
        Dim::Cube if image.arrayed == 1 => Some(Capability::ImageCubeArray),
        _ if image.is_multisampled && image.arrayed == 1 => Some(Capability::ImageMSArray),
        _ => None,
    };
    let Some(capability) = capability else { return };
    it.require(cx.has(capability), found, || format!("the storage image requires the capability {capability}"));
}

/// Checks the image of a block access: it is one without a sampler (SPV_INTEL_subgroups, SPV_INTEL_media_block_io).
pub(super) fn block(cx: &Cx<'_, '_>, it: &Operation<'_>, image: u32, found: &mut Violations) {
    if let Some(image) = cx.type_id(image).and_then(|ty| Image::of_type(cx, ty)) {
        storage(cx, it, &image, found);
    }
}

fn query_size(cx: &Cx<'_, '_>, it: &Operation<'_>, image: &Image<'_>, found: &mut Violations) {
    let has_lod = it.op == Op::ImageQuerySizeLod;
    let has_sizes = if has_lod { image.has_levels() } else { image.sizes().is_some() };
    it.require(has_sizes, found, || format!("an image with a Dim of {} does not have this size", image.dim));
    if has_lod {
        // OpenCL C's functions for the sizes of images are the same for all.
        it.tolerate(!image.is_multisampled, found, || "the image must not be multisampled".to_owned());
    } else if image.has_levels() {
        let is_plain = image.is_multisampled || image.sampled != 1;
        it.require(is_plain, found, || "the image must be multisampled or have a Sampled of 0 or 2".to_owned());
    }
    let count = match it.ty.and_then(|ty| Shape::of_type(cx, ty)).map(|shape| shape.form) {
        Some(TypeForm::Scalar) => Some(1),
        Some(TypeForm::Vector(count)) => Some(count),
        _ => None,
    };
    let (Some(count), Some(expected)) = (count, image.sizes()) else { return };
    it.require(count == expected, found, || format!("the result must have {expected} components, not {count}"));
}

/// Checks the image operands, whose form is that of the mask (specification, section 3.2.13).
fn image_operands(
    cx: &Cx<'_, '_>,
    it: &Operation<'_>,
    image: &Image<'_>,
    mask: ImageOperands,
    ids: &[u32],
    found: &mut Violations,
) {
    let has = |operand: ImageOperands| mask.0 & operand.0 != 0;
    let is_sampling = it.op == Op::ImageSampleExplicitLod;
    it.require(!is_sampling || has(ImageOperands::Lod) != has(ImageOperands::Grad), found, || {
        "an explicit level of detail must be either the operand Lod or the operand Grad".to_owned()
    });
    let has_sample = has(ImageOperands::Sample);
    it.require(has_sample == image.is_multisampled, found, || {
        "the operand Sample must be present for a multisampled image, and for no other".to_owned()
    });
    let offsets = [ImageOperands::ConstOffset, ImageOperands::Offset, ImageOperands::ConstOffsets];
    let is_single = offsets.into_iter().filter(|&offset| has(offset)).count() <= 1;
    it.require(is_single, found, || "there must be at most one of the operands for offsets".to_owned());
    let extends_twice = has(ImageOperands::SignExtend) && has(ImageOperands::ZeroExtend);
    it.require(!extends_twice, found, || "the operands SignExtend and ZeroExtend exclude each other".to_owned());
    let mut ids = ids.iter().copied();
    for operand in bits(mask.0).map(ImageOperands) {
        image_operand(cx, it, image, operand, &mut ids, found);
    }
}

/// Checks one image operand, and steps over its ids.
fn image_operand(
    cx: &Cx<'_, '_>,
    it: &Operation<'_>,
    image: &Image<'_>,
    operand: ImageOperands,
    ids: &mut impl Iterator<Item = u32>,
    found: &mut Violations,
) {
    let is_sampling = it.op == Op::ImageSampleExplicitLod;
    if operand == ImageOperands::Lod {
        // OpenCL SPIR-V Environment, cl_khr_mipmap_image and cl_khr_mipmap_image_writes: in kernels, reads and writes have
        // levels, too. The Khronos translator does not declare the capability for writes.
        let is_any = cx.has(Capability::ImageReadWriteLodAMD) || cx.has(Capability::ImageMipmap);
        if !(is_sampling || it.op == Op::ImageFetch || is_any) {
            let rule = format!(
                "the operand {operand} is for sampled and fetched images only, unless the capability ImageMipmap is declared"
            );
            found.add_if(it.op != Op::ImageWrite, &it.inst, it.section(), rule);
        }
    }
    let mut require = |holds: bool, rule: &str| it.require(holds, found, || format!("the operand {operand} {rule}"));
    let shape = |id: Option<u32>| Shape::of_value(cx, id?);
    let is_of = |id, class: Class| shape(id).is_none_or(|shape| class.contains(cx, shape));
    let has_each_coordinate = |id| match shape(id).map(|shape| shape.form) {
        Some(TypeForm::Scalar) => image.plane() == 1,
        Some(TypeForm::Vector(count)) => image.plane() == count,
        Some(TypeForm::Sized(_) | TypeForm::Matrix(_)) | None => true,
    };
    match operand {
        ImageOperands::Lod => {
            let class = if is_sampling { FLOAT32 } else { INT32 };
            require(is_of(ids.next(), class), &format!("must be {}", class.describe()));
            let has_levels = image.has_levels() && !image.is_multisampled;
            require(has_levels, "requires an image of one sample with a Dim of 1D, 2D, 3D or Cube");
        }
        ImageOperands::Grad => {
            require(is_sampling, "is for sampled images only");
            for id in [ids.next(), ids.next()] {
                require(
                    is_of(id, GRADIENT) && has_each_coordinate(id),
                    "must be 32-bit numbers, one for each coordinate",
                );
            }
        }
        ImageOperands::ConstOffset | ImageOperands::Offset => {
            let id = ids.next();
            let is_constant = operand == ImageOperands::Offset || id.is_none_or(|id| cx.is_constant(id));
            require(image.dim != Dim::Cube, "excludes images with a Dim of Cube");
            require(is_of(id, OFFSET) && has_each_coordinate(id), "must be 32-bit integers, one for each coordinate");
            require(is_constant, "must be a constant");
        }
        ImageOperands::Sample => {
            require(!is_sampling, "is for fetched, read and written images only");
            require(is_of(ids.next(), INT32), "must be a scalar 32-bit integer");
        }
        ImageOperands::Bias | ImageOperands::ConstOffsets | ImageOperands::Offsets => {
            ids.next();
            require(false, "does not fit the instruction");
        }
        ImageOperands::SignExtend | ImageOperands::ZeroExtend => {
            // A written texel is an operand.
            let ty = it.ty.or_else(|| cx.type_id(*it.operands.get(2)?));
            let shape = ty.and_then(|ty| Shape::of_type(cx, ty));
            require(shape.is_none_or(Shape::is_int), "requires a texel of integers");
        }
        // They need capabilities of graphics.
        _ => ids.by_ref().take(parameters(operand)).for_each(drop),
    }
}

/// Returns the number of ids that follow for an image operand.
fn parameters(operand: ImageOperands) -> usize {
    grammar::enumerant(grammar::EnumKind::ImageOperands, operand.0).map_or(0, |row| row.parameters.len())
}

/// Checks the uses of images, samplers and sampled images in a function that it loads or combines: they are in the same
/// block, and of sampled images by instructions on images (specification, section 2.16.1).
pub(super) fn function(cx: &Cx<'_, '_>, function: &Function, found: &mut Violations) {
    if !cx.facts().has_images {
        return;
    }
    let mut block = 0;
    let mut images = FxHashMap::default();
    for inst in cx.view.instructions_in(function.words.clone()) {
        if inst.op == Op::Label {
            block += 1;
        }
        // The images and samplers of an `OpSampledImage` are in other blocks in modules of all compilers.
        if !images.is_empty() && inst.op != Op::SampledImage {
            let ids = cx.view.extended_sets().ids(*inst);
            for &(op, defined) in ids.iter().filter_map(|&at| images.get(&inst.operands[at])) {
                image_use(cx, &inst, op, defined == block, found);
            }
        }
        let is_image = match inst.op {
            Op::SampledImage => true,
            Op::Load => inst.result_type().is_some_and(|ty| is_image(cx, ty)),
            _ => false,
        };
        if let Some(id) = inst.result().filter(|_| is_image) {
            images.insert(id, (inst.op, block));
        }
    }
}

/// Returns `true` for a type of images, samplers or sampled images.
fn is_image(cx: &Cx<'_, '_>, ty: u32) -> bool {
    matches!(cx.op(ty), Some(Op::TypeImage | Op::TypeSampler | Op::TypeSampledImage))
}

/// Checks a use of the result of an `OpSampledImage`, or of the `OpLoad` of an image.
fn image_use(cx: &Cx<'_, '_>, inst: &Instruction<'_>, op: Op, is_in_block: bool, found: &mut Violations) {
    if cx.view.extended_sets().is_debug_information(**inst) {
        return;
    }
    let is_image = op_row(inst.op).is_some_and(|row| row.class == grammar::Class::Image);
    found.require(is_image || inst.op == Op::CopyObject || op != Op::SampledImage, inst, "2.16.1", || {
        "the result of OpSampledImage must be used by instructions on images only".to_owned()
    });
    found.tolerate(is_in_block, inst, "2.16.1", || match op {
        Op::SampledImage => "the result of OpSampledImage must be used in its block only".to_owned(),
        _ => "an image or sampler must be used in the block that loads it only".to_owned(),
    });
}
