//! Writes the properties of the module and of its symbols.

use rustc_hash::FxHashMap;

use super::super::codes::module as code;
use super::super::encoding::{
    dll_storage_number, linkage_number, thread_local_number, unnamed_addr_number, visibility_number,
};
use super::super::stream::writer::{Encoding, char6};
use super::abbreviations::literal;
use super::{ModuleWriter, alignment_number};
use crate::ir::StrId;
use crate::ir::attributes::AttributeSetId;
use crate::ir::function::{
    AliasData, DllStorage, FunctionData, GlobalData, Symbol, ThreadLocal, UnnamedAddr, Visibility,
};
use crate::ir::module::ComdatSelection;
use crate::ir::values::ValueId;

/// Names that records refer to by number: sections and garbage collectors. Zero is none.
#[derive(Default)]
struct Names(FxHashMap<StrId, u64>);

impl Names {
    fn number(&self, name: StrId) -> u64 {
        self.0.get(&name).copied().unwrap_or(0)
    }
}

impl ModuleWriter<'_> {
    /// Writes comdats, the properties of the module, and its symbols.
    pub(super) fn write_globals(&mut self) {
        self.write_comdats();
        self.write_properties();
        let module = self.module;
        let variables = module.globals.iter().map(|global| global.symbol.section);
        let functions = module.functions.iter().map(|function| function.symbol.section);
        let sections = self.write_symbol_names(code::SECTIONNAME, variables.chain(functions));
        let collectors = self.write_symbol_names(code::GCNAME, module.functions.iter().map(|function| function.gc));
        self.write_source_file();
        for global in &module.globals {
            self.write_global(global, &sections);
        }
        for function in &module.functions {
            self.write_declaration(function, &sections, &collectors);
        }
        for alias in &module.aliases {
            self.write_alias(alias);
        }
        for ifunc in &module.ifuncs {
            self.write_ifunc(ifunc);
        }
        self.write_index_position();
    }

    fn write_comdats(&mut self) {
        for comdat in &self.module.comdats {
            let [offset, length] = self.strings.add(comdat.name);
            let selection = match comdat.selection {
                ComdatSelection::Any => 1,
                ComdatSelection::ExactMatch => 2,
                ComdatSelection::Largest => 3,
                ComdatSelection::NoDeduplicate => 4,
                ComdatSelection::SameSize => 5,
            };
            self.stream.record(code::COMDAT, &[offset, length, selection]);
        }
    }

    fn write_properties(&mut self) {
        let module = self.module;
        let properties =
            [(code::TRIPLE, &*module.triple), (code::DATALAYOUT, module.layout.text()), (code::ASM, &*module.asm)];
        for (code, text) in properties {
            if !text.is_empty() {
                self.stream.text_record(code, &[], text.as_bytes());
            }
        }
    }

    /// Writes each name once, and returns the numbers of the names.
    fn write_symbol_names(&mut self, code: u32, names: impl Iterator<Item = StrId>) -> Names {
        let mut known = Names::default();
        for name in names.filter(|name| !name.is_empty()) {
            let number = known.0.len() as u64 + 1;
            if let std::collections::hash_map::Entry::Vacant(entry) = known.0.entry(name) {
                entry.insert(number);
                self.stream.text_record(code, &[], self.module.strings.get(name));
            }
        }
        known
    }

    fn write_source_file(&mut self) {
        let name = &self.module.source_file;
        let element = match () {
            () if name.iter().all(|byte| char6(*byte).is_some()) => Encoding::Char6,
            () if name.is_ascii() => Encoding::Fixed(7),
            () => Encoding::Fixed(8),
        };
        let abbreviation = self.stream.define(&[literal(code::SOURCE_FILENAME), Encoding::Array, element]);
        self.stream.abbreviated_text(&abbreviation, &[], name);
    }

    fn write_global(&mut self, global: &GlobalData, sections: &Names) {
        let symbol = &global.symbol;
        self.push_name(symbol);
        let space = self.address_space(symbol);
        let initializer = self.value_or_zero(global.initializer);
        // The type is explicit: bit 1.
        let properties = space << 2 | 2 | u64::from(global.is_constant);
        self.record.extend([properties, initializer, linkage_number(symbol.linkage)]);
        self.record.extend([alignment_number(symbol.alignment), sections.number(symbol.section)]);
        if has_rare_properties(global) {
            self.record.extend([
                visibility_number(symbol.visibility),
                thread_local_number(symbol.thread_local),
                unnamed_addr_number(symbol.unnamed_addr),
                global.is_externally_initialized.into(),
                dll_storage_number(symbol.dll_storage),
                comdat_number(symbol),
                self.numbers.variable_list_number(global.attributes),
                symbol.is_dso_local.into(),
            ]);
            self.record.extend(self.strings.add(symbol.partition));
            self.record.extend([u64::from(symbol.sanitizer), u64::from(global.code_model)]);
        }
        self.finish_record(code::GLOBALVAR);
    }

    fn write_declaration(&mut self, function: &FunctionData, sections: &Names, collectors: &Names) {
        let symbol = &function.symbol;
        self.push_name(symbol);
        let [prologue, prefix, personality] =
            [function.prologue, function.prefix, function.personality].map(|id| self.value_or_zero(id));
        let space = self.address_space(symbol);
        self.record.extend([
            function.calling_convention.into(),
            function.body.is_none().into(),
            linkage_number(symbol.linkage),
            self.numbers.list_number(function.attributes),
            alignment_number(symbol.alignment),
            sections.number(symbol.section),
            visibility_number(symbol.visibility),
            collectors.number(function.gc),
            unnamed_addr_number(symbol.unnamed_addr),
            prologue,
            dll_storage_number(symbol.dll_storage),
            comdat_number(symbol),
            prefix,
            personality,
            symbol.is_dso_local.into(),
            space,
        ]);
        self.record.extend(self.strings.add(symbol.partition));
        self.finish_record(code::FUNCTION);
    }

    fn write_alias(&mut self, alias: &AliasData) {
        let symbol = &alias.symbol;
        self.push_target(alias);
        self.record.extend([
            visibility_number(symbol.visibility),
            dll_storage_number(symbol.dll_storage),
            thread_local_number(symbol.thread_local),
            unnamed_addr_number(symbol.unnamed_addr),
            symbol.is_dso_local.into(),
        ]);
        self.record.extend(self.strings.add(symbol.partition));
        self.finish_record(code::ALIAS);
    }

    fn write_ifunc(&mut self, ifunc: &AliasData) {
        let symbol = &ifunc.symbol;
        self.push_target(ifunc);
        self.record.extend([visibility_number(symbol.visibility), symbol.is_dso_local.into()]);
        self.record.extend(self.strings.add(symbol.partition));
        self.finish_record(code::IFUNC);
    }

    /// Appends the name and the type of the contents.
    fn push_name(&mut self, symbol: &Symbol) {
        self.record.extend(self.strings.add(symbol.name));
        self.record.push(self.numbers.type_number(symbol.value_type));
    }

    /// Appends what aliases and ifuncs begin with.
    fn push_target(&mut self, alias: &AliasData) {
        self.push_name(&alias.symbol);
        let (space, target) = (self.address_space(&alias.symbol), self.value(alias.target[0]));
        self.record.extend([space, target.into(), linkage_number(alias.symbol.linkage)]);
    }

    fn finish_record(&mut self, code: u32) {
        self.stream.record(code, &self.record);
        self.record.clear();
    }

    fn address_space(&self, symbol: &Symbol) -> u64 {
        let ty = self.numbers.type_of(symbol.value);
        crate::ir::Type::new(self.module, ty).address_space().unwrap_or(0).into()
    }

    /// Returns the number of a value plus one; zero for none.
    fn value_or_zero(&mut self, id: Option<ValueId>) -> u64 {
        id.map_or(0, |id| u64::from(self.value(id)) + 1)
    }

    /// Writes a record for the position of the function index, which is not known yet.
    fn write_index_position(&mut self) {
        let abbreviation = self.stream.define(&[literal(code::VSTOFFSET), Encoding::Fixed(32)]);
        self.stream.abbreviated(&abbreviation, &[0]);
        self.symbols_at = self.stream.bit_position() - 32;
    }
}

/// Returns `true` if a variable needs the second half of its record.
fn has_rare_properties(global: &GlobalData) -> bool {
    let symbol = &global.symbol;
    symbol.thread_local != ThreadLocal::None
        || symbol.visibility != Visibility::Default
        || symbol.unnamed_addr != UnnamedAddr::None
        || global.is_externally_initialized
        || symbol.dll_storage != DllStorage::Default
        || symbol.comdat.is_some()
        || global.attributes != AttributeSetId::default()
        || symbol.is_dso_local
        || !symbol.partition.is_empty()
        || symbol.sanitizer != 0
        || global.code_model != 0
}

fn comdat_number(symbol: &Symbol) -> u64 {
    symbol.comdat.map_or(0, |comdat| u64::from(comdat) + 1)
}
