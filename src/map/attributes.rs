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

/// Returns the type of the memory that a pointer argument stands for: a call copies it (`byval`) or returns in it
/// (`sret`). `attribute` returns the type in an attribute of the parameter.
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

/// Returns the attributes of a function for a function control. `optnone` requires `noinline`.
pub fn function_attributes(control: FunctionControl) -> impl Iterator<Item = &'static str> {
    let has = move |bit: FunctionControl| control.0 & bit.0 != 0;
    let is_implied = has(FunctionControl::OptNoneEXT) && !has(FunctionControl::DontInline);
    let is_always_inlined = !has(FunctionControl::OptNoneEXT) && !has(FunctionControl::DontInline);
    let rows = FUNCTION
        .iter()
        .filter(move |row| has(row.control) && (is_always_inlined || row.control != FunctionControl::Inline));
    is_implied.then_some("noinline").into_iter().chain(rows.map(|row| row.attribute))
}

/// Returns the value of LLVM's attribute `memory` for a function control: `none` for `Const`, `read` for `Pure`.
pub fn memory_attribute(control: FunctionControl) -> Option<&'static str> {
    match control.0 {
        bits if bits & FunctionControl::Const.0 != 0 => Some("none"),
        bits if bits & FunctionControl::Pure.0 != 0 => Some("read"),
        _ => None,
    }
}

/// Returns the attribute of parameters for an operand of `FuncParamAttr`. `captures` has the value `none`, encoded as
/// 0.
pub fn parameter_attribute(decoration: FunctionParameterAttribute) -> Option<&'static str> {
    PARAMETER.iter().find(|row| row.decoration == decoration).map(|row| row.attribute)
}

/// Returns the attribute of return values for an operand of `FuncParamAttr` on a function.
pub fn return_attribute(decoration: FunctionParameterAttribute) -> Option<&'static str> {
    RETURN.iter().find(|row| row.decoration == decoration).map(|row| row.attribute)
}

/// Returns `true` if the parameter at `index` may have an attribute (specification, section 3.2.18): `sret` after a
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
    fn attributes_are_found_by_their_enumerants() {
        for row in PARAMETER {
            assert_eq!(parameter_attribute(row.decoration), Some(row.attribute));
        }
        for row in RETURN {
            assert_eq!(return_attribute(row.decoration), Some(row.attribute));
        }
        assert_eq!(return_attribute(FunctionParameterAttribute::NoCapture), None);
        let attributes = |bits| function_attributes(FunctionControl(bits)).collect::<Vec<_>>();
        assert_eq!(attributes(FunctionControl::Inline.0), ["alwaysinline"]);
        assert_eq!(attributes(FunctionControl::OptNoneEXT.0), ["noinline", "optnone"]);
        assert_eq!(attributes(FunctionControl::OptNoneEXT.0 | FunctionControl::DontInline.0), ["noinline", "optnone"]);
        // LLVM refuses functions with both.
        assert_eq!(attributes(FunctionControl::Inline.0 | FunctionControl::DontInline.0), ["noinline"]);
        assert_eq!(memory_attribute(FunctionControl::Const), Some("none"));
        assert_eq!(memory_attribute(FunctionControl::Pure), Some("read"));
        assert_eq!(memory_attribute(FunctionControl::Inline), None);
    }

    #[test]
    fn tables_are_sorted() {
        assert_ascending(FUNCTION.iter().map(|row| row.attribute));
        assert_ascending(PARAMETER.iter().map(|row| row.attribute));
        assert_ascending(RETURN.iter().map(|row| row.attribute));
    }
}
