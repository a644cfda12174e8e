//! Translations in builds: the result depends on input and options only, and the examples of `docs/building-with.md`
//! build.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_llvm-spirv-rs");

/// Modules with debug information, specialization constants, several kernels and versions.
const INPUTS: [&str; 4] = ["debug-info", "sycl", "vectors", "variable-length-arrays"];

const OPTIONS: [&str; 2] = ["--spirv-ext=all", "--spec-const-map-form=json"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn input(name: &str) -> PathBuf {
    root().join("tests/golden").join(name).with_extension("ll")
}

/// Runs a command that must succeed, and returns what it prints.
#[track_caller]
fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}\n{text}", output.status);
    text
}

/// The files that a translation writes: the module, and the list of its specialization constants.
type Files = (Vec<u8>, Vec<u8>);

/// Runs a translation by a command to which the options are appended, and returns its files.
#[track_caller]
fn files(mut command: Command, input: &OsStr) -> Files {
    let folder = TempDir::new().expect("a folder can be created");
    let [module, map] = ["module.spv", "map"].map(|name| folder.path().join(name));
    run(command.args(OPTIONS).arg("--spec-const-map").arg(&map).arg("-o").arg(&module).arg(input));
    (fs::read(module).expect("the file can be read"), fs::read(map).expect("the file can be read"))
}

/// A command before the program, with which it runs.
fn under(command: &[&str]) -> Command {
    let mut words = command.iter().copied().chain([PROGRAM]);
    let mut command = Command::new(words.next().unwrap_or(PROGRAM));
    command.args(words);
    command
}

#[test]
fn results_do_not_depend_on_the_environment() {
    for name in INPUTS {
        let path = input(name);
        let expected = files(under(&[]), path.as_os_str());
        let same = |what: &str, command: Command| {
            assert!(files(command, path.as_os_str()) == expected, "{name}: the result depends on {what}");
        };
        for threads in ["--threads=1", "--threads=2", "--threads=7"] {
            let mut command = under(&[]);
            command.arg(threads);
            same("the number of threads", command);
        }
        let mut command = under(&[]);
        command.env_clear();
        same("the environment", command);
        for locale in ["C", "tr_TR.UTF-8", "de_DE.ISO-8859-1"] {
            let mut command = under(&[]);
            command.envs([("LC_ALL", locale), ("LANG", locale), ("TZ", "Asia/Kathmandu"), ("HOME", "/nonexistent")]);
            command.envs([("TMPDIR", "/nonexistent"), ("COLUMNS", "20"), ("RUST_BACKTRACE", "1"), ("NO_COLOR", "1")]);
            same("the locale", command);
        }
        for time in ["1999-12-31 23:59:59", "2038-01-19 03:14:08"] {
            same("the time", under(&["faketime", time]));
        }
        same("addresses", under(&["setarch", "--addr-no-randomize"]));
    }
}

#[test]
fn results_do_not_depend_on_names_and_folders() {
    for name in INPUTS {
        let path = input(name);
        let expected = files(under(&[]), path.as_os_str());
        let folder = TempDir::new().unwrap();
        let copy = folder.path().join("another näme.txt");
        fs::copy(&path, &copy).unwrap();
        assert!(files(under(&[]), copy.as_os_str()) == expected, "{name}: the result depends on the name");
        let mut command = under(&[]);
        command.current_dir(folder.path());
        assert!(files(command, copy.file_name().unwrap()) == expected, "{name}: the result depends on the folder");
        let mut command = under(&[]);
        command.stdin(Stdio::from(fs::File::open(&path).unwrap()));
        assert!(files(command, OsStr::new("-")) == expected, "{name}: the result depends on standard input");
    }
}

/// Returns the words of a command that changes the root to its next argument, and runs the rest there, on a machine with
/// another name where that is allowed: as the superuser of a namespace, or else as the superuser.
fn in_root(host: &str) -> Vec<&str> {
    let succeeds = |words: &[&str]| {
        let output = Command::new(words[0]).args(&words[1..]).output();
        output.is_ok_and(|output| output.status.success())
    };
    let namespace = ["unshare", "--user", "--map-root-user", "--uts", "--net"];
    if succeeds(&[&namespace[..], &["true"]].concat()) {
        // The outer shell renames the machine, and the root is entered by the program alone.
        let script = "hostname \"$1\"; shift; exec chroot \"$@\"";
        return [&namespace[..], &["sh", "-c", script, "sh", host]].concat();
    }
    // `scripts/setup` needs the superuser or sudo too.
    let ways = [&["chroot"][..], &["sudo", "-n", "chroot"]];
    let way = ways.into_iter().find(|way| succeeds(&[way, &["/", "true"][..]].concat()));
    way.expect("user namespaces, the superuser or sudo can change the root").to_vec()
}

/// Two roots with different names have nothing but the program, its libraries and the input: what it reads elsewhere would
/// be missing there.
#[test]
fn results_do_not_depend_on_the_root() {
    let libraries = run(Command::new("ldd").arg(PROGRAM));
    let libraries: Vec<_> = libraries.split_whitespace().filter(|word| word.starts_with('/')).collect();
    for name in INPUTS {
        let expected = files(under(&[]), input(name).as_os_str());
        for (root_folder, host) in [("root", "one"), ("another root", "two")] {
            let folder = TempDir::new().unwrap();
            let root = folder.path().join(root_folder);
            for library in &libraries {
                let to = root.join(library.trim_start_matches('/'));
                fs::create_dir_all(to.parent().unwrap()).unwrap();
                fs::copy(library, to).unwrap();
            }
            fs::copy(PROGRAM, root.join("program")).unwrap();
            fs::copy(input(name), root.join("input.ll")).unwrap();
            let words = in_root(host);
            let mut command = Command::new(words[0]);
            command.args(&words[1..]).arg(&root).arg("/program").args(OPTIONS);
            run(command.args(["--spec-const-map=/map", "-o", "/module.spv", "/input.ll"]));
            let found = (fs::read(root.join("module.spv")).unwrap(), fs::read(root.join("map")).unwrap());
            assert!(found == expected, "{name}: the result depends on the root");
        }
    }
}

/// Returns the block of the documentation that is a file of this name.
fn example(name: &str) -> String {
    let text = fs::read_to_string(root().join("docs/building-with.md")).expect("the documentation can be read");
    let (_, rest) = text.split_once(&format!("<!-- file: {name} -->\n```")).expect("the example has its mark");
    let (block, _) = rest.split_once("\n```\n").expect("the example ends");
    let (_, lines) = block.split_once('\n').expect("the example has lines");
    lines.to_owned() + "\n"
}

/// A folder with an example and its kernel, and a path in which the program has its name.
struct Project(TempDir);

impl Project {
    fn new(file: &str) -> Self {
        let folder = TempDir::new().expect("a folder can be created");
        fs::write(folder.path().join(file), example(file)).expect("the file can be written");
        fs::copy(root().join("examples/dot_product.cl"), folder.path().join("dot_product.cl"))
            .expect("the file can be written");
        fs::create_dir(folder.path().join("bin")).expect("the folder can be created");
        std::os::unix::fs::symlink(PROGRAM, folder.path().join("bin/llvm-spirv-rs")).expect("the link can be made");
        Self(folder)
    }

    /// A command in the folder.
    fn command(&self, program: &str) -> Command {
        let folders = [self.0.path().join("bin")];
        let rest = std::env::var_os("PATH").unwrap_or_default();
        let path = std::env::join_paths(folders.into_iter().chain(std::env::split_paths(&rest)))
            .expect("the folder has no colon");
        let mut command = Command::new(program);
        command.current_dir(self.0.path()).env("PATH", path);
        command
    }

    /// Checks the module in a folder, and that builds run what is necessary and nothing else.
    #[track_caller]
    fn check(&self, folder: &str, build: &[&str]) {
        let command = || {
            let mut command = self.command(build[0]);
            command.args(&build[1..]);
            command
        };
        let module = self.0.path().join(folder).join("dot_product.spv");
        run(&mut command());
        let first = fs::read(&module).expect("the module is built");
        assert_eq!(first.get(..8), Some(&[3, 2, 0x23, 7, 0, 0, 1, 0][..]));
        assert!(run(&mut command()).contains("no work to do"), "the second build does nothing");
        let source = self.0.path().join("dot_product.cl");
        let text = fs::read_to_string(&source).expect("the file can be read");
        fs::write(&source, text.replace("a[at] * b[at]", "a[at] + b[at]")).expect("the file can be written");
        run(&mut command());
        assert!(fs::read(&module).expect("the file can be read") != first, "another kernel gives another module");
        fs::write(&source, text).expect("the file can be written");
        run(&mut command());
        assert!(fs::read(&module).expect("the file can be read") == first, "the same kernel gives the same module");
    }
}

#[test]
fn cmake_builds_the_example() {
    let project = Project::new("CMakeLists.txt");
    run(project.command("cmake").args(["-G", "Ninja", "-S", ".", "-B", "build"]));
    project.check("build", &["cmake", "--build", "build"]);
}

#[test]
fn ninja_builds_the_example() {
    Project::new("build.ninja").check("", &["ninja"]);
}
