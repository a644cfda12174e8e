//! Whole-number random walks, equal bit by bit.

use crate::Outcome;
use crate::compare::equal;
use crate::device::Device;

struct Generator {
    state: u64,
    drawn: u32,
}

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    for (items, points, seed) in [(1, 1000, 1_u64), (64, 100, 0xdead_beef), (500, 33, u64::MAX - 7)] {
        let hits = device.zeroed::<u64>(items)?;
        let draws = device.zeroed::<u32>(items)?;
        program.run("throw_points", &[&hits, &draws, &seed, &points], [items], [1])?;
        let want: Vec<u64> = (0..items as u64).map(|me| throw(seed.wrapping_add(me), points)).collect();
        equal("hits", &device.download(&hits)?, &want)?;
        equal("draws", &device.download(&draws)?, &vec![2 * points; items])?;

        let bound = 6 + points;
        let uniform = device.zeroed::<f32>(items)?;
        let dice = device.zeroed::<u32>(items)?;
        program.run("sample", &[&uniform, &dice, &seed, &bound], [items], [1])?;
        let samples = (0..items as u64).map(|me| sample(seed.wrapping_mul(31).wrapping_add(me), bound));
        let (want_uniform, want_dice): (Vec<f32>, Vec<u32>) = samples.unzip();
        equal("uniform numbers", &device.download(&uniform)?, &want_uniform)?;
        equal("dice", &device.download(&dice)?, &want_dice)?;
    }
    Ok(())
}

impl Generator {
    fn new(seed: u64) -> Self {
        let mut state = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        state = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        state = (state ^ state >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self { state: (state ^ state >> 31) | 1, drawn: 0 }
    }

    fn draw(&mut self) -> u32 {
        self.state ^= self.state >> 12;
        self.state ^= self.state << 25;
        self.state ^= self.state >> 27;
        self.drawn += 1;
        (self.state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) as u32
    }
}

fn throw(seed: u64, points: u32) -> u64 {
    let mut generator = Generator::new(seed);
    let square = |value: u32| u128::from(value) * u128::from(value);
    (0..points).filter(|_| square(generator.draw()) + square(generator.draw()) <= u128::from(u64::MAX)).count() as u64
}

fn sample(seed: u64, bound: u32) -> (f32, u32) {
    let mut generator = Generator::new(seed);
    let uniform = (generator.draw() >> 8) as f32 / (1 << 24) as f32;
    let cutoff = bound.wrapping_neg() % bound;
    let value = std::iter::repeat_with(|| generator.draw()).find(|value| *value >= cutoff).unwrap_or_default();
    let high = ((u64::from(value) * u64::from(bound)) >> 32) as u32;
    (uniform, high.wrapping_mul(16).wrapping_add(value % bound % 16))
}
