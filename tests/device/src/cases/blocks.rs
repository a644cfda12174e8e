//! Kernels that kernels start, on the device's default queue.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Device, Freedom, Program};

const COUNT: usize = 64;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let values = Random::new(41).list(COUNT, |random| random.between(-1000, 1000));
    let _queue = device.device_queue()?;
    scale(device, &program, &values)?;
    chain(device, &program, &values)?;
    sums(device, &program, &values)?;
    questions(device, &program)
}

fn scale(device: &Device, program: &Program<'_>, values: &[i32]) -> Outcome {
    let (memory, status) = (device.upload(values)?, device.upload(&[-1])?);
    program.run("scale", &[&memory, &(COUNT as i32), &7, &-5, &status], [1], [1])?;
    equal("status", &device.download(&status)?, &[0])?;
    let want: Vec<i32> = values.iter().map(|value| value * 7 - 5).collect();
    equal("scaled", &device.download(&memory)?, &want)
}

fn chain(device: &Device, program: &Program<'_>, values: &[i32]) -> Outcome {
    let (memory, status) = (device.upload(values)?, device.upload(&[-1])?);
    program.run("chain", &[&memory, &(COUNT as i32), &status], [1], [1])?;
    equal("status", &device.download(&status)?, &[0])?;
    let want: Vec<i32> = values.iter().map(|value| (value + 3) * 2 - 1).collect();
    equal("three steps", &device.download(&memory)?, &want)
}

fn sums(device: &Device, program: &Program<'_>, values: &[i32]) -> Outcome {
    let (memory, status) = (device.upload(values)?, device.upload(&[-1])?);
    let totals = device.zeroed::<i32>(COUNT / 8)?;
    program.run("sums", &[&memory, &totals, &(COUNT as i32), &status], [1], [1])?;
    equal("status", &device.download(&status)?, &[0])?;
    let want: Vec<i32> = values.chunks(8).map(|group| group.iter().sum()).collect();
    equal("totals", &device.download(&totals)?, &want)
}

fn questions(device: &Device, program: &Program<'_>) -> Outcome {
    let (memory, answers) = (device.zeroed::<i32>(COUNT)?, device.zeroed::<u32>(2)?);
    program.run("questions", &[&memory, &answers], [1], [1])?;
    let got = device.download_free(&answers, Freedom::Device)?;
    match got[0] >= got[1] && got[1] > 0 {
        true => Ok(()),
        false => Err(format!("groups of at most {} work-items, in multiples of {}", got[0], got[1])),
    }
}
