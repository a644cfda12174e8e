//! Math functions, compared with those of the C library in double precision (OpenCL C 3.0, sections 6.15.2 and 7.4).

use std::f64::consts::PI;

use super::libm;
use super::row::{Expected, Lane, Row, Values, row};
use super::scalar::{Scalar, exponent};

/// A function of one number, and how many units in the last place it may be off: of a half, of a float, of a double.
type Near1 = (&'static str, [f64; 3], fn(f64) -> f64);
type Near2 = (&'static str, [f64; 3], fn(f64, f64) -> f64);
type Exact1 = (&'static str, fn(f64) -> f64);
type Exact2 = (&'static str, fn(f64, f64) -> f64);
/// A function, and where it is defined.
type Rough1 = (&'static str, fn(f64) -> f64, fn(f64) -> bool);

#[rustfmt::skip]
const NEAR1: &[Near1] = &[
    ("acos",   [2.0, 4.0, 4.0], f64::acos),
    ("acosh",  [2.0, 4.0, 4.0], |x| libm::acosh(x)),
    ("acospi", [2.0, 5.0, 5.0], |x| x.acos() / PI),
    ("asin",   [2.0, 4.0, 4.0], f64::asin),
    ("asinh",  [2.0, 4.0, 4.0], |x| libm::asinh(x)),
    ("asinpi", [2.0, 5.0, 5.0], |x| x.asin() / PI),
    ("atan",   [2.0, 5.0, 5.0], f64::atan),
    ("atanh",  [2.0, 5.0, 5.0], |x| libm::atanh(x)),
    ("atanpi", [2.0, 5.0, 5.0], |x| x.atan() / PI),
    ("cbrt",   [2.0, 2.0, 2.0], f64::cbrt),
    ("cos",    [2.0, 4.0, 4.0], f64::cos),
    ("cosh",   [2.0, 4.0, 4.0], f64::cosh),
    ("cospi",  [2.0, 4.0, 4.0], cospi),
    ("degrees", [2.0, 2.0, 2.0], |x| x * (180.0 / PI)),
    ("erf",    [4.0, 16.0, 16.0], |x| libm::erf(x)),
    ("erfc",   [4.0, 16.0, 16.0], |x| libm::erfc(x)),
    ("exp",    [2.0, 3.0, 3.0], f64::exp),
    ("exp10",  [2.0, 3.0, 3.0], |x| 10_f64.powf(x)),
    ("exp2",   [2.0, 3.0, 3.0], f64::exp2),
    ("expm1",  [2.0, 3.0, 3.0], f64::exp_m1),
    ("log",    [2.0, 3.0, 3.0], f64::ln),
    ("log10",  [2.0, 3.0, 3.0], f64::log10),
    ("log1p",  [2.0, 2.0, 2.0], f64::ln_1p),
    ("log2",   [2.0, 3.0, 3.0], f64::log2),
    ("radians", [2.0, 2.0, 2.0], |x| x * (PI / 180.0)),
    ("rsqrt",  [1.0, 2.0, 2.0], |x| 1.0 / x.sqrt()),
    ("sin",    [2.0, 4.0, 4.0], f64::sin),
    ("sinh",   [2.0, 4.0, 4.0], f64::sinh),
    ("sinpi",  [2.0, 4.0, 4.0], sinpi),
    ("sqrt",   [0.5, 3.0, 0.5], f64::sqrt),
    ("tan",    [2.0, 5.0, 5.0], f64::tan),
    ("tanh",   [2.0, 5.0, 5.0], f64::tanh),
    ("tanpi",  [2.0, 6.0, 6.0], tanpi),
    ("tgamma", [4.0, 16.0, 16.0], tgamma),
];

#[rustfmt::skip]
const NEAR2: &[Near2] = &[
    ("atan2",   [2.0, 6.0, 6.0], f64::atan2),
    ("atan2pi", [2.0, 6.0, 6.0], |y, x| y.atan2(x) / PI),
    ("fdim",    [0.5, 0.5, 0.5], |x, y| if x > y { x - y } else if x <= y { 0.0 } else { f64::NAN }),
    ("hypot",   [2.0, 4.0, 4.0], f64::hypot),
    ("pow",     [4.0, 16.0, 16.0], f64::powf),
    ("powr",    [4.0, 16.0, 16.0], powr),
];

/// Functions whose result is exact, with the sign of its zero.
#[rustfmt::skip]
const EXACT1: &[Exact1] = &[
    ("ceil",  f64::ceil),
    ("fabs",  f64::abs),
    ("floor", f64::floor),
    ("logb",  logb),
    ("rint",  f64::round_ties_even),
    ("round", f64::round),
    ("sign",  |x| if x > 0.0 { 1.0 } else if x < 0.0 { -1.0 } else if x.is_nan() { 0.0 } else { x }),
    ("trunc", f64::trunc),
];

#[rustfmt::skip]
const EXACT2: &[Exact2] = &[
    ("copysign",  f64::copysign),
    ("fmod",      |x, y| x % y),
    ("remainder", |x, y| libm::remainder(x, y)),
];

/// Functions of floats only, rough ones, and where they are defined.
#[rustfmt::skip]
const ROUGH1: &[Rough1] = &[
    ("cos",   f64::cos,            |x| x.abs() <= 65_536.0 && x.cos().abs() > 0.1),
    ("exp",   f64::exp,            |x| x.abs() < 80.0),
    ("exp10", |x| 10_f64.powf(x),  |x| x.abs() < 35.0),
    ("exp2",  f64::exp2,           |x| x.abs() < 120.0),
    ("log",   f64::ln,             is_large_logarithm),
    ("log10", f64::log10,          is_large_logarithm),
    ("log2",  f64::log2,           is_large_logarithm),
    ("recip", |x| 1.0 / x,         |x| (1e-30..1e30).contains(&x.abs())),
    ("rsqrt", |x| 1.0 / x.sqrt(),  |x| (1e-30..1e30).contains(&x)),
    ("sin",   f64::sin,            |x| x.abs() <= 65_536.0 && x.sin().abs() > 0.1),
    ("sqrt",  f64::sqrt,           |x| (1e-30..1e30).contains(&x)),
    ("tan",   f64::tan,            |x| x.abs() <= 65_536.0 && x.sin().abs() > 0.1 && x.cos().abs() > 0.1),
];

fn is_large_logarithm(x: f64) -> bool {
    (1e-30..1e30).contains(&x) && x.ln().abs() > 0.1
}

/// Returns every row for one type.
pub(crate) fn rows(ty: Scalar) -> Vec<Row> {
    let mut rows = Vec::new();
    for (name, ulps, function) in NEAR1 {
        let ulps = allowed(ty, *ulps);
        rows.push(row(ty, name, 1, move |lane| Expected::Near { value: function(lane.real(0)), ulps }));
    }
    for (name, ulps, function) in NEAR2 {
        let ulps = allowed(ty, *ulps);
        rows.push(row(ty, name, 2, move |lane| Expected::Near { value: function(lane.real(0), lane.real(1)), ulps }));
    }
    for (name, function) in EXACT1 {
        rows.push(row(ty, name, 1, move |lane| Expected::Bits(ty.nearest(function(lane.real(0))))));
    }
    for (name, function) in EXACT2 {
        rows.push(row(ty, name, 2, move |lane| Expected::Bits(ty.nearest(function(lane.real(0), lane.real(1))))));
    }
    rows.extend(of_three(ty));
    rows.extend(choosing(ty));
    rows.extend(with_integers(ty));
    rows.extend(in_two_parts(ty));
    if ty == Scalar::Float {
        rows.extend(rough());
    }
    rows
}

/// Returns the allowed error, larger in double precision because of the reference's own errors.
fn allowed(ty: Scalar, ulps: [f64; 3]) -> f64 {
    match ty {
        Scalar::Half => ulps[0],
        Scalar::Float => ulps[1],
        _ if ulps[2] < 1.0 => ulps[2],
        _ => ulps[2] + 2.0,
    }
}

fn of_three(ty: Scalar) -> Vec<Row> {
    vec![
        row(ty, "fma", 3, move |lane| match ty {
            Scalar::Float => {
                let [a, b, c] = lane.bits.map(|bits| f32::from_bits(bits as u32));
                Expected::Bits(u64::from(a.mul_add(b, c).to_bits()))
            }
            _ => Expected::Near { value: lane.real(0).mul_add(lane.real(1), lane.real(2)), ulps: 0.5 },
        }),
        // With or without rounding in between.
        row(ty, "mad", 3, move |lane| {
            let (a, b, c) = (lane.real(0), lane.real(1), lane.real(2));
            let product = ty.real(ty.nearest(a * b));
            let fused = match ty {
                Scalar::Float => f64::from((a as f32).mul_add(b as f32, c as f32)),
                _ => a.mul_add(b, c),
            };
            Expected::OneOf(vec![ty.nearest(product + c), ty.nearest(fused)])
        }),
    ]
}

/// Returns the rows of maximum, minimum and next value.
fn choosing(ty: Scalar) -> Vec<Row> {
    let larger = |x: f64, y: f64| if x.is_nan() || y > x { y } else { x };
    let smaller = |x: f64, y: f64| if x.is_nan() || y < x { y } else { x };
    let either = move |ty: Scalar, x: f64, y: f64, picked: f64| match x == y {
        true => Expected::OneOf(vec![ty.nearest(x), ty.nearest(y)]),
        false => Expected::Bits(ty.nearest(picked)),
    };
    let of = move |name: &str, pick: fn(f64, f64) -> f64| {
        row(ty, name, 2, move |lane| either(ty, lane.real(0), lane.real(1), pick(lane.real(0), lane.real(1))))
    };
    vec![
        of("fmax", larger),
        of("fmin", smaller),
        row(ty, "fmax", 2, move |lane| either(ty, lane.real(0), lane.real(1), larger(lane.real(0), lane.real(1))))
            .scalar(&[1]),
        row(ty, "fmin", 2, move |lane| either(ty, lane.real(0), lane.real(1), smaller(lane.real(0), lane.real(1))))
            .scalar(&[1]),
        of("maxmag", |x, y| {
            if x.abs() > y.abs() {
                x
            } else if y.abs() > x.abs() || x.is_nan() {
                y
            } else if y.is_nan() {
                x
            } else {
                x.max(y)
            }
        }),
        of("minmag", |x, y| {
            if x.abs() < y.abs() {
                x
            } else if y.abs() < x.abs() || x.is_nan() {
                y
            } else if y.is_nan() {
                x
            } else {
                x.min(y)
            }
        }),
        row(ty, "nextafter", 2, move |lane| next_after(ty, lane)),
        row(ty, "nan", 1, move |_| Expected::Bits(ty.nearest(f64::NAN))).of_type(ty.unsigned()).gives(ty),
    ]
}

fn next_after(ty: Scalar, lane: &Lane<'_>) -> Expected {
    let (x, y) = (lane.real(0), lane.real(1));
    let sign = 1_u64 << (ty.bits() - 1);
    if x.is_nan() || y.is_nan() {
        return Expected::Bits(ty.nearest(f64::NAN));
    }
    if x == y {
        return Expected::OneOf(vec![lane.bits[0], lane.bits[1]]);
    }
    if x == 0.0 {
        return Expected::Bits(if y < 0.0 { sign | 1 } else { 1 });
    }
    // Away from zero is one bit up, for either sign.
    let away = (y > x) == (x > 0.0);
    Expected::Bits(if away { lane.bits[0] + 1 } else { lane.bits[0] - 1 })
}

/// Returns the rows of functions with integer arguments or results.
fn with_integers(ty: Scalar) -> Vec<Row> {
    let ulps = allowed(ty, [4.0, 16.0, 16.0]);
    let power = move |lane: &Lane<'_>| Expected::Near { value: lane.real(0).powf(lane.int(1) as f64), ulps };
    let scaled =
        move |lane: &Lane<'_>| Expected::Near { value: libm::ldexp(lane.real(0), lane.int(1) as i32), ulps: 0.5 };
    let root = move |lane: &Lane<'_>| Expected::Near { value: rootn(lane.real(0), lane.int(1)), ulps };
    vec![
        row(ty, "ldexp", 2, scaled).with(&[Scalar::Int]).with_values(1, Values::Bits(9)),
        row(ty, "ldexp", 2, scaled).with(&[Scalar::Int]).with_values(1, Values::Bits(12)).scalar(&[1]),
        row(ty, "pown", 2, power).with(&[Scalar::Int]).with_values(1, Values::Bits(6)),
        row(ty, "rootn", 2, root).with(&[Scalar::Int]).with_values(1, Values::Bits(4)),
        row(ty, "ilogb", 1, |lane| {
            let x = lane.real(0);
            let special = |values: [i32; 2]| Expected::OneOf(values.map(|value| u64::from(value as u32)).to_vec());
            match x {
                _ if x == 0.0 => special([i32::MIN, -i32::MAX]),
                _ if x.is_nan() => special([i32::MIN, i32::MAX]),
                _ if x.is_infinite() => special([i32::MAX; 2]),
                _ => special([exponent(x.abs()); 2]),
            }
        })
        .gives(Scalar::Int),
    ]
}

/// Returns the rows of functions with a second result, one row per result.
fn in_two_parts(ty: Scalar) -> Vec<Row> {
    let name = |function: &str, part: &str| format!("{function}_{part}_{}", ty.name());
    let angle = allowed(ty, [2.0, 4.0, 4.0]);
    let fraction = move |lane: &Lane<'_>| {
        let x = lane.real(0);
        let below_one = ty.nearest(1.0) - 1;
        match x {
            // The device tried gives the largest half below 1.
            _ if !x.is_finite() && ty == Scalar::Half => Expected::Any,
            _ if x.is_infinite() => Expected::Bits(ty.nearest(0.0_f64.copysign(x))),
            _ if x == 0.0 => Expected::OneOf(vec![ty.nearest(0.0), ty.nearest(-0.0)]),
            _ if x.is_nan() => Expected::Bits(ty.nearest(x)),
            _ => Expected::Bits(ty.nearest(x - x.floor()).min(below_one)),
        }
    };
    vec![
        row(ty, "fract", 1, fraction).called(name("fract", "value")).by("$T whole; r = fract(a, &whole);"),
        row(ty, "fract", 1, move |lane| Expected::Bits(ty.nearest(lane.real(0).floor())))
            .called(name("fract", "whole"))
            .by("fract(a, &r);"),
        row(ty, "frexp", 1, move |lane| Expected::Bits(ty.nearest(frexp(lane.real(0)).0)))
            .called(name("frexp", "value"))
            .by("$I e; r = frexp(a, &e);"),
        row(ty, "frexp", 1, |lane| match lane.real(0).is_finite() {
            true => Expected::Bits(u64::from(frexp(lane.real(0)).1 as u32)),
            false => Expected::Any,
        })
        .gives(Scalar::Int)
        .called(name("frexp", "exponent"))
        .by("frexp(a, &r);"),
        row(ty, "modf", 1, move |lane| {
            let x = lane.real(0);
            let rest = if x.is_infinite() { 0.0 } else { x - x.trunc() };
            Expected::Bits(ty.nearest(if x.is_nan() { x } else { rest.copysign(x) }))
        })
        .called(name("modf", "value"))
        .by("$T whole; r = modf(a, &whole);"),
        row(ty, "modf", 1, move |lane| Expected::Bits(ty.nearest(lane.real(0).trunc())))
            .called(name("modf", "whole"))
            .by("modf(a, &r);"),
        row(ty, "sincos", 1, move |lane| Expected::Near { value: lane.real(0).sin(), ulps: angle })
            .called(name("sincos", "sine"))
            .by("$T cosine; r = sincos(a, &cosine);"),
        row(ty, "sincos", 1, move |lane| Expected::Near { value: lane.real(0).cos(), ulps: angle })
            .called(name("sincos", "cosine"))
            .by("sincos(a, &r);"),
        row(ty, "remquo", 2, move |lane| Expected::Bits(ty.nearest(libm::remainder(lane.real(0), lane.real(1)))))
            .called(name("remquo", "value"))
            .by("$I quotient; r = remquo(a, b, &quotient);"),
        row(ty, "remquo", 2, |lane| quotient(lane.real(0), lane.real(1)))
            .gives(Scalar::Int)
            .called(name("remquo", "quotient"))
            .by("remquo(a, b, &r);"),
        row(ty, "lgamma", 1, move |lane| logarithm_of_gamma(ty, lane.real(0))),
        row(ty, "lgamma_r", 1, move |lane| logarithm_of_gamma(ty, lane.real(0)))
            .called(name("lgamma_r", "value"))
            .by("$I sign; r = lgamma_r(a, &sign);"),
        row(ty, "lgamma_r", 1, |lane| match lane.real(0) {
            x if x > 0.0 && x.is_finite() => Expected::Bits(1),
            _ => Expected::Any,
        })
        .gives(Scalar::Int)
        .called(name("lgamma_r", "sign"))
        .by("lgamma_r(a, &r);"),
    ]
}

/// Allows an error that any usable implementation meets, as the specification gives no bound.
fn logarithm_of_gamma(ty: Scalar, x: f64) -> Expected {
    match x {
        _ if (2.5..1e4).contains(&x) => Expected::Near { value: libm::lgamma(x), ulps: 64.0 },
        _ if x.is_nan() => Expected::Bits(ty.nearest(x)),
        _ => Expected::Any,
    }
}

/// Requires at least seven bits.
fn quotient(x: f64, y: f64) -> Expected {
    let exact = (x - libm::remainder(x, y)) / y;
    if !exact.is_finite() || exact.abs() > 1e9 {
        return Expected::Any;
    }
    let whole = exact.round() as i64;
    let with_sign = |size: i64| u64::from((size * whole.signum()) as u32);
    Expected::OneOf([127, i64::from(i32::MAX)].map(|mask| with_sign(whole.abs() & mask)).to_vec())
}

fn rough() -> Vec<Row> {
    const ULPS: f64 = 8192.0;
    let ty = Scalar::Float;
    let mut rows = Vec::new();
    for prefix in ["half_", "native_"] {
        for (name, function, is_defined) in ROUGH1 {
            rows.push(row(ty, &format!("{prefix}{name}"), 1, move |lane| match lane.real(0) {
                x if is_defined(x) => Expected::Near { value: function(x), ulps: ULPS },
                _ => Expected::Any,
            }));
        }
        let divided = |lane: &Lane<'_>| Expected::Near { value: lane.real(0) / lane.real(1), ulps: ULPS };
        rows.push(row(ty, &format!("{prefix}divide"), 2, divided).moderate());
        rows.push(
            row(ty, &format!("{prefix}powr"), 2, |lane| match lane.real(0) {
                x if x > 0.1 => Expected::Near { value: x.powf(lane.real(1)), ulps: ULPS },
                _ => Expected::Any,
            })
            .moderate(),
        );
    }
    rows
}

/// Returns the sine of `x` half turns.
fn sinpi(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let rest = x % 2.0;
    let size = rest.abs();
    let sine = match size {
        _ if size == 0.0 || size == 1.0 => 0.0,
        _ if size <= 0.25 => (PI * size).sin(),
        _ if size <= 0.75 => (PI * (0.5 - size)).cos(),
        _ if size <= 1.25 => (PI * (1.0 - size)).sin(),
        _ if size <= 1.75 => -(PI * (1.5 - size)).cos(),
        _ => (PI * (size - 2.0)).sin(),
    };
    if rest < 0.0 { -sine } else { sine }
}

fn cospi(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let size = x.abs() % 2.0;
    match size {
        _ if size == 0.5 || size == 1.5 => 0.0,
        _ if size <= 0.25 => (PI * size).cos(),
        _ if size <= 0.75 => (PI * (0.5 - size)).sin(),
        _ if size <= 1.25 => -(PI * (1.0 - size)).cos(),
        _ if size <= 1.75 => (PI * (size - 1.5)).sin(),
        _ => (PI * (size - 2.0)).cos(),
    }
}

fn tanpi(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let (sine, cosine) = (sinpi(x), cospi(x));
    if cosine != 0.0 {
        return sine / cosine;
    }
    // Infinite half way between whole numbers: above after an even one, below after an odd one.
    let is_even = (x - 0.5) % 2.0 == 0.0;
    if is_even { f64::INFINITY } else { f64::NEG_INFINITY }
}

fn tgamma(x: f64) -> f64 {
    if x == f64::NEG_INFINITY { f64::NAN } else { libm::tgamma(x) }
}

fn logb(x: f64) -> f64 {
    match x {
        _ if x == 0.0 => f64::NEG_INFINITY,
        _ if x.is_infinite() => f64::INFINITY,
        _ if x.is_nan() => x,
        _ => f64::from(exponent(x.abs())),
    }
}

fn powr(x: f64, y: f64) -> f64 {
    let is_undefined = x < 0.0 || x.is_nan() || y.is_nan() || (x == 0.0 && y == 0.0);
    if is_undefined || (x == 1.0 && y.is_infinite()) || (x == f64::INFINITY && y == 0.0) {
        return f64::NAN;
    }
    x.abs().powf(y)
}

fn rootn(x: f64, n: i128) -> f64 {
    if n == 0 || (x < 0.0 && n % 2 == 0) {
        return f64::NAN;
    }
    let size = x.abs();
    // Numbers at the ends of the range are no good for the step below.
    let shift = match size {
        _ if size != 0.0 && size < 1e-280 => 60,
        _ if size.is_finite() && size > 1e280 => -60,
        _ => 0,
    };
    if shift != 0 {
        let (there, back) = (shift * n.unsigned_abs() as i32, if n > 0 { -shift } else { shift });
        return libm::ldexp(rootn(libm::ldexp(x, there), n), back);
    }
    let mut root = size.powf(1.0 / n as f64);
    if root.is_finite() && root != 0.0 {
        // One step of Newton's, as 1 / n was rounded.
        let quotient = (size / root.powf(n as f64)).ln();
        root *= 1.0 + if quotient.is_finite() { quotient / n as f64 } else { 0.0 };
    }
    if n % 2 == 0 { root } else { root.copysign(x) }
}

fn frexp(x: f64) -> (f64, i32) {
    if x == 0.0 || !x.is_finite() {
        return (x, 0);
    }
    let exponent = exponent(x.abs()) + 1;
    (libm::ldexp(x, -exponent), exponent)
}
