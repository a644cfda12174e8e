//! C and C++ programs that are built as users build them, with pkg-config and with CMake, against an installation.

#![expect(clippy::print_stdout, reason = "the log of the tests shows what the programs print")]

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// A folder with the installed library. It stays for who wants to look at it.
static PREFIX: LazyLock<PathBuf> = LazyLock::new(|| {
    let prefix = Path::new(env!("CARGO_TARGET_TMPDIR")).join("prefix");
    let program = std::env::current_exe().expect("the test has a path");
    let profile = program.ancestors().nth(2).expect("the test is in the folder of the build");
    let from = format!("--from={}", profile.display());
    run(Command::new(folder().join("../scripts/install")).args([OsStr::new("--library"), from.as_ref()]).arg(&prefix));
    prefix
});

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn program(name: &str) -> PathBuf {
    folder().join("tests/programs").join(name)
}

/// Runs a command that must succeed, and returns what it prints.
#[track_caller]
fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}\n{text}", output.status);
    text
}

/// Asks pkg-config about the installation.
fn flags(question: &str) -> Vec<String> {
    let mut command = Command::new("pkg-config");
    command.env("PKG_CONFIG_PATH", PREFIX.join("lib/pkgconfig")).args([question, "llvm-spirv-rs"]);
    run(&mut command).split_whitespace().map(str::to_owned).collect()
}

/// Compiles a program, and returns its path.
fn compiled(compiler: &str, source: &str, name: &str, options: &[&str]) -> PathBuf {
    let executable = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut command = Command::new(compiler);
    command.args(["-g", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]).args(options).args(flags("--cflags"));
    command.arg(program(source)).args(flags("--libs")).arg("-o").arg(&executable);
    run(&mut command);
    executable
}

/// Runs a program that finds the installed library.
fn executed(executable: &Path) -> String {
    let printed = run(Command::new(executable).env("LD_LIBRARY_PATH", PREFIX.join("lib")));
    assert!(printed.ends_with("done\n"), "{printed}");
    println!("{printed}");
    printed
}

/// AddressSanitizer reports leaks when the program ends, those of the library included.
#[test]
fn a_c_program_uses_the_library_without_leaks() {
    let executable = compiled("cc", "use.c", "use-c", &["-std=c99", "-fsanitize=address,undefined"]);
    assert!(executed(&executable).contains("OpBitReverse needs SPV_KHR_bit_instructions"));
}

#[test]
fn a_cpp_program_uses_the_library_without_leaks() {
    for standard in ["c++17", "c++20"] {
        let options = [&format!("-std={standard}"), "-fsanitize=address,undefined", "-Wall", "-Wextra", "-Werror"];
        let executable = compiled("c++", "use.cpp", &format!("use-{standard}"), &options);
        assert!(executed(&executable).contains("8 threads agree"));
    }
}

#[test]
fn an_old_standard_of_cpp_is_an_error_with_the_remedy() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("include/llvm_spirv_rs.hpp");
    let output = Command::new("c++").args(["-std=c++14", "-fsyntax-only", "-x", "c++"]).arg(source).output().unwrap();
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("needs C++17: compile with -std=c++17"));
}

/// Memcheck sees what AddressSanitizer does not: reads of uninitialized memory in code that it did not compile.
#[test]
fn a_c_program_runs_under_memcheck() {
    let executable = compiled("cc", "use.c", "use-c-memcheck", &["-std=c99"]);
    // Valgrind gives up on the debug information of a debug build.
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stripped");
    std::fs::create_dir_all(&folder).expect("the folder can be created");
    let mut strip = Command::new("objcopy");
    run(strip
        .arg("--strip-debug")
        .arg(PREFIX.join("lib/libllvm_spirv_rs.so.1"))
        .arg(folder.join("libllvm_spirv_rs.so.1")));
    let mut command = Command::new("valgrind");
    command.args(["--leak-check=full", "--errors-for-leak-kinds=definite,indirect,possible", "--error-exitcode=9"]);
    let printed = run(command.arg(executable).env("LD_LIBRARY_PATH", folder));
    assert!(printed.contains("ERROR SUMMARY: 0 errors"), "{printed}");
}

#[test]
fn cmake_finds_the_package() {
    let build = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cmake");
    let mut configure = Command::new("cmake");
    // The clone may have moved since the last run.
    configure.arg("--fresh");
    configure.arg("-G").arg("Ninja").arg("-S").arg(program("")).arg("-B").arg(&build);
    run(configure.arg(format!("-DCMAKE_PREFIX_PATH={}", PREFIX.display())));
    run(Command::new("cmake").arg("--build").arg(&build));
    for name in ["use-c", "use-cpp"] {
        // CMake writes the folder of the library into the program.
        assert!(run(&mut Command::new(build.join(name))).ends_with("done\n"));
    }
}

/// LLVM's and SPIRV-Tools' symbols are hidden, so that they do not clash with those of a program that has its own.
#[test]
fn the_shared_library_exports_the_interface_only() {
    let library = PREFIX.join("lib/libllvm_spirv_rs.so");
    let symbols = run(Command::new("nm").args(["-D", "--defined-only", "--format=just-symbols"]).arg(&library));
    let mut exported: Vec<_> = symbols.lines().collect();
    exported.sort_unstable();
    let header = std::fs::read_to_string(PREFIX.join("include/llvm_spirv_rs.h")).expect("the header is installed");
    let code: String = header.lines().filter(|line| !line.starts_with("//")).flat_map(|line| [line, "\n"]).collect();
    let mut declared: Vec<_> = code
        .match_indices('(')
        .filter_map(|(end, _)| code[..end].rsplit(|letter: char| letter != '_' && !letter.is_alphanumeric()).next())
        .filter(|name| name.starts_with("lsr_"))
        .collect();
    declared.sort_unstable();
    assert_eq!(exported, declared);
}

#[test]
fn the_shared_library_has_its_name_and_needs_the_c_library_only() {
    let library = PREFIX.join("lib/libllvm_spirv_rs.so");
    let dynamic = run(Command::new("readelf").arg("-d").arg(library));
    let names: Vec<_> = dynamic.lines().filter_map(|line| line.split_once('[')?.1.strip_suffix(']')).collect();
    assert!(names.contains(&"libllvm_spirv_rs.so.1"), "{dynamic}");
    let allowed = ["libllvm_spirv_rs.so.1", "libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2"];
    assert!(names.iter().all(|name| allowed.contains(name)), "{dynamic}");
}

/// The program links LLVM 19, whose symbols have the names of those in the library; the order of the two is the other
/// way round in the second program.
#[test]
fn a_program_with_its_own_llvm_uses_the_library() {
    let headers = run(Command::new("llvm-config-22").arg("--includedir"));
    let include = ["-isystem", headers.trim()];
    for (name, options) in [
        ("host-llvm-first", &[include[0], include[1], "-l:libLLVM.so.19.1"][..]),
        ("host-llvm-last", &[include[0], include[1], "-Wl,--no-as-needed"]),
    ] {
        let executable = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let mut command = Command::new("cc");
        command.args(["-g", "-Wl,--no-as-needed"]).args(options).args(flags("--cflags")).arg(program("host.c"));
        run(command.args(flags("--libs")).arg("-l:libLLVM.so.19.1").arg("-o").arg(&executable));
        assert!(executed(&executable).contains("LLVM 19."));
    }
}
