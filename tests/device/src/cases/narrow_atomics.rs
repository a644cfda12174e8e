//! Atomic operations on integers of 8 and 16 bits by the names of instructions, next to each other in memory.

use crate::Outcome;
use crate::compare::equal;
use crate::device::{Device, Program};

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    for count in [1, 100, 1000] {
        let bytes = device.upload(&[7_u8, 0x80, 0xFF, 0, 0xFF, 0xFF, 0xFE, 0xFF, 0x55, 3, 0xAB, 0xCD])?;
        program.run("change", &[&bytes], [count], [1])?;
        equal("changed", &device.download(&bytes)?, &changed(count))?;
    }
    for comparator in [0x12, 0x34] {
        exchange(device, &program, comparator)?;
    }
    Ok(())
}

fn changed(count: usize) -> Vec<u8> {
    let all = || 0..count;
    let sum: usize = all().sum();
    let largest = all().map(|me| me as u8 as i8).max().unwrap_or(i8::MIN);
    let halves = [0x00FF_u16.wrapping_sub(sum as u16), 0, 0xFFFE_u16.wrapping_add(count as u16)];
    let mut bytes = vec![7_u8.wrapping_add(sum as u8), largest as u8];
    bytes.extend(halves.iter().flat_map(|half| half.to_le_bytes()));
    bytes.push(all().fold(0x55, |bits, me| bits ^ me as u8));
    bytes.push(3_u8.wrapping_sub(count as u8));
    bytes.extend([0xAB, 0xCD]);
    bytes
}

fn exchange(device: &Device, program: &Program<'_>, comparator: u8) -> Outcome {
    let bytes = device.upload(&[0x12_u8, 0x99, 0x34, 0x56, 0, 0, 0, 0, 0, 0, 0x77, 0x88])?;
    program.run("exchange", &[&bytes, &comparator, &0x21_u8, &0xBEEF_u16], [1], [1])?;
    let kept = if comparator == 0x12 { 0x21 } else { 0x12 };
    equal(
        "exchanged",
        &device.download(&bytes)?,
        &[kept, 0x99, 0xEF, 0xBE, 0x12, kept, 0x34, 0x56, 0xEF, 0xBE, 0x77, 0x88],
    )
}
