//! The universal limits: sizes that every consumer must accept (specification, section 2.17).

/// The highest bound on ids.
pub const MAX_BOUND: u32 = 0x003F_FFFF;
/// The characters of a literal string.
pub const MAX_CHARACTERS: usize = 65_535;
/// The members of a structure.
pub const MAX_MEMBERS: usize = 16_383;
/// The nesting depth of structures.
pub const MAX_NESTED_STRUCTURES: usize = 255;
/// The cases of an `OpSwitch`.
pub const MAX_CASES: usize = 16_383;
/// The nesting depth of structured control flow.
pub const MAX_NESTED_FLOW: usize = 1_023;
/// The variables outside of functions.
pub const MAX_GLOBALS: usize = 65_535;
/// The variables of all functions.
pub const MAX_LOCALS: usize = 524_287;
/// The execution modes of an entry point.
pub const MAX_MODES: usize = 255;
/// The indexes of an access chain, extraction or insertion.
pub const MAX_INDEXES: usize = 255;
/// The parameters of a function, and the arguments of a call or of an extended instruction.
pub const MAX_ARGUMENTS: usize = 255;
