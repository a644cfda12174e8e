//! The rules about entry points, checked over the finished words in time linear in their number.
//!
//! SPIRV-Tools has these rules too, but for most of them walks the module once for each entry point; it is only shown
//! a few of them (see [`equivalent`](super::equivalent)), and this file answers for all. Section numbers are those of
//! the specification; a rule without a number is in the description of the instruction.
//!
//! | function | rule |
//! |---|---|
//! | [`unique_names`] | `OpEntryPoint`: no two have the same execution model and the same name |
//! | [`targets`] | `OpEntryPoint`: the entry point is the result of an `OpFunction`; it returns nothing |
//! | [`targets`] | 2.16.1: an entry point is not called, and has no `LinkageAttributes`, so it has a body |
//! | [`interfaces`] | `OpEntryPoint`: the interface holds module-scope variables; before 1.4, inputs and outputs only; from 1.4 on, each at most once |
//! | [`completeness`] | `OpEntryPoint`: it holds every such variable that the entry point's static call tree names |
//! | [`modes`] | `OpExecutionMode`, `OpExecutionModeId`: they name an entry point |
//!
//! A function names a variable if one of its instructions has it as an operand, or has a constant or another variable
//! whose operands or initialiser name it.

use rustc_hash::{FxHashMap, FxHashSet};

use super::id_sets::{IdSet, Marks};
use crate::spirv::grammar::{Decoration, Op, StorageClass, Version};
use crate::spirv::reach::Graph;
use crate::spirv::view::{EntryPoint, Instruction, Type};
use crate::spirv::{Id, View};

/// A rule that is broken, and where the instruction that breaks it starts.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Broken {
    pub(super) rule: String,
    pub(super) offset: usize,
}

type Outcome = Result<(), Broken>;

/// Checks every rule above.
pub(super) fn check(view: &View<'_>) -> Outcome {
    unique_names(view)?;
    modes(view)?;
    if view.entry_points().is_empty() {
        return Ok(());
    }
    let uses = Uses::of(view);
    targets(view, &uses)?;
    interfaces(view)?;
    completeness(view, &uses)
}

fn unique_names(view: &View<'_>) -> Outcome {
    let mut seen = FxHashSet::default();
    // Those with a condition may share a name, as only one of them is there in the end (SPV_INTEL_function_variants).
    let mut entries = view.entry_points().iter().filter(|entry| !entry.is_conditional);
    match entries.find(|entry| !seen.insert((entry.model, entry.name.as_slice()))) {
        Some(entry) => Err(breaks(entry, "another entry point has the same name and execution model")),
        None => Ok(()),
    }
}

fn modes(view: &View<'_>) -> Outcome {
    let functions: FxHashSet<u32> = view.entry_points().iter().map(|entry| entry.function).collect();
    match view.modes().iter().find(|mode| !functions.contains(&mode.function)) {
        Some(mode) => {
            let rule = format!("an execution mode is declared for %{}, which is not an entry point", mode.function);
            Err(Broken { rule, offset: mode.inst.offset })
        }
        None => Ok(()),
    }
}

fn targets(view: &View<'_>, uses: &Uses) -> Outcome {
    let mut seen = FxHashSet::default();
    for entry in view.entry_points().iter().filter(|entry| seen.insert(entry.function)) {
        let Some(index) = view.function(entry.function) else {
            return Err(breaks(entry, "it is not a function"));
        };
        let function = &view.functions()[index];
        if !matches!(view.ty(function.result_type), Some(Type::Void)) {
            return Err(breaks(entry, "it does not return void"));
        }
        let mut decorations = view.decorations(entry.function);
        if let Some(linkage) = decorations.find(|decorated| decorated.decoration == Decoration::LinkageAttributes) {
            return Err(Broken { offset: linkage.offset, ..breaks(entry, "it has LinkageAttributes") });
        }
        if !function.has_body {
            return Err(breaks(entry, "it has no body"));
        }
        if let Some(&offset) = uses.called.get(&entry.function) {
            return Err(Broken { offset, ..breaks(entry, "it is called") });
        }
    }
    Ok(())
}

fn interfaces(view: &View<'_>) -> Outcome {
    let mut seen = Marks::new(view.bound() as usize);
    let version = view.version();
    for (index, entry) in view.entry_points().iter().enumerate() {
        for &id in entry.interface {
            let Some(storage) = view.global_variable(id) else {
                return Err(breaks(entry, &format!("its interface lists %{id}, which is not a module-scope variable")));
            };
            if !can_be_listed(version, storage) {
                let rule =
                    format!("its interface lists the {storage:?} variable %{id}, which no version before 1.4 allows");
                return Err(breaks(entry, &rule));
            }
            if !seen.insert(id, index) && version >= Some(Version::V1_4) {
                return Err(breaks(entry, &format!("its interface lists %{id} twice")));
            }
        }
    }
    Ok(())
}

fn completeness(view: &View<'_>, uses: &Uses) -> Outcome {
    let reached = uses.graph.reached(|_| true);
    let mut listed = Marks::new(view.bound() as usize);
    for (index, entry) in view.entry_points().iter().enumerate() {
        entry.interface.iter().for_each(|&id| _ = listed.insert(id, index));
        let named = Id::new(entry.function).map_or(&[][..], |function| reached.of(function));
        if let Some(id) = named.iter().find(|id| !listed.contains(id.word(), index)) {
            let rule = format!("its interface does not list the variable %{}, which its call tree names", id.word());
            return Err(breaks(entry, &rule));
        }
    }
    Ok(())
}

/// Whether an interface may list a variable, and has to if it is named.
fn can_be_listed(version: Option<Version>, storage: StorageClass) -> bool {
    match storage {
        StorageClass::Input | StorageClass::Output => true,
        StorageClass::Function => false,
        _ => version >= Some(Version::V1_4),
    }
}

/// Returns the rule that an entry point breaks.
fn breaks(entry: &EntryPoint<'_>, rule: &str) -> Broken {
    let rule = format!("entry point \"{}\": {rule}", String::from_utf8_lossy(&entry.name));
    Broken { rule, offset: entry.inst.offset }
}

/// What functions do with variables and with each other.
struct Uses {
    /// From functions, constants and variables to what they name; an item is a variable that an interface can list.
    graph: Graph<Id>,
    /// The functions that are called, and where first.
    called: FxHashMap<u32, usize>,
}

impl Uses {
    fn of(view: &View<'_>) -> Self {
        let mut uses = Self { graph: Graph::default(), called: FxHashMap::default() };
        let mut naming = Naming::new(view);
        for inst in view.preamble() {
            uses.note_global(&mut naming, inst);
        }
        for function in view.functions() {
            naming.start_node();
            for inst in view.instructions_in(function.words.clone()) {
                if let (Op::FunctionCall, &[_, _, callee, ..]) = (inst.op, inst.operands) {
                    uses.called.entry(callee).or_insert(inst.offset);
                    naming.name(callee);
                }
                naming.name_operands(inst);
            }
            uses.add(function.id, &[], naming.named());
        }
        uses
    }

    /// Notes a variable, or a constant that names one.
    fn note_global(&mut self, naming: &mut Naming<'_>, inst: Instruction<'_>) {
        let Some(id) = inst.result() else { return };
        naming.start_node();
        naming.name_operands(inst);
        let items = match naming.view.global_variable(id) {
            Some(storage) if can_be_listed(naming.view.version(), storage) => &[id][..],
            _ => &[],
        };
        if !items.is_empty() || !naming.named().is_empty() {
            self.add(id, items, naming.named());
            naming.follow(id);
        }
    }

    fn add(&mut self, id: u32, items: &[u32], named: &[u32]) {
        let ids = |words: &[u32]| words.iter().copied().filter_map(Id::new).collect();
        if let Some(id) = Id::new(id) {
            self.graph.add(id, ids(items), ids(named));
        }
    }
}

/// Collects what one function, constant or variable names.
struct Naming<'v> {
    view: &'v View<'v>,
    /// The variables that matter, and the constants and variables that name them.
    followed: IdSet,
    node: usize,
    seen: Marks,
    named: Vec<u32>,
}

impl<'v> Naming<'v> {
    fn new(view: &'v View<'v>) -> Self {
        let bound = view.bound() as usize;
        let (followed, seen) = (IdSet::new(bound), Marks::new(bound));
        Self { view, followed, node: 0, seen, named: Vec::new() }
    }

    /// Whoever names `id` from now on is noted to do so.
    fn follow(&mut self, id: u32) {
        self.followed.insert(id);
    }

    /// From here on, what is named is named by something else.
    fn start_node(&mut self) {
        self.node += 1;
        self.named.clear();
    }

    fn named(&self) -> &[u32] {
        &self.named
    }

    fn name(&mut self, id: u32) {
        if self.seen.insert(id, self.node) {
            self.named.push(id);
        }
    }

    fn name_operands(&mut self, inst: Instruction<'_>) {
        // Few instructions do; numbers that happen to look like ids are told apart only then.
        if !inst.operands.iter().any(|&word| self.followed.contains(word)) {
            return;
        }
        for position in self.view.extended_sets().ids(*inst) {
            let id = inst.operands[position];
            if self.followed.contains(id) {
                self.name(id);
            }
        }
    }
}
