//! Every function that clang's header declares for OpenCL C is translated: no call stays an import, and each pointer
//! argument has the declared pointee, although the caller uses the pointer with another type.
//!
//! The header is preprocessed and its prototypes are parsed; a source file with one call of each is compiled,
//! translated and validated. Unsupported functions are listed with reasons, so that functions that clang adds fail
//! here.

#![cfg(feature = "validate")]

use std::collections::{HashMap, HashSet};
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use llvm_spirv_rs::spirv::grammar::{Decoration, LinkageType, Op};
use llvm_spirv_rs::spirv::operands;
use llvm_spirv_rs::spirv::view::instructions;
use llvm_spirv_rs::validate::Validation;
use llvm_spirv_rs::{ExtensionSet, Options, translate};

/// Skipped functions: a prefix of the name, and the reason.
const UNSUPPORTED: &[(&str, &str)] = &[("amd_", "SPIR-V has no counterpart of AMD's media operations")];

/// Functions whose modules cannot be validated: a prefix of the name, and the reason.
const UNVALIDATED: &[(&str, &str)] =
    &[("intel_sub_group_avc_", "SPIRV-Tools does not take OpTypeAvcMcePayloadINTEL and its kind for types")];

/// The maximum number of reported failures.
const ENOUGH: usize = 10;

#[test]
fn every_function_of_opencl_3_0_is_translated() {
    check("spir64", "CL3.0", 13_000);
}

#[test]
fn every_function_of_opencl_1_2_is_translated() {
    check("spir", "CL1.2", 11_000);
}

/// `least` is a lower bound of the declared functions: it detects a failure to parse the prototypes.
#[expect(clippy::print_stdout, reason = "the counts are for readers of the log")]
fn check(target: &str, standard: &str, least: usize) {
    let compiler = Compiler { target, standard };
    let prototypes = prototypes(&compiler.header());
    let (calls, left_out): (Vec<_>, Vec<_>) = prototypes.into_iter().partition(|prototype| reason(prototype).is_none());
    println!(
        "{standard} for {target}: {} functions are called, {} are not supported yet:",
        calls.len(),
        left_out.len()
    );
    let mut reasons: Vec<&str> = left_out.iter().filter_map(reason).collect();
    reasons.sort_unstable();
    for group in reasons.chunk_by(|a, b| a == b) {
        println!("  {:5} {}", group.len(), group[0]);
    }
    assert!(calls.len() >= least, "{} prototypes are fewer than the header has", calls.len());
    let (unvalidated, calls): (Vec<_>, Vec<_>) =
        calls.into_iter().partition(|prototype| find(UNVALIDATED, prototype).is_some());
    println!("  {:5} of the others are translated only: {}", unvalidated.len(), UNVALIDATED[0].1);
    let mut failed = failures(&compiler, calls, true);
    failed.extend(failures(&compiler, unvalidated, false));
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

fn reason(prototype: &Prototype) -> Option<&'static str> {
    // SPIR-V's OpImageWrite has no level of detail in kernels.
    if prototype.name.starts_with("write_image") && prototype.parameters.len() == 4 {
        return Some("OpImageWrite has no level of detail in kernels");
    }
    find(UNSUPPORTED, prototype)
}

fn find(list: &[(&str, &'static str)], prototype: &Prototype) -> Option<&'static str> {
    list.iter().find(|(prefix, _)| prototype.name.starts_with(prefix)).map(|(_, reason)| *reason)
}

/// Translates all calls; returns the failed ones with their errors.
fn failures(compiler: &Compiler<'_>, mut calls: Vec<Prototype>, validate: bool) -> Vec<String> {
    let mut failures = Vec::new();
    while failures.len() < ENOUGH {
        let Err((place, message)) = compiler.translate(&calls, validate) else { break };
        match place {
            Some(place) if place < calls.len() => failures.push(format!("{:?}: {message}", calls.remove(place))),
            _ => {
                failures.push(message);
                break;
            }
        }
    }
    failures
}

struct Compiler<'a> {
    target: &'a str,
    standard: &'a str,
}

impl Compiler<'_> {
    fn command(&self) -> Command {
        let mut command = Command::new("clang-22");
        command.arg(format!("--target={}-unknown-unknown", self.target)).arg(format!("-cl-std={}", self.standard));
        // Without this option clang declares the functions without a header.
        command.args(["-x", "cl", "-cl-no-stdinc", "-include", "opencl-c.h"]);
        command
    }

    /// Returns the preprocessed header.
    fn header(&self) -> String {
        let output = self.command().args(["-E", "-P", "-"]).stdin(Stdio::null()).output();
        let output = output.unwrap_or_else(|error| panic!("clang-22 does not start ({error}): run scripts/setup"));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("the header is text")
    }

    /// Fails with the call that caused the error, if the error names it, and the message.
    fn translate(&self, calls: &[Prototype], validate: bool) -> Result<(), (Option<usize>, String)> {
        let folder = tempfile::tempdir().expect("a temporary folder can be created");
        let bitcode = folder.path().join("calls.bc");
        self.compile(calls, &bitcode);
        let bitcode = std::fs::read(bitcode).expect("clang writes the bitcode");
        let extensions = ExtensionSet::parse_list("all").expect("a list of extensions");
        let validation = if validate { Validation::default() } else { Validation::None };
        let options = Options { extensions, validation, ..Options::default() };
        let translation = translate(&bitcode, "calls.bc", &options).map_err(|error| {
            let message = error.to_string();
            let number = message.split("@call_").nth(1).map(|rest| rest.split(|c: char| !c.is_ascii_digit()).next());
            (number.flatten().and_then(|number| number.parse().ok()), message)
        })?;
        match imports(&translation.words).as_slice() {
            [] => {}
            names => return Err((None, format!("still imported: {}", names.join(" ")))),
        }
        match mistyped(&translation.words) {
            Some((number, op)) => Err((number, format!("{op} takes a pointer with the caller's pointee"))),
            None => Ok(()),
        }
    }

    fn compile(&self, calls: &[Prototype], bitcode: &Path) {
        let mut source = String::from("#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n");
        source.extend(calls.iter().enumerate().map(|(number, prototype)| prototype.caller(number)));
        let mut clang = self.command();
        // With some optimization an argument is the value itself, not a load from a variable.
        clang.args(["-O1", "-emit-llvm", "-c", "-", "-o"]).arg(bitcode);
        let mut child = clang.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("clang-22 starts");
        let mut input = child.stdin.take().expect("the stream was asked for");
        let writer = std::thread::spawn(move || input.write_all(source.as_bytes()));
        let output = child.wait_with_output().expect("clang-22 ends");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        writer.join().expect("the writer does not panic").expect("clang reads its input");
    }
}

/// Returns the first instruction that takes a pointer with the caller's pointee, with the number of the caller: callers
/// use each pointer with a pointee other than the function's, so a cast is needed.
fn mistyped(words: &[u32]) -> Option<(Option<usize>, Op)> {
    let (mut pointer_types, mut pointers, mut names) = (HashSet::new(), HashSet::new(), HashMap::new());
    let mut caller = None;
    for inst in instructions(words) {
        match (inst.op, inst.operands) {
            (Op::Name, [id, ..]) => _ = names.insert(*id, inst.string(1).expect("a name is a string").0),
            // Pointers to events and other objects keep that pointee, even if they are loaded with another type.
            (Op::TypePointer, [id, ..]) => _ = pointer_types.insert(*id),
            (Op::Function, [_, id, ..]) => caller = names.get(id).and_then(|name| caller_number(name)),
            (Op::FunctionParameter, [ty, id]) if pointer_types.contains(ty) => _ = pointers.insert(*id),
            // An ndrange is stored to memory of the caller.
            (Op::Load | Op::Store | Op::Bitcast, _) => {}
            (op, operands) => {
                if operands::ids(*inst).iter().any(|position| pointers.contains(&operands[*position])) {
                    return Some((caller, op));
                }
            }
        }
    }
    None
}

/// Returns the number in `call_12`.
fn caller_number(name: &[u8]) -> Option<usize> {
    std::str::from_utf8(name).ok()?.strip_prefix("call_")?.parse().ok()
}

/// Returns the functions that a module imports. Variables for builtin inputs are imported too, by rule.
fn imports(words: &[u32]) -> Vec<String> {
    let mut names = Vec::new();
    for inst in instructions(words) {
        if inst.op != Op::Decorate || inst.operands.get(1) != Some(&Decoration::LinkageAttributes.0) {
            continue;
        }
        let (name, length) = inst.string(2).expect("linkage has a name");
        let name = String::from_utf8_lossy(&name).into_owned();
        if inst.operands.get(2 + length) == Some(&LinkageType::Import.0) && !name.starts_with("__spirv_BuiltIn") {
            names.push(name);
        }
    }
    names
}

/// A function of the header.
#[derive(Debug, PartialEq, Eq)]
struct Prototype {
    result: String,
    name: String,
    /// Their types, without names.
    parameters: Vec<String>,
}

impl Prototype {
    /// Returns a function that passes its parameters on to this one, and reads through each pointer with another type.
    fn caller(&self, number: usize) -> String {
        if self.name == "printf" {
            return format!("int call_{number}(int a0) {{ return printf(\"%d\", a0); }}\n");
        }
        let declare = |(index, ty): (usize, &String)| match ty.split_once('[') {
            Some((element, length)) => format!("{element} a{index}[{length}"),
            None => format!("{ty} a{index}"),
        };
        let parameters: Vec<String> = self.parameters.iter().enumerate().map(declare).collect();
        let mut arguments: Vec<String> = (0..parameters.len()).map(|index| format!("a{index}")).collect();
        // The size of a cluster must be a constant.
        if self.name.contains("_clustered_")
            && let Some(last) = arguments.last_mut()
        {
            *last = "4".to_owned();
        }
        let uses: String = (0..).zip(&self.parameters).filter_map(|(index, ty)| other_use(index, ty)).collect();
        let return_ = if self.result == "void" { "" } else { "return " };
        let Self { result, name, .. } = self;
        format!(
            "{result} call_{number}({}) {{ {uses}{return_}{name}({}); }}\n",
            parameters.join(", "),
            arguments.join(", ")
        )
    }
}

/// Returns a read through the parameter `index`, if it is a pointer, of a type other than its pointee.
fn other_use(index: usize, ty: &str) -> Option<String> {
    const ADDRESS_SPACES: &[&str] = &["constant", "generic", "global", "local", "private"];
    let (pointee, _) = ty.rsplit_once('*')?;
    let space = pointee.split_whitespace().find(|word| ADDRESS_SPACES.contains(&word.trim_start_matches('_')));
    let other = if pointee.contains("long2") { "uint4" } else { "ulong2" };
    Some(format!("(void)*(volatile const {} {other} *)a{index}; ", space.unwrap_or_default()))
}

/// Returns every prototype of a preprocessed header, once.
fn prototypes(header: &str) -> Vec<Prototype> {
    let code: Vec<&str> = header.lines().filter(|line| !line.starts_with('#')).collect();
    let code = without_attributes(&code.join("\n"));
    let mut found: Vec<Prototype> = Vec::new();
    let mut seen = HashSet::new();
    for declaration in code.split(';') {
        let Some(prototype) = prototype(declaration) else { continue };
        if seen.insert(prototype.caller(0)) {
            found.push(prototype);
        }
    }
    found
}

/// Removes each `__attribute__((...))`.
fn without_attributes(code: &str) -> String {
    let mut kept = String::new();
    let mut pieces = code.split("__attribute__");
    kept.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let mut depth = 0;
        let end = piece.find(|c: char| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0 && c == ')'
        });
        kept.push_str(&piece[end.map_or(0, |end| end + 1)..]);
    }
    kept
}

/// Parses `int max(int a, int b)`; returns `None` for anything else.
fn prototype(declaration: &str) -> Option<Prototype> {
    let words: Vec<&str> = declaration.split_whitespace().collect();
    let text = words.join(" ");
    let (head, parameters) = text.strip_suffix(')')?.split_once('(')?;
    let (result, name) = head.trim().rsplit_once([' ', '*'])?;
    if head.starts_with("typedef") || parameters.contains(['(', '{']) || name.is_empty() {
        return None;
    }
    let parameters = match parameters.trim() {
        "" | "void" => Vec::new(),
        list => list.split(',').map(|parameter| parameter_type(parameter.trim())).filter(|ty| ty != "...").collect(),
    };
    Some(Prototype { result: result.trim().to_owned(), name: name.to_owned(), parameters })
}

/// Returns the type of a parameter with an optional name: `const global float *p` => `const global float *`
fn parameter_type(parameter: &str) -> String {
    const QUALIFIERS: &[&str] = &[
        "__constant",
        "__generic",
        "__global",
        "__local",
        "__private",
        "__read_only",
        "__read_write",
        "__write_only",
        "const",
        "constant",
        "generic",
        "global",
        "local",
        "private",
        "read_only",
        "read_write",
        "restrict",
        "signed",
        "unsigned",
        "volatile",
        "write_only",
    ];
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let (declared, array) = match parameter.split_once('[') {
        Some((declared, array)) => (declared.trim(), format!("[{array}")),
        None => (parameter, String::new()),
    };
    let names = declared.split(|c| !is_word(c)).filter(|word| !word.is_empty() && !QUALIFIERS.contains(word));
    let ty = if names.count() > 1 { declared.trim_end_matches(is_word).trim() } else { declared };
    format!("{ty}{array}")
}
