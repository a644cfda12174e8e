//! The program from a shell's point of view: exit status, output files, and files after a failure.

#![cfg(feature = "cli")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

const MODULE: &str = "target triple = \"spir64-unknown-unknown\"\n";
const WRONG_MODULE: &str = "target triple = \"x86_64-unknown-linux-gnu\"\n";
/// A recursive function, which gives a warning.
const WARNS: &str = "target triple = \"spir64-unknown-unknown\"\n\
    define spir_kernel void @k() {\n call void @f()\n ret void\n}\n\
    define void @f() {\n call void @f()\n ret void\n}\n";
const MAGIC: [u8; 4] = 0x0723_0203_u32.to_ne_bytes();

/// A temporary folder with an input file.
struct Sandbox {
    folder: TempDir,
}

impl Sandbox {
    fn new(input: &str) -> Self {
        let sandbox = Self { folder: tempfile::tempdir().expect("a temporary folder can be created") };
        fs::write(sandbox.path("in.ll"), input).expect("the input can be written");
        sandbox
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Runs the program in the folder, with nothing on standard input.
    fn run(&self, arguments: &[&str]) -> Output {
        self.run_as(Path::new(env!("CARGO_BIN_EXE_llvm-spirv-rs")), arguments)
    }

    /// Runs the program by another path.
    fn run_as(&self, program: &Path, arguments: &[&str]) -> Output {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(self.folder.path()).stdin(Stdio::null());
        command.output().expect("the program starts")
    }

    #[track_caller]
    fn succeeds(&self, arguments: &[&str]) -> Output {
        let output = self.run(arguments);
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        output
    }

    /// Runs the program, which must fail with this status, print a message, and write nothing else.
    #[track_caller]
    fn fails(&self, status: i32, arguments: &[&str]) -> Output {
        let output = self.run(arguments);
        assert_eq!(output.status.code(), Some(status), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stderr.starts_with(b"error[E"), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stdout.is_empty());
        output
    }

    /// Returns the names of all files in the folder.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder.path()).expect("the folder can be listed");
        let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
        let mut names: Vec<_> = entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

#[track_caller]
fn holds_module(file: &Path) {
    assert!(fs::read(file).expect("the file is there").starts_with(&MAGIC));
}

#[test]
fn default_output_is_beside_the_input() {
    let sandbox = Sandbox::new(MODULE);
    let output = sandbox.succeeds(&["in.ll"]);
    assert!(output.stdout.is_empty() && output.stderr.is_empty());
    holds_module(&sandbox.path("in.spv"));
    assert_eq!(sandbox.names(), ["in.ll", "in.spv"]);
}

#[test]
fn output_option_sets_the_output_file() {
    let sandbox = Sandbox::new(MODULE);
    sandbox.succeeds(&["in.ll", "-o", "out"]);
    holds_module(&sandbox.path("out"));
    assert!(sandbox.succeeds(&["in.ll", "-o", "-"]).stdout.starts_with(&MAGIC));
    sandbox.succeeds(&["in.ll", "-o", "/dev/null"]);
    assert_eq!(sandbox.names(), ["in.ll", "out"]);
}

#[test]
fn text_output_goes_to_standard_output_by_default() {
    let sandbox = Sandbox::new(MODULE);
    let printed = sandbox.succeeds(&["in.ll", "--spirv-tools-dis"]).stdout;
    assert!(printed.starts_with(b"; SPIR-V\n"));
    sandbox.succeeds(&["in.ll", "--spirv-tools-dis", "-o", "out.spvasm"]);
    assert_eq!(fs::read(sandbox.path("out.spvasm")).expect("the file is there"), printed);
}

#[cfg(unix)]
#[test]
fn output_through_a_symlink_preserves_the_symlink() {
    let sandbox = Sandbox::new(MODULE);
    std::os::unix::fs::symlink("real.spv", sandbox.path("link.spv")).expect("links can be made");
    fs::write(sandbox.path("real.spv"), "old").expect("the file can be written");
    sandbox.succeeds(&["in.ll", "-o", "link.spv"]);
    assert!(sandbox.path("link.spv").is_symlink());
    holds_module(&sandbox.path("real.spv"));
}

#[test]
fn failed_translations_change_no_files() {
    let sandbox = Sandbox::new(WRONG_MODULE);
    sandbox.fails(1, &["in.ll"]);
    assert_eq!(sandbox.names(), ["in.ll"]);
    fs::write(sandbox.path("out.spv"), "old").expect("the file can be written");
    sandbox.fails(1, &["in.ll", "-o", "out.spv"]);
    assert_eq!(fs::read(sandbox.path("out.spv")).expect("the file is there"), b"old");
    assert_eq!(sandbox.names(), ["in.ll", "out.spv"]);
}

#[test]
fn unreadable_and_unwritable_files_are_errors() {
    let sandbox = Sandbox::new(MODULE);
    sandbox.fails(1, &["missing.bc"]);
    sandbox.fails(1, &[".", "-o", "out.spv"]);
    sandbox.fails(1, &["in.ll", "-o", "missing/out.spv"]);
    sandbox.fails(1, &["in.ll", "-o", "."]);
    // Standard input is empty here.
    sandbox.fails(1, &["-o", "out.spv"]);
    assert_eq!(sandbox.names(), ["in.ll"]);
}

#[test]
fn usage_errors_have_their_own_exit_status() {
    let sandbox = Sandbox::new(MODULE);
    sandbox.fails(2, &["--no-such-option", "in.ll"]);
    sandbox.fails(2, &["in.ll", "in.ll"]);
    sandbox.fails(2, &["in.ll", "-o"]);
    sandbox.fails(2, &["--spirv-max-version=2.0", "in.ll"]);
    sandbox.fails(2, &["--spirv-ext=+SPV_KHR_nothing", "in.ll"]);
    sandbox.fails(2, &["-S", "in.ll"]);
    sandbox.fails(2, &["-r", "--to-text", "in.ll"]);
    fs::write(sandbox.path("in.spv"), MODULE).expect("the file can be written");
    sandbox.fails(2, &["in.spv"]);
    assert_eq!(fs::read(sandbox.path("in.spv")).expect("the file is there"), MODULE.as_bytes());
}

#[test]
fn messages_name_what_is_wrong_with_the_files() {
    let sandbox = Sandbox::new(MODULE);
    let message = |arguments: &[&str]| String::from_utf8_lossy(&sandbox.run(arguments).stderr).into_owned();
    let missing = message(&["in.ll", "-o", "missing/out.spv"]);
    assert!(missing.contains("cannot write missing/out.spv: the folder missing does not exist"), "{missing}");
    let two = message(&["in.ll", "-o", "out.spv", "other.ll"]);
    assert!(two.contains("expected one input, found `in.ll` and `other.ll`"), "{two}");
}

/// An input, a list, a response file and the description of a device have the same error.
#[test]
fn files_that_cannot_be_read_have_one_code_and_status() {
    let sandbox = Sandbox::new(MODULE);
    fs::create_dir(sandbox.path("folder")).expect("folders can be made");
    let cases: [&[&str]; 6] = [
        &["none.bc"],
        &["--batch=none"],
        &["in.ll", "--target-env=none.json"],
        &["validate", "none.spv", "--target-env=none.json"],
        &["@folder"],
        &["in.ll", "-o", "none/out.spv"],
    ];
    for arguments in cases {
        let message = String::from_utf8_lossy(&sandbox.fails(1, arguments).stderr).into_owned();
        assert!(message.starts_with("error[E101]: Io: cannot "), "{message}");
    }
}

#[test]
fn unknown_options_are_quoted_as_they_are_written() {
    let sandbox = Sandbox::new(MODULE);
    for word in ["-nosuch", "--nosuch", "-dash.bc"] {
        let message = String::from_utf8_lossy(&sandbox.fails(2, &["in.ll", word]).stderr).into_owned();
        assert!(message.starts_with(&format!("error[E112]: unexpected argument '{word}' found\n")), "{message}");
    }
    let near = String::from_utf8_lossy(&sandbox.fails(2, &["in.ll", "-spirv-extt=all"]).stderr).into_owned();
    assert!(near.contains("'-spirv-extt'") && near.contains("a similar argument exists: '--spirv-ext'"), "{near}");
}

/// The statuses of the Khronos translator, which scripts that call it may know.
#[cfg(unix)]
#[test]
fn the_name_llvm_spirv_selects_the_statuses_of_the_khronos_translator() {
    let sandbox = Sandbox::new(WRONG_MODULE);
    let program = sandbox.path("llvm-spirv-22");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_llvm-spirv-rs"), &program).expect("a link can be made");
    let target = "target triple = \"spir64-unknown-unknown\"\n";
    let alloca = "define void @f(i64 %n) {\n%a = alloca i32, i64 %n\nstore i32 0, ptr %a\nret void\n}\n";
    let call = "declare ptr @llvm.coro.noop()\ndefine ptr @f() {\n%p = call ptr @llvm.coro.noop()\nret ptr %p\n}\n";
    let assembly = "define void @f() {\ncall void asm sideeffect \"nop\", \"\"()\nret void\n}\n";
    let files = [("alloca.ll", alloca), ("call.ll", call), ("assembly.ll", assembly), ("fine.ll", "")];
    for (name, text) in files {
        fs::write(sandbox.path(name), format!("{target}{text}")).expect("the file can be written");
    }
    fs::write(sandbox.path("empty.ll"), "").expect("the file can be written");
    let cases: [(i32, &[&str]); 13] = [
        (0, &["fine.ll"]),
        (10, &["fine.ll", "--spirv-print-report"]),
        (1, &["in.ll"]),
        (8, &["call.ll"]),
        (10, &["fine.ll", "--to-text"]),
        (14, &["alloca.ll"]),
        (18, &["assembly.ll"]),
        (255, &["empty.ll"]),
        (255, &["fine.ll", "--spirv-ext=all,SPV_X"]),
        (255, &["fine.ll", "--spirv-ext=+SPV_X"]),
        (255, &["fine.ll", "--to-text", "--to-binary"]),
        (1, &["fine.ll", "--no-such-option"]),
        (1, &["missing.ll"]),
    ];
    for (status, arguments) in cases {
        let output = sandbox.run_as(&program, arguments);
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}: {message}");
    }
}

/// LLVM's option parser, which scripts and build systems may know.
#[cfg(unix)]
#[test]
fn the_name_llvm_spirv_selects_the_first_lines_of_llvm() {
    let sandbox = Sandbox::new(MODULE);
    let program = sandbox.path("llvm-spirv-22");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_llvm-spirv-rs"), &program).expect("a link can be made");
    let try_help = |word: &str| {
        format!("llvm-spirv-22: Unknown command line argument '{word}'.  Try: '{} --help'", program.display())
    };
    let of_option = |line: &str| format!("llvm-spirv-22: for the {line}");
    #[rustfmt::skip]
    let cases: [(&[&str], String); 11] = [
        (&["in.ll", "-zzz"], try_help("-zzz")),
        (&["in.ll", "--zzz=1"], try_help("--zzz=1")),
        (&["--spirv-max-versoin=1.1"],
            try_help("--spirv-max-versoin=1.1") + "\nllvm-spirv-22: Did you mean '--spirv-max-version=1.1'?"),
        (&["in.ll", "-o"], of_option("-o option: requires a value!")),
        (&["in.ll", "-spirv-max-version"], of_option("--spirv-max-version option: requires a value!")),
        (&["--spirv-max-version="], of_option("--spirv-max-version option: Cannot find option named ''!")),
        (&["--spirv-debug-info-version", "x"],
            of_option("--spirv-debug-info-version option: Cannot find option named 'x'!")),
        (&["--spirv-text=maybe"],
            of_option("--spirv-text option: 'maybe' is invalid value for boolean argument! Try 0 or 1")),
        (&["--threads=x"], of_option("--threads option: 'x' value invalid for integer argument!")),
        (&["--help=1"], of_option("--help option: does not allow a value! '1' specified.")),
        (&["in.ll", "in.ll"], "llvm-spirv-22: Too many positional arguments specified!".to_owned()),
    ];
    for (arguments, lines) in cases {
        let output = sandbox.run_as(&program, arguments);
        let message = String::from_utf8_lossy(&output.stderr);
        let rest = message.strip_prefix(&*lines).unwrap_or_else(|| panic!("{arguments:?}: {message}"));
        assert!(rest.starts_with("\nerror[E112]: "), "{arguments:?}: {message}");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {message}");
        let alone = sandbox.fails(2, arguments);
        assert!(alone.stderr.starts_with(b"error[E112]: "), "{arguments:?}");
    }
    let json = sandbox.run_as(&program, &["--diagnostic-format=json", "--zzz"]);
    assert!(json.stderr.starts_with(b"{"), "a message is an object");
}

#[test]
fn usage_errors_in_json_name_arguments_and_values() {
    let sandbox = Sandbox::new(MODULE);
    for (arguments, part) in [
        (&["validate"][..], "arguments were not provided: <FILE>"),
        (&["--spirv-max-version=9.9"], "[possible values: 1.0, 1.1,"),
        (&["in.ll", "--threads=0"], "'--threads <N>': expected a number of at least 1"),
    ] {
        let output = sandbox.run(&[arguments, &["--diagnostic-format=json"]].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(message.contains(part), "{arguments:?}: {message}");
    }
}

#[test]
fn help_and_version_are_printed() {
    let sandbox = Sandbox::new(MODULE);
    for option in ["--help", "-help", "-h"] {
        let help = sandbox.succeeds(&[option]).stdout;
        assert!(String::from_utf8_lossy(&help).contains("--spirv-max-version"));
    }
    let version = String::from_utf8(sandbox.succeeds(&["--version"]).stdout).expect("it is text");
    let lines: Vec<&str> = version.lines().collect();
    assert_eq!(lines.len(), 2, "{version}");
    assert!(lines[0].starts_with("llvm-spirv-rs ") && lines[1].starts_with("LLVM version 22."), "{version}");
}

/// Who reads the output has read enough.
#[cfg(target_os = "linux")]
#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let sandbox = Sandbox::new(MODULE);
    for arguments in ["in.ll -o -", "--help", "--list-extensions"] {
        // The reader ends first: the program starts when the file exists that the reader leaves behind.
        let line = format!(
            "{{ while [ ! -e ended ]; do sleep 0.01; done; \"$B\" {arguments}; echo $? > status; }} | {{ exec < /dev/null; touch ended; }}; cat status"
        );
        let output = shell(&sandbox, 0, &line);
        assert_eq!(String::from_utf8_lossy(&output.stdout), "141\n", "{arguments}");
        assert!(output.stderr.is_empty(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
        fs::remove_file(sandbox.path("ended")).expect("the reader has left it");
    }
}

/// Runs a shell command line in the folder; `$B` is the program. Returns the exit status of the shell.
#[cfg(unix)]
#[track_caller]
fn shell(sandbox: &Sandbox, status: i32, line: &str) -> Output {
    let mut command = Command::new("sh");
    command.args(["-c", line]).env("B", env!("CARGO_BIN_EXE_llvm-spirv-rs")).current_dir(sandbox.folder.path());
    let output = command.stdin(Stdio::null()).output().expect("there is a shell");
    assert_eq!(output.status.code(), Some(status), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    output
}

/// `/dev/full` behaves like a full disk.
#[cfg(target_os = "linux")]
#[test]
fn write_errors_are_reported() {
    let sandbox = Sandbox::new(MODULE);
    sandbox.succeeds(&["in.ll"]);
    for line in [
        "\"$B\" in.ll -o - > /dev/full",
        "\"$B\" in.ll -o /dev/full",
        "\"$B\" in.ll --spirv-tools-dis > /dev/full",
        "\"$B\" in.spv --spirv-print-report > /dev/full",
        "\"$B\" specialize in.spv -o - > /dev/full",
        "\"$B\" --help > /dev/full",
        "\"$B\" --version > /dev/full",
        "\"$B\" in.ll -o missing/out.spv",
        "\"$B\" in.ll -o /proc/out.spv",
    ] {
        let said = shell(&sandbox, 1, line).stderr;
        assert!(said.starts_with(b"error[E101]: Io: cannot write"), "{line}: {}", String::from_utf8_lossy(&said));
    }
    assert_eq!(sandbox.names(), ["in.ll", "in.spv"]);
}

/// The standard error stream is closed, so only the status reports the failure.
#[cfg(target_os = "linux")]
#[test]
fn unwritable_messages_do_not_change_the_exit_status() {
    let sandbox = Sandbox::new(WRONG_MODULE);
    shell(&sandbox, 1, "\"$B\" in.ll 2> /dev/full");
    shell(&sandbox, 1, "\"$B\" in.ll 2>&-");
    shell(&sandbox, 2, "\"$B\" --no-such-option 2> /dev/full");
    fs::write(sandbox.path("warns.ll"), WARNS).expect("the input can be written");
    shell(&sandbox, 0, "\"$B\" warns.ll 2> /dev/full");
    holds_module(&sandbox.path("warns.spv"));
}

/// A file size limit stands for a full disk, because it needs no privileges.
#[cfg(unix)]
#[test]
fn a_full_disk_preserves_the_old_file() {
    let sandbox = Sandbox::new(MODULE);
    fs::write(sandbox.path("out.spv"), "old").expect("the file can be written");
    for line in
        ["\"$B\" in.ll -o out.spv", "\"$B\" in.ll -o new.spv", "\"$B\" in.ll -o out.spv --spec-const-map map.json"]
    {
        // The messages go through pipes, which have no size limit.
        shell(&sandbox, 1, &format!("trap '' XFSZ; ulimit -f 0; exec {line}"));
    }
    assert_eq!(fs::read(sandbox.path("out.spv")).expect("the file is there"), b"old");
    assert_eq!(sandbox.names(), ["in.ll", "out.spv"]);
}

/// If the program is killed at any time, the file is the old one or the new one.
#[cfg(unix)]
#[test]
fn an_interrupted_run_leaves_no_partial_file() {
    let sandbox = Sandbox::new(MODULE);
    sandbox.succeeds(&["in.ll", "-o", "whole.spv"]);
    let whole = fs::read(sandbox.path("whole.spv")).expect("the file is there");
    for step in 0..40 {
        fs::write(sandbox.path("out.spv"), "old").expect("the file can be written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_llvm-spirv-rs"));
        command.args(["in.ll", "-o", "out.spv"]).current_dir(sandbox.folder.path());
        let mut child = command.spawn().expect("the program starts");
        std::thread::sleep(std::time::Duration::from_micros(500 * step));
        // The process may have ended already.
        let _ = child.kill();
        child.wait().expect("the program ends");
        let found = fs::read(sandbox.path("out.spv")).expect("the file is there");
        assert!(found == b"old" || found == whole, "{} bytes after {step} steps", found.len());
    }
}

/// The limit of file sizes ends the program with a signal at its first write.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_during_the_write_leaves_no_temporary_file() {
    let sandbox = Sandbox::new(MODULE);
    fs::write(sandbox.path("out.spv"), "old").expect("the file can be written");
    let killed = "ulimit -c 0; (ulimit -f 0; exec \"$B\" in.ll -o out.spv); test $? -gt 128";
    shell(&sandbox, 0, killed);
    assert_eq!(fs::read(sandbox.path("out.spv")).expect("the file is there"), b"old");
    assert_eq!(sandbox.names(), ["in.ll", "out.spv"]);
}

/// The superuser may write everywhere, unless it has no capabilities.
#[cfg(target_os = "linux")]
#[test]
fn a_file_in_a_folder_that_is_not_writable_is_written_in_place() {
    let sandbox = Sandbox::new(MODULE);
    fs::create_dir(sandbox.path("folder")).expect("folders can be made");
    fs::write(sandbox.path("folder/out.spv"), [b'x'; 10_000]).expect("the file can be written");
    let script = "chmod 555 folder; if [ $(id -u) = 0 ]; then as='setpriv --bounding-set=-all --inh-caps=-all'; fi; \
                  $as \"$B\" in.ll -o folder/out.spv && ! $as \"$B\" in.ll -o folder/new.spv";
    let message = String::from_utf8_lossy(&shell(&sandbox, 0, script).stderr).into_owned();
    assert!(message.contains("cannot write folder/new.spv: Permission denied (os error 13)\n"), "{message}");
    sandbox.succeeds(&["in.ll", "-o", "whole.spv"]);
    let file = |name: &str| fs::read(sandbox.path(name)).expect("the file is there");
    assert!(file("folder/out.spv") == file("whole.spv"));
    shell(&sandbox, 0, "chmod 755 folder");
}

/// A new file can be made beside it, but cannot replace it. Where the test may not mount, the superuser makes such a file of
/// another user in a folder with the sticky bit; a unit test has the same for anybody, with two file systems.
#[cfg(target_os = "linux")]
#[test]
fn a_mount_point_is_written_in_place() {
    let sandbox = Sandbox::new(MODULE);
    let script = "mkdir folder && touch folder/out.spv mounted.spv && \
                  if unshare --user --map-root-user --mount true 2>&-; then \
                    exec unshare --user --map-root-user --mount sh -c '\
                      mount --bind mounted.spv folder/out.spv && \"$B\" in.ll -o folder/out.spv'; \
                  elif [ $(id -u) = 0 ]; then \
                    chmod 1777 folder && chmod 666 folder/out.spv && chown 65534 folder folder/out.spv && \
                    setpriv --bounding-set=-all --inh-caps=-all \"$B\" in.ll -o folder/out.spv && \
                    mv folder/out.spv mounted.spv && touch folder/out.spv; \
                  else \"$B\" in.ll -o mounted.spv; fi";
    shell(&sandbox, 0, script);
    holds_module(&sandbox.path("mounted.spv"));
    assert_eq!(sandbox.names(), ["folder", "in.ll", "mounted.spv"]);
    let folder = fs::read_dir(sandbox.path("folder")).expect("the folder can be listed");
    assert_eq!(folder.count(), 1, "no temporary file is left");
}

#[test]
fn output_may_overwrite_the_input_explicitly() {
    let sandbox = Sandbox::new(MODULE);
    sandbox.succeeds(&["in.ll", "-o", "in.ll"]);
    holds_module(&sandbox.path("in.ll"));
    sandbox.succeeds(&["specialize", "in.ll", "-o", "in.ll"]);
    holds_module(&sandbox.path("in.ll"));
    let sandbox = Sandbox::new(WRONG_MODULE);
    sandbox.fails(1, &["in.ll", "-o", "in.ll"]);
    assert_eq!(fs::read(sandbox.path("in.ll")).expect("the file is there"), WRONG_MODULE.as_bytes());
}

#[cfg(unix)]
#[test]
fn dangling_symlinks_are_followed() {
    let sandbox = Sandbox::new(MODULE);
    let link = |name: &str, to: &str| std::os::unix::fs::symlink(to, sandbox.path(name)).expect("links can be made");
    fs::create_dir(sandbox.path("folder")).expect("folders can be made");
    link("link.spv", "folder/second.spv");
    link("folder/second.spv", "real.spv");
    sandbox.succeeds(&["in.ll", "-o", "link.spv"]);
    assert!(sandbox.path("link.spv").is_symlink() && sandbox.path("folder/second.spv").is_symlink());
    holds_module(&sandbox.path("folder/real.spv"));
    link("circle.spv", "circle.spv");
    sandbox.fails(1, &["in.ll", "-o", "circle.spv"]);
    assert!(sandbox.path("circle.spv").is_symlink());
}

/// The reader of a pipe gets the module, and the pipe is not replaced.
#[cfg(unix)]
#[test]
fn named_pipes_are_written_in_place() {
    let sandbox = Sandbox::new(MODULE);
    let output = shell(&sandbox, 0, "mkfifo pipe && { cat pipe & } && \"$B\" in.ll -o pipe && wait && test -p pipe");
    assert!(output.stdout.starts_with(&MAGIC));
    let output = shell(&sandbox, 0, "\"$B\" in.ll -o /dev/stdout | cat");
    assert!(output.stdout.starts_with(&MAGIC));
}

/// Words of a module: the header of version 1.0 with a bound, and instructions.
fn module_words(bound: u32, instructions: &[&[u32]]) -> Vec<u8> {
    let header = [0x0723_0203, 0x0001_0000, 0, bound, 0];
    let encoded = |words: &&[u32]| [&[(words.len() as u32) << 16 | words[0]], &words[1..]].concat();
    let words = header.into_iter().chain(instructions.iter().flat_map(encoded));
    words.flat_map(u32::to_ne_bytes).collect()
}

const CAPABILITY: u32 = 17;
const KERNEL: &[u32] = &[CAPABILITY, 6];
const ADDRESSES: &[u32] = &[CAPABILITY, 4];
/// A module without entry points is to be linked.
const LINKAGE: &[u32] = &[CAPABILITY, 5];
const SHADER: &[u32] = &[CAPABILITY, 1];
/// `OpMemoryModel Physical64 OpenCL`.
const MEMORY_MODEL: &[u32] = &[14, 2, 2];
/// `OpMemoryModel Logical GLSL450`.
const SHADER_MODEL: &[u32] = &[14, 0, 1];
const VOID: &[u32] = &[19, 1];

#[test]
fn validate_prints_every_violation_of_every_file() {
    let sandbox = Sandbox::new(MODULE);
    let module = |name: &str, bytes: &[u8]| fs::write(sandbox.path(name), bytes).expect("the module can be written");
    module("good.spv", &module_words(2, &[ADDRESSES, LINKAGE, KERNEL, MEMORY_MODEL, VOID]));
    module("bad.spv", &module_words(2, &[ADDRESSES, LINKAGE, MEMORY_MODEL, VOID, VOID]));
    sandbox.succeeds(&["validate", "good.spv"]);
    let output = sandbox.run(&["validate", "good.spv", "bad.spv"]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let found = text.lines().filter(|line| line.starts_with("bad.spv: ")).count();
    assert!(found >= 2 && !text.contains("good.spv"), "{text}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("1 of 2 modules are not valid"));
    assert_eq!(sandbox.run(&["validate", "--by=none", "bad.spv"]).status.code(), Some(0));

    // A file that is no module is one more that is not valid.
    let output = sandbox.run(&["validate", "missing.spv", "in.ll", "good.spv", "bad.spv"]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), text);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(message.contains("cannot read missing.spv") && message.contains("in.ll"), "{message}");
    assert!(message.contains("3 of 4 modules are not valid"), "{message}");

    let output = sandbox.run(&["validate", "bad.spv", "--diagnostic-format=json"]);
    let objects = String::from_utf8_lossy(&output.stdout).into_owned();
    let objects = objects.lines().map(|line| serde_json::from_str(line).expect("an object"));
    let objects: Vec<serde_json::Value> = objects.collect();
    assert_eq!(objects.len(), found);
    for (object, line) in objects.iter().zip(text.lines()) {
        let member = |name: &str| object[name].as_str().unwrap_or_else(|| panic!("{name} in {object}"));
        assert_eq!(member("file"), "bad.spv");
        assert!(member("rule").ends_with(&format!("({})", member("section"))), "{object}");
        let offset = object["offset"].as_u64().expect("an offset");
        let (id, rule) = (member("id"), member("rule"));
        assert_eq!(line, format!("bad.spv: {id}: {rule}: {}, at word {offset}", member("instruction")));
        let explained = sandbox.succeeds(&["--explain", id]).stdout;
        assert!(explained.starts_with(format!("{id}\n").as_bytes()), "{}", String::from_utf8_lossy(&explained));
        assert!(object["function"].is_null());
    }
}

/// Tables are as long as the bound, which a short file may claim to be large.
#[test]
fn the_report_of_needs_has_a_limit_of_ids() {
    let sandbox = Sandbox::new(MODULE);
    fs::write(sandbox.path("in.spv"), module_words(u32::MAX, &[ADDRESSES, LINKAGE, KERNEL, MEMORY_MODEL, VOID]))
        .expect("it can be written");
    let output = sandbox.fails(1, &["--spirv-ext-report", "in.spv"]);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(message.contains("the bound of ids is 4294967295; the limit is 4194303"), "{message}");
}

#[test]
fn validate_says_that_rules_of_shaders_are_not_checked() {
    let sandbox = Sandbox::new(MODULE);
    fs::write(sandbox.path("in.spv"), module_words(2, &[SHADER, LINKAGE, SHADER_MODEL, VOID]))
        .expect("it can be written");
    let warning = |arguments: &[&str]| String::from_utf8_lossy(&sandbox.run(arguments).stderr).into_owned();
    assert!(warning(&["validate", "in.spv"]).contains("the rules of shaders are checked with --by=spirv-tools only"));
    assert_eq!(warning(&["validate", "--by=spirv-tools", "in.spv"]), "");
}

/// The words that a run with this input alone gives.
fn alone(sandbox: &Sandbox, name: &str) -> Vec<u8> {
    sandbox.succeeds(&[name, "-o", "alone.spv"]);
    fs::read(sandbox.path("alone.spv")).expect("the module is there")
}

#[test]
fn a_batch_gives_each_module_the_bytes_that_it_has_alone() {
    let sandbox = Sandbox::new(MODULE);
    fs::write(sandbox.path("warns.ll"), WARNS).expect("the file can be written");
    let expected = [alone(&sandbox, "in.ll"), alone(&sandbox, "warns.ll")];
    let written = |names: [&str; 2]| names.map(|name| fs::read(sandbox.path(name)).expect("the module is there"));
    for threads in ["--threads=1", "--threads=2"] {
        let output = sandbox.succeeds(&["in.ll", "warns.ll", "--output-dir", "out", threads]);
        assert_eq!(written(["out/in.spv", "out/warns.spv"]), expected);
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(message.starts_with("warning[W") && message.contains("\n  in   warns.ll\n"), "{message}");
    }
    fs::write(sandbox.path("list"), "\u{FEFF}# all\r\nin.ll\r\n\r\nwarns.ll 'other name.spv' # named\r\n")
        .expect("the file can be written");
    sandbox.succeeds(&["--batch=list"]);
    assert_eq!(written(["in.spv", "other name.spv"]), expected);
}

#[test]
fn a_batch_goes_on_after_a_failure() {
    let sandbox = Sandbox::new(WRONG_MODULE);
    fs::write(sandbox.path("good.ll"), MODULE).expect("the file can be written");
    let output = sandbox.fails(1, &["in.ll", "missing.ll", "good.ll", "--output-dir=."]);
    holds_module(&sandbox.path("good.spv"));
    assert!(!sandbox.path("in.spv").exists());
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    let files: Vec<_> = message.lines().filter_map(|line| line.strip_prefix("  in   ")).collect();
    assert_eq!(files, ["in.ll", "missing.ll"]);
    assert!(message.ends_with("2 of 3 translations failed\n2 errors: see --explain CODE\n"), "{message}");
    let output = sandbox.run(&["in.ll", "missing.ll", "good.ll", "--output-dir=.", "--diagnostic-format=json"]);
    let objects: Vec<_> = String::from_utf8_lossy(&output.stderr).lines().map(|line| line.starts_with('{')).collect();
    assert_eq!(objects, [true, true]);
}

#[test]
fn a_folder_that_was_made_for_nothing_is_removed() {
    let sandbox = Sandbox::new(MODULE);
    sandbox.fails(1, &["missing.ll", "another.ll", "--output-dir=new/inner"]);
    assert!(!sandbox.path("new").exists());
    fs::create_dir(sandbox.path("old")).expect("the folder can be created");
    sandbox.fails(1, &["missing.ll", "another.ll", "--output-dir=old"]);
    assert!(sandbox.path("old").exists());
    sandbox.fails(1, &["missing.ll", "in.ll", "--output-dir=new/inner"]);
    holds_module(&sandbox.path("new/inner/in.spv"));
}

#[test]
fn a_batch_writes_each_file_once() {
    let sandbox = Sandbox::new(MODULE);
    sandbox.fails(2, &["in.ll", "./in.ll", "--output-dir=."]);
    sandbox.fails(2, &["-", "in.ll", "--output-dir=."]);
    sandbox.fails(2, &["in.ll", "--output-dir=.", "-o", "out.spv"]);
    for list in ["in.ll a.spv\nin.ll a.spv\n", "in.ll in.ll\n", "in.ll a b\n", "'in.ll\n", "in.ll -\n"] {
        fs::write(sandbox.path("list"), list).expect("the file can be written");
        sandbox.fails(2, &["--batch=list"]);
    }
    assert_eq!(fs::read_dir(sandbox.folder.path()).expect("the folder can be read").count(), 2);
}

#[test]
fn files_that_are_read_are_not_overwritten() {
    let sandbox = Sandbox::new(MODULE);
    fs::copy(sandbox.path("in.ll"), sandbox.path("z.spv")).expect("the file can be copied");
    fs::write(sandbox.path("rsp"), "in.ll").expect("the file can be written");
    fs::write(sandbox.path("device.json"), "{}").expect("the file can be written");
    fs::write(sandbox.path("list"), "in.ll a.spv\nz.spv in.ll\n").expect("the file can be written");
    fs::write(sandbox.path("own"), "in.ll own\n").expect("the file can be written");
    let names = sandbox.names();
    #[rustfmt::skip]
    let cases: [&[&str]; 12] = [
        &["z.spv"],
        &["in.ll", "--spirv-ext-report", "-o", "in.ll"],
        &["z.spv", "--output-dir=."],
        &["in.ll", "--emit-map=./in.ll"],
        &["in.ll", "-o", "in.ll", "--emit-map=in.ll"],
        &["in.ll", "--spec-const-map=in.ll", "--spec-const-map-form=json"],
        &["@rsp", "-o", "rsp"],
        &["in.ll", "--target-env=device.json", "-o", "device.json"],
        &["view", "in.ll", "-o", "in.ll"],
        &["view", "in.ll", "--target-env=device.json", "-o", "device.json"],
        &["--batch=list"],
        &["--batch=own"],
    ];
    for arguments in cases {
        sandbox.fails(2, arguments);
    }
    assert_eq!(sandbox.names(), names);
    for name in ["in.ll", "z.spv"] {
        assert_eq!(fs::read_to_string(sandbox.path(name)).expect("the file is there"), MODULE);
    }
}

#[test]
fn outputs_of_one_run_are_different_files() {
    let sandbox = Sandbox::new(MODULE);
    fs::write(sandbox.path("list"), "in.ll x.spv\nin.ll ./x.spv\n").expect("the file can be written");
    sandbox.fails(2, &["--batch=list"]);
    sandbox.fails(2, &["in.ll", "--emit-map=m.json", "--spec-const-map=./m.json"]);
    sandbox.fails(2, &["in.ll", "-o", "-", "--emit-map=-"]);
    assert_eq!(sandbox.names(), ["in.ll", "list"]);
    sandbox.succeeds(&["in.ll", "-o", "/dev/null", "--emit-map=/dev/null"]);
}

#[test]
fn options_about_translations_need_a_translation() {
    let sandbox = Sandbox::new(MODULE);
    for mode in ["--spirv-ext-report", "-s", "--list-extensions", "--to-text", "--spec-const-info", "--explain=E101"] {
        sandbox.fails(2, &["in.ll", mode, "--emit-map=m.json"]);
        sandbox.fails(2, &["in.ll", mode, "--spec-const-map=m.json"]);
    }
    assert_eq!(sandbox.names(), ["in.ll"]);
}

/// `/dev/full` behaves like a full disk.
#[cfg(target_os = "linux")]
#[test]
fn no_file_is_replaced_if_another_cannot_be_written() {
    let sandbox = Sandbox::new(MODULE);
    fs::write(sandbox.path("out.spv"), "old").expect("the file can be written");
    sandbox.fails(1, &["in.ll", "-o", "out.spv", "--emit-map=/dev/full"]);
    shell(&sandbox, 1, "\"$B\" in.ll -o out.spv --spec-const-map=- --spec-const-map-form=json > /dev/full");
    assert_eq!(fs::read(sandbox.path("out.spv")).expect("the file is there"), b"old");
    assert_eq!(sandbox.names(), ["in.ll", "out.spv"]);
}

#[test]
fn a_folder_for_outputs_that_cannot_be_created_is_an_error() {
    let sandbox = Sandbox::new(MODULE);
    let output = sandbox.fails(1, &["in.ll", "--output-dir=in.ll/out"]);
    assert!(output.stderr.starts_with(b"error[E101]: Io: cannot create the folder in.ll/out"));
}

#[test]
fn response_files_may_come_from_other_systems() {
    let sandbox = Sandbox::new(MODULE);
    fs::write(sandbox.path("rsp"), "\u{FEFF}-o\r\n'a b.spv'\r\nin.ll\r\n").expect("the file can be written");
    sandbox.succeeds(&["@rsp"]);
    holds_module(&sandbox.path("a b.spv"));
}

#[cfg(target_os = "linux")]
#[test]
fn names_in_files_need_not_be_utf8() {
    use std::os::unix::ffi::OsStrExt;

    let sandbox = Sandbox::new(MODULE);
    fs::write(sandbox.path("rsp"), b"in.ll -o \xFF.spv").expect("the file can be written");
    sandbox.succeeds(&["@rsp"]);
    holds_module(&sandbox.folder.path().join(std::ffi::OsStr::from_bytes(b"\xFF.spv")));
    fs::write(sandbox.path("list"), b"in.ll \xFE.spv").expect("the file can be written");
    sandbox.succeeds(&["--batch=list"]);
    holds_module(&sandbox.folder.path().join(std::ffi::OsStr::from_bytes(b"\xFE.spv")));
}

#[test]
fn names_of_tools_are_recognized_after_options() {
    let sandbox = Sandbox::new(MODULE);
    sandbox.succeeds(&["in.ll"]);
    sandbox.succeeds(&["--diagnostic-format=json", "validate", "in.spv"]);
    assert_eq!(sandbox.succeeds(&["help", "validate"]).stdout, sandbox.succeeds(&["validate", "--help"]).stdout);
    for arguments in [["vaildate", "in.spv"], ["in.spv", "validate"]] {
        let message = String::from_utf8_lossy(&sandbox.fails(2, &arguments).stderr).into_owned();
        assert!(message.contains("write the name of the tool `validate` before its files"), "{message}");
    }
    // A file of this name is an input.
    fs::copy(sandbox.path("in.ll"), sandbox.path("view")).expect("the file can be copied");
    sandbox.succeeds(&["--threads=1", "view"]);
    holds_module(&sandbox.path("view.spv"));
}

#[test]
fn help_for_missing_arguments_has_no_code() {
    let sandbox = Sandbox::new(MODULE);
    for tool in ["generate", "validate", "specialize", "view"] {
        let output = sandbox.run(&[tool]);
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2));
        assert!(message.contains("Usage: ") && !message.contains("E112"), "{message}");
    }
}

/// Two tokens are in the pipe: the run takes one for its second module, and puts it back.
#[cfg(target_os = "linux")]
#[test]
fn tokens_of_a_job_server_are_returned() {
    let sandbox = Sandbox::new(MODULE);
    let script = "cp in.ll other.ll && mkfifo tokens && exec 3<>tokens && printf xy >&3 && \
                  MAKEFLAGS='-j3 --jobserver-auth=fifo:tokens' \"$B\" in.ll other.ll --output-dir . && \
                  test -f in.spv && test -f other.spv && printf z >&3 && head -c 3 <&3";
    let tokens = shell(&sandbox, 0, script).stdout;
    assert!(tokens.len() == 3 && tokens.iter().all(|token| b"xyz".contains(token)), "{tokens:?}");
    // A pipe that is not there any more grants nothing.
    let gone = "MAKEFLAGS='-j3 --jobserver-auth=7,8' \"$B\" in.ll other.ll --output-dir .";
    shell(&sandbox, 0, gone);
}

/// Returns bitcode with a block of an unknown kind at the start of the module.
#[cfg(feature = "llvm")]
fn with_unknown_block(mut bitcode: Vec<u8>) -> Vec<u8> {
    const MODULE_BLOCK: [u8; 4] = 0xC21_u32.to_le_bytes();
    const BLOCK_99: [u32; 3] = [0x1319, 1, 0];
    let header = bitcode.windows(4).position(|word| word == MODULE_BLOCK).expect("the file has a module");
    let (length, start) = (header + 4..header + 8, header + 8);
    let words = u32::from_le_bytes(bitcode[length.clone()].try_into().expect("a word")) + BLOCK_99.len() as u32;
    bitcode[length].copy_from_slice(&words.to_le_bytes());
    bitcode.splice(start..start, BLOCK_99.into_iter().flat_map(u32::to_le_bytes));
    bitcode
}

#[cfg(feature = "llvm")]
#[test]
fn unknown_parts_of_bitcode_give_a_warning_in_each_mode() {
    let sandbox = Sandbox::new(MODULE);
    sandbox.succeeds(&["in.ll", "-s", "-o", "in.bc"]);
    let bitcode = fs::read(sandbox.path("in.bc")).expect("the bitcode is there");
    fs::write(sandbox.path("newer.bc"), with_unknown_block(bitcode)).expect("the bitcode can be written");
    let modes: [&[&str]; 4] = [&[], &["--optimize"], &["-s"], &["--spirv-ext-report"]];
    for mode in modes {
        let output = sandbox.succeeds(&[&["newer.bc", "-o", "out"], mode].concat());
        let messages = String::from_utf8_lossy(&output.stderr);
        assert!(messages.starts_with("warning[W022]: unknown block 99"), "{mode:?}: {messages}");
        let refused = sandbox.run(&[&["newer.bc", "-o", "no", "-Werror=W022"], mode].concat());
        assert!(!refused.status.success() && !sandbox.path("no").exists(), "{mode:?}");
    }
}

#[test]
fn the_documentation_has_each_option() {
    let help = Sandbox::new(MODULE).succeeds(&["--help"]).stdout;
    let help = String::from_utf8(help).expect("the help is text");
    let (with_effect, _) = help.split_once("Accepted for compatibility").expect("the last group has this name");
    let documentation = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/options.md");
    let documentation = fs::read_to_string(documentation).expect("the documentation can be read");
    let options = with_effect.lines().filter_map(|line| line.trim_start().split_once("--"));
    let names = options.filter(|(before, _)| before.is_empty() || before.ends_with(", ")).map(|(_, rest)| {
        let end = rest.find(|letter: char| letter != '-' && !letter.is_alphanumeric()).unwrap_or(rest.len());
        format!("--{}", &rest[..end])
    });
    let missing: Vec<_> = names.filter(|name| name != "--version" && !documentation.contains(name.as_str())).collect();
    assert_eq!(missing, Vec::<String>::new());
}
