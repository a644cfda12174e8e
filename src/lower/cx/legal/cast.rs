//! Conversions (specification, section 3.3.11).

use crate::error::{Error, ErrorKind, Result, invalid};
use crate::ir::{Opcode, Value, ValueKind};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Lanes, Legal, LegalForm, Parts};
use crate::lower::cx::legal::bfloat;
use crate::lower::cx::legal::bit_packing::reinterpret;
use crate::lower::cx::legal::conversions::{float_resize_lanes, float_to_int, int_to_float};
use crate::lower::cx::legal::lanes::{extract_lane, gather};
use crate::lower::cx::legal::multi_word::Words;
use crate::lower::cx::legal::resize::{resize_lane, resize_lanes, resize_part};
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::{Op, StorageClass};

/// Lowers a conversion.
pub(in crate::lower) fn lower_cast<'m, B: Builder<'m>>(
    builder: &mut B,
    value: Value<'m>,
    opcode: Opcode,
) -> Result<Parts> {
    match opcode {
        Opcode::Trunc | Opcode::ZExt | Opcode::SExt => resize(builder, value, opcode),
        Opcode::FPTrunc | Opcode::FPExt | Opcode::FPToUI | Opcode::FPToSI | Opcode::UIToFP | Opcode::SIToFP
            if bfloat::is_bfloat(value.ty()) || bfloat::is_bfloat(value.operand(0).ty()) =>
        {
            bfloat::cast(builder, value, opcode)
        }
        Opcode::FPTrunc | Opcode::FPExt => float_resize(builder, value),
        Opcode::FPToUI | Opcode::FPToSI => float_to_int_cast(builder, value, opcode == Opcode::FPToSI),
        Opcode::UIToFP | Opcode::SIToFP => int_to_float_cast(builder, value, opcode == Opcode::SIToFP),
        Opcode::PtrToInt | Opcode::PtrToAddr => pointer_to_int(builder, value),
        Opcode::IntToPtr => int_to_pointer(builder, value),
        Opcode::AddrSpaceCast => address_space_cast(builder, value),
        Opcode::BitCast => bitcast(builder, value),
        _ => Err(invalid(format!("{opcode:?} is not a conversion"))),
    }
}

/// `trunc`, `zext`, `sext` => `OpUConvert`, `OpSConvert`, or a comparison or selection for `i1`
fn resize<'m, B: Builder<'m>>(builder: &mut B, value: Value<'m>, opcode: Opcode) -> Result<Parts> {
    let (from, to) = (builder.lanes(value.operand(0).ty())?, builder.lanes(value.ty())?);
    let number = Legal::new(from, builder.value(value.operand(0))?);
    resize_lanes(builder, to.lane, &number, opcode == Opcode::SExt).map(Legal::into_parts)
}

/// `fptrunc`, `fpext` => `OpFConvert`
fn float_resize<'m, B: Builder<'m>>(builder: &mut B, value: Value<'m>) -> Result<Parts> {
    let to = builder.lanes(value.ty())?;
    let from = builder.legal(value.operand(0))?;
    float_resize_lanes(builder, to.lane, &from).map(Legal::into_parts)
}

/// `fptoui`, `fptosi` => `OpConvertFToU`, `OpConvertFToS`; values out of range are poison in LLVM
fn float_to_int_cast<'m, B: Builder<'m>>(builder: &mut B, value: Value<'m>, signed: bool) -> Result<Parts> {
    let (from, to) = (builder.lanes(value.operand(0).ty())?, builder.lanes(value.ty())?);
    let number = Legal::new(from, builder.value(value.operand(0))?);
    float_to_int(builder, to.lane, &number, signed).map(Legal::into_parts)
}

/// `uitofp`, `sitofp` => `OpConvertUToF`, `OpConvertSToF`; a set `i1` is 1.0 or, signed, -1.0
fn int_to_float_cast<'m, B: Builder<'m>>(builder: &mut B, value: Value<'m>, signed: bool) -> Result<Parts> {
    let (from, to) = (builder.lanes(value.operand(0).ty())?, builder.lanes(value.ty())?);
    let number = Legal::new(from, builder.value(value.operand(0))?);
    int_to_float(builder, to.lane, &number, signed).map(Legal::into_parts)
}

/// `ptrtoint`, `ptrtoaddr` => `OpConvertPtrToU`, which extends and truncates; for an integer that SPIR-V lacks, to one as
/// wide as the pointer, which is then resized
fn pointer_to_int<'m, B: Builder<'m>>(builder: &mut B, value: Value<'m>) -> Result<Parts> {
    let to = builder.lanes(value.ty())?;
    if matches!(to, Lanes { lane: Lane::Int { bits, width }, count: 1 } if bits == width) {
        let (ty, pointers) = (builder.declarations().lane_type(to.lane)?, builder.value(value.operand(0))?);
        return pointers.into_iter().map(|pointer| builder.ptr_to_int(ty, pointer)).collect();
    }
    let address = address_lane(builder);
    let size = builder.declarations().type_size()?;
    let mut lanes = Parts::new();
    for pointer in builder.value(value.operand(0))? {
        let number = builder.ptr_to_int(size, pointer)?;
        lanes.extend(resize_lane_of_one(builder, address, to.lane, number)?);
    }
    gather(builder, to, &lanes).map(Legal::into_parts)
}

/// `inttoptr` => `OpConvertUToPtr`, which extends and truncates; an integer that SPIR-V lacks is first resized to one as
/// wide as the pointer
fn int_to_pointer<'m, B: Builder<'m>>(builder: &mut B, value: Value<'m>) -> Result<Parts> {
    let from = builder.lanes(value.operand(0).ty())?;
    if matches!(from, Lanes { lane: Lane::Int { bits, width }, count: 1 } if bits == width) {
        let (ty, numbers) = (builder.pointer_type_of(value)?, builder.value(value.operand(0))?);
        return numbers.into_iter().map(|number| builder.op(Op::ConvertUToPtr, ty, &[number])).collect();
    }
    let address = address_lane(builder);
    let ty = builder.pointer_type_of(value)?;
    let numbers = builder.legal(value.operand(0))?;
    (0..from.count)
        .map(|index| {
            let number = extract_lane(builder, &numbers, index)?;
            let number = resize_lane(builder, from.lane, address, &number.parts, false)?;
            builder.op(Op::ConvertUToPtr, ty, &number)
        })
        .collect()
}

fn address_lane<'m, B: Builder<'m>>(builder: &mut B) -> Lane {
    let bits = builder.declarations().pointer_bits;
    Lane::Int { bits, width: bits }
}

fn resize_lane_of_one<'m, B: Builder<'m>>(builder: &mut B, from: Lane, to: Lane, number: Typed) -> Result<Words> {
    match to {
        Lane::MultiWord { .. } => resize_lane(builder, from, to, &[number], false),
        _ => Ok(Words::from_elem(resize_part(builder, from, to, 1, number, false)?, 1)),
    }
}

/// `addrspacecast` => `OpPtrCastToGeneric`, `OpGenericCastToPtr`, or both; a null pointer of a named address space is
/// null in every other
fn address_space_cast<'m, B: Builder<'m>>(builder: &mut B, value: Value<'m>) -> Result<Parts> {
    let space = value.ty().address_space().ok_or_else(|| invalid("expected a pointer from addrspacecast"))?;
    let to = builder.declarations().storage_of(value, space)?;
    if value.operand(0).is_null_or_undef() && !is_generic_null(builder, value.operand(0))? {
        let ty = builder.pointer_type_of(value)?;
        let count = builder.part_count(value.ty())?;
        let id = builder.declarations().null_or_undef(value.operand(0), ty)?;
        return Ok(Parts::from_elem(id, count));
    }
    let pointee = builder.result_pointee(value)?;
    let pointers = match shared_constant(builder, value.operand(0), to)? {
        Some(copy) => Parts::from_elem(copy, 1),
        None => builder.pointers(value.operand(0))?,
    };
    pointers
        .into_iter()
        .map(|pointer| {
            let cast = cast_storage(builder, pointer, to)?;
            builder.pointer_cast(cast, pointee).map(Pointer::value)
        })
        .collect()
}

fn is_generic_null<'m, B: Builder<'m>>(builder: &mut B, value: Value<'m>) -> Result<bool> {
    let (ValueKind::NullPointer, Some(space)) = (value.kind(), value.ty().address_space()) else { return Ok(false) };
    Ok(builder.declarations().storage_of(value, space)? == StorageClass::Generic)
}

/// Copies a constant of address space 2 into global memory for pointers into global memory.
///
/// SPIR-V has no cast from constant memory. clang writes one for `constexpr` tables in C++ for OpenCL; the table is
/// then duplicated in global memory, where it is constant as well.
fn shared_constant<'m, B: Builder<'m>>(
    builder: &mut B,
    operand: Value<'m>,
    to: StorageClass,
) -> Result<Option<Pointer>> {
    let Some(global) = operand.as_global() else { return Ok(None) };
    let is_own = global.is_constant() && global.initializer().is_some();
    let is_shared = matches!(to, StorageClass::CrossWorkgroup | StorageClass::Generic);
    if !is_own
        || !is_shared
        || builder.declarations().storage_class(global.address_space())? != StorageClass::UniformConstant
    {
        return Ok(None);
    }
    let copy = builder.copy_in(StorageClass::CrossWorkgroup, global)?;
    builder.use_variable(copy.id);
    Ok(Some(copy))
}

/// Casts a pointer to another storage class; the address is the same.
pub(in crate::lower) fn cast_storage<'m, B: Builder<'m>>(
    builder: &mut B,
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
            let global = cast_storage(builder, pointer, StorageClass::CrossWorkgroup)?;
            return cast_storage(builder, global, to);
        }
        (StorageClass::Generic, to) if usm(to) => {
            let global = cast_storage(builder, pointer, StorageClass::CrossWorkgroup)?;
            return cast_storage(builder, global, to);
        }
        (from, to) if concrete(from) && concrete(to) => {
            let generic = cast_storage(builder, pointer, StorageClass::Generic)?;
            return cast_storage(builder, generic, to);
        }
        (from, to) => {
            let message = format!("a pointer into {from:?} cannot be cast to a pointer into {to:?}");
            return Err(Error::new(ErrorKind::InvalidModule, message).about(cast_rule(from, to)));
        }
    };
    let ty = builder.declarations().type_pointer(to, pointer.pointee)?;
    let id = builder.op(op, ty, &[pointer.value()])?;
    Ok(Pointer::new(id, to, pointer.pointee))
}

/// Returns the rule that a cast between storage classes violates (specification, section 2.16.1).
fn cast_rule(from: StorageClass, to: StorageClass) -> &'static str {
    match (from, to) {
        (StorageClass::UniformConstant, StorageClass::Generic) => {
            "Casts from constant address space to generic are illegal"
        }
        (StorageClass::Generic, StorageClass::UniformConstant) => {
            "Casts from generic address space to constant are illegal"
        }
        (StorageClass::DeviceOnlyINTEL | StorageClass::HostOnlyINTEL, _) => {
            "Casts from global_device/global_host only allowed to global/generic"
        }
        (_, StorageClass::DeviceOnlyINTEL | StorageClass::HostOnlyINTEL) => {
            "Casts to global_device/global_host only allowed from global/generic"
        }
        _ => "Casts from private/local/global address space are allowed only to generic",
    }
}

/// `bitcast` => `OpBitcast`, or shifts and masks between different legal forms
fn bitcast<'m, B: Builder<'m>>(builder: &mut B, value: Value<'m>) -> Result<Parts> {
    let source = value.operand(0);
    if value.ty().address_space().is_some() {
        let pointee = builder.result_pointee(value)?;
        let pointers = builder.pointers(source)?;
        return pointers
            .into_iter()
            .map(|pointer| builder.pointer_cast(pointer, pointee).map(Pointer::value))
            .collect();
    }
    let parts = builder.value(source)?;
    let (LegalForm::Lanes(from), LegalForm::Lanes(to)) = (builder.form(source.ty())?, builder.form(value.ty())?) else {
        return if source.ty() == value.ty() { Ok(parts) } else { Err(invalid("a bitcast of an aggregate")) };
    };
    reinterpret(builder, &Legal::new(from, parts), to).map(Legal::into_parts)
}
