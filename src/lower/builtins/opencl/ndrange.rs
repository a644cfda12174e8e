//! Ranges of work-items for device-side enqueue (OpenCL C 3.0, Enqueuing Kernels).

use crate::ir::{Type, TypeKind};
use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{one_part, wrong_arguments};
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::function::memory_access::{Access, load_word};
use crate::lower::cx::prelude::*;
use crate::map::opencl_objects::range_dimensions;

pub(super) const FAMILY: Family =
    Family { find: |name| Some(builtin(NdRange { dimensions: range_dimensions(name.base)? })), ..Family::EMPTY };

/// `ndrange_1D`, `ndrange_2D`, `ndrange_3D`
struct NdRange {
    dimensions: u32,
}

impl BuiltinFunction for NdRange {
    /// `ndrange_2D(offset, size, local_size)` => `OpBuildNDRange size local_size offset`; an absent argument is zero
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        let sret = inst.struct_return();
        let arguments: Vec<Value<'m>> = inst.arguments().skip(usize::from(sret.is_some())).collect();
        let (size, local_size, offset) = match arguments.as_slice() {
            [size] => (*size, None, None),
            [size, local_size] => (*size, Some(*local_size), None),
            [offset, size, local_size] => (*size, Some(*local_size), Some(*offset)),
            _ => return Err(wrong_arguments(inst)),
        };
        if !is_range(sret.map_or(inst.ty(), |(_, range)| range), fx.mx.pointer_bits) {
            return Err(wrong_arguments(inst));
        }
        let mut ty = fx.mx.type_size()?;
        if self.dimensions > 1 {
            ty = fx.mx.type_array(ty, u64::from(self.dimensions))?;
        }
        let size = extent(fx, ty, self.dimensions, Some(size))?;
        let local_size = extent(fx, ty, self.dimensions, local_size)?;
        let offset = extent(fx, ty, self.dimensions, offset)?;
        let operands = [size, local_size, offset];
        match sret {
            None => {
                let ty = fx.type_of(inst.value())?;
                fx.op(Op::BuildNDRange, ty, &operands).map(one_part)
            }
            Some((pointer, range)) => {
                let memory = fx.mx.memory(range)?;
                if !memory.is_value_type {
                    // With another data layout the structure has padding, and is not the result type of the instruction.
                    return Err(wrong_arguments(inst));
                }
                let ty = memory.ty;
                let built = fx.op(Op::BuildNDRange, ty, &operands)?;
                fx.store_result(pointer, range, &[built], fx.mx.layout.abi_alignment(range))?;
                Ok(Parts::new())
            }
        }
    }
}

/// Returns `true` for a structure of the number of dimensions and three arrays of as many numbers as wide as pointers
/// (specification, OpBuildNDRange).
fn is_range(ty: Type<'_>, pointer_bits: u32) -> bool {
    let is_extent = |ty: Type<'_>| match ty.kind() {
        TypeKind::Array { element, length: 3 } => element.kind() == TypeKind::Integer(pointer_bits),
        _ => false,
    };
    let mut members = match ty.kind() {
        TypeKind::Struct => ty.members(),
        _ => return false,
    };
    members.len() == 4
        && members.next().is_some_and(|dimensions| dimensions.kind() == TypeKind::Integer(32))
        && members.all(is_extent)
}

/// Returns a scalar for one dimension, otherwise the array that the argument points to; null without an argument.
fn extent<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    ty: SpirvType,
    dimensions: u32,
    argument: Option<Value<'m>>,
) -> Result<Typed> {
    match argument {
        None => fx.mx.null(ty),
        Some(argument) if dimensions == 1 => fx.scalar(argument),
        Some(argument) => {
            let pointer = fx.pointer(argument)?;
            let pointer = fx.pointer_cast(pointer, ty)?;
            let alignment = u64::from(fx.mx.pointer_bits / 8);
            load_word(fx, pointer, Access { alignment, volatile: false, nontemporal: false })
        }
    }
}
