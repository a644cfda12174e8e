//! Shortest paths in graphs with some edges missing.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const FAR: i32 = 0x3fff_ffff;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(13);
    for count in [1_usize, 10, 45] {
        let edge = |random: &mut Random| if random.below(6) == 0 { random.between(1, 1000) } else { -1 };
        let weights = random.list(count * count, edge);
        let input = device.upload(&weights)?;
        let distances = device.zeroed::<i32>(count * count)?;
        let hops = device.zeroed::<i16>(count * count)?;
        let edges = device.zeroed::<i32>(count)?;
        let size = count as i32;
        let global = [count.next_multiple_of(8), count.next_multiple_of(16)];
        program.run("start", &[&input, &distances, &hops, &size], global, [8, 16])?;
        for through in 0..size {
            program.run("relax", &[&distances, &hops, &through, &size], global, [8, 16])?;
        }
        program.run("walk", &[&hops, &edges, &size], [count], [1])?;

        let (want_distances, want_hops) = shortest(&weights, count);
        equal("distances", &device.download(&distances)?, &want_distances)?;
        equal("hops", &device.download(&hops)?, &want_hops)?;
        let want_edges: Vec<i32> = (0..count).map(|to| walk(&want_hops, count, to)).collect();
        equal("edges", &device.download(&edges)?, &want_edges)?;
    }
    Ok(())
}

fn shortest(weights: &[i32], count: usize) -> (Vec<i32>, Vec<i16>) {
    let mut distances = weights.to_vec();
    let mut hops: Vec<i16> = (0..count * count).map(|cell| (cell % count) as i16).collect();
    for (cell, distance) in distances.iter_mut().enumerate() {
        if cell / count == cell % count {
            *distance = 0;
        } else if *distance < 0 {
            (*distance, hops[cell]) = (FAR, -1);
        }
    }
    for through in 0..count {
        for from in 0..count {
            for to in 0..count {
                let way = distances[from * count + through] + distances[through * count + to];
                if way < distances[from * count + to] {
                    distances[from * count + to] = way;
                    hops[from * count + to] = hops[from * count + through];
                }
            }
        }
    }
    (distances, hops)
}

fn walk(hops: &[i16], count: usize, to: usize) -> i32 {
    let (mut at, mut steps) = (0, 0);
    while at != to {
        match usize::try_from(hops[at * count + to]) {
            Ok(next) => at = next,
            Err(_) => return -1,
        }
        steps += 1;
    }
    steps
}
