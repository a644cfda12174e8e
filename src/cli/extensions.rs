//! The known extensions as lines of text.

use std::fmt::Write as _;

use llvm_spirv_rs::{Extension, Uses, Without};

/// Lists the known extensions with `part` in their names, in any case: what each adds, what it requires, what uses it,
/// and the translation without it.
///
/// # Errors
///
/// No extension has such a name.
pub(crate) fn extensions(part: &str) -> Result<String, String> {
    let wanted = part.to_ascii_lowercase();
    let mut text = String::new();
    for extension in Extension::all().filter(|extension| extension.name().to_ascii_lowercase().contains(&wanted)) {
        // Writing to a string does not fail.
        let _ = describe(&mut text, extension);
    }
    if text.is_empty() {
        return Err(format!("no extension has `{part}` in its name: --list-extensions without a name lists all"));
    }
    Ok(text)
}

fn describe(text: &mut String, extension: Extension) -> std::fmt::Result {
    let description = extension.row();
    writeln!(text, "{}\n  adds: {}", extension.name(), description.adds)?;
    let capabilities = extension.capabilities();
    if !capabilities.is_empty() {
        writeln!(text, "  capabilities: {}", capabilities.join(", "))?;
    }
    let needs: Vec<_> = extension.needs().map(Extension::name).collect();
    if !needs.is_empty() {
        writeln!(text, "  requires: {}", needs.join(", "))?;
    }
    match extension.core_version() {
        Some(version) => writeln!(text, "  versions: from {}; part of SPIR-V {version}", extension.version())?,
        None => writeln!(text, "  versions: from {}", extension.version())?,
    }
    if !extension.is_included_in_all() {
        writeln!(text, "  not included in `all`")?;
    }
    match description.uses {
        Uses::None(reason) => writeln!(text, "  not used: {reason}"),
        Uses::By(uses) => uses.iter().try_for_each(|used| {
            let without = match used.without {
                Without::Refused => "refused",
                Without::Omitted => "omitted",
                Without::Instead(other) => other,
            };
            writeln!(text, "  used by: {}; otherwise {without}", used.construct)
        }),
    }
}
