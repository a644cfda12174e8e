//! Look-ups in constants of the program, compared with the same tables here.

use crate::Outcome;
use crate::compare::equal;
use crate::device::Device;

struct Family {
    units: &'static [(f64, f64, &'static [u8])],
    reference: [f64; 2],
}

const FAMILIES: [Family; 2] = [
    Family {
        units: &[(1.0, 0.0, b"metre"), (0.25, -3.0, b"hand"), (1000.0, 12.0, b"kilometre")],
        reference: [0.5, -2.0],
    },
    Family { units: &[(60.0, 1.0, b"minute"), (3600.0, -1.0, b"hour")], reference: [1e10, 0.09375] },
];
const GRID: [i64; 12] = [1, 2, 3, 0, 0, 0, 0, -4, 5, 6, 7, 8];
const WIDE: [u64; 3] = [0xfedc_ba98_7654_3210, 1 << 40, u64::MAX];

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    for count in [1_i32, 16, 333] {
        let requests: Vec<i32> = (0..count).map(|i| i * 7 % 1000).collect();
        let input = device.upload(&requests)?;
        let results = device.zeroed::<f64>(requests.len())?;
        let texts = device.zeroed::<[i32; 2]>(requests.len())?;
        program.run("convert", &[&input, &results, &texts], [requests.len()], [1])?;
        let (want, want_texts): (Vec<f64>, Vec<[i32; 2]>) = requests.iter().map(|request| convert(*request)).unzip();
        equal("values", &device.download(&results)?, &want)?;
        equal("texts", &device.download(&texts)?, &want_texts)?;

        let results = device.zeroed::<i64>(requests.len())?;
        program.run("look_up", &[&input, &results], [requests.len()], [1])?;
        let want: Vec<i64> = requests.iter().map(|request| look_up(*request as usize)).collect();
        equal("sums", &device.download(&results)?, &want)?;
    }
    Ok(())
}

fn convert(request: i32) -> (f64, [i32; 2]) {
    let bits = request as usize;
    let family = &FAMILIES[bits & 1];
    let (factor, offset, name) = family.units[(bits >> 1) % family.units.len()];
    let value = factor * f64::from(request) + offset + family.reference[bits >> 3 & 1];
    let sum = name.iter().fold(0, |sum, letter| sum * 3 + i32::from(*letter));
    (value, [name.len() as i32, sum])
}

fn look_up(request: usize) -> i64 {
    let value = GRID[request % 3 * 4 + request / 3 % 4] + (WIDE[request % 3] >> (request % 7 + 2)) as i64;
    // The kernel counts from the middle of the grid, two places back and two forward.
    value + GRID[4 + request % 5] + if request.is_multiple_of(2) { 3000 } else { -1000 }
}
