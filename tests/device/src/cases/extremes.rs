//! `max` and `min` of floating-point numbers: in loops, of vectors and scalars, and of zeros.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let (rows, width) = (48, 37);
    let mut random = Random::new(11);
    let table = random.list(rows * width, |random| random.real(-1000.0, 1000.0));
    let input = device.upload(&table)?;
    let out = device.zeroed::<[f32; 2]>(rows)?;
    program.run("of_rows", &[&input, &out, &(width as i32)], [rows], [16])?;
    let want: Vec<[f32; 2]> = table.chunks(width).map(|row| extremes(row.iter().copied())).collect();
    equal("rows", &device.download(&out)?, &want)?;

    let table = random.list(rows * width * 4, |random| random.real(-1000.0, 1000.0));
    let input = device.upload(&table)?;
    let out = device.zeroed::<[[f32; 4]; 2]>(rows)?;
    let (low, high) = (-900.0_f32, 980.0_f32);
    program.run("of_columns", &[&input, &out, &(width as i32), &low, &high], [rows], [16])?;
    let want: Vec<[[f32; 4]; 2]> = table.chunks(4 * width).map(|row| columns(row, low, high)).collect();
    equal("columns", &device.download(&out)?, &want)?;

    let pairs: Vec<[f32; 2]> = vec![[0.0, -0.0], [-0.0, 0.0], [1.0, -0.0], [-0.0, -1.0], [2.5, 2.5], [-1e-40, 1e-40]];
    let (input, out) = (device.upload(&pairs)?, device.zeroed::<[f32; 2]>(pairs.len())?);
    program.run("of_pairs", &[&input, &out], [pairs.len()], [1])?;
    let bits =
        |pairs: Vec<[f32; 2]>| -> Vec<[u32; 2]> { pairs.into_iter().map(|pair| pair.map(f32::to_bits)).collect() };
    let want = pairs.iter().map(|&[x, y]| [if x < y { y } else { x }, if y < x { y } else { x }]).collect();
    equal("pairs", &bits(device.download(&out)?), &bits(want))
}

/// Returns the largest and the smallest number.
fn extremes(numbers: impl Iterator<Item = f32>) -> [f32; 2] {
    numbers.fold([f32::NEG_INFINITY, f32::INFINITY], |[largest, smallest], x| [largest.max(x), smallest.min(x)])
}

/// Returns the extremes of each component of a row of vectors, within bounds.
fn columns(row: &[f32], low: f32, high: f32) -> [[f32; 4]; 2] {
    let of_column = |column| extremes(row.iter().skip(column).step_by(4).copied());
    let clamped = |index: usize| [0, 1, 2, 3].map(|column| of_column(column)[index].max(low).min(high));
    [clamped(0), clamped(1)]
}
