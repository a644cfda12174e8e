//! Every decoration and execution mode that a Kernel module may contain, from metadata, translated and validated.
//!
//! The grammar lists them with their operands. [`rows::DECORATIONS`] contains their targets; most decorate a variable.

#![cfg(all(feature = "llvm", feature = "validate"))]
#![expect(clippy::print_stdout, reason = "the counts are for readers of the test log")]

mod rows;

use llvm_spirv_rs::spirv::grammar::{EnumKind, EnumerantRow, OperandKind, Version, corrected, enum_row};
use llvm_spirv_rs::spirv::requires::{Limits, Requirements};
use llvm_spirv_rs::spirv::view::instructions;
use llvm_spirv_rs::validate::{Validation, spirv_tools};
use llvm_spirv_rs::{ErrorKind, ExtensionSet, Options, translate};

use rows::{DECORATIONS, Target};

#[test]
fn every_decoration_is_translated_from_metadata() {
    let decoration = |row: &EnumerantRow| {
        let stated = DECORATIONS.iter().find(|(name, ..)| *name == row.name);
        let target = stated.map_or(Target::Variable, |(_, target, _)| *target);
        let operands = match stated {
            Some((.., operands)) if !operands.is_empty() => (*operands).to_owned(),
            _ => operands(row.parameters),
        };
        match target {
            Target::Nothing(_) => None,
            _ => Some(module(target, &format!("!{{i32 {}{operands}}}", row.value))),
        }
    };
    walk(EnumKind::Decoration, decoration);
}

#[test]
fn every_execution_mode_is_translated_from_metadata() {
    let mode = |row: &EnumerantRow| {
        let stated = rows::MODES.iter().find(|(name, ..)| *name == row.name);
        let operands = match stated {
            Some((_, Some(operands))) => (*operands).to_owned(),
            Some((_, None)) => return None,
            None => operands(row.parameters),
        };
        Some(format!(
            "target triple = \"spir64-unknown-unknown\"\n\
             define spir_kernel void @k() {{\n  ret void\n}}\n\
             !spirv.ExecutionMode = !{{!0}}\n!0 = !{{ptr @k, i32 {}{operands}}}\n",
            row.value
        ))
    };
    walk(EnumKind::ExecutionMode, mode);
}

/// Translates `module` of each enumerant that kernels may have, and checks that the result contains the enumerant.
fn walk(kind: EnumKind, module: impl Fn(&EnumerantRow) -> Option<String>) {
    let (mut stated, mut excepted, mut failures) = (0, 0, Vec::new());
    for row in (0..=0xFFFF).filter_map(|value| corrected(kind, value)).filter(|row| is_for_kernels(kind, row)) {
        match module(row) {
            Some(module) => {
                stated += 1;
                failures.extend(attempt(row, &module));
                failures.extend(attempt_without_extensions(row, &module));
            }
            None => excepted += 1,
        }
    }
    println!("{stated} of {} stated, {excepted} exceptions", enum_row(kind).name);
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

fn attempt(row: &EnumerantRow, module: &str) -> Option<String> {
    // Most are stated for a variable, whatever they are about; our rules want the right target.
    let validation = Validation::None;
    let options = Options { extensions: ExtensionSet::all(), validation, ..Options::default() };
    match translate(module.as_bytes(), "stated.ll", &options) {
        Ok(translation) => {
            if let Err(violation) = spirv_tools::check(&translation.words).expect("SPIRV-Tools answers")
                && !spirv_tools::is_known_gap(&translation.words, &violation)
            {
                return Some(format!("{}: {violation}", row.name));
            }
            let mut views = instructions(&translation.words);
            let found = views.any(|view| view.operands.get(1) == Some(&row.value));
            (!found).then(|| format!("{} is not there", row.name))
        }
        Err(error) => Some(format!("{}: {error}", row.name)),
    }
}

/// Returns what is wrong with a translation without extensions: the enumerant is there, or omitted with a warning, or the
/// error has a location and the option that allows it.
fn attempt_without_extensions(row: &EnumerantRow, module: &str) -> Option<String> {
    let options = Options { validation: Validation::None, ..Options::default() };
    match translate(module.as_bytes(), "stated.ll", &options) {
        Ok(translation) => {
            let mut views = instructions(&translation.words);
            let found = views.any(|view| view.operands.get(1) == Some(&row.value));
            let is_named = |message: &str| message.contains(row.name);
            let is_reported = translation.warnings.iter().any(|warning| is_named(warning.message()));
            (!found && !is_reported).then(|| format!("{} is silently omitted", row.name))
        }
        Err(error) => {
            let has_option =
                error.kind() != ErrorKind::RequiresExtension || error.to_string().contains("--spirv-ext=+");
            let is_located = error.locations().next().is_some();
            (!has_option || !is_located).then(|| format!("{}: {error}", row.name))
        }
    }
}

fn is_for_kernels(kind: EnumKind, row: &EnumerantRow) -> bool {
    let limits = Limits { max_version: Version::V1_6, allowed: ExtensionSet::all(), capabilities: None };
    Requirements::new(limits).allows_enumerant(kind, row.value)
}

/// Returns arbitrary operands of these kinds, as metadata.
fn operands(kinds: &[OperandKind]) -> String {
    let operand = |kind: &OperandKind| match kind {
        OperandKind::LiteralString => ", !\"text\"".to_owned(),
        OperandKind::LiteralFloat => ", float 2.5".to_owned(),
        OperandKind::Enum(kind) => format!(", i32 {}", enum_row(*kind).enumerants[0].value),
        _ => ", i32 8".to_owned(),
    };
    kinds.iter().map(operand).collect()
}

/// Returns a module with `decoration` on a target of the kind `target`.
fn module(target: Target, decoration: &str) -> String {
    let (variable, function, parameter, body) = match target {
        Target::Variable => ("!spirv.Decorations !0", "", "", ""),
        Target::Function => ("", "!spirv.Decorations !0", "", ""),
        Target::Parameter => ("", "!spirv.ParameterDecorations !2", "", ""),
        Target::Sum => ("", "", "", "%r = add i32 %n, %n, !spirv.Decorations !0"),
        Target::Conversion => ("", "", "", "%r = fptosi float %x to i8, !spirv.Decorations !0"),
        Target::Product => ("", "", "", "%r = fmul float %x, %x, !spirv.Decorations !0"),
        Target::Address => ("", "", "", "%r = getelementptr i32, ptr addrspace(1) %p, i32 %n, !spirv.Decorations !0"),
        Target::Nothing(_) => ("", "", "", ""),
    };
    let comma = if variable.is_empty() { "" } else { ", " };
    format!(
        "target triple = \"spir64-unknown-unknown\"\n\
         @v = addrspace(1) global i32 0{comma}{variable}\n\
         define spir_func void @f(ptr addrspace(1) {parameter} %p, i32 %n, float %x) {function} {{\n  {body}\n  ret void\n}}\n\
         !0 = !{{!1}}\n!1 = {decoration}\n!2 = !{{!0}}\n"
    )
}
