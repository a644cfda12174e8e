//! Bitcode that LLVM 22 does not write.

use super::{Outcome, read};
use crate::bitcode::codes::{MAGIC, attributes, block, constants, function, module, strings, types};
use crate::bitcode::stream::writer::{Encoding, Writer};
use crate::ir::SPIR_KERNEL;
use crate::ir::attributes::FUNCTION_INDEX;

/// Returns a file with a module: the records and blocks that `contents` writes, between the head and the table of strings.
fn file(names: &[u8], contents: impl FnOnce(&mut Writer)) -> Vec<u8> {
    let mut stream = Writer::new(MAGIC);
    stream.enter(block::MODULE, 3);
    stream.record(module::VERSION, &[2]);
    contents(&mut stream);
    stream.exit();
    stream.enter(block::STRTAB, 3);
    let table = stream.define(&[Encoding::Literal(strings::BLOB.into()), Encoding::Blob]);
    stream.abbreviated_text(&table, &[], names);
    stream.exit();
    stream.finish()
}

/// Writes a block of records.
fn block_of(stream: &mut Writer, number: u32, records: &[(u32, &[u64])]) {
    stream.enter(number, 3);
    for (code, operands) in records {
        stream.record(*code, operands);
    }
    stream.exit();
}

/// Returns the assembly of the module in a file, without its name, and the warnings.
#[track_caller]
fn assembly(bytes: &[u8]) -> (String, Vec<String>) {
    match read(bytes, "tests").unwrap() {
        Outcome::Read(read) => {
            let text = read.module.to_string();
            (text.split_once('\n').unwrap().1.to_owned(), read.warnings)
        }
        Outcome::NeedsUpgrade(reason) => panic!("{reason}"),
    }
}

/// The record of a function that is the first name of the table, without those of its words that are zero at the end.
fn function_record(name_length: u64, ty: u64, is_declaration: bool, attributes: u64) -> Vec<u64> {
    let (calling_convention, linkage) = (0, 0);
    let mut words = vec![0, name_length, ty, calling_convention, is_declaration.into(), linkage, attributes];
    // LLVM 23 has the preferred alignment behind the partition.
    words.resize(21, 0);
    words.push(5);
    words
}

#[test]
fn attributes_of_llvm_23_are_those_of_llvm_22() {
    const ALL_BYTES: u64 = u64::MAX;
    let function_index = u64::from(FUNCTION_INDEX);
    let bytes = file(b"f", |stream| {
        let groups: [(u32, &[u64]); 3] = [
            // nooutline flatten noipa denormal_fpenv(preservesign, float: positivezero|dynamic), two unknown ones
            (
                attributes::GRP_CODE_ENTRY,
                &[1, function_index, 0, 107, 0, 108, 0, 109, 1, 106, 0xE5, 0, 5000, 1, 5001, 7],
            ),
            (attributes::GRP_CODE_ENTRY, &[2, 1, 1, 103, ALL_BYTES]),
            (attributes::GRP_CODE_ENTRY, &[3, 2, 1, 103, 8, 0, 89]),
        ];
        block_of(stream, block::PARAMATTR_GROUP, &groups);
        block_of(stream, block::PARAMATTR, &[(attributes::CODE_ENTRY, &[1, 2, 3])]);
        let records: [(u32, &[u64]); 3] =
            [(types::VOID, &[]), (types::OPAQUE_POINTER, &[0]), (types::FUNCTION, &[0, 0, 1, 1])];
        block_of(stream, block::TYPE_NEW, &records);
        stream.record(module::FUNCTION, &function_record(1, 2, true, 1));
    });
    let (text, warnings) = assembly(&bytes);
    let expected = "
declare void @f(ptr dead_on_return, ptr writable) #0

attributes #0 = { \"denormal-fp-math\"=\"preserve-sign,preserve-sign\" \
\"denormal-fp-math-f32\"=\"positive-zero,dynamic\" \"nooutline\" }
";
    assert_eq!(text, expected);
    let ignored = |number| format!("unknown attribute {number} is ignored; the file was written by an unknown program");
    assert_eq!(warnings, [ignored(5000), ignored(5001)]);
}

#[test]
fn the_default_environment_for_denormals_has_no_attribute() {
    for (modes, expected) in [(0x00, ""), (0x11, "\"denormal-fp-math\"=\"preserve-sign,ieee\"")] {
        let bytes = file(b"f", |stream| {
            let group = [1, FUNCTION_INDEX.into(), 0, 18, 1, 106, modes];
            block_of(stream, block::PARAMATTR_GROUP, &[(attributes::GRP_CODE_ENTRY, &group)]);
            block_of(stream, block::PARAMATTR, &[(attributes::CODE_ENTRY, &[1])]);
            block_of(stream, block::TYPE_NEW, &[(types::VOID, &[]), (types::FUNCTION, &[0, 0])]);
            stream.record(module::FUNCTION, &function_record(1, 1, true, 1));
        });
        let (text, _) = assembly(&bytes);
        let attributes = text.lines().last().unwrap().replace("attributes #0 = { nounwind", "");
        assert_eq!(attributes.trim_matches([' ', '}']), expected);
    }
}

#[test]
fn unknown_modes_of_denormals_are_an_error() {
    let bytes = file(b"", |stream| {
        let group = [1, FUNCTION_INDEX.into(), 1, 106, 0x100];
        block_of(stream, block::PARAMATTR_GROUP, &[(attributes::GRP_CODE_ENTRY, &group)]);
    });
    let error = read(&bytes, "tests").unwrap_err();
    assert!(error.to_string().contains("unknown modes of `denormal_fpenv`"), "{error}");
}

#[test]
fn bytes_of_llvm_23_are_integers() {
    let bytes = file(b"fg", |stream| {
        let records: [(u32, &[u64]); 8] = [
            (types::VOID, &[]),
            (types::OPAQUE_POINTER, &[0]),
            (types::BYTE, &[64]),
            (types::INTEGER, &[64]),
            (types::BYTE, &[128]),
            (types::ARRAY, &[2, 2]),
            (types::FUNCTION, &[0, 0, 1]),
            (types::FLOAT, &[]),
        ];
        block_of(stream, block::TYPE_NEW, &records);
        // A variable of an array of bytes, whose value is the second constant.
        stream.record(module::GLOBALVAR, &[1, 1, 5, 2, 4, 0, 4, 0]);
        stream.record(module::FUNCTION, &function_record(1, 6, false, 0));
        let records: [(u32, &[u64]); 6] = [
            (constants::SETTYPE, &[2]),
            // -3, as a number whose lowest bit is the sign.
            (constants::BYTE, &[7]),
            (constants::SETTYPE, &[5]),
            (constants::AGGREGATE, &[2, 2]),
            (constants::SETTYPE, &[4]),
            (constants::WIDE_BYTE, &[2, 4]),
        ];
        block_of(stream, block::CONSTANTS, &records);
        let [load, cast, store, ret] =
            [function::INST_LOAD, function::INST_CAST, function::INST_STORE, function::INST_RET];
        let (bitcast, to_float) = (11, 6);
        let records: [(u32, &[u64]); 9] = [
            (function::DECLAREBLOCKS, &[1]),
            (load, &[1, 2, 4, 0]),
            (cast, &[1, 1, bitcast]),
            (store, &[1, 2, 4, 0]),
            (cast, &[1, 2, bitcast]),
            (cast, &[3, 3, bitcast]),
            // LLVM 23 has fast-math flags here.
            (cast, &[1, 7, to_float, 0xFF]),
            (store, &[4, 1, 3, 0]),
            (ret, &[]),
        ];
        block_of(stream, block::FUNCTION, &records);
    });
    let (text, warnings) = assembly(&bytes);
    let expected = "
@g = global [2 x i64] [i64 -3, i64 -3], align 8

define void @f(ptr %0) {
  %2 = load i64, ptr %0, align 8
  %3 = inttoptr i64 %2 to ptr
  store i64 %2, ptr %3, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = bitcast i64 %2 to i64
  %6 = sitofp i64 %5 to float
  store float %6, ptr %3, align 4
  ret void
}
";
    assert_eq!((text.as_str(), &warnings[..]), (expected, &[][..]));
}

/// `lit/inst/atomics-llvm-23.ll` has the file.
#[test]
fn atomic_operations_of_llvm_23_are_read() {
    let bytes = file(b"k", |stream| {
        stream.text_record(module::TRIPLE, &[], b"spir64-unknown-unknown");
        let records: [(u32, &[u64]); 4] = [
            (types::VOID, &[]),
            (types::OPAQUE_POINTER, &[1]),
            (types::FLOAT, &[]),
            (types::FUNCTION, &[0, 0, 1, 1, 2]),
        ];
        block_of(stream, block::TYPE_NEW, &records);
        let mut kernel = function_record(1, 3, false, 0);
        kernel[3] = SPIR_KERNEL.into();
        stream.record(module::FUNCTION, &kernel);
        let (maximum, minimum, monotonic) = (21, 22, 2);
        let records: [(u32, &[u64]); 4] = [
            (function::DECLAREBLOCKS, &[1]),
            (function::INST_ATOMICRMW, &[3, 1, maximum, 0, monotonic, 1, 3]),
            (function::INST_ATOMICRMW, &[3, 2, minimum, 0, monotonic, 1, 3]),
            (function::INST_RET, &[]),
        ];
        block_of(stream, block::FUNCTION, &records);
    });
    let expected = "target datalayout = \"G1\"
target triple = \"spir64-unknown-unknown\"

define spir_kernel void @k(ptr addrspace(1) %0, ptr addrspace(1) %1, float %2) {
  %4 = atomicrmw fmaximumnum ptr addrspace(1) %0, float %2 monotonic, align 4
  %5 = atomicrmw fminimumnum ptr addrspace(1) %1, float %2 monotonic, align 4
  ret void
}
";
    assert_eq!(assembly(&bytes), (expected.to_owned(), Vec::new()));
    assert!(bytes == include_bytes!("../../../lit/inst/Inputs/atomics-llvm-23.bc"));
}

#[test]
fn fragments_of_assembly_are_joined() {
    let bytes = file(b"", |stream| {
        stream.text_record(module::ASM, &[], b".globl a");
        stream.text_record(module::ASM_PROPERTY, &[], b"target_cpu\0any");
        stream.text_record(module::ASM, &[], b".globl b\n");
        stream.text_record(module::ASM, &[], b".globl c");
        stream.record(module::GUIDLIST, &[0, 1, 2, 3]);
    });
    let expected = "\nmodule asm \".globl a\"\nmodule asm \".globl b\"\nmodule asm \".globl c\"\n";
    assert_eq!(assembly(&bytes), (expected.to_owned(), Vec::new()));
}
