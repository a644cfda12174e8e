//! An instruction of each extension that the device reports, with its results.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Device, Freedom};

/// The extensions that the device reports, see `scripts/device-env`.
pub(super) const EXTENSIONS: &str = "+SPV_KHR_bit_instructions,+SPV_KHR_integer_dot_product,+SPV_KHR_shader_clock,\
                                     +SPV_KHR_linkonce_odr,+SPV_EXT_shader_atomic_float_add,\
                                     +SPV_EXT_shader_atomic_float_min_max,+SPV_EXT_shader_atomic_float16_add,\
                                     +SPV_INTEL_subgroups,+SPV_KHR_subgroup_rotate";

/// The work-items, a number that a half has exactly.
const COUNT: usize = 256;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(9);
    let left: Vec<u32> = random.list(COUNT, Random::word);
    let right: Vec<u32> = random.list(COUNT, Random::word);
    let (a, b) = (device.upload(&left)?, device.upload(&right)?);
    let results = device.zeroed::<[u32; 9]>(COUNT)?;
    let sums = device.zeroed::<u32>(3)?;
    program.run("use", &[&a, &b, &results, &sums], [COUNT], [32])?;
    let found = device.download_free(&results, Freedom::Device)?;
    let want: Vec<[u32; 9]> = (0..COUNT).map(|me| row(&left, &right, me, found[me])).collect();
    equal("results", &found, &want)?;
    let small = || left.iter().map(|word| word & 255);
    let sum = small().sum::<u32>() as f32;
    let greatest = small().max().unwrap_or(0) as f32;
    // 256.0 as a half.
    equal("sums", &device.download(&sums)?, &[sum.to_bits(), greatest.to_bits(), 0x5c00])
}

/// Returns the results of a work-item. The device chooses the size of a sub-group and the work-item's place in it, which
/// are `found`.
fn row(left: &[u32], right: &[u32], me: usize, found: [u32; 9]) -> [u32; 9] {
    let (lane, size) = (found[4] as usize, found[5] as usize);
    let first = me - lane;
    let (a, b) = (left[me], right[me]);
    let signed = |word: u32| word.to_le_bytes().map(|byte| i32::from(byte as i8));
    let unsigned = |word: u32| word.to_le_bytes().map(u32::from);
    [
        a.reverse_bits(),
        signed(a).iter().zip(signed(b)).map(|(x, y)| x * y).sum::<i32>() as u32,
        unsigned(a).iter().zip(unsigned(b)).map(|(x, y)| x * y).sum(),
        a.wrapping_mul(3),
        found[4],
        found[5],
        left[first + size - 1],
        left[first + (lane + 1) % size],
        1,
    ]
}
