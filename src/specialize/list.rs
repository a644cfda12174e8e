//! What there is to choose in a module.

use rustc_hash::{FxHashMap, FxHashSet};

use super::survey::{Choice, Survey};
use super::types::{Type, low, sign_extended};
use super::{check, fold};
use crate::error::Result;
use crate::spirv::binary::write;
use crate::spirv::grammar::{BuiltIn, Decoration, op_row};
use crate::spirv::inst::{self, InstView};
use crate::spirv::reach::Graph;
use crate::spirv::{Id, Op, operands};

/// A scalar constant that the host may choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constant {
    /// The id of the constant in the module.
    pub id: u32,
    /// The number that the host knows it by; none if no decoration gives one.
    pub spec_id: Option<u32>,
    /// The name that the module gives it.
    pub name: Option<String>,
    /// Its type: `bool`, `i32`, `f16`, ...
    pub ty: String,
    /// What it is if nobody chooses.
    pub default: String,
    /// What depends on it.
    pub uses: Vec<Use>,
}

/// A function that depends on a constant: by itself, through constants and types, or through what it calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// The name of the entry point, or what the module calls the function.
    pub function: String,
    /// Whether it is an entry point.
    pub is_entry_point: bool,
}

/// The constants of a module that a host may choose, in the order of the module.
///
/// # Errors
///
/// The words are no SPIR-V module.
pub fn constants(words: &[u32]) -> Result<Vec<Constant>> {
    check(words)?;
    let survey = Survey::of(words);
    let mut uses = uses(words, &survey);
    let constant = |choice: &Choice| Constant {
        id: choice.id,
        spec_id: survey.spec_ids.get(&choice.id).copied(),
        name: survey.names.get(&choice.id).cloned(),
        ty: survey.types.name(choice.ty),
        default: survey
            .types
            .get(choice.ty)
            .map_or_else(|| format!("{:#x}", choice.default), |ty| text(ty, choice.default)),
        uses: uses.remove(&choice.id).unwrap_or_default(),
    };
    Ok(survey.choices.iter().map(constant).collect())
}

/// A value as a setting may say it.
fn text(ty: &Type, bits: u64) -> String {
    match ty {
        Type::Bool => (bits != 0).to_string(),
        Type::Int { width, signed: true } if ty.is_scalar() => sign_extended(bits, *width).to_string(),
        Type::Int { width, .. } if ty.is_scalar() => low(bits, *width).to_string(),
        Type::Float { width: 32 } if !f32::from_bits(bits as u32).is_nan() => f32::from_bits(bits as u32).to_string(),
        Type::Float { width } if ty.is_scalar() && !fold::to_f64(bits, *width).is_nan() => {
            fold::to_f64(bits, *width).to_string()
        }
        _ => format!("{bits:#x}"),
    }
}

/// The functions that depend on each constant.
fn uses(words: &[u32], survey: &Survey) -> FxHashMap<u32, Vec<Use>> {
    let mut graph = Graph::default();
    let mut entry_points = FxHashMap::default();
    let mut functions = Vec::new();
    let mut modes = FxHashMap::<u32, Vec<Id>>::default();
    // The constant that is the size of every entry point's work-groups.
    let mut work_group_size = None;
    // The function at hand and the ids in it.
    let mut current: Option<(Id, Vec<Id>)> = None;
    for inst in inst::iter(words.get(write::HEADER_WORDS..).unwrap_or_default()).map_while(Result::ok) {
        let ids = operands::ids(inst).into_iter().filter_map(|position| inst.id(position));
        match (inst.op, &mut current) {
            (Op::EntryPoint, _) => {
                let name = inst.string(2).map(|(bytes, _)| String::from_utf8_lossy(&bytes).into_owned());
                entry_points.extend(inst.operands.get(1).copied().zip(name));
            }
            (Op::ExecutionModeId, _) => {
                modes.entry(inst.operands.first().copied().unwrap_or(0)).or_default().extend(ids)
            }
            (Op::Decorate, _) if inst.operands.get(1..) == Some(&[Decoration::BuiltIn.0, BuiltIn::WorkgroupSize.0]) => {
                work_group_size = inst.id(0);
            }
            (Op::Function, _) => {
                current = inst.id(1).map(|id| (id, ids.collect()));
            }
            (Op::FunctionEnd, Some(_)) => {
                if let Some((id, mut successors)) = current.take() {
                    functions.push(id);
                    successors.extend(modes.remove(&id.word()).unwrap_or_default());
                    successors.extend(work_group_size.filter(|_| entry_points.contains_key(&id.word())));
                    successors.sort_unstable();
                    successors.dedup();
                    graph.add(id, Vec::new(), successors);
                }
            }
            (_, Some((_, successors))) => successors.extend(ids),
            (_, None) => {
                if let Some(id) = result(inst) {
                    graph.add(id, vec![id.word()], ids.collect());
                }
            }
        }
    }
    let choices: FxHashSet<u32> = survey.choices.iter().map(|choice| choice.id).collect();
    let reached = graph.reached(|id| choices.contains(&id));
    let mut uses = FxHashMap::<u32, Vec<Use>>::default();
    for function in functions {
        let entry_point = entry_points.get(&function.word());
        let name = || survey.names.get(&function.word()).cloned().unwrap_or_else(|| format!("%{}", function.word()));
        for &constant in reached.of(function) {
            let function = entry_point.cloned().unwrap_or_else(name);
            uses.entry(constant).or_default().push(Use { function, is_entry_point: entry_point.is_some() });
        }
    }
    uses
}

fn result(inst: InstView<'_>) -> Option<Id> {
    let row = op_row(inst.op).filter(|row| row.has_result())?;
    inst.id(usize::from(row.has_result_type()))
}
