//! The metadata that keeps merge instructions, of which LLVM IR has none.
//!
//! `!spirv.merge !{i32 opcode, !merge, i32 control}` of `OpSelectionMerge`, or `!{i32 opcode, !merge, !continue}` of
//! `OpLoopMerge`, belongs to the terminator of a header. Each of the nodes `!merge` and `!continue` is `!spirv.block` of the
//! terminator of the block that it stands for.

/// The metadata of a header's terminator.
pub const MERGE: &str = "spirv.merge";

/// The metadata of the terminator of a block that a merge instruction names.
pub const BLOCK: &str = "spirv.block";
