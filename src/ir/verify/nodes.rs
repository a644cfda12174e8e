//! The metadata nodes that a module reaches: each is checked once, with what it refers to.

use rustc_hash::{FxHashMap, FxHashSet};

use super::debug_info::DebugNode;
use super::{Errors, Facts, Root, Verdict, attributes, require, require_debug_info as require_di, tbaa};
use crate::ir::function::FunctionId;
use crate::ir::metadata::{MdData, MdId, MdKind, MdNode, word_reference};
use crate::ir::module::Module;
use crate::ir::types::TypeId;

/// The nodes that were visited, and what is left for the end of the module.
pub(super) struct Visitor<'f, 'm> {
    facts: &'f Facts<'m>,
    visited: Vec<bool>,
    pending: std::collections::VecDeque<Root>,
    /// The functions that have each subprogram attached.
    subprograms: FxHashMap<MdId, FunctionId>,
    units: Vec<MdId>,
    tbaa: tbaa::Cache,
    attributes: attributes::Checked,
    /// The valid attachments that any instruction may have, by kind and node.
    valid: FxHashSet<(u32, MdId)>,
}

impl<'f, 'm> Visitor<'f, 'm> {
    pub(super) fn new(facts: &'f Facts<'m>) -> Self {
        Self {
            facts,
            visited: vec![false; facts.module.metadata.entries.len()],
            pending: std::collections::VecDeque::new(),
            subprograms: FxHashMap::default(),
            units: Vec::new(),
            tbaa: tbaa::Cache::default(),
            attributes: attributes::Checked::default(),
            valid: FxHashSet::default(),
        }
    }

    /// Returns the access tags that were checked.
    pub(super) fn tbaa(&mut self) -> &mut tbaa::Cache {
        &mut self.tbaa
    }

    /// Returns the attribute lists that were checked.
    pub(super) fn attributes(&mut self) -> &mut attributes::Checked {
        &mut self.attributes
    }

    /// Checks an attachment by `check`, which does not depend on the instruction, unless the node is known to be valid: many
    /// instructions have the same list.
    pub(super) fn check_once(&mut self, kind: u32, node: MdNode<'m>, check: fn(MdNode<'m>) -> Verdict) -> Verdict {
        if !self.valid.contains(&(kind, node.id())) {
            check(node)?;
            self.valid.insert((kind, node.id()));
        }
        Ok(())
    }

    /// Notes the function of a subprogram.
    pub(super) fn attach_subprogram(&mut self, id: MdId, function: FunctionId) -> Verdict {
        let owner = *self.subprograms.entry(id).or_insert(function);
        require_di(owner == function, "DISubprogram attached to more than one function")
    }

    /// Checks a node and the nodes that it reaches, unless they were visited before.
    pub(super) fn visit(&mut self, root: Root, errors: &mut Errors) {
        if std::mem::replace(&mut self.visited[root.node.0 as usize], true) {
            return;
        }
        self.pending.push_back(root);
        while let Some(next) = self.pending.pop_front() {
            let node = MdNode::new(self.facts.module, next.node);
            let verdict = self.check(node, root.allows_locations);
            errors.take(verdict, || Some(super::describe_node(node)));
        }
    }

    fn check(&mut self, node: MdNode<'m>, allows_locations: bool) -> Verdict {
        let module = self.facts.module;
        let Some((kind, _)) = module.metadata.kind_and_words(node.id()) else {
            return Err("Expected no forward declarations!".into());
        };
        let Some(fields) = DebugNode::new(module, node.id()) else { return Err("node with too few fields".into()) };
        fields.check()?;
        if kind == MdKind::CompileUnit {
            self.units.push(node.id());
        }
        for operand in fields.operands() {
            match module.metadata.get(operand) {
                MdData::LocalValue(..) => return Err("Invalid operand for global metadata!".into()),
                MdData::Node { kind: inner, .. } => {
                    require_di(
                        inner != MdKind::Location || allows_locations,
                        "DILocation not allowed within this metadata node",
                    )?;
                    if !std::mem::replace(&mut self.visited[operand.0 as usize], true) {
                        self.pending.push_back(Root { node: operand, allows_locations });
                    }
                }
                MdData::Value(value) => require(
                    module.type_of(FunctionId::NONE, value) != TypeId::METADATA,
                    "Unexpected metadata round-trip through values",
                )?,
                MdData::Forward => return Err("Expected no forward declarations!".into()),
                MdData::String(_) | MdData::ArgList { .. } => {}
            }
        }
        check_trip_count(node)
    }

    /// Adds what another visitor noted.
    pub(super) fn merge(&mut self, other: Self) -> Verdict {
        self.visited.iter_mut().zip(other.visited).for_each(|(own, other)| *own |= other);
        self.units.extend(other.units);
        // Every entry has to fit, whatever the order.
        #[expect(clippy::iter_over_hash_type, reason = "the result does not depend on the order")]
        for (id, function) in other.subprograms {
            self.attach_subprogram(id, function)?;
        }
        Ok(())
    }

    /// Checks the rules for all nodes together.
    pub(super) fn finish(self, errors: &mut Errors) {
        let module = self.facts.module;
        let listed: FxHashSet<MdId> = module.named_metadata("llvm.dbg.cu").map(MdNode::id).collect();
        for unit in self.units {
            let verdict = require_di(listed.contains(&unit), "DICompileUnit not listed in llvm.dbg.cu");
            errors.take(verdict, || Some(super::describe_node(MdNode::new(module, unit))));
        }
    }
}

/// Checks `llvm.loop.estimated_trip_count`.
fn check_trip_count(node: MdNode<'_>) -> Verdict {
    if node.string(0) != Some(b"llvm.loop.estimated_trip_count") {
        return Ok(());
    }
    require(node.operand_count() == 2, "Expected two operands")?;
    let count = node.value(1).map(|value| value.int_bits());
    require(
        count.is_some_and(|bits| (1..=32).contains(&bits)),
        "Expected second operand to be an integer constant of type i32 or smaller",
    )
}

/// Checks that metadata that is a value, or a list of values, is of the function.
pub(super) fn check_local(module: &Module, function: FunctionId, id: MdId) -> Verdict {
    let is_sound = |id: MdId| match module.metadata.get(id) {
        MdData::LocalValue(owner, _) => require(owner == function, "function-local metadata used in wrong function"),
        MdData::Value(value) => require(
            module.type_of(FunctionId::NONE, value) != TypeId::METADATA,
            "Unexpected metadata round-trip through values",
        ),
        MdData::String(_) | MdData::ArgList { .. } | MdData::Node { .. } | MdData::Forward => Ok(()),
    };
    match module.metadata.get(id) {
        MdData::ArgList { start, len } => {
            let words = &module.metadata.words[start as usize..][..len as usize];
            words.iter().filter_map(|word| word_reference(*word)).try_for_each(is_sound)
        }
        _ => is_sound(id),
    }
}
