//! Branches, switches, loops and calls.

use crate::types::{Scalar, Ty};

use super::builder::{Builder, Value, fills_bytes};
use super::{floats, integers, vectors};

/// Emits one operation.
pub(super) fn operation(builder: &mut Builder<'_>) {
    if builder.depth > 2 {
        return integers::binary(builder);
    }
    match builder.random.below(8) {
        0 => diamond(builder),
        1 => indirect(builder),
        2 | 3 => counted_loop(builder),
        4 => switch(builder),
        5 | 6 if !builder.is_helper => call(builder),
        _ => aggregate(builder),
    }
}

/// Emits a few operations whose results are not used outside of the block.
fn some_work(builder: &mut Builder<'_>) {
    for _ in 0..builder.random.between(0, 3) {
        match builder.random.below(6) {
            0 => integers::intrinsic(builder),
            1 => vectors::operation(builder),
            2 => floats::operation(builder),
            3 => builder.cast(),
            4 => operation(builder),
            _ => integers::binary(builder),
        }
    }
}

/// Emits a block that ends in a branch; returns a value of the type `ty` and the label of the block.
fn arm(builder: &mut Builder<'_>, label: &str, join: &str, ty: Ty) -> (String, String) {
    builder.begin(label);
    let (outside, depth) = (builder.pool.len(), builder.depth);
    builder.depth += 1;
    some_work(builder);
    let value = builder.operand(ty);
    builder.depth = depth;
    builder.pool.truncate(outside);
    builder.line(format_args!("br label %{join}"));
    (value, builder.block.clone())
}

fn phi(builder: &mut Builder<'_>, ty: Ty, incoming: &[(String, String)]) -> Value {
    let incoming: Vec<String> = incoming.iter().map(|(value, block)| format!("[ {value}, %{block} ]")).collect();
    builder.define(ty, "phi", format_args!("{ty} {}", incoming.join(", ")))
}

fn diamond(builder: &mut Builder<'_>) {
    let ty = builder.any_type();
    let condition = builder.operand(crate::types::BOOL);
    let (yes, no, join) = (builder.label(), builder.label(), builder.label());
    builder.line(format_args!("br i1 {condition}, label %{yes}, label %{no}"));
    let incoming = [arm(builder, &yes, &join, ty), arm(builder, &no, &join, ty)];
    builder.begin(&join);
    let value = phi(builder, ty, &incoming);
    builder.keep(value);
}

fn counted_loop(builder: &mut Builder<'_>) {
    let ty = builder.any_type();
    let int = Ty::int(*builder.random.pick(&[8, 16, 32, 64, 7, 24]));
    let count = if builder.random.percent(50) {
        builder.random.between(1, 4).to_string()
    } else {
        let any = builder.operand(int);
        let low = builder.binary("urem", int, &any, "4");
        builder.binary("add", int, &low.name, "1").name
    };
    let start = builder.operand(ty);
    let (before, head, after) = (builder.block.clone(), builder.label(), builder.label());
    builder.line(format_args!("br label %{head}"));
    builder.begin(&head);
    let (index, state) = (builder.fresh(), builder.fresh());
    let (next_index, next_state) = (builder.fresh(), builder.fresh());
    // The label at the end of the loop is not known yet; an empty block provides it.
    let latch = builder.label();
    builder.line(format_args!("{index} = phi {int} [ 0, %{before} ], [ {next_index}, %{latch} ]"));
    builder.line(format_args!("{state} = phi {ty} [ {start}, %{before} ], [ {next_state}, %{latch} ]"));
    let (outside, depth) = (builder.pool.len(), builder.depth);
    builder.depth += 1;
    builder.pool.push(Value { name: index.clone(), ty: int });
    builder.pool.push(Value { name: state, ty });
    some_work(builder);
    let value = builder.operand(ty);
    builder.depth = depth;
    builder.pool.truncate(outside);
    builder.line(format_args!("br label %{latch}"));
    builder.begin(&latch);
    builder.line(format_args!("{next_state} = select i1 true, {ty} {value}, {ty} {value}"));
    builder.line(format_args!("{next_index} = add {int} {index}, 1"));
    let again = builder.define(crate::types::BOOL, "icmp", format_args!("ult {int} {next_index}, {count}"));
    builder.line(format_args!("br i1 {}, label %{head}, label %{after}", again.name));
    builder.begin(&after);
    builder.keep(Value { name: next_state, ty });
}

fn switch(builder: &mut Builder<'_>) {
    let ty = builder.any_type();
    let selector_ty = Ty::scalar(Scalar::any_int(builder.random));
    let selector = builder.operand(selector_ty);
    let cases = builder.random.between(1, 5);
    let mut values: Vec<String> = (0..cases).map(|_| builder.constant(selector_ty)).collect();
    values.sort();
    values.dedup();
    let (join, default) = (builder.label(), builder.label());
    let labels: Vec<String> = (0..2).map(|_| builder.label()).collect();
    // Several edges may lead from one block to another; a phi has an operand for each.
    let direct = (builder.operand(ty), builder.block.clone());
    let mut incoming = Vec::new();
    let mut list = Vec::new();
    for value in values {
        let label = match builder.random.below(4) {
            0 => &default,
            1 => {
                incoming.push(direct.clone());
                &join
            }
            _ => builder.random.pick(&labels),
        };
        list.push(format!("{selector_ty} {value}, label %{label}"));
    }
    builder.cover("switch", selector_ty);
    builder.line(format_args!("switch {selector_ty} {selector}, label %{default} [ {} ]", list.join(" ")));
    incoming.push(arm(builder, &default, &join, ty));
    for label in &labels {
        incoming.push(arm(builder, label, &join, ty));
    }
    builder.begin(&join);
    let value = phi(builder, ty, &incoming);
    builder.keep(value);
}

/// Emits an `indirectbr` to one of a few blocks.
fn indirect(builder: &mut Builder<'_>) {
    let ty = builder.any_type();
    let condition = builder.operand(crate::types::BOOL);
    let (first, second, join) = (builder.label(), builder.label(), builder.label());
    let target = builder.fresh();
    let (name, before) = (builder.name.clone(), builder.block.clone());
    let address = |label: &str| format!("ptr blockaddress(@{name}, %{label})");
    builder.line(format_args!("{target} = select i1 {condition}, {}, {}", address(&first), address(&second)));
    // One of its possible targets is the block where the other two join.
    let direct = (builder.operand(ty), before);
    builder.line(format_args!("indirectbr ptr {target}, [label %{first}, label %{second}, label %{join}]"));
    builder.cover("indirectbr", ty);
    let incoming = [arm(builder, &first, &join, ty), arm(builder, &second, &join, ty), direct];
    builder.begin(&join);
    let value = phi(builder, ty, &incoming);
    builder.keep(value);
}

/// Emits a call of a new function.
fn call(builder: &mut Builder<'_>) {
    let parameters: Vec<Ty> = (0..builder.random.between(1, 3)).map(|_| passed_type(builder)).collect();
    let result = passed_type(builder);
    let name = builder.helper(&parameters, result, some_work);
    let operands: Vec<String> = parameters.iter().map(|ty| format!("{ty} {}", builder.operand(*ty))).collect();
    let value = builder.define(result, "call", format_args!("{result} @{name}({})", operands.join(", ")));
    for ty in parameters {
        builder.cover("argument", ty);
    }
    builder.keep(value);
}

/// Returns a type that LLVM passes correctly: in memory it mixes up lanes that do not end at byte boundaries.
fn passed_type(builder: &mut Builder<'_>) -> Ty {
    builder.choose(|ty| fills_bytes(ty) || ty.scalar.bits() == 1, Ty::any)
}

/// Selects one of two structures, and extracts a member of it.
fn aggregate(builder: &mut Builder<'_>) {
    let members = [builder.any_type(), builder.any_type()];
    let ty = format!("{{ {}, {} }}", members[0], members[1]);
    let mut wholes = Vec::new();
    for _ in 0..2 {
        let mut whole = "zeroinitializer".to_owned();
        for (index, member) in members.iter().enumerate() {
            let value = builder.operand(*member);
            let next = builder.fresh();
            builder.line(format_args!("{next} = insertvalue {ty} {whole}, {member} {value}, {index}"));
            whole = next;
        }
        wholes.push(whole);
    }
    let (condition, chosen) = (builder.operand(crate::types::BOOL), builder.fresh());
    builder.line(format_args!("{chosen} = select i1 {condition}, {ty} {}, {ty} {}", wholes[0], wholes[1]));
    for (index, member) in members.iter().enumerate() {
        let value = builder.define(*member, "extractvalue", format_args!("{ty} {chosen}, {index}"));
        builder.cover("select struct", *member);
        builder.keep(value);
    }
}
