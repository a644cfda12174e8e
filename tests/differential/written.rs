//! Modules written by hand, each about one construct that translators get wrong.
//!
//! A module of `written/` defines `@body_0` and on, which read a record of 512 bytes and write another, as the
//! generated functions do: `$G` stands for a pointer to a record. The compared values are those of 8 bytes which a
//! function stores from the start of its record on; `; values: N` gives their number, the same for all functions. They
//! are also compared with the recorded results of another translator's modules, see [`peer`](crate::peer).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use libtest_mimic::Trial;

use crate::Outcome;
use crate::generate::{Functions, Store};
use crate::peer::Table;
use crate::seed;

pub(crate) static RECORDED: Table = Table::new("written.tsv");

/// Returns a trial for each module, and one for the recorded rows.
pub(crate) fn trials() -> Vec<Trial> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/differential/written");
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("the folder can be listed").path()).collect();
    files.sort();
    let programs: Vec<String> = files.iter().flat_map(|file| seed::programs(&name(file))).collect();
    let rows = Trial::test("recorded_rows", move || Ok(RECORDED.check_for_stale_rows(&programs)?));
    files.into_iter().map(trial).chain([rows]).collect()
}

fn name(file: &Path) -> String {
    file.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn trial(file: PathBuf) -> Trial {
    let name = name(&file);
    Trial::test(format!("written_{name}"), move || Ok(run(&name, &file)?))
}

fn run(name: &str, file: &Path) -> Outcome {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let count = (0..).take_while(|index| text.contains(&format!("@body_{index}("))).count();
    let values = text
        .lines()
        .find_map(|line| line.strip_prefix("; values: "))
        .and_then(|number| number.trim().parse::<u32>().ok())
        .ok_or("the module does not say how many values it has")?;
    let store = |index| Store { offset: index * 8, bytes: 8, value: format!("value {index}") };
    let functions = Functions {
        definitions: std::iter::once(text).chain(std::iter::repeat_n(String::new(), count.saturating_sub(1))).collect(),
        declarations: BTreeSet::new(),
        covered: BTreeSet::new(),
        stores: vec![(0..values).map(store).collect(); count],
    };
    seed::run_written(name, functions, &RECORDED)
}
