//! Pipes between launches: order, reservations, groups; on the host also full ones, and many groups.

use crate::Outcome;
use crate::compare::equal;
use crate::device::{Device, Pipe, Program};

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    between_launches(device, &program)?;
    reservations(device, &program)?;
    groups(device, &program)?;
    // The device reads nothing from a full pipe, and promises no progress of several groups.
    if device.is_host() { full(device, &program).and_then(|()| threads(device, &program)) } else { Ok(()) }
}

fn between_launches(device: &Device, program: &Program<'_>) -> Outcome {
    let pipe = device.pipe(4, 16)?;
    produce(device, program, &pipe, 100, &[0; 6])?;
    consume(device, program, &pipe, &[100, 101, 104, 109])?;
    produce(device, program, &pipe, 7, &[0; 3])?;
    consume(device, program, &pipe, &[116, 125, 7, 8, 11, -1])
}

/// Writes squares after a number.
fn produce(device: &Device, program: &Program<'_>, pipe: &Pipe, start: i32, statuses: &[i32]) -> Outcome {
    let found = device.zeroed::<i32>(statuses.len())?;
    program.run("produce", &[pipe, &start, &(statuses.len() as i32), &found], [1], [1])?;
    equal("statuses of writes", &device.download(&found)?, statuses)
}

/// Reads packets; -1 where there is none.
fn consume(device: &Device, program: &Program<'_>, pipe: &Pipe, want: &[i32]) -> Outcome {
    let (values, statuses) = (device.zeroed::<i32>(want.len())?, device.zeroed::<i32>(want.len())?);
    program.run("consume", &[pipe, &(want.len() as i32), &values, &statuses], [1], [1])?;
    equal("packets", &device.download(&values)?, want)?;
    let failed = want.iter().map(|value| i32::from(*value == -1)).collect::<Vec<_>>();
    let statuses = device.download(&statuses)?.into_iter().map(|status| i32::from(status < 0)).collect::<Vec<_>>();
    equal("statuses of reads", &statuses, &failed)
}

fn reservations(device: &Device, program: &Program<'_>) -> Outcome {
    let pipe = device.pipe(12, 8)?;
    let out = device.zeroed::<i32>(7)?;
    program.run("reserve", &[&pipe, &5_i32, &out], [1], [1])?;
    equal("reserved for writing", &device.download(&out)?, &[1, 0, 0, 0, 0, 0, 8])?;
    let read = |count: i32, want: &[i32]| {
        let out = device.zeroed::<i32>(want.len())?;
        program.run("reserved", &[&pipe, &count, &out], [1], [1])?;
        equal("reserved for reading", &device.download(&out)?, want)
    };
    // i * 1000 + i - 2 * i + 3 * i * i
    read(2, &[1, 0, 1002])?;
    read(4, &[0, 0])?;
    read(3, &[1, 2010, 3024, 4044])
}

fn groups(device: &Device, program: &Program<'_>) -> Outcome {
    let (from, to) = (device.pipe(4, 16)?, device.pipe(4, 16)?);
    produce(device, program, &from, 0, &[0; 9])?;
    program.run("move", &[&from, &to], [4], [4])?;
    program.run("move", &[&from, &to], [4], [4])?;
    program.run("move", &[&from, &to], [4], [4])?;
    consume(device, program, &to, &[9, 4, 1, 0, 49, 36, 25, 16, -1])?;
    consume(device, program, &from, &[64, -1])
}

fn full(device: &Device, program: &Program<'_>) -> Outcome {
    let pipe = device.pipe(4, 3)?;
    produce(device, program, &pipe, 20, &[0, 0, 0, -1, -1])?;
    consume(device, program, &pipe, &[20])?;
    produce(device, program, &pipe, 50, &[0, -1])?;
    consume(device, program, &pipe, &[21, 24, 50, -1])
}

/// Several threads write and read one pipe with little room, and then move packets by groups.
fn threads(device: &Device, program: &Program<'_>) -> Outcome {
    const ITEMS: usize = 20_000;
    let pipe = device.pipe(4, 5)?;
    let counts = device.zeroed::<i32>(ITEMS)?;
    program.run("exchange", &[&pipe, &pipe, &counts], [ITEMS], [1])?;
    equal("times that a packet is read", &device.download(&counts)?, &[1; ITEMS])?;

    let (from, to) = (device.pipe(4, 1024)?, device.pipe(4, 1024)?);
    produce(device, program, &from, 0, &[0; 1003])?;
    program.run("move", &[&from, &to], [2000], [8])?;
    let values = device.zeroed::<i32>(1001)?;
    let statuses = device.zeroed::<i32>(1001)?;
    program.run("consume", &[&to, &1001_i32, &values, &statuses], [1], [1])?;
    // Groups of packets stay together; their order is that in which the groups reserve.
    let values = device.download(&values)?;
    let mut firsts: Vec<i32> = Vec::new();
    for group in values[..1000].chunks(8) {
        let root = |value: i32| f64::from(value).sqrt() as i32;
        let first = root(group[7]);
        equal("group", group, &(first..first + 8).rev().map(|root| root * root).collect::<Vec<_>>())?;
        firsts.push(first);
    }
    firsts.sort_unstable();
    equal("groups", &firsts, &(0..1000).step_by(8).collect::<Vec<_>>())?;
    equal("rest", &values[1000..], &[-1])
}
