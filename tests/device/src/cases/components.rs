//! Connected components of random graphs, compared with a union-find.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Device, Freedom};

const VERTICES: usize = 300;
const EDGES: usize = 220;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(103);
    let edges = random.list(EDGES, |random| [random.below(VERTICES as u32), random.below(VERTICES as u32)]);
    let (edge_buffer, parents) = (device.upload(&edges)?, device.zeroed::<u32>(VERTICES)?);
    program.run("alone", &[&parents], [VERTICES], [1])?;
    loop {
        let changes = device.zeroed::<u32>(1)?;
        program.run("hook", &[&edge_buffer, &parents, &changes], [EDGES], [1])?;
        program.run("jump", &[&parents, &changes], [VERTICES], [1])?;
        if device.download_free(&changes, Freedom::Order)? == [0] {
            break;
        }
    }
    let want = parts(&edges);
    equal("parts", &device.download(&parents)?, &want)?;
    let sizes = device.zeroed::<u32>(VERTICES)?;
    program.run("census", &[&parents, &sizes, &(VERTICES as u32)], [VERTICES], [1])?;
    let mut want_sizes = vec![0; VERTICES];
    want.iter().for_each(|part| want_sizes[*part as usize] += 1);
    equal("sizes", &device.download(&sizes)?, &want_sizes)?;
    let spare = device.zeroed::<i32>(VERTICES)?;
    program.run("spare_edges", &[&edge_buffer, &parents, &spare], [EDGES], [1])?;
    let mut want_spare = vec![0; VERTICES];
    edges.iter().for_each(|[a, _]| want_spare[want[*a as usize] as usize] += 1);
    equal("edges", &device.download(&spare)?, &want_spare)
}

/// Returns the least vertex of each vertex's part.
fn parts(edges: &[[u32; 2]]) -> Vec<u32> {
    let mut parts: Vec<u32> = (0..VERTICES as u32).collect();
    for [a, b] in edges {
        let (a, b) = (parts[*a as usize], parts[*b as usize]);
        parts.iter_mut().filter(|part| **part == a.max(b)).for_each(|part| *part = a.min(b));
    }
    parts
}
