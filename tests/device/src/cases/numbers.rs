//! Properties of whole numbers, computed by brute force.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(16);
    let small: Vec<u32> = (1..200).collect();
    let large = vec![65_535, 65_536, 65_537, 131_074, 1_000_003, 4_294_967_291, u32::MAX, 3_215_031_751];
    let any = random.list(40, |random| random.below(1 << 24) + 1);
    for numbers in [small, large, any] {
        let input = device.upload(&numbers)?;
        let facts = device.zeroed::<[u32; 5]>(numbers.len())?;
        program.run("examine", &[&input, &facts], [numbers.len()], [1])?;
        let want: Vec<[u32; 5]> = numbers.iter().map(|n| examine(*n)).collect();
        equal("facts", &device.download(&facts)?, &want)?;
    }
    Ok(())
}

fn examine(n: u32) -> [u32; 5] {
    let mut rest = u64::from(n);
    let (mut divisors, mut totient, mut factors) = (1, u64::from(n), 0);
    let mut divisor = 2;
    while rest > 1 {
        if divisor * divisor > rest {
            divisor = rest;
        }
        let mut exponent = 0;
        while rest % divisor == 0 {
            rest /= divisor;
            exponent += 1;
        }
        if exponent > 0 {
            divisors *= exponent + 1;
            totient = totient / divisor * (divisor - 1);
            factors += exponent;
        }
        divisor += 1;
    }
    // 65537 is prime, so the inverse is a power; it is 0 where there is none.
    let inverse = (0..65_535).fold(1, |power, _| power * u64::from(n) % 65_537);
    [u32::from(factors == 1), n.isqrt(), divisors, totient as u32, inverse as u32]
}
