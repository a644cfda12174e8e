//! Instructions of unknown non-semantic sets outside of functions, kept as metadata for a translation back to SPIR-V.

use rustc_hash::FxHashMap;

use super::auxiliary;
use super::cx::ModuleCx;
use crate::ir::MdId;
use crate::map::module_metadata;
use crate::spirv::operands::{EXTENDED_OPERANDS, ExtendedSet};
use crate::spirv::view::Instruction;

/// `OpExtInst set number operands` => `!{!"set", i32 number, operands...}` in `!spirv.NonSemantic`
///
/// An instruction with other operands than strings, constants, functions, variables and such instructions is omitted.
pub(super) fn lift(mx: &mut ModuleCx<'_>) {
    let view = mx.view;
    let names: FxHashMap<u32, Vec<u8>> =
        view.imports().filter_map(|(inst, name)| Some((inst.result()?, name.into()))).collect();
    let mut nodes = FxHashMap::default();
    for inst in view.instructions() {
        let Some((ExtendedSet::NonSemantic, _)) = view.extended_instruction_at(inst.offset) else { continue };
        let Some(id) = inst.result().filter(|&id| view.function_of(id).is_none()) else { continue };
        if let Some(node) = node(mx, inst, &names, &nodes) {
            nodes.insert(id, node);
            mx.ir.append_named_metadata(module_metadata::NON_SEMANTIC, &[node]);
        }
    }
}

fn node(
    mx: &mut ModuleCx<'_>,
    inst: Instruction<'_>,
    names: &FxHashMap<u32, Vec<u8>>,
    nodes: &FxHashMap<u32, MdId>,
) -> Option<MdId> {
    let (&[_, _, set, number], operands) = inst.operands.split_at_checked(EXTENDED_OPERANDS)? else { return None };
    let operands: Option<Vec<MdId>> =
        operands.iter().map(|id| nodes.get(id).copied().or_else(|| auxiliary::node(mx, *id))).collect();
    let mut all = vec![mx.ir.md_string(names.get(&set)?), mx.ir.md_i32(number)];
    all.extend(operands?);
    Some(mx.ir.md_list(&all))
}
