//! The tables of extensions, their documentation, and lists of extensions.

use std::fmt::Write as _;

use super::{EXTENSIONS, Extension, ExtensionSet, Uses, Without};

#[test]
fn table_is_sorted() {
    assert!(EXTENSIONS.is_sorted_by(|left, right| left.name < right.name));
    assert!(Extension::all().all(|extension| Extension::by_name(extension.name()) == Some(extension)));
    let needed = EXTENSIONS.iter().flat_map(|row| row.needs);
    assert!(needed.into_iter().all(|name| Extension::by_name(name).is_some()));
}

#[test]
fn lists_are_read_from_left_to_right() {
    let names = |list| ExtensionSet::parse_list(list).map(|set| set.iter().map(Extension::name).collect::<Vec<_>>());
    assert_eq!(names("").ok(), Some(vec![]));
    assert_eq!(
        names("+SPV_KHR_bfloat16, +SPV_INTEL_optnone").ok(),
        Some(vec!["SPV_INTEL_optnone", "SPV_KHR_bfloat16"])
    );
    assert_eq!(names("all,-all,+SPV_INTEL_optnone").ok(), Some(vec!["SPV_INTEL_optnone"]));
    assert_eq!(
        names("+SPV_EXT_shader_atomic_float16_add").ok(),
        Some(vec!["SPV_EXT_shader_atomic_float16_add", "SPV_EXT_shader_atomic_float_add"])
    );
    let included_in_all = Extension::all().filter(|extension| extension.is_included_in_all()).count();
    assert_eq!(names("-SPV_INTEL_optnone,all").map(|names| names.len()).ok(), Some(included_in_all));
    assert_eq!(names("all,-SPV_INTEL_optnone").map(|names| names.len()).ok(), Some(included_in_all - 1));
    assert_eq!(names("+SPV_KHR_abort,all").map(|names| names.len()).ok(), Some(included_in_all + 1));
}

#[test]
fn unknown_names_are_quoted() {
    let message = |list| ExtensionSet::parse_list(list).map_err(|error| error.message().to_owned());
    assert_eq!(
        message("+SPV_X"),
        Err("Unknown extension 'SPV_X' was specified via --spirv-ext option; --list-extensions lists the known ones"
            .to_owned())
    );
    assert_eq!(
        message("SPV_INTEL_optnone"),
        Err("expected `+` or `-` before the name of the extension `SPV_INTEL_optnone`".to_owned())
    );
}

#[test]
fn core_versions_are_those_of_the_grammar() {
    let core = |extension: Extension| extension.core_version().map(|version| version.to_string());
    assert_eq!(core(Extension::KHR_float_controls).as_deref(), Some("1.4"));
    assert_eq!(core(Extension::KHR_integer_dot_product).as_deref(), Some("1.6"));
    assert_eq!(core(Extension::KHR_non_semantic_info).as_deref(), Some("1.6"));
    assert_eq!(core(Extension::KHR_shader_ballot), None);
}

#[test]
fn similar_names_are_found() {
    let nearest = |name: &str| Extension::nearest(name).map(Extension::name);
    assert_eq!(nearest("SPV_KHR_arithmetic_fence"), Some("SPV_EXT_arithmetic_fence"));
    assert_eq!(nearest("SPV_KHR_bfloat_16"), Some("SPV_KHR_bfloat16"));
    assert_eq!(nearest("spv_intel_optnone"), Some("SPV_INTEL_optnone"));
    assert_eq!(nearest("SPV_KHR_nothing"), None);
    assert_eq!(nearest(""), None);
}

#[test]
fn the_documentation_shows_the_table() {
    let page = page();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/extensions.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(file, &page).expect("docs/extensions.md is written");
    }
    let shown = std::fs::read_to_string(file).expect("docs/extensions.md is read");
    assert!(
        shown == page,
        "docs/extensions.md differs from the tables; `BLESS=1 cargo test --lib extension` renews it"
    );
}

fn page() -> String {
    let without = EXTENSIONS.iter().filter(|row| matches!(row.uses, Uses::None(_))).count();
    let mut page = format!(
        "# Extensions\n\n\
         The {} extensions that `--spirv-ext` accepts. A module declares an extension only if it uses the extension. {} \
         are not used by any LLVM module, for the stated reason. `--list-extensions` prints the same facts, and \
         `--spirv-ext-report` the extensions, capabilities and version of a module with the instruction that needs \
         each.\n\n\
         *Without it* is the translation where the extension is not allowed: *refused* is an error that names the \
         construct and the extension, *omitted* is a hint that consumers do not need, and everything else has the same \
         results. Each construct links to its test, with the extension and without it. \
         [Intel's GPU compiler](gpu-compiler.md) takes some of them.\n",
        EXTENSIONS.len(),
        without
    );
    for extension in Extension::all() {
        section(&mut page, extension).expect("a string can be written");
    }
    page
}

fn section(page: &mut String, extension: Extension) -> std::fmt::Result {
    let description = extension.row();
    write!(page, "\n## {}\n\nAdds {}.", extension.name(), description.adds)?;
    let listed = |names: Vec<&str>| names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    for (label, names) in [("Capabilities", extension.capabilities()), ("Instructions", extension.instructions())] {
        if !names.is_empty() {
            write!(page, " {label}: {}.", listed(names))?;
        }
    }
    let needs: Vec<&str> = extension.needs().map(Extension::name).collect();
    if !needs.is_empty() {
        write!(page, " Requires {}.", needs.join(", "))?;
    }
    if extension.version() > super::Version::V1_0 {
        write!(page, " Requires SPIR-V {}.", extension.version())?;
    }
    if let Some(version) = extension.core_version() {
        write!(page, " SPIR-V {version} has all of it.")?;
    }
    if !extension.is_included_in_all() {
        page.push_str(" `all` does not include it.");
    }
    page.push('\n');
    match description.uses {
        Uses::None(reason) => writeln!(page, "\nNot used: {reason}."),
        Uses::By(uses) => {
            page.push_str("\n| used by | without it | test |\n|---|---|---|\n");
            uses.iter().try_for_each(|used| {
                let without = match used.without {
                    Without::Refused => "refused",
                    Without::Omitted => "omitted",
                    Without::Instead(other) => other,
                };
                let path = used.path(extension.name());
                let file = path.rsplit('/').next().unwrap_or(&path);
                writeln!(page, "| {} | {without} | [{file}](../lit/{path}) |", used.construct)
            })
        }
    }
}
