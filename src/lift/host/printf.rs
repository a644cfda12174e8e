//! `printf` of the C library for that of OpenCL C, which also has vectors (`%v4hlf`), and numbers that are not promoted.

use crate::error::{Error, Result};
use crate::ir::builder::CallSpec;
use crate::ir::{Linkage, Opcode, TypeId, ValueId};
use crate::lift::cx::{FunctionCx, Location, SymbolDeclaration};
use crate::spirv::Op;

/// Adds the call of the C library for a call of OpenCL C's function.
pub(in crate::lift) fn lift(
    fx: &mut FunctionCx<'_, '_>,
    result: TypeId,
    format_id: Option<u32>,
    arguments: &[ValueId],
) -> Result<ValueId> {
    let Some((&format, values)) = arguments.split_first() else { return Err(expected(fx, "a format")) };
    let Some(text) = format_id.and_then(|id| text_of(fx, id)) else {
        return Err(expected(fx, "a constant string as the format"));
    };
    let mut call = PrintfCall { format: Vec::new(), arguments: vec![format] };
    let mut values = values.iter();
    for piece in pieces(&text) {
        match piece {
            Piece::Text(text) => call.format.extend(text),
            Piece::Conversion(conversion) if !conversion.takes_value() => call.format.extend(b"%%"),
            Piece::Conversion(conversion) => match values.next() {
                Some(&value) => call.add(fx, &conversion, value)?,
                None => return Err(expected(fx, "a value for each conversion")),
            },
        }
    }
    call.format.push(0);
    call.arguments[0] = string(fx, &call.format);
    let count = match fx.options.gpu {
        None => call_of_c(fx, result, &call.arguments),
        Some(_) => call_of_cuda(fx, result, &call.arguments)?,
    };
    Ok(failure(fx, count))
}

/// A part of a format.
enum Piece<'t> {
    Text(&'t [u8]),
    Conversion(Conversion<'t>),
}

/// Splits a format at its conversions.
fn pieces(format: &[u8]) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = format;
    while let Some(start) = rest.iter().position(|byte| *byte == b'%') {
        let (text, others) = rest.split_at(start);
        let conversion = Conversion::parse(others);
        rest = &others[conversion.length..];
        pieces.extend([Piece::Text(text), Piece::Conversion(conversion)]);
    }
    pieces.push(Piece::Text(rest));
    pieces
}

/// The format and the arguments of a call of the C library.
struct PrintfCall {
    format: Vec<u8>,
    arguments: Vec<ValueId>,
}

impl PrintfCall {
    /// Adds a value: each component of a vector with a conversion of its own, between commas.
    fn add(&mut self, fx: &mut FunctionCx<'_, '_>, conversion: &Conversion<'_>, value: ValueId) -> Result<()> {
        let count = fx.ir.vector_length(fx.llvm_type(value)).unwrap_or(1);
        let inst = fx.current();
        fx.expand(inst, count as usize, "print fewer components")?;
        for lane in 0..count {
            self.format.extend((lane > 0).then_some(b','));
            let component = match count {
                1 => value,
                _ => {
                    let index = fx.i32(lane);
                    fx.extract_element(value, index)
                }
            };
            let promoted = promoted(fx, component, conversion.specifier);
            self.arguments.push(promoted);
            conversion.write(&mut self.format, fx.ir.int_width(fx.llvm_type(promoted)) == Some(64));
        }
        Ok(())
    }
}

/// Returns the result of OpenCL C's function, 0, or -1 if it fails, for that of the C library.
fn failure(fx: &mut FunctionCx<'_, '_>, count: ValueId) -> ValueId {
    let (fb, ir) = fx.builders();
    let ty = fb.ty(ir, count);
    let bits = ir.int_width(ty).unwrap_or(32);
    let last = ir.int(ty, (bits - 1).into());
    fb.binary(ir, Opcode::AShr, 0, count, last)
}

fn expected(fx: &FunctionCx<'_, '_>, what: &str) -> Error {
    let inst = fx.current();
    let owner = fx.options.gpu.map_or_else(|| super::OWNER.to_owned(), |gpu| gpu.to_string());
    fx.unsupported(inst, format!("on {owner}, printf needs {what}"))
}

/// Adds the call of `printf(format, ...)`.
fn call_of_c(fx: &mut FunctionCx<'_, '_>, result: TypeId, arguments: &[ValueId]) -> ValueId {
    let pointer = fx.llvm_type(arguments[0]);
    let ty = fx.ir.function_type(result, &[pointer], true);
    let (function, _) = fx.declare("printf", ty, super::C);
    let (fb, ir) = fx.builders();
    let spec = CallSpec::of_function(ir, function, arguments);
    fb.call(ir, &spec)
}

/// Adds the call of CUDA's `vprintf(format, values)`, which gets the values in memory.
fn call_of_cuda(fx: &mut FunctionCx<'_, '_>, result: TypeId, arguments: &[ValueId]) -> Result<ValueId> {
    let types: Vec<TypeId> = arguments[1..].iter().map(|argument| fx.llvm_type(*argument)).collect();
    let list = fx.ir.literal_struct_type(&types, false);
    let memory = fx.in_prologue(|fx| Ok(fx.alloca(list, 0)))?;
    for (index, &value) in arguments[1..].iter().enumerate() {
        let indices = [fx.i32(0), fx.i32(index as u32)];
        let slot = fx.gep(list, memory, &indices, 0);
        fx.fb.store(value, slot, 0, false);
    }
    let pointer = fx.llvm_type(arguments[0]);
    let memory = fx.pointer_cast(memory, pointer);
    let ty = fx.ir.function_type(result, &[pointer, pointer], false);
    let (function, _) = fx.declare("vprintf", ty, super::C);
    let (fb, ir) = fx.builders();
    let arguments = [arguments[0], memory];
    let spec = CallSpec::of_function(ir, function, &arguments);
    Ok(fb.call(ir, &spec))
}

/// A conversion of a format, as far as the C library has it.
struct Conversion<'t> {
    /// The number of bytes in the format.
    length: usize,
    /// Flags, width and precision.
    options: &'t [u8],
    /// The length modifiers.
    modifiers: &'t [u8],
    specifier: u8,
}

impl<'t> Conversion<'t> {
    /// Parses a conversion, which starts with `%`.
    fn parse(text: &'t [u8]) -> Self {
        let run = |from: usize, set: &[u8]| {
            let bytes = &text[from.min(text.len())..];
            from + bytes.iter().position(|byte| !set.contains(byte)).unwrap_or(bytes.len())
        };
        let options = run(1, b"-+ #0123456789.");
        let vector = if text.get(options) == Some(&b'v') { run(options + 1, b"0123456789") } else { options };
        let modifiers = run(vector, b"hlLjzt");
        let specifier = text.get(modifiers).copied().unwrap_or(b'%');
        Self {
            length: (modifiers + 1).min(text.len()),
            options: &text[1..options],
            modifiers: &text[vector..modifiers],
            specifier,
        }
    }

    fn takes_value(&self) -> bool {
        self.specifier != b'%'
    }

    /// Writes the conversion of one number for the C library.
    fn write(&self, to: &mut Vec<u8>, is_long: bool) {
        to.push(b'%');
        to.extend(self.options);
        let is_integer = b"diouxX".contains(&self.specifier);
        match self.modifiers {
            // A component of 32 bits.
            b"hl" => {}
            narrow @ (b"h" | b"hh") if is_integer => to.extend(narrow),
            _ if is_integer && is_long => to.push(b'l'),
            _ => {}
        }
        to.push(self.specifier);
    }
}

/// Returns a number as C passes it to a function with variable arguments.
fn promoted(fx: &mut FunctionCx<'_, '_>, value: ValueId, specifier: u8) -> ValueId {
    let ty = fx.llvm_type(value);
    match (fx.ir.float_width(ty), fx.ir.int_width(ty)) {
        (Some(..64), _) => match fx.ir.float_type(64) {
            Some(double) => fx.cast(Opcode::FPExt, value, double),
            None => value,
        },
        (_, Some(..32)) => {
            let word = fx.ir.int_type(32);
            let opcode = if b"di".contains(&specifier) { Opcode::SExt } else { Opcode::ZExt };
            fx.cast(opcode, value, word)
        }
        _ => value,
    }
}

/// The maximum number of casts between a format and its variable.
const MAX_CASTS: usize = 16;

/// Returns the bytes of a constant string, without the zero at its end.
fn text_of(fx: &FunctionCx<'_, '_>, pointer: u32) -> Option<Vec<u8>> {
    let Location::Global(address) = fx.location(variable_of(fx, pointer)?) else { return None };
    let module = fx.ir.module();
    let initializer = module.value(address).as_global()?.initializer()?;
    let bytes = match initializer.data_bytes() {
        [] if initializer.is_null_or_undef() => Vec::new(),
        [] => return None,
        bytes => bytes.to_vec(),
    };
    Some(bytes.split(|byte| *byte == 0).next().unwrap_or_default().to_vec())
}

/// Returns the variable whose start a pointer is the address of.
fn variable_of(fx: &FunctionCx<'_, '_>, pointer: u32) -> Option<u32> {
    let mut pointer = pointer;
    for _ in 0..MAX_CASTS {
        let inst = fx.view.definition(pointer)?;
        let (op, operands) = match (inst.op, inst.operands) {
            (Op::SpecConstantOp, [_, _, op, operands @ ..]) => (Op(u16::try_from(*op).ok()?), operands),
            (op, [_, _, operands @ ..]) => (op, operands),
            _ => return None,
        };
        match (op, operands) {
            (Op::Variable, _) => return Some(pointer),
            (Op::Bitcast | Op::CopyObject | Op::PtrCastToGeneric | Op::GenericCastToPtr, [base, ..]) => pointer = *base,
            (
                Op::AccessChain | Op::InBoundsAccessChain | Op::PtrAccessChain | Op::InBoundsPtrAccessChain,
                [base, indices @ ..],
            ) if indices.iter().all(|index| fx.constant(*index) == Some(0)) => pointer = *base,
            _ => return None,
        }
    }
    None
}

/// Returns the address of a new constant string.
fn string(fx: &mut FunctionCx<'_, '_>, bytes: &[u8]) -> ValueId {
    let byte = fx.ir.int_type(8);
    let ty = fx.ir.array_type(byte, bytes.len() as u64);
    let contents = fx.ir.data(ty, bytes);
    let linkage = Linkage::Private;
    let declaration = SymbolDeclaration { name: b"printf.format", ty, linkage, space: 0, is_defined: true };
    let address = fx.add_global(&declaration);
    if let Some(global) = fx.ir.global_mut(address) {
        global.initializer = Some(contents);
        global.is_constant = true;
    }
    address
}
