//! Digests, some of them well known.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(111);
    let sines: Vec<u32> = (1..=64).map(|i| (f64::from(i).sin().abs() * 4_294_967_296.0) as u32).collect();
    let sine_buffer = device.upload(&sines)?;
    let mut messages: Vec<Vec<u8>> = vec![Vec::new(), b"abc".to_vec()];
    for length in [1, 55, 56, 63, 64, 65, 119, 120, 128] {
        messages.push(random.list(length, |random| random.below(256) as u8));
    }
    let padded = |message: &Vec<u8>| {
        let mut padded = message.clone();
        padded.resize(128, 0);
        padded
    };
    let bytes: Vec<u8> = messages.iter().flat_map(padded).collect();
    let lengths: Vec<u32> = messages.iter().map(|message| message.len() as u32).collect();
    let (bytes, lengths) = (device.upload(&bytes)?, device.upload(&lengths)?);
    let out = device.zeroed::<[u32; 4]>(messages.len())?;
    program.run("digests", &[&bytes, &lengths, &sine_buffer, &out], [messages.len()], [1])?;
    let want: Vec<[u32; 4]> = messages.iter().map(|message| digest(message, &sines)).collect();
    equal("digests", &device.download(&out)?, &want)?;
    // As RFC 1321 gives them for no letters and for "abc".
    let known = [0xd98c_1dd4_u32, 0x9850_0190].map(u32::from);
    equal("known digests", &[want[0][0], want[1][0]], &known)?;
    let found = device.upload(&[u32::MAX])?;
    program.run("search", &[&sine_buffer, &8_u32, &found], [1500], [1])?;
    let is_found = |number: &u32| digest(number.to_string().as_bytes(), &sines)[0].swap_bytes() >> 24 == 0;
    equal("found", &device.download(&found)?, &[(0..1500).find(is_found).unwrap_or(u32::MAX)])
}

fn digest(message: &[u8], sines: &[u32]) -> [u32; 4] {
    let mut bytes = message.to_vec();
    bytes.push(0x80);
    while bytes.len() % 64 != 56 {
        bytes.push(0);
    }
    bytes.extend((message.len() as u64 * 8).to_le_bytes());
    let shifts = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];
    let mut state = [0x6745_2301_u32, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
    for block in bytes.chunks(64) {
        let words: Vec<u32> =
            block.chunks(4).map(|word| word.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte))).collect();
        let [mut a, mut b, mut c, mut d] = state;
        for i in 0..64 {
            let (mixed, word) = match i / 16 {
                0 => ((b & c) | (!b & d), i),
                1 => ((d & b) | (!d & c), 5 * i + 1),
                2 => (b ^ c ^ d, 3 * i + 5),
                _ => (c ^ (b | !d), 7 * i),
            };
            let sum = a.wrapping_add(mixed).wrapping_add(sines[i]).wrapping_add(words[word % 16]);
            (a, d, c) = (d, c, b);
            b = b.wrapping_add(sum.rotate_left(shifts[i / 16][i % 4]));
        }
        for (state, value) in state.iter_mut().zip([a, b, c, d]) {
            *state = state.wrapping_add(value);
        }
    }
    state
}
