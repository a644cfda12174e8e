; SYCL's headers create pipes from a pointer to a structure of the packet's size, its alignment and the capacity, which
; is written as it is.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:     %[[TYPE:[a-zA-Z_0-9]+]] = OpTypeStruct %uint %uint %uint
; CHECK-DAG: %[[POINTER:[a-zA-Z_0-9]+]] = OpTypePointer CrossWorkgroup %[[TYPE]]
; CHECK-DAG: %[[GENERIC:[a-zA-Z_0-9]+]] = OpTypePointer Generic %[[TYPE]]
; CHECK:     %storage = OpVariable %[[POINTER]] CrossWorkgroup
; CHECK:     %out = OpCreatePipeFromPipeStorage %PipeWriteOnly %storage
; CHECK:     %any = OpPtrCastToGeneric %[[GENERIC]] %storage
; CHECK:     %in = OpCreatePipeFromPipeStorage %PipeReadOnly %any

target triple = "spir64-unknown-unknown"

%struct.ConstantPipeStorage = type { i32, i32, i32 }

@storage = linkonce_odr addrspace(1) constant %struct.ConstantPipeStorage { i32 4, i32 4, i32 1 }, align 4

define spir_func void @f(ptr addrspace(4) %packet) {
  %out = call spir_func target("spirv.Pipe", 1) @_Z40__spirv_CreatePipeFromPipeStorage_writeIiE8ocl_pipePU3AS119ConstantPipeStorage(ptr addrspace(1) @storage)
  %written = call spir_func i32 @_Z17__spirv_WritePipeIiEi8ocl_pipePKT_ii(target("spirv.Pipe", 1) %out, ptr addrspace(4) %packet, i32 4, i32 4)
  %any = addrspacecast ptr addrspace(1) @storage to ptr addrspace(4)
  %in = call spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_readIiE8ocl_pipePU3AS4K19ConstantPipeStorage(ptr addrspace(4) %any)
  %read = call spir_func i32 @_Z16__spirv_ReadPipeIiEi8ocl_pipePU3AS4T_ii(target("spirv.Pipe", 0) %in, ptr addrspace(4) %packet, i32 4, i32 4)
  ret void
}

declare spir_func target("spirv.Pipe", 1) @_Z40__spirv_CreatePipeFromPipeStorage_writeIiE8ocl_pipePU3AS119ConstantPipeStorage(ptr addrspace(1))
declare spir_func i32 @_Z17__spirv_WritePipeIiEi8ocl_pipePKT_ii(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)
declare spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_readIiE8ocl_pipePU3AS4K19ConstantPipeStorage(ptr addrspace(4))
declare spir_func i32 @_Z16__spirv_ReadPipeIiEi8ocl_pipePU3AS4T_ii(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)
