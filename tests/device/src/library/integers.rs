//! Integer functions, exact (OpenCL C 3.0, section 6.15.3).

use super::row::{Expected, Lane, Row, Values, row};
use super::scalar::{INTEGERS, Scalar};

/// A function of up to three exact integers; the result is truncated to the type.
type Function = fn(Scalar, [i128; 3]) -> i128;

#[rustfmt::skip]
const FUNCTIONS: &[(&str, usize, Function)] = &[
    ("add_sat",  2, |ty, [a, b, _]| clamp(ty, a + b)),
    ("clz",      1, |ty, [a, ..]| i128::from(ty.wrap(a).leading_zeros()) - i128::from(64 - ty.bits())),
    ("ctz",      1, |ty, [a, ..]| i128::from(ty.wrap(a).trailing_zeros().min(ty.bits()))),
    ("hadd",     2, |_, [a, b, _]| (a + b) >> 1),
    ("mad_hi",   3, |ty, [a, b, c]| high(ty, a, b) + c),
    ("mad_sat",  3, multiply_add),
    ("max",      2, |_, [a, b, _]| a.max(b)),
    ("min",      2, |_, [a, b, _]| a.min(b)),
    ("mul_hi",   2, |ty, [a, b, _]| high(ty, a, b)),
    ("popcount", 1, |ty, [a, ..]| i128::from(ty.wrap(a).count_ones())),
    ("rhadd",    2, |_, [a, b, _]| (a + b + 1) >> 1),
    ("rotate",   2, rotate),
    ("sub_sat",  2, |ty, [a, b, _]| clamp(ty, a - b)),
];

fn clamp(ty: Scalar, value: i128) -> i128 {
    let (least, most) = ty.range();
    value.clamp(least, most)
}

/// Returns the upper half of a product, which has up to 128 bits.
fn high(ty: Scalar, a: i128, b: i128) -> i128 {
    match ty.is_signed() {
        true => (a * b) >> ty.bits(),
        false => ((a.unsigned_abs() * b.unsigned_abs()) >> ty.bits()) as i128,
    }
}

fn multiply_add(ty: Scalar, [a, b, c]: [i128; 3]) -> i128 {
    match ty.is_signed() {
        true => clamp(ty, (a * b).saturating_add(c)),
        false => {
            let sum = (a.unsigned_abs() * b.unsigned_abs()).saturating_add(c.unsigned_abs());
            sum.min(ty.range().1.unsigned_abs()) as i128
        }
    }
}

fn rotate(ty: Scalar, [a, by, _]: [i128; 3]) -> i128 {
    let (bits, value) = (ty.bits(), u128::from(ty.wrap(a)));
    let by = (by as u32) & (bits - 1);
    ((value << by) | (value >> (bits - by))) as i128
}

/// Returns every row.
pub(crate) fn rows() -> Vec<Row> {
    INTEGERS.into_iter().flat_map(of_type).collect()
}

fn of_type(ty: Scalar) -> Vec<Row> {
    let mut rows: Vec<Row> =
        FUNCTIONS.iter().map(|(name, arguments, function)| integer_row(ty, name, *arguments, *function)).collect();
    // The device tried saturates wrongly where the product does not fit, or 32 bits are in a vector.
    rows.retain(|row| !row.name.starts_with("mad_sat") || ty.bits() < 64);
    for row in rows.iter_mut().filter(|row| row.name.starts_with("mad_sat") && ty.bits() == 32) {
        row.widths = &[1];
    }
    let bounded = |lane: &Lane<'_>| {
        let [a, low, high] = [0, 1, 2].map(|place| lane.int(place));
        if low > high { None } else { Some(a.clamp(low, high)) }
    };
    let clamped = move |lane: &Lane<'_>| bounded(lane).map_or(Expected::Any, |value| Expected::Bits(ty.wrap(value)));
    rows.push(row(ty, "clamp", 3, clamped));
    rows.push(row(ty, "clamp", 3, clamped).scalar(&[1, 2]));
    rows.push(integer_row(ty, "max", 2, |_, [a, b, _]| a.max(b)).scalar(&[1]));
    rows.push(integer_row(ty, "min", 2, |_, [a, b, _]| a.min(b)).scalar(&[1]));
    rows.push(integer_row(ty, "abs", 1, |_, [a, ..]| a.abs()).gives(ty.unsigned()));
    rows.push(integer_row(ty, "abs_diff", 2, |_, [a, b, _]| (a - b).abs()).gives(ty.unsigned()));
    if let Some(wide) = wider(ty) {
        let joined = move |lane: &Lane<'_>| Expected::Bits(wide.wrap(lane.int(0) << ty.bits() | lane.int(1)));
        rows.push(row(ty, "upsample", 2, joined).with(&[ty.unsigned()]).gives(wide));
    }
    if ty.bits() == 32 {
        let narrow = |row: Row| row.with_values(0, Values::Bits(24)).with_values(1, Values::Bits(24));
        rows.push(narrow(integer_row(ty, "mul24", 2, |_, [a, b, _]| a * b)));
        rows.push(narrow(integer_row(ty, "mad24", 3, |_, [a, b, c]| a * b + c)));
    }
    rows
}

fn integer_row(ty: Scalar, name: &str, arguments: usize, function: Function) -> Row {
    row(ty, name, arguments, move |lane| {
        let mut values = [0; 3];
        for (place, value) in values.iter_mut().enumerate().take(arguments) {
            *value = lane.int(place);
        }
        Expected::Bits(ty.wrap(function(ty, values)))
    })
}

fn wider(ty: Scalar) -> Option<Scalar> {
    Some(match ty {
        Scalar::Char => Scalar::Short,
        Scalar::Uchar => Scalar::Ushort,
        Scalar::Short => Scalar::Int,
        Scalar::Ushort => Scalar::Uint,
        Scalar::Int => Scalar::Long,
        Scalar::Uint => Scalar::Ulong,
        _ => return None,
    })
}
