//! Hadamard transforms of image blocks, quantized by powers of two, and reconstructed.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

type Block = [i16; 64];

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(20);
    for (across, down) in [(1, 1), (3, 2), (8, 8)] {
        let stride = across * 8;
        let pixels = random.list(across * down * 64, |random| random.below(256) as u8);
        // Large factors leave the range of 16 bits, small ones make zeros; halves are rounded to even.
        let steps = random.list(64, |random| 2.0_f32.powi(random.between(-13, 5)));
        let input = device.upload(&pixels)?;
        let factors = device.upload(&steps)?;
        let coefficients = device.zeroed::<Block>(across * down)?;
        let arguments: [&dyn crate::device::Argument; 4] = [&input, &coefficients, &factors, &(stride as i32)];
        program.run("forward", &arguments, [across, down], [1, 1])?;
        let place = |block: usize| (block / across * 8) * stride + block % across * 8;
        let want: Vec<Block> =
            (0..across * down).map(|block| forward(&pixels[place(block)..], &steps, stride)).collect();
        equal("coefficients", &device.download(&coefficients)?, &want)?;

        let summaries = device.zeroed::<[i16; 4]>(want.len())?;
        program.run("summarise", &[&coefficients, &summaries], [want.len()], [1])?;
        equal("summaries", &device.download(&summaries)?, &want.iter().map(summarize).collect::<Vec<_>>())?;
    }
    Ok(())
}

fn forward(pixels: &[u8], steps: &[f32], stride: usize) -> Block {
    let mut values: [f32; 64] = std::array::from_fn(|to| {
        let term = |from: usize| {
            let value = i32::from(pixels[from / 8 * stride + from % 8]) - 128;
            if (from & to).count_ones() % 2 == 1 { -value } else { value }
        };
        (0..64).map(term).sum::<i32>() as f32
    });
    for (value, step) in values.iter_mut().zip(steps) {
        *value *= step;
    }
    // `as` saturates.
    zigzag().map(|place| values[place].round_ties_even() as i16)
}

/// Returns the places of an 8 x 8 block by diagonals, up and down in turn.
fn zigzag() -> [usize; 64] {
    let mut places: [usize; 64] = std::array::from_fn(|place| place);
    places.sort_by_key(|place| {
        let (row, column) = (place / 8, place % 8);
        (row + column, if (row + column) % 2 == 0 { column } else { row })
    });
    places
}

fn summarize(block: &Block) -> [i16; 4] {
    let count = block.iter().filter(|value| **value != 0).count() as i16;
    let last = block.iter().rposition(|value| *value != 0).map_or(-1, |place| place as i16);
    // The magnitude of the least number does not fit and stays negative.
    let largest = block.iter().map(|value| value.wrapping_abs()).max().unwrap_or(0).max(0);
    let is_full = (0..8).any(|lane| (0..8).filter(|row| block[row * 8 + lane] != 0).count() > 4);
    [count, last, largest, i16::from(is_full)]
}
