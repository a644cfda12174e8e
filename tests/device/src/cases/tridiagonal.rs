//! Systems whose solutions are known.

use crate::Outcome;
use crate::compare::{Random, close};
use crate::device::{Device, Freedom};

const SYSTEMS: usize = 6;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(107);
    for size in [1, 2, 31, 64] {
        let systems: Vec<(Vec<[f32; 4]>, Vec<f32>)> = (0..SYSTEMS).map(|_| system(&mut random, size)).collect();
        let interleaved: Vec<[f32; 4]> =
            (0..size).flat_map(|i| systems.iter().map(move |system| system.0[i])).collect();
        let want: Vec<f32> = (0..size).flat_map(|i| systems.iter().map(move |system| system.1[i])).collect();
        let (rows, x) = (device.upload(&interleaved)?, device.zeroed::<f32>(want.len())?);
        program.run("substitute", &[&rows, &x, &(size as i32)], [SYSTEMS], [1])?;
        close("substituted", &device.download_free(&x, Freedom::Rounding)?, &want, 1e-4)?;
        let (rows, x) = (device.upload(&systems[0].0)?, device.zeroed::<f32>(size)?);
        program.run("reduce_in_parallel", &[&rows, &x, &(size as i32)], [64], [64])?;
        close("reduced", &device.download_free(&x, Freedom::Rounding)?, &systems[0].1, 1e-4)?;
    }
    Ok(())
}

/// Returns rows of subdiagonal, diagonal, superdiagonal and right side, and the solution.
fn system(random: &mut Random, size: usize) -> (Vec<[f32; 4]>, Vec<f32>) {
    let x = random.list(size, |random| random.real(-2.0, 2.0));
    let row = |i: usize| {
        let below = if i == 0 { 0.0 } else { random.real(-1.0, 1.0) };
        let above = if i + 1 == size { 0.0 } else { random.real(-1.0, 1.0) };
        let diagonal = 3.0 + random.real(0.0, 1.0);
        let low = if i == 0 { 0.0 } else { x[i - 1] };
        let high = if i + 1 == size { 0.0 } else { x[i + 1] };
        [below, diagonal, above, below * low + diagonal * x[i] + above * high]
    };
    ((0..size).map(row).collect(), x)
}
