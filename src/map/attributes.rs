//! LLVM's attributes and the SPIR-V enumerants for them.
//!
//! Attributes with a value (`align`, the types of `byval` and `sret`) are read where they are used. An attribute with
//! weaker guarantees than the enumerant is not lowered: LLVM's memory effects allow more than SPIR-V's `Pure` and
//! `Const`, and `dereferenceable` is a lower bound where `MaxByteOffset` is an upper one.

use crate::spirv::extension::Extension;
use crate::spirv::grammar::{FunctionControl, FunctionParameterAttribute};

/// An attribute of functions.
#[derive(Clone, Copy, Debug)]
pub struct FunctionAttribute {
    /// LLVM's name.
    pub attribute: &'static str,
    /// The bit of the function control mask.
    pub control: FunctionControl,
    /// The extensions of which the bit needs one, or none if the list is empty. Where none is allowed, the attribute is
    /// dropped.
    pub extensions: &'static [Extension],
}

/// An attribute of parameters or return values.
#[derive(Clone, Copy, Debug)]
pub struct ParameterAttribute {
    /// LLVM's name.
    pub attribute: &'static str,
    /// The operand of `FuncParamAttr`.
    pub decoration: FunctionParameterAttribute,
}

/// Returns the type of the memory that a pointer argument stands for: a call copies it (`byval`) or returns in it (`sret`).
/// `attribute` returns the type in an attribute of the parameter.
pub fn object_type<T>(attribute: impl Fn(&str) -> Option<T>) -> Option<T> {
    attribute("byval").or_else(|| attribute("sret"))
}

const OPTNONE: [Extension; 2] = [Extension::known("SPV_EXT_optnone"), Extension::known("SPV_INTEL_optnone")];

/// The attributes of functions.
#[rustfmt::skip]
pub static FUNCTION: &[FunctionAttribute] = &[
    function("alwaysinline", FunctionControl::Inline,     &[]),
    function("noinline",     FunctionControl::DontInline, &[]),
    function("optnone",      FunctionControl::OptNoneEXT, &OPTNONE),
];

/// The attributes of parameters.
///
/// `captures` has a value, and only `captures(none)`, encoded as 0, is `NoCapture`.
#[rustfmt::skip]
pub static PARAMETER: &[ParameterAttribute] = &[
    parameter("byval",    FunctionParameterAttribute::ByVal),
    parameter("captures", FunctionParameterAttribute::NoCapture),
    parameter("noalias",  FunctionParameterAttribute::NoAlias),
    parameter("readnone", FunctionParameterAttribute::NoReadWrite),
    parameter("readonly", FunctionParameterAttribute::NoWrite),
    parameter("signext",  FunctionParameterAttribute::Sext),
    parameter("sret",     FunctionParameterAttribute::Sret),
    parameter("zeroext",  FunctionParameterAttribute::Zext),
];

/// The attributes of return values; they decorate the function.
#[rustfmt::skip]
pub static RETURN: &[ParameterAttribute] = &[
    parameter("signext", FunctionParameterAttribute::Sext),
    parameter("zeroext", FunctionParameterAttribute::Zext),
];

const fn function(
    attribute: &'static str,
    control: FunctionControl,
    extensions: &'static [Extension],
) -> FunctionAttribute {
    FunctionAttribute { attribute, control, extensions }
}

const fn parameter(attribute: &'static str, decoration: FunctionParameterAttribute) -> ParameterAttribute {
    ParameterAttribute { attribute, decoration }
}

/// Returns `true` if the parameter at `index` may have an attribute (specification, section 3.19): `sret` after a
/// method's object is an ordinary pointer.
pub fn is_valid_at(attribute: FunctionParameterAttribute, index: u32) -> bool {
    attribute != FunctionParameterAttribute::Sret || index == 0
}

/// Returns `true` if an attribute applies to memory of the parameter's pointee type.
pub fn needs_pointee(attribute: FunctionParameterAttribute) -> bool {
    matches!(attribute, FunctionParameterAttribute::ByVal | FunctionParameterAttribute::Sret)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn tables_are_sorted() {
        assert_ascending(FUNCTION.iter().map(|row| row.attribute));
        assert_ascending(PARAMETER.iter().map(|row| row.attribute));
        assert_ascending(RETURN.iter().map(|row| row.attribute));
    }
}
