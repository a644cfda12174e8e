//! The numbers of globals and values without names, of attribute groups and of metadata nodes, in LLVM's order.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::attributes::{AttributeListId, AttributeSetId, FUNCTION_INDEX};
use super::function::{Body, Function, FunctionId};
use super::inst::Inst;
use super::metadata::{MdData, MdId, MdKind};
use super::module::Module;
use super::opcode::Opcode;
use super::records::RecordData;
use super::strings::StrId;
use super::types::TypeId;
use super::values::{Referent, Value, ValueId};

/// The number that stands for none.
const NONE: u32 = u32::MAX;

/// The numbers of a module.
#[derive(Debug)]
pub(crate) struct ModuleSlots {
    /// The numbers of globals, by their indices among the values of the module.
    globals: FxHashMap<u32, u32>,
    groups: Numbering,
    nodes: Numbering,
}

/// Numbers in the order of first use, and that order.
#[derive(Debug, Default)]
struct Numbering {
    numbers: Vec<u32>,
    order: Vec<u32>,
}

impl Numbering {
    /// Numbers an item, unless it has a number; returns `true` if it had none.
    fn add(&mut self, item: u32) -> bool {
        let index = item as usize;
        if self.numbers.len() <= index {
            self.numbers.resize(index + 1, NONE);
        }
        let is_new = self.numbers[index] == NONE;
        if is_new {
            self.numbers[index] = self.order.len() as u32;
            self.order.push(item);
        }
        is_new
    }

    fn get(&self, item: u32) -> Option<u32> {
        self.numbers.get(item as usize).copied().filter(|number| *number != NONE)
    }
}

impl ModuleSlots {
    /// Numbers a module: first what belongs to the module, then function by function.
    pub(crate) fn new(module: &Module) -> Self {
        let mut slots =
            Self { globals: number_globals(module), groups: Numbering::default(), nodes: Numbering::default() };
        for global in module.globals() {
            slots.add_attachments(module, global.value());
            slots.add_group(global.data().attributes);
        }
        for ifunc in module.ifuncs() {
            slots.add_attachments(module, ifunc);
        }
        for (_, nodes) in &module.named_metadata {
            nodes.iter().for_each(|node| slots.add_node(module, *node));
        }
        for function in module.functions() {
            slots.add_function_group(module, function.data().attributes);
        }
        for function in module.functions() {
            slots.add_function(module, function);
        }
        slots
    }

    fn add_function(&mut self, module: &Module, function: Function<'_>) {
        self.add_attachments(module, function.value());
        for inst in function.blocks().flat_map(|block| block.instructions()) {
            for record in inst.debug_records() {
                self.add_record(module, record.data());
            }
            if inst.opcode() == Opcode::Call && inst.called_function().is_some_and(Function::is_intrinsic) {
                self.add_metadata_operands(module, inst);
            }
            if let Some(location) = inst.data().location {
                self.add_node(module, location);
            }
            self.add_attachments(module, inst.value());
        }
        for inst in function.blocks().flat_map(|block| block.instructions()) {
            if let Some(call) = inst.call_data() {
                self.add_function_group(module, call.attributes());
            }
        }
    }

    fn add_record(&mut self, module: &Module, record: &RecordData) {
        let node = |id: &MdId| matches!(module.metadata.get(*id), MdData::Node { .. });
        if let Some(value) = record.value.filter(node) {
            self.add_node(module, value);
        }
        self.add_node(module, record.variable);
        if let Some([identity, address, _]) = record.assignment {
            self.add_node(module, identity);
            if node(&address) {
                self.add_node(module, address);
            }
        }
        self.add_node(module, record.location);
    }

    fn add_metadata_operands(&mut self, module: &Module, inst: Inst<'_>) {
        let metadata = inst.operands().filter_map(|operand| operand.entry()?.metadata());
        for id in metadata.filter(|id| matches!(module.metadata.get(*id), MdData::Node { .. })) {
            self.add_node(module, id);
        }
    }

    fn add_attachments(&mut self, module: &Module, value: Value<'_>) {
        for (_, node) in attachments(value) {
            self.add_node(module, node);
        }
    }

    /// Numbers a node, then the nodes that it refers to, depth first. Expressions have no number: they are printed in place.
    fn add_node(&mut self, module: &Module, node: MdId) {
        let mut next = vec![node];
        while let Some(node) = next.pop() {
            let Some((kind, _)) = module.metadata.kind_and_words(node) else { continue };
            if kind == MdKind::Expression || !self.nodes.add(node.0) {
                continue;
            }
            let first = next.len();
            next.extend(module.metadata.references(node));
            next[first..].reverse();
        }
    }

    fn add_group(&mut self, set: AttributeSetId) {
        if set != AttributeSetId::default() {
            self.groups.add(set.0);
        }
    }

    fn add_function_group(&mut self, module: &Module, list: AttributeListId) {
        if let Some(set) = function_attributes(module, list) {
            self.add_group(set);
        }
    }

    /// Returns the number of a global without a name.
    pub(crate) fn global(&self, index: u32) -> Option<u32> {
        self.globals.get(&index).copied()
    }

    /// Returns the number of a group of attributes.
    pub(crate) fn group(&self, set: AttributeSetId) -> Option<u32> {
        self.groups.get(set.0)
    }

    /// Returns the groups of attributes, by number.
    pub(crate) fn groups(&self) -> impl ExactSizeIterator<Item = AttributeSetId> + '_ {
        self.groups.order.iter().map(|set| AttributeSetId(*set))
    }

    /// Returns the number of a node.
    pub(crate) fn node(&self, node: MdId) -> Option<u32> {
        self.nodes.get(node.0)
    }

    /// Returns the nodes, by number.
    pub(crate) fn nodes(&self) -> impl ExactSizeIterator<Item = MdId> + '_ {
        self.nodes.order.iter().map(|node| MdId(*node))
    }
}

/// Numbers the globals without names: variables, aliases, ifuncs, functions.
fn number_globals(module: &Module) -> FxHashMap<u32, u32> {
    let variables = module.globals.iter().map(|global| &global.symbol);
    let aliases = module.aliases.iter().chain(&module.ifuncs).map(|alias| &alias.symbol);
    let functions = module.functions.iter().map(|function| &function.symbol);
    let unnamed = variables.chain(aliases).chain(functions).filter(|symbol| symbol.name.is_empty());
    let indices = unnamed.filter_map(|symbol| match symbol.value.referent() {
        Referent::Module(index) => Some(index),
        _ => None,
    });
    indices.enumerate().map(|(number, index)| (index, number as u32)).collect()
}

/// Returns the attributes of the function or call as a whole, if it has any.
pub(super) fn function_attributes(module: &Module, list: AttributeListId) -> Option<AttributeSetId> {
    // The set of the function is the last one.
    module.attributes.list(list).last().filter(|(index, _)| *index == FUNCTION_INDEX).map(|(_, set)| *set)
}

/// Returns the attached metadata by number of the kind, without the debug location of an instruction.
pub(super) fn attachments(value: Value<'_>) -> SmallVec<[(u32, MdId); 4]> {
    let mut attachments: SmallVec<[(u32, MdId); 4]> = value.attachment_ids().collect();
    attachments.sort_by_key(|(kind, _)| *kind);
    attachments
}

/// The numbers of the values of a function.
#[derive(Debug, Default)]
pub(crate) struct LocalSlots {
    arguments: Vec<u32>,
    blocks: Vec<u32>,
    insts: Vec<u32>,
}

impl LocalSlots {
    /// Numbers the parameters, then block by block the block and its instructions that have a value.
    pub(crate) fn new(body: &Body, parameters: usize) -> Self {
        let mut next = 0;
        let mut number = |names: &[StrId], index: usize| {
            let is_named = names.get(index).is_some_and(|name| !name.is_empty());
            if is_named {
                return NONE;
            }
            next += 1;
            next - 1
        };
        let arguments = (0..parameters).map(|index| number(&body.argument_names, index)).collect();
        let mut insts = vec![NONE; body.insts.len()];
        let mut blocks = Vec::with_capacity(body.blocks.len());
        for block in 0..body.blocks.len() {
            blocks.push(number(&body.block_names, block));
            for index in body.block_range(block as u32) {
                if body.insts[index as usize].ty != TypeId::VOID {
                    insts[index as usize] = number(&body.inst_names, index as usize);
                }
            }
        }
        Self { arguments, blocks, insts }
    }

    /// Returns the number of a value without a name.
    pub(crate) fn get(&self, id: ValueId) -> Option<u32> {
        let (list, index) = match id.referent() {
            Referent::Argument(index) => (&self.arguments, index),
            Referent::Block(index) => (&self.blocks, index),
            Referent::Inst(index) => (&self.insts, index),
            Referent::Module(_) | Referent::Prologue(_) => return None,
        };
        list.get(index as usize).copied().filter(|number| *number != NONE)
    }
}

/// Returns the number of a value of a function that has no name.
pub(super) fn local_number(module: &Module, function: FunctionId, id: ValueId) -> Option<u32> {
    let data = module.functions.get(function.index())?;
    match (&data.body, id.referent()) {
        (Some(body), _) => body.slots(Function::new(module, function).parameter_count() as usize).get(id),
        (None, Referent::Argument(index)) => {
            let names = data.parameter_names.iter().take(index as usize);
            Some(index - names.filter(|name| !name.is_empty()).count() as u32)
        }
        (None, _) => None,
    }
}
