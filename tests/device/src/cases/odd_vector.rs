//! Vectors of six numbers: element by element, shuffled, compared, through memory, loops and calls.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

type Six = [f32; 6];

const LINES: usize = 8;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(25);
    for count in [1, 5, 100] {
        // Whole numbers and halves: every result is exact.
        let number = |random: &mut Random| random.between(-64, 64) as f32 / 2.0;
        let pairs: Vec<[Six; 2]> = random.list(count, |r| [(); 2].map(|()| [(); 6].map(|()| number(r))));
        let input = device.upload(&pairs)?;
        let results = device.zeroed::<[Six; LINES]>(count)?;
        program.run("calculate", &[&input, &results], [count], [1])?;
        let want: Vec<[Six; LINES]> = pairs.iter().enumerate().map(|(me, [a, b])| calculate(me, *a, *b)).collect();
        equal("results", &device.download(&results)?, &want)?;
    }
    Ok(())
}

fn calculate(me: usize, a: Six, b: Six) -> [Six; LINES] {
    let each = |function: &dyn Fn(usize) -> f32| -> Six { std::array::from_fn(function) };
    let larger = each(&|i| if a[i] > b[i] { a[i] } else { b[i] });
    let shuffled = [a[5], b[0], a[3], b[4], a[1], b[2]];
    let mut replaced = a;
    replaced[me % 6] = b[(me + 2) % 6];
    replaced[4] = 7.5;
    let grown = each(&|i| (0..4).fold(a[i], |x, _| x * 0.5 + b[i]));
    let whole = each(&|i| ((a[i] as i32).wrapping_mul(3) + b[i] as i32) as f32);
    let stored = each(&|i| a[i] + [b, larger][me % 2][i]);
    [
        each(&|i| -(a[i] + b[i]) * a[i]),
        larger,
        shuffled,
        replaced,
        grown,
        whole,
        stored,
        [a.iter().sum(), a[0] + b[3] - a[2], a[1], b[1], a[4], b[4]],
    ]
}
