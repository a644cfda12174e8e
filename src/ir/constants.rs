//! The values that belong to a module as a whole: constants, and the addresses of its globals.

use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::Mutex;

use rustc_hash::{FxBuildHasher, FxHashMap, FxHasher};

use super::interned::InternedIndex;
use super::metadata::MdId;
use super::opcode::Opcode;
use super::strings::StrId;
use super::types::{TypeData, TypeId, TypeTable};
use super::values::ValueId;

/// The kind of a value of the module. The comment says what `start` and `len` of the entry are.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ConstantKind {
    /// The low and the high half of an integer of at most 64 bits.
    Int,
    /// A range of `words`, the low word first; empty for zero.
    WideInt,
    /// The low and the high half of the bits of a float of at most 64 bits.
    Fp,
    /// A range of `words`, the low word first.
    WideFp,
    /// A null pointer.
    Null,
    /// A structure, array or vector of zeros.
    AggregateZero,
    /// `zeroinitializer` of a target type.
    TargetNone,
    /// The token `none`.
    TokenNone,
    Undef,
    Poison,
    /// A range of `operands`, as for the next two.
    Struct,
    Array,
    Vector,
    /// A range of `bytes`: the elements in little-endian order, as for the next one.
    DataArray,
    DataVector,
    /// A range of `operands`; its details are in [`Expression`].
    Expr,
    /// The number of the function, and the number of the block in it.
    BlockAddress,
    /// A range of one operand, as for the next one.
    DsoLocalEquivalent,
    NoCfi,
    /// A range of operands: pointer, key, discriminator, address discriminator, deactivation symbol.
    PtrAuth,
    /// The index in `asm`.
    InlineAsm,
    /// The number of the metadata.
    Metadata,
    /// The index of the function in the module, as for the next three.
    Function,
    GlobalVariable,
    Alias,
    IFunc,
}

/// A value of the module.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ConstantEntry {
    pub(crate) kind: ConstantKind,
    pub(crate) ty: TypeId,
    pub(crate) start: u32,
    pub(crate) len: u32,
    /// The index in `expressions` of an expression; otherwise zero.
    pub(crate) expression: u32,
}

/// The details of a constant expression beyond its operands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Expression {
    pub(crate) opcode: Opcode,
    /// The flags, as an instruction has them, see [`super::inst::flags`].
    pub(crate) flags: u32,
    /// The source element type of `getelementptr`.
    pub(crate) source: Option<TypeId>,
    /// `inrange(low, high)` of `getelementptr`, as sign-extended words of the index width.
    pub(crate) in_range: Option<Box<[[u64; 2]]>>,
    /// The mask of `shufflevector`; `u32::MAX` is poison.
    pub(crate) mask: Box<[u32]>,
}

/// Inline assembly.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct InlineAsm {
    pub(crate) function_type: TypeId,
    pub(crate) text: StrId,
    pub(crate) constraints: StrId,
    pub(crate) has_side_effects: bool,
    pub(crate) aligns_stack: bool,
    pub(crate) is_intel_dialect: bool,
    pub(crate) can_throw: bool,
}

/// The values of a module. Constants are unique; those that only questions about a finished module need, such as the
/// elements of a data array, are appended behind a lock.
#[derive(Debug, Default)]
pub(crate) struct ConstantTable {
    pub(crate) entries: Vec<ConstantEntry>,
    pub(crate) operands: Vec<ValueId>,
    pub(crate) words: Vec<u64>,
    pub(crate) bytes: Vec<u8>,
    pub(crate) expressions: Vec<Expression>,
    pub(crate) asm: Vec<InlineAsm>,
    index: InternedIndex,
    appended: boxcar::Vec<ConstantEntry>,
    appended_index: Mutex<FxHashMap<ConstantEntry, u32>>,
}

/// The contents of a constant that is looked up or added.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Contents<'a> {
    /// `start` and `len` are the contents.
    Inline(u32, u32),
    Words(&'a [u64]),
    Operands(&'a [ValueId]),
    Bytes(&'a [u8]),
    Expression(&'a Expression, &'a [ValueId]),
    Asm(&'a InlineAsm),
}

impl ConstantTable {
    /// Returns the constant with these contents, which is added if it does not exist.
    pub(crate) fn add(&mut self, kind: ConstantKind, ty: TypeId, contents: Contents<'_>) -> ValueId {
        let hash = hash(kind, ty, contents);
        if let Some(known) = self.index.find(hash, |known| self.is(known, kind, ty, contents)) {
            return ValueId::of_module(known);
        }
        let id = self.push(kind, ty, contents);
        self.index.insert(hash, id);
        ValueId::of_module(id)
    }

    /// Returns a table with the same values, of a module that is not finished.
    pub(crate) fn fork(&self) -> Self {
        Self {
            entries: self.entries.clone(),
            operands: self.operands.clone(),
            words: self.words.clone(),
            bytes: self.bytes.clone(),
            expressions: self.expressions.clone(),
            asm: self.asm.clone(),
            index: self.index.clone(),
            ..Self::default()
        }
    }

    /// Adds a global, which is equal to no other value.
    pub(crate) fn add_global(&mut self, kind: ConstantKind, ty: TypeId, index: u32) -> ValueId {
        self.entries.push(ConstantEntry { kind, ty, start: index, len: 0, expression: 0 });
        ValueId::of_module(self.entries.len() as u32 - 1)
    }

    fn push(&mut self, kind: ConstantKind, ty: TypeId, contents: Contents<'_>) -> u32 {
        let mut expression = 0;
        let (start, len) = match contents {
            Contents::Inline(start, len) => (start, len),
            Contents::Words(words) => extend(&mut self.words, words),
            Contents::Operands(operands) => extend(&mut self.operands, operands),
            Contents::Bytes(bytes) => extend(&mut self.bytes, bytes),
            Contents::Expression(details, operands) => {
                expression = self.expressions.len() as u32;
                self.expressions.push(details.clone());
                extend(&mut self.operands, operands)
            }
            Contents::Asm(details) => {
                self.asm.push(details.clone());
                (self.asm.len() as u32 - 1, 0)
            }
        };
        self.entries.push(ConstantEntry { kind, ty, start, len, expression });
        self.entries.len() as u32 - 1
    }

    fn is(&self, id: u32, kind: ConstantKind, ty: TypeId, contents: Contents<'_>) -> bool {
        let entry = &self.entries[id as usize];
        entry.kind == kind && entry.ty == ty && same(self.contents(entry), contents)
    }

    /// Returns the contents of a value.
    pub(crate) fn contents(&self, entry: &ConstantEntry) -> Contents<'_> {
        let (start, len) = (entry.start as usize, entry.len as usize);
        match entry.kind {
            ConstantKind::WideInt | ConstantKind::WideFp => Contents::Words(&self.words[start..start + len]),
            ConstantKind::Struct
            | ConstantKind::Array
            | ConstantKind::Vector
            | ConstantKind::DsoLocalEquivalent
            | ConstantKind::NoCfi
            | ConstantKind::PtrAuth => Contents::Operands(&self.operands[start..start + len]),
            ConstantKind::DataArray | ConstantKind::DataVector => Contents::Bytes(&self.bytes[start..start + len]),
            ConstantKind::Expr => {
                Contents::Expression(&self.expressions[entry.expression as usize], &self.operands[start..start + len])
            }
            ConstantKind::InlineAsm => Contents::Asm(&self.asm[start]),
            ConstantKind::Int
            | ConstantKind::Fp
            | ConstantKind::Null
            | ConstantKind::AggregateZero
            | ConstantKind::TargetNone
            | ConstantKind::TokenNone
            | ConstantKind::Undef
            | ConstantKind::Poison
            | ConstantKind::BlockAddress
            | ConstantKind::Metadata
            | ConstantKind::Function
            | ConstantKind::GlobalVariable
            | ConstantKind::Alias
            | ConstantKind::IFunc => Contents::Inline(entry.start, entry.len),
        }
    }

    /// Returns the value with that index.
    #[inline]
    pub(crate) fn get(&self, index: u32) -> ConstantEntry {
        match self.entries.get(index as usize) {
            Some(entry) => *entry,
            None => self.appended[index as usize - self.entries.len()],
        }
    }

    /// Returns the operands of a value.
    #[inline]
    pub(crate) fn operands(&self, entry: &ConstantEntry) -> &[ValueId] {
        match self.contents(entry) {
            Contents::Operands(operands) | Contents::Expression(_, operands) => operands,
            Contents::Inline(..) | Contents::Words(_) | Contents::Bytes(_) | Contents::Asm(_) => &[],
        }
    }

    /// Returns the constant with these contents of a finished module, which is appended if it does not exist.
    pub(crate) fn find_or_append(&self, kind: ConstantKind, ty: TypeId, start: u32, len: u32) -> ValueId {
        let contents = Contents::Inline(start, len);
        let hash = hash(kind, ty, contents);
        if let Some(known) = self.index.find(hash, |known| self.is(known, kind, ty, contents)) {
            return ValueId::of_module(known);
        }
        let entry = ConstantEntry { kind, ty, start, len, expression: 0 };
        let mut index = self.appended_index.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let base = self.entries.len() as u32;
        ValueId::of_module(*index.entry(entry).or_insert_with(|| base + self.appended.push(entry) as u32))
    }
}

/// Returns the kind and the inline contents of the constant of a type all of whose bits are zero; `None` if the type has
/// none.
pub(crate) fn null_kind(types: &TypeTable, ty: TypeId) -> Option<ConstantKind> {
    Some(match types.get(ty) {
        TypeData::Integer(..=64) => ConstantKind::Int,
        TypeData::Integer(_) => ConstantKind::WideInt,
        TypeData::Half | TypeData::BFloat | TypeData::Float | TypeData::Double => ConstantKind::Fp,
        TypeData::X86Fp80 | TypeData::Fp128 | TypeData::PpcFp128 => ConstantKind::WideFp,
        TypeData::Pointer(_) => ConstantKind::Null,
        TypeData::Array { .. }
        | TypeData::Vector { .. }
        | TypeData::LiteralStruct { .. }
        | TypeData::NamedStruct(_) => ConstantKind::AggregateZero,
        TypeData::TargetExt(target) if has_zero(&target.name) => ConstantKind::TargetNone,
        TypeData::Token => ConstantKind::TokenNone,
        TypeData::Void
        | TypeData::Label
        | TypeData::Metadata
        | TypeData::X86Amx
        | TypeData::TargetExt(_)
        | TypeData::Function { .. } => return None,
    })
}

/// Returns `true` if a target type with this name has `zeroinitializer` as a value.
fn has_zero(name: &str) -> bool {
    match name {
        "aarch64.svcount" | "riscv.vector.tuple" => true,
        "spirv.Image"
        | "spirv.IntegralConstant"
        | "spirv.Literal"
        | "spirv.Padding"
        | "spirv.SignedImage"
        | "spirv.Type" => false,
        _ => name.starts_with("spirv."),
    }
}

fn extend<T: Copy>(list: &mut Vec<T>, more: &[T]) -> (u32, u32) {
    let start = list.len() as u32;
    list.extend_from_slice(more);
    (start, more.len() as u32)
}

fn same(left: Contents<'_>, right: Contents<'_>) -> bool {
    match (left, right) {
        (Contents::Inline(a, b), Contents::Inline(c, d)) => (a, b) == (c, d),
        (Contents::Words(a), Contents::Words(b)) => a == b,
        (Contents::Operands(a), Contents::Operands(b)) => a == b,
        (Contents::Bytes(a), Contents::Bytes(b)) => a == b,
        (Contents::Expression(a, b), Contents::Expression(c, d)) => a == c && b == d,
        (Contents::Asm(a), Contents::Asm(b)) => a == b,
        _ => false,
    }
}

fn hash(kind: ConstantKind, ty: TypeId, contents: Contents<'_>) -> u64 {
    let mut hasher: FxHasher = FxBuildHasher.build_hasher();
    (kind, ty).hash(&mut hasher);
    match contents {
        Contents::Inline(start, len) => (start, len).hash(&mut hasher),
        Contents::Words(words) => words.hash(&mut hasher),
        Contents::Operands(operands) => operands.hash(&mut hasher),
        Contents::Bytes(bytes) => bytes.hash(&mut hasher),
        Contents::Expression(details, operands) => (details, operands).hash(&mut hasher),
        Contents::Asm(details) => details.hash(&mut hasher),
    }
    hasher.finish()
}

impl ConstantEntry {
    /// Returns the 64 bits of an inline number.
    #[inline]
    pub(crate) fn inline_bits(&self) -> u64 {
        u64::from(self.start) | u64::from(self.len) << 32
    }

    /// Returns the metadata of a metadata operand.
    pub(crate) fn metadata(&self) -> Option<MdId> {
        (self.kind == ConstantKind::Metadata).then_some(MdId(self.start))
    }
}
