//! Calls as assembly: `call`, `invoke` and `callbr`.

use super::Printer;
use super::flags::push_calling_convention;
use super::text::push_quoted;
use crate::ir::attributes::{AttributeListId, RETURN_INDEX};
use crate::ir::function::FunctionId;
use crate::ir::inst::{CallData, Inst, TailCall};
use crate::ir::opcode::Opcode;
use crate::ir::slots::function_attributes;
use crate::ir::values::ValueId;

impl<'m> Printer<'m> {
    /// Writes a `call`, `invoke` or `callbr` after its opcode and flags.
    pub(super) fn call(&mut self, inst: Inst<'m>) {
        let (Some(call), Some(&callee)) = (inst.call_data(), inst.operand_ids().last()) else { return };
        let function = inst.value().function_id();
        if call.calling_convention() != 0 {
            self.out.push(' ');
            push_calling_convention(&mut self.out, call.calling_convention());
        }
        self.inline_attributes(self.module.attributes.at(call.attributes(), RETURN_INDEX));
        if inst.opcode() != Opcode::CallBr {
            let space = inst.callee().ty().address_space().unwrap_or(0);
            self.address_space(" ", space, self.module.layout.program_address_space() != 0);
        }
        self.out.push(' ');
        match self.module.types.get(call.function_type()).is_variadic_function() {
            true => self.ty(call.function_type()),
            false => self.ty(inst.called_type().return_type().id()),
        }
        self.out.push(' ');
        self.operand(function, callee);
        self.arguments(inst, call);
        self.group_reference(function_attributes(self.module, call.attributes()));
        self.bundles(inst, call);
        self.destinations(inst);
    }

    fn arguments(&mut self, inst: Inst<'m>, call: CallData<'m>) {
        let function = inst.value().function_id();
        self.out.push('(');
        let arguments = &inst.operand_ids()[..call.argument_count() as usize];
        self.list(arguments.iter().enumerate(), |printer, (index, id)| {
            printer.argument(function, call.attributes(), index as u32, *id);
        });
        let forwards_variadic = inst.tail_call() == TailCall::MustTail && inst.function().is_variadic();
        if forwards_variadic && inst.opcode() == Opcode::Call {
            self.out.push_str(if arguments.is_empty() { "..." } else { ", ..." });
        }
        self.out.push(')');
    }

    fn argument(&mut self, function: FunctionId, attributes: AttributeListId, index: u32, id: ValueId) {
        self.ty(self.module.type_of(function, id));
        self.inline_attributes(self.module.attributes.at(attributes, index + 1));
        self.out.push(' ');
        self.operand(function, id);
    }

    fn bundles(&mut self, inst: Inst<'m>, call: CallData<'m>) {
        if call.bundles().len() == 0 {
            return;
        }
        let function = inst.value().function_id();
        let mut inputs = inst.operand_ids().get(call.argument_count() as usize..).unwrap_or_default();
        self.out.push_str(" [ ");
        self.list(call.bundles(), |printer, bundle| {
            let (own, rest) = inputs.split_at((bundle.inputs as usize).min(inputs.len()));
            inputs = rest;
            push_quoted(&mut printer.out, printer.module.bundle_tag(bundle.tag).as_bytes());
            printer.out.push('(');
            printer.list(own, |printer, id| printer.typed_operand(function, *id));
            printer.out.push(')');
        });
        self.out.push_str(" ]");
    }

    /// Writes the successors of an `invoke` or `callbr`.
    fn destinations(&mut self, inst: Inst<'m>) {
        let function = inst.value().function_id();
        let successors = inst.successor_ids();
        match (inst.opcode(), successors) {
            (Opcode::Invoke, [normal, unwind]) => {
                self.out.push_str("\n          to ");
                self.typed_operand(function, *normal);
                self.out.push_str(" unwind ");
                self.typed_operand(function, *unwind);
            }
            (Opcode::CallBr, [default, indirect @ ..]) => {
                self.out.push_str("\n          to ");
                self.typed_operand(function, *default);
                self.out.push_str(" [");
                self.list(indirect, |printer, id| printer.typed_operand(function, *id));
                self.out.push(']');
            }
            _ => {}
        }
    }
}
