//! The functions of OpenCL C for groups: votes, broadcasts, ballots, reductions and scans.

use super::{ALL, BuiltinName, Facts, Spelling};
use crate::map::opencl_groups;
use crate::spirv::grammar::Op;

/// Returns the function for an instruction of a work-group or sub-group, with the arguments that
/// [`opencl_groups::name_of`] describes.
pub(super) fn opencl(op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    // The size of the clusters follows scope, value and distance.
    let is_clustered = op == Op::GroupNonUniformRotateKHR && facts.operands.len() == 4;
    let base = opencl_groups::name_of(op, facts.scope?, facts.operation, is_clustered)?;
    let spelling = Spelling::unsigned(unsigned(op, is_clustered));
    Some(BuiltinName::opencl(base).spelled(spelling))
}

/// Returns the arguments that are unsigned, as a mask.
fn unsigned(op: Op, is_clustered: bool) -> u16 {
    match op {
        _ if opencl_groups::combines_unsigned(op) => ALL,
        Op::GroupBroadcast | Op::GroupNonUniformBroadcast | Op::GroupNonUniformBroadcastFirst => ALL,
        Op::GroupNonUniformInverseBallot
        | Op::GroupNonUniformBallotBitCount
        | Op::GroupNonUniformBallotFindLSB
        | Op::GroupNonUniformBallotFindMSB => 0b1,
        Op::GroupNonUniformBallotBitExtract => 0b11,
        Op::GroupNonUniformRotateKHR if is_clustered => 0b100,
        Op::GroupNonUniformRotateKHR => 0,
        // A shuffle's invocation, and the size of the clusters of a reduction.
        _ => 0b10,
    }
}
