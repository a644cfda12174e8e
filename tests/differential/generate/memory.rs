//! Values through memory: variables, structures, arrays, copies, atomic operations.

use crate::types::{Scalar, Ty};

use super::ATOMICS;
use super::builder::{Builder, Value, fills_bytes};

/// Emits one operation.
pub(super) fn operation(builder: &mut Builder<'_>) {
    match builder.random.below(10) {
        0 | 1 => round_trip(builder),
        2 => structure(builder),
        3 => array(builder),
        4 => reinterpretation(builder),
        5 => copy(builder),
        6 => fill(builder),
        7 => masked_pointer(builder),
        _ if builder.is_helper => round_trip(builder),
        _ => atomic(builder),
    }
}

/// Emits a store and a load of one type.
fn round_trip(builder: &mut Builder<'_>) {
    let ty = stored_type(builder);
    let (value, place) = (builder.operand(ty), builder.alloca(ty));
    builder.line(format_args!("store {ty} {value}, ptr {place}"));
    let value = builder.define(ty, "load", format_args!("{ty}, ptr {place}"));
    builder.cover("store", ty);
    builder.keep(value);
}

/// Emits a store of an aggregate and loads of its members, or the reverse.
fn structure(builder: &mut Builder<'_>) {
    let members: Vec<Ty> = (0..builder.random.between(1, 4)).map(|_| stored_type(builder)).collect();
    let list: Vec<String> = members.iter().map(Ty::to_string).collect();
    let packed = builder.random.percent(25);
    let ty = if packed { format!("<{{ {} }}>", list.join(", ")) } else { format!("{{ {} }}", list.join(", ")) };
    let place = builder.alloca(&ty);
    let aligned = if packed { ", align 1" } else { "" };
    if builder.random.percent(50) {
        let mut whole = "zeroinitializer".to_owned();
        for (index, member) in members.iter().enumerate() {
            let value = builder.operand(*member);
            let next = builder.fresh();
            builder.line(format_args!("{next} = insertvalue {ty} {whole}, {member} {value}, {index}"));
            builder.cover("insertvalue", *member);
            whole = next;
        }
        builder.line(format_args!("store {ty} {whole}, ptr {place}"));
        for (index, member) in members.iter().enumerate() {
            let at = member_place(builder, &ty, &place, index);
            let value = builder.define(*member, "load", format_args!("{member}, ptr {at}{aligned}"));
            builder.keep(value);
        }
        return;
    }
    for (index, member) in members.iter().enumerate() {
        let (value, at) = (builder.operand(*member), member_place(builder, &ty, &place, index));
        builder.line(format_args!("store {member} {value}, ptr {at}{aligned}"));
    }
    let whole = builder.fresh();
    builder.line(format_args!("{whole} = load {ty}, ptr {place}"));
    for (index, member) in members.iter().enumerate() {
        let value = builder.define(*member, "extractvalue", format_args!("{ty} {whole}, {index}"));
        builder.keep(value);
    }
}

fn member_place(builder: &mut Builder<'_>, ty: &str, place: &str, index: usize) -> String {
    let at = builder.fresh();
    builder.line(format_args!("{at} = getelementptr inbounds {ty}, ptr {place}, i32 0, i32 {index}"));
    at
}

/// Emits accesses to elements at indices known at run time.
fn array(builder: &mut Builder<'_>) {
    let ty = stored_type(builder);
    let length = builder.random.between(1, 5);
    let array = format!("[{length} x {ty}]");
    let place = builder.alloca(&array);
    builder.line(format_args!("store {array} zeroinitializer, ptr {place}"));
    for _ in 0..2 {
        let (value, at) = (builder.operand(ty), element(builder, &array, &place, length));
        builder.line(format_args!("store {ty} {value}, ptr {at}"));
    }
    let at = element(builder, &array, &place, length);
    let value = builder.define(ty, "load", format_args!("{ty}, ptr {at}"));
    builder.cover("array element", ty);
    builder.keep(value);
}

fn element(builder: &mut Builder<'_>, array: &str, place: &str, length: u32) -> String {
    let index_ty = Ty::int(*builder.random.pick(&[8, 16, 32, 64, 5, 33]));
    let any = builder.operand(index_ty);
    let index = builder.binary("urem", index_ty, &any, &length.to_string());
    let at = builder.fresh();
    let rest = format!("{at} = getelementptr inbounds {array}, ptr {place}, i32 0, {index_ty} {}", index.name);
    builder.line(rest);
    at
}

/// Returns a type that memory can hold; vectors of Booleans are among them.
fn stored_type(builder: &mut Builder<'_>) -> Ty {
    builder.choose(|ty| fills_bytes(ty) || ty.scalar.bits() == 1, Ty::any)
}

/// Returns `true` if a value has no padding bits in memory.
fn fills_memory(ty: Ty) -> bool {
    ty.scalar.bits().is_multiple_of(8)
}

/// Emits a store of one type and a load of another type of the same size.
fn reinterpretation(builder: &mut Builder<'_>) {
    let from = stored_type(builder);
    let to = builder.same_bits(from);
    if !fills_memory(from) || !fills_memory(to) {
        return round_trip(builder);
    }
    let (value, place) = (builder.operand(from), builder.alloca(from));
    builder.line(format_args!("store {from} {value}, ptr {place}, align 1"));
    let value = builder.define(to, "load", format_args!("{to}, ptr {place}, align 1"));
    let value = if to.is_float() { builder.without_payload(&value) } else { value };
    builder.cover("reinterpretation", to);
    builder.keep(value);
}

/// Emits `memcpy`, `memmove`.
fn copy(builder: &mut Builder<'_>) {
    let ty = stored_type(builder);
    let (value, source, target) = (builder.operand(ty), builder.alloca(ty), builder.alloca(ty));
    builder.line(format_args!("store {ty} {value}, ptr {source}"));
    let bytes = (ty.bits().div_ceil(8)).to_string();
    let base = *builder.random.pick(&["memcpy", "memmove", "memcpy.inline"]);
    let operands = [("ptr", target.as_str()), ("ptr", &source), ("i64", &bytes), ("i1", "false")];
    builder.intrinsic_void(&format!("llvm.{base}.p0.p0.i64"), &operands);
    let value = builder.define(ty, "load", format_args!("{ty}, ptr {target}"));
    builder.cover(base, ty);
    builder.keep(value);
}

/// Emits `memset`, of a constant or variable byte, for a constant or variable number of bytes.
fn fill(builder: &mut Builder<'_>) {
    let bytes = builder.random.between(1, 32);
    let ty = Ty::int(bytes * 8);
    let (value, place, byte_ty) = (builder.operand(ty), builder.alloca(ty), Ty::int(8));
    builder.line(format_args!("store {ty} {value}, ptr {place}"));
    let byte = if builder.random.percent(50) { builder.constant(byte_ty) } else { builder.operand(byte_ty) };
    let size = if builder.random.percent(50) {
        builder.random.between(0, bytes).to_string()
    } else {
        let (int, any) = (Ty::int(64), builder.operand(Ty::int(64)));
        builder.binary("urem", int, &any, &(bytes + 1).to_string()).name
    };
    let operands = [("ptr", place.as_str()), ("i8", &byte), ("i64", &size), ("i1", "false")];
    builder.intrinsic_void("llvm.memset.p0.i64", &operands);
    builder.cover("memset", ty);
    let value = builder.define(ty, "load", format_args!("{ty}, ptr {place}"));
    builder.keep(value);
}

/// Emits `ptrmask` of a pointer into aligned memory.
fn masked_pointer(builder: &mut Builder<'_>) {
    let (ty, bytes) = (Ty::int(512), Ty::int(8));
    let (value, place) = (builder.operand(ty), builder.alloca("i512, align 64"));
    builder.line(format_args!("store {ty} {value}, ptr {place}, align 64"));
    let any = builder.operand(Ty::int(64));
    let offset = builder.binary("urem", Ty::int(64), &any, "64").name;
    let at = builder.fresh();
    builder.line(format_args!("{at} = getelementptr i8, ptr {place}, i64 {offset}"));
    let mask = format!("-{}", 1 << builder.random.below(7));
    let masked = builder.intrinsic("llvm.ptrmask.p0.i64", "ptr", &[("ptr", &at), ("i64", &mask)]);
    let value = builder.define(bytes, "load", format_args!("i8, ptr {masked}"));
    builder.cover("ptrmask", Ty::int(64));
    builder.keep(value);
}

/// Emits `atomicrmw`, `cmpxchg`, atomic loads and stores, by one thread.
fn atomic(builder: &mut Builder<'_>) {
    const INT: [&str; 15] = [
        "xchg",
        "add",
        "sub",
        "and",
        "nand",
        "or",
        "xor",
        "max",
        "min",
        "umax",
        "umin",
        "uinc_wrap",
        "udec_wrap",
        "usub_cond",
        "usub_sat",
    ];
    const FLOAT: [&str; 7] = ["xchg", "fadd", "fsub", "fmaximum", "fminimum", "fmax", "fmin"];
    let ordering = *builder.random.pick(&["monotonic", "acquire", "release", "acq_rel", "seq_cst"]);
    let float = builder.random.percent(25);
    let scalar = if float {
        Scalar::Float(*builder.random.pick(&[32, 64]))
    } else {
        Scalar::Int(*builder.random.pick(&[8, 16, 32, 64]))
    };
    let ty = Ty::scalar(scalar);
    let place = ATOMICS + builder.random.below(64 * 8 / ty.bits()) * (ty.bits() / 8);
    let place = builder.output(place);
    let (start, operand) = (builder.operand(ty), builder.operand(ty));
    // The maximum and minimum of two zeros may be either.
    let mut either_zero = false;
    builder.line(format_args!("store {ty} {start}, $G {place}"));
    if !float && builder.random.percent(20) {
        let expected = if builder.random.percent(50) { start } else { builder.operand(ty) };
        let pair = format!("{{ {ty}, i1 }}");
        let both = builder.fresh();
        builder.line(format_args!("{both} = cmpxchg $G {place}, {ty} {expected}, {ty} {operand} {ordering} monotonic"));
        builder.cover("cmpxchg", ty);
        let old = builder.define(ty, "extractvalue", format_args!("{pair} {both}, 0"));
        let done = builder.define(crate::types::BOOL, "extractvalue", format_args!("{pair} {both}, 1"));
        builder.keep(old);
        builder.keep(done);
    } else {
        let op = *if float { builder.random.pick(&FLOAT) } else { builder.random.pick(&INT) };
        let old = builder.fresh();
        builder.line(format_args!("{old} = atomicrmw {op} $G {place}, {ty} {operand} {ordering}"));
        builder.cover(&format!("atomicrmw {op}"), ty);
        keep(builder, Value { name: old, ty });
        either_zero = matches!(op, "fmax" | "fmin");
    }
    let bytes = ty.bits() / 8;
    let mut new = builder.define(ty, "load atomic", format_args!("{ty}, $G {place} monotonic, align {bytes}"));
    if either_zero {
        new = builder.binary("fadd", ty, &new.name, "0.0");
    }
    keep(builder, new);
    // The final contents are compared as well, so they must not be NaN.
    builder.line(format_args!("store atomic i{0} 0, $G {place} monotonic, align {bytes}", ty.bits()));
}

fn keep(builder: &mut Builder<'_>, value: Value) {
    let value = if value.ty.is_float() { builder.without_payload(&value) } else { value };
    builder.keep(value);
}
