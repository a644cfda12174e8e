//! OpenCL C's functions on pipes, events and queues (OpenCL C specification, Pipe Functions and Enqueuing Kernels).
//!
//! Each is one instruction with the call's arguments as its operands; those of a work-group or sub-group have its scope
//! before them. Pipe functions are clang's internal ones: they take the size and alignment of a packet, and their names
//! are not mangled. The same holds for functions on blocks, which take the kernel of the block.

use super::find_row;
use crate::spirv::grammar::{Op, Scope};

/// The functions with mangled names, by base name.
#[rustfmt::skip]
static OBJECTS: &[(&str, Op)] = &[
    ("capture_event_profiling_info", Op::CaptureEventProfilingInfo),
    ("create_user_event",            Op::CreateUserEvent),
    ("enqueue_marker",               Op::EnqueueMarker),
    ("get_default_queue",            Op::GetDefaultQueue),
    ("is_valid_event",               Op::IsValidEvent),
    ("is_valid_reserve_id",          Op::IsValidReserveId),
    ("release_event",                Op::ReleaseEvent),
    ("retain_event",                 Op::RetainEvent),
    ("set_user_event_status",        Op::SetUserEventStatus),
];

/// The functions that describe a range of work-items, with its number of dimensions, by name.
#[rustfmt::skip]
static RANGES: &[(&str, u32)] = &[
    ("ndrange_1D", 1),
    ("ndrange_2D", 2),
    ("ndrange_3D", 3),
];

/// Clang's internal functions for pipes, by the name after `__`.
#[rustfmt::skip]
static PIPES: &[(&str, Op)] = &[
    ("commit_read_pipe",         Op::CommitReadPipe),
    ("commit_write_pipe",        Op::CommitWritePipe),
    ("get_pipe_max_packets_ro",  Op::GetMaxPipePackets),
    ("get_pipe_max_packets_wo",  Op::GetMaxPipePackets),
    ("get_pipe_num_packets_ro",  Op::GetNumPipePackets),
    ("get_pipe_num_packets_wo",  Op::GetNumPipePackets),
    ("read_pipe_2",              Op::ReadPipe),
    ("read_pipe_2_bl",           Op::ReadPipeBlockingALTERA),
    ("read_pipe_4",              Op::ReservedReadPipe),
    ("reserve_read_pipe",        Op::ReserveReadPipePackets),
    ("reserve_write_pipe",       Op::ReserveWritePipePackets),
    ("write_pipe_2",             Op::WritePipe),
    ("write_pipe_2_bl",          Op::WritePipeBlockingALTERA),
    ("write_pipe_4",             Op::ReservedWritePipe),
];

/// The pipe functions of groups, by the name after `__work_group_` or `__sub_group_`.
#[rustfmt::skip]
static GROUP_PIPES: &[(&str, Op)] = &[
    ("commit_read_pipe",   Op::GroupCommitReadPipe),
    ("commit_write_pipe",  Op::GroupCommitWritePipe),
    ("reserve_read_pipe",  Op::GroupReserveReadPipePackets),
    ("reserve_write_pipe", Op::GroupReserveWritePipePackets),
];

/// Clang's internal function that enqueues a block or queries its properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockFunction {
    /// The instruction.
    pub op: Op,
    /// The arguments before the block's kernel.
    pub leading: Leading,
    /// `true` if the number of sizes of local memory and a pointer to them follow.
    pub has_sizes: bool,
}

/// The arguments before a block's kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leading {
    /// None.
    Nothing,
    /// A range of work-items.
    Range,
    /// A queue, flags and a range.
    Queue,
    /// The same, the number of events to wait for, a pointer to them, and a pointer for the new event.
    QueueAndEvents,
}

impl BlockFunction {
    /// Returns the position of the block's kernel among the arguments; the block itself follows.
    pub const fn invoke(self) -> u32 {
        match self.leading {
            Leading::Nothing => 0,
            Leading::Range => 1,
            Leading::Queue => 3,
            Leading::QueueAndEvents => 6,
        }
    }
}

/// Clang's internal functions for blocks, by the name after `__`.
#[rustfmt::skip]
static BLOCKS: &[(&str, BlockFunction)] = &[
    ("enqueue_kernel_basic",          block(Op::EnqueueKernel, Leading::Queue,          false)),
    ("enqueue_kernel_basic_events",   block(Op::EnqueueKernel, Leading::QueueAndEvents, false)),
    ("enqueue_kernel_events_varargs", block(Op::EnqueueKernel, Leading::QueueAndEvents, true)),
    ("enqueue_kernel_varargs",        block(Op::EnqueueKernel, Leading::Queue,          true)),
    ("get_kernel_max_sub_group_size_for_ndrange_impl",      block(Op::GetKernelNDrangeMaxSubGroupSize, Leading::Range, false)),
    ("get_kernel_preferred_work_group_size_multiple_impl",  block(Op::GetKernelPreferredWorkGroupSizeMultiple, Leading::Nothing, false)),
    ("get_kernel_sub_group_count_for_ndrange_impl",         block(Op::GetKernelNDrangeSubGroupCount, Leading::Range, false)),
    ("get_kernel_work_group_size_impl",                     block(Op::GetKernelWorkGroupSize, Leading::Nothing, false)),
];

const fn block(op: Op, leading: Leading, has_sizes: bool) -> BlockFunction {
    BlockFunction { op, leading, has_sizes }
}

/// Returns the block function with a name.
pub fn block_function(name: &str) -> Option<BlockFunction> {
    let rest = name.strip_prefix("__")?;
    find_row(BLOCKS, rest)
}

/// Returns the instruction of a function with a mangled name.
pub fn object(name: &str) -> Option<Op> {
    find_row(OBJECTS, name)
}

/// Returns the number of dimensions of the range that a function builds.
pub fn range_dimensions(name: &str) -> Option<u32> {
    find_row(RANGES, name)
}

/// Returns the name of the function with a mangled name for an instruction: the reverse of [`object`]. Its arguments
/// are those of the instruction.
pub fn object_name(op: Op) -> Option<&'static str> {
    OBJECTS.iter().find(|row| row.1 == op).map(|row| row.0)
}

/// Returns the name of the function that builds a range: the reverse of [`range_dimensions`]. Its arguments are the
/// instruction's with the offset first.
pub fn range_name(dimensions: u32) -> Option<&'static str> {
    RANGES.iter().find(|row| row.1 == dimensions).map(|row| row.0)
}

/// Returns the name of the pipe function for an instruction: the reverse of [`pipe`]. Its arguments are the
/// instruction's without the scope; a pointer to a packet is a pointer to generic memory.
///
/// `writes` is `true` for a pipe that is written, and matters where the instruction is the same for both.
pub fn pipe_name(op: Op, scope: Option<Scope>, writes: bool) -> Option<String> {
    let is_same_access = |name: &str| !name.ends_with(if writes { "_ro" } else { "_wo" });
    if let Some((name, _)) = PIPES.iter().find(|(name, known)| *known == op && is_same_access(name)) {
        return Some(format!("__{name}"));
    }
    let (name, _) = GROUP_PIPES.iter().find(|row| row.1 == op)?;
    let group = match scope? {
        Scope::Workgroup => "work_group",
        Scope::Subgroup => "sub_group",
        _ => return None,
    };
    Some(format!("__{group}_{name}"))
}

/// Returns the name of clang's internal function for an instruction on a block: the reverse of [`block_function`]. Its
/// arguments are described by the row with that name; the kernel of the block and the block are pointers to generic
/// memory.
///
/// `has_events` and `has_sizes` matter for `OpEnqueueKernel` only.
pub fn block_function_name(op: Op, has_events: bool, has_sizes: bool) -> Option<String> {
    let leading = if has_events { Leading::QueueAndEvents } else { Leading::Queue };
    let (name, _) = BLOCKS.iter().find(|(_, row)| {
        row.op == op && (op != Op::EnqueueKernel || row.leading == leading && row.has_sizes == has_sizes)
    })?;
    Some(format!("__{name}"))
}

/// Returns the base names of the functions with mangled names.
pub fn names() -> impl Iterator<Item = &'static str> {
    OBJECTS.iter().map(|row| row.0).chain(RANGES.iter().map(|row| row.0))
}

/// Returns all names that [`pipe`] accepts.
pub fn pipe_names() -> impl Iterator<Item = String> {
    let of_groups = |group: &'static str| GROUP_PIPES.iter().map(move |(name, _)| format!("__{group}_{name}"));
    let of_items = PIPES.iter().map(|(name, _)| format!("__{name}"));
    of_items.chain(of_groups("work_group")).chain(of_groups("sub_group"))
}

/// Returns the instruction of a pipe function, and the scope before its operands.
pub fn pipe(name: &str) -> Option<(Op, Option<Scope>)> {
    let rest = name.strip_prefix("__")?;
    if let Some(op) = find_row(PIPES, rest) {
        return Some((op, None));
    }
    let (rest, scope) = match rest.strip_prefix("work_group_") {
        Some(rest) => (rest, Scope::Workgroup),
        None => (rest.strip_prefix("sub_group_")?, Scope::Subgroup),
    };
    Some((find_row(GROUP_PIPES, rest)?, Some(scope)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn tables_are_sorted() {
        for table in [OBJECTS, PIPES, GROUP_PIPES] {
            assert_ascending(table.iter().map(|row| row.0));
        }
        assert_ascending(BLOCKS.iter().map(|row| row.0));
        assert_ascending(RANGES.iter().map(|row| row.0));
    }

    #[test]
    fn printed_names_are_read_again() {
        for (name, op) in OBJECTS {
            assert_eq!(object_name(*op), Some(*name));
        }
        for (name, dimensions) in RANGES {
            assert_eq!(range_name(*dimensions), Some(*name));
        }
        for name in pipe_names() {
            let again = pipe(&name).and_then(|(op, scope)| pipe_name(op, scope, name.ends_with("_wo")));
            assert_eq!(again.as_ref(), Some(&name));
        }
        for (name, row) in BLOCKS {
            let again = block_function_name(row.op, row.leading == Leading::QueueAndEvents, row.has_sizes);
            assert_eq!(again, Some(format!("__{name}")));
        }
        assert_eq!(pipe_name(Op::GroupCommitReadPipe, Some(Scope::Device), false), None);
    }

    #[test]
    fn blocks() {
        let kernel_index = |name| block_function(name).map(|function| (function.op, function.invoke()));
        assert_eq!(kernel_index("__enqueue_kernel_events_varargs"), Some((Op::EnqueueKernel, 6)));
        assert_eq!(kernel_index("__get_kernel_work_group_size_impl"), Some((Op::GetKernelWorkGroupSize, 0)));
        assert_eq!(kernel_index("__enqueue_kernel"), None);
    }

    #[test]
    fn pipes_of_groups() {
        assert_eq!(pipe("__read_pipe_2"), Some((Op::ReadPipe, None)));
        assert_eq!(pipe("__sub_group_commit_write_pipe"), Some((Op::GroupCommitWritePipe, Some(Scope::Subgroup))));
        assert_eq!(pipe("__work_group_read_pipe_2"), None);
        assert_eq!(pipe("read_pipe_2"), None);
    }
}
