//! Private arrays whose length the host chooses before the module is built: specialized by the OpenCL runtime, or by
//! this crate.

use bytemuck::Pod;

use crate::Outcome;
use crate::compare::equal;
use crate::device::{Device, Program};

const ITEMS: usize = 6;

/// The length is constant 0 itself, 16 by default.
pub(super) fn check_plain(device: &Device) -> Outcome {
    for length in [None, Some(1), Some(5), Some(16), Some(64), Some(1000)] {
        for program in build(device, 0, length)? {
            let sums = device.zeroed::<f32>(ITEMS)?;
            let lengths = device.zeroed::<i32>(ITEMS)?;
            program.run("fill_and_sum", &[&sums, &lengths], [ITEMS], [1])?;
            let length = length.unwrap_or(16);
            equal("lengths", &device.download(&lengths)?, &[length; ITEMS])?;
            // Every element counts three times: once alone and once doubled.
            let total = |me: usize| (0..length).map(|i| 3.0 * (i as f32 * 0.5 + me as f32)).sum();
            let want: Vec<f32> = (0..ITEMS).map(total).collect();
            equal("sums", &device.download(&sums)?, &want)?;
        }
    }
    Ok(())
}

/// The length is 2 * n + 1, where n is constant 7, 3 by default.
pub(super) fn check_computed(device: &Device) -> Outcome {
    for n in [None, Some(0_i16), Some(1), Some(50), Some(700)] {
        for program in build(device, 7, n)? {
            let sums = device.zeroed::<u64>(ITEMS)?;
            program.run("weigh", &[&sums], [ITEMS], [1])?;
            let length = 2 * n.unwrap_or(3) as u64 + 1;
            let total = |me: u64| match me % 2 {
                0 => length + (0..length).map(|i| (i ^ me) * (length - i)).sum::<u64>(),
                _ => u64::MAX,
            };
            let want: Vec<u64> = (0..ITEMS as u64).map(total).collect();
            equal("sums", &device.download(&sums)?, &want)?;
        }
    }
    Ok(())
}

/// The lengths are choices and conversions of constant 0, -5 by default.
pub(super) fn check_operations(device: &Device) -> Outcome {
    let values = [0, 1, 8, 9, 22, 39, 40, 41, 1000, 0x0080_0000, i32::MAX, -1, -2, -3, -4, -49, -50, -51, i32::MIN];
    for n in values.into_iter().map(Some).chain([None]) {
        for program in build(device, 0, n)? {
            let (constants, instructions) = (device.zeroed::<i32>(16)?, device.zeroed::<i32>(16)?);
            let sums = device.zeroed::<u32>(3)?;
            program.run("compute", &[&constants, &instructions, &sums], [1], [1])?;
            let numbers = operations(n.unwrap_or(-5));
            equal(&format!("constants of {n:?}"), &device.download(&constants)?, &numbers)?;
            equal(&format!("instructions of {n:?}"), &device.download(&instructions)?, &numbers)?;
            let total = |length: i32, first: u32| (0..length as u32).map(|index| first + index).sum();
            let want: [u32; 3] = [total(numbers[1], 1000), total(numbers[3], 2000), total(numbers[10], 3000)];
            equal(&format!("sums of {n:?}"), &device.download(&sums)?, &want)?;
        }
    }
    Ok(())
}

fn operations(n: i32) -> [i32; 16] {
    let (abs, smin) = (n.unsigned_abs(), n.min(40));
    let umin = abs.min(50);
    let rounded = (abs as f32 * 1.5) as u32;
    let half = f64::from(n) * 0.5;
    let odd = (n << 8 >> 8).max(-3);
    [
        smin,
        smin.max(1),
        umin as i32,
        umin.max(2) as i32,
        abs as i32,
        if n > 8 { 7 } else { 3 },
        rounded as i32,
        half as i32,
        ((abs as f32).to_bits() >> 23) as i32,
        i32::from(n < 0),
        rounded.min(33) as i32 + 1,
        (half as f32).to_bits() as i32,
        odd,
        n ^ 21,
        n,
        0,
    ]
}

/// Builds the program specialized by the runtime and by this crate; without a value the constant keeps its default.
fn build<T: Pod + ToString>(device: &Device, id: u32, value: Option<T>) -> Outcome<[Program<'_>; 2]> {
    let settings: Vec<_> = value.iter().map(|value| format!("{id}={}", value.to_string())).collect();
    let by_runtime = match value {
        Some(value) => device.specialize(&[(id, value)]),
        None => device.build(),
    };
    Ok([by_runtime?, device.specialize_first(&settings)?])
}
