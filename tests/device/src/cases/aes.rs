//! Blocks enciphered with AES-128; the reference makes its S-box from the definition.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    // The example of the standard: the reference is right before anything is compared with it.
    let example = encrypt(std::array::from_fn(|i| 17 * i as u8), std::array::from_fn(|i| i as u8));
    equal("reference", &example[..4], &[0x69, 0xc4, 0xe0, 0xd8])?;

    let program = device.build()?;
    let mut random = Random::new(17);
    for count in [1, 5, 64] {
        let plain: Vec<[u8; 16]> = random.list(count, |random| std::array::from_fn(|_| random.word() as u8));
        let key: [u8; 16] = std::array::from_fn(|_| random.word() as u8);
        let input = device.upload(&plain)?;
        let secret = device.upload(&key)?;
        let cipher = device.zeroed::<[u8; 16]>(count)?;
        program.run("encrypt", &[&input, &cipher, &secret], [count], [1])?;
        let want: Vec<_> = plain.iter().map(|block| encrypt(*block, key)).collect();
        equal("blocks", &device.download(&cipher)?, &want)?;
    }
    Ok(())
}

/// Returns the product in the field of 256 elements.
fn times(mut a: u8, mut b: u8) -> u8 {
    let mut product = 0;
    while b != 0 {
        if b & 1 == 1 {
            product ^= a;
        }
        a = a << 1 ^ if a & 0x80 != 0 { 0x1b } else { 0 };
        b >>= 1;
    }
    product
}

fn substitute(byte: u8) -> u8 {
    // The inverse is the power of 254; zero stays zero.
    let inverse = (0..254).fold(1, |power, _| times(power, byte));
    (0..5).fold(0x63, |sum, turn| sum ^ inverse.rotate_left(turn))
}

fn encrypt(plain: [u8; 16], key: [u8; 16]) -> [u8; 16] {
    let sbox: Vec<u8> = (0..=255).map(substitute).collect();
    let look_up = |byte: u8| sbox[usize::from(byte)];
    let mut keys: Vec<u8> = key.to_vec();
    let mut constant = 1;
    for word in 4..44 {
        let mut last: [u8; 4] = std::array::from_fn(|i| keys[word * 4 - 4 + i]);
        if word % 4 == 0 {
            last.rotate_left(1);
            last = last.map(look_up);
            last[0] ^= constant;
            constant = times(constant, 2);
        }
        for byte in last {
            keys.push(keys[keys.len() - 16] ^ byte);
        }
    }

    let mut state: [u8; 16] = std::array::from_fn(|i| plain[i] ^ keys[i]);
    for round in 1..=10 {
        // Row r of column c comes from column c + r.
        let moved: [u8; 16] = std::array::from_fn(|i| look_up(state[(i + 4 * (i % 4)) % 16]));
        let mixed = |i: usize| {
            let at = |turn: usize| moved[i / 4 * 4 + (i + turn) % 4];
            times(at(0), 2) ^ times(at(1), 3) ^ at(2) ^ at(3)
        };
        state = std::array::from_fn(|i| keys[round * 16 + i] ^ if round == 10 { moved[i] } else { mixed(i) });
    }
    state
}
