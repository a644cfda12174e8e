//! Common and geometric functions (OpenCL C 3.0, sections 6.15.4 and 6.15.5).

use super::row::{Expected, Lane, Row, row, whole};
use super::scalar::{REALS, Scalar};

const UP_TO_FOUR: &[usize] = &[1, 2, 3, 4];

/// Returns every row.
pub(crate) fn rows() -> Vec<Row> {
    REALS.into_iter().flat_map(|ty| [common(ty), geometric(ty)]).flatten().collect()
}

fn common(ty: Scalar) -> Vec<Row> {
    let number = move |value: f64| Expected::Bits(ty.nearest(value));
    let clamped = move |lane: &Lane<'_>| match (lane.real(1), lane.real(2)) {
        (low, high) if low <= high => number(lane.real(0).clamp(low, high)),
        _ => Expected::Any,
    };
    let mixed = move |lane: &Lane<'_>| {
        let [x, y, a] = [0, 1, 2].map(|place| lane.real(place));
        let size = x.abs() + (y - x).abs() * a.abs();
        Expected::Within { value: x + (y - x) * a, error: 4.0 * ty.step(size) }
    };
    let step = move |lane: &Lane<'_>| number(if lane.real(1) < lane.real(0) { 0.0 } else { 1.0 });
    let smooth = move |lane: &Lane<'_>| match [0, 1, 2].map(|place| lane.real(place)) {
        [low, high, x] if low < high => {
            let t = ((x - low) / (high - low)).clamp(0.0, 1.0);
            // The error near the edges is relative to them, not to their distance.
            let lost = ty.step(low.abs().max(high.abs()).max(x.abs())) / (high - low);
            Expected::Within { value: t * t * (3.0 - 2.0 * t), error: 8.0 * (ty.step(1.0) + lost) }
        }
        _ => Expected::Any,
    };
    let max = move |lane: &Lane<'_>| match (lane.real(0), lane.real(1)) {
        (x, y) if x < y => number(y),
        (x, _) => number(x),
    };
    let min = move |lane: &Lane<'_>| match (lane.real(0), lane.real(1)) {
        (x, y) if y < x => number(y),
        (x, _) => number(x),
    };
    let all = vec![
        row(ty, "clamp", 3, clamped),
        row(ty, "clamp", 3, clamped).scalar(&[1, 2]),
        row(ty, "max", 2, max),
        row(ty, "max", 2, max).scalar(&[1]),
        row(ty, "min", 2, min),
        row(ty, "min", 2, min).scalar(&[1]),
        row(ty, "mix", 3, mixed),
        row(ty, "mix", 3, mixed).scalar(&[2]),
        row(ty, "smoothstep", 3, smooth),
        smooth_by_scalar(ty, smooth),
        row(ty, "step", 2, step),
        step_by_scalar(ty, step),
    ];
    all.into_iter().map(Row::moderate).collect()
}

/// The scalars come first, so that the vector's letter is not `a`.
fn smooth_by_scalar(ty: Scalar, smooth: impl Fn(&Lane<'_>) -> Expected + 'static) -> Row {
    row(ty, "smoothstep", 3, smooth).scalar(&[0, 1])
}

fn step_by_scalar(ty: Scalar, step: impl Fn(&Lane<'_>) -> Expected + 'static) -> Row {
    row(ty, "step", 2, step).scalar(&[0])
}

fn geometric(ty: Scalar) -> Vec<Row> {
    let numbers = move |lanes: &[u64]| lanes.iter().map(|bits| ty.real(*bits)).collect::<Vec<_>>();
    let product = move |lanes: &[&[u64]]| {
        let terms: Vec<f64> = numbers(lanes[0]).iter().zip(numbers(lanes[1])).map(|(a, b)| a * b).collect();
        let size: f64 = terms.iter().map(|term| term.abs()).sum();
        vec![Expected::Within { value: terms.iter().sum(), error: 4.0 * ty.step(size) }]
    };
    let length = move |lanes: &[&[u64]]| size(&numbers(lanes[0]));
    let distance = move |lanes: &[&[u64]]| {
        let between: Vec<f64> = numbers(lanes[0]).iter().zip(numbers(lanes[1])).map(|(a, b)| a - b).collect();
        // The differences are rounded before they are squared.
        size(&between)
    };
    let unit = move |lanes: &[&[u64]], ulps: f64| {
        let numbers = numbers(lanes[0]);
        let length = size(&numbers);
        let near = |x: &f64| Expected::Near { value: if length == 0.0 { 0.0 } else { x / length }, ulps };
        numbers.iter().map(near).collect::<Vec<_>>()
    };
    let near = |value: f64, ulps: f64| vec![Expected::Near { value, ulps }];
    let mut rows = vec![
        whole(ty, "dot", 2, product).scalar_result(ty),
        whole(ty, "length", 1, move |lanes| near(length(lanes), 6.0)).scalar_result(ty),
    ];
    // The device tried has these for halves, but flushes small values.
    if ty != Scalar::Half {
        rows.extend([
            whole(ty, "distance", 2, move |lanes| near(distance(lanes), 8.0)).scalar_result(ty),
            whole(ty, "normalize", 1, move |lanes| unit(lanes, 6.0)),
        ]);
    }
    if ty == Scalar::Float {
        rows.extend([
            whole(ty, "fast_length", 1, move |lanes| near(length(lanes), 8192.0)).scalar_result(ty),
            whole(ty, "fast_distance", 2, move |lanes| near(distance(lanes), 8192.0)).scalar_result(ty),
            whole(ty, "fast_normalize", 1, move |lanes| unit(lanes, 8192.0)),
        ]);
    }
    // On the device tried, the functions of one half return it unchanged, with its sign.
    let widths = if ty == Scalar::Half { &UP_TO_FOUR[1..] } else { UP_TO_FOUR };
    let mut rows: Vec<Row> = rows.into_iter().map(|row| row.moderate().widths(widths)).collect();
    let cross = move |lanes: &[&[u64]]| {
        let (a, b) = (numbers(lanes[0]), numbers(lanes[1]));
        let mut results: Vec<Expected> = [(1, 2), (2, 0), (0, 1)]
            .map(|(i, j)| {
                let (one, other) = (a[i] * b[j], a[j] * b[i]);
                Expected::Within { value: one - other, error: 3.0 * ty.step(one.abs().max(other.abs())) }
            })
            .into();
        results.resize_with(a.len(), || Expected::Bits(0));
        results
    };
    rows.push(whole(ty, "cross", 2, cross).moderate().widths(&[3, 4]));
    rows
}

fn size(numbers: &[f64]) -> f64 {
    numbers.iter().map(|x| x * x).sum::<f64>().sqrt()
}
