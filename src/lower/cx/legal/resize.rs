//! Conversion of integers to another width.

use crate::error::{Result, invalid};
use crate::ir::Type;
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Lanes, Legal, LegalTypes, Parts, WORD_BITS, is_standard_width, one_part, ones};
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::lanes::{extract_lane, gather};
use crate::lower::cx::legal::multi_word;
use crate::lower::cx::legal::multi_word::{WORD, Words};
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::Op;

/// Converts integers to another width.
pub(in crate::lower) fn resize_lanes<'m, B: Builder<'m>>(
    builder: &mut B,
    to: Lane,
    value: &Legal,
    signed: bool,
) -> Result<Legal> {
    let from = value.lanes;
    let result = Lanes { lane: to, ..from };
    if !matches!(from.lane, Lane::MultiWord { .. }) && !matches!(to, Lane::MultiWord { .. }) {
        let legal = builder.declarations().legal;
        let mut resized = |count, part| resize_part(builder, from.lane, to, count, part, signed);
        let parts = match value.parts.as_slice() {
            [part] => one_part(resized(from.count, *part)?),
            parts => {
                let chunks = from.chunks(legal).zip(parts);
                chunks.map(|(count, part)| resized(count, *part)).collect::<Result<Parts>>()?
            }
        };
        return Ok(Legal::new(result, parts));
    }
    let mut results = Parts::new();
    for index in 0..from.count {
        let lane = extract_lane(builder, value, index)?;
        results.extend(resize_lane(builder, from.lane, to, &lane.parts, signed)?);
    }
    gather(builder, result, &results)
}

/// Converts `count` lanes of one word each.
pub(in crate::lower) fn resize_part<'m, B: Builder<'m>>(
    builder: &mut B,
    from: Lane,
    to: Lane,
    count: u32,
    part: Typed,
    signed: bool,
) -> Result<Typed> {
    match (IntLayout::of(from, count), IntLayout::of(to, count)) {
        (Some(from), Some(to)) => {
            let part = if signed { from.sign_extend(builder, part)? } else { part };
            let converted = convert(builder, from.width, to, part, signed)?;
            if signed || to.bits < from.bits { to.mask(builder, converted) } else { Ok(converted) }
        }
        (Some(from), None) => {
            let boolean = builder.declarations().chunk_type(Lane::Bool, count)?;
            let (one, zero) = (from.splat(builder, 1)?, from.splat(builder, 0)?);
            let bit = builder.and(part, one)?;
            builder.op(Op::INotEqual, boolean, &[bit, zero])
        }
        (None, Some(to)) => {
            let set = if signed { ones(to.bits) } else { 1 };
            let (clear, set) = (to.splat(builder, 0)?, to.splat(builder, set)?);
            builder.select(part, set, clear)
        }
        (None, None) => Ok(part),
    }
}

/// Changes the width of an integer layout, if it differs.
fn convert<'m, B: Builder<'m>>(
    builder: &mut B,
    from_width: u32,
    to: IntLayout,
    part: Typed,
    signed: bool,
) -> Result<Typed> {
    if from_width == to.width {
        return Ok(part);
    }
    let ty = to.ty(builder)?;
    builder.op(if signed { Op::SConvert } else { Op::UConvert }, ty, &[part])
}

/// Converts one lane where the source or the result has several words.
pub(in crate::lower) fn resize_lane<'m, B: Builder<'m>>(
    builder: &mut B,
    from: Lane,
    to: Lane,
    source: &[Typed],
    signed: bool,
) -> Result<Words> {
    let word_lane = Lane::Int { bits: WORD_BITS, width: WORD_BITS };
    let mut words: Words = match from {
        Lane::MultiWord { .. } => source.iter().copied().collect(),
        _ => Words::from_elem(resize_part(builder, from, word_lane, 1, source[0], signed)?, 1),
    };
    if signed && let Some(top) = words.last_mut() {
        *top = multi_word::top_layout(from).sign_extend(builder, *top)?;
    }
    let Lane::MultiWord { .. } = to else {
        let low = resize_part(builder, word_lane, to, 1, words[0], false)?;
        return Ok(Words::from_elem(low, 1));
    };
    let length = to.words() as usize;
    if words.len() < length {
        let fill = if signed {
            let shift = WORD.splat(builder, u64::from(WORD_BITS - 1))?;
            builder.ashr(words[words.len() - 1], shift)?
        } else {
            WORD.splat(builder, 0)?
        };
        words.resize(length, fill);
    }
    words.truncate(length);
    multi_word::mask_top(builder, to, &mut words)?;
    Ok(words)
}

/// Returns the width of the integer that [`sign_extended_index`] returns for an index of this type.
pub(in crate::lower) fn index_width(ty: Type<'_>) -> u32 {
    match crate::lower::cx::forms::lanes(ty, LegalTypes::default()) {
        Ok(Some(Lanes { lane: Lane::Int { width, .. }, .. })) => width,
        Ok(Some(Lanes { lane: Lane::MultiWord { .. }, .. })) => WORD_BITS,
        _ => 32,
    }
}

/// Returns an index, which LLVM reads as signed, sign-extended to the width of its layout.
pub(in crate::lower) fn sign_extended_index<'m, B: Builder<'m>>(
    builder: &mut B,
    lane: Lane,
    parts: &[Typed],
) -> Result<Typed> {
    let index = *parts.first().ok_or_else(|| invalid("an index without a value"))?;
    match lane {
        // Indices have widths that SPIR-V has without extensions.
        Lane::Int { bits, width } if !is_standard_width(width) && bits == width => {
            let width = width.next_power_of_two().max(8);
            resize_part(builder, lane, Lane::Int { bits: width, width }, 1, index, true)
        }
        Lane::Int { bits, width } => IntLayout { bits, width, count: 1 }.sign_extend(builder, index),
        // Higher words have no effect: no object is that large.
        Lane::MultiWord { .. } => Ok(index),
        Lane::Bool => resize_part(builder, lane, Lane::Int { bits: 32, width: 32 }, 1, index, true),
        Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => Err(invalid("expected an integer index")),
    }
}

/// Converts a signed number of `from` bits to `to` bits; SPIR-V has both widths.
pub(in crate::lower) fn resize_signed<'m, B: Builder<'m>>(
    builder: &mut B,
    id: Typed,
    from: u32,
    to: u32,
) -> Result<Typed> {
    convert(builder, from, IntLayout { bits: to, width: to, count: 1 }, id, true)
}
