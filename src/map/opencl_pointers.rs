//! OpenCL C's asynchronous copies and address space qualifier functions (OpenCL C specification, sections 6.15.10 and
//! 6.15.11).

use super::find_row;
use crate::spirv::grammar::StorageClass;

/// A function that copies memory asynchronously.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AsyncCopyFunction {
    /// `async_work_group_copy` and `async_work_group_strided_copy`
    Copy,
    /// `wait_group_events`
    Wait,
}

/// A function on a pointer to generic memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GenericPointer {
    /// `to_global(p)` and the like: casts to this storage class.
    Into(StorageClass),
    /// `get_fence(p)`
    Fence,
}

/// The functions that copy, by name.
#[rustfmt::skip]
static ASYNC_COPIES: &[(&str, AsyncCopyFunction)] = &[
    ("async_work_group_copy", AsyncCopyFunction::Copy),
    (STRIDED_COPY,            AsyncCopyFunction::Copy),
    (WAIT_GROUP_EVENTS,       AsyncCopyFunction::Wait),
];

/// The functions on generic pointers, by name.
#[rustfmt::skip]
static GENERIC_POINTERS: &[(&str, GenericPointer)] = &[
    ("get_fence",  GenericPointer::Fence),
    ("to_global",  GenericPointer::Into(StorageClass::CrossWorkgroup)),
    ("to_local",   GenericPointer::Into(StorageClass::Workgroup)),
    ("to_private", GenericPointer::Into(StorageClass::Function)),
];

/// Returns the asynchronous copy function with a name.
pub fn async_copy(name: &str) -> Option<AsyncCopyFunction> {
    find_row(ASYNC_COPIES, name)
}

/// Returns the function on generic pointers with a name.
pub fn generic_pointer(name: &str) -> Option<GenericPointer> {
    find_row(GENERIC_POINTERS, name)
}

/// The name of the function for `OpGroupAsyncCopy`, as the Khronos translator writes it for any stride. Its arguments are
/// those of the instruction without the scope.
pub const STRIDED_COPY: &str = "async_work_group_strided_copy";

/// The name of the function for `OpGroupWaitEvents`. Its arguments are those of the instruction without the scope.
pub const WAIT_GROUP_EVENTS: &str = "wait_group_events";

/// Returns the name of a function on generic pointers: the reverse of [`generic_pointer`]. Its argument is the pointer.
pub fn generic_pointer_name(function: GenericPointer) -> Option<&'static str> {
    GENERIC_POINTERS.iter().find(|row| row.1 == function).map(|row| row.0)
}

/// Returns all names that [`async_copy`] or [`generic_pointer`] accepts.
pub fn names() -> impl Iterator<Item = &'static str> {
    ASYNC_COPIES.iter().map(|row| row.0).chain(GENERIC_POINTERS.iter().map(|row| row.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn names_are_sorted() {
        assert_ascending(ASYNC_COPIES.iter().map(|row| row.0));
        assert_ascending(GENERIC_POINTERS.iter().map(|row| row.0));
        for (name, function) in GENERIC_POINTERS {
            assert_eq!(generic_pointer_name(*function), Some(*name));
        }
    }
}
