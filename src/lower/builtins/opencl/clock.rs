//! Clocks (features.md G26; cl_khr_kernel_clock).

use crate::error::Result;
use crate::llvm::Inst;
use crate::spirv::grammar::{Op, Scope};

use crate::lower::forms::Parts;
use crate::lower::function_cx::FunctionCx;

use super::call::{arguments, one};

/// Whose clock a name means.
pub(super) fn find(name: &str) -> Option<Scope> {
    let rest = name.strip_prefix("clock_read_")?;
    match rest.strip_prefix("hilo_").unwrap_or(rest) {
        "device" => Some(Scope::Device),
        "work_group" => Some(Scope::Workgroup),
        "sub_group" => Some(Scope::Subgroup),
        _ => None,
    }
}

/// `clock_read_device()`, `clock_read_hilo_device()` => `OpReadClockKHR` as one number or as two words
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, scope: Scope) -> Result<Parts> {
    let [] = arguments(inst)?;
    let (ty, scope) = (fx.type_of(inst.value())?, fx.mx.u32_constant(scope.0)?);
    fx.op(Op::ReadClockKHR, ty, &[scope]).map(one)
}
