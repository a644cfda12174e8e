//! Runs rows on the device and compares the results.

use super::row::{Argument, Expected, Lane, Reference, Row, Values};
use super::scalar::Scalar;
use super::source::LANES;
use crate::Outcome;
use crate::compare::Random;
use crate::device::{Device, Freedom, Program};

/// The lanes of each width; a multiple of sixteen.
const TOTAL: usize = 960;

/// The maximum number of reported differences.
const TOLD: usize = 12;

/// Runs every row; fails with the first differences of each failed row.
pub(crate) fn check(device: &Device, rows: &[Row]) -> Outcome {
    let program = device.build()?;
    let mut failures = Vec::new();
    for row in rows {
        if let Err(message) = check_row(device, &program, row) {
            failures.push(message);
        }
    }
    if failures.is_empty() {
        return Ok(());
    }
    failures.truncate(TOLD);
    Err(failures.join("\n"))
}

fn check_row(device: &Device, program: &Program<'_>, row: &Row) -> Outcome {
    let mut random = Random::new(row.name.len() as u64 + 77);
    let places = 0..row.arguments.len();
    let inputs: Vec<Vec<u64>> = places.map(|place| values(row.arguments[place], place, &mut random)).collect();
    let buffers: Vec<_> = row
        .arguments
        .iter()
        .zip(&inputs)
        .map(|(argument, values)| device.upload(&to_bytes(argument.ty, values)))
        .collect::<Outcome<_>>()?;
    let size = row.result.bytes();
    let out = device.zeroed::<u8>(row.widths.len() * TOTAL * size)?;
    let total = TOTAL as u32;
    let mut arguments: Vec<&dyn crate::device::Argument> = buffers.iter().map(|buffer| buffer as _).collect();
    arguments.extend([&out as &dyn crate::device::Argument, &total]);
    program.run(&row.name, &arguments, [TOTAL / LANES], [1])?;
    // Few functions of real numbers have one right result.
    let got = match row.result.is_real() {
        true => device.download_free(&out, Freedom::Rounding)?,
        false if row.has_undefined => device.download_free(&out, Freedom::Device)?,
        false => device.download(&out)?,
    };
    let got = from_bytes(row.result, &got);
    for (width, got) in row.widths.iter().zip(got.chunks(TOTAL)) {
        for item in (0..TOTAL).step_by(LANES) {
            for group in 0..LANES / width {
                check_group(row, *width, item + group * width, &inputs, got)?;
            }
        }
    }
    Ok(())
}

/// Compares the lanes from `first` on.
fn check_group(row: &Row, width: usize, first: usize, inputs: &[Vec<u64>], got: &[u64]) -> Outcome {
    let lanes: Vec<Expected> = match &row.reference {
        Reference::Whole(reference) => {
            let groups = row
                .arguments
                .iter()
                .zip(inputs)
                .map(|(argument, values)| &values[first..first + if argument.is_one { 1 } else { width }]);
            reference(&groups.collect::<Vec<_>>())
        }
        Reference::Lane(reference) => {
            let lane = |lane: usize| {
                let mut bits = [0; 3];
                for (place, argument) in row.arguments.iter().enumerate() {
                    bits[place] = inputs[place][if argument.is_one { first } else { first + lane }];
                }
                reference(&Lane { arguments: &row.arguments, bits, width })
            };
            (0..width).map(lane).collect()
        }
    };
    for (lane, expected) in lanes.iter().enumerate() {
        let got = got[first + lane];
        if !expected.accepts(row.result, got) {
            let arguments = row.arguments.iter().zip(inputs).map(|(argument, values)| {
                show(argument.ty, values[if argument.is_one { first } else { first + lane }])
            });
            let arguments = arguments.collect::<Vec<_>>().join(", ");
            let got = show(row.result, got);
            return Err(format!("{}, width {width}: of ({arguments}): {got} instead of {expected:?}", row.name));
        }
    }
    Ok(())
}

fn show(ty: Scalar, bits: u64) -> String {
    match ty.is_real() {
        true => format!("{:e} [{bits:#x}]", ty.real(bits)),
        false => ty.int(bits).to_string(),
    }
}

pub(crate) fn to_bytes(ty: Scalar, values: &[u64]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()[..ty.bytes()].to_vec()).collect()
}

pub(crate) fn from_bytes(ty: Scalar, bytes: &[u8]) -> Vec<u64> {
    let number = |bytes: &[u8]| bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte));
    bytes.chunks(ty.bytes()).map(number).collect()
}

/// Returns the values of an argument: edges against edges of the others, then pseudo-random values.
fn values(argument: Argument, place: usize, random: &mut Random) -> Vec<u64> {
    let edges = edges(argument);
    let lane = |lane: usize| {
        if lane < edges.len() * edges.len() {
            return match place {
                0 => edges[lane % edges.len()],
                1 => edges[lane / edges.len()],
                _ => edges[(lane * 7 + lane / edges.len()) % edges.len()],
            };
        }
        any(argument, random)
    };
    (0..TOTAL).map(lane).collect()
}

fn edges(argument: Argument) -> Vec<u64> {
    let ty = argument.ty;
    match argument.values {
        Values::Moderate => [1.0, -1.0, 0.5, 2.0, -3.0, 0.25, 10.0].map(|value| ty.nearest(value)).to_vec(),
        Values::Bits(bits) => {
            let most = 1_i128 << (bits - 1);
            let least = if ty.is_signed() { -most } else { 0 };
            [0, 1, 2, 3, most - 1, most - 2, least, least + 1].map(|value| ty.wrap(value)).to_vec()
        }
        Values::Any if ty.is_real() => {
            let (tiny, infinity) = (1, ty.infinity());
            let least = 1 << (ty.digits() - 1);
            let sign = 1 << (ty.bits() - 1);
            let mut edges = vec![0, sign, tiny, sign | tiny, least, least - 1, sign | least, infinity, sign | infinity];
            edges.extend([infinity - 1, sign | (infinity - 1), ty.nearest(f64::NAN)]);
            let one = ty.nearest(1.0);
            edges.extend([one, one + 1, one - 1, sign | one]);
            edges.extend([0.5, -0.5, 1.5, -1.5, 2.0, -2.0, 2.5, 3.0, -3.0, 10.0, 100.25, -7.75].map(|x| ty.nearest(x)));
            edges
        }
        Values::Any => {
            let (least, most) = ty.range();
            let bits = i128::from(ty.bits());
            let mut edges =
                vec![0, 1, 2, 3, 7, bits - 1, bits, bits + 1, most, most - 1, most / 2, most / 2 + 1, -1, -2];
            edges.extend([least, least + 1, 0x5555_5555_5555_5555, 0x3333_3333_3333_3333, 0x0f0f_0f0f_0f0f_0f0f]);
            edges.into_iter().map(|value| ty.wrap(value)).collect()
        }
    }
}

fn any(argument: Argument, random: &mut Random) -> u64 {
    let ty = argument.ty;
    match argument.values {
        Values::Moderate => ty.nearest(f64::from(random.real(-10.0, 10.0))),
        Values::Bits(bits) if ty.is_signed() => ty.wrap(i128::from((random.bits() as i64) >> (64 - bits))),
        Values::Bits(bits) => ty.wrap(i128::from(random.bits() >> (64 - bits))),
        Values::Any if ty.is_real() => match random.below(3) {
            0 => {
                let bits = ty.wrap(i128::from(random.bits()));
                // One NaN is enough, and a quiet one.
                if ty.real(bits).is_nan() { ty.nearest(f64::NAN) } else { bits }
            }
            1 => ty.nearest(f64::from(random.real(-10.0, 10.0))),
            _ => {
                let size = f64::from(random.real(-7.0, 9.0)).exp2();
                ty.nearest(if random.below(2) == 0 { -size } else { size })
            }
        },
        Values::Any => match random.below(2) {
            0 => ty.wrap(i128::from(random.bits())),
            _ => ty.wrap(i128::from((random.bits() as i64) >> random.below(63))),
        },
    }
}
