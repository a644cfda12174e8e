//! A stable sort of keys with values.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const GROUP: usize = 32;
const DIGITS: usize = 16;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(101);
    for (length, bound) in [(1_usize, 10), (33, 4), (500, u32::MAX)] {
        let mut pairs: Vec<[u32; 2]> = (0..length as u32).map(|value| [random.below(bound), value]).collect();
        let groups = length.div_ceil(GROUP);
        let (mut from, mut to) = (device.upload(&pairs)?, device.zeroed::<[u32; 2]>(length)?);
        let counts = device.zeroed::<u32>(DIGITS * groups)?;
        let count = length as u32;
        for shift in (0..32_u32).step_by(4) {
            program.run("count_digits", &[&from, &counts, &count, &shift], [groups * GROUP], [GROUP])?;
            program.run("scan_counts", &[&counts, &((DIGITS * groups) as u32)], [1], [1])?;
            program.run("scatter", &[&from, &to, &counts, &count, &shift], [groups * GROUP], [GROUP])?;
            std::mem::swap(&mut from, &mut to);
        }
        pairs.sort_by_key(|pair| pair[0]);
        equal("sorted pairs", &device.download(&from)?, &pairs)?;
    }
    Ok(())
}
