//! The page as HTML. Each line has an id, and a script lights up the lines that correspond to one.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;

use llvm_spirv_rs::{DiagnosticLocation, ModuleLine, ModuleListing, SourceMap};

use super::contents;

/// The size in bytes from which on the browser makes lines when they come into view.
const MAX_EAGER: usize = 20_000_000;

/// The number of lines that are folded away from which on a line tells of them.
const MIN_FOLD: usize = 4;

/// An error or a warning.
pub(super) struct Note {
    pub(super) severity: &'static str,
    pub(super) location: DiagnosticLocation,
    pub(super) text: String,
}

/// A function of the LLVM module.
struct Function<'m> {
    name: &'m str,
    /// The range of its lines.
    lines: std::ops::Range<usize>,
    is_kernel: bool,
}

/// A line of a pane.
struct Line<'t> {
    /// The number that it shows.
    number: usize,
    text: &'t str,
    /// `true` for names and debug information.
    is_folded: bool,
}

impl<'t> Line<'t> {
    fn of_module(line: &'t ModuleLine) -> Self {
        Self { number: line.offset, text: &line.text, is_folded: is_spirv_noise(&line.text) }
    }
}

/// The time at which the browser makes the lines: all at first, or those in view.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lines {
    Eager,
    InView,
}

/// Returns the page; `words` are empty if the module is refused. A large page has its lines as text.
pub(super) fn render(title: &str, llvm: &str, words: &[u32], map: &SourceMap, notes: &[Note], is_lazy: bool) -> String {
    let eager = page(title, llvm, words, map, notes, if is_lazy { Lines::InView } else { Lines::Eager });
    if eager.len() <= MAX_EAGER || is_lazy { eager } else { page(title, llvm, words, map, notes, Lines::InView) }
}

fn page(title: &str, llvm: &str, words: &[u32], map: &SourceMap, notes: &[Note], form: Lines) -> String {
    let lines: Vec<&str> = llvm.lines().collect();
    let functions = functions(&lines);
    let listing = ModuleListing::new(words).ok();
    let (source, bases) = source_pane(map, form);
    let mut panes = String::new();
    if !source.is_empty() {
        pane(&mut panes, "Source", &source);
    }
    pane(&mut panes, "LLVM IR", &llvm_pane(&lines, &functions, notes, form));
    if let Some(listing) = &listing {
        pane(&mut panes, "SPIR-V", &spirv_pane(listing, map, form));
    }
    let needs = listing.as_ref().map_or_else(String::new, needs_list);
    let parts = [
        ("@STYLE@", include_str!("page.css").trim_end().to_owned()),
        ("@SCRIPT@", include_str!("page.js").trim_end().to_owned()),
        ("@TITLE@", escaped(title)),
        ("@FUNCTIONS@", function_list(&functions, listing.as_ref(), map)),
        ("@NEEDS@", needs),
        ("@LINKS@", links(map, &bases)),
        ("@NAMES@", demangled_names(llvm)),
        ("@SIZE@", if form == Lines::InView { size_note(panes.len()) } else { String::new() }),
        ("@PANES@", panes),
    ];
    filled(include_str!("page.html"), &parts)
}

/// Replaces each name in the template once; the texts are not searched.
fn filled(template: &str, parts: &[(&str, String)]) -> String {
    let mut page = String::new();
    let mut rest = template;
    while let Some((at, (name, text))) =
        parts.iter().filter_map(|part| Some((rest.find(part.0)?, part))).min_by_key(|(at, _)| *at)
    {
        page.push_str(&rest[..at]);
        page.push_str(text);
        rest = &rest[at + name.len()..];
    }
    page + rest
}

/// Returns the functions with a body.
fn functions<'m>(lines: &[&'m str]) -> Vec<Function<'m>> {
    let mut functions = Vec::new();
    let mut start = 0;
    for (number, line) in lines.iter().enumerate() {
        if line.starts_with("define ") {
            start = number;
        } else if *line == "}" {
            let head = lines[start];
            let is_kernel = head.contains(" spir_kernel ") || head.contains(" amdgpu_kernel ");
            functions.push(Function { name: function_name(head), lines: start..number + 1, is_kernel });
        }
    }
    functions
}

/// Returns the name in the first line of a function, without quotes.
fn function_name(line: &str) -> &str {
    let name = line.split_once('@').map_or("", |(_, rest)| rest);
    match name.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next().unwrap_or_default(),
        None => name.split('(').next().unwrap_or_default(),
    }
}

fn pane(html: &mut String, title: &str, code: &str) {
    let _ = write!(html, "<section class=\"pane\"><h2>{title}</h2><div class=\"code\">\n{code}</div></section>\n");
}

/// Returns the note of a page whose lines are made when they come into view.
fn size_note(bytes: usize) -> String {
    format!(
        "<p class=\"note warning\">{} MB: lines are made when they come into view, and the browser finds only these.</p>\n",
        bytes.div_ceil(1_000_000)
    )
}

/// Appends a part of a pane, of the function with a name; `first` is the id of its first line.
fn push_part(html: &mut String, pane: char, first: usize, name: Option<&str>, lines: &[Line<'_>], form: Lines) {
    let name = name.map_or_else(String::new, |name| format!(" data-f=\"{}\"", escaped(name)));
    let _ = writeln!(html, "<div class=\"part\"{name} data-first=\"{pane}{first}\">");
    push_lines(html, pane, first, lines, form);
    html.push_str("</div>\n");
}

/// Appends lines with their ids, and a line that tells of many that are folded away.
fn push_lines(html: &mut String, pane: char, first: usize, lines: &[Line<'_>], form: Lines) {
    let mut next = first;
    for run in lines.chunk_by(|a, b| a.is_folded == b.is_folded) {
        if run[0].is_folded && run.len() >= MIN_FOLD {
            let _ = writeln!(html, "<p class=\"fold\">{} lines of names and debug information</p>", run.len());
        }
        if form == Lines::Eager {
            for (id, line) in (next..).zip(run) {
                push_line(html, pane, id, line);
            }
        }
        next += run.len();
    }
    if form == Lines::InView {
        html.push_str("<template>\n");
        for line in lines {
            let _ = writeln!(html, "{}{}\t{}", if line.is_folded { "x" } else { "" }, line.number, escaped(line.text));
        }
        html.push_str("</template>\n");
    }
}

fn push_line(html: &mut String, pane: char, id: usize, line: &Line<'_>) {
    let Line { number, text, is_folded } = line;
    let class = if *is_folded { " class=\"x\"" } else { "" };
    let _ = writeln!(html, "<i id=\"{pane}{id}\" data-n=\"{number}\"{class}>{}</i>", escaped(text));
}

/// Returns `true` for a line of LLVM IR with metadata, attributes or debug information.
fn is_llvm_noise(line: &str) -> bool {
    let start = line.trim_start();
    ["!", "#dbg_", "attributes #", "tail call void @llvm.dbg.", "call void @llvm.dbg.", "source_filename"]
        .iter()
        .any(|noise| start.starts_with(noise))
}

/// Returns `true` for an instruction of SPIR-V that names something or is debug information.
fn is_spirv_noise(line: &str) -> bool {
    const NOISE: [&str; 9] = [
        "OpName",
        "OpMemberName",
        "OpString",
        "OpSource",
        "OpSourceContinued",
        "OpSourceExtension",
        "OpModuleProcessed",
        "OpLine",
        "OpNoLine",
    ];
    let opcode = line.split_once(" = ").map_or(line, |(_, rest)| rest).split(' ').next().unwrap_or_default();
    let opcode = opcode.trim();
    NOISE.contains(&opcode) || opcode == "OpExtInst" && line.split(' ').any(|word| word.starts_with("Debug"))
}

/// Returns the name of a function of C++ or OpenCL C as the source has it; `None` for other names.
fn demangled(name: &str) -> Option<String> {
    /// Demangling repeats what substitutions stand for.
    const MAX_NAME: usize = 4_000;
    let symbol = cpp_demangle::Symbol::new(name).ok().filter(|_| name.starts_with("_Z") && name.len() <= MAX_NAME)?;
    let text = symbol.demangle().ok().filter(|text| text.len() <= MAX_NAME)?;
    // A kernel of SYCL has the name of its function object's type.
    Some(text.strip_prefix("typeinfo name for ").unwrap_or(&text).to_owned())
}

/// Returns the demangled names of the functions and variables in LLVM assembly, as JSON.
fn demangled_names(llvm: &str) -> String {
    const START: &str = "@_Z";
    let mut names: BTreeMap<&str, String> = BTreeMap::new();
    for (at, _) in llvm.match_indices(START) {
        let name = &llvm[at + 1..];
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
        let name = &name[..name.find(|c| !is_part(c)).unwrap_or(name.len())];
        if !names.contains_key(name) {
            names.insert(name, demangled(name).unwrap_or_default());
        }
    }
    names.retain(|_, text| !text.is_empty());
    // Maps of strings can always be written.
    let json = serde_json::to_string(&names).unwrap_or_else(|_| "{}".to_owned());
    // The text is in a script.
    json.replace('<', "\\u003c")
}

/// Returns the files, and the id of the first line of each that can be read.
fn source_pane(map: &SourceMap, form: Lines) -> (String, Vec<Option<(usize, usize)>>) {
    let (mut html, mut bases, mut next) = (String::new(), Vec::new(), 0);
    for file in &map.files {
        let Some(text) = contents(file) else {
            bases.push(None);
            continue;
        };
        let line = |(line, text)| Line { number: line + 1, text, is_folded: false };
        let lines: Vec<_> = text.lines().enumerate().map(line).collect();
        bases.push(Some((next, lines.len())));
        let _ = writeln!(html, "<p class=\"note\">{}</p>", escaped(&file.name));
        push_part(&mut html, 's', next, None, &lines, form);
        next += lines.len();
    }
    (html, bases)
}

fn llvm_pane(lines: &[&str], functions: &[Function<'_>], notes: &[Note], form: Lines) -> String {
    let mut at: HashMap<Option<usize>, Vec<&Note>> = HashMap::new();
    notes.iter().for_each(|note| at.entry(line_of(lines, functions, &note.location)).or_default().push(note));
    let mut html = String::new();
    let push_notes = |html: &mut String, line: Option<usize>| {
        for Note { severity, text, .. } in at.get(&line).into_iter().flatten() {
            let _ = writeln!(html, "<p class=\"note {severity}\">{}</p>", escaped(text));
        }
    };
    push_notes(&mut html, None);
    let mut start = 0;
    let parts =
        functions.iter().flat_map(|function| [(function.lines.start, None), (function.lines.end, Some(function.name))]);
    for (end, name) in parts.chain([(lines.len(), None)]) {
        let line =
            |number: usize| Line { number: number + 1, text: lines[number], is_folded: is_llvm_noise(lines[number]) };
        let part: Vec<_> = (start..end).map(line).collect();
        let noted: Vec<usize> = (start..end).filter(|line| at.contains_key(&Some(*line))).collect();
        match (part.as_slice(), noted.as_slice()) {
            ([], _) => {}
            (part, []) => push_part(&mut html, 'l', start, name, part, form),
            // Notes stand after their lines.
            (part, noted) => {
                let name = name.map_or_else(String::new, |name| format!(" data-f=\"{}\"", escaped(name)));
                let _ = writeln!(html, "<div class=\"part\"{name} data-first=\"l{start}\">");
                let mut from = start;
                for to in noted.iter().map(|line| line + 1).chain([end]) {
                    push_lines(&mut html, 'l', from, &part[from - start..to - start], Lines::Eager);
                    if to > from {
                        push_notes(&mut html, Some(to - 1));
                    }
                    from = to;
                }
                html.push_str("</div>\n");
            }
        }
        start = end;
    }
    html
}

/// Returns the line of an instruction, or of its function.
fn line_of(lines: &[&str], functions: &[Function<'_>], location: &DiagnosticLocation) -> Option<usize> {
    let name = location.function.as_deref()?;
    let function = functions.iter().find(|function| function.name == name)?;
    let found = location.instruction.as_deref().and_then(|instruction| {
        let start = instruction.trim_end_matches("...");
        function.lines.clone().find(|line| lines[*line].trim_start().starts_with(start))
    });
    Some(found.unwrap_or(function.lines.start))
}

fn spirv_pane(listing: &ModuleListing, map: &SourceMap, form: Lines) -> String {
    let mut html = String::new();
    let mut start = 0;
    let is_end = |number: usize| {
        let next = listing.lines.get(number + 1);
        listing.lines[number].ends_function || next.is_none_or(|next| next.starts_function)
    };
    for end in (0..listing.lines.len()).filter(|number| is_end(*number)) {
        let lines = &listing.lines[start..=end];
        let name = lines[0].starts_function.then(|| function_of(map, start).unwrap_or_default());
        push_part(&mut html, 'v', start, name, &lines.iter().map(Line::of_module).collect::<Vec<_>>(), form);
        start = end + 1;
    }
    html
}

/// Returns the name of the function that an instruction belongs to.
fn function_of(map: &SourceMap, line: usize) -> Option<&str> {
    map.functions.get(map.instructions.get(line)?.function?).map(String::as_str)
}

fn function_list(functions: &[Function<'_>], listing: Option<&ModuleListing>, map: &SourceMap) -> String {
    let mut translated = HashMap::new();
    let lines = listing.map_or(&[][..], |listing| &listing.lines);
    for number in (0..lines.len()).filter(|number| lines[*number].starts_function) {
        if let Some(name) = function_of(map, number) {
            translated.entry(name).or_insert(number);
        }
    }
    functions.iter().fold(String::new(), |mut html, function| {
        let name = escaped(function.name);
        let shown = demangled(function.name).map_or_else(|| name.clone(), |shown| escaped(&shown));
        let target = translated.get(function.name).map_or_else(String::new, |line| format!(" data-v=\"v{line}\""));
        let kind = if function.is_kernel { " <small>kernel</small>" } else { "" };
        let key = if function.is_kernel { " data-k=\"1\"" } else { "" };
        let start = function.lines.start;
        let _ = writeln!(
            html,
            "<li tabindex=\"0\" title=\"{name}\" data-f=\"{name}\" data-l=\"l{start}\"{target}{key}>{shown}{kind}</li>"
        );
        html
    })
}

fn needs_list(listing: &ModuleListing) -> String {
    listing.needs.iter().fold(String::new(), |mut html, need| {
        let lines: BTreeSet<_> = need.lines.iter().chain(&need.causes).collect();
        let lines: Vec<_> = lines.into_iter().map(ToString::to_string).collect();
        let count = need.lines.len();
        let _ = writeln!(
            html,
            "<li tabindex=\"0\" data-v=\"{}\">{} <small>{count}</small></li>",
            lines.join(" "),
            escaped(&need.declaration)
        );
        html
    })
}

/// Returns the lines of LLVM IR and of the source that each line of SPIR-V comes from; -1 for none.
fn links(map: &SourceMap, bases: &[Option<(usize, usize)>]) -> String {
    let source = |inst: &llvm_spirv_rs::MappedInstruction| {
        let at = inst.source?;
        let (base, count) = (*bases.get(at.file)?)?;
        let line = (at.line as usize).checked_sub(1).filter(|line| *line < count)?;
        Some(base + line)
    };
    let number = |line: Option<usize>| line.map_or_else(|| "-1".to_owned(), |line| line.to_string());
    let rows = map
        .instructions
        .iter()
        .map(|inst| format!("[{},{}]", number(inst.line.map(|line| line as usize)), number(source(inst))));
    format!("[{}]", rows.collect::<Vec<_>>().join(","))
}

/// Escapes text for HTML and for attributes in double quotes.
fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut html, c| {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            c => html.push(c),
        }
        html
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_functions_are_read() {
        assert_eq!(function_name("define void @f(ptr %x) {"), "f");
        assert_eq!(function_name("define void @\"a b(\"() {"), "a b(");
    }

    #[test]
    fn names_are_demangled() {
        assert_eq!(demangled("_Z5clampmmm").as_deref(), Some("clamp(unsigned long, unsigned long, unsigned long)"));
        assert_eq!(demangled("_ZTSZ4mainEUlvE_").as_deref(), Some("main::{lambda()#1}"));
        assert_eq!(demangled("clamp"), None);
        let names = demangled_names("call @_Z1fIiEvT_(i32 1)\ncall @g()\ncall @_Z1fIiEvT_(i32 2)");
        assert_eq!(names, r#"{"_Z1fIiEvT_":"void f\u003cint>(int)"}"#);
    }

    #[test]
    fn names_and_debug_information_are_noise() {
        for line in ["!1 = !{}", "  #dbg_value(i32 0, !1)", "attributes #0 = { nounwind }"] {
            assert!(is_llvm_noise(line), "{line}");
        }
        for line in ["OpName %f \"f\"", "%4 = OpString \"OpIAdd\"", "%9 = OpExtInst %void %1 DebugScope %2"] {
            assert!(is_spirv_noise(line), "{line}");
        }
        assert!(!is_llvm_noise("  %x = add i32 %y, 1, !dbg !1"));
        assert!(!is_spirv_noise("%9 = OpExtInst %float %1 fmax %2 %3"));
    }

    #[test]
    fn texts_are_not_searched_for_names() {
        assert_eq!(filled("<@A@|@B@>", &[("@A@", "@B@".to_owned()), ("@B@", "b".to_owned())]), "<@B@|b>");
    }

    #[test]
    fn text_cannot_be_markup() {
        assert_eq!(escaped("<a b=\"&\">"), "&lt;a b=&quot;&amp;&quot;&gt;");
    }
}
