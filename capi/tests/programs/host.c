/* A program with its own LLVM, of another version, makes a kernel as bitcode and has it translated. */

#undef NDEBUG
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include <llvm-c/BitWriter.h>
#include <llvm-c/Core.h>

#include <llvm_spirv_rs.h>

static LLVMMemoryBufferRef bitcode_of_a_kernel(LLVMContextRef context) {
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext("kernel", context);
  LLVMSetTarget(module, "spir64-unknown-unknown");
  LLVMTypeRef i32 = LLVMInt32TypeInContext(context);
  LLVMTypeRef parameters[] = {LLVMPointerTypeInContext(context, 1), i32};
  LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(context), parameters, 2, 0);
  LLVMValueRef kernel = LLVMAddFunction(module, "k", type);
  LLVMSetFunctionCallConv(kernel, 76 /* spir_kernel */);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, kernel, "entry"));
  LLVMValueRef twice = LLVMBuildAdd(builder, LLVMGetParam(kernel, 1), LLVMGetParam(kernel, 1), "twice");
  LLVMBuildStore(builder, twice, LLVMGetParam(kernel, 0));
  LLVMBuildRetVoid(builder);
  LLVMDisposeBuilder(builder);
  LLVMMemoryBufferRef bitcode = LLVMWriteBitcodeToMemoryBuffer(module);
  LLVMDisposeModule(module);
  return bitcode;
}

int main(void) {
  unsigned major, minor, patch;
  LLVMGetVersion(&major, &minor, &patch);
  LLVMContextRef context = LLVMContextCreate();
  for (int round = 0; round < 3; round++) {
    LLVMMemoryBufferRef bitcode = bitcode_of_a_kernel(context);
    lsr_module *module = NULL;
    lsr_error *error =
        lsr_translate(LLVMGetBufferStart(bitcode), LLVMGetBufferSize(bitcode), "kernel.bc", NULL, &module);
    if (error)
      fprintf(stderr, "error: %s\n", lsr_error_text(error));
    assert(!error);
    assert(!lsr_validate(lsr_module_words(module), lsr_module_word_count(module), NULL));
    if (round == 0)
      printf("LLVM %u.%u in the program, %u words of SPIR-V\n", major, minor,
             (unsigned)lsr_module_word_count(module));
    lsr_module_free(module);
    LLVMDisposeMemoryBuffer(bitcode);
  }
  LLVMContextDispose(context);
  assert(major == 19);
  puts("done");
  return 0;
}
