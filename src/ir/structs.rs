//! The structures with names or numbers that a module uses, in the order in which LLVM finds them.

use rustc_hash::{FxHashMap, FxHashSet};

use super::attributes::{Attribute, AttributeListId, FUNCTION_INDEX};
use super::constants::ConstantKind;
use super::function::Function;
use super::inst::Inst;
use super::metadata::{MdData, MdId};
use super::module::Module;
use super::opcode::Opcode;
use super::slots::attachments;
use super::types::{TypeData, TypeId};
use super::values::{Referent, ValueId};

/// The structures that are defined in the text of a module.
#[derive(Debug, Default)]
pub(crate) struct StructOrder {
    /// Indices of [`TypeData::NamedStruct`], in order.
    order: Vec<u32>,
    /// The numbers of those without names.
    numbers: FxHashMap<u32, u32>,
}

impl StructOrder {
    /// Finds the structures that a module uses.
    pub(crate) fn new(module: &Module) -> Self {
        if module.types.named.is_empty() {
            return Self::default();
        }
        let mut finder = Finder::new(module);
        finder.module();
        let unnamed = finder.structs.iter().filter(|index| module.types.named[**index as usize].name.is_empty());
        let numbers = unnamed.enumerate().map(|(number, index)| (*index, number as u32)).collect();
        Self { order: finder.structs, numbers }
    }

    /// Returns the structures, in order.
    pub(crate) fn structs(&self) -> &[u32] {
        &self.order
    }

    /// Returns the number of a structure without a name.
    pub(crate) fn number(&self, index: u32) -> Option<u32> {
        self.numbers.get(&index).copied()
    }
}

/// A walk through all types of a module.
struct Finder<'m> {
    module: &'m Module,
    types: FxHashSet<TypeId>,
    constants: FxHashSet<ValueId>,
    nodes: FxHashSet<MdId>,
    lists: FxHashSet<AttributeListId>,
    structs: Vec<u32>,
}

/// An operand of metadata.
enum Item {
    Node(MdId),
    Value(ValueId),
}

impl<'m> Finder<'m> {
    fn new(module: &'m Module) -> Self {
        Self {
            module,
            types: FxHashSet::default(),
            constants: FxHashSet::default(),
            nodes: FxHashSet::default(),
            lists: FxHashSet::default(),
            structs: Vec::new(),
        }
    }

    fn module(&mut self) {
        let module = self.module;
        for global in &module.globals {
            self.ty(global.symbol.value_type);
            global.initializer.iter().for_each(|value| self.value(*value));
        }
        for alias in &module.aliases {
            self.ty(alias.symbol.value_type);
            self.value(alias.target[0]);
        }
        for ifunc in &module.ifuncs {
            self.ty(ifunc.symbol.value_type);
        }
        for function in module.functions() {
            self.function(function);
        }
        for node in module.named_metadata.iter().flat_map(|(_, nodes)| nodes) {
            self.metadata(*node);
        }
    }

    fn function(&mut self, function: Function<'m>) {
        let data = function.data();
        self.ty(data.symbol.value_type);
        self.attributes(data.attributes);
        for value in [data.personality, data.prefix, data.prologue].into_iter().flatten() {
            self.value(value);
        }
        for inst in function.blocks().flat_map(|block| block.instructions()) {
            self.instruction(inst);
        }
    }

    fn instruction(&mut self, inst: Inst<'m>) {
        self.ty(inst.data().ty);
        inst.operand_ids().iter().for_each(|operand| self.value(*operand));
        match inst.opcode() {
            Opcode::GetElementPtr => self.ty(inst.source_element_type().id()),
            Opcode::Alloca => self.ty(inst.allocated_type().id()),
            _ => {}
        }
        if let Some(call) = inst.call_data() {
            self.attributes(call.attributes());
        }
        for (_, node) in attachments(inst.value()) {
            self.metadata(node);
        }
        for record in inst.debug_records() {
            record.data().value.iter().for_each(|value| self.location(*value));
        }
    }

    /// Visits a type and the types that it contains; a structure before its members.
    fn ty(&mut self, ty: TypeId) {
        if !self.types.insert(ty) {
            return;
        }
        let mut next = vec![ty];
        while let Some(ty) = next.pop() {
            if let TypeData::NamedStruct(index) = self.module.types.get(ty) {
                self.structs.push(*index);
            }
            let contained = self.module.types.contained(ty).iter().rev();
            next.extend(contained.filter(|ty| self.types.insert(**ty)));
        }
    }

    /// Visits the types of a constant and of its operands.
    fn value(&mut self, value: ValueId) {
        let mut next = vec![value];
        while let Some(value) = next.pop() {
            let Referent::Module(index) = value.referent() else { continue };
            let entry = self.module.constants.get(index);
            if is_global_or_asm(entry.kind) || !self.constants.insert(value) {
                continue;
            }
            if let Some(metadata) = entry.metadata() {
                self.location(metadata);
                continue;
            }
            self.ty(entry.ty);
            if entry.kind == ConstantKind::Expr {
                let source = self.module.constants.expressions[entry.expression as usize].source;
                source.iter().for_each(|source| self.ty(*source));
            }
            next.extend(self.module.operands_of(index).iter().rev());
        }
    }

    /// Visits an operand of a call or a debug record that is metadata.
    fn location(&mut self, id: MdId) {
        match self.module.metadata.get(id) {
            MdData::Node { .. } => self.metadata(id),
            _ => self.module.metadata.values_of(id).into_iter().for_each(|value| self.value(value)),
        }
    }

    /// Visits the constants in a node and in the nodes that it refers to.
    fn metadata(&mut self, node: MdId) {
        let mut next = vec![Item::Node(node)];
        while let Some(item) = next.pop() {
            let node = match item {
                Item::Value(value) => {
                    self.value(value);
                    continue;
                }
                Item::Node(node) => node,
            };
            if !self.nodes.insert(node) {
                continue;
            }
            let first = next.len();
            let module = self.module;
            next.extend(module.metadata.references(node).filter_map(|id| match module.metadata.get(id) {
                MdData::Node { .. } => Some(Item::Node(id)),
                MdData::Value(value) => Some(Item::Value(value)),
                MdData::String(_) | MdData::LocalValue(..) | MdData::ArgList { .. } | MdData::Forward => None,
            }));
            next[first..].reverse();
        }
    }

    /// Visits the types of attributes: those of the function first.
    fn attributes(&mut self, list: AttributeListId) {
        if !self.lists.insert(list) {
            return;
        }
        let table = &self.module.attributes;
        let (function, others): (Vec<_>, Vec<_>) =
            table.list(list).iter().partition(|(index, _)| *index == FUNCTION_INDEX);
        for (_, set) in function.into_iter().chain(others) {
            for attribute in table.set(set) {
                if let Attribute::Type(_, Some(ty)) = attribute {
                    self.ty(*ty);
                }
            }
        }
    }
}

/// Returns `true` for values whose types are found elsewhere.
fn is_global_or_asm(kind: ConstantKind) -> bool {
    matches!(
        kind,
        ConstantKind::Function
            | ConstantKind::GlobalVariable
            | ConstantKind::Alias
            | ConstantKind::IFunc
            | ConstantKind::InlineAsm
    )
}
