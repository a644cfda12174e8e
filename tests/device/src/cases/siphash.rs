//! Hashes of strings, one of them from the paper that defines them, and a filter.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const MASK: u32 = 2047;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(135);
    let key = [0x0706_0504_0302_0100_u64, 0x0f0e_0d0c_0b0a_0908];
    let mut texts: Vec<Vec<u8>> = vec![(0..15).collect()];
    for length in 0..60 {
        texts.push(random.list(length, |random| random.word() as u8));
    }
    let mut first = 0;
    let mut span = |text: &Vec<u8>| {
        first += text.len() as u32;
        [first - text.len() as u32, text.len() as u32]
    };
    let spans: Vec<[u32; 2]> = texts.iter().map(&mut span).collect();
    let (bytes, span_buffer) = (device.upload(&texts.concat())?, device.upload(&spans)?);
    let (key_buffer, hashes) = (device.upload(&[key])?, device.zeroed::<u64>(texts.len())?);
    program.run("hashes", &[&bytes, &span_buffer, &key_buffer, &hashes], [texts.len()], [1])?;
    let want: Vec<u64> = texts.iter().map(|text| hash(text, key)).collect();
    equal("hashes", &device.download(&hashes)?, &want)?;
    equal("known hash", &want[..1], &[0xa129_ca61_49be_45e5])?;

    let bits = device.zeroed::<u32>((MASK as usize + 1) / 32)?;
    let (half, found) = (device.upload(&want[..30])?, device.zeroed::<u8>(want.len())?);
    program.run("put_in", &[&half, &bits, &MASK], [30], [1])?;
    program.run("look_up", &[&hashes, &bits, &found, &MASK], [want.len()], [1])?;
    let found = device.download(&found)?;
    equal("all that are in", &found[..30], &[1; 30])?;
    let wrong = found[30..].iter().filter(|is_in| **is_in == 1).count();
    equal("hardly any others", &[wrong < 3], &[true])
}

fn hash(text: &[u8], key: [u64; 2]) -> u64 {
    let words = [0x736f_6d65_7073_6575, 0x646f_7261_6e64_6f6d, 0x6c79_6765_6e65_7261, 0x7465_6462_7974_6573];
    let mut v: [u64; 4] = std::array::from_fn(|i| words[i] ^ key[i % 2]);
    let round = |v: &mut [u64; 4]| {
        for (x, y, by, turn) in [(0, 1, 13, Some(0)), (2, 3, 16, None), (0, 3, 21, None), (2, 1, 17, Some(2))] {
            v[x] = v[x].wrapping_add(v[y]);
            v[y] = v[y].rotate_left(by) ^ v[x];
            if let Some(place) = turn {
                v[place] = v[place].rotate_left(32);
            }
        }
    };
    let mut padded = text.to_vec();
    padded.resize(text.len() / 8 * 8 + 7, 0);
    padded.push(text.len() as u8);
    for word in padded.chunks(8) {
        let word = word.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
        v[3] ^= word;
        (0..2).for_each(|_| round(&mut v));
        v[0] ^= word;
    }
    v[2] ^= 0xff;
    (0..4).for_each(|_| round(&mut v));
    v[0] ^ v[1] ^ v[2] ^ v[3]
}
