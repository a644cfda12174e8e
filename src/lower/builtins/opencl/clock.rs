//! Clocks (features.md G26; cl_khr_kernel_clock).

use crate::error::Result;
use crate::llvm::Inst;
use crate::lower::builtins::opencl::call::{WORD, arguments, one, returns};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::spirv::grammar::{Op, Scope};

/// A clock and how it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) struct Clock {
    scope: Scope,
    lanes: Lanes,
}

/// What a name means.
pub(super) fn find(name: &str) -> Option<Clock> {
    let rest = name.strip_prefix("clock_read_")?;
    let (whose, lanes) = match rest.strip_prefix("hilo_") {
        Some(whose) => (whose, Lanes { count: 2, ..WORD }),
        None => (rest, Lanes { lane: Lane::Int { bits: 64, width: 64 }, count: 1 }),
    };
    let scope = match whose {
        "device" => Scope::Device,
        "work_group" => Scope::Workgroup,
        "sub_group" => Scope::Subgroup,
        _ => return None,
    };
    Some(Clock { scope, lanes })
}

/// `clock_read_device()`, `clock_read_hilo_device()` => `OpReadClockKHR` as one number or as two words
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, clock: Clock) -> Result<Parts> {
    let [] = arguments(inst)?;
    returns(fx, inst, clock.lanes)?;
    let (ty, scope) = (fx.type_of(inst.value())?, fx.mx.u32_constant(clock.scope.0)?);
    fx.op(Op::ReadClockKHR, ty, &[scope]).map(one)
}
