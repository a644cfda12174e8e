//! OpenCL C's builtin functions (OpenCL C 3.0, section 6.15).
//!
//! A family of functions is a file with a `FAMILY`. The rows of their names, which `lift` reads backwards, are in
//! `map`:
//!
//! | file | functions | rows in `map` |
//! |---|---|---|
//! | `math` | one instruction of OpenCL.std | `opencl_std` |
//! | `core`, `dot` | one core instruction | `opencl_ops` |
//! | `sync` | `barrier`, `work_group_barrier`, `mem_fence`, `atomic_work_item_fence` | `opencl_sync` |
//! | `atomics` | `atomic_*`, `atom_*` | `opencl_atomics` |
//! | `groups`, `block_access` | `work_group_*`, `sub_group_*`; block reads and writes | `opencl_groups` |
//! | `work_item` | `get_global_id` and the like | `work_item` |
//! | `convert` | `convert_*`, `as_*` | |
//! | `vector_memory` | `vload*`, `vstore*` | `opencl_memory` |
//! | `async_copy`, `generic` | asynchronous copies; `to_global` and the like | `opencl_pointers` |
//! | `image/` | images and samplers | `opencl_images` |
//! | `objects`, `enqueue`, `ndrange` | pipes, events, queues; blocks; ranges | `opencl_objects` |
//! | `motion` | motion estimation | `opencl_motion` |
//! | `clock`, `printf` | clocks, `printf` | |
//!
//! `checks` and `memory_model` are shared.

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
use crate::lower::cx::function::builtin::Callee;
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
pub(super) fn find(name: &Mangled<'_>) -> Option<Callee> {
    FAMILIES.iter().find_map(|family| (family.find)(name))
}

/// Returns the builtin function with an unmangled name.
pub(super) fn find_unmangled(name: &str) -> Option<Callee> {
    FAMILIES.iter().find_map(|family| (family.find_unmangled)(name))
}

/// Returns the names of all families, without their mangling.
pub(super) fn names() -> Vec<String> {
    FAMILIES.iter().flat_map(|family| (family.names)()).collect()
}
