//! Constants as operands of the instructions of a function.

use crate::error::{Result, invalid};
use crate::ir::{Opcode, Value, ValueKind};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::declarations::types::aggregate_length;
use crate::lower::cx::forms::{Legal, LegalForm, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::lanes::gather;
use crate::lower::cx::module::constants::cast_variable;
use crate::lower::cx::module::constants::expressions::lower_constant_expr;
use crate::spirv::grammar::Op;

impl<'m> FunctionCx<'_, 'm> {
    /// Returns the parts of a constant operand; constant expressions become instructions.
    pub(in crate::lower) fn constant(&mut self, value: Value<'m>) -> Result<Parts> {
        let parts = match value.kind() {
            // These constants refer to no variables.
            ValueKind::ConstantInt | ValueKind::ConstantFp | ValueKind::NullPointer => return self.mx.constant(value),
            ValueKind::ConstantExpr(opcode) => self.constant_expression(value, opcode)?,
            _ if self.mx.is_computed(value) => self.nested_constant(|fx| fx.computed_constant(value))?,
            _ => self.mx.constant(value)?,
        };
        // The function uses all variables that the constant refers to.
        let named = std::mem::take(&mut self.mx.constants.named);
        self.used_variables.extend(named);
        Ok(parts)
    }

    /// Lowers a constant expression; an address is computed once in a block.
    fn constant_expression(&mut self, value: Value<'m>, opcode: Opcode) -> Result<Parts> {
        if let Some(known) = self.addresses.get(&value) {
            return Ok(known.clone());
        }
        let parts = self.nested_constant(|fx| lower_constant_expr(fx, value, opcode))?;
        if value.ty().is_pointer() {
            self.addresses.insert(value, parts.clone());
        }
        Ok(parts)
    }

    fn nested_constant<T>(&mut self, lower: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.mx.enter_constant()?;
        let result = lower(self);
        self.mx.leave_constant();
        result
    }

    /// Lowers a constant by instructions.
    fn computed_constant(&mut self, value: Value<'m>) -> Result<Parts> {
        match value.kind() {
            ValueKind::GlobalVariable(global) if self.mx.facts.placement.promoted.contains(global) => {
                return Ok(Parts::from_elem(self.promoted_address(global)?, 1));
            }
            ValueKind::GlobalVariable(global) => {
                let id = self.mx.global(global)?;
                self.used_variables.insert(id);
                let types = self.mx.variable_types(value, id)?;
                return Ok(Parts::from_elem(cast_variable(self, id, types)?, 1));
            }
            ValueKind::Alias => {
                let aliasee = self.mx.aliasee(value)?;
                return self.constant(aliasee);
            }
            _ => {}
        }
        let ty = value.ty();
        let mut members = Parts::new();
        for index in 0..aggregate_length(ty) {
            let element = value.element(index);
            members.extend(match element.ty().address_space() {
                Some(space) => {
                    let byte_pointer = self.mx.byte_pointer(space)?;
                    self.pointers_as(element, byte_pointer)?
                }
                None => self.constant(element)?,
            });
        }
        match self.mx.form(ty)? {
            LegalForm::Lanes(lanes) => gather(self, lanes, &members).map(Legal::into_parts),
            LegalForm::Members => Ok(members),
            LegalForm::Whole => {
                let ty = self.mx.part_types(ty, None)?[0];
                Ok(Parts::from_elem(self.op(Op::CompositeConstruct, ty, &members)?, 1))
            }
            LegalForm::Void | LegalForm::Opaque => Err(invalid("expected a type that has constants")),
        }
    }
}
