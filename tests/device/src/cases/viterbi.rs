//! Messages decoded in spite of errors.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const LENGTH: usize = 90;
const MESSAGES: usize = 6;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(125);
    let message = |random: &mut Random| {
        let mut bits = random.list(LENGTH - 6, |random| random.below(2) as u8);
        bits.resize(LENGTH, 0);
        bits
    };
    let messages: Vec<u8> = (0..MESSAGES).flat_map(|_| message(&mut random)).collect();
    let (plain, pairs) = (device.upload(&messages)?, device.zeroed::<u8>(messages.len())?);
    program.run("encode", &[&plain, &pairs, &(LENGTH as i32)], [MESSAGES], [1])?;
    let mut coded = device.download(&pairs)?;
    let want: Vec<u8> = messages.chunks(LENGTH).flat_map(encode).collect();
    equal("code", &coded, &want)?;
    // One wrong bit in fifteen pairs is few enough.
    let mut wrong = vec![0; MESSAGES];
    for (number, message) in coded.chunks_mut(LENGTH).enumerate() {
        for i in (number..LENGTH).step_by(15) {
            message[i] ^= 1 << random.below(2);
            wrong[number] += 1;
        }
    }
    let (pairs, decoded) = (device.upload(&coded)?, device.zeroed::<u8>(messages.len())?);
    let errors = device.zeroed::<i32>(MESSAGES)?;
    program.run("decode", &[&pairs, &decoded, &errors, &(LENGTH as i32)], [64 * MESSAGES], [64])?;
    equal("messages", &device.download(&decoded)?, &messages)?;
    equal("errors", &device.download(&errors)?, &wrong)
}

/// Encodes: each bit of a pair is the parity of the bits in its mask, the newest first.
fn encode(message: &[u8]) -> Vec<u8> {
    let sum = |i: usize, mask: [usize; 5]| {
        mask.iter().filter(|back| **back <= i).map(|back| message[i - back]).sum::<u8>() % 2
    };
    (0..message.len()).map(|i| sum(i, [0, 1, 3, 4, 6]) | sum(i, [0, 3, 4, 5, 6]) << 1).collect()
}
