//! Colours, pixel by pixel.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const PIXELS: usize = 320;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(128);
    let mut pixels = random.list(PIXELS, |random| [0; 3].map(|_: i32| random.below(256) as i32));
    pixels[..5].copy_from_slice(&[[0; 3], [255; 3], [255, 0, 0], [0, 255, 0], [0, 0, 255]]);
    let plane = |place: usize| device.upload(&pixels.iter().map(|pixel| pixel[place] as u8).collect::<Vec<_>>());
    let (red, green, blue) = (plane(0)?, plane(1)?, plane(2)?);
    let empty = || device.zeroed::<u8>(PIXELS);
    let (y, u, v) = (empty()?, empty()?, empty()?);
    program.run("to_video", &[&red, &green, &blue, &y, &u, &v], [PIXELS / 16], [1])?;
    let video: Vec<[i32; 3]> = pixels.iter().map(to_video).collect();
    for (place, plane) in [&y, &u, &v].into_iter().enumerate() {
        let want: Vec<u8> = video.iter().map(|pixel| pixel[place] as u8).collect();
        equal("video", &device.download(plane)?, &want)?;
    }
    let packed = device.zeroed::<u8>(3 * PIXELS)?;
    program.run("from_video", &[&y, &u, &v, &packed], [PIXELS], [1])?;
    let back: Vec<[i32; 3]> = video.iter().map(from_video).collect();
    let bytes: Vec<u8> = back.iter().flatten().map(|x| *x as u8).collect();
    equal("back", &device.download(&packed)?, &bytes)?;
    let hues = device.zeroed::<[u16; 4]>(PIXELS)?;
    program.run("to_hue", &[&packed, &hues], [PIXELS], [1])?;
    equal("hues", &device.download(&hues)?, &back.iter().map(to_hue).collect::<Vec<_>>())?;

    let top = random.list(PIXELS, |random| random.word().to_le_bytes());
    let below = random.list(PIXELS, |random| random.word().to_le_bytes());
    let (top_buffer, below_buffer) = (device.upload(&top)?, device.upload(&below)?);
    let out = device.zeroed::<[u8; 4]>(PIXELS)?;
    program.run("blend", &[&top_buffer, &below_buffer, &out], [PIXELS / 2], [1])?;
    let blend = |(top, below): (&[u8; 4], &[u8; 4])| {
        let opacity = u32::from(top[3]);
        let mix = |i: usize| {
            // Sums wrap at 16 bits nowhere: 255 * 255 + 128 fits.
            let sum = u32::from(top[i]) * opacity + u32::from(below[i]) * (255 - opacity) + 128;
            ((sum + (sum >> 8)) >> 8) as u8
        };
        [mix(0), mix(1), mix(2), top[3].max(below[3])]
    };
    equal("blended", &device.download(&out)?, &top.iter().zip(&below).map(blend).collect::<Vec<_>>())
}

fn to_video([r, g, b]: &[i32; 3]) -> [i32; 3] {
    [
        ((66 * r + 129 * g + 25 * b + 128) >> 8) + 16,
        ((-38 * r - 74 * g + 112 * b + 128) >> 8) + 128,
        ((112 * r - 94 * g - 18 * b + 128) >> 8) + 128,
    ]
    .map(|x| x.clamp(0, 255))
}

fn from_video([y, u, v]: &[i32; 3]) -> [i32; 3] {
    let (c, d, e) = (298 * (y - 16) + 128, u - 128, v - 128);
    [c + 409 * e, c - 100 * d - 208 * e, c + 516 * d].map(|x| (x >> 8).clamp(0, 255))
}

fn to_hue(colour: &[i32; 3]) -> [u16; 4] {
    let [r, g, b] = *colour;
    let (value, low) = (r.max(g).max(b), r.min(g).min(b));
    let hue = match value - low {
        0 => 0,
        range if value == r => ((g - b) * 256 / range).rem_euclid(1536),
        range if value == g => 512 + (b - r) * 256 / range,
        range => 1024 + (r - g) * 256 / range,
    };
    [hue as u16, (if value == 0 { 0 } else { 255 * (value - low) / value }) as u16, value as u16, 0]
}
