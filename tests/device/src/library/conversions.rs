//! Conversions of every type to every other, with saturation and rounding (OpenCL C 3.0, section 6.2.3).

use super::row::{Expected, Lane, Row, row};
use super::scalar::{INTEGERS, Mode, REALS, Scalar};

const MODES: [(&str, Mode); 4] =
    [("_rte", Mode::Nearest), ("_rtz", Mode::Zero), ("_rtp", Mode::Up), ("_rtn", Mode::Down)];

/// Returns the rows of every pair: as it is, saturated if that is possible, and with a rounding mode, each pair with another.
pub(crate) fn rows() -> Vec<Row> {
    let types = || INTEGERS.into_iter().chain(REALS);
    let pairs = types().flat_map(|from| types().map(move |to| (from, to)));
    pairs
        .enumerate()
        .flat_map(|(index, (from, to))| of_pair(from, to, MODES[(index + index / 11) % MODES.len()]))
        .collect()
}

fn of_pair(from: Scalar, to: Scalar, (suffix, mode): (&str, Mode)) -> Vec<Row> {
    let mut rows = vec![conversion(from, to, "", false, None), conversion(from, to, suffix, false, Some(mode))];
    if !to.is_real() {
        rows.push(conversion(from, to, "_sat", true, None));
        rows.push(conversion(from, to, &format!("_sat{suffix}"), true, Some(mode)));
    }
    rows
}

fn conversion(from: Scalar, to: Scalar, suffix: &str, is_saturated: bool, mode: Option<Mode>) -> Row {
    let name = to.name();
    let row = row(from, "convert", 1, move |lane| converted(from, to, lane, is_saturated, mode))
        .gives(to)
        .called(format!("{}_to_{name}{suffix}", from.name()))
        .by(format!("r = convert_{name}$n{suffix}(a);"));
    Row { has_undefined: from.is_real() && !to.is_real(), ..row }
}

fn converted(from: Scalar, to: Scalar, lane: &Lane<'_>, is_saturated: bool, mode: Option<Mode>) -> Expected {
    let (least, most) = if to.is_real() { (0, 0) } else { to.range() };
    match (from.is_real(), to.is_real()) {
        (false, false) if is_saturated => Expected::Bits(to.wrap(lane.int(0).clamp(least, most))),
        (false, false) => Expected::Bits(to.wrap(lane.int(0))),
        (false, true) => Expected::Bits(to.rounded_int(lane.int(0), mode.unwrap_or(Mode::Nearest))),
        (true, true) => Expected::Bits(to.rounded(lane.real(0), mode.unwrap_or(Mode::Nearest))),
        (true, false) => {
            let value = mode.unwrap_or(Mode::Zero).whole(lane.real(0));
            // A cast takes infinities to the ends of the range, and NaN to 0.
            let whole = value as i128;
            match is_saturated {
                true if value.is_nan() => Expected::Any,
                true => Expected::Bits(to.wrap(whole.clamp(least, most))),
                false if value.is_finite() && (least..=most).contains(&whole) => Expected::Bits(to.wrap(whole)),
                false => Expected::Any,
            }
        }
    }
}
