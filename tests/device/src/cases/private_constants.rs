//! Constants in private memory, and addresses among the initial values of global memory.

use crate::Outcome;
use crate::compare::equal;
use crate::device::Device;

type Line = [i64; 16];

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    for count in [1, 7] {
        let results = device.zeroed::<Line>(count)?;
        program.run("read", &[&results], [count], [1])?;
        let want: Vec<Line> = (0..count).map(read).collect();
        equal("results", &device.download(&results)?, &want)?;
    }
    let results = device.zeroed::<Line>(1)?;
    program.run("follow", &[&results], [1], [1])?;
    equal("addresses", &device.download(&results)?, &[[0, 13, 11, 9, 12, 12, -2, 1, -3, 5, -5, 0, 0, 0, 0, 0]])
}

fn read(me: usize) -> Line {
    let index = me & 3;
    let letter = [b'a', b'y'][me & 1];
    let mut line = [0; 16];
    line[..6].copy_from_slice(&[7 + index as i64, -3, -5, 100 * (index as i64 + 1), i64::from(letter), 200]);
    line
}
