//! The pages of `view` in a browser: a script uses the page as a reader does and reports what it sees.

#![cfg(feature = "cli")]

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// Functions for the scripts: `hover`, `type` and `click` return the number of changes of the document.
const TOOLS: &str = r#"
const observer = new MutationObserver(() => {});
observer.observe(document, { subtree: true, attributes: true, childList: true, characterData: true });
const changes = (action) => { observer.takeRecords(); action(); return observer.takeRecords().length; };
const line = (text, pane) => [...document.querySelectorAll(".code i")].find((line) => line.id[0] === pane && line.textContent.includes(text));
const hover = (element) => changes(() => element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true })));
const lit = () => [...document.querySelectorAll(".lit")].map((line) => line.textContent.trim());
const filter = document.getElementById("filter");
const type = (text) => changes(() => { filter.value = text; filter.dispatchEvent(new Event("input")); });
const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => !element.hidden).map((element) => element.dataset.f);
const key = (name, element = document.body) => element.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
const isShown = (element) => element.offsetParent !== null;
const notes = () => [...document.querySelectorAll(".note.error, .note.warning")].map((note) => [note.className, note.previousElementSibling?.textContent.trim() ?? "", note.textContent]);
"#;

/// Writes the page of a module, runs a script in it that sets `result`, and returns that; `files` are beside the module.
fn run(status: i32, module: &str, files: &[(&str, &str)], options: &[&str], script: &str) -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    files.iter().chain([&("in.ll", module)]).for_each(|(name, text)| fs::write(path(name), text).expect("a file"));
    let mut program = Command::new(env!("CARGO_BIN_EXE_llvm-spirv-rs"));
    program.args(["view", "in.ll", "-o", "page.html"]).args(options).current_dir(folder.path()).stderr(Stdio::null());
    assert_eq!(program.status().expect("the program starts").code(), Some(status));
    let page = fs::read_to_string(path("page.html")).expect("the page is there");
    let report = "const report = document.createElement(\"pre\"); report.id = \"report\"; \
                  report.textContent = JSON.stringify(result); document.body.append(report);";
    let script = format!("<script>{{{TOOLS}\nlet result;\n{script}\n{report}}}</script></body>");
    fs::write(path("test.html"), page.replace("</body>", &script)).expect("a file");
    let text = dom(folder.path(), "test.html");
    let report = text.split_once("<pre id=\"report\">").and_then(|(_, rest)| rest.split_once("</pre>"));
    let (report, _) =
        report.unwrap_or_else(|| panic!("the script fails: {}", &text[text.len().saturating_sub(2000)..]));
    let report = report.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    serde_json::from_str(&report).expect("the report is JSON")
}

/// Returns the document after its scripts have run.
fn dom(folder: &Path, file: &str) -> String {
    let mut browser = Command::new("chromium");
    browser.args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--dump-dom"]);
    browser.arg(format!("--user-data-dir={}", folder.join("profile").display()));
    browser.arg(format!("file://{}", folder.join(file).display())).stderr(Stdio::null());
    let output =
        browser.output().unwrap_or_else(|error| panic!("chromium does not start ({error}): run scripts/setup"));
    String::from_utf8(output.stdout).expect("the document is text")
}

const SOURCE: &str = "kernel void add(global int *p) {\n  *p += 1;\n}\n";

const MODULE: &str = r#"
target triple = "spir64-unknown-unknown"
define spir_kernel void @add(ptr addrspace(1) %p) !dbg !3 {
  %old = load i32, ptr addrspace(1) %p, align 4, !dbg !5
  %new = add i32 %old, 1, !dbg !5
  store i32 %new, ptr addrspace(1) %p, align 4, !dbg !5
  ret void
}
define i64 @"other<b>"(i64 %x) {
  %y = call i64 @_Z5clampmmm(i64 %x, i64 1, i64 2)
  ret i64 %y
}
declare i64 @_Z5clampmmm(i64, i64, i64)
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !2)
!2 = !DIFile(filename: "add.cl", directory: "/nowhere")
!3 = distinct !DISubprogram(name: "add", file: !2, line: 1, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocation(line: 2, column: 6, scope: !3)
"#;

fn page(script: &str) -> Value {
    run(0, MODULE, &[("add.cl", SOURCE)], &[], script)
}

#[test]
fn pointing_at_a_line_lights_what_corresponds_to_it() {
    let seen = page(
        "hover(line('OpIAdd', 'v')); const first = lit(); hover(line('store i32', 'l')); const second = lit();
         hover(line('*p += 1', 's')); const third = lit().length; hover(document.querySelector('main h2'));
         result = { first, second, third, last: lit() };",
    );
    assert_eq!(seen["first"].as_array().map(Vec::len), Some(3), "{seen}");
    let first = seen["first"].to_string();
    assert!(first.contains("*p += 1;") && first.contains("%new = add i32 %old, 1, !dbg"), "{seen}");
    assert!(first.contains("%new = OpIAdd"), "{seen}");
    let second = seen["second"].to_string();
    assert!(second.contains("store i32") && second.contains("*p += 1;") && second.contains("OpStore"), "{seen}");
    // Three instructions of LLVM IR, and those of SPIR-V, come from this line of the source.
    assert!(seen["third"].as_u64().is_some_and(|count| count >= 7), "{seen}");
    assert_eq!(seen["last"], json!([]));
}

#[test]
fn the_list_of_functions_is_filtered() {
    let seen = page(
        "const all = shown('#functions li'); type('ADD'); const found = [shown('#functions li'), shown('.part[data-f]')];
         type(''); result = { all, found, kernels: [...document.querySelectorAll('#functions li')].map((item) => item.textContent),
           after: shown('.part[data-f]').length };",
    );
    assert_eq!(seen["all"], json!(["add", "other<b>"]));
    assert_eq!(seen["found"][0], json!(["add"]));
    assert_eq!(seen["found"][1], json!(["add", "add"]), "the function in LLVM IR and in SPIR-V");
    assert_eq!(seen["kernels"], json!(["add kernel", "other<b>"]));
    assert!(seen["after"].as_u64() >= Some(4), "{seen}");
}

#[test]
fn capabilities_mark_the_first_instruction_of_each_function_and_the_type_by_which_it_needs_them() {
    let seen = page(
        "const item = [...document.querySelectorAll('#needs li')].find((item) => item.textContent.startsWith('capability Int64'));
         item.click(); result = [...document.querySelectorAll('.need')].map((line) => line.textContent);",
    );
    let lines = seen.as_array().expect("a list");
    let contain = |parts: [&str; 2]| {
        let lines: Vec<_> = lines.iter().filter_map(|line| line.as_str()).collect();
        lines.len() == parts.len() && lines.iter().zip(parts).all(|(line, part)| line.contains(part))
    };
    assert!(contain(["OpTypeInt 64 0", "u_clamp %x"]), "{seen}");
}

#[test]
fn errors_stand_after_their_instructions() {
    let module = "target triple = \"spir64-unknown-unknown\"\n\
                  define i32 @f(i32 %x) {\n  %r = call i32 @__spirv_BitReverse(i32 %x)\n  ret i32 %r\n}\n\
                  declare i32 @__spirv_BitReverse(i32)\n";
    let seen = run(1, module, &[], &[], "result = notes();");
    assert_eq!(seen[0][0], "note error");
    assert_eq!(seen[0][1], "%r = call i32 @__spirv_BitReverse(i32 %x)");
    assert!(seen[0][2].as_str().is_some_and(|text| text.contains("SPV_KHR_bit_instructions")), "{seen}");
    let fine = run(0, module, &[], &["--spirv-ext=+SPV_KHR_bit_instructions"], "result = notes();");
    assert_eq!(fine, json!([]));
}

#[test]
fn a_click_keeps_the_light_and_gives_the_line_an_address() {
    let seen = page(
        "line('OpIAdd', 'v').click(); hover(line('ret void', 'l')); const kept = [lit(), location.hash === '#' + line('OpIAdd', 'v').id];
         key('Escape'); const after = [lit(), location.hash];
         history.replaceState(null, '', '#' + line('store i32', 'l').id); start();
         result = { kept, after, opened: [byId(marked).textContent.trim(), lit().length] };",
    );
    assert_eq!(seen["kept"][0].as_array().map(Vec::len), Some(3), "{seen}");
    assert_eq!(seen["kept"][1], true);
    assert_eq!(seen["after"], json!([[], ""]));
    assert!(seen["opened"][0].as_str().is_some_and(|line| line.starts_with("store i32")), "{seen}");
    assert!(seen["opened"][1].as_u64() >= Some(3), "{seen}");
}

#[test]
fn keys_move_the_mark() {
    let seen = page(
        "line('%new = add', 'l').click(); key('ArrowDown'); const down = byId(marked).textContent.trim();
         key('ArrowUp'); key('ArrowRight'); const right = byId(marked).textContent.trim(); key('ArrowLeft'); key('ArrowLeft');
         const left = byId(marked).textContent.trim(); key('n'); const next = byId(marked).textContent;
         key('/'); result = { down, right, left, next, filter: document.activeElement === filter };",
    );
    assert!(seen["down"].as_str().is_some_and(|line| line.starts_with("store i32 %new")), "{seen}");
    assert!(seen["right"].as_str().is_some_and(|line| line.contains("OpIAdd")), "{seen}");
    assert_eq!(seen["left"], "*p += 1;");
    assert!(seen["next"].as_str().is_some_and(|line| line.contains("other<b>")), "{seen}");
    assert_eq!(seen["filter"], true);
}

#[test]
fn names_and_debug_information_are_folded_away() {
    let seen = page(
        "const state = () => [line('OpName', 'v'), line('!DILocation', 'l'), line('OpLine', 'v'), line('OpIAdd', 'v'),
           line('%new = add', 'l').querySelector('b')].map(isShown);
         const folded = state(); const told = [...document.querySelectorAll('.fold')].filter(isShown).length;
         key('d'); result = { folded, told, unfolded: state() };",
    );
    assert_eq!(seen["folded"], json!([false, false, false, true, false]));
    assert!(seen["told"].as_u64() >= Some(2), "{seen}");
    assert_eq!(seen["unfolded"], json!([true, true, true, true, true]));
}

/// The page starts at the first kernel, its lines in colours.
#[test]
fn kernels_come_first() {
    let padding: String = (0..300).map(|number| format!("define void @f{number}() {{\n  ret void\n}}\n")).collect();
    let module = MODULE.replace("define spir_kernel", &format!("{padding}define spir_kernel"));
    let seen = run(
        0,
        &module,
        &[("add.cl", SOURCE)],
        &[],
        "const kinds = (element) => [...element.querySelectorAll('span')].map((span) => [span.className, span.textContent]);
         result = { first: chosen.dataset.f, scrolled: line('@add(', 'l').closest('.code').scrollTop > 1000,
           llvm: kinds(line('%new = add', 'l')).slice(0, 5), spirv: kinds(line('OpIAdd', 'v')).slice(0, 2), source: kinds(line('kernel', 's')) };",
    );
    assert_eq!(seen["first"], "add");
    assert_eq!(seen["scrolled"], true, "{seen}");
    assert_eq!(seen["llvm"], json!([["v", "%new"], ["k", "add"], ["t", "i32"], ["v", "%old"], ["n", "1"]]));
    assert_eq!(seen["spirv"], json!([["v", "%new"], ["k", "OpIAdd"]]));
    assert_eq!(seen["source"], json!([["k", "kernel"], ["t", "void"], ["k", "global"], ["t", "int"]]));
}

#[test]
fn panes_have_widths_and_lines_wrap() {
    let seen = page(
        "const grips = document.querySelectorAll('.grip'); const before = panes[0].offsetWidth;
         key('ArrowRight', grips[0]); key('w');
         result = { grips: grips.length, wider: panes[0].offsetWidth - before, wrap: getComputedStyle(line('OpIAdd', 'v')).whiteSpace };",
    );
    assert_eq!(seen["grips"], 2);
    assert!(seen["wider"].as_i64().is_some_and(|wider| (18..=22).contains(&wider)), "{seen}");
    assert!(seen["wrap"].as_str().is_some_and(|wrap| wrap.starts_with("pre-wrap")), "{seen}");
}

#[test]
fn names_are_demangled() {
    let seen = page(
        "fill(line('_Z5clampmmm', 'l').closest('.part'));
         result = [...line('call i64 @_Z5clampmmm', 'l').querySelectorAll('span')].map((span) => span.title).filter(Boolean);",
    );
    assert_eq!(seen, json!(["clamp(unsigned long, unsigned long, unsigned long)"]));
}

#[test]
fn a_lazy_page_makes_lines_when_they_are_needed() {
    let padding: String =
        (0..300).map(|number| format!("define i32 @f{number}(i32 %x) {{\n  ret i32 %x\n}}\n")).collect();
    let module = MODULE.replace("declare", &format!("{padding}declare"));
    let seen = run(
        0,
        &module,
        &[("add.cl", SOURCE)],
        &["--lazy"],
        "const made = document.querySelectorAll('.code i').length; type('f299'); type('');
         mark(shown('#functions li').length && items.find((item) => item.dataset.f === 'f299').dataset.l);
         result = { made, line: byId(marked).textContent, lit: lit().length, told: document.querySelector('nav .note').textContent,
           pin: (mark(line('*p += 1', 's').id), lit().length) };",
    );
    assert!(seen["made"].as_u64().is_some_and(|made| (1..400).contains(&made)), "{seen}");
    assert!(seen["line"].as_str().is_some_and(|line| line.starts_with("define i32 @f299(")), "{seen}");
    assert!(seen["told"].as_str().is_some_and(|text| text.starts_with("1 MB: ")), "{seen}");
    assert!(seen["pin"].as_u64() >= Some(7), "{seen}");
}

/// The page shows the LLVM module that is translated.
#[test]
fn options_of_translations_apply() {
    let module = "target triple = \"spir64-unknown-unknown\"\n\
                  define i32 @f(i32 %x) {\n  %slot = alloca i32\n  store i32 %x, ptr %slot\n  \
                  %y = load i32, ptr %slot\n  %z = add i32 %y, 1\n  ret i32 %z\n}\n";
    let script = "hover(line('OpIAdd', 'v'));
                  result = { lit: lit().length, memory: [line('alloca', 'l'), line('OpVariable', 'v')] };";
    let seen = run(0, module, &[], &["--optimize=mem2reg", "--spirv-max-version", "1.0"], script);
    assert_eq!(seen, json!({ "lit": 2, "memory": [null, null] }));
}

/// The numbers of changes are those of the lines concerned, not of all lines.
#[test]
fn large_pages_change_few_lines() {
    const FUNCTIONS: usize = 500;
    let mut module = String::from("target triple = \"spir64-unknown-unknown\"\n");
    for function in 0..FUNCTIONS {
        let _ = writeln!(module, "define i32 @f{function}(i32 %x0) {{");
        (0..20).for_each(|value| {
            let _ = writeln!(module, "  %x{} = add i32 %x{value}, {function}", value + 1);
        });
        module.push_str("  ret i32 %x20\n}\n");
    }
    let seen = run(
        0,
        &module,
        &[],
        &[],
        "const lines = document.querySelectorAll('.code i').length; hover(line('%x3 =', 'l'));
         result = { lines, hover: hover(line('%x7 =', 'l')), filter: type('f499'), shown: shown('#functions li') };",
    );
    let number = |name: &str| seen[name].as_u64().expect("a number");
    assert!(number("lines") > 20_000, "{seen}");
    assert!(number("hover") <= 6, "{seen}");
    assert!(number("filter") <= 3 * FUNCTIONS as u64, "{seen}");
    assert_eq!(seen["shown"], json!(["f499"]));
}
