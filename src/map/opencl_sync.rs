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

/// The generations of OpenCL C whose function for an instruction a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Preferred {
    in_1_2: bool,
    in_2_0: bool,
}

const IN_1_2: Preferred = Preferred { in_1_2: true, in_2_0: false };
const IN_2_0: Preferred = Preferred { in_1_2: false, in_2_0: true };
const IN_BOTH: Preferred = Preferred { in_1_2: true, in_2_0: true };
const IN_NONE: Preferred = Preferred { in_1_2: false, in_2_0: false };

/// The functions, by name.
#[rustfmt::skip]
static BARRIERS: &[(&str, (Barrier, Preferred))] = &[
    ("atomic_work_item_fence",          (Barrier::ExplicitFence, IN_2_0)),
    ("barrier",                         (control(Op::ControlBarrier, Scope::Workgroup, MemorySemantics::SequentiallyConsistent), IN_1_2)),
    ("intel_work_group_barrier_arrive", (control(Op::ControlBarrierArriveINTEL, Scope::Workgroup, MemorySemantics::Release), IN_BOTH)),
    ("intel_work_group_barrier_wait",   (control(Op::ControlBarrierWaitINTEL, Scope::Workgroup, MemorySemantics::Acquire), IN_BOTH)),
    ("mem_fence",                       (Barrier::Fence(MemorySemantics::AcquireRelease), IN_1_2)),
    ("read_mem_fence",                  (Barrier::Fence(MemorySemantics::Acquire), IN_NONE)),
    ("sub_group_barrier",               (control(Op::ControlBarrier, Scope::Subgroup, MemorySemantics::SequentiallyConsistent), IN_BOTH)),
    ("work_group_barrier",              (control(Op::ControlBarrier, Scope::Workgroup, MemorySemantics::SequentiallyConsistent), IN_2_0)),
    ("write_mem_fence",                 (Barrier::Fence(MemorySemantics::Release), IN_NONE)),
];

const fn control(op: Op, execution: Scope, order: MemorySemantics) -> Barrier {
    Barrier::Control { op, execution, order }
}

/// Returns the synchronization function with a name.
pub fn barrier(name: &str) -> Option<Barrier> {
    find_row(BARRIERS, name).map(|(barrier, _)| barrier)
}

/// Returns the name of the function for an instruction: the reverse of [`barrier`].
///
/// | instruction | OpenCL C 1.2 | OpenCL C 2.0 |
/// |---|---|---|
/// | `OpMemoryBarrier` | `mem_fence(flags)` | `atomic_work_item_fence(flags, order, scope)` |
/// | `OpControlBarrier Workgroup` | `barrier(flags)` | `work_group_barrier(flags, scope)` |
/// | `OpControlBarrier Subgroup` | `sub_group_barrier(flags)` | `sub_group_barrier(flags, scope)` |
/// | `OpControlBarrierArriveINTEL`, `Wait` | `intel_work_group_barrier_arrive(flags)` | `intel_work_group_barrier_arrive(flags, scope)` |
///
/// A barrier of invocations in another scope has no function. `execution` does not matter for `OpMemoryBarrier`.
pub fn name_of(op: Op, execution: Option<Scope>, is_2_0: bool) -> Option<&'static str> {
    let is_for = |barrier: Barrier| match barrier {
        Barrier::Control { op: known, execution: scope, .. } => known == op && execution == Some(scope),
        Barrier::Fence(_) | Barrier::ExplicitFence => op == Op::MemoryBarrier,
    };
    let is_preferred = |row: Preferred| if is_2_0 { row.in_2_0 } else { row.in_1_2 };
    BARRIERS.iter().find(|(_, (known, preferred))| is_preferred(*preferred) && is_for(*known)).map(|row| row.0)
}

/// Returns all names that [`barrier`] accepts.
pub fn names() -> impl Iterator<Item = &'static str> {
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

    #[test]
    fn an_instruction_has_at_most_one_function_in_a_generation() {
        for is_2_0 in [false, true] {
            let rows = BARRIERS.iter().filter(|(_, (_, row))| if is_2_0 { row.in_2_0 } else { row.in_1_2 });
            for (name, (barrier, _)) in rows {
                let again = match *barrier {
                    Barrier::Control { op, execution, .. } => name_of(op, Some(execution), is_2_0),
                    Barrier::Fence(_) | Barrier::ExplicitFence => name_of(Op::MemoryBarrier, None, is_2_0),
                };
                assert_eq!(again, Some(*name));
            }
        }
        assert_eq!(name_of(Op::ControlBarrier, Some(Scope::Device), true), None);
        assert_eq!(name_of(Op::ControlBarrier, None, true), None);
    }
}
