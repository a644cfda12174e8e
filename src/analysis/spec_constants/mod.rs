//! SYCL's specialization constants as a front end leaves them, before a post-link stage has numbered them (the
//! documents of sycl_ext_oneapi_private_alloca and of SYCL 2020 specialization constants).
//!
//! A constant is requested by `__sycl_getScalar2020SpecConstantValue`, `__sycl_getComposite2020SpecConstantValue` or
//! `llvm.sycl.alloca`, with the address of a string that names it and that of a `specialization_id`, whose first member
//! is its default. Each scalar in it gets an id of its own, counted from 0 on in the order in which the module names
//! the strings first; ids that the module uses already are skipped.
//!
//! In a module that a post-link stage has processed before, `!sycl.specialization-constants` records the ids of a
//! string.

mod calls;
mod expressions;
mod leaves;
mod names;
mod requests;

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use super::callees::Callees;
use crate::ir::{Block, DataLayout, Function, Inst, ModuleRef, Value};
use crate::spec_map::SpecConstant as MappedConstant;

use calls::RequestKind;
use leaves::leaves;
use names::names_only;
use requests::Request;

pub(in crate::analysis) use calls::is_request;
pub(crate) use calls::{is_sycl_alloca, spec_constant_call};
pub(crate) use expressions::{Folded, SpecForm, fold, spec_form};
pub(crate) use leaves::{Leaf, members};

/// The requested specialization constants of a module.
#[derive(Default)]
pub(crate) struct SpecConstants<'m> {
    /// The constants by the strings that name them, in the order of the first requests.
    named: IndexMap<&'m [u8], SpecConstant<'m>, FxBuildHasher>,
    /// The index into `named` of each request, or the error in it.
    requests: FxHashMap<Value<'m>, Result<usize, String>>,
    /// The strings, the globals with defaults and the instructions that only requests use.
    names_only: FxHashSet<Value<'m>>,
    /// The string that each id belongs to, and its offset in bytes.
    strings: FxHashMap<u32, (&'m [u8], u64)>,
    /// The size in bytes of the constant that each string names.
    sizes: FxHashMap<&'m [u8], u64>,
}

/// A specialization constant.
pub(crate) struct SpecConstant<'m> {
    /// The scalars in it, in the order of their offsets.
    pub(crate) leaves: Vec<Leaf<'m>>,
}

impl<'m> SpecConstants<'m> {
    /// Finds the requests of a module and numbers their constants.
    pub(super) fn new(module: ModuleRef<'m>, callees: &Callees<'m>) -> Self {
        let mut constants = Self::default();
        let recorded = recorded(module);
        for (string, scalars) in &recorded {
            let size = scalars.iter().map(|scalar| scalar.offset + scalar.size).max().unwrap_or(0);
            constants.sizes.insert(string, size);
            let own = scalars.iter().filter(|scalar| scalar.id != MappedConstant::PADDING);
            constants.strings.extend(own.map(|scalar| (scalar.id, (*string, scalar.offset))));
        }
        let is_requested =
            |function| RequestKind::of_callee(callees, function).is_some() && function.value().has_uses();
        if !module.functions().any(is_requested) {
            return constants;
        }
        let mut ids = Ids { used: used_ids(module, callees), next: 0 };
        ids.used.extend(constants.strings.keys());
        let layout = module.data_layout();
        for inst in instructions(module) {
            if let Some(request) = Request::of_call(callees, inst) {
                let found = request.and_then(|request| constants.number(layout, &request, &recorded, &mut ids));
                constants.requests.insert(inst.value(), found);
            }
        }
        constants.names_only = names_only(module, callees);
        constants
    }

    /// Returns the index of the requested constant, which is numbered if it is new.
    fn number(
        &mut self,
        layout: &'m DataLayout,
        request: &Request<'m>,
        recorded: &Recorded<'m>,
        ids: &mut Ids,
    ) -> Result<usize, String> {
        let mut leaves = leaves(layout, request)?;
        if let Some((index, _, known)) = self.named.get_full(request.name) {
            let is_same = |(a, b): (&Leaf<'_>, &Leaf<'_>)| (a.offset, a.ty, a.default) == (b.offset, b.ty, b.default);
            if known.leaves.len() == leaves.len() && known.leaves.iter().zip(&leaves).all(is_same) {
                return Ok(index);
            }
            let string = String::from_utf8_lossy(request.name);
            return Err(format!("the specialization constant {string} is requested with two types or defaults"));
        }
        let before = recorded.get(request.name).map(|scalars| {
            scalars
                .iter()
                .filter(|scalar| scalar.id != MappedConstant::PADDING)
                .map(|scalar| (scalar.offset, scalar.id))
                .collect()
        });
        let before: FxHashMap<u64, u32> = before.unwrap_or_default();
        for leaf in &mut leaves {
            leaf.id = match before.get(&leaf.offset) {
                Some(id) => *id,
                None => ids.fresh().ok_or("there are no ids left for specialization constants")?,
            };
            self.strings.insert(leaf.id, (request.name, leaf.offset));
        }
        self.sizes.entry(request.name).or_insert(layout.alloc_size(request.ty));
        Ok(self.named.insert_full(request.name, SpecConstant { leaves }).0)
    }

    /// Returns the constant that a call requests, or the error in the call; `None` for other calls.
    pub(crate) fn requested_by(&self, call: Inst<'m>) -> Option<Result<&SpecConstant<'m>, &str>> {
        match self.requests.get(&call.value())? {
            Ok(index) => self.named.get_index(*index).map(|(_, constant)| Ok(constant)),
            Err(message) => Some(Err(message)),
        }
    }

    /// Returns the string that names the constant with this id, and the offset of the scalar in bytes.
    pub(crate) fn string(&self, id: u32) -> Option<(&'m [u8], u64)> {
        self.strings.get(&id).copied()
    }

    /// Returns the size in bytes of the constant that a string names.
    pub(crate) fn size(&self, string: &[u8]) -> Option<u64> {
        self.sizes.get(string).copied()
    }

    /// Returns `true` if a global or instruction only names a constant or holds its default.
    pub(crate) fn is_name_only(&self, value: Value<'m>) -> bool {
        !self.names_only.is_empty() && self.names_only.contains(&value)
    }
}

fn instructions(module: ModuleRef<'_>) -> impl Iterator<Item = Inst<'_>> {
    module.functions().flat_map(Function::blocks).flat_map(Block::instructions)
}

/// An allocator of specialization ids.
struct Ids {
    used: FxHashSet<u32>,
    next: u32,
}

impl Ids {
    fn fresh(&mut self) -> Option<u32> {
        while self.used.contains(&self.next) {
            self.next = self.next.checked_add(1)?;
        }
        let id = self.next;
        self.next = self.next.checked_add(1)?;
        (id != MappedConstant::PADDING).then_some(id)
    }
}

/// Returns the ids that calls of `__spirv_SpecConstant` use.
fn used_ids<'m>(module: ModuleRef<'m>, callees: &Callees<'m>) -> FxHashSet<u32> {
    let constants = instructions(module).filter_map(|inst| spec_constant_call(callees, inst));
    constants.filter_map(|(id, _)| u32::try_from(id.int_zext()?).ok()).collect()
}

/// A scalar of a constant as `!sycl.specialization-constants` records it.
#[derive(Clone, Copy)]
struct RecordedScalar {
    id: u32,
    offset: u64,
    size: u64,
}

/// The recorded scalars by the strings that name their constants.
type Recorded<'m> = IndexMap<&'m [u8], Vec<RecordedScalar>, FxBuildHasher>;

/// Reads `!sycl.specialization-constants`: `!{!"string", i32 id, i32 offset, i32 size, ...}`.
fn recorded(module: ModuleRef<'_>) -> Recorded<'_> {
    let mut recorded = Recorded::default();
    for node in module.named_metadata("sycl.specialization-constants") {
        let Some(string) = node.string(0) else { continue };
        let word = |index: u32| node.int(index).map(|number| number as u32);
        let scalar = |first: u32| {
            let (offset, size) = (u64::from(word(first + 1)?), u64::from(word(first + 2)?));
            Some(RecordedScalar { id: word(first)?, offset, size })
        };
        recorded.insert(string, (1..node.operand_count()).step_by(3).filter_map(scalar).collect());
    }
    recorded
}
