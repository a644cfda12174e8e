//! SPIR-V friendly names: calls and variables named after a SPIR-V instruction or builtin.
//!
//! `__spirv_Name` is the instruction `OpName`, `__spirv_ocl_name` the OpenCL.std instruction `name`, and
//! `__spirv_BuiltInName` the builtin variable `Name`. An instruction's name may have suffixes, in this order: a postfix
//! that distinguishes overloads (`_Rint4`, the result type, or a word such as `_ToGlobal`), `_sat`, and a rounding
//! mode. The grammar defines which instructions exist.

use std::fmt;

use super::{Rounding, TypeName, convert};

/// The parts of a SPIR-V friendly name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Friendly<'a> {
    /// The name of the instruction, extended instruction or builtin, without prefixes and suffixes.
    pub name: &'a str,
    /// The kind of the name.
    pub kind: FriendlyKind,
    /// The text after `_R`: the spelling of the result type.
    pub return_type: Option<&'a str>,
    /// `_sat`.
    pub saturated: bool,
    /// `_rte`, `_rtz`, `_rtp` or `_rtn`.
    pub rounding: Option<Rounding>,
    /// Any other word after the name, without its underscore: `ToGlobal`, `x`.
    pub postfix: Option<&'a str>,
}

/// The kind of entity that a SPIR-V friendly name refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendlyKind {
    /// A core or extension instruction.
    Instruction,
    /// An instruction of the set OpenCL.std.
    OpenClStd,
    /// A builtin variable, read as a global or through a function of the same name.
    BuiltIn,
}

impl<'a> Friendly<'a> {
    /// Returns the name of an entity without suffixes.
    pub const fn new(kind: FriendlyKind, name: &'a str) -> Self {
        Self { name, kind, return_type: None, saturated: false, rounding: None, postfix: None }
    }
}

impl fmt::Display for Friendly<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let prefix = match self.kind {
            FriendlyKind::Instruction => "",
            FriendlyKind::OpenClStd => "ocl_",
            FriendlyKind::BuiltIn => "BuiltIn",
        };
        write!(f, "__spirv_{prefix}{}", self.name)?;
        if let Some(postfix) = self.postfix {
            write!(f, "_{postfix}")?;
        }
        if let Some(spelled) = self.return_type {
            write!(f, "_R{spelled}")?;
        }
        f.write_str(if self.saturated { "_sat" } else { "" })?;
        f.write_str(self.rounding.map_or("", Rounding::suffix))
    }
}

impl Friendly<'_> {
    /// Returns the result type, if it is an OpenCL C scalar or vector.
    pub fn return_type_name(&self) -> Option<TypeName> {
        convert::parse_type_name(self.return_type?)
    }
}

impl Friendly<'_> {
    /// Returns `true` if a program is unlikely to have a function of its own with this name: instructions begin with a
    /// capital letter.
    pub fn may_be_known(&self) -> bool {
        self.kind != FriendlyKind::Instruction || !self.name.starts_with(|first: char| first.is_ascii_lowercase())
    }
}

/// Splits `name`, which is the unmangled or demangled name of a function or the name of a variable.
pub fn parse(name: &str) -> Option<Friendly<'_>> {
    let rest = name.strip_prefix("__spirv_")?;
    if let Some(builtin) = rest.strip_prefix("BuiltIn") {
        return builtin_variable(builtin);
    }
    match rest.strip_prefix("ocl_") {
        Some(extended) => open_cl_std(extended),
        None => instruction(rest),
    }
}

/// Returns a name without the number that LLVM appends if two functions of different types have the name: `f` for
/// `f.1`.
pub fn without_number(name: &str) -> &str {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    name.rsplit_once('.').filter(|(_, number)| is_number(number)).map_or(name, |(name, _)| name)
}

fn builtin_variable(rest: &str) -> Option<Friendly<'_>> {
    let is_name = !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_name.then_some(Friendly::new(FriendlyKind::BuiltIn, rest))
}

/// Splits the name of an OpenCL.std instruction. The set has underscores and even `_sat` (`s_add_sat`) in its names:
/// only `_R` and a rounding mode are suffixes.
fn open_cl_std(rest: &str) -> Option<Friendly<'_>> {
    let (rest, rounding) = Rounding::split_suffix(rest);
    let (name, return_type) = split_return_type(rest);
    let plain = Friendly::new(FriendlyKind::OpenClStd, name);
    (!name.is_empty()).then_some(Friendly { return_type, rounding, ..plain })
}

/// Splits the name of an instruction. No instruction has an underscore in its name, so the first one begins the
/// suffixes.
fn instruction(rest: &str) -> Option<Friendly<'_>> {
    let (rest, rounding) = Rounding::split_suffix(rest);
    let (rest, saturated) = match rest.strip_suffix("_sat") {
        Some(rest) => (rest, true),
        None => (rest, false),
    };
    let (rest, return_type) = split_return_type(rest);
    let (name, postfix) = match rest.split_once('_') {
        Some((name, postfix)) => (name, Some(postfix)),
        None => (rest, None),
    };
    if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return None;
    }
    Some(Friendly { name, kind: FriendlyKind::Instruction, return_type, saturated, rounding, postfix })
}

/// `ConvertFToU_Ruchar2` => (`ConvertFToU`, `uchar2`). The type's own spelling may have underscores.
fn split_return_type(text: &str) -> (&str, Option<&str>) {
    match text.split_once("_R") {
        Some((name, spelled)) if !spelled.is_empty() => (name, Some(spelled)),
        _ => (text, None),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Scalar;
    use super::*;

    fn instruction_named(name: &str) -> Friendly<'_> {
        Friendly::new(FriendlyKind::Instruction, name)
    }

    #[test]
    fn instructions_and_their_suffixes() {
        assert_eq!(parse("__spirv_ControlBarrier"), Some(instruction_named("ControlBarrier")));
        assert_eq!(
            parse("__spirv_ConvertFToU_Ruchar2_sat_rtz"),
            Some(Friendly {
                return_type: Some("uchar2"),
                saturated: true,
                rounding: Some(Rounding::TowardZero),
                ..instruction_named("ConvertFToU")
            })
        );
        assert_eq!(
            parse("__spirv_FConvert_Rhalf_rte").and_then(|parts| parts.return_type_name()),
            Some(TypeName { scalar: Scalar::Half, length: 1 })
        );
        assert_eq!(
            parse("__spirv_GenericCastToPtrExplicit_ToGlobal"),
            Some(Friendly { postfix: Some("ToGlobal"), ..instruction_named("GenericCastToPtrExplicit") })
        );
        assert_eq!(
            parse("__spirv_SampledImage_R20ocl_image2d_ro"),
            Some(Friendly { return_type: Some("20ocl_image2d_ro"), ..instruction_named("SampledImage") })
        );
        assert_eq!(
            parse("__spirv_SatConvertSToU_sat"),
            Some(Friendly { saturated: true, ..instruction_named("SatConvertSToU") })
        );
        assert_eq!(parse("__spirv_Foo_R"), Some(Friendly { postfix: Some("R"), ..instruction_named("Foo") }));
    }

    #[test]
    fn extended_instructions() {
        let extended = |name| Friendly::new(FriendlyKind::OpenClStd, name);
        assert_eq!(parse("__spirv_ocl_s_add_sat"), Some(extended("s_add_sat")));
        assert_eq!(parse("__spirv_ocl_vstore_half_r"), Some(extended("vstore_half_r")));
        assert_eq!(
            parse("__spirv_ocl_vloadn_Rfloat2"),
            Some(Friendly { return_type: Some("float2"), ..extended("vloadn") })
        );
    }

    #[test]
    fn builtin_variables() {
        let builtin = |name| Friendly::new(FriendlyKind::BuiltIn, name);
        assert_eq!(parse("__spirv_BuiltInGlobalInvocationId"), Some(builtin("GlobalInvocationId")));
        assert_eq!(parse("__spirv_BuiltInGlobalInvocationId.1"), None);
        assert_eq!(parse("__spirv_BuiltIn"), None);
    }

    /// Checks that all suffixes that the name of an instruction can have are printed in the order in which they are
    /// parsed.
    #[test]
    fn printed_names_are_parsed_again() {
        let roundings = || [None].into_iter().chain(Rounding::ALL.map(Some));
        let types = [None, Some("uint4"), Some("PU3AS133__spirv_Image__void_1_0_0_0_0_0_0"), Some("DB24_")];
        for name in ["IAdd", "GenericCastToPtrExplicit", "Subgroup2DBlockLoadINTEL", "UDotKHR"] {
            for (postfix, return_type) in [None, Some("ToGlobal"), Some("2D")].into_iter().zip(types) {
                for (rounding, saturated) in roundings().flat_map(|mode| [(mode, false), (mode, true)]) {
                    let whole = Friendly { return_type, saturated, rounding, postfix, ..instruction_named(name) };
                    assert_eq!(parse(&whole.to_string()), Some(whole), "{whole}");
                }
            }
        }
        for name in ["fma", "s_add_sat", "vloadn", "vload_half", "vstore_halfn_r"] {
            let plain = Friendly::new(FriendlyKind::OpenClStd, name);
            for return_type in types {
                let whole = Friendly { return_type, ..plain };
                assert_eq!(parse(&whole.to_string()), Some(whole), "{whole}");
            }
        }
        let builtin = Friendly::new(FriendlyKind::BuiltIn, "GlobalSize");
        assert_eq!(builtin.to_string(), "__spirv_BuiltInGlobalSize");
    }

    #[test]
    fn numbers_of_llvm() {
        assert_eq!(without_number("__spirv_GroupIAdd.12"), "__spirv_GroupIAdd");
        for name in ["__spirv_GroupIAdd", "__spirv_GroupIAdd.", "__spirv_GroupIAdd.a1", ""] {
            assert_eq!(without_number(name), name);
        }
    }

    #[test]
    fn other_names() {
        for name in ["", "__spirv_", "__spirv__Rint", "__spirv_ocl_", "spirv_Foo", "__spirv_A.b", "get_global_id"] {
            assert_eq!(parse(name), None, "{name}");
        }
    }
}
