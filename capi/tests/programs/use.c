/* Uses every function of the C interface. */

#undef NDEBUG
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include <llvm_spirv_rs.h>

static const char KERNEL[] =
    "target triple = \"spir64-unknown-unknown\"\n"
    "define spir_kernel void @k(ptr addrspace(1) %to) {\n"
    "  %n = call i32 @_Z20__spirv_SpecConstantii(i32 7, i32 42)\n"
    "  store i32 %n, ptr addrspace(1) %to, align 4\n"
    "  ret void\n"
    "}\n"
    "declare i32 @_Z20__spirv_SpecConstantii(i32, i32)\n";

static const char TWO_ERRORS[] =
    "target triple = \"spir64-unknown-unknown\"\n"
    "define spir_func i32 @f(i32 %x) {\n"
    "  %r = call spir_func i32 @_Z11bit_reversej(i32 %x)\n"
    "  ret i32 %r\n"
    "}\n"
    "define spir_func i32 @g(ptr %p) {\n"
    "  %r = call i32 %p()\n"
    "  ret i32 %r\n"
    "}\n"
    "declare spir_func i32 @_Z11bit_reversej(i32)\n";

static const char WITH_LINES[] =
    "target triple = \"spir64-unknown-unknown\"\n"
    "define spir_func i32 @f(i32 %x) !dbg !3 {\n"
    "  %r = call spir_func i32 @_Z11bit_reversej(i32 %x), !dbg !6\n"
    "  ret i32 %r\n"
    "}\n"
    "declare spir_func i32 @_Z11bit_reversej(i32)\n"
    "!llvm.dbg.cu = !{!0}\n"
    "!llvm.module.flags = !{!2}\n"
    "!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)\n"
    "!1 = !DIFile(filename: \"f.cl\", directory: \"/folder\")\n"
    "!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
    "!3 = distinct !DISubprogram(name: \"f\", file: !1, unit: !0, line: 3, type: !4, spFlags: DISPFlagDefinition)\n"
    "!4 = !DISubroutineType(types: !5)\n"
    "!5 = !{}\n"
    "!6 = !DILocation(line: 4, column: 9, scope: !3)\n";

/* A function whose name is almost that of a builtin. */
static const char A_WARNING[] =
    "target triple = \"spir64-unknown-unknown\"\n"
    "define spir_kernel void @k(ptr addrspace(1) %to, float %x) {\n"
    "  %r = call spir_func float @_Z4sqtrf(float %x)\n"
    "  store float %r, ptr addrspace(1) %to, align 4\n"
    "  ret void\n"
    "}\n"
    "declare spir_func float @_Z4sqtrf(float)\n";

static lsr_module *translated(const char *source, const lsr_options *options) {
  lsr_module *module = NULL;
  lsr_error *error = lsr_translate(source, strlen(source), "kernel.ll", options, &module);
  if (error)
    fprintf(stderr, "error: %s\n", lsr_error_text(error));
  assert(!error && module);
  return module;
}

static void expect_kind(lsr_error *error, const char *kind) {
  assert(error);
  printf("%s: %s\n", lsr_error_kind(error), lsr_error_message(error));
  assert(strcmp(lsr_error_kind(error), kind) == 0);
  assert(strncmp(lsr_error_text(error), kind, strlen(kind)) == 0);
  lsr_error_free(error);
}

static void translate_and_specialize(void) {
  lsr_module *module = translated(KERNEL, NULL);
  const uint32_t *words = lsr_module_words(module);
  size_t count = lsr_module_word_count(module);
  assert(words[0] == 0x07230203 && lsr_module_warning_count(module) == 0 && !lsr_module_warning(module, 0));
  assert(!lsr_validate(words, count, NULL));

  assert(lsr_module_spec_constant_count(module) == 1 && !lsr_module_spec_constant(module, 1));
  const lsr_spec_constant *spec = lsr_module_spec_constant(module, 0);
  printf("constant %u: %s, %u bytes at %u, default %u\n", (unsigned)spec->id, spec->type, (unsigned)spec->size,
         (unsigned)spec->offset, (unsigned)spec->default_bits);
  assert(spec->id == 7 && !spec->symbol && spec->whole_size == 4);

  lsr_constants *list = NULL;
  assert(!lsr_list_constants(words, count, &list) && lsr_constants_count(list) == 1);
  const lsr_constant *constant = lsr_constants_at(list, 0);
  assert(constant->has_id && constant->id == 7 && strcmp(constant->type, "i32") == 0);
  assert(strcmp(constant->default_value, "42") == 0 && !lsr_constants_at(list, 1));
  lsr_constants_free(list);

  const char *settings[] = {"7=12"};
  lsr_module *special = NULL;
  assert(!lsr_specialize(words, count, settings, 1, false, &special));
  assert(!lsr_validate(lsr_module_words(special), lsr_module_word_count(special), NULL));
  assert(!lsr_list_constants(lsr_module_words(special), lsr_module_word_count(special), &list));
  printf("%u words, specialized %u, constants left %u\n", (unsigned)count,
         (unsigned)lsr_module_word_count(special), (unsigned)lsr_constants_count(list));
  assert(lsr_constants_count(list) == 0);
  lsr_constants_free(list);

  assert(lsr_module_spec_constant_count(special) == 0);
  lsr_module *same = NULL;
  assert(!lsr_specialize(words, count, NULL, 0, false, &same) && lsr_module_spec_constant_count(same) == 1);
  spec = lsr_module_spec_constant(same, 0);
  assert(spec->id == 7 && !spec->symbol && spec->whole_size == 4 && strcmp(spec->type, "i32") == 0);
  assert(spec->default_bits == 42);
  lsr_module_free(same);

  const char *wrong[] = {"8=12"};
  lsr_module *none = NULL;
  expect_kind(lsr_specialize(words, count, wrong, 1, false, &none), "InvalidSpecialization");
  assert(!none);
  lsr_module_free(special);
  lsr_module_free(module);
}

static void set_options(void) {
  lsr_options *options = lsr_options_new();
  assert(!lsr_options_set(options, "spirv-ext", "+SPV_KHR_bit_instructions,+SPV_INTEL_function_pointers"));
  assert(!lsr_options_set(options, "strip", NULL));
  lsr_module_free(translated(TWO_ERRORS, options));
  expect_kind(lsr_options_set(options, "spirv-exr", "all"), "InvalidUsage");
  expect_kind(lsr_options_set(options, "spirv-max-version", "0.9"), "InvalidUsage");
  expect_kind(lsr_options_set(options, "spirv-ext", "+SPV_NO"), "UnknownExtension");
  expect_kind(lsr_options_set(options, NULL, "all"), "InvalidArgument");
  expect_kind(lsr_options_set(options, "\xff", "all"), "InvalidArgument");
  expect_kind(lsr_options_set(NULL, "strip", NULL), "InvalidArgument");
  lsr_options_free(options);
}

static void report_errors(void) {
  lsr_module *module = NULL;
  lsr_error *error = lsr_translate(TWO_ERRORS, strlen(TWO_ERRORS), "kernel.ll", NULL, &module);
  assert(error && !module);
  for (size_t i = 0; lsr_error_location(error, i); i++)
    printf("location %u: %s\n", (unsigned)i, lsr_error_location(error, i));
  assert(lsr_error_location(error, 0));
  const lsr_error *other = lsr_error_other(error, 0);
  assert(other && !lsr_error_other(error, 1));
  printf("error: %s\nerror: %s\n", lsr_error_text(error), lsr_error_text(other));
  assert(strncmp(lsr_error_code(error), "E", 1) == 0);
  /* Without debug information, the position is that in the assembly. */
  assert(strcmp(lsr_error_source(error)->file, "kernel.ll") == 0 && lsr_error_source(error)->line > 1);
  assert(strcmp(lsr_error_remedy(error), "--spirv-ext=+SPV_KHR_bit_instructions") == 0);
  lsr_error_free(error);

  error = lsr_translate(WITH_LINES, strlen(WITH_LINES), "kernel.ll", NULL, &module);
  assert(error && lsr_error_source(error));
  const lsr_source_location *source = lsr_error_source(error);
  printf("source: %s:%u:%u in %s\n", source->file, (unsigned)source->line, (unsigned)source->column, source->directory);
  assert(strcmp(source->file, "f.cl") == 0 && source->line == 4 && source->column == 9);
  lsr_error_free(error);

  expect_kind(lsr_translate("", 0, NULL, NULL, &module), "EmptyInput");
  expect_kind(lsr_translate(NULL, 0, NULL, NULL, &module), "EmptyInput");
  expect_kind(lsr_translate(NULL, 9, NULL, NULL, &module), "InvalidArgument");
  expect_kind(lsr_translate("no module", 9, NULL, NULL, &module), "InvalidLlvmModule");
  expect_kind(lsr_translate(KERNEL, strlen(KERNEL), NULL, NULL, NULL), "InvalidArgument");
  /* An instruction that is longer than the module. */
  const uint32_t words[] = {0x07230203, 0x00010000, 0, 1, 0, 0x00030011};
  expect_kind(lsr_validate(words, 6, NULL), "InvalidSpirv");
}

static void report_warnings(void) {
  lsr_module *module = translated(A_WARNING, NULL);
  assert(lsr_module_warning_count(module) == 1);
  const lsr_warning *warning = lsr_module_warning(module, 0);
  printf("warning: %s\n", lsr_warning_text(warning));
  assert(strlen(lsr_warning_kind(warning)) > 0 && strncmp(lsr_warning_code(warning), "W", 1) == 0);
  assert(!lsr_warning_remedy(warning) && lsr_warning_source(warning)->line > 1);
  assert(strlen(lsr_warning_message(warning)) > 0 && lsr_warning_location(warning, 0) && !lsr_warning_location(warning, 9));
  lsr_module_free(module);
}

static void lift_modules(void) {
  lsr_module *module = translated(KERNEL, NULL);
  const uint32_t *words = lsr_module_words(module);
  size_t count = lsr_module_word_count(module);
  lsr_options *options = lsr_options_new();
  assert(!lsr_options_set(options, "spirv-target-env", "SPV-IR"));
  expect_kind(lsr_options_set(options, "spirv-target-env", "CL9"), "InvalidUsage");
  lsr_llvm_module *llvm = NULL;
  assert(!lsr_lift(words, count, "kernel.spv", options, &llvm));
  const uint8_t *bitcode = lsr_llvm_module_bitcode(llvm);
  assert(lsr_llvm_module_bitcode_size(llvm) % 4 == 0 && memcmp(bitcode, "BC\xC0\xDE", 4) == 0);
  const char *text = NULL, *again = NULL;
  assert(!lsr_llvm_module_text(llvm, &text) && !lsr_llvm_module_text(llvm, &again) && text == again);
  assert(strstr(text, "store i32 42") && strstr(text, "; ModuleID = 'kernel.spv'"));
  assert(lsr_llvm_module_warning_count(llvm) == 0 && !lsr_llvm_module_warning(llvm, 0));
  expect_kind(lsr_llvm_module_text(llvm, NULL), "InvalidArgument");
  lsr_module *twice = NULL;
  assert(!lsr_translate(bitcode, lsr_llvm_module_bitcode_size(llvm), NULL, NULL, &twice));
  lsr_module_free(twice);
  lsr_llvm_module_free(llvm);

  char *printed = NULL;
  assert(!lsr_disassemble(words, count, &printed) && strstr(printed, "OpEntryPoint Kernel"));
  lsr_string_free(printed);
  assert(!lsr_report(words, count, &printed) && strstr(printed, "Kernel"));
  lsr_string_free(printed);
  assert(!lsr_explain("E018", &printed) && strstr(printed, "RequiresExtension"));
  lsr_string_free(printed);
  lsr_string_free(NULL);
  expect_kind(lsr_explain("E999", &printed), "InvalidArgument");
  expect_kind(lsr_explain(NULL, &printed), "InvalidArgument");
  expect_kind(lsr_explain("E018", NULL), "InvalidArgument");
  expect_kind(lsr_report(words, 2, &printed), "InvalidSpirv");
  expect_kind(lsr_disassemble(words, 2, &printed), "InvalidSpirv");

  llvm = NULL;
  expect_kind(lsr_lift(words, 5, NULL, NULL, &llvm), "InvalidSpirv");
  expect_kind(lsr_lift(NULL, 9, NULL, NULL, &llvm), "InvalidArgument");
  assert(!llvm);
  lsr_options_free(options);
  lsr_module_free(module);
}

static void record_maps(void) {
  lsr_options *options = lsr_options_new();
  lsr_module *module = translated(KERNEL, options);
  assert(!lsr_module_map(module));
  lsr_module_free(module);
  lsr_options_record_map(options, true);
  module = translated(KERNEL, options);
  assert(strstr(lsr_module_map(module), "\"value\":\"store i32 %n, ptr addrspace(1) %to, align 4\""));

  lsr_llvm_module *llvm = NULL;
  assert(!lsr_lift(lsr_module_words(module), lsr_module_word_count(module), "kernel.spv", options, &llvm));
  assert(strstr(lsr_llvm_module_map(llvm), "\"opcode\":\"OpStore\""));
  lsr_llvm_module_free(llvm);
  lsr_module_free(module);
  lsr_options_free(options);
}

static void accept_null(void) {
  lsr_options_record_map(NULL, true);
  assert(!lsr_module_map(NULL) && !lsr_llvm_module_map(NULL));
  lsr_llvm_module_free(NULL);
  assert(!lsr_llvm_module_bitcode(NULL) && !lsr_llvm_module_bitcode_size(NULL));
  lsr_options_free(NULL);
  lsr_module_free(NULL);
  lsr_error_free(NULL);
  lsr_constants_free(NULL);
  assert(!lsr_module_words(NULL) && !lsr_module_word_count(NULL) && !lsr_error_kind(NULL) && !lsr_error_text(NULL));
}

int main(void) {
  assert(lsr_abi_version() == LSR_ABI_VERSION);
  printf("version %s, interface %u\n", lsr_version(), (unsigned)lsr_abi_version());
  assert(lsr_has_llvm());
  translate_and_specialize();
  set_options();
  report_errors();
  report_warnings();
  lift_modules();
  record_maps();
  accept_null();
  puts("done");
  return 0;
}
