//! The Fourier transform against the sum that defines it, and back again.

use std::f64::consts::TAU;

use crate::Outcome;
use crate::compare::{Random, close};
use crate::device::{Buffer, Device, Freedom, Program};

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(4);
    for bits in [1, 3, 6, 9] {
        let signal = random.list(1 << bits, |random| [random.real(-1.0, 1.0), random.real(-1.0, 1.0)]);
        let input = device.upload(&signal)?;
        let spectrum = transform(device, &program, &input, bits, -1.0)?;
        let got = device.download_free(&spectrum, Freedom::Rounding)?;
        close("spectrum", got.as_flattened(), reference(&signal).as_flattened(), 1e-3)?;

        let back = transform(device, &program, &spectrum, bits, 1.0)?;
        program.run("scale", &[&back, &(1.0 / signal.len() as f32)], [signal.len()], [1])?;
        close("signal", device.download_free(&back, Freedom::Rounding)?.as_flattened(), signal.as_flattened(), 1e-5)?;
    }
    Ok(())
}

fn transform(
    device: &Device,
    program: &Program<'_>,
    input: &Buffer<[f32; 2]>,
    bits: u32,
    direction: f32,
) -> Outcome<Buffer<[f32; 2]>> {
    let count = 1 << bits;
    let data = device.zeroed::<[f32; 2]>(count)?;
    program.run("reorder", &[input, &data, &bits], [count], [2])?;
    for stage in 0..bits {
        program.run("butterflies", &[&data, &(1_u32 << stage), &direction], [count / 2], [1])?;
    }
    Ok(data)
}

fn reference(signal: &[[f32; 2]]) -> Vec<[f32; 2]> {
    let count = signal.len();
    let bin = |k: usize| {
        let mut sum = [0.0, 0.0];
        for (i, value) in signal.iter().enumerate() {
            let (sine, cosine) = (-TAU * (i * k % count) as f64 / count as f64).sin_cos();
            let [re, im] = value.map(f64::from);
            sum[0] += re * cosine - im * sine;
            sum[1] += re * sine + im * cosine;
        }
        sum.map(|x| x as f32)
    };
    (0..count).map(bin).collect()
}
