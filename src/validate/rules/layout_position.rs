//! The positions of instructions in a module, by their opcodes (specification, section 2.4).

use crate::spirv::grammar::{Class, Op, op_row};
use crate::spirv::module::Section;
use crate::spirv::view::is_variable;

/// The positions in which an instruction may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LayoutPosition {
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
    /// Directly after the instruction that it continues.
    Continuation,
    /// Anywhere.
    Anywhere,
}

/// Returns `true` if an instruction may be in a function.
pub(super) fn is_in_functions(op: Op) -> bool {
    is_variable(op)
        || matches!(
            layout_position(op),
            LayoutPosition::Function
                | LayoutPosition::GlobalsOrFunction
                | LayoutPosition::Line
                | LayoutPosition::Continuation
                | LayoutPosition::Anywhere
        )
}

/// Returns the position of an opcode whose operands do not decide it.
pub(super) fn layout_position(op: Op) -> LayoutPosition {
    match op {
        // It must be in a block.
        Op::Nop => LayoutPosition::Function,
        Op::Capability | Op::ConditionalCapabilityINTEL => LayoutPosition::In(Section::Capabilities),
        Op::Extension | Op::ConditionalExtensionINTEL => LayoutPosition::In(Section::Extensions),
        Op::ExtInstImport => LayoutPosition::In(Section::ExtInstImports),
        Op::MemoryModel => LayoutPosition::In(Section::MemoryModel),
        Op::EntryPoint | Op::ConditionalEntryPointINTEL => LayoutPosition::In(Section::EntryPoints),
        Op::ExecutionMode | Op::ExecutionModeId => LayoutPosition::In(Section::ExecutionModes),
        Op::String | Op::Source | Op::SourceExtension | Op::SourceContinued => {
            LayoutPosition::In(Section::DebugStrings)
        }
        Op::Name | Op::MemberName => LayoutPosition::In(Section::DebugNames),
        Op::ModuleProcessed => LayoutPosition::In(Section::DebugModuleProcessed),
        Op::Line | Op::NoLine => LayoutPosition::Line,
        // SPV_INTEL_inline_assembly, Logical Layout of a Module.
        Op::Undef | Op::PoisonKHR | Op::AsmTargetINTEL | Op::AsmINTEL => LayoutPosition::GlobalsOrFunction,
        // The document has them before the annotations; compilers write them after those, too.
        Op::AliasDomainDeclINTEL | Op::AliasScopeDeclINTEL | Op::AliasScopeListDeclINTEL => LayoutPosition::Preamble,
        Op::Variable | Op::UntypedVariableKHR => LayoutPosition::In(Section::Globals),
        Op::ConstantPipeStorage
        | Op::ConstantFunctionPointerINTEL
        | Op::SpecConstantTargetINTEL
        | Op::SpecConstantArchitectureINTEL
        | Op::SpecConstantCapabilitiesINTEL => LayoutPosition::In(Section::Globals),
        Op::TypeStructContinuedINTEL
        | Op::ConstantCompositeContinuedINTEL
        | Op::SpecConstantCompositeContinuedINTEL => LayoutPosition::In(Section::Globals),
        Op::CompositeConstructContinuedINTEL => LayoutPosition::Continuation,
        op => match op_row(op) {
            Some(row) if row.declares_type() || op == Op::TypeForwardPointer => LayoutPosition::In(Section::Globals),
            Some(row) => match row.class {
                // Graphs have functions of their own (SPV_ARM_graph).
                Class::Graph => LayoutPosition::Graph,
                Class::Annotation => LayoutPosition::In(Section::Annotations),
                Class::TypeDeclaration | Class::ConstantCreation => LayoutPosition::In(Section::Globals),
                _ => LayoutPosition::Function,
            },
            None => LayoutPosition::Anywhere,
        },
    }
}
