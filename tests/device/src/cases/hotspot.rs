//! Steps of a heat equation.

use crate::Outcome;
use crate::compare::{Random, close};
use crate::device::{Device, Freedom};

const WIDTH: usize = 21;
const HEIGHT: usize = 13;
const STEPS: usize = 6;
/// Across, along, up, step, ambient.
const MATERIAL: [f32; 5] = [2.0, 4.0, 8.0, 0.25, 80.0];

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(104);
    let mut grid = random.list(WIDTH * HEIGHT, |random| random.real(70.0, 120.0));
    let power = random.list(WIDTH * HEIGHT, |random| random.real(0.0, 5.0));
    let power_buffer = device.upload(&power)?;
    let (mut now, mut next) = (device.upload(&grid)?, device.zeroed::<f32>(grid.len())?);
    let size = [WIDTH.next_multiple_of(8), HEIGHT.next_multiple_of(8)];
    for _ in 0..STEPS {
        let (width, height) = (WIDTH as i32, HEIGHT as i32);
        program.run("heat", &[&now, &power_buffer, &next, &width, &height, &MATERIAL], size, [8, 8])?;
        std::mem::swap(&mut now, &mut next);
        grid = step(&grid, &power);
    }
    close("heat", &device.download_free(&now, Freedom::Rounding)?, &grid, 1e-5)?;
    let rows = device.zeroed::<f32>(HEIGHT)?;
    program.run("hottest", &[&now, &rows, &(WIDTH as i32)], [HEIGHT], [1])?;
    let want: Vec<f32> = grid.chunks(WIDTH).map(|row| row.iter().copied().fold(f32::MIN, f32::max)).collect();
    close("hottest", &device.download_free(&rows, Freedom::Rounding)?, &want, 1e-5)
}

fn step(grid: &[f32], power: &[f32]) -> Vec<f32> {
    let [across, along, up, step, ambient] = MATERIAL;
    let at =
        |x: i32, y: i32| grid[y.clamp(0, HEIGHT as i32 - 1) as usize * WIDTH + x.clamp(0, WIDTH as i32 - 1) as usize];
    let point = |place: usize| {
        let (x, y, centre) = ((place % WIDTH) as i32, (place / WIDTH) as i32, grid[place]);
        let mut change = power[place];
        change += (at(x - 1, y) + at(x + 1, y) - 2.0 * centre) / across;
        change += (at(x, y - 1) + at(x, y + 1) - 2.0 * centre) / along;
        centre + step * (change + (ambient - centre) / up)
    };
    (0..grid.len()).map(point).collect()
}
