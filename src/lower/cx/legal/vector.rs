//! Vectors: lanes in, lanes out, and lanes rearranged (specification, section 3.3.12).

use crate::error::Result;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::lanes::{extract_lane, part_types};
use crate::lower::cx::module::invalid;
use crate::spirv::Id;
use crate::spirv::grammar::Op;
use crate::spirv::inst::Inst as SpirvInst;
use smallvec::SmallVec;

/// A vector with its lanes and parts, from which lanes are taken.
pub(in crate::lower) type Source = (Lanes, Parts);

/// The lanes `mask` of the sources laid end to end, `None` being any value; `types` are those of the result's parts.
pub(in crate::lower) fn shuffle_value(
    fx: &mut FunctionCx<'_, '_>,
    sources: &[Source],
    mask: &[Option<u32>],
    to: Lanes,
    types: &[Id],
) -> Result<Parts> {
    let mut parts = Parts::new();
    if !to.lane.has_vectors() {
        // The words of each lane, for lanes SPIR-V has no vectors of.
        let words = to.lane.words() as usize;
        for (lane, types) in mask.iter().zip(types.chunks(words)) {
            match *lane {
                Some(lane) => parts.extend(lane_of(fx, sources, lane)?),
                None => {
                    for ty in types {
                        parts.push(fx.mx.undef(*ty)?);
                    }
                }
            }
        }
        return Ok(parts);
    }
    let mut rest = mask;
    for (count, ty) in to.chunks().zip(types) {
        let (chunk, others) = rest.split_at(count as usize);
        rest = others;
        parts.push(shuffle_chunk(fx, sources, chunk, *ty)?);
    }
    Ok(parts)
}

/// Some lanes of one vector that holds no pointers.
pub(in crate::lower) fn select_lanes(
    fx: &mut FunctionCx<'_, '_>,
    from: Lanes,
    parts: &[Id],
    to: Lanes,
    lanes: impl Iterator<Item = u32>,
) -> Result<Parts> {
    let types = part_types(fx, to)?;
    let mask: SmallVec<[Option<u32>; 16]> = lanes.map(Some).collect();
    shuffle_value(fx, &[(from, Parts::from_slice(parts))], &mask, to, &types)
}

/// The source a lane lies in, and its number there.
fn source_of(sources: &[Source], lane: u32) -> Result<(&Source, u32)> {
    let mut lane = lane;
    for source in sources {
        if lane < source.0.count {
            return Ok((source, lane));
        }
        lane -= source.0.count;
    }
    Err(invalid("a lane beyond the end of the vectors it is taken from"))
}

/// The words of one lane.
fn lane_of(fx: &mut FunctionCx<'_, '_>, sources: &[Source], lane: u32) -> Result<Parts> {
    let ((lanes, parts), lane) = source_of(sources, lane)?;
    extract_lane(fx, *lanes, parts, lane)
}

/// A part that a lane comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Piece {
    id: Id,
    /// Its lanes.
    length: u32,
}

/// One part of the result: from the (at most two) parts its lanes lie in, or lane by lane.
fn shuffle_chunk(fx: &mut FunctionCx<'_, '_>, sources: &[Source], mask: &[Option<u32>], ty: Id) -> Result<Id> {
    const POISON: u32 = u32::MAX;
    let mut pieces = SmallVec::<[Piece; 2]>::new();
    let mut places = SmallVec::<[Option<(Piece, u32)>; 16]>::new();
    for lane in mask {
        let Some(lane) = *lane else {
            places.push(None);
            continue;
        };
        let ((lanes, parts), lane) = source_of(sources, lane)?;
        let (chunk, place) = lanes.locate(lane);
        let piece = Piece { id: parts[chunk], length: lanes.chunks().nth(chunk).unwrap_or(1) };
        if !pieces.contains(&piece) {
            pieces.push(piece);
        }
        places.push(Some((piece, place)));
    }
    let Some(first) = pieces.first().copied() else { return fx.mx.undef(ty) };
    let in_order = |(at, place): (usize, &Option<(Piece, u32)>)| place.is_none_or(|(_, place)| place as usize == at);
    if pieces.len() == 1 && first.length as usize == mask.len() && places.iter().enumerate().all(in_order) {
        return Ok(first.id);
    }
    if mask.len() == 1 || pieces.len() > 2 || pieces.iter().any(|piece| piece.length == 1) {
        return construct_from_lanes(fx, sources, mask, ty);
    }
    let second = pieces.get(1).copied().unwrap_or(first);
    // A component without a source may differ from use to use, as an undefined value may.
    let any = if fx.mx.freezes_by_itself() { 0 } else { POISON };
    let id = fx.fresh();
    let mut shuffle = SpirvInst::new(Op::VectorShuffle).id(ty).id(id).id(first.id).id(second.id);
    for place in places {
        shuffle = shuffle.literal(match place {
            None => any,
            Some((piece, place)) if piece == first => place,
            Some((_, place)) => first.length + place,
        });
    }
    fx.emit(shuffle)?;
    Ok(id)
}

fn construct_from_lanes(fx: &mut FunctionCx<'_, '_>, sources: &[Source], mask: &[Option<u32>], ty: Id) -> Result<Id> {
    let mut lanes = SmallVec::<[Id; 16]>::new();
    for lane in mask {
        lanes.push(match *lane {
            Some(lane) => lane_of(fx, sources, lane)?[0],
            None => {
                let scalar = fx.mx.lane_type(sources[0].0.lane)?;
                fx.mx.undef(scalar)?
            }
        });
    }
    match lanes.as_slice() {
        [only] => Ok(*only),
        several => fx.op(Op::CompositeConstruct, ty, several),
    }
}
