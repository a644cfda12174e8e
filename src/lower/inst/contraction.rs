//! Whether a consumer could join a multiplication and an addition that LLVM keeps apart.
//!
//! Consumers may fuse them unless a kernel says `ContractionOff` (OpenCL environment specification, section 2.6); LLVM
//! allows it only where both are marked `contract`. A consumer's own optimiser sees through whatever moves a value, so
//! what an addition adds is followed back to where it is made.

use crate::analysis::entry_points::is_kernel;
use crate::llvm::{Block, Function, Inst, ModuleRef, Opcode, TypeKind, Value, ValueKind};
use crate::lower::cx::function::FunctionCx;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Whether there are products, and whether an addition may be fused with all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fusable {
    /// There are none.
    None,
    /// With all that are marked `contract`.
    Marked,
    /// With none of some.
    Never,
}

impl Fusable {
    /// Whether that is less than LLVM allows, whose addition may be fused if `allowed` says so.
    fn is_violated(self, allowed: bool) -> bool {
        self > if allowed { Self::Marked } else { Self::None }
    }
}

/// The products of a module.
#[derive(Debug)]
pub(in crate::lower) struct Products<'m> {
    all: Fusable,
    /// Those in memory that kernels share, from where a consumer can forward them to a load.
    shared: Fusable,
    /// Those that a kernel puts there itself, if it calls no other function.
    own: FxHashMap<Function<'m>, Fusable>,
}

impl<'m> Products<'m> {
    fn of(module: ModuleRef<'m>) -> Self {
        let instructions = |function: Function<'m>| function.blocks().flat_map(Block::instructions);
        let products =
            module.functions().flat_map(instructions).filter(|inst| matches!(source(*inst), Source::Product));
        let all = products.map(fusable).max().unwrap_or(Fusable::None);
        let mut found = Self { all, shared: Fusable::None, own: FxHashMap::default() };
        if all == Fusable::None {
            return found;
        }
        for function in module.functions().filter(|function| !function.is_declaration()) {
            let stores = instructions(function).filter(|inst| may_share_product(*inst));
            let stored = stores.map(|store| {
                let behind = behind(function, std::iter::once(store.operand(0)));
                if behind.is_known { behind.products } else { all }
            });
            let stored = stored.max().unwrap_or(Fusable::None);
            found.shared = found.shared.max(stored);
            if is_kernel(function) && !instructions(function).any(|inst| matches!(source(inst), Source::Called)) {
                found.own.insert(function, stored);
            }
        }
        found
    }

    /// What a load of shared memory may give in a function.
    fn loaded_in(&self, function: Function<'m>) -> Fusable {
        self.own.get(&function).copied().unwrap_or(self.shared)
    }
}

/// Whether an instruction may put a product into memory that kernels share.
fn may_share_product(inst: Inst<'_>) -> bool {
    inst.opcode() == Opcode::Store
        && !matches!(inst.operand(0).ty().scalar().kind(), TypeKind::Integer(_) | TypeKind::Pointer { .. })
        && !is_private(inst.operand(1))
}

/// With what a product may be fused.
fn fusable(product: Inst<'_>) -> Fusable {
    if product.fast_math().contract() { Fusable::Marked } else { Fusable::Never }
}

/// Whether `addition`, an instruction or a call that adds its operands, might be fused with a multiplication against
/// LLVM's will.
pub(in crate::lower) fn splits_pair<'m>(fx: &mut FunctionCx<'_, 'm>, addition: Inst<'m>) -> bool {
    let found = behind(fx.function, addition.value().operands());
    let mut products = found.products;
    if !found.is_known || found.is_shared {
        let module = fx.mx.module;
        let of_module = fx.mx.products.get_or_insert_with(|| Products::of(module));
        products = products.max(if found.is_known { of_module.loaded_in(fx.function) } else { of_module.all });
    }
    products.is_violated(addition.fast_math().contract())
}

/// How many values are looked at; what needs more may be a product.
const REACH: usize = 32;

/// A phi of more values than this is not looked through: each addition that needs it would look at all of them.
const MOST_MOVED: u32 = 256;

/// What values may be, through whatever moves them.
struct Found {
    products: Fusable,
    /// Whether that is all.
    is_known: bool,
    /// Whether some may come from memory that others share.
    is_shared: bool,
}

/// What `values` of a function may be.
fn behind<'m>(function: Function<'m>, values: impl Iterator<Item = Value<'m>>) -> Found {
    let mut found = Found { products: Fusable::None, is_known: true, is_shared: false };
    let mut seen = SmallVec::<[Value<'m>; REACH]>::new();
    let mut left: SmallVec<[Value<'m>; REACH]> = values.collect();
    while let Some(value) = left.pop() {
        if seen.contains(&value) {
            continue;
        }
        if seen.len() == REACH {
            found.is_known = false;
            break;
        }
        seen.push(value);
        match value.kind() {
            ValueKind::Argument(_) => found.is_known &= is_kernel(function),
            ValueKind::Instruction(inst) => match source(inst) {
                Source::Product => found.products = found.products.max(fusable(inst)),
                Source::Moved if inst.value().operand_count() > MOST_MOVED => found.is_known = false,
                Source::Moved => left.extend(moved_from(inst)),
                Source::Shared => found.is_shared = true,
                Source::Called | Source::Unknown => found.is_known = false,
                Source::Other => {}
            },
            _ => {}
        }
    }
    found
}

/// Where a value comes from.
enum Source {
    Product,
    /// From the operands, as they are.
    Moved,
    /// From memory that a kernel may share.
    Shared,
    /// From a function that may do anything.
    Called,
    /// From where it cannot be told.
    Unknown,
    /// From an operation that no product can be fused through.
    Other,
}

fn source(inst: Inst<'_>) -> Source {
    match inst.opcode() {
        Opcode::FMul => Source::Product,
        Opcode::FNeg
        | Opcode::FPExt
        | Opcode::Select
        | Opcode::Phi
        | Opcode::Freeze
        | Opcode::ExtractElement
        | Opcode::InsertElement
        | Opcode::ShuffleVector
        | Opcode::ExtractValue
        | Opcode::InsertValue
        | Opcode::BitCast => Source::Moved,
        Opcode::Load if is_private(inst.operand(0)) => Source::Unknown,
        // What is volatile is read again, and constant memory is not written.
        Opcode::Load if inst.is_volatile() || inst.operand(0).ty().address_space() == Some(CONSTANT) => Source::Other,
        Opcode::Load => Source::Shared,
        Opcode::Call => match inst.called_function() {
            Some(callee) => match callee.intrinsic_name() {
                Some(name) => intrinsic(name),
                None if callee.is_declaration() => Source::Other,
                None => Source::Called,
            },
            None => Source::Called,
        },
        _ => Source::Other,
    }
}

/// The address space of constant memory.
const CONSTANT: u32 = 2;

/// Whether an address may be one of private memory.
fn is_private(pointer: Value<'_>) -> bool {
    matches!(pointer.ty().address_space(), Some(0 | 4))
}

/// Where the result of an intrinsic comes from.
fn intrinsic(name: &str) -> Source {
    const PRODUCTS: [&str; 5] = [
        "llvm.experimental.constrained.fmul",
        "llvm.matrix.multiply",
        "llvm.vector.reduce.fmul",
        "llvm.vp.fmul",
        "llvm.vp.reduce.fmul",
    ];
    const LOADS: [&str; 7] = [
        "llvm.experimental.vp.strided.load",
        "llvm.masked.expandload",
        "llvm.masked.gather",
        "llvm.masked.load",
        "llvm.matrix.column.major.load",
        "llvm.vp.gather",
        "llvm.vp.load",
    ];
    const MOVES: [&str; 14] = [
        "llvm.canonicalize",
        "llvm.copysign",
        "llvm.experimental.constrained.fpext",
        "llvm.experimental.vector.",
        "llvm.fabs",
        "llvm.matrix.transpose",
        "llvm.ssa.copy",
        "llvm.vector.",
        "llvm.vp.copysign",
        "llvm.vp.fabs",
        "llvm.vp.fneg",
        "llvm.vp.fpext",
        "llvm.vp.merge",
        "llvm.vp.select",
    ];
    let is_of = |families: &[&str]| families.iter().any(|family| name.starts_with(family));
    if PRODUCTS.contains(&name) {
        Source::Product
    } else if is_of(&MOVES) {
        Source::Moved
    } else if is_of(&LOADS) {
        Source::Unknown
    } else {
        Source::Other
    }
}

fn moved_from<'m>(inst: Inst<'m>) -> SmallVec<[Value<'m>; 4]> {
    match inst.opcode() {
        Opcode::Phi => inst.incoming().map(|(value, _)| value).collect(),
        _ => inst.value().operands().collect(),
    }
}
