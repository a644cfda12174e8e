//! Conversions (specification, section 3.3.11).

use crate::error::Result;
use crate::llvm::{Opcode, Type, Value};
use crate::spirv::Id;
use crate::spirv::grammar::{Op, StorageClass};

use crate::lower::cx::builder::Emitter;
use crate::lower::cx::forms::{Form, Lane, Lanes, Parts, WORD_BITS, one_part};
use crate::lower::cx::function::{Pointer, is_null_or_undef};
use crate::lower::cx::legal::bit_packing::reinterpret;
use crate::lower::cx::module::invalid;

use crate::lower::cx::legal::integers::{Register, ones};
use crate::lower::cx::legal::vector::{extract_lane, gather};
use crate::lower::cx::legal::wide::{WORD, Words};
use crate::lower::cx::legal::{bfloat, wide};

/// Lowers one conversion; `opcode` is which.
pub(in crate::lower) fn lower_cast<'m, E: Emitter<'m>>(
    emitter: &mut E,
    value: Value<'m>,
    opcode: Opcode,
) -> Result<Parts> {
    match opcode {
        Opcode::Trunc | Opcode::ZExt | Opcode::SExt => resize(emitter, value, opcode),
        Opcode::FPTrunc | Opcode::FPExt | Opcode::FPToUI | Opcode::FPToSI | Opcode::UIToFP | Opcode::SIToFP
            if bfloat::is_bfloat(value.ty()) || bfloat::is_bfloat(value.operand(0).ty()) =>
        {
            bfloat::cast(emitter, value, opcode)
        }
        Opcode::FPTrunc | Opcode::FPExt => float_resize(emitter, value),
        Opcode::FPToUI | Opcode::FPToSI => float_to_int_cast(emitter, value, opcode == Opcode::FPToSI),
        Opcode::UIToFP | Opcode::SIToFP => int_to_float_cast(emitter, value, opcode == Opcode::SIToFP),
        Opcode::PtrToInt | Opcode::PtrToAddr => pointer_to_int(emitter, value),
        Opcode::IntToPtr => int_to_pointer(emitter, value),
        Opcode::AddrSpaceCast => address_space_cast(emitter, value),
        Opcode::BitCast => bitcast(emitter, value),
        _ => Err(invalid(format!("{opcode:?} is not a conversion"))),
    }
}

/// `trunc`, `zext`, `sext` => `OpUConvert`, `OpSConvert`, or a comparison or selection for `i1`
fn resize<'m, E: Emitter<'m>>(emitter: &mut E, value: Value<'m>, opcode: Opcode) -> Result<Parts> {
    let source = value.operand(0);
    let from = emitter.module().lanes(source.ty())?;
    let to = emitter.module().lanes(value.ty())?;
    let parts = emitter.operand(source)?;
    resize_lanes(emitter, from, to, &parts, opcode == Opcode::SExt)
}

/// Integers as integers of another width.
pub(in crate::lower) fn resize_lanes<'m, E: Emitter<'m>>(
    emitter: &mut E,
    from: Lanes,
    to: Lanes,
    parts: &[Id],
    signed: bool,
) -> Result<Parts> {
    if !matches!(from.lane, Lane::Wide { .. }) && !matches!(to.lane, Lane::Wide { .. }) {
        let mut resized = |count, part| resize_part(emitter, from.lane, to.lane, count, part, signed);
        return match parts {
            [part] => resized(from.count, *part).map(one_part),
            _ => from.chunks().zip(parts).map(|(count, part)| resized(count, *part)).collect(),
        };
    }
    let mut results = Parts::new();
    for index in 0..from.count {
        let lane = extract_lane(emitter, from, parts, index)?;
        results.extend(resize_lane(emitter, from.lane, to.lane, &lane, signed)?);
    }
    gather(emitter, to, &results)
}

/// Converts `count` lanes of one word each.
pub(in crate::lower) fn resize_part<'m, E: Emitter<'m>>(
    emitter: &mut E,
    from: Lane,
    to: Lane,
    count: u32,
    part: Id,
    signed: bool,
) -> Result<Id> {
    match (Register::of(from, count), Register::of(to, count)) {
        (Some(from), Some(to)) => {
            let part = if signed { from.sign_extend(emitter, part)? } else { part };
            let converted = convert(emitter, from.width, to, part, signed)?;
            if signed || to.bits < from.bits { to.mask(emitter, converted) } else { Ok(converted) }
        }
        (Some(from), None) => {
            let ty = emitter.module().chunk_type(Lane::Bool, count)?;
            let (int, one, zero) = (from.ty(emitter)?, from.splat(emitter, 1)?, from.splat(emitter, 0)?);
            let bit = emitter.operate(Op::BitwiseAnd, int, &[part, one])?;
            emitter.operate(Op::INotEqual, ty, &[bit, zero])
        }
        (None, Some(to)) => {
            let set = if signed { ones(to.bits) } else { 1 };
            let (ty, set, clear) = (to.ty(emitter)?, to.splat(emitter, set)?, to.splat(emitter, 0)?);
            emitter.operate(Op::Select, ty, &[part, set, clear])
        }
        (None, None) => Ok(part),
    }
}

/// Changes the width of a register, if it changes.
fn convert<'m, E: Emitter<'m>>(emitter: &mut E, from_width: u32, to: Register, part: Id, signed: bool) -> Result<Id> {
    if from_width == to.width {
        return Ok(part);
    }
    let ty = to.ty(emitter)?;
    emitter.operate(if signed { Op::SConvert } else { Op::UConvert }, ty, &[part])
}

/// Converts one lane where the source or the result has several words.
fn resize_lane<'m, E: Emitter<'m>>(
    emitter: &mut E,
    from: Lane,
    to: Lane,
    source: &[Id],
    signed: bool,
) -> Result<Words> {
    let word_lane = Lane::Int { bits: WORD_BITS, width: WORD_BITS };
    let mut words: Words = match from {
        Lane::Wide { .. } => source.iter().copied().collect(),
        _ => Words::from_elem(resize_part(emitter, from, word_lane, 1, source[0], signed)?, 1),
    };
    if signed && let Some(top) = words.last_mut() {
        *top = wide::top_register(from).sign_extend(emitter, *top)?;
    }
    let Lane::Wide { .. } = to else {
        let low = resize_part(emitter, word_lane, to, 1, words[0], false)?;
        return Ok(Words::from_elem(low, 1));
    };
    let wanted = to.words() as usize;
    if words.len() < wanted {
        let fill = if signed {
            let (ty, shift) = (WORD.ty(emitter)?, WORD.splat(emitter, u64::from(WORD_BITS - 1))?);
            emitter.operate(Op::ShiftRightArithmetic, ty, &[words[words.len() - 1], shift])?
        } else {
            WORD.splat(emitter, 0)?
        };
        words.resize(wanted, fill);
    }
    words.truncate(wanted);
    wide::mask_top(emitter, to, &mut words)?;
    Ok(words)
}

/// `fptrunc`, `fpext` => `OpFConvert`
fn float_resize<'m, E: Emitter<'m>>(emitter: &mut E, value: Value<'m>) -> Result<Parts> {
    let to = emitter.module().lanes(value.ty())?;
    let parts = emitter.operand(value.operand(0))?;
    float_resize_lanes(emitter, to, &parts)
}

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

/// `fptoui`, `fptosi` => `OpConvertFToU`, `OpConvertFToS`; values out of range are poison in LLVM
fn float_to_int_cast<'m, E: Emitter<'m>>(emitter: &mut E, value: Value<'m>, signed: bool) -> Result<Parts> {
    let from = emitter.module().lanes(value.operand(0).ty())?;
    let to = emitter.module().lanes(value.ty())?;
    let parts = emitter.operand(value.operand(0))?;
    float_to_int(emitter, from, to, &parts, signed)
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

/// `uitofp`, `sitofp` => `OpConvertUToF`, `OpConvertSToF`; a set `i1` is 1.0 or, signed, -1.0
fn int_to_float_cast<'m, E: Emitter<'m>>(emitter: &mut E, value: Value<'m>, signed: bool) -> Result<Parts> {
    let from = emitter.module().lanes(value.operand(0).ty())?;
    let to = emitter.module().lanes(value.ty())?;
    let parts = emitter.operand(value.operand(0))?;
    int_to_float(emitter, from, to, &parts, signed)
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

/// `ptrtoint`, `ptrtoaddr` => `OpConvertPtrToU` to an integer as wide as the pointer, then `OpUConvert`
fn pointer_to_int<'m, E: Emitter<'m>>(emitter: &mut E, value: Value<'m>) -> Result<Parts> {
    let to = emitter.module().lanes(value.ty())?;
    let address = address_lane(emitter);
    let size = emitter.module().type_size()?;
    let mut lanes = Parts::new();
    for pointer in emitter.operand(value.operand(0))? {
        let number = emitter.operate(Op::ConvertPtrToU, size, &[pointer])?;
        lanes.extend(resize_lane_of_one(emitter, address, to.lane, number)?);
    }
    gather(emitter, to, &lanes)
}

/// `inttoptr` => `OpUConvert` to an integer as wide as the pointer, then `OpConvertUToPtr`
fn int_to_pointer<'m, E: Emitter<'m>>(emitter: &mut E, value: Value<'m>) -> Result<Parts> {
    let from = emitter.module().lanes(value.operand(0).ty())?;
    let address = address_lane(emitter);
    let ty = emitter.operand_pointer_type(value)?;
    let parts = emitter.operand(value.operand(0))?;
    (0..from.count)
        .map(|index| {
            let number = extract_lane(emitter, from, &parts, index)?;
            let number = resize_lane(emitter, from.lane, address, &number, false)?;
            emitter.operate(Op::ConvertUToPtr, ty, &number)
        })
        .collect()
}

fn address_lane<'m, E: Emitter<'m>>(emitter: &mut E) -> Lane {
    let bits = emitter.module().pointer_bits;
    Lane::Int { bits, width: bits }
}

fn resize_lane_of_one<'m, E: Emitter<'m>>(emitter: &mut E, from: Lane, to: Lane, number: Id) -> Result<Words> {
    match to {
        Lane::Wide { .. } => resize_lane(emitter, from, to, &[number], false),
        _ => Ok(Words::from_elem(resize_part(emitter, from, to, 1, number, false)?, 1)),
    }
}

/// `addrspacecast` => `OpPtrCastToGeneric`, `OpGenericCastToPtr`, or both (features.md E12)
fn address_space_cast<'m, E: Emitter<'m>>(emitter: &mut E, value: Value<'m>) -> Result<Parts> {
    let space = value.ty().address_space().ok_or_else(|| invalid("an addrspacecast gives no pointer"))?;
    let to = emitter.module().storage_of(value, space)?;
    if is_null_or_undef(value.operand(0)) {
        let ty = emitter.operand_pointer_type(value)?;
        let count = emitter.module().part_count(value.ty())?;
        let id = emitter.module().null_or_undef(value.operand(0), ty)?;
        return Ok(Parts::from_elem(id, count));
    }
    let wanted = emitter.result_pointee(value)?;
    let pointers = match shared_constant(emitter, value.operand(0), to)? {
        Some(copy) => Parts::from_elem(copy, 1),
        None => emitter.operand_pointers(value.operand(0))?,
    };
    pointers
        .into_iter()
        .map(|pointer| {
            let cast = cast_storage(emitter, pointer, to)?;
            emitter.repoint(cast, wanted).map(|pointer| pointer.id)
        })
        .collect()
}

/// A constant of address space 2 where pointers into global memory may point to it.
///
/// SPIR-V has no cast from constant memory. clang makes one for `constexpr` tables in C++ for OpenCL; the table then
/// lies in global memory once more, where it is as constant.
fn shared_constant<'m, E: Emitter<'m>>(
    emitter: &mut E,
    operand: Value<'m>,
    to: StorageClass,
) -> Result<Option<Pointer>> {
    let Some(global) = operand.as_global() else { return Ok(None) };
    let is_own = global.is_constant() && global.initializer().is_some();
    let is_shared = matches!(to, StorageClass::CrossWorkgroup | StorageClass::Generic);
    if !is_own || !is_shared || emitter.module().storage_class(global.address_space())? != StorageClass::UniformConstant
    {
        return Ok(None);
    }
    let copy = emitter.module().copy_in(StorageClass::CrossWorkgroup, global)?;
    emitter.names(copy.id);
    Ok(Some(copy))
}

/// The same address as a pointer into another storage class.
pub(in crate::lower) fn cast_storage<'m, E: Emitter<'m>>(
    emitter: &mut E,
    pointer: Pointer,
    to: StorageClass,
) -> Result<Pointer> {
    let concrete =
        |storage| matches!(storage, StorageClass::Workgroup | StorageClass::CrossWorkgroup | StorageClass::Function);
    let usm = |storage| matches!(storage, StorageClass::DeviceOnlyINTEL | StorageClass::HostOnlyINTEL);
    let op = match (pointer.storage, to) {
        (from, to) if from == to => return Ok(pointer),
        (from, StorageClass::Generic) if concrete(from) => Op::PtrCastToGeneric,
        (StorageClass::Generic, to) if concrete(to) => Op::GenericCastToPtr,
        (from, StorageClass::CrossWorkgroup) if usm(from) => Op::PtrCastToCrossWorkgroupINTEL,
        (StorageClass::CrossWorkgroup, to) if usm(to) => Op::CrossWorkgroupCastToPtrINTEL,
        (from, StorageClass::Generic) if usm(from) => {
            let global = cast_storage(emitter, pointer, StorageClass::CrossWorkgroup)?;
            return cast_storage(emitter, global, to);
        }
        (StorageClass::Generic, to) if usm(to) => {
            let global = cast_storage(emitter, pointer, StorageClass::CrossWorkgroup)?;
            return cast_storage(emitter, global, to);
        }
        (from, to) if concrete(from) && concrete(to) => {
            let generic = cast_storage(emitter, pointer, StorageClass::Generic)?;
            return cast_storage(emitter, generic, to);
        }
        (from, to) => {
            return Err(invalid(format!("a pointer into {from:?} cannot become one into {to:?}")));
        }
    };
    let ty = emitter.module().type_pointer(to, pointer.pointee)?;
    let id = emitter.operate(op, ty, &[pointer.id])?;
    Ok(Pointer { id, storage: to, pointee: pointer.pointee })
}

/// `bitcast` => `OpBitcast`, or shifts and masks between forms of other shapes
fn bitcast<'m, E: Emitter<'m>>(emitter: &mut E, value: Value<'m>) -> Result<Parts> {
    let source = value.operand(0);
    if value.ty().address_space().is_some() {
        let wanted = emitter.result_pointee(value)?;
        let pointers = emitter.operand_pointers(source)?;
        return pointers
            .into_iter()
            .map(|pointer| emitter.repoint(pointer, wanted).map(|pointer| pointer.id))
            .collect();
    }
    let parts = emitter.operand(source)?;
    let (Form::Lanes(from), Form::Lanes(to)) =
        (emitter.module().form(source.ty())?, emitter.module().form(value.ty())?)
    else {
        return if source.ty() == value.ty() { Ok(parts) } else { Err(invalid("a bitcast of an aggregate")) };
    };
    reinterpret(emitter, from, &parts, to)
}

/// The width of the register that [`sign_extended_index`] gives for an index of this type.
pub(in crate::lower) fn index_width(ty: Type<'_>) -> u32 {
    match crate::lower::cx::forms::lanes(ty) {
        Ok(Some(Lanes { lane: Lane::Int { width, .. }, .. })) => width,
        Ok(Some(Lanes { lane: Lane::Wide { .. }, .. })) => WORD_BITS,
        _ => 32,
    }
}

/// An index, which LLVM reads as signed, in a register without bits to ignore.
pub(in crate::lower) fn sign_extended_index<'m, E: Emitter<'m>>(
    emitter: &mut E,
    lane: Lane,
    parts: &[Id],
) -> Result<Id> {
    let index = *parts.first().ok_or_else(|| invalid("an index without a value"))?;
    match lane {
        Lane::Int { bits, width } => Register { bits, width, count: 1 }.sign_extend(emitter, index),
        // Higher words cannot matter: no object is that large.
        Lane::Wide { .. } => Ok(index),
        Lane::Bool => resize_part(emitter, lane, Lane::Int { bits: 32, width: 32 }, 1, index, true),
        Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => Err(invalid("an index that is not an integer")),
    }
}

/// A signed number of `from` bits in a register of `to` bits; both widths are SPIR-V's own.
pub(in crate::lower) fn resize_signed<'m, E: Emitter<'m>>(emitter: &mut E, id: Id, from: u32, to: u32) -> Result<Id> {
    convert(emitter, from, Register { bits: to, width: to, count: 1 }, id, true)
}
