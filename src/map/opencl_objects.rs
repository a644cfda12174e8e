//! OpenCL C's functions on pipes, events and queues (OpenCL C specification, sections 6.15.13 and 6.15.17).
//!
//! Each is one instruction with the call's arguments as its operands; those of a whole work-group or sub-group have its
//! scope in front. Pipe functions are the ones clang calls in their place: they take the size and alignment of a packet,
//! and their names are not mangled. So it is with functions on blocks, which take the kernel that runs the block.

use super::find_row;
use crate::spirv::grammar::{Op, Scope};

/// The functions whose names are mangled, by name.
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

/// The functions of clang's for pipes, by what follows `__`.
#[rustfmt::skip]
static PIPES: &[(&str, Op)] = &[
    ("commit_read_pipe",         Op::CommitReadPipe),
    ("commit_write_pipe",        Op::CommitWritePipe),
    ("get_pipe_max_packets_ro",  Op::GetMaxPipePackets),
    ("get_pipe_max_packets_wo",  Op::GetMaxPipePackets),
    ("get_pipe_num_packets_ro",  Op::GetNumPipePackets),
    ("get_pipe_num_packets_wo",  Op::GetNumPipePackets),
    ("read_pipe_2",              Op::ReadPipe),
    ("read_pipe_4",              Op::ReservedReadPipe),
    ("reserve_read_pipe",        Op::ReserveReadPipePackets),
    ("reserve_write_pipe",       Op::ReserveWritePipePackets),
    ("write_pipe_2",             Op::WritePipe),
    ("write_pipe_4",             Op::ReservedWritePipe),
];

/// Those that a group calls together, by what follows `__work_group_` or `__sub_group_`.
#[rustfmt::skip]
static GROUP_PIPES: &[(&str, Op)] = &[
    ("commit_read_pipe",   Op::GroupCommitReadPipe),
    ("commit_write_pipe",  Op::GroupCommitWritePipe),
    ("reserve_read_pipe",  Op::GroupReserveReadPipePackets),
    ("reserve_write_pipe", Op::GroupReserveWritePipePackets),
];

/// What a function of clang's does with a block: start it, or ask how it would run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockFunction {
    /// The instruction.
    pub op: Op,
    /// What comes in front of the block's kernel.
    pub leading: Leading,
    /// The sizes of local memory follow: how many, and where they are.
    pub has_sizes: bool,
}

/// The arguments in front of a block's kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leading {
    /// None.
    Nothing,
    /// A range of work-items.
    Range,
    /// A queue, flags and a range.
    Queue,
    /// The same, how many events to wait for, where they are, and where to put the new one.
    QueueAndEvents,
}

impl BlockFunction {
    /// The position of the block's kernel among the arguments; the block itself follows.
    pub const fn invoke(self) -> u32 {
        match self.leading {
            Leading::Nothing => 0,
            Leading::Range => 1,
            Leading::Queue => 3,
            Leading::QueueAndEvents => 6,
        }
    }
}

/// The functions of clang's for blocks, by what follows `__`.
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

/// What one of clang's functions does with a block.
pub fn block_function(name: &str) -> Option<BlockFunction> {
    let rest = name.strip_prefix("__")?;
    find_row(BLOCKS, rest)
}

/// The instruction of a function whose name was mangled.
pub fn object(name: &str) -> Option<Op> {
    find_row(OBJECTS, name)
}

/// The number of dimensions of the range that a function describes.
pub fn range_dimensions(name: &str) -> Option<u32> {
    find_row(RANGES, name)
}

/// The names of the functions whose names are mangled.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    OBJECTS.iter().map(|row| row.0).chain(RANGES.iter().map(|row| row.0))
}

/// The instruction of one of clang's functions, and the scope in front of its operands.
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
    fn blocks() {
        let place = |name| block_function(name).map(|function| (function.op, function.invoke()));
        assert_eq!(place("__enqueue_kernel_events_varargs"), Some((Op::EnqueueKernel, 6)));
        assert_eq!(place("__get_kernel_work_group_size_impl"), Some((Op::GetKernelWorkGroupSize, 0)));
        assert_eq!(place("__enqueue_kernel"), None);
    }

    #[test]
    fn pipes_of_groups() {
        assert_eq!(pipe("__read_pipe_2"), Some((Op::ReadPipe, None)));
        assert_eq!(pipe("__sub_group_commit_write_pipe"), Some((Op::GroupCommitWritePipe, Some(Scope::Subgroup))));
        assert_eq!(pipe("__work_group_read_pipe_2"), None);
        assert_eq!(pipe("read_pipe_2"), None);
    }
}
