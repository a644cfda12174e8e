//! The rules that a module keeps: those of LLVM's verifier, and those that LLVM's reader of bitcode enforces.
//!
//! [`verify`] takes linear time and does not recurse. Messages are LLVM's where it has one. The tables of a module must be
//! sound: an index is below the length of its table. Every other property that a rule, a later layer or a view relies on is
//! checked.
//!
//! Rules that LLVM has and that are not checked:
//!
//! - Garbage collection, coroutines, `llvm.call.preallocated.*`, `llvm.localescape`, `llvm.experimental.deoptimize`,
//!   statepoints, Objective-C and Swift: no module for a SPIR-V target has them, and no layer translates them. `swifterror`
//!   and operand bundles have the rules for their number and types only.
//! - Exceptions: the positions and the operands of `landingpad`, `catchswitch`, `catchpad`, `cleanuppad` are checked, the
//!   nesting of funclets is not; no layer translates them.
//! - Intrinsics of one target (`llvm.aarch64.*`, `llvm.amdgcn.*`, `llvm.nvvm.*`, ...) and those whose
//!   signature the table of intrinsics does not have: any signature is accepted. The suffix of an overloaded name is not
//!   compared with the types, because LLVM's reader renames such functions.
//! - Attributes of AArch64 and of vector function variants, `alloc-variant-zeroed`, `modular-format`.
//! - Profiles for `memprof`, `callsite`, `callee_type` and `CG Profile`, signed pointers, comdats of COFF.
//! - Unreachable metadata: nodes that no attachment, record, named metadata or other reachable node refers to.

mod attachments;
mod attributes;
mod calls;
mod checks;
mod constants;
mod conventions;
mod convergence;
mod debug_info;
mod dominance;
mod exceptions;
mod expressions;
mod function;
mod globals;
mod inst;
mod intrinsic_calls;
mod intrinsics;
mod memory;
mod named_metadata;
mod nodes;
mod profiles;
mod records;
mod tbaa;
#[cfg(test)]
mod tests;
mod types;

pub(crate) use intrinsics::overloads;

use std::fmt;
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use std::thread;

use super::function::{Function, FunctionData, FunctionId};
use super::metadata::{AttachmentKind, MdId, MdNode};
use super::module::Module;
use super::types::{Type, TypeId};
use super::values::Value;
use crate::threads::thread_count;

/// The maximum number of errors of one module.
const MAX_ERRORS: usize = 20;

/// The number of instructions from which on a thread is worth its start.
const MIN_INSTRUCTIONS_OF_A_THREAD: usize = 5_000;

/// A rule that a module violates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifyError {
    message: &'static str,
    dropped: Option<Dropped>,
    /// The function, the block and the instruction, each as far as there is one.
    location: Option<String>,
}

impl VerifyError {
    /// Returns the rule, in LLVM's words.
    pub fn message(&self) -> &str {
        self.message
    }

    /// Returns what LLVM's reader drops instead of refusing the module; `None` if it refuses it, too.
    pub fn dropped(&self) -> Option<Dropped> {
        self.dropped
    }

    /// Returns the value that violates the rule, with its block and function.
    pub fn location(&self) -> Option<&str> {
        self.location.as_deref()
    }
}

/// The part of a module that LLVM drops as it reads the module, if it violates a rule: the rest may be sound.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// All debug information.
    DebugInfo,
    /// Attributes of parameters, arguments and results that their types cannot have.
    Attributes,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message)?;
        match &self.location {
            Some(location) => write!(f, " ({location})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for VerifyError {}

/// A rule that does not hold.
#[derive(Copy, Clone, Debug)]
struct Failure {
    message: &'static str,
    dropped: Option<Dropped>,
}

impl From<&'static str> for Failure {
    fn from(message: &'static str) -> Self {
        Self { message, dropped: None }
    }
}

/// The result of one check.
type Verdict = Result<(), Failure>;

/// Returns the message as an error unless the rule holds.
#[inline]
fn require(holds: bool, message: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err(message.into()) }
}

/// Returns the message as an error of debug information unless the rule holds.
#[inline]
fn require_debug_info(holds: bool, message: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err(Failure { message, dropped: Some(Dropped::DebugInfo) }) }
}

/// Checks all rules, on one thread.
///
/// # Errors
///
/// The module violates rules: the first ones, in the order of the module.
pub fn verify(module: &Module) -> Result<(), Vec<VerifyError>> {
    verify_on(module, Some(NonZeroUsize::MIN))
}

/// Checks all rules, on at most that many threads; by default as many as there are processors. The result does not depend on
/// their number.
///
/// # Errors
///
/// The module violates rules: the first ones, in the order of the module.
pub fn verify_on(module: &Module, threads: Option<NonZeroUsize>) -> Result<(), Vec<VerifyError>> {
    let mut errors = Errors::default();
    check_module(module, threads, &mut errors);
    match errors.0.is_empty() {
        true => Ok(()),
        false => Err(errors.0),
    }
}

fn check_module(module: &Module, threads: Option<NonZeroUsize>, errors: &mut Errors) {
    check_tables(module, errors);
    // The other rules rely on those of types and constants.
    if !errors.0.is_empty() {
        return;
    }
    let facts = Facts::new(module);
    let mut visitor = match check_on_threads(&facts, threads) {
        Some(visitor) => visitor,
        None => {
            let mut visitor = nodes::Visitor::new(&facts);
            check_functions(&facts, module.functions(), &mut visitor, errors);
            visitor
        }
    };
    if errors.is_full() {
        return;
    }
    globals::check(&facts, &mut visitor, errors);
    named_metadata::check(&facts, &mut visitor, errors);
    visitor.finish(errors);
}

fn check_functions<'m>(
    facts: &Facts<'m>,
    mut functions: impl Iterator<Item = Function<'m>>,
    visitor: &mut nodes::Visitor<'_, 'm>,
    errors: &mut Errors,
) {
    // Until there are enough errors.
    let _ = functions.try_for_each(|function| {
        function::check(facts, function, visitor, errors);
        if errors.is_full() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
}

/// Checks the functions on several threads; returns `None` for a small module, and for one with an error: then the checks
/// on one thread find the first errors.
///
/// A node that several threads reach is checked by each. What is accepted is the same: a visitor of some functions checks at
/// least the nodes that one of all functions would check for these, and each of them as strictly.
fn check_on_threads<'f, 'm>(facts: &'f Facts<'m>, threads: Option<NonZeroUsize>) -> Option<nodes::Visitor<'f, 'm>> {
    let sizes: Vec<usize> = facts.module.functions.iter().map(size_of).collect();
    let all: usize = sizes.iter().sum();
    let count = thread_count(threads, all / MIN_INSTRUCTIONS_OF_A_THREAD);
    if count < 2 {
        return None;
    }
    let check = |range: Range<usize>| {
        let (mut visitor, mut errors) = (nodes::Visitor::new(facts), Errors::default());
        let functions = range.map(|index| Function::new(facts.module, FunctionId(index as u32)));
        check_functions(facts, functions, &mut visitor, &mut errors);
        errors.0.is_empty().then_some(visitor)
    };
    thread::scope(|scope| {
        let mut ranges = ranges(&sizes, all.div_ceil(count)).into_iter();
        let first = ranges.next()?;
        let others: Vec<_> = ranges.map(|range| thread::Builder::new().spawn_scoped(scope, || check(range))).collect();
        let mut visitor = check(first);
        for other in others {
            // A thread that did not start or that panicked: one thread does it all, and panics again.
            let other = other.ok().and_then(|other| other.join().ok()).flatten();
            visitor = visitor.zip(other).and_then(|(mut visitor, other)| visitor.merge(other).ok().map(|()| visitor));
        }
        visitor
    })
}

/// Returns the number of instructions of a function, and one for the function itself.
fn size_of(function: &FunctionData) -> usize {
    1 + function.body.as_ref().map_or(0, |body| body.insts.len())
}

/// Returns ranges of functions, each of at least `size` instructions but the last.
fn ranges(sizes: &[usize], size: usize) -> Vec<Range<usize>> {
    let (mut ranges, mut start, mut sum) = (Vec::new(), 0, 0);
    for (index, own) in sizes.iter().enumerate() {
        sum += own;
        if sum >= size || index + 1 == sizes.len() {
            ranges.push(start..index + 1);
            (start, sum) = (index + 1, 0);
        }
    }
    ranges
}

/// Checks the types, constants and attributes of the module.
fn check_tables(module: &Module, errors: &mut Errors) {
    for id in 0..module.types.len() as u32 {
        let ty = Type::new(module, TypeId(id));
        errors.take(types::check(ty), || Some(format!("type {ty}")));
    }
    if !types::are_acyclic(module) {
        errors.take(Err("identified structure type is recursive".into()), || None);
    }
    if errors.0.is_empty() {
        constants::check_all(module, errors);
    }
}

/// The violations that were found.
#[derive(Debug, Default)]
struct Errors(Vec<VerifyError>);

impl Errors {
    fn is_full(&self) -> bool {
        self.0.len() >= MAX_ERRORS
    }

    /// Adds the error of a check with its location.
    fn take(&mut self, verdict: Verdict, location: impl FnOnce() -> Option<String>) {
        match verdict {
            Ok(()) => {}
            Err(_) if self.is_full() => {}
            Err(Failure { message, dropped }) => {
                self.0.push(VerifyError { message, dropped, location: location() });
            }
        }
    }

    /// Adds the error of a check of a value of the module.
    fn take_at(&mut self, verdict: Verdict, value: Value<'_>) {
        self.take(verdict, || Some(value.describe()));
    }
}

/// The facts about a module that many checks need.
struct Facts<'m> {
    module: &'m Module,
    kinds: Kinds,
    restricted: types::RestrictedTypes,
    /// The intrinsics of the module, by function.
    intrinsics: Vec<intrinsics::Intrinsic>,
    /// `true` for a type whose values may be operands, by type.
    first_class: Vec<bool>,
}

impl<'m> Facts<'m> {
    fn new(module: &'m Module) -> Self {
        Self {
            module,
            kinds: Kinds::new(module),
            restricted: types::RestrictedTypes::new(module),
            intrinsics: module
                .functions()
                .map(|function| intrinsics::Intrinsic::of_function(function, module.dialect))
                .collect(),
            first_class: (0..module.types.len() as u32)
                .map(|id| types::is_first_class(Type::new(module, TypeId(id))))
                .collect(),
        }
    }

    /// Returns `true` if values of the type may be operands.
    #[inline]
    fn is_first_class(&self, ty: TypeId) -> bool {
        self.first_class[ty.0 as usize]
    }

    /// Returns the intrinsic that a function is.
    fn intrinsic(&self, function: Function<'m>) -> intrinsics::Intrinsic {
        self.intrinsics[function.id().index()]
    }

    /// Returns the type of a value; `function` is that of a local value.
    fn ty(&self, function: FunctionId, id: super::values::ValueId) -> Type<'m> {
        Type::new(self.module, self.module.type_of(function, id))
    }
}

/// Returns a node for the location of an error.
fn describe_node(node: MdNode<'_>) -> String {
    format!("metadata {}: {node}", node.id().0)
}

/// A node to be visited.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Root {
    node: MdId,
    /// The node may contain locations.
    allows_locations: bool,
}

macro_rules! kinds {
    ($($field:ident $name:literal;)*) => {
        /// The numbers of the kinds of attachments that have rules.
        #[derive(Debug)]
        struct Kinds {
            $($field: Option<u32>,)*
        }

        impl Kinds {
            fn new(module: &Module) -> Self {
                let find = |name| {
                    let AttachmentKind(kind) = module.attachment_kind(name);
                    kind
                };
                Self { $($field: find($name),)* }
            }
        }
    };
}

kinds! {
    dbg "dbg";
    tbaa "tbaa";
    prof "prof";
    fpmath "fpmath";
    range "range";
    alias_scope "alias.scope";
    noalias "noalias";
    nonnull "nonnull";
    dereferenceable "dereferenceable";
    dereferenceable_or_null "dereferenceable_or_null";
    invariant_group "invariant.group";
    align "align";
    loops "llvm.loop";
    absolute_symbol "absolute_symbol";
    associated "associated";
    access_group "llvm.access.group";
    annotation "annotation";
    kcfi_type "kcfi_type";
    assign_id "DIAssignID";
    mmra "mmra";
    noalias_addrspace "noalias.addrspace";
    nofree "nofree";
    captures "captures";
    alloc_token "alloc_token";
    implicit_ref "implicit.ref";
}
