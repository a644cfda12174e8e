//! Modules: their globals, named metadata and the tables that all views refer to.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::attributes::AttributeTable;
use super::constants::{ConstantEntry, ConstantKind, ConstantTable};
use super::dialect::Dialect;
use super::function::{AliasData, Body, Function, FunctionData, FunctionId, Global, GlobalData, NO_BODY, Symbol};
use super::layout::{DataLayout, LayoutCache};
use super::metadata::{AttachmentKind, AttachmentKinds, MdId, MdNode, MdTable};
use super::slots::ModuleSlots;
use super::strings::{StrId, StringTable};
use super::structs::StructOrder;
use super::types::{MAX_INTEGER_BITS, TargetExtType, Type, TypeData, TypeId, TypeTable};
use super::uses::Uses;
use super::values::{Referent, Value, ValueId};

/// A module of LLVM IR, immutable once it is built.
///
/// Everything is an index in a table of the module; the views ([`Value`], [`Type`], ...) are an index and a reference to the
/// module.
#[derive(Debug, Default)]
pub struct Module {
    pub(crate) strings: StringTable,
    pub(crate) types: TypeTable,
    pub(crate) constants: ConstantTable,
    pub(crate) metadata: MdTable,
    pub(crate) attributes: AttributeTable,
    pub(crate) functions: Vec<FunctionData>,
    pub(crate) globals: Vec<GlobalData>,
    pub(crate) aliases: Vec<AliasData>,
    pub(crate) ifuncs: Vec<AliasData>,
    pub(crate) comdats: Vec<Comdat>,
    /// Name and nodes, in order.
    pub(crate) named_metadata: Vec<(StrId, Vec<MdId>)>,
    /// The names of the kinds of metadata attachments, by number.
    pub(crate) attachment_names: Vec<StrId>,
    /// The names of the sync scopes, by number; the first two are `singlethread` and the whole system (empty).
    pub(crate) sync_scopes: Vec<Box<str>>,
    /// The tags of operand bundles, by number.
    pub(crate) bundle_tags: Vec<Box<str>>,
    /// The module identifier, which is the name of the input.
    pub(crate) identifier: Box<[u8]>,
    pub(crate) source_file: Box<[u8]>,
    pub(crate) triple: Box<str>,
    pub(crate) layout: DataLayout,
    pub(crate) asm: Box<str>,
    /// The release whose assembly and bitcode the module is written in.
    pub(crate) dialect: Dialect,
    /// The sizes of types in `layout`.
    pub(crate) layouts: LayoutCache,
    uses: OnceLock<Uses>,
    symbols: OnceLock<FxHashMap<StrId, ValueId>>,
    slots: OnceLock<ModuleSlots>,
    structs: OnceLock<StructOrder>,
}

/// A view of a module.
pub type ModuleRef<'m> = &'m Module;

/// A comdat: symbols of which the linker keeps all or none.
#[derive(Clone, Debug)]
pub(crate) struct Comdat {
    pub(crate) name: StrId,
    pub(crate) selection: ComdatSelection,
}

/// The selection of a comdat among those of the same name.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum ComdatSelection {
    Any,
    ExactMatch,
    Largest,
    NoDeduplicate,
    SameSize,
}

impl Module {
    /// Returns a module with the same types, constants, strings and metadata, and without symbols.
    pub(crate) fn fork(&self) -> Self {
        Self {
            strings: self.strings.clone(),
            types: self.types.fork(),
            constants: self.constants.fork(),
            metadata: self.metadata.fork(),
            sync_scopes: self.sync_scopes.clone(),
            bundle_tags: self.bundle_tags.clone(),
            layout: self.layout.clone(),
            dialect: self.dialect,
            ..Self::default()
        }
    }

    /// Returns the target triple; empty if the module has none.
    pub fn triple(&self) -> &str {
        &self.triple
    }

    /// Returns the identifier of the module.
    pub fn identifier(&self) -> &[u8] {
        &self.identifier
    }

    /// Returns the name of the module's source file.
    pub fn source_file(&self) -> &[u8] {
        &self.source_file
    }

    /// Returns the module-level assembly.
    pub fn module_asm(&self) -> &str {
        &self.asm
    }

    /// Returns the data layout.
    pub fn data_layout(&self) -> &DataLayout {
        &self.layout
    }

    /// Replaces the data layout.
    pub(crate) fn set_data_layout(&mut self, layout: DataLayout) {
        self.layout = layout;
        self.layouts = LayoutCache::default();
    }

    /// Returns the release of LLVM that reads the module.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// Returns the functions, in order; declarations as well.
    pub fn functions(&self) -> impl ExactSizeIterator<Item = Function<'_>> + DoubleEndedIterator + Clone {
        (0..self.functions.len() as u32).map(|index| Function::new(self, FunctionId(index)))
    }

    /// Returns the global variables, in order; declarations as well.
    pub fn globals(&self) -> impl ExactSizeIterator<Item = Global<'_>> + DoubleEndedIterator + Clone {
        (0..self.globals.len() as u32).map(|index| Global::new(self, index))
    }

    /// Returns the aliases, in order. The operand of an alias is its aliasee.
    pub fn aliases(&self) -> impl ExactSizeIterator<Item = Value<'_>> + Clone {
        self.aliases.iter().map(|alias| self.value(alias.symbol.value))
    }

    /// Returns the ifuncs, in order. The operand of an ifunc is its resolver.
    pub fn ifuncs(&self) -> impl ExactSizeIterator<Item = Value<'_>> + Clone {
        self.ifuncs.iter().map(|ifunc| self.value(ifunc.symbol.value))
    }

    /// Returns the view of a value of the module.
    pub(crate) fn value(&self, id: ValueId) -> Value<'_> {
        Value::of_module(self, id)
    }

    fn all_symbols(&self) -> impl Iterator<Item = &Symbol> {
        let functions = self.functions.iter().map(|function| &function.symbol);
        let globals = self.globals.iter().map(|global| &global.symbol);
        let aliases = self.aliases.iter().chain(&self.ifuncs).map(|alias| &alias.symbol);
        functions.chain(globals).chain(aliases)
    }

    /// Returns the symbol of that name.
    pub fn symbol(&self, name: &[u8]) -> Option<Value<'_>> {
        let symbols = self.symbols.get_or_init(|| {
            let named = self.all_symbols().filter(|symbol| !symbol.name.is_empty());
            named.map(|symbol| (symbol.name, symbol.value)).collect()
        });
        symbols.get(&self.strings.find(name)?).map(|id| self.value(*id))
    }

    /// Returns the function of that name.
    pub fn function(&self, name: &str) -> Option<Function<'_>> {
        self.symbol(name.as_bytes())?.as_function()
    }

    /// Returns the global variable of that name.
    pub fn global(&self, name: &str) -> Option<Global<'_>> {
        self.symbol(name.as_bytes())?.as_global()
    }

    /// Returns the nodes of the named metadata, in order; none if there is no such name.
    pub fn named_metadata(
        &self,
        name: &str,
    ) -> impl ExactSizeIterator<Item = MdNode<'_>> + DoubleEndedIterator + Clone {
        let id = self.strings.find(name.as_bytes());
        let found = self.named_metadata.iter().find(|(own, _)| Some(*own) == id);
        found.map_or(&[][..], |(_, nodes)| nodes).iter().map(|&node| MdNode::new(self, node))
    }

    /// Returns the names of the named metadata, in order.
    pub fn named_metadata_names(&self) -> impl Iterator<Item = &[u8]> + Clone {
        self.named_metadata.iter().map(|(name, _)| self.strings.get(*name))
    }

    /// Returns the kinds of metadata attachments that the module may have.
    pub fn attachment_kinds(&self) -> AttachmentKinds<'_> {
        AttachmentKinds(self.attachment_names.iter().map(|name| self.strings.get(*name)).collect())
    }

    /// Looks up a kind of metadata attachments.
    pub(crate) fn attachment_kind(&self, name: &str) -> AttachmentKind {
        let id = self.strings.find(name.as_bytes());
        let position = self.attachment_names.iter().position(|own| Some(*own) == id);
        AttachmentKind(position.map(|position| position as u32))
    }

    /// Returns the name of a sync scope: empty for the whole system.
    pub(crate) fn sync_scope(&self, scope: u32) -> &str {
        self.sync_scopes.get(scope as usize).map_or("", |name| name)
    }

    /// Returns the tag of an operand bundle.
    pub(crate) fn bundle_tag(&self, tag: u32) -> &str {
        self.bundle_tags.get(tag as usize).map_or("", |name| name)
    }

    /// Returns the integer type of `bits` bits; `None` for a width that LLVM does not have.
    pub fn integer_type(&self, bits: u32) -> Option<Type<'_>> {
        (1..=MAX_INTEGER_BITS).contains(&bits).then(|| self.type_with(TypeData::Integer(bits)))
    }

    /// Returns the floating-point type of 16, 32 or 64 bits; `None` for other widths.
    pub fn float_type(&self, bits: u32) -> Option<Type<'_>> {
        Some(self.type_with(match bits {
            16 => TypeData::Half,
            32 => TypeData::Float,
            64 => TypeData::Double,
            _ => return None,
        }))
    }

    /// Returns the type `bfloat`.
    pub fn bfloat_type(&self) -> Option<Type<'_>> {
        Some(self.type_with(TypeData::BFloat))
    }

    /// Returns the vector type of `length` scalars; the scalar itself for a length of 1.
    pub fn vector_type<'m>(&'m self, scalar: Type<'m>, length: u32) -> Option<Type<'m>> {
        match length {
            0 => None,
            1 => Some(scalar),
            _ => Some(self.type_with(TypeData::Vector { element: scalar.id(), length, is_scalable: false })),
        }
    }

    /// Returns the type `void`.
    pub fn void_type(&self) -> Option<Type<'_>> {
        Some(Type::new(self, TypeId::VOID))
    }

    /// Returns `target("name", types..., numbers...)`.
    pub fn target_type<'m>(&'m self, name: &str, types: &[Type<'m>], numbers: &[u32]) -> Option<Type<'m>> {
        let types = types.iter().map(|ty| ty.id()).collect();
        let target = TargetExtType { name: name.into(), types, integers: numbers.into() };
        Some(self.type_with(TypeData::TargetExt(Box::new(target))))
    }

    fn type_with(&self, data: TypeData) -> Type<'_> {
        Type::new(self, self.types.find_or_append(data))
    }

    /// Returns the body of a function, an empty one for a declaration and [`FunctionId::NONE`].
    #[inline]
    pub(crate) fn body_of(&self, function: FunctionId) -> &Body {
        self.functions.get(function.index()).and_then(|function| function.body.as_deref()).unwrap_or(&NO_BODY)
    }

    /// Returns the type of a value; `function` is that of a local value.
    #[inline]
    pub(crate) fn type_of(&self, function: FunctionId, id: ValueId) -> TypeId {
        match id.referent() {
            Referent::Module(index) => self.constants.get(index).ty,
            Referent::Inst(index) => self.functions[function.index()].body().insts[index as usize].ty,
            Referent::Argument(index) => {
                let function_type = self.functions[function.index()].symbol.value_type;
                self.types.contained(function_type)[index as usize + 1]
            }
            Referent::Block(_) | Referent::Prologue(_) => TypeId::LABEL,
        }
    }

    /// Returns the symbol of a function, variable, alias or ifunc.
    pub(crate) fn symbol_of(&self, entry: ConstantEntry) -> Option<&Symbol> {
        let index = entry.start as usize;
        match entry.kind {
            ConstantKind::Function => self.functions.get(index).map(|function| &function.symbol),
            ConstantKind::GlobalVariable => self.globals.get(index).map(|global| &global.symbol),
            ConstantKind::Alias => self.aliases.get(index).map(|alias| &alias.symbol),
            ConstantKind::IFunc => self.ifuncs.get(index).map(|ifunc| &ifunc.symbol),
            _ => None,
        }
    }

    pub(crate) fn name_of_global(&self, entry: ConstantEntry) -> StrId {
        self.symbol_of(entry).map_or(StrId::EMPTY, |symbol| symbol.name)
    }

    /// Returns the operands of a value of the module: the initializer of a variable, the target of an alias.
    pub(crate) fn operands_of(&self, index: u32) -> &[ValueId] {
        let Some(entry) = self.constants.entries.get(index as usize) else { return &[] };
        match entry.kind {
            ConstantKind::GlobalVariable => {
                self.globals.get(entry.start as usize).map_or(&[], |global| global.initializer.as_slice())
            }
            ConstantKind::Alias => self.aliases.get(entry.start as usize).map_or(&[], |alias| &alias.target),
            ConstantKind::IFunc => self.ifuncs.get(entry.start as usize).map_or(&[], |ifunc| &ifunc.target),
            _ => self.constants.operands(entry),
        }
    }

    /// Returns the elements of a data array or vector.
    pub(crate) fn data_bytes_of(&self, index: u32) -> &[u8] {
        match self.constants.entries.get(index as usize) {
            Some(entry) if matches!(entry.kind, ConstantKind::DataArray | ConstantKind::DataVector) => {
                &self.constants.bytes[entry.start as usize..][..entry.len as usize]
            }
            _ => &[],
        }
    }

    /// Returns the numbers of what has no name, for printing.
    pub(crate) fn slots(&self) -> &ModuleSlots {
        self.slots.get_or_init(|| ModuleSlots::new(self))
    }

    /// Returns the structures that the module uses, for printing.
    pub(crate) fn structs(&self) -> &StructOrder {
        self.structs.get_or_init(|| StructOrder::new(self))
    }

    /// Returns the users of the values of the module.
    pub(crate) fn uses(&self) -> &Uses {
        self.uses.get_or_init(|| Uses::of_module(self))
    }
}
