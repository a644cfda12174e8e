//! Asynchronous copies by a work-group (OpenCL C 3.0, section 6.15.11).

use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{arguments, lanes_of, one_part, pointee_of, wrong_arguments};
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::prelude::*;
use crate::map::opencl_pointers::{AsyncCopyFunction, async_copy};
use crate::names::{Mangled, TypeName};
use crate::spirv::grammar::Scope;
use crate::spirv::inst::Inst as SpirvInst;

pub(super) const FAMILY: Family = Family { find: |name| Some(builtin(find(name)?)), ..Family::EMPTY };

/// An overload of a copy function.
#[derive(Clone, Copy)]
enum AsyncCopy {
    /// `async_work_group_copy` and `async_work_group_strided_copy` of these elements
    Copy(TypeName),
    /// `wait_group_events`
    Wait,
}

/// Returns the copy function with a mangled name.
fn find(name: &Mangled<'_>) -> Option<AsyncCopy> {
    match async_copy(name.base)? {
        AsyncCopyFunction::Copy => pointee_of(name).map(AsyncCopy::Copy),
        AsyncCopyFunction::Wait => Some(AsyncCopy::Wait),
    }
}

impl BuiltinFunction for AsyncCopy {
    /// `async_work_group_copy(to, from, n, event)` => `OpGroupAsyncCopy`; `wait_group_events(n, p)` => `OpGroupWaitEvents`
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        let scope = fx.mx.u32_constant(Scope::Workgroup.0)?;
        let element = match self {
            AsyncCopy::Copy(element) => *element,
            AsyncCopy::Wait => return lower_wait(fx, inst, scope),
        };
        let (to, from, count, stride, event): (_, _, _, Option<Value<'m>>, _) = match inst.argument_count() {
            5 => {
                let [to, from, count, stride, event] = arguments(inst)?;
                (to, from, count, Some(stride), event)
            }
            _ => {
                let [to, from, count, event] = arguments(inst)?;
                (to, from, count, None, event)
            }
        };
        let is_event = |value| fx.object_type(value).target_name() == "spirv.Event";
        // The absence of an event is null, which has no object type.
        if !is_event(inst.value()) || !(is_event(event) || event.is_null_or_undef()) {
            return Err(wrong_arguments(inst));
        }
        let lanes = lanes_of(element).ok_or_else(|| wrong_arguments(inst))?;
        let pointee = fx.mx.chunk_type(lanes.lane, lanes.count)?;
        let (to, from) = (fx.pointer_to(to, pointee)?, fx.pointer_to(from, pointee)?);
        let count = fx.scalar(count)?;
        let stride = match stride {
            Some(stride) => fx.scalar(stride)?,
            None => fx.mx.size_constant(1)?,
        };
        let ty = fx.type_of(inst.value())?;
        let event = if event.is_null_or_undef() { fx.mx.null_or_undef(event, ty)? } else { fx.scalar(event)? };
        fx.op(Op::GroupAsyncCopy, ty, &[scope, to, from, count, stride, event]).map(one_part)
    }
}

fn lower_wait<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, scope: Typed) -> Result<Parts> {
    let [count, events] = arguments(inst)?;
    let pointee = fx.mx.type_object(Op::TypeEvent)?;
    let (count, events) = (fx.scalar(count)?, fx.pointer_to(events, pointee)?);
    fx.emit_with_pointers(SpirvInst::new(Op::GroupWaitEvents).id(scope).id(count).id(events), &[events])?;
    Ok(Parts::new())
}
