//! One name, several instructions: which one is meant depends on the class of an operand.

use crate::names::Class;

/// The instructions a name may stand for.
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
    /// Only for floating-point operands.
    pub const fn float(one: T) -> Self {
        Self::ByClass { float: Some(one), signed: None, unsigned: None }
    }

    /// Only for integers, whatever their signedness.
    pub const fn integer(one: T) -> Self {
        Self::by_sign(one, one)
    }

    /// For integers, by signedness.
    pub const fn by_sign(signed: T, unsigned: T) -> Self {
        Self::ByClass { float: None, signed: Some(signed), unsigned: Some(unsigned) }
    }

    /// For floating-point numbers and integers.
    pub const fn by_class(float: T, signed: T, unsigned: T) -> Self {
        Self::ByClass { float: Some(float), signed: Some(signed), unsigned: Some(unsigned) }
    }

    /// The instruction for an operand; `class` is `None` if it is neither a number nor a vector of numbers.
    pub const fn pick(&self, class: Option<Class>) -> Option<T> {
        match (*self, class) {
            (Self::Any(one), _) => Some(one),
            (Self::ByClass { .. }, None) => None,
            (Self::ByClass { float, .. }, Some(Class::Float)) => float,
            (Self::ByClass { signed, .. }, Some(Class::Signed)) => signed,
            (Self::ByClass { unsigned, .. }, Some(Class::Unsigned)) => unsigned,
        }
    }

    /// Everything that can be picked.
    #[cfg(test)]
    pub(super) fn all(&self) -> Vec<T> {
        match *self {
            Self::Any(one) => vec![one],
            Self::ByClass { float, signed, unsigned } => [float, signed, unsigned].into_iter().flatten().collect(),
        }
    }
}
