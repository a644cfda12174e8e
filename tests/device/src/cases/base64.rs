//! Bytes to letters and back.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(116);
    for length in [1, 2, 3, 4, 5, 300] {
        let bytes = random.list(length, |random| random.below(256) as u8);
        let quartets = length.div_ceil(3);
        let (input, text) = (device.upload(&bytes)?, device.zeroed::<[u8; 4]>(quartets)?);
        program.run("encode", &[&input, &text, &(length as u32)], [quartets], [1])?;
        let letters: Vec<u8> = device.download(&text)?.concat();
        equal("text", &letters, &encode(&bytes))?;
        let got = decode(device, &program, &letters)?;
        equal("no wrong letter", &[got.1], &[u32::MAX])?;
        equal("bytes", &got.0, &bytes)?;
    }
    let (bytes, wrong) = decode(device, &program, b"TWFu*WFu-WE=")?;
    equal("wrong letter", &[wrong], &[4])?;
    equal("right ones before it", &bytes[..3], b"Man")
}

fn decode(device: &Device, program: &crate::device::Program<'_>, letters: &[u8]) -> Outcome<(Vec<u8>, u32)> {
    let quartets = letters.len() / 4;
    let (text, bytes) = (device.upload(letters)?, device.zeroed::<u8>(3 * quartets)?);
    let (length, wrong) = (device.zeroed::<u32>(1)?, device.upload(&[u32::MAX])?);
    program.run("decode", &[&text, &bytes, &(quartets as u32), &length, &wrong], [quartets], [1])?;
    let length = device.download(&length)?[0] as usize;
    Ok((device.download(&bytes)?[..length].to_vec(), device.download(&wrong)?[0]))
}

fn encode(bytes: &[u8]) -> Vec<u8> {
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = Vec::new();
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0, |bits, byte| bits << 8 | usize::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..4 {
            let letter = letters[bits >> (18 - 6 * place) & 63];
            text.push(if place <= three.len() { letter } else { b'=' });
        }
    }
    text
}
