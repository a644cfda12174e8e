//! Evaluation of scalar operations on constants, with the results of the instructions of these opcodes in a kernel.
//!
//! Numbers have at most 64 bits; floating-point numbers are those of IEEE 754 with 16, 32 and 64 bits.

mod floats;
mod integers;
mod scalar;

use super::grammar::Op;

pub(crate) use floats::to_f64;
pub(crate) use scalar::{Scalar, low, sign_extended};

/// A number or Boolean, and its type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number {
    pub(crate) ty: Scalar,
    pub(crate) bits: u64,
}

/// The result of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Bits(u64),
    /// An undefined value, and the reason.
    Undefined(&'static str),
}

impl Outcome {
    /// Returns the bits of the result; `None` if it is undefined.
    pub(crate) fn bits(self) -> Option<u64> {
        match self {
            Self::Bits(bits) => Some(bits),
            Self::Undefined(_) => None,
        }
    }
}

/// Evaluates an operation on one or two operands; `None` for others, and for operands of types that it does not take.
pub(crate) fn evaluate(op: Op, result: Scalar, operands: &[Number]) -> Option<Outcome> {
    match *operands {
        [a] => floats::unary(op, result, a).or_else(|| integers::unary(op, result, a).map(Outcome::Bits)),
        [a, b] => floats::binary(op, result, a, b).map(Outcome::Bits).or_else(|| integers::binary(op, result, a, b)),
        _ => None,
    }
}
