//! A module that `spirv-link` has made of two, with functions and a table of the other.

use crate::Outcome;
use crate::compare::equal;
use crate::device::{Device, Program};

/// Runs with the default values of the specialization constants of both modules, and with others.
pub(super) fn check(device: &Device) -> Outcome {
    check_with(device, &device.build()?, 2, 100)?;
    check_with(device, &device.specialize(&[(7, -3), (8, 40)])?, -3, 40)
}

fn check_with(device: &Device, program: &Program<'_>, factor: i32, offset: i32) -> Outcome {
    const ITEMS: usize = 24;
    const WEIGHTS: [i32; 4] = [3, 5, 7, 11];
    let values: Vec<f32> = (0..ITEMS + 3).map(|i| (i * i % 17) as f32).collect();
    let input = device.upload(&values)?;
    let (sums, totals) = (device.zeroed::<f32>(ITEMS)?, device.zeroed::<i32>(ITEMS)?);
    let pairs = device.zeroed::<[i32; 2]>(ITEMS)?;
    program.run("linked", &[&input, &sums, &pairs, &totals], [ITEMS], [8])?;
    let sum = |i: usize| (0..3).map(|k| values[i + k] * WEIGHTS[k] as f32).sum::<f32>() * 0.5 + values[i];
    let pair = |i: usize| [i as i32, WEIGHTS[i & 3]].map(|x| x * factor + offset);
    equal("sums", &device.download(&sums)?, &(0..ITEMS).map(sum).collect::<Vec<_>>())?;
    equal("pairs", &device.download(&pairs)?, &(0..ITEMS).map(pair).collect::<Vec<_>>())?;
    equal("totals", &device.download(&totals)?, &[2; ITEMS])
}
