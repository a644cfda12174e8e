//! Rules about images.

use super::*;

/// Types and values beyond those of the common module.
const FURTHER: &str = "
    OpCapability ImageBasic
    OpCapability Sampled1D
    OpCapability ImageBuffer
    %v2float = OpTypeVector %float 2
    %v2uint = OpTypeVector %uint 2
    %v3uint = OpTypeVector %uint 3
    %image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
    %array = OpTypeImage %void 2D 0 1 0 0 Unknown ReadOnly
    %line = OpTypeImage %void 1D 0 0 0 0 Unknown ReadOnly
    %buffer = OpTypeImage %void Buffer 0 0 0 0 Unknown ReadOnly
    %written = OpTypeImage %void 2D 0 0 0 0 Unknown WriteOnly
    %numbers = OpTypeImage %uint 2D 0 0 0 0 Unknown ReadOnly
    %sampler = OpTypeSampler
    %sampled = OpTypeSampledImage %image
    %sampled_array = OpTypeSampledImage %array
    %i = OpUndef %image
    %a = OpUndef %array
    %l = OpUndef %line
    %b = OpUndef %buffer
    %w = OpUndef %written
    %n = OpUndef %numbers
    %s = OpUndef %sampler
    %is = OpUndef %sampled
    %f32x2 = OpConstantNull %v2float
    %u32x2 = OpConstantNull %v2uint
    %u32x3 = OpConstantNull %v3uint
    %f32x4 = OpConstantNull %v4float
    %true = OpConstantTrue %bool";

#[test]
fn image_types_have_operands_in_range() {
    check_cases(&[
        ("%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly", Valid),
        ("%image = OpTypeImage %bool 2D 0 0 0 0 Unknown ReadOnly", Violates("must be void or a scalar number")),
        ("%image = OpTypeImage %void 2D 3 0 0 0 Unknown ReadOnly", Violates("Depth must be 0, 1 or 2, not 3")),
        ("%image = OpTypeImage %void 2D 0 2 0 0 Unknown ReadOnly", Violates("Arrayed must be 0 or 1, not 2")),
        ("%image = OpTypeImage %void 2D 0 0 2 0 Unknown ReadOnly", Violates("MS must be 0 or 1, not 2")),
        ("%image = OpTypeImage %void 2D 0 0 0 3 Unknown ReadOnly", Violates("Sampled must be 0, 1 or 2, not 3")),
        (
            "OpCapability Int64\n%ulong = OpTypeInt 64 0\n%image = OpTypeImage %ulong 2D 0 0 0 0 Unknown ReadOnly",
            Violates("requires the capability Int64ImageEXT"),
        ),
        ("%sampled = OpTypeSampledImage %uint", Violates("the image type must be an OpTypeImage")),
        (
            "%image = OpTypeImage %void 2D 0 0 0 2 Unknown ReadOnly\n%sampled = OpTypeSampledImage %image",
            Violates("must have a Sampled of 0 or 1"),
        ),
    ]);
}

#[test]
fn images_are_sampled_with_a_level_of_detail() {
    check_functions(
        FURTHER,
        &[
            (
                "%si = OpSampledImage %sampled %i %s\n%r = OpImageSampleExplicitLod %v4float %si %f32x2 Lod %float_1",
                Valid,
            ),
            ("%si = OpSampledImage %sampled %a %s", Violates("the image type of the result type")),
            ("%si = OpSampledImage %sampled %i %i", Violates("must be a type of OpTypeSampler")),
            ("%si = OpSampledImage %image %i %s", Violates("must be a type of OpTypeSampledImage")),
            ("%r = OpImageSampleExplicitLod %v4float %is %u32x2 Lod %float_1", Valid),
            (
                "%r = OpImageSampleExplicitLod %v4float %is %float_1 Lod %float_1",
                Violates("must have 2 components, not 1"),
            ),
            ("%r = OpImageSampleExplicitLod %float %is %f32x2 Lod %float_1", Violates("must be a vector of 4")),
            (
                "%r = OpImageSampleExplicitLod %v4float %i %f32x2 Lod %float_1",
                Violates("must be a type of OpTypeSampledImage"),
            ),
            (
                "%r = OpImageSampleExplicitLod %v4float %is %f32x2 Lod %uint_1",
                Violates("the operand Lod must be a scalar of 32"),
            ),
            ("%r = OpImageSampleExplicitLod %v4float %is %f32x2 Grad %f32x2 %f32x2", Valid),
            (
                "%sampled_buffer = OpTypeSampledImage %buffer\n%si = OpSampledImage %sampled_buffer %b %s
                 %r = OpImageSampleExplicitLod %v4float %si %float_1 Grad %float_1 %float_1",
                BrokenForUs("must not have a Dim of Buffer"),
            ),
            (
                "%r = OpImageSampleExplicitLod %v4float %is %f32x2 Grad %f32x2 %float_1",
                Violates("one for each coordinate"),
            ),
            ("%r = OpImageSampleExplicitLod %v4float %is %f32x2 Lod|ConstOffset %float_1 %u32x2", Valid),
            (
                "%r = OpImageSampleExplicitLod %v4float %is %f32x2 Lod|ConstOffset %float_1 %uint_1",
                Violates("one for each coordinate"),
            ),
            (
                "%undefined = OpUndef %v2uint
                 %r = OpImageSampleExplicitLod %v4float %is %f32x2 Lod|ConstOffset %float_1 %undefined",
                Violates("must be a constant"),
            ),
        ],
    );
}

#[test]
fn images_are_read_and_written_at_a_coordinate() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpImageRead %v4float %i %u32x2", Valid),
            ("%r = OpImageRead %v4float %a %u32x2", Violates("must have 3 components, not 2")),
            ("%r = OpImageRead %v4float %a %u32x3", Valid),
            ("%r = OpImageRead %v4float %b %uint_1", Valid),
            ("%r = OpImageRead %v4uint %n %u32x2", Valid),
            ("%r = OpImageRead %v4float %n %u32x2", Violates("must be of the sampled type of the image")),
            ("%r = OpImageRead %v4float %is %u32x2", Violates("must be a type of OpTypeImage")),
            (
                "%r = OpImageRead %v4float %i %u32x2 Sample %uint_1",
                Violates("for a multisampled image, and for no other"),
            ),
            ("%r = OpImageRead %v4float %i %u32x2 Lod %uint_1", Violates("for sampled and fetched images only")),
            ("OpCapability ImageMipmap\n%r = OpImageRead %v4float %i %u32x2 Lod %uint_1", ValidForUs),
            ("OpImageWrite %w %u32x2 %f32x4 Lod %uint_1", Violates("for sampled and fetched images only")),
            ("OpCapability ImageMipmap\nOpImageWrite %w %u32x2 %f32x4 Lod %uint_1", ValidForUs),
            ("OpImageWrite %w %u32x2 %f32x4", Valid),
            ("OpImageWrite %w %u32x2 %f32x4 SignExtend", BrokenForUs("requires a texel of integers")),
            ("%r = OpImageRead %v4uint %n %u32x2 SignExtend|ZeroExtend", BrokenForUs("exclude each other")),
            ("%r = OpImageRead %v4float %i %u32x2 Offsets %uint_1", BrokenForUs("does not fit the instruction")),
            ("OpImageWrite %w %uint_1 %f32x4", Violates("must have 2 components, not 1")),
            ("OpImageWrite %w %u32x2 %true", Violates("Texel must be a scalar or vector")),
            ("OpImageWrite %w %true %f32x4", Violates("Coordinate must be a scalar or vector of")),
            (
                "OpCapability Int16\n%ushort = OpTypeInt 16 0\n%v2ushort = OpTypeVector %ushort 2
                 %u16x2 = OpConstantNull %v2ushort\n%r = OpImageRead %v4float %i %u16x2",
                Valid,
            ),
        ],
    );
}

#[test]
fn queries_have_as_many_results_as_dimensions() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpImageQuerySizeLod %v2uint %i %uint_0", Valid),
            ("%r = OpImageQuerySizeLod %uint %i %uint_0", Violates("the result must have 2 components, not 1")),
            ("%r = OpImageQuerySizeLod %v3uint %a %uint_0", Valid),
            (
                "%r = OpImageQuerySizeLod %uint %b %uint_0",
                Violates("an image with a Dim of Buffer does not have this size"),
            ),
            ("%r = OpImageQuerySizeLod %v2uint %i %float_1", Violates("must be a scalar of 32-bit integers")),
            ("%r = OpImageQuerySize %uint %b", Valid),
            ("%r = OpImageQuerySize %float %b", Violates("must be a scalar or vector of integers")),
            ("%r = OpImageQueryFormat %uint %i", Valid),
            ("%r = OpImageQueryOrder %v2uint %i", Violates("must be a scalar of integers")),
            ("%r = OpImageQueryLevels %uint %b", Violates("one sample and a Dim of 1D, 2D, 3D or Cube")),
            ("%r = OpImageQuerySamples %uint %i", Violates("must be multisampled with a Dim of 2D")),
        ],
    );
}

#[test]
fn sampled_images_are_used_in_their_block() {
    check_functions(
        FURTHER,
        &[
            ("%si = OpSampledImage %sampled %i %s\n%r = OpCopyObject %sampled %si", Valid),
            (
                "%si = OpSampledImage %sampled %i %s\nOpBranch %next\n%next = OpLabel
             %r = OpImageSampleExplicitLod %v4float %si %f32x2 Lod %float_1",
                Violates("must be used in its block only"),
            ),
        ],
    );
}

#[test]
fn loaded_images_are_used_in_their_block() {
    const VARIABLE: &str = "%to_image = OpTypePointer UniformConstant %image\n
        %variable = OpVariable %to_image UniformConstant";
    let further = format!("{FURTHER}\n{VARIABLE}");
    check_functions(
        &further,
        &[
            ("%x = OpLoad %image %variable\n%r = OpImageRead %v4float %x %u32x2", Valid),
            (
                "%x = OpLoad %image %variable\nOpBranch %next\n%next = OpLabel\n%r = OpImageRead %v4float %x %u32x2",
                BrokenForUs("must be used in the block that loads it only"),
            ),
            (
                "%x = OpLoad %image %variable\nOpBranch %next\n%next = OpLabel\n%r = OpSampledImage %sampled %x %s",
                Valid,
            ),
        ],
    );
}
