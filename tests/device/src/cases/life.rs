//! Generations of cells on a torus.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const WORDS: usize = 2;
const WIDTH: usize = 64 * WORDS;
const ROWS: usize = 20;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut cells = Random::new(122).list(WIDTH * ROWS, |random| u8::from(random.below(3) == 0));
    let bytes = device.upload(&cells)?;
    let (mut board, mut next) = (device.zeroed::<u64>(WORDS * ROWS)?, device.zeroed::<u64>(WORDS * ROWS)?);
    program.run("pack", &[&bytes, &board], [WORDS * ROWS], [1])?;
    equal("packed", &device.download(&board)?, &pack(&cells))?;
    for _ in 0..10 {
        program.run("generation", &[&board, &next, &(WORDS as i32), &(ROWS as i32)], [WORDS, ROWS], [1, 1])?;
        std::mem::swap(&mut board, &mut next);
        cells = generation(&cells);
        equal("board", &device.download(&board)?, &pack(&cells))?;
    }
    let counts = device.zeroed::<u32>(ROWS)?;
    program.run("census", &[&board, &counts, &(WORDS as i32)], [ROWS], [1])?;
    let want: Vec<u32> = cells.chunks(WIDTH).map(|row| row.iter().map(|cell| u32::from(*cell)).sum()).collect();
    equal("census", &device.download(&counts)?, &want)
}

fn pack(cells: &[u8]) -> Vec<u64> {
    cells.chunks(64).map(|cells| cells.iter().rev().fold(0, |word, cell| word << 1 | u64::from(*cell))).collect()
}

fn generation(cells: &[u8]) -> Vec<u8> {
    let cell = |place: usize| {
        let (x, y) = (place % WIDTH + WIDTH, place / WIDTH + ROWS);
        let around =
            (0..9).filter(|i| *i != 4).map(|i| cells[(y + i / 3 - 1) % ROWS * WIDTH + (x + i % 3 - 1) % WIDTH]);
        match around.sum() {
            3_u8 => 1,
            2 => cells[place],
            _ => 0,
        }
    };
    (0..cells.len()).map(cell).collect()
}
