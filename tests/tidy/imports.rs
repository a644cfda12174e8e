//! The import graph of the sources: layers, and no files that import each other but a module and its descendants.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;
use syn::visit::{self, Visit};

use super::{is_test, read, rust_files, shown, source};

/// The path of a module, from the root of the crate.
type Module = Vec<String>;

/// The layers of `src/lower`, the lowest first. A module belongs to the first layer that lists its folder or file; the
/// driver is the rest.
const LAYERS: [(&str, &[&str]); 3] = [
    ("contexts", &["cx"]),
    ("families", &["inst", "intrinsics", "builtins", "debug", "decorations"]),
    ("driver", &["functions", "globals", "blocks", "source", "source_map", "trace", ""]),
];

/// The methods of the contexts stand in `cx/`: a method of another layer would hide a call upwards.
const CONTEXTS: [&str; 3] = ["Declarations", "ModuleCx", "FunctionCx"];

#[test]
fn lower_imports_lower_layers_only() {
    let upward = upward_imports(&Imports::read());
    assert!(upward.is_empty(), "{}", upward.join("\n"));
}

#[test]
fn only_a_module_and_its_descendants_import_each_other() {
    let knots = Imports::read().knots();
    assert!(knots.is_empty(), "files that import each other:\n{}", knots.join("\n"));
}

#[test]
fn contexts_have_methods_in_their_own_layer_only() {
    let mut found = Vec::new();
    for file in
        rust_files(&source().join("lower")).into_iter().filter(|file| !file.starts_with(source().join("lower/cx")))
    {
        for item in parsed(&file).items {
            if let syn::Item::Impl(item) = item
                && item.trait_.is_none()
                && let syn::Type::Path(ty) = &*item.self_ty
                && let Some(name) = ty.path.segments.last().map(|segment| segment.ident.to_string())
                && CONTEXTS.contains(&name.as_str())
            {
                found.push(format!("{} has methods of {name}", shown(&file)));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// An import upwards and a knot are found where there are some.
#[test]
fn upward_imports_and_knots_are_found() {
    let module = |path: &str| -> Module { path.split("::").map(str::to_owned).collect() };
    let imports = Imports(BTreeMap::from([
        (module("lower::cx::forms"), BTreeSet::from([module("lower::inst::cast")])),
        (module("lower::inst::cast"), BTreeSet::from([module("lower::cx::forms"), module("lower::inst")])),
        (module("lower::inst"), BTreeSet::from([module("lower::inst::cast")])),
        (module("names"), BTreeSet::from([module("names::words")])),
        (module("names::words"), BTreeSet::from([module("names")])),
    ]));
    assert_eq!(upward_imports(&imports), ["lower::cx::forms (contexts) imports lower::inst::cast (families)"]);
    // A module that imports its parent ties the parent's siblings, too.
    assert_eq!(imports.knots(), ["lower::cx::forms, lower::inst, lower::inst::cast"]);
}

fn upward_imports(imports: &Imports) -> Vec<String> {
    let mut upward = Vec::new();
    for (module, imported) in &imports.0 {
        for other in imported {
            if let (Some(from), Some(to)) = (layer(module), layer(other))
                && to > from
            {
                let (from, to) = (LAYERS[from].0, LAYERS[to].0);
                upward.push(format!("{} ({from}) imports {} ({to})", module.join("::"), other.join("::")));
            }
        }
    }
    upward
}

/// Returns the layer of a module of `lower`.
fn layer(module: &Module) -> Option<usize> {
    let (root, rest) = module.split_first()?;
    let name = rest.first().map_or("", String::as_str);
    (root == "lower").then(|| LAYERS.iter().position(|(_, names)| names.contains(&name)))?
}

/// The modules that each module imports, unit tests aside.
struct Imports(BTreeMap<Module, BTreeSet<Module>>);

impl Imports {
    fn read() -> Self {
        let files: BTreeMap<Module, PathBuf> = rust_files(&source())
            .into_iter()
            .filter(|file| !is_test(file))
            .map(|file| (module_of(&file), file))
            .collect();
        let modules: BTreeSet<Module> = files.keys().cloned().collect();
        let imports = files.iter().map(|(module, file)| {
            let mut paths = Paths { module, modules: &modules, imported: BTreeSet::new() };
            paths.visit_file(&parsed(file));
            (module.clone(), paths.imported)
        });
        Self(imports.collect())
    }

    /// Returns the groups of files that import each other, directly or through others, where none is an ancestor of all.
    fn knots(&self) -> Vec<String> {
        let mut graph = DiGraphMap::<&Module, ()>::new();
        for (module, imported) in &self.0 {
            for other in imported {
                graph.add_edge(module, other, ());
            }
        }
        let mut knots: Vec<_> = tarjan_scc(&graph)
            .into_iter()
            .filter(|group| !group.iter().any(|root| group.iter().all(|module| module.starts_with(root))))
            .map(|mut group| {
                group.sort();
                group.iter().map(|module| module.join("::")).collect::<Vec<_>>().join(", ")
            })
            .collect();
        knots.sort();
        knots
    }
}

/// The module that a file is.
fn module_of(file: &Path) -> Module {
    let path = file.strip_prefix(source()).unwrap_or(file).with_extension("");
    let mut module: Module = path.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if module.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
        module.pop();
    }
    if module.is_empty() {
        module.push("crate root".to_owned());
    }
    module
}

fn parsed(file: &Path) -> syn::File {
    syn::parse_file(&read(file)).unwrap_or_else(|error| panic!("{}: {error}", shown(file)))
}

/// Collects the modules that the paths of a file lead to.
struct Paths<'a> {
    module: &'a Module,
    modules: &'a BTreeSet<Module>,
    imported: BTreeSet<Module>,
}

impl Paths<'_> {
    /// Notes the module that `path`, as this file writes it, leads into.
    fn note(&mut self, path: &[String]) {
        let (mut at, mut rest): (Module, &[String]) = match path {
            [first, rest @ ..] if first == "crate" => (Vec::new(), rest),
            [first, rest @ ..] if first == "self" => (self.module.clone(), rest),
            [first, ..] if first == "super" => {
                let ups = path.iter().take_while(|segment| *segment == "super").count();
                (self.module[..self.module.len().saturating_sub(ups)].to_vec(), &path[ups..])
            }
            // A child of this module, or a crate or an item.
            _ => (self.module.clone(), path),
        };
        let start = at.len();
        while let [next, others @ ..] = rest {
            at.push(next.clone());
            if !self.modules.contains(&at) {
                at.pop();
                break;
            }
            rest = others;
        }
        let is_relative = !["crate", "self", "super"].contains(&path[0].as_str());
        if &at != self.module && !(is_relative && at.len() == start) && self.modules.contains(&at) {
            self.imported.insert(at);
        }
    }

    fn note_tree(&mut self, before: &[String], tree: &syn::UseTree) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.note_tree(&with(&path.ident), &path.tree),
            syn::UseTree::Name(name) if name.ident == "self" => self.note(before),
            syn::UseTree::Name(name) => self.note(&with(&name.ident)),
            syn::UseTree::Rename(name) => self.note(&with(&name.ident)),
            syn::UseTree::Glob(_) => self.note(before),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.note_tree(before, tree)),
        }
    }
}

impl<'ast> Visit<'ast> for Paths<'_> {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.note_tree(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if segments.len() > 1 {
            self.note(&segments);
        }
        visit::visit_path(self, path);
    }

    /// Who may see an item is no import.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if item.ident != "tests" {
            visit::visit_item_mod(self, item);
        }
    }
}
