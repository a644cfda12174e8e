//! Rules about kernels: return types, arguments, recursion.

use rustc_hash::{FxHashMap, FxHashSet};

use super::facts::Facts;
use super::features::Feature;
use super::{Environment, Report};
use crate::error::{Warning, WarningKind};
use crate::spirv::Id;
use crate::spirv::grammar::{Op, StorageClass};
use crate::spirv::reach::Graph;
use crate::spirv::view::{Function, List, Type};
use crate::validate::violation::{Outcome, Violation};

/// Checks that kernels return void.
pub(super) fn results(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for function in kernels(facts) {
        if !matches!(facts.ty(function.result_type), Type::Void) {
            let (name, ty) = (facts.function_name(function.id), facts.describe(facts.ty(function.result_type)));
            return Err(Violation::at(function.head.start, format!("the kernel {name} returns {ty}; expected void")));
        }
    }
    Ok(())
}

fn kernels<'f>(facts: &'f Facts<'_>) -> impl Iterator<Item = &'f Function> {
    let entries: FxHashSet<u32> = facts.view.entry_points().iter().map(|entry| entry.function).collect();
    facts.view.functions().iter().filter(move |function| entries.contains(&function.id))
}

/// Checks that arguments are numbers, structures, vectors, pointers, samplers or images.
pub(super) fn arguments(facts: &Facts<'_>, environment: &Environment, report: &mut Report) -> Outcome {
    let mut structures = Structures::default();
    for function in kernels(facts) {
        let name = facts.function_name(function.id);
        for inst in facts.view.instructions_in(function.head.clone()) {
            let (Op::FunctionParameter, &[ty, id]) = (inst.op, inst.operands) else { continue };
            match argument(facts, environment, &mut structures, ty, facts.is_by_value(id)) {
                Verdict::Fine => {}
                Verdict::Unlisted(ty) => {
                    let message = format!("a parameter is {ty}, which the guide does not list");
                    report.warnings.push(
                        Warning::new(WarningKind::UnspecifiedParameter, message).within(format!("the kernel {name}")),
                    );
                }
                Verdict::Refused(ty) => {
                    let message = format!("unsupported type of a parameter of the kernel {name}: {ty}");
                    return Err(Violation::at(inst.offset, message));
                }
            }
        }
    }
    Ok(())
}

enum Verdict {
    Fine,
    /// Drivers accept the type although the guide does not list it.
    Unlisted(String),
    Refused(String),
}

/// The structures checked so far.
#[derive(Default)]
struct Structures {
    /// Types of members that contain no array.
    fine: FxHashSet<u32>,
    /// Structures that contain an array, and which.
    unlisted: FxHashMap<u32, String>,
}

fn argument(
    facts: &Facts<'_>,
    environment: &Environment,
    structures: &mut Structures,
    id: u32,
    by_value: bool,
) -> Verdict {
    let ty = facts.ty(id);
    match ty {
        Type::Int { .. } | Type::Vector { .. } | Type::Image | Type::Sampler => Verdict::Fine,
        Type::Float { width: 64 } if environment.has(Feature::Fp64) => Verdict::Unlisted(facts.describe(ty)),
        Type::Float { width } if width <= 32 => Verdict::Fine,
        Type::Struct(_) if structures.fine.contains(&id) => Verdict::Fine,
        Type::Struct(members) => structures.check(facts, id, members),
        Type::Pointer { storage, pointee } => match storage {
            StorageClass::CrossWorkgroup | StorageClass::Workgroup | StorageClass::UniformConstant => Verdict::Fine,
            // A structure by value is a pointer to a copy.
            StorageClass::Function if by_value => match pointee.map(|pointee| (pointee, facts.ty(pointee))) {
                Some((pointee, Type::Struct(members))) => structures.check(facts, pointee, members),
                _ => Verdict::Fine,
            },
            _ => Verdict::Refused(facts.describe(ty)),
        },
        Type::Void | Type::Bool | Type::Float { .. } | Type::Matrix { .. } | Type::Array { .. } | Type::Other(_) => {
            Verdict::Refused(facts.describe(ty))
        }
    }
}

impl Structures {
    /// Checks that the members of a structure are numbers, structures, vectors or pointers.
    fn check(&mut self, facts: &Facts<'_>, id: u32, members: List<'_>) -> Verdict {
        if let Some(contained) = self.unlisted.get(&id) {
            return Verdict::Unlisted(contained.clone());
        }
        let (mut stack, mut seen) = (members.iter().collect::<Vec<_>>(), FxHashSet::default());
        while let Some(member) = stack.pop() {
            if self.fine.contains(&member) || !seen.insert(member) {
                continue;
            }
            match facts.ty(member) {
                Type::Int { .. } | Type::Float { .. } | Type::Vector { .. } | Type::Pointer { .. } => {}
                Type::Struct(members) => stack.extend(members.iter()),
                array @ Type::Array { .. } => {
                    let contained = format!("a structure that contains {}", facts.describe(array));
                    self.unlisted.insert(id, contained.clone());
                    return Verdict::Unlisted(contained);
                }
                other => return Verdict::Refused(format!("a structure that contains {}", facts.describe(other))),
            }
        }
        seen.insert(id);
        self.fine.extend(seen);
        Verdict::Fine
    }
}

/// Checks that no function which a kernel calls is recursive.
pub(super) fn recursion(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    let callees = |function: &Function| {
        let calls = facts.view.instructions_in(function.words.clone()).filter(|inst| inst.op == Op::FunctionCall);
        calls.filter_map(|inst| Some((inst.id(2)?, inst.offset)))
    };
    let mut calls = Graph::<()>::default();
    for function in facts.view.functions() {
        if let Some(id) = Id::new(function.id) {
            calls.add(id, [], callees(function).map(|(callee, _)| callee));
        }
    }
    let Some(path) = calls.cycle_from(kernels(facts).filter_map(|kernel| Id::new(kernel.id))) else { return Ok(()) };
    let (&[.., caller, callee], Some(kernel)) = (path.as_slice(), path.first()) else { return Ok(()) };
    let start = path.iter().position(|id| *id == callee).unwrap_or(0);
    let cycle = path[start..].iter().map(|id| facts.function_name(id.word())).collect::<Vec<_>>().join(" -> ");
    let message = format!("the kernel {} calls recursive functions: {cycle}", facts.function_name(kernel.word()));
    let caller = facts.view.function(caller.word()).map(|index| &facts.view.functions()[index]);
    let call = caller.and_then(|caller| callees(caller).find(|(id, _)| *id == callee));
    Err(Violation { offset: call.map(|(_, offset)| offset), ..Violation::of_module(message) })
}
