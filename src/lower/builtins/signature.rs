//! Whether a declaration is what its mangled name says.
//!
//! A lowering then trusts the types of the arguments. What a name cannot say (the result, what a structure is made
//! of) is left to it.

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{AttributePlace, Function, Type, TypeKind};
use crate::names::{Mangled, Parameter, Scalar};

/// LLVM's number of the address space of pointers into any other.
const GENERIC: u32 = 4;

/// # Errors
///
/// `InvalidFunctionCall` if the parameters are not those of the name.
pub(super) fn check(callee: Function<'_>, name: &Mangled<'_>) -> Result<()> {
    let is_variadic = name.parameters.last() == Some(&Parameter::Variadic);
    let named = &name.parameters[..name.parameters.len() - usize::from(is_variadic)];
    let returns_through_pointer = callee.type_attribute(AttributePlace::Parameter(0), "sret").is_some();
    let declared = callee.parameters().skip(usize::from(returns_through_pointer));
    let same_number = declared.clone().count() == named.len() && callee.ty().is_variadic() == is_variadic;
    if same_number && declared.zip(named).all(|(declared, named)| fits(declared.ty(), named)) {
        return Ok(());
    }
    let spelled = String::from_utf8_lossy(callee.name()).into_owned();
    let message = format!("@{spelled} is declared as {}, which is not what its name says", callee.ty());
    Err(Error::new(ErrorKind::InvalidFunctionCall, message))
}

fn fits(ty: Type<'_>, parameter: &Parameter<'_>) -> bool {
    match parameter {
        Parameter::Scalar(scalar) => is_scalar(ty, *scalar),
        Parameter::Vector { element, length } => match ty.kind() {
            TypeKind::Vector { element: declared, length: count } => count == *length && is_scalar(declared, *element),
            _ => false,
        },
        Parameter::Pointer(pointer) => match (ty.kind(), pointer.qualifiers.address_space) {
            // A name without an address space says nothing of it.
            (TypeKind::Pointer { .. }, 0) => true,
            // A generic pointer may point wherever the name says.
            (TypeKind::Pointer { address_space }, named) => address_space == named || address_space == GENERIC,
            _ => false,
        },
        // An enumeration is an integer, an image whatever the target has for images.
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
