// The C interface of llvm-spirv-rs, which translates LLVM IR to SPIR-V, and SPIR-V to LLVM IR.
//
// No function prints, exits, or keeps state between calls, and threads may call all of them at once; an object may be
// read by several threads, and changed or freed by one that no other uses it with. A function that can fail returns its
// error, or NULL for success; the caller frees the error with lsr_error_free. Pointers that a function returns as
// `const` belong to the object that they come from, and live as long as it does. Strings are UTF-8 and end with a zero
// byte; a zero byte within one is written as U+FFFD. The functions that free accept NULL.
//
//     lsr_options *options = lsr_options_new();
//     lsr_module *module = NULL;
//     lsr_error *error = lsr_options_set(options, "spirv-ext", "all");
//     if (!error)
//       error = lsr_translate(bitcode, size, "kernel.bc", options, &module);
//     if (error)
//       fprintf(stderr, "error: %s\n", lsr_error_text(error));
//     else
//       use(lsr_module_words(module), lsr_module_word_count(module));
//     lsr_error_free(error);
//     lsr_module_free(module);
//     lsr_options_free(options);
//
// Written by `BLESS=1 cargo test -p llvm-spirv-rs-capi --test header`; do not edit.

#ifndef LLVM_SPIRV_RS_H
#define LLVM_SPIRV_RS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The version of this interface, which is that of the shared library's name. It changes when a program that was
// compiled with an older header no longer works; new functions do not change it.
#define LSR_ABI_VERSION 1

// The specialization constants of any module.
typedef struct lsr_constants lsr_constants;

// The reason why a function failed.
typedef struct lsr_error lsr_error;

// A module of LLVM IR with the warnings about it.
typedef struct lsr_llvm_module lsr_llvm_module;

// A SPIR-V module with the warnings about it.
typedef struct lsr_module lsr_module;

// Options by the names and values that they have on the command line of `llvm-spirv-rs`.
typedef struct lsr_options lsr_options;

// A problem of a translation that succeeded.
typedef struct lsr_warning lsr_warning;

// A scalar specialization constant of a translated or specialized module, as a runtime that sets it needs it. Later
// versions may add members at the end.
typedef struct {
  // The literal of its SpecId decoration.
  uint32_t id;
  // The size of the scalar, in bytes.
  uint32_t size;
  // The symbolic name of the constant that the scalar is part of, or NULL: a specialized module has no such names, and
  // each scalar is a constant of its own.
  const char *symbol;
  // The offset of the scalar in that constant, in bytes.
  uint64_t offset;
  // The size of that constant, in bytes, including padding.
  uint64_t whole_size;
  // Its type: `bool`, `i8`, `i16`, `i32`, `i64`, `half`, `float` or `double`.
  const char *type;
  // The bits of its default value, zero-extended.
  uint64_t default_bits;
} lsr_spec_constant;

// A position in the source, from debug information, or in LLVM assembly. Later versions may add members at the end.
typedef struct {
  // The path of the file.
  const char *file;
  // The folder of the compilation, from which a relative path starts; empty if it is unknown.
  const char *directory;
  // The line, counted from 1.
  uint32_t line;
  // The column, counted from 1; 0 if it is unknown.
  uint32_t column;
} lsr_source_location;

// A scalar specialization constant of any module. Later versions may add members at the end.
typedef struct {
  // The literal of its SpecId decoration, if `has_id`.
  uint32_t id;
  // True if it has a SpecId decoration.
  bool has_id;
  // Its OpName, or NULL.
  const char *name;
  // Its type: `bool`, `i32`, `f16`, ...
  const char *type;
  // Its default value, in the syntax of a setting.
  const char *default_value;
} lsr_constant;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// Returns the version of the interface that the library has, to be compared with LSR_ABI_VERSION.
uint32_t lsr_abi_version(void);

// Returns the version of the library, such as "0.1.0".
const char *lsr_version(void);

// Returns `true` if the library has LLVM, which reads assembly and bitcode before LLVM 15, and runs passes.
bool lsr_has_llvm(void);

// Creates options with their defaults.
lsr_options *lsr_options_new(void);

// Sets an option by its name on the command line: `--spirv-ext=all` is lsr_options_set(options, "spirv-ext", "all").
// The value is NULL for an option without one. The last value of an option counts, but lists of extensions apply one
// after the other.
lsr_error *lsr_options_set(lsr_options *options,
                           const char *name,
                           const char *value);

// Chooses whether modules have a map, see lsr_module_map and lsr_llvm_module_map; without this call they have none.
void lsr_options_record_map(lsr_options *options,
                            bool is_recorded);

// Frees options.
void lsr_options_free(lsr_options *options);

// Translates LLVM bitcode or assembly, detected from its content, to a SPIR-V module. `name` is the name of the input in
// messages, or NULL; `options` may be NULL for the defaults. The module is in `*module` if there is no error.
lsr_error *lsr_translate(const void *input,
                         size_t input_size,
                         const char *name,
                         const lsr_options *options,
                         lsr_module **module);

// Translates a SPIR-V module for kernels, of any producer, to LLVM IR. `name` is the name of the input in messages and in
// the LLVM module, or NULL; `options` may be NULL for the defaults. Specialization constants get their defaults:
// lsr_specialize gives them other values before. The module is in `*module` if there is no error.
lsr_error *lsr_lift(const uint32_t *words,
                    size_t word_count,
                    const char *name,
                    const lsr_options *options,
                    lsr_llvm_module **module);

// Gives specialization constants of a SPIR-V module their values, and folds the operations that depend on no others.
// Each setting is "7=42", with a SpecId, or "name=42"; with `all`, all other constants get their defaults. The module
// may come from any producer. The result is in `*module` if there is no error; lsr_validate validates it.
lsr_error *lsr_specialize(const uint32_t *words,
                          size_t word_count,
                          const char *const *settings,
                          size_t setting_count,
                          bool all,
                          lsr_module **module);

// Validates a SPIR-V module of any producer. The options "validate", "target-env" and "threads" apply; `options` may be
// NULL for the defaults. The error for an invalid module is the first violation; its others are further ones.
lsr_error *lsr_validate(const uint32_t *words,
                        size_t word_count,
                        const lsr_options *options);

// Lists the scalar specialization constants of a SPIR-V module of any producer, in order. The list is in `*list`
// if there is no error.
lsr_error *lsr_list_constants(const uint32_t *words,
                              size_t word_count,
                              lsr_constants **list);

// Prints a SPIR-V module as SPIRV-Tools' assembly. The text is in `*text` if there is no error; lsr_string_free frees it.
lsr_error *lsr_disassemble(const uint32_t *words,
                           size_t word_count,
                           char **text);

// Lists the version, the capabilities and the extensions of a SPIR-V module, each with the first instruction of every
// function that needs it. The text is in `*text` if there is no error; lsr_string_free frees it.
lsr_error *lsr_report(const uint32_t *words,
                      size_t word_count,
                      char **text);

// Explains the code of an error or warning, such as "E018". The text is in `*text` if there is no error; lsr_string_free
// frees it.
lsr_error *lsr_explain(const char *code,
                       char **text);

// Frees a string that a function has written to `*text` as `char *`.
void lsr_string_free(char *text);

// Returns the words of a module, in native byte order.
const uint32_t *lsr_module_words(const lsr_module *module);

// Returns the number of words of a module.
size_t lsr_module_word_count(const lsr_module *module);

// Returns the number of warnings about a module.
size_t lsr_module_warning_count(const lsr_module *module);

// Returns a warning, or NULL if there are not so many.
const lsr_warning *lsr_module_warning(const lsr_module *module, size_t index);

// Returns the number of specialization constants of a translated or specialized module that a runtime can set.
size_t lsr_module_spec_constant_count(const lsr_module *module);

// Returns a specialization constant that a runtime can set, in the order of ids, or NULL if there are not so many.
const lsr_spec_constant *lsr_module_spec_constant(const lsr_module *module,
                                                  size_t index);

// Returns the origin of each instruction of a translated module as JSON, as `--emit-map` writes it; NULL if the options do
// not ask for it.
const char *lsr_module_map(const lsr_module *module);

// Frees a module.
void lsr_module_free(lsr_module *module);

// Returns the bitcode of a module of LLVM IR.
const uint8_t *lsr_llvm_module_bitcode(const lsr_llvm_module *module);

// Returns the size of the bitcode, in bytes.
size_t lsr_llvm_module_bitcode_size(const lsr_llvm_module *module);

// Writes a module of LLVM IR as assembly. The text is in `*text` if there is no error, and lives as long as the module.
lsr_error *lsr_llvm_module_text(const lsr_llvm_module *module,
                                const char **text);

// Returns the number of warnings about a module of LLVM IR.
size_t lsr_llvm_module_warning_count(const lsr_llvm_module *module);

// Returns a warning, or NULL if there are not so many.
const lsr_warning *lsr_llvm_module_warning(const lsr_llvm_module *module, size_t index);

// Returns as JSON, as `--emit-map` writes it, what each instruction of the SPIR-V module became; NULL if the options do not
// ask for it, or if they ask for passes.
const char *lsr_llvm_module_map(const lsr_llvm_module *module);

// Frees a module of LLVM IR.
void lsr_llvm_module_free(lsr_llvm_module *module);

// Returns the class of a warning, a stable name.
const char *lsr_warning_kind(const lsr_warning *warning);

// Returns the code of the kind, such as "W001", which `llvm-spirv-rs --explain CODE` explains.
const char *lsr_warning_code(const lsr_warning *warning);

// Returns the message of a warning, without kind and locations.
const char *lsr_warning_message(const lsr_warning *warning);

// Returns a warning as text: message and locations.
const char *lsr_warning_text(const lsr_warning *warning);

// Returns the option of the command line that avoids the problem, or NULL.
const char *lsr_warning_remedy(const lsr_warning *warning);

// Returns a location of a warning, the innermost first: an instruction, a function, a file; or NULL if there are not so
// many.
const char *lsr_warning_location(const lsr_warning *warning,
                                 size_t index);

// Returns the innermost position in the source, or NULL if debug information has none.
const lsr_source_location *lsr_warning_source(const lsr_warning *warning);

// Returns the number of specialization constants in a list.
size_t lsr_constants_count(const lsr_constants *list);

// Returns a specialization constant of a list, or NULL if there are not so many.
const lsr_constant *lsr_constants_at(const lsr_constants *list, size_t index);

// Frees a list of specialization constants.
void lsr_constants_free(lsr_constants *list);

// Returns the class of an error, a stable name such as "RequiresExtension"; "InvalidArgument" for a wrong use of this
// interface, "InternalError" for a bug of this library.
const char *lsr_error_kind(const lsr_error *error);

// Returns the code of the kind, such as "E018", which `llvm-spirv-rs --explain CODE` explains.
const char *lsr_error_code(const lsr_error *error);

// Returns the message of an error, without kind and locations.
const char *lsr_error_message(const lsr_error *error);

// Returns an error as text: kind, message and locations.
const char *lsr_error_text(const lsr_error *error);

// Returns the option of the command line that allows the construct, or NULL.
const char *lsr_error_remedy(const lsr_error *error);

// Returns a location of an error, the innermost first: an instruction, a function, a file; or NULL if there are not so
// many.
const char *lsr_error_location(const lsr_error *error,
                               size_t index);

// Returns the innermost position in the source, or NULL if debug information has none.
const lsr_source_location *lsr_error_source(const lsr_error *error);

// Returns one of the errors of other globals and functions that stopped the translation too, also with the same reason,
// or NULL if there are not so many.
const lsr_error *lsr_error_other(const lsr_error *error,
                                 size_t index);

// Frees an error that a function returned. Those of lsr_error_other are freed with it.
void lsr_error_free(lsr_error *error);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* LLVM_SPIRV_RS_H */
