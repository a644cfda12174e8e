//! Systems whose solutions are known, and a determinant.

use crate::Outcome;
use crate::compare::{Random, close};
use crate::device::{Device, Freedom};

const LANES: usize = 24;
const SIDES: usize = 5;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(105);
    for size in [1, 2, 7, 20] {
        let matrix = random.list(size * size, |random| f64::from(random.real(-1.0, 1.0)));
        let solutions = random.list(SIDES * size, |random| f64::from(random.real(-3.0, 3.0)));
        let product = |x: &[f64]| -> Vec<f64> {
            matrix.chunks(size).map(|row| row.iter().zip(x).map(|(a, b)| a * b).sum()).collect()
        };
        let sides: Vec<f64> = solutions.chunks(size).flat_map(product).collect();
        let (memory, pivots, sign) = (device.upload(&matrix)?, device.zeroed::<i32>(size)?, device.zeroed::<i32>(1)?);
        let count = size as i32;
        program.run("decompose", &[&memory, &pivots, &sign, &count], [LANES], [LANES])?;
        let x = device.upload(&sides)?;
        program.run("solve", &[&memory, &pivots, &x, &count], [SIDES], [1])?;
        close("solutions", &device.download_free(&x, Freedom::Rounding)?, &solutions, 1e-8)?;
        let factors = device.download_free(&memory, Freedom::Rounding)?;
        let diagonal: f64 = (0..size).map(|i| factors[i * size + i]).product();
        let sign = f64::from(device.download(&sign)?[0]);
        close("determinant", &[sign * diagonal], &[determinant(matrix.clone(), size)], 1e-9)?;
    }
    Ok(())
}

/// Computes by elimination without pivoting, columns first.
fn determinant(mut matrix: Vec<f64>, size: usize) -> f64 {
    let mut product = 1.0;
    for k in 0..size {
        let pivot = matrix[k * size + k];
        product *= pivot;
        for i in k + 1..size {
            let factor = matrix[k * size + i] / pivot;
            for j in k..size {
                matrix[j * size + i] -= factor * matrix[j * size + k];
            }
        }
    }
    product
}
