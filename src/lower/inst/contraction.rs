//! Whether a consumer could join a multiplication and an addition that LLVM keeps apart.
//!
//! Consumers may fuse them unless a kernel says `ContractionOff` (OpenCL environment specification, section 2.6); LLVM
//! allows it only where both are marked `contract`. A consumer's own optimiser sees through whatever moves a value, so
//! what an addition adds is followed back to where it is made.

use smallvec::SmallVec;

use crate::analysis::entry_points::is_kernel;
use crate::llvm::{Inst, ModuleRef, Opcode, TypeKind, Value, ValueKind};
use crate::lower::function_cx::FunctionCx;

/// The multiplications of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::lower) enum Products {
    None,
    /// All may be fused with additions.
    Contractible,
    /// Some may not.
    Strict,
}

impl Products {
    fn of(module: ModuleRef<'_>) -> Self {
        let blocks = module.functions().flat_map(|function| function.blocks());
        let products = blocks.flat_map(|block| block.instructions()).filter(|inst| inst.opcode() == Opcode::FMul);
        products
            .map(|product| if is_contractible(product) { Self::Contractible } else { Self::Strict })
            .max()
            .unwrap_or(Self::None)
    }
}

fn is_contractible(inst: Inst<'_>) -> bool {
    inst.fast_math().contract()
}

/// How many values are looked at; what needs more may be a product.
const REACH: usize = 32;

/// Whether `addition`, an instruction or a call that adds its operands, might be fused with a multiplication against
/// LLVM's will.
pub(in crate::lower) fn splits_pair<'m>(fx: &mut FunctionCx<'_, 'm>, addition: Inst<'m>) -> bool {
    let allowed = is_contractible(addition);
    let mut seen = SmallVec::<[Value<'m>; REACH]>::new();
    let mut left: SmallVec<[Value<'m>; REACH]> = addition.value().operands().collect();
    let mut is_known = true;
    while let Some(value) = left.pop() {
        if seen.contains(&value) {
            continue;
        }
        if seen.len() == REACH {
            is_known = false;
            break;
        }
        seen.push(value);
        match value.kind() {
            ValueKind::Argument(_) => is_known &= is_kernel(fx.function),
            ValueKind::Instruction(inst) => match source(inst) {
                Source::Product if allowed && is_contractible(inst) => {}
                Source::Product => return true,
                Source::Moved => left.extend(moved_from(inst)),
                Source::Unknown => is_known = false,
                Source::Other => {}
            },
            _ => {}
        }
    }
    !is_known && may_be_strict(fx, allowed)
}

/// Whether what is not known to be no product may be one that must stay apart from an addition.
fn may_be_strict(fx: &mut FunctionCx<'_, '_>, allowed: bool) -> bool {
    let module = fx.mx.module;
    match *fx.mx.products.get_or_insert_with(|| Products::of(module)) {
        Products::None => false,
        Products::Contractible => !allowed,
        Products::Strict => true,
    }
}

/// Where a value comes from.
enum Source {
    Product,
    /// From the operands, as they are.
    Moved,
    /// From where it cannot be told.
    Unknown,
    /// From an operation that no product can be fused through.
    Other,
}

fn source(inst: Inst<'_>) -> Source {
    match inst.opcode() {
        Opcode::FMul => Source::Product,
        Opcode::FNeg
        | Opcode::Select
        | Opcode::Phi
        | Opcode::Freeze
        | Opcode::ExtractElement
        | Opcode::InsertElement
        | Opcode::ShuffleVector
        | Opcode::ExtractValue
        | Opcode::InsertValue
        | Opcode::BitCast => Source::Moved,
        // Only private memory is sure to be nobody else's.
        Opcode::Load => match inst.operand(0).ty().kind() {
            TypeKind::Pointer { address_space: 0 | 4 } => Source::Unknown,
            _ => Source::Other,
        },
        Opcode::Call => match inst.called_function() {
            Some(callee) if callee.is_declaration() => Source::Other,
            Some(_) | None => Source::Unknown,
        },
        _ => Source::Other,
    }
}

fn moved_from<'m>(inst: Inst<'m>) -> SmallVec<[Value<'m>; 4]> {
    match inst.opcode() {
        Opcode::Phi => inst.incoming().map(|(value, _)| value).collect(),
        _ => inst.value().operands().collect(),
    }
}
