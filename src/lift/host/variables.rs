//! Variables in local memory: the function by which the runtime knows their addresses.

use crate::ir::builder::{FunctionBuilder, ModuleBuilder};
use crate::ir::{FunctionId, IntPredicate, Linkage, Opcode, ThreadLocal, ValueId};

/// The function of the runtime that says whether an address is in such a variable.
const IS_LOCAL: &[u8] = b"spirv_host_is_local_variable";

/// Returns the variables of groups: before anything of the runtime is there, they are the thread-local ones.
pub(super) fn local(ir: &ModuleBuilder) -> Vec<ValueId> {
    let globals = ir.module.globals.iter();
    globals.filter(|global| global.symbol.thread_local != ThreadLocal::None).map(|global| global.symbol.value).collect()
}

/// Defines the function, if something calls it.
pub(super) fn define(ir: &mut ModuleBuilder, variables: &[ValueId]) {
    let is_wanted = |id: &FunctionId| {
        let function = ir.function_data(*id);
        function.body.is_none() && ir.text(function.symbol.name) == IS_LOCAL
    };
    let Some(function) = ir.function_ids().find(is_wanted) else { return };
    let word = ir.int_type(64);
    let mut fb = FunctionBuilder::new(ir, function);
    let entry = fb.create_block();
    fb.start_block(entry);
    let address = fb.argument(0);
    let address = fb.cast(Opcode::PtrToInt, 0, address, word);
    let mut found = ir.bool(false);
    for &variable in variables {
        let Some(ty) = ir.global_mut(variable).map(|global| global.symbol.value_type) else { continue };
        let size = ir.alloc_size(ty);
        let size = ir.int(word, size);
        let start = fb.cast(Opcode::PtrToInt, 0, variable, word);
        let offset = fb.binary(ir, Opcode::Sub, 0, address, start);
        let is_inside = fb.icmp(ir, IntPredicate::Ult, offset, size);
        found = fb.binary(ir, Opcode::Or, 0, found, is_inside);
    }
    fb.ret(Some(found));
    fb.finish(ir);
    let function = ir.function_mut(function);
    function.attributes = Default::default();
    function.symbol.linkage = Linkage::Internal;
    function.symbol.is_dso_local = true;
}
