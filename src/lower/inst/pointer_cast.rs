//! Casts between address spaces.

use crate::analysis::addresses::strip_casts;
use crate::error::WarningKind;
use crate::lower::cx::prelude::*;
use crate::spirv::grammar::StorageClass;

/// Warns of a cast between private, local and global memory, also one through a generic pointer: no two of them share an
/// address, and the result points to nothing, unless the operand came from such a cast itself.
pub(in crate::lower) fn warn_if_unusable<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let (from, to) = (strip_casts(inst.operand(0)), inst.value());
    let (Some(from_space), Some(to_space)) = (from.ty().address_space(), to.ty().address_space()) else {
        return Ok(());
    };
    if from.is_null_or_undef() {
        return Ok(());
    }
    let (from, to) = (fx.mx.storage_of(from, from_space)?, fx.mx.storage_of(to, to_space)?);
    if let (Some(from), Some(to)) = (memory(from), memory(to))
        && from != to
    {
        let message = format!(
            "a pointer to {from} memory is cast to one to {to} memory, through which no access reaches the object; keep \
             the pointer generic"
        );
        fx.warn(inst, WarningKind::UnusablePointer, &message);
    }
    Ok(())
}

/// Returns the name of the memory of a storage class that is one of three with separate objects.
fn memory(storage: StorageClass) -> Option<&'static str> {
    match storage {
        StorageClass::Function => Some("private"),
        StorageClass::Workgroup => Some("local"),
        StorageClass::CrossWorkgroup => Some("global"),
        _ => None,
    }
}
