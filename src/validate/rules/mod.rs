//! Our own validator, for modules of kernels: linear in the size of the module, and complete to its end.
//!
//! [`check`] reports every violation, not only the first. The rules are those of the specification's universal rules for
//! kernels and of the extensions in the grammar; rules of graphics shaders are not among them. Each family of rules is one
//! file, with the signature `fn(&Cx, &Instruction, &mut Violations)`; `families` chooses it by the opcode.
//!
//! | file | rules |
//! |---|---|
//! | `layout` | the order of instructions |
//! | `form` | the words of an instruction, and the capabilities, extensions and version that it requires |
//! | `ids` | definitions and uses |
//! | `blocks` | blocks, branches, phis |
//! | `availability` | definitions and their uses in a function: dominance |
//! | `layout_position`, `references`, `shapes` | the position of an opcode, what its operands refer to, and both as a table |
//! | `facts`, `constituents` | facts about types; the constituents of composites |
//! | the others | the instructions of one chapter, see `families` |

mod annotations;
mod arithmetic;
mod atomics;
mod availability;
mod barriers;
mod bits;
mod blocks;
mod composites;
mod constants;
mod constituents;
mod conversions;
mod cx;
mod debug;
mod debug_info;
mod enqueue;
mod extended;
mod extensions;
mod facts;
mod families;
mod form;
mod functions;
mod groups;
mod ids;
mod images;
mod layout;
mod layout_position;
mod memory;
mod modes;
mod pipes;
mod pointers;
mod references;
mod relational;
mod scopes;
mod shapes;
mod signatures;
mod switches;
#[cfg(all(test, feature = "validate"))]
mod tests;
mod types;

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::Violation;
use super::function_body::Body;
use super::violation::Violations;
use crate::spirv::View;
use crate::spirv::grammar::Op;
use crate::spirv::limits::MAX_BOUND;
use crate::spirv::requires::Declared;
use crate::spirv::view::{Function, Instruction};
use crate::threads::thread_count;

use availability::BodyPosition;
use cx::Cx;
use form::FormCheck;
use ids::{Ids, LineFile};

/// The maximum number of violations that are reported.
pub(super) const MAX_VIOLATIONS: usize = 100;

/// The number of words from which on a module is checked by several threads: starting them takes longer than checking a
/// small module.
const WORDS_FOR_THREADS: usize = 200_000;

/// The number of parts into which the functions are divided for each thread, so that all threads end at about the same time.
const PARTS_OF_A_THREAD: usize = 8;

/// Checks a module, and returns its violations in the order of the module, at most 100. A large module is checked by at
/// most `threads` threads, by default one for each processor, which are joined before the function returns; the violations
/// do not depend on their number.
pub(super) fn check(words: &[u32], threads: Option<NonZeroUsize>) -> Vec<Violation> {
    match View::parse(words) {
        Ok(view) => check_view(&view, threads),
        Err(error) => vec![Violation::of_module(error.message())],
    }
}

/// Checks a parsed module as [`check`] does.
pub(super) fn check_view(view: &View<'_>, threads: Option<NonZeroUsize>) -> Vec<Violation> {
    if let Err(violation) = check_bound(view) {
        return vec![violation];
    }
    let mut list = list(view, threads);
    list.truncate(MAX_VIOLATIONS);
    list
}

/// Checks a parsed module, and returns at most 100 violations of rules that a translation to LLVM IR relies on, and as many
/// of others.
pub(super) fn check_for_lift(view: &View<'_>, threads: Option<NonZeroUsize>) -> Vec<Violation> {
    if let Err(violation) = check_bound(view) {
        return vec![violation];
    }
    list(view, threads)
}

/// Returns the violations in the order of the module.
fn list(view: &View<'_>, threads: Option<NonZeroUsize>) -> Vec<Violation> {
    let mut list = violations(&Cx::new(view), MAX_VIOLATIONS, threads).into_located(view);
    list.sort_by_key(|violation| violation.offset);
    list
}

/// Checks that a module has no more ids than every consumer accepts (specification, section 2.17).
pub(crate) fn check_bound(view: &View<'_>) -> Result<(), Violation> {
    let bound = view.bound();
    match bound <= MAX_BOUND {
        true => Ok(()),
        false => Err(Violation::of_module(format!("the bound of ids is {bound}; the limit is {MAX_BOUND}"))),
    }
}

/// Returns the offsets of the instructions that violate a rule if a module declares `declared`, in their order.
pub(super) fn lacking(view: &View<'_>, declared: Declared) -> Vec<usize> {
    let found = violations(&Cx::with(view, declared), usize::MAX, Some(NonZeroUsize::MIN)).into_list();
    let mut offsets: Vec<usize> = found.into_iter().filter_map(|violation| violation.offset).collect();
    offsets.sort_unstable();
    offsets.dedup();
    offsets
}

/// Returns the violations in a module, at most `limit`.
fn violations(cx: &Cx<'_, '_>, limit: usize, threads: Option<NonZeroUsize>) -> Violations {
    let others = [Check::Layout, Check::Globals, Check::Module];
    let functions = cx.view.functions().len();
    let is_small = cx.view.words().len() < WORDS_FOR_THREADS;
    let count = thread_count(threads, if is_small { 1 } else { functions + others.len() });
    let ranges = if count == 1 { 1 } else { functions.min(count * PARTS_OF_A_THREAD) };
    let checks: Vec<Check> = others.into_iter().chain(divide(cx.view, ranges).map(Check::Functions)).collect();
    let mut found = Violations::new(limit);
    for part in on_threads(cx, limit, &checks, count) {
        found.append(part);
    }
    found
}

/// Makes some checks on `count` threads, this one included, and returns their violations in the order of the checks.
fn on_threads(cx: &Cx<'_, '_>, limit: usize, checks: &[Check], count: usize) -> Vec<Violations> {
    let next = AtomicUsize::new(0);
    let work = || {
        let (mut pass, mut done) = (Pass::default(), Vec::new());
        while let Some((index, check)) = checks.iter().enumerate().nth(next.fetch_add(1, Ordering::Relaxed)) {
            let mut found = Violations::new(limit);
            check.make(cx, &mut pass, &mut found);
            done.push((index, found));
        }
        done
    };
    let on_all = || {
        thread::scope(|scope| {
            let others: Vec<_> = (1..count).map(|_| thread::Builder::new().spawn_scoped(scope, work)).collect();
            let mut done = work();
            // The others have done the work of a thread that did not start.
            for other in others.into_iter().flatten() {
                // A panic goes on in this thread.
                done.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            }
            done
        })
    };
    let mut done = if count == 1 { work() } else { on_all() };
    done.sort_unstable_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, found)| found).collect()
}

/// Divides the functions of a module into at most `count` ranges of about the same number of words, none if there is no
/// function.
fn divide(view: &View<'_>, count: usize) -> impl Iterator<Item = Range<usize>> {
    let functions = view.functions();
    let words = view.words().len() - view.preamble_end();
    let start = move |part: usize| {
        let offset = view.preamble_end() + words / count * part;
        if part == count { functions.len() } else { functions.partition_point(|f| f.words.start < offset) }
    };
    (0..count).map(move |part| start(part)..start(part + 1)).filter(|part| !part.is_empty())
}

/// A part of the checks of a module. None depends on another.
#[derive(Clone, Debug)]
enum Check {
    /// The order of all instructions.
    Layout,
    /// The instructions outside of functions.
    Globals,
    /// The rules about all that is outside of functions, together.
    Module,
    /// Some functions, and what follows each of them.
    Functions(Range<usize>),
}

impl Check {
    fn make(&self, cx: &Cx<'_, '_>, pass: &mut Pass, found: &mut Violations) {
        match self {
            Self::Layout => layout::check(cx, found),
            Self::Globals => cx.view.preamble().for_each(|inst| pass.instruction(cx, &inst, None, found)),
            Self::Module => families::module(cx, found),
            Self::Functions(functions) => pass.functions(cx, functions.clone(), found),
        }
    }
}

/// The check of one instruction after the other.
#[derive(Debug, Default)]
struct Pass {
    form: FormCheck,
    ids: Ids,
    line_file: LineFile,
    debug_info: debug_info::FastPath,
    operations: families::KnownOperations,
}

impl Pass {
    /// Checks some functions and what follows each of them.
    fn functions(&mut self, cx: &Cx<'_, '_>, functions: Range<usize>, found: &mut Violations) {
        let all = cx.view.functions();
        for index in functions {
            if found.are_full() {
                break;
            }
            self.function(cx, index, &all[index], found);
            let next = all.get(index + 1).map_or(cx.view.words().len(), |function| function.words.start);
            self.between(cx, all[index].words.end..next, found);
        }
    }

    fn function(&mut self, cx: &Cx<'_, '_>, index: usize, function: &Function, found: &mut Violations) {
        let body = Body::new(cx.view, function);
        let mut block = function.words.start;
        for inst in cx.view.instructions_in(function.words.clone()) {
            if inst.op == Op::Label {
                block = inst.offset;
            }
            self.instruction(cx, &inst, Some(BodyPosition { body: &body, function: index, block }), found);
        }
        body.check(cx, function, found);
        families::function(cx, function, &body, found);
    }

    /// Checks the non-semantic instructions between functions.
    fn between(&mut self, cx: &Cx<'_, '_>, words: Range<usize>, found: &mut Violations) {
        for inst in cx.view.instructions_in(words) {
            self.instruction(cx, &inst, None, found);
        }
    }

    fn instruction(
        &mut self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'_>,
        position: Option<BodyPosition<'_>>,
        found: &mut Violations,
    ) {
        if ids::is_valid_name(cx, inst)
            || self.line_file.is_valid_line(cx, inst)
            || self.debug_info.is_valid(cx, inst, position)
        {
            return;
        }
        let is_formed = self.form.check(cx, inst, &mut self.ids, found);
        ids::result(cx, inst, found);
        // Rules about types and values have no meaning for ids that are something else.
        if is_formed && ids::uses(cx, inst, &self.ids, position, found) {
            self.operations.check(cx, inst, &self.ids, found);
        }
    }
}
