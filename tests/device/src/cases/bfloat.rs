//! Bfloats: every result is the one nearest to the exact value, ties going to the even one.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const RESULTS: usize = 24;

/// A bfloat by its bits.
type Bits = u16;

const NAN: Bits = 0x7fc0;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(16);
    let edges: [Bits; 20] = [
        0, 0x8000, 1, 0x8001, 0x7f, 0x80, 0x3f80, 0xbf80, 0x3f81, 0x4380, 0x4049, 0x7f7f, 0xff7f, 0x7f80, 0xff80, NAN,
        0x7f81, 0x0100, 0x1f80, 0x5f80,
    ];
    let mut triples: Vec<[Bits; 3]> = Vec::new();
    for a in edges {
        for b in edges {
            triples.extend(edges.map(|c| [a, b, c]));
        }
    }
    // Products beside the middle of two numbers, which the third operand moves to one side.
    triples.extend(random.list(8000, |random| {
        let exponent = (0x3f80 + 0x80 * random.between(-3, 4)) as Bits;
        let small = (random.below(0x3f80) as Bits) | (random.below(2) << 15) as Bits;
        [exponent | random.below(128) as Bits, 0x3f80 | random.below(128) as Bits, small]
    }));
    // Products and sums around the smallest number, 2^-133, and around what is lost of them in float, below 2^-149.
    triples.extend(random.list(16_000, |random| {
        let sign = |random: &mut Random| (random.below(2) << 15) as Bits;
        let (exponent, product) = (random.between(0, 254), random.between(-152, -120));
        let other = (product - (exponent - 127) + 127).clamp(0, 254);
        let a = (exponent << 7) as Bits | random.below(128) as Bits | sign(random);
        let b = (other << 7) as Bits | random.below(128) as Bits;
        let most = [4, 0x40, 0x400][random.below(3) as usize];
        [a, b, random.below(most) as Bits | sign(random)]
    }));
    triples.extend(random.list(8000, |random| [random.word() as Bits, random.word() as Bits, random.word() as Bits]));
    let count = triples.len();
    let integers = random.list(count, |random| {
        let bits = random.bits();
        // Near the middle of two bfloats, and of any size.
        (bits as i64 & !0xff | i64::from(bits as u8 & 1)) >> random.below(64)
    });
    let doubles = random.list(count, |random| {
        let middle = f64::from(value(random.word() as Bits));
        let near = f64::from_bits(middle.to_bits() | 1 << 44);
        [middle, near, f64::from_bits(near.to_bits() + 1), f64::from_bits(near.to_bits() - 1), middle * 1.7]
            [random.below(5) as usize]
    });
    let results = device.zeroed::<[Bits; RESULTS]>(count)?;
    let inputs = (device.upload(&triples)?, device.upload(&integers)?, device.upload(&doubles)?);
    program.run("calculate", &[&inputs.0, &inputs.1, &inputs.2, &results], [count], [1])?;
    let got: Vec<[Bits; RESULTS]> =
        device.download(&results)?.into_iter().map(|row: [Bits; RESULTS]| row.map(one_nan)).collect();
    let want: Vec<[Bits; RESULTS]> =
        triples.iter().zip(integers.iter().zip(&doubles)).map(|(abc, (n, d))| calculate(*abc, *n, *d)).collect();
    equal("results", &got, &want)
}

fn value(bits: Bits) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

/// Replaces every NaN by one, as any NaN is correct.
fn one_nan(bits: Bits) -> Bits {
    if value(bits).is_nan() { NAN } else { bits }
}

/// Returns the bfloat nearest to `number + error`, where the error is too small to be seen in the number.
fn nearest(number: f64, error: f64) -> Bits {
    if number.is_nan() {
        return NAN;
    }
    let sign = if number.is_sign_negative() { 0x8000 } else { 0 };
    let (size, error) = (number.abs(), if sign == 0 { error } else { -error });
    // The largest one that is not above, by its bits: they are in the order of the numbers.
    let (mut low, mut high) = (0u16, 0x7f80);
    while high - low > 1 {
        let middle = (low + high) / 2;
        if f64::from(value(middle)) <= size { low = middle } else { high = middle }
    }
    if size == f64::INFINITY {
        return sign | 0x7f80;
    }
    // Beyond the largest one lies a power of two, as far as rounding goes.
    let above = if high == 0x7f80 { 2f64.powi(128) } else { f64::from(value(high)) };
    let half = f64::midpoint(f64::from(value(low)), above);
    let up = size > half || size == half && (error > 0.0 || error == 0.0 && low & 1 == 1);
    sign | if up { high } else { low }
}

/// Returns the bfloat nearest to an integer.
fn nearest_integer(number: i128) -> Bits {
    // So many bits of the size are enough, the lowest standing for all below.
    let size = number.unsigned_abs();
    let unused = (128 - size.leading_zeros()).saturating_sub(40);
    let high = size >> unused;
    let sticky = u128::from(high << unused != size);
    let size = ((high | sticky) as f64) * 2f64.powi(unused as i32);
    nearest(if number < 0 { -size } else { size }, 0.0)
}

fn calculate([a, b, c]: [Bits; 3], n: i64, d: f64) -> [Bits; RESULTS] {
    let [x, y, z] = [a, b, c].map(|bits| f64::from(value(bits)));
    // A product of two bfloats is a double, and so is the error of a sum of two doubles.
    let product = x * y;
    let sum = product + z;
    let part = sum - product;
    let error = (product - (sum - part)) + (z - part);
    let maximum = match (x.is_nan() || y.is_nan(), a == 0 && b == 0x8000 || b == 0 && a == 0x8000) {
        (true, _) => f64::NAN,
        (_, true) => 0.0,
        _ => x.max(y),
    };
    let fraction = if z == 0.0 || !z.is_finite() {
        z
    } else {
        let exponent = z.abs().log2().floor() as i32 + 1;
        z / 2f64.powi(exponent)
    };
    let is_signaling = value(a).is_nan() && a & 0x40 == 0;
    [
        nearest(x + y, 0.0),
        nearest(x - y, 0.0),
        nearest(product, 0.0),
        nearest(x / y, 0.0),
        nearest(x % y, 0.0),
        nearest(x.sqrt(), 0.0),
        nearest(sum, if error.is_nan() { 0.0 } else { error }),
        one_nan(a ^ 0x8000),
        one_nan(a & 0x7fff),
        one_nan(a & 0x7fff | b & 0x8000),
        nearest(x.floor(), 0.0),
        nearest(maximum, 0.0),
        nearest_integer(n.into()),
        nearest_integer((n as u64).into()),
        nearest_integer((i128::from(n) << 30) | 1),
        nearest_integer((n as i32).into()),
        nearest(d, 0.0),
        nearest(x * 3.0, 0.0),
        if x.is_nan() || y.is_nan() { 0x3f80 } else { one_nan(if x < y { a } else { b }) },
        one_nan(x as i16 as u16),
        nearest(fraction, 0.0),
        nearest(y + y, 0.0),
        if is_signaling { 0x3f80 } else { 0 },
        nearest(y + z, 0.0),
    ]
}
