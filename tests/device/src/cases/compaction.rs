//! Items that pass a test, for any order of sub-groups.

use crate::Outcome;
use crate::compare::{Random, close, equal};
use crate::device::{Device, Freedom};

const LENGTH: usize = 250;
const GROUP: usize = 32;
const THRESHOLD: f32 = 0.25;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(131);
    let weights = random.list(LENGTH, |random| random.real(-1.0, 1.0));
    let items: Vec<[u32; 2]> = (0..).zip(&weights).map(|(number, weight)| [number, weight.to_bits()]).collect();
    let passes = |item: &[u32; 2]| f32::from_bits(item[1]) > THRESHOLD && !item[0].is_multiple_of(3);
    let (input, packed, count) = (device.upload(&items)?, device.zeroed::<[u32; 2]>(LENGTH)?, device.zeroed::<u32>(1)?);
    let (length, size) = (LENGTH as u32, [LENGTH.next_multiple_of(GROUP)]);
    program.run("pack", &[&input, &packed, &count, &length, &THRESHOLD], size, [GROUP])?;
    let want: Vec<[u32; 2]> = items.iter().copied().filter(passes).collect();
    equal("count", &device.download(&count)?, &[want.len() as u32])?;
    let mut got = device.download_free(&packed, Freedom::Order)?[..want.len()].to_vec();
    got.sort_unstable();
    equal("packed", &got, &want)?;

    let groups = size[0] / GROUP;
    let (sums, ranges) = (device.zeroed::<f32>(groups)?, device.zeroed::<[f32; 2]>(groups)?);
    program.run("summarise", &[&input, &sums, &ranges, &length], size, [GROUP])?;
    let chunks = || weights.chunks(GROUP);
    close(
        "sums",
        &device.download_free(&sums, Freedom::Rounding)?,
        &chunks().map(|chunk| chunk.iter().sum()).collect::<Vec<f32>>(),
        1e-5,
    )?;
    let range = |chunk: &[f32]| chunk.iter().fold([1.0, -1.0], |[low, high], x| [x.min(low), x.max(high)]);
    equal("ranges", &device.download(&ranges)?, &chunks().map(range).collect::<Vec<[f32; 2]>>())?;

    // For any sub-group size: a passing item implies "any", and a failing item excludes "all".
    let answers = device.zeroed::<[u8; 2]>(LENGTH)?;
    program.run("votes", &[&input, &answers, &THRESHOLD], [LENGTH], [10])?;
    for (item, [any, all]) in items.iter().zip(device.download_free(&answers, Freedom::Device)?) {
        equal("vote", &[any >= u8::from(passes(item)), all <= u8::from(passes(item))], &[true, true])?;
    }
    Ok(())
}
