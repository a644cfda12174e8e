; Annotations decorate variables, functions and pointers: with decorations by number or by name, or with UserSemantic.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_fpga_memory_attributes,+SPV_INTEL_fpga_memory_accesses,+SPV_INTEL_fpga_reg | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=PLAIN
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-max-version=1.3 | FileCheck %s --check-prefix=OLD

; CHECK-DAG: OpDecorate %global UserSemantic "on a global: 7, 1"
; CHECK-DAG: OpDecorate %f UserSemantic "on a function"
; CHECK-DAG: OpDecorate %banked Numbanks{{INTEL|ALTERA}} 4
; CHECK-DAG: OpDecorate %banked Memory{{INTEL|ALTERA}} "BLOCK_RAM"
; CHECK-DAG: OpDecorate %x UserSemantic "{FOO}"
; CHECK-DAG: OpMemberDecorate %pair 1 Register{{INTEL|ALTERA}}
; CHECK-DAG: OpDecorate %access BurstCoalesce{{INTEL|ALTERA}}
; CHECK-DAG: OpDecorate %access CacheSize{{INTEL|ALTERA}} 127
; CHECK-DAG: OpDecorate %choice Memory{{INTEL|ALTERA}} "MLAB"
; CHECK-NOT: OpMemberDecorate
; CHECK-NOT: "DEFAULT"
; CHECK: %access = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %p %uint_0
; CHECK: %[[ACCESS:.*]] = OpBitcast %_ptr_CrossWorkgroup_uint %access
; CHECK: %loaded = OpLoad %uint %[[ACCESS]]
; CHECK: %[[P:.*]] = OpBitcast %_ptr_CrossWorkgroup_uint %p
; CHECK: %other = OpLoad %uint %[[P]]
; CHECK: %registered = OpFPGAReg{{INTEL|ALTERA}} %uint %loaded

; PLAIN-DAG: OpDecorate %banked UserSemantic "{numbanks:4}{memory:BLOCK_RAM}"
; PLAIN-NOT: OpFPGAReg

; OLD-NOT: UserSemantic
; OLD: OpFunctionEnd

target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }

@global.text = private addrspace(1) constant [12 x i8] c"on a global\00", section "llvm.metadata"
@function.text = private addrspace(1) constant [14 x i8] c"on a function\00", section "llvm.metadata"
@banks.text = private addrspace(1) constant [31 x i8] c"{numbanks:4}{memory:BLOCK_RAM}\00", section "llvm.metadata"
@choice.text = private addrspace(1) constant [30 x i8] c"{5826:\22DEFAULT\22}{5826:\22MLAB\22}\00", section "llvm.metadata"
@register.text = private addrspace(1) constant [13 x i8] c"{register:1}\00", section "llvm.metadata"
@access.text = private addrspace(1) constant [27 x i8] c"{params:3}{cache-size:127}\00", section "llvm.metadata"
@foo.text = private addrspace(1) constant [6 x i8] c"{FOO}\00", section "llvm.metadata"
@reg.text = private addrspace(1) constant [25 x i8] c"__builtin_intel_fpga_reg\00", section "llvm.metadata"
@arguments = private addrspace(1) constant { i32, i1 } { i32 7, i1 true }, section "llvm.metadata"

@global = addrspace(1) global i32 0, align 4

@llvm.global.annotations = appending global [2 x { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }] [
  { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @global, ptr addrspace(1) @global.text, ptr addrspace(1) null, i32 1, ptr addrspace(1) @arguments },
  { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) addrspacecast (ptr @f to ptr addrspace(1)), ptr addrspace(1) @function.text, ptr addrspace(1) null, i32 1, ptr addrspace(1) null }
], section "llvm.metadata"

define spir_func i32 @f(ptr addrspace(1) %p) {
  %banked = alloca i32, align 4
  %x = alloca %pair, align 4
  %choice = alloca i32, align 4
  call void @llvm.var.annotation.p0.p1(ptr %choice, ptr addrspace(1) @choice.text, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %banked, ptr addrspace(1) @banks.text, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %x, ptr addrspace(1) @foo.text, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  %member = getelementptr inbounds %pair, ptr %x, i32 0, i32 1
  %annotated = call ptr @llvm.ptr.annotation.p0.p1(ptr %member, ptr addrspace(1) @register.text, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  %again = call ptr @llvm.ptr.annotation.p0.p1(ptr %annotated, ptr addrspace(1) @register.text, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  store i32 1, ptr %again, align 4
  %member2 = getelementptr inbounds %pair, ptr %x, i32 0, i32 1
  %annotated2 = call ptr @llvm.ptr.annotation.p0.p1(ptr %member2, ptr addrspace(1) @register.text, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  store i32 2, ptr %annotated2, align 4
  %access = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @access.text, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  %loaded = load i32, ptr addrspace(1) %access, align 4
  %other = load i32, ptr addrspace(1) %p, align 4
  %registered = call i32 @llvm.annotation.i32.p1(i32 %loaded, ptr addrspace(1) @reg.text, ptr addrspace(1) null, i32 1)
  %sum = add i32 %registered, %other
  ret i32 %sum
}

declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare ptr @llvm.ptr.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare i32 @llvm.annotation.i32.p1(i32, ptr addrspace(1), ptr addrspace(1), i32)
