//! Relational functions: truth is 1 as a scalar and -1 in a vector (OpenCL C 3.0, section 6.15.6).

use super::row::{Expected, Lane, Row, row, whole};
use super::scalar::{INTEGERS, REALS, Scalar};

type OfTwo = (&'static str, fn(f64, f64) -> bool);
type OfOne = (&'static str, fn(Scalar, f64) -> bool);

#[rustfmt::skip]
const OF_TWO: &[OfTwo] = &[
    ("isequal",        |x, y| x == y),
    ("isgreater",      |x, y| x > y),
    ("isgreaterequal", |x, y| x >= y),
    ("isless",         |x, y| x < y),
    ("islessequal",    |x, y| x <= y),
    ("islessgreater",  |x, y| x.partial_cmp(&y).is_some_and(std::cmp::Ordering::is_ne)),
    ("isnotequal",     |x, y| x != y),
    ("isordered",      |x, y| !x.is_nan() && !y.is_nan()),
    ("isunordered",    |x, y| x.is_nan() || y.is_nan()),
];

#[rustfmt::skip]
const OF_ONE: &[OfOne] = &[
    ("isfinite", |_, x| x.is_finite()),
    ("isinf",    |_, x| x.is_infinite()),
    ("isnan",    |_, x| x.is_nan()),
    ("isnormal", |ty, x| x.is_finite() && x.abs() >= 2_f64.powi(ty.least_exponent())),
];

/// Returns every row.
pub(crate) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for ty in REALS {
        let result = ty.signed();
        for (name, function) in OF_TWO {
            let truth = move |lane: &Lane<'_>| truth(result, lane, function(lane.real(0), lane.real(1)));
            rows.push(row(ty, name, 2, truth).gives(result));
        }
        for (name, function) in OF_ONE {
            rows.push(row(ty, name, 1, move |lane| truth(result, lane, function(ty, lane.real(0)))).gives(result));
        }
        let is_negative = move |lane: &Lane<'_>| truth(result, lane, lane.bits[0] >> (ty.bits() - 1) == 1);
        rows.push(row(ty, "signbit", 1, is_negative).gives(result));
    }
    for ty in INTEGERS.into_iter().filter(|ty| ty.is_signed()) {
        let of = move |lanes: &[&[u64]]| lanes[0].iter().map(|bits| ty.int(*bits) < 0).collect::<Vec<_>>();
        let one = |truth: bool| vec![Expected::Bits(u64::from(truth))];
        rows.push(whole(ty, "any", 1, move |lanes| one(of(lanes).contains(&true))).scalar_result(Scalar::Int));
        rows.push(whole(ty, "all", 1, move |lanes| one(!of(lanes).contains(&false))).scalar_result(Scalar::Int));
    }
    for ty in INTEGERS.into_iter().chain(REALS) {
        rows.push(row(ty, "bitselect", 3, |lane| {
            let [a, b, mask] = lane.bits;
            Expected::Bits(a & !mask | b & mask)
        }));
        for choice in [ty.signed(), ty.unsigned()] {
            let select = move |lane: &Lane<'_>| {
                let [a, b, chosen] = lane.bits;
                let is_b = if lane.width == 1 { chosen != 0 } else { choice.signed().int(chosen) < 0 };
                Expected::Bits(if is_b { b } else { a })
            };
            let name = format!("select_{}_by_{}", ty.name(), choice.name());
            rows.push(row(ty, "select", 3, select).with(&[ty, choice]).called(name));
        }
    }
    rows
}

fn truth(result: Scalar, lane: &Lane<'_>, is_true: bool) -> Expected {
    let value = match (is_true, lane.width) {
        (false, _) => 0,
        (true, 1) => 1,
        (true, _) => -1,
    };
    Expected::Bits(result.wrap(value))
}
