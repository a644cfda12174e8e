//! The functions with bodies, on several threads.
//!
//! The first functions are lowered in the module. Other threads draft the rest in [forks](crate::spirv::module::fork) of the
//! module at the same time. Then each draft is adopted in the order of the functions, or its function is lowered in the
//! module after all. So the result is that of one thread.

use std::ops::Range;
use std::sync::Arc;
use std::thread;

use crate::ir::{Function, FunctionId, Type, TypeId};
use crate::lower::cx::function::families::Families;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::module::call_graph::CallGraphLen;
use crate::lower::debug::Debug;
use crate::lower::functions::lower_definition;
use crate::lower::trace::Trace;
use crate::lower::{Failures, Origins};
use crate::spirv::id::{AdoptedIds, Id};
use crate::spirv::module::fork::{Draft, Event, Request};
use crate::threads::thread_count;

/// The number of instructions from which on a thread is worth its start; in debug builds, most tests have several threads.
const MIN_INSTRUCTIONS_OF_A_THREAD: usize = if cfg!(debug_assertions) { 8 } else { 10_000 };

/// The number of instructions whose lowering takes as long as drafting and adopting a function take longer than lowering it.
const INSTRUCTIONS_OF_A_DRAFT: usize = 4;

/// The number of drafts that cannot be adopted after which a thread ends, if they are more than a quarter of all.
const MAX_LOST_DRAFTS: usize = 100;

/// The module and the state with which its functions are lowered in order.
pub(super) struct Definitions<'a, 'm> {
    pub(super) mx: &'a mut ModuleCx<'m>,
    pub(super) families: &'a mut Families,
    pub(super) origins: &'a mut Origins<'m>,
    pub(super) failures: &'a mut Failures,
}

/// The drafts of some functions, in their order; there may be fewer than functions.
struct Drafts<'m> {
    fork: ModuleCx<'m>,
    debug: Debug<'m>,
    functions: Vec<FunctionDraft>,
}

/// The result of a fork for one function.
struct FunctionDraft {
    words: Draft,
    execution_modes: Range<usize>,
    /// The call graph before and after the function.
    calls: [CallGraphLen; 2],
}

impl<'m> Definitions<'_, 'm> {
    /// Lowers the functions, which have bodies, in order.
    pub(super) fn lower(&mut self, functions: &[Function<'m>]) {
        if let Some(progress) = &self.mx.options.progress {
            progress.translate(functions.len());
        }
        let sizes: Vec<usize> = functions.iter().map(|function| 1 + function.instruction_count() as usize).collect();
        let threads = self.thread_count(sizes.iter().sum::<usize>() / MIN_INSTRUCTIONS_OF_A_THREAD);
        let shares = shares(&sizes, threads);
        let Some((first, others)) = shares.split_first() else { return };
        if others.is_empty() {
            _ = functions.iter().all(|function| self.define(*function));
            return;
        }
        thread::scope(|scope| {
            let start = |share: &Range<usize>| {
                let (fork, debug) = (self.mx.fork(), self.origins.debug.fork());
                let (functions, families) =
                    (&functions[share.clone()], Families::new(Arc::clone(&self.families.builtins)));
                let write = || Drafts::write(fork, families, debug, functions);
                (functions, thread::Builder::new().spawn_scoped(scope, write))
            };
            let threads: Vec<_> = others.iter().map(start).collect();
            let mut goes_on = functions[first.clone()].iter().all(|function| self.define(*function));
            for (functions, thread) in threads {
                // A thread that did not start or that panicked: this one lowers its functions, and panics again.
                let drafts = thread.ok().and_then(|thread| thread.join().ok());
                goes_on = goes_on && self.finish(functions, drafts);
            }
        });
    }

    /// Returns the number of threads: one for a module whose functions share more than drafts may.
    fn thread_count(&self, worth_starting: usize) -> usize {
        let threads = thread_count(self.mx.options.threads, worth_starting);
        // What needs a pass over the module comes last.
        let is_sequential = threads == 1
            || self.origins.trace.enabled
            || self.mx.has_untyped_pointers()
            || self.mx.has_ambiguous_pointers();
        if is_sequential { 1 } else { threads }
    }

    /// Lowers a function in the module; returns `false` if every further function would have the same error.
    fn define(&mut self, function: Function<'m>) -> bool {
        let outcome = lower_definition(self.mx, self.families, self.origins, function);
        let goes_on = outcome.is_ok() || !self.mx.out.is_full();
        self.failures.record(outcome);
        if let Some(progress) = &self.mx.options.progress {
            progress.finish_function();
        }
        goes_on
    }

    /// Adopts drafts, and lowers the functions that have none; returns `false` if every further function would have the
    /// same error.
    fn finish(&mut self, functions: &[Function<'m>], drafts: Option<Drafts<'m>>) -> bool {
        let mut ids = AdoptedIds::default();
        functions.iter().enumerate().all(|(index, function)| {
            // After an error that the fork does not have, the module may lack what the fork knows, such as reported warnings.
            let drafts = drafts.as_ref().filter(|_| self.failures.is_empty());
            let draft = drafts.and_then(|drafts| Some((drafts, drafts.functions.get(index)?)));
            let Some((drafts, draft)) = draft else { return self.define(*function) };
            let mut adoption = Adoption { mx: self.mx, debug: &mut self.origins.debug, drafts, ids: &mut ids };
            if adoption.adopt(draft) {
                if let Some(progress) = &self.mx.options.progress {
                    progress.finish_function();
                }
                return true;
            }
            let goes_on = self.define(*function);
            // Later drafts refer to what this one declared.
            Adoption { mx: self.mx, debug: &mut self.origins.debug, drafts, ids: &mut ids }.find_ids(draft);
            goes_on
        })
    }
}

impl<'m> Drafts<'m> {
    /// Drafts the functions.
    fn write(mut fork: ModuleCx<'m>, mut families: Families, debug: Debug<'m>, functions: &[Function<'m>]) -> Self {
        let mut origins = Origins { debug, trace: Trace::default() };
        let (mut drafts, mut lost) = (Vec::new(), 0);
        for function in functions {
            let start = (fork.out.start_draft(), fork.execution_modes.len(), fork.call_graph.len());
            let outcome = lower_definition(&mut fork, &mut families, &mut origins, *function);
            if outcome.is_err() {
                fork.out.note_order();
            }
            let words = fork.out.end_draft(start.0);
            lost += usize::from(!words.may_be_adopted());
            let execution_modes = start.1..fork.execution_modes.len();
            drafts.push(FunctionDraft { words, execution_modes, calls: [start.2, fork.call_graph.len()] });
            if lost > MAX_LOST_DRAFTS && lost > drafts.len() / 4 {
                break;
            }
        }
        Self { fork, debug: origins.debug, functions: drafts }
    }
}

/// The module, as it adopts the drafts of a fork.
struct Adoption<'a, 'm> {
    mx: &'a mut ModuleCx<'m>,
    debug: &'a mut Debug<'m>,
    drafts: &'a Drafts<'m>,
    ids: &'a mut AdoptedIds,
}

impl<'m> Adoption<'_, 'm> {
    /// Adds a draft to the module; returns `false` if its function must be lowered in the module.
    fn adopt(&mut self, draft: &FunctionDraft) -> bool {
        let fork = &self.drafts.fork;
        if !self.mx.out.suits(&fork.out, &draft.words) {
            return false;
        }
        let events = fork.out.events(&draft.words);
        // Names and decorations that a request writes here would come before those of the draft.
        let are_known = events.iter().all(|event| match event {
            Event::Requested(requested) => !requested.is_amid_words || self.map(requested.request),
            Event::Declared(_) => true,
        });
        if !are_known {
            return false;
        }
        for event in events {
            // Lowering the function here would ask for the same in the same order, so that what is declared by now stays.
            let is_known = match event {
                Event::Declared(declaration) => self.mx.out.adopt_declaration(declaration, self.ids).unwrap_or(false),
                Event::Requested(requested) => self.make(requested.request),
            };
            if !is_known {
                return false;
            }
        }
        let Self { mx, ids, .. } = self;
        let before = mx.call_graph.len();
        if !mx.call_graph.adopt(&fork.call_graph, draft.calls, ids) {
            return false;
        }
        if !mx.out.adopt(&fork.out, &draft.words, ids) {
            mx.call_graph.truncate(before);
            return false;
        }
        mx.execution_modes.adopt(&fork.execution_modes, draft.execution_modes.clone(), ids);
        true
    }

    /// Makes what the fork made, unless it is known, and maps its ids; returns `false` if it is an error.
    fn make(&mut self, request: Request) -> bool {
        let module = self.mx.module;
        let is_made = match request {
            Request::Signature(number) => self.mx.signature(Function::new(module, FunctionId(number))).is_ok(),
            Request::Type(number) => self.mx.memory(Type::new(module, TypeId(number))).is_ok(),
            Request::DebugNode(_) | Request::DebugFile(_) | Request::DebugExpression(_) | Request::DebugNone => {
                let made = self.debug.make(self.mx, &self.drafts.debug, request);
                return self.insert(made);
            }
        };
        is_made && self.map(request)
    }

    /// Maps the ids of what the fork made; returns `false` if the module has not made it.
    fn map(&mut self, request: Request) -> bool {
        let (mx, fork) = (&*self.mx, &self.drafts.fork);
        match request {
            Request::Signature(number) => {
                let of = |mx: &ModuleCx<'m>| {
                    let signature = mx.signatures.get(&Function::new(mx.module, FunctionId(number)))?;
                    Some((signature.id, signature.outer))
                };
                let (Some((of_fork, outer_of_fork)), Some((id, outer))) = (of(fork), of(mx)) else { return false };
                self.ids.insert(of_fork, id);
                if let (Some(of_fork), Some(outer)) = (outer_of_fork, outer) {
                    self.ids.insert(of_fork, outer);
                }
                true
            }
            Request::Type(number) => {
                let ty = Type::new(mx.module, TypeId(number));
                let found = fork.declared_memory(ty).zip(mx.declared_memory(ty));
                self.insert(found.map(|(of_fork, ty)| (of_fork.id(), ty.id())))
            }
            Request::DebugNode(_) | Request::DebugFile(_) | Request::DebugExpression(_) | Request::DebugNone => {
                let found = self.debug.requested(mx.module, &self.drafts.debug, request);
                self.insert(found)
            }
        }
    }

    /// Maps an id of the fork to one of the module; returns `false` if there is none.
    fn insert(&mut self, ids: Option<(Id, Id)>) -> bool {
        if let Some((of_fork, id)) = ids {
            self.ids.insert(of_fork, id);
        }
        ids.is_some()
    }

    /// Maps what the fork declared for a function that has been lowered in the module.
    fn find_ids(&mut self, draft: &FunctionDraft) {
        for event in self.drafts.fork.out.events(&draft.words) {
            match event {
                Event::Declared(declaration) => self.mx.out.find_declaration(declaration, self.ids),
                Event::Requested(requested) => _ = self.map(requested.request),
            }
        }
    }
}

/// Returns ranges of functions of these sizes, one for each thread, with about the same work; none if there is no function.
/// The first is lowered in the module, the others are drafted.
fn shares(sizes: &[usize], threads: usize) -> Vec<Range<usize>> {
    let size_of_draft = |size: &usize| size + INSTRUCTIONS_OF_A_DRAFT;
    let others = threads - 1;
    let (mut first, mut own, mut drafted) = (0, 0, sizes.iter().map(size_of_draft).sum::<usize>());
    while let Some(size) = sizes.get(first) {
        let size_of_draft = size_of_draft(size);
        // The share is nearer to that of each other thread without the function than with it.
        if first > 0 && (2 * own + size) * others > 2 * drafted - size_of_draft {
            break;
        }
        own += size;
        drafted -= size_of_draft;
        first += 1;
    }
    let mut shares: Vec<_> = (first > 0).then_some(0..first).into_iter().collect();
    // The others divide what is left equally.
    let (mut start, mut sum) = (first, 0);
    for (index, size) in sizes.iter().enumerate().skip(first) {
        sum += size_of_draft(size);
        if sum * others >= drafted * shares.len() {
            shares.push(start..index + 1);
            start = index + 1;
        }
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_share_the_work() {
        let lens =
            |sizes: &[usize], threads| shares(sizes, threads).iter().map(ExactSizeIterator::len).collect::<Vec<_>>();
        assert_eq!(lens(&[], 1), [0; 0]);
        assert_eq!(lens(&[7; 9], 1), [9]);
        assert_eq!(lens(&[50_000; 2], 2), [1, 1]);
        assert_eq!(lens(&[50_000; 8], 4), [2, 2, 2, 2]);
        assert_eq!(lens(&[10, 100_000], 2), [1, 1]);
        assert_eq!(lens(&[100_000, 10], 2), [1, 1]);
        // A draft of a small function takes twice as long as the function.
        assert_eq!(lens(&[4; 300], 2), [200, 100]);
        assert_eq!(lens(&[4; 300], 3), [150, 75, 75]);
    }
}
