//! Boards, whose number is well known, and subsets.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    for (size, boards) in [(4_usize, 2_u32), (5, 10), (6, 4), (7, 40), (8, 92), (9, 352)] {
        let counts = device.zeroed::<u32>(size * size)?;
        program.run("count_boards", &[&(size as i32), &counts], [size, size], [1, 1])?;
        let counts = device.download(&counts)?;
        equal("boards", &[counts.iter().sum::<u32>()], &[boards])?;
        let mirrored: Vec<u32> = counts.iter().rev().copied().collect();
        equal("mirrored", &counts, &mirrored)?;
    }
    let mut random = Random::new(123);
    let numbers = random.list(12, |random| random.between(-50, 60));
    let sums: Vec<i32> = (-20..60).collect();
    let (number_buffer, sum_buffer) = (device.upload(&numbers)?, device.upload(&sums)?);
    let subsets = device.zeroed::<u32>(sums.len())?;
    let arguments: [&dyn crate::device::Argument; 4] = [&number_buffer, &(numbers.len() as i32), &sum_buffer, &subsets];
    program.run("subset_sums", &arguments, [sums.len()], [1])?;
    let mut all = vec![0];
    for number in &numbers {
        all.extend(all.clone().iter().map(|sum| sum + number));
    }
    let want: Vec<u32> = sums.iter().map(|sum| all.iter().filter(|other| *other == sum).count() as u32).collect();
    equal("subsets", &device.download(&subsets)?, &want)
}
