//! The page as HTML. Each line has an id, and a script lights up the lines that correspond to one.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;

use llvm_spirv_rs::{ModuleListing, Place, SourceMap};

use super::contents;

/// An error or a warning.
pub(super) struct Note {
    pub(super) severity: &'static str,
    pub(super) place: Place,
    pub(super) text: String,
}

/// A function of the LLVM module.
struct Function<'m> {
    name: &'m str,
    /// Its first line and the line after its last.
    lines: std::ops::Range<usize>,
    is_kernel: bool,
}

/// Returns the page; `words` are empty if the module is refused.
pub(super) fn render(title: &str, llvm: &str, words: &[u32], map: &SourceMap, notes: &[Note]) -> String {
    let lines: Vec<&str> = llvm.lines().collect();
    let functions = functions(&lines);
    let listing = ModuleListing::new(words).ok();
    let (source, bases) = source_pane(map);
    let mut panes = String::new();
    if !source.is_empty() {
        pane(&mut panes, "Source", &source);
    }
    pane(&mut panes, "LLVM IR", &llvm_pane(&lines, &functions, notes));
    if let Some(listing) = &listing {
        pane(&mut panes, "SPIR-V", &spirv_pane(listing, map));
    }
    let needs = listing.as_ref().map_or_else(String::new, needs_list);
    let parts = [
        ("@STYLE@", include_str!("page.css").trim_end().to_owned()),
        ("@SCRIPT@", include_str!("page.js").trim_end().to_owned()),
        ("@TITLE@", escaped(title)),
        ("@FUNCTIONS@", function_list(&functions, listing.as_ref(), map)),
        ("@NEEDS@", needs),
        ("@LINKS@", links(map, &bases)),
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

/// Appends a line with its id and the number that it shows.
fn push_line(html: &mut String, pane: char, id: usize, number: usize, text: &str) {
    let _ = writeln!(html, "<i id=\"{pane}{id}\" data-n=\"{number}\">{}</i>", escaped(text));
}

/// Returns the files, and the id of the first line of each that can be read.
fn source_pane(map: &SourceMap) -> (String, Vec<Option<(usize, usize)>>) {
    let (mut html, mut bases, mut next) = (String::new(), Vec::new(), 0);
    for file in &map.files {
        let Some(text) = contents(file) else {
            bases.push(None);
            continue;
        };
        let count = text.lines().count();
        bases.push(Some((next, count)));
        let _ = writeln!(html, "<div class=\"part\"><p class=\"note\">{}</p>", escaped(&file.name));
        text.lines().enumerate().for_each(|(line, text)| push_line(&mut html, 's', next + line, line + 1, text));
        html.push_str("</div>\n");
        next += count;
    }
    (html, bases)
}

fn llvm_pane(lines: &[&str], functions: &[Function<'_>], notes: &[Note]) -> String {
    let mut at: HashMap<Option<usize>, Vec<&Note>> = HashMap::new();
    notes.iter().for_each(|note| at.entry(line_of(lines, functions, &note.place)).or_default().push(note));
    let mut html = String::new();
    let push_notes = |html: &mut String, line: Option<usize>| {
        for Note { severity, text, .. } in at.get(&line).into_iter().flatten() {
            let _ = writeln!(html, "<p class=\"note {severity}\">{}</p>", escaped(text));
        }
    };
    push_notes(&mut html, None);
    let mut next = functions.iter().peekable();
    html.push_str("<div class=\"part\">\n");
    for (number, line) in lines.iter().enumerate() {
        if let Some(function) = next.next_if(|function| function.lines.start == number) {
            let _ = writeln!(html, "</div><div class=\"part\" data-f=\"{}\">", escaped(function.name));
        }
        push_line(&mut html, 'l', number, number + 1, line);
        push_notes(&mut html, Some(number));
        if *line == "}" {
            html.push_str("</div><div class=\"part\">\n");
        }
    }
    html + "</div>\n"
}

/// Returns the line of an instruction, or of its function.
fn line_of(lines: &[&str], functions: &[Function<'_>], place: &Place) -> Option<usize> {
    let name = place.function.as_deref()?;
    let function = functions.iter().find(|function| function.name == name)?;
    let found = place.instruction.as_deref().and_then(|instruction| {
        let start = instruction.trim_end_matches("...");
        function.lines.clone().find(|line| lines[*line].trim_start().starts_with(start))
    });
    Some(found.unwrap_or(function.lines.start))
}

fn spirv_pane(listing: &ModuleListing, map: &SourceMap) -> String {
    let mut html = String::from("<div class=\"part\">\n");
    for (number, line) in listing.lines.iter().enumerate() {
        if line.starts_function {
            let name = function_of(map, number).unwrap_or_default();
            let _ = writeln!(html, "</div><div class=\"part\" data-f=\"{}\">", escaped(name));
        }
        push_line(&mut html, 'v', number, line.offset, &line.text);
        if line.ends_function {
            html.push_str("</div><div class=\"part\">\n");
        }
    }
    html + "</div>\n"
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
        let target = translated.get(function.name).map_or_else(String::new, |line| format!(" data-v=\"v{line}\""));
        let kind = if function.is_kernel { " <small>kernel</small>" } else { "" };
        let start = function.lines.start;
        let _ = writeln!(html, "<li data-f=\"{name}\" data-l=\"l{start}\"{target}>{name}{kind}</li>");
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
            "<li data-v=\"{}\">{} <small>{count}</small></li>",
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
    fn texts_are_not_searched_for_names() {
        assert_eq!(filled("<@A@|@B@>", &[("@A@", "@B@".to_owned()), ("@B@", "b".to_owned())]), "<@B@|b>");
    }

    #[test]
    fn text_cannot_be_markup() {
        assert_eq!(escaped("<a b=\"&\">"), "&lt;a b=&quot;&amp;&quot;&gt;");
    }
}
