//! Conversions between integers and floating-point numbers, and between formats of the latter.

use crate::error::Result;
use crate::lower::cx::builder::Emitter;
use crate::lower::cx::forms::{Lane, Lanes, Parts};
use crate::lower::cx::legal::integers::Register;
use crate::lower::cx::legal::lanes::{extract_lane, gather};
use crate::lower::cx::legal::wide;
use crate::spirv::Id;
use crate::spirv::grammar::Op;

/// Floating-point numbers in another format.
pub(in crate::lower) fn float_resize_lanes<'m, E: Emitter<'m>>(
    emitter: &mut E,
    to: Lanes,
    parts: &[Id],
) -> Result<Parts> {
    chunkwise(to, parts, |count, part| {
        let ty = emitter.module().chunk_type(to.lane, count)?;
        emitter.operate(Op::FConvert, ty, &[part])
    })
}

/// Floating-point numbers, all within the range of the integers wanted, as those.
pub(in crate::lower) fn float_to_int<'m, E: Emitter<'m>>(
    emitter: &mut E,
    from: Lanes,
    to: Lanes,
    parts: &[Id],
    signed: bool,
) -> Result<Parts> {
    let op = if signed { Op::ConvertFToS } else { Op::ConvertFToU };
    if matches!(to.lane, Lane::Wide { .. }) {
        let width = from.lane.bits().unwrap_or(0);
        let mut words = Parts::new();
        for lane in 0..from.count {
            let number = extract_lane(emitter, from, parts, lane)?;
            words.extend(wide::floats::from_float(emitter, to.lane, number[0], width)?);
        }
        return Ok(words);
    }
    chunkwise(to, parts, |count, part| match Register::of(to.lane, count) {
        Some(register) => {
            let ty = register.ty(emitter)?;
            let converted = emitter.operate(op, ty, &[part])?;
            register.mask(emitter, converted)
        }
        // 0, 1 and, signed, -1 are all that is not poison.
        None => {
            let register = Register { bits: 32, width: 32, count };
            let (ty, zero) = (register.ty(emitter)?, register.splat(emitter, 0)?);
            let boolean = emitter.module().chunk_type(Lane::Bool, count)?;
            let converted = emitter.operate(op, ty, &[part])?;
            emitter.operate(Op::INotEqual, boolean, &[converted, zero])
        }
    })
}

/// Integers as floating-point numbers.
pub(in crate::lower) fn int_to_float<'m, E: Emitter<'m>>(
    emitter: &mut E,
    from: Lanes,
    to: Lanes,
    parts: &[Id],
    signed: bool,
) -> Result<Parts> {
    if let (Lane::Wide { .. }, Lane::Float(width)) = (from.lane, to.lane) {
        let words = from.lane.words() as usize;
        let lanes = parts.chunks(words);
        let lanes = lanes.map(|lane| wide::floats::to_float(emitter, from.lane, lane, signed, width));
        let lanes = lanes.collect::<Result<Parts>>()?;
        return gather(emitter, to, &lanes);
    }
    chunkwise(from, parts, |count, part| {
        let ty = emitter.module().chunk_type(to.lane, count)?;
        match Register::of(from.lane, count) {
            Some(register) => {
                let part = if signed { register.sign_extend(emitter, part)? } else { part };
                emitter.operate(if signed { Op::ConvertSToF } else { Op::ConvertUToF }, ty, &[part])
            }
            None => {
                let set = one(emitter, to.lane, signed)?;
                let set = emitter.module().splat(to.lane, set, count)?;
                let clear = emitter.module().null(ty)?;
                emitter.operate(Op::Select, ty, &[part, set, clear])
            }
        }
    })
}

/// The floating-point number 1 or -1.
fn one<'m, E: Emitter<'m>>(emitter: &mut E, lane: Lane, negative: bool) -> Result<Id> {
    let (width, one, sign) = match lane {
        Lane::Float(16) => (16, 0x3c00, 0x8000),
        Lane::Float(64) => (64, 1.0_f64.to_bits(), 1 << 63),
        _ => (32, u64::from(1.0_f32.to_bits()), 0x8000_0000),
    };
    emitter.module().float_constant(width, if negative { one | sign } else { one })
}

fn chunkwise(lanes: Lanes, parts: &[Id], mut each: impl FnMut(u32, Id) -> Result<Id>) -> Result<Parts> {
    lanes.chunks().zip(parts).map(|(count, part)| each(count, *part)).collect()
}
