//! Values: their ids, kinds, types, names, operands and users.

use std::fmt;

use smallvec::SmallVec;

use super::constants::{ConstantEntry, ConstantKind, Contents, InlineAsm, null_kind};
use super::function::{Block, Body, Function, FunctionId, Global, Linkage, NO_BODY};
use super::inst::Inst;
use super::metadata::MdOperand;
use super::misuse;
use super::module::Module;
use super::opcode::Opcode;
use super::types::{Type, TypeData, TypeId, TypeKind};

/// The maximum length of [`Value::describe`].
const DESCRIPTION_LENGTH: usize = 200;

/// The identity of a value: an index in the table of the module, or in one of a function.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ValueId(u32);

/// The object to which a [`ValueId`] refers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Referent {
    /// A value of the module.
    Module(u32),
    /// An instruction of the function.
    Inst(u32),
    /// A parameter of the function.
    Argument(u32),
    /// A block of the function.
    Block(u32),
    /// An instruction that the builder will place at the start of the entry block.
    Prologue(u32),
}

const TAG_SHIFT: u32 = 29;
const INDEX_MASK: u32 = (1 << TAG_SHIFT) - 1;
const INST: u32 = 0b100 << TAG_SHIFT;
const ARGUMENT: u32 = 0b101 << TAG_SHIFT;
const BLOCK: u32 = 0b110 << TAG_SHIFT;
const PROLOGUE: u32 = 0b111 << TAG_SHIFT;
const LOCAL: u32 = 1 << 31;

impl ValueId {
    /// The number of values that a module, or a function of each kind, may have.
    pub(crate) const MAX_LOCALS: u32 = INDEX_MASK;

    #[inline]
    pub(crate) fn of_module(index: u32) -> Self {
        Self(index & !LOCAL)
    }

    #[inline]
    pub(crate) fn of_inst(index: u32) -> Self {
        Self(INST | index & INDEX_MASK)
    }

    #[inline]
    pub(crate) fn of_argument(index: u32) -> Self {
        Self(ARGUMENT | index & INDEX_MASK)
    }

    #[inline]
    pub(crate) fn of_block(index: u32) -> Self {
        Self(BLOCK | index & INDEX_MASK)
    }

    #[inline]
    pub(crate) fn of_prologue(index: u32) -> Self {
        Self(PROLOGUE | index & INDEX_MASK)
    }

    /// Returns what the id refers to.
    #[inline]
    pub(crate) fn referent(self) -> Referent {
        let index = self.0 & INDEX_MASK;
        match self.0 >> TAG_SHIFT {
            0b100 => Referent::Inst(index),
            0b101 => Referent::Argument(index),
            0b110 => Referent::Block(index),
            0b111 => Referent::Prologue(index),
            _ => Referent::Module(self.0),
        }
    }

    /// Returns `true` for parameters and instructions of a function.
    pub(crate) fn is_local_result(self) -> bool {
        self.is_local() && !matches!(self.referent(), Referent::Block(_))
    }

    /// Returns `true` for values of a function.
    #[inline]
    pub(crate) fn is_local(self) -> bool {
        self.0 & LOCAL != 0
    }
}

impl fmt::Debug for ValueId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.referent().fmt(f)
    }
}

/// A value of the module: an instruction, an argument, a constant, a global, a block.
#[derive(Copy, Clone)]
pub struct Value<'m> {
    module: &'m Module,
    /// The body of a local value's function; any body for a value of the module.
    body: &'m Body,
    /// The function of a local value, otherwise [`FunctionId::NONE`].
    function: FunctionId,
    id: ValueId,
}

/// The kind of a value; every kind of LLVM 22.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ValueKind<'m> {
    /// The parameter of a function at that index.
    Argument(u32),
    /// A basic block.
    Block,
    /// A function.
    Function(Function<'m>),
    /// A global variable.
    GlobalVariable(Global<'m>),
    /// An alias of a global or of a constant expression over a global, which is its operand.
    Alias,
    /// An ifunc: a function that its operand selects at load time.
    IFunc,
    /// An instruction.
    Instruction(Inst<'m>),
    /// An integer.
    ConstantInt,
    /// A floating-point number.
    ConstantFp,
    /// The null pointer.
    NullPointer,
    /// An array, struct or vector of zeros.
    AggregateZero,
    /// A struct; its members are its operands.
    ConstantStruct,
    /// An array; its elements are its operands.
    ConstantArray,
    /// A vector; its components are its operands.
    ConstantVector,
    /// An array of numbers; see [`Value::data_bytes`].
    DataArray,
    /// A vector of numbers; see [`Value::data_bytes`].
    DataVector,
    /// `undef`: any bit pattern.
    Undef,
    /// `poison`: the result of deferred undefined behavior.
    Poison,
    /// An operation on constants; its arguments are its operands.
    ConstantExpr(Opcode),
    /// The address of a block.
    BlockAddress,
    /// The token `none`.
    TokenNone,
    /// `zeroinitializer` of a target extension type.
    TargetNone,
    /// `dso_local_equivalent`: a function or an equivalent one in this object.
    DsoLocalEquivalent,
    /// `no_cfi`: a function without its control-flow check.
    NoCfi,
    /// `ptrauth`: a signed pointer.
    PtrAuth,
    /// Inline assembly, as a callee.
    InlineAsm,
    /// Metadata as an argument; see [`Value::metadata_operand`].
    Metadata,
}

impl<'m> Value<'m> {
    /// Returns the view of a value; `function` is that of a local value.
    #[inline]
    pub(crate) fn new(module: &'m Module, function: FunctionId, id: ValueId) -> Self {
        Self::in_body(module, module.body_of(function), function, id)
    }

    /// Returns the view of a value as [`Self::new`] does; `body` is that of the function.
    #[inline]
    pub(crate) fn in_body(module: &'m Module, body: &'m Body, function: FunctionId, id: ValueId) -> Self {
        Self { module, body, function: if id.is_local() { function } else { FunctionId::NONE }, id }
    }

    /// Returns the view of a value of the module.
    #[inline]
    pub(crate) fn of_module(module: &'m Module, id: ValueId) -> Self {
        Self { module, body: &NO_BODY, function: FunctionId::NONE, id }
    }

    /// Returns the module of the value.
    #[inline]
    pub fn module(self) -> &'m Module {
        self.module
    }

    /// Returns the identity of the value in its module or function.
    #[inline]
    pub fn id(self) -> ValueId {
        self.id
    }

    #[inline]
    pub(crate) fn function_id(self) -> FunctionId {
        self.function
    }

    /// Returns another value of the same module and function.
    #[inline]
    pub(crate) fn sibling(self, id: ValueId) -> Self {
        Self::in_body(self.module, self.body, self.function, id)
    }

    /// Returns the body of a local value's function.
    #[inline]
    pub(crate) fn body(self) -> &'m Body {
        self.body
    }

    /// Returns the entry of a value of the module.
    #[inline]
    pub(crate) fn entry(self) -> Option<ConstantEntry> {
        match self.id.referent() {
            Referent::Module(index) => Some(self.module.constants.get(index)),
            _ => None,
        }
    }

    /// Returns the kind of the value.
    #[inline]
    pub fn kind(self) -> ValueKind<'m> {
        match self.id.referent() {
            Referent::Inst(_) => ValueKind::Instruction(Inst::from_value(self)),
            Referent::Argument(index) => ValueKind::Argument(index),
            Referent::Block(_) => ValueKind::Block,
            Referent::Module(index) => self.module_kind(self.module.constants.get(index)),
            Referent::Prologue(_) => misuse(format_args!("kind"), self),
        }
    }

    fn module_kind(self, entry: ConstantEntry) -> ValueKind<'m> {
        match entry.kind {
            ConstantKind::Int | ConstantKind::WideInt => ValueKind::ConstantInt,
            ConstantKind::Fp | ConstantKind::WideFp => ValueKind::ConstantFp,
            ConstantKind::Null => ValueKind::NullPointer,
            ConstantKind::AggregateZero => ValueKind::AggregateZero,
            ConstantKind::TargetNone => ValueKind::TargetNone,
            ConstantKind::TokenNone => ValueKind::TokenNone,
            ConstantKind::Undef => ValueKind::Undef,
            ConstantKind::Poison => ValueKind::Poison,
            ConstantKind::Struct => ValueKind::ConstantStruct,
            ConstantKind::Array => ValueKind::ConstantArray,
            ConstantKind::Vector => ValueKind::ConstantVector,
            ConstantKind::DataArray => ValueKind::DataArray,
            ConstantKind::DataVector => ValueKind::DataVector,
            ConstantKind::Expr => {
                ValueKind::ConstantExpr(self.module.constants.expressions[entry.expression as usize].opcode)
            }
            ConstantKind::BlockAddress => ValueKind::BlockAddress,
            ConstantKind::DsoLocalEquivalent => ValueKind::DsoLocalEquivalent,
            ConstantKind::NoCfi => ValueKind::NoCfi,
            ConstantKind::PtrAuth => ValueKind::PtrAuth,
            ConstantKind::InlineAsm => ValueKind::InlineAsm,
            ConstantKind::Metadata => ValueKind::Metadata,
            ConstantKind::Function => ValueKind::Function(Function::new(self.module, FunctionId(entry.start))),
            ConstantKind::GlobalVariable => ValueKind::GlobalVariable(Global::new(self.module, entry.start)),
            ConstantKind::Alias => ValueKind::Alias,
            ConstantKind::IFunc => ValueKind::IFunc,
        }
    }

    /// Returns the value as an instruction.
    #[inline]
    pub fn as_instruction(self) -> Option<Inst<'m>> {
        matches!(self.id.referent(), Referent::Inst(_)).then(|| Inst::from_value(self))
    }

    /// Returns the value as a function.
    #[inline]
    pub fn as_function(self) -> Option<Function<'m>> {
        let entry = self.entry().filter(|entry| entry.kind == ConstantKind::Function)?;
        Some(Function::new(self.module, FunctionId(entry.start)))
    }

    /// Returns the value as a global variable.
    #[inline]
    pub fn as_global(self) -> Option<Global<'m>> {
        let entry = self.entry().filter(|entry| entry.kind == ConstantKind::GlobalVariable)?;
        Some(Global::new(self.module, entry.start))
    }

    /// Returns the value as a block.
    pub fn as_block(self) -> Option<Block<'m>> {
        match self.id.referent() {
            Referent::Block(index) => Some(Block::in_body(self.module, self.body, self.function, index)),
            _ => None,
        }
    }

    /// Returns the type.
    #[inline]
    pub fn ty(self) -> Type<'m> {
        let id = match self.id.referent() {
            Referent::Inst(index) => self.body.insts[index as usize].ty,
            _ => self.module.type_of(self.function, self.id),
        };
        Type::new(self.module, id)
    }

    /// Returns the name, without `%` or `@`; empty if it has none.
    #[inline]
    pub fn name(self) -> &'m [u8] {
        let name = match self.id.referent() {
            Referent::Module(index) => self.module.name_of_global(self.module.constants.get(index)),
            Referent::Prologue(_) => misuse(format_args!("name"), self),
            _ => self.module.functions[self.function.index()].local_name(self.id),
        };
        self.module.strings.get(name)
    }

    /// Returns the ids of the operands: for an instruction in LLVM's order, but without the cases of a `switch`.
    #[inline]
    pub(crate) fn operand_ids(self) -> &'m [ValueId] {
        match self.id.referent() {
            Referent::Inst(index) => {
                let body = self.body();
                body.operands_of(&body.insts[index as usize])
            }
            Referent::Module(index) => self.module.operands_of(index),
            Referent::Argument(_) | Referent::Block(_) | Referent::Prologue(_) => &[],
        }
    }

    /// Returns the operand at `index`.
    #[inline]
    #[track_caller]
    pub fn operand(self, index: u32) -> Value<'m> {
        match self.operand_ids().get(index as usize) {
            Some(&id) => self.sibling(id),
            None => misuse(format_args!("operand {index}"), self),
        }
    }

    /// Returns the number of operands; zero for values without operands.
    #[inline]
    pub fn operand_count(self) -> u32 {
        self.operand_ids().len() as u32
    }

    /// Returns the operands, in order.
    #[inline]
    pub fn operands(self) -> impl ExactSizeIterator<Item = Value<'m>> + DoubleEndedIterator + Clone {
        self.operand_ids().iter().map(move |&id| self.sibling(id))
    }

    /// Returns the users, once for every operand that is this value: those that come last in the module first, as in LLVM.
    #[inline]
    pub fn uses(self) -> impl Iterator<Item = Value<'m>> + Clone {
        self.use_slots().map(|(user, _)| user)
    }

    /// Returns the users as [`Self::uses`], each with the index of the operand that is this value.
    pub fn use_slots(self) -> impl Iterator<Item = (Value<'m>, u32)> + Clone {
        let uses = match self.id.referent() {
            Referent::Module(index) => self.module.uses().of(index),
            _ => self.body().uses().of_local(self.id),
        };
        uses.iter().rev().map(move |used| {
            let function = if self.id.is_local() { self.function } else { used.function };
            (Self::new(self.module, function, used.user), used.operand)
        })
    }

    /// Returns `true` if the value has known users.
    #[inline]
    pub fn has_uses(self) -> bool {
        self.use_slots().next().is_some()
    }

    /// Returns `true` for null, `undef` and `poison`, which can be written with any type.
    pub fn is_null_or_undef(self) -> bool {
        matches!(self.kind(), ValueKind::NullPointer | ValueKind::AggregateZero | ValueKind::Undef | ValueKind::Poison)
    }

    /// Returns `true` if this is `undef` or `poison`.
    pub fn is_undefined(self) -> bool {
        self.entry().is_some_and(|entry| matches!(entry.kind, ConstantKind::Undef | ConstantKind::Poison))
    }

    /// Returns `true` if the value is a constant, such as a function or global.
    #[inline]
    pub fn is_constant(self) -> bool {
        let is_other = |kind| matches!(kind, ConstantKind::InlineAsm | ConstantKind::Metadata);
        self.entry().is_some_and(|entry| !is_other(entry.kind))
    }

    /// Returns the function of an argument.
    pub fn argument_function(self) -> Option<Function<'m>> {
        matches!(self.id.referent(), Referent::Argument(_)).then(|| Function::new(self.module, self.function))
    }

    /// Returns the linkage of a function, variable, alias or ifunc.
    pub fn linkage(self) -> Option<Linkage> {
        let entry = self.entry()?;
        self.module.symbol_of(entry).map(|symbol| symbol.linkage)
    }

    /// Returns the function and block of a block address.
    pub fn block_address(self) -> Option<(Function<'m>, Block<'m>)> {
        let entry = self.entry().filter(|entry| entry.kind == ConstantKind::BlockAddress)?;
        let function = FunctionId(entry.start);
        Some((Function::new(self.module, function), Block::new(self.module, function, entry.len)))
    }

    pub(crate) fn inline_asm(self) -> Option<&'m InlineAsm> {
        let entry = self.entry().filter(|entry| entry.kind == ConstantKind::InlineAsm)?;
        self.module.constants.asm.get(entry.start as usize)
    }

    /// Returns the text of inline assembly; empty for every other value.
    pub fn asm_text(self) -> &'m [u8] {
        self.inline_asm().map_or(&[], |asm| self.module.strings.get(asm.text))
    }

    /// Returns the constraints of inline assembly; empty for every other value.
    pub fn asm_constraints(self) -> &'m [u8] {
        self.inline_asm().map_or(&[], |asm| self.module.strings.get(asm.constraints))
    }

    /// Returns `true` if inline assembly has side effects.
    pub fn asm_has_side_effects(self) -> bool {
        self.inline_asm().is_some_and(|asm| asm.has_side_effects)
    }

    /// Returns the function type of inline assembly.
    pub fn asm_type(self) -> Option<Type<'m>> {
        self.inline_asm().map(|asm| Type::new(self.module, asm.function_type))
    }

    /// Returns the contents of a metadata argument: a node, a string or a value.
    pub fn metadata_operand(self) -> Option<MdOperand<'m>> {
        let id = self.entry()?.metadata()?;
        MdOperand::new(self.module, id)
    }

    /// Prints the value in one line of at most about 200 characters, for the location of an error.
    ///
    /// Functions, globals and blocks are printed by name only.
    pub fn describe(self) -> String {
        let text = match self.kind() {
            ValueKind::Function(_) | ValueKind::GlobalVariable(_) | ValueKind::Block => self.reference(),
            _ => self.to_string(),
        };
        shorten(&text)
    }

    /// Returns the line that defines the value, shortened; `describe` returns only the name of a global.
    pub fn definition(self) -> String {
        shorten(&self.to_string())
    }
}

/// Exact bits of numbers, and the elements of aggregates.
impl<'m> Value<'m> {
    /// Returns the number of bits of an integer constant; zero for every other value.
    #[inline]
    pub fn int_bits(self) -> u32 {
        match self.entry() {
            Some(ConstantEntry { kind: ConstantKind::Int | ConstantKind::WideInt, ty, .. }) => {
                Type::new(self.module, ty).integer_bits().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// Returns the words of an integer constant of any width, the low one first; bits above the width are zero. Empty
    /// for every other value.
    pub fn int_words(self) -> SmallVec<[u64; 2]> {
        let Some(entry) = self.entry() else { return SmallVec::new() };
        match entry.kind {
            ConstantKind::Int => SmallVec::from_slice(&[entry.inline_bits()]),
            ConstantKind::WideInt => self.wide_words(&entry, self.int_bits()),
            _ => SmallVec::new(),
        }
    }

    /// Returns the words of a wide number, which have no high words of zero in the table.
    fn wide_words(self, entry: &ConstantEntry, bits: u32) -> SmallVec<[u64; 2]> {
        let mut words = match self.module.constants.contents(entry) {
            Contents::Words(words) => SmallVec::from_slice(words),
            _ => SmallVec::new(),
        };
        words.resize(bits.div_ceil(64) as usize, 0);
        words
    }

    /// Returns the value of an integer constant of at most 64 bits, as unsigned.
    #[inline]
    pub fn int_zext(self) -> Option<u64> {
        let entry = self.entry().filter(|entry| entry.kind == ConstantKind::Int)?;
        Some(entry.inline_bits())
    }

    /// Returns the value of an integer constant of at most 64 bits, as signed.
    #[inline]
    pub fn int_sext(self) -> Option<i64> {
        let unused = 64 - self.int_bits().min(64);
        self.int_zext().map(|word| (word << unused) as i64 >> unused)
    }

    /// Returns the number of bits of a floating-point constant; zero for every other value.
    #[inline]
    pub fn float_bit_count(self) -> u32 {
        match self.entry() {
            Some(ConstantEntry { kind: ConstantKind::Fp | ConstantKind::WideFp, ty, .. }) => {
                self.module.types.get(ty).float_bits().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// Returns the exact bit pattern of a floating-point constant of any kind, the low word first. Empty for every other
    /// value.
    #[inline]
    pub fn float_bits(self) -> SmallVec<[u64; 2]> {
        let Some(entry) = self.entry() else { return SmallVec::new() };
        match entry.kind {
            ConstantKind::Fp => SmallVec::from_slice(&[entry.inline_bits()]),
            ConstantKind::WideFp => self.wide_words(&entry, self.float_bit_count()),
            _ => SmallVec::new(),
        }
    }

    /// Returns the elements of a data array or vector in little-endian byte order, without padding between them. Empty
    /// for every other value.
    pub fn data_bytes(self) -> &'m [u8] {
        let index = match self.id.referent() {
            Referent::Module(index) => index,
            _ => return &[],
        };
        self.module.data_bytes_of(index)
    }

    /// Returns the element of an aggregate constant at `index`; also for zeros, undef, poison and data.
    #[track_caller]
    pub fn element(self, index: u32) -> Value<'m> {
        match self.aggregate_element(index) {
            Some(element) => element,
            None => misuse(format_args!("element {index}"), self),
        }
    }

    /// Returns the element of an aggregate constant at `index`, if there is one.
    pub fn aggregate_element(self, index: u32) -> Option<Value<'m>> {
        let entry = self.entry()?;
        let id = match entry.kind {
            ConstantKind::Struct | ConstantKind::Array | ConstantKind::Vector => {
                *self.operand_ids().get(index as usize)?
            }
            ConstantKind::AggregateZero => self.module.null(self.element_type(index)?)?,
            ConstantKind::Undef | ConstantKind::Poison => {
                self.module.constants.find_or_append(entry.kind, self.element_type(index)?, 0, 0)
            }
            ConstantKind::DataArray | ConstantKind::DataVector => self.data_element(index)?,
            _ => return None,
        };
        Some(self.sibling(id))
    }

    fn element_type(self, index: u32) -> Option<TypeId> {
        let ty = self.ty();
        let is_inside = match ty.kind() {
            TypeKind::Array { length, .. } => u64::from(index) < length,
            TypeKind::Vector { length, .. } => index < length,
            TypeKind::Struct => return ty.members().nth(index as usize).map(Type::id),
            _ => false,
        };
        is_inside.then(|| self.module.types.contained(ty.id())[0])
    }

    fn data_element(self, index: u32) -> Option<ValueId> {
        let ty = self.element_type(index)?;
        let data = self.module.types.get(ty);
        let size = data.number_bits()?.div_ceil(8) as usize;
        let bytes = self.data_bytes().get(index as usize * size..)?.get(..size)?;
        let mut word = [0; 8];
        word.get_mut(..size)?.copy_from_slice(bytes);
        let [low, high] = split(u64::from_le_bytes(word));
        let kind = if matches!(data, TypeData::Integer(_)) { ConstantKind::Int } else { ConstantKind::Fp };
        Some(self.module.constants.find_or_append(kind, ty, low, high))
    }

    /// Returns `true` if this is a constant all of whose bits are zero (of floats, positive zero).
    #[inline]
    pub fn is_null(self) -> bool {
        self.entry().is_some_and(|entry| match entry.kind {
            ConstantKind::Int | ConstantKind::Fp => entry.inline_bits() == 0,
            ConstantKind::WideInt | ConstantKind::WideFp => match self.module.constants.contents(&entry) {
                Contents::Words(words) => words.iter().all(|word| *word == 0),
                _ => false,
            },
            ConstantKind::Null | ConstantKind::AggregateZero | ConstantKind::TargetNone | ConstantKind::TokenNone => {
                true
            }
            _ => false,
        })
    }
}

impl TypeData {
    /// Returns the width of a floating-point type in bits.
    pub(crate) fn float_bits(&self) -> Option<u32> {
        Some(match self {
            Self::Half | Self::BFloat => 16,
            Self::Float => 32,
            Self::Double => 64,
            Self::X86Fp80 => 80,
            Self::Fp128 | Self::PpcFp128 => 128,
            _ => return None,
        })
    }

    /// Returns the width of an integer or floating-point type in bits.
    pub(crate) fn number_bits(&self) -> Option<u32> {
        match self {
            Self::Integer(bits) => Some(*bits),
            _ => self.float_bits(),
        }
    }
}

/// Splits a word to its low and high half.
#[inline]
pub(crate) fn split(word: u64) -> [u32; 2] {
    [word as u32, (word >> 32) as u32]
}

impl Module {
    /// Returns the constant of a type all of whose bits are zero, if the type has one.
    pub(crate) fn null(&self, ty: TypeId) -> Option<ValueId> {
        Some(self.constants.find_or_append(null_kind(&self.types, ty)?, ty, 0, 0))
    }
}

impl PartialEq for Value<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        (self.id, self.function) == (other.id, other.function)
    }
}

impl Eq for Value<'_> {}

impl std::hash::Hash for Value<'_> {
    #[inline]
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.id, self.function).hash(state);
    }
}

impl fmt::Debug for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Joins the text to one line, cut at [`DESCRIPTION_LENGTH`].
fn shorten(text: &str) -> String {
    let mut line = String::new();
    for word in text.split_ascii_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
        if line.len() > DESCRIPTION_LENGTH {
            line.truncate(line.floor_char_boundary(DESCRIPTION_LENGTH));
            line.push_str("...");
            break;
        }
    }
    line
}
