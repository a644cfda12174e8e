//! Function names as text: the information in a name, without the types of the module.
//!
//! Three spellings matter. Itanium mangling has the signedness and the pointee types that LLVM's types lack
//! ([`itanium`]); `__spirv_` names spell a SPIR-V instruction or builtin variable ([`friendly`]); OpenCL's conversion
//! functions spell a type, a saturation and a rounding mode ([`convert`]). This layer depends on neither LLVM nor
//! SPIR-V ids; the tables in `map/` define which names exist.

pub mod convert;
pub mod friendly;
pub mod itanium;

pub use convert::{Convert, TypeName};
pub use friendly::{Friendly, FriendlyKind};
pub use itanium::{Class, Mangled, Parameter, Pointer, Qualifiers, Scalar, Signedness};

/// A rounding mode, as the suffix of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// `_rte`: to nearest, ties to even.
    ToNearestEven,
    /// `_rtz`: toward zero.
    TowardZero,
    /// `_rtp`: toward positive infinity.
    TowardPositive,
    /// `_rtn`: toward negative infinity.
    TowardNegative,
}

impl Rounding {
    /// Every mode.
    pub const ALL: [Self; 4] = [Self::ToNearestEven, Self::TowardZero, Self::TowardPositive, Self::TowardNegative];

    /// Splits a rounding suffix from the end of `name`: `vstore_half_rtz` => (`vstore_half`, toward zero).
    pub fn split_suffix(name: &str) -> (&str, Option<Self>) {
        let found = Self::ALL.iter().find_map(|&mode| Some((name.strip_suffix(mode.suffix())?, Some(mode))));
        found.unwrap_or((name, None))
    }

    /// Returns the suffix of names: `_rte` and so on.
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::ToNearestEven => "_rte",
            Self::TowardZero => "_rtz",
            Self::TowardPositive => "_rtp",
            Self::TowardNegative => "_rtn",
        }
    }
}
