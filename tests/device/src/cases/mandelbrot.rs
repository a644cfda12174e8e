//! An image whose every step is rounded the same way on both sides.

use crate::Outcome;
use crate::compare::equal;
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    for (width, height, limit) in [(1, 1, 10), (33, 20, 50), (64, 48, 200)] {
        let corner = [-2.1_f32, -1.2];
        let pixel = [2.9 / width as f32, 2.4 / height as f32];
        let image = device.zeroed::<[u8; 4]>(width * height)?;
        program.run("mandelbrot", &[&image, &corner, &pixel, &limit], [width, height], [1, 1])?;
        let mut want = Vec::new();
        for y in 0..height {
            for x in 0..width {
                let re = (x as f32).mul_add(pixel[0], corner[0]);
                let im = (y as f32).mul_add(pixel[1], corner[1]);
                want.push(colour(count_steps(re, im, limit), limit));
            }
        }
        equal("image", &device.download(&image)?, &want)?;
    }
    Ok(())
}

fn count_steps(re: f32, im: f32, limit: i32) -> i32 {
    let (mut x, mut y) = (0.0_f32, 0.0_f32);
    for step in 0..limit {
        let (xx, yy) = (x * x, y * y);
        if xx + yy > 4.0 {
            return step;
        }
        y = (2.0 * x).mul_add(y, im);
        x = xx - yy + re;
    }
    limit
}

fn colour(steps: i32, limit: i32) -> [u8; 4] {
    if steps == limit {
        return [0, 0, 0, 255];
    }
    let shade = steps as u32 * 7;
    let [x, y, z] = [shade as u8, (shade >> 2) as u8, 255 - shade as u8];
    if steps % 2 == 1 { [z, y, x, 255] } else { [x, y, z, 255] }
}
