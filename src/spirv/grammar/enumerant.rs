//! The common trait of all enumerations of the grammar.

use std::fmt;

use super::{EnumKind, enum_row, enumerant};

/// A value of one of the grammar's enumerations.
pub trait Enumerant: Copy {
    /// The enumeration.
    const KIND: EnumKind;

    /// Returns the word that encodes the value in a module.
    fn value(self) -> u32;
}

/// Writes the name of an enumerant, the names of a mask's bits, or the number where there is no name.
pub(super) fn write_name(f: &mut fmt::Formatter<'_>, kind: EnumKind, value: u32) -> fmt::Result {
    if let Some(row) = enumerant(kind, value) {
        return f.write_str(row.name);
    }
    if !enum_row(kind).is_mask {
        return write!(f, "{value}");
    }
    for (index, bit) in bits(value).enumerate() {
        if index > 0 {
            f.write_str("|")?;
        }
        match enumerant(kind, bit) {
            Some(row) => f.write_str(row.name)?,
            None => write!(f, "{bit:#x}")?,
        }
    }
    Ok(())
}

/// Returns the bits that are set in a mask, lowest first, each as a mask of its own.
pub fn bits(mask: u32) -> impl Iterator<Item = u32> {
    let rest = |mask: &u32| Some(mask & (mask - 1)).filter(|&rest| rest != 0);
    std::iter::successors(Some(mask).filter(|&mask| mask != 0), rest).map(|mask| mask & mask.wrapping_neg())
}

/// Declares the type of an enumeration whose values exclude each other.
///
/// `value_enum!(Dim);` => `pub struct Dim(pub u32);` with [`Enumerant`], `Debug` and `Display`, the latter two
/// writing the name.
macro_rules! value_enum {
    ($name:ident) => {
        #[doc = concat!("`", stringify!($name), "` of the SPIR-V grammar.")]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);

        impl $crate::spirv::grammar::Enumerant for $name {
            const KIND: EnumKind = EnumKind::$name;

            #[inline]
            fn value(self) -> u32 {
                self.0
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::spirv::grammar::enumerant::write_name(f, EnumKind::$name, self.0)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(self, f)
            }
        }
    };
}

/// Declares the type of an enumeration whose values are bits.
///
/// `bit_enum!(MemoryAccess);` => what `value_enum!` gives, and `|`, `|=`, `contains` and `is_empty`.
macro_rules! bit_enum {
    ($name:ident) => {
        $crate::spirv::grammar::enumerant::value_enum!($name);

        impl $name {
            /// Returns `true` if all bits of `other` are set.
            #[inline]
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// Returns `true` if no bit is set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }

        impl std::ops::BitOr for $name {
            type Output = Self;

            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }
    };
}

pub(super) use {bit_enum, value_enum};
