//! Names the shared library, and links the C++ runtime of LLVM into it.

use std::error::Error;

#[cfg(feature = "llvm")]
#[path = "../build/runtime.rs"]
mod runtime;

/// The version of the interface, as in `LSR_ABI_VERSION`.
const ABI_VERSION: u32 = 1;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../build/runtime.rs");
    println!("cargo::rustc-env=LLVM_SPIRV_RS_ABI_VERSION={ABI_VERSION}");
    println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libllvm_spirv_rs.so.{ABI_VERSION}");
    // Every symbol that is not the interface is resolved within the library, even if the program has one of its name.
    println!("cargo::rustc-cdylib-link-arg=-Wl,-Bsymbolic");
    // A shared LLVM shares the C++ runtime.
    #[cfg(feature = "llvm")]
    if cfg!(not(feature = "llvm-dynamic")) {
        println!("cargo::rustc-cdylib-link-arg=-L{}", runtime::static_libraries()?.display());
    }
    Ok(())
}
