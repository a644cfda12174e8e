//! OpenCL C's functions on images (OpenCL C specification, section 6.15.15).

use super::find_row;
use crate::names::Scalar;
use crate::spirv::grammar::Op;

/// A function on an image, which is its first argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageFunction {
    /// Queries a property of the image.
    Query(ImageQuery),
    /// Reads a texel with components of this type.
    Read(Scalar),
    /// Writes a texel with components of this type.
    Write(Scalar),
}

/// A property of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageQuery {
    /// One component of the size: width, height, depth.
    Size(u32),
    /// Width and height; for 3D images also depth and a zero.
    AllSizes,
    /// The number of layers.
    Layers,
    /// An instruction, and the offset added to its result.
    Property(Op, u32),
}

/// `CLK_R` and `CLK_SNORM_INT8`; SPIR-V's enumerants have the same order, from zero (OpenCL environment specification,
/// section 2.6).
const FIRST_ORDER: u32 = 0x10B0;
const FIRST_DATA_TYPE: u32 = 0x10D0;

/// The functions, by name.
#[rustfmt::skip]
static IMAGE_FUNCTIONS: &[(&str, ImageFunction)] = &[
    ("get_image_array_size",        ImageFunction::Query(ImageQuery::Layers)),
    ("get_image_channel_data_type", ImageFunction::Query(ImageQuery::Property(Op::ImageQueryFormat, FIRST_DATA_TYPE))),
    ("get_image_channel_order",     ImageFunction::Query(ImageQuery::Property(Op::ImageQueryOrder, FIRST_ORDER))),
    ("get_image_depth",             ImageFunction::Query(ImageQuery::Size(2))),
    ("get_image_dim",               ImageFunction::Query(ImageQuery::AllSizes)),
    ("get_image_height",            ImageFunction::Query(ImageQuery::Size(1))),
    ("get_image_num_mip_levels",    ImageFunction::Query(ImageQuery::Property(Op::ImageQueryLevels, 0))),
    ("get_image_num_samples",       ImageFunction::Query(ImageQuery::Property(Op::ImageQuerySamples, 0))),
    ("get_image_width",             ImageFunction::Query(ImageQuery::Size(0))),
    ("read_imagef",                 ImageFunction::Read(Scalar::Float)),
    ("read_imageh",                 ImageFunction::Read(Scalar::Half)),
    ("read_imagei",                 ImageFunction::Read(Scalar::Int)),
    ("read_imageui",                ImageFunction::Read(Scalar::UInt)),
    ("write_imagef",                ImageFunction::Write(Scalar::Float)),
    ("write_imageh",                ImageFunction::Write(Scalar::Half)),
    ("write_imagei",                ImageFunction::Write(Scalar::Int)),
    ("write_imageui",               ImageFunction::Write(Scalar::UInt)),
];

/// Returns the function with a name.
pub fn image_function(name: &str) -> Option<ImageFunction> {
    find_row(IMAGE_FUNCTIONS, name)
}

/// Returns the name of a function on an image: the reverse of [`image_function`].
pub fn name_of(function: ImageFunction) -> Option<&'static str> {
    IMAGE_FUNCTIONS.iter().find(|row| row.1 == function).map(|row| row.0)
}

/// Returns the function for a query with one result, an instruction without counterpart among [`ImageQuery`]'s sizes.
pub fn property_of(op: Op) -> Option<(&'static str, ImageQuery)> {
    IMAGE_FUNCTIONS.iter().find_map(|(name, function)| match function {
        ImageFunction::Query(query @ ImageQuery::Property(known, _)) if *known == op => Some((*name, *query)),
        _ => None,
    })
}

/// Returns all names that [`image_function`] accepts.
pub fn names() -> impl Iterator<Item = &'static str> {
    IMAGE_FUNCTIONS.iter().map(|row| row.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn names_are_sorted() {
        assert_ascending(names());
    }

    #[test]
    fn no_function_has_two_names() {
        for (name, function) in IMAGE_FUNCTIONS {
            assert_eq!(name_of(*function), Some(*name));
        }
        let levels = (("get_image_num_mip_levels"), ImageQuery::Property(Op::ImageQueryLevels, 0));
        assert_eq!(property_of(Op::ImageQueryLevels), Some(levels));
        assert_eq!(property_of(Op::ImageQuerySize), None);
    }
}
