//! Nearest neighbours, compared with an exhaustive search.

use crate::Outcome;
use crate::compare::{Random, close, equal};
use crate::device::{Device, Freedom};

const POINTS: usize = 200;
const QUERIES: usize = 60;

/// A point padded to sixteen bytes, and a number with its padding.
type Point = [[f32; 4]; 2];

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(129);
    let place = |random: &mut Random| [0; 4].map(|_: i32| random.real(-10.0, 10.0));
    let mut points: Vec<([f32; 4], u32)> = (0..POINTS as u32).map(|number| (place(&mut random), number)).collect();
    let queries = random.list(QUERIES, place);
    let want: Vec<(u32, f32)> = queries.iter().map(|query| nearest(&points, query)).collect();
    let reach = [3.0_f32, 4.0, 5.0, 0.0];
    let inside = |query: &[f32; 4], point: &[f32; 4]| (0..3).all(|i| (query[i] - point[i]).abs() <= reach[i]);
    let counts: Vec<u32> =
        queries.iter().map(|query| points.iter().filter(|point| inside(query, &point.0)).count() as u32).collect();

    let mut tree = vec![[[0.0; 4]; 2]; POINTS];
    plant(&mut points, 0, 0, &mut tree);
    let (tree, query_buffer) = (device.upload(&tree)?, device.upload(&queries)?);
    let (found, distances) = (device.zeroed::<u32>(QUERIES)?, device.zeroed::<f32>(QUERIES)?);
    let visits = device.zeroed::<u32>(QUERIES)?;
    let count = POINTS as u32;
    program.run("nearest", &[&tree, &count, &query_buffer, &found, &distances, &visits], [QUERIES], [1])?;
    equal("found", &device.download(&found)?, &want.iter().map(|(number, _)| *number).collect::<Vec<_>>())?;
    close(
        "distances",
        &device.download_free(&distances, Freedom::Rounding)?,
        &want.iter().map(|(_, far)| *far).collect::<Vec<_>>(),
        1e-5,
    )?;
    let total: u32 = device.download_free(&visits, Freedom::Rounding)?.iter().sum();
    equal("most are not looked at", &[total < (POINTS * QUERIES / 3) as u32], &[true])?;
    let count_buffer = device.zeroed::<u32>(QUERIES)?;
    program.run("in_box", &[&tree, &count, &query_buffer, &reach, &count_buffer], [QUERIES], [1])?;
    equal("in boxes", &device.download(&count_buffer)?, &counts)
}

fn nearest(points: &[([f32; 4], u32)], query: &[f32; 4]) -> (u32, f32) {
    let far = |place: &[f32; 4]| (0..3).map(|i| (place[i] - query[i]).powi(2)).sum::<f32>().sqrt();
    let near = points.iter().min_by(|a, b| far(&a.0).total_cmp(&far(&b.0)));
    near.map_or((0, 0.0), |point| (point.1, far(&point.0)))
}

/// Puts the middle at `node` and the halves below it; the last level is filled from the left.
fn plant(points: &mut [([f32; 4], u32)], node: usize, axis: usize, tree: &mut [Point]) {
    if points.is_empty() {
        return;
    }
    points.sort_by(|a, b| a.0[axis].total_cmp(&b.0[axis]));
    let full = (points.len() + 1).ilog2();
    let (above, last) = ((1_usize << full) - 1, points.len() + 1 - (1 << full));
    let left = (above - 1) / 2 + last.min(1 << (full - 1));
    tree[node] = [points[left].0, [f32::from_bits(points[left].1), 0.0, 0.0, 0.0]];
    let (low, high) = points.split_at_mut(left);
    plant(low, 2 * node + 1, (axis + 1) % 3, tree);
    plant(&mut high[1..], 2 * node + 2, (axis + 1) % 3, tree);
}
