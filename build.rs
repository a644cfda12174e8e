//! Compiles the C++ code over LLVM and links LLVM, SPIRV-Tools and, into the program, the C++ runtime.
//!
//! `llvm-sys` does not link LLVM: its error comes first where there is none, and does not name the command that helps.

use std::error::Error;

#[cfg(feature = "llvm")]
#[path = "build/runtime.rs"]
mod runtime;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build/runtime.rs");
    println!("cargo::rerun-if-env-changed=DOCS_RS");
    // Tests start the unoptimized program thousands of times, and it would relocate itself for half of its time.
    if env_is("PROFILE", "debug") && env_is("CARGO_CFG_TARGET_OS", "linux") && env_is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
    // Cargo prints these errors before everything else, and fails. One run names all that is missing.
    for error in steps().into_iter().filter_map(|step| step().err()) {
        println!("cargo::error={}", error.to_string().replace('\n', " "));
    }
}

/// A step of the script.
type Step = fn() -> Result<()>;

/// Returns the steps, each of which may fail.
fn steps() -> Vec<Step> {
    let always: &[Step] = &[
        #[cfg(feature = "llvm")]
        llvm::write_lists,
    ];
    let linking: &[Step] = &[
        #[cfg(feature = "llvm")]
        llvm::build,
        #[cfg(feature = "validate")]
        spirv_tools::link,
    ];
    // docs.rs has neither LLVM nor SPIRV-Tools, and what is only checked or documented is not linked.
    let is_linked = std::env::var_os("DOCS_RS").is_none();
    [always, if is_linked { linking } else { &[] }].concat()
}

/// Returns the command that installs what is missing: that of the repository, or Debian's.
#[cfg(any(feature = "llvm", feature = "validate"))]
fn setup(packages: &str) -> String {
    match std::path::Path::new("scripts/setup").is_file() {
        true => "run `scripts/setup build` (Debian 12)".to_owned(),
        false => format!("run `apt-get install {packages}` (Debian)"),
    }
}

fn env_is(name: &str, value: &str) -> bool {
    std::env::var_os(name).is_some_and(|found| found == value)
}

#[cfg(feature = "llvm")]
mod llvm {
    use std::env;
    use std::fs;
    use std::path::{Path, PathBuf};
    use std::process::Command;

    use super::{Result, runtime};

    const SHIM: [&str; 4] =
        ["src/llvm/heap.cpp", "src/llvm/load.cpp", "src/llvm/optimize.cpp", "src/llvm/regularize.cpp"];
    const HEADERS: [&str; 3] = ["src/llvm/constants.h", "src/llvm/optimize.h", "src/llvm/regularize.h"];

    /// The lists of `src/llvm` that C++ and Rust share.
    const LISTS: [&str; 1] = ["constants"];

    /// Writes the lists that C++ and Rust share as Rust code.
    pub(super) fn write_lists() -> Result<()> {
        let folder = PathBuf::from(env::var_os("OUT_DIR").ok_or("OUT_DIR is not set: run this script through cargo")?);
        LISTS.iter().try_for_each(|list| write_list(list, &folder))
    }

    /// Compiles the shim with the flags of the LLVM that is linked.
    pub(super) fn build() -> Result<()> {
        println!("cargo::rerun-if-env-changed={PREFIX}");
        for file in SHIM.iter().chain(&HEADERS) {
            println!("cargo::rerun-if-changed={file}");
        }
        let config = find_llvm_config()?;
        let flags = run(Command::new(&config).arg("--cxxflags"))
            .map_err(|error| format!("`{} --cxxflags` failed: {error}", config.display()))?;

        let mut shim = cc::Build::new();
        shim.cpp(true).files(SHIM).warnings(true).extra_warnings(true);
        if super::env_is("PROFILE", "debug") {
            // The linker takes LLVM's inline functions from the shim; LLVM registers its options with them at each start.
            shim.opt_level(1);
        }
        for flag in flags.split_whitespace() {
            match flag.strip_prefix("-I") {
                // Warnings are not enabled for LLVM's headers.
                Some(folder) => shim.flag("-isystem").flag(folder),
                None => shim.flag(flag),
            };
        }
        shim.try_compile("llvm_spirv_rs_shim")
            .map_err(|error| format!("the C++ code was not compiled: is g++ installed? {error}"))?;
        link(&config)
    }

    /// Links LLVM: its static libraries if the installation has them, unless the feature asks for the shared one.
    fn link(config: &Path) -> Result<()> {
        let ask = |words: &[&str]| run(Command::new(config).args(words));
        let libraries = if cfg!(feature = "llvm-dynamic") { None } else { ask(&["--link-static", "--libnames"]).ok() };
        println!("cargo::rustc-link-search=native={}", ask(&["--libdir"])?);
        let Some(libraries) = libraries else {
            // It has its own libffi and shares the C++ runtime with this crate.
            for name in ask(&["--link-shared", "--libnames"])?.split_whitespace() {
                println!("cargo::rustc-link-lib=dylib={}", stem(name));
            }
            return Ok(());
        };
        for name in libraries.split_whitespace() {
            // Not in the library of Rust: copying LLVM there takes longer than linking it.
            println!("cargo::rustc-link-lib=static:-bundle={}", stem(name));
        }
        for word in ask(&["--link-static", "--system-libs"])?.split_whitespace() {
            // A name, or the path of a file.
            let (folder, name) = match word.strip_prefix("-l") {
                Some(name) => (None, Some(name)),
                None => {
                    (Path::new(word).parent(), Path::new(word).file_name().and_then(|file| file.to_str()).map(stem))
                }
            };
            folder.iter().for_each(|folder| println!("cargo::rustc-link-search=native={}", folder.display()));
            name.iter().for_each(|name| println!("cargo::rustc-link-lib=dylib={name}"));
        }
        println!("cargo::rustc-link-lib=dylib=stdc++");
        // A program that embeds the library chooses for itself how to link the C++ runtime.
        if cfg!(feature = "cli") {
            println!("cargo::rustc-link-arg-bins=-L{}", runtime::static_libraries()?.display());
        }
        link_libffi()
    }

    /// Returns the name of a library from that of its file, `libLLVMCore.a`.
    fn stem(file: &str) -> &str {
        let name = file.strip_prefix("lib").unwrap_or(file);
        [".a", ".so", ".dylib"].iter().find_map(|suffix| name.strip_suffix(suffix)).unwrap_or(name)
    }

    /// Links libffi, which LLVM's interpreter needs: statically if possible, because nothing here calls the interpreter.
    fn link_libffi() -> Result<()> {
        let found = ["ffi_pic", "ffi"].into_iter().find_map(|name| {
            let path = runtime::find(&format!("lib{name}.a")).ok().flatten()?;
            Some((name, path.parent()?.to_owned()))
        });
        match found {
            Some((name, folder)) => {
                println!("cargo::rustc-link-search=native={}", folder.display());
                // Some linkers take from an archive only what the libraries before it need, which LLVM's follow.
                println!("cargo::rustc-link-lib=static:+whole-archive={name}");
            }
            None => println!("cargo::rustc-link-lib=dylib=ffi"),
        }
        Ok(())
    }

    /// Writes a list as Rust code: its rows are the arguments of a macro with the name of the list.
    fn write_list(list: &str, folder: &Path) -> Result<()> {
        let file = format!("src/llvm/{list}.def");
        println!("cargo::rerun-if-changed={file}");
        let rows = fs::read_to_string(file)?;
        fs::write(folder.join(list).with_extension("rs"), format!("{list}! {{\n{rows}}}\n"))?;
        Ok(())
    }

    /// The variable with the prefix of an installation: that of llvm-sys.
    const PREFIX: &str = "LLVM_SYS_221_PREFIX";

    /// The names that the program has.
    const CONFIGS: [&str; 6] =
        ["llvm-config-22", "llvm-config22", "llvm22-config", "llvm-config-22.1", "llvm-config221", "llvm-config"];

    /// Returns the `llvm-config` of LLVM 22: in the folder that [`PREFIX`] names, or else in `PATH`.
    fn find_llvm_config() -> Result<PathBuf> {
        let prefix = env::var_os(PREFIX).map(PathBuf::from);
        let folder = prefix.as_ref().map(|prefix| prefix.join("bin")).unwrap_or_default();
        let mut others = String::new();
        for config in CONFIGS.map(|name| folder.join(name)) {
            let Ok(version) = run(Command::new(&config).arg("--version")) else { continue };
            if version.starts_with("22.") {
                return Ok(config);
            }
            others.push_str(&format!(", {} is that of LLVM {version}", config.display()));
        }
        let place = match &prefix {
            Some(prefix) => format!("{PREFIX} is {}, which has no bin/llvm-config of LLVM 22", prefix.display()),
            None => format!("PATH has no llvm-config of LLVM 22, and {PREFIX} is not set"),
        };
        let setup = super::setup("llvm-22-dev libpolly-22-dev zlib1g-dev libzstd-dev libxml2-dev g++");
        let message = format!(
            "found no LLVM 22 ({place}{others}): {setup}, or set {PREFIX} to the prefix of an installation, or build \
             without LLVM: `cargo build --no-default-features --features cli`; docs/packaging.md has more"
        );
        Err(message.into())
    }

    /// Returns the standard output of a command, if it succeeds.
    fn run(command: &mut Command) -> Result<String> {
        let output = command.output()?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).trim().into());
        }
        Ok(String::from_utf8(output.stdout)?.trim().to_owned())
    }
}

#[cfg(feature = "validate")]
mod spirv_tools {
    use std::env;
    use std::path::{Path, PathBuf};

    use super::Result;

    /// The oldest SPIRV-Tools that knows every extension that this crate may emit.
    const VERSION: &str = "2025.5";

    /// Links the static SPIRV-Tools that pkg-config finds, in its default path or in the folder of `scripts/setup`.
    pub(super) fn link() -> Result<()> {
        for name in ["PKG_CONFIG_PATH", "LLVM_SPIRV_RS_CACHE", "HOME"] {
            println!("cargo::rerun-if-env-changed={name}");
        }
        let cached = cache_folder().map(|cache| cache.join("spirv-tools/lib/pkgconfig"));
        let folder = folder_in(None).or_else(|| folder_in(Some(&cached?))).ok_or_else(|| {
            format!(
                "found no static SPIRV-Tools {VERSION} or newer: {}, or set PKG_CONFIG_PATH to the folder of its \
                 SPIRV-Tools.pc, or build without it: `cargo build --no-default-features --features cli,llvm`; \
                 docs/packaging.md has more",
                super::setup("pkg-config spirv-tools")
            )
        })?;
        println!("cargo::rustc-link-search=native={}", folder.display());
        println!("cargo::rustc-link-lib=static=SPIRV-Tools");
        println!("cargo::rustc-link-lib=dylib=stdc++");
        Ok(())
    }

    /// Returns the folder of `libSPIRV-Tools.a`, if pkg-config finds a version that is new enough.
    fn folder_in(further_path: Option<&Path>) -> Option<PathBuf> {
        let mut config = pkg_config::Config::new();
        config.atleast_version(VERSION).cargo_metadata(false);
        if let Some(path) = further_path {
            config.arg(format!("--with-path={}", path.display()));
        }
        let library = config.probe("SPIRV-Tools").ok()?;
        library.link_paths.into_iter().find(|folder| folder.join("libSPIRV-Tools.a").is_file())
    }

    /// Returns the folder for downloads of `scripts/setup`.
    fn cache_folder() -> Option<PathBuf> {
        let explicit = env::var_os("LLVM_SPIRV_RS_CACHE").map(PathBuf::from);
        explicit.or_else(|| Some(Path::new(&env::var_os("HOME")?).join(".cache/llvm-spirv-rs")))
    }
}
