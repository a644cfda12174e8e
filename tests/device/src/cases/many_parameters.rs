//! A kernel with more parameters than consumers have to take.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Argument, Device};

/// The number of parameters besides the result and the seed.
const PARAMETERS: usize = 1_000;
const ITEMS: usize = 4;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(1_002);
    let numbers: Vec<u32> = random.list(PARAMETERS, Random::word);
    let (out, seed) = (device.zeroed::<u32>(ITEMS)?, 7_u32);
    let mut arguments: Vec<&dyn Argument> = vec![&out, &seed];
    arguments.extend(numbers.iter().map(|number| number as &dyn Argument));
    program.run("digests", &arguments, [ITEMS], [1])?;
    let digest = |index: u32| {
        numbers.iter().fold(seed, |sum, number| sum.wrapping_mul(31).wrapping_add(number.wrapping_add(index)))
    };
    let want: Vec<u32> = (0..ITEMS as u32).map(digest).collect();
    equal("digests", &device.download(&out)?, &want)
}
