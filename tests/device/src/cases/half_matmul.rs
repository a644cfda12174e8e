//! Small whole numbers and quarters, of which every sum is exact in a half.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const SIDE: usize = 8;
const MATRICES: usize = 4;
const CELLS: usize = SIDE * SIDE * MATRICES;
const SLOPE: f32 = 0.25;
const LIMIT: f32 = 20.0;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(133);
    let list = |random: &mut Random| random.list(CELLS, |random| random.between(-8, 9) as f32 / 2.0);
    let (a, b) = (list(&mut random), list(&mut random));
    let halves = |values: &[f32]| values.iter().map(|value| half(*value)).collect::<Vec<u16>>();
    let (a_buffer, b_buffer) = (device.upload(&halves(&a))?, device.upload(&halves(&b))?);
    let (out, wide) = (device.zeroed::<u16>(CELLS)?, device.zeroed::<u16>(CELLS)?);
    let rectifier = [half(SLOPE), half(LIMIT)];
    program.run("multiply", &[&a_buffer, &b_buffer, &out, &rectifier], [SIDE, MATRICES], [1, 1])?;
    program.run("multiply_wide", &[&a_buffer, &b_buffer, &wide], [SIDE, MATRICES], [1, 1])?;
    let cell = |place: usize| {
        let (matrix, row, column) = (place / 64 * 64, place / SIDE % SIDE, place % SIDE);
        (0..SIDE).map(|k| a[matrix + row * SIDE + k] * b[matrix + k * SIDE + column]).sum::<f32>()
    };
    let products: Vec<f32> = (0..CELLS).map(cell).collect();
    equal("products", &device.download(&wide)?, &halves(&products))?;
    let bend = |x: &f32| if *x < 0.0 { x * SLOPE } else { x.min(LIMIT) };
    let results: Vec<f32> = products.iter().map(bend).collect();
    equal("rectified", &without_sign_of_zero(device.download(&out)?), &without_sign_of_zero(halves(&results)))?;

    let gradients = list(&mut random);
    let gradient_buffer = device.upload(&halves(&gradients))?;
    let (passed, largest) = (device.zeroed::<u16>(CELLS)?, device.zeroed::<u16>(CELLS / SIDE)?);
    program.run("gradient", &[&out, &gradient_buffer, &passed, &largest, &rectifier], [CELLS / SIDE], [1])?;
    let want: Vec<f32> = results
        .iter()
        .zip(&gradients)
        .map(|(result, gradient)| match *result {
            x if x >= LIMIT => 0.0,
            x if x < 0.0 => gradient * SLOPE,
            _ => *gradient,
        })
        .collect();
    let rows: Vec<f32> = want.chunks(SIDE).map(|row| row.iter().copied().fold(f32::MIN, f32::max)).collect();
    equal("gradient", &without_sign_of_zero(device.download(&passed)?), &without_sign_of_zero(halves(&want)))?;
    equal("largest", &without_sign_of_zero(device.download(&largest)?), &without_sign_of_zero(halves(&rows)))
}

fn without_sign_of_zero(mut halves: Vec<u16>) -> Vec<u16> {
    halves.iter_mut().filter(|half| **half == 0x8000).for_each(|half| *half = 0);
    halves
}

/// Returns the bits of a number that is a normal half.
fn half(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16 & 0x8000) as u16;
    if value == 0.0 { sign } else { sign | ((bits >> 13 & 0x3ffff) - (112 << 10)) as u16 }
}
