//! Conversions between integers and floating-point numbers, and between floating-point formats.

use crate::error::Result;
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Lanes, Legal, LegalTypes, Parts};
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::lanes::{extract_lane, gather};
use crate::lower::cx::legal::multi_word;
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::Op;

/// Converts floating-point numbers to another format.
pub(in crate::lower) fn float_resize_lanes<'m, B: Builder<'m>>(
    builder: &mut B,
    to: Lane,
    value: &Legal,
) -> Result<Legal> {
    let legal = builder.declarations().legal;
    chunkwise(to, legal, value, |count, part| {
        let ty = builder.declarations().chunk_type(to, count)?;
        builder.fp_convert(ty, part)
    })
}

/// Converts floating-point numbers, all within the range of the result type, to integers.
pub(in crate::lower) fn float_to_int<'m, B: Builder<'m>>(
    builder: &mut B,
    to: Lane,
    value: &Legal,
    signed: bool,
) -> Result<Legal> {
    let from = value.lanes;
    let op = if signed { Op::ConvertFToS } else { Op::ConvertFToU };
    if matches!(to, Lane::MultiWord { .. }) {
        let width = from.lane.number_bits()?;
        let mut words = Parts::new();
        for lane in 0..from.count {
            let number = extract_lane(builder, value, lane)?;
            words.extend(multi_word::floats::from_float(builder, to, number.parts[0], width)?);
        }
        return Ok(Legal::new(Lanes { lane: to, ..from }, words));
    }
    let legal = builder.declarations().legal;
    chunkwise(to, legal, value, |count, part| match IntLayout::of(to, count) {
        Some(layout) => {
            let ty = layout.ty(builder)?;
            let converted = builder.op(op, ty, &[part])?;
            layout.mask(builder, converted)
        }
        // Every result except 0, 1 and, signed, -1 is poison.
        None => {
            let layout = IntLayout { bits: 32, width: 32, count };
            let (ty, zero) = (layout.ty(builder)?, layout.splat(builder, 0)?);
            let converted = builder.op(op, ty, &[part])?;
            builder.icmp_ne(converted, zero)
        }
    })
}

/// Converts integers to floating-point numbers; Booleans are extended to 32 bits first.
pub(in crate::lower) fn int_to_float<'m, B: Builder<'m>>(
    builder: &mut B,
    to: Lane,
    value: &Legal,
    signed: bool,
) -> Result<Legal> {
    let from = value.lanes;
    if let (Lane::MultiWord { .. }, Lane::Float(width)) = (from.lane, to) {
        let words = from.lane.words() as usize;
        let lanes = value.parts.chunks(words);
        let lanes = lanes.map(|lane| multi_word::floats::to_float(builder, from.lane, lane, signed, width));
        let lanes = lanes.collect::<Result<Parts>>()?;
        return gather(builder, Lanes { lane: to, ..from }, &lanes);
    }
    let legal = builder.declarations().legal;
    chunkwise(to, legal, value, |count, part| {
        let ty = builder.declarations().chunk_type(to, count)?;
        let part = match IntLayout::of(from.lane, count) {
            Some(layout) if signed => layout.sign_extend(builder, part)?,
            Some(_) => part,
            None => resize_part(builder, from.lane, Lane::Int { bits: 32, width: 32 }, count, part, signed)?,
        };
        builder.op(if signed { Op::ConvertSToF } else { Op::ConvertUToF }, ty, &[part])
    })
}

/// Converts each part to one of `to` by `each`, which takes the number of its lanes.
fn chunkwise(
    to: Lane,
    legal: LegalTypes,
    value: &Legal,
    mut each: impl FnMut(u32, Typed) -> Result<Typed>,
) -> Result<Legal> {
    let chunks = value.lanes.chunks(legal).zip(&value.parts);
    let parts = chunks.map(|(count, part)| each(count, *part)).collect::<Result<Parts>>()?;
    Ok(Legal::new(Lanes { lane: to, ..value.lanes }, parts))
}
