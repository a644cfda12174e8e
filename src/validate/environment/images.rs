//! Rules about images.

use super::facts::Facts;
use super::{Environment, Report};
use crate::spirv::grammar::{Dim, ImageFormat, ImageOperands, Op};
use crate::spirv::view::Type;
use crate::validate::violation::{Outcome, Violation};

/// Checks that an image type leaves unspecified what is known at run time only.
pub(super) fn types(facts: &Facts<'_>, environment: &Environment, _: &mut Report) -> Outcome {
    for inst in facts.view.preamble().filter(|inst| inst.op == Op::TypeImage) {
        let &[_, sampled_type, dim, _, arrayed, multisampled, sampled, format, ref access @ ..] = inst.operands else {
            continue;
        };
        let dim = Dim(dim);
        let message = if !matches!(facts.ty(sampled_type), Type::Void) {
            "expected the sampled type void".to_owned()
        } else if sampled != 0 {
            format!("expected the operand Sampled to be 0, found {sampled}")
        } else if multisampled != 0 && !environment.is_opencl() {
            // OpenCL's extension cl_khr_gl_msaa_sharing has such images.
            format!("expected the operand MS to be 0, found {multisampled}")
        } else if arrayed != 0 && !matches!(dim, Dim::Dim1D | Dim::Dim2D) {
            format!("expected the dimension 1D or 2D of an arrayed image, found {dim}")
        } else if format != ImageFormat::Unknown.0 {
            format!("expected the format Unknown, found {}", ImageFormat(format))
        } else if access.is_empty() {
            "expected an access qualifier".to_owned()
        } else {
            continue;
        };
        return Err(Violation::at(inst.offset, format!("unsupported image type: {message}")));
    }
    Ok(())
}

/// Checks that image writes have no image operands and image reads no constant offset. OpenCL's extension
/// cl_khr_mipmap_image_writes has writes with a level of detail.
pub(super) fn operands(facts: &Facts<'_>, environment: &Environment, _: &mut Report) -> Outcome {
    for inst in facts.view.bodies() {
        let message = match (inst.op, inst.operands) {
            (Op::ImageWrite, [_, _, _, mask, ..]) => {
                let allowed = if environment.is_opencl() { WRITTEN_BY_OPENCL } else { 0 };
                let message = || format!("OpImageWrite has the image operands {}; expected none", ImageOperands(*mask));
                (mask & !allowed != 0).then(message)
            }
            (op @ (Op::ImageRead | Op::ImageSampleExplicitLod), [_, _, _, _, mask, ..]) => {
                let has_offset = ImageOperands(*mask).contains(ImageOperands::ConstOffset);
                has_offset.then(|| format!("{op} has the unsupported image operand ConstOffset"))
            }
            _ => None,
        };
        if let Some(message) = message {
            return Err(Violation::at(inst.offset, message));
        }
    }
    Ok(())
}

/// The image operands of writes in OpenCL's environment; those of SPIR-V 1.4 restate the sign of the texel.
const WRITTEN_BY_OPENCL: u32 = ImageOperands::Lod.0 | ImageOperands::SignExtend.0 | ImageOperands::ZeroExtend.0;

/// Checks that image reads have results of four components, or a floating-point number for an image with depth.
pub(super) fn texels(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for inst in facts.view.bodies().filter(|inst| inst.op == Op::ImageRead) {
        let &[ty, _, image, ..] = inst.operands else { continue };
        let declaration = facts.declaration_of(image).map(|ty| ty.operands);
        // The operand Depth is no more than a hint unless it is 1: the order of channels is known at run time.
        let is_depth = matches!(declaration, Some([_, _, _, 1, ..]));
        let result = facts.ty(ty);
        let is_float = matches!(result, Type::Float { width: 32 });
        if !is_float && (is_depth || facts.lanes(result).1 != 4) {
            let others = if is_depth { "" } else { "four components or " };
            let expected = format!("{others}a 32-bit floating-point number");
            let message = format!("expected {expected} as the result of OpImageRead, found {}", facts.describe(result));
            return Err(Violation::at(inst.offset, message));
        }
    }
    Ok(())
}
