//! Filters whose sums are exact, so that rounding to bytes is the same.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const TILE: usize = 8;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(10);
    for (width, height, radius) in [(5, 3, 1), (8, 16, 2), (50, 37, 3)] {
        let side = 2 * radius as usize + 1;
        let image = random.list(width * height, |random| random.word().to_le_bytes());
        // Mostly near one in sum, so that results fall inside and outside the range of a byte.
        let filter = random.list(side * side, |random| random.between(-6, 8) as f32 / 16.0);
        let input = device.upload(&image)?;
        let taps = device.upload(&filter)?;
        let output = device.zeroed::<[u8; 4]>(width * height)?;
        program.run(
            "convolve",
            &[&input, &output, &taps, &radius, &(width as i32), &(height as i32)],
            [width.next_multiple_of(TILE), height.next_multiple_of(TILE)],
            [TILE, TILE],
        )?;
        equal("image", &device.download(&output)?, &convolve(&image, &filter, radius, width, height))?;
    }
    Ok(())
}

fn convolve(image: &[[u8; 4]], filter: &[f32], radius: i32, width: usize, height: usize) -> Vec<[u8; 4]> {
    let pixel = |x: i32, y: i32| {
        let (x, y) = (x.clamp(0, width as i32 - 1), y.clamp(0, height as i32 - 1));
        image[y as usize * width + x as usize]
    };
    let mut result = Vec::new();
    for y in 0..height as i32 {
        for x in 0..width as i32 {
            let mut sums = [0.0_f32; 3];
            let mut taps = filter.iter();
            for dy in -radius..=radius {
                for (dx, tap) in (-radius..=radius).zip(&mut taps) {
                    for (sum, value) in sums.iter_mut().zip(pixel(x + dx, y + dy)) {
                        *sum += f32::from(value) * tap;
                    }
                }
            }
            // `as` saturates.
            let [r, g, b] = sums.map(|sum| sum.round_ties_even() as u8);
            result.push([r, g, b, pixel(x, y)[3]]);
        }
    }
    result
}
