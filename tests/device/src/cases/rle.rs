//! Numbers packed by the rule, and unpacked again.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const CHUNK: usize = 64;
const MOST: usize = 3 * CHUNK;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(115);
    let mut values: Vec<i16> = Vec::new();
    while values.len() < 8 * CHUNK {
        let (run, step) = (random.below(20) + 1, random.between(-3, 4));
        let mut value = random.between(-20_000, 20_000);
        for _ in 0..run {
            values.push(value as i16);
            value += step;
        }
    }
    values.truncate(8 * CHUNK);
    let input = device.upload(&values)?;
    let (packed, sizes) = (device.zeroed::<u8>(8 * MOST)?, device.zeroed::<u32>(8)?);
    program.run("pack", &[&input, &packed, &sizes], [8], [1])?;
    let want: Vec<Vec<u8>> = values.chunks(CHUNK).map(pack).collect();
    let got_sizes = device.download(&sizes)?;
    equal("sizes", &got_sizes, &want.iter().map(|chunk| chunk.len() as u32).collect::<Vec<_>>())?;
    for (got, want) in device.download(&packed)?.chunks(MOST).zip(&want) {
        equal("packed", &got[..want.len()], want)?;
    }
    let output = device.zeroed::<i16>(values.len())?;
    program.run("unpack", &[&packed, &sizes, &output], [8], [1])?;
    equal("unpacked", &device.download(&output)?, &values)
}

fn pack(values: &[i16]) -> Vec<u8> {
    let before = std::iter::once(0).chain(values.iter().map(|value| i32::from(*value)));
    let differences: Vec<i32> = values.iter().zip(before).map(|(value, before)| i32::from(*value) - before).collect();
    let mut bytes = Vec::new();
    for run in differences.chunk_by(|a, b| a == b) {
        let zigzag = if run[0] < 0 { -2 * run[0] - 1 } else { 2 * run[0] };
        for number in [run.len() as u32, zigzag as u32] {
            let mut rest = number;
            while rest > 127 {
                bytes.push(rest as u8 | 128);
                rest >>= 7;
            }
            bytes.push(rest as u8);
        }
    }
    bytes
}
