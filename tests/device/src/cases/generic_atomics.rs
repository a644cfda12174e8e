//! Atomic functions on generic pointers, with results that do not depend on the order of work-items.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Device, Freedom, LocalBytes};

const COUNT: usize = 256;
const GROUP: usize = 32;

pub(super) fn check(device: &Device) -> Outcome {
    let input = Random::new(23).list(COUNT, |random| random.between(-1_000_000, 1_000_000));
    let program = device.build()?;
    let (values, cells) = (device.upload(&input)?, device.upload(&[0, i32::MAX, 1, 0])?);
    program.run("fold", &[&values, &cells, &LocalBytes(size_of::<i32>())], [COUNT], [GROUP])?;

    let sum = input.iter().fold(0_i32, |sum, value| sum.wrapping_add(*value));
    let least = input.iter().copied().min().unwrap_or(i32::MAX);
    let exchanged = (0..COUNT).fold(1_i32, |seen, _| seen.wrapping_mul(3).wrapping_add(1));
    let parity = input.iter().fold(0, |bits, value| bits ^ value);
    equal("folded", &device.download_free(&cells, Freedom::Order)?, &[sum, least, exchanged, parity])
}
