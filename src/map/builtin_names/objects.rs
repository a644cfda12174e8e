//! The functions of OpenCL C and of clang for pipes, events, queues and blocks.

use super::{BuiltinName, Environment, Facts, Spelling};
use crate::map::opencl_objects;
use crate::spirv::grammar::{AccessQualifier, Op};

/// Returns clang's internal function for an instruction that queries a property of a block.
pub(super) fn block_query(op: Op) -> Option<BuiltinName> {
    if op == Op::EnqueueKernel {
        return None;
    }
    opencl_objects::block_function_name(op, false, false).map(|name| BuiltinName::opencl(name).unmangled())
}

/// Returns the function for an instruction on pipes, events, queues, blocks or ranges, with the arguments that the
/// functions in [`opencl_objects`] describe. OpenCL C 1.2 has no `enqueue_kernel`.
pub(super) fn opencl(environment: Environment, op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    /// The operands of `OpEnqueueKernel` without sizes of local memory.
    const WITHOUT_SIZES: usize = 10;
    if let Some(name) = opencl_objects::object_name(op) {
        return Some(BuiltinName::opencl(name).spelled(object_spelling(op)));
    }
    if let Some(name) = opencl_objects::pipe_name(op, facts.scope, facts.access == Some(AccessQualifier::WriteOnly)) {
        return Some(BuiltinName::opencl(name).unmangled());
    }
    match op {
        Op::BuildNDRange => range(facts.dimensions?),
        Op::EnqueueKernel if environment == Environment::OpenCl12 => None,
        Op::EnqueueKernel => {
            let has_sizes = facts.operands.len() > WITHOUT_SIZES;
            let name = opencl_objects::block_function_name(op, facts.has_events, has_sizes)?;
            Some(BuiltinName::opencl(name).unmangled())
        }
        _ => None,
    }
}

fn object_spelling(op: Op) -> Spelling {
    match op {
        // Queue, number of events, events, new event.
        Op::EnqueueMarker => Spelling::unsigned(0b10).constant(0b100),
        // Event, information, memory.
        Op::CaptureEventProfilingInfo => Spelling::default().void(0b100),
        _ => Spelling::default(),
    }
}

/// Returns the function that builds a range; ranges of several dimensions take pointers to arrays.
fn range(dimensions: u32) -> Option<BuiltinName> {
    const SIZES: u16 = 0b111;
    let spelling = Spelling::unsigned(SIZES).constant(SIZES);
    opencl_objects::range_name(dimensions).map(|name| BuiltinName::opencl(name).spelled(spelling))
}
