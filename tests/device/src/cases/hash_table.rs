//! A hash table of sums, compared with the standard library's.

use std::collections::BTreeMap;

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const SLOTS: usize = 256;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(121);
    let pairs = random.list(400, |random| [random.below(150) * 7919, random.below(1000)]);
    let mut sums = BTreeMap::new();
    pairs.iter().for_each(|[key, value]| *sums.entry(*key).or_insert(0) += value);
    let (keys, values) = (device.zeroed::<u32>(SLOTS)?, device.zeroed::<u32>(SLOTS)?);
    let (pair_buffer, lost) = (device.upload(&pairs)?, device.zeroed::<u32>(1)?);
    let mask = SLOTS as u32 - 1;
    program.run("clear", &[&keys, &values], [SLOTS], [1])?;
    program.run("insert", &[&keys, &values, &pair_buffer, &mask, &lost], [pairs.len()], [8])?;
    equal("lost", &device.download(&lost)?, &[0])?;
    let wanted: Vec<u32> = (0..200).map(|key| key * 7919).collect();
    let look_up = || {
        let (wanted_buffer, found) = (device.upload(&wanted)?, device.zeroed::<u32>(wanted.len())?);
        program.run("look_up", &[&keys, &values, &wanted_buffer, &found, &mask], [wanted.len()], [1])?;
        device.download(&found)
    };
    let of = |sums: &BTreeMap<u32, u32>| -> Vec<u32> {
        wanted.iter().map(|key| sums.get(key).copied().unwrap_or(u32::MAX)).collect()
    };
    equal("found", &look_up()?, &of(&sums))?;
    let unwanted: Vec<u32> = wanted.iter().copied().step_by(3).collect();
    let (unwanted_buffer, taken) = (device.upload(&unwanted)?, device.zeroed::<u32>(1)?);
    program.run("take_out", &[&keys, &unwanted_buffer, &mask, &taken], [unwanted.len()], [1])?;
    let before = sums.len();
    sums.retain(|key, _| !unwanted.contains(key));
    equal("taken", &device.download(&taken)?, &[(before - sums.len()) as u32])?;
    equal("found afterwards", &look_up()?, &of(&sums))?;
    // A full table drops excess entries.
    let crowd: Vec<[u32; 2]> = (0..300).map(|key| [key, 1]).collect();
    let (crowd, lost) = (device.upload(&crowd)?, device.zeroed::<u32>(1)?);
    program.run("clear", &[&keys, &values], [SLOTS], [1])?;
    program.run("insert", &[&keys, &values, &crowd, &mask, &lost], [300], [1])?;
    equal("lost of a crowd", &device.download(&lost)?, &[300 - SLOTS as u32])
}
