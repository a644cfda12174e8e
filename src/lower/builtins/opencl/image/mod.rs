//! Images and samplers (OpenCL C 3.0, section 6.15.15).
//!
//! The properties of an image (dimension, arrayed, multisampled) are parameters of its target type.

mod query;
pub(in crate::lower::builtins) mod read;
pub(super) mod sampler;
mod write;

use crate::ir::{Type, TypeKind};
use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{lanes_of, wrong_arguments};
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::prelude::*;
use crate::map::opencl_images::{self, ImageFunction, ImageQuery, image_function};
use crate::names::{Mangled, Parameter, Scalar, Signedness, TypeName};
use crate::spirv::grammar::{Dim, ImageOperands, Version};
use crate::spirv::inst::Inst as SpirvInst;

pub(super) const FAMILY: Family = Family {
    find: |name| Some(builtin(find(name)?)),
    find_unmangled: |name| Some(builtin(find_unmangled(name)?)),
    names: || opencl_images::names().map(str::to_owned).collect(),
};

/// An overload of an image function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ImageCall {
    Query(ImageQuery),
    /// `read_imagef`, `read_imagei` and the like
    Read {
        texel: Texel,
        sampled: bool,
    },
    Write {
        texel: Texel,
    },
    /// `__translate_sampler_initializer`
    Sampler,
}

/// Returns the image function with a mangled name.
fn find(name: &Mangled<'_>) -> Option<ImageCall> {
    let is_named = |index: usize, prefix: &str| match name.parameters.get(index) {
        Some(Parameter::Named(name)) => name.starts_with(prefix),
        _ => false,
    };
    if !is_named(0, "ocl_image") {
        return None;
    }
    Some(match image_function(name.base)? {
        ImageFunction::Query(query) => ImageCall::Query(query),
        ImageFunction::Read(scalar) => {
            ImageCall::Read { texel: Texel::new(scalar)?, sampled: is_named(1, "ocl_sampler") }
        }
        ImageFunction::Write(scalar) => ImageCall::Write { texel: Texel::new(scalar)? },
    })
}

/// Returns the image function with an unmangled name: clang calls this one for sampler literals.
fn find_unmangled(name: &str) -> Option<ImageCall> {
    (name == "__translate_sampler_initializer").then_some(ImageCall::Sampler)
}

/// The type of the components of a texel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) struct Texel {
    lane: Lane,
    sign: Option<Signedness>,
}

impl Texel {
    fn new(scalar: Scalar) -> Option<Self> {
        let lane = lanes_of(TypeName { scalar, length: 1 })?.lane;
        Some(Self { lane, sign: scalar.signedness() })
    }

    /// Returns the number of components of `ty`, which must be four, or one for a depth image.
    fn check_type<'m>(self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, ty: Type<'m>) -> Result<u32> {
        match fx.form(ty)? {
            LegalForm::Lanes(Lanes { lane, count: count @ (1 | 4) }) if lane == self.lane => Ok(count),
            _ => Err(wrong_arguments(inst)),
        }
    }
}

impl BuiltinFunction for ImageCall {
    /// Lowers one call.
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        match *self {
            ImageCall::Query(query) => query::lower(fx, inst, query),
            ImageCall::Read { texel, sampled: true } => read::sample(fx, inst, texel),
            ImageCall::Read { texel, sampled: false } => read::read(fx, inst, texel),
            ImageCall::Write { texel } => write::lower(fx, inst, texel),
            ImageCall::Sampler => sampler::lower(fx, inst),
        }
    }
}

/// An image and the properties from its type.
struct Image {
    id: Typed,
    dim: Dim,
    is_array: bool,
    has_samples: bool,
}

impl Image {
    /// Reads the first argument of the call.
    fn read<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Self> {
        let value = inst.arguments().next().ok_or_else(|| wrong_arguments(inst))?;
        let ty = fx.object_type(value);
        // The parameters are the operands of OpTypeImage: dimension, depth, arrayed, multisampled, ...
        match ty.target_int_parameters() {
            [dim, _, arrayed, samples, ..] if ty.target_name() == "spirv.Image" => {
                Ok(Self { id: fx.scalar(value)?, dim: Dim(*dim), is_array: *arrayed == 1, has_samples: *samples == 1 })
            }
            _ => Err(wrong_arguments(inst)),
        }
    }

    /// Returns the number of components of the image's size without its layers.
    fn dimensions(&self) -> u32 {
        match self.dim {
            Dim::Dim2D | Dim::Cube => 2,
            Dim::Dim3D => 3,
            _ => 1,
        }
    }
}

/// The optional image operands of an instruction: a mask, and the operands of its bits in their order.
struct ImageOperandList {
    mask: ImageOperands,
    ids: Parts,
}

impl ImageOperandList {
    fn new(mask: ImageOperands, ids: &[Typed]) -> Self {
        Self { mask, ids: Parts::from_slice(ids) }
    }

    /// Adds `SignExtend` or `ZeroExtend` for integer texels. Before SPIR-V 1.4 the format of the image alone decides.
    fn with_sign(mut self, fx: &mut FunctionCx<'_, '_>, texel: Texel) -> Self {
        if fx.mx.out.allows_version(Version::V1_4) {
            self.mask = match texel.sign {
                Some(Signedness::Signed) => self.mask | ImageOperands::SignExtend,
                Some(Signedness::Unsigned) => self.mask | ImageOperands::ZeroExtend,
                None => self.mask,
            };
        }
        self
    }

    fn append(self, inst: SpirvInst) -> SpirvInst {
        if self.mask == ImageOperands::None { inst } else { inst.enumerant(self.mask).ids(&self.ids) }
    }
}

/// Returns `true` if an argument is a sampler or, as in SPIR 1.2, an integer with the bits of one.
fn is_sampler<'m>(fx: &FunctionCx<'_, 'm>, value: Value<'m>) -> bool {
    fx.object_type(value).target_name() == "spirv.Sampler" || matches!(value.ty().kind(), TypeKind::Integer(32))
}
