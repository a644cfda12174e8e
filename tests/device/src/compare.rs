//! Comparison of results, and pseudo-random inputs.

use std::fmt::Debug;

use crate::Outcome;

/// Returns the first difference between two lists, if there is one.
pub fn equal<T: PartialEq + Debug>(what: &str, got: &[T], want: &[T]) -> Outcome {
    match_up(what, got, want, |got, want| got == want)
}

/// Compares like `equal`, but numbers may differ by `tolerance` times the larger of 1 and the expected value.
pub fn close<T: Copy + Debug + Into<f64>>(what: &str, got: &[T], want: &[T], tolerance: f64) -> Outcome {
    match_up(what, got, want, |&got, &want| is_close(got.into(), want.into(), tolerance))
}

/// Returns `true` if two numbers differ by at most `tolerance` times the larger of 1 and the expected value.
pub fn is_close(got: f64, want: f64, tolerance: f64) -> bool {
    (got - want).abs() <= tolerance * want.abs().max(1.0)
}

fn match_up<T: Debug>(what: &str, got: &[T], want: &[T], is_same: impl Fn(&T, &T) -> bool) -> Outcome {
    if got.len() != want.len() {
        return Err(format!("{what}: {} results instead of {}", got.len(), want.len()));
    }
    let mut differences = got.iter().zip(want).enumerate().filter(|(_, (got, want))| !is_same(got, want));
    let Some((place, (got, want))) = differences.next() else { return Ok(()) };
    let others = differences.count();
    Err(format!("{what}: result {place} is {got:?} instead of {want:?}; {others} others differ"))
}

/// A small pseudo-random generator; the same seed gives the same numbers.
pub struct Random(u64);

impl Random {
    /// `seed` is any number.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Returns a 64-bit number other than zero.
    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// Returns a 32-bit number.
    pub fn word(&mut self) -> u32 {
        (self.bits() >> 32) as u32
    }

    /// Returns a number below `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.word()) * u64::from(bound)) >> 32) as u32
    }

    /// Returns a number from `low` up to, not including, `high`.
    pub fn between(&mut self, low: i32, high: i32) -> i32 {
        low + self.below((high - low) as u32) as i32
    }

    /// Returns a number from `low` up to `high`.
    pub fn real(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * (self.below(1 << 24) as f32 / (1 << 24) as f32)
    }

    /// Returns `count` values, each from a call of `make`.
    pub fn list<T>(&mut self, count: usize, mut make: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..count).map(|_| make(self)).collect()
    }
}
