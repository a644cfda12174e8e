//! Dot products of bytes, with and without instructions for them.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(48);
    let edges = [0, 0x7f7f_7f7f, 0x8080_8080, u32::MAX, 0x7fff_ffff, 0x8000_0000, 0x01ff_80fe];
    let pairs = edges.iter().flat_map(|a| edges.iter().map(|b| [*a, *b]));
    let pairs: Vec<[u32; 2]> = pairs.chain(random.list(200, |random| [random.word(), random.word()])).collect();
    let (left, right): (Vec<u32>, Vec<u32>) = pairs.iter().map(|[a, b]| (*a, *b)).unzip();
    let (a, b) = (device.upload(&left)?, device.upload(&right)?);
    let results = device.zeroed::<[u32; 8]>(pairs.len())?;
    program.run("dots", &[&a, &b, &results], [pairs.len()], [1])?;
    let want: Vec<[u32; 8]> = pairs.iter().map(|[a, b]| row(*a, *b)).collect();
    equal("results", &device.download(&results)?, &want)
}

fn row(a: u32, b: u32) -> [u32; 8] {
    let signed = |word: u32| word.to_le_bytes().map(|byte| i32::from(byte as i8));
    let unsigned = |word: u32| word.to_le_bytes().map(i32::from);
    let dot = |x: [i32; 4], y: [i32; 4]| x.iter().zip(y).map(|(x, y)| x * y).sum::<i32>();
    let both_signed = dot(signed(a), signed(b));
    let both_unsigned = dot(unsigned(a), unsigned(b)) as u32;
    [
        both_signed as u32,
        both_unsigned,
        dot(signed(a), unsigned(b)) as u32,
        both_signed.saturating_add(a as i32) as u32,
        both_unsigned.saturating_add(a),
        both_signed as u32,
        both_unsigned,
        dot(unsigned(a), signed(b)) as u32,
    ]
}
