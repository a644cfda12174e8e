//! Links the C++ runtime of LLVM into the extension module.

use std::error::Error;

#[cfg(feature = "llvm")]
#[path = "../build/runtime.rs"]
mod runtime;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../build/runtime.rs");
    #[cfg(feature = "llvm")]
    {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-Bsymbolic");
        println!("cargo::rustc-cdylib-link-arg=-L{}", runtime::static_libraries()?.display());
    }
    Ok(())
}
