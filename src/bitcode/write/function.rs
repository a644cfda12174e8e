//! Writes the bodies of functions. After an instruction come its debug location and the debug records before it.

use super::super::codes::{block, function as code};
use super::ModuleWriter;
use crate::ir::DebugRecordKind;
use crate::ir::function::{Body, FunctionId};
use crate::ir::metadata::{MdData, MdId, MdKind, word_reference};
use crate::ir::records::RecordData;
use crate::ir::types::TypeId;

impl<'m> ModuleWriter<'m> {
    /// Writes the body of a function, if it has one.
    pub(super) fn write_function(&mut self, id: FunctionId) {
        let function = &self.module.functions[id.index()];
        let Some(body) = function.body.as_deref() else { return };
        self.function_starts.push((id, self.stream.word_position()));
        self.stream.enter(block::FUNCTION, 5);
        self.numbers.enter_function(id, body);
        self.stream.record(code::DECLAREBLOCKS, &[body.blocks.len() as u64]);
        self.write_function_constants();
        self.write_function_metadata();
        self.write_insts(body);
        self.write_address_users(id);
        self.write_local_names(body);
        self.write_attachments(function, body);
        self.numbers.exit_function();
        self.stream.exit();
    }

    fn write_insts(&mut self, body: &'m Body) {
        self.next_value = self.numbers.function().first_inst;
        let mut records = body.records.iter().peekable();
        let mut last_location = None;
        for (index, inst) in (0..).zip(&body.insts) {
            self.write_inst(body, inst);
            self.next_value += u32::from(inst.ty != TypeId::VOID);
            if let Some(location) = inst.location {
                self.write_location(location, last_location == inst.location);
                last_location = inst.location;
            }
            while let Some((_, record)) = records.next_if(|(at, _)| *at <= index) {
                self.write_debug_record(record);
            }
        }
    }

    /// Writes the debug location of the instruction before.
    fn write_location(&mut self, location: MdId, is_repeated: bool) {
        if is_repeated {
            return self.stream.record(code::DEBUG_LOC_AGAIN, &[]);
        }
        let Some((MdKind::Location, &[line, column, scope, inlined_at, is_implicit, group, rank])) =
            self.module.metadata.kind_and_words(location)
        else {
            return self.fail(format_args!("a debug location that is no `DILocation`"));
        };
        let [scope, inlined_at] =
            [scope, inlined_at].map(|word| self.numbers.metadata.number_or_null(word_reference(word)).into());
        let operands = [line, column, scope, inlined_at, is_implicit, group, rank];
        self.stream.abbreviated(&self.abbreviations.debug_location, &operands);
    }

    fn write_debug_record(&mut self, record: &RecordData) {
        for id in [Some(record.location), Some(record.variable), record.expression].into_iter().flatten() {
            let number = self.metadata_number(id);
            self.record.push(number);
        }
        match record.kind {
            DebugRecordKind::Value => self.write_debug_value(record),
            DebugRecordKind::Declare => self.finish_debug_record(record, code::DEBUG_RECORD_DECLARE),
            DebugRecordKind::DeclareValue => self.finish_debug_record(record, code::DEBUG_RECORD_DECLARE_VALUE),
            DebugRecordKind::Assign => self.finish_debug_record(record, code::DEBUG_RECORD_ASSIGN),
            DebugRecordKind::Label => self.stream.record(code::DEBUG_RECORD_LABEL, &self.record),
        }
        self.record.clear();
    }

    /// Writes a record of a value: the value itself if it is one that is defined before, otherwise its metadata.
    fn write_debug_value(&mut self, record: &RecordData) {
        if let Some(MdData::Value(value) | MdData::LocalValue(_, value)) =
            record.value.map(|id| self.module.metadata.get(id))
        {
            let number = self.value(value);
            if number < self.next_value {
                self.record.push(u64::from(self.next_value - number));
                return self.stream.abbreviated(&self.abbreviations.debug_value, &self.record);
            }
        }
        self.finish_debug_record(record, code::DEBUG_RECORD_VALUE);
    }

    fn finish_debug_record(&mut self, record: &RecordData, code: u32) {
        let assignment = record.assignment.map(|[identity, address, expression]| [identity, expression, address]);
        for id in record.value.into_iter().chain(assignment.into_iter().flatten()) {
            let number = self.metadata_number(id);
            self.record.push(number);
        }
        self.stream.record(code, &self.record);
    }

    /// Writes the other functions that use addresses of blocks of this one.
    fn write_address_users(&mut self, id: FunctionId) {
        let users = self.numbers.address_users(id).to_vec();
        if users.is_empty() {
            return;
        }
        for user in users {
            let number = self.value(self.module.functions[user.index()].symbol.value);
            self.record.push(number.into());
        }
        self.stream.record(code::BLOCKADDR_USERS, &self.record);
        self.record.clear();
    }
}
