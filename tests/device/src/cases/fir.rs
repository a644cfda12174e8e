//! Fixed-point filters, compared with wide integers.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const LENGTH: usize = 160;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(126);
    let samples = random.list(LENGTH, |random| random.word() as i16);
    let taps = random.list(16, |random| random.between(-9000, 12_000) as i16);
    let (input, tap_buffer) = (device.upload(&samples)?, device.upload(&taps)?);
    let out = device.zeroed::<i16>(LENGTH)?;
    program.run("filter", &[&input, &tap_buffer, &out, &(LENGTH as i32)], [LENGTH / 8], [1])?;
    let clip = |value: i64| value.clamp(-32_768, 32_767) as i16;
    let at = |i: usize| i64::from(samples[i]);
    let filtered = |i: usize| {
        let terms = (0..16).filter(|tap| *tap <= i).map(|tap| at(i - tap) * i64::from(taps[tap]));
        clip((terms.sum::<i64>() as i32).wrapping_add(1 << 14) as i64 >> 15)
    };
    equal("filtered", &device.download(&out)?, &(0..LENGTH).map(filtered).collect::<Vec<_>>())?;

    program.run("echo", &[&input, &out, &7, &20_000_i16], [LENGTH], [1])?;
    let echoed = |i: usize| clip(at(i) + if i < 7 { 0 } else { ((at(i - 7) * 20_000) >> 16) << 1 });
    equal("with echo", &device.download(&out)?, &(0..LENGTH).map(echoed).collect::<Vec<_>>())?;

    let (middle, mono) = (device.zeroed::<[i16; 2]>(LENGTH / 2)?, device.zeroed::<i16>(LENGTH / 2)?);
    program.run("mix", &[&input, &middle, &mono], [LENGTH / 2], [1])?;
    let pairs = || (0..LENGTH / 2).map(|i| (at(2 * i), at(2 * i + 1)));
    let want: Vec<[i16; 2]> = pairs().map(|(a, b)| [((a + b) >> 1) as i16, clip(a - b)]).collect();
    equal("middle and sides", &device.download(&middle)?, &want)?;
    equal("mono", &device.download(&mono)?, &pairs().map(|(a, b)| ((a + b + 1) >> 1) as i16).collect::<Vec<_>>())?;

    let (peaks, powers) = (device.zeroed::<u16>(LENGTH / 16)?, device.zeroed::<u64>(LENGTH / 16)?);
    program.run("levels", &[&input, &peaks, &powers], [LENGTH / 16], [1])?;
    let groups = || samples.chunks(16).map(|group| group.iter().map(|sample| u64::from(sample.unsigned_abs())));
    equal(
        "peaks",
        &device.download(&peaks)?,
        &groups().map(|group| group.max().unwrap_or(0) as u16).collect::<Vec<_>>(),
    )?;
    equal("powers", &device.download(&powers)?, &groups().map(|group| group.map(|x| x * x).sum()).collect::<Vec<u64>>())
}
