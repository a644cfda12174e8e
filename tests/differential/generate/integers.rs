//! Integer arithmetic, comparisons, selection, and intrinsics on integers.

use crate::types::{Scalar, Ty};

use super::builder::{Builder, Value};

/// The comparisons of integers.
const PREDICATES: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];

/// Returns a constant in every lane.
pub(super) fn splat(ty: Ty, number: &str) -> String {
    match ty.lanes {
        None => number.to_owned(),
        Some(lanes) => {
            let lanes: Vec<String> = (0..lanes).map(|_| format!("{} {number}", ty.scalar)).collect();
            format!("<{}>", lanes.join(", "))
        }
    }
}

/// Returns the smallest signed number.
pub(super) fn signed_minimum(ty: Ty) -> String {
    let bits = ty.scalar.bits();
    let number = if bits == 1 {
        "true".to_owned()
    } else {
        let first = 1u32 << ((bits - 1) % 4);
        format!("u0x{first}{}", "0".repeat(((bits - 1) / 4) as usize))
    };
    splat(ty, &number)
}

/// Emits an operation of two operands.
pub(super) fn binary(builder: &mut Builder<'_>) {
    let ty = builder.int_type();
    let bits = ty.scalar.bits();
    let a = builder.operand(ty);
    let value = match builder.random.below(12) {
        0..2 => simple(builder, ty, "add", &a),
        2..4 => simple(builder, ty, "sub", &a),
        4..6 => simple(builder, ty, "mul", &a),
        6 => {
            let op = *builder.random.pick(&["and", "or", "xor"]);
            simple(builder, ty, op, &a)
        }
        7 | 8 => {
            let op = *builder.random.pick(&["shl", "lshr", "ashr"]);
            let amount = if builder.random.percent(30) {
                let amount = builder.random.below(bits).to_string();
                splat(ty, if bits == 1 { "false" } else { &amount })
            } else {
                shift_amount(builder, ty)
            };
            builder.binary(op, ty, &a, &amount)
        }
        _ => {
            let signed = bits > 1 && builder.random.percent(50);
            let op = *builder.random.pick(if signed { &["sdiv", "srem"] } else { &["udiv", "urem"] });
            let b = divisor(builder, ty, &a, signed);
            builder.binary(op, ty, &a, &b)
        }
    };
    builder.keep(value);
}

fn simple(builder: &mut Builder<'_>, ty: Ty, op: &str, a: &str) -> Value {
    let b = builder.operand(ty);
    builder.binary(op, ty, a, &b)
}

/// Returns a shift amount below the number of bits.
pub(super) fn shift_amount(builder: &mut Builder<'_>, ty: Ty) -> String {
    let bits = ty.scalar.bits();
    let amount = builder.operand(ty);
    if bits == 1 {
        return splat(ty, "false");
    }
    let limit = splat(ty, &bits.to_string());
    builder.binary("urem", ty, &amount, &limit).name
}

/// Returns a divisor for `a`: neither zero nor, if signed, -1 where the quotient would overflow.
fn divisor(builder: &mut Builder<'_>, ty: Ty, a: &str, signed: bool) -> String {
    let (one, truth) = (splat(ty, if ty.scalar.bits() == 1 { "true" } else { "1" }), ty.with_scalar(Scalar::Int(1)));
    let b = builder.operand(ty);
    let zero = builder.define(truth, "icmp", format_args!("eq {ty} {b}, zeroinitializer"));
    let b = builder.define(ty, "select", format_args!("{truth} {}, {ty} {one}, {ty} {b}", zero.name));
    if !signed {
        return b.name;
    }
    let (minimum, ones) = (signed_minimum(ty), splat(ty, "-1"));
    let is_minimum = builder.define(truth, "icmp", format_args!("eq {ty} {a}, {minimum}"));
    let is_ones = builder.define(truth, "icmp", format_args!("eq {ty} {}, {ones}", b.name));
    let both = builder.define(truth, "and", format_args!("{truth} {}, {}", is_minimum.name, is_ones.name));
    builder.define(ty, "select", format_args!("{truth} {}, {ty} {one}, {ty} {}", both.name, b.name)).name
}

/// Emits `icmp`.
pub(super) fn compare(builder: &mut Builder<'_>) {
    let ty = builder.int_type();
    let (a, b) = (builder.operand(ty), builder.operand(ty));
    let predicate = *builder.random.pick(&PREDICATES);
    let value = builder.define(ty.with_scalar(Scalar::Int(1)), "icmp", format_args!("{predicate} {ty} {a}, {b}"));
    builder.cover(&format!("icmp {predicate}"), ty);
    builder.keep(value);
}

/// Emits `select`, by one condition or by one a lane.
pub(super) fn select(builder: &mut Builder<'_>) {
    let ty = builder.any_type();
    let condition = if builder.random.percent(50) { ty.with_scalar(Scalar::Int(1)) } else { crate::types::BOOL };
    let (c, a, b) = (builder.operand(condition), builder.operand(ty), builder.operand(ty));
    let value = builder.define(ty, "select", format_args!("{condition} {c}, {ty} {a}, {ty} {b}"));
    builder.keep(value);
}

/// Emits an intrinsic on integers.
pub(super) fn intrinsic(builder: &mut Builder<'_>) {
    let ty = builder.int_type();
    match builder.random.below(10) {
        0 | 1 => two_operands(builder, ty),
        2 => with_flag(builder, ty),
        3 => overflow(builder, ty),
        4 => funnel_shift(builder, ty),
        5 => reversal(builder, ty),
        6 => three_way(builder, ty),
        7 => fixed_point(builder, ty),
        8 => saturated_shift(builder, ty),
        _ => {
            let a = builder.operand(ty);
            let base = *builder.random.pick(&["ctpop", "bitreverse"]);
            let value = builder.plain_intrinsic(base, ty, &[&a]);
            builder.keep(value);
        }
    }
}

fn two_operands(builder: &mut Builder<'_>, ty: Ty) {
    const NAMES: [&str; 8] = ["smax", "smin", "umax", "umin", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"];
    let base = *builder.random.pick(&NAMES);
    let (a, b) = (builder.operand(ty), builder.operand(ty));
    let value = builder.plain_intrinsic(base, ty, &[&a, &b]);
    builder.keep(value);
}

/// Emits `abs`, `ctlz`, `cttz`, defined on every operand.
fn with_flag(builder: &mut Builder<'_>, ty: Ty) {
    let base = *builder.random.pick(&["abs", "ctlz", "cttz"]);
    let a = builder.operand(ty);
    let text = ty.to_string();
    let name = format!("llvm.{base}.{}", ty.suffix());
    let name = builder.intrinsic(&name, &text, &[(&text, &a), ("i1", "false")]);
    builder.cover(base, ty);
    builder.keep(Value { name, ty });
}

fn overflow(builder: &mut Builder<'_>, ty: Ty) {
    let base = *builder.random.pick(&["sadd", "uadd", "ssub", "usub", "smul", "umul"]);
    let (a, b) = (builder.operand(ty), builder.operand(ty));
    let (text, truth) = (ty.to_string(), ty.with_scalar(Scalar::Int(1)));
    let pair = format!("{{ {ty}, {truth} }}");
    let name = format!("llvm.{base}.with.overflow.{}", ty.suffix());
    let both = builder.intrinsic(&name, &pair, &[(&text, &a), (&text, &b)]);
    builder.cover(&format!("{base}.with.overflow"), ty);
    let result = builder.define(ty, "extractvalue", format_args!("{pair} {both}, 0"));
    let flag = builder.define(truth, "extractvalue", format_args!("{pair} {both}, 1"));
    builder.keep(result);
    builder.keep(flag);
}

fn funnel_shift(builder: &mut Builder<'_>, ty: Ty) {
    // LLVM cannot divide wider shift amounts by the width for the host.
    if ty.scalar.bits() > 128 {
        return two_operands(builder, ty);
    }
    let base = *builder.random.pick(&["fshl", "fshr"]);
    let a = builder.operand(ty);
    let b = if builder.random.percent(40) { a.clone() } else { builder.operand(ty) };
    let amount = match builder.random.below(3) {
        0 => "zeroinitializer".to_owned(),
        1 => builder.constant(ty),
        _ => builder.operand(ty),
    };
    // Where some lanes of a constant amount are multiples of the width, LLVM shifts them by the width.
    let amount = match ty.lanes {
        Some(lanes) if amount.starts_with('<') && ty.scalar.bits() > 1 => {
            let bits = ty.scalar.bits();
            let lanes: Vec<String> =
                (0..lanes).map(|_| format!("{} {}", ty.scalar, builder.random.between(1, bits - 1))).collect();
            format!("<{}>", lanes.join(", "))
        }
        _ => amount,
    };
    let value = builder.plain_intrinsic(base, ty, &[&a, &b, &amount]);
    builder.keep(value);
}

/// Emits `bswap`, which is defined for an even number of bytes.
fn reversal(builder: &mut Builder<'_>, ty: Ty) {
    let bits = (ty.scalar.bits().next_multiple_of(16)).min(256);
    let ty = ty.with_scalar(Scalar::Int(bits));
    let a = builder.operand(ty);
    let value = builder.plain_intrinsic("bswap", ty, &[&a]);
    builder.keep(value);
}

fn three_way(builder: &mut Builder<'_>, ty: Ty) {
    let base = *builder.random.pick(&["scmp", "ucmp"]);
    let bits = Scalar::Int(builder.random.between(2, 40));
    let result = ty.with_scalar(bits);
    let (a, b) = (builder.operand(ty), builder.operand(ty));
    let (text, operands) = (result.to_string(), ty.to_string());
    let name = format!("llvm.{base}.{}.{}", result.suffix(), ty.suffix());
    let name = builder.intrinsic(&name, &text, &[(&operands, &a), (&operands, &b)]);
    builder.cover(base, ty);
    builder.keep(Value { name, ty: result });
}

fn fixed_point(builder: &mut Builder<'_>, ty: Ty) {
    let bits = ty.scalar.bits();
    if !(2..=64).contains(&bits) {
        return two_operands(builder, ty);
    }
    const NAMES: [&str; 8] = [
        "smul.fix",
        "umul.fix",
        "smul.fix.sat",
        "umul.fix.sat",
        "sdiv.fix",
        "udiv.fix",
        "sdiv.fix.sat",
        "udiv.fix.sat",
    ];
    // LLVM cannot divide vectors for the host.
    let base = *builder.random.pick(if ty.lanes.is_none() { &NAMES } else { &NAMES[..4] });
    let signed = base.starts_with('s');
    // A signed fixed-point number needs one bit for its sign.
    let last = if signed { bits - 1 } else { bits };
    let mut scale = builder.random.below(last);
    let (mut a, mut b, text) = (builder.operand(ty), builder.operand(ty), ty.to_string());
    if base.contains("div") {
        b = divisor(builder, ty, &a, signed);
        if !base.ends_with("sat") {
            // The quotient fits if the dividend has as many spare bits as the scale.
            scale = scale.min(bits - 1);
            let places = splat(ty, &(scale + u32::from(signed)).min(bits - 1).to_string());
            a = builder.binary(if signed { "ashr" } else { "lshr" }, ty, &a, &places).name;
        }
    }
    let scale = scale.to_string();
    let name = format!("llvm.{base}.{}", ty.suffix());
    let name = builder.intrinsic(&name, &text, &[(&text, &a), (&text, &b), ("i32", &scale)]);
    builder.cover(base, ty);
    builder.keep(Value { name, ty });
}

fn saturated_shift(builder: &mut Builder<'_>, ty: Ty) {
    let base = *builder.random.pick(&["sshl.sat", "ushl.sat"]);
    let (a, amount) = (builder.operand(ty), shift_amount(builder, ty));
    let value = builder.plain_intrinsic(base, ty, &[&a, &amount]);
    builder.keep(value);
}
