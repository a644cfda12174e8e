//! Kernel parameters of types that OpenCL does not have.

use crate::Outcome;
use crate::compare::equal;
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    for (odd, bit) in [(0x00ff_fffe_u32, 1_u8), (0xab7f_ffff, 0)] {
        let results = device.zeroed::<i64>(10)?;
        // A Boolean, three bytes of padding, three bytes of four, a number.
        let record: [u64; 2] = [0x7755_6677_0000_0001, 0xfedc_ba98_7654_3210];
        let vector: [u16; 8] = [1, 2, 3, 4, 5, 0xfff6, 7, 8];
        let array: [u16; 3] = [1, 2, 0x8003];
        let wide: [u64; 2] = [1, 0x8000_0000_0000_0002];
        let three: [u32; 4] = [1, 2, 0xffff_fff3, 4];
        let pointers: [u64; 2] = [0x1000, 0x2000];
        program.run("show", &[&results, &odd, &vector, &record, &array, &bit, &wide, &three, &pointers], [1], [1])?;
        let want = [
            i64::from((odd << 8) as i32 >> 8),
            0xfff6,
            1,
            0x0055_6677,
            record[1] as i64,
            0x8003,
            i64::from(bit),
            wide[1] as i64,
            0xffff_fff3,
            0x2000,
        ];
        equal("results", &device.download(&results)?, &want)?;
    }
    Ok(())
}
