#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| llvm_spirv_rs_fuzz::lift::run(data));
