//! Locations of instructions, records of variables, and line tables without a set of debug instructions.
//!
//! A scope and a line end with their block. A `DebugLine` counts more than an `OpLine`.

use rustc_hash::FxHashMap;

use super::operands::{DebugInst, Fields};
use super::{expressions, file_of_path, scopes, source_language, types, version_flags};
use crate::error::{Result, WarningKind};
use crate::ir::dialect::Feature;
use crate::ir::records::RecordData;
use crate::ir::{DebugRecordKind, MdField as F, MdId, MdKind, TypeId, ValueId};
use crate::lift::cx::debug::{DebugNode, Line, LineTable};
use crate::lift::cx::{FunctionCx, Location, ModuleCx};
use crate::map::dwarf;
use crate::spirv::Op;
use crate::spirv::grammar::Dbg;
use crate::spirv::view::Instruction;

/// The emission kind `LineTablesOnly`.
const LINE_TABLES_ONLY: u64 = 2;
/// The most values that a record may have.
const MAX_VALUES: u64 = 256;

/// `DebugInlinedAt` => a distinct `DILocation`
pub(super) fn inlined_at(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let [line, column] = ["Line", "Column"].map(|name| mx.debug_number(inst, name));
    let scope = inst.word("Scope").unwrap_or(0);
    let outer = outer_call(mx, inst);
    let function = match outer {
        Some(outer) => mx.debug.outermost.get(&outer).copied().flatten(),
        None => scopes::enclosing(mx, scope).function,
    };
    mx.debug.outermost.insert(inst.id(), function);
    let fields = Fields::default().exactly(F::Line, line.into()).number(F::Column, column);
    let scope = mx.scope_node(Some(scope));
    fields.link(F::Scope, scope).link(F::InlinedAt, mx.node_of_kind(outer, MdKind::Location)).define(mx, node, true);
}

/// Returns the call that another inlined call is in; only one that is declared before, so that there are no cycles.
fn outer_call(mx: &ModuleCx<'_>, inst: &DebugInst<'_>) -> Option<u32> {
    let outer = inst.word("Inlined")?;
    let is_before = mx.view.definition_offset(outer).is_some_and(|offset| offset < inst.inst.offset);
    mx.node_of_kind(Some(outer), MdKind::Location).filter(|_| is_before).map(|_| outer)
}

/// Sets the debug information of the function at hand.
pub(in crate::lift) fn start(fx: &mut FunctionCx<'_, '_>, index: usize) {
    let function = fx.view.functions()[index].id;
    let debug = fx.debug.functions.get(&function).copied();
    let subprogram = fx.node_of_kind(debug, MdKind::Subprogram);
    let table = fx.debug.line_tables.get(&index).copied();
    let state = &mut fx.location_state;
    (state.function, state.line_table) = (debug, table);
    state.subprogram = subprogram.or(table.map(|table| table.subprogram));
}

/// `OpLine`, `OpNoLine`
pub(in crate::lift) fn line(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>) {
    fx.location_state.line = match (inst.op, inst.operands) {
        (Op::Line, &[file, line, column, ..]) => Some(Line { file, line, column }),
        _ => None,
    };
    fx.location_state.has_changed = true;
}

/// Sets the location of the LLVM instructions that an instruction becomes, and adds the records before it.
pub(in crate::lift) fn locate(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>) {
    if fx.location_state.has_changed {
        let location = location(fx);
        fx.location_state.location = location;
        fx.location_state.has_changed = false;
    }
    let location = match fx.location_state.location {
        // LLVM requires a location of calls of functions that may be inlined.
        None if inst.op == Op::FunctionCall => {
            fx.location_state.subprogram.map(|scope| location_of(fx, (0, 0), scope, None))
        }
        known => known,
    };
    if inst.op != Op::Phi {
        let records = std::mem::take(&mut fx.location_state.records);
        match fx.options.dialect.has(Feature::DebugRecords) {
            true => records.into_iter().for_each(|record| fx.fb.record(record)),
            false => records.into_iter().for_each(|record| call_for_record(fx, &record)),
        }
    }
    fx.fb.set_location(location);
}

/// Adds the call that a record is before LLVM 19: `llvm.dbg.declare(value, variable, expression)`.
fn call_for_record(fx: &mut FunctionCx<'_, '_>, record: &RecordData) {
    let name = match record.kind {
        DebugRecordKind::Declare => "llvm.dbg.declare",
        DebugRecordKind::Value | DebugRecordKind::Assign | DebugRecordKind::DeclareValue | DebugRecordKind::Label => {
            "llvm.dbg.value"
        }
    };
    let operands = record.value.into_iter().chain([record.variable]).chain(record.expression);
    let arguments: Vec<ValueId> = operands.map(|operand| fx.ir.metadata_value(operand)).collect();
    fx.fb.set_location(Some(record.location));
    fx.intrinsic(name, TypeId::VOID, &arguments);
}

/// Returns the location of the instruction at hand; `None` if it has no scope in its function.
fn location(fx: &mut FunctionCx<'_, '_>) -> Option<MdId> {
    let state = &fx.location_state;
    let line = state.debug_line.or(state.line);
    if let Some(table) = state.line_table {
        let line = line?;
        let scope = table_scope(fx, table, line.file);
        return Some(location_of(fx, (line.line, line.column), scope, None));
    }
    let (scope, inlined_at) = state.scope?;
    let function = match inlined_at {
        Some(outer) => fx.debug.outermost.get(&outer).copied().flatten(),
        None => scopes::enclosing(fx, scope).function,
    };
    if !is_in_function(fx, function?) {
        return None;
    }
    scopes::enclosing(fx, scope).function?;
    let scope = fx.scope_node(Some(scope))?;
    let inlined_at = fx.node_of_kind(inlined_at, MdKind::Location);
    let position = line.map_or((0, 0), |line| (line.line, line.column));
    Some(location_of(fx, position, scope, inlined_at))
}

/// Returns `true` if the function at hand may have locations in a `DebugFunction`: its own, or any if it has none.
fn is_in_function(fx: &FunctionCx<'_, '_>, function: u32) -> bool {
    fx.location_state.function.is_none_or(|own| own == function)
}

fn location_of(mx: &mut ModuleCx<'_>, (line, column): (u32, u32), scope: MdId, inlined_at: Option<MdId>) -> MdId {
    // LLVM has columns of 16 bits; zero is an unknown one.
    let column = u16::try_from(column).unwrap_or(0);
    let fields = Fields::default().exactly(F::Line, line.into()).number(F::Column, column);
    fields.link(F::Scope, Some(scope)).link(F::InlinedAt, inlined_at).node(mx, MdKind::Location)
}

/// Returns the scope of a line: the function, or its part in another file.
fn table_scope(mx: &mut ModuleCx<'_>, table: LineTable, file: u32) -> MdId {
    match mx.debug.files.get(&file).copied() {
        Some(other) if file != table.file => {
            let fields = Fields::default().link(F::Scope, Some(table.subprogram)).link(F::File, Some(other));
            fields.node(mx, MdKind::LexicalBlockFile)
        }
        _ => table.subprogram,
    }
}

/// Lifts a debug instruction in a body; one that is not of the body is lifted already.
pub(in crate::lift) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let Some(debug) = fx.debug_inst(inst) else { return Ok(()) };
    let state = &mut fx.location_state;
    match (debug.number, debug.words) {
        (Dbg::Scope, &[scope, ref inlined_at @ ..]) => state.scope = Some((scope, inlined_at.first().copied())),
        (Dbg::NoScope, _) => state.scope = None,
        (Dbg::Line, _) => {
            let [line, column] = ["Line Start", "Column Start"].map(|name| fx.debug_number(&debug, name));
            let file = debug.word("Source").unwrap_or(0);
            fx.location_state.debug_line = Some(Line { file, line, column });
        }
        (Dbg::NoLine, _) => state.debug_line = None,
        (Dbg::Declare, _) => return record(fx, &debug, DebugRecordKind::Declare),
        (Dbg::Value, _) => return record(fx, &debug, DebugRecordKind::Value),
        _ => return Ok(()),
    }
    fx.location_state.has_changed = true;
    Ok(())
}

/// `DebugDeclare`, `DebugValue` => `#dbg_declare`, `#dbg_value`
fn record<'a>(fx: &mut FunctionCx<'_, 'a>, inst: &DebugInst<'a>, kind: DebugRecordKind) -> Result<()> {
    let found = describe(fx, inst, kind);
    match found {
        Some(record) => fx.location_state.records.push(record),
        None => {
            let message =
                "the location of the variable is not one that LLVM accepts, and is omitted from debug information";
            fx.warn(WarningKind::OmittedDebugInfo, inst.inst, message);
        }
    }
    Ok(())
}

/// Returns the record of an instruction; `None` if LLVM would not accept it.
fn describe<'a>(fx: &mut FunctionCx<'_, 'a>, inst: &DebugInst<'a>, kind: DebugRecordKind) -> Option<RecordData> {
    let id = inst.word("Local Variable")?;
    let variable = fx.node_of_kind(Some(id), MdKind::LocalVariable)?;
    let declared = fx.debug_inst_of(id)?;
    let location = record_location(fx, &declared)?;
    let number = fx.argument_number(&declared);
    if number != 0 && !fx.is_inlined() {
        let known = *fx.location_state.parameters.entry(number).or_insert(variable);
        if known != variable {
            return None;
        }
    }
    let computed = inst.word("Expression").and_then(|id| fx.debug_inst_of(id));
    let expression = match fx.node_of_kind(inst.word("Expression"), MdKind::Expression) {
        Some(expression) => expression,
        None => fx.ir.md_expression(&[]),
    };
    let mut count = 0;
    if let Some(computed) = computed.filter(|inst| inst.number == Dbg::Expression) {
        count = expressions::location_count(fx, &computed);
        let size = declared.word("Type").map_or(0, |ty| types::size(fx, ty));
        let part = expressions::fragment(fx, &computed).filter(|_| size != 0);
        if count > MAX_VALUES || part.is_some_and(|(first, bits)| first.saturating_add(bits) > size || bits == size) {
            return None;
        }
    }
    let operand = inst.word(if kind == DebugRecordKind::Declare { "Variable" } else { "Value" });
    let value = value_of(fx, operand, kind);
    let ty = fx.llvm_type(value);
    let is_address = fx.ir.address_space(ty).is_some();
    let kind = if is_address { kind } else { DebugRecordKind::Value };
    let (fb, ir) = fx.builders();
    let value = fb.value_as_metadata(ir, value);
    let value = match count {
        0 => value,
        count => ir.md_arg_list(&vec![value; count as usize]),
    };
    Some(RecordData { kind, location, variable, expression: Some(expression), value: Some(value), assignment: None })
}

/// Returns the location of a record of a variable: that of the next instruction if the variable's function is its scope,
/// else the line of the variable.
fn record_location<'a>(fx: &mut FunctionCx<'_, 'a>, variable: &DebugInst<'a>) -> Option<MdId> {
    let parent = variable.word("Parent")?;
    let function = scopes::enclosing(fx, parent).function;
    function?;
    let scope = fx.location_state.scope.map(|scope| scope.0);
    let own = scope.and_then(|scope| scopes::enclosing(fx, scope).function);
    if own == function
        && let Some(location) = location(fx)
    {
        return Some(location);
    }
    if !is_in_function(fx, function?) {
        return None;
    }
    let scope = fx.scope_node(Some(parent))?;
    let line = fx.debug_number(variable, "Line");
    Some(location_of(fx, (line, 0), scope, None))
}

/// Returns the value of a record. A variable without memory has the address null, and an unknown value is poison.
fn value_of(fx: &mut FunctionCx<'_, '_>, id: Option<u32>, kind: DebugRecordKind) -> ValueId {
    let pointer = fx.private_pointer();
    let known = match id.map(|id| fx.location(id)) {
        Some(Location::Global(value)) => Some(value),
        Some(Location::Local(..)) => id.and_then(|id| fx.value(id).ok()),
        _ => None,
    };
    let null = if kind == DebugRecordKind::Declare && fx.is_none(id) { fx.ir.null(pointer) } else { None };
    known.or(null).unwrap_or_else(|| fx.ir.poison(pointer))
}

impl FunctionCx<'_, '_> {
    /// Returns `true` if the instruction at hand is in an inlined call.
    fn is_inlined(&self) -> bool {
        self.location_state.scope.is_some_and(|scope| scope.1.is_some())
    }
}

/// Makes line tables of the `OpLine`s of a module without compilation units: a unit, and a subprogram for each function.
pub(super) fn lift_tables(mx: &mut ModuleCx<'_>) {
    let (firsts, strings) = first_lines(mx);
    if firsts.is_empty() {
        return;
    }
    files(mx, &strings);
    let unit = mx.ir.md_reserve();
    let nothing = mx.ir.md_tuple(&[None]);
    let ty = Fields::default().link(F::Elements, Some(nothing)).node(mx, MdKind::SubroutineType);
    for &FirstLine { function: index, file: string, line } in &firsts {
        let Some(function) = mx.functions[index] else { continue };
        let name = mx.ir.function_data(function).symbol.name;
        let name = mx.ir.text(name).to_vec();
        let file = mx.debug.files.get(&string).copied();
        let subprogram = Fields::default()
            .link(F::Scope, file)
            .link(F::File, file)
            .number(F::Line, line)
            .number(F::ScopeLine, line)
            .link(F::Type, Some(ty))
            .number(F::SubprogramFlags, dwarf::SUBPROGRAM_DEFINITION)
            .link(F::Unit, Some(unit))
            .text(mx, F::Name, &name)
            .distinct(mx, MdKind::Subprogram);
        mx.ir.attach_to_function(function, "dbg", subprogram);
        mx.debug.line_tables.insert(index, LineTable { subprogram, file: string });
    }
    let file = firsts.first().and_then(|first| mx.debug.files.get(&first.file).copied());
    let fields = Fields::default()
        .number(F::Language, source_language(mx))
        .link(F::File, file)
        .number(F::EmissionKind, LINE_TABLES_ONLY)
        .text(mx, F::Producer, b"spirv");
    fields.define(mx, DebugNode { id: unit, kind: MdKind::CompileUnit }, true);
    version_flags(mx, 0);
    mx.ir.append_named_metadata("llvm.dbg.cu", &[unit]);
}

/// The first `OpLine` of a function.
struct FirstLine {
    /// The index of the function in the module.
    function: usize,
    /// The `OpString` of the file.
    file: u32,
    line: u32,
}

/// Returns the first lines of the functions that are translated, and the `OpString`s of all lines.
fn first_lines(mx: &ModuleCx<'_>) -> (Vec<FirstLine>, Vec<u32>) {
    let mut firsts = Vec::new();
    let mut strings = Vec::new();
    for (index, function) in mx.view.functions().iter().enumerate().filter(|(_, function)| function.has_body) {
        let mut first = None;
        for inst in mx.view.instructions_in(function.words.clone()).filter(|inst| inst.op == Op::Line) {
            if let &[file, line, ..] = inst.operands {
                first.get_or_insert(FirstLine { function: index, file, line });
                strings.push(file);
            }
        }
        firsts.extend(first.filter(|_| !mx.is_replaced[index]));
    }
    (firsts, strings)
}

/// Finds the files of `OpString`s, with their texts if all have one.
fn files(mx: &mut ModuleCx<'_>, strings: &[u32]) {
    let texts = source_texts(mx);
    let has_texts = strings.iter().all(|string| texts.contains_key(string));
    for &string in strings {
        if mx.debug.files.contains_key(&string) {
            continue;
        }
        let path = mx.text(Some(string));
        let path = if path.is_empty() { &b"<unknown>"[..] } else { &path };
        let mut fields = file_of_path(mx, path);
        if let Some(text) = texts.get(&string).filter(|_| has_texts) {
            fields = fields.text(mx, F::Source, text);
        }
        let file = fields.node(mx, MdKind::File);
        mx.debug.files.insert(string, file);
    }
}

/// Returns the texts of files, by their `OpString`s.
fn source_texts(mx: &ModuleCx<'_>) -> FxHashMap<u32, Vec<u8>> {
    let mut texts: FxHashMap<u32, Vec<u8>> = FxHashMap::default();
    let mut last = None;
    for inst in mx.view.preamble() {
        match (inst.op, inst.operands) {
            (Op::Source, &[_, _, file, ..]) => {
                last = Some(file);
                if let Some((text, _)) = inst.string(3) {
                    texts.entry(file).or_default().extend(text);
                }
            }
            (Op::Source, _) => last = None,
            (Op::SourceContinued, _) => {
                if let (Some(file), Some((text, _))) = (last, inst.string(0)) {
                    texts.entry(file).or_default().extend(text);
                }
            }
            _ => {}
        }
    }
    texts.retain(|_, text| !text.is_empty());
    texts
}
