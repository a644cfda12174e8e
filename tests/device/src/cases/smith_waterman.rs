//! Alignments of related sequences, compared with the same table filled row by row.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const FAR: i32 = 0;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(108);
    let a = random.list(40, |random| b"ACGT"[random.below(4) as usize]);
    let mut b = [&a[8..20], &b"TTTTA"[..], &a[22..35]].concat();
    b[3] = b'A';
    let (rows, columns) = (a.len(), b.len());
    let cells = (rows + 1) * (columns + 1);
    let (a_buffer, b_buffer) = (device.upload(&a)?, device.upload(&b)?);
    let table = device.zeroed::<[i32; 4]>(cells)?;
    let (height, width) = (rows as i32, columns as i32);
    for sum in 2..=rows + columns {
        program.run("diagonal", &[&a_buffer, &b_buffer, &table, &height, &width, &(sum as i32)], [rows], [1])?;
    }
    let want = fill(&a, &b);
    equal("table", &device.download(&table)?, &want)?;
    let (best, steps) = (device.zeroed::<i32>(3)?, device.zeroed::<u8>(rows + columns)?);
    program.run("follow", &[&table, &best, &steps, &height, &width], [1], [1])?;
    let best = device.download(&best)?;
    let highest = want.iter().map(|cell| cell[0]).max().unwrap_or(FAR);
    let mut place = want.iter().position(|cell| cell[0] == highest).unwrap_or(0);
    equal("best", &best[..2], &[highest, place as i32])?;
    let mut way = Vec::new();
    while want[place][3] != 0 {
        way.push(want[place][3] as u8);
        place -= [0, columns + 2, columns + 1, 1][want[place][3] as usize];
    }
    equal("steps", &device.download(&steps)?[..best[2] as usize], &way)
}

fn fill(a: &[u8], b: &[u8]) -> Vec<[i32; 4]> {
    let width = b.len() + 1;
    let mut table = vec![[0; 4]; (a.len() + 1) * width];
    for i in 1..=a.len() {
        for j in 1..width {
            let (above, left, before) =
                (table[(i - 1) * width + j], table[i * width + j - 1], table[(i - 1) * width + j - 1]);
            let down = (above[0] - 7).max(above[1] - 2);
            let across = (left[0] - 7).max(left[2] - 2);
            let along = before[0] + if a[i - 1] == b[j - 1] { 5 } else { -4 };
            let best = along.max(0).max(down).max(across);
            let from = match best {
                0 => 0,
                _ if best == along => 1,
                _ if best == down => 2,
                _ => 3,
            };
            table[i * width + j] = [best, down, across, from];
        }
    }
    table
}
