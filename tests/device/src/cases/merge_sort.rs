//! Keys up and down.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(130);
    for (length, is_descending) in [(2_usize, 0_u32), (7, 1), (64, 0), (333, 1), (500, 0)] {
        let mut keys = random.list(length, |random| (random.bits() as i64) >> random.below(60));
        let (mut from, mut to) = (device.upload(&keys)?, device.zeroed::<i64>(length)?);
        let count = length as u32;
        program.run("sort_runs", &[&from, &count, &is_descending], [length.div_ceil(8)], [1])?;
        let mut run = 8;
        while run < count {
            program.run("merge", &[&from, &to, &count, &run, &is_descending], [length], [1])?;
            std::mem::swap(&mut from, &mut to);
            run *= 2;
        }
        keys.sort_unstable();
        if is_descending == 1 {
            keys.reverse();
        }
        equal("sorted", &device.download(&from)?, &keys)?;
        for (order, want) in [(is_descending, 0), (1 - is_descending, 1)] {
            let disorder = device.zeroed::<u32>(1)?;
            program.run("disorder", &[&from, &disorder, &order], [length - 1], [1])?;
            equal("disorder", &[device.download(&disorder)?[0].min(1)], &[want])?;
        }
    }
    Ok(())
}
