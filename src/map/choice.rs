//! The choice between the instructions of one name by the class of an operand.

use crate::names::Class;

/// The instructions of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice<T> {
    /// The same instruction for every operand.
    Any(T),
    /// One for each class of scalar or vector elements. A class without one is not an overload of the builtin.
    ByClass {
        /// Floating-point numbers.
        float: Option<T>,
        /// Signed integers.
        signed: Option<T>,
        /// Unsigned integers.
        unsigned: Option<T>,
    },
}

impl<T: Copy> Choice<T> {
    /// Returns a choice for floating-point operands only.
    pub const fn float(one: T) -> Self {
        Self::ByClass { float: Some(one), signed: None, unsigned: None }
    }

    /// Returns a choice for integers of either signedness only.
    pub const fn integer(one: T) -> Self {
        Self::by_sign(one, one)
    }

    /// Returns a choice for integers by signedness.
    pub const fn by_sign(signed: T, unsigned: T) -> Self {
        Self::ByClass { float: None, signed: Some(signed), unsigned: Some(unsigned) }
    }

    /// Returns a choice for floating-point numbers and integers.
    pub const fn by_class(float: T, signed: T, unsigned: T) -> Self {
        Self::ByClass { float: Some(float), signed: Some(signed), unsigned: Some(unsigned) }
    }

    /// Returns the instruction for an operand; `class` is `None` if the operand is neither a number nor a vector of
    /// numbers.
    pub const fn pick(&self, class: Option<Class>) -> Option<T> {
        match (*self, class) {
            (Self::Any(one), _) => Some(one),
            (Self::ByClass { .. }, None) => None,
            (Self::ByClass { float, .. }, Some(Class::Float)) => float,
            (Self::ByClass { signed, .. }, Some(Class::Signed)) => signed,
            (Self::ByClass { unsigned, .. }, Some(Class::Unsigned)) => unsigned,
        }
    }

    /// Returns all instructions of the choice, each with the class that picks it; one for every operand has none.
    ///
    /// An instruction for integers of either signedness comes with each.
    pub(super) fn all(&self) -> impl Iterator<Item = (Option<Class>, T)> + use<T> {
        let rows = match *self {
            Self::Any(one) => [Some((None, one)), None, None],
            Self::ByClass { float, signed, unsigned } => [
                float.map(|one| (Some(Class::Float), one)),
                signed.map(|one| (Some(Class::Signed), one)),
                unsigned.map(|one| (Some(Class::Unsigned), one)),
            ],
        };
        rows.into_iter().flatten()
    }
}
