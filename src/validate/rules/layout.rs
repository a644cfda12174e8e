//! The logical layout of a module and of its functions (specification, section 2.4).

use super::cx::Cx;
use super::layout_position::{LayoutPosition, layout_position};
use super::shapes;
use crate::spirv::grammar::{Op, StorageClass};
use crate::spirv::module::Section;
use crate::spirv::view::{Instruction, is_variable};
use crate::validate::violation::Violations;

const LAYOUT: &str = "2.4";

/// Checks the order of all instructions.
pub(super) fn check(cx: &Cx<'_, '_>, found: &mut Violations) {
    let mut last = Section::Capabilities;
    let mut previous = None;
    for inst in cx.view.preamble() {
        let continues = matches!(previous, Some(Op::Source | Op::SourceContinued)) || inst.op != Op::SourceContinued;
        found.require(continues, &inst, "OpSourceContinued", || {
            "the previous instruction must be an OpSource or OpSourceContinued".to_owned()
        });
        previous = Some(inst.op);
        match position(cx, &inst) {
            LayoutPosition::In(section) => {
                found.tolerate(section >= last, &inst, LAYOUT, || {
                    format!("{} must come before the {}", inst.op, title(last))
                });
                last = last.max(section);
            }
            LayoutPosition::GlobalsOrFunction | LayoutPosition::Line => last = Section::Globals,
            LayoutPosition::Function => found.add(&inst, LAYOUT, format!("{} must be in a function", inst.op)),
            LayoutPosition::Graph => {
                found.add(&inst, LAYOUT, format!("{} must be in a graph, which kernels do not have", inst.op))
            }
            LayoutPosition::Preamble | LayoutPosition::Continuation | LayoutPosition::Anywhere => {}
        }
    }
    memory_model(cx, found);
    functions(cx, found);
}

fn memory_model(cx: &Cx<'_, '_>, found: &mut Violations) {
    let mut models = cx.view.preamble().filter(|inst| inst.op == Op::MemoryModel);
    match (models.next(), models.next()) {
        (Some(_), None) => {}
        (Some(_), Some(second)) => found.add(&second, LAYOUT, "a module has exactly one OpMemoryModel"),
        (None, _) => found.add_to_module(LAYOUT, "a module has exactly one OpMemoryModel; it has none"),
    }
}

/// Checks that functions are complete and that declarations come before definitions.
fn functions(cx: &Cx<'_, '_>, found: &mut Violations) {
    let mut is_inside = false;
    let mut last = None;
    for inst in cx.view.bodies() {
        match inst.op {
            Op::Function => {
                found.require(!is_inside, &inst, LAYOUT, || "OpFunction must not be in a function".to_owned());
                is_inside = true;
            }
            Op::FunctionEnd => {
                found.require(is_inside, &inst, LAYOUT, || "OpFunctionEnd must end a function".to_owned());
                is_inside = false;
            }
            _ => {
                if is_inside {
                    let may_be_here = shapes::of(inst.op).is_none_or(|shape| shape.is_in_functions);
                    found.require(may_be_here, &inst, LAYOUT, || {
                        format!("unexpected opcode {} in function definition: {} must not be there", inst.op.0, inst.op)
                    });
                } else {
                    // `debug_info` has the rules about the position of the others.
                    let may_follow = matches!(inst.op, Op::Line | Op::NoLine) || is_debug(cx, &inst);
                    found.require(may_follow, &inst, LAYOUT, || {
                        format!("{} must come before the functions, or be in one", inst.op)
                    });
                }
            }
        }
        last = Some(inst);
    }
    if let Some(last) = last.filter(|_| is_inside) {
        found.add(&last, LAYOUT, "the last function has no OpFunctionEnd");
    }
    let definition = cx.view.functions().iter().position(|function| function.has_body);
    for function in cx.view.functions().iter().skip(definition.unwrap_or(usize::MAX)).filter(|f| !f.has_body) {
        if let Some(inst) = cx.definition(function.id) {
            found.add_tolerated(&inst, LAYOUT, "the declarations of functions must come before all definitions");
        }
    }
}

fn is_debug(cx: &Cx<'_, '_>, inst: &Instruction<'_>) -> bool {
    cx.view.extended_sets().is_debug_information(**inst)
}

fn title(section: Section) -> &'static str {
    match section {
        Section::Capabilities => "capabilities",
        Section::Extensions => "extensions",
        Section::ExtInstImports => "imports of extended instructions",
        Section::MemoryModel => "memory model",
        Section::EntryPoints => "entry points",
        Section::ExecutionModes => "execution modes",
        Section::DebugStrings => "strings and sources",
        Section::DebugNames => "names",
        Section::DebugModuleProcessed => "OpModuleProcessed instructions",
        Section::AliasDeclarations => "declarations of alias scopes",
        Section::Annotations => "annotations",
        Section::Globals => "types, constants and variables",
        Section::Declarations | Section::Definitions => "functions",
    }
}

fn position(cx: &Cx<'_, '_>, inst: &Instruction<'_>) -> LayoutPosition {
    match (inst.op, inst.operands) {
        (Op::ExtInst | Op::ExtInstWithForwardRefsKHR, _) if is_debug(cx, inst) => LayoutPosition::GlobalsOrFunction,
        (op, &[_, _, storage, ..]) if is_variable(op) && StorageClass(storage) == StorageClass::Function => {
            LayoutPosition::Function
        }
        (op, _) => layout_position(op),
    }
}
