//! Random C programs with variable-length arrays: nested scopes, loops, `switch`, early exits of every kind, arrays as
//! arguments, and large arrays in long loops, which detect memory that is never freed.
//!
//! All of them terminate: every iteration of a loop and every backward jump decrements `fuel`. They read only
//! initialized values, and no jump enters the scope of an array.

use std::fmt::Write as _;

use crate::random::Random;

/// The number of programs in one source file.
pub(crate) const PROGRAMS: u32 = 4;

/// The start of every program. `touch` writes and reads some elements of an array, which keeps it from being optimized
/// away; `fill` writes all of them, `fold` reads them.
const PREAMBLE: &str = r"typedef unsigned uint;
typedef unsigned long ulong;
#define noinline __attribute__((noinline))

static noinline uint touch(uint *a, uint n, uint t) {
  a[0] = t; a[n - 1] = t * 3 + 1; a[t % n] ^= a[0] + 7;
  return a[0] * 5 + a[n - 1];
}
static void fill(uint *a, uint n, uint t) { for (uint i = 0; i < n; ++i) a[i] = i * t + (t >> 3); }
static noinline uint fold(const uint *a, uint n, uint t) {
  for (uint i = 0; i < n; ++i) t = t * 31 + a[i];
  return t;
}
static uint mirrored(const uint *a, uint n, uint t) {
  uint copy[n];
  for (uint i = 0; i < n; ++i) copy[i] = a[n - 1 - i] ^ t;
  if (t % 3 == 0) return fold(copy, n, 1);
  uint other[n + (t & 3)];
  fill(other, n + (t & 3), t);
  return fold(other, n, fold(copy, n, t));
}
";

/// The kernels on the device: kernel `k` is program `k`, with one work-item per input.
const DEVICE: &str = "#define global __attribute__((address_space(1)))
ulong get_global_id(uint) __asm__(\"_Z13get_global_idj\");
";

/// Returns a source file for the host with `-DHOST`, and for the device without.
pub(crate) fn source(seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut text = format!("// seed {seed}\n{PREAMBLE}\n");
    for program in 0..PROGRAMS {
        let mut writer = Writer { random: &mut random, text: String::new(), names: 0, budget: 34, rounds: 1 };
        let body = writer.body();
        let hint = if writer.random.percent(30) { "noinline " } else { "" };
        let _ = writeln!(
            text,
            "static {hint}uint program{program}(uint n) {{\n  uint t = n * 7 + 1, fuel = 30000, large = 50000;\n{body}  return t;\n}}\n"
        );
    }
    finish(&mut text);
    text
}

/// Returns the programs written by hand, as a source file like the others.
pub(crate) fn written() -> String {
    let mut text = format!("{PREAMBLE}\n{}\n", include_str!("written.c"));
    finish(&mut text);
    text
}

/// Appends the code that runs the programs.
fn finish(text: &mut String) {
    text.push_str("#ifdef HOST\nint printf(const char *, ...);\nint main(void) {\n");
    for program in 0..PROGRAMS {
        let _ = writeln!(text, "  for (uint n = 1; n <= INPUTS; ++n) printf(\"%u\\n\", program{program}(n));");
    }
    let _ = writeln!(text, "  return 0;\n}}\n#else\n{DEVICE}");
    for program in 0..PROGRAMS {
        let _ = writeln!(
            text,
            "void k{program}(global uint *out) {{ uint me = get_global_id(0); out[me] = program{program}(me + 1); }}"
        );
    }
    text.push_str("#endif\n");
}

struct Writer<'r> {
    random: &'r mut Random,
    text: String,
    names: u32,
    /// The number of statements that may still be written.
    budget: u32,
    /// The maximum number of iterations of the innermost loop, including those of enclosing loops.
    rounds: u32,
}

/// The variables and labels that a statement may use.
#[derive(Clone, Default)]
struct Scope {
    /// The numbers of the arrays in scope, which are fully initialized.
    arrays: Vec<u32>,
    /// Labels at the start of enclosing statements.
    back: Vec<u32>,
    /// Labels directly after enclosing statements.
    ahead: Vec<u32>,
    in_loop: bool,
    in_switch: bool,
    depth: u32,
}

impl Writer<'_> {
    fn body(&mut self) -> String {
        let mut scope = Scope::default();
        for _ in 0..self.random.between(3, 6) {
            self.statement(&mut scope);
        }
        std::mem::take(&mut self.text)
    }

    fn line(&mut self, scope: &Scope, text: &str) {
        let _ = writeln!(self.text, "{:indent$}{text}", "", indent = 2 + 2 * scope.depth as usize);
    }

    fn name(&mut self) -> u32 {
        self.names += 1;
        self.names
    }

    fn statement(&mut self, scope: &mut Scope) {
        self.budget = self.budget.saturating_sub(1);
        let leaf = self.budget == 0 || scope.depth >= 6;
        match self.random.below(if leaf { 40 } else { 100 }) {
            0..=13 => self.array(scope),
            14..=25 => self.compute(scope),
            26..=39 => self.exit(scope),
            40..=57 => self.branch(scope),
            58..=72 => self.repeat(scope),
            73..=79 => self.block(scope),
            80..=89 => self.jumps(scope),
            90..=93 => self.choose(scope),
            _ => self.large(scope),
        }
    }

    /// Returns a condition that depends on the input and on computed values.
    fn condition(&mut self) -> String {
        let (a, b) = (self.random.between(2, 7), self.random.between(0, 9));
        match self.random.below(5) {
            0 => format!("n > {b}"),
            1 => format!("(t >> {b}) & 1"),
            2 => format!("(t ^ n) % {a} == 1"),
            3 => format!("t % {a} != 0"),
            _ => format!("n % {a} == {}", b % a),
        }
    }

    fn array(&mut self, scope: &mut Scope) {
        let name = self.name();
        let (a, b) = (self.random.between(1, 40), self.random.between(0, 3));
        self.line(scope, &format!("uint l{name} = (n * {b} + t) % {a} + 1; uint a{name}[l{name}];"));
        self.line(scope, &format!("fill(a{name}, l{name}, t);"));
        scope.arrays.push(name);
    }

    fn compute(&mut self, scope: &Scope) {
        let number = self.random.bits() as u32;
        let Some(&array) = scope.arrays.get(self.random.below(scope.arrays.len().max(1) as u32) as usize) else {
            return self.line(scope, &format!("t = t * 13 + {number}u;"));
        };
        let last = scope.arrays[scope.arrays.len() - 1];
        match self.random.below(6) {
            0 => self.line(scope, &format!("t = fold(a{array}, l{array}, t);")),
            1 => self.line(scope, &format!("t = mirrored(a{array}, l{array}, t);")),
            2 => self.line(scope, &format!("a{array}[t % l{array}] += n ^ {number}u;")),
            3 => {
                let condition = self.condition();
                let pointer = format!("{condition} ? a{array} : a{last}");
                self.line(scope, &format!("{{ uint *p = {pointer}; t += *p; *p ^= {number}u; }}"));
            }
            4 => self.line(scope, &format!("t = t * 5 + a{array}[t % l{array}];")),
            _ => self.line(scope, &format!("t = touch(a{array}, l{array}, t);")),
        }
    }

    /// Writes an exit from a loop, a `switch`, a scope or the program.
    fn exit(&mut self, scope: &Scope) {
        let condition = self.condition();
        let target = match self.random.below(8) {
            0 => "return t ^ 77;".to_owned(),
            1 | 2 if scope.in_loop => "continue;".to_owned(),
            3 | 4 if scope.in_loop || scope.in_switch => "break;".to_owned(),
            5 if !scope.back.is_empty() => {
                format!("if (fuel) {{ --fuel; ++t; goto back{}; }}", self.random.pick(&scope.back))
            }
            _ if !scope.ahead.is_empty() => format!("goto ahead{};", self.random.pick(&scope.ahead)),
            _ => "t += 3;".to_owned(),
        };
        self.line(scope, &format!("if ({condition}) {{ {target} }}"));
    }

    /// Writes the statements of a block, without its braces.
    fn nested(&mut self, scope: &Scope, change: impl FnOnce(&mut Scope)) {
        let mut inner = Scope { depth: scope.depth + 1, ..scope.clone() };
        change(&mut inner);
        for _ in 0..self.random.between(1, 4) {
            self.statement(&mut inner);
        }
    }

    fn block(&mut self, scope: &Scope) {
        self.line(scope, "{");
        self.nested(scope, |_| {});
        self.line(scope, "}");
    }

    fn branch(&mut self, scope: &Scope) {
        let condition = self.condition();
        self.line(scope, &format!("if ({condition}) {{"));
        self.with_array(scope);
        if self.random.percent(75) {
            self.line(scope, "} else {");
            self.with_array(scope);
        }
        self.line(scope, "}");
    }

    /// Writes the statements of a block that usually begins with an array.
    fn with_array(&mut self, scope: &Scope) {
        let wanted = self.random.percent(70);
        let mut inner = Scope { depth: scope.depth + 1, ..scope.clone() };
        if wanted {
            self.array(&mut inner);
        }
        for _ in 0..self.random.between(1, 3) {
            self.statement(&mut inner);
        }
    }

    fn repeat(&mut self, scope: &Scope) {
        let (name, most) = (self.name(), if self.rounds > 100 { 3 } else { 12 });
        let count = self.random.between(2, most);
        let outer = self.rounds;
        self.rounds *= count;
        let condition = self.condition();
        let inside = |scope: &mut Scope| (scope.in_loop, scope.in_switch) = (true, false);
        match self.random.below(3) {
            0 => {
                self.line(scope, &format!("for (uint i{name} = 0; i{name} < {count} && fuel; ++i{name}) {{ --fuel;"));
                self.nested(scope, inside);
                self.line(scope, "}");
            }
            1 => {
                self.line(scope, &format!("while (({condition}) && fuel % {count}) {{ --fuel; t = t * 9 + 1;"));
                self.nested(scope, inside);
                self.line(scope, "}");
            }
            _ => {
                self.line(scope, "do { if (!fuel) break; --fuel; t += n;");
                self.nested(scope, inside);
                self.line(scope, &format!("}} while (fuel % {count} && ({condition}));"));
            }
        }
        self.rounds = outer;
    }

    /// Writes a block with labels before and after it, and jumps to them.
    fn jumps(&mut self, scope: &Scope) {
        let name = self.name();
        self.line(scope, &format!("back{name}: __attribute__((unused)); {{"));
        self.nested(scope, |scope| {
            scope.back.push(name);
            scope.ahead.push(name);
        });
        self.line(scope, &format!("}} ahead{name}: __attribute__((unused));"));
    }

    fn choose(&mut self, scope: &Scope) {
        let cases = self.random.between(2, 4);
        self.line(scope, &format!("switch (t % {cases}) {{"));
        for case in 0..cases {
            self.line(scope, &format!("case {case}: {{"));
            self.nested(scope, |scope| scope.in_switch = true);
            let end = if self.random.percent(60) { "} break;" } else { "}" };
            self.line(scope, end);
        }
        self.line(scope, "}");
    }

    /// Writes a long loop with a large array in every branch; their total size exceeds a device's memory.
    fn large(&mut self, scope: &Scope) {
        let name = self.name();
        let rounds = 20_000 / self.rounds.max(1);
        let (first, second) = (self.condition(), self.condition());
        let way_out = match self.random.below(4) {
            0 => "continue",
            1 => "break",
            _ => "t += 2",
        };
        let lines = [
            format!("for (uint r{name} = 0; r{name} < {rounds} && large; ++r{name}) {{ --large;"),
            format!(
                "  if ({first}) {{ uint b[1024 + (t & 3)]; t = touch(b, 1024, t); if (t % 4099 == 5) {way_out}; t += b[0]; }}"
            ),
            "  else { uint c[1030 + n]; t = touch(c, 1030, t ^ 99);".to_owned(),
            format!(
                "    if ({second}) {{ uint d[n + 1020]; t = touch(d, 1020, t) + c[0]; if (t % 1021 == 9) {way_out}; }}"
            ),
            "  }".to_owned(),
            "  t = t * 3 + 1;".to_owned(),
            "}".to_owned(),
        ];
        lines.iter().for_each(|line| self.line(scope, line));
    }
}
