//! Points of whole numbers, so that distances are exact and ties go to the first centre.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(14);
    for (count, centre_count, dimensions) in [(1_usize, 1_usize, 1_usize), (100, 5, 2), (3000, 16, 7)] {
        let whole = |random: &mut Random| random.between(-50, 50) as f32;
        let points = random.list(count * dimensions, whole);
        let centres = random.list(centre_count * dimensions, whole);
        let mut want_owners = Vec::new();
        let mut want_sums = vec![0_i32; centre_count * dimensions];
        let mut want_sizes = vec![0_i32; centre_count];
        for point in 0..count {
            let values: Vec<f32> = (0..dimensions).map(|d| points[d * count + point]).collect();
            let owner = nearest(&values, &centres);
            want_owners.push(owner as i32);
            want_sizes[owner] += 1;
            for (d, value) in values.iter().enumerate() {
                want_sums[owner * dimensions + d] += *value as i32;
            }
        }

        let input = device.upload(&points)?;
        let seeds = device.upload(&centres)?;
        let owners = device.zeroed::<i32>(count)?;
        let sums = device.zeroed::<i32>(centre_count * dimensions)?;
        let sizes = device.zeroed::<i32>(centre_count)?;
        let (length, k, width) = (count as u32, centre_count as i32, dimensions as i32);
        let global = [count.next_multiple_of(16)];
        program.run("assign_points", &[&input, &seeds, &owners, &length, &k, &width], global, [16])?;
        equal("owners", &device.download(&owners)?, &want_owners)?;
        program.run("sum_points", &[&input, &owners, &sums, &sizes, &length, &k, &width], [128], [32])?;
        equal("sums", &device.download(&sums)?, &want_sums)?;
        equal("sizes", &device.download(&sizes)?, &want_sizes)?;
    }
    Ok(())
}

fn nearest(point: &[f32], centres: &[f32]) -> usize {
    let mut best = (f32::INFINITY, 0);
    for (place, centre) in centres.chunks_exact(point.len()).enumerate() {
        let distance = point.iter().zip(centre).map(|(a, b)| (a - b) * (a - b)).sum();
        if distance < best.0 {
            best = (distance, place);
        }
    }
    best.1
}
