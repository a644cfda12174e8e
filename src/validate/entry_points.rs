//! The rules about entry points, in linear time.
//!
//! Section numbers are those of the specification; a rule without a number is in the description of the instruction.
//!
//! | function | rule |
//! |---|---|
//! | [`unique_names`] | `OpEntryPoint`: no two entry points have the same execution model and the same name |
//! | [`targets`] | `OpEntryPoint`: the entry point is the result of an `OpFunction` that returns void |
//! | [`targets`] | 2.16.1: an entry point is not called, and has no `LinkageAttributes`, so it has a body |
//! | [`interfaces`] | `OpEntryPoint`: the interface holds module-scope variables; before 1.4, inputs and outputs only; from 1.4 on, each at most once |
//! | [`completeness`] | `OpEntryPoint`: the interface holds every such variable that the static call tree refers to |
//! | [`modes`] | `OpExecutionMode`, `OpExecutionModeId`: the operand is an entry point |
//!
//! A function refers to a variable if one of its instructions has the variable as an operand, or has a constant or another
//! variable as an operand whose operands or initializer refer to it.

use std::ops::ControlFlow;

use rustc_hash::{FxHashMap, FxHashSet};

use super::id_sets::{IdSet, Marks};
use super::violation::{Violation, Violations};
use crate::spirv::grammar::{Decoration, Op, StorageClass, Version};
use crate::spirv::operands::EXTENDED_OPERANDS;
use crate::spirv::reach::Graph;
use crate::spirv::view::{EntryPoint, Instruction, Type};
use crate::spirv::{Id, View};

/// Checks every rule above.
pub(super) fn check(view: &View<'_>, found: &mut Violations) {
    unique_names(view, found);
    modes(view, found);
    if !view.entry_points().is_empty() {
        let uses = Uses::new(view);
        targets(view, &uses, found);
        interfaces(view, found);
        completeness(view, &uses, found);
    }
}

fn unique_names(view: &View<'_>, found: &mut Violations) {
    let mut seen = FxHashSet::default();
    // Conditional entry points may share a name, as only one of them remains in the end (SPV_INTEL_function_variants).
    let entries = view.entry_points().iter().filter(|entry| !entry.is_conditional);
    let repeated = entries.filter(|entry| !seen.insert((entry.model, entry.name.as_slice())));
    found.extend(repeated.map(|entry| violation(entry, "another entry point has the same name and execution model")));
}

fn modes(view: &View<'_>, found: &mut Violations) {
    let functions: FxHashSet<u32> = view.entry_points().iter().map(|entry| entry.function).collect();
    found.extend(view.modes().iter().filter(|mode| !functions.contains(&mode.function)).map(|mode| {
        let rule = format!("an execution mode is declared for %{}, which is not an entry point", mode.function);
        Violation::at(mode.inst.offset, rule).in_section(SECTION)
    }));
}

fn targets(view: &View<'_>, uses: &Uses, found: &mut Violations) {
    let mut seen = FxHashSet::default();
    let entries = view.entry_points().iter().filter(|entry| seen.insert(entry.function));
    found.extend(entries.filter_map(|entry| target(view, uses, entry).err()));
}

fn target(view: &View<'_>, uses: &Uses, entry: &EntryPoint<'_>) -> Result<(), Violation> {
    let Some(index) = view.function(entry.function) else {
        return Err(violation(entry, "it is not a function"));
    };
    let function = &view.functions()[index];
    if !matches!(view.ty(function.result_type), Some(Type::Void)) {
        return Err(violation(entry, "it does not return void"));
    }
    let mut decorations = view.decorations(entry.function);
    if let Some(linkage) = decorations.find(|decorated| decorated.decoration == Decoration::LinkageAttributes) {
        return Err(Violation { offset: Some(linkage.offset), ..violation(entry, "it has LinkageAttributes") });
    }
    if !function.has_body {
        return Err(violation(entry, "it has no body"));
    }
    match uses.called.get(&entry.function) {
        Some(&offset) => Err(Violation { offset: Some(offset), ..violation(entry, "it is called") }),
        None => Ok(()),
    }
}

fn interfaces(view: &View<'_>, found: &mut Violations) {
    let mut seen = Marks::new(view.bound() as usize);
    let version = view.version();
    for (index, entry) in view.entry_points().iter().enumerate() {
        for &id in entry.interface {
            let is_repeated = !seen.insert(id, index);
            let rule = match view.global_variable(id) {
                None => format!("its interface lists %{id}, which is not a module-scope variable"),
                Some(storage) if !can_be_listed(version, storage) => {
                    format!("its interface lists the {storage:?} variable %{id}, which requires SPIR-V 1.4")
                }
                Some(_) if is_repeated && version >= Some(Version::V1_4) => {
                    format!("its interface lists %{id} twice")
                }
                Some(_) => continue,
            };
            if !found.push(interface_violation(entry, &rule)) {
                return;
            }
        }
    }
}

fn completeness(view: &View<'_>, uses: &Uses, found: &mut Violations) {
    let mut listed = Marks::new(view.bound() as usize);
    // A function without an id is no function, which is another message.
    let entries: Vec<(&EntryPoint<'_>, Id)> =
        view.entry_points().iter().filter_map(|entry| Some((entry, Id::new(entry.function)?))).collect();
    let starts: Vec<Id> = entries.iter().map(|(_, function)| *function).collect();
    _ = uses.graph.visit_reached(
        &starts,
        |_| true,
        |index, variables| {
            let (entry, _) = entries[index];
            entry.interface.iter().for_each(|&id| _ = listed.insert(id, index));
            let missing = variables.iter().filter(|id| !listed.contains(id.word(), index)).map(|id| {
                let rule = format!("its interface does not list the variable %{}, which its call tree uses", id.word());
                interface_violation(entry, &rule)
            });
            if found.extend(missing) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        },
    );
}

/// Returns `true` if an interface may list a variable, and must list it if it is used.
fn can_be_listed(version: Option<Version>, storage: StorageClass) -> bool {
    match storage {
        StorageClass::Input | StorageClass::Output => true,
        StorageClass::Function => false,
        _ => version >= Some(Version::V1_4),
    }
}

const SECTION: &str = "OpEntryPoint";

/// The maximum number of bytes of a name that a message repeats.
const MAX_NAME: usize = 200;

/// Returns the rule that an entry point breaks.
fn violation(entry: &EntryPoint<'_>, rule: &str) -> Violation {
    let (name, end) = match entry.name.get(..MAX_NAME) {
        Some(start) => (start, "..."),
        None => (entry.name.as_slice(), ""),
    };
    let rule = format!("entry point \"{}{end}\": {rule}", String::from_utf8_lossy(name));
    Violation::at(entry.inst.offset, rule).in_section(SECTION)
}

/// Returns the rule that the interface of an entry point breaks. A translation to LLVM IR needs no interface.
fn interface_violation(entry: &EntryPoint<'_>, rule: &str) -> Violation {
    violation(entry, rule).tolerated()
}

/// The calls of functions, and the references from functions, constants and variables to each other.
struct Uses {
    /// The references of functions, constants and variables; an item is a variable that an interface can list.
    graph: Graph<Id>,
    /// The offset of the first call of each called function.
    called: FxHashMap<u32, usize>,
}

impl Uses {
    fn new(view: &View<'_>) -> Self {
        let mut uses = Self { graph: Graph::default(), called: FxHashMap::default() };
        let mut references = References::new(view);
        for inst in view.preamble() {
            uses.record_global(&mut references, inst);
        }
        for function in view.functions() {
            references.start_node();
            // Lines have no reference, but many numbers.
            for inst in view.instructions_in(function.words.clone()).filter(|inst| inst.op != Op::Line) {
                if let (Op::FunctionCall, &[_, _, callee, ..]) = (inst.op, inst.operands) {
                    uses.called.entry(callee).or_insert(inst.offset);
                    references.add(callee);
                }
                references.add_operands(inst);
            }
            uses.add(function.id, &[], references.ids());
        }
        uses
    }

    /// Records a variable, or a constant that refers to one.
    fn record_global(&mut self, references: &mut References<'_>, inst: Instruction<'_>) {
        let Some(id) = inst.result() else { return };
        references.start_node();
        references.add_operands(inst);
        let items = match references.view.global_variable(id) {
            Some(storage) if can_be_listed(references.view.version(), storage) => &[id][..],
            _ => &[],
        };
        if !items.is_empty() || !references.ids().is_empty() {
            self.add(id, items, references.ids());
            references.follow(id);
        }
    }

    fn add(&mut self, id: u32, items: &[u32], named: &[u32]) {
        if let Some(id) = Id::new(id) {
            let [items, named] = [items, named].map(|words| words.iter().copied().filter_map(Id::new));
            self.graph.add(id, items, named);
        }
    }
}

/// Collects the references of one function, constant or variable.
struct References<'v> {
    view: &'v View<'v>,
    /// The variables that interfaces can list, and the constants and variables that refer to them.
    followed: IdSet,
    node: usize,
    seen: Marks,
    ids: Vec<u32>,
}

impl<'v> References<'v> {
    fn new(view: &'v View<'v>) -> Self {
        let bound = view.bound() as usize;
        let (followed, seen) = (IdSet::new(bound), Marks::new(bound));
        Self { view, followed, node: 0, seen, ids: Vec::new() }
    }

    /// Records references to `id` from now on.
    fn follow(&mut self, id: u32) {
        self.followed.insert(id);
    }

    /// Starts to collect the references of another function, constant or variable.
    fn start_node(&mut self) {
        self.node += 1;
        self.ids.clear();
    }

    fn ids(&self) -> &[u32] {
        &self.ids
    }

    fn add(&mut self, id: u32) {
        if self.seen.insert(id, self.node) {
            self.ids.push(id);
        }
    }

    #[inline]
    fn add_operands(&mut self, inst: Instruction<'_>) {
        // Few instructions have one; only then are ids distinguished from numbers, which extended instructions have before
        // their own operands.
        let own = match inst.op {
            Op::ExtInst | Op::ExtInstWithForwardRefsKHR => inst.operands.get(EXTENDED_OPERANDS..).unwrap_or_default(),
            _ => inst.operands,
        };
        if own.iter().any(|&word| self.followed.contains(word)) {
            self.add_followed(inst);
        }
    }

    fn add_followed(&mut self, inst: Instruction<'_>) {
        for position in self.view.extended_sets().ids(*inst) {
            let id = inst.operands[position];
            if self.followed.contains(id) {
                self.add(id);
            }
        }
    }
}
