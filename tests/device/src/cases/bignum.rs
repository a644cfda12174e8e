//! Sums, products and reductions of wide numbers, with the carries of 128-bit arithmetic.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

type Wide = [u64; 4];

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(22);
    for count in [1, 8, 100] {
        // Words of ones and of zeros make the carries run far.
        let wide = |random: &mut Random| -> Wide {
            std::array::from_fn(|_| match random.below(4) {
                0 => 0,
                1 => u64::MAX,
                _ => random.bits(),
            })
        };
        let (left, right) = (random.list(count, wide), random.list(count, wide));
        let (a, b) = (device.upload(&left)?, device.upload(&right)?);
        let pairs = || left.iter().zip(&right);

        let sums = device.zeroed::<Wide>(count)?;
        let carries = device.zeroed::<u64>(count)?;
        let sizes = device.zeroed::<i32>(count)?;
        program.run("add_wide", &[&a, &b, &sums, &carries, &sizes], [count], [1])?;
        let (want, want_carries): (Vec<Wide>, Vec<u64>) = pairs().map(|(a, b)| add(a, b)).unzip();
        equal("sums", &device.download(&sums)?, &want)?;
        equal("carries", &device.download(&carries)?, &want_carries)?;
        equal("sizes", &device.download(&sizes)?, &want.iter().map(size).collect::<Vec<_>>())?;

        let products = device.zeroed::<[u64; 8]>(count)?;
        let bits = device.zeroed::<u32>(count)?;
        program.run("multiply_wide", &[&a, &b, &products, &bits], [count], [1])?;
        let want: Vec<[u64; 8]> = pairs().map(|(a, b)| multiply(a, b)).collect();
        let want_bits: Vec<u32> = want.iter().map(|words| words.iter().map(|word| word.count_ones()).sum()).collect();
        equal("products", &device.download(&products)?, &want)?;
        equal("bits", &device.download(&bits)?, &want_bits)?;

        let modulus = random.bits() >> 1 | 1;
        let numbers = random.list(count, |random| if random.below(5) == 0 { 0 } else { random.bits() });
        let values = device.upload(&numbers)?;
        program.run("reduce_words", &[&values, &modulus], [count], [1])?;
        let want: Vec<u64> = numbers.iter().map(|value| reduce(*value, modulus)).collect();
        equal("reductions", &device.download(&values)?, &want)?;
    }
    Ok(())
}

fn add(a: &Wide, b: &Wide) -> (Wide, u64) {
    let mut carry = 0;
    let sum = std::array::from_fn(|i| {
        let sum = u128::from(a[i]) + u128::from(b[i]) + carry;
        carry = sum >> 64;
        sum as u64
    });
    (sum, carry as u64)
}

fn size(a: &Wide) -> i32 {
    (0..256).rev().find(|bit| a[bit / 64] >> (bit % 64) & 1 == 1).map_or(0, |bit| bit as i32 + 1)
}

fn multiply(a: &Wide, b: &Wide) -> [u64; 8] {
    let mut result = [0; 8];
    for i in 0..4 {
        let mut carry = 0;
        for j in 0..4 {
            let sum = u128::from(a[i]) * u128::from(b[j]) + u128::from(result[i + j]) + carry;
            result[i + j] = sum as u64;
            carry = sum >> 64;
        }
        result[i + 4] = carry as u64;
    }
    result
}

/// Returns the value times 2^-64, by halving 64 times.
fn reduce(value: u64, modulus: u64) -> u64 {
    let halve = |x: u64| if x.is_multiple_of(2) { x / 2 } else { x / 2 + modulus / 2 + 1 };
    (0..64).fold(value % modulus, |x, _| halve(x))
}
