//! The places of instructions in a module, by their opcodes (specification, section 2.4).

use crate::spirv::grammar::{Class, Op, op_row};
use crate::spirv::module::Section;
use crate::spirv::view::is_variable;

/// The positions in which an instruction may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
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

/// Returns `true` if an instruction may stand in a function, in some place.
pub(super) fn is_in_functions(op: Op) -> bool {
    is_variable(op)
        || matches!(
            place_of(op),
            Place::Function | Place::GlobalsOrFunction | Place::Line | Place::Continuation | Place::Anywhere
        )
}

/// Returns the place of an opcode whose operands do not decide it.
pub(super) fn place_of(op: Op) -> Place {
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
