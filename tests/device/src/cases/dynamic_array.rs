//! Private arrays whose length is known only when the kernel runs.

use crate::Outcome;
use crate::compare::equal;
use crate::device::Device;

/// A different length in every work-item; the memory is released after each round.
pub(super) fn check_saved(device: &Device) -> Outcome {
    let program = device.build()?;
    for (lengths, rounds) in [
        (&[5][..], 1),
        (&[1, 2, 3, 0, 64, 17, 300, 8], 3),
        // The total exceeds a work-item's stack unless the memory of a round is released.
        (&[20_000, 1, 20_000, 999], 400),
    ] {
        let input = device.upload(lengths)?;
        let sums = device.zeroed::<u32>(lengths.len())?;
        program.run("fold", &[&input, &rounds, &sums], [lengths.len()], [1])?;
        let want: Vec<u32> = lengths.iter().map(|length| fold(*length, rounds)).collect();
        equal("sums", &device.download(&sums)?, &want)?;
    }
    Ok(())
}

fn fold(length: u32, rounds: u32) -> u32 {
    let mut total = 0_u32;
    for round in 0..rounds {
        let array: Vec<u32> = (0..length).map(|i| i.wrapping_mul(i).wrapping_add(round)).collect();
        for (weight, value) in (1..).zip(array.iter().rev()) {
            total = total.wrapping_add(value.wrapping_mul(weight));
        }
    }
    total
}

/// The array is allocated in the entry block, and a second one under a condition; neither is released.
pub(super) fn check_unsaved(device: &Device) -> Outcome {
    let program = device.build()?;
    for bins in [1_u32, 2, 4, 5, 33, 1000] {
        let sums = device.zeroed::<u32>(12)?;
        program.run("drop", &[&bins, &sums], [12], [4])?;
        let want: Vec<u32> = (0..12).map(|me| drop_numbers(me, bins)).collect();
        equal("sums", &device.download(&sums)?, &want)?;
    }
    Ok(())
}

fn drop_numbers(me: u32, bins: u32) -> u32 {
    let mut counts = vec![0; bins as usize];
    let mut number = me;
    for _ in 0..100 {
        number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        counts[((number >> 16) % bins) as usize] += 1;
    }
    let bonus = match counts.iter().nth_back(1) {
        Some(count) if bins > 4 => {
            if count % 2 == 1 {
                7
            } else {
                1
            }
        }
        _ => 0,
    };
    bonus + (1..).zip(counts).map(|(weight, count)| weight * count).sum::<u32>()
}
