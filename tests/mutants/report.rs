//! The comparison of the verdicts, by class of message.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use llvm_spirv_rs::validate::Violation;

use super::judge::class;
use super::lenient::LENIENT;

/// The number of examples of a class.
const EXAMPLES: usize = 3;

/// The mutants of a class of messages.
#[derive(Default)]
struct Tally {
    /// Those that both refuse.
    both: u64,
    /// Those of `both` where none of our violations is at the same instruction.
    elsewhere: u64,
    /// Those that only one refuses.
    one: u64,
    /// The opcodes at fault, of those that only one refuses.
    opcodes: BTreeMap<String, u64>,
    /// The first of those that only one refuses.
    examples: BTreeMap<u64, String>,
}

impl Tally {
    fn example(&mut self, number: u64, violation: &Violation, example: String) {
        self.one += 1;
        *self.opcodes.entry(opcode(violation)).or_default() += 1;
        let rule = &violation.rule;
        let instruction = violation.instruction.as_deref().unwrap_or_default();
        self.examples.insert(number, format!("{example}\n        {rule}\n        {instruction}"));
        self.trim();
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

/// Returns the opcode of the instruction that violates a rule.
fn opcode(violation: &Violation) -> String {
    let text = violation.instruction.as_deref().unwrap_or("-");
    text.split_whitespace().find(|word| word.starts_with("Op")).unwrap_or("-").to_owned()
}

/// The comparison of the verdicts on many mutants.
#[derive(Default)]
pub(crate) struct Report {
    /// The mutants that both accept.
    accepted: u64,
    /// The mutants that are not compared.
    pub(crate) shaders: u64,
    pub(crate) gaps: u64,
    pub(crate) not_asked: u64,
    /// By class of SPIRV-Tools' messages; only one refuses: SPIRV-Tools.
    theirs: BTreeMap<String, Tally>,
    /// By class of our messages, for mutants that SPIRV-Tools accepts.
    ours: BTreeMap<String, Tally>,
    /// By mutator: both accept, both refuse, only SPIRV-Tools, only ours.
    mutators: BTreeMap<&'static str, [u64; 4]>,
    panics: BTreeMap<u64, String>,
}

impl Report {
    /// Records a mutant that SPIRV-Tools accepts.
    pub(crate) fn accepted(
        &mut self,
        number: u64,
        ours: Option<&Violation>,
        mutator: &'static str,
        example: impl Fn() -> String,
    ) {
        self.mutators.entry(mutator).or_default()[if ours.is_some() { 3 } else { 0 }] += 1;
        match ours {
            None => self.accepted += 1,
            Some(violation) => {
                self.ours.entry(class(&violation.rule)).or_default().example(number, violation, example());
            }
        }
    }

    /// Records a mutant that SPIRV-Tools refuses.
    pub(crate) fn refused(
        &mut self,
        number: u64,
        theirs: &Violation,
        ours: &[Violation],
        mutator: &'static str,
        example: impl Fn() -> String,
    ) {
        self.mutators.entry(mutator).or_default()[if ours.is_empty() { 2 } else { 1 }] += 1;
        let tally = self.theirs.entry(class(&theirs.rule)).or_default();
        if ours.is_empty() {
            return tally.example(number, theirs, example());
        }
        tally.both += 1;
        let is_same = theirs.offset.is_none() || ours.iter().any(|violation| violation.offset == theirs.offset);
        tally.elsewhere += u64::from(!is_same);
    }

    /// Records a panic of ours.
    pub(crate) fn panic(&mut self, number: u64, message: String) {
        self.panics.insert(number, message);
    }

    pub(crate) fn merge(&mut self, other: Self) {
        self.accepted += other.accepted;
        self.shaders += other.shaders;
        self.gaps += other.gaps;
        self.not_asked += other.not_asked;
        for (class, tally) in other.theirs {
            self.theirs.entry(class).or_default().merge(tally);
        }
        for (class, tally) in other.ours {
            self.ours.entry(class).or_default().merge(tally);
        }
        for (mutator, counts) in other.mutators {
            let own = self.mutators.entry(mutator).or_default();
            own.iter_mut().zip(counts).for_each(|(own, count)| *own += count);
        }
        self.panics.extend(other.panics);
    }

    /// Returns the classes in which ours misses mutants, except those where it is lenient.
    fn missed(&self) -> impl Iterator<Item = (&String, &Tally)> {
        self.theirs.iter().filter(|(class, tally)| tally.one > 0 && reason(class).is_none())
    }

    /// Returns the reason why the test fails.
    pub(crate) fn failure(&self) -> Option<String> {
        if let Some(panic) = self.panics.values().next() {
            return Some(format!("{} panics, the first: {panic}", self.panics.len()));
        }
        let missed = self.missed().count();
        (missed > 0).then(|| format!("{missed} classes of SPIRV-Tools' messages are missed"))
    }

    /// Returns the report.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let sum = |tallies: &BTreeMap<String, Tally>, of: fn(&Tally) -> u64| tallies.values().map(of).sum::<u64>();
        let both = sum(&self.theirs, |tally| tally.both);
        let missed: u64 = self.missed().map(|(_, tally)| tally.one).sum();
        let lenient = sum(&self.theirs, |tally| tally.one) - missed;
        let stricter = sum(&self.ours, |tally| tally.one);
        let Self { accepted, shaders, gaps, not_asked, .. } = self;
        let _ = writeln!(
            text,
            "both accept {accepted}, both refuse {both}, ours misses {missed}, ours is lenient {lenient}, ours only \
             refuses {stricter}; not compared: {shaders} with shaders, {gaps} known gaps, {not_asked} too deep; {} panics",
            self.panics.len()
        );
        let _ = writeln!(
            text,
            "{} classes of SPIRV-Tools' messages, of which {} are missed\n",
            self.theirs.len(),
            self.missed().count()
        );
        for panic in self.panics.values().take(EXAMPLES) {
            let _ = writeln!(text, "PANIC {panic}");
        }
        let _ = writeln!(text, "MISSED by ours: missed/both (at another instruction), class of SPIRV-Tools' message");
        self.write(&mut text, &self.theirs, |class, tally| tally.one > 0 && reason(class).is_none());
        let _ = writeln!(text, "\nOURS ONLY: class of our message for mutants that SPIRV-Tools accepts");
        self.write(&mut text, &self.ours, |_, _| true);
        let _ = writeln!(text, "\nLENIENT:");
        self.write(&mut text, &self.theirs, |class, tally| tally.one > 0 && reason(class).is_some());
        let _ = writeln!(text, "\nREFUSED BY BOTH:");
        self.write(&mut text, &self.theirs, |_, tally| tally.one == 0);
        let _ = writeln!(text, "\nMUTATORS: both accept, both refuse, missed, ours only");
        for (mutator, counts) in &self.mutators {
            let _ = writeln!(text, "{mutator:30} {counts:?}");
        }
        text
    }

    fn write(&self, text: &mut String, tallies: &BTreeMap<String, Tally>, is_wanted: impl Fn(&str, &Tally) -> bool) {
        let mut wanted: Vec<_> = tallies.iter().filter(|(class, tally)| is_wanted(class, tally)).collect();
        wanted.sort_by_key(|(_, tally)| std::cmp::Reverse((tally.one, tally.both)));
        for (class, tally) in wanted {
            let _ = writeln!(text, "{:6}/{:<6} ({}) {class}", tally.one, tally.both, tally.elsewhere);
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
}

/// Returns the reason why ours accepts modules that SPIRV-Tools refuses with a message of this class.
fn reason(class: &str) -> Option<&'static str> {
    LENIENT.iter().find(|(known, _)| class.starts_with(known)).map(|(_, reason)| *reason)
}
