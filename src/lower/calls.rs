//! Calls: of inline assembly, an intrinsic, a builtin function, another function, or a pointer.

use crate::error::invalid;
use crate::ir::{AttributePosition, ValueKind};
use crate::lower::cx::module::constants::specialization;
use crate::lower::cx::prelude::*;
use crate::lower::inst::fast_math::{CALLED, flags_of_call, flags_of_function_call, with_flags};
use crate::lower::inst::function_call::{callee, function_call};
use crate::lower::inst::indirect_call::lower_indirect_call;
use crate::lower::inst::{asm, trap};
use crate::lower::{builtins, intrinsics};
use crate::map::intrinsics::Flow;

/// The operand bundles of calls that a translation may omit: they check the callee, or serve a deoptimization, an exception
/// or a garbage collector, which SPIR-V does not have.
const OMITTED_BUNDLES: [&str; 7] =
    ["cfguardtarget", "convergencectrl", "deopt", "funclet", "gc-live", "gc-transition", "kcfi"];

/// Lowers one call; returns the legalized parts of its result, none for `void`.
pub(super) fn lower_call<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    check_bundles(fx, inst)?;
    if let ValueKind::InlineAsm = inst.callee().kind() {
        return asm::lower_asm(fx, inst);
    }
    let Some(callee) = callee(fx, inst)? else { return lower_indirect_call(fx, inst) };
    if callee.is_intrinsic() {
        let flags = flags_of_call(fx, inst, callee);
        return with_flags(fx, flags, &CALLED, |fx| intrinsics::lower_intrinsic(fx, inst, callee));
    }
    if callee.is_declaration() {
        let flags = flags_of_call(fx, inst, callee);
        if let Some(parts) = with_flags(fx, flags, &CALLED, |fx| builtins::lower_builtin(fx, inst, callee))? {
            return Ok(parts);
        }
        specialization::check_callee(callee)?;
        let (function, twice) = (AttributePosition::Function, "returns_twice");
        if callee.has_attribute(function, twice) || inst.has_attribute(function, twice) {
            let name = String::from_utf8_lossy(callee.name());
            return Err(invalid(format!("@{name} may return twice (returns_twice), which no function of SPIR-V does")));
        }
    }
    let flags = flags_of_function_call(fx, inst);
    let parts = with_flags(fx, flags, &[Op::FunctionCall], |fx| function_call(fx, inst, callee))?;
    trap::stop_after_call(fx, inst, callee)?;
    Ok(parts)
}

/// Checks that a call has only operand bundles that may be omitted; those of `llvm.assume` are hints of any kind.
fn check_bundles<'m>(fx: &FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let mut tags = (0..inst.bundle_count()).map(|index| inst.bundle_tag(index));
    match tags.find(|tag| !OMITTED_BUNDLES.contains(tag)) {
        Some(tag) if !fx.mx.facts.callees.has_flow(inst, Flow::None) => Err(invalid(format!(
            "SPIR-V has no counterpart of the operand bundle \"{tag}\" of a call; compile the source without it"
        ))),
        Some(_) | None => Ok(()),
    }
}
