//! The named metadata with what a SPIR-V module declares about itself, which both directions read and write.

/// `!{i32 addressing, i32 memory}`: `OpMemoryModel`
pub const MEMORY_MODEL: &str = "spirv.MemoryModel";

/// `!{i32 language, i32 version, !"file"}`: `OpSource`
pub const SOURCE: &str = "spirv.Source";

/// `!{i32 major, i32 minor}`: the version in the header
pub const VERSION: &str = "spirv.Version";

/// `!{i32 capability, ...}`: `OpCapability`
pub const CAPABILITY: &str = "spirv.Capability";

/// `!{!"name", ...}`: `OpExtension`
pub const EXTENSION: &str = "spirv.Extension";

/// `!{!"structure", i32 member, !"name"}`: `OpMemberName`
pub const MEMBER_NAMES: &str = "spirv.MemberNames";

/// `!{!"set", i32 number, operand, ...}`: `OpExtInst` of a non-semantic set outside of functions; the operands are strings,
/// values and nodes of other such instructions
pub const NON_SEMANTIC: &str = "spirv.NonSemantic";
