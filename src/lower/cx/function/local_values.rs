//! The parts of the values that are defined so far, by the numbers of parameters and instructions.

use rustc_hash::FxHashMap;

use crate::ir::values::Referent;
use crate::ir::{Function, Value};
use crate::lower::cx::forms::Parts;

/// The parts of the values of a function.
#[derive(Default)]
pub(super) struct LocalValues<'m> {
    parameters: Vec<Option<Parts>>,
    instructions: Vec<Option<Parts>>,
    /// The parts of constants that have other parts for a while.
    constants: FxHashMap<Value<'m>, Parts>,
}

impl<'m> LocalValues<'m> {
    /// Returns the state before the first definition.
    pub(super) fn new(function: Function<'m>) -> Self {
        let undefined = |count: u32| std::iter::repeat_with(|| None).take(count as usize).collect();
        Self {
            parameters: undefined(function.parameter_count()),
            instructions: undefined(function.instruction_count()),
            constants: FxHashMap::default(),
        }
    }

    /// Returns the parts of a value.
    #[inline]
    pub(super) fn get(&self, value: Value<'m>) -> Option<&Parts> {
        match value.id().referent() {
            Referent::Inst(index) => self.instructions.get(index as usize)?.as_ref(),
            Referent::Argument(index) => self.parameters.get(index as usize)?.as_ref(),
            _ if self.constants.is_empty() => None,
            _ => self.constants.get(&value),
        }
    }

    /// Defines a value, or removes its definition; returns the previous one.
    #[inline]
    pub(super) fn replace(&mut self, value: Value<'m>, parts: Option<Parts>) -> Option<Parts> {
        let slot = match value.id().referent() {
            Referent::Inst(index) => self.instructions.get_mut(index as usize),
            Referent::Argument(index) => self.parameters.get_mut(index as usize),
            _ => {
                return match parts {
                    Some(parts) => self.constants.insert(value, parts),
                    None => self.constants.remove(&value),
                };
            }
        };
        slot.and_then(|slot| std::mem::replace(slot, parts))
    }
}
