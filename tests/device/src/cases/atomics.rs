//! Atomic functions, with results that do not depend on the order of work-items.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Device, Freedom, LocalBytes};

const COUNT: usize = 1024;
const GROUP: usize = 64;

/// `memory_order` and `memory_scope` that may go together.
const CHOICES: [(i32, i32); 8] = [(0, 1), (0, 2), (2, 1), (3, 2), (4, 1), (4, 2), (5, 2), (0, 4)];

pub(super) fn check(device: &Device) -> Outcome {
    let input = Random::new(19).list(COUNT, |random| random.between(-1_000_000, 1_000_000));
    legacy(device, &input)?;
    modern(device, &input)?;
    of_floats(device)?;
    chosen(device, &input)
}

fn legacy(device: &Device, input: &[i32]) -> Outcome {
    let program = device.build()?;
    let (values, old) = (device.upload(input)?, device.zeroed::<i32>(COUNT)?);
    let cells = device.upload(&[0, 0, i32::MAX, i32::MIN, -1, 0, 0, 0, 0, 5, 0, 1])?;
    let unsigned_cells = device.upload(&[u32::MAX, 0])?;
    program.run("legacy", &[&values, &cells, &unsigned_cells, &old], [COUNT], [GROUP])?;

    let cells = device.download_free(&cells, Freedom::Order)?;
    let sum = sum(input);
    let folded = [sum, sum.wrapping_neg(), least(input), greatest(input), all(input), any(input), parity(input)];
    equal("legacy", &cells[..7], &folded)?;
    equal("counts", &cells[7..9], &[COUNT as i32, -(COUNT as i32)])?;
    equal("exchanged", &[cells[9].wrapping_add(cells[10])], &[sum.wrapping_add(5)])?;
    equal("compared", &cells[11..12], &[repeat(1, |seen| seen.wrapping_mul(3).wrapping_add(1))])?;
    equal("unsigned", &device.download(&unsigned_cells)?, &unsigned_ends(input))?;
    let mut tickets = device.download_free(&old, Freedom::Order)?;
    tickets.sort_unstable();
    equal("tickets", &tickets, &(0..COUNT as i32).collect::<Vec<_>>())
}

fn modern(device: &Device, input: &[i32]) -> Outcome {
    let program = device.build()?;
    let (values, count) = (device.upload(input)?, device.zeroed::<i32>(1)?);
    let cells = device.upload(&[0, 0, i32::MAX, i32::MIN, -1, 0, 0, 5, 0, 1, 1, 0, 0, 0, 0, 1])?;
    let (unsigned_cells, wide) = (device.upload(&[u32::MAX, 0])?, device.zeroed::<i64>(1)?);
    let local = LocalBytes(2 * size_of::<i32>());
    program.run("modern", &[&values, &cells, &unsigned_cells, &wide, &count, &local], [COUNT], [GROUP])?;

    let cells = device.download_free(&cells, Freedom::Order)?;
    let sum = sum(input);
    let folded = [sum, sum.wrapping_neg(), least(input), greatest(input), all(input), any(input), parity(input)];
    equal("modern", &cells[..7], &folded)?;
    equal("exchanged", &[cells[7].wrapping_add(cells[8])], &[sum.wrapping_add(5)])?;
    let strong = repeat(1, |seen| seen.wrapping_mul(3).wrapping_add(1));
    let weak = repeat(1, |seen| seen.wrapping_mul(5).wrapping_add(2));
    equal("compared", &cells[9..11], &[strong, weak])?;
    equal("flags", &[cells[11] != 0, cells[15] != 0], &[true, false])?;
    equal("first", &device.download(&count)?, &[1])?;
    // Each of the groups starts its second cell with 7.
    let sevens = if (COUNT / GROUP).is_multiple_of(2) { 0 } else { 7 };
    equal("shared", &cells[12..15], &[sum, parity(input) ^ sevens, 42])?;
    equal("unsigned", &device.download(&unsigned_cells)?, &unsigned_ends(input))?;
    let total: i64 = input.iter().map(|value| i64::from(*value) << 20).sum();
    equal("wide", &device.download(&wide)?, &[total])
}

fn of_floats(device: &Device) -> Outcome {
    let program = device.build()?;
    let cell = device.upload(&[0.0_f32])?;
    let expected = device.upload(&[-0.0_f32])?;
    let desired = device.upload(&[1.0_f32, 2.0, 3.0])?;
    let done = device.zeroed::<i32>(4)?;
    program.run("of_floats", &[&cell, &expected, &desired, &done], [1], [1])?;
    // The first attempt only learns that the zero is positive.
    equal("of floats", &device.download(&done)?, &[0, 1, 2.0_f32.to_bits() as i32, 3.0_f32.to_bits() as i32])?;
    equal("expected", &device.download(&expected)?, &[0.0])
}

fn chosen(device: &Device, input: &[i32]) -> Outcome {
    let program = device.build()?;
    let values = device.upload(input)?;
    for (order, scope) in CHOICES {
        let cell = device.zeroed::<i32>(1)?;
        program.run("chosen", &[&values, &cell, &order, &scope], [COUNT], [GROUP])?;
        equal(&format!("order {order}, scope {scope}"), &device.download(&cell)?, &[sum(input)])?;
    }
    Ok(())
}

fn sum(input: &[i32]) -> i32 {
    input.iter().fold(0, |sum, value| sum.wrapping_add(*value))
}

fn least(input: &[i32]) -> i32 {
    input.iter().copied().min().unwrap_or(i32::MAX)
}

fn greatest(input: &[i32]) -> i32 {
    input.iter().copied().max().unwrap_or(i32::MIN)
}

fn all(input: &[i32]) -> i32 {
    input.iter().fold(-1, |bits, value| bits & value)
}

fn any(input: &[i32]) -> i32 {
    input.iter().fold(0, |bits, value| bits | value)
}

fn parity(input: &[i32]) -> i32 {
    input.iter().fold(0, |bits, value| bits ^ value)
}

fn unsigned_ends(input: &[i32]) -> [u32; 2] {
    let unsigned = input.iter().map(|value| *value as u32);
    [unsigned.clone().min().unwrap_or(u32::MAX), unsigned.max().unwrap_or(0)]
}

fn repeat(start: i32, step: impl Fn(i32) -> i32) -> i32 {
    (0..COUNT).fold(start, |value, _| step(value))
}
