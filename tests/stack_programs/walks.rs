//! One seed of random graphs: unchanged, with promoted variables, and optimized by LLVM.

use std::fs;
use std::path::Path;
use std::process::Command;

use llvm_spirv_rs::{ExtensionSet, Options, translate};

use crate::Outcome;
use crate::graphs::{Graph, HEAD};
use crate::machine::Module;
use crate::process::run_program;
use crate::random::Random;

/// The number of functions in one module.
const FUNCTIONS: u32 = 20;

/// The number of paths through each function.
const PATHS: u32 = 12;

const PASSES: [&str; 3] =
    ["", "mem2reg", "mem2reg,simplifycfg<sink-common-insts;hoist-common-insts>,jump-threading,gvn,simplifycfg"];

/// Runs a seed; the message of a failure gives the first different number of arrays.
pub(crate) fn run(seed: u64) -> Outcome {
    let folder = tempfile::tempdir().map_err(|error| format!("no folder for temporary files: {error}"))?;
    let mut random = Random::new(seed ^ 0x5eed);
    let graphs: Vec<Graph> = (0..FUNCTIONS).map(|_| Graph::new(&mut random)).collect();
    let mut text = HEAD.to_owned();
    (0..).zip(&graphs).for_each(|(number, graph)| text.push_str(&graph.assembly(&name(number))));
    let paths: Vec<Vec<bool>> = (0..PATHS).map(|_| (0..40).map(|_| random.percent(50)).collect()).collect();
    PASSES.into_iter().try_for_each(|passes| {
        let text = optimize(folder.path(), &text, passes)?;
        check(&text, &graphs, &paths).map_err(|message| format!("seed {seed}, passes \"{passes}\": {message}"))
    })
}

fn name(number: u32) -> String {
    format!("f{number}")
}

fn optimize(folder: &Path, text: &str, passes: &str) -> Outcome<String> {
    if passes.is_empty() {
        return Ok(text.to_owned());
    }
    let (from, to) = (folder.join("graphs.ll"), folder.join("optimized.ll"));
    fs::write(&from, text).map_err(|error| format!("{}: {error}", from.display()))?;
    run_program(Command::new("opt-22").arg(format!("-passes={passes}")).arg("-S").arg(from).arg("-o").arg(&to))?;
    fs::read_to_string(&to).map_err(|error| format!("{}: {error}", to.display()))
}

fn check(text: &str, graphs: &[Graph], paths: &[Vec<bool>]) -> Outcome {
    let extensions = ExtensionSet::parse_list("+SPV_INTEL_variable_length_array").map_err(|error| error.to_string())?;
    let options = Options { extensions, ..Options::default() };
    let translation = translate(text.as_bytes(), "graphs.ll", &options).map_err(|error| format!("{error}\n{text}"))?;
    if let Some(warning) = translation.warnings.first() {
        return Err(warning.to_string());
    }
    let module = Module::read(&translation.words)?;
    for (number, graph) in (0..).zip(graphs) {
        for bits in paths {
            let (got, want) = (module.trace(&name(number), bits)?, graph.trace(bits));
            let common = got.len().min(want.len());
            // In an infinite loop the two traces end at different positions.
            if got[..common] != want[..common] || common == 0 {
                return Err(format!("@{} has {got:?} arrays instead of {want:?}", name(number)));
            }
        }
    }
    Ok(())
}
