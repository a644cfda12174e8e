//! A picture of spheres; at their rims a ray may pass or not, so a few pixels may differ.

use crate::Outcome;
use crate::compare::is_close;
use crate::device::{Device, Freedom};

type Vector = [f64; 3];

/// Place, radius, tint and how much is mirrored.
const SPHERES: [[f32; 8]; 3] = [
    [0.0, 1.0, 1.0, 1.0, 1.0, 0.25, 0.25, 0.5],
    [-1.75, 0.75, 0.0, 0.75, 0.25, 1.0, 0.25, 0.0],
    [1.5, 0.5, -0.5, 0.5, 0.5, 0.5, 1.0, 0.25],
];

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let spheres = device.upload(&SPHERES)?;
    for (width, height) in [(8_usize, 8_usize), (40, 30), (96, 64)] {
        let image = device.zeroed::<[f32; 4]>(width * height)?;
        program.run(
            "trace",
            &[&image, &spheres, &(SPHERES.len() as i32), &(width as i32), &(height as i32)],
            [width.next_multiple_of(8), height.next_multiple_of(8)],
            [8, 8],
        )?;
        let got = device.download_free(&image, Freedom::Rounding)?;
        let is_off = |(place, pixel): (usize, &[f32; 4])| {
            let want = trace(place % width, place / width, width, height);
            !pixel.iter().zip(want).all(|(got, want)| is_close((*got).into(), want, 1e-3))
        };
        let off = got.iter().enumerate().filter(|pixel| is_off(*pixel)).count();
        if off * 200 > got.len() {
            return Err(format!("{off} of {} pixels differ", got.len()));
        }
    }
    Ok(())
}

fn dot(a: Vector, b: Vector) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// `a + b * factor`
fn add(a: Vector, b: Vector, factor: f64) -> Vector {
    std::array::from_fn(|i| a[i] + b[i] * factor)
}

fn normalize(a: Vector) -> Vector {
    a.map(|x| x / dot(a, a).sqrt())
}

struct Hit {
    point: Vector,
    normal: Vector,
    colour: Vector,
    mirrored: f64,
}

fn nearest(from: Vector, way: Vector) -> Option<Hit> {
    let up = [0.0, 1.0, 0.0];
    let mut best: Option<(f64, Vector, Option<[f64; 8]>)> = (way[1] < -1e-4).then(|| (-from[1] / way[1], up, None));
    for sphere in SPHERES.map(|sphere| sphere.map(f64::from)) {
        let centre = [sphere[0], sphere[1], sphere[2]];
        let middle = add(centre, from, -1.0);
        let along = dot(middle, way);
        let room = along * along - dot(middle, middle) + sphere[3] * sphere[3];
        let distance = along - room.sqrt();
        if room >= 0.0 && distance > 0.001 && best.is_none_or(|(least, ..)| distance < least) {
            let normal = normalize(add(add(from, way, distance), centre, -1.0));
            best = Some((distance, normal, Some(sphere)));
        }
    }
    let (distance, normal, sphere) = best?;
    let point = add(from, way, distance);
    let light = dot(normal, normalize([1.0, 2.0, -1.0])).max(0.125);
    let is_odd = (point[0].floor() as i64 + point[2].floor() as i64) & 1 == 1;
    let floor = if is_odd { 0.75 } else { 0.5 };
    let tint = sphere.map_or([floor; 3], |sphere| [sphere[4], sphere[5], sphere[6]]);
    let mirrored = sphere.map_or(0.0, |sphere| sphere[7]);
    Some(Hit { point, normal, colour: tint.map(|x| x * light), mirrored })
}

fn trace(x: usize, y: usize, width: usize, height: usize) -> [f64; 4] {
    let mut from = [0.1, 1.37, -4.05];
    let across = (x as f64 + 0.5) / width as f64;
    let down = (y as f64 + 0.5) / height as f64;
    let mut way = normalize([across - 0.5, 0.5 - down, 1.0]);
    let (mut colour, mut weight) = ([0.0; 3], 1.0);
    for _ in 0..2 {
        let Some(hit) = nearest(from, way) else {
            colour = add(colour, [0.25, 0.5, 1.0], weight);
            weight = 0.0;
            break;
        };
        colour = add(colour, hit.colour, weight * (1.0 - hit.mirrored));
        weight *= hit.mirrored;
        if weight == 0.0 {
            break;
        }
        from = hit.point;
        way = add(way, hit.normal, -2.0 * dot(way, hit.normal));
    }
    [colour[0], colour[1], colour[2], weight]
}
