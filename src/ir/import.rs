//! Definitions of another module: copies of functions, with the functions and variables that they refer to.

use rustc_hash::FxHashMap;

use super::attributes::{Attribute, AttributeIndex, AttributeKind, AttributeListId};
use super::builder::{ModuleBuilder, Names};
use super::constants::{ConstantEntry, ConstantKind, Contents, Expression, InlineAsm};
use super::function::{Body, FunctionId, GlobalData, Linkage, Symbol};
use super::inst::{CallData, InstData, flags};
use super::module::Module;
use super::opcode::Opcode;
use super::types::{TypeData, TypeId};
use super::values::{Referent, ValueId};

/// The counterparts in one module of what copies from another one refer to.
///
/// The source has no metadata that matters, no structures that contain themselves and no block addresses: attached
/// metadata, debug information and names of local values stay behind, structures lose their names, and attributes those
/// with a key. A function is called without extended integers (`signext`, `zeroext`), as functions of the target are.
#[derive(Debug)]
pub(crate) struct Importer<'s> {
    source: &'s Module,
    types: FxHashMap<TypeId, TypeId>,
    values: FxHashMap<u32, ValueId>,
    attributes: FxHashMap<AttributeListId, AttributeListId>,
    /// The functions of the target by those of the source.
    functions: FxHashMap<FunctionId, FunctionId>,
    /// The symbols of the target.
    symbols: Names,
    /// The functions that the target only declares, by their names.
    declarations: FxHashMap<Vec<u8>, FunctionId>,
    /// A function that the source declares, and that the target has as something else.
    conflict: Option<Vec<u8>>,
    /// The definitions that are not copied yet: in the source and in the target.
    pending: Vec<(FunctionId, FunctionId)>,
    /// See [`Self::renaming`].
    names: fn(&str) -> Option<String>,
}

impl<'s> Importer<'s> {
    pub(crate) fn new(source: &'s Module, target: &ModuleBuilder) -> Self {
        let (mut symbols, mut declarations) = (Names::default(), FxHashMap::default());
        for function in target.module().functions() {
            symbols.take(function.name());
            if function.is_declaration() {
                declarations.insert(function.name().to_vec(), function.id());
            }
        }
        target.module().globals().for_each(|global| {
            symbols.take(global.name());
        });
        Self {
            source,
            symbols,
            declarations,
            conflict: None,
            types: FxHashMap::default(),
            values: FxHashMap::default(),
            attributes: FxHashMap::default(),
            functions: FxHashMap::default(),
            pending: Vec::new(),
            names: |_| None,
        }
    }

    /// Sets the names that the target has for functions that the source only declares; `None` is the same name.
    pub(crate) fn renaming(self, names: fn(&str) -> Option<String>) -> Self {
        Self { names, ..self }
    }

    /// Returns the name of a function that the source only declares, if the target has another function or a variable of this
    /// name.
    pub(crate) fn conflict(&self) -> Option<&[u8]> {
        self.conflict.as_deref()
    }

    /// Returns a symbol that the target does not have yet: the name, or with a suffix.
    pub(crate) fn take_symbol(&mut self, name: &[u8]) -> Vec<u8> {
        self.symbols.unique(name)
    }

    /// Returns the function with a name in the source, as one of the target, which is added if it is not there yet;
    /// [`Self::finish`] copies its body. `None` if the source defines no such function.
    pub(crate) fn function(&mut self, target: &mut ModuleBuilder, name: &str) -> Option<FunctionId> {
        let found = self.source.function(name).filter(|found| found.data().body.is_some())?;
        Some(self.function_at(target, found.id()))
    }

    /// Makes a declaration of the target the definition with this name in the source, if that has the same type.
    pub(crate) fn define(&mut self, target: &mut ModuleBuilder, declaration: FunctionId, name: &str) -> bool {
        let Some(found) = self.source.function(name).filter(|found| found.data().body.is_some()) else { return false };
        let ty = self.ty(target, found.data().symbol.value_type);
        if ty != target.function_data(declaration).symbol.value_type || self.functions.contains_key(&found.id()) {
            return false;
        }
        let Referent::Module(index) = found.data().symbol.value.referent() else { return false };
        self.values.insert(index, target.function_value(declaration));
        self.functions.insert(found.id(), declaration);
        self.pending.push((found.id(), declaration));
        true
    }

    /// Copies the bodies of all functions that were asked for, and what they refer to.
    pub(crate) fn finish(&mut self, target: &mut ModuleBuilder) {
        while let Some((from, to)) = self.pending.pop() {
            let source = self.source;
            let data = &source.functions[from.index()];
            let attributes = self.attributes(target, data.attributes);
            let body = self.body(target, data.body());
            let function = target.function_mut(to);
            function.attributes = attributes;
            function.calling_convention = data.calling_convention;
            function.symbol.linkage = Linkage::Internal;
            function.symbol.is_dso_local = true;
            function.body = Some(Box::new(body));
        }
    }

    fn function_at(&mut self, target: &mut ModuleBuilder, id: FunctionId) -> FunctionId {
        let source = self.source;
        let data = &source.functions[id.index()];
        if let Some(&known) = self.functions.get(&id) {
            return known;
        }
        let ty = self.ty(target, data.symbol.value_type);
        let name = source.strings.get(data.symbol.name);
        let function = match data.body {
            Some(_) => {
                let name = self.symbols.unique(name);
                let function = target.add_function(&name, ty, Linkage::Internal, data.calling_convention, 0);
                self.pending.push((id, function));
                function
            }
            None => {
                let renamed = str::from_utf8(name).ok().and_then(self.names);
                let name = renamed.as_deref().map_or(name, str::as_bytes);
                let (function, is_new) = self.declare(target, name, ty);
                if is_new {
                    let attributes = self.attributes(target, data.attributes);
                    let function = target.function_mut(function);
                    function.attributes = attributes;
                    function.calling_convention = data.calling_convention;
                }
                function
            }
        };
        self.functions.insert(id, function);
        function
    }

    /// Gives a declaration of the target another name, unless the target has that name.
    pub(crate) fn rename(&mut self, target: &mut ModuleBuilder, declaration: FunctionId, name: &str) -> bool {
        if !self.symbols.take(name.as_bytes()) {
            return false;
        }
        self.declarations.insert(name.as_bytes().to_vec(), declaration);
        let name = target.string(name.as_bytes());
        target.function_mut(declaration).symbol.name = name;
        true
    }

    /// Returns the function that the target declares with this name and type, and `true` if it is added.
    pub(crate) fn declare(&mut self, target: &mut ModuleBuilder, name: &[u8], ty: TypeId) -> (FunctionId, bool) {
        if let Some(known) = self.declarations.get(name)
            && target.function_data(*known).symbol.value_type == ty
        {
            return (*known, false);
        }
        if !self.symbols.take(name) {
            self.conflict = Some(name.to_vec());
        }
        let function = target.add_function(name, ty, Linkage::External, 0, 0);
        self.declarations.insert(name.to_vec(), function);
        (function, true)
    }

    fn ty(&mut self, target: &mut ModuleBuilder, ty: TypeId) -> TypeId {
        if let Some(&known) = self.types.get(&ty) {
            return known;
        }
        let source = self.source;
        let data = match source.types.get(ty) {
            TypeData::NamedStruct(_) => TypeData::LiteralStruct {
                members: source.types.contained(ty).iter().map(|ty| self.ty(target, *ty)).collect(),
                is_packed: source.types.is_packed(ty),
            },
            other => other.map(|ty| self.ty(target, ty)),
        };
        let mapped = target.add_type(data);
        self.types.insert(ty, mapped);
        mapped
    }

    fn value(&mut self, target: &mut ModuleBuilder, value: ValueId) -> ValueId {
        let Referent::Module(index) = value.referent() else { return value };
        if let Some(&known) = self.values.get(&index) {
            return known;
        }
        let entry = self.source.constants.get(index);
        let mapped = match entry.kind {
            ConstantKind::Function => {
                let function = self.function_at(target, FunctionId(entry.start));
                target.function_value(function)
            }
            ConstantKind::GlobalVariable => self.global(target, index, entry),
            _ => self.constant(target, entry),
        };
        self.values.insert(index, mapped);
        mapped
    }

    fn constant(&mut self, target: &mut ModuleBuilder, entry: ConstantEntry) -> ValueId {
        let source = self.source;
        let ty = self.ty(target, entry.ty);
        let operands = |this: &mut Self, target: &mut ModuleBuilder, operands: &[ValueId]| -> Vec<ValueId> {
            operands.iter().map(|operand| this.value(target, *operand)).collect()
        };
        match source.constants.contents(&entry) {
            Contents::Operands(members) => {
                let members = operands(self, target, members);
                target.module.constants.add(entry.kind, ty, Contents::Operands(&members))
            }
            Contents::Expression(details, members) => {
                let members = operands(self, target, members);
                let details = Expression { source: details.source.map(|ty| self.ty(target, ty)), ..details.clone() };
                target.expression(ty, &details, &members)
            }
            Contents::Asm(asm) => {
                let asm = InlineAsm {
                    function_type: self.ty(target, asm.function_type),
                    text: target.string(source.strings.get(asm.text)),
                    constraints: target.string(source.strings.get(asm.constraints)),
                    ..asm.clone()
                };
                target.inline_asm(&asm)
            }
            contents @ (Contents::Inline(..) | Contents::Words(_) | Contents::Bytes(_)) => {
                target.module.constants.add(entry.kind, ty, contents)
            }
        }
    }

    fn global(&mut self, target: &mut ModuleBuilder, index: u32, entry: ConstantEntry) -> ValueId {
        let source = self.source;
        let data = &source.globals[entry.start as usize];
        let ty = self.ty(target, data.symbol.value_type);
        let name = self.symbols.unique(source.strings.get(data.symbol.name));
        let linkage = if data.initializer.is_some() { Linkage::Internal } else { Linkage::External };
        let value = target.add_global(&name, ty, linkage, 0);
        // An initializer may refer to the variable.
        self.values.insert(index, value);
        let initializer = data.initializer.map(|initializer| self.value(target, initializer));
        if let Some(global) = target.global_mut(value) {
            let symbol = Symbol {
                alignment: data.symbol.alignment,
                thread_local: data.symbol.thread_local,
                unnamed_addr: data.symbol.unnamed_addr,
                ..global.symbol.clone()
            };
            *global = GlobalData { symbol, initializer, is_constant: data.is_constant, ..global.clone() };
        }
        value
    }

    fn attributes(&mut self, target: &mut ModuleBuilder, list: AttributeListId) -> AttributeListId {
        if let Some(&known) = self.attributes.get(&list) {
            return known;
        }
        let source = self.source;
        let mut sets: Vec<(AttributeIndex, _)> = Vec::new();
        for &(index, set) in source.attributes.list(list) {
            let mut kept = Vec::new();
            for attribute in source.attributes.set(set) {
                kept.extend(match attribute {
                    Attribute::String(..) => None,
                    Attribute::Flag(AttributeKind::SExt | AttributeKind::ZExt) => None,
                    Attribute::Type(kind, ty) => Some(Attribute::Type(*kind, ty.map(|ty| self.ty(target, ty)))),
                    Attribute::Flag(_) | Attribute::Int(..) | Attribute::Range(..) | Attribute::RangeList(..) => {
                        Some(attribute.clone())
                    }
                });
            }
            sets.push((index, target.attribute_set(kept)));
        }
        let mapped = target.attribute_list(sets);
        self.attributes.insert(list, mapped);
        mapped
    }

    fn body(&mut self, target: &mut ModuleBuilder, body: &Body) -> Body {
        let mut copy = Body::default();
        copy.blocks.clone_from(&body.blocks);
        copy.extras.clone_from(&body.extras);
        copy.operands = body.operands.iter().map(|operand| self.value(target, *operand)).collect();
        copy.insts = body.insts.iter().map(|inst| self.inst(target, inst, &mut copy.extras)).collect();
        copy
    }

    /// Copies an instruction; what its numbers in `extras` say about types, values and attributes is replaced.
    fn inst(&mut self, target: &mut ModuleBuilder, inst: &InstData, extras: &mut [u32]) -> InstData {
        let mut copy = InstData {
            ty: self.ty(target, inst.ty),
            flags: inst.flags & !(flags::HAS_ATTACHMENTS | flags::HAS_RECORDS),
            location: None,
            ..*inst
        };
        let extra = inst.extra as usize;
        match inst.opcode {
            Opcode::GetElementPtr => copy.extra = self.ty(target, TypeId(inst.extra)).0,
            Opcode::Alloca => extras[extra] = self.ty(target, TypeId(extras[extra])).0,
            Opcode::Switch => {
                let count = extras[extra] as usize;
                for number in &mut extras[extra + 1..][..count] {
                    if let Referent::Module(index) = self.value(target, ValueId::of_module(*number)).referent() {
                        *number = index;
                    }
                }
            }
            opcode if opcode.is_call() => {
                let call = CallData::load(extras, inst.extra);
                let (ty, attributes) = (call.function_type(), call.attributes());
                extras[extra] = self.ty(target, ty).0;
                let attributes = self.attributes(target, attributes);
                CallData::set_attributes(extras, inst.extra, attributes);
            }
            _ => {}
        }
        copy
    }
}
