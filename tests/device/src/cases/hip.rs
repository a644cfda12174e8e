//! Kernels of a HIP program.

use crate::Outcome;
use crate::compare::{Random, close, equal};
use crate::device::{Device, Freedom, Program};

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(43);
    advance(device, &program, &mut random)?;
    block_sums(device, &program, &mut random)?;
    transpose(device, &program, &mut random)?;
    count_digits(device, &program, &mut random)
}

fn advance(device: &Device, program: &Program<'_>, random: &mut Random) -> Outcome {
    const COUNT: usize = 100;
    let mut vector = |random: &mut Random| [0; 4].map(|_| random.real(-5.0, 5.0));
    let places: Vec<[f32; 4]> = random.list(COUNT, &mut vector);
    let speeds: Vec<[f32; 4]> = random.list(COUNT, &mut vector);
    let time = 0.25_f32;
    let (place, speed) = (device.upload(&places)?, device.upload(&speeds)?);
    let length = device.zeroed::<f32>(COUNT)?;
    // More work-items than elements: the last ones do nothing.
    program.run("advance", &[&place, &speed, &length, &time, &(COUNT as i32)], [128], [32])?;
    let moved: Vec<[f32; 4]> =
        places.iter().zip(&speeds).map(|(place, speed)| std::array::from_fn(|i| place[i] + speed[i] * time)).collect();
    let lengths: Vec<f32> = moved.iter().map(|v| v.iter().map(|x| x * x).sum::<f32>().sqrt()).collect();
    close("places", device.download_free(&place, Freedom::Rounding)?.as_flattened(), moved.as_flattened(), 1e-6)?;
    close("lengths", &device.download_free(&length, Freedom::Rounding)?, &lengths, 1e-6)
}

fn block_sums(device: &Device, program: &Program<'_>, random: &mut Random) -> Outcome {
    for (blocks, width) in [(1, 64), (7, 16)] {
        let numbers = random.list(blocks * width, |random| random.between(-100_000, 100_000));
        let (input, output) = (device.upload(&numbers)?, device.zeroed::<i32>(blocks)?);
        program.run("block_sums", &[&input, &output], [blocks * width], [width])?;
        let want: Vec<i32> = numbers.chunks_exact(width).map(|list| list.iter().sum()).collect();
        equal("sums", &device.download(&output)?, &want)?;
    }
    Ok(())
}

fn transpose(device: &Device, program: &Program<'_>, random: &mut Random) -> Outcome {
    const WEIGHTS: [i32; 8] = [1, -2, 3, -5, 7, -11, 13, -17];
    let (width, height) = (32, 24);
    let numbers = random.list(width * height, |random| random.between(-1000, 1000));
    let (input, output) = (device.upload(&numbers)?, device.zeroed::<i32>(width * height)?);
    program.run("transpose", &[&input, &output, &(width as i32), &(height as i32)], [width, height], [8, 8])?;
    let mut want = vec![0; width * height];
    for y in 0..height {
        for x in 0..width {
            want[x * height + y] = numbers[y * width + x] * WEIGHTS[x % 8];
        }
    }
    equal("transposed", &device.download(&output)?, &want)
}

fn count_digits(device: &Device, program: &Program<'_>, random: &mut Random) -> Outcome {
    let numbers = random.list(96, |random| random.bits() >> random.below(60));
    let (input, counts) = (device.upload(&numbers)?, device.zeroed::<u32>(10)?);
    program.run("count_digits", &[&input, &counts], [96], [32])?;
    let mut want = [0_u32; 10];
    for digit in numbers.iter().filter(|number| **number != 0).flat_map(|number| number.to_string().into_bytes()) {
        want[usize::from(digit - b'0')] += 1;
    }
    equal("digits", &device.download(&counts)?, &want)
}
