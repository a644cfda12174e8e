//! The example of CONTRIBUTING.md's recipe for an intrinsic, which is compiled and lowered as it stands there.

use crate::analysis::callees::{Callee, Callees};
use crate::analysis::target::TargetTriple;
use crate::ir::Block;
use crate::ir::tests::with;
use crate::lower::cx::function::FunctionState;
use crate::lower::cx::function::families::Families;
use crate::lower::cx::prelude::*;
use crate::lower::intrinsics::row::{IntrinsicRow, expanded, float, math, std};
use crate::lower::intrinsics::{find, perform, recipe as math};
use crate::map::intrinsics::Rule;
use crate::options::Options;
use crate::spirv::grammar::Std;
use crate::spirv::view::instructions;

#[rustfmt::skip]
static ROWS: &[IntrinsicRow] = &[
    math("llvm.canberra", std(Std::hypot, 2)),
    float("llvm.twice", expanded(math::twice)),
];

/// `llvm.twice(x)` => `x + x`
pub(super) fn twice<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let operands = fx.value(inst.argument(0))?;
    operands.iter().map(|x| fx.fadd(*x, *x)).collect()
}

/// Returns the lines of a text, without indentation and empty ones.
fn lines(text: &str) -> Vec<&str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).collect()
}

#[test]
fn contributing_shows_this_example() {
    let page = include_str!("../../../CONTRIBUTING.md");
    let recipe = page.split("\n## ").find(|section| section.starts_with("Recipe: an LLVM intrinsic"));
    let recipe = recipe.expect("CONTRIBUTING.md has the recipe");
    let blocks: Vec<&str> =
        recipe.split("```rust").skip(1).map(|rest| rest.split("```").next().unwrap_or(rest)).collect();
    assert_eq!(blocks.len(), 2);
    let own = lines(include_str!("recipe.rs"));
    for piece in blocks.iter().flat_map(|block| block.split("\n\n")) {
        let piece = lines(piece);
        let is_here = own.windows(piece.len()).any(|window| window == piece);
        assert!(is_here, "src/lower/intrinsics/recipe.rs has no such lines:\n{}", piece.join("\n"));
    }
}

/// Lowers a call with `count` operands of `<7 x half>` by a row; returns the opcodes of the instructions.
fn lowered(row: &IntrinsicRow, count: usize) -> Vec<Op> {
    const TYPE: &str = "<7 x half>";
    let (types, operands) = (vec![TYPE; count].join(", "), vec![format!("{TYPE} splat (half 1.0)"); count].join(", "));
    let name = row.name;
    let text = format!(
        "target triple = \"spir64-unknown-unknown\"
        declare {TYPE} @{name}.v7f16({types})
        define spir_func {TYPE} @f() {{
          %r = call {TYPE} @{name}.v7f16({operands})
          ret {TYPE} %r
        }}"
    );
    let mut opcodes = Vec::new();
    with(&text, |module| {
        let (options, target) = (Options::default(), TargetTriple::of(module).expect("the triple is known"));
        let callees = Callees::new(module, |function| find(function).map(Callee::Intrinsic));
        let mut mx = ModuleCx::new(module, callees, &options, target).expect("the version is allowed");
        let function = module.functions().find(|function| !function.is_declaration()).expect("there is a function");
        let mut families = Families::default();
        let mut state = FunctionState::new(&mut mx, function);
        let mut fx = FunctionCx::new(&mut mx, &mut families, &mut state, function);
        let inst = function.blocks().flat_map(Block::instructions).next().expect("there is a call");
        let callee = inst.called_function().expect("the call is direct");
        let parts = perform(&mut fx, inst, callee, row, Rule::Name).expect("the call is lowered");
        // `<7 x half>` is a vector of four and one of three.
        assert_eq!(parts.len(), 2);
        let id = mx.out.fresh_global();
        state.finish(&mut mx, id).expect("the function ends");
        opcodes.extend(instructions(&mx.declarations.out.finish(0)).map(|inst| inst.op));
    });
    opcodes.retain(|op| [Op::ExtInst, Op::FAdd].contains(op));
    opcodes
}

#[test]
fn the_example_is_lowered() {
    let [canberra, twice] = ROWS else { panic!("the recipe has two rows") };
    assert_eq!(lowered(canberra, 2), [Op::ExtInst; 2]);
    assert_eq!(lowered(twice, 1), [Op::FAdd; 2]);
}
