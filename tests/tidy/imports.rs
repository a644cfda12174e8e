//! The import graph of the sources: layers, and no files that import each other but a module and its descendants.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;
use syn::visit::{self, Visit};

use super::{code_of, is_generated, is_test, read, rust_files, shown, source};

/// The path of a module, from the root of the crate.
type Module = Vec<String>;

/// A module, by its row in the table of its parent's documentation.
struct RankedModule {
    name: String,
    rank: u32,
    /// The modules of lower ranks that it does not import.
    excluded: Vec<String>,
}

/// The modules with which unit tests of any rank read a module.
const READING: [&str; 3] = ["bitcode", "load", "options"];

/// The crates of LLVM.
const LLVM_CRATES: [&str; 2] = ["inkwell", "llvm_sys"];

/// The modules of the library that the program does not use: its interface is enough.
const INTERNAL: [&str; 4] =
    ["llvm_spirv_rs::llvm", "llvm_spirv_rs::map", "llvm_spirv_rs::names", "llvm_spirv_rs::spirv"];

/// The modules whose documentation has a table of the ranks of their children, beside the crate's.
const RANKED_PARENTS: [&str; 2] = ["lower", "lift"];

/// The methods of the contexts stand in `cx/`: a method of another layer would hide a call upwards.
const CONTEXTS: [&str; 3] = ["Declarations", "ModuleCx", "FunctionCx"];

/// The model of LLVM IR, whose views return each other: a value has a type and uses, a use has a user, which is a value.
const MODEL: &str = "ir::";

/// What reads, makes or describes the model and is no part of it.
const BESIDE_MODEL: [&str; 6] =
    ["ir::builder", "ir::dialect", "ir::import", "ir::intrinsics", "ir::print", "ir::verify"];

#[test]
fn modules_import_lower_ranks_only() {
    let ranked = ranked_modules(&read(&source().join("lib.rs")));
    let mut found = unranked_modules(&[], &ranked, &IMPORTS);
    found.extend(rank_violations(&[], &ranked, &IMPORTS, &[]));
    found.extend(rank_violations(&[], &ranked, &Imports::of_unit_tests(), &READING));
    for file in rust_files(&source()) {
        let code = code_of(&file);
        let of_file = ranked.iter().filter(|module| module_of(&file)[0] == module.name);
        let is_allowed = |name: &str| is_test(&file) && READING.contains(&name);
        let excluded = of_file.flat_map(|module| &module.excluded).filter(|name| !is_allowed(name));
        let mentioned = excluded.filter(|name| code.contains(&format!("crate::{name}")));
        found.extend(mentioned.map(|name| format!("{} mentions {name}", shown(&file))));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The other modules take inkwell's modules from `llvm`, or give them to it.
#[test]
fn llvm_is_behind_one_module() {
    let may_use = |file: &PathBuf| {
        let of_root = ["lib.rs", "translate.rs"].iter().any(|name| *file == source().join(name));
        of_root || is_test(file) || file.starts_with(source().join("llvm"))
    };
    for file in rust_files(&source()).into_iter().filter(|file| !may_use(file)) {
        let code = code_of(&file);
        let found = LLVM_CRATES.into_iter().find(|name| code.contains(name));
        assert_eq!(found, None, "{} uses LLVM", shown(&file));
    }
}

#[test]
fn the_program_uses_the_interface_of_the_library() {
    for file in rust_files(&source().join("cli")).into_iter().chain([source().join("main.rs")]) {
        let code = code_of(&file);
        let found = INTERNAL.into_iter().find(|name| code.contains(name));
        assert_eq!(found, None, "{} uses a layer", shown(&file));
    }
}

#[test]
fn children_import_lower_ranks_only() {
    let mut found = Vec::new();
    for parent in RANKED_PARENTS.map(str::to_owned) {
        let ranked = ranked_modules(&read(&source().join(&parent).join("mod.rs")));
        let parent = [parent];
        found.extend(unranked_modules(&parent, &ranked, &IMPORTS));
        found.extend(rank_violations(&parent, &ranked, &IMPORTS, &[]));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn only_a_module_and_its_descendants_import_each_other() {
    let knots = IMPORTS.knots();
    assert!(knots.is_empty(), "files that import each other:\n{}", knots.join("\n"));
}

/// A file may use what the module that it is part of has for all its files; its siblings come one after the other.
#[test]
fn siblings_do_not_import_each_other() {
    let knots = IMPORTS.without_ancestors().knots();
    let is_model = |knot: &&String| {
        knot.split(", ")
            .all(|file| file.starts_with(MODEL) && !BESIDE_MODEL.iter().any(|other| file.starts_with(other)))
    };
    let others: Vec<_> = knots.iter().filter(|knot| !is_model(knot)).map(String::as_str).collect();
    assert!(others.is_empty(), "files that import each other:\n{}", others.join("\n"));
}

/// The groups of imports in a file: the standard library, other crates, this crate, own modules and types.
#[test]
fn imports_are_grouped() {
    let mut found = Vec::new();
    for file in rust_files(&source()).into_iter().filter(|file| !is_generated(file)) {
        let parsed = parsed(&file);
        let own: BTreeSet<String> = parsed.items.iter().filter_map(own_name).collect();
        let groups: Vec<usize> = parsed.items.iter().filter_map(|item| import_group(item, &own)).collect();
        if !groups.is_sorted() {
            found.push(format!("{} has imports in another order than std, other crates, crate, own", shown(&file)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
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

/// A knot is found where there is one.
#[test]
fn knots_are_found() {
    let module = |path: &str| -> Module { path.split("::").map(str::to_owned).collect() };
    let imports = Imports(BTreeMap::from([
        (module("lower::cx::forms"), BTreeSet::from([module("lower::inst::cast")])),
        (module("lower::inst::cast"), BTreeSet::from([module("lower::cx::forms"), module("lower::inst")])),
        (module("lower::inst"), BTreeSet::from([module("lower::inst::cast"), module("lower::blocks")])),
        (module("names"), BTreeSet::from([module("names::words")])),
        (module("names::words"), BTreeSet::from([module("names")])),
    ]));
    // A module that imports its parent ties the parent's siblings, too.
    assert_eq!(imports.knots(), ["lower::cx::forms, lower::inst, lower::inst::cast"]);
}

/// Siblings that import each other are found, not children that import their parent.
#[test]
fn imports_of_ancestors_do_not_count_for_siblings() {
    let module = |path: &str| -> Module { path.split("::").map(str::to_owned).collect() };
    let imports = Imports(BTreeMap::from([
        (module("lift::debug"), BTreeSet::from([module("lift::debug::types"), module("lift::debug::scopes")])),
        (module("lift::debug::types"), BTreeSet::from([module("lift::debug"), module("lift::debug::scopes")])),
        (module("lift::debug::scopes"), BTreeSet::from([module("lift::debug::types")])),
        (module("names::words"), BTreeSet::from([module("names")])),
        (module("names"), BTreeSet::from([module("names::words")])),
    ]));
    let knots = imports.without_ancestors().knots();
    assert_eq!(knots, ["lift::debug::scopes, lift::debug::types"]);
}

/// Imports of a higher or the same rank and modules without a rank are found where there are some.
#[test]
fn rank_violations_are_found() {
    let table = "
        //! | rank | module | contents | imports none of |
        //! |---|---|---|---|
        //! | 1 | [`mod@lift`], `lower` | translations | [`names`], `spirv::Id` |
        //! | 0 | [`names`] | function names | |";
    let ranked = ranked_modules(table);
    let names: Vec<_> = ranked.iter().map(|module| (module.name.as_str(), module.rank)).collect();
    assert_eq!(names, [("lift", 1), ("lower", 1), ("names", 0)]);
    assert_eq!(ranked[1].excluded, ["names", "spirv::Id"]);
    let module = |path: &str| -> Module { path.split("::").map(str::to_owned).collect() };
    let imports = Imports(BTreeMap::from([
        (module("lift::inst"), BTreeSet::from([module("lower::cx"), module("names"), module("lift")])),
        (module("names"), BTreeSet::from([module("lift::inst")])),
        (module("map"), BTreeSet::new()),
    ]));
    let found = ["lift::inst (rank 1) imports lower::cx (rank 1)", "names (rank 0) imports lift::inst (rank 1)"];
    assert_eq!(rank_violations(&[], &ranked, &imports, &[]), found);
    assert_eq!(rank_violations(&[], &ranked, &imports, &["lower"]), found[1..]);
    assert_eq!(unranked_modules(&[], &ranked, &imports), ["map has no rank in its parent's documentation"]);
}

/// The ranks of the children of a module bind these, not the module itself or others.
#[test]
fn rank_violations_of_children_are_found() {
    let ranked = ranked_modules("//! | 1 | `inst` | instructions |\n//! | 0 | `cx` | contexts |");
    let module = |path: &str| -> Module { path.split("::").map(str::to_owned).collect() };
    let imports = Imports(BTreeMap::from([
        (module("lower"), BTreeSet::from([module("lower::inst"), module("lower::cx")])),
        (module("lower::inst"), BTreeSet::from([module("lower::cx"), module("map"), module("lower")])),
        (module("lower::cx"), BTreeSet::from([module("lower::cx::forms"), module("lower::inst::cast")])),
        (module("lower::blocks"), BTreeSet::new()),
    ]));
    let parent = module("lower");
    let found = ["lower::cx (rank 0) imports lower::inst::cast (rank 1)"];
    assert_eq!(rank_violations(&parent, &ranked, &imports, &[]), found);
    let unranked = ["lower::blocks has no rank in its parent's documentation"];
    assert_eq!(unranked_modules(&parent, &ranked, &imports), unranked);
}

/// Reads the rows of the table in the documentation of a module.
fn ranked_modules(text: &str) -> Vec<RankedModule> {
    let names = |cell: &str| -> Vec<String> {
        let quoted = cell.split('`').skip(1).step_by(2);
        quoted.map(|name| name.trim_start_matches("mod@").to_owned()).collect()
    };
    let rows = text.lines().filter_map(|line| {
        let mut cells = line.trim().strip_prefix("//! | ")?.split(" | ");
        let rank: u32 = cells.next()?.parse().ok()?;
        let modules = names(cells.next()?);
        let excluded = cells.nth(1).map_or_else(Vec::new, |cell| names(cell.trim_end_matches('|')));
        Some(modules.into_iter().map(move |name| RankedModule { name, rank, excluded: excluded.clone() }))
    });
    rows.flatten().collect()
}

/// Returns the children of `parent` without a rank.
fn unranked_modules(parent: &[String], ranked: &[RankedModule], imports: &Imports) -> Vec<String> {
    let has_rank = |name: &str| [CRATE_ROOT, "cli"].contains(&name) || ranked.iter().any(|module| module.name == name);
    let children: BTreeSet<&[String]> = imports.0.keys().filter_map(|module| child(parent, module)).collect();
    let unranked = children.into_iter().filter(|child| !has_rank(&child[parent.len()]));
    unranked.map(|child| format!("{} has no rank in its parent's documentation", child.join("::"))).collect()
}

/// Returns the imports between children of `parent` that have no lower rank, of `allowed` children aside.
fn rank_violations(parent: &[String], ranked: &[RankedModule], imports: &Imports, allowed: &[&str]) -> Vec<String> {
    let name = |module| child(parent, module).map(|child| child[parent.len()].as_str());
    let rank = |name: &str| ranked.iter().find(|row| row.name == name).map(|row| row.rank);
    let mut found = Vec::new();
    for (module, imported) in &imports.0 {
        for other in imported {
            if let (Some(own), Some(its)) = (name(module), name(other))
                && own != its
                && !allowed.contains(&its)
                && let (Some(own), Some(its)) = (rank(own), rank(its))
                && its >= own
            {
                let (module, other) = (module.join("::"), other.join("::"));
                found.push(format!("{module} (rank {own}) imports {other} (rank {its})"));
            }
        }
    }
    found
}

/// Returns the child of `parent` that a module is or is in.
fn child<'a>(parent: &[String], module: &'a Module) -> Option<&'a [String]> {
    (module.len() > parent.len() && module.starts_with(parent)).then(|| &module[..=parent.len()])
}

/// The imports of the sources, unit tests aside. They are read once: parsing all files takes most of the time of the tests.
static IMPORTS: LazyLock<Imports> = LazyLock::new(Imports::read);

/// The modules that each module imports.
struct Imports(BTreeMap<Module, BTreeSet<Module>>);

impl Imports {
    /// Reads the imports of all modules, unit tests aside.
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

    /// Reads the imports of unit tests: of files, and of modules `tests` in files.
    fn of_unit_tests() -> Self {
        let files = rust_files(&source());
        let modules: BTreeSet<Module> = files.iter().map(|file| module_of(file)).collect();
        let mut imports = BTreeMap::new();
        for file in files.iter().filter(|file| is_test(file) || read(file).contains("mod tests {")) {
            let tests = parsed(file).items.into_iter().filter(|item| is_test(file) || is_test_module(item));
            let mut module = module_of(file);
            module.extend((!is_test(file)).then(|| "tests".to_owned()));
            let mut imported = BTreeSet::new();
            for item in tests {
                let mut paths = Paths { module: &module, modules: &modules, imported: BTreeSet::new() };
                match &item {
                    syn::Item::Mod(item) if item.ident == "tests" => {
                        let items = item.content.iter().flat_map(|(_, items)| items);
                        items.for_each(|item| paths.visit_item(item));
                    }
                    item => paths.visit_item(item),
                }
                imported.extend(paths.imported);
            }
            imports.insert(module, imported);
        }
        Self(imports)
    }

    /// Returns the imports without those of the modules around a file.
    fn without_ancestors(&self) -> Self {
        let imports = self.0.iter().map(|(module, imported)| {
            let others = imported.iter().filter(|other| !module.starts_with(other));
            (module.clone(), others.cloned().collect())
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

/// Returns the name of a module or a type of a file, whose items the file may import.
fn own_name(item: &syn::Item) -> Option<String> {
    match item {
        syn::Item::Mod(item) => Some(item.ident.to_string()),
        syn::Item::Enum(item) => Some(item.ident.to_string()),
        syn::Item::Struct(item) => Some(item.ident.to_string()),
        _ => None,
    }
}

/// Returns the number of the group of an import; `None` for other items, and for imports that others see.
fn import_group(item: &syn::Item, own: &BTreeSet<String>) -> Option<usize> {
    let syn::Item::Use(syn::ItemUse { vis: syn::Visibility::Inherited, tree: syn::UseTree::Path(path), .. }) = item
    else {
        return None;
    };
    Some(match path.ident.to_string().as_str() {
        "std" | "core" | "alloc" => 0,
        "crate" | "super" => 2,
        name if name == "self" || own.contains(name) => 3,
        _ => 1,
    })
}

/// Returns `true` for a module of unit tests.
fn is_test_module(item: &syn::Item) -> bool {
    matches!(item, syn::Item::Mod(module) if module.ident == "tests")
}

/// The name of the modules in `lib.rs` and `main.rs`.
const CRATE_ROOT: &str = "crate root";

/// The module that a file is.
fn module_of(file: &Path) -> Module {
    let path = file.strip_prefix(source()).unwrap_or(file).with_extension("");
    let mut module: Module = path.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if module.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
        module.pop();
    }
    if module.is_empty() {
        module.push(CRATE_ROOT.to_owned());
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
