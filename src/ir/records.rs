//! Debug records: the information about source variables between two instructions.

use smallvec::SmallVec;

use super::function::Function;
use super::inst::{Inst, flags};
use super::metadata::{MdId, MdKind, MdNode};
use super::module::Module;
use super::values::Value;

/// The kind of a record; every kind of LLVM 22.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum DebugRecordKind {
    /// The variable is at the address.
    Declare,
    /// The variable has the value from here on.
    Value,
    /// The variable was assigned here.
    Assign,
    /// The variable has the value throughout.
    DeclareValue,
    /// A label of the source is here.
    Label,
}

/// A record as it is stored.
#[derive(Copy, Clone, Debug)]
pub(crate) struct RecordData {
    pub(crate) kind: DebugRecordKind,
    pub(crate) location: MdId,
    /// The variable, or the label.
    pub(crate) variable: MdId,
    /// The expression; none for a label.
    pub(crate) expression: Option<MdId>,
    /// A value, a list of values, or the empty node; none for a label.
    pub(crate) value: Option<MdId>,
    /// The identity, the address and the expression of the address; only an assignment has them.
    pub(crate) assignment: Option<[MdId; 3]>,
}

/// A debug record.
#[derive(Copy, Clone)]
pub struct DebugRecord<'m> {
    function: Function<'m>,
    data: &'m RecordData,
}

/// The memory of the variable that an assignment is about.
#[derive(Copy, Clone)]
pub(crate) struct AssignedMemory<'m> {
    /// The `DIAssignID` of the instructions that write the memory.
    pub(crate) identity: MdId,
    pub(crate) address: Value<'m>,
    /// The `DIExpression` of the address.
    pub(crate) expression: MdNode<'m>,
}

impl<'m> Function<'m> {
    /// Returns the `DIAssignID`s of the instructions that write the memory of variables, with the numbers of the instructions.
    pub(crate) fn assignments(self) -> impl Iterator<Item = (MdId, u32)> {
        let attachments = self.data().body.as_deref().map_or(&[][..], |body| &body.attachments);
        let is_identity = move |(node, _): &(MdId, u32)| MdNode::new(self.module(), *node).kind() == MdKind::AssignId;
        attachments.iter().map(|(inst, _, node)| (*node, *inst)).filter(is_identity)
    }

    /// Returns the instruction with a number.
    pub(crate) fn instruction(self, index: u32) -> Option<Inst<'m>> {
        let body = self.data().body.as_deref()?;
        Some(Inst::in_body(self.module(), body, self.id(), index))
    }
}

impl<'m> Inst<'m> {
    /// Returns the records before the instruction, in order.
    #[inline]
    pub fn debug_records(self) -> impl Iterator<Item = DebugRecord<'m>> + Clone {
        let records = if self.data().flags & flags::HAS_RECORDS == 0 { &[] } else { self.stored_records() };
        records.iter().map(move |(_, data)| DebugRecord { function: self.function(), data })
    }

    fn stored_records(self) -> &'m [(u32, RecordData)] {
        let (index, all) = (self.index(), &self.value().body().records);
        let start = all.partition_point(|(inst, _)| *inst < index);
        let end = all.partition_point(|(inst, _)| *inst <= index);
        &all[start..end]
    }
}

impl<'m> DebugRecord<'m> {
    fn module(self) -> &'m Module {
        self.function.module()
    }

    pub(crate) fn data(self) -> &'m RecordData {
        self.data
    }

    /// Returns the function that contains the record.
    pub fn function(self) -> Function<'m> {
        self.function
    }

    /// Returns the kind of the record.
    pub fn kind(self) -> DebugRecordKind {
        self.data.kind
    }

    /// Returns the `DILocation` of the record.
    pub fn location(self) -> Option<MdNode<'m>> {
        Some(MdNode::new(self.module(), self.data.location))
    }

    /// Returns the `DILocalVariable`, or the `DILabel` of a label.
    pub fn variable(self) -> Option<MdNode<'m>> {
        Some(MdNode::new(self.module(), self.data.variable))
    }

    /// Returns the `DIExpression` that computes the variable from the values.
    pub fn expression(self) -> Option<MdNode<'m>> {
        self.data.expression.map(|id| MdNode::new(self.module(), id))
    }

    /// Returns the memory of an assignment; `None` for other records, and if there is no address.
    pub(crate) fn assigned_memory(self) -> Option<AssignedMemory<'m>> {
        let [identity, address, expression] = self.data.assignment?;
        let address = *self.module().metadata.values_of(address).first()?;
        let address = Value::new(self.module(), self.function.id(), address);
        Some(AssignedMemory { identity, address, expression: MdNode::new(self.module(), expression) })
    }

    /// Returns the operands of the expression; none if the variable's value is unknown.
    pub fn values(self) -> impl Iterator<Item = Value<'m>> + Clone {
        let values = self.data.value.map_or_else(SmallVec::new, |id| self.module().metadata.values_of(id));
        values.into_iter().map(move |id| Value::new(self.module(), self.function.id(), id))
    }
}
