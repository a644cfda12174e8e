//! Integers of 24 bits: every operation wraps, shifts and compares at that width.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const RESULTS: usize = 24;

/// Returns a 24-bit number, its upper bits zero.
fn low(value: i64) -> u32 {
    value as u32 & 0xff_ffff
}

/// Returns the number with the sign in bit 23.
fn signed(value: u32) -> i64 {
    i64::from((value << 8) as i32 >> 8)
}

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(24);
    let edges = [0, 1, 2, 0x7f_ffff, 0x80_0000, 0x80_0001, 0xff_ffff, 0xff_fffe, 12_345];
    let pairs: Vec<[u32; 2]> = edges.iter().flat_map(|a| edges.iter().map(|b| [*a, *b])).collect();
    // The upper byte of an argument must not matter.
    let others = random.list(300, |random| [random.word(), random.word()]);
    for arguments in [&pairs[..1], &pairs, &others] {
        let (left, right): (Vec<u32>, Vec<u32>) = arguments.iter().map(|[a, b]| (*a, *b)).unzip();
        let (a, b) = (device.upload(&left)?, device.upload(&right)?);
        let results = device.zeroed::<[u32; RESULTS]>(arguments.len())?;
        program.run("calculate", &[&a, &b, &results], [arguments.len()], [1])?;
        let want: Vec<[u32; RESULTS]> = arguments.iter().map(|[a, b]| calculate(*a, *b)).collect();
        equal("results", &device.download(&results)?, &want)?;
    }
    Ok(())
}

fn calculate(a: u32, b: u32) -> [u32; RESULTS] {
    let (a, b) = (low(a.into()), low(b.into()));
    let (ua, ub) = (i64::from(a), i64::from(b));
    let (sa, sb) = (signed(a), signed(b));
    let shift = b & 15;
    // The divisor is odd, so it is not zero, and as the dividend is even, the quotient is in range.
    let (divisor, dividend) = (ub | 1, ua & !1);
    let signed_divisor = if signed(low(divisor)) == -1 { 3 } else { signed(low(divisor)) };
    let signed_dividend = signed(low(dividend));

    let power = (0..5).fold(a, |x, _| low(i64::from(x) * i64::from(x) + ub));
    let mixed = low(i64::from(low(ua * 3)) ^ i64::from(low(ub + 0x12_3456)));
    let kind = match a & 0x80_0003 {
        0 => 10,
        1 => 20,
        0x80_0002 => 30,
        0x80_0003 => 40,
        _ => 50,
    };
    [
        low(ua + ub),
        low(ua - ub),
        low(ua * ub),
        low(ua << shift),
        a >> shift,
        low(sa >> shift),
        low(dividend / divisor),
        low(dividend % divisor),
        low(signed_dividend / signed_divisor),
        low(signed_dividend % signed_divisor),
        u32::from(a < b),
        u32::from(sa < sb),
        u32::from(a == b),
        low(sa.min(sb)),
        (sa & !sb) as u32,
        power,
        mixed,
        kind,
        (sa as f32).to_bits(),
        (ua as f32).to_bits(),
        low(ua + ub + (ua - ub) + sa),
        low(i64::from(((sa >> 1) as f32) as i32)),
        low(-1 - ua),
        (sa as i16 as i32 as u32).wrapping_add((ua * 2) as u32),
    ]
}
