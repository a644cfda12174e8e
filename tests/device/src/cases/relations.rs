//! Relational functions, selections and shuffles.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

/// Numbers that compare in every possible way.
const NUMBERS: [f32; 12] =
    [0.0, -0.0, 1.0, -1.0, 1e-40, -1e-40, f32::MAX, f32::MIN_POSITIVE, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 2.5];

pub(super) fn check(device: &Device) -> Outcome {
    let pairs: Vec<(f32, f32)> = NUMBERS.into_iter().flat_map(|x| NUMBERS.into_iter().map(move |y| (x, y))).collect();
    let (a, b): (Vec<f32>, Vec<f32>) = pairs.iter().copied().unzip();
    let program = device.build()?;
    let (a, b) = (device.upload(&a)?, device.upload(&b)?);
    let out = device.zeroed::<[i32; 15]>(pairs.len())?;
    program.run("of_one", &[&a, &b, &out], [pairs.len()], [1])?;
    let want: Vec<[i32; 15]> = pairs.iter().map(|(x, y)| one(*x, *y)).collect();
    equal("of one", &device.download(&out)?, &want)?;

    let groups = pairs.len() / 4;
    let out = device.zeroed::<[[i32; 4]; 15]>(groups)?;
    program.run("of_four", &[&a, &b, &out], [groups], [1])?;
    let want: Vec<[[i32; 4]; 15]> = pairs.chunks_exact(4).map(four).collect();
    equal("of four", &device.download(&out)?, &want)?;

    let mut random = Random::new(23);
    let numbers = |random: &mut Random| random.list(64, |random| random.word() as i32);
    let (x, y, z) = (numbers(&mut random), numbers(&mut random), numbers(&mut random));
    let (a, b, c) = (device.upload(&x)?, device.upload(&y)?, device.upload(&z)?);
    let out = device.zeroed::<[i32; 24]>(16)?;
    program.run("choose", &[&a, &b, &c, &out], [16], [1])?;
    let lanes = |list: &[i32], at: usize| [list[at], list[at + 1], list[at + 2], list[at + 3]];
    let want: Vec<_> = (0..64).step_by(4).map(|at| chosen(lanes(&x, at), lanes(&y, at), lanes(&z, at))).collect();
    equal("chosen", &device.download(&out)?, &want)
}

fn relations(x: f32, y: f32) -> [bool; 14] {
    [
        x == y,
        x != y,
        x > y,
        x >= y,
        x < y,
        x <= y,
        x.partial_cmp(&y).is_some_and(|order| order.is_ne()),
        x.is_finite(),
        x.is_infinite(),
        x.is_nan(),
        x.is_normal(),
        !x.is_nan() && !y.is_nan(),
        x.is_nan() || y.is_nan(),
        x.is_sign_negative(),
    ]
}

fn one(x: f32, y: f32) -> [i32; 15] {
    let mut all = [0; 15];
    for (out, truth) in all.iter_mut().zip(relations(x, y)) {
        *out = i32::from(truth);
    }
    all[14] = i32::from(x.is_sign_negative()) + 2 * i32::from(y.is_sign_negative());
    all
}

fn four(pairs: &[(f32, f32)]) -> [[i32; 4]; 15] {
    let mut all = [[0; 4]; 15];
    for (lane, (x, y)) in pairs.iter().enumerate() {
        for (out, truth) in all.iter_mut().zip(relations(*x, *y)) {
            out[lane] = -i32::from(truth);
        }
    }
    let signs = |pick: fn(&(f32, f32)) -> f32| pairs.iter().map(move |pair| pick(pair).is_sign_negative());
    let (mut x, mut y) = (signs(|pair| pair.0), signs(|pair| pair.1));
    let truths = [x.clone().any(|sign| sign), x.all(|sign| sign), y.clone().any(|sign| sign), y.all(|sign| sign)];
    all[14] = truths.map(i32::from);
    all
}

fn chosen(x: [i32; 4], y: [i32; 4], z: [i32; 4]) -> [i32; 24] {
    let mut all = [0; 24];
    let bits = |at: usize| (x[at] & !z[at]) | (y[at] & z[at]);
    let pool: Vec<i32> = x.into_iter().chain(y).collect();
    for lane in 0..4 {
        all[lane] = if z[lane] < 0 { y[lane] } else { x[lane] };
        all[4 + lane] = bits(lane);
        all[12 + lane] = x[z[lane] as usize % 4];
        all[16 + lane] = pool[z[lane] as usize % 8];
    }
    all[8..12].copy_from_slice(&[if z[0] != 0 { y[0] } else { x[0] }, bits(1), x[2], y[3]]);
    let halves = [x[0], x[1], y[2], y[3]];
    all[20] = halves[z[0] as usize % 4];
    all[21] = halves[z[1] as usize % 4];
    all[22] = x[1].swap_bytes();
    all[23] = x[0].swap_bytes();
    all
}
