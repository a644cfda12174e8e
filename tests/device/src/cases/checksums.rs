//! Checksums, compared with bitwise implementations.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(113);
    let bytes = random.list(600, |random| random.below(256) as u8);
    let spans: Vec<[u32; 2]> = vec![[0, 0], [0, 1], [1, 100], [101, 255], [356, 7], [363, 200], [0, 600], [10, 33]];
    let (byte_buffer, span_buffer) = (device.upload(&bytes)?, device.upload(&spans)?);
    let sums = device.zeroed::<[u32; 6]>(spans.len())?;
    program.run("checksums", &[&byte_buffer, &span_buffer, &sums], [spans.len()], [4])?;
    let part = |span: &[u32; 2]| &bytes[span[0] as usize..(span[0] + span[1]) as usize];
    let want: Vec<[u32; 6]> = spans.iter().map(|span| all(part(span))).collect();
    equal("sums", &device.download(&sums)?, &want)?;
    let joined = device.zeroed::<u32>(spans.len() - 1)?;
    program.run("join", &[&sums, &span_buffer, &joined], [spans.len() - 1], [1])?;
    let want: Vec<u32> = spans.windows(2).map(|two| crc(&[part(&two[0]), part(&two[1])].concat())).collect();
    equal("joined", &device.download(&joined)?, &want)
}

fn all(bytes: &[u8]) -> [u32; 6] {
    let sums = |words: &[u32], first: u32, modulus: u32| {
        words.iter().fold((first, 0), |(a, b), word| ((a + word) % modulus, (b + (a + word) % modulus) % modulus))
    };
    let words: Vec<u32> = bytes.iter().map(|byte| u32::from(*byte)).collect();
    let (a, b) = sums(&words, 1, 65_521);
    let pairs: Vec<u32> = words.chunks(2).map(|pair| pair[0] + 256 * pair.get(1).unwrap_or(&0)).collect();
    let (c, d) = sums(&pairs, 0, 65_535);
    let fnv = words.iter().fold(0x811c_9dc5_u32, |hash, word| (hash ^ word).wrapping_mul(0x0100_0193));
    let long = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3));
    [crc(bytes), b << 16 | a, d << 16 | c, fnv, long as u32, (long >> 32) as u32]
}

fn crc(bytes: &[u8]) -> u32 {
    let bits = bytes.iter().flat_map(|byte| (0..8).map(move |bit| u32::from(byte >> bit & 1)));
    !bits.fold(u32::MAX, |crc, bit| (crc >> 1) ^ (0xedb8_8320 * ((crc ^ bit) & 1)))
}
