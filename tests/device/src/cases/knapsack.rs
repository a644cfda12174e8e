//! The knapsack problem and longest common subsequences, compared with plain tables.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const CAPACITY: usize = 120;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(109);
    let items = random.list(40, |random| [random.between(1, 40), random.between(1, 100)]);
    let words = 2;
    let (mut before, mut after) = (device.zeroed::<i32>(CAPACITY + 1)?, device.zeroed::<i32>(CAPACITY + 1)?);
    let taken = device.zeroed::<u32>((CAPACITY + 1) * words)?;
    let mut best = vec![0; CAPACITY + 1];
    for (number, item) in items.iter().enumerate() {
        let arguments: [&dyn crate::device::Argument; 6] =
            [&before, &after, &taken, item, &(number as i32), &(words as i32)];
        program.run("pack", &arguments, [CAPACITY + 1], [1])?;
        std::mem::swap(&mut before, &mut after);
        for capacity in (item[0] as usize..=CAPACITY).rev() {
            best[capacity] = best[capacity].max(best[capacity - item[0] as usize] + item[1]);
        }
    }
    equal("values", &device.download(&before)?, &best)?;
    let (item_buffer, chosen) = (device.upload(&items)?, device.zeroed::<u8>(items.len())?);
    let arguments: [&dyn crate::device::Argument; 6] =
        [&item_buffer, &taken, &chosen, &(items.len() as i32), &(words as i32), &(CAPACITY as i32)];
    program.run("unpack", &arguments, [1], [1])?;
    let chosen = device.download(&chosen)?;
    let sum = |place: usize| -> i32 { items.iter().zip(&chosen).map(|(item, is)| item[place] * i32::from(*is)).sum() };
    equal("value of the packing", &[sum(1)], &[best[CAPACITY]])?;
    equal("fits", &[sum(0) <= CAPACITY as i32], &[true])?;
    subsequences(device, &program)
}

fn subsequences(device: &Device, program: &crate::device::Program<'_>) -> Outcome {
    let mut random = Random::new(110);
    let text = random.list(64, |random| b'a' + random.below(6) as u8);
    let others: Vec<Vec<u8>> =
        [0, 1, 20, 100, 150].iter().map(|length| random.list(*length, |random| b'a' + random.below(7) as u8)).collect();
    let mut starts = vec![0];
    others.iter().for_each(|other| starts.push(starts[starts.len() - 1] + other.len() as i32));
    for length in [64, 37] {
        let (text_buffer, other_buffer) = (device.upload(&text)?, device.upload(&others.concat())?);
        let (start_buffer, lengths) = (device.upload(&starts)?, device.zeroed::<i32>(others.len())?);
        let arguments: [&dyn crate::device::Argument; 5] =
            [&text_buffer, &(length as i32), &other_buffer, &start_buffer, &lengths];
        program.run("common", &arguments, [others.len()], [1])?;
        let want: Vec<i32> = others.iter().map(|other| common(&text[..length], other)).collect();
        equal("common subsequences", &device.download(&lengths)?, &want)?;
    }
    Ok(())
}

fn common(a: &[u8], b: &[u8]) -> i32 {
    let mut row = vec![0; a.len() + 1];
    for y in b {
        let mut diagonal = 0;
        for (i, x) in a.iter().enumerate() {
            let longer = if x == y { diagonal + 1 } else { row[i].max(row[i + 1]) };
            diagonal = std::mem::replace(&mut row[i + 1], longer);
        }
    }
    row[a.len()]
}
