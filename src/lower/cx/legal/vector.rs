//! Vectors: insertion, extraction and shuffles of lanes (specification, section 3.3.12).

use std::slice;

use smallvec::SmallVec;

use crate::error::{Result, invalid};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lanes, Legal, Parts};
use crate::lower::cx::legal::lanes::{extract_lane, part_types};
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::grammar::Op;

/// Returns the lanes `mask` of the concatenated sources, where `None` is undefined; `types` are those of the result's
/// parts.
pub(in crate::lower) fn shuffle_value<'m, B: Builder<'m>>(
    builder: &mut B,
    sources: &[Legal],
    mask: &[Option<u32>],
    to: Lanes,
    types: &[SpirvType],
) -> Result<Parts> {
    let mut parts = Parts::new();
    if !to.lane.has_vectors() {
        // The words of each lane, for lanes that SPIR-V has no vectors of.
        let words = to.lane.words() as usize;
        for (lane, types) in mask.iter().zip(types.chunks(words)) {
            match *lane {
                Some(lane) => parts.extend(lane_of(builder, sources, lane)?),
                None => {
                    for ty in types {
                        parts.push(builder.declarations().undef(*ty)?);
                    }
                }
            }
        }
        return Ok(parts);
    }
    let mut rest = mask;
    for (count, ty) in to.chunks(builder.declarations().legal).zip(types) {
        let (chunk, others) = rest.split_at(count as usize);
        rest = others;
        parts.push(shuffle_chunk(builder, sources, chunk, *ty)?);
    }
    Ok(parts)
}

/// Selects lanes of one vector without pointers.
pub(in crate::lower) fn select_lanes<'m, B: Builder<'m>>(
    builder: &mut B,
    from: &Legal,
    lanes: impl Iterator<Item = u32>,
) -> Result<Legal> {
    let mask: SmallVec<[Option<u32>; 16]> = lanes.map(Some).collect();
    let to = Lanes { count: mask.len() as u32, ..from.lanes };
    let types = part_types(builder, to)?;
    Ok(Legal::new(to, shuffle_value(builder, slice::from_ref(from), &mask, to, &types)?))
}

/// Returns the source that holds a lane, and the index of the lane in it.
fn source_of(sources: &[Legal], lane: u32) -> Result<(&Legal, u32)> {
    let mut lane = lane;
    for source in sources {
        if lane < source.lanes.count {
            return Ok((source, lane));
        }
        lane -= source.lanes.count;
    }
    Err(invalid("the index of a lane is beyond the end of the vectors"))
}

/// Returns the words of one lane.
fn lane_of<'m, B: Builder<'m>>(builder: &mut B, sources: &[Legal], lane: u32) -> Result<Parts> {
    let (source, lane) = source_of(sources, lane)?;
    extract_lane(builder, source, lane).map(Legal::into_parts)
}

/// A part that holds a lane.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Piece {
    id: Typed,
    /// The number of its lanes.
    length: u32,
}

/// Returns one part of the result: a shuffle of the (at most two) parts that hold its lanes, or a construct of its
/// lanes.
fn shuffle_chunk<'m, B: Builder<'m>>(
    builder: &mut B,
    sources: &[Legal],
    mask: &[Option<u32>],
    ty: SpirvType,
) -> Result<Typed> {
    const POISON: u32 = u32::MAX;
    let mut pieces = SmallVec::<[Piece; 2]>::new();
    let mut locations = SmallVec::<[Option<(Piece, u32)>; 16]>::new();
    for lane in mask {
        let Some(lane) = *lane else {
            locations.push(None);
            continue;
        };
        let (Legal { lanes, parts }, lane) = source_of(sources, lane)?;
        let (chunk, index) = lanes.locate(lane, builder.declarations().legal);
        let piece =
            Piece { id: parts[chunk], length: lanes.chunks(builder.declarations().legal).nth(chunk).unwrap_or(1) };
        if !pieces.contains(&piece) {
            pieces.push(piece);
        }
        locations.push(Some((piece, index)));
    }
    let Some(first) = pieces.first().copied() else { return builder.declarations().undef(ty) };
    let in_order = |(at, index): (usize, &Option<(Piece, u32)>)| index.is_none_or(|(_, index)| index as usize == at);
    if pieces.len() == 1 && first.length as usize == mask.len() && locations.iter().enumerate().all(in_order) {
        return Ok(first.id);
    }
    if mask.len() == 1 || pieces.len() > 2 || pieces.iter().any(|piece| piece.length == 1) {
        return construct_from_lanes(builder, sources, mask, ty);
    }
    let second = pieces.get(1).copied().unwrap_or(first);
    // An undefined component may differ from use to use, as an undefined value may.
    let any = if builder.declarations().expands_freeze { 0 } else { POISON };
    let lanes = locations.into_iter().map(|index| match index {
        None => any,
        Some((piece, index)) if piece == first => index,
        Some((_, index)) => first.length + index,
    });
    builder.shuffle(ty, [first.id, second.id], &lanes.collect::<SmallVec<[u32; 16]>>())
}

fn construct_from_lanes<'m, B: Builder<'m>>(
    builder: &mut B,
    sources: &[Legal],
    mask: &[Option<u32>],
    ty: SpirvType,
) -> Result<Typed> {
    let mut lanes = SmallVec::<[Typed; 16]>::new();
    for lane in mask {
        lanes.push(match *lane {
            Some(lane) => lane_of(builder, sources, lane)?[0],
            None => {
                let scalar = builder.declarations().lane_type(sources[0].lanes.lane)?;
                builder.declarations().undef(scalar)?
            }
        });
    }
    match lanes.as_slice() {
        [only] => Ok(*only),
        several => builder.op(Op::CompositeConstruct, ty, several),
    }
}
