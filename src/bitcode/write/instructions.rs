//! Writes the records of instructions.
//!
//! Values are written as the distance back from the next number of an instruction; a later value is a distance below zero,
//! as an unsigned 32-bit number, followed by its type where readers do not know it.

use super::super::codes::function as code;
use super::super::encoding::{METADATA_INPUT, alloca, binary_number, call, cast_number, fast_math_bits, rotated};
use super::super::stream::writer::Abbreviation;
use super::enumerate::{list_of, mask_of};
use super::{ModuleWriter, alignment_number};
use crate::ir::dialect::{Dialect, Feature};
use crate::ir::function::Body;
use crate::ir::inst::{CallData, InstData, PackedAccess, flags};
use crate::ir::types::{TypeData, TypeId};
use crate::ir::values::{Referent, ValueId};
use crate::ir::{Opcode, RmwOp};

impl<'m> ModuleWriter<'m> {
    /// Writes an instruction.
    pub(super) fn write_inst(&mut self, body: &'m Body, inst: &InstData) {
        let operands = body.operands_of(inst);
        match self.write_operation(body, inst, operands) {
            Some(()) => {}
            None => self.fail(format_args!(
                "`{}` with {} operands, among them an unexpected one",
                inst.opcode.name(),
                operands.len()
            )),
        }
        self.record.clear();
    }

    /// Writes an instruction; `None` if its operands do not fit its opcode.
    fn write_operation(&mut self, body: &'m Body, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        match inst.opcode {
            Opcode::Ret => self.write_ret(operands),
            Opcode::Br => self.write_br(operands),
            Opcode::Switch => self.write_switch(body, inst, operands),
            Opcode::IndirectBr => self.write_indirect_br(operands),
            Opcode::Invoke => self.write_invoke(body, inst, operands),
            Opcode::CallBr => self.write_call_br(body, inst, operands),
            Opcode::Call => self.write_call(body, inst, operands),
            Opcode::Resume => self.write_typed(code::INST_RESUME, operands, 1),
            Opcode::Unreachable => {
                self.stream.abbreviated(&self.abbreviations.unreachable, &[]);
                Some(())
            }
            Opcode::CleanupRet => self.write_pad_and_blocks(code::INST_CLEANUPRET, operands),
            Opcode::CatchRet => self.write_pad_and_blocks(code::INST_CATCHRET, operands),
            Opcode::CatchSwitch => self.write_catch_switch(inst, operands),
            Opcode::CatchPad => self.write_pad(code::INST_CATCHPAD, operands),
            Opcode::CleanupPad => self.write_pad(code::INST_CLEANUPPAD, operands),
            Opcode::LandingPad => self.write_landing_pad(body, inst, operands),
            Opcode::FNeg => self.write_unary(inst, operands),
            Opcode::Add
            | Opcode::FAdd
            | Opcode::Sub
            | Opcode::FSub
            | Opcode::Mul
            | Opcode::FMul
            | Opcode::UDiv
            | Opcode::SDiv
            | Opcode::FDiv
            | Opcode::URem
            | Opcode::SRem
            | Opcode::FRem
            | Opcode::Shl
            | Opcode::LShr
            | Opcode::AShr
            | Opcode::And
            | Opcode::Or
            | Opcode::Xor => self.write_binary(inst, operands),
            Opcode::Trunc
            | Opcode::ZExt
            | Opcode::SExt
            | Opcode::FPToUI
            | Opcode::FPToSI
            | Opcode::UIToFP
            | Opcode::SIToFP
            | Opcode::FPTrunc
            | Opcode::FPExt
            | Opcode::PtrToInt
            | Opcode::PtrToAddr
            | Opcode::IntToPtr
            | Opcode::BitCast
            | Opcode::AddrSpaceCast => self.write_cast(inst, operands),
            Opcode::ICmp | Opcode::FCmp => self.write_compare(inst, operands),
            Opcode::Alloca => self.write_alloca(body, inst, operands),
            Opcode::Load => self.write_load(inst, operands),
            Opcode::Store => self.write_store(inst, operands),
            Opcode::GetElementPtr => self.write_gep(inst, operands),
            Opcode::Fence => {
                let access = PackedAccess::unpack(inst.extra);
                self.stream.record(code::INST_FENCE, &[access.ordering.number().into(), access.scope.into()]);
                Some(())
            }
            Opcode::AtomicCmpXchg => self.write_compare_exchange(inst, operands),
            Opcode::AtomicRmw => self.write_atomic_rmw(inst, operands),
            Opcode::Phi => self.write_phi(body, inst, operands),
            Opcode::Select => self.write_select(inst, operands),
            Opcode::VAArg => self.write_va_arg(inst, operands),
            Opcode::ExtractElement => self.write_typed(code::INST_EXTRACTELT, operands, 2),
            Opcode::InsertElement => self.write_insert_element(operands),
            Opcode::ShuffleVector => self.write_shuffle(body, inst, operands),
            Opcode::ExtractValue => self.write_member(code::INST_EXTRACTVAL, body, inst, operands),
            Opcode::InsertValue => self.write_member(code::INST_INSERTVAL, body, inst, operands),
            Opcode::Freeze => self.write_typed(code::INST_FREEZE, operands, 1),
            Opcode::UserOp1 | Opcode::UserOp2 => None,
        }
    }

    /// Appends a value whose type readers know.
    #[inline]
    fn push_value(&mut self, id: ValueId) {
        let number = self.value(id);
        self.record.push(self.next_value.wrapping_sub(number).into());
    }

    /// Appends a value, and its type if it is defined later. Returns `true` if it is defined before.
    #[inline]
    fn push_typed(&mut self, id: ValueId) -> bool {
        let number = self.value(id);
        self.record.push(self.next_value.wrapping_sub(number).into());
        let is_known = number < self.next_value;
        if !is_known {
            let ty = self.numbers.type_number(self.numbers.type_of(id));
            self.record.push(ty);
        }
        is_known
    }

    /// Appends the number of a block.
    fn push_block(&mut self, id: ValueId) -> Option<()> {
        match id.referent() {
            Referent::Block(block) => self.record.push(block.into()),
            _ => return None,
        }
        Some(())
    }

    fn push_type(&mut self, ty: TypeId) {
        let number = self.numbers.type_number(ty);
        self.record.push(number);
    }

    /// Writes the record without abbreviation.
    fn finish(&mut self, code: u32) -> Option<()> {
        self.stream.record(code, &self.record);
        Some(())
    }

    /// Writes `count` operands, each with its type if it is defined later.
    fn write_typed(&mut self, code: u32, operands: &[ValueId], count: usize) -> Option<()> {
        for &operand in operands {
            self.push_typed(operand);
        }
        (operands.len() == count).then(|| self.finish(code))?
    }

    fn write_unary(&mut self, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let &[operand] = operands else { return None };
        let is_known = self.push_typed(operand);
        // The number of `fneg`, which is the only operation.
        self.record.push(0);
        let own = &self.abbreviations;
        let flags = flag_bits(self.module.dialect, inst.opcode, inst.flags);
        finish_with_flags(
            &mut self.stream,
            &mut self.record,
            code::INST_UNOP,
            flags,
            is_known.then_some([&own.unary, &own.unary_flags]),
        );
        Some(())
    }

    fn write_binary(&mut self, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let &[left, right] = operands else { return None };
        let is_known = self.push_typed(left);
        self.push_value(right);
        self.record.push(binary_number(inst.opcode)?);
        // A later right operand is a large number, which the abbreviation takes, too.
        let own = &self.abbreviations;
        let flags = flag_bits(self.module.dialect, inst.opcode, inst.flags);
        finish_with_flags(
            &mut self.stream,
            &mut self.record,
            code::INST_BINOP,
            flags,
            is_known.then_some([&own.binary, &own.binary_flags]),
        );
        Some(())
    }

    fn write_cast(&mut self, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let &[operand] = operands else { return None };
        let is_known = self.push_typed(operand);
        self.push_type(inst.ty);
        self.record.push(cast_number(inst.opcode)?);
        let own = &self.abbreviations;
        let flags = flag_bits(self.module.dialect, inst.opcode, inst.flags);
        finish_with_flags(
            &mut self.stream,
            &mut self.record,
            code::INST_CAST,
            flags,
            is_known.then_some([&own.cast, &own.cast_flags]),
        );
        Some(())
    }

    fn write_compare(&mut self, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let &[left, right] = operands else { return None };
        let is_known = self.push_typed(left);
        self.push_value(right);
        self.record.push(u64::from(inst.flags >> flags::PREDICATE_SHIFT & flags::PREDICATE_MASK));
        let own = &self.abbreviations;
        let flags = flag_bits(self.module.dialect, inst.opcode, inst.flags);
        finish_with_flags(
            &mut self.stream,
            &mut self.record,
            code::INST_CMP2,
            flags,
            is_known.then_some([&own.compare, &own.compare_flags]),
        );
        Some(())
    }

    fn write_gep(&mut self, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        self.record.push(flag_bits(self.module.dialect, inst.opcode, inst.flags));
        self.push_type(TypeId(inst.extra));
        for &operand in operands {
            self.push_typed(operand);
        }
        self.stream.abbreviated(&self.abbreviations.gep, &self.record);
        Some(())
    }

    fn write_select(&mut self, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let &[condition, if_true, if_false] = operands else { return None };
        self.push_typed(if_true);
        self.push_value(if_false);
        self.push_typed(condition);
        self.push_flags(inst);
        self.finish(code::INST_VSELECT)
    }

    /// Appends the flags of an instruction if there are any.
    fn push_flags(&mut self, inst: &InstData) {
        let flags = flag_bits(self.module.dialect, inst.opcode, inst.flags);
        self.record.extend((flags != 0).then_some(flags));
    }

    fn write_insert_element(&mut self, operands: &[ValueId]) -> Option<()> {
        let &[vector, element, index] = operands else { return None };
        self.push_typed(vector);
        self.push_value(element);
        self.push_typed(index);
        self.finish(code::INST_INSERTELT)
    }

    fn write_shuffle(&mut self, body: &'m Body, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let &[first, second] = operands else { return None };
        self.push_typed(first);
        self.push_value(second);
        let mask = self.numbers.mask_number(inst.ty, mask_of(body, inst))?;
        self.record.push(self.next_value.wrapping_sub(mask).into());
        self.finish(code::INST_SHUFFLEVEC)
    }

    fn write_member(&mut self, code: u32, body: &Body, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        for &operand in operands {
            self.push_typed(operand);
        }
        self.record.extend(list_of(body, inst).iter().map(|&index| u64::from(index)));
        self.finish(code)
    }

    fn write_phi(&mut self, body: &Body, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let blocks = body.extras.get(inst.extra as usize..)?.get(..operands.len())?;
        self.push_type(inst.ty);
        for (&operand, &block) in operands.iter().zip(blocks) {
            let distance = i64::from(self.next_value) - i64::from(self.value(operand));
            self.record.extend([rotated(distance), block.into()]);
        }
        self.push_flags(inst);
        self.finish(code::INST_PHI)
    }

    fn write_va_arg(&mut self, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let &[list] = operands else { return None };
        self.push_type(self.numbers.type_of(list));
        self.push_value(list);
        self.push_type(inst.ty);
        self.finish(code::INST_VAARG)
    }
}

/// Memory.
impl ModuleWriter<'_> {
    fn write_alloca(&mut self, body: &Body, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let &[count] = operands else { return None };
        let &[allocated, access] = body.extras.get(inst.extra as usize..)?.get(..2)? else { return None };
        self.push_type(TypeId(allocated));
        self.push_type(self.numbers.type_of(count));
        let number = self.value(count);
        let alignment = alignment_number(PackedAccess::unpack(access).alignment);
        let bit = |flag: u32, bit: u32| u64::from(inst.flags & flag != 0) << bit;
        let low = alignment & ((1 << alloca::LOW_ALIGNMENT_BITS) - 1);
        let high = alignment >> alloca::LOW_ALIGNMENT_BITS;
        let properties = low
            | high << alloca::HIGH_ALIGNMENT
            | bit(flags::IN_ALLOCA, alloca::IN_ALLOCA)
            | 1 << alloca::EXPLICIT_TYPE
            | bit(flags::SWIFT_ERROR, alloca::SWIFT_ERROR);
        let space = match *self.module.types.get(inst.ty) {
            TypeData::Pointer(space) => space,
            _ => return None,
        };
        self.record.extend([number.into(), properties]);
        // Readers take the address space of the data layout if there is none.
        self.record.extend((space != self.module.layout.alloca_address_space()).then_some(u64::from(space)));
        self.finish(code::INST_ALLOCA)
    }

    fn push_alignment_and_volatile(&mut self, access: PackedAccess, inst: &InstData) {
        self.record.extend([alignment_number(access.alignment), is_volatile(inst)]);
    }

    fn push_atomic(&mut self, access: PackedAccess) {
        self.record.extend([access.ordering.number(), access.scope].map(u64::from));
    }

    fn write_load(&mut self, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let &[pointer] = operands else { return None };
        let access = PackedAccess::unpack(inst.extra);
        let is_known = self.push_typed(pointer);
        self.push_type(inst.ty);
        self.push_alignment_and_volatile(access, inst);
        if is_atomic(access) {
            self.push_atomic(access);
            return self.finish(code::INST_LOADATOMIC);
        }
        match is_known {
            true => self.stream.abbreviated(&self.abbreviations.load, &self.record),
            false => self.stream.record(code::INST_LOAD, &self.record),
        }
        Some(())
    }

    fn write_store(&mut self, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let &[value, pointer] = operands else { return None };
        let access = PackedAccess::unpack(inst.extra);
        let are_known = [self.push_typed(pointer), self.push_typed(value)] == [true; 2];
        self.push_alignment_and_volatile(access, inst);
        if is_atomic(access) {
            self.push_atomic(access);
            return self.finish(code::INST_STOREATOMIC);
        }
        match are_known {
            true => self.stream.abbreviated(&self.abbreviations.store, &self.record),
            false => self.stream.record(code::INST_STORE, &self.record),
        }
        Some(())
    }

    fn write_compare_exchange(&mut self, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let &[pointer, expected, new] = operands else { return None };
        let access = PackedAccess::unpack(inst.extra);
        self.push_typed(pointer);
        self.push_typed(expected);
        self.push_value(new);
        self.record.push(is_volatile(inst));
        self.push_atomic(access);
        let is_weak = inst.flags & flags::WEAK != 0;
        self.record.extend([
            access.failure_ordering.number().into(),
            is_weak.into(),
            alignment_number(access.alignment),
        ]);
        self.finish(code::INST_CMPXCHG)
    }

    fn write_atomic_rmw(&mut self, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let &[pointer, value] = operands else { return None };
        let access = PackedAccess::unpack(inst.extra);
        if matches!(access.operation, RmwOp::FMaximumNum | RmwOp::FMinimumNum) {
            self.fail(format_args!("LLVM 22 has no atomicrmw {}", access.operation.name()));
        }
        self.push_typed(pointer);
        self.push_typed(value);
        self.record.extend([access.operation.number().into(), is_volatile(inst)]);
        self.push_atomic(access);
        self.record.push(alignment_number(access.alignment));
        self.finish(code::INST_ATOMICRMW)
    }
}

/// Terminators and exception handling.
impl ModuleWriter<'_> {
    fn write_ret(&mut self, operands: &[ValueId]) -> Option<()> {
        match *operands {
            [] => self.stream.abbreviated(&self.abbreviations.ret_void, &[]),
            [value] => match self.push_typed(value) {
                true => self.stream.abbreviated(&self.abbreviations.ret, &self.record),
                false => self.stream.record(code::INST_RET, &self.record),
            },
            _ => return None,
        }
        Some(())
    }

    fn write_br(&mut self, operands: &[ValueId]) -> Option<()> {
        match *operands {
            [target] => {
                self.push_block(target)?;
                self.stream.abbreviated(&self.abbreviations.br, &self.record);
            }
            [condition, if_false, if_true] => {
                self.push_block(if_true)?;
                self.push_block(if_false)?;
                self.push_value(condition);
                self.stream.abbreviated(&self.abbreviations.cond_br, &self.record);
            }
            _ => return None,
        }
        Some(())
    }

    fn write_switch(&mut self, body: &Body, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let [value, default, targets @ ..] = operands else { return None };
        self.push_type(self.numbers.type_of(*value));
        self.push_value(*value);
        self.push_block(*default)?;
        let cases = list_of(body, inst);
        for (&case, &target) in cases.iter().zip(targets) {
            let case = self.value(ValueId::of_module(case));
            self.record.push(case.into());
            self.push_block(target)?;
        }
        (cases.len() == targets.len()).then(|| self.finish(code::INST_SWITCH))?
    }

    fn write_indirect_br(&mut self, operands: &[ValueId]) -> Option<()> {
        let [address, targets @ ..] = operands else { return None };
        self.push_type(self.numbers.type_of(*address));
        self.push_value(*address);
        for &target in targets {
            self.push_block(target)?;
        }
        self.finish(code::INST_INDIRECTBR)
    }

    fn write_pad_and_blocks(&mut self, code: u32, operands: &[ValueId]) -> Option<()> {
        let [pad, targets @ ..] = operands else { return None };
        self.push_value(*pad);
        for &target in targets {
            self.push_block(target)?;
        }
        self.finish(code)
    }

    fn write_catch_switch(&mut self, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let [parent, targets @ ..] = operands else { return None };
        let (unwind, handlers) = targets.split_at_checked(usize::from(inst.flags & flags::UNWINDS != 0))?;
        self.push_value(*parent);
        self.record.push(handlers.len() as u64);
        for &target in handlers.iter().chain(unwind) {
            self.push_block(target)?;
        }
        self.finish(code::INST_CATCHSWITCH)
    }

    fn write_pad(&mut self, code: u32, operands: &[ValueId]) -> Option<()> {
        let [arguments @ .., parent] = operands else { return None };
        self.push_value(*parent);
        self.record.push(arguments.len() as u64);
        for &argument in arguments {
            self.push_typed(argument);
        }
        self.finish(code)
    }

    fn write_landing_pad(&mut self, body: &Body, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let kinds = list_of(body, inst);
        self.push_type(inst.ty);
        let is_cleanup = inst.flags & flags::CLEANUP != 0;
        self.record.extend([u64::from(is_cleanup), kinds.len() as u64]);
        for (&kind, &clause) in kinds.iter().zip(operands) {
            self.record.push(kind.into());
            self.push_typed(clause);
        }
        (kinds.len() == operands.len()).then(|| self.finish(code::INST_LANDINGPAD))?
    }
}

/// The operands of a call by their roles.
struct CallOperands<'a> {
    data: CallData<'a>,
    arguments: &'a [ValueId],
    inputs: &'a [ValueId],
    successors: &'a [ValueId],
    callee: ValueId,
}

impl<'a> CallOperands<'a> {
    fn new(body: &'a Body, inst: &InstData, operands: &'a [ValueId]) -> Option<Self> {
        let data = CallData::load(&body.extras, inst.extra);
        let (&callee, rest) = operands.split_last()?;
        let (arguments, rest) = rest.split_at_checked(data.argument_count() as usize)?;
        let input_count = data.bundles().map(|bundle| bundle.inputs as usize).sum();
        let (inputs, successors) = rest.split_at_checked(input_count)?;
        Some(Self { data, arguments, inputs, successors, callee })
    }
}

/// Calls.
impl ModuleWriter<'_> {
    fn write_call(&mut self, body: &Body, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let call = CallOperands::new(body, inst, operands)?;
        self.write_bundles(&call)?;
        let flags = flag_bits(self.module.dialect, inst.opcode, inst.flags);
        let tail = match inst.flags >> flags::TAIL_CALL_SHIFT & 3 {
            1 => 1 << call::TAIL,
            // A `musttail` call is a tail call, too.
            2 => 1 << call::TAIL | 1 << call::MUST_TAIL,
            3 => 1 << call::NO_TAIL,
            _ => 0,
        };
        let convention = u64::from(call.data.calling_convention()) << call::CONVENTION;
        let has_flags = u64::from(flags != 0) << call::FAST_MATH;
        let list = self.numbers.list_number(call.data.attributes());
        self.record.extend([list, convention | tail | 1 << call::EXPLICIT_TYPE | has_flags]);
        self.record.extend((flags != 0).then_some(flags));
        self.push_callee_and_arguments(&call)?;
        self.finish(code::INST_CALL)
    }

    fn write_invoke(&mut self, body: &Body, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let call = CallOperands::new(body, inst, operands)?;
        self.write_bundles(&call)?;
        let convention = u64::from(call.data.calling_convention());
        let list = self.numbers.list_number(call.data.attributes());
        self.record.extend([list, convention | 1 << call::INVOKE_EXPLICIT_TYPE]);
        let &[normal, unwind] = call.successors else { return None };
        self.push_block(normal)?;
        self.push_block(unwind)?;
        self.push_callee_and_arguments(&call)?;
        self.finish(code::INST_INVOKE)
    }

    fn write_call_br(&mut self, body: &Body, inst: &InstData, operands: &[ValueId]) -> Option<()> {
        let call = CallOperands::new(body, inst, operands)?;
        self.write_bundles(&call)?;
        let convention = u64::from(call.data.calling_convention()) << call::CONVENTION;
        let list = self.numbers.list_number(call.data.attributes());
        self.record.extend([list, convention | 1 << call::EXPLICIT_TYPE]);
        let [default, others @ ..] = call.successors else { return None };
        self.push_block(*default)?;
        self.record.push(others.len() as u64);
        for &target in others {
            self.push_block(target)?;
        }
        self.push_callee_and_arguments(&call)?;
        self.finish(code::INST_CALLBR)
    }

    /// Appends the function type, the callee and the arguments; variable arguments with their types if they are defined
    /// later.
    fn push_callee_and_arguments(&mut self, call: &CallOperands<'_>) -> Option<()> {
        let function_type = call.data.function_type();
        self.push_type(function_type);
        self.push_typed(call.callee);
        let parameters = self.module.types.contained(function_type).len().saturating_sub(1);
        let (fixed, variable) = call.arguments.split_at_checked(parameters)?;
        for &argument in fixed {
            self.push_value(argument);
        }
        for &argument in variable {
            self.push_typed(argument);
        }
        Some(())
    }

    /// Writes the operand bundles of the call that follows, each as a record.
    fn write_bundles(&mut self, call: &CallOperands<'_>) -> Option<()> {
        let mut inputs = call.inputs;
        for bundle in call.data.bundles() {
            let (own, rest) = inputs.split_at_checked(bundle.inputs as usize)?;
            inputs = rest;
            self.record.push(bundle.tag.into());
            for &input in own {
                match self.numbers.type_of(input) {
                    TypeId::METADATA => {
                        self.record.push(METADATA_INPUT);
                        self.push_value(input);
                    }
                    _ => _ = self.push_typed(input),
                }
            }
            self.stream.record(code::OPERAND_BUNDLE, &self.record);
            self.record.clear();
        }
        Some(())
    }
}

/// Writes a record that ends with flags unless they are zero; the abbreviations are those without and with flags.
fn finish_with_flags(
    stream: &mut super::Writer,
    record: &mut Vec<u64>,
    code: u32,
    flags: u64,
    abbreviations: Option<[&Abbreviation; 2]>,
) {
    record.extend((flags != 0).then_some(flags));
    match abbreviations {
        Some(abbreviations) => stream.abbreviated(abbreviations[usize::from(flags != 0)], record),
        None => stream.record(code, record),
    }
}

fn is_volatile(inst: &InstData) -> u64 {
    (inst.flags & flags::VOLATILE != 0).into()
}

fn is_atomic(access: PackedAccess) -> bool {
    access.ordering != crate::ir::Ordering::NotAtomic
}

/// Returns the optional flags of an operation as bitcode has them.
pub(super) fn flag_bits(dialect: Dialect, opcode: Opcode, flags: u32) -> u64 {
    let flags = dialect.flags(opcode, flags);
    let bit = |flag: u32, position: u32| u64::from(flags & flag != 0) << position;
    match opcode {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Trunc => {
            bit(flags::NO_UNSIGNED_WRAP, 0) | bit(flags::NO_SIGNED_WRAP, 1)
        }
        Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr => bit(flags::EXACT, 0),
        Opcode::Or => bit(flags::DISJOINT, 0),
        Opcode::ZExt | Opcode::UIToFP => bit(flags::NON_NEGATIVE, 0),
        Opcode::ICmp => bit(flags::SAME_SIGN, 0),
        Opcode::GetElementPtr if !dialect.has(Feature::AddressFlags) => bit(flags::IN_BOUNDS, 0),
        Opcode::GetElementPtr => {
            // `inbounds` implies `nusw`, which readers do not assume.
            bit(flags::IN_BOUNDS, 0)
                | bit(flags::IN_BOUNDS | flags::NO_UNSIGNED_SIGNED_WRAP, 1)
                | bit(flags::NO_UNSIGNED_WRAP, 2)
        }
        Opcode::FNeg
        | Opcode::FAdd
        | Opcode::FSub
        | Opcode::FMul
        | Opcode::FDiv
        | Opcode::FRem
        | Opcode::FPTrunc
        | Opcode::FPExt
        | Opcode::FCmp
        | Opcode::Phi
        | Opcode::Select
        | Opcode::Call => fast_math_bits(flags),
        _ => 0,
    }
}
