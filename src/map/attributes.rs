//! LLVM's attributes, and what they become.
//!
//! Attributes with a value (`align`, the types of `byval` and `sret`) are read where they are used. What LLVM's attribute
//! does not promise is never written: its memory effects are wider than what SPIR-V lets `Pure` and `Const` mean, and
//! `dereferenceable` is a lower bound where `MaxByteOffset` is an upper one.

use crate::spirv::extension::Extension;
use crate::spirv::grammar::{FunctionControl, FunctionParameterAttribute};

/// An attribute of functions.
#[derive(Clone, Copy, Debug)]
pub struct FunctionAttribute {
    /// LLVM's name.
    pub attribute: &'static str,
    /// The bit of the function control mask.
    pub control: FunctionControl,
    /// The bit needs one of these; none if the list is empty. Where none is allowed, the attribute is dropped.
    pub extensions: &'static [Extension],
}

/// An attribute of parameters or return values.
#[derive(Clone, Copy, Debug)]
pub struct ParameterAttribute {
    /// LLVM's name.
    pub attribute: &'static str,
    /// What `FuncParamAttr` decorates the parameter with.
    pub decoration: FunctionParameterAttribute,
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
/// `captures` has a value, and only `captures(none)`, which is 0, is `NoCapture`.
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

/// Returns `true` if the parameter at `index` may have an attribute (specification, section 3.19): a result behind a
/// method's object is a pointer like any other.
pub fn is_valid_at(attribute: FunctionParameterAttribute, index: u32) -> bool {
    attribute != FunctionParameterAttribute::Sret || index == 0
}

/// Returns `true` if an attribute is about memory of the type that the parameter's type names.
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
