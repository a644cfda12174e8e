//! Points on a chain of bones, compared with rotations by angle and axis in double precision.

use crate::Outcome;
use crate::compare::{Random, close};
use crate::device::{Device, Freedom};

const BONES: usize = 5;
const POINTS: usize = 40;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(132);
    let bone = |random: &mut Random| {
        let axis = [0; 4].map(|_: i32| random.real(-1.0, 1.0));
        let length = axis.iter().map(|x| x * x).sum::<f32>().sqrt();
        [axis.map(|x| x / length), [random.real(-2.0, 2.0), random.real(-2.0, 2.0), random.real(-2.0, 2.0), 0.0]]
    };
    let (a, b) = (random.list(BONES, bone), random.list(BONES, bone));
    let (a_buffer, b_buffer) = (device.upload(&a)?, device.upload(&b)?);
    let mixed = device.zeroed::<[[f32; 4]; 2]>(BONES)?;
    program.run("mix_poses", &[&a_buffer, &b_buffer, &mixed, &0.3_f32], [BONES], [1])?;
    let poses: Vec<[[f64; 4]; 2]> = a.iter().zip(&b).map(|(a, b)| mix(a, b)).collect();
    let flat = |poses: &[[[f64; 4]; 2]]| poses.iter().flatten().flatten().map(|x| *x as f32).collect::<Vec<_>>();
    let got: Vec<f32> = device.download_free(&mixed, Freedom::Rounding)?.iter().flatten().flatten().copied().collect();
    close("poses", &got, &flat(&poses), 1e-5)?;

    let skins: Vec<([u32; 4], [f32; 4])> = (0..POINTS)
        .map(|_| {
            let parts = [0; 4].map(|_: i32| random.real(0.1, 1.0));
            let sum: f32 = parts.iter().sum();
            ([0; 4].map(|_: i32| random.below(BONES as u32)), parts.map(|x| x / sum))
        })
        .collect();
    let points = random.list(POINTS, |random| [0; 4].map(|_: i32| random.real(-3.0, 3.0)));
    let rows: Vec<[[u32; 4]; 2]> = skins.iter().map(|(bones, weights)| [*bones, weights.map(f32::to_bits)]).collect();
    let (matrices, skin_buffer) = (device.zeroed::<[f32; 16]>(BONES)?, device.upload(&rows)?);
    let (point_buffer, moved) = (device.upload(&points)?, device.zeroed::<[f32; 4]>(POINTS)?);
    program.run("chain", &[&mixed, &matrices], [BONES], [1])?;
    program.run("move", &[&matrices, &skin_buffer, &point_buffer, &moved], [POINTS], [1])?;
    let want: Vec<f32> = points
        .iter()
        .zip(&skins)
        .flat_map(|(point, (bones, weights))| {
            let mut sum = [0.0; 4];
            for (bone, weight) in bones.iter().zip(weights) {
                let place = follow(&poses[..=*bone as usize], point);
                (0..3).for_each(|i| sum[i] += f64::from(*weight) * place[i]);
            }
            sum[3] = 1.0;
            sum.map(|x| x as f32)
        })
        .collect();
    close("points", &device.download_free(&moved, Freedom::Rounding)?.concat(), &want, 1e-4)
}

fn mix(a: &[[f32; 4]; 2], b: &[[f32; 4]; 2]) -> [[f64; 4]; 2] {
    let wide = |x: &[f32; 4]| x.map(f64::from);
    let ([turn_a, shift_a], [turn_b, shift_b]) = ([wide(&a[0]), wide(&a[1])], [wide(&b[0]), wide(&b[1])]);
    let sign = turn_a.iter().zip(&turn_b).map(|(x, y)| x * y).sum::<f64>().signum();
    let part = f64::from(0.3_f32);
    let turn: [f64; 4] = std::array::from_fn(|i| turn_a[i] + (sign * turn_b[i] - turn_a[i]) * part);
    let length = turn.iter().map(|x| x * x).sum::<f64>().sqrt();
    [turn.map(|x| x / length), std::array::from_fn(|i| shift_a[i] + (shift_b[i] - shift_a[i]) * part)]
}

/// Transforms from the last bone to the first: a rotation about its axis, then a translation.
fn follow(bones: &[[[f64; 4]; 2]], point: &[f32; 4]) -> [f64; 3] {
    let mut place = [0, 1, 2].map(|i| f64::from(point[i]));
    for [turn, shift] in bones.iter().rev() {
        let sine = (turn[0] * turn[0] + turn[1] * turn[1] + turn[2] * turn[2]).sqrt();
        let angle = 2.0 * sine.atan2(turn[3]);
        let axis = [turn[0] / sine, turn[1] / sine, turn[2] / sine];
        let along: f64 = (0..3).map(|i| axis[i] * place[i]).sum();
        let across = |i: usize| axis[(i + 1) % 3] * place[(i + 2) % 3] - axis[(i + 2) % 3] * place[(i + 1) % 3];
        let (sine, cosine) = angle.sin_cos();
        place =
            std::array::from_fn(|i| place[i] * cosine + across(i) * sine + axis[i] * along * (1.0 - cosine) + shift[i]);
    }
    place
}
