//! Reads the records of global variables, functions, aliases, ifuncs and comdats.

use super::operands::Operands;
use super::upgrade::{self, DebugIntrinsic};
use super::{ModuleReader, Step, Stop, absent};
use crate::bitcode::codes::module;
use crate::bitcode::encoding::{dll_storage, linkage, thread_local, unnamed_addr, visibility};
use crate::ir::attributes::{AttributeListId, FUNCTION_INDEX};
use crate::ir::builder::ModuleBuilder;
use crate::ir::constants::ConstantKind;
use crate::ir::function::{AliasData, Symbol};
use crate::ir::module::{Comdat, ComdatSelection};
use crate::ir::types::TypeData;
use crate::ir::{DllStorage, FunctionId, Linkage, StrId, ThreadLocal, TypeId, UnnamedAddr, ValueId, Visibility};

/// The role of a constant for a symbol.
#[derive(Copy, Clone, Debug)]
pub(super) enum SymbolUse {
    Initializer(ValueId),
    Aliasee(u32),
    Resolver(u32),
    Personality(FunctionId),
    Prefix(FunctionId),
    Prologue(FunctionId),
}

/// A constant that a symbol refers to, by the number of its value.
#[derive(Copy, Clone, Debug)]
pub(super) struct SymbolReference {
    at: SymbolUse,
    value: u64,
}

/// The maximum exponent of an alignment, plus one.
const MAX_ALIGNMENT: u64 = 33;

/// Returns an alignment in bytes, zero if there is none, from its exponent plus one.
pub(super) fn alignment(code: u64, operands: &Operands<'_>) -> Step<u64> {
    match code {
        0 => Ok(0),
        1..=MAX_ALIGNMENT => Ok(1 << (code - 1)),
        _ => Err(operands.invalid("an alignment that is too large")),
    }
}

/// Returns the model of thread-local storage with a number; an unknown one is the most general.
fn thread_local_model(number: u64) -> ThreadLocal {
    thread_local(number).unwrap_or(ThreadLocal::GeneralDynamic)
}

impl Symbol {
    /// Returns `true` if no other module sees the symbol.
    fn is_local(&self) -> bool {
        matches!(self.linkage, Linkage::Internal | Linkage::Private)
    }

    /// Sets what LLVM does not keep for symbols of one module, and what follows from the linkage.
    fn set_visibility(&mut self, visibility_code: u64, dll_code: u64, is_dso_local: bool) {
        if !self.is_local() {
            self.visibility = visibility(visibility_code).unwrap_or_default();
            self.dll_storage = dll_storage(dll_code).unwrap_or_default();
        }
        let is_hidden = self.visibility != Visibility::Default && self.linkage != Linkage::ExternWeak;
        self.is_dso_local = is_dso_local || self.is_local() || is_hidden;
    }
}

/// The part of a symbol's record that comes first.
struct Head {
    name: StrId,
    ty: TypeId,
}

impl ModuleReader<'_> {
    /// Returns the string of the string table at the place that the next two operands describe.
    fn string_table_entry(&mut self, operands: &mut Operands<'_>) -> Step<StrId> {
        let (start, length) = (operands.next()?, operands.next()?);
        let range = usize::try_from(start).ok().zip(usize::try_from(length).ok());
        let text = range.and_then(|(start, length)| self.tables.strings.get(start..)?.get(..length));
        let text = text.ok_or_else(|| operands.invalid("a name outside of the string table"))?;
        Ok(self.builder.string(text))
    }

    /// Returns the type with that number.
    pub(super) fn type_at(&self, operands: &mut Operands<'_>) -> Step<TypeId> {
        let id = operands.next()?;
        let ty = usize::try_from(id).ok().and_then(|id| self.tables.types.get(id));
        ty.copied().ok_or_else(|| operands.invalid(&format!("unknown type {id}")))
    }

    fn head(&mut self, operands: &mut Operands<'_>) -> Step<Head> {
        let name = self.string_table_entry(operands)?;
        let ty = self.type_at(operands)?;
        Ok(Head { name, ty })
    }

    fn linkage(&self, operands: &mut Operands<'_>) -> Step<Linkage> {
        let code = operands.next()?;
        match code {
            // Linkages that implied a comdat or a storage class.
            1 | 4 | 5 | 6 | 10 | 11 | 13 | 14 | 15 => Err(Stop::needs_upgrade("symbols with an old linkage")),
            _ => linkage(code).ok_or_else(|| operands.invalid(&format!("unknown linkage {code}"))),
        }
    }

    fn section(&self, code: u64, operands: &Operands<'_>) -> Step<StrId> {
        table_entry(&self.sections, code, operands, "section")
    }

    /// Returns the comdat with that number, starting at one.
    fn comdat(&self, code: u64, operands: &Operands<'_>) -> Step<Option<u32>> {
        let comdats = self.builder.module.comdats.len() as u64;
        match code {
            0 => Ok(None),
            code if code <= comdats => Ok(Some(code as u32 - 1)),
            code => Err(operands.invalid(&format!("unknown comdat {code}"))),
        }
    }

    /// Returns the attributes with that number, starting at one; zero has none.
    fn attributes(&self, code: u64, operands: &Operands<'_>) -> Step<AttributeListId> {
        table_entry(&self.tables.attributes, code, operands, "attribute list")
    }

    /// Reads the partition, if the record has one.
    fn partition(&mut self, operands: &mut Operands<'_>) -> Step<StrId> {
        match operands.len() {
            0 | 1 => {
                operands.optional();
                Ok(StrId::EMPTY)
            }
            _ => self.string_table_entry(operands),
        }
    }

    /// Adds a constant that a symbol refers to by the number of its value plus one.
    fn refer(&mut self, at: SymbolUse, value_plus_one: u64) {
        if let Some(value) = value_plus_one.checked_sub(1) {
            self.references.push(SymbolReference { at, value });
        }
    }

    /// Reads COMDAT: name, selection.
    pub(super) fn read_comdat(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let name = self.string_table_entry(&mut operands)?;
        let selection = match operands.next()? {
            2 => ComdatSelection::ExactMatch,
            3 => ComdatSelection::Largest,
            4 => ComdatSelection::NoDeduplicate,
            5 => ComdatSelection::SameSize,
            _ => ComdatSelection::Any,
        };
        self.builder.module.comdats.push(Comdat { name, selection });
        Ok(())
    }

    /// Reads GLOBALVAR: name, type, flags, initializer, linkage, alignment, section, and what later releases appended.
    pub(super) fn read_variable(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let head = self.head(&mut operands)?;
        let flags = operands.next()?;
        if flags & 2 == 0 {
            return Err(Stop::needs_upgrade("global variables with typed pointers"));
        }
        if !is_object(self.builder.type_data(head.ty)) {
            return Err(operands.invalid("a variable of a type without objects"));
        }
        let space = address_space(flags >> 2, &operands)?;
        let initializer = operands.next()?;
        let linkage = self.linkage(&mut operands)?;
        let alignment = alignment(operands.next()?, &operands)?;
        let section = self.section(operands.next()?, &operands)?;
        let visibility = operands.or_zero();
        let thread_local = thread_local_model(operands.or_zero());
        let unnamed_addr = unnamed_addr(operands.or_zero()).unwrap_or_default();
        let is_externally_initialized = operands.or_zero() != 0;
        let dll = operands.or_zero();
        let comdat = self.comdat(operands.or_zero(), &operands)?;
        let attributes = self.attributes(operands.or_zero(), &operands)?;
        let is_dso_local = operands.or_zero() == 1;
        let partition = self.partition(&mut operands)?;
        let sanitizer = operands.or_zero() as u8 & 0xF;
        let code_model = match operands.or_zero() {
            model @ 0..=5 => model as u8,
            model => return Err(operands.invalid(&format!("unknown code model {model}"))),
        };
        let attributes = set_at(&self.builder, attributes);
        let value = self.builder.add_global(b"", head.ty, linkage, space);
        if let Some(global) = self.builder.global_mut(value) {
            let symbol = &mut global.symbol;
            symbol.name = head.name;
            (symbol.alignment, symbol.section, symbol.comdat) = (alignment, section, comdat);
            (symbol.thread_local, symbol.unnamed_addr) = (thread_local, unnamed_addr);
            (symbol.partition, symbol.sanitizer) = (partition, sanitizer);
            symbol.set_visibility(visibility, dll, is_dso_local);
            (global.is_constant, global.is_externally_initialized) = (flags & 1 != 0, is_externally_initialized);
            (global.attributes, global.code_model) = (attributes, code_model);
        }
        upgrade::check_variable(&self.builder, head.name, head.ty)?;
        self.tables.values.push(value);
        self.refer(SymbolUse::Initializer(value), initializer);
        Ok(())
    }

    /// Reads FUNCTION: name, type, calling convention, is a declaration, linkage, attributes, alignment, section,
    /// visibility, and what later releases appended.
    pub(super) fn read_function(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let head = self.head(&mut operands)?;
        match self.builder.type_data(head.ty) {
            TypeData::Function { .. } => {}
            TypeData::Pointer(_) => return Err(Stop::needs_upgrade("functions with typed pointers")),
            _ => return Err(operands.invalid("a function of another type")),
        }
        let calling_convention = match operands.next()? {
            convention @ 0..=1023 => convention as u32,
            convention => return Err(operands.invalid(&format!("calling convention {convention}"))),
        };
        let is_declaration = operands.next_bool()?;
        let linkage = self.linkage(&mut operands)?;
        let attributes = self.attributes(operands.next()?, &operands)?;
        let alignment = alignment(operands.next()?, &operands)?;
        let section = self.section(operands.next()?, &operands)?;
        let visibility = operands.next()?;
        let gc = table_entry(&self.collectors, operands.or_zero(), &operands, "garbage collector")?;
        let unnamed_addr = unnamed_addr(operands.or_zero()).unwrap_or_default();
        let prologue = operands.or_zero();
        let dll = operands.or_zero();
        let comdat = self.comdat(operands.or_zero(), &operands)?;
        let prefix = operands.or_zero();
        let personality = operands.or_zero();
        let is_dso_local = operands.or_zero() == 1;
        let space = match operands.optional() {
            Some(space) => address_space(space, &operands)?,
            None => return Err(Stop::needs_upgrade("functions without an address space")),
        };
        let partition = self.partition(&mut operands)?;
        if is_declaration {
            let name = self.builder.text(head.name);
            if let Some(intrinsic) = DebugIntrinsic::from_name(name) {
                self.tables.debug_intrinsics.insert(self.tables.values.len() as u32, intrinsic);
                self.tables.values.push(absent());
                return Ok(());
            }
            if !self.is_upgraded {
                upgrade::check_intrinsic(&self.builder, name, head.ty)?;
            }
        }
        upgrade::check_function_attributes(&self.builder, attributes)?;
        let id = self.builder.add_function(b"", head.ty, linkage, calling_convention, space);
        let function = self.builder.function_mut(id);
        (function.attributes, function.gc) = (attributes, gc);
        let symbol = &mut function.symbol;
        symbol.name = head.name;
        (symbol.alignment, symbol.section, symbol.comdat) = (alignment, section, comdat);
        (symbol.unnamed_addr, symbol.partition) = (unnamed_addr, partition);
        symbol.set_visibility(visibility, dll, is_dso_local);
        self.tables.values.push(symbol.value);
        self.refer(SymbolUse::Prologue(id), prologue);
        self.refer(SymbolUse::Prefix(id), prefix);
        self.refer(SymbolUse::Personality(id), personality);
        if !is_declaration {
            self.defined.push(id);
        }
        Ok(())
    }

    /// Reads ALIAS or IFUNC: name, type, address space, target, linkage, and what later releases appended.
    pub(super) fn read_alias(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let head = self.head(&mut operands)?;
        let is_alias = operands.code == module::ALIAS;
        let space = address_space(operands.next()?, &operands)?;
        let target = operands.next()?;
        let linkage = self.linkage(&mut operands)?;
        let visibility = operands.or_zero();
        let dll = if is_alias { operands.or_zero() } else { 0 };
        let thread_local = if is_alias { thread_local_model(operands.or_zero()) } else { ThreadLocal::None };
        let unnamed_addr =
            if is_alias { unnamed_addr(operands.or_zero()).unwrap_or_default() } else { UnnamedAddr::None };
        let is_dso_local = operands.or_zero() == 1;
        let partition = self.partition(&mut operands)?;
        let ty = self.builder.pointer_type(space);
        let module = &mut self.builder.module;
        let (kind, list) = match is_alias {
            true => (ConstantKind::Alias, &mut module.aliases),
            false => (ConstantKind::IFunc, &mut module.ifuncs),
        };
        let index = list.len() as u32;
        let value = module.constants.add_global(kind, ty, index);
        let mut symbol = Symbol {
            value,
            name: head.name,
            value_type: head.ty,
            linkage,
            visibility: Visibility::Default,
            dll_storage: DllStorage::Default,
            unnamed_addr,
            thread_local,
            is_dso_local,
            partition,
            section: StrId::EMPTY,
            alignment: 0,
            comdat: None,
            attachments: Vec::new(),
            sanitizer: 0,
        };
        symbol.set_visibility(visibility, dll, is_dso_local);
        list.push(AliasData { symbol, target: [absent()] });
        self.tables.values.push(value);
        let at = if is_alias { SymbolUse::Aliasee(index) } else { SymbolUse::Resolver(index) };
        self.references.push(SymbolReference { at, value: target });
        Ok(())
    }

    /// Gives the symbols the constants that they refer to.
    pub(super) fn resolve_symbols(&mut self) -> Step<()> {
        for SymbolReference { at, value } in std::mem::take(&mut self.references) {
            let known = usize::try_from(value).ok().and_then(|value| self.tables.values.get(value));
            let constant = match known {
                Some(constant) if *constant != absent() => *constant,
                _ => return Err(Stop::invalid(format!("a symbol refers to value {value}, which is no constant"))),
            };
            let module = &mut self.builder.module;
            let function = |id: FunctionId| id.index();
            match at {
                SymbolUse::Initializer(variable) => {
                    let ty = module.constants.entries.get(constant_index(constant)).map(|entry| entry.ty);
                    match self.builder.global_mut(variable) {
                        Some(global) if Some(global.symbol.value_type) == ty => global.initializer = Some(constant),
                        _ => return Err(Stop::invalid("an initializer of another type than the variable")),
                    }
                }
                SymbolUse::Aliasee(index) => module.aliases[index as usize].target = [constant],
                SymbolUse::Resolver(index) => module.ifuncs[index as usize].target = [constant],
                SymbolUse::Personality(id) => module.functions[function(id)].personality = Some(constant),
                SymbolUse::Prefix(id) => module.functions[function(id)].prefix = Some(constant),
                SymbolUse::Prologue(id) => module.functions[function(id)].prologue = Some(constant),
            }
        }
        Ok(())
    }
}

/// Returns the index of a value in the table of the module.
fn constant_index(value: ValueId) -> usize {
    match value.referent() {
        crate::ir::values::Referent::Module(index) => index as usize,
        _ => usize::MAX,
    }
}

/// Returns the attributes of a variable, which its list has at the position of a function.
fn set_at(builder: &ModuleBuilder, list: AttributeListId) -> crate::ir::attributes::AttributeSetId {
    let sets = builder.module.attributes.list(list);
    sets.iter().find(|(index, _)| *index == FUNCTION_INDEX).map(|(_, set)| *set).unwrap_or_default()
}

/// Returns the address space with a number.
pub(super) fn address_space(code: u64, operands: &Operands<'_>) -> Step<u32> {
    match code {
        0..0x100_0000 => Ok(code as u32),
        _ => Err(operands.invalid(&format!("address space {code}"))),
    }
}

/// Returns the entry with that number, starting at one; the default for zero.
pub(super) fn table_entry<T: Copy + Default>(table: &[T], code: u64, operands: &Operands<'_>, what: &str) -> Step<T> {
    let Some(index) = code.checked_sub(1) else { return Ok(T::default()) };
    let entry = usize::try_from(index).ok().and_then(|index| table.get(index));
    entry.copied().ok_or_else(|| operands.invalid(&format!("unknown {what} {code}")))
}

/// Returns `true` for types of variables.
fn is_object(data: &TypeData) -> bool {
    !matches!(data, TypeData::Void | TypeData::Label | TypeData::Metadata | TypeData::Function { .. } | TypeData::Token)
}
