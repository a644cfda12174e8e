//! The debug information of instructions: locations, debug records, and the calls of intrinsics that stood for records
//! in older releases.

use super::{BodyReader, LocationTarget};
use crate::bitcode::codes::function;
use crate::bitcode::read::operands::Operands;
use crate::bitcode::read::upgrade::DebugIntrinsic;
use crate::bitcode::read::{Step, Stop};
use crate::ir::inst::flags;
use crate::ir::metadata::{MdData, reference_word};
use crate::ir::records::RecordData;
use crate::ir::{DebugRecordKind, MdId, MdKind, ValueId};

impl BodyReader<'_, '_> {
    /// Reads DEBUG_LOC: line, column, scope, inlined-at location, and what later releases appended.
    pub(super) fn debug_location(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let (line, column) = (operands.next()?, operands.next()?);
        let (scope, inlined_at) = (operands.next()?, operands.next()?);
        let is_implicit = operands.or_zero() != 0;
        let (group, rank) = match operands.len() {
            0 | 1 => (0, 0),
            _ => (operands.next()?, operands.next()?),
        };
        let Some(scope) = scope.checked_sub(1) else { return Err(operands.invalid("a location without a scope")) };
        let scope = self.node_at(scope, &operands)?;
        let inlined_at = match inlined_at.checked_sub(1) {
            Some(number) => Some(self.node_at(number, &operands)?),
            None => None,
        };
        let words = [
            u64::from(line as u32),
            u16::try_from(column).map_or(0, u64::from),
            reference_word(Some(scope)),
            reference_word(inlined_at),
            is_implicit.into(),
            group & ((1 << 61) - 1),
            rank & 7,
        ];
        self.location = Some(self.builder.module.metadata.node(MdKind::Location, false, &words));
        self.set_location(&operands)
    }

    fn node_at(&self, number: u64, operands: &Operands<'_>) -> Step<MdId> {
        let id = self.metadata_at(number, operands)?;
        match self.builder.module.metadata.get(id) {
            MdData::Node { .. } => Ok(id),
            _ => Err(operands.invalid(&format!("metadata {number} is no node"))),
        }
    }

    /// Sets the location of the last instruction or record.
    pub(super) fn set_location(&mut self, operands: &Operands<'_>) -> Step<()> {
        let Some(location) = self.location else { return Err(operands.invalid("no location before")) };
        match self.target {
            LocationTarget::None => return Err(operands.invalid("no instruction before")),
            LocationTarget::Inst => {
                if let Some(inst) = self.body.insts.last_mut() {
                    inst.location = Some(location);
                }
            }
            LocationTarget::Record => {
                if let Some((_, record)) = self.body.records.last_mut() {
                    record.location = location;
                }
            }
        }
        Ok(())
    }

    /// Reads a debug record, which precedes the last instruction.
    pub(super) fn debug_record(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let Some(inst) = self.body.insts.len().checked_sub(1) else {
            return Err(operands.invalid("no instruction before"));
        };
        let location = self.record_operand(MdKind::Location, &mut operands)?;
        let record = match operands.code {
            function::DEBUG_RECORD_LABEL => RecordData {
                kind: DebugRecordKind::Label,
                location,
                variable: self.record_operand(MdKind::Label, &mut operands)?,
                expression: None,
                value: None,
                assignment: None,
            },
            code => self.variable_record(code, location, &mut operands)?,
        };
        operands.end()?;
        self.body.records.push((inst as u32, record));
        self.body.insts[inst].flags |= flags::HAS_RECORDS;
        Ok(())
    }

    fn variable_record(&mut self, code: u32, location: MdId, operands: &mut Operands<'_>) -> Step<RecordData> {
        let variable = self.record_operand(MdKind::LocalVariable, operands)?;
        let expression = self.record_operand(MdKind::Expression, operands)?;
        let value = match code {
            function::DEBUG_RECORD_VALUE_SIMPLE => {
                let value = self.value(operands)?;
                self.as_metadata(value)
            }
            _ => self.record_value(operands)?,
        };
        let assignment = match code {
            function::DEBUG_RECORD_ASSIGN => {
                let id = self.record_operand(MdKind::AssignId, operands)?;
                let address_expression = self.record_operand(MdKind::Expression, operands)?;
                let address = self.record_value(operands)?;
                Some([id, address, address_expression])
            }
            _ => None,
        };
        let kind = match code {
            function::DEBUG_RECORD_DECLARE => DebugRecordKind::Declare,
            function::DEBUG_RECORD_DECLARE_VALUE => DebugRecordKind::DeclareValue,
            function::DEBUG_RECORD_ASSIGN => DebugRecordKind::Assign,
            _ => DebugRecordKind::Value,
        };
        Ok(RecordData { kind, location, variable, expression: Some(expression), value: Some(value), assignment })
    }

    /// Takes a node of that kind.
    fn record_operand(&mut self, kind: MdKind, operands: &mut Operands<'_>) -> Step<MdId> {
        let number = operands.next()?;
        let id = self.metadata_at(number, operands)?;
        match self.builder.module.metadata.get(id) {
            MdData::Node { kind: found, .. } if found == kind => Ok(id),
            _ => Err(operands.invalid(&format!("metadata {number} is no {}", kind.name()))),
        }
    }

    /// Takes the operand of a record: a value, a list of values, or the empty node.
    fn record_value(&mut self, operands: &mut Operands<'_>) -> Step<MdId> {
        let number = operands.next()?;
        let id = self.metadata_at(number, operands)?;
        match self.builder.module.metadata.get(id) {
            MdData::String(_) | MdData::Forward => Err(operands.invalid(&format!("metadata {number} is no value"))),
            MdData::Value(_) | MdData::LocalValue(..) | MdData::ArgList { .. } | MdData::Node { .. } => Ok(id),
        }
    }

    /// Returns a value as metadata.
    fn as_metadata(&mut self, value: ValueId) -> MdId {
        if !value.is_local() {
            return self.builder.md_value(value);
        }
        let Self { local_metadata, builder, id, .. } = self;
        *local_metadata.entry(value).or_insert_with(|| builder.module.metadata.push(MdData::LocalValue(*id, value)))
    }

    /// Makes a debug record of the call of an intrinsic; its arguments are metadata.
    pub(in crate::bitcode::read) fn debug_call(
        &mut self,
        intrinsic: DebugIntrinsic,
        mut operands: Operands<'_>,
    ) -> Step<()> {
        // The callee.
        operands.next()?;
        let mut arguments = Vec::with_capacity(operands.len());
        while !operands.is_empty() {
            let number = self.number(operands.next()?);
            arguments.push(self.metadata_at(number, &operands)?);
        }
        let record = |kind, variable, expression, value, assignment| RecordData {
            kind,
            // A location follows.
            location: MdId(u32::MAX),
            variable,
            expression,
            value,
            assignment,
        };
        let record = match (intrinsic, &*arguments) {
            (DebugIntrinsic::Declare, &[value, variable, expression]) => {
                record(DebugRecordKind::Declare, variable, Some(expression), Some(value), None)
            }
            (DebugIntrinsic::Value, &[value, variable, expression]) => {
                record(DebugRecordKind::Value, variable, Some(expression), Some(value), None)
            }
            (DebugIntrinsic::Assign, &[value, variable, expression, id, address, address_expression]) => {
                let assignment = Some([id, address, address_expression]);
                record(DebugRecordKind::Assign, variable, Some(expression), Some(value), assignment)
            }
            (DebugIntrinsic::Label, &[label]) => record(DebugRecordKind::Label, label, None, None, None),
            _ => return Err(Stop::needs_upgrade("debug intrinsics of older releases")),
        };
        self.replaced.push((self.body.insts.len() + self.replaced.len()) as u32);
        self.body.records.push((self.body.insts.len() as u32, record));
        self.target = LocationTarget::Record;
        Ok(())
    }

    /// Checks the records that were calls.
    pub(super) fn finish_records(&mut self) -> Step<()> {
        if self.replaced.is_empty() {
            return Ok(());
        }
        for &(inst, record) in &self.body.records {
            if record.location == MdId(u32::MAX) {
                return Err(Stop::needs_upgrade("a call of a debug intrinsic without a location"));
            }
            let has_kind = |id: MdId, wanted: MdKind| matches!(self.builder.module.metadata.get(id), MdData::Node { kind, .. } if kind == wanted);
            let (variable, address_expression) = match record.kind {
                DebugRecordKind::Label => (MdKind::Label, None),
                _ => (MdKind::LocalVariable, record.assignment.map(|[_, _, expression]| expression)),
            };
            let expressions = record.expression.into_iter().chain(address_expression);
            let is_valid = has_kind(record.variable, variable)
                && expressions.into_iter().all(|id| has_kind(id, MdKind::Expression))
                && has_kind(record.location, MdKind::Location);
            if !is_valid {
                return Err(Stop::needs_upgrade("debug intrinsics with other arguments"));
            }
            match self.body.insts.get_mut(inst as usize) {
                Some(inst) => inst.flags |= flags::HAS_RECORDS,
                None => return Err(Stop::invalid("a debug intrinsic behind the last instruction")),
            }
        }
        Ok(())
    }
}
