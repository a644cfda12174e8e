//! The functions of OpenCL C for Intel's extensions of sub-groups: block reads and writes, motion estimation.

use super::friendly::spelling_of;
use super::{BuiltinName, Facts, Spelling};
use crate::map::{opencl_groups, opencl_motion};
use crate::names::Parameter;
use crate::spirv::grammar::Op;

/// Returns the function for a block access or for motion estimation.
///
/// A block access has the operands as its arguments, a media block access the image last. Motion estimation is
/// described in [`opencl_motion::name_of`].
pub(super) fn opencl(op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    block(op, facts).or_else(|| {
        let name = opencl_motion::name_of(op)?;
        Some(BuiltinName::opencl(name).spelled(motion_spelling(op)))
    })
}

fn block(op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    let data: Option<&Parameter<'_>> = match op {
        Op::SubgroupBlockReadINTEL | Op::SubgroupImageBlockReadINTEL | Op::SubgroupImageMediaBlockReadINTEL => {
            facts.result
        }
        Op::SubgroupBlockWriteINTEL => facts.operands.get(1),
        Op::SubgroupImageBlockWriteINTEL => facts.operands.get(2),
        Op::SubgroupImageMediaBlockWriteINTEL => facts.operands.get(4),
        _ => return None,
    };
    let (bits, length) = (data?.scalar()?.bits(), data?.length());
    let name =
        opencl_groups::block_name(op, bits, length).or_else(|| opencl_groups::media_block_name(op, bits, length));
    let spelling = match op {
        // Coordinate, width, height, data, image.
        Op::SubgroupImageMediaBlockWriteINTEL => Spelling::unsigned(0b1000),
        _ => spelling_of(op),
    };
    Some(BuiltinName::opencl(name?).spelled(spelling))
}

/// Returns the spelling of a motion estimation function. Those with several references take the sampler where the
/// instruction has its second number, unless that is the polarity of interlaced fields.
fn motion_spelling(op: Op) -> Spelling {
    match op {
        Op::SubgroupAvcRefEvaluateWithMultiReferenceINTEL | Op::SubgroupAvcSicEvaluateWithMultiReferenceINTEL => {
            Spelling::unsigned(0b10)
        }
        _ => spelling_of(op),
    }
}
