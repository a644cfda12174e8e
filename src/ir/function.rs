//! Functions, their blocks, and global variables.

use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

use super::attributes::{AttributeListId, AttributeSetId};
use super::inst::{Inst, InstData};
use super::layout::DataLayout;
use super::metadata::{MdId, MdNode};
use super::misuse;
use super::module::Module;
use super::records::RecordData;
use super::slots::LocalSlots;
use super::strings::StrId;
use super::types::{Type, TypeId};
use super::uses::Uses;
use super::values::{Referent, Value, ValueId};

/// The calling convention of a function that kernels call.
pub const SPIR_FUNC: u32 = 75;
/// The calling convention of a kernel.
pub const SPIR_KERNEL: u32 = 76;

/// The index of a function in its module.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FunctionId(pub(crate) u32);

impl FunctionId {
    /// The function of values that belong to none.
    pub(crate) const NONE: Self = Self(u32::MAX);

    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The linkage of a global symbol; every kind of LLVM 22.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Linkage {
    /// Visible, one definition.
    #[default]
    External,
    /// A copy of a definition in another module, for inlining.
    AvailableExternally,
    /// One of several definitions, dropped when unused.
    LinkOnceAny,
    /// One of several equal definitions, dropped when unused.
    LinkOnceOdr,
    /// One of several definitions.
    WeakAny,
    /// One of several equal definitions.
    WeakOdr,
    /// Arrays that the linker concatenates.
    Appending,
    /// Not visible.
    Internal,
    /// Not visible and not in the symbol table.
    Private,
    /// Null if undefined.
    ExternWeak,
    /// A tentative definition.
    Common,
}

impl Linkage {
    /// Returns `true` if a definition in another module may replace one with this linkage by a different one.
    pub(crate) fn is_interposable(self) -> bool {
        matches!(self, Self::WeakAny | Self::LinkOnceAny | Self::Common | Self::ExternWeak)
    }
}

/// The visibility of a symbol.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// Visible to other modules.
    #[default]
    Default,
    /// Not exported from the shared object.
    Hidden,
    /// Exported, but not replaced.
    Protected,
}

/// The storage class of a symbol in a DLL.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum DllStorage {
    /// None.
    #[default]
    Default,
    /// `dllimport`
    Import,
    /// `dllexport`
    Export,
}

/// The significance of an address.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum UnnamedAddr {
    /// The address is significant.
    #[default]
    None,
    /// `local_unnamed_addr`
    Local,
    /// `unnamed_addr`
    Global,
}

/// The model of a thread-local variable.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum ThreadLocal {
    /// Not thread-local.
    #[default]
    None,
    /// `thread_local`
    GeneralDynamic,
    /// `thread_local(localdynamic)`
    LocalDynamic,
    /// `thread_local(initialexec)`
    InitialExec,
    /// `thread_local(localexec)`
    LocalExec,
}

/// The properties that all global symbols share.
#[derive(Clone, Debug)]
pub(crate) struct Symbol {
    /// The address.
    pub(crate) value: ValueId,
    pub(crate) name: StrId,
    /// The type of the contents; of a function, its function type.
    pub(crate) value_type: TypeId,
    pub(crate) linkage: Linkage,
    pub(crate) visibility: Visibility,
    pub(crate) dll_storage: DllStorage,
    pub(crate) unnamed_addr: UnnamedAddr,
    pub(crate) thread_local: ThreadLocal,
    pub(crate) is_dso_local: bool,
    /// The partition; empty if there is none.
    pub(crate) partition: StrId,
    /// The section; empty if there is none.
    pub(crate) section: StrId,
    /// The alignment in bytes; zero if there is none.
    pub(crate) alignment: u64,
    /// The index of the comdat in the module.
    pub(crate) comdat: Option<u32>,
    /// The attached metadata, in order: number of the kind, node.
    pub(crate) attachments: Vec<(u32, MdId)>,
    /// `no_sanitize_address` (bit 0), `no_sanitize_hwaddress` (1), `sanitize_memtag` (2), `sanitize_address_dyninit` (3).
    pub(crate) sanitizer: u8,
}

/// A function.
#[derive(Debug)]
pub(crate) struct FunctionData {
    pub(crate) symbol: Symbol,
    pub(crate) calling_convention: u32,
    pub(crate) attributes: AttributeListId,
    /// The garbage collector; empty if there is none.
    pub(crate) gc: StrId,
    pub(crate) prefix: Option<ValueId>,
    pub(crate) prologue: Option<ValueId>,
    pub(crate) personality: Option<ValueId>,
    /// `preferred_alignment`-like properties are attributes; a declaration has no body.
    pub(crate) body: Option<Box<Body>>,
    /// The names of the parameters of a declaration.
    pub(crate) parameter_names: Vec<StrId>,
}

/// A global variable.
#[derive(Clone, Debug)]
pub(crate) struct GlobalData {
    pub(crate) symbol: Symbol,
    pub(crate) initializer: Option<ValueId>,
    pub(crate) is_constant: bool,
    pub(crate) is_externally_initialized: bool,
    pub(crate) attributes: AttributeSetId,
    /// The code model; zero if there is none, otherwise LLVM's number plus one.
    pub(crate) code_model: u8,
}

/// An alias or an ifunc.
#[derive(Clone, Debug)]
pub(crate) struct AliasData {
    pub(crate) symbol: Symbol,
    /// The aliasee or the resolver, as the one operand.
    pub(crate) target: [ValueId; 1],
}

/// A block: a range of instructions of its function.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct BlockData {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

/// The blocks and instructions of a function. Blocks are numbered in the order of the module; the instructions of a block
/// are a range, in the order of the blocks.
#[derive(Debug, Default)]
pub(crate) struct Body {
    pub(crate) blocks: Vec<BlockData>,
    pub(crate) insts: Vec<InstData>,
    /// The operands of all instructions, see [`InstData::operands`].
    pub(crate) operands: Vec<ValueId>,
    /// Numbers of instructions beyond their operands, see [`InstData::extra`].
    pub(crate) extras: Vec<u32>,
    /// The names of parameters, blocks and instructions; each list is empty if nothing of the kind has a name.
    pub(crate) argument_names: Vec<StrId>,
    pub(crate) block_names: Vec<StrId>,
    pub(crate) inst_names: Vec<StrId>,
    /// Debug records, each with the instruction that it precedes, in the order of the instructions.
    pub(crate) records: Vec<(u32, RecordData)>,
    /// Attached metadata other than debug locations: instruction, number of the kind, node. In the order of the
    /// instructions.
    pub(crate) attachments: Vec<(u32, u32, MdId)>,
    /// The order of the uses of a block where the file gives one: for each use, from the last one to the first one in the
    /// order of the module, its rank. The use of a block's address comes after those of terminators. In the order of the
    /// blocks.
    pub(crate) use_orders: Vec<(u32, Box<[u32]>)>,
    uses: OnceLock<Uses>,
    slots: OnceLock<LocalSlots>,
}

/// The body of a declaration: it has no block.
pub(crate) static NO_BODY: Body = Body {
    blocks: Vec::new(),
    insts: Vec::new(),
    operands: Vec::new(),
    extras: Vec::new(),
    argument_names: Vec::new(),
    block_names: Vec::new(),
    inst_names: Vec::new(),
    records: Vec::new(),
    attachments: Vec::new(),
    use_orders: Vec::new(),
    uses: OnceLock::new(),
    slots: OnceLock::new(),
};

impl Body {
    /// Returns the operands of an instruction.
    #[inline]
    pub(crate) fn operands_of(&self, inst: &InstData) -> &[ValueId] {
        let start = inst.operands as usize;
        &self.operands[start..start + inst.operand_count as usize]
    }

    /// Returns the users of the function's own values.
    pub(crate) fn uses(&self) -> &Uses {
        self.uses.get_or_init(|| Uses::of_body(self))
    }

    /// Returns the numbers of the values without names, for printing; `parameters` is the number of the function's.
    pub(crate) fn slots(&self, parameters: usize) -> &LocalSlots {
        self.slots.get_or_init(|| LocalSlots::new(self, parameters))
    }

    /// Returns the number of the block that contains an instruction.
    #[inline]
    pub(crate) fn block_of(&self, inst: u32) -> u32 {
        self.insts[inst as usize].block
    }

    /// Returns the instructions of a block.
    #[inline]
    pub(crate) fn block_range(&self, block: u32) -> Range<u32> {
        let BlockData { start, end } = self.blocks[block as usize];
        start..end
    }
}

impl FunctionData {
    #[inline]
    #[track_caller]
    pub(crate) fn body(&self) -> &Body {
        match &self.body {
            Some(body) => body,
            None => unreachable!("the body of a declaration"),
        }
    }

    /// Returns the name of a parameter, block or instruction.
    pub(crate) fn local_name(&self, id: ValueId) -> StrId {
        let find = |names: &[StrId], index: u32| names.get(index as usize).copied().unwrap_or_default();
        match (id.referent(), &self.body) {
            (Referent::Argument(index), Some(body)) => find(&body.argument_names, index),
            (Referent::Argument(index), None) => find(&self.parameter_names, index),
            (Referent::Block(index), Some(body)) => find(&body.block_names, index),
            (Referent::Inst(index), Some(body)) => find(&body.inst_names, index),
            _ => StrId::EMPTY,
        }
    }
}

/// A function, with or without a body.
#[derive(Copy, Clone)]
pub struct Function<'m> {
    module: &'m Module,
    id: FunctionId,
}

/// A basic block.
#[derive(Copy, Clone)]
pub struct Block<'m> {
    module: &'m Module,
    body: &'m Body,
    function: FunctionId,
    index: u32,
}

/// A global variable.
#[derive(Copy, Clone)]
pub struct Global<'m> {
    module: &'m Module,
    index: u32,
}

impl<'m> Function<'m> {
    #[inline]
    pub(crate) fn new(module: &'m Module, id: FunctionId) -> Self {
        Self { module, id }
    }

    #[inline]
    pub(crate) fn data(self) -> &'m FunctionData {
        &self.module.functions[self.id.index()]
    }

    /// Returns the identity of the function in its module.
    #[inline]
    pub fn id(self) -> FunctionId {
        self.id
    }

    /// Returns the module of the function.
    #[inline]
    pub fn module(self) -> &'m Module {
        self.module
    }

    /// Returns the function as a value: its address.
    #[inline]
    pub fn value(self) -> Value<'m> {
        Value::of_module(self.module, self.data().symbol.value)
    }

    /// Returns the name, without `@`.
    #[inline]
    pub fn name(self) -> &'m [u8] {
        self.module.strings.get(self.data().symbol.name)
    }

    /// Returns the function type.
    #[inline]
    pub fn ty(self) -> Type<'m> {
        Type::new(self.module, self.data().symbol.value_type)
    }

    /// Returns the return type.
    #[inline]
    pub fn return_type(self) -> Type<'m> {
        self.ty().return_type()
    }

    /// Returns the number of parameters.
    #[inline]
    pub fn parameter_count(self) -> u32 {
        self.ty().parameters().len() as u32
    }

    /// Returns the parameters, in order.
    pub fn parameters(self) -> impl ExactSizeIterator<Item = Value<'m>> + DoubleEndedIterator + Clone {
        (0..self.parameter_count()).map(move |index| self.argument(index))
    }

    fn argument(self, index: u32) -> Value<'m> {
        Value::new(self.module, self.id, ValueId::of_argument(index))
    }

    /// Returns the parameter at `index`.
    #[inline]
    #[track_caller]
    pub fn parameter(self, index: u32) -> Value<'m> {
        match index < self.parameter_count() {
            true => self.argument(index),
            false => misuse(format_args!("parameter {index}"), self.value()),
        }
    }

    /// Returns `true` if the function takes more arguments than it has parameters.
    pub fn is_variadic(self) -> bool {
        self.ty().is_variadic()
    }

    /// Returns `true` if the function has no body.
    #[inline]
    pub fn is_declaration(self) -> bool {
        self.data().body.is_none()
    }

    /// Returns the number of the calling convention, [`SPIR_KERNEL`] for one.
    #[inline]
    pub fn calling_convention(self) -> u32 {
        self.data().calling_convention
    }

    /// Returns the linkage.
    pub fn linkage(self) -> Linkage {
        self.data().symbol.linkage
    }

    /// Returns the blocks, in the order of the module.
    pub fn blocks(self) -> impl Iterator<Item = Block<'m>> + Clone {
        let body = self.module.body_of(self.id);
        (0..body.blocks.len() as u32).map(move |index| Block::in_body(self.module, body, self.id, index))
    }

    /// Returns the first block, if there is a body.
    #[inline]
    pub fn entry_block(self) -> Option<Block<'m>> {
        (self.block_count() > 0).then(|| Block::new(self.module, self.id, 0))
    }

    /// Returns the number of blocks.
    pub fn block_count(self) -> u32 {
        self.module.body_of(self.id).blocks.len() as u32
    }

    /// Returns the number of instructions.
    pub fn instruction_count(self) -> u32 {
        self.module.body_of(self.id).insts.len() as u32
    }

    /// Returns the metadata attachment of that kind.
    pub fn metadata(self, kind: &str) -> Option<MdNode<'m>> {
        self.value().metadata(kind)
    }

    /// Returns `true` if the name begins with `llvm.`.
    #[inline]
    pub fn is_intrinsic(self) -> bool {
        self.name().starts_with(b"llvm.")
    }

    /// Returns the data layout of the module.
    pub fn data_layout(self) -> &'m DataLayout {
        self.module.data_layout()
    }

    /// Returns the personality routine of exception handling.
    pub fn personality(self) -> Option<Value<'m>> {
        self.data().personality.map(|id| Value::of_module(self.module, id))
    }
}

impl<'m> Block<'m> {
    #[inline]
    pub(crate) fn new(module: &'m Module, function: FunctionId, index: u32) -> Self {
        Self::in_body(module, module.body_of(function), function, index)
    }

    /// Returns the view of a block as [`Self::new`] does; `body` is that of the function.
    #[inline]
    pub(crate) fn in_body(module: &'m Module, body: &'m Body, function: FunctionId, index: u32) -> Self {
        Self { module, body, function, index }
    }

    /// Returns the number of the block in its function.
    #[inline]
    pub fn index(self) -> u32 {
        self.index
    }

    /// Returns the block as a value: its label.
    #[inline]
    pub fn value(self) -> Value<'m> {
        Value::in_body(self.module, self.body, self.function, ValueId::of_block(self.index))
    }

    /// Returns the name, without `%`; empty if it has none.
    pub fn name(self) -> &'m [u8] {
        self.value().name()
    }

    /// Returns the instructions, in order.
    #[inline]
    pub fn instructions(self) -> impl DoubleEndedIterator<Item = Inst<'m>> + Clone {
        let Self { module, body, function, index } = self;
        body.block_range(index).map(move |index| Inst::in_body(module, body, function, index))
    }

    /// Returns the first instruction; a verified block has one.
    #[inline]
    pub fn first_instruction(self) -> Option<Inst<'m>> {
        self.instructions().next()
    }

    /// Returns the terminator, which every block of a verified module has.
    #[inline]
    #[track_caller]
    pub fn terminator(self) -> Inst<'m> {
        match self.instructions().next_back() {
            Some(inst) => inst,
            None => misuse(format_args!("terminator"), self.value()),
        }
    }

    /// Returns the function that contains the block.
    pub fn function(self) -> Function<'m> {
        Function::new(self.module, self.function)
    }

    /// Returns the successors of the terminator, in its order; a block occurs as often as in the terminator.
    pub fn successors(self) -> impl ExactSizeIterator<Item = Block<'m>> + DoubleEndedIterator + Clone {
        let terminator = self.terminator();
        (0..terminator.successor_count()).map(move |index| terminator.successor(index))
    }
}

impl<'m> Global<'m> {
    #[inline]
    pub(crate) fn new(module: &'m Module, index: u32) -> Self {
        Self { module, index }
    }

    #[inline]
    pub(crate) fn data(self) -> &'m GlobalData {
        &self.module.globals[self.index as usize]
    }

    /// Returns the variable as a value: its address.
    #[inline]
    pub fn value(self) -> Value<'m> {
        Value::of_module(self.module, self.data().symbol.value)
    }

    /// Returns the name, without `@`.
    pub fn name(self) -> &'m [u8] {
        self.module.strings.get(self.data().symbol.name)
    }

    /// Returns the type of the variable's contents.
    pub fn value_type(self) -> Type<'m> {
        Type::new(self.module, self.data().symbol.value_type)
    }

    /// Returns the address space of the variable.
    pub fn address_space(self) -> u32 {
        self.value().ty().address_space().unwrap_or(0)
    }

    /// Returns the data layout of the module.
    pub fn data_layout(self) -> &'m DataLayout {
        self.module.data_layout()
    }

    /// Returns the initializer, if this module has it.
    pub fn initializer(self) -> Option<Value<'m>> {
        self.data().initializer.map(|id| Value::of_module(self.module, id))
    }

    /// Returns `true` if the variable never changes.
    pub fn is_constant(self) -> bool {
        self.data().is_constant
    }

    /// Returns `true` if this module only declares the variable.
    pub fn is_declaration(self) -> bool {
        self.data().initializer.is_none()
    }

    /// Returns the linkage.
    pub fn linkage(self) -> Linkage {
        self.data().symbol.linkage
    }

    /// Returns the alignment in bytes; zero if there is none.
    pub fn alignment(self) -> u64 {
        self.data().symbol.alignment
    }

    /// Returns `true` if the variable is thread-local.
    pub fn is_thread_local(self) -> bool {
        self.data().symbol.thread_local != ThreadLocal::None
    }

    /// Returns `true` if the host may change the contents before the program starts.
    pub fn is_externally_initialized(self) -> bool {
        self.data().is_externally_initialized
    }

    /// Returns the section; empty if there is none.
    pub fn section(self) -> &'m [u8] {
        self.module.strings.get(self.data().symbol.section)
    }

    /// Returns the metadata attachment of that kind.
    pub fn metadata(self, kind: &str) -> Option<MdNode<'m>> {
        self.value().metadata(kind)
    }
}

macro_rules! identity {
    ($view:ident, $($field:ident),*) => {
        impl PartialEq for $view<'_> {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                ($(self.$field,)*) == ($(other.$field,)*)
            }
        }

        impl Eq for $view<'_> {}

        impl std::hash::Hash for $view<'_> {
            #[inline]
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                ($(self.$field,)*).hash(state);
            }
        }

        impl fmt::Debug for $view<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.value().reference())
            }
        }
    };
}

identity!(Function, id);
identity!(Block, function, index);
identity!(Global, index);
