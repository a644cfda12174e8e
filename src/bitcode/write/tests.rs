//! Modules of the builder, written, and read by LLVM.

use std::io::Write;
use std::path::Path;
use std::process::Command;

use tempfile::NamedTempFile;

use super::write;
use crate::ir::Opcode;
use crate::ir::attributes::{Attribute, AttributeKind, FUNCTION_INDEX};
use crate::ir::builder::{CallSpec, FunctionBuilder, ModuleBuilder};
use crate::ir::inst::flags;
use crate::ir::types::TypeId;
use crate::ir::{DataLayout, IntPredicate, Linkage, Module, SPIR_FUNC, SPIR_KERNEL};

/// Returns what a tool of LLVM 22 writes for a file of bitcode.
fn run(tool: &str, arguments: &[&str], file: &Path) -> String {
    let output =
        Command::new(tool).args(arguments).arg(file).output().unwrap_or_else(|error| panic!("{tool}: {error}"));
    assert!(output.status.success(), "{tool}: {}: {}", output.status, String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Returns the assembly of a module, as LLVM reads what is written, without the comments of its head.
#[track_caller]
fn assembly(module: &Module) -> String {
    let bytes = write(module).unwrap();
    assert_eq!(bytes.len() % 4, 0);
    let mut file = NamedTempFile::new().unwrap();
    file.write_all(&bytes).unwrap();
    run("opt-22", &["-passes=verify", "-disable-output"], file.path());
    run("llvm-bcanalyzer-22", &[], file.path());
    let text = run("llvm-dis-22", &["-o", "-"], file.path());
    text.split_once('\n').unwrap().1.to_owned()
}

#[test]
fn an_empty_module_has_only_its_properties() {
    let mut module = ModuleBuilder::new();
    module.set_triple("spir64-unknown-unknown");
    module.set_layout(DataLayout::parse("G1").unwrap());
    module.set_source_file(b"a b.c");
    let expected = "\
source_filename = \"a b.c\"
target datalayout = \"G1\"
target triple = \"spir64-unknown-unknown\"
";
    assert_eq!(assembly(&module.finish()), expected);
}

#[test]
fn functions_have_names_constants_and_attributes() {
    let mut module = ModuleBuilder::new();
    let i32 = module.int_type(32);
    let pointer = module.pointer_type(1);
    let ty = module.function_type(TypeId::VOID, &[pointer, i32], false);
    let kernel = module.add_function(b"k", ty, Linkage::External, SPIR_KERNEL, 0);
    let callee_type = module.function_type(i32, &[i32], false);
    let callee = module.add_function(b"g", callee_type, Linkage::External, SPIR_FUNC, 0);
    let key = module.string(b"key");
    let value = module.string(b"value");
    let set = module.attribute_set(vec![Attribute::Flag(AttributeKind::NoUnwind), Attribute::String(key, value)]);
    let list = module.attribute_list([(FUNCTION_INDEX, set)]);
    module.function_mut(kernel).attributes = list;
    let node = module.md_i32(7);
    let node = module.md_list(&[node]);
    module.attach_to_function(kernel, "extra", node);

    let mut body = FunctionBuilder::new(&module, kernel);
    let (entry, again, exit) = (body.create_block(), body.create_block(), body.create_block());
    let (zero, ten) = (module.int(i32, 0), module.int(i32, 10));
    body.start_block(entry);
    body.br(again);
    body.start_block(again);
    let (phi, incoming) = body.phi(i32);
    body.set_name(&mut module, phi, b"i");
    let sum = body.binary(&module, Opcode::Add, flags::NO_SIGNED_WRAP, phi, ten);
    body.set_incoming(incoming, &[(zero, entry), (sum, again)]);
    let arguments = [sum];
    let call = CallSpec::of_function(&module, callee, &arguments);
    let called = body.call(&module, &call);
    let compared = body.icmp(&mut module, IntPredicate::Slt, called, body.argument(1));
    body.cond_br(compared, again, exit);
    body.start_block(exit);
    body.ret(None);
    let argument = body.argument(1);
    body.set_name(&mut module, argument, b"an argument");
    body.set_name(&mut module, exit, b"exit");
    body.finish(&mut module);

    let expected = "
; Function Attrs: nounwind
define spir_kernel void @k(ptr addrspace(1) %0, i32 %\"an argument\") #0 !extra !0 {
  br label %2

2:                                                ; preds = %2, %1
  %i = phi i32 [ 0, %1 ], [ %3, %2 ]
  %3 = add nsw i32 %i, 10
  %4 = call spir_func i32 @g(i32 %3)
  %5 = icmp slt i32 %4, %\"an argument\"
  br i1 %5, label %2, label %exit

exit:                                             ; preds = %2
  ret void
}

declare spir_func i32 @g(i32)

attributes #0 = { nounwind \"key\"=\"value\" }

!0 = !{i32 7}
";
    assert_eq!(assembly(&module.finish()), expected);
}
