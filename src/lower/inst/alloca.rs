//! `alloca` (features.md E19, E20; SPV_INTEL_variable_length_array, revision 3)
//!
//! A fixed number of elements is a function-scope variable; so is a number that is a specialization constant. Both
//! stand at the head of the entry block wherever the `alloca` is, since their size does not change while the function
//! runs. Any other number is an `OpVariableLengthArrayINTEL` in its place, and so is what a loop makes anew while the
//! variables of earlier passes may still be in use.

use crate::analysis::allocas;
use crate::analysis::allocas::Length;
use crate::analysis::element_types::Pointee;
use crate::analysis::lifetimes::needs_new_variables;
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Inst, Type, TypeKind, Value};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lane, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::cast::cast_storage;
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::module::invalid;
use crate::lower::cx::pointer::Pointer;
use crate::options::SpecConstants;
use crate::spirv::Id;
use crate::spirv::grammar::{Op, StorageClass};

/// Longer arrays are refused.
const MAX_LENGTH: u64 = 1 << 60;

/// `alloca T, iN n` => `OpVariable` of `T` or of an array of `T`, or `OpVariableLengthArrayINTEL`
pub(super) fn lower_alloca<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let element = element_memory(fx, inst)?;
    fx.alloca_variables.last = None;
    let pointer = match allocas::length(&fx.mx.facts.intrinsics, inst) {
        Length::Fixed(1) => {
            let pointer = fx.mx.type_pointer(StorageClass::Function, element)?;
            let id = fx.variable(pointer)?;
            fx.mx.decorate_alignment(id, inst.alignment())?;
            Pointer { id, storage: StorageClass::Function, pointee: element }
        }
        Length::Fixed(MAX_LENGTH..) => {
            return Err(Error::new(ErrorKind::LimitExceeded, "the array takes more memory than any device has"));
        }
        Length::Fixed(count) => {
            // No SPIR-V array is empty (specification, OpTypeArray).
            let array = fx.mx.type_array(element, count.max(1))?;
            array_variable(fx, inst.alignment(), array, element)?
        }
        Length::Specialized(count) => {
            let default = allocas::default_length(&fx.mx.facts.intrinsics, count);
            let array = match fx.mx.options.spec_constants {
                SpecConstants::Native => {
                    let id = fx.mx.specialized_value(count)?;
                    specialized_array(fx, inst, element, SpecializedLength { id, ty: count.ty(), default })?
                }
                SpecConstants::Defaults => array_of_default(fx, inst, element, default)?,
            };
            array_variable(fx, inst.alignment(), array, element)?
        }
        Length::PerIteration(_) if !fx.facts.has_dynamic_allocas => return Err(renewed()),
        Length::Dynamic(_) | Length::PerIteration(_) if holds_object(fx, inst) || has_opaque(inst.allocated_type()) => {
            return Err(invalid(format!(
                "the elements of an array of variable length are numbers, vectors, pointers and structures and arrays \
                 of them, not opaque objects as in {}",
                inst.allocated_type()
            )));
        }
        Length::Dynamic(count) | Length::PerIteration(count) => {
            let length = dynamic_length(fx, count)?;
            dynamic_array(fx, inst.alignment(), element, length)?
        }
    };
    result(fx, inst, pointer)
}

/// The pointer that LLVM's instruction gives, from one to the first element.
fn result<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, pointer: Pointer) -> Result<Parts> {
    fx.note_alloca(inst.value());
    let space = inst.ty().address_space().ok_or_else(|| invalid("an alloca gives no pointer"))?;
    let storage = fx.mx.storage_class(space)?;
    let pointer = cast_storage(fx, pointer, storage)?;
    let wanted = fx.pointer_type_of(inst.value())?;
    let wanted = fx.typed_pointer(pointer.id, wanted)?;
    Ok(Parts::from_elem(fx.pointer_cast(pointer, wanted.pointee)?.id, 1))
}

/// The memory type of one element; a pointer's is what the variable is used for.
fn element_memory<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Id> {
    let ty = inst.allocated_type();
    let memory = fx.mx.memory(ty)?.id;
    if !ty.is_pointer() {
        return Ok(memory);
    }
    let own = fx.pointer_type_of(inst.value())?;
    let own = fx.mx.pointee_of(own).map(|(_, pointee)| pointee);
    // Uses may have settled on another type, as for memory that is a pointer first and a number later.
    Ok(own.filter(|own| fx.mx.pointee_of(*own).is_some() || holds_object(fx, inst)).unwrap_or(memory))
}

/// Whether what LLVM calls a pointer in a variable is an object.
fn holds_object<'m>(fx: &FunctionCx<'_, 'm>, inst: Inst<'m>) -> bool {
    let types = &fx.mx.facts.element_types;
    match types.node(inst.value()).and_then(|node| types.pointee(node)) {
        Some(Pointee::Pointer { node, .. }) => matches!(types.pointee(node), Some(Pointee::Object(_))),
        Some(Pointee::Type(_) | Pointee::Object(_)) | None => false,
    }
}

/// Whether a type is or holds one that is not concrete (specification, section 2.2.2).
fn has_opaque(ty: Type<'_>) -> bool {
    match ty.kind() {
        TypeKind::TargetExt => true,
        TypeKind::Struct => (0..ty.member_count()).any(|member| has_opaque(ty.member(member))),
        TypeKind::Array { element, .. } => has_opaque(element),
        _ => false,
    }
}

/// `llvm.sycl.alloca(string, specialization_id, buffer, T, alignment)` => as `alloca T` of the constant's value
///
/// The buffer is for targets without specialization constants. The fourth argument only has a type.
pub(in crate::lower) fn lower_sycl_alloca<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (length, ty, default) = fx.mx.asked_length(inst)?;
    fx.alloca_variables.last = None;
    let alignment = sycl_alignment(inst.argument(4))?;
    let element = fx.mx.memory(inst.argument(3).ty())?.id;
    let pointer = if !needs_new_variables(inst) {
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
        return Err(renewed());
    };
    result(fx, inst, pointer)
}

fn sycl_alignment(value: Value<'_>) -> Result<u64> {
    /// What `__builtin_alloca_with_align` allows too, which counts in bits.
    const LIMIT: u64 = i32::MAX as u64 / 8;
    let bad = |message: String| Error::new(ErrorKind::InvalidFunctionCall, message);
    let alignment =
        value.int_zext().ok_or_else(|| bad("the alignment of llvm.sycl.alloca is not a constant number".into()))?;
    if alignment.is_power_of_two() && alignment < LIMIT {
        return Ok(alignment);
    }
    Err(bad(format!("the alignment of llvm.sycl.alloca is a power of two below {LIMIT}, not {alignment}")))
}

fn renewed() -> Error {
    invalid(
        "each pass of the loop makes a new variable, while the ones before may still be in use; put the variable in \
         front of the loop, or allow SPV_INTEL_variable_length_array",
    )
}

/// An array variable, seen as a pointer to its first element.
fn array_variable(fx: &mut FunctionCx<'_, '_>, alignment: u64, array: Id, element: Id) -> Result<Pointer> {
    let pointer = fx.mx.type_pointer(StorageClass::Function, array)?;
    let variable = fx.variable(pointer)?;
    fx.mx.decorate_alignment(variable, alignment)?;
    let ty = fx.mx.type_pointer(StorageClass::Function, element)?;
    let id = fx.prologue_op(Op::Bitcast, ty, &[variable])?;
    fx.mx.decorate_alignment(id, alignment)?;
    Ok(Pointer { id, storage: StorageClass::Function, pointee: element })
}

/// An array in its place.
fn dynamic_array(fx: &mut FunctionCx<'_, '_>, alignment: u64, element: Id, length: Id) -> Result<Pointer> {
    let pointer = fx.mx.type_pointer(StorageClass::Function, element)?;
    let id = fx.op(Op::VariableLengthArrayINTEL, pointer, &[length])?;
    fx.mx.decorate_alignment(id, alignment)?;
    Ok(Pointer { id, storage: StorageClass::Function, pointee: element })
}

/// The length of an array that is a specialization constant.
struct SpecializedLength<'m> {
    id: Id,
    ty: Type<'m>,
    /// What it is if nobody specializes it, unless that is not defined.
    default: Option<u64>,
}

/// The type of an array that has its default length for good.
fn array_of_default<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, element: Id, default: Option<u64>) -> Result<Id> {
    let count = default.ok_or_else(|| invalid("the default length of the array is not defined"))?;
    if count == 0 {
        fx.warn(inst, "the array has no elements, as the default of its length is 0; one is allocated");
    }
    fx.mx.type_array(element, count.max(1))
}

/// The type of an array whose length is specialized. One that has no elements by default has one here: SPIR-V wants one
/// at least (specification, `OpTypeArray`).
fn specialized_array<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    element: Id,
    length: SpecializedLength<'m>,
) -> Result<Id> {
    if length.default == Some(0) {
        fx.warn(
            inst,
            "the array has no elements unless its length is specialized, and one is allocated then; give the \
             specialization constant another default if that is not meant",
        );
    }
    let lane = fx.lanes(length.ty)?.lane;
    let bits = 32;
    let (mut id, bits) = match lane {
        Lane::Bool => (resize_part(fx.mx, lane, Lane::Int { bits, width: bits }, 1, length.id, false)?, bits),
        Lane::Int { width, .. } => (length.id, width),
        Lane::MultiWord { .. } | Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => {
            return Err(invalid(format!("the length of an array is not of type {}", length.ty)));
        }
    };
    if length.default == Some(0) {
        let (zero, one) = (fx.mx.int_constant(bits, 0)?, fx.mx.int_constant(bits, 1)?);
        let (bool, int) = (fx.mx.type_bool()?, fx.mx.type_int(bits)?);
        let is_zero = fx.mx.icmp_eq(bool, id, zero)?;
        id = fx.mx.select(int, is_zero, one, id)?;
    }
    fx.mx.type_array_of(element, id)
}

/// The length, which the extension reads as unsigned, in a register of a width SPIR-V has.
fn dynamic_length<'m>(fx: &mut FunctionCx<'_, 'm>, count: Value<'m>) -> Result<Id> {
    let lanes = fx.lanes(count.ty())?;
    let parts = fx.value(count)?;
    match lanes.lane {
        Lane::Bool => resize_part(fx, lanes.lane, Lane::Int { bits: 32, width: 32 }, 1, parts[0], false),
        // No array has a length that needs more than the low word.
        Lane::Int { .. } | Lane::MultiWord { .. } => Ok(parts[0]),
        Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => {
            Err(invalid("the length of an array is not an integer"))
        }
    }
}
