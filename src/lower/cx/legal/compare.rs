//! Comparisons and selection (specification, section 3.3.15).

use crate::error::Result;
use crate::ir::IntPredicate;
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Lanes, Legal, Parts, one_part};
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::lanes::gather;
use crate::lower::cx::legal::multi_word;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::map::instructions::int_comparison_op;
use crate::spirv::grammar::Op;

/// Compares integers of any legal form.
pub(in crate::lower) fn compare_integers<'m, B: Builder<'m>>(
    builder: &mut B,
    predicate: IntPredicate,
    a: &Legal,
    b: &Legal,
) -> Result<Legal> {
    let lanes = a.lanes;
    if let Lane::MultiWord { .. } = lanes.lane {
        let words = lanes.lane.words() as usize;
        let mut results = Parts::new();
        for (a, b) in a.parts.chunks(words).zip(b.parts.chunks(words)) {
            results.push(multi_word::compare(builder, lanes.lane, predicate, a, b)?);
        }
        return gather(builder, Lanes { lane: Lane::Bool, count: lanes.count }, &results);
    }
    let legal = builder.declarations().legal;
    let mut part = |count, a, b| compare_part(builder, lanes.lane, count, predicate, a, b);
    let parts = match (a.parts.as_slice(), b.parts.as_slice()) {
        ([a], [b]) => one_part(part(lanes.count, *a, *b)?),
        (a, b) => {
            let chunks = lanes.chunks(legal).zip(a.iter().zip(b));
            chunks.map(|(count, (a, b))| part(count, *a, *b)).collect::<Result<Parts>>()?
        }
    };
    Ok(Legal::booleans(lanes.count, parts))
}

/// Compares `count` integers of up to 64 bits, or Booleans.
pub(in crate::lower) fn compare_part<'m, B: Builder<'m>>(
    builder: &mut B,
    lane: Lane,
    count: u32,
    predicate: IntPredicate,
    a: Typed,
    b: Typed,
) -> Result<Typed> {
    let ty = builder.declarations().chunk_type(Lane::Bool, count)?;
    match IntLayout::of(lane, count) {
        Some(layout) => compare_integer_binary(builder, layout, predicate, ty, a, b),
        None => compare_booleans(builder, predicate, ty, a, b),
    }
}

pub(in crate::lower) fn compare_integer_binary<'m, B: Builder<'m>>(
    builder: &mut B,
    layout: IntLayout,
    predicate: IntPredicate,
    ty: SpirvType,
    a: Typed,
    b: Typed,
) -> Result<Typed> {
    let op = int_comparison_op(predicate);
    let signed = matches!(predicate, IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Slt | IntPredicate::Sle);
    let (a, b) = if signed { (layout.sign_extend(builder, a)?, layout.sign_extend(builder, b)?) } else { (a, b) };
    builder.op(op, ty, &[a, b])
}

/// Compares Booleans: a set `i1` is 1 as an unsigned number and -1 as a signed one.
fn compare_booleans<'m, B: Builder<'m>>(
    builder: &mut B,
    predicate: IntPredicate,
    ty: SpirvType,
    a: Typed,
    b: Typed,
) -> Result<Typed> {
    // Each order is `not one, and other` or `not one, or other` of the operands.
    let (op, inverted, other) = match predicate {
        IntPredicate::Eq => return builder.op(Op::LogicalEqual, ty, &[a, b]),
        IntPredicate::Ne => return builder.op(Op::LogicalNotEqual, ty, &[a, b]),
        IntPredicate::Ugt | IntPredicate::Slt => (Op::LogicalAnd, b, a),
        IntPredicate::Ult | IntPredicate::Sgt => (Op::LogicalAnd, a, b),
        IntPredicate::Uge | IntPredicate::Sle => (Op::LogicalOr, b, a),
        IntPredicate::Ule | IntPredicate::Sge => (Op::LogicalOr, a, b),
    };
    let inverted = builder.logical_not(inverted)?;
    builder.op(op, ty, &[inverted, other])
}
