//! Products of matrices of small whole numbers, so that every sum is exact.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const TILE: usize = 8;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(2);
    for (rows, columns, inner) in [(8, 8, 8), (1, 3, 5), (33, 18, 27), (40, 64, 48)] {
        let left = random.list(rows * inner, |random| random.between(-9, 10) as f32);
        let right = random.list(inner * columns, |random| random.between(-9, 10) as f32);
        let mut want = Vec::new();
        for row in 0..rows {
            for column in 0..columns {
                want.push((0..inner).map(|k| left[row * inner + k] * right[k * columns + column]).sum::<f32>());
            }
        }

        let a = device.upload(&left)?;
        let b = device.upload(&right)?;
        let sizes = [rows as i32, columns as i32, inner as i32];
        let tiled = device.zeroed::<f32>(rows * columns)?;
        let global = [columns.next_multiple_of(TILE), rows.next_multiple_of(TILE)];
        program.run("multiply_tiled", &[&a, &b, &tiled, &sizes[0], &sizes[1], &sizes[2]], global, [TILE, TILE])?;
        equal("tiled product", &device.download(&tiled)?, &want)?;

        let by_four = device.zeroed::<f32>(rows * columns)?;
        let global = [columns.div_ceil(4), rows];
        program.run("multiply_by_four", &[&a, &b, &by_four, &sizes[0], &sizes[1], &sizes[2]], global, [1, 1])?;
        equal("product by four columns", &device.download(&by_four)?, &want)?;
    }
    Ok(())
}
