//! Pictures sampled between texels, compared with the filter's formula.

use opencl3::memory::{CL_MEM_OBJECT_IMAGE2D, CL_MEM_OBJECT_IMAGE2D_ARRAY};

use crate::Outcome;
use crate::compare::{Random, close, equal};
use crate::device::{Device, Freedom, ImageShape};

const SIZE: usize = 8;
const OUT: usize = 24;
/// `CL_RGBA` and `CL_FLOAT`.
const ORDER: u32 = 0x10B5;
const CHANNEL: u32 = 0x10DE;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(136);
    let shape = |kind, layers| ImageShape { kind, order: ORDER, channel: CHANNEL, size: [SIZE, SIZE, layers] };
    let texels = random.list(SIZE * SIZE, |random| [0; 4].map(|_: i32| random.real(0.0, 1.0)));
    let picture = device.image(&shape(CL_MEM_OBJECT_IMAGE2D, 1), &texels)?;
    let turned = device.zeroed::<[f32; 4]>(OUT * OUT)?;
    let mapping: [f32; 8] = [0.75, 0.5, -0.5, 0.75, 0.1, 0.3, 0.0, 0.0];
    program.run("turn", &[&picture, &turned, &mapping], [OUT, OUT], [1, 1])?;
    let want: Vec<f32> =
        places().flat_map(|[x, y]| smooth(&texels, [0.75 * x + 0.5 * y + 0.1, -0.5 * x + 0.75 * y + 0.3])).collect();
    // A filter may have as few as eight bits for its weights.
    close("turned", &device.download_free(&turned, Freedom::Rounding)?.concat(), &want, 0.01)?;

    let tiles = device.zeroed::<[f32; 2]>(OUT * OUT)?;
    program.run("tile", &[&picture, &tiles], [OUT, OUT], [1, 1])?;
    let tiled = |at: f32| ((at - at.floor()) * SIZE as f32) as usize % SIZE;
    let mirrored = |at: f32| {
        let apart = (at - 2.0 * (at / 2.0).round_ties_even()).abs();
        ((apart * SIZE as f32) as usize).min(SIZE - 1)
    };
    let texel = |x: usize, y: usize| texels[y * SIZE + x][0];
    let want: Vec<[f32; 2]> = places()
        .map(|at| at.map(|x| x * 2.0 - 0.5))
        .map(|[x, y]| [texel(tiled(x), tiled(y)), texel(mirrored(x), mirrored(y))])
        .collect();
    equal("tiles", &device.download(&tiles)?, &want)?;

    let layers = random.list(3 * SIZE * SIZE, |random| [random.below(100) as f32, 0.0, 0.0, 1.0]);
    let image = device.image(&shape(CL_MEM_OBJECT_IMAGE2D_ARRAY, 3), &layers)?;
    let side = SIZE + 2;
    let differences = device.zeroed::<f32>(2 * side * side)?;
    let size = SIZE as i32;
    program.run("difference", &[&image, &differences, &size, &size], [side, side, 2], [1, 1, 1])?;
    let want: Vec<f32> = (0..2 * side * side)
        .map(|place| {
            let (x, y, layer) = (place % side, place / side % side, place / (side * side));
            if !(1..=SIZE).contains(&x) || !(1..=SIZE).contains(&y) {
                return 0.0;
            }
            let at = |layer: usize| layers[(layer * SIZE + y - 1) * SIZE + x - 1][0];
            at(layer + 1) - at(layer)
        })
        .collect();
    equal("differences", &device.download(&differences)?, &want)
}

/// Returns the middles of the results' pixels.
fn places() -> impl Iterator<Item = [f32; 2]> {
    (0..OUT * OUT).map(|place| [place % OUT, place / OUT].map(|x| (x as f32 + 0.5) / OUT as f32))
}

fn smooth(texels: &[[f32; 4]], at: [f32; 2]) -> [f32; 4] {
    let [x, y] = at.map(|x| x * SIZE as f32 - 0.5);
    let texel = |x: f32, y: f32| {
        let clamp = |x: f32| x.clamp(0.0, SIZE as f32 - 1.0) as usize;
        texels[clamp(y) * SIZE + clamp(x)]
    };
    let (left, top) = (x.floor(), y.floor());
    let (right_part, low_part) = (x - left, y - top);
    std::array::from_fn(|i| {
        let row = |y: f32| texel(left, y)[i] * (1.0 - right_part) + texel(left + 1.0, y)[i] * right_part;
        row(top) * (1.0 - low_part) + row(top + 1.0) * low_part
    })
}
