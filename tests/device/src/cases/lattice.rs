//! A lattice Boltzmann flow, compared with one in double precision, and its mass.

use crate::Outcome;
use crate::compare::close;
use crate::device::{Device, Freedom};

const WIDTH: i32 = 16;
const HEIGHT: i32 = 10;
const CELLS: usize = (WIDTH * HEIGHT) as usize;
const STEPS: [(i32, i32); 9] = [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];
const RELAXATION: f32 = 0.8;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let is_wall = |x: i32, y: i32| (4..6).contains(&x) && (3..6).contains(&y);
    let walls: Vec<u8> = (0..CELLS as i32).map(|place| u8::from(is_wall(place % WIDTH, place / WIDTH))).collect();
    let (mut now, mut next) = (device.zeroed::<f32>(9 * CELLS)?, device.zeroed::<f32>(9 * CELLS)?);
    let wall_buffer = device.upload(&walls)?;
    let size = [WIDTH as usize, HEIGHT as usize];
    program.run("begin", &[&now, &WIDTH, &HEIGHT], size, [1, 1])?;
    let mut cells: Vec<[f64; 9]> = (0..CELLS as i32)
        .map(|place| {
            let is_middle = (place % WIDTH, place / WIDTH) == (WIDTH / 2, HEIGHT / 2);
            std::array::from_fn(|speed| equilibrium(speed, if is_middle { 1.5 } else { 1.0 }, 0.05, 0.0))
        })
        .collect();
    for _ in 0..8 {
        program.run("step", &[&now, &next, &wall_buffer, &WIDTH, &HEIGHT, &RELAXATION], size, [1, 1])?;
        std::mem::swap(&mut now, &mut next);
        cells = (0..CELLS as i32).map(|place| step(&cells, &walls, place % WIDTH, place / WIDTH)).collect();
    }
    let out = device.zeroed::<f32>(CELLS)?;
    program.run("densities", &[&now, &out, &WIDTH, &HEIGHT], size, [1, 1])?;
    let want: Vec<f32> = cells.iter().map(|cell| cell.iter().sum::<f64>() as f32).collect();
    close("densities", &device.download_free(&out, Freedom::Rounding)?, &want, 1e-5)
}

fn equilibrium(speed: usize, density: f64, u: f64, v: f64) -> f64 {
    let (x, y) = STEPS[speed];
    let weight = [4.0 / 9.0, 1.0 / 9.0, 1.0 / 36.0][(x.abs() + y.abs()) as usize];
    let along = f64::from(x) * u + f64::from(y) * v;
    weight * density * (1.0 + 3.0 * along + 4.5 * along * along - 1.5 * (u * u + v * v))
}

fn step(cells: &[[f64; 9]], walls: &[u8], x: i32, y: i32) -> [f64; 9] {
    let place = |x: i32, y: i32| (y * WIDTH + x.rem_euclid(WIDTH)) as usize;
    let own = cells[place(x, y)];
    if walls[place(x, y)] == 1 {
        return own;
    }
    let opposite = |speed: usize| {
        let (i, j) = STEPS[speed];
        STEPS.iter().position(|step| *step == (-i, -j)).unwrap_or(0)
    };
    let arrived: [f64; 9] = std::array::from_fn(|speed| {
        let (from_x, from_y) = (x - STEPS[speed].0, y - STEPS[speed].1);
        match (0..HEIGHT).contains(&from_y) && walls[place(from_x, from_y)] == 0 {
            true => cells[place(from_x, from_y)][speed],
            false => own[opposite(speed)],
        }
    });
    let density: f64 = arrived.iter().sum();
    let sum = |part: fn(&(i32, i32)) -> i32| -> f64 {
        arrived.iter().zip(&STEPS).map(|(x, step)| x * f64::from(part(step))).sum::<f64>() / density
    };
    let (u, v) = (sum(|step| step.0), sum(|step| step.1));
    let relaxation = f64::from(RELAXATION);
    std::array::from_fn(|speed| arrived[speed] + relaxation * (equilibrium(speed, density, u, v) - arrived[speed]))
}
