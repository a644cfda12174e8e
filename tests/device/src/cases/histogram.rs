//! Counts of bytes by local and global atomics, and folds by every kind of atomic operation.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(5);
    for (count, groups, width) in [(1, 1, 8), (250, 2, 128), (30_000, 6, 64)] {
        let data = random.list(count, |random| (random.below(256) * random.below(256) / 256) as u8);
        let mut want = vec![0_u32; 256];
        for &byte in &data {
            want[usize::from(byte)] += 1;
        }
        let input = device.upload(&data)?;
        for kernel in ["count_local", "count_global"] {
            let bins = device.zeroed::<u32>(256)?;
            program.run(kernel, &[&input, &bins, &(count as u32)], [groups * width], [width])?;
            equal(kernel, &device.download(&bins)?, &want)?;
        }

        // The sum of squares of this many bytes is exact in a float, in any order.
        let few = &data[..count.min(250)];
        let statistics = device.upload(&[u32::MAX, 0, 0, 0])?;
        program.run("collect", &[&input, &statistics, &(few.len() as u32)], [256], [32])?;
        equal("statistics", &device.download(&statistics)?, &statistics_of(few))?;
    }
    Ok(())
}

fn statistics_of(data: &[u8]) -> [u32; 4] {
    let mut result = [u32::MAX, 0, 0, 0];
    let mut squares = 0.0_f32;
    for (i, &byte) in data.iter().enumerate() {
        let value = u32::from(byte);
        result[0] = result[0].min(value);
        result[1] = result[1].max(value);
        result[2] ^= value << (i % 24);
        squares += (value * value) as f32;
    }
    result[3] = squares.to_bits();
    result
}
