//! Heat over a few steps in numbers that stay exact, and the game of life.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const SIDE: usize = 8;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(7);
    for (width, height) in [(1, 1), (8, 8), (21, 13), (40, 64)] {
        let mut want = random.list(width * height, |random| random.below(256) as f32);
        let mut now = device.upload(&want)?;
        let global = [width.next_multiple_of(SIDE), height.next_multiple_of(SIDE)];
        for _ in 0..5 {
            let next = device.zeroed::<f32>(width * height)?;
            program.run("spread_heat", &[&now, &next, &(width as i32), &(height as i32)], global, [SIDE, SIDE])?;
            now = next;
            want = spread(&want, width, height);
        }
        equal("heat", &device.download(&now)?, &want)?;

        let mut want = random.list(width * height, |random| u8::from(random.below(3) == 0));
        let mut now = device.upload(&want)?;
        for _ in 0..5 {
            let next = device.zeroed::<u8>(width * height)?;
            program.run("live", &[&now, &next, &[width as i32, height as i32]], [width, height], [1, 1])?;
            now = next;
            want = live(&want, width, height);
        }
        equal("life", &device.download(&now)?, &want)?;
    }
    Ok(())
}

fn spread(now: &[f32], width: usize, height: usize) -> Vec<f32> {
    let mut next = Vec::new();
    for y in 0..height {
        for x in 0..width {
            let up = now[y.saturating_sub(1) * width + x];
            let down = now[(y + 1).min(height - 1) * width + x];
            let left = now[y * width + x.saturating_sub(1)];
            let right = now[y * width + (x + 1).min(width - 1)];
            next.push(0.5 * now[y * width + x] + 0.125 * (up + down + left + right));
        }
    }
    next
}

fn live(now: &[u8], width: usize, height: usize) -> Vec<u8> {
    let mut next = Vec::new();
    for y in 0..height {
        for x in 0..width {
            let mut around = 0;
            for dy in [height - 1, 0, 1] {
                for dx in [width - 1, 0, 1] {
                    around += now[(y + dy) % height * width + (x + dx) % width];
                }
            }
            // Of a grid that is one cell wide, the neighbours are the cell itself; the centre is counted once.
            let me = now[y * width + x];
            let neighbours = around - me;
            next.push(u8::from(neighbours == 3 || (me == 1 && neighbours == 2)));
        }
    }
    next
}
