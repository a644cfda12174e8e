//! The module as a whole: target, memory model, source language, extensions, generator.

use crate::error::{Error, ErrorKind, Result};
use crate::ir::DataLayout;
use crate::ir::dialect::Feature;
use crate::lift::cx::ModuleCx;
use crate::lift::options::{ContractionForm, Layout};
use crate::map::address_space::PRIVATE;
use crate::map::module_metadata;
use crate::map::used_extensions::{self, UsedList};
use crate::spirv::grammar::{AddressingModel, ExecutionMode, SourceLanguage};
use crate::spirv::view::Instruction;
use crate::spirv::{Extension, Op};

/// The data layout of the targets `spir` and `spir64`, after the pointers.
const LAYOUT: &str = "-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-\
    v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024";

/// The data layout of clang for these targets, after the pointers.
const CLANG_LAYOUT: &str = "-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024";

/// Lifts what the module declares about itself, as metadata.
pub(super) fn lift(mx: &mut ModuleCx<'_>) {
    memory_model(mx);
    source(mx);
    extensions(mx);
    generator(mx);
    contraction(mx);
    if mx.options.keeps_declarations {
        declarations(mx);
    }
}

/// `OpMemoryModel addressing memory` => `!spirv.MemoryModel`
fn memory_model(mx: &mut ModuleCx<'_>) {
    let Some(models) = mx.view.memory_model() else { return };
    let operands = [models.addressing.0, models.memory.0].map(|number| mx.ir.md_i32(number));
    append(mx, module_metadata::MEMORY_MODEL, &operands);
}

/// `OpMemoryModel addressing memory` => triple and data layout
pub(super) fn target(mx: &mut ModuleCx<'_>) -> Result<()> {
    let Some(models) = mx.view.memory_model() else {
        return Err(Error::new(ErrorKind::InvalidSpirv, "the module has no OpMemoryModel"));
    };
    let target = match models.addressing {
        AddressingModel::Logical => None,
        AddressingModel::Physical32 => Some(("spir-unknown-unknown", 32)),
        AddressingModel::Physical64 => Some(("spir64-unknown-unknown", 64)),
        other => {
            let message = format!("the addressing model {other} is not one of kernels");
            return Err(Error::new(ErrorKind::InvalidModule, message));
        }
    };
    if let Some((triple, bits)) = target {
        mx.ir.set_triple(triple);
        let layout = layout(mx, bits)?;
        mx.ir.set_layout(layout);
    }
    Ok(())
}

/// Returns the layout of a target with these pointers, and with the address spaces of variables and functions.
fn layout(mx: &ModuleCx<'_>, bits: u32) -> Result<DataLayout> {
    let letters = [('A', mx.space(PRIVATE)), ('P', mx.program_space())];
    let spaces = letters.into_iter().filter(|(_, space)| *space != 0);
    let spaces: String = spaces.map(|(letter, space)| format!("-{letter}{space}")).collect();
    let text = match (&mx.options.layout, bits) {
        (Layout::Text(text), _) => text.to_string(),
        (Layout::Spir, bits) => format!("e-p:{bits}:{bits}:{bits}{LAYOUT}{spaces}"),
        (Layout::Clang, bits) => {
            let pointers = if bits == 32 { "-p:32:32" } else { "" };
            let globals = if mx.options.dialect.has(Feature::GlobalsSpace) { "-G1" } else { "" };
            format!("e{pointers}{CLANG_LAYOUT}{globals}{spaces}")
        }
    };
    let layout = DataLayout::parse(&text).map_err(|error| Error::new(ErrorKind::InvalidModule, error.to_string()))?;
    let found = layout.pointer_bits(0);
    if found != bits && mx.options.is_for_machine() {
        let owner = mx.options.gpu.map_or_else(|| "the host".to_owned(), |gpu| gpu.to_string());
        let message =
            format!("{owner} has pointers of {found} bits, the module pointers of {bits}: compile it for spir64");
        return Err(Error::new(ErrorKind::TargetEnvironment, message));
    }
    if found != bits {
        let message =
            format!("expected a data layout with pointers of {bits} bits, found {found}: change --lift-layout");
        return Err(Error::new(ErrorKind::InvalidUsage, message));
    }
    Ok(layout)
}

/// Appends a node with these operands to named metadata.
fn append(mx: &mut ModuleCx<'_>, name: &str, operands: &[crate::ir::MdId]) {
    let node = mx.ir.md_list(operands);
    mx.ir.append_named_metadata(name, &[node]);
}

/// `OpSource language version` => `!spirv.Source`, `!opencl.spir.version`, `!opencl.ocl.version`
fn source(mx: &mut ModuleCx<'_>) {
    let sources = mx.view.preamble().filter(|inst| inst.op == Op::Source);
    let Some(&[language, version, ref file @ ..]) = sources.map(|inst| inst.operands).next() else {
        return requested_version(mx);
    };
    let language = SourceLanguage(language);
    let is_known = matches!(
        language,
        SourceLanguage::Unknown
            | SourceLanguage::OpenCL_C
            | SourceLanguage::OpenCL_CPP
            | SourceLanguage::CPP_for_OpenCL
    );
    let keeps = mx.options.keeps_declarations;
    if !is_known && !keeps {
        return requested_version(mx);
    }
    let mut operands = [language.0, version].map(|number| mx.ir.md_i32(number)).to_vec();
    let file = file.first().filter(|_| keeps).and_then(|file| mx.string_of(*file));
    operands.extend(file.map(|file| mx.ir.md_string(&file)));
    append(mx, module_metadata::SOURCE, &operands);
    if !is_known {
        return requested_version(mx);
    }
    let [major, minor] = [version / 100_000, version / 1000 % 100];
    let pair = |mx: &mut ModuleCx<'_>, name, numbers: [u32; 2]| {
        let operands = numbers.map(|number| mx.ir.md_i32(number));
        append(mx, name, &operands);
    };
    pair(mx, "opencl.spir.version", if version <= 102_000 { [1, 2] } else { [2, 0] });
    match language {
        SourceLanguage::OpenCL_C => pair(mx, "opencl.ocl.version", [major, minor]),
        SourceLanguage::CPP_for_OpenCL => {
            pair(mx, "opencl.cxx.version", [major, minor]);
            pair(mx, "opencl.ocl.version", if version == 100_000 { [2, 0] } else { [3, 0] });
        }
        _ => requested_version(mx),
    }
}

/// `--opencl-version` => `!opencl.ocl.version`
fn requested_version(mx: &mut ModuleCx<'_>) {
    let Some(version) = mx.options.opencl_version else { return };
    let operands = [version.major, version.minor].map(|number| mx.ir.md_i32(number));
    append(mx, "opencl.ocl.version", &operands);
}

/// Capabilities and `OpSourceExtension` => `!opencl.used.extensions` and `!opencl.used.optional.core.features`
fn extensions(mx: &mut ModuleCx<'_>) {
    let view = mx.view;
    for list in [UsedList::Extensions, UsedList::OptionalCoreFeatures] {
        let mut names: Vec<String> =
            used_extensions::names_of(list, |capability| view.declares(capability)).map(str::to_owned).collect();
        if list == UsedList::Extensions {
            let sources = view.preamble().filter(|inst| inst.op == Op::SourceExtension);
            names.extend(sources.filter_map(|inst| Some(String::from_utf8_lossy(&inst.string(0)?.0).into_owned())));
        }
        names.sort();
        names.dedup();
        let operands: Vec<_> = names.iter().map(|text| mx.ir.md_string(text.as_bytes())).collect();
        append(mx, list.metadata(), &operands);
    }
}

/// Version, capabilities, extensions and names of members => `!spirv.Version`, `!spirv.Capability`, `!spirv.Extension`,
/// `!spirv.MemberNames`
fn declarations(mx: &mut ModuleCx<'_>) {
    let view = mx.view;
    if let Some(version) = view.version() {
        let operands = [version.major, version.minor].map(|number| mx.ir.md_i32(number.into()));
        append(mx, module_metadata::VERSION, &operands);
    }
    let declared = view.preamble().filter(|inst| inst.op == Op::Capability);
    let numbers: Vec<u32> = declared.filter_map(|inst| inst.operands.first().copied()).collect();
    let operands: Vec<_> = numbers.into_iter().map(|number| mx.ir.md_i32(number)).collect();
    append(mx, module_metadata::CAPABILITY, &operands);
    let names: Vec<_> =
        view.extensions().map(|(_, name)| name).filter(|name| Extension::by_name(name).is_some()).collect();
    let operands: Vec<_> = names.iter().map(|name| mx.ir.md_string(name.as_bytes())).collect();
    append(mx, module_metadata::EXTENSION, &operands);
    for inst in view.preamble().filter(|inst| inst.op == Op::MemberName) {
        member_name(mx, inst);
    }
}

/// `OpMemberName structure member name` => `!{!"structure", i32 member, !"name"}`
fn member_name(mx: &mut ModuleCx<'_>, inst: Instruction<'_>) {
    let (&[ty, member, ..], Some((name, _))) = (inst.operands, inst.string(2)) else { return };
    let Some(structure) = mx.ty(ty).ok().and_then(|ty| mx.ir.struct_name(ty)).map(<[u8]>::to_vec) else { return };
    let operands = [mx.ir.md_string(&structure), mx.ir.md_i32(member), mx.ir.md_string(&name)];
    append(mx, module_metadata::MEMBER_NAMES, &operands);
}

/// Generator word => `!spirv.Generator`
fn generator(mx: &mut ModuleCx<'_>) {
    let word = mx.view.generator();
    let operands = [word >> 16, word & 0xFFFF].map(|half| {
        let value = mx.ir.int_of(16, half.into());
        mx.ir.md_value(value)
    });
    append(mx, "spirv.Generator", &operands);
}

/// No kernel forbids contraction, unless operations have flags => `!opencl.enable.FP_CONTRACT`
fn contraction(mx: &mut ModuleCx<'_>) {
    if mx.options.contraction != ContractionForm::Module {
        return;
    }
    let is_off =
        |mode: &crate::spirv::view::Mode<'_>| mode.inst.operands.get(1) == Some(&ExecutionMode::ContractionOff.0);
    if !mx.view.modes().iter().any(is_off) && !mx.has_uncontracted_default() {
        mx.ir.append_named_metadata("opencl.enable.FP_CONTRACT", &[]);
    }
}
