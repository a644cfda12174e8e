//! Calls that represent specialization constants: of SPIR-V's `__spirv_SpecConstant` and
//! `__spirv_SpecConstantComposite`, and of SYCL's getters and `llvm.sycl.alloca`.

use crate::analysis::callees::Callees;
use crate::ir::{Function, Inst, Opcode, Value};
use crate::map::intrinsics::Effect;
use crate::names::itanium;

/// Returns the id and the default of a call of `__spirv_SpecConstant(i32 id, T default)`, mangled or not.
pub(crate) fn spec_constant_call(inst: Inst<'_>) -> Option<(Value<'_>, Value<'_>)> {
    let is_call = inst.opcode() == Opcode::Call && inst.argument_count() == 2;
    (is_call && calls_declared(inst, "__spirv_SpecConstant")).then(|| (inst.argument(0), inst.argument(1)))
}

/// Returns `true` for a call of `__spirv_SpecConstantComposite(members...)`, mangled or not.
pub(crate) fn is_spec_composite(inst: Inst<'_>) -> bool {
    inst.opcode() == Opcode::Call && calls_declared(inst, "__spirv_SpecConstantComposite")
}

fn calls_declared(call: Inst<'_>, base: &str) -> bool {
    let callee = call.called_function().filter(|callee| callee.is_declaration());
    let name = callee.and_then(|callee| std::str::from_utf8(callee.name()).ok()).unwrap_or_default();
    // Demangling takes longer than this.
    name.contains(base) && itanium::parse(name).map_or(name, |mangled| mangled.base) == base
}

/// The kinds of calls that request one of SYCL's specialization constants.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum RequestKind {
    /// `__sycl_getScalar2020SpecConstantValue` or `__sycl_getComposite2020SpecConstantValue`.
    Getter,
    /// `llvm.sycl.alloca.*`, whose length is a constant.
    Alloca,
}

impl RequestKind {
    /// Returns the kind of the calls of a function; `None` for functions that request no constant.
    pub(super) fn of_callee<'m>(callees: &Callees<'m>, callee: Function<'m>) -> Option<Self> {
        const GETTERS: [&[u8]; 4] = [
            b"_Z37__sycl_getScalar2020SpecConstantValue",
            b"_Z40__sycl_getComposite2020SpecConstantValue",
            b"__sycl_getScalar2020SpecConstantValue",
            b"__sycl_getComposite2020SpecConstantValue",
        ];
        if callee.is_intrinsic() {
            let effect = callees.intrinsic(callee).map(|intrinsic| intrinsic.semantics.effect);
            return (effect == Some(Effect::Allocates)).then_some(Self::Alloca);
        }
        let is_getter = callee.is_declaration() && GETTERS.iter().any(|getter| callee.name().starts_with(getter));
        is_getter.then_some(Self::Getter)
    }
}

/// Returns `true` for a function whose calls get one of SYCL's specialization constants.
pub(crate) fn is_sycl_getter<'m>(callees: &Callees<'m>, callee: Function<'m>) -> bool {
    RequestKind::of_callee(callees, callee) == Some(RequestKind::Getter)
}

/// Returns `true` for a call of `llvm.sycl.alloca.*`.
pub(crate) fn is_sycl_alloca<'m>(callees: &Callees<'m>, inst: Inst<'m>) -> bool {
    callees.has_effect(inst, Effect::Allocates)
}

/// Returns `true` for a call that requests a SYCL specialization constant.
pub(in crate::analysis) fn is_request<'m>(callees: &Callees<'m>, inst: Inst<'m>) -> bool {
    inst.opcode() == Opcode::Call
        && inst.called_function().is_some_and(|callee| RequestKind::of_callee(callees, callee).is_some())
}
