//! The metadata of kernel arguments: OpenCL C's names of types, access qualifiers and type qualifiers.

use crate::names::convert::parse_type_name;
use crate::names::{Parameter, Scalar, Signedness, TypeName};
use crate::spirv::grammar::AccessQualifier;

/// The kinds of metadata of a kernel, each with an operand for every argument.
pub mod kind {
    /// The address spaces, as 32-bit integers.
    pub const ADDRESS_SPACE: &str = "kernel_arg_addr_space";
    /// The access qualifiers of images and pipes; `none` for other arguments.
    pub const ACCESS: &str = "kernel_arg_access_qual";
    /// The types.
    pub const TYPE: &str = "kernel_arg_type";
    /// The types without `typedef`s.
    pub const BASE_TYPE: &str = "kernel_arg_base_type";
    /// The type qualifiers, separated by spaces.
    pub const QUALIFIERS: &str = "kernel_arg_type_qual";
    /// The names.
    pub const NAME: &str = "kernel_arg_name";
    /// The locations of buffers; -1 for an argument without.
    pub const BUFFER_LOCATION: &str = "kernel_arg_buffer_location";
    /// Booleans: the alignment is known at run time.
    pub const RUNTIME_ALIGNED: &str = "kernel_arg_runtime_aligned";
}

/// The access qualifiers, by name.
#[rustfmt::skip]
static ACCESSES: &[(&str, AccessQualifier)] = &[
    ("read_only",  AccessQualifier::ReadOnly),
    ("read_write", AccessQualifier::ReadWrite),
    ("write_only", AccessQualifier::WriteOnly),
];

/// The access qualifier of arguments that are neither images nor pipes.
pub const NO_ACCESS: &str = "none";

/// Returns the name of an access qualifier.
pub fn access_name(access: AccessQualifier) -> Option<&'static str> {
    ACCESSES.iter().find(|row| row.1 == access).map(|row| row.0)
}

/// Returns the access qualifier with a name; `read_only` for any other name, as OpenCL C's default.
pub fn access_qualifier(name: &str) -> AccessQualifier {
    super::find_row(ACCESSES, name).unwrap_or(AccessQualifier::ReadOnly)
}

/// Returns the names of type qualifiers, separated by single spaces.
pub fn qualifiers(is_restrict: bool, is_const: bool, is_volatile: bool, is_pipe: bool) -> String {
    let all = [(is_volatile, "volatile"), (is_restrict, "restrict"), (is_const, "const"), (is_pipe, "pipe")];
    all.into_iter().filter(|(is_set, _)| *is_set).map(|(_, name)| name).collect::<Vec<_>>().join(" ")
}

/// Returns OpenCL C's name of a type: `uint4*`, `struct pair`, `sampler_t`. A pointee is followed by an asterisk; its
/// qualifiers are not written. Named types are given by their names in LLVM or in OpenCL C.
pub fn type_name(ty: &Parameter<'_>) -> String {
    let mut stars = String::new();
    let mut inner = ty;
    while let Parameter::Pointer(pointer) = inner {
        stars.push('*');
        inner = &pointer.pointee;
    }
    let name = match inner {
        Parameter::Scalar(Scalar::BitInt(bits)) => format!("int{bits}_t"),
        Parameter::Scalar(Scalar::UBitInt(bits)) => format!("uint{bits}_t"),
        Parameter::Scalar(scalar) => TypeName { scalar: *scalar, length: 1 }.to_string(),
        Parameter::Vector { element, length } => TypeName { scalar: *element, length: *length }.to_string(),
        Parameter::Named(name) => source_name(name),
        Parameter::Array => "array".to_owned(),
        Parameter::Function => "function".to_owned(),
        Parameter::Block => "block".to_owned(),
        Parameter::Void | Parameter::Other | Parameter::Variadic | Parameter::Pointer(_) => "void".to_owned(),
    };
    name + &stars
}

/// Returns `false` if a type with this name in the source cannot be the type that [`type_name`] gives this name, which
/// has no signedness: a pointer is no other type, a builtin type no other one of another size. The name of a `typedef`
/// may be that of any type but a pointer's.
pub fn may_name(source: &str, ty: &str) -> bool {
    let builtin =
        |name: &str| parse_type_name(name).map(|name| (name.scalar.with_signedness(Signedness::Signed), name.length));
    match (source.strip_suffix('*'), ty.strip_suffix('*')) {
        (Some(_), Some(_)) => true,
        (None, None) => builtin(source).is_none_or(|source| builtin(ty) == Some(source)),
        _ => false,
    }
}

/// `struct.pair` => `struct pair`
fn source_name(name: &str) -> String {
    let tag = ["struct", "union", "class"].into_iter().find_map(|tag| Some((tag, name.strip_prefix(tag)?)));
    match tag.and_then(|(tag, rest)| Some((tag, rest.strip_prefix('.')?))) {
        Some((tag, rest)) => format!("{tag} {rest}"),
        None => name.to_owned(),
    }
}

/// Returns the text of the `OpString` that keeps a list of a kernel: `kernel_arg_type.KERNEL.int*,float,`.
pub fn kept_list<'a>(kind: &str, kernel: &str, entries: impl IntoIterator<Item = &'a str>) -> String {
    let mut text = format!("{kind}.{kernel}.");
    for entry in entries {
        text.push_str(entry);
        text.push(',');
    }
    text
}

/// Parses the text of an `OpString` that keeps a list: the kind, the kernel and the entries. A comma within angle
/// brackets, as in the name of a template instance, does not end an entry.
pub fn parse_kept_list(text: &str) -> Option<(&'static str, &str, Vec<&str>)> {
    let start = |kind: &'static str| Some((kind, text.strip_prefix(kind)?.strip_prefix('.')?));
    let (kind, rest) = start(kind::TYPE).or_else(|| start(kind::QUALIFIERS))?;
    let (kernel, list) = rest.split_once('.')?;
    let (mut entries, mut depth, mut first) = (Vec::new(), 0_usize, 0);
    for (index, byte) in list.bytes().enumerate() {
        match byte {
            b'<' => depth += 1,
            b'>' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                entries.push(&list[first..index]);
                first = index + 1;
            }
            _ => {}
        }
    }
    // Every entry ends with a comma.
    (first == list.len()).then_some((kind, kernel, entries))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;
    use crate::names::{Pointer, Qualifiers, Scalar};

    #[test]
    fn accesses_have_names() {
        assert_ascending(ACCESSES.iter().map(|row| row.0));
        for (name, access) in ACCESSES {
            assert_eq!((access_name(*access), access_qualifier(name)), (Some(*name), *access));
        }
        assert_eq!(access_qualifier(NO_ACCESS), AccessQualifier::ReadOnly);
    }

    #[test]
    fn qualifiers_have_no_trailing_space() {
        assert_eq!(qualifiers(true, false, true, false), "volatile restrict");
        assert_eq!(qualifiers(false, false, false, true), "pipe");
        assert_eq!(qualifiers(false, false, false, false), "");
    }

    #[test]
    fn names_agree_with_types() {
        for (source, ty) in
            [("uint", "int"), ("ulong4", "long4"), ("size_t", "long"), ("pair*", "void*"), ("float*", "int**")]
        {
            assert!(may_name(source, ty), "{source} {ty}");
        }
        for (source, ty) in
            [("uint", "long"), ("float", "int"), ("float4", "float3"), ("int*", "int"), ("pair", "void*")]
        {
            assert!(!may_name(source, ty), "{source} {ty}");
        }
    }

    #[test]
    fn types_have_names_of_opencl() {
        let pointer = |pointee| Parameter::Pointer(Box::new(Pointer { pointee, qualifiers: Qualifiers::default() }));
        let vector = Parameter::Vector { element: Scalar::UInt, length: 4 };
        assert_eq!(type_name(&pointer(pointer(vector))), "uint4**");
        assert_eq!(type_name(&Parameter::Named("struct.pair")), "struct pair");
        assert_eq!(type_name(&Parameter::Named("image2d_t")), "image2d_t");
        assert_eq!(type_name(&Parameter::Named("structure")), "structure");
        assert_eq!(type_name(&pointer(Parameter::Void)), "void*");
    }

    #[test]
    fn kept_lists_are_parsed_again() {
        let text = kept_list(kind::TYPE, "k", ["int*", "pair<int, float>", ""]);
        assert_eq!(text, "kernel_arg_type.k.int*,pair<int, float>,,");
        assert_eq!(parse_kept_list(&text), Some((kind::TYPE, "k", vec!["int*", "pair<int, float>", ""])));
        let text = kept_list(kind::QUALIFIERS, "k", []);
        assert_eq!(parse_kept_list(&text), Some((kind::QUALIFIERS, "k", vec![])));
        for text in
            ["kernel_arg_type.k.int", "kernel_arg_type", "kernel_arg_typed.k.", "other", "kernel_arg_type.k.a<b,"]
        {
            assert_eq!(parse_kept_list(text), None, "{text}");
        }
    }
}
