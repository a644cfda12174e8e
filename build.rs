//! Compiles the C++ shim over LLVM and links SPIRV-Tools.
//!
//! LLVM itself is found and linked by `llvm-sys`, which tells this script which `llvm-config` it chose, so that
//! the shim is compiled against the very LLVM that is linked.

use std::error::Error;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "llvm")]
    llvm::build()?;
    #[cfg(feature = "validate")]
    spirv_tools::link()?;
    Ok(())
}

#[cfg(feature = "llvm")]
mod llvm {
    use std::env;
    use std::fs;
    use std::path::{Path, PathBuf};
    use std::process::Command;

    use super::Result;

    const SHIM: [&str; 4] = ["src/llvm/shim.cpp", "src/llvm/di.cpp", "src/llvm/load.cpp", "src/llvm/optimize.cpp"];
    const HEADERS: [&str; 2] = ["src/llvm/constants.h", "src/llvm/optimize.h"];

    /// The lists of `src/llvm` that C++ and Rust share.
    const LISTS: [&str; 5] = ["constants", "di_numbers", "di_refs", "md_kinds", "opcodes"];

    /// Compiles the shim with the flags of the LLVM that is linked.
    pub(super) fn build() -> Result<()> {
        for name in ["LLVM_SYS_221_PREFIX", "DEP_LLVM_22_CONFIG_PATH"] {
            println!("cargo::rerun-if-env-changed={name}");
        }
        for file in SHIM.iter().chain(&HEADERS) {
            println!("cargo::rerun-if-changed={file}");
        }
        let folder = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo names no folder for output")?);
        for list in LISTS {
            write_list(list, &folder)?;
        }
        let config = find_llvm_config()
            .ok_or("LLVM 22 was not found: run scripts/setup, or point LLVM_SYS_221_PREFIX at an installation")?;
        let flags = run(Command::new(&config).arg("--cxxflags"))
            .map_err(|error| format!("{} does not answer: {error}", config.display()))?;

        let mut shim = cc::Build::new();
        shim.cpp(true).files(SHIM).warnings(true).extra_warnings(true);
        for flag in flags.split_whitespace() {
            match flag.strip_prefix("-I") {
                // LLVM's own headers are not held to our warnings.
                Some(folder) => shim.flag("-isystem").flag(folder),
                None => shim.flag(flag),
            };
        }
        // LLVM itself throws nothing, but the shim leaves LLVM's dead ends by an exception.
        shim.flag("-fexceptions");
        shim.try_compile("llvm_spirv_rs_shim")?;
        Ok(())
    }

    /// Writes a list for Rust to include: its rows as the input of a macro that is named like the list.
    fn write_list(list: &str, folder: &Path) -> Result<()> {
        let file = format!("src/llvm/{list}.def");
        println!("cargo::rerun-if-changed={file}");
        let rows = fs::read_to_string(file)?;
        fs::write(folder.join(list).with_extension("rs"), format!("{list}! {{\n{rows}}}\n"))?;
        Ok(())
    }

    /// The `llvm-config` that llvm-sys chose, or the one it would choose, or Debian's folder.
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

    /// What a command prints, if it succeeds.
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

    /// The oldest SPIRV-Tools that knows every extension this crate may emit.
    const VERSION: &str = "2025.5";

    /// Links the static SPIRV-Tools that pkg-config finds, by itself or in the folder that `scripts/setup` fills.
    pub(super) fn link() -> Result<()> {
        for name in ["PKG_CONFIG_PATH", "LLVM_SPIRV_RS_CACHE", "HOME"] {
            println!("cargo::rerun-if-env-changed={name}");
        }
        let cached = cache_folder().map(|cache| cache.join("spirv-tools/lib/pkgconfig"));
        let folder = folder_in(None).or_else(|| folder_in(Some(&cached?))).ok_or_else(|| {
            format!(
                "a static SPIRV-Tools {VERSION} or newer was not found by pkg-config: run scripts/setup, \
                     or build without the feature `validate`"
            )
        })?;
        println!("cargo::rustc-link-search=native={}", folder.display());
        println!("cargo::rustc-link-lib=static=SPIRV-Tools");
        println!("cargo::rustc-link-lib=dylib=stdc++");
        Ok(())
    }

    /// The folder of `libSPIRV-Tools.a`, if pkg-config knows a version that is new enough.
    fn folder_in(further_path: Option<&Path>) -> Option<PathBuf> {
        let mut config = pkg_config::Config::new();
        config.atleast_version(VERSION).cargo_metadata(false);
        if let Some(path) = further_path {
            config.arg(format!("--with-path={}", path.display()));
        }
        let library = config.probe("SPIRV-Tools").ok()?;
        library.link_paths.into_iter().find(|folder| folder.join("libSPIRV-Tools.a").is_file())
    }

    /// Where `scripts/setup` keeps what it downloads.
    fn cache_folder() -> Option<PathBuf> {
        let named = env::var_os("LLVM_SPIRV_RS_CACHE").map(PathBuf::from);
        named.or_else(|| Some(Path::new(&env::var_os("HOME")?).join(".cache/llvm-spirv-rs")))
    }
}
