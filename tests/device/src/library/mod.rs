//! OpenCL C's builtin functions on edge cases and pseudo-random numbers, in every width, compared with a reference.
//!
//! A function is a row: its call, and its expected results. Kernels are generated from rows.

mod conversions;
mod geometry;
mod integers;
mod libm;
mod math;
mod memory;
mod relations;
mod row;
mod run;
mod scalar;
mod shuffles;
mod source;

use crate::Outcome;
use crate::device::Device;

use row::Row;
use scalar::Scalar;

/// Functions whose kernels share a module.
#[derive(Copy, Clone, Debug)]
pub enum Library {
    MathHalf,
    MathFloat,
    MathDouble,
    Geometry,
    Integers,
    Relations,
    Conversions,
    Shuffles,
    Memory,
}

impl Library {
    /// Returns the rows; families without rows have kernels of their own.
    fn rows(self) -> Vec<Row> {
        match self {
            Self::MathHalf => math::rows(Scalar::Half),
            Self::MathFloat => math::rows(Scalar::Float),
            Self::MathDouble => math::rows(Scalar::Double),
            Self::Geometry => geometry::rows(),
            Self::Integers => integers::rows(),
            Self::Relations => relations::rows(),
            Self::Conversions => conversions::rows(),
            Self::Shuffles | Self::Memory => Vec::new(),
        }
    }

    /// Returns the kernels.
    pub fn source(self) -> String {
        match self {
            Self::Shuffles => shuffles::source(),
            Self::Memory => memory::source(),
            _ => source::source(&self.rows()),
        }
    }

    /// Runs them.
    pub fn check(self, device: &Device) -> Outcome {
        match self {
            Self::Shuffles => shuffles::check(device),
            Self::Memory => memory::check(device),
            _ => run::check(device, &self.rows()),
        }
    }
}
