//! Global variables, aliases, ifuncs, comdats and the headers of functions as assembly.

use super::Printer;
use super::attributes::AttributeSyntax;
use super::flags::{dll_storage, linkage, push_calling_convention, thread_local, unnamed_addr, visibility};
use super::text::{Sigil, push_name, push_number, push_quoted, push_raw};
use crate::ir::attributes::RETURN_INDEX;
use crate::ir::constants::ConstantKind;
use crate::ir::function::{AliasData, Function, Global, Linkage, Symbol, UnnamedAddr, Visibility};
use crate::ir::intrinsics;
use crate::ir::module::ComdatSelection;
use crate::ir::slots::{attachments, function_attributes};
use crate::ir::strings::StrId;
use crate::ir::types::TypeData;
use crate::ir::values::{Referent, Value, ValueId};

/// The names of code models, by LLVM's number.
const CODE_MODELS: [&str; 5] = ["tiny", "small", "kernel", "medium", "large"];

const SANITIZERS: [&str; 4] =
    [", no_sanitize_address", ", no_sanitize_hwaddress", ", sanitize_memtag", ", sanitize_address_dyninit"];

/// The calling convention of C, which has no keyword.
const C_CALLING_CONVENTION: u32 = 0;

/// The keyword of an [`AliasData`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Indirection {
    Alias,
    IFunc,
}

impl Symbol {
    /// Returns `true` if the linkage or visibility implies `dso_local`.
    fn is_implicitly_dso_local(&self) -> bool {
        matches!(self.linkage, Linkage::Internal | Linkage::Private)
            || self.visibility != Visibility::Default && self.linkage != Linkage::ExternWeak
    }
}

impl Printer<'_> {
    fn quoted_property(&mut self, prefix: &str, text: StrId) {
        if !text.is_empty() {
            self.out.push_str(prefix);
            push_quoted(&mut self.out, self.module.strings.get(text));
        }
    }

    fn symbol_keywords(&mut self, symbol: &Symbol) {
        self.out.push_str(linkage(symbol.linkage));
        if symbol.is_dso_local && !symbol.is_implicitly_dso_local() {
            self.out.push_str("dso_local ");
        }
        self.out.push_str(visibility(symbol.visibility));
    }

    fn unnamed_addr_before(&mut self, significance: UnnamedAddr) {
        if significance != UnnamedAddr::None {
            self.out.push_str(unnamed_addr(significance));
            self.out.push(' ');
        }
    }

    fn comdat_reference(&mut self, symbol: &Symbol, keyword: &str) {
        let Some(comdat) = symbol.comdat.and_then(|index| self.module.comdats.get(index as usize)) else { return };
        self.out.push_str(keyword);
        if comdat.name != symbol.name {
            self.out.push('(');
            push_name(&mut self.out, Sigil::Comdat, self.module.strings.get(comdat.name));
            self.out.push(')');
        }
    }

    /// Writes the attached metadata, each after `separator`.
    pub(super) fn attachments(&mut self, value: Value<'_>, separator: &str) {
        for (kind, node) in attachments(value) {
            self.attachment(kind, node, separator);
        }
    }

    /// Writes the comdats that a function or variable is part of, in the order of their first symbols.
    pub(super) fn comdats(&mut self) {
        let functions = self.module.functions.iter().map(|function| &function.symbol);
        let symbols = functions.chain(self.module.globals.iter().map(|global| &global.symbol));
        let mut order: Vec<u32> = Vec::new();
        let mut is_known = vec![false; self.module.comdats.len()];
        for index in symbols.filter_map(|symbol| symbol.comdat) {
            if is_known.get_mut(index as usize).is_some_and(|known| !std::mem::replace(known, true)) {
                order.push(index);
            }
        }
        for index in order {
            let comdat = &self.module.comdats[index as usize];
            self.out.push('\n');
            push_name(&mut self.out, Sigil::Comdat, self.module.strings.get(comdat.name));
            self.out.push_str(" = comdat ");
            self.out.push_str(match comdat.selection {
                ComdatSelection::Any => "any\n",
                ComdatSelection::ExactMatch => "exactmatch\n",
                ComdatSelection::Largest => "largest\n",
                ComdatSelection::NoDeduplicate => "nodeduplicate\n",
                ComdatSelection::SameSize => "samesize\n",
            });
        }
    }

    /// Writes the line of a variable without its end.
    pub(super) fn variable(&mut self, global: Global<'_>) {
        let data = global.data();
        let symbol = &data.symbol;
        self.module_value(symbol.value);
        self.out.push_str(" = ");
        if data.initializer.is_none() && symbol.linkage == Linkage::External {
            self.out.push_str("external ");
        }
        self.symbol_keywords(symbol);
        self.out.push_str(dll_storage(symbol.dll_storage));
        self.out.push_str(thread_local(symbol.thread_local));
        self.unnamed_addr_before(symbol.unnamed_addr);
        let space = global.address_space();
        self.address_space("", space, false);
        self.out.push_str(if space == 0 { "" } else { " " });
        if data.is_externally_initialized {
            self.out.push_str("externally_initialized ");
        }
        self.out.push_str(if data.is_constant { "constant " } else { "global " });
        self.ty(symbol.value_type);
        if let Some(initializer) = data.initializer {
            self.out.push(' ');
            self.module_value(initializer);
        }
        self.quoted_property(", section ", symbol.section);
        self.quoted_property(", partition ", symbol.partition);
        if let Some(model) = data.code_model.checked_sub(1).and_then(|model| CODE_MODELS.get(usize::from(model))) {
            self.out.push_str(", code_model ");
            push_quoted(&mut self.out, model.as_bytes());
        }
        for (_, keyword) in SANITIZERS.iter().enumerate().filter(|(bit, _)| symbol.sanitizer >> bit & 1 != 0) {
            self.out.push_str(keyword);
        }
        self.comdat_reference(symbol, ", comdat");
        self.alignment(", align ", symbol.alignment);
        self.attachments(global.value(), ", ");
        self.group_reference(Some(data.attributes));
    }

    /// Writes `prefix` and an alignment, if there is one.
    pub(super) fn alignment(&mut self, prefix: &str, alignment: u64) {
        if alignment != 0 {
            self.out.push_str(prefix);
            push_number(&mut self.out, alignment);
        }
    }

    /// Writes the line of an alias or ifunc without its end.
    pub(super) fn indirection(&mut self, data: &AliasData, keyword: Indirection) {
        let symbol = &data.symbol;
        self.module_value(symbol.value);
        self.out.push_str(" = ");
        self.symbol_keywords(symbol);
        match keyword {
            Indirection::Alias => {
                self.out.push_str(dll_storage(symbol.dll_storage));
                self.out.push_str(thread_local(symbol.thread_local));
                self.unnamed_addr_before(symbol.unnamed_addr);
                self.out.push_str("alias ");
            }
            Indirection::IFunc => self.out.push_str("ifunc "),
        }
        self.ty(symbol.value_type);
        self.out.push_str(", ");
        let [target] = data.target;
        match self.is_expression(target) {
            true => self.module_value(target),
            false => self.typed_module_value(target),
        }
        self.quoted_property(", partition ", symbol.partition);
        if keyword == Indirection::IFunc {
            self.attachments(self.module.value(symbol.value), ", ");
        }
    }

    fn is_expression(&self, id: ValueId) -> bool {
        match id.referent() {
            Referent::Module(index) => self.module.constants.get(index).kind == ConstantKind::Expr,
            _ => false,
        }
    }

    /// Writes the comments before a function.
    pub(super) fn function_comments(&mut self, function: Function<'_>) {
        self.attribute_comment(function_attributes(self.module, function.data().attributes));
        if function.is_intrinsic() && !str::from_utf8(function.name()).is_ok_and(intrinsics::is_known) {
            self.out.push_str("; Unknown intrinsic\n");
        }
    }

    /// Writes `define ...` or `declare ...` up to the end of the line or the brace.
    pub(super) fn function_header(&mut self, function: Function<'_>) {
        let data = function.data();
        let symbol = &data.symbol;
        if function.is_declaration() {
            self.out.push_str("declare");
            self.attachments(function.value(), " ");
            self.out.push(' ');
        } else {
            self.out.push_str("define ");
        }
        self.symbol_keywords(symbol);
        self.out.push_str(dll_storage(symbol.dll_storage));
        if data.calling_convention != C_CALLING_CONVENTION {
            push_calling_convention(&mut self.out, data.calling_convention);
            self.out.push(' ');
        }
        let result = self.module.attributes.at(data.attributes, RETURN_INDEX);
        if !result.is_empty() {
            self.attribute_set(result, AttributeSyntax::Inline);
            self.out.push(' ');
        }
        self.ty(function.return_type().id());
        self.out.push(' ');
        self.module_value(symbol.value);
        self.parameters(function);
        if symbol.unnamed_addr != UnnamedAddr::None {
            self.out.push(' ');
            self.out.push_str(unnamed_addr(symbol.unnamed_addr));
        }
        let space = function.value().ty().address_space().unwrap_or(0);
        self.address_space(" ", space, self.module.layout.program_address_space() != 0);
        self.group_reference(function_attributes(self.module, data.attributes));
        self.function_properties(function);
    }

    fn parameters(&mut self, function: Function<'_>) {
        let list = function.data().attributes;
        self.out.push('(');
        self.list(function.parameters(), |printer, parameter| {
            printer.ty(parameter.ty().id());
            let Referent::Argument(index) = parameter.id().referent() else { return };
            printer.inline_attributes(printer.module.attributes.at(list, index + 1));
            if !function.is_declaration() {
                printer.out.push(' ');
                printer.local_reference(function.id(), parameter.id());
            }
        });
        if function.is_variadic() {
            self.out.push_str(if function.parameter_count() == 0 { "..." } else { ", ..." });
        }
        self.out.push(')');
    }

    fn function_properties(&mut self, function: Function<'_>) {
        let data = function.data();
        self.quoted_property(" section ", data.symbol.section);
        self.quoted_property(" partition ", data.symbol.partition);
        self.comdat_reference(&data.symbol, " comdat");
        self.alignment(" align ", data.symbol.alignment);
        if !data.gc.is_empty() {
            self.out.push_str(" gc \"");
            push_raw(&mut self.out, self.module.strings.get(data.gc));
            self.out.push('"');
        }
        let constants = [(" prefix ", data.prefix), (" prologue ", data.prologue), (" personality ", data.personality)];
        for (keyword, value) in constants {
            if let Some(value) = value {
                self.out.push_str(keyword);
                self.typed_module_value(value);
            }
        }
        if !function.is_declaration() {
            self.attachments(function.value(), " ");
        }
    }
}

impl TypeData {
    /// Returns `true` for a function type that takes more arguments than it has parameters.
    pub(super) fn is_variadic_function(&self) -> bool {
        matches!(self, Self::Function { is_variadic: true, .. })
    }
}
