//! Edges of a picture with a disc and noise.

use opencl3::memory::CL_MEM_OBJECT_IMAGE2D;

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Device, ImageShape};

const WIDTH: i32 = 24;
const HEIGHT: i32 = 18;
/// `CL_RGBA` and `CL_UNSIGNED_INT32`.
const ORDER: u32 = 0x10B5;
const CHANNEL: u32 = 0x10DC;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(119);
    let light = |x: i32, y: i32| if (x - 10).pow(2) + (y - 8).pow(2) < 30 { 200 } else { 50 };
    let texels: Vec<[u32; 4]> = places().map(|(x, y)| [light(x, y) + random.below(12), 0, 0, 1]).collect();
    let shape = ImageShape {
        kind: CL_MEM_OBJECT_IMAGE2D,
        order: ORDER,
        channel: CHANNEL,
        size: [WIDTH as usize, HEIGHT as usize, 1],
    };
    let nothing = vec![[0_u32; 4]; texels.len()];
    let (picture, smoothed) = (device.image(&shape, &texels)?, device.image(&shape, &nothing)?);
    let gradients = device.image(&shape, &nothing)?;
    let edges = device.zeroed::<u8>(texels.len())?;
    let size = [WIDTH as usize, HEIGHT as usize];
    program.run("smooth", &[&picture, &smoothed], size, [1, 1])?;
    program.run("gradient", &[&smoothed, &gradients], size, [1, 1])?;
    program.run("thin", &[&gradients, &edges, &WIDTH, &100_u32, &520_u32], size, [1, 1])?;
    let first: Vec<i32> = texels.iter().map(|texel| texel[0] as i32).collect();
    let want = thin(&gradient(&smooth(&first)));
    equal("some edges", &[want.contains(&1), want.contains(&2)], &[true, true])?;
    equal("edges", &device.download(&edges)?, &want)
}

fn places() -> impl Iterator<Item = (i32, i32)> {
    (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)))
}

fn near(picture: &[i32], x: i32, y: i32) -> i32 {
    picture[(y.clamp(0, HEIGHT - 1) * WIDTH + x.clamp(0, WIDTH - 1)) as usize]
}

fn smooth(picture: &[i32]) -> Vec<i32> {
    let line = |x: i32, y: i32| near(picture, x - 1, y) + 2 * near(picture, x, y) + near(picture, x + 1, y);
    places().map(|(x, y)| (line(x, y - 1) + 2 * line(x, y) + line(x, y + 1) + 8) / 16).collect()
}

fn gradient(picture: &[i32]) -> Vec<(i32, i32)> {
    let at = |x, y| near(picture, x, y);
    let one = |(x, y): (i32, i32)| {
        let column = |x| at(x, y - 1) + 2 * at(x, y) + at(x, y + 1);
        let row = |y| at(x - 1, y) + 2 * at(x, y) + at(x + 1, y);
        let (across, down) = (column(x + 1) - column(x - 1), row(y + 1) - row(y - 1));
        let direction = match (across.abs(), down.abs()) {
            (a, d) if 2 * d < a => 0,
            (a, d) if 2 * a < d => 2,
            _ if (across > 0) == (down > 0) => 1,
            _ => 3,
        };
        (across.abs() + down.abs(), direction)
    };
    places().map(one).collect()
}

fn thin(gradients: &[(i32, i32)]) -> Vec<u8> {
    let size = |x: i32, y: i32| match (0..WIDTH).contains(&x) && (0..HEIGHT).contains(&y) {
        true => gradients[(y * WIDTH + x) as usize].0,
        false => 0,
    };
    let one = |(x, y): (i32, i32)| {
        let (own, direction) = gradients[(y * WIDTH + x) as usize];
        let (i, j) = [(1, 0), (1, 1), (0, 1), (-1, 1)][direction as usize];
        match own >= size(x + i, y + j) && own > size(x - i, y - j) {
            true if own >= 520 => 2,
            true if own >= 100 => 1,
            _ => 0,
        }
    };
    places().map(one).collect()
}
