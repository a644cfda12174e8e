//! The comparison of the verdicts, by class of message.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use llvm_spirv_rs::spirv::grammar::{op_by_name, op_row};

use super::judge::class;
use super::worker::{Broken, Ours, Verdict};

/// The number of examples of a class.
const EXAMPLES: usize = 3;

/// The mutants of a class of messages.
#[derive(Default)]
struct Tally {
    /// Mutants that both validators refuse.
    both: u64,
    /// Mutants of `both` where none of our violations is at the same instruction.
    elsewhere: u64,
    /// Mutants that only one validator refuses.
    one: u64,
    /// The opcodes at fault, of those that only one refuses.
    opcodes: BTreeMap<String, u64>,
    /// The first of those that only one refuses.
    examples: BTreeMap<u64, String>,
}

impl Tally {
    fn example(&mut self, ours: &Ours, broken: &Broken) {
        self.one += 1;
        *self.opcodes.entry(opcode(broken)).or_default() += 1;
        let text = format!("{}\n        {}\n        {}", example(ours), broken.rule, broken.instruction);
        self.examples.insert(ours.number, text);
        self.trim();
    }

    /// Records a mutant that both refuse.
    fn agree(&mut self, ours: &Ours, broken: &Broken) {
        self.both += 1;
        let is_at = |offset| ours.places.iter().any(|place| place.offset == Some(offset));
        self.elsewhere += u64::from(!broken.offset.is_none_or(is_at));
    }

    /// Returns the chapters of the specification that have the opcodes.
    fn chapters(&self) -> String {
        let chapter = |name: &String| {
            let row = op_by_name(name.strip_prefix("Op")?).and_then(op_row)?;
            Some(format!("{:?}", row.class))
        };
        let extended = || self.opcodes.keys().any(|name| name != "-" && !name.starts_with("Op"));
        let mut chapters: BTreeSet<String> = self.opcodes.keys().filter_map(chapter).collect();
        chapters.extend(extended().then(|| "Extension".to_owned()));
        chapters.into_iter().collect::<Vec<_>>().join(" ")
    }

    fn trim(&mut self) {
        while self.examples.len() > EXAMPLES {
            self.examples.pop_last();
        }
    }

    fn merge(&mut self, other: Self) {
        self.both += other.both;
        self.elsewhere += other.elsewhere;
        self.one += other.one;
        for (opcode, count) in other.opcodes {
            *self.opcodes.entry(opcode).or_default() += count;
        }
        self.examples.extend(other.examples);
        self.trim();
    }
}

/// The mutants that violate one family of rules: those of a section, an instruction or an extension.
#[derive(Clone, Copy, Default)]
struct Family {
    both: u64,
    ours: u64,
    /// Mutants that SPIRV-Tools alone refuses: for a reason that our validator does not share, and others.
    lenient: u64,
    missed: u64,
}

impl Family {
    fn merge(&mut self, other: Self) {
        self.both += other.both;
        self.ours += other.ours;
        self.lenient += other.lenient;
        self.missed += other.missed;
    }
}

/// Returns the opcode of the instruction that violates a rule; of an extended instruction, its name.
fn opcode(broken: &Broken) -> String {
    let mut words = broken.instruction.split_whitespace().skip_while(|word| !word.starts_with("Op"));
    match words.next() {
        Some("OpExtInst") => words.nth(2).unwrap_or("OpExtInst").to_owned(),
        Some(op) => op.to_owned(),
        None => "-".to_owned(),
    }
}

/// Returns the name, the seed and the mutator of a mutant.
fn example(ours: &Ours) -> String {
    format!("{}: {} [{}]", ours.name, ours.seed, ours.mutator)
}

/// The comparison of the verdicts on many mutants.
#[derive(Default)]
pub(crate) struct Report {
    /// The mutants that both accept.
    accepted: u64,
    /// The mutants that are not compared.
    shaders: u64,
    not_asked: u64,
    /// Mutants on which SPIRV-Tools ends the process.
    crashes: BTreeMap<u64, String>,
    /// By class of SPIRV-Tools' messages; only one refuses: SPIRV-Tools.
    theirs: BTreeMap<String, Tally>,
    /// By class of our messages, for mutants that SPIRV-Tools accepts.
    ours: BTreeMap<String, Tally>,
    /// By class of SPIRV-Tools' messages for which ours is lenient.
    lenient: BTreeMap<String, Tally>,
    /// By class of SPIRV-Tools' messages that are known gaps.
    gaps: BTreeMap<String, Tally>,
    /// By the section, instruction or extension that our first message about the instruction names; by the instruction, if
    /// only SPIRV-Tools refuses.
    families: BTreeMap<String, Family>,
    /// By mutator: both accept, both refuse, only SPIRV-Tools, only ours; not compared.
    mutators: BTreeMap<String, [u64; 5]>,
    panics: BTreeMap<u64, String>,
    /// The names of the mutants that only SPIRV-Tools refuses, with its messages.
    misses: BTreeMap<String, String>,
}

impl Report {
    /// Records the verdicts on a mutant.
    pub(crate) fn add(&mut self, ours: &Ours, theirs: &Verdict) {
        if let Some(panic) = &ours.panic {
            self.panics.insert(ours.number, format!("{}: {panic}", example(ours)));
            return;
        }
        let column = match (theirs, &ours.broken) {
            (Verdict::Accepted, None) => 0,
            (Verdict::Refused(_), Some(_)) => 1,
            (Verdict::Refused(_), None) => 2,
            (Verdict::Accepted, Some(_)) => 3,
            (Verdict::Lenient(_) | Verdict::KnownGap(_) | Verdict::NotAsked | Verdict::ForShaders, _) => 4,
        };
        let mutator = if ours.mutator.contains("; ") { "two of them" } else { &ours.mutator };
        self.mutators.entry(mutator.to_owned()).or_default()[column] += 1;
        match (theirs, &ours.broken) {
            (Verdict::Accepted, None) => self.accepted += 1,
            (Verdict::Accepted, Some(broken)) => {
                self.family(section(ours, None)).ours += 1;
                self.ours.entry(class(&broken.rule)).or_default().example(ours, broken);
            }
            (Verdict::Refused(broken), None) => {
                self.family(&opcode(broken)).missed += 1;
                self.misses.insert(ours.name.clone(), broken.rule.clone());
                self.theirs.entry(class(&broken.rule)).or_default().example(ours, broken);
            }
            (Verdict::Refused(broken), Some(_)) => {
                self.family(section(ours, broken.offset)).both += 1;
                self.theirs.entry(class(&broken.rule)).or_default().agree(ours, broken);
            }
            (Verdict::Lenient(broken), None) => {
                self.family(&opcode(broken)).lenient += 1;
                self.lenient.entry(class(&broken.rule)).or_default().example(ours, broken);
            }
            (Verdict::Lenient(broken), Some(_)) => {
                self.family(section(ours, broken.offset)).both += 1;
                self.lenient.entry(class(&broken.rule)).or_default().agree(ours, broken);
            }
            (Verdict::KnownGap(broken), None) => {
                self.gaps.entry(class(&broken.rule)).or_default().example(ours, broken);
            }
            (Verdict::KnownGap(broken), Some(_)) => {
                self.gaps.entry(class(&broken.rule)).or_default().agree(ours, broken);
            }
            (Verdict::NotAsked, _) => self.not_asked += 1,
            (Verdict::ForShaders, _) => self.shaders += 1,
        }
    }

    fn family(&mut self, name: &str) -> &mut Family {
        self.families.entry(name.to_owned()).or_default()
    }

    /// Records a mutant that ends SPIRV-Tools' process.
    pub(crate) fn crashed(&mut self, ours: &Ours) {
        self.crashes.insert(ours.number, example(ours));
    }

    pub(crate) fn merge(&mut self, other: Self) {
        self.accepted += other.accepted;
        self.shaders += other.shaders;
        self.not_asked += other.not_asked;
        for (own, other) in [
            (&mut self.theirs, other.theirs),
            (&mut self.ours, other.ours),
            (&mut self.lenient, other.lenient),
            (&mut self.gaps, other.gaps),
        ] {
            for (class, tally) in other {
                own.entry(class).or_default().merge(tally);
            }
        }
        for (family, counts) in other.families {
            self.families.entry(family).or_default().merge(counts);
        }
        for (mutator, counts) in other.mutators {
            let own = self.mutators.entry(mutator).or_default();
            own.iter_mut().zip(counts).for_each(|(own, count)| *own += count);
        }
        self.panics.extend(other.panics);
        self.misses.extend(other.misses);
        self.crashes.extend(other.crashes);
    }

    /// Returns the number of mutants that ours misses.
    fn missed(&self) -> u64 {
        self.theirs.values().map(|tally| tally.one).sum()
    }

    /// Returns the reason why the test fails: panics, or missed mutants.
    pub(crate) fn failure(&self) -> Option<String> {
        let panics = self.panics.values().map(|panic| format!("panic: {panic}"));
        let misses = self.misses.iter().map(|(name, rule)| format!("missed: {name}: SPIRV-Tools: {rule}"));
        let faults: Vec<String> = panics.chain(misses).collect();
        (!faults.is_empty()).then(|| faults.join("\n"))
    }

    /// Returns the report.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let one = |tallies: &BTreeMap<String, Tally>| tallies.values().map(|tally| tally.one).sum::<u64>();
        let both = |tallies: &BTreeMap<String, Tally>| tallies.values().map(|tally| tally.both).sum::<u64>();
        let Self { accepted, shaders, not_asked, .. } = self;
        let _ = writeln!(
            text,
            "both accept {accepted}, both refuse {}, ours misses {}, ours is lenient {}, ours only refuses {}; not compared: \
             {shaders} with shaders, {} known gaps, {not_asked} too deep, {} on which SPIRV-Tools crashes; {} panics",
            both(&self.theirs) + both(&self.lenient),
            self.missed(),
            one(&self.lenient),
            one(&self.ours),
            one(&self.gaps) + both(&self.gaps),
            self.crashes.len(),
            self.panics.len()
        );
        let _ = writeln!(
            text,
            "{} classes of SPIRV-Tools' messages, of which {} are missed\n",
            self.theirs.len(),
            self.theirs.values().filter(|tally| tally.one > 0).count()
        );
        for panic in self.panics.values().take(EXAMPLES) {
            let _ = writeln!(text, "PANIC {panic}");
        }
        let _ = writeln!(
            text,
            "MISSED by ours: missed/both (at another instruction) [chapters of the missed] class of SPIRV-Tools' message"
        );
        write(&mut text, &self.theirs, |tally| tally.one > 0);
        let _ = writeln!(text, "\nOURS ONLY: class of our message for mutants that SPIRV-Tools accepts");
        write(&mut text, &self.ours, |_| true);
        let _ = writeln!(text, "\nLENIENT: accepted/refused by ours, for a reason of `lenient`");
        write(&mut text, &self.lenient, |_| true);
        let _ = writeln!(text, "\nKNOWN GAPS of SPIRV-Tools: accepted/refused by ours");
        write(&mut text, &self.gaps, |_| true);
        let _ = writeln!(text, "\nREFUSED BY BOTH:");
        write(&mut text, &self.theirs, |tally| tally.one == 0);
        self.write_families(&mut text);
        let _ = writeln!(text, "\nCRASHES of SPIRV-Tools:");
        for crash in self.crashes.values() {
            let _ = writeln!(text, "      {crash}");
        }
        let _ = writeln!(text, "\nMUTATORS: both accept, both refuse, missed, ours only, not compared");
        for (mutator, counts) in &self.mutators {
            let _ = writeln!(text, "{mutator:30} {counts:?}");
        }
        text
    }

    /// Writes how many mutants violate each family of rules.
    fn write_families(&self, text: &mut String) {
        let _ = writeln!(text, "\nBY RULE: both refuse, ours only, SPIRV-Tools only (lenient, missed)");
        let mut all = Family::default();
        for (name, &family) in &self.families {
            let _ = writeln!(text, "{}", row(name, family));
            all.merge(family);
        }
        let _ = writeln!(text, "{}", row("all", all));
    }
}

fn row(name: &str, Family { both, ours, lenient, missed }: Family) -> String {
    format!("{name:60} {both:7} {ours:7} {lenient:7} {missed:7}")
}

/// Returns the section that our first violation at an offset names, otherwise that of the first violation.
fn section(ours: &Ours, offset: Option<usize>) -> &str {
    let at = || ours.places.iter().find(|place| offset.is_some() && place.offset == offset);
    at().or(ours.places.first()).map_or("-", |place| &place.section)
}

fn write(text: &mut String, tallies: &BTreeMap<String, Tally>, is_wanted: impl Fn(&Tally) -> bool) {
    let mut wanted: Vec<_> = tallies.iter().filter(|(_, tally)| is_wanted(tally)).collect();
    wanted.sort_by_key(|(_, tally)| std::cmp::Reverse((tally.one, tally.both)));
    for (class, tally) in wanted {
        let chapters = tally.chapters();
        let _ = writeln!(text, "{:6}/{:<6} ({}) [{chapters}] {class}", tally.one, tally.both, tally.elsewhere);
        let mut opcodes: Vec<_> = tally.opcodes.iter().collect();
        opcodes.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        if !opcodes.is_empty() {
            let opcodes: Vec<String> = opcodes.iter().take(12).map(|(op, count)| format!("{op} {count}")).collect();
            let _ = writeln!(text, "    {}", opcodes.join(", "));
        }
        for example in tally.examples.values() {
            let _ = writeln!(text, "      {example}");
        }
    }
}
