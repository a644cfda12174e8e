//! Clocks (cl_khr_kernel_clock).

use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{WORD, arguments, check_result, one_part};
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::prelude::*;
use crate::spirv::grammar::Scope;

pub(super) const FAMILY: Family = Family { find: |name| Some(builtin(find(name.base)?)), ..Family::EMPTY };

/// A clock and the type of its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Clock {
    scope: Scope,
    lanes: Lanes,
}

/// Returns the clock function with a name.
fn find(name: &str) -> Option<Clock> {
    let rest = name.strip_prefix("clock_read_")?;
    let (scope, lanes) = match rest.strip_prefix("hilo_") {
        Some(scope) => (scope, Lanes { count: 2, ..WORD }),
        None => (rest, Lanes { lane: Lane::Int { bits: 64, width: 64 }, count: 1 }),
    };
    let scope = match scope {
        "device" => Scope::Device,
        "work_group" => Scope::Workgroup,
        "sub_group" => Scope::Subgroup,
        _ => return None,
    };
    Some(Clock { scope, lanes })
}

impl BuiltinFunction for Clock {
    /// `clock_read_device()`, `clock_read_hilo_device()` => `OpReadClockKHR` with a 64-bit integer or two 32-bit integers
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        let [] = arguments(inst)?;
        check_result(fx, inst, self.lanes)?;
        let (ty, scope) = (fx.type_of(inst.value())?, fx.mx.u32_constant(self.scope.0)?);
        fx.op(Op::ReadClockKHR, ty, &[scope]).map(one_part)
    }
}
