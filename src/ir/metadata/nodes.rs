//! The kinds of nodes and the fields of each.

use super::fields::FieldRow as Row;
use super::fields::FieldType as Ty;
use super::fields::MdField as F;
use super::fields::{FieldRow, MdField, Omit, RecordSlot};

macro_rules! md_kinds {
    ($($kind:ident $class:literal $row:ident;)*) => {
        /// The kind of a node; every kind of LLVM 22.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum MdKind {
            $(
                #[doc = concat!("`", $class, "`")]
                $kind,
            )*
        }

        impl MdKind {
            /// Every kind.
            pub const ALL: &[Self] = &[$(Self::$kind,)*];

            /// Returns the name of the class in LLVM, which is that in assembly, too.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$kind => $class,)*
                }
            }

            /// Returns the description of the kind.
            #[inline]
            pub(crate) fn row(self) -> &'static NodeRow {
                match self {
                    $(Self::$kind => &$row,)*
                }
            }
        }
    };
}

md_kinds! {
    Tuple "MDTuple" TUPLE;
    Location "DILocation" LOCATION;
    Expression "DIExpression" EXPRESSION;
    GlobalVariableExpression "DIGlobalVariableExpression" GLOBAL_VARIABLE_EXPRESSION;
    GenericNode "GenericDINode" GENERIC_NODE;
    Subrange "DISubrange" SUBRANGE;
    Enumerator "DIEnumerator" ENUMERATOR;
    BasicType "DIBasicType" BASIC_TYPE;
    DerivedType "DIDerivedType" DERIVED_TYPE;
    CompositeType "DICompositeType" COMPOSITE_TYPE;
    SubroutineType "DISubroutineType" SUBROUTINE_TYPE;
    File "DIFile" FILE;
    CompileUnit "DICompileUnit" COMPILE_UNIT;
    Subprogram "DISubprogram" SUBPROGRAM;
    LexicalBlock "DILexicalBlock" LEXICAL_BLOCK;
    LexicalBlockFile "DILexicalBlockFile" LEXICAL_BLOCK_FILE;
    Namespace "DINamespace" NAMESPACE;
    Module "DIModule" MODULE;
    TemplateTypeParameter "DITemplateTypeParameter" TEMPLATE_TYPE_PARAMETER;
    TemplateValueParameter "DITemplateValueParameter" TEMPLATE_VALUE_PARAMETER;
    GlobalVariable "DIGlobalVariable" GLOBAL_VARIABLE;
    LocalVariable "DILocalVariable" LOCAL_VARIABLE;
    Label "DILabel" LABEL;
    ObjCProperty "DIObjCProperty" OBJC_PROPERTY;
    ImportedEntity "DIImportedEntity" IMPORTED_ENTITY;
    AssignId "DIAssignID" ASSIGN_ID;
    Macro "DIMacro" MACRO;
    MacroFile "DIMacroFile" MACRO_FILE;
    CommonBlock "DICommonBlock" COMMON_BLOCK;
    StringType "DIStringType" STRING_TYPE;
    GenericSubrange "DIGenericSubrange" GENERIC_SUBRANGE;
    SubrangeType "DISubrangeType" SUBRANGE_TYPE;
    FixedPointType "DIFixedPointType" FIXED_POINT_TYPE;
}

/// The operands after the fields of a node.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Tail {
    /// Nothing.
    None,
    /// References.
    References,
    /// The operations of an expression.
    Operations,
    /// The words of the fields of type [`Ty::Integer`].
    Integers,
}

/// A kind of nodes.
#[derive(Copy, Clone, Debug)]
pub(crate) struct NodeRow {
    /// The code of the record.
    pub(crate) code: u32,
    /// The bits of the first word that say which layout the record has.
    pub(crate) version: u64,
    /// The number of words before the tail; LLVM 22 refuses records with more.
    pub(crate) words: u8,
    /// The number of words that the oldest layout with this version has.
    pub(crate) required: u8,
    /// The `DW_TAG` of nodes that have no field with it; zero if the kind has none.
    pub(crate) tag: u16,
    /// The fields in the order of the assembly, which is that of the words of a node.
    pub(crate) fields: &'static [FieldRow],
    /// The positions of the references in `fields` in the order of LLVM's operands, in which it visits other nodes.
    operands: [u8; MAX_OPERANDS],
    operand_count: u8,
    pub(crate) tail: Tail,
}

/// The maximum number of references among the fields of a kind.
const MAX_OPERANDS: usize = 18;

impl NodeRow {
    /// Returns the row with the references in this order; in the order of the fields if it is empty.
    const fn with_operands(mut self, order: &[MdField]) -> Self {
        let mut at = 0;
        while at < self.fields.len() {
            let position = match order.len() {
                0 => Some(self.operand_count as usize),
                _ => position(order, self.fields[at].field),
            };
            if let (true, Some(position)) = (self.fields[at].ty.is_reference(), position) {
                self.operands[position] = at as u8;
                self.operand_count += 1;
            }
            at += 1;
        }
        self
    }

    /// Returns the positions of the references among the fields, in the order of LLVM's operands.
    #[inline]
    pub(crate) fn operands(&self) -> &[u8] {
        &self.operands[..self.operand_count as usize]
    }
}

const fn position(fields: &[MdField], field: MdField) -> Option<usize> {
    let mut at = 0;
    while at < fields.len() {
        if fields[at] as u32 == field as u32 {
            return Some(at);
        }
        at += 1;
    }
    None
}

/// The bit of the first word that says that sizes are references.
pub(crate) const SIZE_IS_REFERENCE: u64 = 2;

const NODE: NodeRow = NodeRow {
    code: 0,
    version: 0,
    words: 1,
    required: 1,
    tag: 0,
    fields: &[],
    operands: [0; MAX_OPERANDS],
    operand_count: 0,
    tail: Tail::None,
};

/// The record of a distinct tuple has the code [`DISTINCT_TUPLE`]; neither has a first word with bits.
static TUPLE: NodeRow = NodeRow { code: 3, words: 0, required: 0, tail: Tail::References, ..NODE };

/// The code of the record of a distinct tuple.
pub(crate) const DISTINCT_TUPLE: u32 = 5;

static LOCATION: NodeRow = NodeRow {
    code: 7,
    words: 8,
    required: 5,
    fields: &[
        Row::number(F::Line, "line", 1).always(),
        Row::of(F::Column, "column", Ty::Column, 2),
        Row::reference(F::Scope, "scope", 3).always().at(RecordSlot::Number(3)),
        Row::reference(F::InlinedAt, "inlinedAt", 4),
        Row::boolean(F::IsImplicitCode, "isImplicitCode", 5),
        Row::of(F::AtomGroup, "atomGroup", Ty::Number(61), 6),
        Row::of(F::AtomRank, "atomRank", Ty::Number(3), 7),
    ],
    ..NODE
}
.with_operands(&[]);

static EXPRESSION: NodeRow = NodeRow { code: 29, version: 3 << 1, tail: Tail::Operations, ..NODE };

static GLOBAL_VARIABLE_EXPRESSION: NodeRow = NodeRow {
    code: 37,
    words: 3,
    required: 3,
    fields: &[Row::reference(F::Variable, "var", 1), Row::reference(F::Expression, "expr", 2)],
    ..NODE
}
.with_operands(&[]);

/// The third word is a version, which is zero.
static GENERIC_NODE: NodeRow = NodeRow {
    code: 12,
    words: 4,
    required: 4,
    fields: &[Row::of(F::Tag, "tag", Ty::Tag, 1).always(), Row::string(F::Header, "header", 3)],
    tail: Tail::References,
    ..NODE
}
.with_operands(&[]);

static SUBRANGE: NodeRow = NodeRow {
    code: 13,
    version: 2 << 1,
    words: 5,
    required: 5,
    tag: 0x21,
    fields: &[
        Row::of(F::Count, "count", Ty::Bound, 1),
        Row::of(F::LowerBound, "lowerBound", Ty::Bound, 2),
        Row::of(F::UpperBound, "upperBound", Ty::Bound, 3),
        Row::of(F::Stride, "stride", Ty::Bound, 4),
    ],
    ..NODE
}
.with_operands(&[]);

static ENUMERATOR: NodeRow = NodeRow {
    code: 14,
    version: 1 << 2,
    words: 3,
    required: 3,
    tag: 0x28,
    fields: &[
        Row::string(F::Name, "name", 2).always(),
        Row::of(F::EnumeratorValue, "value", Ty::Integer, 1).always(),
        Row::boolean(F::IsUnsigned, "isUnsigned", 0).at(RecordSlot::Bit(1)),
    ],
    tail: Tail::Integers,
    ..NODE
}
.with_operands(&[]);

static BASIC_TYPE: NodeRow = NodeRow {
    code: 15,
    version: SIZE_IS_REFERENCE,
    words: 9,
    required: 6,
    fields: &[
        Row::of(F::Tag, "tag", Ty::Tag, 1).omit(Omit::Value(0x24)),
        Row::string(F::Name, "name", 2),
        Row::of(F::Size, "size", Ty::Size, 3),
        Row::number(F::Alignment, "align", 4),
        Row::number(F::DataSize, "dataSize", 8),
        Row::of(F::Encoding, "encoding", Ty::Encoding, 5),
        Row::number(F::ExtraInhabitants, "num_extra_inhabitants", 7),
        Row::of(F::Flags, "flags", Ty::Flags, 6),
    ],
    ..NODE
}
.with_operands(&[]);

static DERIVED_TYPE: NodeRow = NodeRow {
    code: 17,
    version: SIZE_IS_REFERENCE,
    words: 15,
    required: 12,
    fields: &[
        Row::of(F::Tag, "tag", Ty::Tag, 1).always(),
        Row::string(F::Name, "name", 2),
        Row::reference(F::Scope, "scope", 5),
        Row::reference(F::File, "file", 3),
        Row::number(F::Line, "line", 4),
        Row::reference(F::Type, "baseType", 6).always(),
        Row::of(F::Size, "size", Ty::Size, 7),
        Row::number(F::Alignment, "align", 8),
        Row::of(F::Offset, "offset", Ty::Size, 9),
        Row::of(F::Flags, "flags", Ty::Flags, 10),
        Row::reference(F::ExtraData, "extraData", 11),
        Row::of(F::AddressSpace, "dwarfAddressSpace", Ty::OptionalPlusOne, 12),
        Row::reference(F::Annotations, "annotations", 13),
        Row::of(F::PointerAuthentication, "", Ty::PointerAuthentication, 14).omit(Omit::NoPointerAuthentication),
    ],
    ..NODE
}
.with_operands(&[F::File, F::Scope, F::Name, F::Size, F::Offset, F::Type, F::ExtraData, F::Annotations]);

/// Bit 1 of the first word says that no other node refers to the type by its identifier.
static COMPOSITE_TYPE: NodeRow = NodeRow {
    code: 18,
    version: 2 | SIZE_IS_REFERENCE << 1,
    words: 26,
    required: 16,
    fields: &[
        Row::of(F::Tag, "tag", Ty::Tag, 1).always(),
        Row::string(F::Name, "name", 2),
        Row::reference(F::Scope, "scope", 5),
        Row::reference(F::File, "file", 3),
        Row::number(F::Line, "line", 4),
        Row::reference(F::Type, "baseType", 6),
        Row::of(F::Size, "size", Ty::Size, 7),
        Row::number(F::Alignment, "align", 8),
        Row::of(F::Offset, "offset", Ty::Size, 9),
        Row::number(F::ExtraInhabitants, "num_extra_inhabitants", 22),
        Row::of(F::Flags, "flags", Ty::Flags, 10),
        Row::reference(F::Elements, "elements", 11),
        Row::of(F::RuntimeLanguage, "runtimeLang", Ty::Language, 12),
        Row::reference(F::VTableHolder, "vtableHolder", 13),
        Row::reference(F::TemplateParams, "templateParams", 14),
        Row::string(F::LinkageName, "identifier", 15),
        Row::reference(F::DiscriminatorMember, "discriminator", 16),
        Row::reference(F::DataLocation, "dataLocation", 17),
        Row::reference(F::Associated, "associated", 18),
        Row::reference(F::Allocated, "allocated", 19),
        Row::of(F::Rank, "rank", Ty::Bound, 20),
        Row::reference(F::Annotations, "annotations", 21),
        Row::reference(F::Specification, "specification", 23),
        Row::of(F::EnumKind, "enumKind", Ty::EnumKind, 24),
        Row::reference(F::BitStride, "bitStride", 25),
    ],
    ..NODE
}
.with_operands(&[
    F::File,
    F::Scope,
    F::Name,
    F::Size,
    F::Offset,
    F::Type,
    F::Elements,
    F::VTableHolder,
    F::TemplateParams,
    F::LinkageName,
    F::DiscriminatorMember,
    F::DataLocation,
    F::Associated,
    F::Allocated,
    F::Rank,
    F::Annotations,
    F::Specification,
    F::BitStride,
]);

/// Bit 1 of the first word says that types are referred to by node, not by identifier.
static SUBROUTINE_TYPE: NodeRow = NodeRow {
    code: 19,
    version: 2,
    words: 4,
    required: 3,
    tag: 0x15,
    fields: &[
        Row::of(F::Flags, "flags", Ty::Flags, 1),
        Row::of(F::Convention, "cc", Ty::Convention, 3),
        Row::reference(F::Elements, "types", 2).always(),
    ],
    ..NODE
}
.with_operands(&[]);

/// LLVM omits the word of the source if there is none.
static FILE: NodeRow = NodeRow {
    code: 16,
    words: 6,
    required: 3,
    tag: 0x29,
    fields: &[
        Row::string(F::Filename, "filename", 1).always(),
        Row::string(F::Directory, "directory", 2).always(),
        Row::of(F::ChecksumKind, "checksumkind", Ty::ChecksumKind, 3),
        Row::string(F::Checksum, "checksum", 4).omit(Omit::NoChecksum),
        Row::string(F::Source, "source", 5).omit(Omit::Value(0)),
    ],
    ..NODE
}
.with_operands(&[]);

/// Word 11 is the list of functions of older units.
static COMPILE_UNIT: NodeRow = NodeRow {
    code: 20,
    words: 23,
    required: 14,
    tag: 0x11,
    fields: &[
        Row::of(F::Language, "language", Ty::VersionedLanguage, 1).always(),
        Row::number(F::LanguageVersion, "sourceLanguageVersion", 22),
        Row::reference(F::File, "file", 2).always(),
        Row::string(F::Producer, "producer", 3),
        Row::boolean(F::IsOptimized, "isOptimized", 4).always(),
        Row::string(F::CommandLine, "flags", 5),
        Row::number(F::RuntimeVersion, "runtimeVersion", 6).always(),
        Row::string(F::SplitDebugFilename, "splitDebugFilename", 7),
        Row::of(F::EmissionKind, "emissionKind", Ty::EmissionKind, 8).always(),
        Row::reference(F::EnumTypes, "enums", 9),
        Row::reference(F::RetainedTypes, "retainedTypes", 10),
        Row::reference(F::Globals, "globals", 12),
        Row::reference(F::ImportedEntities, "imports", 13),
        Row::reference(F::Macros, "macros", 15),
        Row::of(F::DwoId, "dwoId", Ty::Number(64), 14),
        Row::boolean(F::SplitDebugInlining, "splitDebugInlining", 16).omit(Omit::Value(1)),
        Row::boolean(F::ForProfiling, "debugInfoForProfiling", 17),
        Row::of(F::NameTableKind, "nameTableKind", Ty::NameTableKind, 18),
        Row::boolean(F::RangesBaseAddress, "rangesBaseAddress", 19),
        Row::string(F::SysRoot, "sysroot", 20),
        Row::string(F::Sdk, "sdk", 21),
    ],
    ..NODE
}
.with_operands(&[]);

/// Bits 1 and 2 of the first word say that the record has the unit and the flags of functions.
static SUBPROGRAM: NodeRow = NodeRow {
    code: 21,
    version: 2 | 4,
    words: 21,
    required: 18,
    tag: 0x2e,
    fields: &[
        Row::string(F::Name, "name", 2),
        Row::string(F::LinkageName, "linkageName", 3),
        Row::reference(F::Scope, "scope", 1).always(),
        Row::reference(F::File, "file", 4),
        Row::number(F::Line, "line", 5),
        Row::reference(F::Type, "type", 6),
        Row::number(F::ScopeLine, "scopeLine", 7),
        Row::reference(F::ContainingType, "containingType", 8),
        Row::number(F::VirtualIndex, "virtualIndex", 10).omit(Omit::NotVirtual),
        Row::of(F::ThisAdjustment, "thisAdjustment", Ty::Signed, 16),
        Row::of(F::Flags, "flags", Ty::Flags, 11),
        Row::of(F::SubprogramFlags, "spFlags", Ty::SubprogramFlags, 9).always(),
        Row::reference(F::Unit, "unit", 12),
        Row::reference(F::TemplateParams, "templateParams", 13),
        Row::reference(F::Declaration, "declaration", 14),
        Row::reference(F::RetainedNodes, "retainedNodes", 15),
        Row::reference(F::ThrownTypes, "thrownTypes", 17),
        Row::reference(F::Annotations, "annotations", 18),
        Row::string(F::TargetFunction, "targetFuncName", 19),
        Row::boolean(F::KeyInstructions, "keyInstructions", 20),
    ],
    ..NODE
}
.with_operands(&[
    F::File,
    F::Scope,
    F::Name,
    F::LinkageName,
    F::Type,
    F::Unit,
    F::Declaration,
    F::RetainedNodes,
    F::ContainingType,
    F::TemplateParams,
    F::ThrownTypes,
    F::Annotations,
    F::TargetFunction,
]);

static LEXICAL_BLOCK: NodeRow = NodeRow {
    code: 22,
    words: 5,
    required: 5,
    tag: 0x0b,
    fields: &[
        Row::reference(F::Scope, "scope", 1).always(),
        Row::reference(F::File, "file", 2),
        Row::number(F::Line, "line", 3),
        Row::of(F::Column, "column", Ty::Column, 4),
    ],
    ..NODE
}
.with_operands(&[F::File, F::Scope]);

static LEXICAL_BLOCK_FILE: NodeRow = NodeRow {
    code: 23,
    words: 4,
    required: 4,
    tag: 0x0b,
    fields: &[
        Row::reference(F::Scope, "scope", 1).always(),
        Row::reference(F::File, "file", 2),
        Row::number(F::Discriminator, "discriminator", 3).always(),
    ],
    ..NODE
}
.with_operands(&[F::File, F::Scope]);

static NAMESPACE: NodeRow = NodeRow {
    code: 24,
    words: 3,
    required: 3,
    tag: 0x39,
    fields: &[
        Row::string(F::Name, "name", 2),
        Row::reference(F::Scope, "scope", 1).always(),
        Row::boolean(F::ExportSymbols, "exportSymbols", 0).at(RecordSlot::Bit(1)),
    ],
    ..NODE
}
.with_operands(&[F::Scope, F::Name]);

static MODULE: NodeRow = NodeRow {
    code: 32,
    words: 9,
    required: 8,
    tag: 0x1e,
    fields: &[
        Row::reference(F::Scope, "scope", 2).always(),
        Row::string(F::Name, "name", 3),
        Row::string(F::ConfigurationMacros, "configMacros", 4),
        Row::string(F::IncludePath, "includePath", 5),
        Row::string(F::ApiNotes, "apinotes", 6),
        Row::reference(F::File, "file", 1),
        Row::number(F::Line, "line", 7),
        Row::boolean(F::IsDeclaration, "isDecl", 8),
    ],
    ..NODE
}
.with_operands(&[F::File, F::Scope, F::Name, F::ConfigurationMacros, F::IncludePath, F::ApiNotes]);

static TEMPLATE_TYPE_PARAMETER: NodeRow = NodeRow {
    code: 25,
    words: 4,
    required: 3,
    tag: 0x2f,
    fields: &[
        Row::string(F::Name, "name", 1),
        Row::reference(F::Type, "type", 2).always(),
        Row::boolean(F::IsDefault, "defaulted", 3),
    ],
    ..NODE
}
.with_operands(&[]);

static TEMPLATE_VALUE_PARAMETER: NodeRow = NodeRow {
    code: 26,
    words: 6,
    required: 6,
    fields: &[
        Row::of(F::Tag, "tag", Ty::Tag, 1).omit(Omit::Value(0x30)),
        Row::string(F::Name, "name", 2),
        Row::reference(F::Type, "type", 3),
        Row::boolean(F::IsDefault, "defaulted", 4),
        Row::reference(F::Value, "value", 5).always(),
    ],
    ..NODE
}
.with_operands(&[]);

static GLOBAL_VARIABLE: NodeRow = NodeRow {
    code: 27,
    version: 2 << 1,
    words: 13,
    required: 12,
    tag: 0x34,
    fields: &[
        Row::string(F::Name, "name", 2),
        Row::string(F::LinkageName, "linkageName", 3),
        Row::reference(F::Scope, "scope", 1).always(),
        Row::reference(F::File, "file", 4),
        Row::number(F::Line, "line", 5),
        Row::reference(F::Type, "type", 6),
        Row::boolean(F::IsLocal, "isLocal", 7).always(),
        Row::boolean(F::IsDefinition, "isDefinition", 8).always(),
        Row::reference(F::Declaration, "declaration", 9),
        Row::reference(F::TemplateParams, "templateParams", 10),
        Row::number(F::Alignment, "align", 11),
        Row::reference(F::Annotations, "annotations", 12),
    ],
    ..NODE
}
.with_operands(&[
    F::Scope,
    F::Name,
    F::File,
    F::Type,
    F::LinkageName,
    F::Declaration,
    F::TemplateParams,
    F::Annotations,
]);

/// Bit 1 of the first word says that the record has the alignment and no tag.
static LOCAL_VARIABLE: NodeRow = NodeRow {
    code: 28,
    version: 2,
    words: 10,
    required: 9,
    tag: 0x34,
    fields: &[
        Row::string(F::Name, "name", 2),
        Row::of(F::Argument, "arg", Ty::Number(16), 6),
        Row::reference(F::Scope, "scope", 1).always(),
        Row::reference(F::File, "file", 3),
        Row::number(F::Line, "line", 4),
        Row::reference(F::Type, "type", 5),
        Row::of(F::Flags, "flags", Ty::Flags, 7),
        Row::number(F::Alignment, "align", 8),
        Row::reference(F::Annotations, "annotations", 9),
    ],
    ..NODE
}
.with_operands(&[F::Scope, F::Name, F::File, F::Type, F::Annotations]);

static LABEL: NodeRow = NodeRow {
    code: 40,
    words: 7,
    required: 5,
    tag: 0x0a,
    fields: &[
        Row::reference(F::Scope, "scope", 1).always(),
        Row::string(F::Name, "name", 2),
        Row::reference(F::File, "file", 3),
        Row::number(F::Line, "line", 4),
        Row::number(F::Column, "column", 5),
        Row::boolean(F::IsArtificial, "isArtificial", 0).at(RecordSlot::Bit(1)),
        Row::of(F::CoroutineSuspend, "coroSuspendIdx", Ty::OptionalOr(u64::MAX), 6),
    ],
    ..NODE
}
.with_operands(&[]);

static OBJC_PROPERTY: NodeRow = NodeRow {
    code: 30,
    words: 8,
    required: 8,
    tag: 0x4200,
    fields: &[
        Row::string(F::Name, "name", 1),
        Row::reference(F::File, "file", 2),
        Row::number(F::Line, "line", 3),
        Row::string(F::Setter, "setter", 4),
        Row::string(F::Getter, "getter", 5),
        Row::number(F::Attributes, "attributes", 6),
        Row::reference(F::Type, "type", 7),
    ],
    ..NODE
}
.with_operands(&[F::Name, F::File, F::Getter, F::Setter, F::Type]);

static IMPORTED_ENTITY: NodeRow = NodeRow {
    code: 31,
    words: 8,
    required: 7,
    fields: &[
        Row::of(F::Tag, "tag", Ty::Tag, 1).always(),
        Row::string(F::Name, "name", 5),
        Row::reference(F::Scope, "scope", 2).always(),
        Row::reference(F::Entity, "entity", 3),
        Row::reference(F::File, "file", 6),
        Row::number(F::Line, "line", 4),
        Row::reference(F::Elements, "elements", 7),
    ],
    ..NODE
}
.with_operands(&[F::Scope, F::Entity, F::Name, F::File, F::Elements]);

/// Always distinct.
static ASSIGN_ID: NodeRow = NodeRow { code: 47, ..NODE };

static MACRO: NodeRow = NodeRow {
    code: 33,
    words: 5,
    required: 5,
    fields: &[
        Row::of(F::MacroKind, "type", Ty::MacroKind, 1).always(),
        Row::number(F::Line, "line", 2),
        Row::string(F::Name, "name", 3),
        Row::string(F::Value, "value", 4),
    ],
    ..NODE
}
.with_operands(&[]);

static MACRO_FILE: NodeRow = NodeRow {
    code: 34,
    words: 5,
    required: 5,
    fields: &[
        Row::of(F::MacroKind, "type", Ty::MacroKind, 1).omit(Omit::Always),
        Row::number(F::Line, "line", 2),
        Row::reference(F::File, "file", 3).always(),
        Row::reference(F::Elements, "nodes", 4),
    ],
    ..NODE
}
.with_operands(&[]);

static COMMON_BLOCK: NodeRow = NodeRow {
    code: 44,
    words: 6,
    required: 6,
    tag: 0x1a,
    fields: &[
        Row::reference(F::Scope, "scope", 1).always(),
        Row::reference(F::Declaration, "declaration", 2).always(),
        Row::string(F::Name, "name", 3),
        Row::reference(F::File, "file", 4),
        Row::number(F::Line, "line", 5),
    ],
    ..NODE
}
.with_operands(&[]);

static STRING_TYPE: NodeRow = NodeRow {
    code: 41,
    version: SIZE_IS_REFERENCE,
    words: 9,
    required: 9,
    fields: &[
        Row::of(F::Tag, "tag", Ty::Tag, 1).omit(Omit::Value(0x12)),
        Row::string(F::Name, "name", 2),
        Row::reference(F::StringLength, "stringLength", 3),
        Row::reference(F::StringLengthExpression, "stringLengthExpression", 4),
        Row::reference(F::DataLocation, "stringLocationExpression", 5),
        Row::of(F::Size, "size", Ty::Size, 6),
        Row::number(F::Alignment, "align", 7),
        Row::of(F::Encoding, "encoding", Ty::Encoding, 8),
    ],
    ..NODE
}
.with_operands(&[F::Name, F::Size, F::StringLength, F::StringLengthExpression, F::DataLocation]);

static GENERIC_SUBRANGE: NodeRow = NodeRow {
    code: 45,
    words: 5,
    required: 5,
    tag: 0x45,
    fields: &[
        Row::of(F::Count, "count", Ty::ConstantExpression, 1),
        Row::of(F::LowerBound, "lowerBound", Ty::ConstantExpression, 2),
        Row::of(F::UpperBound, "upperBound", Ty::ConstantExpression, 3),
        Row::of(F::Stride, "stride", Ty::ConstantExpression, 4),
    ],
    ..NODE
}
.with_operands(&[]);

static SUBRANGE_TYPE: NodeRow = NodeRow {
    code: 48,
    version: SIZE_IS_REFERENCE,
    words: 13,
    required: 13,
    tag: 0x21,
    fields: &[
        Row::string(F::Name, "name", 1),
        Row::reference(F::Scope, "scope", 4),
        Row::reference(F::File, "file", 2),
        Row::number(F::Line, "line", 3),
        Row::of(F::Size, "size", Ty::Size, 5),
        Row::number(F::Alignment, "align", 6),
        Row::of(F::Flags, "flags", Ty::Flags, 7),
        Row::reference(F::Type, "baseType", 8).always(),
        Row::reference(F::LowerBound, "lowerBound", 9),
        Row::reference(F::UpperBound, "upperBound", 10),
        Row::reference(F::Stride, "stride", 11),
        Row::reference(F::Bias, "bias", 12),
    ],
    ..NODE
}
.with_operands(&[F::File, F::Scope, F::Name, F::Size, F::Type, F::LowerBound, F::UpperBound, F::Stride, F::Bias]);

/// The record has the words of the integers between the fields: each has its width with the number of words in the upper
/// half, and the words.
static FIXED_POINT_TYPE: NodeRow = NodeRow {
    code: 49,
    version: SIZE_IS_REFERENCE,
    words: 11,
    required: 11,
    fields: &[
        Row::of(F::Tag, "tag", Ty::Tag, 1).omit(Omit::Value(0x24)),
        Row::string(F::Name, "name", 2),
        Row::of(F::Size, "size", Ty::Size, 3),
        Row::number(F::Alignment, "align", 4),
        Row::of(F::Encoding, "encoding", Ty::Encoding, 5),
        Row::of(F::Flags, "flags", Ty::Flags, 6),
        Row::of(F::ScaleKind, "kind", Ty::ScaleKind, 7).always(),
        Row::of(F::Factor, "factor", Ty::Signed, 8).omit(Omit::ZeroOrRational),
        Row::of(F::Numerator, "numerator", Ty::Integer, 9).omit(Omit::NotRational),
        Row::of(F::Denominator, "denominator", Ty::Integer, 10).omit(Omit::NotRational),
    ],
    tail: Tail::Integers,
    ..NODE
}
.with_operands(&[]);

impl MdKind {
    /// Returns the kind whose record has that code; a distinct tuple has a code of its own.
    pub(crate) fn from_code(code: u32) -> Option<Self> {
        if code == DISTINCT_TUPLE {
            return Some(Self::Tuple);
        }
        Self::ALL.iter().copied().find(|kind| kind.row().code == code)
    }

    /// Returns the position of a field among the words of a node, with its type.
    #[inline]
    pub(crate) fn field(self, field: MdField) -> Option<(usize, &'static FieldRow)> {
        self.row().fields.iter().enumerate().find(|(_, row)| row.field == field)
    }
}
