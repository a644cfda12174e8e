//! Address space qualifier functions (OpenCL C 3.0, section 6.15.10).

use crate::ir::TypeKind;
use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{arguments, one_part, wrong_arguments};
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::prelude::*;
use crate::map::opencl_pointers::{self, GenericPointer, generic_pointer};
use crate::spirv::grammar::StorageClass;

pub(super) const FAMILY: Family = Family {
    find: |name| Some(builtin(generic_pointer(name.base)?)),
    find_unmangled: |name| Some(builtin(find_unmangled(name)?)),
    names: || opencl_pointers::names().map(str::to_owned).collect(),
};

/// Returns the function with an unmangled name: clang calls `__to_global` for `to_global`.
fn find_unmangled(name: &str) -> Option<GenericPointer> {
    name.strip_prefix("__").filter(|name| name.starts_with("to_")).and_then(generic_pointer)
}

impl BuiltinFunction for GenericPointer {
    /// `to_global(p)` => `OpGenericCastToPtrExplicit`; `get_fence(p)` => `OpGenericPtrMemSemantics` and a shift; both of
    /// pointers to bytes, with an `OpBitcast` where `p` or the result has another pointee type
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        /// `WorkgroupMemory` and `CrossWorkgroupMemory` are `CLK_LOCAL_MEM_FENCE` and `CLK_GLOBAL_MEM_FENCE` shifted by
        /// this many bits.
        const SHIFT: u32 = 8;
        let [argument] = arguments(inst)?;
        if !argument.ty().is_pointer() {
            return Err(wrong_arguments(inst));
        }
        let generic = fx.pointer(argument)?;
        if generic.storage != StorageClass::Generic {
            return Err(wrong_arguments(inst));
        }
        match *self {
            GenericPointer::Into(storage) => {
                let result_type = fx.type_of(inst.value())?;
                if fx.mx.pointee_of(result_type).is_none_or(|(declared, _)| declared != storage) {
                    return Err(wrong_arguments(inst));
                }
                fx.cast_from_generic(generic, storage, result_type).map(one_part)
            }
            GenericPointer::Fence if inst.ty().kind() != TypeKind::Integer(32) => Err(wrong_arguments(inst)),
            GenericPointer::Fence => {
                // As for the cast, consumers have a function for `void *` only.
                let byte = fx.mx.type_int(8)?;
                let generic = fx.pointer_cast(generic, byte)?;
                let (ty, shift) = (fx.mx.type_int(32)?, fx.mx.u32_constant(SHIFT)?);
                let semantics = fx.op(Op::GenericPtrMemSemantics, ty, &[generic.value()])?;
                fx.lshr(semantics, shift).map(one_part)
            }
        }
    }
}
