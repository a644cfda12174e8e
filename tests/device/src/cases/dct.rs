//! The transform of pictures and its inverse, compared with the sum over all frequencies in double precision.

use crate::Outcome;
use crate::compare::{Random, close, equal};
use crate::device::{Device, Freedom};

const WIDTH: usize = 24;
const HEIGHT: usize = 16;
const N: usize = 8;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(117);
    let smooth = |place: usize| ((place % WIDTH) * 7 + (place / WIDTH) * 4 + random.below(9) as usize) as u8;
    let pixels: Vec<u8> = (0..WIDTH * HEIGHT).map(smooth).collect();
    let input = device.upload(&pixels)?;
    let (coefficients, output) = (device.zeroed::<i16>(pixels.len())?, device.zeroed::<u8>(pixels.len())?);
    let size = [WIDTH, HEIGHT];
    // With divisors of 1, only rounding errors remain.
    program.run("forward", &[&input, &coefficients, &(WIDTH as u32), &0_u32], size, [N, N])?;
    let got: Vec<f32> =
        device.download_free(&coefficients, Freedom::Rounding)?.iter().map(|value| f32::from(*value)).collect();
    let want: Vec<f32> = blocks(&pixels).iter().flat_map(|block| transform(block)).collect();
    let far = got.iter().zip(&want).filter(|(got, want)| (*got - *want).abs() > 0.51).count();
    equal("coefficients that are far off", &[far], &[0])?;
    program.run("backward", &[&coefficients, &output, &(WIDTH as u32), &0_u32], size, [N, N])?;
    let as_floats = |pixels: &[u8]| pixels.iter().map(|pixel| f32::from(*pixel)).collect::<Vec<_>>();
    close("picture", &as_floats(&device.download_free(&output, Freedom::Rounding)?), &as_floats(&pixels), 1.0)?;
    // Coarse divisors leave few coefficients and much the same picture.
    program.run("forward", &[&input, &coefficients, &(WIDTH as u32), &50_u32], size, [N, N])?;
    let left = device.download_free(&coefficients, Freedom::Rounding)?.iter().filter(|value| **value != 0).count();
    equal("few are left", &[left < pixels.len() / 4], &[true])?;
    program.run("backward", &[&coefficients, &output, &(WIDTH as u32), &50_u32], size, [N, N])?;
    let errors = device
        .download_free(&output, Freedom::Rounding)?
        .iter()
        .zip(&pixels)
        .map(|(a, b)| f64::from(a.abs_diff(*b)).powi(2))
        .sum::<f64>();
    equal("much the same", &[errors / (pixels.len() as f64) < 40.0], &[true])
}

fn blocks(pixels: &[u8]) -> Vec<Vec<f64>> {
    let corners = (0..HEIGHT / N).flat_map(|y| (0..WIDTH / N).map(move |x| (x * N, y * N)));
    corners
        .map(|(left, top)| {
            (0..N * N).map(|place| f64::from(pixels[(top + place / N) * WIDTH + left + place % N]) - 128.0).collect()
        })
        .collect()
}

/// Returns the coefficients in zigzag order.
fn transform(block: &[f64]) -> Vec<f32> {
    let mut places: Vec<usize> = (0..N * N).collect();
    places.sort_by_key(|place| {
        let (x, y) = (place % N, place / N);
        (x + y, if (x + y) % 2 == 1 { y } else { x })
    });
    let wave = |frequency: usize, place: usize| {
        let angle = std::f64::consts::PI * ((2 * place + 1) * frequency) as f64 / 16.0;
        angle.cos() * if frequency == 0 { 0.125_f64.sqrt() } else { 0.5 }
    };
    let coefficient = |place: &usize| {
        let (u, v) = (place % N, place / N);
        let terms = block.iter().enumerate().map(|(pixel, value)| value * wave(u, pixel % N) * wave(v, pixel / N));
        terms.sum::<f64>() as f32
    };
    places.iter().map(coefficient).collect()
}
