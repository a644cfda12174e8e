//! Specialization of whole modules, compared with SPIRV-Tools' optimizer; the program; files in either byte order.

#![cfg(all(feature = "cli", feature = "validate"))]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use llvm_spirv_rs::specialize::{Request, constants, specialize};
use llvm_spirv_rs::spirv::binary::write::HEADER_WORDS;
use llvm_spirv_rs::spirv::{Op, inst};
use llvm_spirv_rs::validate::validate;
use llvm_spirv_rs::{Options, translate};

/// Assembly beside this file, and LLVM modules that have specialization constants.
const MODULES: [&str; 9] = [
    "tests/specialize/arithmetic.spvasm",
    "tests/specialize/composites.spvasm",
    "tests/specialize/floats.spvasm",
    "lit/spec-constants/alloca.ll",
    "lit/spec-constants/boolean-defaults.ll",
    "lit/spec-constants/computed.ll",
    "lit/spec-constants/types.ll",
    "tests/kernels/spec_array.ll",
    "tests/kernels/spec_array_computed.ll",
];

/// Small, odd, large and negative numbers; each constant gets one.
const NUMBERS: [&str; 5] = ["1", "2", "5", "100", "17"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the folder in which scripts/setup keeps SPIRV-Tools' programs.
fn tool(name: &str) -> PathBuf {
    let cache = std::env::var_os("LLVM_SPIRV_RS_CACHE").map(PathBuf::from);
    let home = || Path::new(&std::env::var_os("HOME").expect("HOME is set")).join(".cache/llvm-spirv-rs");
    cache.unwrap_or_else(home).join("spirv-tools/bin").join(name)
}

fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}; scripts/setup installs it"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    output
}

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_llvm-spirv-rs"))
}

fn words(bytes: &[u8]) -> Vec<u32> {
    bytemuck::pod_collect_to_vec(bytes)
}

fn bytes(words: &[u32]) -> Vec<u8> {
    bytemuck::cast_slice(words).to_vec()
}

fn module(name: &str, folder: &Path) -> Vec<u32> {
    let path = root().join(name);
    if name.ends_with(".ll") {
        let text = fs::read(&path).expect("the file is there");
        return translate(&text, name, &Options::default()).expect("it is translated").words;
    }
    let to = folder.join("assembled.spv");
    run(Command::new(tool("spirv-as"))
        .args(["--preserve-numeric-ids", "--target-env", "spv1.2"])
        .arg(&path)
        .arg("-o")
        .arg(&to));
    words(&fs::read(&to).expect("it was written"))
}

/// A constant's value, independent of the ids of its members.
#[derive(Debug, PartialEq)]
enum Value {
    /// The words of scalars, lowest first.
    Numbers(Vec<Vec<u32>>),
    /// A null value of any length.
    Null,
}

/// Returns the ordinary constants of a module.
fn values(words: &[u32]) -> BTreeMap<u32, Value> {
    let mut values = BTreeMap::new();
    for inst in inst::iter(&words[HEADER_WORDS..]).map(|inst| inst.expect("the module is whole")) {
        let (value, id) = match (inst.op, inst.operands) {
            (Op::ConstantTrue, &[_, id]) => (Value::Numbers(vec![vec![1]]), id),
            (Op::ConstantFalse, &[_, id]) => (Value::Numbers(vec![vec![0]]), id),
            (Op::Constant, &[_, id, ref number @ ..]) => (Value::Numbers(vec![number.to_vec()]), id),
            (Op::ConstantNull, &[_, id]) => (Value::Null, id),
            (Op::ConstantComposite, &[_, id, ref members @ ..]) => {
                let mut numbers = Vec::new();
                for member in members {
                    match values.get(member) {
                        Some(Value::Numbers(more)) => numbers.extend(more.clone()),
                        // A composite with null members of unknown size is compared by its other members.
                        Some(Value::Null) | None => {}
                    }
                }
                (Value::Numbers(numbers), id)
            }
            _ => continue,
        };
        values.insert(id, value);
    }
    values
}

/// SPIRV-Tools' optimizer has passes that set and fold specialization constants; both implementations must agree.
#[test]
fn folded_values_match_spirv_tools() {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let (from, to) = (folder.path().join("from.spv"), folder.path().join("to.spv"));
    let mut compared = 0;
    for name in MODULES {
        let module = module(name, folder.path());
        let list = constants(&module).expect("it is a module");
        assert!(!list.is_empty(), "{name} has nothing to specialize");
        for (round, number) in NUMBERS.iter().enumerate() {
            let pairs: Vec<_> = list
                .iter()
                .zip(NUMBERS.iter().cycle().skip(round))
                .map(|(constant, other)| {
                    let value = if constant.ty == "bool" { ["true", "false"][round % 2] } else { other };
                    (constant.spec_id.expect("all have ids"), value)
                })
                .collect();
            let text = |sign: char| pairs.iter().map(|(id, value)| format!("{id}{sign}{value}")).collect::<Vec<_>>();
            let settings = text('=').iter().map(|text| text.parse().expect("it is a setting")).collect();
            let ours = specialize(&module, &Request { settings, full: true }).expect("it can be specialized");
            assert!(ours.warnings.is_empty(), "{name}: {:?}", ours.warnings);
            validate(&ours.words).unwrap_or_else(|error| panic!("{name}, {number}: {error}"));
            fs::write(&from, bytes(&module)).expect("it can be written");
            let mut opt = Command::new(tool("spirv-opt"));
            opt.arg(format!("--set-spec-const-default-value={}", text(':').join(" ")));
            opt.args(["--freeze-spec-const", "--fold-spec-const-op-composite"]);
            run(opt.arg(&from).arg("-o").arg(&to));
            let theirs = values(&words(&fs::read(&to).expect("it was written")));
            for (id, value) in values(&ours.words) {
                // Higher ids are members that either implementation adds.
                let Some(other) = theirs.get(&id).filter(|_| id < module[3]) else { continue };
                let zero = |value: &Value| match value {
                    Value::Numbers(numbers) => numbers.iter().flatten().all(|&word| word == 0),
                    Value::Null => true,
                };
                assert!(value == *other || zero(&value) && zero(other), "{name}: %{id} is {value:?} and {other:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 250, "only {compared} constants were compared");
}

/// Specializing changes only the requested constants; a second run changes nothing.
#[test]
fn specializing_is_idempotent() {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    for name in MODULES {
        let module = module(name, folder.path());
        let full = Request { settings: Vec::new(), full: true };
        let once = specialize(&module, &full).expect("it can be specialized").words;
        validate(&once).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(specialize(&once, &full).expect("it can be specialized").words, once, "{name}");
        assert!(constants(&once).expect("it is a module").is_empty());
        let start = |words: &[u32]| {
            let mut views = inst::iter(&words[HEADER_WORDS..]).map(|inst| inst.expect("the module is whole"));
            let before: usize =
                views.by_ref().take_while(|view| view.op != Op::Function).map(|view| view.operands.len() + 1).sum();
            HEADER_WORDS + before
        };
        assert_eq!(once[start(&once)..], module[start(&module)..], "the functions of {name}");
    }
}

#[test]
fn byte_order_of_the_input_is_preserved() {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let module = module(MODULES[0], folder.path());
    let (input, output) = (folder.path().join("in.spv"), folder.path().join("out.spv"));
    let settings = vec!["0=5".parse().expect("it is a setting")];
    let expected = specialize(&module, &Request { settings, full: false }).expect("it can be specialized").words;
    for order in [u32::to_le_bytes, u32::to_be_bytes] {
        let in_order = |words: &[u32]| words.iter().flat_map(|&word| order(word)).collect::<Vec<u8>>();
        fs::write(&input, in_order(&module)).expect("it can be written");
        run(program().args(["specialize", "--set", "0=5"]).arg(&input).arg("-o").arg(&output));
        assert_eq!(fs::read(&output).expect("it was written"), in_order(&expected));
    }
}

#[test]
fn each_setting_is_applied() {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let module = module("tests/specialize/composites.spvasm", folder.path());
    let (input, output) = (folder.path().join("in.spv"), folder.path().join("out.spv"));
    fs::write(&input, bytes(&module)).expect("it can be written");
    let settings = ["first=5", "1=6"].map(|text| text.parse().expect("it is a setting")).to_vec();
    let expected = specialize(&module, &Request { settings, full: false }).expect("it can be specialized").words;
    run(program().args(["specialize", "--set", "first=5", "-set=1=6"]).arg(&input).arg("-o").arg(&output));
    assert_eq!(words(&fs::read(&output).expect("it was written")), expected);
}

#[test]
fn constants_are_listed() {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let input = folder.path().join("in.spv");
    fs::write(&input, bytes(&module("tests/specialize/composites.spvasm", folder.path()))).expect("it can be written");
    let listed = run(program().args(["specialize", "--list"]).arg(&input)).stdout;
    assert_eq!(
        String::from_utf8_lossy(&listed),
        "ID  NAME   TYPE  DEFAULT  USED IN\n0   first  i32   7        -\n1   -      i32   9        -\n"
    );
    fs::write(&input, bytes(&module("tests/kernels/spec_array.ll", folder.path()))).expect("it can be written");
    let listed = run(program().args(["specialize", "--list"]).arg(&input)).stdout;
    assert!(String::from_utf8_lossy(&listed).contains("kernel fill_and_sum"), "{}", String::from_utf8_lossy(&listed));
}

/// A file with the name of the tool is recognized as a file after an option or with its folder.
#[test]
fn an_input_file_may_be_named_specialize() {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    fs::copy(root().join("tests/kernels/spec_array.ll"), folder.path().join("specialize")).expect("it can be copied");
    run(program().current_dir(folder.path()).args(["./specialize", "-o", "a.spv"]));
    run(program().current_dir(folder.path()).args(["-o", "b.spv", "specialize"]));
    let read = |name: &str| fs::read(folder.path().join(name)).expect("it was written");
    assert_eq!(read("a.spv"), read("b.spv"));
    let output = program().current_dir(folder.path()).args(["specialize", "-o", "c.spv"]).output().expect("it starts");
    assert_eq!(output.status.code(), Some(2));
}

/// A producer's module may violate a rule that no device enforces; the tool does not refuse it.
#[test]
fn invalid_modules_are_specialized_with_a_warning() {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let mut words = module(MODULES[0], folder.path());
    // A second memory model, directly after the first.
    let mut at = HEADER_WORDS;
    while Op(words[at] as u16) != Op::MemoryModel {
        at += (words[at] >> 16) as usize;
    }
    let twice = words[at..at + 3].to_vec();
    words.splice(at..at, twice);
    let (input, output) = (folder.path().join("in.spv"), folder.path().join("out.spv"));
    fs::write(&input, bytes(&words)).expect("it can be written");
    let printed = run(program().args(["specialize", "--all"]).arg(&input).arg("-o").arg(&output)).stderr;
    let printed = String::from_utf8_lossy(&printed);
    assert!(
        printed.starts_with("warning[W022]: the module is not valid, and the input was not valid either: "),
        "{printed}"
    );
    assert!(output.exists());
}

#[test]
fn errors_are_reported() {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let input = folder.path().join("in.spv");
    fs::write(&input, bytes(&module("tests/kernels/spec_array.ll", folder.path()))).expect("it can be written");
    let fails = |arguments: &[&str], status: i32, message: &str| {
        let output =
            program().current_dir(folder.path()).arg("specialize").args(arguments).output().expect("it starts");
        let printed = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{printed}");
        assert!(printed.contains(message), "{printed}");
        assert!(!folder.path().join("out.spv").exists());
    };
    fails(
        &["in.spv", "--set", "9=1", "-o", "out.spv"],
        1,
        "InvalidSpecialization: no specialization constant has SpecId 9",
    );
    fails(&["in.spv", "--set", "0=x", "-o", "out.spv"], 1, "found \"x\"");
    fails(&["in.spv", "--set", "0", "-o", "out.spv"], 2, "expected ID=VALUE or NAME=VALUE");
    fails(&["in.spv"], 2, "-o <FILE>");
    fails(&["in.spv", "--list", "--all"], 2, "cannot be used with");
    fails(&["missing.spv", "--all", "-o", "out.spv"], 1, "cannot read missing.spv");
    // The validator rejects an array without elements.
    fails(&["in.spv", "--set", "0=0", "-o", "out.spv"], 1, "InvalidSpirv");
}
