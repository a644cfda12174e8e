//! Streams of numbers, step by step.

use crate::Outcome;
use crate::compare::equal;
use crate::device::Device;

const COUNT: usize = 50;
const SEED: u64 = 0x0123_4567_89ab_cdef;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let (pcgs, xoshiros) = (device.zeroed::<u32>(COUNT)?, device.zeroed::<u64>(COUNT)?);
    let (middles, philoxes) = (device.zeroed::<u32>(COUNT)?, device.zeroed::<[u32; 4]>(COUNT)?);
    program.run("numbers", &[&SEED, &pcgs, &xoshiros, &middles, &philoxes], [COUNT], [1])?;

    let mut state = SEED;
    let pcg = |_| {
        let old = state;
        state = old.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(SEED << 1 | 1);
        ((((old >> 18) ^ old) >> 27) as u32).rotate_right((old >> 59) as u32)
    };
    equal("PCG", &device.download(&pcgs)?, &(0..COUNT).map(pcg).collect::<Vec<_>>())?;

    let mut s = [SEED, SEED + 1, SEED + 2, SEED + 3];
    let xoshiro = |_| {
        let result = s[1].wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let shifted = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= shifted;
        s[3] = s[3].rotate_left(45);
        result
    };
    equal("xoshiro", &device.download(&xoshiros)?, &(0..COUNT).map(xoshiro).collect::<Vec<_>>())?;

    let (mut x, mut weyl) = (0_u64, SEED);
    let middle = |_| {
        weyl = weyl.wrapping_add(0xb5ad_4ece_da1c_e2a9);
        x = x.wrapping_mul(x).wrapping_add(weyl).rotate_left(32);
        x as u32
    };
    equal("middle square", &device.download(&middles)?, &(0..COUNT).map(middle).collect::<Vec<_>>())?;

    let key = [SEED as u32, (SEED >> 32) as u32];
    let want: Vec<[u32; 4]> = (0..COUNT as u32).map(|i| philox([i, 0, 0, 0], key)).collect();
    equal("Philox", &device.download(&philoxes)?, &want)?;

    let counts = device.zeroed::<u32>(6)?;
    program.run("dice", &[&key, &20_u32, &counts], [64], [16])?;
    let mut want = [0; 6];
    for (item, i) in (0..64).flat_map(|item| (0..20).map(move |i| (item, i))) {
        let four = philox([item, i, 1, 0], key);
        let number = if four[0] < 4_294_967_292 { four[0] } else { four[1] };
        want[(number % 6) as usize] += 1;
    }
    equal("throws", &device.download(&counts)?, &want)
}

fn philox(mut counter: [u32; 4], mut key: [u32; 2]) -> [u32; 4] {
    for _ in 0..10 {
        let product = |factor: u64, place: usize| factor * u64::from(counter[place]);
        let (first, second) = (product(0xd251_1f53, 0), product(0xcd9e_8d57, 2));
        let high = |product: u64| (product >> 32) as u32;
        counter = [high(second) ^ counter[1] ^ key[0], second as u32, high(first) ^ counter[3] ^ key[1], first as u32];
        key = [key[0].wrapping_add(0x9e37_79b9), key[1].wrapping_add(0xbb67_ae85)];
    }
    counter
}
