//! The types of numbers and Booleans.

use crate::spirv::view::{Type, View};

/// The type of a number of at most 64 bits, or of a Boolean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    Bool,
    Int {
        width: u32,
        is_signed: bool,
    },
    /// An IEEE 754 floating-point number.
    Float {
        width: u32,
    },
}

impl Scalar {
    /// Returns the type with an id, or `None` for other types.
    pub(crate) fn read(view: &View<'_>, id: u32) -> Option<Self> {
        match view.ty(id)? {
            Type::Bool => Some(Self::Bool),
            Type::Int { width: width @ 1..=64, is_signed } => Some(Self::Int { width, is_signed }),
            Type::Float { width: width @ (16 | 32 | 64) } => Some(Self::Float { width }),
            _ => None,
        }
    }

    /// Returns the width of a number; `None` for a Boolean.
    pub(crate) fn width(self) -> Option<u32> {
        match self {
            Self::Int { width, .. } | Self::Float { width } => Some(width),
            Self::Bool => None,
        }
    }

    /// Returns the literal of a number with these bits (specification, section 2.2.1): narrow signed integers are
    /// sign-extended, all other narrow numbers zero-extended.
    pub(crate) fn literal(self, bits: u64) -> (u32, Option<u32>) {
        match self {
            Self::Int { width, is_signed: true } if width < 32 => (sign_extended(bits, width) as u32, None),
            Self::Int { width, .. } | Self::Float { width } if width > 32 => (bits as u32, Some((bits >> 32) as u32)),
            _ => (bits as u32, None),
        }
    }
}

/// Returns the lowest `width` bits, where `width` is at most 64.
pub(crate) fn low(bits: u64, width: u32) -> u64 {
    bits & u64::MAX >> (64 - width)
}

/// Returns the lowest `width` bits, sign-extended.
pub(crate) fn sign_extended(bits: u64, width: u32) -> i64 {
    (bits << (64 - width)) as i64 >> (64 - width)
}
