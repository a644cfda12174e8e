//! Pipes, reservations, events, queues and other objects (OpenCL C 3.0, Pipe Functions and Enqueuing Kernels).

use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{arguments, one_part, wrong_result};
use crate::lower::builtins::spirv::NamedCall;
use crate::lower::cx::function::builtin::{Builtin, BuiltinFunction};
use crate::lower::cx::prelude::*;
use crate::map::opencl_objects;
use crate::spirv::grammar::{Scope, op_row};
use crate::spirv::inst::Inst as SpirvInst;

pub(super) const FAMILY: Family = Family {
    find: |name| Some(builtin(NamedCall::from_operands(opencl_objects::object(name.base)?, Some(name)))),
    find_unmangled: find_pipe,
    names: || opencl_objects::names().map(str::to_owned).chain(opencl_objects::pipe_names()).collect(),
};

fn find_pipe(name: &str) -> Option<Builtin> {
    Some(match opencl_objects::pipe(name)? {
        (op, None) => builtin(NamedCall::from_operands(op, None)),
        (op, Some(scope)) => builtin(GroupPipe { op, scope }),
    })
}

/// A reservation by a work-group or sub-group.
struct GroupPipe {
    op: Op,
    scope: Scope,
}

impl BuiltinFunction for GroupPipe {
    /// `__work_group_reserve_read_pipe(pipe, n, size, alignment)` => `OpGroupReserveReadPipePackets Workgroup pipe n ...`
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        let operands = arguments::<4>(inst)?.map(|argument| fx.scalar(argument));
        let [pipe, second, size, alignment] = operands;
        let scope = fx.mx.u32_constant(self.scope.0)?;
        let operands = [scope, pipe?, second?, size?, alignment?];
        if op_row(self.op).is_some_and(|row| !row.has_result()) != inst.ty().is_void() {
            return Err(wrong_result(inst));
        }
        if inst.ty().is_void() {
            fx.emit(SpirvInst::new(self.op).ids(&operands))?;
            return Ok(Parts::new());
        }
        let ty = fx.type_of(inst.value())?;
        fx.op(self.op, ty, &operands).map(one_part)
    }
}
