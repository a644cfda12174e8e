//! The cipher compared with one on single words, the authenticator with one on bytes.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(112);
    let secret: [u32; 12] = std::array::from_fn(|_| random.word());
    let plain = random.list(8, |random| std::array::from_fn::<u32, 16, _>(|_| random.word()));
    let (plain_buffer, hidden) = (device.upload(&plain)?, device.zeroed::<[u32; 16]>(plain.len())?);
    program.run("encrypt", &[&plain_buffer, &hidden, &secret, &7_u32], [plain.len()], [1])?;
    let want: Vec<[u32; 16]> = (7..)
        .zip(&plain)
        .map(|(counter, plain)| {
            let stream = block(&secret, counter);
            std::array::from_fn(|i| plain[i] ^ stream[i])
        })
        .collect();
    let hidden_text = device.download(&hidden)?;
    equal("stream", &hidden_text, &want)?;

    let r = [random.bits() & 0x0fff_fffc_0fff_ffff, random.bits() & 0x0fff_fffc_0fff_fffc];
    let s = [random.bits(), random.bits()];
    let tag = device.zeroed::<u64>(2)?;
    program.run("authenticate", &[&hidden, &(plain.len() as u32 * 4), &r, &s, &tag], [1], [1])?;
    let bytes: Vec<u8> = hidden_text.iter().flatten().flat_map(|word| word.to_le_bytes()).collect();
    equal("tag", &device.download(&tag)?, &authenticate(&bytes, r, s))
}

fn block(secret: &[u32; 12], counter: u32) -> [u32; 16] {
    let mut state = [0_u32; 16];
    state[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    state[4..12].copy_from_slice(&secret[..8]);
    state[12] = counter;
    state[13..].copy_from_slice(&secret[8..11]);
    let first = state;
    let mut quarter = |[a, b, c, d]: [usize; 4]| {
        for (x, y, z, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
            state[x] = state[x].wrapping_add(state[y]);
            state[z] = (state[z] ^ state[x]).rotate_left(by);
        }
    };
    for _ in 0..10 {
        (0..4).for_each(|i| quarter([i, 4 + i, 8 + i, 12 + i]));
        (0..4).for_each(|i| quarter([i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4]));
    }
    std::array::from_fn(|i| state[i].wrapping_add(first[i]))
}

/// Computes digit by digit, in base 256.
fn authenticate(bytes: &[u8], r: [u64; 2], s: [u64; 2]) -> [u64; 2] {
    let r: Vec<u64> = r.iter().flat_map(|word| word.to_le_bytes()).map(u64::from).collect();
    let mut sum = vec![0_u64; 17];
    for block in bytes.chunks(16) {
        let digits = block.iter().map(|byte| u64::from(*byte)).chain([1]);
        sum.iter_mut().zip(digits).for_each(|(sum, digit)| *sum += digit);
        let mut product = vec![0_u64; 34];
        for (i, x) in sum.iter().enumerate() {
            r.iter().enumerate().for_each(|(j, y)| product[i + j] += x * y);
        }
        sum = reduce(product);
    }
    // Once more if it is not below 2^130 - 5.
    let mut above = sum.clone();
    above[0] += 5;
    let above = carry(above);
    if above[16] >= 4 {
        sum = above;
    }
    sum.truncate(16);
    s.iter().flat_map(|word| word.to_le_bytes()).zip(&mut sum).for_each(|(byte, digit)| *digit += u64::from(byte));
    let sum = carry(sum);
    [0, 8].map(|first| (0..8).rev().fold(0, |word, i| word << 8 | sum[first + i]))
}

fn carry(mut digits: Vec<u64>) -> Vec<u64> {
    let mut over = 0;
    for digit in &mut digits {
        over += *digit;
        *digit = over & 255;
        over >>= 8;
    }
    digits
}

/// Reduces modulo 2^130 - 5: the part above 2^130 is multiplied by 5 and added.
fn reduce(product: Vec<u64>) -> Vec<u64> {
    let mut digits = carry(product);
    for _ in 0..3 {
        let mut low = digits[..17].to_vec();
        low[16] &= 3;
        let high = |i: usize| {
            let at = |i: usize| digits.get(i).copied().unwrap_or(0);
            (at(16 + i) >> 2) | (at(17 + i) & 3) << 6
        };
        (0..17).for_each(|i| low[i] += 5 * high(i));
        digits = carry(low);
        digits.resize(34, 0);
    }
    digits.truncate(17);
    digits
}
