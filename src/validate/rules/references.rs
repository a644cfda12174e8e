//! The kinds of ids, and those that the operands of each opcode refer to.

use crate::spirv::grammar::{Class, Op, OpRow};

/// The position of the imported set among the operands of an `OpExtInst`.
pub(super) const SET: usize = 2;

/// The kind of a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A type.
    Type,
    /// A result with a type that is no function.
    Value,
    /// A function.
    Function,
    /// A label.
    Label,
    /// An imported set of extended instructions.
    Import,
    /// An `OpString`.
    String,
    /// An `OpDecorationGroup`.
    DecorationGroup,
    /// Another result without a type.
    Other,
}

/// The kinds of definitions that an operand may refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    Type,
    Value,
    /// A value or a function.
    ValueOrFunction,
    Function,
    Label,
    Import,
    String,
    DecorationGroup,
    /// A value or a string (`OpExtInst` of a set without types).
    Any,
}

impl Use {
    pub(super) fn allows(self, kind: Kind) -> bool {
        match self {
            Self::Any => true,
            Self::Type => kind == Kind::Type,
            Self::Value => kind == Kind::Value,
            Self::ValueOrFunction => matches!(kind, Kind::Value | Kind::Function),
            Self::Function => kind == Kind::Function,
            Self::Label => kind == Kind::Label,
            Self::Import => kind == Kind::Import,
            Self::String => kind == Kind::String,
            Self::DecorationGroup => kind == Kind::DecorationGroup,
        }
    }

    /// Returns the kinds in words, with an article.
    pub(super) fn describe(self) -> &'static str {
        match self {
            Self::Any => "an id",
            Self::Type => "a type",
            Self::Value => "a value",
            Self::ValueOrFunction => "a value or a function",
            Self::Function => "a function",
            Self::Label => "a label",
            Self::Import => "an imported set of extended instructions",
            Self::String => "an OpString",
            Self::DecorationGroup => "an OpDecorationGroup",
        }
    }
}

/// The kinds of definitions that some operands of an instruction refer to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reference {
    /// The positions of the operands.
    pub(super) first: usize,
    pub(super) last: usize,
    pub(super) to: Use,
    /// `true` if the definition may come after the instruction.
    pub(super) may_be_later: bool,
}

const fn at(position: usize, to: Use) -> Reference {
    Reference { first: position, last: position, to, may_be_later: false }
}

const fn from(first: usize, to: Use) -> Reference {
    Reference { first, last: usize::MAX, to, may_be_later: false }
}

impl Reference {
    const fn or_later(self) -> Self {
        Self { may_be_later: true, ..self }
    }
}

/// Opcodes with operands that are neither a result type in front nor values defined before.
#[rustfmt::skip]
const REFERENCES: &[(Op, &[Reference])] = &[
    (Op::Name,                                      &[at(0, Use::Any).or_later()]),
    (Op::MemberName,                                &[at(0, Use::Type).or_later()]),
    (Op::Decorate,                                  &[from(0, Use::Any).or_later()]),
    (Op::DecorateId,                                &[from(0, Use::Any).or_later()]),
    (Op::DecorateString,                            &[at(0, Use::Any).or_later()]),
    (Op::MemberDecorate,                            &[at(0, Use::Type).or_later()]),
    (Op::MemberDecorateString,                      &[at(0, Use::Type).or_later()]),
    (Op::GroupDecorate,                             &[at(0, Use::DecorationGroup), from(1, Use::Any).or_later()]),
    (Op::GroupMemberDecorate,                       &[at(0, Use::DecorationGroup), from(1, Use::Any).or_later()]),
    (Op::EntryPoint,                                &[at(1, Use::Function).or_later(), from(2, Use::Value).or_later()]),
    (Op::ConditionalEntryPointINTEL,                &[at(0, Use::Value).or_later(), at(2, Use::Function).or_later(), from(3, Use::Value).or_later()]),
    (Op::ConditionalExtensionINTEL,                 &[from(0, Use::Value).or_later()]),
    (Op::ConditionalCapabilityINTEL,                &[from(0, Use::Value).or_later()]),
    (Op::ExecutionMode,                             &[at(0, Use::Function).or_later(), from(1, Use::Value).or_later()]),
    // FPFastMathDefault begins with a type, other modes with a value, see `modes`.
    (Op::ExecutionModeId,                           &[at(0, Use::Function).or_later(), at(2, Use::Any).or_later(), from(3, Use::Value).or_later()]),
    (Op::Source,                                    &[from(0, Use::String)]),
    (Op::Line,                                      &[from(0, Use::String)]),
    (Op::ExtInst,                                   &[at(SET, Use::Import)]),
    (Op::ExtInstWithForwardRefsKHR,                 &[at(SET, Use::Import)]),
    // The pointers among them are declared before, see `types`.
    (Op::TypeStruct,                                &[from(1, Use::Type).or_later()]),
    (Op::TypeStructContinuedINTEL,                  &[from(0, Use::Type).or_later()]),
    (Op::TypeArray,                                 &[at(1, Use::Type).or_later()]),
    (Op::TypeForwardPointer,                        &[at(0, Use::Type).or_later()]),
    (Op::TypePointer,                               &[at(2, Use::Type)]),
    (Op::TypeFunction,                              &[from(1, Use::Type)]),
    (Op::TypeTensorLayoutNV,                        &[from(1, Use::Value)]),
    (Op::TypeTensorViewNV,                          &[from(1, Use::Value)]),
    (Op::Function,                                  &[at(3, Use::Type)]),
    (Op::FunctionCall,                              &[at(2, Use::Function).or_later()]),
    (Op::ConstantFunctionPointerINTEL,              &[at(2, Use::Function).or_later()]),
    (Op::Branch,                                    &[at(0, Use::Label).or_later()]),
    (Op::BranchConditional,                         &[from(1, Use::Label).or_later()]),
    (Op::Switch,                                    &[from(1, Use::Label).or_later()]),
    // The others are variables (SPV_ALTERA_fpga_loop_controls, DependencyArrayALTERA).
    (Op::LoopMerge,                                 &[at(0, Use::Label).or_later(), at(1, Use::Label).or_later()]),
    (Op::SelectionMerge,                            &[at(0, Use::Label).or_later()]),
    (Op::EnqueueKernel,                             &[at(8, Use::Function).or_later()]),
    (Op::GetKernelNDrangeSubGroupCount,             &[at(3, Use::Function).or_later()]),
    (Op::GetKernelNDrangeMaxSubGroupSize,           &[at(3, Use::Function).or_later()]),
    (Op::GetKernelWorkGroupSize,                    &[at(2, Use::Function).or_later()]),
    (Op::GetKernelPreferredWorkGroupSizeMultiple,   &[at(2, Use::Function).or_later()]),
    (Op::GetKernelLocalSizeForSubgroupCount,        &[at(3, Use::Function).or_later()]),
    (Op::GetKernelMaxNumSubgroups,                  &[at(2, Use::Function).or_later()]),
    (Op::TaskSequenceCreateALTERA,                  &[at(2, Use::Function).or_later()]),
    (Op::CooperativeMatrixPerElementOpNV,           &[at(3, Use::Function).or_later()]),
    (Op::CooperativeMatrixReduceNV,                 &[at(4, Use::Function).or_later()]),
    (Op::CooperativeMatrixApplyFunctionINTEL,       &[at(2, Use::ValueOrFunction).or_later()]),
    (Op::CooperativeMatrixLengthKHR,                &[at(2, Use::Type)]),
    (Op::CooperativeMatrixLengthNV,                 &[at(2, Use::Type)]),
    (Op::UntypedVariableKHR,                        &[at(3, Use::Type)]),
    (Op::UntypedAccessChainKHR,                     &[at(2, Use::Type)]),
    (Op::UntypedInBoundsAccessChainKHR,             &[at(2, Use::Type)]),
    (Op::UntypedPtrAccessChainKHR,                  &[at(2, Use::Type)]),
    (Op::UntypedInBoundsPtrAccessChainKHR,          &[at(2, Use::Type)]),
    (Op::UntypedVariableLengthArrayINTEL,           &[at(2, Use::Type)]),
    (Op::UntypedArrayLengthKHR,                     &[at(2, Use::Type)]),
    (Op::AliasDomainDeclINTEL,                      &[from(1, Use::Any)]),
    (Op::AliasScopeDeclINTEL,                       &[from(1, Use::Any)]),
    (Op::AliasScopeListDeclINTEL,                   &[from(1, Use::Any)]),
    (Op::AbortKHR,                                  &[at(0, Use::Type)]),
    (Op::ConstantSizeOfEXT,                         &[at(2, Use::Type)]),
    (Op::UntypedImageTexelPointerEXT,               &[at(2, Use::Type)]),
    (Op::MemberDecorateIdEXT,                       &[at(0, Use::Type).or_later(), from(1, Use::Any).or_later()]),
    // After the mask of tensor operands: a view, or a function.
    (Op::CooperativeMatrixLoadTensorNV,             &[from(5, Use::Any).or_later()]),
    (Op::CooperativeMatrixStoreTensorNV,            &[from(3, Use::Any).or_later()]),
    (Op::AsmINTEL,                                  &[at(2, Use::Type), from(3, Use::Any)]),
    // After the mask of memory operands: a scope, or a list of alias scopes.
    (Op::Load,                                      &[from(4, Use::Any)]),
    (Op::Store,                                     &[from(3, Use::Any)]),
    (Op::CopyMemory,                                &[from(3, Use::Any)]),
    (Op::CopyMemorySized,                           &[from(4, Use::Any)]),
    (Op::PredicatedLoadINTEL,                       &[from(6, Use::Any)]),
    (Op::PredicatedStoreINTEL,                      &[from(4, Use::Any)]),
    (Op::CooperativeMatrixLoadKHR,                  &[from(6, Use::Any)]),
    (Op::CooperativeMatrixStoreKHR,                 &[from(5, Use::Any)]),
];

/// Returns the special operands of an opcode; the operand of a type is another type.
pub(super) fn references(row: &OpRow) -> &'static [Reference] {
    const OF_TYPE: &[Reference] = &[at(1, Use::Type)];
    match REFERENCES.iter().find(|(op, _)| *op == row.op) {
        Some((_, references)) => references,
        None if row.class == Class::TypeDeclaration || row.declares_type() => OF_TYPE,
        None => &[],
    }
}

/// Returns the number of words in front that no rule of `ids` is about, besides those of every instruction.
pub(super) fn plain_words(row: &OpRow) -> usize {
    match row.op {
        Op::Phi | Op::ExtInst | Op::ExtInstWithForwardRefsKHR => 1,
        _ => references(row).iter().map(|reference| reference.first).min().unwrap_or(usize::MAX),
    }
}
