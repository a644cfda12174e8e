//! Images read with every kind of sampler, compared with arrays.

use opencl3::memory::{
    CL_FLOAT, CL_MEM_OBJECT_IMAGE1D, CL_MEM_OBJECT_IMAGE2D, CL_MEM_OBJECT_IMAGE2D_ARRAY, CL_MEM_OBJECT_IMAGE3D, CL_R,
    CL_RGBA, CL_SIGNED_INT16, CL_SIGNED_INT32, CL_UNSIGNED_INT8,
};

use crate::Outcome;
use crate::compare::{Random, close, equal};
use crate::device::{Device, Freedom, Image, ImageShape};

const WIDTH: usize = 7;
const HEIGHT: usize = 5;
const LAYERS: usize = 3;

pub(super) fn check(device: &Device) -> Outcome {
    let mut random = Random::new(37);
    let texels = random.list(WIDTH * HEIGHT, |random| [0; 4].map(|_| random.word() as i16));
    let bytes = random.list(19, |random| random.word() as u8);
    let flat = device.image(&shape(CL_MEM_OBJECT_IMAGE2D, CL_RGBA, CL_SIGNED_INT16, [WIDTH, HEIGHT, 1]), &texels)?;
    let line = device.image(&shape(CL_MEM_OBJECT_IMAGE1D, CL_R, CL_UNSIGNED_INT8, [bytes.len(), 1, 1]), &bytes)?;
    let numbers: Vec<i32> = (0..WIDTH * HEIGHT * LAYERS).map(|at| at as i32 * 1001 - 7).collect();
    let size = [WIDTH, HEIGHT, LAYERS];
    let layers = device.image(&shape(CL_MEM_OBJECT_IMAGE2D_ARRAY, CL_R, CL_SIGNED_INT32, size), &numbers)?;
    let volume = device.image(&shape(CL_MEM_OBJECT_IMAGE3D, CL_R, CL_SIGNED_INT32, size), &numbers)?;

    let program = device.build()?;
    let out = device.zeroed::<i32>(16)?;
    program.run("describe", &[&flat, &volume, &layers, &line, &out], [1], [1])?;
    let (w, h, d) = (WIDTH as i32, HEIGHT as i32, LAYERS as i32);
    equal("description", &device.download(&out)?, &[w, h, w, h, 1, 1, w, h, d, 0, d, w, h, d, 19, 0])?;

    let out = device.zeroed::<u32>(bytes.len())?;
    program.run("read_unsigned", &[&line, &out], [bytes.len()], [1])?;
    equal("unsigned", &device.download(&out)?, &bytes.iter().map(|byte| u32::from(*byte)).collect::<Vec<_>>())?;

    let out = device.zeroed::<i32>(numbers.len())?;
    program.run("read_layers", &[&layers, &out], size, [1, 1, 1])?;
    equal("layers", &device.download(&out)?, &numbers)?;
    signed(device, &flat, &texels)?;
    smooth(device)?;
    written(device)
}

fn shape(kind: u32, order: u32, channel: u32, size: [usize; 3]) -> ImageShape {
    ImageShape { kind, order, channel, size }
}

fn signed(device: &Device, image: &Image, texels: &[[i16; 4]]) -> Outcome {
    let program = device.build()?;
    let out = device.zeroed::<[i32; 4]>(3 * texels.len())?;
    program.run("read_signed", &[image, &out], [WIDTH, HEIGHT], [1, 1])?;
    let got = device.download(&out)?;
    let inside = |x: i32, y: i32| (0..WIDTH as i32).contains(&x) && (0..HEIGHT as i32).contains(&y);
    let at = |x: i32, y: i32| texels[y as usize * WIDTH + x as usize].map(i32::from);
    let every = |read: &dyn Fn(i32, i32) -> [i32; 4]| -> Vec<[i32; 4]> {
        (0..HEIGHT as i32).flat_map(|y| (0..WIDTH as i32).map(move |x| (x, y))).map(|(x, y)| read(x, y)).collect()
    };
    let (plain, rest) = got.split_at(texels.len());
    let (clamped, bordered) = rest.split_at(texels.len());
    equal("signed", plain, &every(&at))?;
    equal("clamped", clamped, &every(&|x, y| at((x - 2).max(0), (y - 2).max(0))))?;
    // x - 1.75 lies in texel x - 2.
    let border = |x: i32, y: i32| if inside(x - 2, y - 2) { at(x - 2, y - 2) } else { [0; 4] };
    equal("bordered", bordered, &every(&border))
}

/// Four columns, read at every sixteenth: between the middles of two texels both count.
fn smooth(device: &Device) -> Outcome {
    let columns = [1.0_f32, 5.0, 3.0, 11.0];
    let texels: Vec<f32> = columns.into_iter().cycle().take(16).collect();
    let image = device.image(&shape(CL_MEM_OBJECT_IMAGE2D, CL_R, CL_FLOAT, [4, 4, 1]), &texels)?;
    let program = device.build()?;
    let out = device.zeroed::<f32>(32)?;
    program.run("read_smooth", &[&image, &out], [32], [1])?;
    let want: Vec<f32> = (0..32)
        .map(|i| {
            let place = i as f32 / 4.0 - 0.5;
            let (left, share) = (place.floor(), place - place.floor());
            let column = |at: f32| columns[(at as i32).rem_euclid(4) as usize];
            column(left) * (1.0 - share) + column(left + 1.0) * share
        })
        .collect();
    close("smooth", &device.download_free(&out, Freedom::Rounding)?, &want, 0.01)
}

fn written(device: &Device) -> Outcome {
    let size = [WIDTH, HEIGHT, 1];
    let zeros = vec![[0_i16; 4]; WIDTH * HEIGHT];
    let numbers = device.image(&shape(CL_MEM_OBJECT_IMAGE2D, CL_RGBA, CL_SIGNED_INT16, size), &zeros)?;
    let reals = device.image(&shape(CL_MEM_OBJECT_IMAGE2D, CL_R, CL_FLOAT, size), &[0.0_f32; WIDTH * HEIGHT])?;
    let program = device.build()?;
    program.run("write", &[&numbers, &reals], [WIDTH, HEIGHT], [1, 1])?;
    let (out, out_real) = (device.zeroed::<[i32; 4]>(zeros.len())?, device.zeroed::<f32>(zeros.len())?);
    program.run("read_back", &[&numbers, &reals, &out, &out_real], [WIDTH, HEIGHT], [1, 1])?;
    let places = (0..HEIGHT as i32).flat_map(|y| (0..WIDTH as i32).map(move |x| (x, y)));
    // 40000 exceeds the range of a texel; the write saturates.
    let want: Vec<[i32; 4]> = places.clone().map(|(x, y)| [x, -y, x * y, i32::from(i16::MAX)]).collect();
    equal("written", &device.download(&out)?, &want)?;
    equal("written reals", &device.download(&out_real)?, &places.map(|(x, _)| x as f32 * 0.5).collect::<Vec<_>>())
}
