//! The state of a translation, on which every family of instructions builds; this layer imports no family.
//!
//! [`module`] and [`function`] are the two contexts, [`forms`] the legal forms of types, [`legal`] operations on
//! legalized parts, [`builder`] the operations that both contexts can build; [`operands`] assembles operands by grammar
//! rows.

pub(super) mod builder;
pub(super) mod forms;
pub(super) mod function;
pub(super) mod helper;
pub(super) mod legal;
pub(super) mod module;
pub(super) mod operands;
pub(super) mod pointer;
pub(super) mod state;
