//! `vloadn`, `vstoren` and their half variants (OpenCL C 3.0, section 6.15.7).

use crate::error::Result;
use crate::ir::Inst;
use crate::lower::builtins::opencl::call::wrong_arguments;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lane, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::map::opencl_memory::{Access, VectorMemory};
use crate::map::rounding_mode;
use crate::spirv::grammar::Op;
use crate::spirv::inst::Inst as SpirvInst;

/// `vload4(i, p)` => `OpExtInst vloadn i p 4`; `vstore_half_rte(x, i, p)` => `OpExtInst vstore_half_r x i p RTE`
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, access: &VectorMemory) -> Result<Parts> {
    let loads = access.access == Access::Load;
    let first = if loads { 0 } else { 1 };
    if inst.argument_count() != first + 2 {
        return Err(wrong_arguments(inst));
    }
    let value_ty = if loads { inst.ty() } else { inst.argument(0).ty() };
    let value = fx.lanes(value_ty)?;
    if value.count != access.length || !matches!(value.lane, Lane::Int { .. } | Lane::Float(_)) {
        return Err(wrong_arguments(inst));
    }
    // The half variants have halves in memory, the others the type of the value.
    let pointee = if access.is_half() { fx.mx.type_float(16)? } else { fx.mx.lane_type(value.lane)? };
    let offset = fx.scalar(inst.argument(first))?;
    let pointer = fx.pointer_to(inst.argument(first + 1), pointee)?;
    let (ty, id, set) =
        (if loads { fx.type_of(inst.value())? } else { fx.mx.type_void()? }, fx.fresh(), fx.mx.opencl_std());
    let mut call = SpirvInst::new(Op::ExtInst).id(ty).id(id).id(set).literal(access.std.0);
    if !loads {
        call = call.id(fx.scalar(inst.argument(0))?);
    }
    call = call.id(offset).id(pointer);
    if access.has_length_operand() {
        call = call.literal(access.length);
    }
    if let Some(rounding) = access.rounding {
        call = call.enumerant(rounding_mode(rounding));
    }
    fx.emit(call)?;
    Ok(if loads { Parts::from_elem(id, 1) } else { Parts::new() })
}
