//! Sums and extremes of arrays, folded in the order of the kernel.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Device, LocalBytes};

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(1);
    for (count, groups, width) in [(1, 1, 16), (1000, 4, 32), (40_000, 8, 128)] {
        let numbers = random.list(count, |random| random.real(-100.0, 100.0));
        let input = device.upload(&numbers)?;
        let sums = device.zeroed::<f32>(groups)?;
        let scratch = LocalBytes(width * 4);
        program.run("sum", &[&input, &sums, &scratch, &(count as u32)], [groups * width], [width])?;
        equal("sums", &device.download(&sums)?, &sums_of(&numbers, groups, width))?;

        let numbers = random.list(count, |random| random.between(-5000, 5000));
        let input = device.upload(&numbers)?;
        let results = device.zeroed::<[i32; 4]>(groups)?;
        let scratch = LocalBytes(width * 16);
        program.run("extremes", &[&input, &results, &scratch, &(count as u32)], [groups * width], [width])?;
        equal("extremes", &device.download(&results)?, &extremes_of(&numbers, groups, width))?;
    }
    Ok(())
}

fn sums_of(numbers: &[f32], groups: usize, width: usize) -> Vec<f32> {
    let lane = |lane: usize| numbers.iter().skip(lane).step_by(groups * width).fold(0.0, |sum, x| sum + x);
    let group = |group: usize| {
        let mut partial: Vec<f32> = (0..width).map(|i| lane(group * width + i)).collect();
        while partial.len() > 1 {
            let upper = partial.split_off(partial.len() / 2);
            for (a, b) in partial.iter_mut().zip(upper) {
                *a += b;
            }
        }
        partial[0]
    };
    (0..groups).map(group).collect()
}

/// Returns minimum, maximum, and the first index of each; an empty group has the limits of the types.
fn extremes_of(numbers: &[i32], groups: usize, width: usize) -> Vec<[i32; 4]> {
    let group = |group: usize| {
        let mut result = [i32::MAX, i32::MIN, -1, -1];
        for (place, &value) in numbers.iter().enumerate() {
            if place / width % groups != group {
                continue;
            }
            if value < result[0] {
                (result[0], result[2]) = (value, place as i32);
            }
            if value > result[1] {
                (result[1], result[3]) = (value, place as i32);
            }
        }
        result
    };
    (0..groups).map(group).collect()
}
