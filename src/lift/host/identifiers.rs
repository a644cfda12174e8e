//! Names of kernels in the C header: those that C or C++ does not accept for a function, or that the header has already.

/// The keywords of C23 and C++23, also of their GNU dialects, and the macros and types without a prefix in
/// [`has_reserved_prefix`] that `stddef.h`, `stdint.h` and compilers define.
#[rustfmt::skip]
const RESERVED: &[&str] = &[
    "NULL", "SPIRV_HOST_KERNELS",
    "alignas", "alignof", "and", "and_eq", "asm", "auto", "bitand", "bitor", "bool", "break", "case", "catch", "char",
    "char16_t", "char32_t", "char8_t", "class", "co_await", "co_return", "co_yield", "compl", "concept", "const",
    "const_cast", "consteval", "constexpr", "constinit", "continue", "decltype", "default", "delete", "do", "double",
    "dynamic_cast", "else", "enum", "explicit", "export", "extern", "false", "float", "for", "friend", "goto", "i386", "if",
    "inline", "int", "linux", "long", "max_align_t", "mutable", "namespace", "new", "noexcept", "not", "not_eq",
    "nullptr", "nullptr_t", "offsetof", "operator", "or", "or_eq", "private", "protected", "ptrdiff_t", "public",
    "register", "reinterpret_cast", "requires", "restrict", "return", "short", "signed", "size_t", "sizeof", "static",
    "static_assert", "static_cast", "struct", "switch", "template", "this", "thread_local", "throw", "true", "try",
    "typedef", "typeid", "typename", "typeof", "typeof_unqual", "union", "unix", "unreachable", "unsigned", "using",
    "virtual", "void", "volatile", "wchar_t", "while", "xor", "xor_eq",
];

/// Returns `true` for a name that a function of the header may have, in C and in C++.
pub(super) fn is_usable(name: &str) -> bool {
    is_identifier(name) && RESERVED.binary_search(&name).is_err() && !has_reserved_prefix(name)
}

fn is_identifier(name: &str) -> bool {
    !name.is_empty()
        && !name.starts_with(|first: char| first.is_ascii_digit())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// Returns `true` for the names that compilers define (`__LINE__`, `_Bool`), and the types and macros of `stdint.h`.
fn has_reserved_prefix(name: &str) -> bool {
    let is_of_compiler = matches!(name.as_bytes(), [b'_', b'_' | b'A'..=b'Z', ..]);
    let is_type = name.ends_with("_t") && (name.starts_with("int") || name.starts_with("uint"));
    let is_macro = ["INT", "UINT", "PTRDIFF_", "SIG_ATOMIC_", "SIZE_", "WCHAR_", "WINT_"];
    is_of_compiler || is_type || is_macro.iter().any(|prefix| name.starts_with(prefix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reserved_names_are_sorted() {
        assert!(RESERVED.is_sorted());
    }

    #[test]
    fn keywords_types_and_macros_are_not_usable() {
        for name in ["new", "int", "size_t", "NULL", "uint32_t", "INT8_MAX", "__func__", "_Bool", "", "9", "a.b"] {
            assert!(!is_usable(name), "{name}");
        }
        for name in ["news", "Int", "_start", "int_to_t_x", "spirv_range", "_9"] {
            assert!(is_usable(name), "{name}");
        }
    }
}
