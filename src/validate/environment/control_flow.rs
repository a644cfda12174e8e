//! Rules about control flow.

use super::facts::Facts;
use super::{Environment, Report};
use crate::error::{Warning, WarningKind};
use crate::validate::function_body::Body;
use crate::validate::violation::Outcome;

/// Warns of loops with several entries, which drivers may reject.
pub(super) fn irreducible(facts: &Facts<'_>, _: &Environment, report: &mut Report) -> Outcome {
    for function in facts.view.functions().iter().filter(|function| function.has_body) {
        if !is_reducible(&Body::new(facts.view, function)) {
            let name = facts.function_name(function.id);
            let message = "the control flow is irreducible: a loop has several entries, which drivers may reject";
            report
                .warnings
                .push(Warning::new(WarningKind::IrreducibleLoop, message).within(format!("function {name}")));
        }
    }
    Ok(())
}

/// Returns `true` if every back edge leads to a block that dominates the block it comes from.
fn is_reducible(body: &Body) -> bool {
    let order = body.reverse_postorder();
    let mut positions = vec![0; body.blocks.len()];
    order.iter().enumerate().for_each(|(position, &block)| positions[block] = position);
    let back_edges = |&from: &usize| body.successors.successors(from).iter().map(move |&to| (from, to));
    let mut back_edges = order.iter().flat_map(back_edges).filter(|&(from, to)| positions[to] <= positions[from]);
    back_edges.all(|(from, to)| body.dominators.dominates(to, from))
}
