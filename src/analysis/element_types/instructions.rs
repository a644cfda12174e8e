//! Equations that instructions state.

use super::calls;
use super::equations::{Equations, holds_pointers};
use crate::analysis::addresses::{addressed_type, is_byte};
use crate::analysis::callees::Callees;
use crate::analysis::indirect_call_targets::is_indirect;
use crate::analysis::spec_constants::is_sycl_alloca;
use crate::ir::{Function, Inst, Opcode, TypeKind};

impl<'m> Equations<'m> {
    /// Adds the equations of one instruction of `function`: the types of its result by definition (allocas, address
    /// computations), equal pointers (phi, select, casts, returns, pointers in memory, arguments), and the types that
    /// loads, stores and address computations access.
    pub(in crate::analysis) fn add_instruction(
        &mut self,
        callees: &Callees<'m>,
        function: Function<'m>,
        inst: Inst<'m>,
    ) {
        let value = inst.value();
        match inst.opcode() {
            Opcode::Alloca => self.define(value, inst.allocated_type()),
            Opcode::Call => {
                if is_sycl_alloca(callees, inst) && inst.argument_count() == 5 {
                    self.define(value, inst.argument(3).ty());
                }
                calls::add(self, callees, inst);
                if is_indirect(inst) {
                    self.indirect_call(inst);
                }
            }
            Opcode::GetElementPtr => {
                match addressed_type(value) {
                    Some(element) => self.define(value, element),
                    None => _ = self.solver.value(value),
                }
                let stepped = value.source_element_type();
                if !is_byte(stepped) {
                    self.access(inst.operand(0), stepped);
                }
            }
            Opcode::Load => {
                let (pointer, ty) = (inst.operand(0), inst.ty());
                if let TypeKind::Pointer { address_space } = ty.kind() {
                    let node = self.solver.value(value);
                    self.copy_content(pointer, address_space, node);
                }
                self.access(pointer, ty);
            }
            Opcode::Store => {
                let (stored, pointer) = (inst.operand(0), inst.operand(1));
                let ty = stored.ty();
                if let TypeKind::Pointer { address_space } = ty.kind()
                    && let Some(node) = self.copied_node(stored)
                {
                    self.copy_content(pointer, address_space, node);
                }
                self.access(pointer, ty);
            }
            Opcode::AtomicRmw | Opcode::AtomicCmpXchg => self.access(inst.operand(0), inst.operand(1).ty()),
            Opcode::Ret => {
                if let Some(returned) = value.operands().next().filter(|returned| holds_pointers(returned.ty())) {
                    let node = self.solver.function_return(function);
                    self.copy(node, returned);
                }
            }
            Opcode::Phi | Opcode::Select if holds_pointers(inst.ty()) => self.add_choice(inst),
            Opcode::BitCast if holds_pointers(inst.ty()) => _ = self.solver.value(value),
            Opcode::Freeze | Opcode::AddrSpaceCast | Opcode::ExtractElement
                if holds_pointers(inst.ty()) && holds_pointers(inst.operand(0).ty()) =>
            {
                let node = self.solver.value(value);
                self.copy(node, inst.operand(0));
            }
            Opcode::InsertElement | Opcode::ShuffleVector if holds_pointers(inst.ty()) => {
                let node = self.solver.value(value);
                self.copy(node, inst.operand(0));
                self.copy(node, inst.operand(1));
            }
            _ => {}
        }
    }
}
