//! Search, base64, checksums and shuffled bytes of texts.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(12);
    for (length, pattern) in [(1, &b"a"[..]), (70, b"aB"), (3000, b"B?aa")] {
        let text = random.list(length, |random| b"aAbB"[random.below(4) as usize]);
        let input = device.upload(&text)?;
        let needle = device.upload(pattern)?;
        let marks = device.zeroed::<u8>(length)?;
        let first = device.upload(&[u32::MAX])?;
        let global = [length.next_multiple_of(16)];
        let sizes = [length as u32, pattern.len() as u32];
        program.run("find", &[&input, &sizes[0], &needle, &sizes[1], &marks, &first], global, [16])?;
        let want = find(&text, pattern);
        let want_first = want.iter().position(|mark| *mark == 1).map_or(u32::MAX, |place| place as u32);
        equal("marks", &device.download(&marks)?, &want)?;
        equal("first place", &device.download(&first)?, &[want_first])?;
    }
    for length in [1_usize, 2, 3, 500] {
        let data = random.list(length, |random| random.word() as u8);
        let input = device.upload(&data)?;
        let groups = length.div_ceil(3);
        let letters = device.zeroed::<[u8; 4]>(groups)?;
        program.run("encode", &[&input, &(length as u32), &letters], [groups.next_multiple_of(4)], [4])?;
        equal("base64", &device.download(&letters)?, &encode(&data))?;
    }
    for (lines, width) in [(1, 9), (16, 16), (100, 64)] {
        let data = random.list(lines * width, |random| random.word() as u8);
        let input = device.upload(&data)?;
        let sums = device.zeroed::<u32>(lines)?;
        program.run("checksum", &[&input, &(width as u32), &sums], [lines], [1])?;
        let want: Vec<u32> = data.chunks_exact(width).map(checksum).collect();
        equal("checksums", &device.download(&sums)?, &want)?;

        let whole = data.len() / 16;
        if whole > 0 {
            let output = device.zeroed::<[u8; 16]>(whole)?;
            program.run("mangle", &[&input, &output], [whole], [1])?;
            let want: Vec<[u8; 16]> = data.as_chunks::<16>().0.iter().map(mangle).collect();
            equal("mangled bytes", &device.download(&output)?, &want)?;
        }
    }
    Ok(())
}

fn find(text: &[u8], pattern: &[u8]) -> Vec<u8> {
    let starts_here = |rest: &[u8]| {
        rest.len() >= pattern.len()
            && rest.iter().zip(pattern).all(|(c, wanted)| *wanted == b'?' || c.eq_ignore_ascii_case(wanted))
    };
    (0..text.len()).map(|start| u8::from(starts_here(&text[start..]))).collect()
}

fn encode(data: &[u8]) -> Vec<[u8; 4]> {
    let group = |bytes: &[u8]| {
        let byte = |i: usize| bytes.get(i).map_or(0, |byte| usize::from(*byte));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        let letter = |i: usize| if i <= bytes.len() { ALPHABET[bits >> (18 - 6 * i) & 63] } else { b'=' };
        [letter(0), letter(1), letter(2), letter(3)]
    };
    data.chunks(3).map(group).collect()
}

fn checksum(line: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for byte in line {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            crc = crc >> 1 ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 };
        }
    }
    !crc
}

fn mangle(v: &[u8; 16]) -> [u8; 16] {
    let from = [15, 14, 13, 12, 11, 10, 9, 8, 1, 3, 5, 7, 0, 2, 4, 6];
    std::array::from_fn(|i| {
        let c = v[from[i]];
        let case = if (c | 0x20).is_ascii_lowercase() { 0x20 } else { 0 };
        (c ^ case).wrapping_add(v[i] >> 7)
    })
}
