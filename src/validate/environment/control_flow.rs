//! Rules about the flow of control.

use rustc_hash::FxHashMap;

use crate::error::Warning;
use crate::graph::{Digraph, Dominators};
use crate::spirv::grammar::Op;
use crate::spirv::inst::InstView;

use super::super::outline::Function;
use super::facts::{Facts, Type};
use super::{Environment, Outcome, Report};

/// Whether drivers take loops with several entries is up to them.
pub(super) fn irreducible(facts: &Facts<'_>, _: &Environment, report: &mut Report) -> Outcome {
    for function in facts.outline.functions.iter().filter(|function| function.has_body) {
        let Some(blocks) = control_flow(facts, function) else { continue };
        if !is_reducible(&blocks) {
            let name = facts.function_name(function.id);
            let message = "a loop is entered in several places, which not every driver takes";
            report.warnings.push(Warning::new(message).within(format!("function {name}")));
        }
    }
    Ok(())
}

/// Returns the control-flow graph of a function; a block is its place in the function.
fn control_flow(facts: &Facts<'_>, function: &Function) -> Option<Digraph> {
    let mut places = FxHashMap::default();
    let mut blocks: Vec<Vec<u32>> = Vec::new();
    for at in facts.outline.instructions(function.words.clone()) {
        match at.inst.op {
            Op::Label => {
                places.insert(*at.inst.operands.first()?, blocks.len());
                blocks.push(Vec::new());
            }
            Op::Branch | Op::BranchConditional | Op::Switch => blocks.last_mut()?.extend(targets(facts, at.inst)),
            _ => {}
        }
    }
    let mut edges = Vec::new();
    for (from, targets) in blocks.iter().enumerate() {
        for target in targets {
            edges.push((from, *places.get(target)?));
        }
    }
    Some(Digraph::from_edges(blocks.len(), &edges))
}

fn targets(facts: &Facts<'_>, inst: InstView<'_>) -> Vec<u32> {
    match (inst.op, inst.operands) {
        (Op::Branch, &[target]) => vec![target],
        (Op::BranchConditional, &[_, yes, no, ..]) => vec![yes, no],
        (Op::Switch, &[selector, default, ref cases @ ..]) => {
            let literal = if matches!(facts.type_of(selector), Type::Int { width: 33.. }) { 2 } else { 1 };
            let labels = cases.chunks(literal + 1).filter_map(|case| case.get(literal)).copied();
            std::iter::once(default).chain(labels).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns `true` if every back edge leads to a block that dominates the block it comes from.
fn is_reducible(blocks: &Digraph) -> bool {
    let order = blocks.reverse_postorder(0);
    let mut places = vec![0; blocks.len()];
    order.iter().enumerate().for_each(|(place, &block)| places[block] = place);
    let dominators = Dominators::new(blocks, 0);
    let back_edges = |&from: &usize| blocks.successors(from).iter().map(move |&to| (from, to));
    let mut back_edges = order.iter().flat_map(back_edges).filter(|&(from, to)| places[to] <= places[from]);
    back_edges.all(|(from, to)| dominators.dominates(to, from))
}
