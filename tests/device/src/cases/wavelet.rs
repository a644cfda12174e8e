//! The wavelet transform, compared with one that splits lists, and its inverse.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const ROWS: usize = 3;
const LANES: usize = 128;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(118);
    for (length, levels) in [(1, 1), (2, 1), (17, 3), (128, 5), (100, 7)] {
        let values = random.list(ROWS * length, |random| random.between(-1000, 1000));
        let memory = device.upload(&values)?;
        let arguments: [&dyn crate::device::Argument; 3] = [&memory, &(length as i32), &levels];
        program.run("analyse", &arguments, [ROWS * LANES], [LANES])?;
        let want: Vec<i32> = values.chunks(length).flat_map(|row| analyse(row.to_vec(), levels)).collect();
        equal("transformed", &device.download(&memory)?, &want)?;
        program.run("synthesise", &arguments, [ROWS * LANES], [LANES])?;
        equal("as before", &device.download(&memory)?, &values)?;
    }
    Ok(())
}

fn analyse(row: Vec<i32>, levels: i32) -> Vec<i32> {
    if levels == 0 {
        return row;
    }
    let mut even: Vec<i32> = row.iter().copied().step_by(2).collect();
    let odd = row.iter().copied().skip(1).step_by(2);
    let last = even.len() - 1;
    let high: Vec<i32> = odd.enumerate().map(|(i, odd)| odd - ((even[i] + even[(i + 1).min(last)]) >> 1)).collect();
    if let Some(most) = high.len().checked_sub(1) {
        let changes = (0..even.len()).map(|i| (high[i.saturating_sub(1)] + high[i.min(most)] + 2) >> 2);
        even = even.iter().zip(changes).map(|(even, change)| even + change).collect();
    }
    [analyse(even, levels - 1), high].concat()
}
