//! Alignments that say nothing: those of the types in LLVM's layout for SPIR-V.

use llvm_spirv_rs::spirv::Op;
use llvm_spirv_rs::spirv::grammar::{AddressingModel, Decoration, MemoryAccess};
use llvm_spirv_rs::spirv::view::{ConstantValue, Instruction, Type, View, is_variable};

/// The size and the alignment of a type, in bytes.
#[derive(Clone, Copy)]
struct Layout {
    size: u64,
    alignment: u64,
}

impl Layout {
    fn of_size(size: u64) -> Self {
        Self { size, alignment: size.max(1) }
    }

    /// The size with the padding behind it.
    fn stride(self) -> u64 {
        self.size.next_multiple_of(self.alignment)
    }
}

/// Returns the layout of a type; `None` for an object without one.
fn layout(view: &View<'_>, ty: u32) -> Option<Layout> {
    match view.ty(ty)? {
        Type::Bool => Some(Layout::of_size(1)),
        Type::Int { width, .. } | Type::Float { width } => {
            Some(Layout::of_size(u64::from(width.div_ceil(8)).next_power_of_two()))
        }
        Type::Vector { element, count } => {
            let size = layout(view, element)?.size * u64::from(count);
            Some(Layout::of_size(size.next_power_of_two()))
        }
        Type::Array { element, length } => {
            let element = layout(view, element)?;
            let ConstantValue::Number(length) = view.constant(length)?.value else { return None };
            Some(Layout { size: element.stride() * length, alignment: element.alignment })
        }
        Type::Struct(members) => {
            let is_packed = view.decorations(ty).any(|found| found.decoration == Decoration::CPacked);
            let mut whole = Layout { size: 0, alignment: 1 };
            for member in members.iter() {
                let member = layout(view, member)?;
                let alignment = if is_packed { 1 } else { member.alignment };
                whole.size = whole.size.next_multiple_of(alignment) + member.stride();
                whole.alignment = whole.alignment.max(alignment);
            }
            Some(Layout { size: whole.stride(), ..whole })
        }
        Type::Pointer { .. } => {
            let model = view.memory_model()?.addressing;
            Some(Layout::of_size(if model == AddressingModel::Physical32 { 4 } else { 8 }))
        }
        _ => None,
    }
}

/// Returns the position of the memory operands of a load or store without a meaning: only the alignment of the type.
pub(crate) fn needless_operands(view: &View<'_>, inst: &Instruction<'_>) -> Option<usize> {
    let (ty, start) = match (inst.op, inst.operands) {
        (Op::Load, &[ty, ..]) => (ty, 3),
        (Op::Store, &[_, value, ..]) => (view.definition(value)?.result_type()?, 2),
        _ => return None,
    };
    let &[mask, alignment] = inst.operands.get(start..)? else { return None };
    let natural = layout(view, ty).map_or(8, |layout| layout.alignment);
    (mask == MemoryAccess::Aligned.0 && u64::from(alignment) == natural).then_some(start)
}

/// Returns `true` for the decoration of a variable with the alignment that LLVM gives a variable without one: that of
/// the type, or 16 for large ones.
pub(crate) fn is_needless_decoration(view: &View<'_>, inst: &Instruction<'_>) -> bool {
    let (Op::Decorate, &[variable, decoration, alignment]) = (inst.op, inst.operands) else { return false };
    if decoration != Decoration::Alignment.0 || !view.definition_op(variable).is_some_and(is_variable) {
        return false;
    }
    let Some(Type::Pointer { pointee: Some(contents), .. }) = view.type_of(variable) else { return false };
    let layout = layout(view, contents).unwrap_or(Layout::of_size(8));
    u64::from(alignment) == layout.alignment || alignment == 16 && layout.size >= 16
}
