//! Insertion, extraction, shuffles and reductions of lanes.

use crate::types::{Scalar, Ty};

use super::builder::{Builder, Value, fills_bytes};

/// Emits one operation.
pub(super) fn operation(builder: &mut Builder<'_>) {
    match builder.random.below(10) {
        0 => extract(builder),
        1 => insert(builder),
        2 | 3 => shuffle(builder),
        4 | 5 => reduce(builder),
        6 => reverse_or_splice(builder),
        7 => subvector(builder),
        8 => interleave(builder),
        _ => lane_mask(builder),
    }
}

fn vector_type(builder: &mut Builder<'_>) -> Ty {
    builder.choose(
        |ty| ty.lanes.is_some(),
        |random| {
            let scalar = Scalar::any(random);
            Ty::vector(scalar, random.between(1, 16))
        },
    )
}

/// Returns a lane number: a constant, or one known at run time.
fn lane(builder: &mut Builder<'_>, ty: Ty) -> String {
    let count = ty.count();
    // For run-time lane numbers LLVM goes through memory for the host.
    if builder.random.percent(50) || !fills_bytes(ty) {
        return format!("i32 {}", builder.random.below(count));
    }
    let bits = *builder.random.pick(&[8, 16, 32, 64, 7, 24, 100]);
    let int = Ty::int(bits);
    let any = builder.operand(int);
    let index = builder.binary("urem", int, &any, &count.to_string());
    format!("{int} {}", index.name)
}

fn extract(builder: &mut Builder<'_>) {
    let ty = vector_type(builder);
    let vector = builder.operand(ty);
    let lane = lane(builder, ty);
    let value = builder.define(ty.lane(), "extractelement", format_args!("{ty} {vector}, {lane}"));
    builder.cover("extractelement from", ty);
    builder.keep(value);
}

fn insert(builder: &mut Builder<'_>) {
    let ty = vector_type(builder);
    let (vector, scalar) = (builder.operand(ty), builder.operand(ty.lane()));
    let lane = lane(builder, ty);
    let rest = format!("{ty} {vector}, {} {scalar}, {lane}", ty.scalar);
    let value = builder.define(ty, "insertelement", rest);
    builder.keep(value);
}

fn shuffle(builder: &mut Builder<'_>) {
    let ty = vector_type(builder);
    let (a, b) = (builder.operand(ty), builder.operand(ty));
    let lanes = builder.random.between(1, 16);
    let mask: Vec<String> = (0..lanes).map(|_| format!("i32 {}", builder.random.below(2 * ty.count()))).collect();
    let to = Ty::vector(ty.scalar, lanes);
    let mask = format!("<{lanes} x i32> <{}>", mask.join(", "));
    let value = builder.define(to, "shufflevector", format_args!("{ty} {a}, {ty} {b}, {mask}"));
    builder.keep(value);
}

fn reduce(builder: &mut Builder<'_>) {
    let ty = vector_type(builder);
    let (vector, text, lane) = (builder.operand(ty), ty.to_string(), ty.lane().to_string());
    let suffix = ty.suffix();
    if !ty.is_float() {
        const NAMES: [&str; 9] = ["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"];
        let base = *builder.random.pick(&NAMES);
        let name = builder.intrinsic(&format!("llvm.vector.reduce.{base}.{suffix}"), &lane, &[(&text, &vector)]);
        builder.cover(&format!("reduce.{base}"), ty);
        return builder.keep(Value { name, ty: ty.lane() });
    }
    let base = *builder.random.pick(&["fadd", "fmul", "fmaximum", "fminimum"]);
    let full = format!("llvm.vector.reduce.{base}.{suffix}");
    let name = if base == "fadd" || base == "fmul" {
        let start = builder.operand(ty.lane());
        builder.intrinsic(&full, &lane, &[(&lane, &start), (&text, &vector)])
    } else {
        builder.intrinsic(&full, &lane, &[(&text, &vector)])
    };
    builder.cover(&format!("reduce.{base}"), ty);
    let value = builder.without_payload(&Value { name, ty: ty.lane() });
    builder.keep(value);
}

fn reverse_or_splice(builder: &mut Builder<'_>) {
    let ty = vector_type(builder);
    let (a, text) = (builder.operand(ty), ty.to_string());
    if builder.random.percent(50) {
        let value = builder.plain_intrinsic("vector.reverse", ty, &[&a]);
        return builder.keep(value);
    }
    let b = builder.operand(ty);
    let shift = if builder.random.percent(50) {
        builder.random.below(ty.count()).to_string()
    } else {
        format!("-{}", builder.random.between(1, ty.count()))
    };
    let name = format!("llvm.vector.splice.{}", ty.suffix());
    let name = builder.intrinsic(&name, &text, &[(&text, &a), (&text, &b), ("i32", &shift)]);
    builder.cover("vector.splice", ty);
    builder.keep(Value { name, ty });
}

fn subvector(builder: &mut Builder<'_>) {
    let ty = vector_type(builder);
    let count = ty.count();
    // LLVM goes through memory for the host and overwrites a neighbour where lanes do not end at a byte boundary.
    if !fills_bytes(ty) {
        return shuffle(builder);
    }
    // The index is a multiple of the subvector's length.
    let part = builder.random.between(1, count);
    let place = builder.random.below(count / part) * part;
    let place = if place + part > count { 0 } else { place }.to_string();
    let small = Ty::vector(ty.scalar, part);
    let (text, small_text) = (ty.to_string(), small.to_string());
    let (a, suffixes) = (builder.operand(ty), format!("{}.{}", ty.suffix(), small.suffix()));
    if builder.random.percent(50) {
        let b = builder.operand(small);
        let name = format!("llvm.vector.insert.{suffixes}");
        let name = builder.intrinsic(&name, &text, &[(&text, &a), (&small_text, &b), ("i64", &place)]);
        builder.cover("vector.insert", ty);
        return builder.keep(Value { name, ty });
    }
    let name = format!("llvm.vector.extract.{}.{}", small.suffix(), ty.suffix());
    let name = builder.intrinsic(&name, &small_text, &[(&text, &a), ("i64", &place)]);
    builder.cover("vector.extract", ty);
    builder.keep(Value { name, ty: small });
}

fn interleave(builder: &mut Builder<'_>) {
    let half = vector_type(builder);
    if half.count() > 8 {
        return shuffle(builder);
    }
    let whole = Ty::vector(half.scalar, half.count() * 2);
    let (text, half_text) = (whole.to_string(), half.to_string());
    if builder.random.percent(50) {
        let (a, b) = (builder.operand(half), builder.operand(half));
        let name = format!("llvm.vector.interleave2.{}", whole.suffix());
        let name = builder.intrinsic(&name, &text, &[(&half_text, &a), (&half_text, &b)]);
        builder.cover("vector.interleave2", whole);
        return builder.keep(Value { name, ty: whole });
    }
    let a = builder.operand(whole);
    let pair = format!("{{ {half_text}, {half_text} }}");
    let name = format!("llvm.vector.deinterleave2.{}", whole.suffix());
    let both = builder.intrinsic(&name, &pair, &[(&text, &a)]);
    builder.cover("vector.deinterleave2", whole);
    for member in 0..2 {
        let value = builder.define(half, "extractvalue", format_args!("{pair} {both}, {member}"));
        builder.keep(value);
    }
}

fn lane_mask(builder: &mut Builder<'_>) {
    let lanes = builder.random.between(1, 16);
    let ty = Ty::vector(Scalar::Int(1), lanes);
    let bits = *builder.random.pick(&[32, 64]);
    let int = Ty::int(bits);
    let (a, b) = (builder.operand(int), builder.operand(int));
    // A limit of zero makes all lanes poison.
    let (text, result) = (int.to_string(), ty.to_string());
    let b = builder.binary("or", int, &b, "1");
    let name = format!("llvm.get.active.lane.mask.{}.{}", ty.suffix(), int.suffix());
    let name = builder.intrinsic(&name, &result, &[(&text, &a), (&text, &b.name)]);
    builder.cover("get.active.lane.mask", ty);
    builder.keep(Value { name, ty });
}
