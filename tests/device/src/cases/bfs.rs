//! Distances in random graphs, compared with a breadth-first search and the Bellman-Ford algorithm.

use std::collections::VecDeque;

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Device, Freedom};

const VERTICES: usize = 200;
const FAR: i32 = i32::MAX;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(102);
    let lists: Vec<Vec<u32>> = (0..VERTICES)
        .map(|_| {
            let count = random.below(4) as usize;
            random.list(count, |random| random.below(VERTICES as u32))
        })
        .collect();
    let edges: Vec<u32> = lists.concat();
    let mut first = 0;
    let mut vertex = |list: &Vec<u32>| {
        first += list.len() as u32;
        [first - list.len() as u32, list.len() as u32]
    };
    let vertices: Vec<[u32; 2]> = lists.iter().map(&mut vertex).collect();
    let weights = random.list(edges.len(), |random| random.between(1, 100));
    let (vertex_buffer, edge_buffer) = (device.upload(&vertices)?, device.upload(&edges)?);
    let (weight_buffer, distances) = (device.upload(&weights)?, device.zeroed::<i32>(VERTICES)?);
    let size = [VERTICES];

    program.run("begin", &[&distances, &3_u32], size, [1])?;
    for level in 0_i32.. {
        let frontier = device.zeroed::<i32>(1)?;
        program.run("visit", &[&vertex_buffer, &edge_buffer, &distances, &frontier, &level], size, [1])?;
        if device.download_free(&frontier, Freedom::Order)? == [0] {
            break;
        }
    }
    let want = levels(&lists);
    equal("levels", &device.download(&distances)?, &want)?;
    let (reached, farthest) = (device.zeroed::<i32>(1)?, device.zeroed::<i32>(1)?);
    program.run("summarise", &[&distances, &reached, &farthest], size, [1])?;
    let near = || want.iter().filter(|distance| **distance != FAR);
    equal("reached", &device.download(&reached)?, &[near().count() as i32])?;
    equal("farthest", &device.download(&farthest)?, &[near().copied().max().unwrap_or(0)])?;

    program.run("begin", &[&distances, &3_u32], size, [1])?;
    loop {
        let changes = device.zeroed::<i32>(1)?;
        program.run("relax", &[&vertex_buffer, &edge_buffer, &weight_buffer, &distances, &changes], size, [1])?;
        if device.download_free(&changes, Freedom::Order)? == [0] {
            break;
        }
    }
    equal("weighted distances", &device.download(&distances)?, &weighted(&vertices, &edges, &weights))
}

fn levels(lists: &[Vec<u32>]) -> Vec<i32> {
    let mut distances = vec![FAR; VERTICES];
    distances[3] = 0;
    let mut queue = VecDeque::from([3]);
    while let Some(vertex) = queue.pop_front() {
        for other in &lists[vertex] {
            if distances[*other as usize] == FAR {
                distances[*other as usize] = distances[vertex] + 1;
                queue.push_back(*other as usize);
            }
        }
    }
    distances
}

fn weighted(vertices: &[[u32; 2]], edges: &[u32], weights: &[i32]) -> Vec<i32> {
    let mut distances = vec![FAR; VERTICES];
    distances[3] = 0;
    for _ in 0..VERTICES {
        for (vertex, [first, count]) in vertices.iter().enumerate() {
            for edge in *first as usize..(*first + *count) as usize {
                let through = distances[vertex].saturating_add(weights[edge]);
                let there = &mut distances[edges[edge] as usize];
                *there = (*there).min(through);
            }
        }
    }
    distances
}
