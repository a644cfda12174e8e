//! The state of a translation, and what every family of instructions builds on; it knows none of them.
//!
//! [`module`] and [`function`] are the two contexts, [`forms`] the legal forms of types, [`legal`] operations on legalized
//! parts, [`builder`] what both contexts can build, [`operands`] assembles operands by grammar rows.

pub(super) mod builder;
pub(super) mod forms;
pub(super) mod function;
pub(super) mod helper;
pub(super) mod legal;
pub(super) mod module;
pub(super) mod operands;
pub(super) mod pointer;
pub(super) mod state;
