//! Integer and floating-point arithmetic, shifts and bitwise operations (specification, sections 3.3.13 and 3.3.14).

use smallvec::SmallVec;

use crate::error::{Error, Result, invalid};
use crate::ir::{Opcode, Value, ValueKind};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Legal, Parts, one_part};
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::multi_word;
use crate::lower::cx::typed::Typed;
use crate::map::instructions::binary_op;
use crate::spirv::grammar::Op;

/// Lowers an integer operation of two operands, an instruction or a constant expression; the flags are not kept.
pub(in crate::lower) fn lower_integer_binary<'m, B: Builder<'m>>(
    builder: &mut B,
    value: Value<'m>,
    opcode: Opcode,
) -> Result<Parts> {
    let a = builder.legal(value.operand(0))?;
    if matches!(a.lanes.lane, Lane::MultiWord { .. })
        && matches!(opcode, Opcode::Shl | Opcode::LShr | Opcode::AShr)
        && let Some(amounts) = known_amounts(value.operand(1), a.lanes.count)
    {
        return multi_word::shift_by_known(builder, opcode, &a, amounts.into_iter()).map(Legal::into_parts);
    }
    let b = builder.legal(value.operand(1))?;
    integer_parts(builder, opcode, &a, &b).map(Legal::into_parts)
}

/// Returns the shift amount of each lane, if all are known; poison and amounts out of range count as zero.
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

/// Lowers an integer operation on two values of the same lanes.
pub(in crate::lower) fn integer_parts<'m, B: Builder<'m>>(
    builder: &mut B,
    opcode: Opcode,
    a: &Legal,
    b: &Legal,
) -> Result<Legal> {
    let lanes = a.lanes;
    if matches!(lanes.lane, Lane::MultiWord { .. }) {
        return multi_word::binary(builder, opcode, a, b);
    }
    let legal = builder.declarations().legal;
    let mut part = |count, a, b| match IntLayout::of(lanes.lane, count) {
        Some(layout) => binary(builder, layout, opcode, a, b),
        None => boolean_binary(builder, count, opcode, a, b),
    };
    let parts = match (a.parts.as_slice(), b.parts.as_slice()) {
        ([a], [b]) => one_part(part(lanes.count, *a, *b)?),
        (a, b) => {
            let chunks = lanes.chunks(legal).zip(a.iter().zip(b));
            chunks.map(|(count, (a, b))| part(count, *a, *b)).collect::<Result<Parts>>()?
        }
    };
    Ok(Legal::new(lanes, parts))
}

fn binary<'m, B: Builder<'m>>(builder: &mut B, layout: IntLayout, opcode: Opcode, a: Typed, b: Typed) -> Result<Typed> {
    let ty = layout.ty(builder)?;
    let op = binary_op(opcode).filter(|_| opcode.is_integer_binary()).ok_or_else(|| not_binary(opcode))?;
    let signed = matches!(opcode, Opcode::SDiv | Opcode::SRem | Opcode::AShr);
    // The amount of a shift is unsigned.
    let (a, b) = match opcode {
        Opcode::AShr => (layout.sign_extend(builder, a)?, b),
        _ if signed => (layout.sign_extend(builder, a)?, layout.sign_extend(builder, b)?),
        _ => (a, b),
    };
    let result = builder.op(op, ty, &[a, b])?;
    let sets_high_bits = signed || matches!(opcode, Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl);
    if sets_high_bits { layout.mask(builder, result) } else { Ok(result) }
}

/// `i1`: addition is exclusive or, multiplication is and; division and shifts are defined for one second operand only,
/// which does not change the first.
fn boolean_binary<'m, B: Builder<'m>>(
    builder: &mut B,
    count: u32,
    opcode: Opcode,
    a: Typed,
    b: Typed,
) -> Result<Typed> {
    let ty = builder.declarations().chunk_type(Lane::Bool, count)?;
    let op = match opcode {
        Opcode::Add | Opcode::Sub | Opcode::Xor => Op::LogicalNotEqual,
        Opcode::Mul | Opcode::And => Op::LogicalAnd,
        Opcode::Or => Op::LogicalOr,
        Opcode::UDiv | Opcode::SDiv | Opcode::Shl | Opcode::LShr | Opcode::AShr => return Ok(a),
        Opcode::URem | Opcode::SRem => {
            let no = builder.declarations().bool_constant(false)?;
            return builder.declarations().splat(Lane::Bool, no, count);
        }
        _ => return Err(not_binary(opcode)),
    };
    builder.op(op, ty, &[a, b])
}

fn not_binary(opcode: Opcode) -> Error {
    invalid(format!("{opcode:?} is not an integer operation of two operands"))
}
