//! Modules of the builder, as text; `tests/ir` compares modules from bitcode with LLVM's text.

use super::Listing;
use crate::ir::builder::{FunctionBuilder, ModuleBuilder};
use crate::ir::function::{Linkage, SPIR_FUNC};
use crate::ir::inst::flags;
use crate::ir::module::Module;
use crate::ir::opcode::Opcode;
use crate::ir::types::Type;

const TEXT: &str = "
@variable = global i32 7

define internal spir_func i32 @\"f 1\"(i32 %0, i32 %b) {
  %2 = add nsw i32 %0, %b
  br label %3

3:                                                ; preds = %1
  ret i32 %2
}
";

fn module() -> Module {
    let mut builder = ModuleBuilder::new();
    let i32 = builder.int_type(32);
    let variable = builder.add_global(b"variable", i32, Linkage::External, 0);
    let seven = builder.int(i32, 7);
    builder.global_mut(variable).unwrap().initializer = Some(seven);
    let ty = builder.function_type(i32, &[i32, i32], false);
    let function = builder.add_function(b"f 1", ty, Linkage::Internal, SPIR_FUNC, 0);
    let mut body = FunctionBuilder::new(&builder, function);
    let (entry, next) = (body.create_block(), body.create_block());
    let (a, b) = (body.argument(0), body.argument(1));
    body.set_name(&mut builder, b, b"b");
    body.start_block(entry);
    let sum = body.binary(&builder, Opcode::Add, flags::NO_SIGNED_WRAP, a, b);
    body.br(next);
    body.start_block(next);
    body.ret(Some(sum));
    body.finish(&mut builder);
    builder.finish()
}

#[test]
fn a_module_of_the_builder_is_assembly() {
    assert_eq!(module().to_string(), TEXT);
}

#[test]
fn a_listing_knows_the_lines_of_globals_functions_blocks_and_instructions() {
    let module = module();
    let listing = Listing::new(&module);
    assert_eq!(listing.text, TEXT);
    let line = |value| listing.text.lines().nth(listing.line(value).unwrap() as usize).unwrap();
    let function = module.function("f 1").unwrap();
    assert_eq!(line(module.global("variable").unwrap().value()), "@variable = global i32 7");
    assert!(line(function.value()).starts_with("define"));
    // The entry block has no label.
    let starts: Vec<&str> = function.blocks().map(|block| line(block.value())).collect();
    assert_eq!(starts[0], "  %2 = add nsw i32 %0, %b");
    assert!(starts[1].starts_with("3:"));
    for inst in function.blocks().flat_map(|block| block.instructions()) {
        assert_eq!(line(inst.value()), format!("  {inst}"));
    }
}

#[test]
fn single_values_have_the_names_and_numbers_of_the_module() {
    let module = module();
    let function = module.function("f 1").unwrap();
    let inst = function.entry_block().unwrap().first_instruction().unwrap();
    assert_eq!(inst.to_string(), "%2 = add nsw i32 %0, %b");
    assert_eq!(inst.reference(), "%2");
    assert_eq!(function.value().reference(), "@\"f 1\"");
    assert_eq!(function.parameter(1).to_string(), "i32 %b");
    let variable = module.global("variable").unwrap();
    assert_eq!(variable.value().to_string(), "@variable = global i32 7");
    assert_eq!(variable.initializer().unwrap().to_string(), "i32 7");
    assert_eq!(variable.initializer().unwrap().reference(), "7");
    assert_eq!(function.ty().to_string(), "i32 (i32, i32)");
}

#[test]
fn deep_and_shared_types_and_constants_have_a_bounded_text() {
    let mut builder = ModuleBuilder::new();
    let mut deep = builder.int_type(8);
    for _ in 0..100_000 {
        deep = builder.array_type(deep, 1);
    }
    let (mut shared, mut value) = (builder.int_type(8), builder.int_of(8, 1));
    for _ in 0..60 {
        shared = builder.literal_struct_type(&[shared, shared], false);
        value = builder.aggregate(shared, &[value, value]);
    }
    let global = builder.add_global(b"g", shared, Linkage::External, 0);
    let module = builder.finish();
    for text in [Type::new(&module, deep).to_string(), Type::new(&module, shared).to_string()] {
        assert!(text.contains("...") && text.len() < 1 << 20, "{} bytes", text.len());
    }
    let text = module.value(value).to_string();
    assert!(text.contains("...") && text.len() < 1 << 24, "{} bytes", text.len());
    assert!(module.value(global).to_string().starts_with("@g = external global { { {"));
}
