//! C with arrays of variable length for a device.
//!
//! Clang has them for other targets only, so the code is made for one and then given to this one: `get_global_id` is all
//! that it calls.

use std::path::Path;
use std::process::Command;

use crate::Outcome;
use crate::process::run_program;

/// Compiles C to LLVM assembly for `spir64`; every function that is not static is a kernel.
pub fn compile_c(source: &Path, level: &str, assembly: &Path) -> Outcome {
    let mut clang = Command::new("clang-22");
    clang.args(["--target=x86_64-unknown-linux-gnu", "-x", "c", "-ffp-contract=off", "-emit-llvm", "-S"]);
    run_program(clang.arg(format!("-{level}")).arg(source).arg("-o").arg(assembly))?;
    let failed = |error| format!("{}: {error}", assembly.display());
    let text = std::fs::read_to_string(assembly).map_err(failed)?;
    let lines: Vec<String> = text.lines().map(retarget).collect();
    std::fs::write(assembly, lines.join("\n")).map_err(failed)
}

fn retarget(line: &str) -> String {
    match line {
        _ if line.starts_with("target datalayout") => {
            "target datalayout = \"e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1\""
                .to_owned()
        }
        _ if line.starts_with("target triple") => "target triple = \"spir64-unknown-unknown\"".to_owned(),
        _ => line.replace("define dso_local void @", "define spir_kernel void @"),
    }
}
