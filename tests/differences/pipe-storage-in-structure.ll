; ROW: storage for pipes in a structure
; PEER: validate: {{.*}}constituent 0 has the type %2 (OpTypePipeStorage), which is not that of the result's constituent
; PEER: OpConstantComposite {{%[0-9a-z_A-Z]+}} [[STORAGE:%[0-9a-zA-Z_]+]]
; SPIRV-Tools expects the constant in a function.
; OURS: spirv-val: {{.*}}ConstantPipeStorage must appear in a block
; OURS-NOT: validate: {{.*}}constituent
; OURS: [[STORAGE:%[0-9a-z_A-Z]+]] = OpVariable %_ptr_CrossWorkgroup_PipeStorage CrossWorkgroup
; OURS: [[BYTES:%[0-9a-z_A-Z]+]] = OpSpecConstantOp %_ptr_CrossWorkgroup_uchar Bitcast [[STORAGE]]
; OURS: OpConstantComposite {{%[0-9a-z_A-Z]+}} [[BYTES]]

target triple = "spir64-unknown-unknown"

%spirv.ConstantPipeStorage = type { i32, i32, i32 }
%holder = type { ptr addrspace(1) }

@storage = linkonce_odr addrspace(1) global %spirv.ConstantPipeStorage { i32 4, i32 4, i32 1 }
@a = addrspace(1) global %holder { ptr addrspace(1) @storage }

declare spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_readPU3AS1K19__spirv_PipeStorage(ptr addrspace(1))

define spir_kernel void @k() {
  %s = load ptr addrspace(1), ptr addrspace(1) @a
  %pipe = call spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_readPU3AS1K19__spirv_PipeStorage(ptr addrspace(1) %s)
  ret void
}
