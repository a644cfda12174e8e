//! Checks of a declaration against the parameters in its mangled name.
//!
//! After the check, a lowering trusts the types of the arguments. It checks by itself what a mangled name does not
//! contain: the result type and the members of structures.

use crate::analysis::target::address_spaces;
use crate::error::{Error, ErrorKind, Result};
use crate::ir::{AttributePosition, Function, Type, TypeKind};
use crate::names::{Mangled, Parameter, Scalar};

/// Checks that the parameters of a declaration are those in its mangled name.
///
/// # Errors
///
/// `InvalidInstruction` if they differ.
pub(super) fn check(callee: Function<'_>, name: &Mangled<'_>) -> Result<()> {
    let is_variadic = name.parameters.last() == Some(&Parameter::Variadic);
    let named = &name.parameters[..name.parameters.len() - usize::from(is_variadic)];
    let returns_through_pointer = callee.type_attribute(AttributePosition::Parameter(0), "sret").is_some();
    let declared = callee.parameters().skip(usize::from(returns_through_pointer));
    let generic = address_spaces(callee.data_layout()).generic();
    let same_number = declared.clone().count() == named.len() && callee.ty().is_variadic() == is_variadic;
    if same_number && declared.zip(named).all(|(declared, named)| matches_parameter(declared.ty(), named, generic)) {
        return Ok(());
    }
    let spelled = String::from_utf8_lossy(callee.name()).into_owned();
    let message =
        format!("@{spelled} is declared as {}, which does not match the parameters in its mangled name", callee.ty());
    Err(Error::new(ErrorKind::InvalidInstruction, message))
}

/// Returns `true` if a type is that of a parameter in a name; `generic` is the address space of generic memory.
fn matches_parameter(ty: Type<'_>, parameter: &Parameter<'_>, generic: u32) -> bool {
    match parameter {
        Parameter::Scalar(scalar) => is_scalar(ty, *scalar),
        Parameter::Vector { element, length } => match ty.kind() {
            TypeKind::Vector { element: declared, length: count } => count == *length && is_scalar(declared, *element),
            _ => false,
        },
        Parameter::Pointer(pointer) => match (ty.kind(), pointer.qualifiers.address_space) {
            // A name without an address space allows any.
            (TypeKind::Pointer { .. }, 0) => true,
            // A generic pointer may point into the address space in the name.
            (TypeKind::Pointer { address_space }, named) => address_space == named || address_space == generic,
            _ => false,
        },
        // An enumeration is an integer; the type of an image depends on the target.
        Parameter::Named(_)
        | Parameter::Array
        | Parameter::Function
        | Parameter::Block
        | Parameter::Variadic
        | Parameter::Void
        | Parameter::Other => true,
    }
}

fn is_scalar(ty: Type<'_>, scalar: Scalar) -> bool {
    match scalar {
        Scalar::Half => ty.kind() == TypeKind::Half,
        Scalar::BFloat => ty.kind() == TypeKind::BFloat,
        Scalar::Float => ty.kind() == TypeKind::Float,
        Scalar::Double => ty.kind() == TypeKind::Double,
        _ => ty.kind() == TypeKind::Integer(scalar.bits()),
    }
}
