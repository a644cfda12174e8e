//! Private arrays of variable length in nested scopes.

use crate::Outcome;
use crate::compare::equal;
use crate::device::Device;

/// The lengths are none, one, odd and large numbers; their sum exceeds a work-item's stack unless the memory of a scope
/// is released.
const LENGTHS: [(&[u32], u32); 4] =
    [(&[5], 1), (&[1, 2, 3, 0, 64, 17, 301, 8], 4), (&[0, 0, 1, 1], 3), (&[20_000, 1, 20_001, 999], 300)];

/// C scopes that save and restore the stack, and arrays of many types.
pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    for (lengths, rounds) in LENGTHS {
        let input = device.upload(lengths)?;
        let sums = device.zeroed::<u32>(lengths.len())?;
        program.run("nested", &[&input, &rounds, &sums], [lengths.len()], [1])?;
        let want: Vec<u32> = lengths.iter().map(|length| nested(*length, rounds)).collect();
        equal("nested", &device.download(&sums)?, &want)?;
    }
    for rounds in [1_u32, 2, 5_000] {
        let sums = device.zeroed::<u32>(5)?;
        program.run("again", &[&rounds, &sums], [5], [1])?;
        let want: Vec<u32> = (0..5).map(|me| again(me, rounds)).collect();
        equal("again", &device.download(&sums)?, &want)?;
    }
    for length in [1_u32, 2, 7, 200, 1001] {
        let kernels: [(&str, Expected); 3] = [("records", records), ("aligned", aligned), ("scalars", scalars)];
        for (kernel, expected) in kernels {
            let results = device.zeroed::<Line>(6)?;
            program.run(kernel, &[&length, &results], [6], [1])?;
            let want: Vec<Line> = (0..6).map(|me| expected(me, u64::from(length))).collect();
            equal(kernel, &device.download(&results)?, &want)?;
        }
    }
    Ok(())
}

/// The result of a work-item with arrays of some types.
type Line = [u64; 4];

/// A function from the work-item's number and the length of the arrays to the result.
type Expected = fn(u64, u64) -> Line;

fn nested(length: u32, rounds: u32) -> u32 {
    let mut total = 0_u32;
    for round in 0..rounds {
        let squares: Vec<u32> = (0..length).map(|i| i.wrapping_mul(i).wrapping_add(round)).collect();
        for k in 0..3 {
            let number = |i: u32| squares.get(i as usize).copied().unwrap_or(7).wrapping_add(k) as u8;
            if length == 5 && k == 1 {
                continue;
            }
            total = (0..length + k).fold(total, |total, i| total.wrapping_mul(31).wrapping_add(number(i).into()));
            if length == 17 && round == 2 {
                return total;
            }
        }
        total =
            (1..).zip(squares).fold(total, |total, (weight, square)| total.wrapping_add(square.wrapping_mul(weight)));
    }
    total
}

fn again(me: u32, rounds: u32) -> u32 {
    (0..rounds).fold(me, |total, round| {
        let first = |i: u32| i.wrapping_add(round);
        total.wrapping_mul(5).wrapping_add(first(998) ^ me).wrapping_add(first(me))
    })
}

fn records(me: u64, n: u64) -> Line {
    let places = (0..n).fold(0.0_f32, |total, i| total + (i as f32 + (i + 1) as f32 * me as f32 + 4.0));
    let weights: f64 = (0..n).map(|i| i as f64 * 0.5 * (i ^ me) as f64).sum();
    [0, places as u64, (0..n).map(|i| i * me + ((i * 3) & 255)).sum(), weights as u64]
}

fn aligned(me: u64, n: u64) -> Line {
    let bytes: u64 = (0..n).map(|i| ((n - 1 - i + me) & 255) * (i + 1)).sum();
    [0, 0, bytes + 255 * (n + 5), 0]
}

fn scalars(me: u64, n: u64) -> Line {
    let reals: f64 = (0..n).map(|i| i as f64 * 0.25 + me as f64).sum();
    let threes = (0..n).map(|i| i * 2 * i + me).sum();
    [0, (reals * 4.0) as u64, threes, (0..n).filter(|i| i & 3 == me & 3).sum()]
}

/// One saved state, which is restored twice in each iteration of a loop and once after it.
pub(super) fn check_restored(device: &Device) -> Outcome {
    let program = device.build()?;
    for (lengths, rounds) in LENGTHS {
        let input = device.upload(lengths)?;
        let sums = device.zeroed::<u32>(lengths.len())?;
        program.run("restored", &[&input, &rounds, &sums], [lengths.len()], [1])?;
        let want: Vec<u32> = lengths.iter().map(|length| restored(*length, rounds)).collect();
        equal("restored", &device.download(&sums)?, &want)?;
    }
    Ok(())
}

fn restored(length: u32, rounds: u32) -> u32 {
    let fill = |length: u32, start: u32| {
        let value = |i: u32| i.wrapping_mul(i).wrapping_add(start);
        (0..length).fold(0_u32, |all, i| all.wrapping_add(value(i).wrapping_mul(i + 1)))
    };
    let total = (0..rounds)
        .fold(7_u32, |total, round| total.wrapping_mul(5).wrapping_add(fill(length, round) ^ fill(length / 2, total)));
    fill(length, total)
}
