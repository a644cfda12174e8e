//! Control flow: terminators and the pads of exceptions.

use crate::bitcode::read::body::BodyReader;
use crate::bitcode::read::operands::Operands;
use crate::bitcode::read::{Step, Stop};
use crate::ir::constants::ConstantKind;
use crate::ir::inst::flags;
use crate::ir::types::TypeData;
use crate::ir::values::Referent;
use crate::ir::{Opcode, TypeId, ValueId};

/// The upper half of the first word of a `switch` over ranges, which no release wrote.
const SWITCH_MAGIC: u64 = 0x4B5;

impl BodyReader<'_, '_> {
    pub(super) fn ret(&mut self, mut operands: Operands<'_>) -> Step<()> {
        if !operands.is_empty() {
            let value = self.value(&mut operands)?;
            operands.end()?;
            self.operands.push(value);
        }
        self.push(Opcode::Ret, TypeId::VOID, 0, 0, &operands)
    }

    pub(super) fn br(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let if_true = self.successor(&mut operands)?;
        if operands.is_empty() {
            self.operands.push(if_true);
            return self.push(Opcode::Br, TypeId::VOID, 0, 0, &operands);
        }
        let if_false = self.successor(&mut operands)?;
        let condition = self.value_of(TypeId::I1, &mut operands)?;
        operands.end()?;
        self.operands.extend([condition, if_false, if_true]);
        self.push(Opcode::Br, TypeId::VOID, 0, 0, &operands)
    }

    /// Reads type, value, default, and pairs of constant and block.
    pub(super) fn switch(&mut self, mut operands: Operands<'_>) -> Step<()> {
        if operands.rest().first().is_some_and(|word| word >> 16 == SWITCH_MAGIC) {
            return Err(Stop::needs_upgrade("`switch` over ranges"));
        }
        let ty = self.type_at(&mut operands)?;
        let value = self.value_of(ty, &mut operands)?;
        let default = self.successor(&mut operands)?;
        self.operands.extend([value, default]);
        let mut constants = Vec::with_capacity(operands.len() / 2);
        while !operands.is_empty() {
            let constant = self.absolute_value_of(ty, &mut operands)?;
            match constant.referent() {
                Referent::Module(index) if self.is_integer(index) => constants.push(index),
                _ => return Err(operands.invalid("a case that is no integer constant")),
            }
            let block = self.successor(&mut operands)?;
            self.operands.push(block);
        }
        let extra = self.list(&constants);
        self.push(Opcode::Switch, TypeId::VOID, 0, extra, &operands)
    }

    fn is_integer(&self, constant: u32) -> bool {
        matches!(self.builder.module.constants.get(constant).kind, ConstantKind::Int | ConstantKind::WideInt)
    }

    pub(super) fn indirect_br(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let ty = self.type_at(&mut operands)?;
        let address = self.value_of(ty, &mut operands)?;
        self.operands.push(address);
        while !operands.is_empty() {
            let block = self.successor(&mut operands)?;
            self.operands.push(block);
        }
        self.push(Opcode::IndirectBr, TypeId::VOID, 0, 0, &operands)
    }

    pub(super) fn resume(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let value = self.value(&mut operands)?;
        self.operands.push(value);
        self.push(Opcode::Resume, TypeId::VOID, 0, 0, &operands)
    }

    /// Reads type, `cleanup`, number of clauses, and pairs of kind and constant.
    pub(super) fn landing_pad(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let ty = self.result_type(&mut operands)?;
        let flags = if operands.next_bool()? { flags::CLEANUP } else { 0 };
        let count = operands.next()?;
        let mut kinds = Vec::new();
        for _ in 0..count {
            match operands.next()? {
                kind @ (0 | 1) => kinds.push(kind as u32),
                kind => return Err(operands.invalid(&format!("unknown clause {kind}"))),
            }
            let clause = self.value(&mut operands)?;
            if clause.is_local() {
                return Err(operands.invalid("a clause that is no constant"));
            }
            self.operands.push(clause);
        }
        operands.end()?;
        let extra = self.list(&kinds);
        self.push(Opcode::LandingPad, ty, flags, extra, &operands)
    }

    /// Takes a token.
    fn token(&mut self, operands: &mut Operands<'_>) -> Step<ValueId> {
        let ty = self.builder.add_type(TypeData::Token);
        self.value_of(ty, operands)
    }

    /// Reads the end of a record, perhaps the block to which the instruction unwinds; returns its flags.
    fn unwind_destination(&mut self, operands: &mut Operands<'_>) -> Step<u32> {
        if operands.is_empty() {
            return Ok(0);
        }
        let block = self.successor(operands)?;
        operands.end()?;
        self.operands.push(block);
        Ok(flags::UNWINDS)
    }

    pub(super) fn cleanup_ret(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let pad = self.token(&mut operands)?;
        self.operands.push(pad);
        let flags = self.unwind_destination(&mut operands)?;
        self.push(Opcode::CleanupRet, TypeId::VOID, flags, 0, &operands)
    }

    pub(super) fn catch_ret(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let pad = self.token(&mut operands)?;
        let block = self.successor(&mut operands)?;
        operands.end()?;
        self.operands.extend([pad, block]);
        self.push(Opcode::CatchRet, TypeId::VOID, 0, 0, &operands)
    }

    /// Reads parent, number of handlers, handlers, perhaps the block to which it unwinds.
    pub(super) fn catch_switch(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let parent = self.token(&mut operands)?;
        let count = operands.next()?;
        let mut handlers = Vec::new();
        for _ in 0..count {
            handlers.push(self.successor(&mut operands)?);
        }
        self.operands.push(parent);
        let flags = self.unwind_destination(&mut operands)?;
        self.operands.extend(handlers);
        let ty = self.builder.add_type(TypeData::Token);
        self.push(Opcode::CatchSwitch, ty, flags, 0, &operands)
    }

    /// Reads parent, number of arguments, arguments.
    pub(super) fn pad(&mut self, opcode: Opcode, mut operands: Operands<'_>) -> Step<()> {
        let parent = self.token(&mut operands)?;
        let count = operands.next()?;
        for _ in 0..count {
            let argument = self.value(&mut operands)?;
            self.operands.push(argument);
        }
        operands.end()?;
        self.operands.push(parent);
        let ty = self.builder.add_type(TypeData::Token);
        self.push(opcode, ty, 0, 0, &operands)
    }
}
