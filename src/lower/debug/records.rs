//! Debug records: where the variables of the source are, between the instructions of a function.
//!
//! A record becomes one instruction, or one for each part of a value of several parts. What it names must be there
//! anyway: nothing is computed for it. Where that is not so, the variable's value is not known from there on.

use crate::error::Result;
use crate::llvm::{Block, DebugRecord, DebugRecordKind, DiNumber, DiRef, Inst, MdKind, MdNode, Value, ValueKind};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms;
use crate::lower::cx::forms::{Lane, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::debug::expressions::{Operations, operations, with_deref, with_fragment};
use crate::lower::debug::lines::FunctionDebug;
use crate::lower::debug::{Debug, Item};
use crate::spirv::Id;
use crate::spirv::grammar::{Dbg, Op};
use std::iter;

impl<'m> FunctionDebug<'_, 'm> {
    /// Writes what is known of variables before an instruction, which is no phi.
    #[inline]
    pub(in crate::lower) fn lower_records(&mut self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
        if fx.locations.set.is_none() {
            return Ok(());
        }
        inst.debug_records().try_for_each(|record| self.lower_record(fx, record, inst.block()))
    }

    fn lower_record(&mut self, fx: &mut FunctionCx<'_, 'm>, record: DebugRecord<'m>, block: Block<'m>) -> Result<()> {
        // A label is no variable.
        let variable = record.variable().filter(|variable| variable.kind() == MdKind::LocalVariable);
        let Some(variable) = variable else { return Ok(()) };
        let bits = bits_of(variable);
        let variable = self.module.id(fx.mx, Item::of(variable));
        self.change_location(fx, record.location())?;
        fx.lower_location()?;
        let said = match record.kind() {
            DebugRecordKind::Declare => self.lower_address(fx, record, variable, block)?,
            DebugRecordKind::Value
            | DebugRecordKind::Assign
            | DebugRecordKind::DeclareValue
            | DebugRecordKind::Label => self.lower_value(fx, record, variable, bits, block)?,
        };
        if said {
            return Ok(());
        }
        let ty = fx.mx.type_int(32)?;
        let value = fx.mx.out.intern(Op::Undef, Some(ty), &[])?;
        let expression = self.module.expression(fx.mx, Operations::new())?;
        fx.emit_debug(Dbg::Value, &[variable, value, expression])
    }

    /// A variable that lies at an address => `DebugDeclare` of the variable or parameter that the address is, else
    /// `DebugValue` of what lies there; whether it could be said
    fn lower_address(
        &mut self,
        fx: &mut FunctionCx<'_, 'm>,
        record: DebugRecord<'m>,
        variable: Id,
        block: Block<'m>,
    ) -> Result<bool> {
        let Some((value, operations)) = self.single(fx, record) else { return Ok(false) };
        if let Some(place) = self.declared(fx, value) {
            let expression = self.module.expression(fx.mx, operations)?;
            return fx.emit_debug(Dbg::Declare, &[variable, place, expression]).map(|()| true);
        }
        let Some(parts) = self.known_parts(fx, value, block)? else { return Ok(false) };
        let [address] = parts.as_slice() else { return Ok(false) };
        let expression = self.module.expression(fx.mx, with_deref(operations))?;
        fx.emit_debug(Dbg::Value, &[variable, *address, expression]).map(|()| true)
    }

    /// A variable that has a value => `DebugValue`; whether it could be said
    fn lower_value(
        &mut self,
        fx: &mut FunctionCx<'_, 'm>,
        record: DebugRecord<'m>,
        variable: Id,
        bits: u64,
        block: Block<'m>,
    ) -> Result<bool> {
        let Some((value, operations)) = self.single(fx, record) else { return Ok(false) };
        let Some(parts) = self.known_parts(fx, value, block)? else { return Ok(false) };
        if let [only] = parts.as_slice() {
            let expression = self.module.expression(fx.mx, operations)?;
            return fx.emit_debug(Dbg::Value, &[variable, *only, expression]).map(|()| true);
        }
        let Some(places) = self.places_of_parts(fx, value).filter(|places| places.len() == parts.len()) else {
            return Ok(false);
        };
        for (part, (offset, size)) in parts.iter().zip(places) {
            let Some(operations) = with_fragment(&operations, offset, size, bits) else { continue };
            let expression = self.module.expression(fx.mx, operations)?;
            fx.emit_debug(Dbg::Value, &[variable, *part, expression])?;
        }
        Ok(true)
    }

    /// The single value that a record starts from, and what it does with it.
    fn single(&mut self, fx: &mut FunctionCx<'_, 'm>, record: DebugRecord<'m>) -> Option<(Value<'m>, Operations)> {
        let mut values = record.values();
        let (value, None) = (values.next()?, values.next()) else { return None };
        let operations = record.expression().map_or_else(|| Ok(Operations::new()), operations);
        let function = fx.function;
        let noted = operations.map_err(|unsupported| {
            let in_function = || format!("function @{}", String::from_utf8_lossy(function.name()));
            self.module.note_unsupported(fx.mx, unsupported, || (record.to_string(), in_function()));
        });
        noted.ok().map(|operations| (value, operations))
    }

    /// The `OpVariable` or `OpFunctionParameter` that a pointer is.
    fn declared(&self, fx: &FunctionCx<'_, 'm>, value: Value<'m>) -> Option<Id> {
        if Debug::names_no_variables(fx.mx) {
            return None;
        }
        if let Some(variable) = fx.alloca_variables.get(value) {
            return Some(variable);
        }
        let [only] = fx.parts_so_far(value)? else { return None };
        self.parameters.contains(only).then_some(*only)
    }

    /// What stands for a value in a block, if it is there without more ado.
    fn known_parts(
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
            ValueKind::ConstantInt | ValueKind::ConstantFp => fx.value(value).map(Some),
            ValueKind::GlobalVariable(_) => {
                let variable = fx.mx.variables.globals.get(&value).copied().flatten();
                // The entry points list what the code uses, and not more for this.
                let used = variable.filter(|variable| fx.used_variables.contains(variable));
                Ok(used.map(|variable| Parts::from_elem(variable, 1)))
            }
            _ => Ok(None),
        }
    }

    /// The first bit of each part of a value, and how many it has.
    fn places_of_parts(&self, fx: &FunctionCx<'_, 'm>, value: Value<'m>) -> Option<Vec<(u32, u32)>> {
        let lanes = forms::lanes(value.ty()).ok()??;
        let bits = match lanes.lane {
            Lane::Int { bits, width } => (bits == width).then_some(bits)?,
            Lane::MultiWord { bits } => (bits % 8 == 0).then_some(bits)?,
            Lane::Float(bits) => bits,
            Lane::BFloat => 16,
            Lane::Pointer { .. } => fx.mx.pointer_bits,
            Lane::Bool => return None,
        };
        let mut places = Vec::new();
        let mut first = 0_u32;
        for count in lanes.chunks() {
            let size = bits.checked_mul(count)?;
            let end = first.checked_add(size)?;
            let step = if lanes.lane.words() == 1 { size } else { forms::WORD_BITS };
            while first < end {
                places.push((first, step.min(end - first)));
                first = first.saturating_add(step).min(end);
            }
        }
        Some(places)
    }
}

/// How many bits a variable has; zero if its type does not say.
fn bits_of(variable: MdNode<'_>) -> u64 {
    /// How many names a type may go by.
    const MAX_NAMES: usize = 64;
    let types = iter::successors(variable.di_node(DiRef::Type), |ty| ty.di_node(DiRef::Type));
    types.take(MAX_NAMES).map(|ty| ty.di_number(DiNumber::Size)).find(|size| *size != 0).unwrap_or(0)
}
