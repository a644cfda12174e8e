//! Extraction of lanes from legalized parts, and construction of parts from lanes.

use crate::error::Result;
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lanes, Legal, PartTypes, Parts, one_part};
use crate::lower::cx::typed::{SpirvType, Typed};

/// Returns one lane of a value; `lane` is below the lane count.
pub(in crate::lower) fn extract_lane<'m, B: Builder<'m>>(builder: &mut B, value: &Legal, lane: u32) -> Result<Legal> {
    let Legal { lanes, parts } = value;
    let one = Lanes { count: 1, ..*lanes };
    if !lanes.lane.has_vectors() {
        let words = lanes.lane.words() as usize;
        let first = lane as usize * words;
        return Ok(Legal::new(one, Parts::from_slice(&parts[first..first + words])));
    }
    let legal = builder.declarations().legal;
    let (chunk, index) = lanes.locate(lane, legal);
    let length = lanes.chunks(legal).nth(chunk).unwrap_or(1);
    if length == 1 {
        return Ok(Legal::new(one, one_part(parts[chunk])));
    }
    let ty = builder.declarations().lane_type(lanes.lane)?;
    Ok(Legal::new(one, one_part(builder.extract(ty, parts[chunk], index)?)))
}

/// Returns a value from the words of its lanes, lane after lane.
pub(in crate::lower) fn gather<'m, B: Builder<'m>>(builder: &mut B, lanes: Lanes, words: &[Typed]) -> Result<Legal> {
    let parts = lanes.gather(builder.declarations().legal, words, |count, chunk| {
        let ty = builder.declarations().chunk_type(lanes.lane, count)?;
        builder.construct(ty, chunk)
    })?;
    Ok(Legal::new(lanes, parts))
}

/// Returns the types of the parts of a value without pointers.
pub(in crate::lower) fn part_types<'m, B: Builder<'m>>(builder: &mut B, lanes: Lanes) -> Result<PartTypes> {
    if lanes.lane.has_vectors() {
        return lanes
            .chunks(builder.declarations().legal)
            .map(|count| builder.declarations().chunk_type(lanes.lane, count))
            .collect();
    }
    let word = builder.declarations().lane_type(lanes.lane)?;
    Ok(Parts::from_elem(word, (lanes.count * lanes.lane.words()) as usize))
}

/// Applies an operation to each part of the operands; the operation takes the type of the part of the first.
pub(in crate::lower) fn each_part<C, const N: usize>(
    cx: &mut C,
    operands: [&[Typed]; N],
    mut operate: impl FnMut(&mut C, SpirvType, &[Typed]) -> Result<Typed>,
) -> Result<Parts> {
    let first = operands.first().into_iter().flat_map(|operand| operand.iter()).enumerate();
    first.map(|(part, first)| operate(cx, first.ty, &operands.map(|operand| operand[part]))).collect()
}
