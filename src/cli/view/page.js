"use strict";
// A line has the id of its pane's letter and its number: s source, l LLVM IR, v SPIR-V. `links` has a list for each line
// of SPIR-V: the lines of LLVM IR and of the source that it comes from, or -1.
const byId = (id) => document.getElementById(id);
const links = JSON.parse(byId("links").textContent);
const names = JSON.parse(byId("names").textContent);
const from = {};
const link = (line, other) => (from[line] ??= new Set()).add(other);
links.forEach(([llvm, source], index) => {
  const line = "v" + index;
  for (const other of [llvm < 0 ? null : "l" + llvm, source < 0 ? null : "s" + source]) {
    if (other) { link(line, other); link(other, line); }
  }
  if (llvm >= 0 && source >= 0) { link("l" + llvm, "s" + source); link("s" + source, "l" + llvm); }
});

const main = document.querySelector("main");
const body = document.body;
const panes = [...document.querySelectorAll(".pane")];
const parts = [...document.querySelectorAll(".part")];

// The kinds of tokens of each pane: a class for each group of the expression.
const KINDS = {
  s: [/(\/\/.*|\/\*.*?\*\/)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|^\s*#\s*\w+)|\b(kernel|__kernel|global|__global|local|__local|constant|__constant|private|__private|generic|const|volatile|restrict|static|inline|struct|union|enum|typedef|template|typename|class|namespace|using|if|else|for|while|do|switch|case|default|break|continue|return|goto|sizeof|auto)\b|\b(void|bool|(?:u?(?:char|short|int|long)|unsigned|signed|half|float|double)\d*|size_t|ptrdiff_t|u?int\d+_t)\b|\b(\d[\w.]*)/g, "csktn"],
  l: [/(;.*)|(c?"(?:[^"\\]|\\.)*")|(@[\w.$-]+|@"[^"]*")|(%[\w.$-]+|%"[^"]*")|(![\w.]*|#\d+|#dbg_\w+)|\b(i\d+|half|bfloat|float|double|fp128|ptr|void|label|metadata|token|target)\b|(?<=^\s*|= )([a-z_]+)|\b(true|false|null|undef|poison|zeroinitializer|-?\d[\w.+-]*)\b/g, "csgvmtkn"],
  v: [/("(?:[^"\\]|\\.)*")|(%\w+)|\b(Op\w+)|\b(-?\d[\w.+-]*)\b/g, "svkn"],
};
const span = (kind, text) => {
  const element = document.createElement("span");
  element.className = kind;
  element.textContent = text;
  const name = names[text.replace(/^[@%]"?|"$/g, "")];
  if (name) element.title = name;
  return element;
};
// Colours a line. In LLVM IR, what refers to debug information is folded away with the names.
function colour(line) {
  const text = line.textContent;
  const [pattern, kinds] = KINDS[line.id[0]];
  const pieces = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const group = match.findIndex((found, index) => index > 0 && found !== undefined);
    pieces.push(text.slice(end, match.index), span(kinds[group - 1], match[0]));
    end = match.index + match[0].length;
  }
  pieces.push(text.slice(end));
  const debug = line.id[0] === "l" ? pieces.findIndex((piece) => piece.textContent === "!dbg") : -1;
  if (debug > 0 && typeof pieces[debug - 1] === "string" && pieces[debug - 1].endsWith(", ")) {
    const folded = document.createElement("b");
    folded.className = "x";
    pieces[debug - 1] = pieces[debug - 1].slice(0, -2);
    folded.append(", ", ...pieces.splice(debug, 3));
    pieces.splice(debug, 0, folded);
  }
  line.replaceChildren(...pieces);
}
// Makes the lines of a part, whose text a large page has in a template, and colours them.
function fill(part) {
  if (part.dataset.done) return;
  part.dataset.done = "1";
  const text = part.querySelector("template");
  if (text) {
    const [pane, first] = [part.dataset.first[0], Number(part.dataset.first.slice(1))];
    const lines = text.content.textContent.split("\n").slice(1, -1).map((row, index) => {
      const [, folded, number, content] = row.match(/^(x?)(\d+)\t(.*)$/);
      const line = document.createElement("i");
      line.id = pane + (first + index);
      line.dataset.n = number;
      if (folded) line.className = "x";
      line.textContent = content;
      return line;
    });
    text.replaceWith(...lines);
  }
  for (const line of part.querySelectorAll("i")) colour(line);
}
const starts = { s: [], l: [], v: [] };
for (const part of parts) {
  const first = part.dataset.first;
  if (first) starts[first[0]].push([Number(first.slice(1)), part]);
}
// Returns a line, made if it was not yet.
function at(id) {
  if (!id) return null;
  const found = byId(id);
  const number = Number(id.slice(1));
  const rows = starts[id[0]] ?? [];
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle][0] <= number) low = middle + 1; else high = middle;
  }
  if (low) fill(rows[low - 1][1]);
  return found ?? byId(id);
}
const seen = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) { seen.unobserve(entry.target); fill(entry.target); }
}, { root: null, rootMargin: "600px" });
for (const part of parts) seen.observe(part);

let lit = [];
let marked = null;
// Lights a line and what corresponds to it: only these lines and those lit before change.
function light(line) {
  for (const old of lit) old.classList.remove("lit");
  const lines = line ? [line, ...(from[line] ?? [])] : [];
  lit = lines.map((name) => byId(name)).filter(Boolean);
  for (const one of lit) one.classList.add("lit");
}
// Scrolls the other panes to the first line that corresponds to one.
function follow(line) {
  for (const pane of "slv") if (line[0] !== pane) show(corresponding(line, pane));
}
function corresponding(line, pane) {
  return [...(from[line] ?? [])].filter((other) => other[0] === pane).sort((a, b) => a.slice(1) - b.slice(1))[0];
}
function show(line, block = "center") {
  const element = at(line);
  if (!element) return;
  if (element.classList.contains("x")) fold(true);
  element.scrollIntoView({ block });
}
// Keeps the light on a line, to which the address of the page then leads.
function mark(line, block) {
  if (marked) byId(marked)?.classList.remove("mark");
  marked = line && at(line) ? line : null;
  if (marked) {
    for (const other of from[marked] ?? []) at(other);
    byId(marked).classList.add("mark");
    if (block) show(marked, block);
    follow(marked);
  }
  light(marked);
  try { history.replaceState(null, "", marked ? "#" + marked : location.pathname + location.search); } catch { /* no address */ }
}
const lineOf = (event) => event.target.closest(".code i")?.id;

main.addEventListener("mouseover", (event) => { if (!marked) light(lineOf(event)); });
main.addEventListener("mouseleave", () => { if (!marked) light(); });
main.addEventListener("click", (event) => {
  const line = lineOf(event);
  if (event.target.closest(".fold")) fold(true);
  if (line && !getSelection().toString()) mark(line === marked ? null : line);
});

const toggle = (id, set) => {
  const box = byId(id);
  box.checked = set ?? !box.checked;
  body.classList.toggle(id, box.checked);
};
const fold = (set) => toggle("debug", set);
for (const id of ["debug", "wrap"]) byId(id).addEventListener("change", (event) => toggle(id, event.target.checked));

const items = [...document.querySelectorAll("#functions li")];
let chosen = items.find((item) => item.dataset.k) ?? items[0];
function choose(item, marks) {
  chosen = item;
  if (marks) mark(item.dataset.l, "start");
  show(item.dataset.l, "start");
  show(item.dataset.v, "start");
}
const pressed = (list, action) => {
  const run = (event) => { const item = event.target.closest("li"); if (item) action(item); };
  list.addEventListener("click", run);
  list.addEventListener("keydown", (event) => { if (event.key === "Enter") run(event); });
};
pressed(byId("functions"), (item) => choose(item, true));

const filter = byId("filter");
const named = parts.filter((part) => part.dataset.f);
filter.addEventListener("input", () => {
  const text = filter.value.toLowerCase();
  const hide = (element) => {
    const name = element.dataset.f;
    const hidden = !name.toLowerCase().includes(text) && !(names[name] ?? "").toLowerCase().includes(text);
    if (element.hidden !== hidden) element.hidden = hidden;
  };
  items.forEach(hide);
  named.forEach(hide);
});

let needed = [];
pressed(byId("needs"), (item) => {
  for (const old of needed) old.classList.remove("need");
  const lines = item.dataset.v ? item.dataset.v.split(" ") : [];
  needed = lines.map((line) => at("v" + line)).filter(Boolean);
  for (const one of needed) one.classList.add("need");
  if (lines.length) show("v" + lines[0]);
});

// The next visible line of a pane, or the previous one.
function neighbour(line, step) {
  for (let number = Number(line.slice(1)) + step; ; number += step) {
    const element = at(line[0] + number);
    if (!element) return line;
    if (element.offsetParent) return element.id;
  }
}
const move = (step) => {
  const visible = items.filter((item) => !item.hidden);
  const item = visible[visible.indexOf(chosen) + step];
  if (item) choose(item, true);
};
const side = (step) => {
  const order = [..."slv"].filter((pane) => starts[pane].length);
  const pane = order[order.indexOf(marked[0]) + step];
  const other = pane && corresponding(marked, pane);
  if (other) mark(other, "center");
};
const KEYS = {
  ArrowDown: () => marked && mark(neighbour(marked, 1), "nearest"),
  ArrowUp: () => marked && mark(neighbour(marked, -1), "nearest"),
  ArrowRight: () => marked && side(1),
  ArrowLeft: () => marked && side(-1),
  n: () => move(1),
  p: () => move(-1),
  d: () => fold(),
  w: () => toggle("wrap"),
  "/": () => filter.focus(),
};
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { filter.blur(); mark(null); return; }
  if (event.target === filter || event.target.closest(".grip") || event.ctrlKey || event.metaKey || event.altKey) return;
  const action = KEYS[event.key];
  if (!action || (event.key.startsWith("Arrow") && !marked)) return;
  event.preventDefault();
  action();
});

// A grip between two panes moves the border.
panes.slice(1).forEach((pane, index) => {
  const before = panes[index];
  const grip = document.createElement("div");
  Object.assign(grip, { className: "grip", tabIndex: 0 });
  grip.setAttribute("role", "separator");
  pane.before(grip);
  const shift = (by) => {
    const widths = panes.map((one) => one.offsetWidth);
    const room = Math.min(Math.max(by, 60 - widths[index]), widths[index + 1] - 60);
    widths[index] += room;
    widths[index + 1] -= room;
    panes.forEach((one, number) => { one.style.flexGrow = widths[number]; });
  };
  grip.addEventListener("pointerdown", (event) => grip.setPointerCapture(event.pointerId));
  grip.addEventListener("pointermove", (event) => {
    if (event.buttons) shift(event.clientX - before.getBoundingClientRect().right);
  });
  grip.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -20, ArrowRight: 20 }[event.key];
    if (by) shift(by);
  });
});

const start = () => {
  if (starts.s.length) fill(starts.s[0][1]);
  const line = location.hash.slice(1);
  if (/^[slv]\d+$/.test(line) && at(line)) mark(line, "center");
  else if (chosen) choose(chosen, false);
};
addEventListener("hashchange", start);
start();
