//! Exclusive prefix sums over one block, many blocks, and blocks of blocks.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Buffer, Device, LocalBytes, Program};

const WIDTH: usize = 32;
const BLOCK: usize = 2 * WIDTH;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(6);
    for count in [1, 64, 65, 1000, 20_000] {
        let numbers = random.list(count, Random::word);
        let input = device.upload(&numbers)?;
        let output = scan(device, &program, &input, count)?;
        let mut sum = 0_u32;
        let mut before = |x: &u32| {
            let before = sum;
            sum = sum.wrapping_add(*x);
            before
        };
        let want: Vec<u32> = numbers.iter().map(&mut before).collect();
        equal("prefix sums", &device.download(&output)?, &want)?;
    }
    Ok(())
}

fn scan(device: &Device, program: &Program<'_>, input: &Buffer<u32>, count: usize) -> Outcome<Buffer<u32>> {
    let blocks = count.div_ceil(BLOCK);
    let output = device.zeroed::<u32>(count)?;
    let totals = device.zeroed::<u32>(blocks)?;
    let tree = LocalBytes((BLOCK + BLOCK / 32) * 4);
    let length = count as u32;
    program.run("scan_blocks", &[input, &output, &totals, &tree, &length], [blocks * WIDTH], [WIDTH])?;
    if blocks > 1 {
        let offsets = scan(device, program, &totals, blocks)?;
        program.run("add_offsets", &[&output, &offsets, &(BLOCK as u32), &length], [blocks * BLOCK], [BLOCK])?;
    }
    Ok(output)
}
