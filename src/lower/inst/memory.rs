//! `load` and `store`.

use crate::analysis::addresses::{VariableUses, variable_of};
use crate::ir::{Opcode, Ordering, Type};
use crate::lower::cx::forms::one_part;
use crate::lower::cx::function::families::StoredImage;
use crate::lower::cx::function::memory_access;
use crate::lower::cx::function::memory_access::Access;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::lower::inst::atomic;
use crate::map::target_types::target_type;

/// `load` => `OpLoad` with `Aligned`, or `OpAtomicLoad`; of an image that other blocks use, the image that was stored
pub(in crate::lower) fn load<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if inst.ordering() != Ordering::NotAtomic {
        return atomic::load(fx, inst);
    }
    if let Some(stored) = fx.own.stored_images.get(&inst.index()).filter(|stored| stored.is_used_elsewhere) {
        return Ok(one_part(stored.image));
    }
    let (pointer, access) = (address(fx, inst.operand(0), inst.ty())?, access(fx, inst));
    // A pointer in memory has the pointee type that the type of the variable says.
    if inst.ty().address_space().is_some() && fx.part_count(inst.ty())? == 1 {
        let wanted = fx.pointer_type_of(inst.value())?;
        let stored = fx.stored_pointer_type(pointer, wanted);
        let pointer = fx.pointer_cast(pointer, stored)?;
        let id = memory_access::load_word(fx, pointer, access)?;
        return Ok(Parts::from_elem(fx.bitcast_if_needed(id, wanted)?, 1));
    }
    let parts = memory_access::load(fx, inst.ty(), pointer, access)?;
    fx.as_result(inst, parts)
}

/// `store` => `OpStore` with `Aligned`, or `OpAtomicStore`
pub(in crate::lower) fn store<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    if inst.ordering() != Ordering::NotAtomic {
        return atomic::store(fx, inst);
    }
    let value = inst.operand(0);
    note_image(fx, inst)?;
    let (pointer, access) = (address(fx, inst.operand(1), value.ty())?, access(fx, inst));
    let Some(space) = value.ty().address_space() else {
        let parts = fx.value(value)?;
        return memory_access::store(fx, value.ty(), &parts, pointer, access);
    };
    if fx.part_count(value.ty())? == 1 {
        let own = fx.pointer_type_of(value)?;
        let stored = if value.is_null_or_undef() { fx.stored_pointer_type(pointer, own) } else { own };
        let pointer = fx.pointer_cast(pointer, stored)?;
        let parts = fx.pointers_as(value, stored)?;
        return memory_access::store_word(fx, pointer, parts[0], access);
    }
    let bytes = fx.mx.byte_pointer(space)?;
    let parts = fx.pointers_as(value, bytes)?;
    memory_access::store(fx, value.ty(), &parts, pointer, access)
}

/// Notes what loads yield from a variable that holds an image or a sampler: the result of an `OpLoad` must be used in its block
/// (specification, section 2.16.1), and unoptimized code loads parameters early. The one store is in the entry block, before all
/// loads that yield anything.
fn note_image<'m>(fx: &mut FunctionCx<'_, 'm>, store: Inst<'m>) -> Result<()> {
    let value = store.operand(0);
    if Some(store.block()) != fx.function.entry_block() {
        return Ok(());
    }
    let op = target_type(fx.object_type(value).target_name()).map(|(op, _)| op);
    if !matches!(op, Some(Op::TypeImage | Op::TypeSampler | Op::TypeSampledImage)) {
        return Ok(());
    }
    let is_used_elsewhere = |load: &Inst<'m>| {
        load.value().uses().filter_map(Value::as_instruction).any(|user| user.block() != load.block())
    };
    let variable = variable_of(store.operand(1)).filter(|variable| fx.own.image_variables.insert(variable.index()));
    let uses = variable.and_then(|variable| VariableUses::of(&fx.mx.facts.callees, variable));
    let Some(VariableUses { loads, stores, .. }) = uses else { return Ok(()) };
    if stores.len() != 1 || loads.iter().any(|load| load.ty() != value.ty()) {
        return Ok(());
    }
    let image = match value.as_instruction().filter(|inst| inst.opcode() == Opcode::Load) {
        // An inlined function has a variable for each parameter.
        Some(load) => match fx.own.stored_images.get(&load.index()) {
            Some(stored) => stored.image,
            None => return Ok(()),
        },
        None => fx.value(value)?[0],
    };
    let stored = StoredImage { image, is_used_elsewhere: loads.iter().any(is_used_elsewhere) };
    fx.own.stored_images.extend(loads.iter().map(|load| (load.index(), stored)));
    Ok(())
}

/// Returns the pointer of a load or store of type `ty`, which is the pointee type of a null or undefined pointer.
fn address<'m>(fx: &mut FunctionCx<'_, 'm>, pointer: Value<'m>, ty: Type<'m>) -> Result<Pointer> {
    if !pointer.is_null_or_undef() {
        return fx.pointer(pointer);
    }
    let pointee = fx.mx.memory(ty)?.ty;
    fx.pointer_with_pointee(pointer, pointee)
}

/// Returns the alignment, `volatile` and `!nontemporal` of a load or store.
pub(in crate::lower) fn access<'m>(fx: &FunctionCx<'_, 'm>, inst: Inst<'m>) -> Access {
    Access {
        alignment: inst.alignment(),
        volatile: inst.is_volatile(),
        nontemporal: inst.value().attached(fx.mx.kinds.nontemporal).is_some(),
    }
}
