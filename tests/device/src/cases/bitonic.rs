//! Records in the order of their keys, and none of them lost.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Device, LocalBytes};

/// The bytes of a record that hold something; the last one is padding.
const RECORD: u64 = 0x00ff_ffff_ffff_ffff;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(9);
    for (count, width) in [(2_usize, 1), (64, 32), (256, 16), (4096, 64)] {
        let records = random.list(count, |random| random.bits() & RECORD);
        let data = device.upload(&records)?;
        program.run("sort_blocks", &[&data, &LocalBytes(2 * width * 8)], [count / 2], [width])?;
        let mut run = width * 4;
        while run <= count {
            let mut reach = run / 2;
            while reach > 0 {
                program.run("merge_step", &[&data, &(run as u32), &(reach as u32)], [count / 2], [1])?;
                reach /= 2;
            }
            run *= 2;
        }

        let mut got: Vec<u64> = device.download(&data)?.into_iter().map(|record| record & RECORD).collect();
        let mut want = records;
        let key = |record: &u64| *record as u32;
        equal("order", &got.iter().map(key).collect::<Vec<_>>(), &{
            let mut keys: Vec<u32> = want.iter().map(key).collect();
            keys.sort_unstable();
            keys
        })?;
        // Records with the same key may stand in any order.
        got.sort_unstable();
        want.sort_unstable();
        equal("records", &got, &want)?;
    }
    Ok(())
}
