//! Reinterpretation of bits: bitcasts between forms with different parts, and values that are packed in memory.
//!
//! A value is split into *fields*, integers of known width, low bits first; fields of other widths are assembled from
//! them by shifts, masks and ors. LLVM defines a bitcast as a store and a load; on a little-endian target this is the
//! same.

use smallvec::SmallVec;

use crate::error::{Result, invalid};
use crate::ir::{TypeKind, Value, ValueKind};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Lanes, Legal, Parts, WORD_BITS, integer, one_part, ones};
use crate::lower::cx::legal::bfloat;
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::lanes::{extract_lane, gather};
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::grammar::Op;

/// Consecutive bits of a value, zero-extended in an integer.
#[derive(Clone, Copy, Debug)]
struct Field {
    /// The index of its lowest bit.
    start: u32,
    id: Typed,
    bits: u32,
    /// The width of the integer.
    width: u32,
}

impl Field {
    fn end(&self) -> u32 {
        self.start + self.bits
    }
}

/// All bits of a value, low bits first.
#[derive(Clone, Debug, Default)]
pub(in crate::lower) struct Fields(SmallVec<[Field; 8]>);

impl Fields {
    /// Adds the next bits, which are in an integer of `width` bits.
    pub(in crate::lower) fn push(&mut self, id: Typed, bits: u32, width: u32) {
        let start = self.0.last().map_or(0, Field::end);
        self.0.push(Field { start, id, bits, width });
    }

    /// Returns the fields with bits between `start` and `end`.
    fn between(&self, start: u32, end: u32) -> impl Iterator<Item = Field> {
        let first = self.0.partition_point(|field| field.end() <= start);
        self.0[first..].iter().take_while(move |field| field.start < end).copied()
    }
}

/// Reinterprets a value of the form `from` as the form `to`, which has as many bits.
pub(in crate::lower) fn reinterpret<'m, B: Builder<'m>>(builder: &mut B, value: &Legal, to: Lanes) -> Result<Legal> {
    let (from, stored) =
        (bfloat::stored_lanes(builder.declarations(), value.lanes), bfloat::stored_lanes(builder.declarations(), to));
    if from == stored {
        return Ok(Legal::new(to, value.parts.clone()));
    }
    let legal = builder.declarations().legal;
    let divides = from.count.is_multiple_of(stored.count) || stored.count.is_multiple_of(from.count);
    // The larger number of components must be a multiple of the smaller one (specification, OpBitcast).
    if from.has_memory_form(legal) && stored.has_memory_form(legal) && divides {
        let ty = builder.declarations().chunk_type(stored.lane, stored.count)?;
        return Ok(Legal::new(to, one_part(builder.op(Op::Bitcast, ty, &value.parts)?)));
    }
    let fields = fields_of(builder, &Legal::new(from, value.parts.clone()))?;
    from_fields(builder, stored, &fields).map(|parts| Legal::new(to, parts))
}

/// Splits a value into fields: one for each lane, or each word of a lane.
pub(in crate::lower) fn fields_of<'m, B: Builder<'m>>(builder: &mut B, value: &Legal) -> Result<Fields> {
    let mut fields = Fields::default();
    for index in 0..value.lanes.count {
        let lane = extract_lane(builder, value, index)?.parts;
        match value.lanes.lane {
            Lane::Bool => {
                let byte = IntLayout { bits: 8, width: 8, count: 1 };
                let (one, zero) = (byte.splat(builder, 1)?, byte.splat(builder, 0)?);
                fields.push(builder.select(lane[0], one, zero)?, 1, 8);
            }
            Lane::Int { bits, width } => fields.push(lane[0], bits, width),
            Lane::BFloat => fields.push(bfloat::to_bits(builder, 1, lane[0])?, 16, 16),
            Lane::Float(width) => {
                let ty = builder.declarations().type_int(width)?;
                fields.push(builder.bitcast(ty, lane[0])?, width, width);
            }
            Lane::MultiWord { bits } => {
                for (position, id) in lane.iter().enumerate() {
                    let left = bits - position as u32 * WORD_BITS;
                    fields.push(*id, left.min(WORD_BITS), WORD_BITS);
                }
            }
            Lane::Pointer { .. } => return Err(invalid("a pointer is reinterpreted as an integer without ptrtoint")),
        }
    }
    Ok(fields)
}

/// Assembles a value from fields.
pub(in crate::lower) fn from_fields<'m, B: Builder<'m>>(builder: &mut B, to: Lanes, fields: &Fields) -> Result<Parts> {
    let mut lanes = Parts::new();
    let mut at = 0;
    for _ in 0..to.count {
        match to.lane {
            Lane::Bool => {
                let bit = extract_bits(builder, fields, at, 1)?;
                let layout = IntLayout { bits: 8, width: 8, count: 1 };
                let zero = layout.splat(builder, 0)?;
                lanes.push(builder.icmp_ne(bit, zero)?);
            }
            Lane::Int { bits, width } => {
                lanes.push(extract_as(builder, fields, at, IntLayout { bits, width, count: 1 })?);
            }
            Lane::BFloat => {
                let bits = extract_bits(builder, fields, at, 16)?;
                lanes.push(bfloat::from_bits(builder, 1, bits)?);
            }
            Lane::Float(width) => {
                let (bits, ty) = (extract_bits(builder, fields, at, width)?, builder.declarations().type_float(width)?);
                lanes.push(builder.bitcast(ty, bits)?);
            }
            Lane::MultiWord { bits } => {
                for word in 0..to.lane.words() {
                    let start = word * WORD_BITS;
                    let layout = IntLayout { bits: (bits - start).min(WORD_BITS), width: WORD_BITS, count: 1 };
                    lanes.push(extract_as(builder, fields, at + start, layout)?);
                }
            }
            Lane::Pointer { .. } => return Err(invalid("an integer is reinterpreted as a pointer without inttoptr")),
        }
        at += to.lane.number_bits()?;
    }
    gather(builder, to, &lanes).map(Legal::into_parts)
}

/// Returns the `bits` bits from `start` on, in the integer layout of that many bits.
///
/// Up to 64 bits; words of multi-word integers always have the layout of 64 bits.
pub(in crate::lower) fn extract_bits<'m, B: Builder<'m>>(
    builder: &mut B,
    fields: &Fields,
    start: u32,
    bits: u32,
) -> Result<Typed> {
    let width = match integer(bits) {
        Lane::Int { width, .. } => width,
        _ => 8,
    };
    extract_as(builder, fields, start, IntLayout { bits, width, count: 1 })
}

/// Returns the bits from `start` on as an integer of `layout`.
pub(in crate::lower) fn extract_as<'m, B: Builder<'m>>(
    builder: &mut B,
    fields: &Fields,
    start: u32,
    layout: IntLayout,
) -> Result<Typed> {
    let ty = layout.ty(builder)?;
    let end = start + layout.bits;
    let mut result: Option<Typed> = None;
    for field in fields.between(start, end) {
        let (first, last) = (field.start.max(start), field.end().min(end));
        let piece = field_bits(builder, field, first - field.start, last - first, ty)?;
        let piece = shift(builder, Op::ShiftLeftLogical, layout, piece, first - start)?;
        result = Some(match result {
            Some(others) => builder.or(others, piece)?,
            None => piece,
        });
    }
    result.map_or_else(|| layout.splat(builder, 0), Ok)
}

/// Returns `bits` bits of a field from `start` on, in an integer of type `ty`.
fn field_bits<'m, B: Builder<'m>>(
    builder: &mut B,
    field: Field,
    start: u32,
    bits: u32,
    ty: SpirvType,
) -> Result<Typed> {
    let layout = IntLayout { bits: field.bits, width: field.width, count: 1 };
    let mut id = shift(builder, Op::ShiftRightLogical, layout, field.id, start)?;
    if start + bits < field.bits {
        let mask = layout.splat(builder, ones(bits))?;
        id = builder.and(id, mask)?;
    }
    if id.ty == ty { Ok(id) } else { builder.zext_or_trunc(ty, id) }
}

fn shift<'m, B: Builder<'m>>(builder: &mut B, op: Op, layout: IntLayout, id: Typed, amount: u32) -> Result<Typed> {
    if amount == 0 {
        return Ok(id);
    }
    let (ty, amount) = (layout.ty(builder)?, layout.splat(builder, u64::from(amount))?);
    builder.op(op, ty, &[id, amount])
}

/// Returns the bytes in memory of a constant number or vector of numbers, padded with zeros to `size`; `None` if its
/// bits are not known before run time, as for addresses.
pub(in crate::lower) fn constant_bytes(value: Value<'_>, size: u64) -> Option<Vec<u8>> {
    let mut bytes = vec![0; usize::try_from(size).ok()?];
    let lanes = match value.ty().kind() {
        TypeKind::Vector { length, .. } => Some(length),
        _ => None,
    };
    let mut at = 0;
    for index in 0..lanes.unwrap_or(1) {
        let lane = if lanes.is_some() { value.aggregate_element(index)? } else { value };
        let bits = match lane.ty().kind() {
            TypeKind::Integer(bits) => bits,
            TypeKind::Half | TypeKind::BFloat => 16,
            TypeKind::Float => 32,
            TypeKind::Double => 64,
            TypeKind::X86Fp80 => 80,
            TypeKind::Fp128 | TypeKind::PpcFp128 => 128,
            _ => return None,
        };
        let words: SmallVec<[u64; 2]> = match lane.kind() {
            ValueKind::ConstantInt => lane.int_words(),
            ValueKind::ConstantFp => lane.float_bits(),
            ValueKind::Undef | ValueKind::Poison => SmallVec::new(),
            _ => return None,
        };
        for bit in 0..bits {
            let word = words.get((bit / 64) as usize).copied().unwrap_or(0);
            if word >> (bit % 64) & 1 == 1
                && let Some(byte) = bytes.get_mut(((at + bit) / 8) as usize)
            {
                *byte |= 1 << ((at + bit) % 8);
            }
        }
        at += bits;
    }
    Some(bytes)
}
