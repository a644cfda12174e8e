//! Names of ids that differ, for the disassembler of SPIRV-Tools.
//!
//! For the n-th id with a name it tries n names, `a`, `a_0`, `a_1`, ..., so that its time grows with the square of their
//! number: the values of many functions have the same few names. Here every name gets its number at once.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::error::Result;
use crate::spirv::Op;
use crate::spirv::inst::{Inst, InstView, iter};

/// A module in which the names of ids differ.
pub(super) struct Renamed {
    /// The words of the module, its header included.
    pub(super) words: Vec<u32>,
    /// The new names with the old ones, in the order of the module.
    names: Vec<(String, String)>,
}

impl Renamed {
    /// Gives the ids of a module the names that the disassembler gives them; `None` if they are those of the module.
    pub(super) fn new(words: &[u32], header: usize) -> Option<Self> {
        let (head, body) = words.split_at_checked(header)?;
        let mut renamed = Self { words: Vec::new(), names: Vec::new() };
        let mut names = Names::default();
        let mut copied = 0;
        let mut position = 0;
        for inst in iter(body).map_while(Result::ok) {
            let end = position + 1 + inst.operands.len();
            if let Some((id, old, new)) = names.changed(inst) {
                renamed.words.extend_from_slice(&body[copied..position]);
                let inst = Inst::new(Op::Name).literal(id).string(new.as_bytes());
                inst.append_to(&mut renamed.words).ok()?;
                renamed.names.push((new, String::from_utf8_lossy(&old).into_owned()));
                copied = end;
            }
            position = end;
        }
        if renamed.names.is_empty() {
            return None;
        }
        renamed.words.extend_from_slice(&body[copied..]);
        renamed.words.splice(..0, head.iter().copied());
        Some(renamed)
    }

    /// Returns the disassembly of the module before its ids got other names.
    pub(super) fn restore(&self, text: &str) -> String {
        let mut restored = String::with_capacity(text.len());
        let mut rest = text;
        for (new, old) in &self.names {
            let Some(at) = rest.find(&format!("OpName %{new} \"{new}\"\n")) else { break };
            let (before, after) = rest.split_at(at);
            restored.push_str(before);
            let escaped = old.replace('\\', "\\\\").replace('"', "\\\"");
            restored.push_str(&format!("OpName %{new} \"{escaped}\""));
            rest = after.split_once('\n').map_or("", |(line, _)| &after[line.len()..]);
        }
        restored + rest
    }
}

/// The names that are given.
#[derive(Default)]
struct Names {
    used: FxHashSet<String>,
    named: FxHashSet<u32>,
    /// The next number for a name.
    next: FxHashMap<String, u32>,
}

impl Names {
    /// Returns the id, the name, and the new name of an `OpName` whose name another id has.
    fn changed(&mut self, inst: InstView<'_>) -> Option<(u32, Vec<u8>, String)> {
        let (Op::Name, &[id, ..]) = (inst.op, inst.operands) else { return None };
        let (name, _) = inst.string(1)?;
        // Only the first name of an id counts.
        if !self.named.insert(id) {
            return None;
        }
        let valid = sanitized(&name);
        if self.used.insert(valid.clone()) {
            return None;
        }
        let next = self.next.entry(valid.clone()).or_default();
        loop {
            let candidate = format!("{valid}_{next}");
            *next += 1;
            if self.used.insert(candidate.clone()) {
                return Some((id, name, candidate));
            }
        }
    }
}

/// Returns a name with an underscore for each byte that an identifier cannot have.
fn sanitized(name: &[u8]) -> String {
    if name.is_empty() {
        return "_".to_owned();
    }
    let valid = |byte: &u8| if byte.is_ascii_alphanumeric() { char::from(*byte) } else { '_' };
    name.iter().map(valid).collect()
}
