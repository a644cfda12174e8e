; A target extension type becomes the OpType with its name; its integers become enumerants and literals.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpCapability ImageReadWrite
; CHECK-DAG: OpCapability Sampled1D
; CHECK-DAG: OpCapability SampledBuffer
; CHECK-DAG: OpCapability PipeStorage
; CHECK-DAG: OpCapability DeviceEnqueue
; CHECK:     OpMemoryModel

; CHECK-DAG: OpTypeImage %void 1D 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: OpTypeImage %void 2D 0 1 0 0 Unknown WriteOnly
; CHECK-DAG: OpTypeImage %void 3D 0 0 0 0 Unknown ReadWrite
; CHECK-DAG: OpTypeImage %void Buffer 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: OpTypeImage %void 2D 1 0 1 0 Unknown ReadOnly
; CHECK-DAG: %[[IMAGE:[0-9]+]] = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: OpTypeSampledImage %[[IMAGE]]{{$}}
; CHECK-DAG: OpTypeSampler
; CHECK-DAG: OpTypeQueue
; CHECK-DAG: OpTypePipe ReadOnly
; CHECK-DAG: OpTypePipe WriteOnly
; CHECK-DAG: OpTypePipeStorage
; CHECK-DAG: OpTypeDeviceEvent
; CHECK-DAG: OpTypeEvent
; CHECK-DAG: OpTypeReserveId
; CHECK:     OpFunction

target triple = "spir64-unknown-unknown"

declare spir_func void @sampled(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @reserved(target("spirv.ReserveId"))
declare spir_func void @event(target("spirv.Event"))

define spir_kernel void @objects(
    target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %line,
    target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %array,
    target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %volume,
    target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %buffer,
    target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0) %samples,
    target("spirv.Sampler") %sampler,
    target("spirv.Queue") %queue,
    target("spirv.Pipe", 0) %in,
    target("spirv.Pipe", 1) %out,
    target("spirv.PipeStorage") %storage,
    target("spirv.DeviceEvent") %signal) {
  call spir_func void @sampled(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) poison)
  call spir_func void @reserved(target("spirv.ReserveId") zeroinitializer)
  call spir_func void @event(target("spirv.Event") undef)
  ret void
}
