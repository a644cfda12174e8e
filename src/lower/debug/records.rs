//! Debug records: the locations of the source's variables, between the instructions of a function.
//!
//! A record becomes one instruction, or one for each part of a value of several parts. It refers only to values that
//! the code computes anyway; if there is none, the variable's value is unknown from there on.

use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use crate::analysis::addresses::strip_constant_casts;
use crate::ir::{Block, DebugRecord, DebugRecordKind, DiNumber, MdKind, MdNode, Opcode, ValueKind};
use crate::lower::cx::forms;
use crate::lower::cx::prelude::*;
use crate::lower::debug::Debug;
use crate::lower::debug::expressions::{
    Computation, Operations, VariableType, converts, only_fragment, operations, with_deref, with_fragment,
    without_conversion,
};
use crate::lower::debug::items::Item;
use crate::lower::debug::lines::FunctionDebug;
use crate::lower::debug::types::{encoding_of_type, types};
use crate::map::dwarf;
use crate::spirv::Id;
use crate::spirv::grammar::{Dbg, debug_operation};

/// The maximum number of instructions of one `DIAssignID` that are looked at; others do not count as assignments.
const MAX_WRITES: usize = 16;

impl<'m> FunctionDebug<'_, 'm> {
    /// Lowers the debug records before an instruction other than a phi.
    #[inline]
    pub(in crate::lower) fn lower_records(&mut self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
        if fx.locations.set.is_none() {
            return Ok(());
        }
        inst.debug_records().try_for_each(|record| self.lower_record(fx, record, inst))
    }

    /// Lowers a record before the instruction `at`.
    fn lower_record(&mut self, fx: &mut FunctionCx<'_, 'm>, record: DebugRecord<'m>, at: Inst<'m>) -> Result<()> {
        let block = at.block();
        if record.kind() == DebugRecordKind::Label {
            self.warn_record(
                fx,
                record,
                "labels are omitted from debug information, as the sets of debug instructions have none",
            );
        }
        let variable = record.variable().filter(|variable| variable.kind() == MdKind::LocalVariable);
        let Some(local) = variable else { return Ok(()) };
        let variable = self.module.enqueue(fx.mx, Item::new(local));
        self.change_location(fx, record.location())?;
        fx.lower_location()?;
        let written = match record.kind() {
            DebugRecordKind::Declare => self.lower_address(fx, record, variable, block)?,
            DebugRecordKind::Assign if self.lower_assignment(fx, record, variable, at)? => true,
            DebugRecordKind::Value
            | DebugRecordKind::Assign
            | DebugRecordKind::DeclareValue
            | DebugRecordKind::Label => self.lower_value(fx, record, (local, variable), block)?,
        };
        if written {
            return Ok(());
        }
        if is_constant(record) && self.computation(fx, record).is_some() {
            self.warn_record(
                fx,
                record,
                "values of variables are omitted from debug information where they are structures, addresses of what the \
                 function does not use before, or numbers of types that the module does not have",
            );
        }
        if record.kind() == DebugRecordKind::Declare {
            let none = self.module.none(fx.mx)?;
            let expression = match self.computation(fx, record) {
                Some(computation) => self.module.expression_of(fx.mx, computation),
                None => self.module.expression(fx.mx, Operations::new()),
            };
            return fx.emit_debug(Dbg::Declare, &[variable, none, expression]);
        }
        let ty = unknown_type(fx, record)?;
        let value = fx.mx.out.intern(Op::Undef, Some(ty.id()), &[])?;
        // The other fragments of the variable keep their values.
        let part =
            record.expression().map_or_else(Operations::new, |expression| only_fragment(expression.operations()));
        let expression = self.module.expression(fx.mx, part);
        fx.emit_debug(Dbg::Value, &[variable, value, expression])
    }

    /// Warns about a record that is not written as it is.
    fn warn_record(&mut self, fx: &mut FunctionCx<'_, 'm>, record: DebugRecord<'m>, message: &'static str) {
        let function = fx.function;
        self.module.warn_omission(fx.mx, message, |warning| {
            warning.at(record.to_string()).located(record.diagnostic_location(function))
        });
    }

    /// A variable in memory => `DebugDeclare` if the address is an `OpVariable`, a part of one, or an `OpFunctionParameter`, else
    /// `DebugValue` with a `Deref`; `false` if neither is possible
    fn lower_address(
        &mut self,
        fx: &mut FunctionCx<'_, 'm>,
        record: DebugRecord<'m>,
        variable: Id,
        block: Block<'m>,
    ) -> Result<bool> {
        let Some((value, computation)) = self.single_value(fx, record) else { return Ok(false) };
        if let Some(variable_id) = self.variable_or_parameter(fx, value) {
            let expression = self.module.expression_of(fx.mx, computation);
            return fx.emit_debug(Dbg::Declare, &[variable, variable_id, expression]).map(|()| true);
        }
        if let Some((variable_id, offset)) = self.part_of_variable(fx, value) {
            let mut operations = self.module.expressions.operations(computation).clone();
            operations.insert(0, smallvec![debug_operation::PlusUconst, offset]);
            let expression = self.module.expression(fx.mx, operations);
            return fx.emit_debug(Dbg::Declare, &[variable, variable_id, expression]).map(|()| true);
        }
        // The address null says that there is none.
        let parts = if value.is_null() { None } else { self.available_parts(fx, value, block)? };
        let Some(parts) = parts else { return Ok(false) };
        let [address] = parts.as_slice() else { return Ok(false) };
        let operations = self.module.expressions.operations(computation).clone();
        let expression = self.module.expression(fx.mx, with_deref(operations));
        fx.emit_debug(Dbg::Value, &[variable, address.id, expression]).map(|()| true)
    }

    /// A variable in memory that an instruction before the record writes => `DebugValue` of the address with a `Deref`; `false` if
    /// none is left that does, so that only the value is known, or if it is not possible
    fn lower_assignment(
        &mut self,
        fx: &mut FunctionCx<'_, 'm>,
        record: DebugRecord<'m>,
        variable: Id,
        at: Inst<'m>,
    ) -> Result<bool> {
        let (function, block) = (fx.function, at.block());
        let Some(memory) = record.assigned_memory() else { return Ok(false) };
        let assignments = self.assignments.get_or_insert_with(|| {
            let mut found: FxHashMap<_, SmallVec<_>> = FxHashMap::default();
            for (identity, inst) in function.assignments() {
                let writes = found.entry(identity).or_default();
                if writes.len() < MAX_WRITES {
                    writes.push(inst);
                }
            }
            found
        });
        let writes = assignments.get(&memory.identity).map_or(&[][..], SmallVec::as_slice);
        let is_before = |write: &u32| {
            let written = function.instruction(*write).map(Inst::block);
            written.is_some_and(|written| match written == block {
                true => *write < at.index(),
                false => fx.facts.cfg.dominates(written, block),
            })
        };
        if !writes.iter().any(is_before) {
            return Ok(false);
        }
        let has_more = self.module.set.is_some_and(|(dialect, _)| dialect.has_more_operations(fx.mx.options));
        let Ok(mut operations) = operations(memory.expression.operations(), has_more) else { return Ok(false) };
        let Some(parts) = self.available_parts(fx, memory.address, block)? else { return Ok(false) };
        let [address] = parts.as_slice() else { return Ok(false) };
        let address = address.id;
        operations = with_deref(operations);
        operations.extend(record.expression().into_iter().flat_map(|described| only_fragment(described.operations())));
        let expression = self.module.expression(fx.mx, operations);
        fx.emit_debug(Dbg::Value, &[variable, address, expression]).map(|()| true)
    }

    /// A variable with a value => `DebugValue`; `false` if it is not possible
    fn lower_value(
        &mut self,
        fx: &mut FunctionCx<'_, 'm>,
        record: DebugRecord<'m>,
        (local, variable): (MdNode<'m>, Id),
        block: Block<'m>,
    ) -> Result<bool> {
        let Some((value, computation)) = self.single_value(fx, record) else { return Ok(false) };
        let Some(parts) = self.available_parts(fx, value, block)? else { return Ok(false) };
        if let [only] = parts.as_slice() {
            let expression = self.module.expression_of(fx.mx, computation);
            return fx.emit_debug(Dbg::Value, &[variable, only.id, expression]).map(|()| true);
        }
        let Some(locations) = self.part_locations(fx, value).filter(|locations| locations.len() == parts.len()) else {
            return Ok(false);
        };
        let (operations, bits) = (self.module.expressions.operations(computation).clone(), size_in_bits(local));
        for (part, (offset, size)) in parts.iter().zip(locations) {
            let Some(operations) = with_fragment(&operations, offset, size, bits) else { continue };
            let expression = self.module.expression(fx.mx, operations);
            fx.emit_debug(Dbg::Value, &[variable, part.id, expression])?;
        }
        Ok(true)
    }

    /// Returns the single value of a record and the operations on it. In version 200, the arguments of an expression may
    /// all be the same value.
    fn single_value(
        &mut self,
        fx: &mut FunctionCx<'_, 'm>,
        record: DebugRecord<'m>,
    ) -> Option<(Value<'m>, Computation)> {
        let mut values = record.values();
        let value = values.next()?;
        let has_arguments = self.module.set.is_some_and(|(dialect, _)| dialect.is_shader_200());
        if !values.all(|other| has_arguments && other == value) {
            self.warn_record(
                fx,
                record,
                "values of variables are omitted from debug information where they are computed from several values, as a \
                 DebugValue has one",
            );
            return None;
        }
        self.computation(fx, record).map(|computation| (value, computation))
    }

    /// Returns the operations of a record; `None` if the set does not have them.
    fn computation(&mut self, fx: &mut FunctionCx<'_, 'm>, record: DebugRecord<'m>) -> Option<Computation> {
        let Some(expression) = record.expression() else {
            return Some(self.module.expressions.intern(Operations::new()));
        };
        if let Some(known) = self.module.expressions.by_node.get(&expression) {
            return Some(*known);
        }
        let function = fx.function;
        let has_more = self.module.set.is_some_and(|(dialect, _)| dialect.has_more_operations(fx.mx.options));
        let mut words = expression.operations();
        // Then the variable matters as well.
        let has_conversion = !has_more && converts(words);
        if has_conversion {
            let variable = record.variable();
            let (bits, is_boolean) = (
                variable.map_or(0, size_in_bits),
                variable.is_some_and(|variable| encoding_of_type(variable) == dwarf::BOOLEAN),
            );
            words = without_conversion(words, VariableType { bits, is_boolean });
        }
        let supported = operations(words, has_more).map_err(|unsupported| {
            self.module
                .note_unsupported(fx.mx, unsupported, || (record.to_string(), record.diagnostic_location(function)));
        });
        let computation = self.module.expressions.intern(supported.ok()?);
        if !has_conversion {
            self.module.expressions.by_node.insert(expression, computation);
        }
        Some(computation)
    }

    /// Returns the `OpVariable` or `OpFunctionParameter` of a pointer.
    fn variable_or_parameter(&self, fx: &FunctionCx<'_, 'm>, value: Value<'m>) -> Option<Id> {
        if Debug::has_untyped_variables(fx.mx) {
            return None;
        }
        if let Some(variable) = fx.alloca_variables.get(value) {
            return Some(variable);
        }
        let [only] = fx.parts_so_far(value)? else { return None };
        self.parameters.contains(&only.id).then_some(only.id)
    }

    /// Returns the `OpVariable` that a pointer with a constant offset refers to, and the offset in bytes.
    fn part_of_variable(&self, fx: &FunctionCx<'_, 'm>, value: Value<'m>) -> Option<(Id, u32)> {
        let gep = value.as_instruction().filter(|inst| inst.opcode() == Opcode::GetElementPtr)?;
        let offset = u32::try_from(fx.mx.layout.constant_offset(value)?).ok()?;
        let variable = fx.alloca_variables.get(gep.operand(0)).filter(|_| !Debug::has_untyped_variables(fx.mx))?;
        Some((variable, offset))
    }

    /// Returns the parts of a value that is available in a block without further instructions.
    fn available_parts(
        &mut self,
        fx: &mut FunctionCx<'_, 'm>,
        value: Value<'m>,
        block: Block<'m>,
    ) -> Result<Option<Parts>> {
        match value.kind() {
            ValueKind::Instruction(inst) => {
                let reaches = inst.block() == block || fx.facts.cfg.dominates(inst.block(), block);
                Ok(fx.parts_so_far(value).filter(|_| reaches).map(Parts::from_slice))
            }
            ValueKind::Argument(_) => Ok(fx.parts_so_far(value).map(Parts::from_slice)),
            ValueKind::GlobalVariable(_) => {
                let variable = fx.mx.variables.globals.get(&value).copied().flatten();
                // Debug information must not add variables to the interfaces of entry points.
                let used = variable.filter(|variable| fx.used_variables.contains(variable));
                let ty = used.and_then(|variable| fx.mx.variables.types.get(&variable));
                Ok(used.zip(ty).map(|(variable, ty)| Parts::from_elem(Typed::new(variable, *ty), 1)))
            }
            _ if value.is_undefined() => Ok(None),
            _ => {
                let lanes = forms::lanes(value.ty(), fx.mx.legal).ok().flatten();
                let Some(lanes) = lanes.filter(|lanes| self.module.has_constants_of(fx.mx, value.ty(), lanes.lane))
                else {
                    return Ok(None);
                };
                match strip_constant_casts(value).kind() {
                    ValueKind::NullPointer => {
                        let ty = fx.mx.lane_type(lanes.lane)?;
                        fx.mx.null(ty).map(|null| Some(Parts::from_elem(null, 1)))
                    }
                    ValueKind::ConstantInt
                    | ValueKind::ConstantFp
                    | ValueKind::ConstantVector
                    | ValueKind::DataVector
                    | ValueKind::AggregateZero => fx.value(value).map(Some),
                    _ => Ok(None),
                }
            }
        }
    }

    /// Returns the first bit and the size of each part of a value.
    fn part_locations(&self, fx: &FunctionCx<'_, 'm>, value: Value<'m>) -> Option<Vec<(u32, u32)>> {
        let lanes = forms::lanes(value.ty(), fx.mx.legal).ok()??;
        let bits = match lanes.lane {
            Lane::Int { bits, width } => (bits == width).then_some(bits)?,
            Lane::MultiWord { bits } => (bits % 8 == 0).then_some(bits)?,
            Lane::Float(bits) => bits,
            Lane::BFloat => 16,
            Lane::Pointer { .. } => fx.mx.pointer_bits,
            Lane::Bool => return None,
        };
        let mut locations = Vec::new();
        let mut first = 0_u32;
        for count in lanes.chunks(fx.mx.legal) {
            let size = bits.checked_mul(count)?;
            let end = first.checked_add(size)?;
            let step = if lanes.lane.words() == 1 { size } else { forms::WORD_BITS };
            while first < end {
                locations.push((first, step.min(end - first)));
                first = first.saturating_add(step).min(end);
            }
        }
        Some(locations)
    }
}

/// Returns `true` if the value of a record is a single constant, other than the address null.
fn is_constant(record: DebugRecord<'_>) -> bool {
    let mut values = record.values();
    let first = values.next().filter(|value| value.is_constant() && !value.is_undefined() && values.next().is_none());
    first.is_some_and(|value| record.kind() != DebugRecordKind::Declare || !value.is_null())
}

/// Returns the type for the unknown value of a record: that of its first value, unless devices need not have it and no
/// code has it.
fn unknown_type<'m>(fx: &mut FunctionCx<'_, 'm>, record: DebugRecord<'m>) -> Result<SpirvType> {
    let first = record.values().next();
    if let Some(value) = first.filter(|value| value.is_undefined())
        && let Some(Lanes {
            lane: lane @ (Lane::Bool | Lane::Int { width: 8 | 16 | 32, .. } | Lane::Float(32)),
            count: 1,
        }) = forms::lanes(value.ty(), fx.mx.legal).ok().flatten()
    {
        return fx.mx.lane_type(lane);
    }
    let is_computed = |value: &Value<'m>| matches!(value.kind(), ValueKind::Instruction(_) | ValueKind::Argument(_));
    match first.filter(is_computed).filter(|value| fx.parts_so_far(*value).is_some_and(|parts| parts.len() == 1)) {
        Some(value) => fx.type_of(value),
        None => fx.mx.type_int(32),
    }
}

/// Returns the size of a variable in bits; zero if it is unknown.
fn size_in_bits(variable: MdNode<'_>) -> u64 {
    types(variable).map(|ty| ty.di_number(DiNumber::Size)).find(|size| *size != 0).unwrap_or(0)
}
