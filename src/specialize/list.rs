//! The list of a module's specialization constants.

use std::ops::ControlFlow;

use rustc_hash::{FxHashMap, FxHashSet};

use super::survey::{Choice, Survey};
use super::types::name;
use crate::error::Result;
use crate::spec_map::{SpecConstant, SpecConstantType};
use crate::spirv::evaluate::{Scalar, low, sign_extended, to_f64};
use crate::spirv::grammar::{BuiltIn, Decoration};
use crate::spirv::reach::Graph;
use crate::spirv::view::{Annotation, Instruction};
use crate::spirv::{Id, Op, View, operands};

/// A scalar specialization constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constant {
    /// The id of the constant in the module.
    pub id: u32,
    /// The literal of its `SpecId` decoration, if it has one.
    pub spec_id: Option<u32>,
    /// Its `OpName`, if it has one.
    pub name: Option<String>,
    /// Its type: `bool`, `i32`, `f16`, ...
    pub ty: String,
    /// Its default value.
    pub default: String,
    /// The functions that depend on it.
    pub uses: Vec<Use>,
}

/// A function that depends on a constant: directly, through constants and types, or through called functions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// The name of the entry point, or the name of the function.
    pub function: String,
    /// `true` for an entry point.
    pub is_entry_point: bool,
}

/// Returns the scalar specialization constants of a module, in order.
///
/// # Errors
///
/// The words are not a SPIR-V module.
pub fn constants(words: &[u32]) -> Result<Vec<Constant>> {
    let view = View::parse_any_version(words)?;
    let survey = Survey::new(&view);
    let mut uses = uses(&survey);
    let constant = |choice: &Choice| Constant {
        id: choice.id,
        spec_id: survey.spec_ids.get(&choice.id).copied(),
        name: view.name(choice.id),
        ty: name(&view, choice.ty),
        default: text(Scalar::read(&view, choice.ty), choice.default),
        uses: uses.remove(&choice.id).unwrap_or_default(),
    };
    Ok(survey.choices.iter().map(constant).collect())
}

/// Returns the specialization constants of a module that a runtime can set, which have a `SpecId` and a type of
/// [`SpecConstantType`], in the order of ids. Each is a constant of its own, without a symbolic name: words have neither
/// symbolic names nor the parts of a larger constant.
///
/// # Errors
///
/// The words are not a SPIR-V module.
pub fn spec_constants(words: &[u32]) -> Result<Vec<SpecConstant>> {
    let view = View::parse_any_version(words)?;
    let survey = Survey::new(&view);
    let constant = |choice: &Choice| {
        let ty = spec_constant_type(Scalar::read(&view, choice.ty)?)?;
        let bits = if ty == SpecConstantType::Bool { 1 } else { 8 * ty.size() };
        Some(SpecConstant {
            string: None,
            id: *survey.spec_ids.get(&choice.id)?,
            offset: 0,
            size: ty.size(),
            whole_size: ty.size().into(),
            ty,
            default: low(choice.default, bits),
        })
    };
    let mut constants: Vec<_> = survey.choices.iter().filter_map(constant).collect();
    constants.sort_by_key(|constant| constant.id);
    Ok(constants)
}

fn spec_constant_type(ty: Scalar) -> Option<SpecConstantType> {
    match ty {
        Scalar::Bool => Some(SpecConstantType::Bool),
        Scalar::Int { width: 8, .. } => Some(SpecConstantType::I8),
        Scalar::Int { width: 16, .. } => Some(SpecConstantType::I16),
        Scalar::Int { width: 32, .. } => Some(SpecConstantType::I32),
        Scalar::Int { width: 64, .. } => Some(SpecConstantType::I64),
        Scalar::Float { width: 16 } => Some(SpecConstantType::Half),
        Scalar::Float { width: 32 } => Some(SpecConstantType::Float),
        Scalar::Float { width: 64 } => Some(SpecConstantType::Double),
        Scalar::Int { .. } | Scalar::Float { .. } => None,
    }
}

/// Formats a value in the syntax of a [`Setting`](super::Setting).
fn text(ty: Option<Scalar>, bits: u64) -> String {
    match ty {
        Some(Scalar::Bool) => (bits != 0).to_string(),
        Some(Scalar::Int { width, is_signed: true }) => sign_extended(bits, width).to_string(),
        Some(Scalar::Int { width, is_signed: false }) => low(bits, width).to_string(),
        Some(Scalar::Float { width: 32 }) if !f32::from_bits(bits as u32).is_nan() => {
            f32::from_bits(bits as u32).to_string()
        }
        Some(Scalar::Float { width }) if !to_f64(bits, width).is_nan() => to_f64(bits, width).to_string(),
        Some(Scalar::Float { .. }) | None => format!("{bits:#x}"),
    }
}

/// Returns the functions that depend on each constant.
fn uses(survey: &Survey<'_>) -> FxHashMap<u32, Vec<Use>> {
    let view = survey.view;
    let mut graph = Graph::default();
    for inst in view.preamble() {
        if let Some(id) = inst.result().and_then(Id::new) {
            graph.add(id, [id.word()], ids(inst));
        }
    }
    let entry_points: FxHashMap<u32, String> = view
        .entry_points()
        .iter()
        .map(|entry| (entry.function, String::from_utf8_lossy(&entry.name).into_owned()))
        .collect();
    let mut modes = FxHashMap::<u32, Vec<Id>>::default();
    for mode in view.modes().iter().filter(|mode| mode.inst.op == Op::ExecutionModeId) {
        modes.entry(mode.function).or_default().extend(ids(mode.inst));
    }
    let work_group_size = work_group_size(view);
    for function in view.functions() {
        let Some(id) = Id::new(function.id) else { continue };
        let mut successors: Vec<Id> = view.instructions_in(function.words.clone()).flat_map(ids).collect();
        successors.extend(modes.remove(&function.id).unwrap_or_default());
        successors.extend(work_group_size.filter(|_| entry_points.contains_key(&function.id)));
        successors.sort_unstable();
        successors.dedup();
        graph.add(id, [], successors);
    }
    let choices: FxHashSet<u32> = survey.choices.iter().map(|choice| choice.id).collect();
    let functions: Vec<Id> = view.functions().iter().filter_map(|function| Id::new(function.id)).collect();
    let mut uses = FxHashMap::<u32, Vec<Use>>::default();
    _ = graph.visit_reached(
        &functions,
        |id| choices.contains(&id),
        |index, constants| {
            let id = functions[index].word();
            let entry_point = entry_points.get(&id);
            let name = || view.name(id).unwrap_or_else(|| format!("%{id}"));
            for &constant in constants {
                let function = entry_point.cloned().unwrap_or_else(name);
                uses.entry(constant).or_default().push(Use { function, is_entry_point: entry_point.is_some() });
            }
            ControlFlow::Continue(())
        },
    );
    uses
}

/// Returns the id operands of an instruction.
fn ids(inst: Instruction<'_>) -> impl Iterator<Item = Id> {
    operands::ids(*inst).into_iter().filter_map(move |position| inst.id(position))
}

/// Returns the constant that is the size of every entry point's work-groups.
fn work_group_size(view: &View<'_>) -> Option<Id> {
    let size = view.annotations().filter_map(|(_, annotation)| match annotation {
        Annotation::Decorate { target, decoration: Decoration::BuiltIn, operands: [built_in] }
            if BuiltIn(*built_in) == BuiltIn::WorkgroupSize =>
        {
            Id::new(target)
        }
        Annotation::Decorate { .. } | Annotation::Group { .. } => None,
    });
    size.last()
}
