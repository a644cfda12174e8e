//! Traps: a work-item ends where its kernel traps, or calls a function that does and never returns.

use crate::Outcome;
use crate::compare::equal;
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let numbers: [u32; 8] = [5, 0, 7, 1, 1, 0, 9, 2];
    let (input, output) = (device.upload(&numbers)?, device.zeroed::<u32>(numbers.len())?);
    program.run("numbers", &[&input, &output], [numbers.len()], [1])?;
    let want = numbers.map(|number| match number {
        0 => -3_i32 as u32,
        1 => -1_i32 as u32,
        other => other,
    });
    equal("numbers", &device.download(&output)?, &want)
}
