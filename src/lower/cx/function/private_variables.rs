//! The addresses of promoted private variables in a function.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, Result, invalid};
use crate::ir::{Function, Global, Value};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::{Op, StorageClass};

/// The addresses of promoted private variables that a function has.
#[derive(Default)]
pub(in crate::lower) struct PrivateVariables<'m> {
    pub(in crate::lower) groups: FxHashMap<usize, Typed>,
    /// The addresses of single variables, computed on first use.
    members: FxHashMap<Value<'m>, Typed>,
}

impl<'m> FunctionCx<'_, 'm> {
    /// Returns the address of a promoted private variable.
    pub(in crate::lower) fn promoted_address(&mut self, global: Global<'m>) -> Result<Typed> {
        if let Some(known) = self.private_variables.members.get(&global.value()) {
            return Ok(*known);
        }
        let (group, member) = self
            .mx
            .facts
            .placement
            .promoted
            .slot(global)
            .ok_or_else(|| invalid("expected a promoted private variable"))?;
        let address = self.group_address(group).map_err(|_| unknown(global))?;
        let layout = self.mx.group_layout(group)?;
        let id = match layout.member_indices.get(member as usize) {
            None => address,
            Some(index) => {
                let pointee = self.mx.memory(global.value_type())?.ty;
                let ty = self.mx.type_pointer(StorageClass::Function, pointee)?;
                let index = self.mx.u32_constant(*index)?;
                let id = self.prologue_op(Op::InBoundsAccessChain, ty, &[address, index])?;
                self.mx.name_value(id, global.value())?;
                id
            }
        };
        self.private_variables.members.insert(global.value(), id);
        Ok(id)
    }

    pub(in crate::lower) fn group_address(&self, group: usize) -> Result<Typed> {
        self.private_variables
            .groups
            .get(&group)
            .copied()
            .ok_or_else(|| invalid("the address of promoted variables is not available"))
    }

    /// Returns the addresses that `callee` takes besides its arguments.
    pub(in crate::lower) fn promoted_arguments(&self, callee: Function<'m>) -> Result<SmallVec<[Typed; 4]>> {
        let groups = self.mx.facts.placement.promoted.needed_by(callee);
        groups.iter().map(|group| self.group_address(*group)).collect()
    }
}

fn unknown(global: Global<'_>) -> Error {
    let message = format!("the address of {global:?}, which is in private memory, is not available here");
    Error::new(ErrorKind::InvalidModule, message)
}
