//! Digests; the reference computes positions by their rule, not from tables.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const WANTED: usize = 200;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let bytes = Random::new(114).list(500, |random| random.below(256) as u8);
    let spans: Vec<[u32; 2]> = vec![[0, 0], [3, 1], [0, 135], [0, 136], [7, 137], [20, 168], [1, 400]];
    let (byte_buffer, span_buffer) = (device.upload(&bytes)?, device.upload(&spans)?);
    let (short, long) = (device.zeroed::<u8>(32 * spans.len())?, device.zeroed::<u8>(WANTED * spans.len())?);
    program.run("sha3", &[&byte_buffer, &span_buffer, &short], [spans.len()], [1])?;
    program.run("shake", &[&byte_buffer, &span_buffer, &long, &(WANTED as u32)], [spans.len()], [1])?;
    let part = |span: &[u32; 2]| &bytes[span[0] as usize..(span[0] + span[1]) as usize];
    let want: Vec<u8> = spans.iter().flat_map(|span| digest(part(span), 136, 6, 32)).collect();
    equal("SHA3-256", &device.download(&short)?, &want)?;
    // The digest of nothing, as FIPS 202 has it.
    equal("of nothing", &want[..4], &[0xa7, 0xff, 0xc6, 0xf8])?;
    let want: Vec<u8> = spans.iter().flat_map(|span| digest(part(span), 168, 0x1f, WANTED)).collect();
    equal("SHAKE128", &device.download(&long)?, &want)
}

fn digest(message: &[u8], rate: usize, suffix: u8, wanted: usize) -> Vec<u8> {
    let mut padded = message.to_vec();
    padded.push(suffix);
    padded.resize(padded.len().next_multiple_of(rate), 0);
    if let Some(last) = padded.last_mut() {
        *last ^= 0x80;
    }
    let mut state = [[0_u64; 5]; 5];
    for block in padded.chunks(rate) {
        for (i, word) in block.chunks(8).enumerate() {
            state[i / 5][i % 5] ^= word.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
        }
        permute(&mut state);
    }
    let mut out = Vec::new();
    while out.len() < wanted {
        let bytes: Vec<u8> = state.iter().flatten().flat_map(|word| word.to_le_bytes()).collect();
        out.extend_from_slice(&bytes[..rate]);
        permute(&mut state);
    }
    out.truncate(wanted);
    out
}

/// Rows of `y`, each of words of `x`.
fn permute(a: &mut [[u64; 5]; 5]) {
    let mut register = 1_u32;
    for _ in 0..24 {
        let parity: [u64; 5] = std::array::from_fn(|x| (0..5).fold(0, |parity, y| parity ^ a[y][x]));
        let mixed: [[u64; 5]; 5] = std::array::from_fn(|y| {
            std::array::from_fn(|x| a[y][x] ^ parity[(x + 4) % 5] ^ parity[(x + 1) % 5].rotate_left(1))
        });
        let mut moved = mixed;
        let (mut x, mut y) = (1, 0);
        for turn in 0..24 {
            let (next_x, next_y) = (y, (2 * x + 3 * y) % 5);
            moved[next_y][next_x] = mixed[y][x].rotate_left((turn + 1) * (turn + 2) / 2 % 64);
            (x, y) = (next_x, next_y);
        }
        *a = std::array::from_fn(|y| {
            std::array::from_fn(|x| moved[y][x] ^ (!moved[y][(x + 1) % 5] & moved[y][(x + 2) % 5]))
        });
        for i in 0..7 {
            a[0][0] ^= u64::from(register & 1) << ((1 << i) - 1);
            register = ((register << 1) ^ ((register >> 7 & 1) * 0x171)) & 0xff;
        }
    }
}
