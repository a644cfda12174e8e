//! OpenCL C's builtin functions (OpenCL C 3.0, section 6.15).
//!
//! A family of functions is a file with a `FAMILY`, which [`FAMILIES`] lists; `checks` and `memory_model` are shared. The
//! rows of their names, which `lift` reads backwards, are in [`map`](crate::map).

mod work_item;

mod async_copy;
mod atomics;
mod block_access;
mod checks;
mod clock;
mod convert;
mod core;
mod dot;
mod enqueue;
mod generic;
mod groups;
pub(super) mod image;
mod math;
mod memory_model;
mod motion;
mod ndrange;
mod objects;
pub(super) mod printf;
mod sync;
mod vector_memory;

use crate::lower::builtins::family::Family;
use crate::lower::cx::function::builtin::Builtin;
use crate::names::Mangled;

/// The families, those of few names first.
///
/// No name belongs to two families, except that `dot` of integers is not the core instruction.
const FAMILIES: &[Family] = &[
    printf::FAMILY,
    work_item::FAMILY,
    generic::FAMILY,
    sync::FAMILY,
    vector_memory::FAMILY,
    clock::FAMILY,
    ndrange::FAMILY,
    objects::FAMILY,
    math::FAMILY,
    dot::FAMILY,
    core::FAMILY,
    convert::FAMILY,
    atomics::FAMILY,
    groups::FAMILY,
    async_copy::FAMILY,
    image::FAMILY,
    block_access::FAMILY,
    enqueue::FAMILY,
    motion::FAMILY,
];

/// Returns the builtin function with a mangled name.
pub(super) fn find(name: &Mangled<'_>) -> Option<Builtin> {
    FAMILIES.iter().find_map(|family| (family.find)(name))
}

/// Returns the builtin function with an unmangled name.
pub(super) fn find_unmangled(name: &str) -> Option<Builtin> {
    FAMILIES.iter().find_map(|family| (family.find_unmangled)(name))
}

/// Returns the names of all families, without their mangling.
pub(super) fn names() -> Vec<String> {
    FAMILIES.iter().flat_map(|family| (family.names)()).collect()
}
