//! The state of a translation, on which every family of instructions builds; this layer imports no family.
//!
//! From the lowest to the highest, each importing lower ones only:
//!
//! | module | |
//! |---|---|
//! | [`forms`], [`mod@pointer`], [`operands`] | the legal forms of types, pointers with their pointees, operands by grammar rows |
//! | [`declarations`] | what all functions share: types, constants of SPIR-V types, names, decorations |
//! | [`builder`] | the operations that may be in a function or, as `OpSpecConstantOp`, among the constants |
//! | [`legal`] | operations on legalized parts, built with any builder |
//! | [`module`] | the context of the module: LLVM's constants and variables, signatures |
//! | [`function`] | the context of a function |
//! | [`prelude`] | the names that the families and the driver use most, imported together |

pub(super) mod builder;
pub(super) mod declarations;
pub(super) mod forms;
pub(super) mod function;
pub(super) mod legal;
pub(super) mod module;
pub(super) mod operands;
pub(super) mod pointer;
pub(super) mod prelude;
pub(super) mod typed;
