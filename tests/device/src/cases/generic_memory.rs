//! The same folds and reversals on all kinds of memory.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Device, LocalBytes};

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(23);
    for (groups, count, width) in [(1, 8, 1), (5, 11, 4), (16, 64, 16)] {
        let numbers = random.list(groups * count, |random| random.between(-10_000, 10_000));
        let data = device.upload(&numbers)?;
        let results = device.zeroed::<[i32; 6]>(groups)?;
        let shared = LocalBytes(count * 4);
        program.run("fold_everywhere", &[&data, &results, &shared, &(count as i32)], [groups * width], [width])?;

        let lists = || numbers.chunks_exact(count);
        let want: Vec<[i32; 6]> = lists().enumerate().map(|(group, list)| fold(group, list)).collect();
        let reversed: Vec<i32> = lists().flat_map(|list| list.iter().rev().copied()).collect();
        equal("folds", &device.download(&results)?, &want)?;
        equal("reversed lists", &device.download(&data)?, &reversed)?;
    }
    Ok(())
}

fn fold(group: usize, list: &[i32]) -> [i32; 6] {
    let mut shared: Vec<i32> = list.iter().map(|value| value * 2).collect();
    let mut own: Vec<i32> = (0..8).map(|i| list[i % list.len()] ^ i as i32).collect();
    let all = || list.iter().chain(&shared).chain(&own).copied();
    let (low, high) = (all().min().unwrap_or(i32::MAX), all().max().unwrap_or(i32::MIN));
    let sums = [list.iter().sum(), shared.iter().sum(), own.iter().sum()];

    let chosen = if group.is_multiple_of(2) { &mut own } else { &mut shared };
    chosen[..8].reverse();
    let ends = chosen[0] - chosen[7];
    [sums[0], sums[1], sums[2], low, high, ends + own[3] + shared[list.len() - 1]]
}
