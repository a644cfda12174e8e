//! Conversions (specification, section 3.3.11).

use crate::error::Result;
use crate::llvm::{Opcode, Value};
use crate::lower::cx::builder::Emitter;
use crate::lower::cx::forms::{Form, Lane, Parts};
use crate::lower::cx::function::is_null_or_undef;
use crate::lower::cx::legal::bfloat;
use crate::lower::cx::legal::bit_packing::reinterpret;
use crate::lower::cx::legal::conversions::{float_resize_lanes, float_to_int, int_to_float};
use crate::lower::cx::legal::lanes::{extract_lane, gather};
use crate::lower::cx::legal::resize::{resize_lane, resize_lanes, resize_part};
use crate::lower::cx::legal::wide::Words;
use crate::lower::cx::module::invalid;
use crate::lower::cx::pointer::Pointer;
use crate::spirv::Id;
use crate::spirv::grammar::{Op, StorageClass};

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

/// `fptrunc`, `fpext` => `OpFConvert`
fn float_resize<'m, E: Emitter<'m>>(emitter: &mut E, value: Value<'m>) -> Result<Parts> {
    let to = emitter.module().lanes(value.ty())?;
    let parts = emitter.operand(value.operand(0))?;
    float_resize_lanes(emitter, to, &parts)
}

/// `fptoui`, `fptosi` => `OpConvertFToU`, `OpConvertFToS`; values out of range are poison in LLVM
fn float_to_int_cast<'m, E: Emitter<'m>>(emitter: &mut E, value: Value<'m>, signed: bool) -> Result<Parts> {
    let from = emitter.module().lanes(value.operand(0).ty())?;
    let to = emitter.module().lanes(value.ty())?;
    let parts = emitter.operand(value.operand(0))?;
    float_to_int(emitter, from, to, &parts, signed)
}

/// `uitofp`, `sitofp` => `OpConvertUToF`, `OpConvertSToF`; a set `i1` is 1.0 or, signed, -1.0
fn int_to_float_cast<'m, E: Emitter<'m>>(emitter: &mut E, value: Value<'m>, signed: bool) -> Result<Parts> {
    let from = emitter.module().lanes(value.operand(0).ty())?;
    let to = emitter.module().lanes(value.ty())?;
    let parts = emitter.operand(value.operand(0))?;
    int_to_float(emitter, from, to, &parts, signed)
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
