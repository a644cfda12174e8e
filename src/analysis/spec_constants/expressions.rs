//! Numbers computed from constants and specialization constants by operations that `OpSpecConstantOp` allows
//! (specification, section 3.3.7): integers of up to 64 bits, Booleans, and floating-point numbers of 16, 32 and 64 bits.

use std::ops::{Add, Div, Mul, Rem, Sub};

use rustc_hash::FxHashMap;

use crate::ir::{Inst, IntPredicate, Opcode, Type, TypeKind, Value, ValueKind};

use crate::analysis::intrinsics::Intrinsics;
use crate::map::intrinsics::{Comparison, Flow};
use crate::spirv::half::{f64_from_half, half_from_f64};

use super::calls::spec_constant_call;
use super::requests::scalar_default;

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
pub(crate) fn spec_form<'m>(intrinsics: &Intrinsics<'m>, inst: Inst<'m>) -> Option<SpecForm<'m>> {
    let form = match inst.opcode() {
        Opcode::Freeze => SpecForm::Same(inst.operand(0)),
        Opcode::Phi => SpecForm::Same(only_value(intrinsics, inst)?),
        opcode if opcode.is_integer_binary() => SpecForm::Integers,
        opcode if opcode.is_float_binary() || opcode == Opcode::FNeg => SpecForm::Floats,
        Opcode::Trunc | Opcode::ZExt | Opcode::SExt | Opcode::FPTrunc | Opcode::FPExt | Opcode::BitCast => {
            SpecForm::Conversion
        }
        Opcode::FPToUI | Opcode::FPToSI | Opcode::UIToFP | Opcode::SIToFP => SpecForm::Conversion,
        Opcode::ICmp => SpecForm::Compare(inst.icmp_predicate()),
        Opcode::Select => SpecForm::Select,
        Opcode::Call => call_form(intrinsics, inst)?,
        _ => return None,
    };
    Some(form)
}

fn call_form<'m>(intrinsics: &Intrinsics<'m>, call: Inst<'m>) -> Option<SpecForm<'m>> {
    match intrinsics.of_call(call)?.semantics.flow {
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
fn only_value<'m>(intrinsics: &Intrinsics<'m>, phi: Inst<'m>) -> Option<Value<'m>> {
    let mut values = phi.incoming().map(|(value, _)| value).filter(|value| *value != phi.value());
    let first = values.next()?;
    let mut steps = MAX_STEPS;
    values.all(|value| are_equal(intrinsics, first, value, &mut steps)).then_some(first)
}

/// The number of instructions that are compared for the operands of one phi.
const MAX_STEPS: u32 = 256;

/// Returns `true` if two values are the same operations on the same constants.
fn are_equal<'m>(intrinsics: &Intrinsics<'m>, a: Value<'m>, b: Value<'m>, steps: &mut u32) -> bool {
    if a == b {
        return true;
    }
    let (ValueKind::Instruction(first), ValueKind::Instruction(second)) = (a.kind(), b.kind()) else { return false };
    if *steps == 0 || a.ty() != b.ty() || first.opcode() != second.opcode() {
        return false;
    }
    *steps -= 1;
    let is_same = match spec_form(intrinsics, first) {
        _ if first.opcode() == Opcode::Phi => return false,
        // The predicates of these two are not operands.
        Some(form @ (SpecForm::Compare(_) | SpecForm::Choose(_))) => spec_form(intrinsics, second) == Some(form),
        Some(_) => true,
        None => spec_constant_call(first).is_some() && spec_constant_call(second).is_some(),
    };
    is_same
        && first.operand_count() == second.operand_count()
        && first.value().operands().zip(second.value().operands()).all(|(a, b)| are_equal(intrinsics, a, b, steps))
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
pub(crate) fn fold<'m>(intrinsics: &Intrinsics<'m>, value: Value<'m>) -> Option<Folded> {
    fold_within(intrinsics, value, &mut FxHashMap::default(), MAX_DEPTH)
}

type Known<'m> = FxHashMap<Value<'m>, Option<Folded>>;

fn fold_within<'m>(intrinsics: &Intrinsics<'m>, value: Value<'m>, known: &mut Known<'m>, depth: u32) -> Option<Folded> {
    if let Some(number) = constant(value) {
        return Some(Folded { specialized: false, default: Some(number) });
    }
    let ValueKind::Instruction(inst) = value.kind() else { return None };
    if let Some(folded) = known.get(&value) {
        return *folded;
    }
    let constant = spec_constant_call(inst).map(|(_, default)| default).or_else(|| scalar_default(intrinsics, inst));
    let folded = match constant {
        Some(default) => Some(Folded { specialized: true, default: bits(default) }),
        None if depth == 0 || Number::of(inst.ty()).is_none() => None,
        None => spec_form(intrinsics, inst).and_then(|form| fold_operation(intrinsics, inst, form, known, depth - 1)),
    };
    known.insert(value, folded);
    folded
}

fn fold_operation<'m>(
    intrinsics: &Intrinsics<'m>,
    inst: Inst<'m>,
    form: SpecForm<'m>,
    known: &mut Known<'m>,
    depth: u32,
) -> Option<Folded> {
    let mut fold = |value| fold_within(intrinsics, value, known, depth);
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
            let numbers = (Number::of(inst.operand(0).ty())?, Number::of(inst.ty())?);
            if form == SpecForm::Conversion && !is_simple(inst.opcode(), numbers) {
                return None;
            }
            Some(Folded { default: operand.default.and_then(|a| unary(inst, numbers, a)), ..operand })
        }
        _ => {
            let (first, second) = (fold(inst.operand(0))?, fold(inst.operand(1))?);
            let number = Number::of(inst.operand(0).ty())?;
            let operands = first.default.zip(second.default);
            let default = operands.and_then(|(a, b)| match (form, number) {
                (SpecForm::Integers, Number::Int(width)) => integers(inst.opcode(), width, a, b),
                (SpecForm::Compare(predicate), Number::Int(width)) => Some(compare(predicate, width, a, b).into()),
                (SpecForm::Choose(predicate), Number::Int(width)) => {
                    Some(if compare(predicate, width, a, b) { a } else { b })
                }
                (_, Number::Half) => {
                    let result = float_result(inst.opcode(), half_value(a), half_value(b));
                    result.map(|result| half_from_f64(result).into())
                }
                (_, Number::Float) => {
                    let result = float_result(inst.opcode(), f32::from_bits(a as u32), f32::from_bits(b as u32));
                    result.map(|result| result.to_bits().into())
                }
                (_, Number::Double) => {
                    float_result(inst.opcode(), f64::from_bits(a), f64::from_bits(b)).map(f64::to_bits)
                }
                (_, Number::Int(_)) => None,
            });
            Some(Folded { specialized: first.specialized | second.specialized, default })
        }
    }
}

/// The type of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Number {
    Int(u32),
    Half,
    Float,
    Double,
}

impl Number {
    fn of(ty: Type<'_>) -> Option<Self> {
        match ty.kind() {
            TypeKind::Integer(bits) if bits <= 64 => Some(Self::Int(bits)),
            TypeKind::Half => Some(Self::Half),
            TypeKind::Float => Some(Self::Float),
            TypeKind::Double => Some(Self::Double),
            _ => None,
        }
    }
}

/// Returns the bits of a constant; an integer beyond 64 bits is more elements than any memory has.
fn constant(value: Value<'_>) -> Option<u64> {
    match value.kind() {
        ValueKind::ConstantFp => bits(value).filter(|_| Number::of(value.ty()).is_some()),
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
fn is_simple(opcode: Opcode, (from, to): (Number, Number)) -> bool {
    let is_own =
        |number| matches!(number, Number::Int(8 | 16 | 32 | 64) | Number::Half | Number::Float | Number::Double);
    matches!(opcode, Opcode::Trunc | Opcode::ZExt | Opcode::SExt) || is_own(from) && is_own(to)
}

/// Sign-extends a number of `width` bits.
fn signed(number: u64, width: u32) -> i64 {
    (number << (64 - width)) as i64 >> (64 - width)
}

fn masked(number: u64, width: u32) -> u64 {
    number & (u64::MAX >> (64 - width))
}

fn integers(opcode: Opcode, width: u32, a: u64, b: u64) -> Option<u64> {
    let shift = u32::try_from(b).ok().filter(|shift| *shift < width);
    let result = match opcode {
        Opcode::Add => a.wrapping_add(b),
        Opcode::Sub => a.wrapping_sub(b),
        Opcode::Mul => a.wrapping_mul(b),
        Opcode::UDiv => a.checked_div(b)?,
        Opcode::URem => a.checked_rem(b)?,
        Opcode::SDiv => signed(a, width).checked_div(signed(b, width))? as u64,
        Opcode::SRem => signed(a, width).checked_rem(signed(b, width))? as u64,
        Opcode::Shl => a << shift?,
        Opcode::LShr => a >> shift?,
        Opcode::AShr => (signed(a, width) >> shift?) as u64,
        Opcode::And => a & b,
        Opcode::Or => a | b,
        Opcode::Xor => a ^ b,
        _ => return None,
    };
    Some(masked(result, width))
}

fn compare(predicate: IntPredicate, width: u32, a: u64, b: u64) -> bool {
    let (x, y) = (signed(a, width), signed(b, width));
    match predicate {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => x > y,
        IntPredicate::Sge => x >= y,
        IntPredicate::Slt => x < y,
        IntPredicate::Sle => x <= y,
    }
}

fn unary(inst: Inst<'_>, (from, to): (Number, Number), a: u64) -> Option<u64> {
    let number = match from {
        Number::Int(_) => 0.0,
        Number::Half => half_value(a),
        Number::Float => f64::from(f32::from_bits(a as u32)),
        Number::Double => f64::from_bits(a),
    };
    match (inst.opcode(), from, to) {
        (Opcode::Trunc | Opcode::ZExt, _, Number::Int(width)) => Some(masked(a, width)),
        (Opcode::SExt, Number::Int(from), Number::Int(to)) => Some(masked(signed(a, from) as u64, to)),
        (Opcode::BitCast, ..) => Some(a),
        (Opcode::UIToFP, _, Number::Half) => Some(half_from_f64(a as f64).into()),
        (Opcode::UIToFP, _, Number::Float) => Some((a as f32).to_bits().into()),
        (Opcode::UIToFP, _, Number::Double) => Some((a as f64).to_bits()),
        (Opcode::SIToFP, Number::Int(width), Number::Half) => Some(half_from_f64(signed(a, width) as f64).into()),
        (Opcode::SIToFP, Number::Int(width), Number::Float) => Some((signed(a, width) as f32).to_bits().into()),
        (Opcode::SIToFP, Number::Int(width), Number::Double) => Some((signed(a, width) as f64).to_bits()),
        (Opcode::FPToUI, _, Number::Int(width)) => {
            let (number, limit) = (number.trunc(), 2_f64.powi(width as i32));
            (number >= 0.0 && number < limit).then_some(number as u64)
        }
        (Opcode::FPToSI, _, Number::Int(width)) => {
            let (number, limit) = (number.trunc(), 2_f64.powi(width as i32 - 1));
            (number >= -limit && number < limit).then(|| masked(number as i64 as u64, width))
        }
        (Opcode::FPTrunc, _, Number::Half) => Some(half_from_f64(number).into()),
        (Opcode::FPTrunc | Opcode::FPExt, _, Number::Float) => Some((number as f32).to_bits().into()),
        (Opcode::FPExt, _, Number::Double) => Some(number.to_bits()),
        (Opcode::FNeg, _, Number::Half) => Some(a ^ 1 << 15),
        (Opcode::FNeg, _, Number::Float) => Some(a ^ 1 << 31),
        (Opcode::FNeg, _, Number::Double) => Some(a ^ 1 << 63),
        (Opcode::Call, Number::Int(width), _) => {
            let is_least = a == 1 << (width - 1);
            let is_poison = is_least && inst.argument(1).int_zext() != Some(0);
            (!is_poison).then(|| masked(signed(a, width).wrapping_abs() as u64, width))
        }
        _ => None,
    }
}

/// Returns the number that a half represents. Operations on halves are computed as doubles and rounded once more, which
/// is exact: a double has more than 2p + 2 digits for the p digits of a half.
fn half_value(bits: u64) -> f64 {
    f64_from_half(bits as u16)
}

/// Returns the result of a binary operation on floating-point numbers.
fn float_result<T>(opcode: Opcode, a: T, b: T) -> Option<T>
where
    T: Add<Output = T> + Sub<Output = T> + Mul<Output = T> + Div<Output = T> + Rem<Output = T>,
{
    match opcode {
        Opcode::FAdd => Some(a + b),
        Opcode::FSub => Some(a - b),
        Opcode::FMul => Some(a * b),
        Opcode::FDiv => Some(a / b),
        Opcode::FRem => Some(a % b),
        _ => None,
    }
}
