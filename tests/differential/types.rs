//! The types of generated functions: integers of any width, floating-point numbers, and vectors of both.

use std::fmt;

use crate::random::Random;

/// The type of a scalar or a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Scalar {
    /// An integer of this width.
    Int(u32),
    /// A floating-point number of 16, 32 or 64 bits.
    Float(u32),
}

/// A scalar or a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Ty {
    pub(crate) scalar: Scalar,
    /// Lanes of a vector; `None` for a scalar.
    pub(crate) lanes: Option<u32>,
}

/// `i1`
pub(crate) const BOOL: Ty = Ty { scalar: Scalar::Int(1), lanes: None };

impl Scalar {
    pub(crate) fn bits(self) -> u32 {
        match self {
            Scalar::Int(bits) | Scalar::Float(bits) => bits,
        }
    }

    pub(crate) fn is_float(self) -> bool {
        matches!(self, Scalar::Float(_))
    }

    /// Returns the width of an integer type.
    pub(crate) fn integer(self) -> Option<u32> {
        match self {
            Scalar::Int(bits) => Some(bits),
            Scalar::Float(_) => None,
        }
    }

    /// Returns a random scalar type.
    pub(crate) fn any(random: &mut Random) -> Self {
        if random.percent(25) { Scalar::Float(*random.pick(&[16, 32, 64])) } else { Scalar::any_int(random) }
    }

    /// Returns a random integer type, half of the time one that SPIR-V has.
    pub(crate) fn any_int(random: &mut Random) -> Self {
        Scalar::Int(match random.below(20) {
            0..10 => *random.pick(&[1, 8, 16, 32, 64]),
            10 => *random.pick(&[127, 128, 129, 160, 192, 200, 256]),
            _ => random.between(1, 128),
        })
    }
}

impl Ty {
    pub(crate) fn scalar(scalar: Scalar) -> Self {
        Self { scalar, lanes: None }
    }

    pub(crate) fn int(bits: u32) -> Self {
        Self::scalar(Scalar::Int(bits))
    }

    pub(crate) fn vector(scalar: Scalar, lanes: u32) -> Self {
        Self { scalar, lanes: Some(lanes) }
    }

    /// Returns the same shape with other lanes.
    pub(crate) fn with_scalar(self, scalar: Scalar) -> Self {
        Self { scalar, ..self }
    }

    /// Returns the type of one lane.
    pub(crate) fn lane(self) -> Self {
        Self::scalar(self.scalar)
    }

    pub(crate) fn count(self) -> u32 {
        self.lanes.unwrap_or(1)
    }

    pub(crate) fn is_float(self) -> bool {
        self.scalar.is_float()
    }

    /// Returns the total number of bits.
    pub(crate) fn bits(self) -> u32 {
        self.scalar.bits() * self.count()
    }

    /// Returns a random type that fits into a record.
    pub(crate) fn any(random: &mut Random) -> Self {
        let scalar = Scalar::any(random);
        Self { scalar, lanes: any_lanes(random) }
    }

    /// Returns a random integer or vector of integers.
    pub(crate) fn any_int(random: &mut Random) -> Self {
        let scalar = Scalar::any_int(random);
        Self { scalar, lanes: any_lanes(random) }
    }

    /// Returns a random floating-point type or vector.
    pub(crate) fn any_float(random: &mut Random) -> Self {
        let scalar = Scalar::Float(*random.pick(&[16, 32, 64]));
        Self { scalar, lanes: any_lanes(random) }
    }

    /// Returns the suffix of an overloaded intrinsic for the type.
    pub(crate) fn suffix(self) -> String {
        let scalar = match self.scalar {
            Scalar::Int(bits) => format!("i{bits}"),
            Scalar::Float(bits) => format!("f{bits}"),
        };
        match self.lanes {
            Some(lanes) => format!("v{lanes}{scalar}"),
            None => scalar,
        }
    }
}

fn any_lanes(random: &mut Random) -> Option<u32> {
    if random.percent(55) { None } else { Some(random.between(1, 16)) }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scalar::Int(bits) => write!(f, "i{bits}"),
            Scalar::Float(16) => write!(f, "half"),
            Scalar::Float(32) => write!(f, "float"),
            Scalar::Float(_) => write!(f, "double"),
        }
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lanes {
            Some(lanes) => write!(f, "<{lanes} x {}>", self.scalar),
            None => write!(f, "{}", self.scalar),
        }
    }
}
