//! Floating-point arithmetic and intrinsics that round to one defined result.
//!
//! An operation that may return NaN is followed by a select of one fixed NaN, since LLVM does not define which it is.

use crate::types::{BOOL, Scalar, Ty};

use super::builder::{Builder, Value};
use super::integers::splat;

const PREDICATES: [&str; 16] =
    ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une", "true"];

/// Emits one operation.
pub(super) fn operation(builder: &mut Builder<'_>) {
    let ty = builder.float_type();
    match builder.random.below(16) {
        0..3 => arithmetic(builder, ty),
        3 => compare(builder, ty),
        4 => rounding(builder, ty),
        5 => order(builder, ty),
        6 => class(builder, ty),
        7 => sign(builder, ty),
        8 => fused(builder, ty),
        9 => parts(builder, ty),
        10 => to_nearest_int(builder, ty),
        11 | 12 => chain(builder, ty),
        13 => constrained(builder, ty),
        14 => half_bits(builder),
        _ => {
            let to = Ty::any_int(builder.random);
            let from = Value { name: builder.operand(ty), ty };
            let value = builder.convert(&from, ty.with_scalar(to.scalar));
            builder.keep(value);
        }
    }
}

fn keep(builder: &mut Builder<'_>, value: &Value) {
    let value = builder.without_payload(value);
    builder.keep(value);
}

fn arithmetic(builder: &mut Builder<'_>, ty: Ty) {
    let op = *builder.random.pick(&["fadd", "fsub", "fmul", "fdiv", "frem"]);
    let (a, b) = (builder.operand(ty), builder.operand(ty));
    let value = builder.binary(op, ty, &a, &b);
    keep(builder, &value);
}

/// Emits operations on each other's results, which must not be contracted on any path between them.
fn chain(builder: &mut Builder<'_>, ty: Ty) {
    let mut values: Vec<String> = (0..3).map(|_| builder.operand(ty)).collect();
    for _ in 0..builder.random.between(2, 5) {
        let (a, b) = (builder.random.pick(&values).clone(), builder.random.pick(&values).clone());
        let last = values[values.len() - 1].clone();
        let value = match builder.random.below(8) {
            0..3 => builder.binary("fmul", ty, &last, &a),
            3 | 4 => {
                let op = *builder.random.pick(&["fadd", "fsub"]);
                let (a, b) = if builder.random.percent(50) { (&last, &a) } else { (&a, &last) };
                builder.binary(op, ty, a, b)
            }
            5 => builder.define(ty, "fneg", format_args!("{ty} {last}")),
            6 => {
                let condition = builder.operand(BOOL);
                builder.define(ty, "select", format_args!("i1 {condition}, {ty} {last}, {ty} {b}"))
            }
            _ => {
                let name = builder.helper(&[ty, ty], ty, |inner| {
                    let op = *inner.random.pick(&["fadd", "fsub", "fmul"]);
                    let result = inner.binary(op, ty, "%p0", "%p1");
                    inner.pool = vec![result];
                });
                builder.define(ty, "call", format_args!("{ty} @{name}({ty} {last}, {ty} {a})"))
            }
        };
        values.push(value.name);
    }
    let name = values[values.len() - 1].clone();
    builder.cover("chain", ty);
    keep(builder, &Value { name, ty });
}

/// Emits `experimental.constrained.fadd`, ...
fn constrained(builder: &mut Builder<'_>, ty: Ty) {
    const NAMES: [&str; 10] = ["fadd", "fsub", "fmul", "fdiv", "frem", "fma", "sqrt", "rint", "floor", "fcmp"];
    let base = *builder.random.pick(&NAMES);
    let text = ty.to_string();
    let count = match base {
        "sqrt" | "rint" | "floor" => 1,
        "fma" => 3,
        _ => 2,
    };
    let mut operands: Vec<(String, String)> = (0..count).map(|_| (text.clone(), builder.operand(ty))).collect();
    let rounding = *builder.random.pick(&["round.tonearest", "round.dynamic"]);
    let exceptions = *builder.random.pick(&["fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict"]);
    let result = if base == "fcmp" { ty.with_scalar(Scalar::Int(1)) } else { ty };
    match base {
        "floor" => {}
        "fcmp" => {
            let predicate = *builder.random.pick(&PREDICATES[1..15]);
            operands.push(("metadata".into(), format!("!\"{predicate}\"")));
        }
        _ => operands.push(("metadata".into(), format!("!\"{rounding}\""))),
    }
    operands.push(("metadata".into(), format!("!\"{exceptions}\"")));
    let operands: Vec<(&str, &str)> = operands.iter().map(|(ty, value)| (ty.as_str(), value.as_str())).collect();
    let name = format!("llvm.experimental.constrained.{base}.{}", ty.suffix());
    let name = builder.intrinsic(&name, &result.to_string(), &operands);
    builder.cover(&format!("constrained.{base}"), ty);
    let value = Value { name, ty: result };
    if base == "fcmp" { builder.keep(value) } else { keep(builder, &value) }
}

/// Emits `convert.to.fp16`, `convert.from.fp16`.
fn half_bits(builder: &mut Builder<'_>) {
    // LLVM's own expansion from double for the host rounds twice.
    let (ty, bits) = (Ty::scalar(Scalar::Float(32)), Ty::int(16));
    if builder.random.percent(50) {
        let a = builder.operand(ty);
        let name = builder.intrinsic("llvm.convert.to.fp16.f32", "i16", &[("float", &a)]);
        builder.cover("convert.to.fp16", ty);
        let half = Ty::scalar(Scalar::Float(16));
        let value = builder.define(half, "bitcast", format_args!("i16 {name} to half"));
        return keep(builder, &value);
    }
    let ty = Ty::scalar(Scalar::Float(*builder.random.pick(&[32, 64])));
    let a = builder.operand(bits);
    let name = builder.intrinsic(&format!("llvm.convert.from.fp16.{}", ty.suffix()), &ty.to_string(), &[("i16", &a)]);
    builder.cover("convert.from.fp16", ty);
    keep(builder, &Value { name, ty });
}

fn compare(builder: &mut Builder<'_>, ty: Ty) {
    let predicate = *builder.random.pick(&PREDICATES);
    let (a, b) = (builder.operand(ty), builder.operand(ty));
    let value = builder.define(ty.with_scalar(Scalar::Int(1)), "fcmp", format_args!("{predicate} {ty} {a}, {b}"));
    builder.cover(&format!("fcmp {predicate}"), ty);
    builder.keep(value);
}

fn rounding(builder: &mut Builder<'_>, ty: Ty) {
    const NAMES: [&str; 8] = ["floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven", "canonicalize"];
    // LLVM cannot compile the last one for vectors of halves.
    let last = NAMES.len() - usize::from(ty.scalar == Scalar::Float(16) && ty.lanes.is_some());
    let base = *builder.random.pick(&NAMES[..last]);
    let a = builder.operand(ty);
    let value = builder.plain_intrinsic(base, ty, &[&a]);
    keep(builder, &value);
}

fn order(builder: &mut Builder<'_>, ty: Ty) {
    const NAMES: [&str; 6] = ["minimum", "maximum", "minimumnum", "maximumnum", "minnum", "maxnum"];
    let base = *builder.random.pick(&NAMES);
    let (a, b) = (builder.operand(ty), builder.operand(ty));
    let mut value = builder.plain_intrinsic(base, ty, &[&a, &b]);
    if base.ends_with("num") && !base.ends_with("mumnum") {
        // These may give either of two zeros.
        let zero = splat(ty, if ty.scalar == Scalar::Float(16) { "0xH0000" } else { "0.0" });
        value = builder.binary("fadd", ty, &value.name, &zero);
    }
    keep(builder, &value);
}

fn class(builder: &mut Builder<'_>, ty: Ty) {
    let truth = ty.with_scalar(Scalar::Int(1));
    let mask = builder.random.below(1024).to_string();
    let (a, text, result) = (builder.operand(ty), ty.to_string(), truth.to_string());
    let name = format!("llvm.is.fpclass.{}", ty.suffix());
    let name = builder.intrinsic(&name, &result, &[(&text, &a), ("i32", &mask)]);
    builder.cover("is.fpclass", ty);
    builder.keep(Value { name, ty: truth });
}

fn sign(builder: &mut Builder<'_>, ty: Ty) {
    let a = builder.operand(ty);
    let value = match builder.random.below(3) {
        0 => builder.define(ty, "fneg", format_args!("{ty} {a}")),
        1 => builder.plain_intrinsic("fabs", ty, &[&a]),
        _ => {
            let b = builder.operand(ty);
            builder.plain_intrinsic("copysign", ty, &[&a, &b])
        }
    };
    keep(builder, &value);
}

fn fused(builder: &mut Builder<'_>, ty: Ty) {
    let (a, b, c) = (builder.operand(ty), builder.operand(ty), builder.operand(ty));
    let value = builder.plain_intrinsic("fma", ty, &[&a, &b, &c]);
    keep(builder, &value);
}

/// Emits `ldexp`, `frexp`, `modf`, `sqrt`.
fn parts(builder: &mut Builder<'_>, ty: Ty) {
    let (text, ints) = (ty.to_string(), ty.with_scalar(Scalar::Int(32)));
    let int_text = ints.to_string();
    match builder.random.below(4) {
        0 => {
            let (a, b) = (builder.operand(ty), builder.operand(ints));
            let name = format!("llvm.ldexp.{}.{}", ty.suffix(), ints.suffix());
            let name = builder.intrinsic(&name, &text, &[(&text, &a), (&int_text, &b)]);
            builder.cover("ldexp", ty);
            keep(builder, &Value { name, ty });
        }
        1 => {
            // For vectors LLVM computes wrong exponents on the host. The exponent of a number that is not finite is
            // undefined.
            let (ty, ints) = (ty.lane(), ints.lane());
            let (text, int_text) = (ty.to_string(), ints.to_string());
            let a = finite(builder, ty);
            let pair = format!("{{ {text}, {int_text} }}");
            let name = format!("llvm.frexp.{}.{}", ty.suffix(), ints.suffix());
            let both = builder.intrinsic(&name, &pair, &[(&text, &a)]);
            builder.cover("frexp", ty);
            let fraction = builder.define(ty, "extractvalue", format_args!("{pair} {both}, 0"));
            let exponent = builder.define(ints, "extractvalue", format_args!("{pair} {both}, 1"));
            keep(builder, &fraction);
            builder.keep(exponent);
        }
        // LLVM cannot compile this one for halves.
        2 if ty.scalar != Scalar::Float(16) => {
            let a = builder.operand(ty);
            let pair = format!("{{ {text}, {text} }}");
            let both = builder.intrinsic(&format!("llvm.modf.{}", ty.suffix()), &pair, &[(&text, &a)]);
            builder.cover("modf", ty);
            let fraction = builder.define(ty, "extractvalue", format_args!("{pair} {both}, 0"));
            let whole = builder.define(ty, "extractvalue", format_args!("{pair} {both}, 1"));
            keep(builder, &fraction);
            keep(builder, &whole);
        }
        _ => {
            let a = builder.operand(ty);
            let value = builder.plain_intrinsic("sqrt", ty, &[&a]);
            keep(builder, &value);
        }
    }
}

/// Replaces an infinite or NaN operand by one.
fn finite(builder: &mut Builder<'_>, ty: Ty) -> String {
    let a = builder.operand(ty);
    let limit = match ty.scalar {
        Scalar::Float(16) => "0xH7C00",
        _ => "0x7FF0000000000000",
    };
    within(builder, ty, &a, limit)
}

/// Replaces the number by one unless its magnitude is below a limit.
fn within(builder: &mut Builder<'_>, ty: Ty, a: &str, limit: &str) -> String {
    let truth = ty.with_scalar(Scalar::Int(1));
    let one = splat(ty, if ty.scalar == Scalar::Float(16) { "0xH3C00" } else { "1.0" });
    let size = builder.plain_intrinsic("fabs", ty, &[a]);
    let limit = splat(ty, limit);
    let inside = builder.define(truth, "fcmp", format_args!("olt {ty} {}, {limit}", size.name));
    builder.define(ty, "select", format_args!("{truth} {}, {ty} {a}, {ty} {one}", inside.name)).name
}

/// Emits `fptosi` or `fptoui` of a number in range.
pub(super) fn to_int(builder: &mut Builder<'_>, from: &Value, to: Ty) -> Value {
    let signed = builder.random.percent(50);
    // The magnitude is below 2^places, and every such number is representable.
    let places = to.scalar.bits() - u32::from(signed);
    let limit = match from.ty.scalar {
        Scalar::Float(16) => format!("0xH{:04X}", (places.min(15) + 15) << 10),
        Scalar::Float(32) => format!("0x{:016X}", u64::from(places.min(127) + 1023) << 52),
        _ => format!("0x{:016X}", u64::from(places.min(1023) + 1023) << 52),
    };
    let mut number = within(builder, from.ty, &from.name, &limit);
    if !signed {
        number = builder.plain_intrinsic("fabs", from.ty, &[&number]).name;
    }
    let op = if signed { "fptosi" } else { "fptoui" };
    let value = builder.define(to, op, format_args!("{} {number} to {to}", from.ty));
    // A device folds the conversion back to floating point into a truncation, which may give -0.0.
    let one = splat(to, if to.scalar.bits() == 1 { "true" } else { "1" });
    builder.binary("xor", to, &value.name, &one)
}

/// Emits `lround`, `llround`, `lrint`, `llrint` of a number in range.
fn to_nearest_int(builder: &mut Builder<'_>, ty: Ty) {
    let base = *builder.random.pick(&["lround", "llround", "lrint", "llrint"]);
    let limit = if ty.scalar == Scalar::Float(16) { "0xH7800" } else { "0x41D0000000000000" };
    let ty = if base.ends_with("round") { ty.lane() } else { ty };
    let a = builder.operand(ty);
    let a = within(builder, ty, &a, limit);
    let to = ty.with_scalar(Scalar::Int(if base.starts_with("ll") { 64 } else { *builder.random.pick(&[32, 64]) }));
    let (text, from_text) = (to.to_string(), ty.to_string());
    let name = format!("llvm.{base}.{}.{}", to.suffix(), ty.suffix());
    let name = builder.intrinsic(&name, &text, &[(&from_text, &a)]);
    builder.cover(base, ty);
    // As in `to_int`: the conversion back to floating point may lose the sign of zero.
    let value = builder.binary("xor", to, &name, &splat(to, "1"));
    builder.keep(value);
}
