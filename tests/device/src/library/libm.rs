//! C library functions that Rust's library lacks, or has with a larger error.
#![expect(unsafe_code, reason = "functions of numbers, declared as C has them")]

// SAFETY: they take and return numbers, and accept all values.
unsafe extern "C" {
    pub(crate) safe fn acosh(x: f64) -> f64;
    pub(crate) safe fn asinh(x: f64) -> f64;
    pub(crate) safe fn atanh(x: f64) -> f64;
    pub(crate) safe fn erf(x: f64) -> f64;
    pub(crate) safe fn erfc(x: f64) -> f64;
    pub(crate) safe fn ldexp(x: f64, exponent: i32) -> f64;
    pub(crate) safe fn lgamma(x: f64) -> f64;
    pub(crate) safe fn remainder(x: f64, y: f64) -> f64;
    pub(crate) safe fn tgamma(x: f64) -> f64;
}
