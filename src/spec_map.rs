//! The specialization constants of a finished module, for whoever wants to set them.

use std::fmt;

/// A number that can be specialized.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SpecConstant {
    /// What names the constant that the number is part of, if the module says so: in SYCL the string that stands for a
    /// `specialization_id`.
    pub string: Option<String>,
    /// The literal of its `SpecId`, which a runtime sets it by.
    pub id: u32,
    /// Where the number starts in the constant, in bytes.
    pub offset: u64,
    /// How many bytes the number takes.
    pub size: u32,
    /// How many bytes the whole constant takes, those between its members included.
    pub whole_size: u64,
    /// Its type.
    pub ty: SpecConstantType,
    /// The bits of its default, those above its width zero.
    pub default: u64,
}

/// The type of a number that can be specialized.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpecConstantType {
    /// A truth value, set by a byte.
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
    /// How many bytes set it.
    pub fn size(self) -> u32 {
        match self {
            Self::Bool | Self::I8 => 1,
            Self::I16 | Self::Half => 2,
            Self::I32 | Self::Float => 4,
            Self::I64 | Self::Double => 8,
        }
    }

    /// What LLVM calls it, but `bool`.
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
