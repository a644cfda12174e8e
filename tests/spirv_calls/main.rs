//! Every instruction that a Kernel module may contain, called by its name: plain and mangled, translated, validated.
//!
//! The grammar lists the instructions. Each is in exactly one of [`rows::ROWS`], the families for which [`family`]
//! generates rows, and the exceptions.

#![cfg(all(feature = "llvm", feature = "validate"))]
#![expect(clippy::print_stdout, reason = "the counts are for readers of the test log")]

mod rows;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use llvm_spirv_rs::map::spirv_calls::{refusal, returns_bool, successor};
use llvm_spirv_rs::names::itanium::{self, Parameter, Pointer, Qualifiers, Scalar};
use llvm_spirv_rs::spirv::View;
use llvm_spirv_rs::spirv::grammar::{Decoration, Op, OpRow, OperandKind, Std, Version, op_by_name, op_row, std_row};
use llvm_spirv_rs::spirv::inst::InstView;
use llvm_spirv_rs::spirv::requires::{Limits, Requirements};
use llvm_spirv_rs::spirv::view::instructions;
use llvm_spirv_rs::validate::{Validation, spirv_tools};
use llvm_spirv_rs::{ErrorKind, Extension, ExtensionSet, Options, translate};

use rows::{EXCEPTIONS, ROWS, STD_ROWS, TYPES};

/// The arguments and the result of a call of an instruction.
#[derive(Clone)]
struct Shape {
    result: String,
    arguments: Vec<String>,
}

#[test]
fn every_instruction_of_kernels_can_be_called() {
    let mut shapes = BTreeMap::new();
    for row in ROWS {
        for name in row.0.split(' ') {
            let op = op_by_name(name).unwrap_or_else(|| panic!("{name} is no instruction"));
            let shape = Shape { result: row.1.to_owned(), arguments: words(row.2) };
            assert!(shapes.insert(op, shape).is_none(), "{name} has two rows");
        }
    }
    let mut failures = Vec::new();
    let (mut called, mut refused, mut excepted, mut beyond) = (0, 0, 0, 0);
    for row in (0..=u16::MAX).filter_map(|number| op_row(Op(number))).filter(|row| is_for_kernels(row)) {
        if refusal(row.op).is_some() {
            refused += 1;
            continue;
        }
        let exception = EXCEPTIONS.iter().find(|(name, _)| row.name.starts_with(&format!("Op{name}")));
        match (shapes.remove(&row.op).or_else(|| family(row)), exception) {
            (Some(shape), None) => {
                called += 1;
                failures.extend(call(row, &shape, &mut beyond));
            }
            (None, Some(_)) => excepted += 1,
            (None, None) => failures.push(format!("{} has no row and is no exception", row.name)),
            (Some(_), Some((name, _))) => failures.push(format!("{} is an exception by {name}", row.name)),
        }
    }
    failures.extend(shapes.keys().map(|op| format!("{op} is not for kernels, or cannot be called")));
    println!("{called} instructions called, {excepted} exceptions, {refused} that calls cannot be");
    println!("{beyond} modules that the validator cannot judge");
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

/// A call without the extension of its instruction has another translation, or is an error with the call and the option
/// that allows it; it is never an import.
#[test]
fn no_instruction_is_imported_without_its_extension() {
    let stated: BTreeMap<Op, Shape> = ROWS
        .iter()
        .flat_map(|row| {
            let shape = Shape { result: row.1.to_owned(), arguments: words(row.2) };
            row.0.split(' ').filter_map(move |name| Some((op_by_name(name)?, shape.clone())))
        })
        .collect();
    let (mut refused, mut translated, mut failures) = (0, 0, Vec::new());
    for row in (0..=u16::MAX).filter_map(|number| op_row(Op(number))).filter(|row| is_for_kernels(row)) {
        let Some(shape) = stated.get(&row.op).cloned().or_else(|| family(row)) else { continue };
        let name = row.name.strip_prefix("Op").unwrap_or(row.name);
        for function in spellings(format!("__spirv_{name}"), &shape) {
            let options = Options { validation: Validation::None, ..Options::default() };
            match translate(module(&function, &shape).as_bytes(), "call.ll", &options) {
                Ok(translation) if imports(&translation.words, &function) => {
                    failures.push(format!("{function} is an import"));
                }
                Ok(_) => translated += 1,
                Err(error) => {
                    refused += 1;
                    // A type that needs an extension is refused where the function has a parameter of it.
                    let is_located = error.locations().any(|place| place.contains('@'));
                    let text = error.to_string();
                    let is_helpful = text.contains("--spirv-ext=+") || error.kind() != ErrorKind::RequiresExtension;
                    if !is_located || !is_helpful {
                        failures.push(format!("{function}: {error}"));
                    }
                }
            }
        }
    }
    println!("without extensions {translated} calls are translated, {refused} refused");
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

/// Returns `true` if a module imports a function with a name.
fn imports(words: &[u32], name: &str) -> bool {
    let view = View::parse(words).expect("a translation is a module");
    let mut decorations = view.preamble().filter(|inst| inst.op == Op::Decorate);
    decorations.any(|inst| {
        let is_linkage = inst.operands.get(1) == Some(&Decoration::LinkageAttributes.0);
        is_linkage && inst.string(2).is_some_and(|(bytes, _)| *bytes == *name.as_bytes())
    })
}

#[test]
fn every_extended_instruction_can_be_called() {
    let mut failures = Vec::new();
    let (mut called, mut beyond) = (0, 0);
    for row in (0..=u32::from(u8::MAX)).filter_map(|number| std_row(Std(number))) {
        let stated = STD_ROWS.iter().find(|stated| stated.0.split(' ').any(|name| name == row.name));
        let shape = match stated {
            Some(stated) => Shape { result: stated.1.to_owned(), arguments: words(stated.2) },
            None => {
                let is_integer = row.name.starts_with("s_") || row.name.starts_with("u_");
                let number = if is_integer || BITS.contains(&row.name) { "i" } else { "f" };
                Shape { result: number.to_owned(), arguments: vec![number.to_owned(); row.operands.len()] }
            }
        };
        called += 1;
        let plain = format!("__spirv_ocl_{}", row.name);
        // SPV_KHR_fma has an instruction of its own.
        let is_it = |view: &InstView<'_>| match row.name {
            "fma" => view.op == Op::FmaKHR,
            _ => view.op == Op::ExtInst && view.operands[3] == row.std.0,
        };
        let functions = spellings(plain, &shape);
        failures.extend(functions.into_iter().find_map(|function| attempt(&function, &shape, is_it, &mut beyond)));
    }
    println!("{called} extended instructions called");
    assert_eq!(beyond, 0, "the validator knows all of OpenCL.std");
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

/// Extended instructions on integers without a marker in their names.
const BITS: &[&str] = &["clz", "ctz", "popcount", "rotate"];

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// Returns `true` if a kernel module with all extensions can contain the instruction.
fn is_for_kernels(row: &OpRow) -> bool {
    Requirements::new(limits()).allows_op(row.op)
}

fn limits() -> Limits {
    Limits { max_version: Version::V1_6, allowed: ExtensionSet::all(), capabilities: None }
}

/// Returns the shape of the instructions of large families, from the kinds of their operands.
fn family(row: &OpRow) -> Option<Shape> {
    let name = row.name.strip_prefix("Op")?;
    let number = if name.starts_with("ArbitraryFloat") || name.starts_with("Fixed") {
        "i"
    } else if name.starts_with("SubgroupAvc") {
        "c"
    } else {
        return None;
    };
    let argument = |kind| if kind == OperandKind::IdRef { number } else { "1" };
    let operands = row
        .operands
        .iter()
        .filter(|operand| !matches!(operand.kind, OperandKind::IdResultType | OperandKind::IdResult));
    let arguments = operands.map(|operand| argument(operand.kind).to_owned()).collect();
    Some(Shape { result: if returns_bool(row.op) { "b" } else { number }.to_owned(), arguments })
}

/// Returns the errors of the calls of one instruction.
fn call(row: &OpRow, shape: &Shape, beyond: &mut usize) -> Option<String> {
    let name = row.name.strip_prefix("Op")?;
    let is_it = |view: &InstView<'_>| view.op == successor(row.op);
    let functions = spellings(format!("__spirv_{name}"), shape);
    functions.into_iter().find_map(|function| attempt(&function, shape, is_it, beyond))
}

/// Returns the plain name and the mangled name.
fn spellings(plain: String, shape: &Shape) -> Vec<String> {
    let parameters: Option<Vec<Parameter<'_>>> = shape.arguments.iter().map(|word| parameter(word)).collect();
    let mangled = parameters.and_then(|parameters| itanium::mangle(&plain, &parameters));
    [Some(plain), mangled].into_iter().flatten().collect()
}

/// Returns the error of a call of `function` whose translation lacks the instruction. Modules that the validator cannot
/// check are counted.
fn attempt(function: &str, shape: &Shape, is_it: impl Fn(&InstView<'_>) -> bool, beyond: &mut usize) -> Option<String> {
    let module = module(function, shape);
    let words = match translate(module.as_bytes(), "call.ll", &options(function)) {
        Ok(translation) => translation.words,
        Err(error) => return Some(format!("{function}: {error}")),
    };
    if let Err(violation) = spirv_tools::check(&words).expect("SPIRV-Tools answers") {
        *beyond += 1;
        if !spirv_tools::is_known_gap(&words, &violation) {
            return Some(format!("{function}: {violation}"));
        }
    }
    let found = instructions(&words).any(|inst| is_it(&inst));
    (!found).then(|| format!("{function} gave another instruction"))
}

/// Returns options that allow all extensions, but untyped pointers only for the instructions that need them: others
/// would become the untyped forms.
fn options(function: &str) -> Options {
    let mut extensions = ExtensionSet::all();
    if !function.contains("Untyped") {
        extensions.remove(Extension::KHR_untyped_pointers);
    }
    // The arguments fit the instruction in number and class; our rules want more of them.
    Options { max_version: Version::V1_6, extensions, validation: Validation::None, ..Options::default() }
}

/// Returns a module with one function that calls `function`.
fn module(function: &str, shape: &Shape) -> String {
    let mut types = Vec::new();
    let mut arguments = Vec::new();
    let mut parameters = Vec::new();
    let mut body = String::new();
    let mut returned = llvm_type(&shape.result);
    if let Some(members) = shape.result.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
        let members: Vec<_> = words(members).iter().map(|word| llvm_type(word)).collect();
        let structure = if members.len() == 1 { members[0].clone() } else { format!("{{ {} }}", members.join(", ")) };
        let _ = writeln!(body, "  %place = alloca {structure}");
        types.push(format!("ptr sret({structure})"));
        arguments.push(format!("ptr sret({structure}) %place"));
        returned = "void".to_owned();
    }
    for (index, word) in shape.arguments.iter().enumerate() {
        let ty = llvm_type(word);
        let value = match word.as_str() {
            "gs" => "@pair".to_owned(),
            "fun" => "@invoke".to_owned(),
            "task" | "add" | "elt" => format!("@{word}"),
            "F" => "1.0".to_owned(),
            number if number.parse::<u32>().is_ok() => number.to_owned(),
            _ => {
                parameters.push(format!("{ty} %a{index}"));
                format!("%a{index}")
            }
        };
        arguments.push(format!("{ty} {value}"));
        types.push(ty);
    }
    let result = if returned == "void" { "" } else { "%r = " };
    format!(
        "target triple = \"spir64-unknown-unknown\"\n\
         %ndrange = type {{ i32, [3 x i64], [3 x i64], [3 x i64] }}\n\
         @pair = addrspace(1) global {{ i32, float }} zeroinitializer\n\
         define internal spir_func void @invoke(ptr addrspace(4) %block) {{\n  ret void\n}}\n\
         %left = type {{ i32, float }}\n\
         %right = type {{ i32, float }}\n\
         define internal spir_func float @add(float %x, float %y) {{\n  ret float %x\n}}\n\
         define internal spir_func float @elt(i32 %row, i32 %column, float %x) {{\n  ret float %x\n}}\n\
         define internal spir_func i32 @task(i32 %x) {{\n  ret i32 %x\n}}\n\
         declare spir_func {returned} @{function}({types})\n\
         define spir_func void @f({parameters}) {{\n{body}  \
         {result}call spir_func {returned} @{function}({arguments})\n  ret void\n}}\n",
        types = types.join(", "),
        parameters = parameters.join(", "),
        arguments = arguments.join(", "),
    )
}

/// Returns a letter and the number of elements after it, before any colon.
fn split(word: &str) -> (&str, u32, Option<&str>) {
    let (word, pointee) = match word.split_once(':') {
        Some((word, pointee)) => (word, Some(pointee)),
        None => (word, None),
    };
    let letters = word.trim_end_matches(|digit: char| digit.is_ascii_digit());
    (letters, word[letters.len()..].parse().unwrap_or(1), pointee)
}

const NUMBERS: &[(&str, &str, Scalar)] = &[
    ("b", "i1", Scalar::Bool),
    ("c", "i8", Scalar::Char),
    ("s", "i16", Scalar::Short),
    ("i", "i32", Scalar::Int),
    ("l", "i64", Scalar::Long),
    ("h", "half", Scalar::Half),
    ("f", "float", Scalar::Float),
    ("F", "float", Scalar::Float),
    ("d", "double", Scalar::Double),
    ("", "i32", Scalar::Int),
];

const POINTERS: &[(&str, u32)] = &[
    ("p", 0),
    ("g", 1),
    ("u", 2),
    ("w", 3),
    ("n", 4),
    ("dev", 5),
    ("gs", 1),
    ("fun", 0),
    ("task", 0),
    ("add", 0),
    ("elt", 0),
];

fn llvm_type(word: &str) -> String {
    if let Some((_, ty, _)) = TYPES.iter().find(|(known, ..)| *known == word) {
        return (*ty).to_owned();
    }
    let (letters, count, _) = split(word);
    if let Some((_, space)) = POINTERS.iter().find(|(known, _)| *known == letters) {
        return if *space == 0 { "ptr".to_owned() } else { format!("ptr addrspace({space})") };
    }
    match NUMBERS.iter().find(|(known, ..)| *known == letters) {
        Some((_, ty, _)) if letters.is_empty() || count == 1 => (*ty).to_owned(),
        Some((_, ty, _)) => format!("<{count} x {ty}>"),
        None if word == "v" => "void".to_owned(),
        None => word.to_owned(),
    }
}

/// Returns the type as the mangled name spells it; `None` for types that the tests do not spell.
fn parameter(word: &str) -> Option<Parameter<'static>> {
    if let Some((_, _, name)) = TYPES.iter().find(|(known, ..)| *known == word) {
        return Some(Parameter::Named(name.trim_start_matches(|digit: char| digit.is_ascii_digit())));
    }
    let (letters, count, pointee) = split(word);
    if let Some((_, space)) = POINTERS.iter().find(|(known, _)| *known == letters) {
        let qualifiers = Qualifiers { address_space: *space, ..Qualifiers::default() };
        let pointee = pointee.map_or(Some(Parameter::Void), parameter)?;
        return Some(Parameter::Pointer(Box::new(Pointer { pointee, qualifiers })));
    }
    let (.., scalar) = NUMBERS.iter().find(|(known, ..)| *known == letters)?;
    Some(match count {
        1 => Parameter::Scalar(*scalar),
        _ if letters.is_empty() => Parameter::Scalar(*scalar),
        length => Parameter::Vector { element: *scalar, length },
    })
}
