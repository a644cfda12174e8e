//! A valid module with two kernels, for tests to change.

use crate::spirv::binary::write;
use crate::spirv::grammar::{
    AddressingModel, Capability, Decoration, ExecutionMode, ExecutionModel, FunctionControl, LinkageType, MemoryAccess,
    MemoryModel, StorageClass, Version,
};
use crate::spirv::{Inst, Op};

pub(in crate::validate) const VOID: u32 = 1;
pub(in crate::validate) const TO_VOID: u32 = 2;
pub(in crate::validate) const UINT: u32 = 3;
pub(in crate::validate) const INPUT: u32 = 5;
pub(in crate::validate) const WORKGROUP: u32 = 7;
/// The id in the initializer of [`POINTER`].
pub(in crate::validate) const CROSS_WORKGROUP: u32 = 9;
/// The id in [`ADDRESS`].
pub(in crate::validate) const POINTER: u32 = 11;
pub(in crate::validate) const ADDRESS: u32 = 13;
/// No instruction refers to it. Its id is an alignment too.
pub(in crate::validate) const UNUSED: u32 = 16;
/// It names [`ADDRESS`] and calls [`HELPER`].
pub(in crate::validate) const KERNEL: u32 = 20;
/// It names [`INPUT`] and [`WORKGROUP`].
pub(in crate::validate) const HELPER: u32 = 30;
/// It names nothing.
pub(in crate::validate) const OTHER: u32 = 40;
/// Above all ids here.
pub(in crate::validate) const FREE: u32 = 50;

/// Everything that [`KERNEL`] reaches, in the order of the ids.
pub(in crate::validate) const ALL: [u32; 4] = [INPUT, WORKGROUP, CROSS_WORKGROUP, POINTER];

/// The instructions of a module, section by section.
#[derive(Clone)]
pub(in crate::validate) struct Sketch {
    pub(in crate::validate) version: Version,
    pub(in crate::validate) capabilities: Vec<Inst>,
    pub(in crate::validate) memory_model: Inst,
    pub(in crate::validate) entry_points: Vec<Inst>,
    pub(in crate::validate) modes: Vec<Inst>,
    pub(in crate::validate) names: Vec<Inst>,
    pub(in crate::validate) decorations: Vec<Inst>,
    pub(in crate::validate) globals: Vec<Inst>,
    pub(in crate::validate) kernel: Vec<Inst>,
    pub(in crate::validate) helper: Vec<Inst>,
    pub(in crate::validate) other: Vec<Inst>,
}

impl Sketch {
    pub(in crate::validate) fn new(version: Version) -> Self {
        let capabilities = [Capability::Kernel, Capability::Addresses, Capability::Linkage, Capability::Int64];
        let interface = if version >= Version::V1_4 { &ALL[..] } else { &ALL[..1] };
        Self {
            version,
            capabilities: capabilities.map(|capability| Inst::new(Op::Capability).enumerant(capability)).into(),
            memory_model: Inst::new(Op::MemoryModel)
                .enumerant(AddressingModel::Physical64)
                .enumerant(MemoryModel::OpenCL),
            entry_points: vec![entry_point(KERNEL, b"kernel", interface), entry_point(OTHER, b"other", &[])],
            modes: vec![local_size(OTHER, [8, 4, 1])],
            names: vec![Inst::new(Op::Name).literal(INPUT).string(b"input")],
            decorations: vec![linkage(HELPER, LinkageType::Export)],
            globals: globals(),
            kernel: function(
                KERNEL,
                vec![
                    Inst::new(Op::FunctionCall).words(&[VOID, KERNEL + 2, HELPER]),
                    Inst::new(Op::IAdd).words(&[12, KERNEL + 3, ADDRESS, ADDRESS]),
                ],
            ),
            helper: function(
                HELPER,
                vec![
                    load(UINT, HELPER + 2, INPUT),
                    load(UINT, HELPER + 3, WORKGROUP).enumerant(MemoryAccess::Aligned).literal(UNUSED),
                ],
            ),
            other: function(OTHER, vec![]),
        }
    }

    pub(in crate::validate) fn words(&self) -> Vec<u32> {
        let mut words = write::header(self.version, 0, FREE + 10).to_vec();
        let head = self.capabilities.iter().chain([&self.memory_model]).chain(&self.entry_points).chain(&self.modes);
        let preamble = head.chain(&self.names).chain(&self.decorations).chain(&self.globals);
        for inst in preamble.chain(&self.kernel).chain(&self.helper).chain(&self.other) {
            inst.append_to(&mut words).unwrap();
        }
        words
    }
}

fn globals() -> Vec<Inst> {
    let int = |id, bits| Inst::new(Op::TypeInt).words(&[id, bits, 0]);
    vec![
        Inst::new(Op::TypeVoid).literal(VOID),
        Inst::new(Op::TypeFunction).words(&[TO_VOID, VOID]),
        int(UINT, 32),
        pointer(4, StorageClass::Input, UINT),
        variable(4, INPUT, StorageClass::Input),
        pointer(6, StorageClass::Workgroup, UINT),
        variable(6, WORKGROUP, StorageClass::Workgroup),
        pointer(8, StorageClass::CrossWorkgroup, UINT),
        variable(8, CROSS_WORKGROUP, StorageClass::CrossWorkgroup),
        pointer(10, StorageClass::CrossWorkgroup, 8),
        variable(10, POINTER, StorageClass::CrossWorkgroup).literal(CROSS_WORKGROUP),
        int(12, 64),
        Inst::new(Op::SpecConstantOp).words(&[12, ADDRESS, u32::from(Op::ConvertPtrToU.0), POINTER]),
        variable(8, UNUSED, StorageClass::CrossWorkgroup),
    ]
}

pub(in crate::validate) fn pointer(id: u32, storage: StorageClass, pointee: u32) -> Inst {
    Inst::new(Op::TypePointer).literal(id).enumerant(storage).literal(pointee)
}

pub(in crate::validate) fn variable(ty: u32, id: u32, storage: StorageClass) -> Inst {
    Inst::new(Op::Variable).words(&[ty, id]).enumerant(storage)
}

pub(in crate::validate) fn load(ty: u32, id: u32, pointer: u32) -> Inst {
    Inst::new(Op::Load).words(&[ty, id, pointer])
}

pub(in crate::validate) fn entry_point(function: u32, name: &[u8], interface: &[u32]) -> Inst {
    let inst = Inst::new(Op::EntryPoint).enumerant(ExecutionModel::Kernel).literal(function);
    inst.string(name).words(interface)
}

pub(in crate::validate) fn local_size(function: u32, sizes: [u32; 3]) -> Inst {
    Inst::new(Op::ExecutionMode).literal(function).enumerant(ExecutionMode::LocalSize).words(&sizes)
}

pub(in crate::validate) fn linkage(id: u32, ty: LinkageType) -> Inst {
    let inst = Inst::new(Op::Decorate).literal(id).enumerant(Decoration::LinkageAttributes);
    inst.string(b"linked").enumerant(ty)
}

/// A function without parameters and result; its block has the next id.
pub(in crate::validate) fn function(id: u32, body: Vec<Inst>) -> Vec<Inst> {
    let head = Inst::new(Op::Function).words(&[VOID, id]).enumerant(FunctionControl::None).literal(TO_VOID);
    let mut function = vec![head, Inst::new(Op::Label).literal(id + 1)];
    function.extend(body);
    function.extend([Inst::new(Op::Return), Inst::new(Op::FunctionEnd)]);
    function
}
