//! The same bits in another shape: bitcasts between forms with different parts, and values that memory packs.
//!
//! A value is cut into *fields*, integers of known width, low bits first; fields of other widths are put together
//! from them by shifts, masks and ors. LLVM defines a bitcast as a store and a load; on a little-endian target that
//! is exactly this.

use crate::error::Result;
use crate::llvm::{TypeKind, Value, ValueKind};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Lanes, Parts, WORD_BITS, integer};
use crate::lower::cx::legal::bfloat;
use crate::lower::cx::legal::integers::{IntLayout, ones};
use crate::lower::cx::legal::lanes::{extract_lane, gather};
use crate::lower::cx::module::invalid;
use crate::spirv::Id;
use crate::spirv::grammar::Op;
use smallvec::SmallVec;

/// Some consecutive bits of a value, zero-extended in an integer register.
#[derive(Clone, Copy, Debug)]
struct Field {
    /// The place of its lowest bit.
    start: u32,
    id: Id,
    bits: u32,
    /// The width of the register.
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
    /// Adds the next bits, which are held in a register of some width.
    pub(in crate::lower) fn push(&mut self, id: Id, bits: u32, width: u32) {
        let start = self.0.last().map_or(0, Field::end);
        self.0.push(Field { start, id, bits, width });
    }

    /// The fields with bits between `start` and `end`.
    fn between(&self, start: u32, end: u32) -> impl Iterator<Item = Field> {
        let first = self.0.partition_point(|field| field.end() <= start);
        self.0[first..].iter().take_while(move |field| field.start < end).copied()
    }
}

/// A value of the form `from`, seen as one of the form `to`, which has as many bits.
pub(in crate::lower) fn reinterpret<'m, B: Builder<'m>>(
    builder: &mut B,
    from: Lanes,
    parts: &[Id],
    to: Lanes,
) -> Result<Parts> {
    let (from, to) = (bfloat::stored_lanes(builder.module(), from), bfloat::stored_lanes(builder.module(), to));
    if from == to {
        return Ok(Parts::from_slice(parts));
    }
    if from.is_plain() && to.is_plain() {
        let ty = builder.module().chunk_type(to.lane, to.count)?;
        return Ok(Parts::from_elem(builder.op(Op::Bitcast, ty, parts)?, 1));
    }
    let fields = fields_of(builder, from, parts)?;
    from_fields(builder, to, &fields)
}

/// Cuts a value into fields: one for each lane, or each word of a lane.
pub(in crate::lower) fn fields_of<'m, B: Builder<'m>>(builder: &mut B, lanes: Lanes, parts: &[Id]) -> Result<Fields> {
    let mut fields = Fields::default();
    for index in 0..lanes.count {
        let lane = extract_lane(builder, lanes, parts, index)?;
        match lanes.lane {
            Lane::Bool => {
                let byte = IntLayout { bits: 8, width: 8, count: 1 };
                let (ty, one, zero) = (byte.ty(builder)?, byte.splat(builder, 1)?, byte.splat(builder, 0)?);
                fields.push(builder.select(ty, lane[0], one, zero)?, 1, 8);
            }
            Lane::Int { bits, width } => fields.push(lane[0], bits, width),
            Lane::BFloat => fields.push(bfloat::to_bits(builder, 1, lane[0])?, 16, 16),
            Lane::Float(width) => {
                let ty = builder.module().type_int(width)?;
                fields.push(builder.bitcast(ty, lane[0])?, width, width);
            }
            Lane::MultiWord { bits } => {
                for (position, id) in lane.iter().enumerate() {
                    let left = bits - position as u32 * WORD_BITS;
                    fields.push(*id, left.min(WORD_BITS), WORD_BITS);
                }
            }
            Lane::Pointer { .. } => return Err(invalid("the bits of a pointer are taken without ptrtoint")),
        }
    }
    Ok(fields)
}

/// Puts a value together from fields.
pub(in crate::lower) fn from_fields<'m, B: Builder<'m>>(builder: &mut B, to: Lanes, fields: &Fields) -> Result<Parts> {
    let mut lanes = Parts::new();
    let mut at = 0;
    for _ in 0..to.count {
        match to.lane {
            Lane::Bool => {
                let bit = cut(builder, fields, at, 1)?;
                let register = IntLayout { bits: 8, width: 8, count: 1 };
                let (boolean, zero) = (builder.module().type_bool()?, register.splat(builder, 0)?);
                lanes.push(builder.icmp_ne(boolean, bit, zero)?);
            }
            Lane::Int { bits, .. } => lanes.push(cut(builder, fields, at, bits)?),
            Lane::BFloat => {
                let bits = cut(builder, fields, at, 16)?;
                lanes.push(bfloat::from_bits(builder, 1, bits)?);
            }
            Lane::Float(width) => {
                let (bits, ty) = (cut(builder, fields, at, width)?, builder.module().type_float(width)?);
                lanes.push(builder.bitcast(ty, bits)?);
            }
            Lane::MultiWord { bits } => {
                for word in 0..to.lane.words() {
                    let start = word * WORD_BITS;
                    let register = IntLayout { bits: (bits - start).min(WORD_BITS), width: WORD_BITS, count: 1 };
                    lanes.push(cut_to(builder, fields, at + start, register)?);
                }
            }
            Lane::Pointer { .. } => return Err(invalid("a pointer is made of bits without inttoptr")),
        }
        at += to.lane.bits().unwrap_or(0);
    }
    gather(builder, to, &lanes)
}

/// The `bits` bits from `start` on, in the register that an integer of that many bits has.
///
/// Up to 64 bits; words of wide integers come in 64-bit registers whatever part of them is used.
pub(in crate::lower) fn cut<'m, B: Builder<'m>>(builder: &mut B, fields: &Fields, start: u32, bits: u32) -> Result<Id> {
    let width = match integer(bits) {
        Lane::Int { width, .. } => width,
        _ => 8,
    };
    cut_to(builder, fields, start, IntLayout { bits, width, count: 1 })
}

/// The bits from `start` on that fill `register`.
pub(in crate::lower) fn cut_to<'m, B: Builder<'m>>(
    builder: &mut B,
    fields: &Fields,
    start: u32,
    register: IntLayout,
) -> Result<Id> {
    let ty = register.ty(builder)?;
    let end = start + register.bits;
    let mut result: Option<Id> = None;
    for field in fields.between(start, end) {
        let (first, last) = (field.start.max(start), field.end().min(end));
        let piece = piece(builder, field, first - field.start, last - first, register)?;
        let piece = shift(builder, Op::ShiftLeftLogical, register, piece, first - start)?;
        result = Some(match result {
            Some(others) => builder.or(ty, others, piece)?,
            None => piece,
        });
    }
    result.map_or_else(|| register.splat(builder, 0), Ok)
}

/// `bits` bits of a field from `start` on, in a register of `to`'s width.
fn piece<'m, B: Builder<'m>>(builder: &mut B, field: Field, start: u32, bits: u32, to: IntLayout) -> Result<Id> {
    let own = IntLayout { bits: field.bits, width: field.width, count: 1 };
    let mut id = shift(builder, Op::ShiftRightLogical, own, field.id, start)?;
    if start + bits < field.bits {
        let (ty, mask) = (own.ty(builder)?, own.splat(builder, ones(bits))?);
        id = builder.and(ty, id, mask)?;
    }
    if field.width == to.width {
        return Ok(id);
    }
    let ty = to.ty(builder)?;
    builder.zext_or_trunc(ty, id)
}

fn shift<'m, B: Builder<'m>>(builder: &mut B, op: Op, register: IntLayout, id: Id, amount: u32) -> Result<Id> {
    if amount == 0 {
        return Ok(id);
    }
    let (ty, amount) = (register.ty(builder)?, register.splat(builder, u64::from(amount))?);
    builder.op(op, ty, &[id, amount])
}

/// The bytes that memory holds of a constant number or vector of numbers, padded with zeros to `size`; `None` if its
/// bits are not known before run time, as those of addresses are.
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
