//! Structures that functions other than kernels get by value, on AMDGPU: a call copies them to the stack, where private memory
//! is. Of constant memory, which nobody writes, no copy is needed; where pointers to private memory are generic, the function has
//! the copy.

use rustc_hash::FxHashMap;

use crate::error::{Error, ErrorKind, Result};
use crate::ir::TypeId;
use crate::ir::attributes::AttributeListId;
use crate::ir::builder::{ModuleBuilder, attributes};
use crate::ir::inst::CallData;
use crate::lift::cx::ModuleCx;
use crate::map::address_space::{CONSTANT, PRIVATE};
use crate::map::gpu::Gpu;

/// `ptr addrspace(4) byval(T)` => `ptr addrspace(4)`, in functions and calls, and the same for generic pointers to private memory
///
/// # Errors
///
/// A structure is in other memory than private or constant memory.
pub(super) fn pass_pointers(mx: &mut ModuleCx<'_>, gpu: Gpu) -> Result<()> {
    let private = mx.space(PRIVATE);
    let mut lists = Lists { gpu, private, known: FxHashMap::default() };
    for id in mx.ir.function_ids() {
        let function = mx.ir.function_data(id);
        let (list, ty) = (function.attributes, function.symbol.value_type);
        let list = lists.of_stack(&mut mx.ir, list, ty)?;
        let function = mx.ir.function_mut(id);
        function.attributes = list;
        let Some(body) = &function.body else { continue };
        let calls = body.insts.iter().filter(|inst| inst.opcode.is_call());
        let calls: Vec<_> = calls.map(|inst| (inst.extra, CallData::load(&body.extras, inst.extra))).collect();
        let calls: Vec<_> = calls.iter().map(|(at, call)| (*at, call.attributes(), call.function_type())).collect();
        for (at, list, ty) in calls {
            let list = lists.of_stack(&mut mx.ir, list, ty)?;
            if let Some(body) = &mut mx.ir.function_mut(id).body {
                CallData::set_attributes(&mut body.extras, at, list);
            }
        }
    }
    Ok(())
}

/// The attributes of functions and calls, by those that they had and the type of the function.
struct Lists {
    gpu: Gpu,
    /// The address space of pointers to private memory, which may be generic.
    private: u32,
    known: FxHashMap<(AttributeListId, TypeId), AttributeListId>,
}

impl Lists {
    /// Returns the attributes of a function or a call in which only structures on the stack are passed by value.
    fn of_stack(&mut self, ir: &mut ModuleBuilder, list: AttributeListId, ty: TypeId) -> Result<AttributeListId> {
        if let Some(known) = self.known.get(&(list, ty)) {
            return Ok(*known);
        }
        let spaces = self.gpu.target().spaces;
        let mut sets = ir.attribute_sets(list);
        let parameters = ir.contained_types(ty)[1..].to_vec();
        for (number, ty) in (0..).zip(parameters) {
            if ir.by_value_attributes(list, number).is_empty() {
                continue;
            }
            let space = ir.address_space(ty);
            if space == Some(spaces.number(PRIVATE)) {
                continue;
            }
            if space != Some(spaces.number(CONSTANT)) && space != Some(self.private) {
                let message = format!(
                    "{} has structures by value in private and constant memory only, not in address space {}",
                    self.gpu,
                    space.unwrap_or_default()
                );
                return Err(Error::new(ErrorKind::TargetEnvironment, message));
            }
            for (_, set) in sets.iter_mut().filter(|(index, _)| *index == attributes::parameter(number)) {
                *set = ir.without_by_value(*set);
            }
        }
        let stack = ir.attribute_list(sets);
        self.known.insert((list, ty), stack);
        Ok(stack)
    }
}
