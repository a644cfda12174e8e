//! `alloca` (SPV_INTEL_variable_length_array, revision 3)
//!
//! A constant number of elements, or a specialization constant, gives a function-scope variable. It is declared at the
//! start of the entry block wherever the `alloca` is, since its size does not change while the function runs. Any other
//! number gives an `OpVariableLengthArrayINTEL` at the position of the `alloca`. So does an `alloca` in a loop if the
//! variables of earlier iterations may still be in use.

use crate::analysis::allocas;
use crate::analysis::allocas::Length;
use crate::analysis::element_types::Pointee;
use crate::error::{Error, ErrorKind, WarningKind, invalid};
use crate::ir::{Block, Type, TypeKind};
use crate::lower::cx::forms::one_part;
use crate::lower::cx::legal::cast::cast_storage;
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::map::intrinsics::Effect;
use crate::options::SpecConstants;
use crate::spirv::grammar::StorageClass;

/// Arrays of this length or longer are an error.
const MAX_LENGTH: u64 = 1 << 60;

/// `alloca T, iN n` => `OpVariable` of `T` or of an array of `T`, or `OpVariableLengthArrayINTEL`
pub(in crate::lower) fn lower_alloca<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let element = element_memory(fx, inst)?;
    fx.alloca_variables.last = None;
    declare_result_type(fx, element)?;
    let pointer = match allocas::length(&fx.mx.facts, &fx.facts.cfg, inst) {
        Length::Fixed(1) => {
            let pointer = fx.mx.type_pointer(StorageClass::Function, element)?;
            let id = fx.variable(pointer)?;
            fx.mx.decorate_alignment(id.id, inst.alignment())?;
            Pointer::new(id, StorageClass::Function, element)
        }
        Length::Fixed(MAX_LENGTH..) => {
            return Err(Error::new(ErrorKind::LimitExceeded, "the array is larger than the memory of any device"));
        }
        Length::Fixed(count) => {
            // A SPIR-V array has at least one element (specification, OpTypeArray).
            let array = fixed_array(fx, inst, element, count.max(1))?;
            array_variable(fx, inst.alignment(), array, element)?
        }
        Length::Specialized(count) => {
            let default = allocas::default_length(&fx.mx.facts.callees, count);
            let array = match fx.mx.options.spec_constants {
                SpecConstants::Native => {
                    let id = fx.mx.specialized_value(count)?;
                    specialized_array(fx, inst, element, SpecializedLength { id, ty: count.ty(), default })?
                }
                SpecConstants::Defaults => array_of_default(fx, inst, element, default)?,
            };
            array_variable(fx, inst.alignment(), array, element)?
        }
        Length::PerIteration(_) if !fx.facts.has_dynamic_allocas => return Err(needs_variable_length()),
        Length::Dynamic(_) | Length::PerIteration(_) if holds_object(fx, inst) || has_opaque(inst.allocated_type()) => {
            return Err(invalid(format!(
                "expected numbers, vectors, pointers, or structures and arrays of them as elements of an array of \
                 variable length, found an opaque object in {}",
                inst.allocated_type()
            )));
        }
        Length::Dynamic(count) | Length::PerIteration(count) => {
            let length = dynamic_length(fx, count)?;
            let array = dynamic_array(fx, inst.alignment(), element, length);
            array.map_err(|error| refusal(fx, inst, error))?
        }
    };
    convert_pointer(fx, inst, pointer)
}

/// Converts the pointer to the first element to the type of the `alloca`.
fn convert_pointer<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, pointer: Pointer) -> Result<Parts> {
    fx.record_alloca(inst.value());
    let space = inst.ty().address_space().ok_or_else(|| invalid("expected an alloca with a pointer result"))?;
    let storage = fx.mx.storage_class(space)?;
    // A cast to the address space of other memory would make a pointer that is none.
    if !matches!(storage, StorageClass::Function | StorageClass::Generic) {
        let private = fx.mx.address_spaces.private();
        return Err(invalid(format!(
            "expected an alloca in private memory, address space {private}, found address space {space}"
        )));
    }
    let pointer = cast_storage(fx, pointer, storage)?;
    fx.as_result(inst, one_part(pointer.value()))
}

/// Declares the type of a pointer to an element, which comes before the types of an array variable.
fn declare_result_type(fx: &mut FunctionCx<'_, '_>, element: SpirvType) -> Result<()> {
    fx.mx.type_pointer(StorageClass::Function, element).map(drop)
}

/// Returns the memory type of one element; for a pointer, the type inferred from the uses of the variable.
fn element_memory<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<SpirvType> {
    let ty = inst.allocated_type();
    if let Some(address_space) = ty.address_space() {
        fx.mx.check_pointer_size(address_space)?;
        let own = fx.pointer_type_of(inst.value())?;
        let own = fx.mx.pointee_of(own).map(|(_, pointee)| pointee);
        // The inferred type may be another one, as for memory that holds a pointer first and a number later.
        if let Some(own) = own.filter(|own| fx.mx.pointee_of(*own).is_some() || holds_object(fx, inst)) {
            return Ok(own);
        }
    }
    Ok(fx.mx.memory(ty)?.ty)
}

/// Returns `true` if the pointer in a variable stands for an opaque object.
fn holds_object<'m>(fx: &FunctionCx<'_, 'm>, inst: Inst<'m>) -> bool {
    let types = &fx.mx.facts.element_types;
    match types.node(inst.value()).and_then(|node| types.pointee(node)) {
        Some(Pointee::Pointer { node, .. }) => matches!(types.pointee(node), Some(Pointee::Object(_))),
        Some(Pointee::Type(_) | Pointee::Object(_)) | None => false,
    }
}

/// Returns `true` if a type is or contains one that is not concrete (specification, section 2.2.2).
fn has_opaque(ty: Type<'_>) -> bool {
    ty.find(|ty| ty.kind() == TypeKind::TargetExt).is_some()
}

/// `llvm.sycl.alloca(string, specialization_id, buffer, T, alignment)` => as `alloca T` of the constant's value
///
/// The buffer is for targets without specialization constants. Only the type of the fourth argument is used.
pub(in crate::lower) fn lower_sycl_alloca<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (length, ty, default) = fx.mx.requested_length(inst)?;
    fx.alloca_variables.last = None;
    let alignment = sycl_alignment(inst.argument(4))?;
    let element = fx.mx.memory(inst.argument(3).ty())?.ty;
    declare_result_type(fx, element)?;
    let pointer = if !fx.mx.facts.lifetimes.needs_new_variables(&fx.facts.cfg, inst) {
        let default = Some(default);
        let array = match fx.mx.options.spec_constants {
            SpecConstants::Native => {
                specialized_array(fx, inst, element, SpecializedLength { id: length, ty, default })?
            }
            SpecConstants::Defaults => array_of_default(fx, inst, element, default)?,
        };
        array_variable(fx, alignment, array, element)?
    } else if fx.facts.has_dynamic_allocas {
        dynamic_array(fx, alignment, element, length)?
    } else {
        return Err(needs_variable_length());
    };
    convert_pointer(fx, inst, pointer)
}

fn sycl_alignment(value: Value<'_>) -> Result<u64> {
    /// The limit of `__builtin_alloca_with_align` as well, which counts in bits.
    const LIMIT: u64 = i32::MAX as u64 / 8;
    let bad = |message: String| Error::new(ErrorKind::InvalidInstruction, message);
    let alignment = value.int_zext().ok_or_else(|| bad("expected a constant alignment in llvm.sycl.alloca".into()))?;
    if alignment.is_power_of_two() && alignment < LIMIT {
        return Ok(alignment);
    }
    Err(bad(format!(
        "expected an alignment of llvm.sycl.alloca that is a power of two below {LIMIT}, found {alignment}"
    )))
}

fn needs_variable_length() -> Error {
    invalid(
        "each iteration of the loop allocates a new variable, while earlier ones may still be in use; move the alloca \
         before the loop, or allow SPV_INTEL_variable_length_array",
    )
}

/// Returns the type of an array whose length is a constant of the type that it has in LLVM.
fn fixed_array<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, element: SpirvType, count: u64) -> Result<SpirvType> {
    match inst.operand(0).ty().kind() {
        TypeKind::Integer(bits @ (8 | 16 | 32 | 64)) => {
            let length = fx.mx.int_constant(bits, count)?;
            fx.mx.type_array_of(element, length.id)
        }
        _ => fx.mx.type_array(element, count),
    }
}

/// Declares an array variable with a typed pointer; returns a pointer to its first element.
fn array_variable(
    fx: &mut FunctionCx<'_, '_>,
    alignment: u64,
    array: SpirvType,
    element: SpirvType,
) -> Result<Pointer> {
    let variable = fx.typed_variable(array)?;
    fx.mx.decorate_alignment(variable.id, alignment)?;
    let ty = fx.mx.type_pointer(StorageClass::Function, element)?;
    let id = fx.prologue_op(Op::Bitcast, ty, &[variable])?;
    fx.mx.decorate_alignment(id.id, alignment)?;
    Ok(Pointer::new(id, StorageClass::Function, element))
}

/// Emits an array of variable length at the current position; returns a pointer to its first element.
fn dynamic_array(fx: &mut FunctionCx<'_, '_>, alignment: u64, element: SpirvType, length: Typed) -> Result<Pointer> {
    let pointer = fx.mx.type_pointer(StorageClass::Function, element)?;
    let id = fx.op(Op::VariableLengthArrayINTEL, pointer, &[length])?;
    fx.mx.decorate_alignment(id.id, alignment)?;
    Ok(Pointer::new(id, StorageClass::Function, element))
}

/// Returns the error for an array of variable length that the options do not allow.
///
/// The first instruction that needs the extension is the `llvm.stacksave` before the array, if there is one.
#[cold]
fn refusal<'m>(fx: &FunctionCx<'_, 'm>, inst: Inst<'m>, error: Error) -> Error {
    if error.kind() != ErrorKind::RequiresExtension {
        return error;
    }
    let intrinsics = &fx.mx.facts.callees;
    let mut calls = fx.function.blocks().flat_map(Block::instructions);
    let save = calls.find(|inst| intrinsics.has_effect(*inst, Effect::SavesStack));
    let is_import = |name: &[u8]| fx.mx.options.unknown_intrinsics.allows(name);
    match save.filter(|save| save.called_function().is_some_and(|callee| !is_import(callee.name()))) {
        Some(save) => error.with_kind(ErrorKind::InvalidFunctionCall).about(format!(
            "Translation of llvm.stacksave intrinsic requires SPV_INTEL_variable_length_array extension or \
             -spirv-allow-unknown-intrinsics option.\n{}",
            save.value().describe()
        )),
        None => error.with_kind(ErrorKind::InvalidInstruction).about(format!(
            "{}\nTranslation of dynamic alloca requires SPV_INTEL_variable_length_array extension.",
            inst.value().describe()
        )),
    }
}

/// The length of an array, a specialization constant.
struct SpecializedLength<'m> {
    id: Typed,
    ty: Type<'m>,
    /// The default value; `None` if it is undefined.
    default: Option<u64>,
}

/// Returns the type of an array with the default length, which cannot be specialized.
fn array_of_default<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    element: SpirvType,
    default: Option<u64>,
) -> Result<SpirvType> {
    let count = default.ok_or_else(|| invalid("the default length of the array is undefined"))?;
    if count == 0 {
        fx.warn(inst, WarningKind::EmptyArray, "the default length of the array is 0; one element is allocated");
    }
    fx.mx.type_array(element, count.max(1))
}

/// Returns the type of an array whose length is specialized. A default length of 0 is replaced by 1, the minimum in
/// SPIR-V (specification, `OpTypeArray`).
fn specialized_array<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    element: SpirvType,
    length: SpecializedLength<'m>,
) -> Result<SpirvType> {
    if length.default == Some(0) {
        fx.warn(
            inst,
            WarningKind::EmptyArray,
            "the default length of the array is 0, and one element is allocated unless the length is specialized; give \
             the specialization constant another default if that is not intended",
        );
    }
    let lane = fx.lanes(length.ty)?.lane;
    let bits = 32;
    let (mut id, bits) = match lane {
        Lane::Bool => (resize_part(fx.mx, lane, Lane::Int { bits, width: bits }, 1, length.id, false)?, bits),
        Lane::Int { width, .. } => (length.id, width),
        Lane::MultiWord { .. } | Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => {
            return Err(invalid(format!("expected an integer array length, found {}", length.ty)));
        }
    };
    if length.default == Some(0) {
        let (zero, one) = (fx.mx.int_constant(bits, 0)?, fx.mx.int_constant(bits, 1)?);
        let is_zero = fx.mx.icmp_eq(id, zero)?;
        id = fx.mx.select(is_zero, one, id)?;
    }
    fx.mx.type_array_of(element, id.id)
}

/// Returns the length, which the extension reads as unsigned, as an integer of a width that SPIR-V has.
fn dynamic_length<'m>(fx: &mut FunctionCx<'_, 'm>, count: Value<'m>) -> Result<Typed> {
    let lanes = fx.lanes(count.ty())?;
    let parts = fx.value(count)?;
    match lanes.lane {
        Lane::Bool => resize_part(fx, lanes.lane, Lane::Int { bits: 32, width: 32 }, 1, parts[0], false),
        // The low word is enough for the length of any array.
        Lane::Int { .. } | Lane::MultiWord { .. } => Ok(parts[0]),
        Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => Err(invalid("expected an integer array length")),
    }
}
