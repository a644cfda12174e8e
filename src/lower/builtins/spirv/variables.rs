//! Built-in variables: reads by calls (`__spirv_BuiltInGlobalInvocationId(0)`) and loads from globals of such names.
//!
//! Optimizers address one element of a variable by bytes. Consumers recognize loads of a whole built-in variable, so a
//! load of one element becomes a load of the whole and an extract, and the address is not computed.

use smallvec::SmallVec;

use crate::analysis::placement::StorageOverride;
use crate::ir::{Global, Opcode, Ordering, Type, TypeKind, ValueKind};
use crate::lower::builtins::spirv::arguments::is_single;
use crate::lower::builtins::spirv::named::wrong_call;
use crate::lower::cx::function::built_in_variables::read_variable;
use crate::lower::cx::function::memory_access;
use crate::lower::cx::function::memory_access::Access;
use crate::lower::cx::prelude::*;
use crate::map::work_item::shape_of;
use crate::spirv::grammar::{BuiltIn, StorageClass};

/// `__spirv_BuiltInX(dimension)` => a load of the variable and an extract
pub(super) fn read<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, built_in: BuiltIn) -> Result<Parts> {
    if shape_of(built_in).is_some() {
        return read_variable(fx, inst, built_in);
    }
    // A variable of an extension has the type of the call.
    if inst.argument_count() != 0 || !is_single(fx, inst.ty())? {
        return Err(wrong_call(
            &format!("BuiltIn {built_in:?}"),
            "expected no arguments and a result that is a single SPIR-V value",
        ));
    }
    let ty = fx.type_of(inst.value())?;
    let pointer = fx.mx.type_pointer(StorageClass::Input, ty)?;
    let variable = fx.mx.built_in_variable(built_in, pointer)?;
    if fx.mx.variables.types.get(&variable) != Some(&pointer) {
        return Err(wrong_call(&format!("BuiltIn {built_in:?}"), "a global of that name has another type"));
    }
    fx.used_variables.insert(variable);
    fx.op(Op::Load, ty, &[Typed::new(variable, pointer)]).map(|id| Parts::from_elem(id, 1))
}

/// A load of a built-in variable or of an element of it.
struct VariableLoad<'m> {
    variable: Global<'m>,
    element: Element<'m>,
}

enum Element<'m> {
    Whole,
    Lane(u32),
    /// The lane at a dynamic index plus a constant offset.
    Dynamic(Value<'m>, u32),
}

/// Lowers a load of a built-in variable, or of an element of one; `None` for other loads.
pub(in crate::lower) fn lower_load<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Option<Parts>> {
    if fx.mx.facts.placement.storage_override(inst.operand(0)) != Some(StorageOverride::Input) {
        return Ok(None);
    }
    let Some(VariableLoad { variable, element }) = match_load(fx.mx, inst)? else { return Ok(None) };
    let ty = variable.value_type();
    let pointer = fx.pointer(variable.value())?;
    if matches!(ty.kind(), TypeKind::Integer(1)) {
        let boolean = fx.mx.type_bool()?;
        return fx.op(Op::Load, boolean, &[pointer.value()]).map(|id| Some(Parts::from_elem(id, 1)));
    }
    let alignment = variable.alignment().max(fx.mx.layout.abi_alignment(ty));
    let access = Access { alignment, volatile: inst.is_volatile(), nontemporal: false };
    let whole = memory_access::load(fx, ty, pointer, access)?;
    let lane = match element {
        Element::Whole => return Ok(Some(whole)),
        Element::Lane(lane) => Ok(lane),
        Element::Dynamic(index, offset) => Err((index, offset)),
    };
    let ([whole], scalar) = (whole.as_slice(), fx.type_of(inst.value())?) else { return Ok(None) };
    let id = match lane {
        Ok(lane) => fx.extract(scalar, *whole, lane)?,
        Err((index, offset)) => {
            let index = add_offset(fx, index, offset)?;
            fx.op(Op::VectorExtractDynamic, scalar, &[*whole, index])?
        }
    };
    Ok(Some(Parts::from_elem(id, 1)))
}

fn add_offset<'m>(fx: &mut FunctionCx<'_, 'm>, index: Value<'m>, offset: u32) -> Result<Typed> {
    let id = fx.scalar(index)?;
    let Lane::Int { width, .. } = fx.lanes(index.ty())?.lane else { return Ok(id) };
    match offset {
        0 => Ok(id),
        offset => {
            let offset = fx.mx.int_constant(width, u64::from(offset))?;
            fx.add(id, offset)
        }
    }
}

/// Returns `true` if `inst` computes an address in a built-in variable that only loads of its elements use, so that the
/// address needs no instruction.
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
                Opcode::Load if match_load(mx, user)?.is_some() => {}
                Opcode::GetElementPtr | Opcode::AddrSpaceCast | Opcode::BitCast if depth < MAX_ADDRESS_LENGTH => {
                    next.push((user.value(), depth + 1));
                }
                _ => return Ok(false),
            }
        }
    }
    Ok(true)
}

fn match_load<'m>(mx: &mut ModuleCx<'m>, load: Inst<'m>) -> Result<Option<VariableLoad<'m>>> {
    if load.ordering() != Ordering::NotAtomic {
        return Ok(None);
    }
    let Some(Address { variable, offset, index }) = address(mx, load.operand(0)) else { return Ok(None) };
    let (whole, ty) = (variable.value_type(), load.ty());
    let element = match index {
        None if offset == 0 && ty == whole => Some(Element::Whole),
        _ if !matches!(mx.form(whole)?, LegalForm::Lanes(lanes) if lanes.chunks(mx.legal).count() == 1) => None,
        _ if ty != whole.scalar() || !whole.is_vector() => None,
        index => {
            let size = mx.layout.alloc_size(ty);
            let lane = u32::try_from(offset / size as i64).ok().filter(|_| offset % size as i64 == 0);
            let count = mx.lanes(whole)?.count;
            match (index, lane) {
                (None, Some(lane)) if lane < count => Some(Element::Lane(lane)),
                (Some((index, stride)), Some(lane)) if stride == size => Some(Element::Dynamic(index, lane)),
                _ => None,
            }
        }
    };
    Ok(element.map(|element| VariableLoad { variable, element }))
}

/// An address in a variable: a byte offset, and an index with its stride in bytes.
struct Address<'m> {
    variable: Global<'m>,
    offset: i64,
    index: Option<(Value<'m>, u64)>,
}

fn address<'m>(mx: &ModuleCx<'m>, pointer: Value<'m>) -> Option<Address<'m>> {
    let (mut value, mut offset, mut index) = (pointer, 0i64, None);
    for _ in 0..=MAX_ADDRESS_LENGTH {
        let opcode = match value.kind() {
            ValueKind::GlobalVariable(variable) => return Some(Address { variable, offset, index }),
            ValueKind::ConstantExpr(opcode) => opcode,
            ValueKind::Instruction(inst) => inst.opcode(),
            _ => return None,
        };
        match opcode {
            Opcode::AddrSpaceCast | Opcode::BitCast => {}
            Opcode::GetElementPtr => {
                let (bytes, dynamic) = gep_offset(mx, value)?;
                offset = offset.checked_add(bytes)?;
                index = match (index, dynamic) {
                    (Some(_), Some(_)) => return None,
                    (first, second) => first.or(second),
                };
            }
            _ => return None,
        }
        value = value.operand(0);
    }
    None
}

/// The most instructions that compute an address of this kind.
const MAX_ADDRESS_LENGTH: u32 = 8;

/// Returns the offset of a `getelementptr`: bytes, and at most one index that is not a constant.
fn gep_offset<'m>(mx: &ModuleCx<'m>, gep: Value<'m>) -> Option<(i64, Option<(Value<'m>, u64)>)> {
    let (mut offset, mut dynamic) = (0i64, None);
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
            None if dynamic.is_none() => dynamic = Some((index, stride)),
            None => return None,
        }
    }
    Some((offset, dynamic))
}
