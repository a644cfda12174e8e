//! Itanium-mangled function names, as clang writes them for OpenCL C, C++ for OpenCL, SYCL and SPIR-V friendly calls.
//!
//! `_Z6vload4mPU3AS4Kf` is `vload4` of an `unsigned long` and a pointer to `const float` in address space 4. The parser
//! returns the information that distinguishes builtins: the function's own name and its parameter types, with
//! substitutions and template parameters resolved. It skips constructs that no builtin has (classes beyond their name,
//! expressions, lambdas). The grammar is that of the C++ ABI, chapter "External Names", with clang's vendor qualifiers
//! for address spaces, atomics and blocks.
//!
//! Names come from untrusted modules: parsing takes time linear in the length, nesting is bounded, nothing panics.

mod expressions;
mod mangle;
mod parser;
mod paths;
mod types;

use std::fmt;

use smallvec::SmallVec;

pub use mangle::{mangle, mangle_type};

use parser::{Parser, PrivatePointees};

/// The contents of a mangled name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mangled<'a> {
    /// The function's own name, without namespaces, classes and template arguments.
    pub base: &'a str,
    /// The function is in a namespace or class, so it is no builtin.
    pub is_nested: bool,
    /// The return type, which only the names of template instances have.
    pub return_type: Option<Parameter<'a>>,
    /// The parameter types. An empty list is `f(void)`, or a variable.
    pub parameters: SmallVec<[Parameter<'a>; 4]>,
    /// `true` if the whole name was parsed. Otherwise `parameters` ends early.
    pub is_complete: bool,
}

/// The type of one parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parameter<'a> {
    /// An integer, floating-point number or `bool`.
    Scalar(Scalar),
    /// A vector of scalars.
    Vector {
        /// The element type.
        element: Scalar,
        /// The number of elements, at least 1.
        length: u32,
    },
    /// A pointer or reference.
    Pointer(Box<Pointer<'a>>),
    /// A type with a name: image, sampler, event, struct, enumeration. Namespaces and template arguments are omitted.
    Named(&'a str),
    /// An array; only as a pointee.
    Array,
    /// A function; only as a pointee.
    Function,
    /// A block of the blocks extension, as an argument of `enqueue_kernel`.
    Block,
    /// The `...` at the end of a variable-argument function.
    Variadic,
    /// `void`; only as a pointee or return type.
    Void,
    /// Anything else: pointers to members, `decltype`, complex numbers, ...
    Other,
}

/// The pointee of a pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointer<'a> {
    /// The pointee without its qualifiers.
    pub pointee: Parameter<'a>,
    /// The qualifiers of the pointee.
    pub qualifiers: Qualifiers,
}

/// The qualifiers of a pointee.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Qualifiers {
    /// LLVM's number of the address space; 0 if the name has none.
    pub address_space: u32,
    /// `const`
    pub is_const: bool,
    /// `volatile`
    pub is_volatile: bool,
    /// `restrict`
    pub is_restrict: bool,
    /// `_Atomic`, as in OpenCL C's `atomic_int`.
    pub is_atomic: bool,
}

/// A builtin type that is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    /// `bool`
    Bool,
    /// `char`, which is signed on every SPIR-V target.
    Char,
    /// `signed char`
    SChar,
    /// `unsigned char`, `char8_t`
    UChar,
    /// `short`
    Short,
    /// `unsigned short`, `char16_t`
    UShort,
    /// `int`, `wchar_t`
    Int,
    /// `unsigned int`, `char32_t`
    UInt,
    /// `long`, `long long`
    Long,
    /// `unsigned long`, `unsigned long long`
    ULong,
    /// `__int128`
    Int128,
    /// `unsigned __int128`
    UInt128,
    /// `_BitInt(N)`
    BitInt(u32),
    /// `unsigned _BitInt(N)`
    UBitInt(u32),
    /// `half`, `_Float16`
    Half,
    /// `__bf16`
    BFloat,
    /// `float`
    Float,
    /// `double`
    Double,
}

/// The signedness of an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signedness {
    /// Two's complement.
    Signed,
    /// Never negative.
    Unsigned,
}

/// The class of a type: many operations have one SPIR-V instruction for each class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Floating-point numbers.
    Float,
    /// Signed integers.
    Signed,
    /// Unsigned integers, and `bool`.
    Unsigned,
}

/// Parses `name`. Returns `None` if it is not mangled, or not the name of a function with its own name (constructors,
/// operators, type information, members of local classes).
pub fn parse(name: &str) -> Option<Mangled<'_>> {
    let body = name.strip_prefix("_Z")?;
    let first = Parser::new(body, PrivatePointees::CountedOnce).mangled()?;
    if first.is_complete {
        return Some(first);
    }
    let second = Parser::new(body, PrivatePointees::CountedTwice).mangled();
    Some(second.filter(|mangled| mangled.is_complete).unwrap_or(first))
}

/// Returns the function's own name of a mangled name whose parameters may be invalid: `f` of `_Z1fXX`.
pub fn own_name(name: &str) -> Option<&str> {
    let body = name.strip_prefix("_Z")?;
    let end = body.find(|next: char| !next.is_ascii_digit())?;
    let (length, rest) = body.split_at(end);
    rest.get(..length.parse().ok()?)
}

impl Scalar {
    /// Returns the class of the scalar.
    pub fn class(self) -> Class {
        match self {
            Self::Char | Self::SChar | Self::Short | Self::Int | Self::Long | Self::Int128 | Self::BitInt(_) => {
                Class::Signed
            }
            Self::Bool | Self::UChar | Self::UShort | Self::UInt | Self::ULong | Self::UInt128 | Self::UBitInt(_) => {
                Class::Unsigned
            }
            Self::Half | Self::BFloat | Self::Float | Self::Double => Class::Float,
        }
    }

    /// Returns the signedness of an integer; `None` for floating-point numbers.
    pub fn signedness(self) -> Option<Signedness> {
        match self.class() {
            Class::Float => None,
            Class::Signed => Some(Signedness::Signed),
            Class::Unsigned => Some(Signedness::Unsigned),
        }
    }

    /// Returns the integer with a width, `bool` for one bit; `_BitInt(N)` for widths that C has no other type for.
    pub fn integer(bits: u32, signedness: Signedness) -> Self {
        let is_signed = signedness == Signedness::Signed;
        match (bits, is_signed) {
            (1, _) => Self::Bool,
            (8, true) => Self::Char,
            (8, false) => Self::UChar,
            (16, true) => Self::Short,
            (16, false) => Self::UShort,
            (32, true) => Self::Int,
            (32, false) => Self::UInt,
            (64, true) => Self::Long,
            (64, false) => Self::ULong,
            (128, true) => Self::Int128,
            (128, false) => Self::UInt128,
            (bits, true) => Self::BitInt(bits),
            (bits, false) => Self::UBitInt(bits),
        }
    }

    /// Returns the integer of the same width with a signedness; `bool` and floating-point numbers have none to change.
    pub fn with_signedness(self, signedness: Signedness) -> Self {
        if self.is_float() { self } else { Self::integer(self.bits(), signedness) }
    }

    /// Returns `true` for floating-point numbers.
    pub fn is_float(self) -> bool {
        self.class() == Class::Float
    }

    /// Returns the width in bits; 1 for `bool`.
    pub fn bits(self) -> u32 {
        match self {
            Self::Bool => 1,
            Self::Char | Self::SChar | Self::UChar => 8,
            Self::Short | Self::UShort | Self::Half | Self::BFloat => 16,
            Self::Int | Self::UInt | Self::Float => 32,
            Self::Long | Self::ULong | Self::Double => 64,
            Self::Int128 | Self::UInt128 => 128,
            Self::BitInt(bits) | Self::UBitInt(bits) => bits,
        }
    }
}

impl<'a> Parameter<'a> {
    /// Returns the scalar itself, or the element of a vector.
    pub fn scalar(&self) -> Option<Scalar> {
        match self {
            Self::Scalar(scalar) | Self::Vector { element: scalar, .. } => Some(*scalar),
            _ => None,
        }
    }

    /// Returns the number of elements of a vector; 1 for other types.
    pub fn length(&self) -> u32 {
        match self {
            Self::Vector { length, .. } => *length,
            _ => 1,
        }
    }

    /// Returns the class of a scalar or of a vector's elements.
    pub fn class(&self) -> Option<Class> {
        self.scalar().map(Scalar::class)
    }

    /// Returns the pointer, if the parameter is one.
    pub fn pointer(&self) -> Option<&Pointer<'a>> {
        match self {
            Self::Pointer(pointer) => Some(pointer),
            _ => None,
        }
    }
}

impl fmt::Display for Scalar {
    /// Prints OpenCL C's spelling if there is one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bool => "bool",
            Self::Char => "char",
            Self::SChar => "signed char",
            Self::UChar => "uchar",
            Self::Short => "short",
            Self::UShort => "ushort",
            Self::Int => "int",
            Self::UInt => "uint",
            Self::Long => "long",
            Self::ULong => "ulong",
            Self::Int128 => "__int128",
            Self::UInt128 => "unsigned __int128",
            Self::BitInt(bits) => return write!(f, "_BitInt({bits})"),
            Self::UBitInt(bits) => return write!(f, "unsigned _BitInt({bits})"),
            Self::Half => "half",
            Self::BFloat => "__bf16",
            Self::Float => "float",
            Self::Double => "double",
        })
    }
}

#[cfg(test)]
mod tests;
