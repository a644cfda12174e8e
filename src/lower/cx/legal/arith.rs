//! Integer and floating-point arithmetic, shifts and bitwise operations (specification, sections 3.3.13 and 3.3.14).

use smallvec::SmallVec;

use crate::error::{Error, Result};
use crate::llvm::{FastMath, Inst, Opcode, Value, ValueKind};
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Decoration, FPFastMathMode, Op, Version};

use crate::lower::cx::builder::Emitter;
use crate::lower::cx::forms::{Lane, Lanes, Parts, one_part};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::module::{ModuleCx, invalid};

use crate::lower::cx::legal::integers::Register;
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::legal::{lanewise, wide};
use crate::lower::inst::contraction::splits_pair;

/// `add nsw nuw`, `udiv exact`, `shl`, `and`, ... => the operation of each part
pub(in crate::lower) fn integer_binary<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let lanes = fx.mx.lanes(inst.ty())?;
    if fx.behind_freeze.contains(&inst.value()) {
        return without_poison(fx, inst, lanes);
    }
    let parts = lower_integer_binary(fx, inst.value(), inst.opcode())?;
    // A masked result may wrap in its register where the LLVM value does not.
    if matches!(lanes.lane, Lane::Int { bits, width } if bits == width) {
        for id in &parts {
            decorate_wrapping(fx.mx, *id, inst)?;
        }
    }
    Ok(parts)
}

/// An operation that a `freeze` sees: no promises, and no shift too far, which would be undefined.
fn without_poison<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, lanes: Lanes) -> Result<Parts> {
    let is_shift = matches!(inst.opcode(), Opcode::Shl | Opcode::LShr | Opcode::AShr);
    // How far a wide integer is shifted is only looked at as far as its words go.
    let may_be_too_far = is_shift && !inst.operand(1).is_constant() && matches!(lanes.lane, Lane::Int { .. });
    if !may_be_too_far {
        return lower_integer_binary(fx, inst.value(), inst.opcode());
    }
    let (a, amount) = (fx.value(inst.operand(0))?, fx.value(inst.operand(1))?);
    let width = lanewise::number(fx, lanes, Number::Small(u64::from(lanes.lane.bits().unwrap_or(1))))?;
    let amount = integer_parts(fx, lanes, Opcode::URem, &amount, &width)?;
    integer_parts(fx, lanes, inst.opcode(), &a, &amount)
}

/// The same for constant expressions, which have no flags worth keeping.
pub(in crate::lower) fn lower_integer_binary<'m, E: Emitter<'m>>(
    emitter: &mut E,
    value: Value<'m>,
    opcode: Opcode,
) -> Result<Parts> {
    let lanes = emitter.module().lanes(value.ty())?;
    let a = emitter.operand(value.operand(0))?;
    if matches!(lanes.lane, Lane::Wide { .. })
        && matches!(opcode, Opcode::Shl | Opcode::LShr | Opcode::AShr)
        && let Some(amounts) = known_amounts(value.operand(1), lanes.count)
    {
        return wide::shift_by_known(emitter, lanes, opcode, &a, amounts.into_iter());
    }
    let b = emitter.operand(value.operand(1))?;
    integer_parts(emitter, lanes, opcode, &a, &b)
}

/// The amount that each lane is shifted by, if all are known; poison and what is too far count as zero.
fn known_amounts(amount: Value<'_>, count: u32) -> Option<SmallVec<[u32; 4]>> {
    if !amount.is_constant() {
        return None;
    }
    (0..count)
        .map(|lane| {
            let amount = amount.aggregate_element(lane).unwrap_or(amount);
            match amount.kind() {
                ValueKind::ConstantInt => {
                    let low = amount.int_words().first().copied().unwrap_or(0);
                    Some(u32::try_from(low).ok().filter(|bits| *bits < amount.int_bits()).unwrap_or(0))
                }
                ValueKind::Undef | ValueKind::Poison => Some(0),
                _ => None,
            }
        })
        .collect()
}

/// An integer operation on the parts of two values.
pub(in crate::lower) fn integer_parts<'m, E: Emitter<'m>>(
    emitter: &mut E,
    lanes: Lanes,
    opcode: Opcode,
    a: &[Id],
    b: &[Id],
) -> Result<Parts> {
    if matches!(lanes.lane, Lane::Wide { .. }) {
        return wide::binary(emitter, lanes, opcode, a, b);
    }
    let mut part = |count, a, b| match Register::of(lanes.lane, count) {
        Some(register) => binary(emitter, register, opcode, a, b),
        None => boolean_binary(emitter, count, opcode, a, b),
    };
    match (a, b) {
        ([a], [b]) => part(lanes.count, *a, *b).map(one_part),
        _ => lanes.chunks().zip(a.iter().zip(b)).map(|(count, (a, b))| part(count, *a, *b)).collect(),
    }
}

fn binary<'m, E: Emitter<'m>>(emitter: &mut E, register: Register, opcode: Opcode, a: Id, b: Id) -> Result<Id> {
    let ty = register.ty(emitter)?;
    let (op, signed) = match opcode {
        Opcode::Add => (Op::IAdd, false),
        Opcode::Sub => (Op::ISub, false),
        Opcode::Mul => (Op::IMul, false),
        Opcode::UDiv => (Op::UDiv, false),
        Opcode::URem => (Op::UMod, false),
        Opcode::SDiv => (Op::SDiv, true),
        Opcode::SRem => (Op::SRem, true),
        Opcode::Shl => (Op::ShiftLeftLogical, false),
        Opcode::LShr => (Op::ShiftRightLogical, false),
        Opcode::AShr => (Op::ShiftRightArithmetic, true),
        Opcode::And => (Op::BitwiseAnd, false),
        Opcode::Or => (Op::BitwiseOr, false),
        Opcode::Xor => (Op::BitwiseXor, false),
        _ => return Err(not_binary(opcode)),
    };
    // The amount of a shift is not a signed number.
    let (a, b) = match opcode {
        Opcode::AShr => (register.sign_extend(emitter, a)?, b),
        _ if signed => (register.sign_extend(emitter, a)?, register.sign_extend(emitter, b)?),
        _ => (a, b),
    };
    let result = emitter.operate(op, ty, &[a, b])?;
    let sets_high_bits = signed || matches!(opcode, Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl);
    if sets_high_bits { register.mask(emitter, result) } else { Ok(result) }
}

/// `i1`: addition is exclusive or, multiplication is and; dividing by or shifting by anything but one value is
/// undefined, and that one value changes nothing.
fn boolean_binary<'m, E: Emitter<'m>>(emitter: &mut E, count: u32, opcode: Opcode, a: Id, b: Id) -> Result<Id> {
    let ty = emitter.module().chunk_type(Lane::Bool, count)?;
    let op = match opcode {
        Opcode::Add | Opcode::Sub | Opcode::Xor => Op::LogicalNotEqual,
        Opcode::Mul | Opcode::And => Op::LogicalAnd,
        Opcode::Or => Op::LogicalOr,
        Opcode::UDiv | Opcode::SDiv | Opcode::Shl | Opcode::LShr | Opcode::AShr => return Ok(a),
        Opcode::URem | Opcode::SRem => {
            let no = emitter.module().bool_constant(false)?;
            return emitter.module().splat(Lane::Bool, no, count);
        }
        _ => return Err(not_binary(opcode)),
    };
    emitter.operate(op, ty, &[a, b])
}

fn not_binary(opcode: Opcode) -> Error {
    invalid(format!("{opcode:?} is not an integer operation of two operands"))
}

/// `fadd fast`, ... => `OpFAdd` with `FPFastMathMode`
pub(in crate::lower) fn float_binary<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let op = match inst.opcode() {
        Opcode::FAdd => Op::FAdd,
        Opcode::FSub => Op::FSub,
        Opcode::FMul => Op::FMul,
        Opcode::FDiv => Op::FDiv,
        Opcode::FRem => Op::FRem,
        other => return Err(invalid(format!("{other:?} is not a floating-point operation of two operands"))),
    };
    if matches!(op, Op::FAdd | Op::FSub) {
        fx.forbids_contraction = fx.forbids_contraction || splits_pair(fx, inst);
    }
    let flags = fx.fast_math(inst);
    let types = fx.types_of(inst.value())?;
    let (a, b) = (fx.value(inst.operand(0))?, fx.value(inst.operand(1))?);
    let mut parts = Parts::new();
    for ((ty, a), b) in types.iter().zip(&a).zip(&b) {
        let id = fx.op(op, *ty, &[*a, *b])?;
        decorate_fast_math(fx.mx, id, flags)?;
        parts.push(id);
    }
    Ok(parts)
}

/// `fneg` => `OpFNegate`
pub(in crate::lower) fn float_negate<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let types = fx.types_of(inst.value())?;
    let operands = fx.value(inst.operand(0))?;
    lanewise::each_part(fx, &types, [&operands], |fx, ty, parts| fx.op(Op::FNegate, ty, parts))
}

/// `nsw`, `nuw` => `NoSignedWrap`, `NoUnsignedWrap`, where version 1.4 or its extension allows (features.md E3)
///
/// They are hints: where they cannot be said they are left out.
fn decorate_wrapping(mx: &mut ModuleCx<'_>, id: Id, inst: Inst<'_>) -> Result<()> {
    if !matches!(inst.opcode(), Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl) {
        return Ok(());
    }
    let allowed =
        mx.out.allows_version(Version::V1_4) || mx.out.allows_extension(Extension::KHR_no_integer_wrap_decoration);
    if !allowed {
        return Ok(());
    }
    if inst.no_signed_wrap() {
        mx.decorate(id, Decoration::NoSignedWrap, &[])?;
    }
    if inst.no_unsigned_wrap() {
        mx.decorate(id, Decoration::NoUnsignedWrap, &[])?;
    }
    Ok(())
}

/// Fast-math flags => `FPFastMathMode` (features.md E5)
pub(in crate::lower) fn decorate_fast_math(mx: &mut ModuleCx<'_>, id: Id, flags: FastMath) -> Result<()> {
    let mode = fast_math_mode(mx, flags);
    if mode == FPFastMathMode::None {
        return Ok(());
    }
    mx.decorate_with(id, Decoration::FPFastMathMode, mode)
}

fn fast_math_mode(mx: &ModuleCx<'_>, flags: FastMath) -> FPFastMathMode {
    const ALWAYS: [(FastMath, FPFastMathMode); 5] = [
        (FastMath::NNAN, FPFastMathMode::NotNaN),
        (FastMath::NINF, FPFastMathMode::NotInf),
        (FastMath::NSZ, FPFastMathMode::NSZ),
        (FastMath::ARCP, FPFastMathMode::AllowRecip),
        (FastMath::FAST, FPFastMathMode::Fast),
    ];
    const EXTENDED: [(FastMath, FPFastMathMode); 2] =
        [(FastMath::CONTRACT, FPFastMathMode::AllowContract), (FastMath::REASSOC, FPFastMathMode::AllowReassoc)];
    if flags.is_empty() {
        return FPFastMathMode::None;
    }
    let is_extended = mx.out.allows_extension(Extension::INTEL_fp_fast_math_mode);
    let rows = ALWAYS.iter().chain(EXTENDED.iter().filter(|_| is_extended));
    rows.filter(|(flag, _)| flags.contains(*flag)).fold(FPFastMathMode::None, |mode, (_, bit)| mode | *bit)
}
