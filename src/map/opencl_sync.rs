//! OpenCL C's barriers and fences (OpenCL C specification, section 6.15.8).

use super::find_row;
use crate::spirv::grammar::{MemorySemantics, Op, Scope};

/// A synchronization function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// `barrier(flags)`, `work_group_barrier(flags[, scope])` and the like.
    Control {
        /// The instruction.
        op: Op,
        /// The invocations that wait for each other.
        execution: Scope,
        /// The memory order.
        order: MemorySemantics,
    },
    /// `mem_fence(flags)`, `read_mem_fence` and `write_mem_fence`, with their memory order.
    Fence(MemorySemantics),
    /// `atomic_work_item_fence(flags, order, scope)`
    ExplicitFence,
}

/// The functions, by name.
#[rustfmt::skip]
static BARRIERS: &[(&str, Barrier)] = &[
    ("atomic_work_item_fence",          Barrier::ExplicitFence),
    ("barrier",                         control(Op::ControlBarrier, Scope::Workgroup, MemorySemantics::SequentiallyConsistent)),
    ("intel_work_group_barrier_arrive", control(Op::ControlBarrierArriveINTEL, Scope::Workgroup, MemorySemantics::Release)),
    ("intel_work_group_barrier_wait",   control(Op::ControlBarrierWaitINTEL, Scope::Workgroup, MemorySemantics::Acquire)),
    ("mem_fence",                       Barrier::Fence(MemorySemantics::AcquireRelease)),
    ("read_mem_fence",                  Barrier::Fence(MemorySemantics::Acquire)),
    ("sub_group_barrier",               control(Op::ControlBarrier, Scope::Subgroup, MemorySemantics::SequentiallyConsistent)),
    ("work_group_barrier",              control(Op::ControlBarrier, Scope::Workgroup, MemorySemantics::SequentiallyConsistent)),
    ("write_mem_fence",                 Barrier::Fence(MemorySemantics::Release)),
];

const fn control(op: Op, execution: Scope, order: MemorySemantics) -> Barrier {
    Barrier::Control { op, execution, order }
}

/// Returns the synchronization function with a name.
pub fn barrier(name: &str) -> Option<Barrier> {
    find_row(BARRIERS, name)
}

/// Returns all names that [`barrier`] accepts.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    BARRIERS.iter().map(|row| row.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn names_are_sorted() {
        assert_ascending(names());
    }
}
