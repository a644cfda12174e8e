//! Halves in memory, every one of them.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let every: Vec<u16> = (0..=u16::MAX).collect();
    let (halves, floats) = (device.upload(&every)?, device.zeroed::<f32>(every.len())?);
    program.run("read", &[&halves, &floats], [every.len() / 16], [64])?;
    let bits = |floats: Vec<f32>| floats.into_iter().map(|float| if float.is_nan() { 1 } else { float.to_bits() });
    let want = bits(every.iter().map(|half| widen(*half)).collect());
    equal("read", &bits(device.download(&floats)?).collect::<Vec<_>>(), &want.collect::<Vec<_>>())?;

    let input = inputs();
    let (floats, halves) = (device.upload(&input)?, device.zeroed::<u16>(input.len() * 5)?);
    program.run("write", &[&floats, &halves], [input.len()], [1])?;
    let got = device.download(&halves)?;
    let modes = ["default", "rte", "rtz", "rtp", "rtn"];
    for ((mode, got), round) in modes.iter().zip(got.chunks(input.len())).zip([nearest, nearest, zero, up, down]) {
        let want: Vec<u16> = input.iter().map(|float| round(*float)).collect();
        equal(mode, got, &want)?;
    }
    threes(device, &input)
}

fn threes(device: &Device, input: &[f32]) -> Outcome {
    let program = device.build()?;
    let count = input.len() / 3;
    let floats = device.upload(input)?;
    let (packed, aligned) = (device.zeroed::<[u16; 3]>(count)?, device.zeroed::<[u16; 4]>(count)?);
    program.run("write_threes", &[&floats, &packed, &aligned], [count], [1])?;
    let want: Vec<[u16; 3]> =
        input.chunks_exact(3).map(|three| [zero(three[0]), zero(three[1]), zero(three[2])]).collect();
    equal("packed", &device.download(&packed)?, &want)?;
    let aligned: Vec<[u16; 3]> = device.download(&aligned)?.iter().map(|four| [four[0], four[1], four[2]]).collect();
    equal("aligned", &aligned, &want)
}

fn widen(half: u16) -> f32 {
    let (sign, exponent, fraction) = (half >> 15, i32::from(half >> 10 & 31), f32::from(half & 1023));
    let size = match exponent {
        0 => fraction * (-24_f32).exp2(),
        31 if fraction == 0.0 => f32::INFINITY,
        31 => f32::NAN,
        _ => (1024.0 + fraction) * ((exponent - 25) as f32).exp2(),
    };
    if sign == 1 { -size } else { size }
}

/// Returns the half of the largest size that is not above `size`, which is not negative; 0x7bff is the largest of all.
fn floor(size: f32) -> u16 {
    // Halves without sign are ordered as their bits are.
    let mut range: (u16, u16) = (0, 0x7bff);
    while range.0 < range.1 {
        let middle = (range.0 + range.1).div_ceil(2);
        if widen(middle) <= size { range.0 = middle } else { range.1 = middle - 1 }
    }
    range.0
}

/// Returns the sign, the half rounded down, `true` if it is exact, and `true` if rounding to nearest even goes up.
fn parts(float: f32) -> (u16, u16, bool, bool) {
    let (sign, size) = (if float.is_sign_negative() { 0x8000 } else { 0 }, float.abs());
    if size.is_infinite() {
        return (sign, 0x7c00, true, false);
    }
    let low = floor(size);
    // The next value after the largest half is one step above it.
    let next = if low == 0x7bff { 65_536.0 } else { f64::from(widen(low + 1)) };
    let (below, above) = (f64::from(size) - f64::from(widen(low)), next - f64::from(size));
    (sign, low, below == 0.0, above < below || (above == below && low % 2 == 1))
}

fn nearest(float: f32) -> u16 {
    let (sign, low, _, is_next) = parts(float);
    sign | (low + u16::from(is_next))
}

fn zero(float: f32) -> u16 {
    let (sign, low, ..) = parts(float);
    sign | low
}

fn up(float: f32) -> u16 {
    let (sign, low, is_exact, _) = parts(float);
    sign | (low + u16::from(!is_exact && sign == 0))
}

fn down(float: f32) -> u16 {
    let (sign, low, is_exact, _) = parts(float);
    sign | (low + u16::from(!is_exact && sign != 0))
}

/// Returns numbers around halves and around the middles between them; a multiple of three.
fn inputs() -> Vec<f32> {
    let mut random = Random::new(29);
    let mut sizes = vec![0.0, 65_504.0, 65_519.0, 65_520.0, 65_535.0, 65_536.0, 1e9, f32::INFINITY];
    sizes.extend([2e-8, 2.98e-8, 3e-8, 5.9e-8, 6e-8, 9e-8, 6.1e-5, 6.2e-5]);
    for _ in 0..400 {
        let half = widen(random.below(0x7bff) as u16);
        sizes.extend([half, half.next_up(), half * 1.000_488_3, half * (1.0 + random.real(0.0, 0.001))]);
    }
    for low in (0..0x7bff_u16).step_by(97) {
        let middle = (widen(low) + widen(low + 1)) / 2.0;
        sizes.extend([middle, middle.next_up(), middle.next_down()]);
    }
    let negated: Vec<f32> = sizes.iter().map(|size| -size).collect();
    sizes.extend(negated);
    sizes.resize(sizes.len().next_multiple_of(3), 1.0);
    sizes
}
