//! FileCheck lines that describe an output.

use std::collections::{BTreeMap, BTreeSet};

use crate::module::{Line, Module, is_numbered, words};

/// The maximum number of instructions of a function that are described one by one.
const MAX_DETAILED_LINES: usize = 72;

/// Capabilities that nearly every module has.
const COMMON_CAPABILITIES: &[&str] = &["Addresses", "Kernel", "Linkage"];

/// SPIR-V's magic number, the first word of `--spirv-text` output.
const MAGIC_NUMBER: &str = "119734787 ";

/// FileCheck lines for one output.
#[derive(Default)]
pub(crate) struct Lines {
    /// Lines about the module before its first function.
    pub(crate) module: Vec<String>,
    /// Lines about each function, by its name.
    pub(crate) functions: Vec<(String, Vec<String>)>,
}

/// Returns the lines for a disassembly, or for the messages of the program.
pub(crate) fn lines_for(output: &str, prefix: &str) -> Lines {
    if output.starts_with("; SPIR-V") {
        disassembly(output, prefix)
    } else if output.starts_with(MAGIC_NUMBER) {
        word_text(output, prefix)
    } else {
        messages(output, prefix)
    }
}

/// Returns the lines for `--spirv-text` output, which SPIRV-Tools does not know yet: capabilities, extensions and
/// decorations, and the names of the instructions of functions.
fn word_text(output: &str, prefix: &str) -> Lines {
    let mut module = Vec::new();
    let mut is_in_function = false;
    for line in output.lines().filter(|line| !line.is_empty()) {
        let mut words = line.trim().splitn(3, ' ').skip(1);
        let (opcode, operands) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        is_in_function |= opcode == "Function";
        let is_head = matches!(opcode, "Capability" | "Extension" | "ExecutionMode") || opcode.starts_with("Decorate");
        if is_in_function || is_head && !operands.ends_with("Export") {
            let is_common = opcode == "Capability" && COMMON_CAPABILITIES.contains(&operands);
            // The first operand of a decoration or a mode is an id, the further operands are literals.
            let ids = if is_in_function { usize::MAX } else { 1 };
            let operands = operands.split(' ').enumerate();
            let operands: Vec<&str> =
                operands.map(|(at, word)| if at < ids { without_ids(word) } else { word }).collect();
            let space = if operands.concat().is_empty() { "" } else { " " };
            if !is_common {
                module.push(format!("; {prefix}: {{{{[0-9]+}}}} {opcode}{space}{}", operands.join(" ")));
            }
        }
    }
    Lines { module, functions: Vec::new() }
}

/// Returns a pattern for a word that may be an id.
fn without_ids(word: &str) -> &str {
    if !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()) { "{{[0-9]+}}" } else { word }
}

fn messages(output: &str, prefix: &str) -> Lines {
    let mut module = Vec::new();
    for (number, line) in output.lines().enumerate() {
        let suffix = if number == 0 { "" } else { "-NEXT" };
        module.push(if line.is_empty() {
            format!("; {prefix}-EMPTY:")
        } else {
            format!("; {prefix}{suffix}: {}", message_line(line.trim()))
        });
    }
    module.push(format!("; {prefix}-NOT: {{{{.+}}}}"));
    Lines { module, functions: Vec::new() }
}

/// Returns a pattern for a line of a message: positions in a file depend on the folder and on the number of checks.
fn message_line(line: &str) -> String {
    if let Some(found) = line.strip_prefix("-->  ").and_then(position) {
        return format!("-->  {found}");
    }
    if let Some((others, last)) = line.rsplit_once(", ").filter(|_| line.starts_with("also "))
        && let Some(found) = position(last)
    {
        return format!("{}, {found}", literal(others));
    }
    match line.split_once(" | ") {
        Some((number, text)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            format!("{{{{[0-9]+}}}} | {}", literal(text))
        }
        _ => literal(line),
    }
}

/// Returns a pattern for `FILE:LINE:COLUMN`; the column is that of the text.
fn position(text: &str) -> Option<String> {
    let mut parts = text.rsplitn(3, ':');
    let (column, line, file) = (parts.next()?, parts.next()?, parts.next()?);
    let is_number = |text: &str| text.parse::<u32>().is_ok();
    let name = file.rsplit('/').next().unwrap_or(file);
    (is_number(line) && is_number(column)).then(|| format!("{{{{.*}}}}{}:{{{{[0-9]+}}}}:{column}", literal(name)))
}

fn disassembly(output: &str, prefix: &str) -> Lines {
    let module = Module::parse(output);
    let used = module.used_by_functions();
    let shown: Vec<&Line> = module.head.iter().filter(|line| is_shown(line, &used)).collect();
    let mut names = Names::new(&shown, &module);
    let mut head = Vec::new();
    for (number, line) in shown.iter().enumerate() {
        // The declarations of a module are consecutive at its start, and no others are allowed.
        let suffix = if number > 0 && is_declaration(line) { "-NEXT" } else { "" };
        head.push(format!("; {prefix}{suffix}: {}", names.pattern(line.text)));
    }
    let functions = module.functions.iter().filter(|lines| lines.len() > 1);
    let functions = functions.map(|lines| function(&module, lines, prefix, &mut names)).collect();
    Lines { module: head, functions }
}

/// Returns `true` for instructions that every module begins with.
fn is_declaration(line: &Line) -> bool {
    matches!(line.opcode, "OpCapability" | "OpExtension" | "OpExtInstImport" | "OpMemoryModel")
}

/// Returns `true` if a line before the functions has information that their own lines lack.
fn is_shown(line: &Line, used: &BTreeSet<&str>) -> bool {
    if is_declaration(line) {
        return true;
    }
    match line.opcode {
        "OpEntryPoint" | "OpExecutionMode" | "OpExecutionModeId" | "OpAsmTargetINTEL" | "OpAsmINTEL" => true,
        opcode if opcode.starts_with("OpDecorate") || opcode.starts_with("OpMemberDecorate") => {
            !(line.text.contains(" LinkageAttributes ") && line.text.ends_with(" Export"))
        }
        opcode if opcode.starts_with("OpSpecConstant") => true,
        _ => {
            let is_used = line.result.is_some_and(|id| used.contains(id));
            is_used && (line.opcode == "OpVariable" || line.result.is_some_and(is_numbered))
        }
    }
}

fn function<'t>(module: &Module<'t>, lines: &[Line<'t>], prefix: &str, names: &mut Names) -> (String, Vec<String>) {
    let name = lines[0].result.unwrap_or_default();
    names.enter();
    let mut checks = vec![if is_numbered(name) {
        format!("; {prefix}: {}", names.pattern(lines[0].text))
    } else {
        // A label line cannot define variables, and is found by its name.
        let words: Vec<&str> = words(lines[0].text).collect();
        format!("; {prefix}-LABEL: {} {{{{.*}}}}", words[..words.len() - 3].join(" "))
    }];
    let body = &lines[1..];
    if body.len() <= MAX_DETAILED_LINES {
        checks.extend(body.iter().map(|line| format!("; {prefix}-NEXT: {}", names.pattern(line.text))));
    } else {
        checks.extend(outline(body, prefix));
    }
    (module.name_of(name), checks)
}

/// Returns the operations of a long function in order, with run lengths.
fn outline(body: &[Line], prefix: &str) -> Vec<String> {
    let mut runs: Vec<(String, usize)> = Vec::new();
    for line in body {
        let operation = operation(line);
        match runs.last_mut() {
            Some((last, count)) if *last == operation => *count += 1,
            _ => runs.push((operation, 1)),
        }
    }
    let check = |(operation, count): (String, usize)| match count {
        1 => format!("; {prefix}: {operation}"),
        _ => format!("; {prefix}-COUNT-{count}: {operation}"),
    };
    runs.into_iter().map(check).collect()
}

/// Returns a pattern for the operation and the type of an instruction with any operands.
fn operation(line: &Line) -> String {
    let result = if line.result.is_some() { "{{.*}} = " } else { "" };
    let words: Vec<&str> = words(line.text).skip(if line.result.is_some() { 2 } else { 0 }).collect();
    let ty = words.get(1).filter(|ty| line.result.is_some() && ty.starts_with('%') && !is_numbered(ty));
    let ty = ty.map_or(String::new(), |ty| format!(" {ty}"));
    let tail = if words.len() > 1 && ty.is_empty() { "{{.*}}" } else { "" };
    let further = words.len() > 2 && !ty.is_empty();
    match line.opcode {
        "OpExtInst" => {
            format!("{result}OpExtInst{ty} {{{{%[0-9]+}}}} {} {{{{.*}}}}", words.get(3).copied().unwrap_or_default())
        }
        "OpFunctionCall" => {
            format!("{result}OpFunctionCall{ty} {{{{.*}}}}{} {{{{.*}}}}", words.get(2).copied().unwrap_or_default())
        }
        opcode => format!("{result}{opcode}{ty}{tail}{}", if further { " {{.*}}" } else { "" }),
    }
}

/// FileCheck variable names for ids without a name of their own.
struct Names<'t> {
    /// The number of uses of an id in the described lines.
    mentions: BTreeMap<&'t str, usize>,
    global: BTreeMap<String, String>,
    local: BTreeMap<String, String>,
    labels: BTreeSet<&'t str>,
    is_in_function: bool,
    counts: [usize; 3],
}

impl<'t> Names<'t> {
    fn new(head: &[&Line<'t>], module: &Module<'t>) -> Self {
        let mut mentions = BTreeMap::new();
        for line in head.iter().copied().chain(module.functions.iter().flatten()) {
            for id in line.ids() {
                *mentions.entry(id).or_insert(0) += 1;
            }
        }
        let labels = module.functions.iter().flatten().filter(|line| line.opcode == "OpLabel");
        let labels = labels.filter_map(|line| line.result).collect();
        Self {
            mentions,
            global: BTreeMap::new(),
            local: BTreeMap::new(),
            labels,
            is_in_function: false,
            counts: [0; 3],
        }
    }

    /// Begins a function, whose variables are renumbered.
    fn enter(&mut self) {
        self.is_in_function = true;
        self.local.clear();
        self.counts[1] = 0;
        self.counts[2] = 0;
    }

    /// Returns a pattern for a line of the disassembly.
    fn pattern(&mut self, text: &str) -> String {
        let words: Vec<String> = words(text)
            .map(|word| if word.starts_with('%') && is_numbered(word) { self.variable(word) } else { literal(word) })
            .collect();
        words.join(" ")
    }

    /// Defines the variable of an id at its first use, and refers to it afterwards.
    fn variable(&mut self, id: &str) -> String {
        let pattern = number_pattern(id);
        if self.mentions.get(id).copied().unwrap_or_default() < 2 {
            return format!("{{{{{pattern}}}}}");
        }
        if let Some(name) = self.global.get(id).or_else(|| self.local.get(id)) {
            return format!("[[{name}]]");
        }
        let (letter, kind) = match (self.is_in_function, self.labels.contains(id)) {
            (false, _) => ('M', 0),
            (true, false) => ('V', 1),
            (true, true) => ('B', 2),
        };
        let name = format!("{letter}{}", self.counts[kind]);
        self.counts[kind] += 1;
        let names = if self.is_in_function { &mut self.local } else { &mut self.global };
        names.insert(id.to_owned(), name.clone());
        format!("[[{name}:{pattern}]]")
    }
}

/// Returns a regular expression for an id with a number in its name.
fn number_pattern(id: &str) -> String {
    let digits = id.len() - id.trim_end_matches(|letter: char| letter.is_ascii_digit()).len();
    match id.split_once("_struct_") {
        Some((before, _)) => format!("{before}_struct_[0-9a-z_]+"),
        None => format!("{}[0-9]+", &id[..id.len() - digits]),
    }
}

/// Returns a pattern for literal text: FileCheck interprets double braces and brackets.
fn literal(text: &str) -> String {
    let pieces: Vec<String> = text.split("{{").map(|piece| piece.replace("[[", r"{{\[\[}}")).collect();
    pieces.join("{{[{][{]}}")
}
