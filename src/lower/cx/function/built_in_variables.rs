//! Reads of built-in variables with the type that OpenCL gives them: by work-item functions, `__spirv_BuiltIn*` and
//! `llvm.spv.*` (OpenCL SPIR-V environment specification, section 2.9).

use crate::error::{Result, invalid};
use crate::ir::Inst;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lane, Lanes, Parts, one_part};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::builtin::{arguments, check_result, wrong_arguments};
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::typed::Typed;
use crate::map::builtin_names::variable_name;
use crate::map::work_item::{Shape, shape_of};
use crate::spirv::Id;
use crate::spirv::grammar::{BuiltIn, MemoryAccess, Op, StorageClass};
use crate::spirv::inst::Inst as SpirvInst;

/// `get_global_size(d)` => a load of the variable and an extract
pub(in crate::lower) fn read_variable<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    built_in: BuiltIn,
) -> Result<Parts> {
    let bits = fx.mx.pointer_bits;
    match shape_of(built_in).unwrap_or(Shape::Word) {
        Shape::Dimensions { default } => dimension(fx, inst, built_in, default),
        Shape::Size => scalar(fx, inst, built_in, bits),
        Shape::Word => scalar(fx, inst, built_in, 32),
        Shape::Mask => {
            let [] = arguments(inst)?;
            check_result(fx, inst, Lanes { lane: Lane::Int { bits: 32, width: 32 }, count: 4 })?;
            load(fx, built_in, 32, 4).map(one_part)
        }
    }
}

/// Declares the variable that a work-item function reads; nothing for a variable of an extension, which has the type of
/// the call.
pub(in crate::lower) fn declare_variable(mx: &mut ModuleCx<'_>, built_in: BuiltIn) -> Result<()> {
    let bits = mx.pointer_bits;
    let (width, count) = match shape_of(built_in) {
        None => return Ok(()),
        Some(Shape::Dimensions { .. }) => (bits, 3),
        Some(Shape::Size) => (bits, 1),
        Some(Shape::Word) => (32, 1),
        Some(Shape::Mask) => (32, 4),
    };
    let scalar = mx.type_int(width)?;
    let ty = mx.type_vector(scalar, count)?;
    let pointer = mx.type_pointer(StorageClass::Input, ty)?;
    mx.built_in_variable(built_in, pointer).map(drop)
}

/// Loads a whole built-in variable.
fn load(fx: &mut FunctionCx<'_, '_>, built_in: BuiltIn, width: u32, count: u32) -> Result<Typed> {
    let scalar = fx.mx.type_int(width)?;
    let ty = fx.mx.type_vector(scalar, count)?;
    let pointer = fx.mx.type_pointer(StorageClass::Input, ty)?;
    let variable = fx.mx.built_in_variable(built_in, pointer)?;
    fx.used_variables.insert(variable);
    if fx.mx.variables.types.get(&variable) != Some(&pointer) {
        return load_declared_width(fx, built_in, variable, Lanes { lane: Lane::Int { bits: width, width }, count });
    }
    let (id, alignment) = (fx.fresh(), width / 8 * count.next_power_of_two());
    let load = SpirvInst::new(Op::Load).id(ty).id(id).id(variable);
    fx.emit(load.enumerant(MemoryAccess::Aligned).literal(alignment))?;
    Ok(Typed::new(id, ty))
}

/// Loads a whole built-in variable that the module declares with integers of another width.
fn load_declared_width(fx: &mut FunctionCx<'_, '_>, built_in: BuiltIn, variable: Id, expected: Lanes) -> Result<Typed> {
    let name = format!("__spirv_BuiltIn{built_in:?}");
    let other = variable_name(built_in);
    let names = [Some(&name), other.as_ref()];
    let declared = names.into_iter().flatten().find_map(|name| fx.mx.module.global(name));
    let declared = declared.map(|global| global.value_type());
    let lanes = declared.map(|ty| fx.lanes(ty)).transpose()?.filter(|lanes| lanes.count == expected.count);
    let Some(Lanes { lane: lane @ Lane::Int { width, .. }, count }) = lanes else {
        return Err(invalid(format!(
            "expected @{name} to have {} integer components, as the built-in variable has",
            expected.count
        )));
    };
    let (ty, id) = (fx.mx.chunk_type(lane, count)?, fx.fresh());
    let alignment = width / 8 * count.next_power_of_two();
    let load = SpirvInst::new(Op::Load).id(ty).id(id).id(variable);
    fx.emit(load.enumerant(MemoryAccess::Aligned).literal(alignment))?;
    resize_part(fx, lane, expected.lane, count, Typed::new(id, ty), false)
}

fn scalar<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, built_in: BuiltIn, width: u32) -> Result<Parts> {
    let [] = arguments(inst)?;
    let id = load(fx, built_in, width, 1)?;
    resize_result(fx, inst, width, id)
}

/// Extracts the lane for the dimension in the argument and selects it or, for a dimension that does not exist, the
/// default.
fn dimension<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, built_in: BuiltIn, default: u32) -> Result<Parts> {
    let [dimension] = arguments(inst)?;
    let width = fx.mx.pointer_bits;
    let scalar = fx.mx.type_int(width)?;
    let id = match dimension.int_zext() {
        Some(dimension) => {
            let exists = dimension < 3;
            let vector = load(fx, built_in, width, 3)?;
            let value = fx.extract(scalar, vector, if exists { dimension as u32 } else { 0 })?;
            let (exists, default) = (fx.mx.bool_constant(exists)?, fx.mx.int_constant(width, u64::from(default))?);
            fx.select(exists, value, default)?
        }
        None => {
            let Lanes { lane, count: 1 } = fx.lanes(dimension.ty())? else { return Err(wrong_arguments(inst)) };
            let layout = IntLayout::of(lane, 1).ok_or_else(|| wrong_arguments(inst))?;
            let dimension = fx.scalar(dimension)?;
            let (zero, three) = (layout.splat(fx, 0)?, layout.splat(fx, 3)?);
            let vector = load(fx, built_in, width, 3)?;
            let exists = fx.icmp_ult(dimension, three)?;
            // An index out of bounds is undefined behavior, even if the result is not used.
            let lane = fx.select(exists, dimension, zero)?;
            let value = fx.op(Op::VectorExtractDynamic, scalar, &[vector, lane])?;
            let default = fx.mx.int_constant(width, u64::from(default))?;
            fx.select(exists, value, default)?
        }
    };
    resize_result(fx, inst, width, id)
}

/// Converts an integer of `width` bits to the declared result type of the function.
fn resize_result<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, width: u32, id: Typed) -> Result<Parts> {
    let source = Lane::Int { bits: width, width };
    match fx.lanes(inst.ty())? {
        Lanes { lane, count: 1 } if lane == source => Ok(one_part(id)),
        Lanes { lane: lane @ Lane::Int { .. }, count: 1 } => resize_part(fx, source, lane, 1, id, false).map(one_part),
        _ => Err(wrong_arguments(inst)),
    }
}
