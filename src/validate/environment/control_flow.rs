//! Rules about the flow of control.

use crate::error::Warning;
use crate::graph::{Digraph, Dominators};

use super::facts::Facts;
use super::{Environment, Outcome, Report};

/// Whether drivers take loops with several entries is up to them.
pub(super) fn irreducible(facts: &Facts<'_>, _: &Environment, report: &mut Report) -> Outcome {
    for function in facts.view.functions().iter().filter(|function| function.has_body) {
        if !is_reducible(&facts.view.control_flow(function).graph) {
            let name = facts.function_name(function.id);
            let message = "a loop is entered in several places, which not every driver takes";
            report.warnings.push(Warning::new(message).within(format!("function {name}")));
        }
    }
    Ok(())
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
