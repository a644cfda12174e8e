//! The capabilities that debug information may use: none that devices have to support only because of it.

use std::iter;

use rustc_hash::FxHashSet;

use crate::ir::{Block, Function, ModuleRef, Type};
use crate::lower::cx::forms::Lane;
use crate::lower::cx::module::ModuleCx;
use crate::lower::debug::Debug;
use crate::spirv::grammar::{Capability, Enumerant as _, StorageClass, corrected};

impl<'m> Debug<'m> {
    /// Returns `true` if devices that take the module have 64-bit integers: it declares them, or has 64-bit addresses.
    pub(super) fn has_long_numbers(mx: &mut ModuleCx<'m>) -> bool {
        let has_long_addresses = mx.pointer_bits == 64;
        let requirements = mx.out.requirements();
        requirements.has_capability(Capability::Int64)
            || has_long_addresses && requirements.allows_capability(Capability::Int64)
    }

    /// Returns the storage class of an address space, if the module has its capability.
    pub(super) fn storage_class(mx: &mut ModuleCx<'m>, address_space: u32) -> Option<StorageClass> {
        let storage = mx.storage_class(address_space).ok()?;
        let needs = corrected(StorageClass::KIND, storage.value()).map_or(&[][..], |row| row.capabilities);
        let requirements = mx.out.requirements();
        let is_declared = |capability: &Capability| requirements.has_capability(*capability);
        (needs.is_empty() || needs.iter().any(is_declared)).then_some(storage)
    }

    /// Returns `true` if a constant of a type, whose lanes are of this kind, needs no device feature that the module does
    /// not need otherwise.
    pub(super) fn has_constants_of(&mut self, mx: &mut ModuleCx<'m>, ty: Type<'m>, lane: Lane) -> bool {
        let is_declared = match lane {
            Lane::Bool | Lane::Int { width: ..=32, .. } | Lane::Float(32) => true,
            Lane::Int { .. } | Lane::MultiWord { .. } => Self::has_long_numbers(mx),
            Lane::Float(16) => mx.out.requirements().has_capability(Capability::Float16),
            Lane::Float(_) => mx.out.requirements().has_capability(Capability::Float64),
            Lane::BFloat => !mx.has_bfloat_type() || mx.out.requirements().has_capability(Capability::BFloat16TypeKHR),
            Lane::Pointer { address_space } => Self::storage_class(mx, address_space).is_some(),
        };
        // Code that is not lowered yet may declare it.
        let has = is_declared || self.used_types.get_or_insert_with(|| used_types(mx.module)).contains(&ty.scalar());
        if !has {
            // Code before may have declared it.
            mx.out.note_order();
        }
        has
    }
}

/// Returns the scalar types of the operands and results of all instructions.
fn used_types(module: ModuleRef<'_>) -> FxHashSet<Type<'_>> {
    let instructions = module.functions().flat_map(Function::blocks).flat_map(Block::instructions);
    instructions
        .flat_map(|inst| iter::once(inst.value()).chain(inst.value().operands()))
        .map(|value| value.ty().scalar())
        .collect()
}
