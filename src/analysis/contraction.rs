//! Contraction: additions that a consumer could fuse with a multiplication that LLVM keeps apart.
//!
//! Consumers may fuse them unless a kernel has the execution mode `ContractionOff` (OpenCL SPIR-V environment
//! specification, section 2.6); LLVM allows it only where both are marked `contract`. A consumer's own optimizer
//! follows values through instructions that only move them, so the operands of an addition are followed back likewise.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::callees::Callees;
use super::entry_points::is_kernel;
use super::globals::CONSTANT_MEMORY;
use crate::ir::{Function, Inst, Opcode, TypeKind, Value, ValueKind};
use crate::map::intrinsics::{Effect, Flow};

/// Finds the additions that a consumer might fuse against LLVM's rules.
pub(crate) struct Contraction<'m> {
    /// All multiplications of the module.
    fmuls: Fmuls,
    /// The possible products that are written to memory that kernels share; `None` for a copy of private memory.
    stored: Vec<Option<Value<'m>>>,
    functions: Vec<Stores<'m>>,
    /// `true` if the function that is being read calls others.
    has_calls: bool,
    /// Made when an addition depends on it.
    summary: OnceLock<FmulSummary<'m>>,
}

/// The part of [`Contraction::stored`] that is in a function.
struct Stores<'m> {
    function: Function<'m>,
    /// The end of the part; it starts at the end of the previous function.
    end: usize,
    /// `true` if the function calls others.
    has_calls: bool,
}

impl<'m> Contraction<'m> {
    pub(super) fn new() -> Self {
        Self {
            fmuls: Fmuls::None,
            stored: Vec::new(),
            functions: Vec::new(),
            has_calls: false,
            summary: OnceLock::new(),
        }
    }

    /// Records an instruction of the current function.
    pub(super) fn add_instruction(&mut self, callees: &Callees<'m>, inst: Inst<'m>) {
        match inst.opcode() {
            Opcode::Store if !is_private(inst.operand(1)) => self.add_stored(inst.operand(0)),
            Opcode::FMul => self.fmuls = self.fmuls.max(Fmuls::of(inst)),
            Opcode::Call => {
                match source(callees, inst) {
                    Source::Fmul => self.fmuls = self.fmuls.max(Fmuls::of(inst)),
                    Source::Called => self.has_calls = true,
                    Source::Moved | Source::Shared | Source::Unknown | Source::Other => {}
                }
                if callees.has_effect(inst, Effect::Writes) {
                    self.add_stored(inst.argument(0));
                } else if callees.has_effect(inst, Effect::Copies)
                    && is_private(inst.argument(1))
                    && !is_private(inst.argument(0))
                {
                    self.stored.push(None);
                }
            }
            _ => {}
        }
    }

    /// Records a value that is written to memory that kernels share, if it may be a product.
    fn add_stored(&mut self, value: Value<'m>) {
        let may_be_product = match value.ty().scalar().kind() {
            TypeKind::Pointer { .. } => false,
            TypeKind::Integer(_) => value.as_instruction().is_some_and(|inst| inst.opcode() == Opcode::BitCast),
            _ => true,
        };
        if may_be_product {
            self.stored.push(Some(value));
        }
    }

    /// Ends the current function, which has a body.
    pub(super) fn end_function(&mut self, function: Function<'m>) {
        let has_calls = std::mem::take(&mut self.has_calls);
        self.functions.push(Stores { function, end: self.stored.len(), has_calls });
    }

    /// Returns `true` if a consumer might fuse an addition of `function` with a multiplication that LLVM keeps apart
    /// from it, so that contraction must be off. `addition` is an instruction or call that adds its operands.
    pub(crate) fn forbids(&self, callees: &Callees<'m>, function: Function<'m>, addition: Inst<'m>) -> bool {
        let origins = Origins::of(callees, function, addition.value().operands());
        let mut fmuls = origins.fmuls;
        if !origins.is_known || origins.is_shared {
            let summary = self.summary.get_or_init(|| FmulSummary::new(self, callees));
            fmuls = fmuls.max(if origins.is_known { summary.loaded_in(function) } else { self.fmuls });
        }
        fmuls.violate_contraction(addition.fast_math().contract())
    }
}

/// The strictest multiplications that a value may come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fmuls {
    /// There are none.
    None,
    /// All are marked `contract`.
    Contract,
    /// Some are not marked `contract`.
    Strict,
}

impl Fmuls {
    /// Classifies a multiplication.
    fn of(fmul: Inst<'_>) -> Self {
        if fmul.fast_math().contract() { Self::Contract } else { Self::Strict }
    }

    /// Returns `true` if LLVM does not allow the fusing of an addition with all of them; `contract` is the addition's
    /// flag.
    fn violate_contraction(self, contract: bool) -> bool {
        self > if contract { Self::Contract } else { Self::None }
    }
}

/// The multiplications whose results are stored to memory that kernels share, from where a consumer can forward them to
/// a load.
#[derive(Debug)]
struct FmulSummary<'m> {
    /// The multiplications of the module.
    shared: Fmuls,
    /// The multiplications that each kernel stores there itself, for kernels that call no other function.
    own: FxHashMap<Function<'m>, Fmuls>,
}

impl<'m> FmulSummary<'m> {
    fn new(module: &Contraction<'m>, callees: &Callees<'m>) -> Self {
        let mut summary = Self { shared: Fmuls::None, own: FxHashMap::default() };
        if module.fmuls == Fmuls::None {
            return summary;
        }
        let mut first = 0;
        for &Stores { function, end, has_calls } in &module.functions {
            let stored = module.stored[first..end].iter().map(|value| {
                let origins = value.map(|value| Origins::of(callees, function, std::iter::once(value)));
                origins.filter(|origins| origins.is_known).map_or(module.fmuls, |origins| origins.fmuls)
            });
            let stored = stored.max().unwrap_or(Fmuls::None);
            summary.shared = summary.shared.max(stored);
            if is_kernel(function) && !has_calls {
                summary.own.insert(function, stored);
            }
            first = end;
        }
        summary
    }

    /// Returns the multiplications whose results a load of shared memory may give in a function.
    fn loaded_in(&self, function: Function<'m>) -> Fmuls {
        self.own.get(&function).copied().unwrap_or(self.shared)
    }
}

/// The number of values that are followed; with more, the origins are not known.
const MAX_VALUES: usize = 32;

/// The operand limit of phis that are followed: each addition that depends on a phi reads all of its operands.
const MAX_PHI_OPERANDS: u32 = 256;

/// The instructions that values may come from, through others that only move values.
struct Origins {
    fmuls: Fmuls,
    /// `true` if there are no others.
    is_known: bool,
    /// `true` if some values may come from memory that kernels share.
    is_shared: bool,
}

impl Origins {
    /// Follows `values` of a function.
    fn of<'m>(callees: &Callees<'m>, function: Function<'m>, values: impl Iterator<Item = Value<'m>>) -> Self {
        let mut found = Self { fmuls: Fmuls::None, is_known: true, is_shared: false };
        let mut seen = SmallVec::<[Value<'m>; MAX_VALUES]>::new();
        let mut next: SmallVec<[Value<'m>; MAX_VALUES]> = values.collect();
        while let Some(value) = next.pop() {
            if seen.contains(&value) {
                continue;
            }
            if seen.len() == MAX_VALUES {
                found.is_known = false;
                break;
            }
            seen.push(value);
            match value.kind() {
                ValueKind::Argument(_) => found.is_known &= is_kernel(function),
                ValueKind::Instruction(inst) => match source(callees, inst) {
                    Source::Fmul => found.fmuls = found.fmuls.max(Fmuls::of(inst)),
                    Source::Moved if inst.value().operand_count() > MAX_PHI_OPERANDS => found.is_known = false,
                    Source::Moved => next.extend(moved_from(inst)),
                    Source::Shared => found.is_shared = true,
                    Source::Called | Source::Unknown => found.is_known = false,
                    Source::Other => {}
                },
                _ => {}
            }
        }
        found
    }
}

/// The source of an instruction's result.
enum Source {
    /// A multiplication of floating-point numbers.
    Fmul,
    /// The operands, unchanged.
    Moved,
    /// Memory that a kernel may share.
    Shared,
    /// A function with any effect.
    Called,
    /// Unknown.
    Unknown,
    /// An operation that is never fused with an addition.
    Other,
}

fn source<'m>(callees: &Callees<'m>, inst: Inst<'m>) -> Source {
    match inst.opcode() {
        Opcode::FMul => Source::Fmul,
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
        // A consumer does not forward stores to volatile loads; constant memory is never stored to.
        Opcode::Load if inst.is_volatile() || inst.operand(0).ty().address_space() == Some(CONSTANT_MEMORY) => {
            Source::Other
        }
        Opcode::Load => Source::Shared,
        Opcode::Call => match inst.called_function() {
            Some(callee) => match callees.intrinsic(callee) {
                Some(found) => intrinsic(found.semantics.flow),
                None if callee.is_declaration() => Source::Other,
                None => Source::Called,
            },
            None => Source::Called,
        },
        _ => Source::Other,
    }
}

/// Returns `true` if an address may be one of private memory.
fn is_private(pointer: Value<'_>) -> bool {
    matches!(pointer.ty().address_space(), Some(0 | 4))
}

/// Returns the source of an intrinsic's result.
fn intrinsic(flow: Flow) -> Source {
    match flow {
        Flow::Product => Source::Fmul,
        Flow::Moved => Source::Moved,
        Flow::Loaded => Source::Unknown,
        Flow::None | Flow::Opaque | Flow::Pointer | Flow::Bytes | Flow::Fenced | Flow::Chosen(_) | Flow::Magnitude => {
            Source::Other
        }
    }
}

/// Returns the values that an instruction moves.
fn moved_from<'m>(inst: Inst<'m>) -> SmallVec<[Value<'m>; 4]> {
    match inst.opcode() {
        Opcode::Phi => inst.incoming().map(|(value, _)| value).collect(),
        _ => inst.value().operands().collect(),
    }
}
