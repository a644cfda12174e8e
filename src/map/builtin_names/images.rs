//! The functions of OpenCL C for images.

use super::{BuiltinName, Facts, Spelling, friendly};
use crate::map::MemoryEffect;
use crate::map::opencl_images::{self, ImageFunction, ImageQuery};
use crate::names::{Parameter, Scalar};
use crate::spirv::grammar::Op;

/// Returns the function for reading, sampling or writing an image, or for a property of it.
///
/// | instruction | function |
/// |---|---|
/// | `OpImageSampleExplicitLod` | `read_imagef(image, sampler, coordinate[, level of detail or gradients])` |
/// | `OpImageRead` | `read_imagef(image, coordinate[, sample])` |
/// | `OpImageWrite` | `write_imagef(image, coordinate[, level of detail], texel)` |
/// | `OpImageQueryFormat`, `Order` | `get_image_channel_data_type(image)`, minus the offset in [`ImageQuery::Property`] |
/// | `OpImageQueryLevels`, `Samples` | `get_image_num_mip_levels(image)`, `get_image_num_samples(image)` |
///
/// `OpImageQuerySize` and `OpImageQuerySizeLod` are several functions, whose names [`query_name`] returns. Depth images
/// have scalar texels.
pub(super) fn opencl(op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    let is_unsigned = friendly::extends_with_zeros(facts.image_operands);
    let (name, spelling) = match op {
        Op::ImageRead | Op::ImageSampleExplicitLod => {
            let function = ImageFunction::Read(component(facts.result?, is_unsigned)?);
            (opencl_images::name_of(function)?, Spelling::default())
        }
        Op::ImageWrite => {
            let function = ImageFunction::Write(component(facts.operands.get(2)?, is_unsigned)?);
            (opencl_images::name_of(function)?, Spelling { is_last_unsigned: is_unsigned, ..Spelling::default() })
        }
        _ => return opencl_images::property_of(op).and_then(|(_, query)| query_name(query)),
    };
    Some(BuiltinName::opencl(name).spelled(spelling))
}

/// Returns the function for a property of an image, which is its only argument.
pub fn query_name(query: ImageQuery) -> Option<BuiltinName> {
    let name = opencl_images::name_of(ImageFunction::Query(query))?;
    Some(BuiltinName::opencl(name).effect(MemoryEffect::None))
}

/// Returns the type in the name of a function for texels of a type: those of other widths have none.
fn component(texel: &Parameter<'_>, is_unsigned: bool) -> Option<Scalar> {
    Some(match texel.scalar()? {
        Scalar::Half => Scalar::Half,
        Scalar::Float => Scalar::Float,
        Scalar::Int | Scalar::UInt if is_unsigned => Scalar::UInt,
        Scalar::Int | Scalar::UInt => Scalar::Int,
        _ => return None,
    })
}
