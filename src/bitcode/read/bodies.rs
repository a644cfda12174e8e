//! The bodies of all functions, on one thread or several.
//!
//! A body stands alone in the file, and adds to the module only constants, types, strings and metadata. So ranges of
//! functions are read on threads, each with a fork of these tables, and the module adopts what the forks have added in the
//! order of the functions: every index is that of reading on one thread.

use std::ops::Range;
use std::thread;

use super::body::{BodyReader, ReadBody, Shared};
use super::{ModuleReader, Step, Stop, Tables};
use crate::bitcode::stream::{BlockHead, Cursor};
use crate::ir::builder::Fork;
use crate::ir::{FunctionId, TypeId};
use crate::threads::thread_count;

/// The number of bits of bodies from which on a thread is worth its start; in debug builds, most tests have several threads.
const MIN_BITS_OF_A_THREAD: usize = if cfg!(debug_assertions) { 1 << 9 } else { 1 << 19 };

/// A function with a body.
#[derive(Copy, Clone, Debug)]
struct Definition {
    head: BlockHead,
    id: FunctionId,
    ty: TypeId,
}

/// Bodies that a thread has read with a fork of the module.
struct ForkedBodies {
    fork: Fork,
    bodies: Vec<ReadBody>,
    addressed: Vec<(u32, u32)>,
    /// The part of the splat budget that is spent.
    spent: usize,
}

impl<'a> ModuleReader<'a> {
    /// Reads the bodies of all functions.
    pub(super) fn read_bodies(&mut self, cursor: &Cursor<'a>) -> Step<()> {
        if self.bodies.len() != self.defined.len() {
            let (bodies, defined) = (self.bodies.len(), self.defined.len());
            return Err(Stop::invalid(format!("{bodies} function bodies for {defined} functions that have one")));
        }
        let (bodies, defined) = (std::mem::take(&mut self.bodies), std::mem::take(&mut self.defined));
        let definition = |(head, id): (BlockHead, FunctionId)| {
            let ty = self.builder.function_data(id).symbol.value_type;
            Definition { head, id, ty }
        };
        let definitions: Vec<Definition> = bodies.into_iter().zip(defined).map(definition).collect();
        let ranges = ranges(&definitions, self.thread_count(&definitions));
        let Some((first, others @ [_, ..])) = ranges.split_first() else {
            return self.read_range(cursor, &definitions);
        };
        let others: Vec<_> = others.iter().map(|range| (range.clone(), self.builder.fork())).collect();
        // Together, the forks make no more than one thread may; one that exceeds its share is read again.
        let (budget, share) = (self.splat_budget, self.splat_budget / ranges.len());
        let (tables, producer) = (&self.tables, self.entry.producer());
        let (bodies, forks) = thread::scope(|scope| {
            let start = |(range, fork): (Range<usize>, Fork)| {
                let definitions = &definitions[range.clone()];
                let read = move || read_forked(cursor, tables, definitions, fork, share, producer);
                (range, thread::Builder::new().spawn_scoped(scope, read))
            };
            let others: Vec<_> = others.into_iter().map(start).collect();
            let mut shared = Shared::new(&mut self.builder, budget, producer);
            let bodies = read_all(cursor, tables, &definitions[first.clone()], &mut shared);
            self.splat_budget = shared.splat_budget;
            self.addressed.append(&mut shared.addressed);
            // A thread that did not start, that failed or that panicked: this one reads its range again.
            let join = |(range, thread): (_, Result<thread::ScopedJoinHandle<'_, _>, _>)| {
                (range, thread.ok().and_then(|thread| thread.join().ok()).flatten())
            };
            (bodies, others.into_iter().map(join).collect::<Vec<_>>())
        });
        self.set_bodies(&definitions[first.clone()], bodies?);
        for (range, read) in forks {
            self.adopt(cursor, &definitions[range], read)?;
        }
        Ok(())
    }

    /// Reads some bodies on this thread.
    fn read_range(&mut self, cursor: &Cursor<'a>, definitions: &[Definition]) -> Step<()> {
        let mut shared = Shared::new(&mut self.builder, self.splat_budget, self.entry.producer());
        let bodies = read_all(cursor, &self.tables, definitions, &mut shared)?;
        self.splat_budget = shared.splat_budget;
        self.addressed.append(&mut shared.addressed);
        self.set_bodies(definitions, bodies);
        Ok(())
    }

    /// Returns the number of threads that are worth their start.
    fn thread_count(&self, definitions: &[Definition]) -> usize {
        let bits: usize = definitions.iter().map(|definition| definition.head.bits()).sum();
        // The forks together copy about as much as the bodies occupy.
        let rest = self.entry.bytes.len().saturating_sub(bits / 8);
        let worth_copying = if cfg!(debug_assertions) { usize::MAX } else { 1 + bits / 8 / rest.max(1) };
        thread_count(self.threads, worth_copying.min(bits / MIN_BITS_OF_A_THREAD))
    }

    /// Places the bodies of a fork, whose additions the module adopts.
    fn adopt(&mut self, cursor: &Cursor<'a>, definitions: &[Definition], read: Option<ForkedBodies>) -> Step<()> {
        let spent = read.as_ref().map_or(0, |read| read.spent);
        let (Some(mut read), Some(left)) = (read, self.splat_budget.checked_sub(spent)) else {
            return self.read_range(cursor, definitions);
        };
        self.splat_budget = left;
        self.addressed.append(&mut read.addressed);
        let renumbering = self.builder.adopt(&read.fork);
        for read in &mut read.bodies {
            renumbering.apply(&mut read.body);
            read.attachments.iter_mut().for_each(|(_, node)| *node = renumbering.metadata(*node));
        }
        self.set_bodies(definitions, read.bodies);
        Ok(())
    }

    fn set_bodies(&mut self, definitions: &[Definition], bodies: Vec<ReadBody>) {
        for (definition, ReadBody { body, attachments, skipped }) in definitions.iter().zip(bodies) {
            let function = self.builder.function_mut(definition.id);
            function.body = Some(Box::new(body));
            function.symbol.attachments.extend(attachments);
            for (outer, inner) in skipped {
                self.warn_skipped_block(outer, inner);
            }
        }
    }
}

/// Returns ranges of the functions, each with about the same size of their bodies.
fn ranges(definitions: &[Definition], count: usize) -> Vec<Range<usize>> {
    let all: usize = definitions.iter().map(|definition| definition.head.bits()).sum();
    let size = all.div_ceil(count).max(1);
    let (mut ranges, mut start, mut sum) = (Vec::new(), 0, 0);
    for (index, definition) in definitions.iter().enumerate() {
        sum += definition.head.bits();
        if sum >= size || index + 1 == definitions.len() {
            ranges.push(start..index + 1);
            (start, sum) = (index + 1, 0);
        }
    }
    ranges
}

fn read_all(
    cursor: &Cursor<'_>,
    tables: &Tables<'_>,
    definitions: &[Definition],
    shared: &mut Shared<'_>,
) -> Step<Vec<ReadBody>> {
    let read =
        |&Definition { head, id, ty }: &Definition| BodyReader::new(shared, tables, id, ty).read(cursor.enter(head));
    definitions.iter().map(read).collect()
}

/// Reads bodies with a fork of the module; returns `None` if there is an error.
fn read_forked(
    cursor: &Cursor<'_>,
    tables: &Tables<'_>,
    definitions: &[Definition],
    mut fork: Fork,
    budget: usize,
    producer: &str,
) -> Option<ForkedBodies> {
    let mut shared = Shared::new(fork.builder(), budget, producer);
    let bodies = read_all(cursor, tables, definitions, &mut shared).ok()?;
    let Shared { splat_budget: left, addressed, .. } = shared;
    Some(ForkedBodies { fork, bodies, addressed, spent: budget - left })
}
