//! The logical layout of a module and of its functions (specification, section 2.4).

use super::cx::Cx;
use super::found::Findings;
use super::shapes;
use crate::spirv::grammar::{Class, Op, StorageClass, op_row};
use crate::spirv::module::Section;
use crate::spirv::view::{Instruction, is_variable};

const LAYOUT: &str = "2.4";

/// Where an instruction may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// In one section before the functions.
    In(Section),
    /// Anywhere before the functions.
    Preamble,
    /// Among the types, constants and variables, or in a function.
    GlobalsOrFunction,
    /// In a function only.
    Function,
    /// In a graph only.
    Graph,
    /// Anywhere after the annotations.
    Line,
    /// In the place of the instruction that it continues.
    Continuation,
    /// Anywhere.
    Anywhere,
}

/// Checks the order of all instructions.
pub(super) fn check(cx: &Cx<'_, '_>, found: &mut Findings) {
    let mut last = Section::Capabilities;
    let mut previous = None;
    for inst in cx.view.preamble() {
        let continues = matches!(previous, Some(Op::Source | Op::SourceContinued)) || inst.op != Op::SourceContinued;
        found.require(continues, &inst, "OpSourceContinued", || {
            "the previous instruction must be an OpSource or OpSourceContinued".to_owned()
        });
        previous = Some(inst.op);
        match place(cx, &inst) {
            Place::In(section) => {
                found.tolerate(section >= last, &inst, LAYOUT, || {
                    format!("{} must come before the {}", inst.op, title(last))
                });
                last = last.max(section);
            }
            Place::GlobalsOrFunction | Place::Line => last = Section::Globals,
            Place::Function => found.add(&inst, LAYOUT, format!("{} must be in a function", inst.op)),
            Place::Graph => {
                found.add(&inst, LAYOUT, format!("{} must be in a graph, which kernels do not have", inst.op))
            }
            Place::Preamble | Place::Continuation | Place::Anywhere => {}
        }
    }
    memory_model(cx, found);
    functions(cx, found);
}

fn memory_model(cx: &Cx<'_, '_>, found: &mut Findings) {
    let mut models = cx.view.preamble().filter(|inst| inst.op == Op::MemoryModel);
    match (models.next(), models.next()) {
        (Some(_), None) => {}
        (Some(_), Some(second)) => found.add(&second, LAYOUT, "a module has exactly one OpMemoryModel"),
        (None, _) => found.add_to_module(LAYOUT, "a module has exactly one OpMemoryModel; it has none"),
    }
}

/// Checks that functions are complete and that declarations come before definitions.
fn functions(cx: &Cx<'_, '_>, found: &mut Findings) {
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
                    // `debug_info` has the rules about the place of the others.
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

fn place(cx: &Cx<'_, '_>, inst: &Instruction<'_>) -> Place {
    match (inst.op, inst.operands) {
        (Op::ExtInst | Op::ExtInstWithForwardRefsKHR, _) if is_debug(cx, inst) => Place::GlobalsOrFunction,
        (op, &[_, _, storage, ..]) if is_variable(op) && StorageClass(storage) == StorageClass::Function => {
            Place::Function
        }
        (op, _) => place_of(op),
    }
}

/// Returns `true` if an instruction may stand in a function, in some place.
pub(super) fn is_in_functions(op: Op) -> bool {
    is_variable(op)
        || matches!(
            place_of(op),
            Place::Function | Place::GlobalsOrFunction | Place::Line | Place::Continuation | Place::Anywhere
        )
}

/// Returns the place of an opcode whose operands do not decide it.
fn place_of(op: Op) -> Place {
    match op {
        // It must be in a block.
        Op::Nop => Place::Function,
        Op::Capability | Op::ConditionalCapabilityINTEL => Place::In(Section::Capabilities),
        Op::Extension | Op::ConditionalExtensionINTEL => Place::In(Section::Extensions),
        Op::ExtInstImport => Place::In(Section::ExtInstImports),
        Op::MemoryModel => Place::In(Section::MemoryModel),
        Op::EntryPoint | Op::ConditionalEntryPointINTEL => Place::In(Section::EntryPoints),
        Op::ExecutionMode | Op::ExecutionModeId => Place::In(Section::ExecutionModes),
        Op::String | Op::Source | Op::SourceExtension | Op::SourceContinued => Place::In(Section::DebugStrings),
        Op::Name | Op::MemberName => Place::In(Section::DebugNames),
        Op::ModuleProcessed => Place::In(Section::DebugModuleProcessed),
        Op::Line | Op::NoLine => Place::Line,
        // SPV_INTEL_inline_assembly, Logical Layout of a Module.
        Op::Undef | Op::PoisonKHR | Op::AsmTargetINTEL | Op::AsmINTEL => Place::GlobalsOrFunction,
        // The document has them before the annotations; compilers write them after those, too.
        Op::AliasDomainDeclINTEL | Op::AliasScopeDeclINTEL | Op::AliasScopeListDeclINTEL => Place::Preamble,
        Op::Variable | Op::UntypedVariableKHR => Place::In(Section::Globals),
        Op::ConstantPipeStorage
        | Op::ConstantFunctionPointerINTEL
        | Op::SpecConstantTargetINTEL
        | Op::SpecConstantArchitectureINTEL
        | Op::SpecConstantCapabilitiesINTEL => Place::In(Section::Globals),
        Op::TypeStructContinuedINTEL
        | Op::ConstantCompositeContinuedINTEL
        | Op::SpecConstantCompositeContinuedINTEL => Place::In(Section::Globals),
        Op::CompositeConstructContinuedINTEL => Place::Continuation,
        op => match op_row(op) {
            Some(row) if row.declares_type() || op == Op::TypeForwardPointer => Place::In(Section::Globals),
            Some(row) => match row.class {
                // Graphs have functions of their own (SPV_ARM_graph).
                Class::Graph => Place::Graph,
                Class::Annotation => Place::In(Section::Annotations),
                Class::TypeDeclaration | Class::ConstantCreation => Place::In(Section::Globals),
                _ => Place::Function,
            },
            None => Place::Anywhere,
        },
    }
}
