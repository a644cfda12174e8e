//! Specialization constants of every type that the host can set, specialized by the OpenCL runtime and by this crate,
//! and a length computed from them.

use bytemuck::bytes_of;

use crate::Outcome;
use crate::compare::equal;
use crate::device::Device;

/// Values for the constants, in the order of their ids.
struct Values {
    c: u8,
    s: i16,
    i: i32,
    l: i64,
    f: f32,
    d: f64,
    b: bool,
}

const DEFAULTS: Values = Values { c: 100, s: -3, i: 7, l: 1_000_000_000_000, f: 0.5, d: 0.1, b: true };

const CHOSEN: [Values; 4] = [
    Values { c: 0, s: 0, i: 0, l: 0, f: 0.0, d: -0.0, b: false },
    Values { c: 255, s: i16::MIN, i: i32::MIN, l: i64::MIN, f: f32::MAX, d: f64::MIN_POSITIVE, b: true },
    Values { c: 17, s: i16::MAX, i: -1, l: -1, f: -1.0e-40, d: 1.0e300, b: false },
    Values { c: 200, s: -12_345, i: 2, l: 77, f: f32::INFINITY, d: 3.0, b: true },
];

pub(super) fn check(device: &Device) -> Outcome {
    let mut programs = vec![(&DEFAULTS, device.build()?), (&DEFAULTS, device.specialize_first(&[])?)];
    for values in &CHOSEN {
        programs.push((values, device.specialize_bytes(&values.bytes())?));
        programs.push((values, device.specialize_first(&values.settings())?));
    }
    for (values, program) in &programs {
        let out = device.zeroed::<u64>(8)?;
        program.run("numbers", &[&out], [1], [1])?;
        equal("numbers", &device.download(&out)?, &values.expected())?;
    }
    Ok(())
}

impl Values {
    fn bytes(&self) -> Vec<(u32, Vec<u8>)> {
        let Self { c, s, i, l, f, d, b } = self;
        let b = u8::from(*b);
        let bytes = [bytes_of(c), bytes_of(s), bytes_of(i), bytes_of(l), bytes_of(f), bytes_of(d), bytes_of(&b)];
        (0..).zip(bytes.map(<[u8]>::to_vec)).collect()
    }

    fn settings(&self) -> Vec<String> {
        let Self { c, s, i, l, f, d, b } = self;
        vec![
            format!("0={c}"),
            format!("1={s}"),
            format!("2={i}"),
            format!("3={l}"),
            format!("4={f}"),
            format!("5={d:e}"),
            format!("6={b}"),
        ]
    }

    fn expected(&self) -> [u64; 8] {
        let Self { c, s, i, l, f, d, b } = *self;
        let mixed = (i32::from(c) * i32::from(c)) ^ i32::from(s);
        let turned = ((mixed & 0xFFFF) / 5) >> (i & 3);
        let length = turned - i32::from(s) % 31 + (l as i32 & 15) + 32;
        [
            u64::from(c),
            i64::from(s) as u64,
            u64::from(i as u32),
            l as u64,
            u64::from(f.to_bits()),
            d.to_bits(),
            u64::from(b),
            (length - 1) as u64,
        ]
    }
}
