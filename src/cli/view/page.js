"use strict";
// A line has the id of its pane's letter and its number: s source, l LLVM IR, v SPIR-V. `links` has a list for each line
// of SPIR-V: the lines of LLVM IR and of the source that it comes from, or -1.
const links = JSON.parse(document.getElementById("links").textContent);
const from = {};
const link = (line, other) => (from[line] ??= new Set()).add(other);
links.forEach(([llvm, source], index) => {
  const line = "v" + index;
  for (const other of [llvm < 0 ? null : "l" + llvm, source < 0 ? null : "s" + source]) {
    if (other) { link(line, other); link(other, line); }
  }
  if (llvm >= 0 && source >= 0) { link("l" + llvm, "s" + source); link("s" + source, "l" + llvm); }
});

let lit = [];
// Lights a line and what corresponds to it: only these lines and those lit before change.
function light(line) {
  for (const old of lit) old.classList.remove("lit");
  const lines = line ? [line, ...(from[line] ?? [])] : [];
  lit = lines.map((name) => document.getElementById(name)).filter(Boolean);
  for (const one of lit) one.classList.add("lit");
}
// Scrolls the other panes to the first line that corresponds to one.
function follow(line) {
  for (const pane of "slv") {
    if (line[0] === pane) continue;
    const others = [...(from[line] ?? [])].filter((other) => other[0] === pane);
    if (others.length) show(others[0]);
  }
}
function show(line) {
  document.getElementById(line)?.scrollIntoView({ block: "center" });
}
const lineOf = (event) => event.target.closest(".code i")?.id;

const main = document.querySelector("main");
main.addEventListener("mouseover", (event) => light(lineOf(event)));
main.addEventListener("mouseleave", () => light());
main.addEventListener("click", (event) => { const line = lineOf(event); if (line) follow(line); });

document.getElementById("functions").addEventListener("click", (event) => {
  const item = event.target.closest("li");
  if (item) { show(item.dataset.l); show(item.dataset.v); }
});

const items = [...document.querySelectorAll("#functions li")];
const parts = [...document.querySelectorAll(".part[data-f]")];
document.getElementById("filter").addEventListener("input", (event) => {
  const text = event.target.value.toLowerCase();
  const hide = (element) => {
    const hidden = !element.dataset.f.toLowerCase().includes(text);
    if (element.hidden !== hidden) element.hidden = hidden;
  };
  items.forEach(hide);
  parts.forEach(hide);
});

let needed = [];
document.getElementById("needs").addEventListener("click", (event) => {
  const item = event.target.closest("li");
  if (!item) return;
  for (const old of needed) old.classList.remove("need");
  const lines = item.dataset.v ? item.dataset.v.split(" ") : [];
  needed = lines.map((line) => document.getElementById("v" + line)).filter(Boolean);
  for (const one of needed) one.classList.add("need");
  needed[0]?.scrollIntoView({ block: "center" });
});
