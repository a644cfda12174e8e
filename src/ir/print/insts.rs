//! Instructions as assembly; calls are in [`calls`](super::calls).

use super::Printer;
use super::flags::push_flags;
use super::text::{Sigil, push_name, push_number, push_quoted};
use crate::ir::function::FunctionId;
use crate::ir::inst::{Inst, Ordering, TailCall, flags};
use crate::ir::opcode::Opcode;
use crate::ir::slots::{attachments, local_number};
use crate::ir::types::{TypeData, TypeId};
use crate::ir::values::{Referent, ValueId};

/// The number of `!dbg` among the kinds of attachments.
const DEBUG_LOCATION_KIND: u32 = 0;

impl<'m> Printer<'m> {
    /// Writes an instruction without indentation and end of line.
    pub(super) fn inst(&mut self, inst: Inst<'m>) {
        let data = inst.data();
        self.result(inst);
        self.out.push_str(match inst.tail_call() {
            TailCall::None => "",
            _ if data.opcode != Opcode::Call => "",
            TailCall::Tail => "tail ",
            TailCall::MustTail => "musttail ",
            TailCall::NoTail => "notail ",
        });
        self.out.push_str(data.opcode.name());
        self.access_keywords(inst);
        push_flags(&mut self.out, self.module.dialect, data.opcode, data.flags);
        match data.opcode {
            Opcode::ICmp => self.keyword(inst.icmp_predicate().name()),
            Opcode::FCmp => self.keyword(inst.fcmp_predicate().name()),
            Opcode::AtomicRmw => self.keyword(inst.rmw_operation().name()),
            _ => {}
        }
        self.operands(inst);
        self.access_properties(inst);
        if let Some(location) = data.location {
            self.attachment(DEBUG_LOCATION_KIND, location, ", ");
        }
        if data.flags & flags::HAS_ATTACHMENTS != 0 {
            for (kind, node) in attachments(inst.value()) {
                self.attachment(kind, node, ", ");
            }
        }
    }

    fn keyword(&mut self, keyword: &str) {
        self.out.push(' ');
        self.out.push_str(keyword);
    }

    fn result(&mut self, inst: Inst<'m>) {
        let name = inst.name();
        if name.is_empty() && inst.data().ty == TypeId::VOID {
            return;
        }
        self.local_reference(inst.value().function_id(), inst.id());
        self.out.push_str(" = ");
    }

    /// Writes an operand of the instruction, which may be a value of the function.
    pub(super) fn operand(&mut self, function: FunctionId, id: ValueId) {
        match id.referent() {
            Referent::Module(index) => self.constant(index),
            _ => self.local_reference(function, id),
        }
    }

    /// Writes an operand with its type.
    pub(super) fn typed_operand(&mut self, function: FunctionId, id: ValueId) {
        self.ty(self.module.type_of(function, id));
        self.out.push(' ');
        self.operand(function, id);
    }

    fn typed_operands(&mut self, function: FunctionId, ids: &[ValueId]) {
        self.list(ids, |printer, id| printer.typed_operand(function, *id));
    }

    fn access_keywords(&mut self, inst: Inst<'m>) {
        let is_atomic = match inst.opcode() {
            Opcode::Load | Opcode::Store => inst.access().ordering != Ordering::NotAtomic,
            Opcode::AtomicCmpXchg | Opcode::AtomicRmw => false,
            _ => return,
        };
        let keywords = [(is_atomic, " atomic"), (inst.is_weak(), " weak"), (inst.is_volatile(), " volatile")];
        for (_, keyword) in keywords.iter().filter(|(is_present, _)| *is_present) {
            self.out.push_str(keyword);
        }
    }

    fn operands(&mut self, inst: Inst<'m>) {
        let (function, ids) = (inst.value().function_id(), inst.operand_ids());
        match inst.opcode() {
            Opcode::Br if ids.len() == 3 => {
                self.out.push(' ');
                self.typed_operands(function, &[ids[0], ids[2], ids[1]]);
            }
            Opcode::Switch => self.switch(inst),
            Opcode::IndirectBr => {
                self.out.push(' ');
                self.typed_operands(function, &ids[..1.min(ids.len())]);
                self.out.push_str(", [");
                self.typed_operands(function, &ids[1.min(ids.len())..]);
                self.out.push(']');
            }
            Opcode::Phi => self.phi(inst),
            Opcode::ExtractValue | Opcode::InsertValue => {
                self.out.push(' ');
                self.typed_operands(function, ids);
                for index in inst.indices() {
                    self.out.push_str(", ");
                    push_number(&mut self.out, (*index).into());
                }
            }
            Opcode::LandingPad => self.landing_pad(inst),
            Opcode::CatchSwitch | Opcode::CatchPad | Opcode::CleanupPad => self.pad(inst),
            Opcode::CatchRet | Opcode::CleanupRet => self.pad_return(inst),
            Opcode::Ret if ids.is_empty() => self.out.push_str(" void"),
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => self.call(inst),
            Opcode::Alloca => self.alloca(inst),
            Opcode::VAArg => {
                self.out.push(' ');
                self.typed_operands(function, ids);
                self.out.push_str(", ");
                self.ty(inst.data().ty);
            }
            opcode if opcode.is_cast() => {
                self.out.push(' ');
                self.typed_operands(function, ids);
                self.out.push_str(" to ");
                self.ty(inst.data().ty);
            }
            _ => self.other_operands(inst),
        }
    }

    /// Writes operands in the common form: the type once if it is that of all.
    fn other_operands(&mut self, inst: Inst<'m>) {
        let (function, ids) = (inst.value().function_id(), inst.operand_ids());
        let Some(first) = ids.first() else { return };
        match inst.opcode() {
            Opcode::GetElementPtr => {
                self.out.push(' ');
                self.ty(inst.source_element_type().id());
                self.out.push(',');
            }
            Opcode::Load => {
                self.out.push(' ');
                self.ty(inst.data().ty);
                self.out.push(',');
            }
            _ => {}
        }
        let ty = self.module.type_of(function, *first);
        let is_mixed = match inst.opcode() {
            Opcode::Select
            | Opcode::Store
            | Opcode::ShuffleVector
            | Opcode::Ret
            | Opcode::AtomicCmpXchg
            | Opcode::AtomicRmw => true,
            _ => ids[1..].iter().any(|id| self.module.type_of(function, *id) != ty),
        };
        self.out.push(' ');
        if is_mixed {
            self.typed_operands(function, ids);
        } else {
            self.ty(ty);
            self.out.push(' ');
            self.list(ids, |printer, id| printer.operand(function, *id));
        }
        if inst.opcode() == Opcode::ShuffleVector {
            let mask: Vec<u32> = inst.mask().map(|lane| lane.unwrap_or(u32::MAX)).collect();
            self.shuffle_mask(inst.data().ty, &mask);
        }
    }

    fn access_properties(&mut self, inst: Inst<'m>) {
        let opcode = inst.opcode();
        if !matches!(opcode, Opcode::Load | Opcode::Store | Opcode::AtomicCmpXchg | Opcode::AtomicRmw | Opcode::Fence) {
            return;
        }
        let access = inst.access();
        if access.ordering != Ordering::NotAtomic {
            let scope = self.module.sync_scope(access.scope);
            if !scope.is_empty() {
                self.out.push_str(" syncscope(");
                push_quoted(&mut self.out, scope.as_bytes());
                self.out.push(')');
            }
            self.keyword(access.ordering.name());
            if opcode == Opcode::AtomicCmpXchg {
                self.keyword(access.failure_ordering.name());
            }
        }
        self.alignment(", align ", access.alignment);
    }

    fn switch(&mut self, inst: Inst<'m>) {
        let (function, ids) = (inst.value().function_id(), inst.operand_ids());
        self.out.push(' ');
        self.typed_operands(function, &ids[..2.min(ids.len())]);
        self.out.push_str(" [");
        for (constant, target) in inst.cases() {
            self.out.push_str("\n    ");
            self.typed_operands(function, &[constant.id(), target.value().id()]);
        }
        self.out.push_str("\n  ]");
    }

    fn phi(&mut self, inst: Inst<'m>) {
        let function = inst.value().function_id();
        self.out.push(' ');
        self.ty(inst.data().ty);
        self.out.push(' ');
        self.list(inst.incoming(), |printer, (value, block)| {
            printer.out.push_str("[ ");
            printer.operand(function, value.id());
            printer.out.push_str(", ");
            printer.operand(function, block.value().id());
            printer.out.push_str(" ]");
        });
    }

    fn alloca(&mut self, inst: Inst<'m>) {
        let function = inst.value().function_id();
        let data = inst.data();
        self.out.push(' ');
        self.out.push_str(if data.flags & flags::IN_ALLOCA != 0 { "inalloca " } else { "" });
        self.out.push_str(if data.flags & flags::SWIFT_ERROR != 0 { "swifterror " } else { "" });
        self.ty(inst.allocated_type().id());
        for &count in inst.operand_ids() {
            let value = inst.value().sibling(count);
            let is_i32 = matches!(value.ty().data(), TypeData::Integer(32));
            if !is_i32 || value.int_zext() != Some(1) {
                self.out.push_str(", ");
                self.typed_operand(function, count);
            }
        }
        self.alignment(", align ", inst.access().alignment);
        let space = inst.ty().address_space().unwrap_or(0);
        self.address_space(", ", space, false);
    }
}

/// Exception handling.
impl<'m> Printer<'m> {
    fn landing_pad(&mut self, inst: Inst<'m>) {
        let is_cleanup = inst.data().flags & flags::CLEANUP != 0;
        self.out.push(' ');
        self.ty(inst.data().ty);
        self.out.push_str(if is_cleanup { "\n          cleanup" } else { "" });
        for (clause, &id) in inst.clauses().iter().zip(inst.operand_ids()) {
            self.out.push_str(if *clause == 0 { "\n          catch " } else { "\n          filter " });
            self.typed_operand(inst.value().function_id(), id);
        }
    }

    /// Writes a `catchswitch`, `catchpad` or `cleanuppad`.
    fn pad(&mut self, inst: Inst<'m>) {
        let (function, ids) = (inst.value().function_id(), inst.operand_ids());
        let is_switch = inst.opcode() == Opcode::CatchSwitch;
        let unwinds = is_switch && inst.data().flags & flags::UNWINDS != 0;
        let (parent, others) = match (is_switch, ids) {
            (true, [parent, others @ ..]) => (parent, others),
            (false, [others @ .., parent]) => (parent, others),
            (_, []) => return,
        };
        let (unwind, listed) = match others {
            [unwind, listed @ ..] if unwinds => (Some(*unwind), listed),
            _ => (None, others),
        };
        self.out.push_str(" within ");
        self.operand(function, *parent);
        self.out.push_str(" [");
        self.typed_operands(function, listed);
        self.out.push(']');
        if is_switch {
            self.unwind_destination(function, unwind);
        }
    }

    fn unwind_destination(&mut self, function: FunctionId, unwind: Option<ValueId>) {
        self.out.push_str(" unwind ");
        match unwind {
            Some(block) => self.typed_operand(function, block),
            None => self.out.push_str("to caller"),
        }
    }

    fn pad_return(&mut self, inst: Inst<'m>) {
        let (function, ids) = (inst.value().function_id(), inst.operand_ids());
        let Some(pad) = ids.first() else { return };
        self.out.push_str(" from ");
        self.operand(function, *pad);
        let target = ids.get(1).copied();
        match (inst.opcode(), target) {
            (Opcode::CatchRet, Some(target)) => {
                self.out.push_str(" to ");
                self.typed_operand(function, target);
            }
            _ => self.unwind_destination(function, target),
        }
    }
}

impl Printer<'_> {
    /// Writes the name or number of a value of a function.
    pub(super) fn local_reference(&mut self, function: FunctionId, id: ValueId) {
        let name = self.module.functions[function.index()].local_name(id);
        if !name.is_empty() {
            return push_name(&mut self.out, Sigil::Local, self.module.strings.get(name));
        }
        match local_number(self.module, function, id) {
            Some(number) => {
                self.out.push('%');
                push_number(&mut self.out, number.into());
            }
            None => self.out.push_str("<badref>"),
        }
    }
}
