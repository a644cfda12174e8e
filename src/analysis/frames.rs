//! Which variables of private memory each function needs, where those lie in frames; see [`placement`](super::placement).
//!
//! A function is given the address of each variable that it, or a function below it, names. So that the work does not
//! grow with functions times variables, what one function needs more than [`MOST_ADDRESSES`] of lies together in one
//! structure, a *group*, from then on, and its address serves for all. A variable alone is a group as well.

use indexmap::{IndexMap, IndexSet};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::graph::{Components, Digraph};
use crate::llvm::{Function, Global, Value, ValueKind};

use super::callers::callers;
use super::entry_points::{is_kernel, is_known_outside};

/// The most groups whose addresses a function takes or has.
pub(crate) const MOST_ADDRESSES: usize = 16;

/// A set of groups, in order.
type Set = SmallVec<[usize; 4]>;

/// The variables in frames, and who needs them.
#[derive(Default)]
pub(crate) struct Frames<'m> {
    /// The variables, in the module's order.
    variables: IndexSet<Value<'m>, FxBuildHasher>,
    /// The group of each, and its place there.
    seats: Vec<(usize, u32)>,
    groups: Vec<Group<'m>>,
    /// The constants that an address in a frame is part of.
    naming: FxHashSet<Value<'m>>,
    /// The groups that a function, or one it calls, names.
    needs: FxHashMap<Function<'m>, Set>,
    /// One of the variables that a function, or one it calls, may write.
    writes: FxHashMap<Function<'m>, Global<'m>>,
}

/// Variables that lie together.
struct Group<'m> {
    members: Vec<Global<'m>>,
    /// The groups that the initialisers name.
    named: Set,
}

impl<'m> Frames<'m> {
    /// The frames of variables of which code does more with the address than read, or whose initialiser names another.
    ///
    /// For each variable it says whether it may be written.
    pub(super) fn of(variables: IndexMap<Value<'m>, bool, FxBuildHasher>) -> Self {
        if variables.is_empty() {
            return Self::default();
        }
        let uses = Uses::of(&variables);
        let mut sets = Sets::of(&variables, &uses);
        let variables = variables.into_keys().collect();
        sets.merge_what_is_opened_together(&uses);
        sets.finish(variables, uses)
    }

    /// Whether `global` lies in frames.
    pub(crate) fn has(&self, global: Global<'m>) -> bool {
        self.variables.contains(&global.value())
    }

    /// Whether the address of a variable in a frame is part of `constant`.
    pub(crate) fn are_named_by(&self, constant: Value<'m>) -> bool {
        !self.naming.is_empty() && self.naming.contains(&constant)
    }

    /// The group of a variable, and its place there.
    pub(crate) fn seat(&self, global: Global<'m>) -> Option<(usize, u32)> {
        self.seats.get(self.variables.get_index_of(&global.value())?).copied()
    }

    /// The variables of a group.
    pub(crate) fn members(&self, group: usize) -> &[Global<'m>] {
        &self.groups[group].members
    }

    /// The groups that a function needs.
    pub(crate) fn needed_by(&self, function: Function<'m>) -> &[usize] {
        self.needs.get(&function).map_or(&[], SmallVec::as_slice)
    }

    /// The groups in the frame that a function opens: those it needs, and those that their initialisers name.
    pub(crate) fn opened_by(&self, function: Function<'m>) -> SmallVec<[usize; 4]> {
        closure(self.needed_by(function), |group| &self.groups[group].named)
    }

    /// The groups that a group's initialisers name, and so on.
    pub(crate) fn opened_with(&self, group: usize) -> SmallVec<[usize; 4]> {
        closure(&[group], |group| &self.groups[group].named)
    }

    /// A variable that a function, or one it calls, may write, if there is any: what it holds must not be lost between
    /// two calls.
    pub(crate) fn written_by(&self, function: Function<'m>) -> Option<Global<'m>> {
        self.writes.get(&function).copied()
    }
}

/// What `start` leads to, itself included.
fn closure<'s>(start: &[usize], named: impl Fn(usize) -> &'s Set) -> Set {
    let mut all = Set::new();
    let mut next = Set::from_slice(start);
    while let Some(group) = next.pop() {
        if insert(&mut all, group) {
            next.extend_from_slice(named(group));
        }
    }
    all
}

fn insert(set: &mut Set, item: usize) -> bool {
    match set.binary_search(&item) {
        Ok(_) => false,
        Err(place) => {
            set.insert(place, item);
            true
        }
    }
}

/// Who uses what: the variables come first, then constants and functions.
struct Uses<'m> {
    nodes: IndexSet<Value<'m>, FxBuildHasher>,
    /// What each node uses.
    edges: Vec<Vec<usize>>,
    /// The constants that the initialiser of a variable uses.
    initializers: Vec<(usize, usize)>,
}

impl<'m> Uses<'m> {
    fn of(variables: &IndexMap<Value<'m>, bool, FxBuildHasher>) -> Self {
        let nodes: IndexSet<_, _> = variables.keys().copied().collect();
        let mut uses = Self { edges: vec![Vec::new(); nodes.len()], nodes, initializers: Vec::new() };
        let mut next = 0;
        while let Some(&used) = uses.nodes.get_index(next) {
            match used.kind() {
                ValueKind::Function(function) => {
                    callers(function).into_iter().for_each(|caller| uses.add(caller.value(), next));
                }
                _ => uses.add_users(used, next),
            }
            next += 1;
        }
        uses
    }

    fn add_users(&mut self, used: Value<'m>, node: usize) {
        for user in used.uses() {
            match user.kind() {
                ValueKind::Instruction(inst) => self.add(inst.function().value(), node),
                ValueKind::GlobalVariable(_) => {
                    // The initialisers of other variables are refused where they are made.
                    if let Some(variable) = self.nodes.get_index_of(&user) {
                        self.initializers.push((variable, node));
                    }
                }
                _ => self.add(user, node),
            }
        }
    }

    /// The graph of `edges`.
    fn digraph(&self) -> Digraph {
        let edges = self.edges.iter().enumerate().flat_map(|(from, used)| used.iter().map(move |&to| (from, to)));
        Digraph::from_edges(self.edges.len(), &edges.collect::<Vec<_>>())
    }

    fn add(&mut self, user: Value<'m>, node: usize) {
        let (user, is_new) = self.nodes.insert_full(user);
        if is_new {
            self.edges.push(Vec::new());
        }
        // A function that uses it in many places needs it once.
        if self.edges[user].last() != Some(&node) {
            self.edges[user].push(node);
        }
    }
}

/// The groups that each node needs, while they are made.
struct Sets<'m> {
    /// For each variable another of its group, and so on up to one that stands for all.
    parents: Vec<usize>,
    needs: Vec<Set>,
    /// What each variable's initialiser names.
    named: Vec<Set>,
    writes: Vec<Option<Global<'m>>>,
}

impl<'m> Sets<'m> {
    fn of(variables: &IndexMap<Value<'m>, bool, FxBuildHasher>, uses: &Uses<'m>) -> Self {
        let mut sets = Self {
            parents: (0..variables.len()).collect(),
            needs: vec![Set::new(); uses.nodes.len()],
            named: vec![Set::new(); variables.len()],
            writes: vec![None; uses.nodes.len()],
        };
        let edges = uses.digraph();
        for members in Components::new(&edges).order {
            let (mut all, mut written) = (Set::new(), None);
            for &node in &members {
                if let Some((variable, is_written)) = variables.get_index(node) {
                    all.push(node);
                    written = variable.as_global().filter(|_| *is_written);
                }
                for &used in edges.successors(node) {
                    all.extend_from_slice(&sets.needs[used]);
                    written = written.or(sets.writes[used]);
                }
            }
            sets.shorten(&mut all);
            for node in members {
                sets.needs[node].clone_from(&all);
                sets.writes[node] = written;
            }
        }
        for &(variable, constant) in &uses.initializers {
            let root = sets.root(variable);
            let named = sets.needs[constant].clone();
            sets.named[root].extend(named);
        }
        sets
    }

    /// Lets each group stand once in a set, and makes one group of too many.
    fn shorten(&mut self, set: &mut Set) {
        set.iter_mut().for_each(|item| *item = self.root(*item));
        set.sort_unstable();
        set.dedup();
        if set.len() > MOST_ADDRESSES {
            let root = self.merge(set);
            *set = Set::from_elem(root, 1);
        }
    }

    fn root(&mut self, mut variable: usize) -> usize {
        while self.parents[variable] != variable {
            self.parents[variable] = self.parents[self.parents[variable]];
            variable = self.parents[variable];
        }
        variable
    }

    /// Makes one group of several; what stands for it.
    fn merge(&mut self, groups: &[usize]) -> usize {
        let root = self.root(groups[0]);
        for &group in &groups[1..] {
            let group = self.root(group);
            if group != root {
                self.parents[group] = root;
                let named = std::mem::take(&mut self.named[group]);
                self.named[root].extend(named);
            }
        }
        root
    }

    /// A function that opens a frame opens as well what the initialisers name; that must not be too much either.
    fn merge_what_is_opened_together(&mut self, uses: &Uses<'m>) {
        for (node, value) in uses.nodes.iter().enumerate() {
            let ValueKind::Function(function) = value.kind() else { continue };
            if !is_kernel(function) && !is_known_outside(function) {
                continue;
            }
            let mut all = Set::new();
            let mut next = self.needs[node].clone();
            while let Some(group) = next.pop() {
                let root = self.root(group);
                if insert(&mut all, root) {
                    next.extend(self.named_by(root));
                }
            }
            if all.len() > MOST_ADDRESSES {
                let root = self.merge(&all);
                // Whatever it names is part of it.
                self.named[root] = Set::from_elem(root, 1);
            }
        }
    }

    /// What the initialisers of a group name, each group once.
    fn named_by(&mut self, root: usize) -> Set {
        let mut named = std::mem::take(&mut self.named[root]);
        named.iter_mut().for_each(|item| *item = self.root(*item));
        named.sort_unstable();
        named.dedup();
        self.named[root].clone_from(&named);
        named
    }

    fn finish(mut self, variables: IndexSet<Value<'m>, FxBuildHasher>, uses: Uses<'m>) -> Frames<'m> {
        let mut frames = Frames { variables, ..Frames::default() };
        let mut numbers = FxHashMap::default();
        let mut roots = Vec::new();
        for variable in 0..frames.variables.len() {
            let root = self.root(variable);
            let group = *numbers.entry(root).or_insert_with(|| {
                roots.push(root);
                frames.groups.push(Group { members: Vec::new(), named: Set::new() });
                frames.groups.len() - 1
            });
            let members = &mut frames.groups[group].members;
            frames.seats.push((group, members.len() as u32));
            members.extend(frames.variables.get_index(variable).and_then(|value| value.as_global()));
        }
        let numbered = |sets: &mut Self, set: Set| {
            let mut groups: Set = set.into_iter().map(|item| numbers[&sets.root(item)]).collect();
            groups.sort_unstable();
            groups.dedup();
            groups
        };
        for (group, root) in roots.into_iter().enumerate() {
            let named = std::mem::take(&mut self.named[root]);
            frames.groups[group].named = numbered(&mut self, named);
        }
        for (node, value) in uses.nodes.into_iter().enumerate() {
            let ValueKind::Function(function) = value.kind() else {
                frames.naming.insert(value);
                continue;
            };
            let needs = std::mem::take(&mut self.needs[node]);
            frames.needs.insert(function, numbered(&mut self, needs));
            if let Some(global) = self.writes[node] {
                frames.writes.insert(function, global);
            }
        }
        frames
    }
}
