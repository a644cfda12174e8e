//! The state of a translation and what every family of instructions builds on; it knows none of them.

pub(super) mod aliasing;
pub(super) mod builder;
pub(super) mod call_graph;
pub(super) mod constants;
pub(super) mod control;
pub(super) mod forms;
pub(super) mod function;
pub(super) mod function_pointers;
pub(super) mod helpers;
pub(super) mod legal;
pub(super) mod memory_access;
pub(super) mod module;
pub(super) mod sampled_images;
pub(super) mod signatures;
pub(super) mod types;
