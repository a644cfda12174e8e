//! Built-in variables: read by calls (`__spirv_BuiltInGlobalInvocationId(0)`) and by loads from globals of such names.
//!
//! Optimisers address one element of a variable by bytes. Consumers know a built-in variable by loads of the whole of
//! it, so a load of one element is a load of the whole and an extract, and the address is never made.

use crate::analysis::placement::StorageOverride;
use crate::error::Result;
use crate::llvm::{Global, Inst, Opcode, Ordering, Type, TypeKind, Value, ValueKind};
use crate::lower::builtins::opencl::work_item;
use crate::lower::builtins::spirv::call::is_single;
use crate::lower::builtins::spirv::named::wrong_call;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Form, Lane, Parts};
use crate::lower::cx::function::memory_access::Access;
use crate::lower::cx::function::{FunctionCx, memory_access};
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::module::ModuleCx;
use crate::map::work_item::shape_of;
use crate::spirv::Id;
use crate::spirv::grammar::{BuiltIn, Op, StorageClass};
use smallvec::SmallVec;

/// `__spirv_BuiltInX(dimension)` => a load of the variable and an extract
pub(super) fn read<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, built_in: BuiltIn) -> Result<Parts> {
    if shape_of(built_in).is_some() {
        return work_item::read(fx, inst, built_in);
    }
    // A variable of an extension is what the call says it is.
    if inst.argument_count() != 0 || !is_single(fx, inst.ty())? {
        return Err(wrong_call(&format!("BuiltIn {built_in:?}"), "it is read without arguments, as one value"));
    }
    let ty = fx.type_of(inst.value())?;
    let pointer = fx.mx.type_pointer(StorageClass::Input, ty)?;
    let variable = fx.mx.built_in_variable(built_in, pointer)?;
    if fx.mx.variables.types.get(&variable) != Some(&pointer) {
        return Err(wrong_call(&format!("BuiltIn {built_in:?}"), "a global of that name has another type"));
    }
    fx.used_variables.insert(variable);
    fx.load(ty, variable).map(|id| Parts::from_elem(id, 1))
}

/// `__spirv_GlobalInvocationId_y()` => the same with the dimension in the name
pub(super) fn read_dimension<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    built_in: BuiltIn,
    dimension: u32,
) -> Result<Parts> {
    if inst.argument_count() != 0 {
        return Err(wrong_call(
            &format!("BuiltIn {built_in:?}"),
            "its name says the dimension, so it takes no arguments",
        ));
    }
    let (width, lane) = (fx.mx.pointer_bits, fx.lanes(inst.ty())?.lane);
    let whole = work_item::load(fx, built_in, width, 3)?;
    let scalar = fx.mx.type_int(width)?;
    let id = fx.extract(scalar, whole, dimension)?;
    Ok(Parts::from_elem(resize_part(fx, Lane::Int { bits: width, width }, lane, 1, id, false)?, 1))
}

/// What a load reads of a variable.
struct Reading<'m> {
    variable: Global<'m>,
    what: What<'m>,
}

enum What<'m> {
    Whole,
    Lane(u32),
    /// The lane a value says, and so many more.
    Chosen(Value<'m>, u32),
}

/// A load of a built-in variable, or of an element of one; `None` for other loads.
pub(in crate::lower) fn lower_load<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Option<Parts>> {
    if fx.mx.facts.placement.storage_override(inst.operand(0)) != Some(StorageOverride::Input) {
        return Ok(None);
    }
    let Some(Reading { variable, what }) = reading(fx.mx, inst)? else { return Ok(None) };
    let ty = variable.value_type();
    let pointer = fx.pointer(variable.value())?;
    if matches!(ty.kind(), TypeKind::Integer(1)) {
        let boolean = fx.mx.type_bool()?;
        return fx.load(boolean, pointer.id).map(|id| Some(Parts::from_elem(id, 1)));
    }
    let alignment = u64::from(variable.alignment()).max(fx.mx.layout.abi_alignment(ty));
    let access = Access { alignment, volatile: inst.is_volatile(), nontemporal: false };
    let whole = memory_access::load(fx, ty, pointer, access)?;
    let lane = match what {
        What::Whole => return Ok(Some(whole)),
        What::Lane(lane) => Ok(lane),
        What::Chosen(index, more) => Err((index, more)),
    };
    let ([whole], scalar) = (whole.as_slice(), fx.type_of(inst.value())?) else { return Ok(None) };
    let id = match lane {
        Ok(lane) => fx.extract(scalar, *whole, lane)?,
        Err((index, more)) => {
            let index = index_plus(fx, index, more)?;
            fx.op(Op::VectorExtractDynamic, scalar, &[*whole, index])?
        }
    };
    Ok(Some(Parts::from_elem(id, 1)))
}

fn index_plus<'m>(fx: &mut FunctionCx<'_, 'm>, index: Value<'m>, more: u32) -> Result<Id> {
    let (id, ty) = (fx.scalar(index)?, fx.type_of(index)?);
    let Lane::Int { width, .. } = fx.lanes(index.ty())?.lane else { return Ok(id) };
    match more {
        0 => Ok(id),
        more => {
            let more = fx.mx.int_constant(width, u64::from(more))?;
            fx.add(ty, id, more)
        }
    }
}

/// Whether `inst` computes an address in a built-in variable that nothing but loads of its elements use: it is no
/// instruction then.
pub(in crate::lower) fn is_only_read<'m>(mx: &mut ModuleCx<'m>, inst: Inst<'m>) -> Result<bool> {
    let computes = matches!(inst.opcode(), Opcode::GetElementPtr | Opcode::AddrSpaceCast | Opcode::BitCast);
    if !computes || mx.facts.placement.storage_override(inst.value()) != Some(StorageOverride::Input) {
        return Ok(false);
    }
    let mut next = SmallVec::<[(Value<'m>, u32); 4]>::from_elem((inst.value(), 0), 1);
    while let Some((address, depth)) = next.pop() {
        for user in address.uses() {
            let Some(user) = user.as_instruction() else { return Ok(false) };
            match user.opcode() {
                Opcode::Load if reading(mx, user)?.is_some() => {}
                Opcode::GetElementPtr | Opcode::AddrSpaceCast | Opcode::BitCast if depth < MAX_STEPS => {
                    next.push((user.value(), depth + 1));
                }
                _ => return Ok(false),
            }
        }
    }
    Ok(true)
}

fn reading<'m>(mx: &mut ModuleCx<'m>, load: Inst<'m>) -> Result<Option<Reading<'m>>> {
    if load.ordering() != Ordering::NotAtomic {
        return Ok(None);
    }
    let Some(Address { variable, offset, index }) = address(mx, load.operand(0)) else { return Ok(None) };
    let (whole, ty) = (variable.value_type(), load.ty());
    let what = match index {
        None if offset == 0 && ty == whole => Some(What::Whole),
        _ if !matches!(mx.form(whole)?, Form::Lanes(lanes) if lanes.chunks().count() == 1) => None,
        _ if ty != whole.scalar() || !whole.is_vector() => None,
        index => {
            let size = mx.layout.alloc_size(ty);
            let lane = u32::try_from(offset / size as i64).ok().filter(|_| offset % size as i64 == 0);
            let count = mx.lanes(whole)?.count;
            match (index, lane) {
                (None, Some(lane)) if lane < count => Some(What::Lane(lane)),
                (Some((index, stride)), Some(lane)) if stride == size => Some(What::Chosen(index, lane)),
                _ => None,
            }
        }
    };
    Ok(what.map(|what| Reading { variable, what }))
}

/// An address in a variable: bytes, and an index of elements of so many bytes.
struct Address<'m> {
    variable: Global<'m>,
    offset: i64,
    index: Option<(Value<'m>, u64)>,
}

fn address<'m>(mx: &ModuleCx<'m>, pointer: Value<'m>) -> Option<Address<'m>> {
    let (mut value, mut offset, mut index) = (pointer, 0i64, None);
    for _ in 0..=MAX_STEPS {
        let opcode = match value.kind() {
            ValueKind::GlobalVariable(variable) => return Some(Address { variable, offset, index }),
            ValueKind::ConstantExpr(opcode) => opcode,
            ValueKind::Instruction(inst) => inst.opcode(),
            _ => return None,
        };
        match opcode {
            Opcode::AddrSpaceCast | Opcode::BitCast => {}
            Opcode::GetElementPtr => {
                let (bytes, chosen) = step(mx, value)?;
                offset = offset.checked_add(bytes)?;
                index = match (index, chosen) {
                    (Some(_), Some(_)) => return None,
                    (one, other) => one.or(other),
                };
            }
            _ => return None,
        }
        value = value.operand(0);
    }
    None
}

/// An address computed in more steps than this is treated like any other.
const MAX_STEPS: u32 = 8;

/// How far a `getelementptr` goes: bytes, and at most one index that is not a constant.
fn step<'m>(mx: &ModuleCx<'m>, gep: Value<'m>) -> Option<(i64, Option<(Value<'m>, u64)>)> {
    let (mut offset, mut chosen) = (0i64, None);
    let mut ty: Type<'m> = gep.source_element_type();
    for position in 1..gep.operand_count() {
        let index = gep.operand(position);
        if position > 1 {
            ty = match ty.kind() {
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => element,
                _ => return None,
            };
        }
        let stride = mx.layout.alloc_size(ty);
        match index.int_sext() {
            Some(index) => offset = offset.checked_add(index.checked_mul(stride as i64)?)?,
            None if chosen.is_none() => chosen = Some((index, stride)),
            None => return None,
        }
    }
    Some((offset, chosen))
}
