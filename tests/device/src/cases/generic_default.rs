//! A module whose pointers are generic by default, and whose variables are in address space 4.

use crate::Outcome;
use crate::compare::equal;
use crate::device::{Device, LocalBytes};

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    for count in [1, 3, 64] {
        let out = device.upload(&vec![[1000_u32, 0, 0]; count])?;
        program.run("add_squares", &[&out, &LocalBytes(4)], [count], [1])?;
        let want: Vec<[u32; 3]> = (0..count).map(add_squares).collect();
        equal("sums", &device.download(&out)?, &want)?;
    }
    Ok(())
}

/// Returns what a work-item stores: its element of global memory, the sum of private and local memory, and its copy of the
/// count.
fn add_squares(me: usize) -> [u32; 3] {
    let square = (me as u32 & 3).pow(2);
    let to = |kind: usize| if me % 3 == kind { square } else { 0 };
    [1000 + to(2), 100 + to(0) + to(1), 7 + square]
}
