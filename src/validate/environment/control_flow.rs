//! Rules about the flow of control.

use rustc_hash::FxHashMap;

use crate::error::Warning;
use crate::spirv::grammar::Op;
use crate::spirv::inst::InstView;

use super::super::outline::Function;
use super::facts::{Facts, Type};
use super::{Environment, Outcome, Report};

/// Whether drivers take loops with several entries is up to them.
pub(super) fn irreducible(facts: &Facts<'_>, _: &Environment, report: &mut Report) -> Outcome {
    for function in facts.outline.functions.iter().filter(|function| function.has_body) {
        let Some(blocks) = successors(facts, function) else { continue };
        if !is_reducible(&blocks) {
            let name = facts.function_name(function.id);
            let message = "a loop is entered in several places, which not every driver takes";
            report.warnings.push(Warning::new(message).within(format!("function {name}")));
        }
    }
    Ok(())
}

/// The blocks that each block leads to, by their places in the function.
fn successors(facts: &Facts<'_>, function: &Function) -> Option<Vec<Vec<usize>>> {
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
    blocks.iter().map(|targets| targets.iter().map(|target| places.get(target).copied()).collect()).collect()
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

/// Whether every edge that leads back leads to a block that dominates where it comes from.
fn is_reducible(blocks: &[Vec<usize>]) -> bool {
    let (order, numbers) = reverse_postorder(blocks);
    let mut predecessors = vec![Vec::new(); blocks.len()];
    for &block in &order {
        blocks[block].iter().for_each(|&next| predecessors[next].push(block));
    }
    // Cooper, Harvey and Kennedy, "A simple, fast dominance algorithm" (2001): by numbers of the order.
    let mut dominators = vec![usize::MAX; order.len()];
    if let Some(entry) = dominators.first_mut() {
        *entry = 0;
    }
    let mut changed = true;
    while changed {
        changed = false;
        for (number, &block) in order.iter().enumerate().skip(1) {
            let known = predecessors[block]
                .iter()
                .map(|&other| numbers[other])
                .filter(|&other| dominators[other] != usize::MAX);
            let dominator = known.reduce(|a, b| common(&dominators, a, b)).unwrap_or(usize::MAX);
            changed |= std::mem::replace(&mut dominators[number], dominator) != dominator;
        }
    }
    order.iter().enumerate().all(|(from, &block)| {
        let mut back = blocks[block].iter().map(|&to| numbers[to]).filter(|&to| to <= from);
        back.all(|to| common(&dominators, from, to) == to)
    })
}

/// The nearest block that dominates both.
fn common(dominators: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        let later = if a > b { &mut a } else { &mut b };
        *later = dominators[*later];
    }
    a
}

/// The blocks that can be reached, each before its successors as far as loops allow; and the number of each.
fn reverse_postorder(blocks: &[Vec<usize>]) -> (Vec<usize>, Vec<usize>) {
    let mut seen = vec![false; blocks.len()];
    let (mut order, mut path) = (Vec::new(), Vec::new());
    if let Some(entry) = seen.first_mut() {
        *entry = true;
        path.push((0, 0));
    }
    while let Some((block, next)) = path.last_mut() {
        let Some(&successor) = blocks[*block].get(*next) else {
            order.push(*block);
            path.pop();
            continue;
        };
        *next += 1;
        if !std::mem::replace(&mut seen[successor], true) {
            path.push((successor, 0));
        }
    }
    order.reverse();
    let mut numbers = vec![usize::MAX; blocks.len()];
    order.iter().enumerate().for_each(|(number, &block)| numbers[block] = number);
    (order, numbers)
}
