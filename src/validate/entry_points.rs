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
use super::outline::{At, Definition, EntryPoint, Outline, result};
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, Op, StorageClass, Version};
use crate::spirv::inst::InstView;
use crate::spirv::operands::ExtendedSets;
use crate::spirv::reach::Graph;

/// A rule that is broken, and where the instruction that breaks it starts.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Broken {
    pub(super) rule: String,
    pub(super) offset: usize,
}

type Outcome = Result<(), Broken>;

/// Checks every rule above.
pub(super) fn check(outline: &Outline<'_>) -> Outcome {
    unique_names(outline)?;
    modes(outline)?;
    if outline.entry_points.is_empty() {
        return Ok(());
    }
    let uses = Uses::of(outline);
    targets(outline, &uses)?;
    interfaces(outline)?;
    completeness(outline, &uses)
}

fn unique_names(outline: &Outline<'_>) -> Outcome {
    let mut seen = FxHashSet::default();
    // Those with a condition may share a name, as only one of them is there in the end (SPV_INTEL_function_variants).
    let mut entries = outline.entry_points.iter().filter(|entry| !entry.is_conditional);
    match entries.find(|entry| !seen.insert((entry.model, entry.name.as_slice()))) {
        Some(entry) => Err(entry.breaks("another entry point has the same name and execution model")),
        None => Ok(()),
    }
}

fn modes(outline: &Outline<'_>) -> Outcome {
    let functions: FxHashSet<u32> = outline.entry_points.iter().map(|entry| entry.function).collect();
    match outline.modes.iter().find(|mode| !functions.contains(&mode.function)) {
        Some(mode) => {
            let rule = format!("an execution mode is declared for %{}, which is not an entry point", mode.function);
            Err(Broken { rule, offset: mode.at.offset })
        }
        None => Ok(()),
    }
}

fn targets(outline: &Outline<'_>, uses: &Uses) -> Outcome {
    for entry in &outline.entry_points {
        let Definition::Function(index) = outline.definition(entry.function) else {
            return Err(entry.breaks("it is not a function"));
        };
        let function = &outline.functions[index as usize];
        if outline.definition(function.result_type) != Definition::Global(Op::TypeVoid) {
            return Err(entry.breaks("it does not return void"));
        }
        if let Some(&offset) = uses.linked.get(&entry.function) {
            return Err(Broken { offset, ..entry.breaks("it has LinkageAttributes") });
        }
        if !function.has_body {
            return Err(entry.breaks("it has no body"));
        }
        if let Some(&offset) = uses.called.get(&entry.function) {
            return Err(Broken { offset, ..entry.breaks("it is called") });
        }
    }
    Ok(())
}

fn interfaces(outline: &Outline<'_>) -> Outcome {
    let mut seen = Marks::new(outline.bound());
    for (index, entry) in outline.entry_points.iter().enumerate() {
        for &id in entry.interface {
            let Definition::Variable(storage) = outline.definition(id) else {
                return Err(entry.breaks(&format!("its interface lists %{id}, which is not a module-scope variable")));
            };
            if !can_be_listed(outline.version, storage) {
                let rule =
                    format!("its interface lists the {storage:?} variable %{id}, which no version before 1.4 allows");
                return Err(entry.breaks(&rule));
            }
            if !seen.insert(id, index) && outline.version >= Version::V1_4 {
                return Err(entry.breaks(&format!("its interface lists %{id} twice")));
            }
        }
    }
    Ok(())
}

fn completeness(outline: &Outline<'_>, uses: &Uses) -> Outcome {
    let reached = uses.graph.reached(|_| true);
    let mut listed = Marks::new(outline.bound());
    for (index, entry) in outline.entry_points.iter().enumerate() {
        entry.interface.iter().for_each(|&id| _ = listed.insert(id, index));
        let named = Id::new(entry.function).map_or(&[][..], |function| reached.of(function));
        if let Some(id) = named.iter().find(|id| !listed.contains(id.word(), index)) {
            let rule = format!("its interface does not list the variable %{}, which its call tree names", id.word());
            return Err(entry.breaks(&rule));
        }
    }
    Ok(())
}

/// Whether an interface may list a variable, and has to if it is named.
fn can_be_listed(version: Version, storage: StorageClass) -> bool {
    match storage {
        StorageClass::Input | StorageClass::Output => true,
        StorageClass::Function => false,
        _ => version >= Version::V1_4,
    }
}

impl EntryPoint<'_> {
    /// This entry point breaks a rule.
    fn breaks(&self, rule: &str) -> Broken {
        let rule = format!("entry point \"{}\": {rule}", String::from_utf8_lossy(&self.name));
        Broken { rule, offset: self.at.offset }
    }
}

/// What functions do with variables and with each other.
struct Uses {
    /// From functions, constants and variables to what they name; an item is a variable that an interface can list.
    graph: Graph<Id>,
    /// The functions that are called, and where first.
    called: FxHashMap<u32, usize>,
    /// The ids with `LinkageAttributes`, and where they get them.
    linked: FxHashMap<u32, usize>,
}

impl Uses {
    fn of(outline: &Outline<'_>) -> Self {
        let mut uses = Self { graph: Graph::default(), called: FxHashMap::default(), linked: FxHashMap::default() };
        let mut naming = Naming::new(outline.bound());
        for At { offset, inst } in outline.preamble() {
            match (inst.op, inst.operands) {
                (Op::ExtInstImport, _) => naming.note_import(inst),
                (Op::Decorate, &[target, decoration, ..])
                    if Decoration(decoration) == Decoration::LinkageAttributes =>
                {
                    uses.linked.entry(target).or_insert(offset);
                }
                _ => uses.note_global(&mut naming, outline, inst),
            }
        }
        for function in &outline.functions {
            naming.start_node();
            for At { offset, inst } in outline.instructions(function.words.clone()) {
                if let (Op::FunctionCall, &[_, _, callee, ..]) = (inst.op, inst.operands) {
                    uses.called.entry(callee).or_insert(offset);
                    naming.name(callee);
                }
                naming.name_operands(inst);
            }
            uses.add(function.id, &[], naming.named());
        }
        uses
    }

    /// Notes a variable, or a constant that names one.
    fn note_global(&mut self, naming: &mut Naming, outline: &Outline<'_>, inst: InstView<'_>) {
        let Some(id) = result(inst) else { return };
        naming.start_node();
        naming.name_operands(inst);
        let items = match outline.definition(id) {
            Definition::Variable(storage) if can_be_listed(outline.version, storage) => &[id][..],
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
struct Naming {
    /// The variables that matter, and the constants and variables that name them.
    followed: IdSet,
    sets: ExtendedSets,
    node: usize,
    seen: Marks,
    named: Vec<u32>,
}

impl Naming {
    fn new(bound: usize) -> Self {
        let (followed, seen) = (IdSet::new(bound), Marks::new(bound));
        Self { followed, sets: ExtendedSets::default(), node: 0, seen, named: Vec::new() }
    }

    fn note_import(&mut self, import: InstView<'_>) {
        self.sets.note_import(import);
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

    fn name_operands(&mut self, inst: InstView<'_>) {
        // Few instructions do; numbers that happen to look like ids are told apart only then.
        if !inst.operands.iter().any(|&word| self.followed.contains(word)) {
            return;
        }
        for position in self.sets.ids(inst) {
            let id = inst.operands[position];
            if self.followed.contains(id) {
                self.name(id);
            }
        }
    }
}
