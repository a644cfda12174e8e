//! Pseudo-random numbers; the same seed gives the same numbers.

/// The generator (splitmix64).
#[derive(Clone)]
pub struct Random(u64);

impl Random {
    /// `seed` is any number.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678_9abc_def0)
    }

    /// Returns 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number below `end`, which is not zero.
    pub fn below(&mut self, end: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(end)) >> 32) as u32
    }

    /// Returns a number from `first` to `last`, both included.
    pub fn between(&mut self, first: u32, last: u32) -> u32 {
        first + self.below(last - first + 1)
    }

    /// Returns `true` with this probability in percent.
    pub fn percent(&mut self, times: u32) -> bool {
        self.below(100) < times
    }

    /// Returns one of `choices`, of which there is at least one.
    pub fn pick<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len() as u32) as usize]
    }

    /// Returns 64 bits that are likely to find faults: small numbers, limits of common widths, runs of ones, special
    /// floating-point numbers, or random bits.
    pub fn interesting(&mut self) -> u64 {
        const FLOATS: [f32; 12] =
            [0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 65504.0, 2147483648.0, f32::MAX, f32::MIN_POSITIVE, 1e-45, f32::INFINITY];
        let small = u64::from(self.below(9)).wrapping_sub(4);
        match self.below(8) {
            0 => small,
            1 => (1u64 << self.below(64)).wrapping_add(small),
            2 => u64::MAX << self.below(64),
            3 => u64::MAX >> self.below(64),
            4 => self.pick(&FLOATS).to_bits().into(),
            5 => u64::from(self.pick(&FLOATS).to_bits()) << 32 | u64::from(self.pick(&FLOATS).to_bits()),
            6 => f64::from(*self.pick(&FLOATS)).to_bits(),
            _ => self.bits(),
        }
    }
}
