//! The equations that instructions and globals state.

use crate::llvm::{AttributeList, AttributePlace, Function, Inst, ModuleRef, Opcode, Type, TypeKind, Value, ValueKind};

use crate::analysis::spec_constants::is_sycl_alloca;

use super::solve::Solver;
use super::{Copy, Equations, Node, calls};

/// Whether values of this type have an element type: pointers and vectors of pointers.
pub(super) fn holds_pointers(ty: Type<'_>) -> bool {
    ty.address_space().is_some()
}

/// The attributes that say what a parameter points to.
pub(super) const TYPED: [&str; 4] = ["byval", "sret", "byref", "elementtype"];

/// What pointers to globals are.
pub(super) fn globals<'m>(solver: &mut Solver<'m>, module: ModuleRef<'m>) {
    for global in module.globals() {
        let node = solver.value(global.value());
        solver.points_to(node, global.value_type());
    }
}

pub(super) fn typed_parameters<'m>(solver: &mut Solver<'m>, typed: &AttributeList, function: Function<'m>) {
    for (index, parameter) in function.parameters().enumerate() {
        if !holds_pointers(parameter.ty()) {
            continue;
        }
        let node = solver.value(parameter);
        let place = AttributePlace::Parameter(index as u32);
        let stated =
            function.attributes_among(place, typed).find_map(|found| function.type_attribute(place, TYPED[found]));
        if let Some(ty) = stated {
            solver.points_to(node, ty);
        }
    }
}

/// The type that a `getelementptr` addresses, or `None` for byte arithmetic, which says nothing of the element.
fn addressed_type(gep: Value<'_>) -> Option<Type<'_>> {
    let mut ty = gep.source_element_type();
    if is_byte(ty) {
        return None;
    }
    // The first index steps over whole elements.
    for index in gep.operands().skip(2) {
        ty = match ty.kind() {
            TypeKind::Struct => ty.member(u32::try_from(index.int_zext()?).ok()?),
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => element,
            _ => return None,
        };
    }
    Some(ty)
}

fn is_byte(ty: Type<'_>) -> bool {
    ty.integer_bits() == Some(8)
}

impl<'m> Equations<'m> {
    /// Adds what one instruction of `function` says: what its result is by definition (allocas, address computations),
    /// which pointers are the same (phi, select, casts, returns, pointers that go through memory, arguments), and what
    /// loads, stores and address computations take their pointer to point to.
    pub(in crate::analysis) fn add_instruction(&mut self, function: Function<'m>, inst: Inst<'m>) {
        let value = inst.value();
        match inst.opcode() {
            Opcode::Alloca => self.define(value, inst.allocated_type()),
            Opcode::Call => {
                if is_sycl_alloca(inst) && inst.argument_count() == 5 {
                    self.define(value, inst.argument(3).ty());
                }
                calls::add(self, inst);
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
                    && let Some(node) = operand_node(&mut self.solver, stored)
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
            Opcode::Freeze | Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::ExtractElement
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

    fn define(&mut self, value: Value<'m>, ty: Type<'m>) {
        let node = self.solver.value(value);
        self.solver.points_to(node, ty);
    }

    fn access(&mut self, pointer: Value<'m>, ty: Type<'m>) {
        if let Some(node) = operand_node(&mut self.solver, pointer) {
            self.accesses.push((node, ty));
        }
    }

    fn copy(&mut self, node: Node, operand: Value<'m>) {
        if let Some(operand) = operand_node(&mut self.solver, operand) {
            self.copies.push(Copy::Same(node, operand));
        }
    }

    /// States that `pointer` points to the pointer that `node` is.
    fn copy_content(&mut self, pointer: Value<'m>, address_space: u32, node: Node) {
        if let Some(pointer) = operand_node(&mut self.solver, pointer) {
            self.copies.push(Copy::Content { pointer, address_space, node });
        }
    }
}

/// The node of an operand; `None` for what has no element type of its own (null, undef, functions).
pub(super) fn operand_node<'m>(solver: &mut Solver<'m>, operand: Value<'m>) -> Option<Node> {
    match operand.kind() {
        ValueKind::Instruction(_) | ValueKind::Argument(_) | ValueKind::GlobalVariable(_) => {
            Some(solver.value(operand))
        }
        ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) if holds_pointers(operand.operand(0).ty()) => {
            operand_node(solver, operand.operand(0))
        }
        ValueKind::ConstantExpr(Opcode::GetElementPtr) => {
            let element = addressed_type(operand)?;
            let node = solver.fresh();
            solver.points_to(node, element);
            Some(node)
        }
        _ => None,
    }
}
