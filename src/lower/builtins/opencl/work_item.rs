//! Work-item functions: reads of built-in variables (OpenCL environment specification, section 2.9; features.md G1).

use crate::error::Result;
use crate::llvm::Inst;
use crate::map::work_item::{self, Shape};
use crate::spirv::Id;
use crate::spirv::grammar::{BuiltIn, Op, StorageClass};
use crate::spirv::inst::Inst as SpirvInst;

use crate::lower::emitter::Emitter as _;
use crate::lower::forms::{Lane, Parts};
use crate::lower::function_cx::FunctionCx;
use crate::lower::inst::cast::resize_part;

use super::call::wrong_arguments;

/// `get_global_id(d)` => a load of the variable and an extract; the default for a dimension that does not exist
pub(in crate::lower::builtins) fn read<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    built_in: BuiltIn,
) -> Result<Parts> {
    let shape = work_item::shape_of(built_in).unwrap_or(Shape::Word);
    let bits = fx.mx.pointer_bits;
    let (width, count) = match shape {
        Shape::Dimensions { .. } => (bits, 3),
        Shape::Size => (bits, 1),
        Shape::Word => (32, 1),
        Shape::Mask => (32, 4),
    };
    let scalar = fx.mx.type_int(width)?;
    let ty = fx.mx.type_vector(scalar, count)?;
    let pointer = fx.mx.type_pointer(StorageClass::Input, ty)?;
    let variable = fx.mx.built_in_variable(built_in, pointer)?;
    fx.used_variables.insert(variable);
    let alignment = width / 8 * count.next_power_of_two();
    let id = fx.mx.out.fresh();
    let load = SpirvInst::new(Op::Load).id(ty).id(id).id(variable);
    fx.emit(load.enumerant(crate::spirv::grammar::MemoryAccess::Aligned).literal(alignment))?;
    let id = match shape {
        Shape::Dimensions { otherwise } => dimension(fx, inst, id, scalar, otherwise)?,
        Shape::Size | Shape::Word | Shape::Mask => id,
    };
    let lane = fx.mx.lanes(inst.ty())?.lane;
    let stored = Lane::Int { bits: width, width };
    let same = shape == Shape::Mask || lane == stored;
    Ok(Parts::from_elem(if same { id } else { resize_part(fx, stored, lane, 1, id, false)? }, 1))
}

/// One lane of the three, chosen by the argument of the call.
fn dimension<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, vector: Id, scalar: Id, otherwise: u32) -> Result<Id> {
    if inst.argument_count() != 1 {
        return Err(wrong_arguments(inst));
    }
    let width = fx.mx.pointer_bits;
    let default = fx.mx.int_constant(width, u64::from(otherwise))?;
    match inst.argument(0).int_zext() {
        Some(dimension @ 0..3) => fx.extract(scalar, vector, dimension as u32),
        Some(_) => Ok(default),
        None => {
            let (boolean, dimension) = (fx.mx.type_bool()?, fx.scalar(inst.argument(0))?);
            let index_width = match fx.mx.lanes(inst.argument(0).ty())?.lane {
                Lane::Int { width, .. } => width,
                _ => return Err(wrong_arguments(inst)),
            };
            let three = fx.mx.int_constant(index_width, 3)?;
            let exists = fx.op(Op::ULessThan, boolean, &[dimension, three])?;
            let lane = fx.op(Op::VectorExtractDynamic, scalar, &[vector, dimension])?;
            fx.op(Op::Select, scalar, &[exists, lane, default])
        }
    }
}
