//! Lanes that a mask or a length enables: in memory, in vector operations, in reductions.

use crate::types::{Scalar, Ty};

use super::builder::{Builder, Value};
use super::integers::{shift_amount, splat};

/// Emits one operation.
pub(super) fn operation(builder: &mut Builder<'_>) {
    match builder.random.below(12) {
        0 => masked_load(builder),
        1 => masked_store(builder),
        2 => gather(builder),
        3 => scatter(builder),
        4 => compress(builder),
        5..8 => vp_binary(builder),
        8 => vp_reduce(builder),
        9 => vp_memory(builder),
        10 => vp_choice(builder),
        _ => elements(builder),
    }
}

/// Returns a vector type whose lanes have the memory layout of an array.
fn vector_type(builder: &mut Builder<'_>) -> Ty {
    builder.choose(
        |ty| ty.lanes.is_some() && matches!(ty.scalar.bits(), 8 | 16 | 32 | 64 | 128),
        |random| {
            let scalar = if random.percent(25) {
                Scalar::Float(*random.pick(&[16, 32, 64]))
            } else {
                Scalar::Int(*random.pick(&[8, 16, 32, 64, 128]))
            };
            Ty::vector(scalar, random.between(1, 16))
        },
    )
}

fn mask_type(ty: Ty) -> Ty {
    ty.with_scalar(Scalar::Int(1))
}

/// Allocates memory that holds a vector.
fn memory(builder: &mut Builder<'_>, ty: Ty) -> String {
    let (value, place) = (builder.operand(ty), builder.alloca(ty));
    builder.line(format_args!("store {ty} {value}, ptr {place}, align 1"));
    place
}

/// Loads the current contents of the memory.
fn whole(builder: &mut Builder<'_>, ty: Ty, place: &str) {
    let value = builder.define(ty, "load", format_args!("{ty}, ptr {place}, align 1"));
    keep(builder, value);
}

fn keep(builder: &mut Builder<'_>, value: Value) {
    let value = if value.ty.is_float() { builder.without_payload(&value) } else { value };
    builder.keep(value);
}

/// Emits `masked.load`, `masked.expandload`.
fn masked_load(builder: &mut Builder<'_>) {
    let ty = vector_type(builder);
    let (place, mask_ty) = (memory(builder, ty), mask_type(ty));
    let (mask, otherwise) = (builder.operand(mask_ty), builder.operand(ty));
    let base = *builder.random.pick(&["masked.load", "masked.expandload"]);
    let suffix = if base == "masked.load" { ".p0" } else { "" };
    let (text, place) = (ty.to_string(), format!("align 1 {place}"));
    let operands = [("ptr", place.as_str()), (&mask_ty.to_string(), &mask), (&text, &otherwise)];
    let name = builder.intrinsic(&format!("llvm.{base}.{}{suffix}", ty.suffix()), &text, &operands);
    builder.cover(base, ty);
    keep(builder, Value { name, ty });
}

/// Emits `masked.store`, `masked.compressstore`.
fn masked_store(builder: &mut Builder<'_>) {
    let ty = vector_type(builder);
    let (place, mask_ty) = (memory(builder, ty), mask_type(ty));
    let (value, mask) = (builder.operand(ty), builder.operand(mask_ty));
    let base = *builder.random.pick(&["masked.store", "masked.compressstore"]);
    let suffix = if base == "masked.store" { ".p0" } else { "" };
    let target = format!("align 1 {place}");
    let operands = [(ty.to_string(), value), ("ptr".into(), target), (mask_ty.to_string(), mask)];
    let operands = operands.each_ref().map(|(ty, value)| (ty.as_str(), value.as_str()));
    builder.intrinsic_void(&format!("llvm.{base}.{}{suffix}", ty.suffix()), &operands);
    builder.cover(base, ty);
    whole(builder, ty, &place);
}

/// Returns pointers to lanes in memory, in any order, possibly several to one lane.
fn pointers(builder: &mut Builder<'_>, ty: Ty, place: &str) -> String {
    let index_ty = ty.with_scalar(Scalar::Int(*builder.random.pick(&[8, 32, 64])));
    let (any, count) = (builder.operand(index_ty), splat(index_ty, &ty.count().to_string()));
    let indices = builder.binary("urem", index_ty, &any, &count);
    let pointers = builder.fresh();
    let rest = format!("{pointers} = getelementptr {}, ptr {place}, {index_ty} {}", ty.scalar, indices.name);
    builder.line(rest);
    pointers
}

/// Emits `masked.gather`, `vp.gather`.
fn gather(builder: &mut Builder<'_>) {
    let ty = vector_type(builder);
    let place = memory(builder, ty);
    let (pointers, mask_ty) = (pointers(builder, ty, &place), mask_type(ty));
    let (text, pointer_text) = (ty.to_string(), format!("<{} x ptr>", ty.count()));
    let (mask, suffix) = (builder.operand(mask_ty), format!("{}.v{}p0", ty.suffix(), ty.count()));
    let pointers = format!("align 1 {pointers}");
    if builder.random.percent(50) {
        let otherwise = builder.operand(ty);
        let operands = [(pointer_text.as_str(), pointers.as_str()), (&mask_ty.to_string(), &mask), (&text, &otherwise)];
        let name = builder.intrinsic(&format!("llvm.masked.gather.{suffix}"), &text, &operands);
        builder.cover("masked.gather", ty);
        return keep(builder, Value { name, ty });
    }
    let length = length(builder, ty);
    let operands = [(pointer_text.as_str(), pointers.as_str()), (&mask_ty.to_string(), &mask), ("i32", &length)];
    let name = builder.intrinsic(&format!("llvm.vp.gather.{suffix}"), &text, &operands);
    builder.cover("vp.gather", ty);
    chosen(builder, Value { name, ty }, &mask, &length);
}

/// Emits `masked.scatter`, `vp.scatter`: of several lanes for one address the last is stored.
fn scatter(builder: &mut Builder<'_>) {
    let ty = vector_type(builder);
    let place = memory(builder, ty);
    let (pointers, mask_ty) = (pointers(builder, ty, &place), mask_type(ty));
    let (value, mask) = (builder.operand(ty), builder.operand(mask_ty));
    let suffix = format!("{}.v{}p0", ty.suffix(), ty.count());
    let mut operands = vec![
        (ty.to_string(), value),
        (format!("<{} x ptr>", ty.count()), format!("align 1 {pointers}")),
        (mask_ty.to_string(), mask),
    ];
    let base = *builder.random.pick(&["masked.scatter", "vp.scatter"]);
    if base == "vp.scatter" {
        operands.push(("i32".into(), length(builder, ty)));
    }
    let operands: Vec<(&str, &str)> = operands.iter().map(|(ty, value)| (ty.as_str(), value.as_str())).collect();
    builder.intrinsic_void(&format!("llvm.{base}.{suffix}"), &operands);
    builder.cover(base, ty);
    whole(builder, ty, &place);
}

/// Emits `experimental.vector.compress`.
fn compress(builder: &mut Builder<'_>) {
    let ty = vector_type(builder);
    let mask_ty = mask_type(ty);
    let (value, mask, otherwise) = (builder.operand(ty), builder.operand(mask_ty), builder.operand(ty));
    let text = ty.to_string();
    let operands = [(text.as_str(), value.as_str()), (&mask_ty.to_string(), &mask), (&text, &otherwise)];
    let name = builder.intrinsic(&format!("llvm.experimental.vector.compress.{}", ty.suffix()), &text, &operands);
    builder.cover("vector.compress", ty);
    builder.keep(Value { name, ty });
}

/// Returns the number of enabled lanes, at most all.
fn length(builder: &mut Builder<'_>, ty: Ty) -> String {
    if builder.random.percent(40) {
        return builder.random.between(0, ty.count()).to_string();
    }
    let any = builder.operand(Ty::int(32));
    builder.binary("urem", Ty::int(32), &any, &(ty.count() + 1).to_string()).name
}

/// Returns the enabled lanes; disabled lanes are undefined and replaced by others.
fn chosen(builder: &mut Builder<'_>, value: Value, mask: &str, length: &str) {
    let (ty, mask_ty) = (value.ty, mask_type(value.ty));
    let lanes: Vec<String> = (0..ty.count()).map(|lane| format!("i32 {lane}")).collect();
    let steps = format!("<{}>", lanes.join(", "));
    let numbers = ty.with_scalar(Scalar::Int(32));
    let one =
        builder.define(numbers, "insertelement", format_args!("{numbers} zeroinitializer, i32 {length}, i32 0")).name;
    let rest = format!("{numbers} {one}, {numbers} zeroinitializer, {numbers} zeroinitializer");
    let all = builder.define(numbers, "shufflevector", rest).name;
    let below = builder.define(mask_ty, "icmp", format_args!("ult {numbers} {steps}, {all}")).name;
    let taken = builder.binary("and", mask_ty, &below, mask).name;
    let other = builder.operand(ty);
    let result = builder.define(ty, "select", format_args!("{mask_ty} {taken}, {ty} {}, {ty} {other}", value.name));
    keep(builder, result);
}

/// Emits `vp.add`, `vp.fadd`, ...
fn vp_binary(builder: &mut Builder<'_>) {
    const INTEGER: [&str; 21] = [
        "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem", "smax", "smin",
        "umax", "umin", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat",
    ];
    // LLVM cannot compile other operations for the host.
    const FLOAT: [&str; 6] = ["fadd", "fsub", "fmul", "fdiv", "frem", "fma"];
    let ty = vector_type(builder);
    let base = *if ty.is_float() { builder.random.pick(&FLOAT) } else { builder.random.pick(&INTEGER) };
    let a = builder.operand(ty);
    let b = match base {
        "shl" | "lshr" | "ashr" => shift_amount(builder, ty),
        // Neither zero nor -1.
        "udiv" | "urem" | "sdiv" | "srem" => {
            let any = builder.operand(ty);
            let halved = builder.binary("lshr", ty, &any, &splat(ty, "1"));
            builder.binary("or", ty, &halved.name, &splat(ty, "1")).name
        }
        _ => builder.operand(ty),
    };
    let (mask_ty, text) = (mask_type(ty), ty.to_string());
    let (mask, length) = (builder.operand(mask_ty), length(builder, ty));
    let mut operands = vec![(text.clone(), a), (text.clone(), b)];
    if base == "fma" {
        operands.push((text.clone(), builder.operand(ty)));
    }
    operands.push((mask_ty.to_string(), mask.clone()));
    operands.push(("i32".into(), length.clone()));
    let operands: Vec<(&str, &str)> = operands.iter().map(|(ty, value)| (ty.as_str(), value.as_str())).collect();
    let name = builder.intrinsic(&format!("llvm.vp.{base}.{}", ty.suffix()), &text, &operands);
    builder.cover(&format!("vp.{base}"), ty);
    chosen(builder, Value { name, ty }, &mask, &length);
}

/// Emits `vp.reduce.add`, ...
fn vp_reduce(builder: &mut Builder<'_>) {
    const INTEGER: [&str; 9] = ["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"];
    const FLOAT: [&str; 4] = ["fadd", "fmul", "fmaximum", "fminimum"];
    let ty = vector_type(builder);
    let base = *if ty.is_float() { builder.random.pick(&FLOAT) } else { builder.random.pick(&INTEGER) };
    let (lane, mask_ty) = (ty.lane(), mask_type(ty));
    let (start, value, mask) = (builder.operand(lane), builder.operand(ty), builder.operand(mask_ty));
    let length = length(builder, ty);
    let operands = [(lane, &start), (ty, &value), (mask_ty, &mask), (Ty::int(32), &length)];
    let operands = operands.map(|(ty, value)| (ty.to_string(), value.as_str()));
    let operands = operands.each_ref().map(|(ty, value)| (ty.as_str(), *value));
    let name = builder.intrinsic(&format!("llvm.vp.reduce.{base}.{}", ty.suffix()), &lane.to_string(), &operands);
    builder.cover(&format!("vp.reduce.{base}"), ty);
    keep(builder, Value { name, ty: lane });
}

/// Emits `vp.load`, `vp.store`; LLVM cannot compile those with a stride for the host.
fn vp_memory(builder: &mut Builder<'_>) {
    let ty = vector_type(builder);
    let (place, mask_ty) = (memory(builder, ty), mask_type(ty));
    let (mask, length, text) = (builder.operand(mask_ty), length(builder, ty), ty.to_string());
    let (mask_text, target) = (mask_ty.to_string(), format!("align 1 {place}"));
    let suffix = format!("{}.p0", ty.suffix());
    if builder.random.percent(50) {
        let value = builder.operand(ty);
        let operands = [(text.as_str(), value.as_str()), ("ptr", &target), (&mask_text, &mask), ("i32", &length)];
        builder.intrinsic_void(&format!("llvm.vp.store.{suffix}"), &operands);
        builder.cover("vp.store", ty);
        return whole(builder, ty, &place);
    }
    let operands = [("ptr", target.as_str()), (&mask_text, &mask), ("i32", &length)];
    let name = builder.intrinsic(&format!("llvm.vp.load.{suffix}"), &text, &operands);
    builder.cover("vp.load", ty);
    chosen(builder, Value { name, ty }, &mask, &length);
}

/// Emits `vp.merge`, `vp.select`, `vp.icmp`.
fn vp_choice(builder: &mut Builder<'_>) {
    let ty = vector_type(builder);
    let mask_ty = mask_type(ty);
    let (a, b, mask) = (builder.operand(ty), builder.operand(ty), builder.operand(mask_ty));
    let (length, text, mask_text) = (length(builder, ty), ty.to_string(), mask_ty.to_string());
    let ones = splat(mask_ty, "true");
    match builder.random.below(3) {
        0 => {
            let operands = [(mask_text.as_str(), mask.as_str()), (&text, &a), (&text, &b), ("i32", &length)];
            let name = builder.intrinsic(&format!("llvm.vp.merge.{}", ty.suffix()), &text, &operands);
            builder.cover("vp.merge", ty);
            keep(builder, Value { name, ty });
        }
        1 => {
            let operands = [(mask_text.as_str(), mask.as_str()), (&text, &a), (&text, &b), ("i32", &length)];
            let name = builder.intrinsic(&format!("llvm.vp.select.{}", ty.suffix()), &text, &operands);
            builder.cover("vp.select", ty);
            chosen(builder, Value { name, ty }, &ones, &length);
        }
        _ => {
            let (base, predicate) = if ty.is_float() {
                ("vp.fcmp", *builder.random.pick(&["oeq", "ult", "uno", "oge", "une"]))
            } else {
                ("vp.icmp", *builder.random.pick(&["eq", "ne", "ult", "sge", "slt", "ugt"]))
            };
            let predicate = format!("!\"{predicate}\"");
            let operands = [
                (text.as_str(), a.as_str()),
                (&text, &b),
                ("metadata", &predicate),
                (&mask_text, &mask),
                ("i32", &length),
            ];
            let name = builder.intrinsic(&format!("llvm.{base}.{}", ty.suffix()), &mask_text, &operands);
            builder.cover(base, ty);
            chosen(builder, Value { name, ty: mask_ty }, &mask, &length);
        }
    }
}

/// Emits `experimental.cttz.elts`.
fn elements(builder: &mut Builder<'_>) {
    let lanes = builder.random.between(1, 16);
    let (mask_ty, int) = (Ty::vector(Scalar::Int(1), lanes), Ty::int(*builder.random.pick(&[8, 32, 64])));
    let (mask, mask_text) = (builder.operand(mask_ty), mask_ty.to_string());
    let name = format!("llvm.experimental.cttz.elts.{}.{}", int.suffix(), mask_ty.suffix());
    let name = builder.intrinsic(&name, &int.to_string(), &[(&mask_text, &mask), ("i1", "false")]);
    builder.cover("cttz.elts", mask_ty);
    builder.keep(Value { name, ty: int });
}
