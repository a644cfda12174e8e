//! Variables in private memory, of which every work-item has its own, and variables that generic pointers reach.

use crate::Outcome;
use crate::compare::equal;
use crate::device::Device;

type Line = [i64; 16];

const ITEMS: usize = 37;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let results = device.zeroed::<Line>(ITEMS)?;
    program.run("run", &[&results], [ITEMS], [1])?;
    let want: Vec<Line> = (0..ITEMS as i64).map(line).collect();
    equal("results", &device.download(&results)?, &want)?;

    let results = device.zeroed::<[i64; 2]>(1)?;
    program.run("after", &[&results], [1], [1])?;
    equal("what is left", &device.download(&results)?, &[[1000 + ITEMS as i64, 5]])
}

fn line(me: i64) -> Line {
    let mut line = [0; 16];
    let squares: i64 = (0..20).map(|n| n * n).sum();
    let sum = 9 + squares + 20 * me;
    line[..8].copy_from_slice(&[8, me - 1, 0xff_ffff - me, me, 22 * 33, sum, 2000 * (1 + (me & 1)), 1]);
    line
}
