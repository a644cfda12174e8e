//! `vload` and `vstore` of every type and width in every kind of memory, those of halves in every rounding mode
//! (OpenCL C 3.0, section 6.15.7).

use std::fmt::Write;

use super::run::{from_bytes, to_bytes};
use super::scalar::{INTEGERS, Mode, REALS, Scalar};
use super::source::vector;
use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const WIDTHS: [usize; 5] = [2, 3, 4, 8, 16];

/// The number of lanes of each path; a multiple of the widths.
const LANES: usize = 48;

/// The paths through memory: global to global, and through local and private memory, from a constant.
const PATHS: usize = 4;

const MODES: [(&str, Mode); 5] =
    [("", Mode::Nearest), ("_rte", Mode::Nearest), ("_rtz", Mode::Zero), ("_rtp", Mode::Up), ("_rtn", Mode::Down)];

fn types() -> impl Iterator<Item = Scalar> {
    INTEGERS.into_iter().chain(REALS)
}

/// Returns one kernel for each type.
pub(crate) fn source() -> String {
    let mut text = String::from("#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n\n");
    for ty in types() {
        plain(&mut text, ty).unwrap_or_default();
    }
    for ty in [Scalar::Float, Scalar::Double] {
        halves(&mut text, ty).unwrap_or_default();
    }
    text
}

/// Pointers are one element off, as vectors in memory need no more alignment than their elements.
fn plain(text: &mut String, ty: Scalar) -> std::fmt::Result {
    let name = ty.name();
    writeln!(
        text,
        "kernel void moved_{name}(global const {name} *in, constant {name} *fixed, global {name} *out)\n{{"
    )?;
    writeln!(text, "    local {name} tile[{}];\n    {name} own[{}];", LANES + 1, LANES + 1)?;
    for (place, width) in WIDTHS.into_iter().enumerate() {
        let count = LANES / width;
        for way in 0..PATHS {
            writeln!(text, "    {{\n        global {name} *to = out + {};", (place * PATHS + way) * (LANES + 1) + 1)?;
            writeln!(text, "        #pragma unroll 1\n        for (uint i = 0; i < {count}; i++) {{")?;
            match way {
                0 => writeln!(text, "            vstore{width}(vload{width}(i, in + 1), i, to);")?,
                1 | 2 => {
                    let memory = if way == 1 { "tile" } else { "own" };
                    writeln!(text, "            vstore{width}(vload{width}(i, in + 1), i, {memory} + 1);")?;
                    writeln!(text, "            {} x = vload{width}(i, {memory} + 1);", vector(ty, width))?;
                    writeln!(text, "            vstore{width}(x, i, to);")?;
                }
                _ => writeln!(text, "            vstore{width}(vload{width}(i, fixed + 1), i, to);")?,
            }
            writeln!(text, "        }}\n    }}")?;
        }
    }
    writeln!(text, "}}\n")
}

/// Halves in memory, numbers of another type in registers.
fn halves(text: &mut String, ty: Scalar) -> std::fmt::Result {
    let name = ty.name();
    // Only floats can be loaded; doubles are made of them.
    writeln!(text, "kernel void loaded_{name}(global const half *in, global {name} *out)\n{{")?;
    for (place, (load, width, step)) in half_forms("vload").into_iter().enumerate() {
        let suffix = if width == 1 { String::new() } else { width.to_string() };
        writeln!(text, "    for (uint i = 0; i < {}; i++) {{", LANES / step)?;
        writeln!(text, "        {} x = convert_{}({load}{suffix}(i, in));", vector(ty, width), vector(ty, width))?;
        for lane in 0..width {
            let x = if width == 1 { "x".to_owned() } else { format!("x.s{lane:x}") };
            writeln!(text, "        out[{} + i * {step} + {lane}] = {x};", place * LANES)?;
        }
        writeln!(text, "    }}")?;
    }
    writeln!(text, "}}\n\nkernel void stored_{name}(global const {name} *in, global half *out)\n{{")?;
    let mut place = 0;
    for (store, width, step) in half_forms("vstore") {
        let suffix = if width == 1 { String::new() } else { width.to_string() };
        for (mode, _) in MODES {
            writeln!(text, "    for (uint i = 0; i < {}; i++)", LANES / step)?;
            let lanes: Vec<String> = (0..width).map(|lane| format!("in[i * {step} + {lane}]")).collect();
            let x = format!("({})({})", vector(ty, width), lanes.join(", "));
            writeln!(text, "        {store}{suffix}{mode}({x}, i, out + {});", place * LANES)?;
            place += 1;
        }
    }
    writeln!(text, "}}\n")
}

/// Returns the forms of halves: the name, the width, and how far one vector is from the next.
fn half_forms(prefix: &str) -> Vec<(String, usize, usize)> {
    let packed = [1, 2, 3, 4, 8, 16].map(|width| (format!("{prefix}_half"), width, width));
    let aligned = [2, 3, 4, 8, 16].map(|width| (format!("{prefix}a_half"), width, if width == 3 { 4 } else { width }));
    packed.into_iter().chain(aligned).collect()
}

pub(crate) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(53);
    for ty in types() {
        let values = random.list(LANES + 1, |random| ty.wrap(i128::from(random.bits())));
        let input = device.upload(&to_bytes(ty, &values))?;
        let out = device.zeroed::<u8>(WIDTHS.len() * PATHS * (LANES + 1) * ty.bytes())?;
        let name = format!("moved_{}", ty.name());
        program.run(&name, &[&input, &input, &out], [1], [1])?;
        let got = from_bytes(ty, &device.download(&out)?);
        for (place, got) in got.chunks(LANES + 1).enumerate() {
            let what = format!("{name}, width {}, path {}", WIDTHS[place / PATHS], place % PATHS);
            equal(&what, &got[1..], &values[1..])?;
        }
    }
    for ty in [Scalar::Float, Scalar::Double] {
        loaded(device, &program, ty)?;
        stored(device, &program, ty)?;
    }
    Ok(())
}

fn loaded(device: &Device, program: &crate::device::Program<'_>, ty: Scalar) -> Outcome {
    let mut random = Random::new(54);
    let infinity = Scalar::Half.infinity();
    let finite = |random: &mut Random| u64::from(random.below(2)) << 15 | u64::from(random.below(infinity as u32 + 1));
    let values = random.list(LANES, finite);
    let input = device.upload(&to_bytes(Scalar::Half, &values))?;
    let forms = half_forms("vload");
    let out = device.zeroed::<u8>(forms.len() * LANES * ty.bytes())?;
    let name = format!("loaded_{}", ty.name());
    program.run(&name, &[&input, &out], [1], [1])?;
    let got = from_bytes(ty, &device.download(&out)?);
    for ((form, width, step), got) in forms.into_iter().zip(got.chunks(LANES)) {
        let lane = |lane: usize| {
            let is_there = lane % step < width && lane / step < LANES / step;
            if is_there { ty.nearest(Scalar::Half.real(values[lane])) } else { 0 }
        };
        equal(&format!("{name}: {form}{width}"), got, &(0..LANES).map(lane).collect::<Vec<_>>())?;
    }
    Ok(())
}

fn stored(device: &Device, program: &crate::device::Program<'_>, ty: Scalar) -> Outcome {
    let mut random = Random::new(55);
    let mut values = vec![0.0, -0.0, 65_504.0, 65_519.0, 65_520.0, -65_520.0, 1e6, 6e-8, 2.9e-8, -3e-8, 6.1e-5, 1.0];
    while values.len() < LANES {
        values.push(f64::from(random.real(-16.0, 16.0).exp2() * random.real(-1.0, 1.0)));
    }
    let bits: Vec<u64> = values.iter().map(|value| ty.nearest(*value)).collect();
    let input = device.upload(&to_bytes(ty, &bits))?;
    let forms = half_forms("vstore");
    let out = device.zeroed::<u8>(forms.len() * MODES.len() * LANES * 2)?;
    let name = format!("stored_{}", ty.name());
    program.run(&name, &[&input, &out], [1], [1])?;
    let got = from_bytes(Scalar::Half, &device.download(&out)?);
    let ways = forms.iter().flat_map(|form| MODES.iter().map(move |mode| (form, mode)));
    for (((form, width, step), (suffix, mode)), got) in ways.zip(got.chunks(LANES)) {
        for (lane, got) in got.iter().enumerate() {
            // The padding between aligned vectors of three is undefined.
            if lane % step < *width {
                let want = Scalar::Half.rounded(ty.real(bits[lane]), *mode);
                equal(&format!("{name}: {form}{width}{suffix}, lane {lane}"), &[*got], &[want])?;
            }
        }
    }
    Ok(())
}
