//! `vloadn`, `vstoren` and their half variants (OpenCL C 3.0, section 6.15.7).

use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::wrong_arguments;
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::prelude::*;
use crate::map::opencl_memory::{self, Access, VectorMemory};
use crate::map::rounding_mode;
use crate::spirv::inst::Inst as SpirvInst;

pub(super) const FAMILY: Family = Family {
    find: |name| Some(builtin(opencl_memory::vector_memory(name.base)?)),
    names: || opencl_memory::names().collect(),
    ..Family::EMPTY
};

impl BuiltinFunction for VectorMemory {
    /// `vload4(i, p)` => `OpExtInst vloadn i p 4`; `vstore_half_rte(x, i, p)` => `OpExtInst vstore_half_r x i p RTE`
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        let loads = self.access == Access::Load;
        let first = if loads { 0 } else { 1 };
        if inst.argument_count() != first + 2 {
            return Err(wrong_arguments(inst));
        }
        let value_ty = if loads { inst.ty() } else { inst.argument(0).ty() };
        let value = fx.lanes(value_ty)?;
        if value.count != self.length || !matches!(value.lane, Lane::Int { .. } | Lane::Float(_)) {
            return Err(wrong_arguments(inst));
        }
        // The half variants have halves in memory, the others the type of the value.
        let pointee = if self.is_half() { fx.mx.type_float(16)? } else { fx.mx.lane_type(value.lane)? };
        let offset = fx.scalar(inst.argument(first))?;
        let pointer = fx.pointer_to(inst.argument(first + 1), pointee)?;
        let (ty, id, set) =
            (if loads { fx.type_of(inst.value())? } else { fx.mx.type_void()? }, fx.fresh(), fx.mx.opencl_std());
        let mut call = SpirvInst::new(Op::ExtInst).id(ty).id(id).id(set).literal(self.std.0);
        if !loads {
            call = call.id(fx.scalar(inst.argument(0))?);
        }
        call = call.id(offset).id(pointer);
        if self.has_length_operand() {
            call = call.literal(self.length);
        }
        if let Some(rounding) = self.rounding {
            call = call.enumerant(rounding_mode(rounding));
        }
        fx.emit_with_pointers(call, &[pointer])?;
        Ok(if loads { Parts::from_elem(Typed::new(id, ty), 1) } else { Parts::new() })
    }
}
