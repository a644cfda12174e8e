//! Rules about images.

use super::facts::Facts;
use super::{Environment, Report};
use crate::spirv::grammar::{Dim, ImageFormat, ImageOperands, Op};
use crate::spirv::view::Type;
use crate::validate::violation::{Outcome, Violation};

/// Checks that an image type leaves unspecified what is known at run time only.
pub(super) fn types(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for inst in facts.view.preamble().filter(|inst| inst.op == Op::TypeImage) {
        let &[_, sampled_type, dim, _, arrayed, multisampled, sampled, format, ref access @ ..] = inst.operands else {
            continue;
        };
        let dim = Dim(dim);
        let message = if !matches!(facts.ty(sampled_type), Type::Void) {
            "expected the sampled type void".to_owned()
        } else if sampled != 0 {
            format!("expected the operand Sampled to be 0, found {sampled}")
        } else if multisampled != 0 {
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

/// Checks that image writes have no image operands and image reads no constant offset.
pub(super) fn operands(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for inst in facts.view.bodies() {
        let message = match (inst.op, inst.operands) {
            (Op::ImageWrite, [_, _, _, mask, ..]) => {
                Some(format!("OpImageWrite has the image operands {}; expected none", ImageOperands(*mask)))
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
