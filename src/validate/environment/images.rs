//! Rules about images.

use crate::spirv::grammar::{Dim, ImageFormat, ImageOperands, Op};
use crate::spirv::view::Type;

use super::facts::Facts;
use super::{Broken, Environment, Outcome, Report};

/// An image type says nothing of what is known at run time only.
pub(super) fn types(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for inst in facts.view.preamble().filter(|inst| inst.op == Op::TypeImage) {
        let &[_, sampled_type, dim, _, arrayed, multisampled, sampled, format, ref access @ ..] = inst.operands else {
            continue;
        };
        let dim = Dim(dim);
        let wrong = if !matches!(facts.ty(sampled_type), Type::Void) {
            "its sampled type is not void".to_owned()
        } else if sampled != 0 {
            "it says whether it is used with a sampler".to_owned()
        } else if multisampled != 0 {
            "it has several samples".to_owned()
        } else if arrayed != 0 && !matches!(dim, Dim::Dim1D | Dim::Dim2D) {
            format!("it is an array of dimension {dim}")
        } else if format != ImageFormat::Unknown.0 {
            format!("it has the format {}", ImageFormat(format))
        } else if access.is_empty() {
            "it has no access qualifier".to_owned()
        } else {
            continue;
        };
        return Err(Broken::at(inst.offset, format!("an image type is not as it must be: {wrong}")));
    }
    Ok(())
}

/// A write has no image operands; reads have no constant offset.
pub(super) fn operands(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for inst in facts.view.bodies() {
        let wrong = match (inst.op, inst.operands) {
            (Op::ImageWrite, [_, _, _, mask, ..]) => Some(format!("OpImageWrite has {}", ImageOperands(*mask))),
            (op @ (Op::ImageRead | Op::ImageSampleExplicitLod), [_, _, _, _, mask, ..]) => {
                ImageOperands(*mask).contains(ImageOperands::ConstOffset).then(|| format!("{op} has ConstOffset"))
            }
            _ => None,
        };
        if let Some(message) = wrong {
            return Err(Broken::at(inst.offset, message));
        }
    }
    Ok(())
}
