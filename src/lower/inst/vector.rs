//! `extractelement`, `insertelement`, `shufflevector` (specification, section 3.3.12).

use std::ops::Range;

use smallvec::SmallVec;

use crate::error::invalid;
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::legal::lanes::extract_lane;
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::legal::vector::shuffle_value;
use crate::lower::cx::prelude::*;
use crate::spirv::inst::Inst as SpirvInst;

/// `extractelement` => `OpCompositeExtract`, or `OpVectorExtractDynamic` for an index that is not constant
pub(in crate::lower) fn extract_element<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let vector = fx.legal(inst.operand(0))?;
    let result = match inst.operand(1).int_zext() {
        Some(index) if index < u64::from(vector.lanes.count) => extract_lane(fx, &vector, index as u32)?.parts,
        // The result of an index out of bounds is poison.
        Some(_) => return undefined(fx, inst),
        None => extract_dynamic(fx, inst, &vector)?,
    };
    fx.as_result(inst, result)
}

fn undefined<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let types = fx.types_of(inst.value())?;
    types.into_iter().map(|ty| fx.mx.undef(ty)).collect()
}

fn extract_dynamic<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, vector: &Legal) -> Result<Parts> {
    let Legal { lanes, ref parts } = *vector;
    let index = lane_index(fx, inst.operand(1), lanes.count)?;
    if lanes.count == 1 {
        return Ok(Parts::from_slice(parts));
    }
    let words = lanes.lane.words() as usize;
    let mut result: Option<Parts> = None;
    let mut first = 0;
    for (chunk, length) in lanes.chunks(fx.mx.legal).enumerate() {
        let here: Parts = if lanes.lane.has_vectors() && length > 1 {
            let ty = fx.mx.lane_type(lanes.lane)?;
            let index = index.in_part(fx, (inst, inst.operand(1)), lanes, first..first + length)?;
            Parts::from_elem(fx.op(Op::VectorExtractDynamic, ty, &[parts[chunk], index])?, 1)
        } else {
            Parts::from_slice(&parts[chunk * words..(chunk + 1) * words])
        };
        result = Some(match result {
            None => here,
            Some(before) => {
                let reached = index.is_at_least(fx, first)?;
                let choices = before.iter().zip(&here);
                choices.map(|(before, here)| fx.select(reached, *here, *before)).collect::<Result<_>>()?
            }
        });
        first += length;
    }
    result.ok_or_else(|| invalid("a vector without lanes"))
}

/// A lane index that is not constant, as an integer of `width` bits.
#[derive(Clone, Copy)]
struct LaneIndex {
    id: Typed,
    width: u32,
}

/// Returns an index of a lane of `count`, in a type that has the numbers of all of them.
fn lane_index<'m>(fx: &mut FunctionCx<'_, 'm>, index: Value<'m>, count: u32) -> Result<LaneIndex> {
    let lanes = fx.lanes(index.ty())?;
    let parts = fx.value(index)?;
    match lanes.lane {
        Lane::Int { width, .. } if width < 8 || (width < 32 && count > 1 << width) => {
            let width = if count > 1 << 8 { 32 } else { 8 };
            let to = Lane::Int { bits: width, width };
            Ok(LaneIndex { id: resize_part(fx, lanes.lane, to, 1, parts[0], false)?, width })
        }
        Lane::Int { width, .. } => Ok(LaneIndex { id: parts[0], width }),
        Lane::MultiWord { .. } => Ok(LaneIndex { id: parts[0], width: crate::lower::cx::forms::WORD_BITS }),
        Lane::Bool => {
            let to = Lane::Int { bits: 32, width: 32 };
            Ok(LaneIndex { id: resize_part(fx, lanes.lane, to, 1, parts[0], false)?, width: 32 })
        }
        Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => Err(invalid("expected an integer lane index")),
    }
}

impl LaneIndex {
    /// Returns the index relative to lane `first`.
    fn offset(self, fx: &mut FunctionCx<'_, '_>, first: u32) -> Result<Typed> {
        if first == 0 {
            return Ok(self.id);
        }
        let first = fx.mx.int_constant(self.width, u64::from(first))?;
        fx.sub(self.id, first)
    }

    /// Returns the index relative to the first of `part`, which are some of the `lanes` of the operand of `inst`, whose index
    /// is `value`.
    ///
    /// The behavior for an index out of range is undefined (specification, `OpVectorInsertDynamic`). So an index of another
    /// part becomes one of this part, and so does any index if the result may be discarded, as LLVM allows, unless it is
    /// known to be one of a lane.
    fn in_part<'m>(
        self,
        fx: &mut FunctionCx<'_, 'm>,
        (inst, value): (Inst<'m>, Value<'m>),
        lanes: Lanes,
        part: Range<u32>,
    ) -> Result<Typed> {
        let (length, offset) = (part.end - part.start, self.offset(fx, part.start)?);
        if length == lanes.count && (!is_selected(inst) || is_below(value, length.into())) {
            return Ok(offset);
        }
        if length.is_power_of_two() {
            let mask = fx.mx.int_constant(self.width, u64::from(length - 1))?;
            return fx.and(offset, mask);
        }
        let end = fx.mx.int_constant(self.width, u64::from(length))?;
        let (is_inside, first) = (fx.icmp_ult(offset, end)?, fx.mx.int_constant(self.width, 0)?);
        fx.select(is_inside, offset, first)
    }

    /// Returns `index >= first`.
    fn is_at_least(self, fx: &mut FunctionCx<'_, '_>, first: u32) -> Result<Typed> {
        self.compare(fx, Op::UGreaterThanEqual, first)
    }

    /// Returns `index == lane`.
    fn equals(self, fx: &mut FunctionCx<'_, '_>, lane: u32) -> Result<Typed> {
        self.compare(fx, Op::IEqual, lane)
    }

    /// Returns `index op lane`.
    fn compare(self, fx: &mut FunctionCx<'_, '_>, op: Op, lane: u32) -> Result<Typed> {
        let (boolean, lane) = (fx.mx.type_bool()?, fx.mx.int_constant(self.width, u64::from(lane))?);
        fx.op(op, boolean, &[self.id, lane])
    }
}

/// Returns `true` if a `select` may discard the result of an instruction.
fn is_selected(inst: Inst<'_>) -> bool {
    inst.value().uses().filter_map(Value::as_instruction).any(|user| user.opcode() == Opcode::Select)
}

/// Returns `true` if an integer is less than `count` as its instruction shows: `and` with a constant, or a `select` of the
/// integers that a comparison finds to be less.
fn is_below(value: Value<'_>, count: u64) -> bool {
    let is_less = |value: Value<'_>| value.int_zext().is_some_and(|value| value < count);
    let Some(inst) = value.as_instruction() else { return is_less(value) };
    match inst.opcode() {
        Opcode::And => inst.value().operands().any(is_less),
        Opcode::Select if is_less(inst.operand(2)) => {
            let condition = inst.operand(0).as_instruction();
            condition.is_some_and(|condition| {
                condition.opcode() == Opcode::ICmp
                    && condition.icmp_predicate() == IntPredicate::Ult
                    && condition.operand(0) == inst.operand(1)
                    && condition.operand(1).int_zext().is_some_and(|limit| limit <= count)
            })
        }
        _ => false,
    }
}

/// `insertelement` => `OpCompositeInsert`, or `OpVectorInsertDynamic` for an index that is not constant
pub(in crate::lower) fn insert_element<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let node = fx.mx.facts.element_types.node(inst.value());
    let vector = fx.legal_as(inst.operand(0), node)?;
    let element = fx.value_as(inst.operand(1), node)?;
    let Some(index) = inst.operand(2).int_zext() else {
        return insert_dynamic(fx, inst, &vector, &element);
    };
    let Legal { lanes, mut parts } = vector;
    let index = match u32::try_from(index) {
        Ok(index) if index < lanes.count => index,
        _ => return undefined(fx, inst),
    };
    if !lanes.lane.has_vectors() {
        let first = index as usize * element.len();
        parts[first..first + element.len()].copy_from_slice(&element);
        return Ok(parts);
    }
    let (chunk, lane) = lanes.locate(index, fx.mx.legal);
    let length = lanes.chunks(fx.mx.legal).nth(chunk).unwrap_or(1);
    parts[chunk] = if length == 1 {
        element[0]
    } else {
        let (ty, id) = (fx.mx.chunk_type(lanes.lane, length)?, fx.fresh());
        let insert = SpirvInst::new(Op::CompositeInsert).id(ty).id(id).id(element[0]).id(parts[chunk]).literal(lane);
        fx.emit(insert)?;
        Typed::new(id, ty)
    };
    Ok(parts)
}

fn insert_dynamic<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, vector: &Legal, element: &[Typed]) -> Result<Parts> {
    let Legal { lanes, ref parts } = *vector;
    let index = lane_index(fx, inst.operand(2), lanes.count)?;
    let types = fx.types_of(inst.value())?;
    let mut result = Parts::new();
    if !lanes.lane.has_vectors() {
        for (part, old) in parts.iter().enumerate() {
            let hit = index.equals(fx, part as u32 / lanes.lane.words())?;
            result.push(fx.select(hit, element[part % element.len()], *old)?);
        }
        return Ok(result);
    }
    let single = parts.len() == 1;
    let mut first = 0;
    for ((length, old), ty) in lanes.chunks(fx.mx.legal).zip(parts).zip(&types) {
        let new = if length == 1 {
            let hit = index.equals(fx, first)?;
            fx.select(hit, element[0], *old)?
        } else {
            let offset = index.in_part(fx, (inst, inst.operand(2)), lanes, first..first + length)?;
            let inserted = fx.op(Op::VectorInsertDynamic, *ty, &[*old, element[0], offset])?;
            if single { inserted } else { select_in_range(fx, index, first..first + length, [inserted, *old])? }
        };
        result.push(new);
        first += length;
    }
    Ok(result)
}

/// Selects the first of `choices` if the index is one of `lanes`, else the second.
fn select_in_range(
    fx: &mut FunctionCx<'_, '_>,
    index: LaneIndex,
    lanes: Range<u32>,
    [inserted, old]: [Typed; 2],
) -> Result<Typed> {
    let length = lanes.end - lanes.start;
    let offset = index.offset(fx, lanes.start)?;
    let (boolean, end) = (fx.mx.type_bool()?, fx.mx.int_constant(index.width, u64::from(length))?);
    // An index below the chunk has wrapped around and is large.
    let inside = fx.op(Op::ULessThan, boolean, &[offset, end])?;
    let mask = fx.splat(Lane::Bool, inside, length)?;
    fx.select(mask, inserted, old)
}

/// `shufflevector` => `OpVectorShuffle`, or lane by lane where a part takes lanes of more than two others
pub(in crate::lower) fn shuffle<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (from, to) = (fx.lanes(inst.operand(0).ty())?, fx.lanes(inst.ty())?);
    let node = fx.mx.facts.element_types.node(inst.value());
    let sources =
        [Legal::new(from, fx.value_as(inst.operand(0), node)?), Legal::new(from, fx.value_as(inst.operand(1), node)?)];
    let mask: SmallVec<[Option<u32>; 16]> = inst.value().mask().collect();
    let types = fx.types_of(inst.value())?;
    shuffle_value(fx, &sources, &mask, to, &types)
}
