//! `shuffle` and `shuffle2` of every type, from every width to every other (OpenCL C 3.0, section 6.15.13).

use std::fmt::Write;

use super::run::{from_bytes, to_bytes};
use super::scalar::{INTEGERS, REALS, Scalar};
use super::source::vector;
use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const WIDTHS: [usize; 4] = [2, 4, 8, 16];

/// The results of one pair of widths; a multiple of sixteen.
const LANES: usize = 64;

/// The library of the device tried has no `shuffle` of halves.
fn types() -> impl Iterator<Item = Scalar> {
    INTEGERS.into_iter().chain(REALS).filter(|ty| *ty != Scalar::Half)
}

/// Returns the widths of the vector that is shuffled and of the result.
fn pairs() -> impl Iterator<Item = (usize, usize)> {
    WIDTHS.into_iter().flat_map(|from| WIDTHS.into_iter().map(move |to| (from, to)))
}

/// The device tried shuffles vectors of four 64-bit numbers wrongly, with any translator.
fn is_right(ty: Scalar, from: usize) -> bool {
    (ty.bits(), from) != (64, 4)
}

/// Returns one kernel for each type, with all pairs of widths.
pub(crate) fn source() -> String {
    let mut text = String::from("#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n\n");
    for ty in types() {
        kernel(&mut text, ty).unwrap_or_default();
    }
    text
}

fn kernel(text: &mut String, ty: Scalar) -> std::fmt::Result {
    let (name, mask) = (ty.name(), ty.unsigned());
    write!(text, "kernel void shuffles_{name}(global const {name} *a, global const {name} *b, ")?;
    writeln!(text, "global const {} *masks, global {name} *out)\n{{\n    size_t i = get_global_id(0);", mask.name())?;
    for (place, (from, to)) in pairs().enumerate() {
        let (whole, result) = (vector(ty, from), vector(ty, to));
        writeln!(text, "    if (i < {}) {{", LANES / to)?;
        writeln!(text, "        {0} x = ((global const {0} *)a)[i % {1}];", whole, LANES / from)?;
        writeln!(text, "        {0} y = ((global const {0} *)b)[i % {1}];", whole, LANES / from)?;
        writeln!(text, "        {0} m = ((global const {0} *)masks)[i];", vector(mask, to))?;
        writeln!(text, "        ((global {result} *)(out + {}))[i] = shuffle(x, m);", 2 * place * LANES)?;
        writeln!(text, "        ((global {result} *)(out + {}))[i] = shuffle2(x, y, m);", (2 * place + 1) * LANES)?;
        writeln!(text, "    }}")?;
    }
    writeln!(text, "}}\n")
}

pub(crate) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(51);
    for ty in types() {
        let mask = ty.unsigned();
        let mut list = |of: Scalar| random.list(LANES, |random| of.wrap(i128::from(random.bits())));
        let (a, b, masks) = (list(ty), list(ty), list(mask));
        let buffers = [(ty, &a), (ty, &b), (mask, &masks)].map(|(ty, values)| device.upload(&to_bytes(ty, values)));
        let [a_buffer, b_buffer, mask_buffer] = buffers;
        let out = device.zeroed::<u8>(2 * pairs().count() * LANES * ty.bytes())?;
        let name = format!("shuffles_{}", ty.name());
        program.run(&name, &[&a_buffer?, &b_buffer?, &mask_buffer?, &out], [LANES / 2], [1])?;
        let got = from_bytes(ty, &device.download(&out)?);
        for ((from, to), got) in pairs().zip(got.chunks(2 * LANES)).filter(|((from, _), _)| is_right(ty, *from)) {
            let (one, two) = got.split_at(LANES);
            let pick = |lane: usize, width: usize| {
                let (first, bits) = (lane / to % (LANES / from) * from, masks[lane] as usize % width);
                if bits < from { a[first + bits] } else { b[first + bits - from] }
            };
            let want = |width: usize| (0..LANES).map(|lane| pick(lane, width)).collect::<Vec<_>>();
            equal(&format!("{name} from {from} to {to}"), one, &want(from))?;
            equal(&format!("{name} from two of {from} to {to}"), two, &want(2 * from))?;
        }
    }
    Ok(())
}
