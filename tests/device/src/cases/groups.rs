//! Work-group and sub-group functions.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Device, Freedom, LocalBytes};

const COUNT: usize = 256;
const GROUP: usize = 32;

pub(super) fn check(device: &Device) -> Outcome {
    let input = Random::new(31).list(COUNT, |random| random.between(-1000, 1000));
    work_group(device, &input)?;
    broadcast(device, &input)?;
    sub_group(device, &input)?;
    copy(device, &input)?;
    address_spaces(device)
}

fn work_group(device: &Device, input: &[i32]) -> Outcome {
    let program = device.build()?;
    let (values, out) = (device.upload(input)?, device.zeroed::<[i32; 12]>(COUNT)?);
    program.run("work_group", &[&values, &out], [COUNT], [GROUP])?;
    let want: Vec<[i32; 12]> =
        input.chunks(GROUP).flat_map(|group| (0..group.len()).map(|at| member(group, at))).collect();
    equal("work-group", &device.download(&out)?, &want)
}

fn member(group: &[i32], at: usize) -> [i32; 12] {
    let (sum, before) = (group.iter().sum::<i32>(), group[..at].iter().sum::<i32>());
    let least = group.iter().copied().min().unwrap_or(0);
    let greatest = group.iter().copied().max().unwrap_or(0);
    [
        sum,
        least,
        greatest,
        before + group[at],
        before,
        group[..at].iter().copied().max().unwrap_or(i32::MIN),
        i32::from(least > -900),
        i32::from(greatest > 900),
        group[5],
        group.iter().map(|value| *value as u32).max().unwrap_or(0) as i32,
        group.iter().map(|value| value & 255).sum(),
        sum,
    ]
}

fn broadcast(device: &Device, input: &[i32]) -> Outcome {
    let program = device.build()?;
    let (values, out) = (device.upload(&input[..16])?, device.zeroed::<i32>(16)?);
    program.run("broadcast_2d", &[&values, &out], [4, 4], [4, 4])?;
    equal("broadcast", &device.download(&out)?, &[input[6]; 16])
}

fn sub_group(device: &Device, input: &[i32]) -> Outcome {
    let program = device.build()?;
    let (values, out) = (device.upload(input)?, device.zeroed::<[i32; 8]>(COUNT)?);
    program.run("sub_group", &[&values, &out], [COUNT], [GROUP])?;
    let got = device.download_free(&out, Freedom::Device)?;
    // The device chooses the size; it says where each sub-group starts.
    let starts: Vec<usize> = (0..COUNT).filter(|at| got[*at][7] == 0).chain([COUNT]).collect();
    for bounds in starts.windows(2) {
        let group = &input[bounds[0]..bounds[1]];
        let want: Vec<[i32; 8]> = (0..group.len())
            .map(|at| {
                let before: i32 = group[..at].iter().sum();
                let greatest = group[..=at].iter().copied().max().unwrap_or(0);
                let all = i32::from(group.iter().all(|value| *value > -900));
                let any = i32::from(group.iter().any(|value| *value > 900));
                let second = group.get(1).copied().unwrap_or(group[0]);
                [group.len() as i32, group.iter().sum(), greatest, before, second, all, any, at as i32]
            })
            .collect();
        equal("sub-group", &got[bounds[0]..bounds[1]], &want)?;
    }
    Ok(())
}

fn copy(device: &Device, input: &[i32]) -> Outcome {
    let program = device.build()?;
    let count = COUNT / 4;
    let (values, out) = (device.upload(input)?, device.zeroed::<[i32; 4]>(count * 2)?);
    let local = LocalBytes(GROUP * size_of::<[i32; 4]>());
    program.run("copy", &[&values, &out, &local], [count], [GROUP])?;
    let mut want = Vec::new();
    for four in input.chunks_exact(4) {
        want.push([four[0] + 1, four[1] + 2, four[2] + 3, four[3] + 4]);
        want.push([0; 4]);
    }
    equal("copy", &device.download(&out)?, &want)
}

fn address_spaces(device: &Device) -> Outcome {
    let program = device.build()?;
    let (data, out) = (device.upload(&[1, 0])?, device.zeroed::<i32>(3)?);
    program.run("address_spaces", &[&data, &LocalBytes(16), &out], [1], [1])?;
    equal("address spaces", &device.download(&out)?, &[1, 2, 3])
}
