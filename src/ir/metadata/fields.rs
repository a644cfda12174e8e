//! The fields of nodes: their meanings, their types, and how they are written in assembly and in bitcode.
//!
//! [`super::nodes`] lists the fields of every kind.

/// The meaning of a field. Kinds share a meaning where it is the same.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum MdField {
    /// `CSK_MD5` (1), `CSK_SHA1` (2) or `CSK_SHA256` (3); zero if it is absent.
    ChecksumKind,
    /// The number of the address space plus one; zero if it is absent.
    AddressSpace,
    /// The alignment in bits; zero if it is absent.
    Alignment,
    /// The address at which an allocatable variable is allocated.
    Allocated,
    /// User-defined key-value pairs.
    Annotations,
    /// The API notes of a module.
    ApiNotes,
    /// The number of a parameter, starting at one.
    Argument,
    /// The expression that says if a pointer is associated.
    Associated,
    /// The number of a group of source atoms, for stepping.
    AtomGroup,
    /// The precedence in the group of source atoms.
    AtomRank,
    /// The attributes of an Objective-C property.
    Attributes,
    /// The bias of a subrange type.
    Bias,
    /// The distance between the elements of an array, in bits.
    BitStride,
    /// The checksum of a source file.
    Checksum,
    Column,
    /// The options of the compiler.
    CommandLine,
    /// The macros that configure a module.
    ConfigurationMacros,
    /// The type whose virtual table contains the function.
    ContainingType,
    /// A calling convention, `DW_CC` of DWARF.
    Convention,
    /// The number of the suspension point plus one; zero if it is absent.
    CoroutineSuspend,
    /// The number of elements.
    Count,
    /// The address of the data, for arrays with a descriptor; the location of a string.
    DataLocation,
    /// The size without padding, in bits.
    DataSize,
    /// The declaration of a function or common block, or the static member that a global variable defines.
    Declaration,
    /// The denominator of a scale.
    Denominator,
    Directory,
    /// Distinguishes code of one line.
    Discriminator,
    /// The member that distinguishes variants.
    DiscriminatorMember,
    /// The identifier of split debug information; zero if it is absent.
    DwoId,
    /// The elements of a composite type, the types of a signature, the nodes of a list.
    Elements,
    /// The amount of debug information.
    EmissionKind,
    /// A `DW_ATE` of DWARF.
    Encoding,
    /// The imported entity.
    Entity,
    /// `DW_APPLE_ENUM_KIND` plus one; zero if it is absent.
    EnumKind,
    EnumTypes,
    /// The value of an enumerator.
    EnumeratorValue,
    /// The lowest 64 bits of an enumerator's value, sign-extended if it is signed. Derived, not stored.
    EnumeratorBits,
    /// The number of bits of an enumerator's value. Derived, not stored.
    EnumeratorWidth,
    /// The names of a namespace are visible in the enclosing one.
    ExportSymbols,
    Expression,
    /// Depends on the tag: the value of a constant member, the class of a pointer to member, ...
    ExtraData,
    /// The exponent of a scale.
    Factor,
    File,
    Filename,
    Flags,
    /// Debug information for profiling is wanted.
    ForProfiling,
    /// Has the names of the getter and the setter.
    Getter,
    Globals,
    /// The text that distinguishes generic nodes.
    Header,
    ImportedEntities,
    IncludePath,
    /// The location that a location is inlined at.
    InlinedAt,
    /// Made by the compiler.
    IsArtificial,
    IsDeclaration,
    /// The default argument of a template parameter.
    IsDefault,
    IsDefinition,
    /// The location is that of code without a source.
    IsImplicitCode,
    IsLocal,
    IsOptimized,
    /// The value is unsigned.
    IsUnsigned,
    /// The function has the information on source atoms.
    KeyInstructions,
    /// A `DW_LANG` of DWARF; with bit 63, a `DW_LNAME`.
    Language,
    /// The version of a language that `DW_LNAME` names.
    LanguageVersion,
    Line,
    /// The linkage name, or the identifier of a composite type.
    LinkageName,
    LowerBound,
    /// `DW_MACINFO` of DWARF.
    MacroKind,
    Macros,
    Name,
    NameTableKind,
    /// The numerator of a scale.
    Numerator,
    /// The number of bit patterns that are no value of the type.
    ExtraInhabitants,
    /// The offset of a member, in bits.
    Offset,
    /// The signing of pointers.
    PointerAuthentication,
    Producer,
    /// Addresses of ranges have a base.
    RangesBaseAddress,
    Rank,
    RetainedNodes,
    RetainedTypes,
    /// A `DW_LANG` of DWARF.
    RuntimeLanguage,
    RuntimeVersion,
    /// The kind of the scale of a fixed-point type.
    ScaleKind,
    Scope,
    /// The line of the body.
    ScopeLine,
    Sdk,
    Setter,
    /// The size in bits.
    Size,
    /// The text of a source file.
    Source,
    /// The node that a type completes.
    Specification,
    SplitDebugFilename,
    /// Inlined functions are part of split debug information.
    SplitDebugInlining,
    Stride,
    /// The variable that is the length of a string.
    StringLength,
    /// The expression of the length of a string.
    StringLengthExpression,
    SubprogramFlags,
    SysRoot,
    /// A `DW_TAG` of DWARF.
    Tag,
    TargetFunction,
    TemplateParams,
    /// The adjustment of `this`.
    ThisAdjustment,
    ThrownTypes,
    /// The type, or the base type of a derived or composite type.
    Type,
    Unit,
    UpperBound,
    /// The value of a template parameter or macro.
    Value,
    Variable,
    /// The index in the virtual table.
    VirtualIndex,
    /// The type that holds the virtual table.
    VTableHolder,
}

/// The type of a field.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum FieldType {
    /// A reference to any metadata.
    Reference,
    /// A reference to a string.
    String,
    /// A reference to a constant, printed as an unsigned number, or to another node. Older records have the number.
    Size,
    /// A reference to a constant, printed as a signed number, or to another node.
    Bound,
    /// A reference to metadata; an expression that is one signed constant is printed as a number.
    ConstantExpression,
    /// An unsigned number of that many bits; records may have more, which are dropped.
    Number(u8),
    /// A signed 32-bit number.
    Signed,
    /// An unsigned number of 16 bits; zero if the record has a larger one.
    Column,
    /// A number that may be absent, stored plus one. Records have it plus one, too.
    OptionalPlusOne,
    /// A number that may be absent, stored plus one. Records have that number for an absent one.
    OptionalOr(u64),
    Bool,
    Tag,
    Encoding,
    Language,
    /// A `DW_LANG`, or with bit 63, a `DW_LNAME`; the keyword says which.
    VersionedLanguage,
    Convention,
    MacroKind,
    Flags,
    SubprogramFlags,
    EmissionKind,
    NameTableKind,
    ChecksumKind,
    ScaleKind,
    /// `DW_APPLE_ENUM_KIND`, stored as [`Self::OptionalOr`].
    EnumKind,
    /// The bits of `PtrAuthData`, printed as five fields.
    PointerAuthentication,
    /// An integer of any width. The field is the width; the 64-bit words of all such integers of a node, the lowest first,
    /// follow its fields.
    Integer,
}

impl FieldType {
    /// Returns `true` if the word of a field is a reference to metadata.
    pub(crate) const fn is_reference(self) -> bool {
        matches!(self, Self::Reference | Self::String | Self::Size | Self::Bound | Self::ConstantExpression)
    }
}

/// The condition on which assembly omits a field.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Omit {
    /// Never. A null reference is `null`.
    Never,
    /// The word has this value, which is also that of a field that is not given.
    Value(u64),
    /// The string is null or empty.
    Empty,
    /// The number is zero and the function is not virtual.
    NotVirtual,
    /// There is no checksum.
    NoChecksum,
    /// The scale is not rational.
    NotRational,
    /// The number is zero or the scale is rational.
    ZeroOrRational,
    /// The type is no pointer with authentication.
    NoPointerAuthentication,
    /// Always.
    Always,
}

/// The position of a field in the record of a node.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum RecordSlot {
    /// A word. A reference is the number of the metadata plus one, zero for null.
    Word(u8),
    /// A word with a reference that is never null: the number of the metadata.
    Number(u8),
    /// A bit of the first word, whose bit 0 says that the node is distinct.
    Bit(u8),
}

/// A field of a kind of nodes.
#[derive(Copy, Clone, Debug)]
pub(crate) struct FieldRow {
    pub(crate) field: MdField,
    /// The name in assembly.
    pub(crate) keyword: &'static str,
    pub(crate) ty: FieldType,
    pub(crate) omit: Omit,
    pub(crate) slot: RecordSlot,
}

impl FieldRow {
    const fn new(field: MdField, keyword: &'static str, ty: FieldType, omit: Omit, word: u8) -> Self {
        Self { field, keyword, ty, omit, slot: RecordSlot::Word(word) }
    }

    /// Returns the row of a field that is omitted if it is zero or null.
    pub(super) const fn of(field: MdField, keyword: &'static str, ty: FieldType, word: u8) -> Self {
        Self::new(field, keyword, ty, Omit::Value(0), word)
    }

    /// Returns the row of a reference to any metadata, omitted if it is null.
    pub(super) const fn reference(field: MdField, keyword: &'static str, word: u8) -> Self {
        Self::of(field, keyword, FieldType::Reference, word)
    }

    /// Returns the row of a string, omitted if it is empty.
    pub(super) const fn string(field: MdField, keyword: &'static str, word: u8) -> Self {
        Self::new(field, keyword, FieldType::String, Omit::Empty, word)
    }

    /// Returns the row of an unsigned 32-bit number, omitted if it is zero.
    pub(super) const fn number(field: MdField, keyword: &'static str, word: u8) -> Self {
        Self::of(field, keyword, FieldType::Number(32), word)
    }

    /// Returns the row of a Boolean, omitted if it is false.
    pub(super) const fn boolean(field: MdField, keyword: &'static str, word: u8) -> Self {
        Self::of(field, keyword, FieldType::Bool, word)
    }

    /// Returns the row with another rule for omitting the field.
    pub(super) const fn omit(mut self, omit: Omit) -> Self {
        self.omit = omit;
        self
    }

    /// Returns the row of a field that is always printed.
    pub(super) const fn always(self) -> Self {
        self.omit(Omit::Never)
    }

    /// Returns the row of a field at another position of the record.
    pub(super) const fn at(mut self, slot: RecordSlot) -> Self {
        self.slot = slot;
        self
    }

    /// Returns the value of a field that is not given.
    pub(crate) const fn default(&self) -> u64 {
        match self.omit {
            Omit::Value(value) => value,
            _ => 0,
        }
    }
}
