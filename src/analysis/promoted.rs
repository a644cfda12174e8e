//! Promoted private variables: module-scope variables that become local variables of the functions by which the module
//! is entered; see [`placement`](super::placement).
//!
//! A function is passed the address of each variable that it, or a function it calls, uses. So that the work does not
//! grow with functions times variables, variables of which one function needs more than [`MAX_ADDRESSES`] become
//! members of one structure, a *group*, which has one address. Every other variable is a group of its own.

use indexmap::{IndexMap, IndexSet};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::callees::Callees;
use super::callers::callers;
use super::entry_points::{has_unknown_callers, is_kernel};
use super::escapes::Escapes;
use crate::graph::{Components, Digraph};
use crate::ir::{Function, Global, Value, ValueKind};

/// The number of groups whose addresses a function takes or has at most.
pub(crate) const MAX_ADDRESSES: usize = 16;

/// A set of groups, in order.
type Set = SmallVec<[usize; 4]>;

/// The promoted variables and the functions that need them.
#[derive(Default)]
pub(crate) struct PromotedVariables<'m> {
    /// The variables, in the module's order.
    variables: IndexSet<Value<'m>, FxBuildHasher>,
    /// The slot of each variable: its group, and the index of the member.
    slots: Vec<(usize, u32)>,
    groups: Vec<Group<'m>>,
    /// The constants that the address of a variable is part of.
    users: FxHashSet<Value<'m>>,
    /// The groups that a function, or one it calls, uses.
    needs: FxHashMap<Function<'m>, Set>,
    /// One of the variables that a function, or one it calls, may write.
    writes: FxHashMap<Function<'m>, Global<'m>>,
    /// One of the constants that a function, or one it calls, uses and whose address may [escape](super::escapes) from it.
    exposes: FxHashMap<Function<'m>, Global<'m>>,
}

/// Variables in one structure, or one alone.
struct Group<'m> {
    members: Vec<Global<'m>>,
    /// The groups that the initializers use.
    used: Set,
}

impl<'m> PromotedVariables<'m> {
    /// Groups the variables that are not only read, or whose initializer uses another variable.
    ///
    /// `variables` contains `true` for each variable that may be written.
    pub(super) fn new(callees: &Callees<'m>, variables: IndexMap<Value<'m>, bool, FxBuildHasher>) -> Self {
        if variables.is_empty() {
            return Self::default();
        }
        let uses = Uses::new(&variables);
        let mut sets = Sets::new(&variables, &uses);
        sets.writes = uses.reaching(|variable| variables.get(&variable) == Some(&true));
        // A kernel returns nothing, and its caller is not part of the work-item.
        let mut functions = uses.nodes.iter().filter_map(|node| node.as_function());
        if functions.any(|function| !is_kernel(function) && has_unknown_callers(function)) {
            let constants = variables.iter().filter(|(_, is_written)| !**is_written).map(|(variable, _)| *variable);
            let escapes = Escapes::new(callees, constants);
            let exposes = uses.reaching(|variable| escapes.constants.contains(&variable));
            let is_exposing = |node: &Value<'m>| node.as_function().is_some_and(|f| escapes.functions.contains(&f));
            let nodes = uses.nodes.iter().zip(exposes);
            sets.exposes = nodes.map(|(node, global)| global.filter(|_| is_exposing(node))).collect();
        }
        let variables = variables.into_keys().collect();
        sets.merge_allocated_groups(&uses);
        sets.finish(variables, uses)
    }

    /// Returns `true` if `global` is promoted.
    pub(crate) fn contains(&self, global: Global<'m>) -> bool {
        self.variables.contains(&global.value())
    }

    /// Returns `true` if the address of a promoted variable is part of `constant`.
    pub(crate) fn are_used_by(&self, constant: Value<'m>) -> bool {
        !self.users.is_empty() && self.users.contains(&constant)
    }

    /// Returns the slot of a variable: its group, and the index of the member.
    pub(crate) fn slot(&self, global: Global<'m>) -> Option<(usize, u32)> {
        self.slots.get(self.variables.get_index_of(&global.value())?).copied()
    }

    /// Returns the variables of a group.
    pub(crate) fn members(&self, group: usize) -> &[Global<'m>] {
        &self.groups[group].members
    }

    /// Returns the groups that a function needs.
    pub(crate) fn needed_by(&self, function: Function<'m>) -> &[usize] {
        self.needs.get(&function).map_or(&[], SmallVec::as_slice)
    }

    /// Returns the groups that an entry function allocates: the groups it needs, and the groups that their initializers
    /// use.
    pub(crate) fn allocated_by(&self, function: Function<'m>) -> SmallVec<[usize; 4]> {
        closure(self.needed_by(function), |group| self.groups[group].used.clone())
    }

    /// Returns a group and the groups that its initializers use, transitively.
    pub(crate) fn allocated_with(&self, group: usize) -> SmallVec<[usize; 4]> {
        closure(&[group], |group| self.groups[group].used.clone())
    }

    /// Returns a variable that a function, or one it calls, may write, if there is any: its value must survive between
    /// two calls.
    pub(crate) fn written_by(&self, function: Function<'m>) -> Option<Global<'m>> {
        self.writes.get(&function).copied()
    }

    /// Returns a constant that a function, or one it calls, uses and whose address may be used after the call, if there is
    /// any: other code than this module's must not call a function with a copy of it.
    pub(crate) fn exposed_by(&self, function: Function<'m>) -> Option<Global<'m>> {
        self.exposes.get(&function).copied()
    }
}

/// Returns `start` and all that it uses transitively, in order.
fn closure(start: &[usize], mut used: impl FnMut(usize) -> Set) -> Set {
    let mut all = FxHashSet::default();
    let mut next = Set::from_slice(start);
    while let Some(group) = next.pop() {
        if all.insert(group) {
            next.extend(used(group));
        }
    }
    let mut all: Set = all.into_iter().collect();
    all.sort_unstable();
    all
}

/// The graph of uses. Its nodes are the variables, then constants and functions.
struct Uses<'m> {
    nodes: IndexSet<Value<'m>, FxBuildHasher>,
    /// The nodes that each node uses.
    edges: Vec<Vec<usize>>,
    /// The variables whose initializers use a constant, and the constant.
    initializers: Vec<(usize, usize)>,
}

impl<'m> Uses<'m> {
    fn new(variables: &IndexMap<Value<'m>, bool, FxBuildHasher>) -> Self {
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
                    // The initializers of other variables are refused where they are lowered.
                    if let Some(variable) = self.nodes.get_index_of(&user) {
                        self.initializers.push((variable, node));
                    }
                }
                _ => self.add(user, node),
            }
        }
    }

    /// Returns the graph of `edges` and `others`.
    fn digraph(&self, others: &[(usize, usize)]) -> Digraph {
        let edges = self.edges.iter().enumerate().flat_map(|(from, used)| used.iter().map(move |&to| (from, to)));
        Digraph::from_edges(self.edges.len(), &edges.chain(others.iter().copied()).collect::<Vec<_>>())
    }

    /// Returns for each node one of the wanted variables that it uses, also by an address that it reads from the
    /// initializer of another variable.
    fn reaching(&self, is_wanted: impl Fn(Value<'m>) -> bool) -> Vec<Option<Global<'m>>> {
        let edges = self.digraph(&self.initializers);
        let components = Components::new(&edges);
        let mut found: Vec<Option<Global<'m>>> = vec![None; self.nodes.len()];
        for members in (0..components.len()).map(|component| components.nodes(component)) {
            let own = |node: usize| self.nodes.get_index(node).filter(|value| is_wanted(**value))?.as_global();
            let used = |node: usize| edges.successors(node).iter().find_map(|&used| found[used]);
            let first = members.iter().find_map(|&node| own(node).or_else(|| used(node)));
            members.iter().for_each(|&node| found[node] = first);
        }
        found
    }

    fn add(&mut self, user: Value<'m>, node: usize) {
        let (user, is_new) = self.nodes.insert_full(user);
        if is_new {
            self.edges.push(Vec::new());
        }
        // One edge for all uses in a function.
        if self.edges[user].last() != Some(&node) {
            self.edges[user].push(node);
        }
    }
}

/// The groups that each node needs, while groups are merged.
struct Sets<'m> {
    /// The parent of each variable in a union-find forest; a root represents its group.
    parents: Vec<usize>,
    needs: Vec<Set>,
    /// The variables that the initializers of each group use.
    used: Vec<Set>,
    writes: Vec<Option<Global<'m>>>,
    exposes: Vec<Option<Global<'m>>>,
}

impl<'m> Sets<'m> {
    fn new(variables: &IndexMap<Value<'m>, bool, FxBuildHasher>, uses: &Uses<'m>) -> Self {
        let mut sets = Self {
            parents: (0..variables.len()).collect(),
            needs: vec![Set::new(); uses.nodes.len()],
            used: vec![Set::new(); variables.len()],
            writes: Vec::new(),
            exposes: Vec::new(),
        };
        let edges = uses.digraph(&[]);
        let components = Components::new(&edges);
        for members in (0..components.len()).map(|component| components.nodes(component)) {
            let mut all = Set::new();
            for &node in members {
                if node < variables.len() {
                    all.push(node);
                }
                for &used in edges.successors(node) {
                    all.extend_from_slice(&sets.needs[used]);
                }
            }
            sets.normalize(&mut all);
            for &node in members {
                sets.needs[node].clone_from(&all);
            }
        }
        for &(variable, constant) in &uses.initializers {
            let root = sets.root(variable);
            let used = sets.needs[constant].clone();
            sets.used[root].extend(used);
        }
        sets
    }

    /// Removes duplicates from a set, and merges its groups if they are too many.
    fn normalize(&mut self, set: &mut Set) {
        set.iter_mut().for_each(|item| *item = self.root(*item));
        set.sort_unstable();
        set.dedup();
        if set.len() > MAX_ADDRESSES {
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

    /// Merges groups; returns the root.
    fn merge(&mut self, groups: &[usize]) -> usize {
        let root = self.root(groups[0]);
        for &group in &groups[1..] {
            let group = self.root(group);
            if group != root {
                self.parents[group] = root;
                let used = std::mem::take(&mut self.used[group]);
                self.used[root].extend(used);
            }
        }
        root
    }

    /// Merges the groups that an entry function allocates, if those and the groups that their initializers use are too
    /// many.
    fn merge_allocated_groups(&mut self, uses: &Uses<'m>) {
        for (node, value) in uses.nodes.iter().enumerate() {
            let ValueKind::Function(function) = value.kind() else { continue };
            if !is_kernel(function) && !has_unknown_callers(function) {
                continue;
            }
            let needed: Set = self.needs[node].clone().into_iter().map(|group| self.root(group)).collect();
            let all = closure(&needed, |root| self.used_by(root));
            if all.len() > MAX_ADDRESSES {
                let root = self.merge(&all);
                // All groups that it uses are part of it.
                self.used[root] = Set::from_elem(root, 1);
            }
        }
    }

    /// Returns the groups that the initializers of a group use, without duplicates.
    fn used_by(&mut self, root: usize) -> Set {
        let mut used = std::mem::take(&mut self.used[root]);
        used.iter_mut().for_each(|item| *item = self.root(*item));
        used.sort_unstable();
        used.dedup();
        self.used[root].clone_from(&used);
        used
    }

    fn finish(mut self, variables: IndexSet<Value<'m>, FxBuildHasher>, uses: Uses<'m>) -> PromotedVariables<'m> {
        let mut promoted = PromotedVariables { variables, ..PromotedVariables::default() };
        let mut numbers = FxHashMap::default();
        let mut roots = Vec::new();
        for variable in 0..promoted.variables.len() {
            let root = self.root(variable);
            let group = *numbers.entry(root).or_insert_with(|| {
                roots.push(root);
                promoted.groups.push(Group { members: Vec::new(), used: Set::new() });
                promoted.groups.len() - 1
            });
            let members = &mut promoted.groups[group].members;
            promoted.slots.push((group, members.len() as u32));
            members.extend(promoted.variables.get_index(variable).and_then(|value| value.as_global()));
        }
        let numbered = |sets: &mut Self, set: Set| {
            let mut groups: Set = set.into_iter().map(|item| numbers[&sets.root(item)]).collect();
            groups.sort_unstable();
            groups.dedup();
            groups
        };
        for (group, root) in roots.into_iter().enumerate() {
            let used = std::mem::take(&mut self.used[root]);
            promoted.groups[group].used = numbered(&mut self, used);
        }
        for (node, value) in uses.nodes.into_iter().enumerate() {
            let ValueKind::Function(function) = value.kind() else {
                promoted.users.insert(value);
                continue;
            };
            let needs = std::mem::take(&mut self.needs[node]);
            promoted.needs.insert(function, numbered(&mut self, needs));
            promoted.writes.extend(self.writes[node].map(|global| (function, global)));
            promoted.exposes.extend(self.exposes.get(node).copied().flatten().map(|global| (function, global)));
        }
        promoted
    }
}
