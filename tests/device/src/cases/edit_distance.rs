//! Edit distances by the table that defines them.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const LONGEST: usize = 31;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(21);
    for (count, key_length) in [(1, 0), (9, 5), (60, 31)] {
        let letters = |random: &mut Random, length| random.list(length, |random| b"abc"[random.below(3) as usize]);
        let key = letters(&mut random, key_length);
        let words = random.list(count, |random| {
            let length = random.below(LONGEST as u32 + 1) as usize;
            letters(random, length)
        });
        let mut text = vec![0_u8; count * LONGEST];
        for (word, place) in words.iter().zip(text.chunks_exact_mut(LONGEST)) {
            place[..word.len()].copy_from_slice(word);
        }
        let lengths: Vec<u8> = words.iter().map(|word| word.len() as u8).collect();
        let want: Vec<u16> = words.iter().map(|word| distance(word, &key)).collect();

        let (text, lengths, key) = (device.upload(&text)?, device.upload(&lengths)?, device.upload(&key)?);
        let columns = key_length + 1;
        for (kernel, global, local) in [("by_rows", count, 1), ("by_diagonals", count * columns, columns)] {
            let distances = device.zeroed::<u16>(count)?;
            let arguments: [&dyn crate::device::Argument; 5] =
                [&text, &lengths, &key, &(key_length as u32), &distances];
            program.run(kernel, &arguments, [global], [local])?;
            equal(kernel, &device.download(&distances)?, &want)?;
        }
    }
    Ok(())
}

fn distance(word: &[u8], key: &[u8]) -> u16 {
    let mut table = vec![vec![0_u16; key.len() + 1]; word.len() + 1];
    for row in 0..=word.len() {
        for column in 0..=key.len() {
            table[row][column] = if row == 0 || column == 0 {
                (row + column) as u16
            } else {
                let changed = table[row - 1][column - 1] + u16::from(word[row - 1] != key[column - 1]);
                changed.min(table[row - 1][column] + 1).min(table[row][column - 1] + 1)
            };
        }
    }
    table[word.len()][key.len()]
}
