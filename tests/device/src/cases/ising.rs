//! Sweeps over spins, each spin as on the device.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const SIZE: i32 = 20;
const SEED: u32 = 4711;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut spins =
        Random::new(124).list((SIZE * SIZE) as usize, |random| if random.below(2) == 0 { 1_i8 } else { -1 });
    let rates: [u32; 5] = std::array::from_fn(|i| {
        let probability = (-0.44 * 2.0 * (2.0 * i as f64 - 4.0)).exp().min(1.0);
        (probability * f64::from(u32::MAX)) as u32
    });
    let memory = device.upload(&spins)?;
    for sweep in 0..12_u32 {
        for colour in 0..2_i32 {
            let arguments: [&dyn crate::device::Argument; 6] = [&memory, &SIZE, &SEED, &sweep, &colour, &rates];
            program.run("update", &arguments, [SIZE as usize / 2, SIZE as usize], [1, 1])?;
            for place in (0..SIZE * SIZE).filter(|place| (place % SIZE + place / SIZE + colour) % 2 == 0) {
                let spin = i32::from(spins[place as usize]);
                let cost = spin * neighbours(&spins, place).iter().sum::<i32>();
                if hash(SEED, sweep, place as u32) <= rates[((cost + 4) / 2) as usize] {
                    spins[place as usize] = -spins[place as usize];
                }
            }
        }
    }
    equal("spins", &device.download(&memory)?, &spins)?;
    let sums = device.zeroed::<[i32; 2]>(SIZE as usize)?;
    program.run("measure", &[&memory, &SIZE, &sums], [16 * SIZE as usize], [16])?;
    let row = |y: i32| {
        let places = y * SIZE..(y + 1) * SIZE;
        let one = |place: i32| {
            let [_, east, _, south] = neighbours(&spins, place);
            let spin = i32::from(spins[place as usize]);
            [-spin * (east + south), spin]
        };
        places.map(one).fold([0, 0], |sum, one| [sum[0] + one[0], sum[1] + one[1]])
    };
    equal("sums", &device.download(&sums)?, &(0..SIZE).map(row).collect::<Vec<_>>())?;
    program.run("freeze", &[&memory], [spins.len()], [1])?;
    program.run("measure", &[&memory, &SIZE, &sums], [16 * SIZE as usize], [16])?;
    equal("frozen", &device.download(&sums)?, &[[-2 * SIZE, SIZE]; SIZE as usize])
}

/// Returns the neighbours: west, east, north, south.
fn neighbours(spins: &[i8], place: i32) -> [i32; 4] {
    let (x, y) = (place % SIZE, place / SIZE);
    [(-1, 0), (1, 0), (0, -1), (0, 1)]
        .map(|(i, j)| i32::from(spins[((y + j).rem_euclid(SIZE) * SIZE + (x + i).rem_euclid(SIZE)) as usize]))
}

fn hash(a: u32, b: u32, c: u32) -> u32 {
    let mut x = a.wrapping_mul(0x9e37_79b1) ^ b.wrapping_mul(0x85eb_ca77) ^ c.wrapping_mul(0xc2b2_ae3d);
    x = (x ^ (x >> 15)).wrapping_mul(0x2c1b_3c6d);
    x = (x ^ (x >> 12)).wrapping_mul(0x297a_2d39);
    x ^ (x >> 15)
}
