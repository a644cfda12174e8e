//! Code words that can be corrected, and one that cannot.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const LENGTH: usize = 30;
const CHECKS: usize = 8;
const SIZE: usize = LENGTH + CHECKS;
const WORDS: usize = 6;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(127);
    // The product of x - 2^i, the highest power first and left out.
    let mut generator = vec![1_u8];
    let mut root = 1;
    for _ in 0..CHECKS {
        let mut next = generator.clone();
        next.push(0);
        generator.iter().enumerate().for_each(|(i, x)| next[i + 1] ^= times(*x, root));
        generator = next;
        root = times(root, 2);
    }
    let messages: Vec<Vec<u8>> = (0..WORDS).map(|_| random.list(LENGTH, |random| random.word() as u8)).collect();
    let padded: Vec<u8> = messages.iter().flat_map(|message| [&message[..], &[0; CHECKS]].concat()).collect();
    let (words, generator_buffer) = (device.upload(&padded)?, device.upload(&generator[1..])?);
    program.run("encode", &[&words, &generator_buffer, &(LENGTH as i32)], [WORDS], [1])?;
    let coded = device.download(&words)?;
    for word in coded.chunks(SIZE) {
        // Every power of 2 up to the seventh is a root.
        let mut root = 1;
        for _ in 0..CHECKS {
            equal("value at a root", &[word.iter().fold(0, |value, x| times(value, root) ^ x)], &[0])?;
            root = times(root, 2);
        }
    }
    let mut disturbed = coded.clone();
    let errors: Vec<i32> = (0..WORDS as i32).map(|count| count.min(4)).collect();
    for (word, count) in disturbed.chunks_mut(SIZE).zip(&errors) {
        for error in 0..*count as usize {
            word[9 * error + random.below(8) as usize] ^= 1 + random.below(255) as u8;
        }
    }
    let (words, counts) = (device.upload(&disturbed)?, device.zeroed::<i32>(WORDS)?);
    program.run("correct", &[&words, &counts, &(SIZE as i32)], [WORDS], [1])?;
    equal("counts", &device.download(&counts)?, &errors)?;
    equal("words", &device.download(&words)?, &coded)
}

/// Returns a product in the field of 256 elements.
fn times(a: u8, b: u8) -> u8 {
    let product = (0..8).filter(|bit| b >> bit & 1 == 1).fold(0, |sum, bit| sum ^ (u32::from(a) << bit));
    (8..16).rev().fold(product, |rest, bit| if rest >> bit & 1 == 1 { rest ^ (0x11d << (bit - 8)) } else { rest }) as u8
}
