//! The rows of the table: the action of each intrinsic, beside the semantic columns of
//! [`map::intrinsics`](crate::map::intrinsics).

use crate::lower::cx::prelude::*;
use crate::lower::intrinsics::reduce::Reduction;
use crate::lower::intrinsics::{constrained, vp};
use crate::map::intrinsics;
use crate::map::intrinsics::{BFloat, Effect, Flow, LongFloat, Operands, Rule, Semantics};
use crate::spirv::grammar::Std;

/// Lowers the call of one intrinsic; returns the parts of its result.
pub(super) type Lower = for<'m> fn(&mut FunctionCx<'_, 'm>, Inst<'m>) -> Result<Parts>;

/// A row of the table, with the function that lowers the intrinsic.
pub(super) type IntrinsicRow = intrinsics::IntrinsicRow<Action>;

/// The lowering of the calls of an intrinsic.
#[derive(Clone, Copy)]
pub(super) enum Action {
    /// One instruction of `OpenCL.std` on each part.
    Std(Std, Operands),
    /// One instruction of `OpenCL.std` with the first operand; the second instruction, of less precision, for `float`
    /// where the call has the flag `afn`.
    Approximable(Std, Std),
    /// One instruction, at least for the types that SPIR-V has.
    Mapped(Lower),
    /// Several instructions, or a constant.
    Expanded(Lower),
    /// A form of an instruction of LLVM: on the lanes that a mask and a length select, or with explicit rounding.
    Instruction { masked: vp::Operation, constrained: Option<constrained::Operation> },
    /// The elements of a vector combined to one value.
    Reduction(Reduction),
    /// None: SPIR-V needs no counterpart.
    Dropped,
    /// An error, for this reason, because SPIR-V has no counterpart.
    Refused(&'static str),
}

impl Action {
    /// Returns `true` for an instruction of LLVM with a form that a rule derives.
    pub(super) fn has_form(self, rule: Rule) -> bool {
        match (self, rule) {
            (Self::Instruction { .. }, Rule::Masked) => true,
            (Self::Instruction { constrained, .. }, Rule::Constrained) => constrained.is_some(),
            _ => false,
        }
    }

    /// Returns `true` for `rint`.
    pub(super) fn rounds_to_integer(self) -> bool {
        matches!(self, Self::Std(Std::rint, _))
    }
}

/// One instruction of `OpenCL.std` with the first `count` operands.
///
/// The instruction must be an exact counterpart: neither `llvm.maximum`, which propagates NaN, nor `llvm.fshl`, which takes
/// any shift amount, is one instruction. The OpenCL environment specification defines the precision of the mathematical
/// functions.
pub(super) const fn std(std: Std, count: u32) -> Action {
    Action::Std(std, Operands::First(count))
}

/// One instruction of `OpenCL.std` with these operands.
pub(super) const fn std_with(std: Std, operands: Operands) -> Action {
    Action::Std(std, operands)
}

/// One instruction of `OpenCL.std` with the first operand, or the `native` one where the call has the flag `afn`.
pub(super) const fn approximable(std: Std, native: Std) -> Action {
    Action::Approximable(std, native)
}

/// Lowers to one instruction, at least for the types that SPIR-V has.
pub(super) const fn mapped(lower: Lower) -> Action {
    Action::Mapped(lower)
}

/// Lowers to several instructions, or a constant.
pub(super) const fn expanded(lower: Lower) -> Action {
    Action::Expanded(lower)
}

/// Lowers an instruction of LLVM on the lanes that a mask and a length select.
pub(super) const fn masked_form(masked: vp::Operation) -> Action {
    Action::Instruction { masked, constrained: None }
}

/// Lowers an instruction of LLVM on the lanes that a mask and a length select, or with explicit rounding.
pub(super) const fn both_forms(masked: vp::Operation, constrained: constrained::Operation) -> Action {
    Action::Instruction { masked, constrained: Some(constrained) }
}

/// Combines the elements of a vector to one value.
pub(super) const fn reduction(reduction: Reduction) -> Action {
    Action::Reduction(reduction)
}

/// An intrinsic on integers or addresses, whose result is a new value. The methods of [`IntrinsicRow`] say what is special.
pub(super) const fn int(name: &'static str, action: Action) -> IntrinsicRow {
    row(name, action, Flow::Opaque, BFloat::None, LongFloat::None)
}

/// A function of mathematics that is an instruction for `bfloat`, too, where an extension has it.
pub(super) const fn math(name: &'static str, action: Action) -> IntrinsicRow {
    row(name, action, Flow::Opaque, BFloat::Instruction, LongFloat::Refused)
}

/// An operation on floating-point numbers that has the exact result for `bfloat` if it is computed in `float`.
pub(super) const fn float(name: &'static str, action: Action) -> IntrinsicRow {
    row(name, action, Flow::Opaque, BFloat::Float, LongFloat::Refused)
}

/// An intrinsic whose result has the bits of its operands, whatever their type is.
pub(super) const fn moved(name: &'static str, action: Action) -> IntrinsicRow {
    row(name, action, Flow::Moved, BFloat::Bits, LongFloat::Bits)
}

/// An intrinsic without a result, or whose result says nothing about its operands.
pub(super) const fn hint(name: &'static str, action: Action) -> IntrinsicRow {
    row(name, action, Flow::None, BFloat::None, LongFloat::None)
}

const fn row(name: &'static str, action: Action, flow: Flow, bfloat: BFloat, long_float: LongFloat) -> IntrinsicRow {
    IntrinsicRow { name, action, semantics: Semantics { flow, bfloat, long_float, effect: Effect::None } }
}

/// Returns the row of an intrinsic that is an error, or a function of another module if the options allow it. Nothing
/// is known about such a function, so the semantic columns are the same for all.
pub(super) const fn refused(name: &'static str, reason: &'static str) -> IntrinsicRow {
    row(name, Action::Refused(reason), Flow::Opaque, BFloat::Bits, LongFloat::Refused).effect(Effect::Unknown)
}
