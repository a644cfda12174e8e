//! Factors that give their matrix back, and an inverse.

use crate::Outcome;
use crate::compare::{Random, close, equal};
use crate::device::{Device, Freedom};

const SIZE: usize = 12;
const LANES: usize = 16;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(106);
    let good = |random: &mut Random| {
        let base = random.list(SIZE * SIZE, |random| f64::from(random.real(-1.0, 1.0)));
        let mut matrix = times_transposed(&base);
        (0..SIZE).for_each(|i| matrix[i * SIZE + i] += 1.0);
        matrix
    };
    let (first, mut second) = (good(&mut random), good(&mut random));
    second[5 * SIZE + 5] = -1.0;
    let matrices = device.upload(&[first.clone(), second].concat())?;
    let (factors, statuses) = (device.zeroed::<f64>(2 * SIZE * SIZE)?, device.zeroed::<i32>(2)?);
    program.run("factor", &[&matrices, &factors, &statuses, &(SIZE as i32)], [2 * LANES], [LANES])?;
    equal("statuses", &device.download(&statuses)?, &[0, 6])?;
    let lower = device.download_free(&factors, Freedom::Rounding)?[..SIZE * SIZE].to_vec();
    close("product of factors", &times_transposed(&lower), &first, 1e-12)?;
    let (lower, inverse) = (device.upload(&lower)?, device.zeroed::<f64>(SIZE * SIZE)?);
    program.run("invert", &[&lower, &inverse, &(SIZE as i32)], [SIZE], [1])?;
    let inverse = device.download_free(&inverse, Freedom::Rounding)?;
    let unit = |place: usize| {
        let (i, j) = (place / SIZE, place % SIZE);
        (0..SIZE).map(|k| first[i * SIZE + k] * inverse[k * SIZE + j]).sum::<f64>()
    };
    let got: Vec<f64> = (0..SIZE * SIZE).map(unit).collect();
    let want: Vec<f64> = (0..SIZE * SIZE).map(|place| if place / SIZE == place % SIZE { 1.0 } else { 0.0 }).collect();
    close("matrix times inverse", &got, &want, 1e-9)
}

fn times_transposed(matrix: &[f64]) -> Vec<f64> {
    let at = |place: usize| {
        let (a, b) = (&matrix[place / SIZE * SIZE..], &matrix[place % SIZE * SIZE..]);
        a[..SIZE].iter().zip(&b[..SIZE]).map(|(x, y)| x * y).sum()
    };
    (0..SIZE * SIZE).map(at).collect()
}
