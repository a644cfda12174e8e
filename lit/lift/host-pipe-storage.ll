; Pipes of the module on the host, which are made of storage: both sides are of one pipe. SYCL's headers make them from a pointer
; to the three numbers of the storage.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=host %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs run %t.spv --kernel=constant --global=1 --arg=zeros:24 --print=0:int | FileCheck %s --check-prefix=PRINTED
; RUN: llvm-spirv-rs run %t.spv --kernel=variable --global=1 --arg=zeros:24 --print=0:int | FileCheck %s --check-prefix=PRINTED

; CHECK: call ptr @spirv_host_pipe_of_storage(ptr

; Three packets are written to a pipe for two, and three are read.
; PRINTED: out: memory of int: 0 0 -1 70 71 71

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%spirv.ConstantPipeStorage = type { i32, i32, i32 }
%struct.ConstantPipeStorage = type { i32, i32, i32 }

@constant_storage = addrspace(1) constant %spirv.ConstantPipeStorage { i32 4, i32 4, i32 2 }, align 8
@variable_storage = linkonce_odr addrspace(1) constant %struct.ConstantPipeStorage { i32 4, i32 4, i32 2 }, align 4

declare spir_func target("spirv.Pipe", 1) @_Z39__spirv_CreatePipeFromPipeStorage_writeP19__spirv_PipeStorage(target("spirv.PipeStorage"))
declare spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_readP19__spirv_PipeStorage(target("spirv.PipeStorage"))
declare spir_func target("spirv.Pipe", 1) @_Z40__spirv_CreatePipeFromPipeStorage_writeIiE8ocl_pipePU3AS119ConstantPipeStorage(ptr addrspace(1))
declare spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_readIiE8ocl_pipePU3AS4K19ConstantPipeStorage(ptr addrspace(4))
declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)
declare spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)

define spir_func void @use(target("spirv.Pipe", 1) %to, target("spirv.Pipe", 0) %from, ptr addrspace(1) %out) {
  %packet = alloca i32
  %any = addrspacecast ptr %packet to ptr addrspace(4)
  %at1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  %at2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  %at3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  %at4 = getelementptr i32, ptr addrspace(1) %out, i64 4
  %at5 = getelementptr i32, ptr addrspace(1) %out, i64 5
  store i32 70, ptr %packet
  %first = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %to, ptr addrspace(4) %any, i32 4, i32 4)
  store i32 %first, ptr addrspace(1) %out
  store i32 71, ptr %packet
  %second = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %to, ptr addrspace(4) %any, i32 4, i32 4)
  store i32 %second, ptr addrspace(1) %at1
  store i32 72, ptr %packet
  %third = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %to, ptr addrspace(4) %any, i32 4, i32 4)
  store i32 %third, ptr addrspace(1) %at2
  %one = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %from, ptr addrspace(4) %any, i32 4, i32 4)
  %value = load i32, ptr %packet
  store i32 %value, ptr addrspace(1) %at3
  %two = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %from, ptr addrspace(4) %any, i32 4, i32 4)
  %next = load i32, ptr %packet
  store i32 %next, ptr addrspace(1) %at4
  %none = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %from, ptr addrspace(4) %any, i32 4, i32 4)
  %last = load i32, ptr %packet
  store i32 %last, ptr addrspace(1) %at5
  ret void
}

define spir_kernel void @constant(ptr addrspace(1) %out) {
  %storage = load target("spirv.PipeStorage"), ptr addrspace(1) @constant_storage
  %to = call spir_func target("spirv.Pipe", 1) @_Z39__spirv_CreatePipeFromPipeStorage_writeP19__spirv_PipeStorage(target("spirv.PipeStorage") %storage)
  %from = call spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_readP19__spirv_PipeStorage(target("spirv.PipeStorage") %storage)
  call spir_func void @use(target("spirv.Pipe", 1) %to, target("spirv.Pipe", 0) %from, ptr addrspace(1) %out)
  ret void
}

define spir_kernel void @variable(ptr addrspace(1) %out) {
  %to = call spir_func target("spirv.Pipe", 1) @_Z40__spirv_CreatePipeFromPipeStorage_writeIiE8ocl_pipePU3AS119ConstantPipeStorage(ptr addrspace(1) @variable_storage)
  %any = addrspacecast ptr addrspace(1) @variable_storage to ptr addrspace(4)
  %from = call spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_readIiE8ocl_pipePU3AS4K19ConstantPipeStorage(ptr addrspace(4) %any)
  call spir_func void @use(target("spirv.Pipe", 1) %to, target("spirv.Pipe", 0) %from, ptr addrspace(1) %out)
  ret void
}
