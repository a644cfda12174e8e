//! Compiles the C++ code over LLVM and links SPIRV-Tools and, into the program, the C++ runtime.
//!
//! `llvm-sys` finds and links LLVM, and passes the path of its `llvm-config` to this script, so that the shim is
//! compiled against the LLVM that is linked.

use std::error::Error;

#[cfg(feature = "llvm")]
#[cfg_attr(not(feature = "cli"), expect(dead_code, reason = "a function for the program only"))]
#[path = "build/runtime.rs"]
mod runtime;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build/runtime.rs");
    println!("cargo::rerun-if-env-changed=DOCS_RS");
    #[cfg(feature = "llvm")]
    llvm::write_lists()?;
    // docs.rs has neither LLVM nor SPIRV-Tools, and what is only checked or documented is not linked.
    if std::env::var_os("DOCS_RS").is_some() {
        return Ok(());
    }
    #[cfg(feature = "llvm")]
    llvm::build()?;
    // A program that embeds the library chooses for itself how to link the C++ runtime.
    #[cfg(all(feature = "cli", feature = "llvm"))]
    println!("cargo::rustc-link-arg-bins=-L{}", runtime::static_libraries()?.display());
    #[cfg(feature = "validate")]
    spirv_tools::link()?;
    // Tests start the unoptimized program thousands of times, and it would relocate itself for half of its time.
    if env_is("PROFILE", "debug") && env_is("CARGO_CFG_TARGET_OS", "linux") && env_is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
    Ok(())
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
        for name in ["LLVM_SYS_221_PREFIX", "DEP_LLVM_22_CONFIG_PATH"] {
            println!("cargo::rerun-if-env-changed={name}");
        }
        for file in SHIM.iter().chain(&HEADERS) {
            println!("cargo::rerun-if-changed={file}");
        }
        let config = find_llvm_config().ok_or(
            "LLVM 22 was not found: run scripts/setup, or set LLVM_SYS_221_PREFIX to the prefix of an installation",
        )?;
        let flags = run(Command::new(&config).arg("--cxxflags"))
            .map_err(|error| format!("`{} --cxxflags` failed: {error}", config.display()))?;

        let mut shim = cc::Build::new();
        shim.cpp(true).files(SHIM).warnings(true).extra_warnings(true);
        for flag in flags.split_whitespace() {
            match flag.strip_prefix("-I") {
                // Warnings are not enabled for LLVM's headers.
                Some(folder) => shim.flag("-isystem").flag(folder),
                None => shim.flag(flag),
            };
        }
        shim.try_compile("llvm_spirv_rs_shim")?;
        link_libffi()
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

    /// Returns the `llvm-config` that llvm-sys chose, or the one that it would choose, or Debian's.
    fn find_llvm_config() -> Option<PathBuf> {
        let chosen = env::var_os("DEP_LLVM_22_CONFIG_PATH").map(PathBuf::from);
        let prefix = env::var_os("LLVM_SYS_221_PREFIX").map(|prefix| Path::new(&prefix).join("bin/llvm-config"));
        let usual = ["llvm-config-22", "/usr/lib/llvm-22/bin/llvm-config", "llvm-config"].map(PathBuf::from);
        chosen
            .into_iter()
            .chain(prefix)
            .chain(usual)
            .find(|config| run(Command::new(config).arg("--version")).is_ok_and(|version| version.starts_with("22.")))
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
                "pkg-config found no static SPIRV-Tools {VERSION} or newer: run scripts/setup, \
                     or build without the feature `validate`"
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
