//! `call` of an intrinsic, a builtin or a function.

use crate::error::Result;
use crate::ir::{Inst, ValueKind};
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::module::constants::specialization;
use crate::lower::inst::fast_math::{decorate_call, decorate_function_call};
use crate::lower::inst::function_call::{callee, function_call};
use crate::lower::inst::indirect_call::lower_indirect_call;
use crate::lower::inst::{asm, trap};
use crate::lower::{builtins, intrinsics};

/// Lowers one call; returns the legalized parts of its result, none for `void`.
pub(super) fn lower_call<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if let ValueKind::InlineAsm = inst.callee().kind() {
        return asm::lower_asm(fx, inst);
    }
    let Some(callee) = callee(fx, inst)? else { return lower_indirect_call(fx, inst) };
    let start = fx.code.body_len();
    if callee.is_intrinsic() {
        let parts = intrinsics::lower_intrinsic(fx, inst, callee)?;
        decorate_call(fx, start, inst, callee, &parts)?;
        return Ok(parts);
    }
    if callee.is_declaration() {
        if let Some(parts) = builtins::lower_builtin(fx, inst, callee)? {
            decorate_call(fx, start, inst, callee, &parts)?;
            return Ok(parts);
        }
        if let Some(parts) = intrinsics::sycl::lower_getter(fx, inst)? {
            return Ok(parts);
        }
        specialization::check_callee(callee)?;
    }
    let parts = function_call(fx, inst, callee)?;
    decorate_function_call(fx, start, inst, &parts)?;
    trap::stop_after_call(fx, inst, callee)?;
    Ok(parts)
}
