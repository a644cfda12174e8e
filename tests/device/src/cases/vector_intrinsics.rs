//! Intrinsics with vectors that the host's LLVM does not compile, so that the differential test cannot compare them.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Device, Program};

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(41);
    interleave(device, &program, &mut random)?;
    for stride in [2, 3, 7] {
        multiply(device, &program, &mut random, stride)?;
    }
    multiply_floats(device, &program, &mut random)?;
    for (from, to) in [(4, 4), (12, 4), (4, 8), (8, 12)] {
        for (bits, count) in [(0xFF, 8), (0xFF, 5), (0xA5, 8), (0x5A, 3), (0xFF, 0), (0, 8)] {
            copy(device, &program, &mut random, Strides { from, to }, Lanes { bits, count })?;
        }
    }
    (-40..=40).try_for_each(|distance| dependence(device, &program, distance))
}

fn interleave(device: &Device, program: &Program<'_>, random: &mut Random) -> Outcome {
    let numbers: Vec<u32> = random.list(4 * (3..=8).sum::<usize>(), Random::word);
    let input = device.upload(&numbers)?;
    let (mixed, firsts) = (device.zeroed::<u32>(numbers.len())?, device.zeroed::<u32>(4 * 6)?);
    program.run("interleave", &[&input, &mixed, &firsts], [1], [1])?;
    let (mut want, mut want_firsts) = (Vec::new(), Vec::new());
    let mut rest = numbers.as_slice();
    for factor in 3..=8 {
        let (vector, others) = rest.split_at(4 * factor);
        rest = others;
        for group in vector.chunks(factor) {
            want.extend(group.iter().rev());
            want_firsts.push(group[0]);
        }
    }
    equal("interleaved", &device.download(&mixed)?, &want)?;
    equal("first parts", &device.download(&firsts)?, &want_firsts)
}

/// Returns the product of a matrix of 2 rows and 3 columns and one of 3 rows and 4 columns, by columns.
fn product<T: Copy>(a: &[[T; 2]], b: &[T], sum: impl Fn([(T, T); 3]) -> T) -> Vec<T> {
    let column = |column: &[T]| [0, 1].map(|row| sum([0, 1, 2].map(|at| (a[at][row], column[at]))));
    b.chunks(3).flat_map(column).collect()
}

fn multiply(device: &Device, program: &Program<'_>, random: &mut Random, stride: usize) -> Outcome {
    let (a, b): (Vec<u32>, Vec<u32>) = (random.list(3 * stride, Random::word), random.list(12, Random::word));
    let result = device.zeroed::<u32>(12)?;
    let buffers = (device.upload(&a)?, device.upload(&b)?);
    program.run("multiply", &[&buffers.0, &(stride as u64), &buffers.1, &result], [1], [1])?;
    let columns: Vec<[u32; 2]> = a.chunks(stride).map(|column| [column[0], column[1]]).collect();
    let product =
        product(&columns, &b, |pairs| pairs.iter().fold(0, |sum: u32, (x, y)| sum.wrapping_add(x.wrapping_mul(*y))));
    let mut want = vec![0; 12];
    for (at, number) in product.into_iter().enumerate() {
        want[at / 2 + 6 * (at % 2)] = number;
    }
    equal("transposed product", &device.download(&result)?, &want)
}

fn multiply_floats(device: &Device, program: &Program<'_>, random: &mut Random) -> Outcome {
    // Whole numbers: every result is exact.
    let number = |random: &mut Random| random.between(-100, 100) as f32;
    let (a, b): (Vec<[f32; 2]>, Vec<f32>) =
        (random.list(3, |random| [(); 2].map(|()| number(random))), random.list(12, number));
    let result = device.zeroed::<f32>(8)?;
    program.run("multiply_floats", &[&device.upload(&a)?, &device.upload(&b)?, &result], [1], [1])?;
    let want = product(&a, &b, |pairs| pairs.iter().map(|(x, y)| x * y).sum());
    equal("product", &device.download(&result)?, &want)
}

/// Distances in bytes.
#[derive(Clone, Copy)]
struct Strides {
    from: u64,
    to: u64,
}

/// The lanes that a copy may touch: the bits of the mask, of the first `count` lanes.
#[derive(Clone, Copy)]
struct Lanes {
    bits: u8,
    count: u32,
}

fn copy(device: &Device, program: &Program<'_>, random: &mut Random, strides: Strides, lanes: Lanes) -> Outcome {
    let numbers: Vec<u32> = random.list(8 * 3, Random::word);
    let (from, to) = (device.upload(&numbers)?, device.zeroed::<u32>(8 * 3)?);
    program.run("copy", &[&from, &strides.from, &to, &strides.to, &lanes.bits, &lanes.count], [1], [1])?;
    let mut want = vec![0; numbers.len()];
    for lane in (0..lanes.count as usize).filter(|lane| lanes.bits >> lane & 1 == 1) {
        want[lane * strides.to as usize / 4] = numbers[lane * strides.from as usize / 4];
    }
    equal("copied lanes", &device.download(&to)?, &want)
}

/// Compares with the definitions: a lane of a write after a read is safe if the write is not after the read, or if it is
/// nearer than they are; one of a read after a write if both are to one place, or if it is nearer than they are.
fn dependence(device: &Device, program: &Program<'_>, distance: i64) -> Outcome {
    let masks = device.zeroed::<u8>(2)?;
    program.run("dependence", &[&distance, &masks], [1], [1])?;
    let mask = |is_safe: &dyn Fn(i64) -> bool| (0..8).filter(|&lane| is_safe(4 * lane)).map(|lane| 1 << lane).sum();
    let want: [u8; 2] =
        [mask(&|offset| distance <= 0 || offset < distance), mask(&|offset| distance == 0 || offset < distance.abs())];
    equal(&format!("masks for {distance}"), &device.download(&masks)?, &want)
}
