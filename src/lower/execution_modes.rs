//! Metadata of kernels => `OpExecutionMode` (features.md B20, B21)

use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Function, MdNode, Type, TypeKind};
use crate::spirv::Id;
use crate::spirv::grammar::{ExecutionMode, Op};
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;

use super::module_cx::ModuleCx;

/// Writes the execution modes that a kernel's metadata asks for.
pub(super) fn lower_execution_modes(mx: &mut ModuleCx<'_>, kernel: Function<'_>, entry: Id) -> Result<()> {
    for (kind, mode) in
        [("reqd_work_group_size", ExecutionMode::LocalSize), ("work_group_size_hint", ExecutionMode::LocalSizeHint)]
    {
        if let Some(node) = kernel.metadata(kind) {
            let sizes = (0..3).map(|dimension| size(node, dimension, kind)).collect::<Result<SmallVec<[u32; 3]>>>()?;
            emit(mx, entry, mode, &sizes)?;
        }
    }
    if let Some(node) = kernel.metadata("vec_type_hint")
        && let Some(hint) = node.value(0)
    {
        emit(mx, entry, ExecutionMode::VecTypeHint, &[vector_type_hint(hint.ty())?])?;
    }
    if let Some(node) = kernel.metadata("intel_reqd_sub_group_size") {
        let size = size(node, 0, "intel_reqd_sub_group_size")?;
        emit(mx, entry, ExecutionMode::SubgroupSize, &[size])?;
    }
    Ok(())
}

/// One size of a list; a dimension that the list leaves out is 1.
fn size(node: MdNode<'_>, dimension: u32, kind: &str) -> Result<u32> {
    if dimension >= node.operand_count() {
        return Ok(1);
    }
    let size = node.int(dimension).and_then(|size| u32::try_from(size).ok());
    size.ok_or_else(|| Error::new(ErrorKind::InvalidModule, format!("!{kind} holds what is not a size")))
}

fn emit(mx: &mut ModuleCx<'_>, entry: Id, mode: ExecutionMode, literals: &[u32]) -> Result<()> {
    mx.out.emit(Section::ExecutionModes, Inst::new(Op::ExecutionMode).id(entry).enumerant(mode).words(literals))
}

/// The number of lanes in the high half, the number of the element type in the low half (specification, execution
/// mode `VecTypeHint`).
fn vector_type_hint(ty: Type<'_>) -> Result<u32> {
    let lanes = match ty.kind() {
        TypeKind::Vector { length, .. } => length,
        _ => 0,
    };
    let element = match ty.scalar().kind() {
        TypeKind::Integer(8) => 0,
        TypeKind::Integer(16) => 1,
        TypeKind::Integer(32) => 2,
        TypeKind::Integer(64) => 3,
        TypeKind::Half => 4,
        TypeKind::Float => 5,
        TypeKind::Double => 6,
        _ => return Err(Error::new(ErrorKind::InvalidModule, format!("vec_type_hint cannot be {ty}"))),
    };
    Ok(lanes << 16 | element)
}
