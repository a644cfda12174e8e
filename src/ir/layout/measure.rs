//! Computation of the sizes and alignments of types.

use std::sync::{Arc, OnceLock};

use rustc_hash::FxHashMap;

use super::{Alignments, DataLayout, ScalarLayout};
use crate::ir::module::Module;
use crate::ir::types::{TargetExtType, TypeData, TypeId, TypeTable};

/// The size of `x86_amx` in bits.
const AMX_BITS: u64 = 8192;

/// The size and the alignments of a sized type; zero for a type without a size.
#[derive(Copy, Clone, Debug, Default)]
pub(in crate::ir) struct Measure {
    /// The size in bits, without padding at the end.
    pub(super) bits: u64,
    /// The size in bytes, with padding to the ABI alignment.
    pub(in crate::ir) alloc_size: u64,
    pub(super) alignments: Alignments,
    /// The type is a scalable vector, or contains one.
    pub(super) is_scalable: bool,
}

/// The size of an array or structure, and the offsets of a structure's members.
#[derive(Debug)]
struct Aggregate {
    measure: Measure,
    offsets: Box<[u64]>,
}

/// The sizes of the arrays and structures of a module that were asked for, by type.
#[derive(Debug, Default)]
pub(crate) struct LayoutCache(boxcar::Vec<OnceLock<Arc<Aggregate>>>);

impl Measure {
    fn new(bits: u64, alignments: Alignments) -> Self {
        let alloc_size = align(bits.div_ceil(8), alignments.abi);
        Self { bits, alloc_size, alignments, is_scalable: false }
    }

    pub(in crate::ir) fn store_size(self) -> u64 {
        self.bits.div_ceil(8)
    }

    pub(in crate::ir) fn abi_alignment(self) -> u64 {
        self.alignments.abi
    }
}

/// Rounds up to a multiple of an alignment. Sizes are modulo 2^64, as in LLVM.
fn align(size: u64, alignment: u64) -> u64 {
    match alignment {
        0 => size,
        _ => size.wrapping_add(alignment - 1) & !(alignment - 1),
    }
}

/// A layout and the types that are measured with it.
#[derive(Copy, Clone)]
pub(in crate::ir) struct Measuring<'m> {
    layout: &'m DataLayout,
    types: &'m TypeTable,
    /// The cache of the module, if it is for this layout.
    cache: Option<&'m LayoutCache>,
}

/// An aggregate whose contained types are measured.
enum State {
    InProgress,
    Unsized,
    Sized(Arc<Aggregate>),
}

type States = FxHashMap<TypeId, State>;

impl LayoutCache {
    fn slot(&self, TypeId(id): TypeId) -> &OnceLock<Arc<Aggregate>> {
        loop {
            match self.0.get(id as usize) {
                Some(slot) => return slot,
                None => _ = self.0.push(OnceLock::new()),
            }
        }
    }
}

impl<'m> Measuring<'m> {
    #[inline]
    pub(super) fn new(layout: &'m DataLayout, module: &'m Module) -> Self {
        let cache = std::ptr::eq(layout, &raw const module.layout).then_some(&module.layouts);
        Self { layout, types: &module.types, cache }
    }

    /// Returns the size and the alignments of a type; `None` if it has no size.
    pub(in crate::ir) fn measure(self, ty: TypeId) -> Option<Measure> {
        let data = self.types.get(ty);
        match is_aggregate(data) {
            true => self.with_aggregate(ty, |aggregate| aggregate.measure),
            false => self.scalar(data),
        }
    }

    /// Returns the offset of a member of a structure in bytes.
    pub(in crate::ir) fn offset(self, ty: TypeId, index: u32) -> Option<u64> {
        self.with_aggregate(ty, |aggregate| aggregate.offsets.get(index as usize).copied())?
    }

    /// Returns the offsets of the members of a structure in bytes; `None` if it has no size.
    pub(in crate::ir) fn offsets(self, ty: TypeId) -> Option<Vec<u64>> {
        self.with_aggregate(ty, |aggregate| aggregate.offsets.to_vec())
    }

    /// Passes the layout of an array or structure to `read`, if it has one.
    fn with_aggregate<R>(self, ty: TypeId, read: impl FnOnce(&Aggregate) -> R) -> Option<R> {
        match self.cached(ty) {
            Some(known) => Some(read(known)),
            None => self.aggregate(ty).map(|aggregate| read(&aggregate)),
        }
    }

    fn cached(self, ty: TypeId) -> Option<&'m Arc<Aggregate>> {
        self.cache?.slot(ty).get()
    }

    /// Returns the measure of a type that is no array or structure.
    fn scalar(self, data: &TypeData) -> Option<Measure> {
        Some(match *data {
            TypeData::Half | TypeData::BFloat => self.float(16),
            TypeData::Float => self.float(32),
            TypeData::Double => self.float(64),
            TypeData::X86Fp80 => self.float(80),
            TypeData::Fp128 | TypeData::PpcFp128 => self.float(128),
            TypeData::X86Amx => Measure::new(AMX_BITS, Alignments::new(64, 64)),
            TypeData::Integer(bits) => Measure::new(bits.into(), self.integer(bits)),
            TypeData::Pointer(space) => {
                let pointer = self.layout.pointer(space);
                Measure::new(pointer.bits.into(), pointer.alignments)
            }
            TypeData::Vector { element, length, is_scalable } => self.vector(element, length, is_scalable)?,
            TypeData::TargetExt(ref target) => self.target(target)?,
            TypeData::Void
            | TypeData::Label
            | TypeData::Metadata
            | TypeData::Token
            | TypeData::Function { .. }
            | TypeData::Array { .. }
            | TypeData::LiteralStruct { .. }
            | TypeData::NamedStruct(_) => return None,
        })
    }

    /// Returns the alignments of an integer: those of the next larger width that has them, otherwise of the largest.
    fn integer(self, bits: u32) -> Alignments {
        let list = &self.layout.integers;
        let next = list.partition_point(|known| known.bits < bits);
        list[next.min(list.len() - 1)].alignments
    }

    fn float(self, bits: u32) -> Measure {
        let natural = u64::from(bits / 8).next_power_of_two();
        Measure::new(bits.into(), find(&self.layout.floats, bits.into()).unwrap_or(Alignments::new(natural, natural)))
    }

    fn vector(self, element: TypeId, length: u32, is_scalable: bool) -> Option<Measure> {
        // The elements of a vector are scalars: no recursion beyond them.
        let element = match self.types.get(element) {
            TypeData::Vector { .. } => return None,
            data => self.scalar(data)?,
        };
        let bits = element.bits.wrapping_mul(length.into());
        let natural = bits.div_ceil(8).next_power_of_two();
        let alignments = find(&self.layout.vectors, bits).unwrap_or(Alignments::new(natural, natural));
        Some(Measure { is_scalable, ..Measure::new(bits, alignments) })
    }

    /// Returns the measure of a target type, which is that of the type that stands for it in memory.
    fn target(self, target: &TargetExtType) -> Option<Measure> {
        let integer = |index: usize| target.integers.get(index).copied().unwrap_or(0);
        let vector = |bits: u64, is_scalable| {
            let alignments = find(&self.layout.vectors, bits).unwrap_or_else(|| {
                let natural = bits.div_ceil(8).next_power_of_two();
                Alignments::new(natural, natural)
            });
            Measure { is_scalable, ..Measure::new(bits, alignments) }
        };
        Some(match &*target.name {
            "spirv.Type" => match (integer(1), integer(2)) {
                (0, _) | (_, 0) => Measure::new(32, self.integer(32)),
                (size, bits) => self.array_of_integers(bits, u64::from(size) * 8 / u64::from(bits)),
            },
            "spirv.IntegralConstant" | "spirv.Literal" => return None,
            "spirv.Padding" | "dx.Padding" => self.array_of_integers(8, integer(0).into()),
            "aarch64.svcount" => vector(16, true),
            "riscv.vector.tuple" => {
                let bytes = match target.types.first().map(|ty| self.types.get(*ty)) {
                    Some(TypeData::Vector { length, .. }) => u64::from(*length).max(8),
                    _ => return None,
                };
                vector(bytes.wrapping_mul(integer(0).into()).wrapping_mul(8), true)
            }
            "amdgcn.named.barrier" => vector(128, false),
            "llvm.test.vectorelement" => Measure::new(32, self.integer(32)),
            name if name.starts_with("spirv.") || name.starts_with("dx.") => self.scalar(&TypeData::Pointer(0))?,
            _ => return None,
        })
    }

    fn array_of_integers(self, bits: u32, length: u64) -> Measure {
        array(Measure::new(bits.into(), self.integer(bits)), length)
    }

    /// Computes the layout of an array or structure, and of those that it contains.
    fn aggregate(self, ty: TypeId) -> Option<Arc<Aggregate>> {
        let mut states = States::default();
        let mut pending = vec![ty];
        while let Some(&next) = pending.last() {
            match states.get(&next) {
                Some(State::InProgress) => {
                    let finished = self.finish(next, &states);
                    let state = finished.map_or(State::Unsized, |aggregate| State::Sized(self.keep(next, aggregate)));
                    states.insert(next, state);
                }
                // A type may wait more than once.
                Some(State::Sized(_) | State::Unsized) => _ = pending.pop(),
                None => match self.cached(next) {
                    Some(known) => _ = states.insert(next, State::Sized(known.clone())),
                    None => {
                        states.insert(next, State::InProgress);
                        let is_new = |ty: &&TypeId| is_aggregate(self.types.get(**ty)) && !states.contains_key(*ty);
                        pending.extend(self.types.contained(next).iter().filter(is_new));
                    }
                },
            }
        }
        match states.remove(&ty) {
            Some(State::Sized(aggregate)) => Some(aggregate),
            Some(State::InProgress | State::Unsized) | None => None,
        }
    }

    /// Stores a layout for the next question.
    fn keep(self, ty: TypeId, aggregate: Aggregate) -> Arc<Aggregate> {
        let aggregate = Arc::new(aggregate);
        match self.cache {
            Some(cache) => cache.slot(ty).get_or_init(|| aggregate).clone(),
            None => aggregate,
        }
    }

    /// Returns the layout of an aggregate whose contained aggregates have theirs; `None` if it has no size, as an aggregate
    /// that contains itself.
    fn finish(self, ty: TypeId, states: &States) -> Option<Aggregate> {
        let contained = |inner: TypeId| match states.get(&inner) {
            Some(State::Sized(aggregate)) => Some(aggregate.measure),
            Some(State::InProgress | State::Unsized) => None,
            None => self.scalar(self.types.get(inner)),
        };
        match *self.types.get(ty) {
            TypeData::Array { element, length } => {
                Some(Aggregate { measure: array(contained(element)?, length), offsets: Box::default() })
            }
            TypeData::LiteralStruct { ref members, is_packed } => self.structure(members, is_packed, contained),
            TypeData::NamedStruct(index) => {
                let named = self.types.named.get(index as usize).filter(|named| !named.is_opaque)?;
                self.structure(&named.members, named.is_packed, contained)
            }
            _ => None,
        }
    }

    fn structure(
        self,
        members: &[TypeId],
        is_packed: bool,
        measure: impl Fn(TypeId) -> Option<Measure>,
    ) -> Option<Aggregate> {
        // Scalable vectors are members only of structures of equal ones.
        let is_scalable_vector =
            |ty: &TypeId| matches!(self.types.get(*ty), TypeData::Vector { is_scalable: true, .. });
        let is_scalable = members.first().is_some_and(is_scalable_vector);
        if is_scalable && members.iter().any(|member| *member != members[0]) {
            return None;
        }
        let (mut size, mut alignment) = (0_u64, 1);
        let mut offsets = Vec::with_capacity(members.len());
        for &member in members {
            let member = measure(member).filter(|member| member.is_scalable == is_scalable)?;
            let own = if is_packed { 1 } else { member.alignments.abi };
            if !is_scalable {
                size = align(size, own);
            }
            alignment = alignment.max(own);
            offsets.push(size);
            size = size.wrapping_add(member.alloc_size);
        }
        if !is_scalable {
            size = align(size, alignment);
        }
        let Alignments { abi, preferred } = self.layout.aggregates;
        let alignments = Alignments::new(if is_packed { 1 } else { abi.max(alignment) }, preferred.max(alignment));
        let measure =
            Measure { bits: size.wrapping_mul(8), alloc_size: align(size, alignments.abi), alignments, is_scalable };
        Some(Aggregate { measure, offsets: offsets.into() })
    }
}

fn is_aggregate(data: &TypeData) -> bool {
    matches!(data, TypeData::Array { .. } | TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_))
}

fn array(element: Measure, length: u64) -> Measure {
    let alloc_size = element.alloc_size.wrapping_mul(length);
    Measure { bits: alloc_size.wrapping_mul(8), alloc_size, ..element }
}

/// Returns the alignments of the types of exactly that width.
fn find(list: &[ScalarLayout], bits: u64) -> Option<Alignments> {
    let found = list.binary_search_by_key(&bits, |known| known.bits.into()).ok()?;
    Some(list[found].alignments)
}
