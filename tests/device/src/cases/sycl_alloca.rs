//! The example of SYCL's private_alloca: a span whose length the host chooses before the module is built, in the form
//! of the front end and in that of the post-link step.

use crate::Outcome;
use crate::compare::equal;
use crate::device::Device;

const ITEMS: usize = 7;

pub(super) fn check_intrinsic(device: &Device) -> Outcome {
    check(device)
}

pub(super) fn check_call(device: &Device) -> Outcome {
    check(device)
}

/// Checks both forms against one table of numbers.
fn check(device: &Device) -> Outcome {
    let input: Vec<f32> = (0..11).map(|i| i as f32 * 0.5 - 2.0).collect();
    for size in [None, Some(1_u64), Some(2), Some(17), Some(100), Some(5000)] {
        let program = match size {
            Some(size) => device.specialize(&[(0, size)])?,
            None => device.build()?,
        };
        let (numbers, out, sizes) =
            (device.upload(&input)?, device.zeroed::<f32>(ITEMS)?, device.zeroed::<u64>(ITEMS)?);
        program.run("run", &[&numbers, &(input.len() as u64), &out, &sizes], [ITEMS], [1])?;
        let size = size.unwrap_or(1);
        equal("sizes", &device.download(&sizes)?, &[size; ITEMS])?;
        let total =
            |me: usize| (0..size as usize).rev().fold(0.0_f32, |total, i| total * 0.5 + input[(i + me) % input.len()]);
        let want: Vec<f32> = (0..ITEMS).map(total).collect();
        equal("sums", &device.download(&out)?, &want)?;
    }
    Ok(())
}
