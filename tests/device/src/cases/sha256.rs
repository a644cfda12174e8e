//! Digests of messages around the lengths where padding needs another block.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    // The digest of "abc" from the standard: the reference is right before anything is compared with it.
    equal("reference", &digest(b"abc")[..2], &[0xba78_16bf, 0x8f01_cfea])?;

    let program = device.build()?;
    let mut random = Random::new(8);
    for lengths in [&[3][..], &[0, 55, 56, 63, 64, 65, 1], &[119, 120, 200, 7, 31, 1000, 128, 64, 0, 500, 12, 99]] {
        let messages: Vec<Vec<u8>> =
            lengths.iter().map(|&length| random.list(length, |random| random.below(256) as u8)).collect();
        let mut end = 0;
        let ends: Vec<u32> = lengths
            .iter()
            .map(|&length| {
                end += length as u32;
                end
            })
            .collect();
        let text = device.upload(&messages.concat())?;
        let ends = device.upload(&ends)?;
        let digests = device.zeroed::<[u32; 8]>(messages.len())?;
        program.run("hash", &[&text, &ends, &digests], [messages.len()], [1])?;
        let want: Vec<_> = messages.iter().map(|message| digest(message)).collect();
        equal("digests", &device.download(&digests)?, &want)?;
    }
    Ok(())
}

fn digest(message: &[u8]) -> [u32; 8] {
    let primes: Vec<u32> = (2..312).filter(|n| (2..*n).all(|d| n % d != 0)).collect();
    // The first 32 bits of the fraction of a root: the root of the number times a power of two, without its top.
    let constants: Vec<u32> = primes.iter().map(|&p| root(u128::from(p) << 96, 3) as u32).collect();
    let mut state: [u32; 8] = std::array::from_fn(|i| root(u128::from(primes[i]) << 64, 2) as u32);

    let mut padded = message.to_vec();
    padded.push(0x80);
    padded.resize((padded.len() + 8).next_multiple_of(64) - 8, 0);
    padded.extend_from_slice(&(message.len() as u64 * 8).to_be_bytes());
    for block in padded.chunks_exact(64) {
        let mut words: Vec<u32> = block.chunks_exact(4).map(|b| u32::from_be_bytes([b[0], b[1], b[2], b[3]])).collect();
        for i in 16..64 {
            let (far, near) = (words[i - 15], words[i - 2]);
            let low = far.rotate_right(7) ^ far.rotate_right(18) ^ (far >> 3);
            let high = near.rotate_right(17) ^ near.rotate_right(19) ^ (near >> 10);
            words.push(words[i - 16].wrapping_add(low).wrapping_add(words[i - 7]).wrapping_add(high));
        }
        let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = state;
        for (constant, word) in constants.iter().zip(words) {
            let sum_e = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
            let first =
                h.wrapping_add(sum_e).wrapping_add((e & f) ^ (!e & g)).wrapping_add(*constant).wrapping_add(word);
            let sum_a = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
            let second = sum_a.wrapping_add((a & b) ^ (a & c) ^ (b & c));
            (h, g, f, e, d, c, b, a) = (g, f, e, d.wrapping_add(first), c, b, a, first.wrapping_add(second));
        }
        for (old, new) in state.iter_mut().zip([a, b, c, d, e, f, g, h]) {
            *old = old.wrapping_add(new);
        }
    }
    state
}

/// Returns the whole part of the root of this degree.
fn root(of: u128, degree: u32) -> u64 {
    let (mut low, mut high) = (0_u128, 1 << 42);
    while low < high {
        let middle = (low + high).div_ceil(2);
        if middle.pow(degree) <= of { low = middle } else { high = middle - 1 }
    }
    low as u64
}
