//! Rules about kernels: their results, their arguments, what they call.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::error::Warning;
use crate::spirv::grammar::{Op, StorageClass};

use super::facts::{Facts, Type};
use super::features::Feature;
use super::{Broken, Environment, Outcome, Report};

/// A kernel returns nothing.
pub(super) fn results(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for function in kernels(facts) {
        if facts.ty(function.result_type) != Type::Void {
            let (name, ty) = (facts.function_name(function.id), facts.call(facts.ty(function.result_type)));
            return Err(Broken::at(function.head.start, format!("the kernel {name} returns {ty}")));
        }
    }
    Ok(())
}

fn kernels<'f>(facts: &'f Facts<'_>) -> impl Iterator<Item = &'f super::super::outline::Function> {
    let entries: FxHashSet<u32> = facts.outline.entry_points.iter().map(|entry| entry.function).collect();
    facts.outline.functions.iter().filter(move |function| entries.contains(&function.id))
}

/// Arguments are numbers, structures, vectors, pointers, samplers and images.
pub(super) fn arguments(facts: &Facts<'_>, environment: &Environment, report: &mut Report) -> Outcome {
    for function in kernels(facts) {
        let name = facts.function_name(function.id);
        for at in facts.outline.instructions(function.head.clone()) {
            let (Op::FunctionParameter, &[ty, id]) = (at.inst.op, at.inst.operands) else { continue };
            match argument(facts, environment, ty, facts.is_by_value(id)) {
                Verdict::Fine => {}
                Verdict::Unlisted(what) => {
                    let message = format!("an argument is {what}, which the guide does not list");
                    report.warnings.push(Warning::new(message).within(format!("the kernel {name}")));
                }
                Verdict::Refused(what) => {
                    return Err(Broken::at(at.offset, format!("an argument of the kernel {name} is {what}")));
                }
            }
        }
    }
    Ok(())
}

enum Verdict {
    Fine,
    /// Drivers take it although the guide does not say so.
    Unlisted(String),
    Refused(String),
}

fn argument(facts: &Facts<'_>, environment: &Environment, id: u32, by_value: bool) -> Verdict {
    let ty = facts.ty(id);
    match ty {
        Type::Int { .. } | Type::Vector { .. } | Type::Image | Type::Sampler => Verdict::Fine,
        Type::Float { width: 64 } if environment.has(Feature::Fp64) => Verdict::Unlisted(facts.call(ty)),
        Type::Float { width } if width <= 32 => Verdict::Fine,
        Type::Struct(members) => structure(facts, members),
        Type::Pointer { storage, pointee } => match storage {
            StorageClass::CrossWorkgroup | StorageClass::Workgroup | StorageClass::UniformConstant => Verdict::Fine,
            // A structure by value is a pointer to a copy.
            StorageClass::Function if by_value => match pointee.map(|pointee| facts.ty(pointee)) {
                Some(Type::Struct(members)) => structure(facts, members),
                _ => Verdict::Fine,
            },
            _ => Verdict::Refused(facts.call(ty)),
        },
        Type::Void | Type::Bool | Type::Float { .. } | Type::Array { .. } | Type::Other(_) => {
            Verdict::Refused(facts.call(ty))
        }
    }
}

/// Members are numbers, structures, vectors and pointers.
fn structure(facts: &Facts<'_>, members: &[u32]) -> Verdict {
    let (mut stack, mut seen) = (members.to_vec(), FxHashSet::default());
    while let Some(member) = stack.pop() {
        if !seen.insert(member) {
            continue;
        }
        match facts.ty(member) {
            Type::Int { .. } | Type::Float { .. } | Type::Vector { .. } | Type::Pointer { .. } => {}
            Type::Struct(members) => stack.extend_from_slice(members),
            array @ Type::Array { .. } => return Verdict::Unlisted(format!("a structure with {}", facts.call(array))),
            other => return Verdict::Refused(format!("a structure with {}", facts.call(other))),
        }
    }
    Verdict::Fine
}

/// What a kernel calls does not lead back to itself.
pub(super) fn recursion(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    let mut calls = FxHashMap::<u32, Vec<(u32, usize)>>::default();
    for function in &facts.outline.functions {
        let called = facts.outline.instructions(function.words.clone()).filter(|at| at.inst.op == Op::FunctionCall);
        let called = called.filter_map(|at| at.inst.operands.get(2).map(|&callee| (callee, at.offset)));
        calls.insert(function.id, called.collect());
    }
    let mut state = FxHashMap::<u32, State>::default();
    for function in kernels(facts) {
        // The way from the kernel to where the search is, with the next call to look at.
        let mut path = vec![(function.id, 0)];
        state.entry(function.id).or_insert(State::OnPath);
        while let Some((id, next)) = path.last_mut() {
            let Some(&(callee, offset)) = calls.get(id).and_then(|calls| calls.get(*next)) else {
                state.insert(*id, State::Done);
                path.pop();
                continue;
            };
            *next += 1;
            match state.get(&callee) {
                Some(State::Done) => {}
                Some(State::OnPath) => {
                    let start = path.iter().position(|(id, _)| *id == callee).unwrap_or(0);
                    let names =
                        path[start..].iter().map(|(id, _)| *id).chain([callee]).map(|id| facts.function_name(id));
                    let cycle = names.collect::<Vec<_>>().join(" -> ");
                    let kernel = facts.function_name(function.id);
                    return Err(Broken::at(
                        offset,
                        format!("the kernel {kernel} calls functions that recurse: {cycle}"),
                    ));
                }
                None => {
                    state.insert(callee, State::OnPath);
                    path.push((callee, 0));
                }
            }
        }
    }
    Ok(())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    OnPath,
    Done,
}
