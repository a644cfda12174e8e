//! The specialization constants of a finished module, for runtimes that set them.

use std::fmt;

/// A scalar specialization constant.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SpecConstant {
    /// The symbolic name of the constant that the scalar is part of, if there is one: in SYCL the string of a
    /// `specialization_id`.
    pub string: Option<String>,
    /// The literal of its `SpecId` decoration.
    pub id: u32,
    /// The offset of the scalar in the constant, in bytes.
    pub offset: u64,
    /// The size of the scalar, in bytes.
    pub size: u32,
    /// The size of the whole constant, in bytes, including padding.
    pub whole_size: u64,
    /// Its type.
    pub ty: SpecConstantType,
    /// The bits of its default value, zero-extended.
    pub default: u64,
}

impl SpecConstant {
    /// The id that stands for padding in the lists of SYCL, and that no constant has.
    pub const PADDING: u32 = u32::MAX;
}

/// The type of a scalar specialization constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpecConstantType {
    /// A Boolean, set by a byte.
    Bool,
    /// An integer of 8 bits.
    I8,
    /// An integer of 16 bits.
    I16,
    /// An integer of 32 bits.
    I32,
    /// An integer of 64 bits.
    I64,
    /// A float of 16 bits.
    Half,
    /// A float of 32 bits.
    Float,
    /// A float of 64 bits.
    Double,
}

impl SpecConstantType {
    /// Returns the size of a value, in bytes.
    pub fn size(self) -> u32 {
        match self {
            Self::Bool | Self::I8 => 1,
            Self::I16 | Self::Half => 2,
            Self::I32 | Self::Float => 4,
            Self::I64 | Self::Double => 8,
        }
    }

    /// Returns LLVM's name of the type, but `bool` for a Boolean.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bool => "bool",
            Self::I8 => "i8",
            Self::I16 => "i16",
            Self::I32 => "i32",
            Self::I64 => "i64",
            Self::Half => "half",
            Self::Float => "float",
            Self::Double => "double",
        }
    }
}

impl fmt::Display for SpecConstantType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
