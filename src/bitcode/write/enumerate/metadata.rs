//! The numbers of metadata: strings, values, distinct nodes, then the other nodes with operands before users.

use crate::ir::Module;
use crate::ir::constants::ConstantKind;
use crate::ir::function::{Body, Symbol};
use crate::ir::metadata::{MdData, MdId, Tail, word_reference};

/// The numbers of metadata. Those of one function follow those of the module.
#[derive(Debug)]
pub(crate) struct MetadataNumbers {
    /// The number of each metadata plus one; zero if it has none.
    numbers: Vec<u32>,
    /// The metadata of the module by class, each in the order of the numbers.
    classes: [Vec<MdId>; 4],
    count: u32,
}

/// The classes of metadata, in the order of their numbers.
#[derive(Copy, Clone)]
enum Class {
    String,
    Value,
    Distinct,
    Uniqued,
}

/// Metadata that is found, but not numbered yet.
const FOUND: u32 = u32::MAX;

/// The search for metadata in post-order, as readers are fastest: the operands of uniqued nodes come first, but distinct
/// nodes below them are visited after all uniqued nodes of the same graph.
struct Search<'m> {
    module: &'m Module,
    numbers: Vec<u32>,
    classes: [Vec<MdId>; 4],
    /// The nodes on the way from the root, each with the operands that are not visited yet.
    stack: Vec<(MdId, std::vec::IntoIter<MdId>)>,
    delayed: Vec<MdId>,
}

impl MetadataNumbers {
    /// Numbers the metadata of a module that something refers to, but not values of functions and lists of values.
    pub(crate) fn new(module: &Module) -> Self {
        let mut search = Search {
            module,
            numbers: vec![0; module.metadata.entries.len()],
            classes: Default::default(),
            stack: Vec::new(),
            delayed: Vec::new(),
        };
        search.visit_module();
        let Search { mut numbers, classes, .. } = search;
        let mut count = 0;
        for MdId(id) in classes.iter().flatten() {
            count += 1;
            numbers[*id as usize] = count;
        }
        Self { numbers, classes, count }
    }

    /// Returns the strings, in the order of their numbers.
    pub(crate) fn strings(&self) -> &[MdId] {
        &self.classes[Class::String as usize]
    }

    /// Returns the values, in the order of their numbers.
    pub(crate) fn values(&self) -> &[MdId] {
        &self.classes[Class::Value as usize]
    }

    /// Returns the nodes, in the order of their numbers.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = MdId> {
        self.classes[Class::Distinct as usize..].iter().flatten().copied()
    }

    /// Returns `true` if the module has no metadata.
    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns the number of metadata.
    #[inline]
    pub(crate) fn number(&self, id: MdId) -> Option<u32> {
        self.number_or_null(Some(id)).checked_sub(1)
    }

    /// Returns the number of metadata plus one; zero for null.
    #[inline]
    pub(crate) fn number_or_null(&self, id: Option<MdId>) -> u32 {
        id.and_then(|MdId(id)| self.numbers.get(id as usize).copied()).unwrap_or(0)
    }

    /// Numbers the metadata of a function, of which `found` may contain other metadata. Returns it: values, then lists.
    pub(super) fn enter_function(&mut self, module: &Module, found: Vec<MdId>) -> Vec<MdId> {
        let (mut values, mut lists) = (Vec::new(), Vec::new());
        let add = |numbers: &mut Vec<u32>, id: MdId, list: &mut Vec<MdId>| {
            let number = &mut numbers[id.0 as usize];
            if *number == 0 {
                *number = FOUND;
                list.push(id);
            }
        };
        for id in found {
            match module.metadata.get(id) {
                MdData::LocalValue(..) => add(&mut self.numbers, id, &mut values),
                MdData::ArgList { start, len } => {
                    add(&mut self.numbers, id, &mut lists);
                    let words = &module.metadata.words[start as usize..][..len as usize];
                    for value in words.iter().filter_map(|word| word_reference(*word)) {
                        if matches!(module.metadata.get(value), MdData::LocalValue(..)) {
                            add(&mut self.numbers, value, &mut values);
                        }
                    }
                }
                MdData::String(_) | MdData::Value(_) | MdData::Node { .. } | MdData::Forward => {}
            }
        }
        values.append(&mut lists);
        for (number, MdId(id)) in (self.count + 1..).zip(&values) {
            self.numbers[*id as usize] = number;
        }
        values
    }

    /// Forgets the numbers of the metadata of a function.
    pub(super) fn exit_function(&mut self, own: &[MdId]) {
        for MdId(id) in own {
            self.numbers[*id as usize] = 0;
        }
    }
}

impl Search<'_> {
    fn visit_module(&mut self) {
        let module = self.module;
        for (_, nodes) in &module.named_metadata {
            nodes.iter().for_each(|node| self.visit(*node));
        }
        let variables = module.globals.iter().map(|global| &global.symbol);
        let functions = module.functions.iter().map(|function| &function.symbol);
        let others = module.aliases.iter().chain(&module.ifuncs).map(|alias| &alias.symbol);
        for Symbol { attachments, .. } in variables.chain(functions).chain(others) {
            attachments.iter().for_each(|(_, node)| self.visit(*node));
        }
        for entry in module.constants.entries.iter().filter(|entry| entry.kind == ConstantKind::Metadata) {
            self.visit(MdId(entry.start));
        }
        for body in module.functions.iter().filter_map(|function| function.body.as_deref()) {
            self.visit_body(body);
        }
    }

    fn visit_body(&mut self, body: &Body) {
        body.attachments.iter().for_each(|(.., node)| self.visit(*node));
        for (_, record) in &body.records {
            let assignment = record.assignment.into_iter().flatten();
            let common = [record.location, record.variable].into_iter().chain(record.value).chain(record.expression);
            common.chain(assignment).for_each(|id| self.visit(id));
        }
        let mut last = None;
        // The location of an instruction is a record of its own, so only its operands are metadata.
        for location in body.insts.iter().filter_map(|inst| inst.location) {
            if last != Some(location) {
                references(self.module, location).iter().for_each(|id| self.visit(*id));
                last = Some(location);
            }
        }
    }

    /// Visits metadata and everything it refers to.
    fn visit(&mut self, id: MdId) {
        if self.find(id) {
            self.push(id);
        }
        while let Some((node, mut operands)) = self.stack.pop() {
            if let Some(operand) = operands.find(|operand| self.find(*operand)) {
                self.stack.push((node, operands));
                match self.is_distinct(operand) && !self.is_distinct(node) {
                    true => self.delayed.push(operand),
                    false => self.push(operand),
                }
                continue;
            }
            let class = if self.is_distinct(node) { Class::Distinct } else { Class::Uniqued };
            self.classes[class as usize].push(node);
            if self.stack.last().is_none_or(|(user, _)| self.is_distinct(*user)) {
                std::mem::take(&mut self.delayed).into_iter().for_each(|node| self.push(node));
            }
        }
    }

    fn push(&mut self, node: MdId) {
        self.stack.push((node, references(self.module, node).into_iter()));
    }

    /// Marks metadata. Returns `true` for a node that was not marked.
    fn find(&mut self, id: MdId) -> bool {
        let Some(number) = self.numbers.get_mut(id.0 as usize).filter(|number| **number == 0) else { return false };
        match self.module.metadata.get(id) {
            MdData::String(_) => self.classes[Class::String as usize].push(id),
            MdData::Value(_) => self.classes[Class::Value as usize].push(id),
            MdData::Node { .. } => {
                *number = FOUND;
                return true;
            }
            MdData::ArgList { .. } => {
                references(self.module, id).iter().for_each(|id| _ = self.find(*id));
                return false;
            }
            MdData::LocalValue(..) | MdData::Forward => return false,
        }
        self.numbers[id.0 as usize] = FOUND;
        false
    }

    fn is_distinct(&self, id: MdId) -> bool {
        matches!(self.module.metadata.get(id), MdData::Node { is_distinct: true, .. })
    }
}

/// Returns the metadata to which a node or a list of values refers, in order.
fn references(module: &Module, id: MdId) -> Vec<MdId> {
    let table = &module.metadata;
    match table.get(id) {
        MdData::ArgList { start, len } => {
            let words = &table.words[start as usize..][..len as usize];
            words.iter().filter_map(|word| word_reference(*word)).collect()
        }
        MdData::Node { kind, start, len, .. } => {
            let row = kind.row();
            let (fields, tail) =
                table.words[start as usize..][..len as usize].split_at(row.fields.len().min(len as usize));
            let fields =
                row.fields.iter().zip(fields).filter(|(field, _)| field.ty.is_reference()).map(|(_, word)| word);
            let tail = if row.tail == Tail::References { tail } else { &[] };
            fields.chain(tail).filter_map(|word| word_reference(*word)).collect()
        }
        MdData::String(_) | MdData::Value(_) | MdData::LocalValue(..) | MdData::Forward => Vec::new(),
    }
}
