//! Numbers computed from constants and specialization constants by operations that `OpSpecConstantOp` allows
//! (specification, section 3.3.7): integers of up to 64 bits, Booleans, and floating-point numbers of 16, 32 and 64 bits.

use rustc_hash::FxHashMap;

use super::calls::spec_constant_call;
use super::requests::scalar_default;
use crate::analysis::callees::Callees;
use crate::ir::{Inst, IntPredicate, Opcode, Type, TypeKind, Value, ValueKind};
use crate::map::instructions::{binary_op, conversion_op, int_comparison_op};
use crate::map::intrinsics::{Comparison, Flow};
use crate::spirv::evaluate::{Number, Scalar, evaluate, sign_extended};
use crate::spirv::grammar::Op;

/// The kind of operation on constants that an instruction is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SpecForm<'m> {
    /// Its result is this operand: `freeze`, a `phi` of equal values.
    Same(Value<'m>),
    /// An operation on two integers.
    Integers,
    /// An operation on two floating-point numbers, or `fneg`.
    Floats,
    Conversion,
    /// `icmp`
    Compare(IntPredicate),
    Select,
    /// `a` if the comparison of `a` with `b` holds, else `b`: `llvm.smin` and the like.
    Choose(IntPredicate),
    /// `llvm.abs`
    Magnitude,
}

/// Returns the kind of operation on constants that an instruction is; `None` if SPIR-V has no such operation.
pub(crate) fn spec_form<'m>(callees: &Callees<'m>, inst: Inst<'m>) -> Option<SpecForm<'m>> {
    let form = match inst.opcode() {
        Opcode::Freeze => SpecForm::Same(inst.operand(0)),
        Opcode::Phi => SpecForm::Same(only_value(callees, inst)?),
        opcode if opcode.is_integer_binary() => SpecForm::Integers,
        opcode if opcode.is_float_binary() || opcode == Opcode::FNeg => SpecForm::Floats,
        Opcode::Trunc | Opcode::ZExt | Opcode::SExt | Opcode::FPTrunc | Opcode::FPExt | Opcode::BitCast => {
            SpecForm::Conversion
        }
        Opcode::FPToUI | Opcode::FPToSI | Opcode::UIToFP | Opcode::SIToFP => SpecForm::Conversion,
        Opcode::ICmp => SpecForm::Compare(inst.icmp_predicate()),
        Opcode::Select => SpecForm::Select,
        Opcode::Call => call_form(callees, inst)?,
        _ => return None,
    };
    Some(form)
}

fn call_form<'m>(callees: &Callees<'m>, call: Inst<'m>) -> Option<SpecForm<'m>> {
    match callees.called_intrinsic(call)?.semantics.flow {
        Flow::Chosen(Comparison::SignedLess) => Some(SpecForm::Choose(IntPredicate::Slt)),
        Flow::Chosen(Comparison::SignedGreater) => Some(SpecForm::Choose(IntPredicate::Sgt)),
        Flow::Chosen(Comparison::UnsignedLess) => Some(SpecForm::Choose(IntPredicate::Ult)),
        Flow::Chosen(Comparison::UnsignedGreater) => Some(SpecForm::Choose(IntPredicate::Ugt)),
        Flow::Magnitude => Some(SpecForm::Magnitude),
        Flow::None
        | Flow::Opaque
        | Flow::Pointer
        | Flow::Bytes
        | Flow::Moved
        | Flow::Loaded
        | Flow::Product
        | Flow::Fenced => None,
    }
}

/// Returns the value of a phi if its operands are equal.
fn only_value<'m>(callees: &Callees<'m>, phi: Inst<'m>) -> Option<Value<'m>> {
    let mut values = phi.incoming().map(|(value, _)| value).filter(|value| *value != phi.value());
    let first = values.next()?;
    let mut steps = MAX_STEPS;
    values.all(|value| are_equal(callees, first, value, &mut steps)).then_some(first)
}

/// The number of instructions that are compared for the operands of one phi.
const MAX_STEPS: u32 = 256;

/// Returns `true` if two values are the same operations on the same constants.
fn are_equal<'m>(callees: &Callees<'m>, a: Value<'m>, b: Value<'m>, steps: &mut u32) -> bool {
    if a == b {
        return true;
    }
    let (ValueKind::Instruction(first), ValueKind::Instruction(second)) = (a.kind(), b.kind()) else { return false };
    // Two phis are not compared: their operands may lead back to them.
    if *steps == 0 || a.ty() != b.ty() || first.opcode() != second.opcode() || first.opcode() == Opcode::Phi {
        return false;
    }
    *steps -= 1;
    let is_same = match spec_form(callees, first) {
        // The predicates of these two are not operands.
        Some(form @ (SpecForm::Compare(_) | SpecForm::Choose(_))) => spec_form(callees, second) == Some(form),
        Some(_) => true,
        None => [first, second].iter().all(|inst| spec_constant_call(callees, *inst).is_some()),
    };
    is_same
        && first.operand_count() == second.operand_count()
        && first.value().operands().zip(second.value().operands()).all(|(a, b)| are_equal(callees, a, b, steps))
}

/// The nesting limit of expressions, each level one LLVM instruction; array lengths are not that deep.
const MAX_DEPTH: u32 = 32;

/// A number computed from constants and specialization constants.
#[derive(Clone, Copy)]
pub(crate) struct Folded {
    /// `true` if it depends on a specialization constant.
    pub(crate) specialized: bool,
    /// The bits of the value with every specialization constant at its default; `None` if LLVM does not define it.
    pub(crate) default: Option<u64>,
}

/// Evaluates a number computed from constants and specialization constants; `None` for any other value.
pub(crate) fn fold<'m>(callees: &Callees<'m>, value: Value<'m>) -> Option<Folded> {
    fold_within(callees, value, &mut FxHashMap::default(), MAX_DEPTH)
}

type Known<'m> = FxHashMap<Value<'m>, Option<Folded>>;

fn fold_within<'m>(callees: &Callees<'m>, value: Value<'m>, known: &mut Known<'m>, depth: u32) -> Option<Folded> {
    if let Some(number) = constant(value) {
        return Some(Folded { specialized: false, default: Some(number) });
    }
    let ValueKind::Instruction(inst) = value.kind() else { return None };
    if let Some(folded) = known.get(&value) {
        return *folded;
    }
    let constant =
        spec_constant_call(callees, inst).map(|(_, default)| default).or_else(|| scalar_default(callees, inst));
    let folded = match constant {
        Some(default) => Some(Folded { specialized: true, default: bits(default) }),
        None if depth == 0 || scalar(inst.ty()).is_none() => None,
        None => spec_form(callees, inst).and_then(|form| fold_operation(callees, inst, form, known, depth - 1)),
    };
    known.insert(value, folded);
    folded
}

fn fold_operation<'m>(
    callees: &Callees<'m>,
    inst: Inst<'m>,
    form: SpecForm<'m>,
    known: &mut Known<'m>,
    depth: u32,
) -> Option<Folded> {
    let mut fold = |value| fold_within(callees, value, known, depth);
    let is_unary = matches!(form, SpecForm::Conversion | SpecForm::Magnitude) || inst.opcode() == Opcode::FNeg;
    match form {
        SpecForm::Same(value) => fold(value),
        SpecForm::Select => {
            let (condition, yes, no) = (fold(inst.operand(0))?, fold(inst.operand(1))?, fold(inst.operand(2))?);
            let default = condition.default.and_then(|bit| if bit == 0 { no.default } else { yes.default });
            Some(Folded { specialized: condition.specialized | yes.specialized | no.specialized, default })
        }
        _ if is_unary => {
            let operand = fold(inst.operand(0))?;
            // A width that needs several operations is not supported.
            let (from, to) = (scalar(inst.operand(0).ty())?, scalar(inst.ty())?);
            if form == SpecForm::Conversion && !is_simple(inst.opcode(), from, to) {
                return None;
            }
            let default = operand.default.and_then(|bits| unary(inst, Number { ty: from, bits }, to));
            Some(Folded { default, ..operand })
        }
        _ => {
            let (first, second) = (fold(inst.operand(0))?, fold(inst.operand(1))?);
            let ty = scalar(inst.operand(0).ty())?;
            let operands = first.default.zip(second.default);
            let operands = operands.map(|(a, b)| [a, b].map(|bits| Number { ty, bits }));
            let default = operands.and_then(|operands| binary(inst.opcode(), form, ty, operands));
            Some(Folded { specialized: first.specialized | second.specialized, default })
        }
    }
}

/// Returns the type of a number of at most 64 bits.
fn scalar(ty: Type<'_>) -> Option<Scalar> {
    match ty.kind() {
        TypeKind::Integer(width) if width <= 64 => Some(Scalar::Int { width, is_signed: false }),
        TypeKind::Half => Some(Scalar::Float { width: 16 }),
        TypeKind::Float => Some(Scalar::Float { width: 32 }),
        TypeKind::Double => Some(Scalar::Float { width: 64 }),
        _ => None,
    }
}

/// Returns the bits of a constant; an integer beyond 64 bits is more elements than any memory has.
fn constant(value: Value<'_>) -> Option<u64> {
    match value.kind() {
        ValueKind::ConstantFp => bits(value).filter(|_| scalar(value.ty()).is_some()),
        _ => {
            let words = value.int_words();
            let low = *words.first()?;
            Some(if words.iter().skip(1).all(|word| *word == 0) { low } else { u64::MAX })
        }
    }
}

fn bits(value: Value<'_>) -> Option<u64> {
    match value.kind() {
        ValueKind::ConstantFp => value.float_bits().first().copied(),
        _ => value.int_zext(),
    }
}

/// Returns `true` if a conversion is one operation on numbers that SPIR-V has.
fn is_simple(opcode: Opcode, from: Scalar, to: Scalar) -> bool {
    let is_own = |ty| matches!(ty, Scalar::Int { width: 8 | 16 | 32 | 64, .. } | Scalar::Float { .. });
    matches!(opcode, Opcode::Trunc | Opcode::ZExt | Opcode::SExt) || is_own(from) && is_own(to)
}

fn binary(opcode: Opcode, form: SpecForm<'_>, ty: Scalar, operands: [Number; 2]) -> Option<u64> {
    let compare = |predicate| evaluate(int_comparison_op(predicate), Scalar::Bool, &operands)?.bits();
    match form {
        SpecForm::Compare(predicate) => compare(predicate),
        SpecForm::Choose(predicate) => compare(predicate).map(|first| operands[usize::from(first == 0)].bits),
        _ => evaluate(binary_op(opcode)?, ty, &operands)?.bits(),
    }
}

fn unary(inst: Inst<'_>, operand: Number, to: Scalar) -> Option<u64> {
    match inst.opcode() {
        Opcode::BitCast => Some(operand.bits),
        Opcode::FNeg => evaluate(Op::FNegate, to, &[operand])?.bits(),
        Opcode::Call => magnitude(inst, operand),
        opcode => evaluate(conversion_op(opcode)?, to, &[operand])?.bits(),
    }
}

/// Evaluates `llvm.abs`, whose second argument decides if the least number has a result.
fn magnitude(call: Inst<'_>, operand: Number) -> Option<u64> {
    let width = operand.ty.width()?;
    let is_poison = operand.bits == 1 << (width - 1) && call.argument(1).int_zext() != Some(0);
    match sign_extended(operand.bits, width) {
        _ if is_poison => None,
        0.. => Some(operand.bits),
        _ => evaluate(Op::SNegate, operand.ty, &[operand])?.bits(),
    }
}
