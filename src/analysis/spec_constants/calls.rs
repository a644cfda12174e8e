//! Calls that represent specialization constants: of SPIR-V's `__spirv_SpecConstant`, and of SYCL's getters and
//! `llvm.sycl.alloca`.

use crate::analysis::callees::{Callees, SpecConstantCall};
use crate::ir::{Function, Inst, Opcode, Value};
use crate::map::intrinsics::Effect;

/// Returns the id and the default of a call of `__spirv_SpecConstant(i32 id, T default)`, mangled or not.
pub(crate) fn spec_constant_call<'m>(callees: &Callees<'m>, inst: Inst<'m>) -> Option<(Value<'m>, Value<'m>)> {
    let is_call = inst.argument_count() == 2 && callees.is_spec_constant(inst, SpecConstantCall::Scalar);
    is_call.then(|| (inst.argument(0), inst.argument(1)))
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
        if callees.spec_constant(callee) == Some(SpecConstantCall::Getter) {
            return Some(Self::Getter);
        }
        let effect = callees.intrinsic(callee).map(|intrinsic| intrinsic.semantics.effect);
        (effect == Some(Effect::Allocates)).then_some(Self::Alloca)
    }
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
