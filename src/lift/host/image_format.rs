//! The formats of images on the host: names of channel orders and channel types, with OpenCL's numbers (OpenCL 3.0 API,
//! section 5.3.1.1).

use std::str::FromStr;

use crate::error::{Error, ErrorKind};

/// A channel order: its name, its number, and the number of channels in memory.
type Order = (&'static str, u32, usize);

#[rustfmt::skip]
const ORDERS: &[Order] = &[
    ("a",         0x10b1, 1),
    ("abgr",      0x10c3, 4),
    ("argb",      0x10b7, 4),
    ("bgra",      0x10b6, 4),
    ("depth",     0x10bd, 1),
    ("intensity", 0x10b8, 1),
    ("luminance", 0x10b9, 1),
    ("r",         0x10b0, 1),
    ("ra",        0x10b3, 2),
    ("rg",        0x10b2, 2),
    ("rgb",       0x10b4, 3),
    ("rgba",      0x10b5, 4),
    ("rgbx",      0x10bc, 4),
    ("sbgra",     0x10c2, 4),
    ("srgb",      0x10bf, 3),
    ("srgba",     0x10c1, 4),
    ("srgbx",     0x10c0, 4),
];

/// A channel type: its name, its number, and its size in bytes; or that of a packed texel, and the orders of these.
type Channel = (&'static str, u32, usize, &'static [&'static str]);

#[rustfmt::skip]
const CHANNELS: &[Channel] = &[
    ("float",         0x10de, 4, &[]),
    ("half",          0x10dd, 2, &[]),
    ("int16",         0x10d8, 2, &[]),
    ("int32",         0x10d9, 4, &[]),
    ("int8",          0x10d7, 1, &[]),
    ("snorm16",       0x10d1, 2, &[]),
    ("snorm8",        0x10d0, 1, &[]),
    ("uint16",        0x10db, 2, &[]),
    ("uint32",        0x10dc, 4, &[]),
    ("uint8",         0x10da, 1, &[]),
    ("unorm101010",   0x10d6, 4, &["rgb", "rgbx"]),
    ("unorm101010_2", 0x10e0, 4, &["rgba"]),
    ("unorm16",       0x10d3, 2, &[]),
    ("unorm555",      0x10d5, 2, &["rgb", "rgbx"]),
    ("unorm565",      0x10d4, 2, &["rgb", "rgbx"]),
    ("unorm8",        0x10d2, 1, &[]),
];

/// The format of the texels of an image, as `struct spirv_image` of the header has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct HostImageFormat {
    /// OpenCL's number of the channel order, as `CL_RGBA`.
    pub order: u32,
    /// OpenCL's number of the channel type, as `CL_FLOAT`.
    pub channel: u32,
    /// The number of bytes of a texel.
    pub texel_size: usize,
}

impl HostImageFormat {
    /// Returns the number of bytes of an image whose rows and slices follow each other.
    pub fn size(self, sizes: &[usize]) -> Option<usize> {
        sizes.iter().try_fold(self.texel_size, |product, size| product.checked_mul(*size))
    }
}

impl FromStr for HostImageFormat {
    type Err = Error;

    /// Parses a channel order and a channel type: `rgba:float`, `rgb:unorm565`.
    ///
    /// # Errors
    ///
    /// One of them has no name here, or the type is one of packed texels with other orders.
    fn from_str(text: &str) -> Result<Self, Error> {
        let (order_name, channel_name) = text.split_once(':').unwrap_or((text, ""));
        let (_, order, count) = find(ORDERS, |row| row.0, order_name, "a channel order")?;
        let (_, channel, size, orders) = find(CHANNELS, |row| row.0, channel_name, "a channel type")?;
        let texel_size = match orders {
            [] => count * size,
            orders if orders.contains(&order_name) => size,
            orders => {
                let orders = orders.join(" or ");
                let message = format!("expected the channel order {orders} for {channel_name}, found \"{order_name}\"");
                return Err(Error::new(ErrorKind::InvalidUsage, message));
            }
        };
        Ok(Self { order, channel, texel_size })
    }
}

/// Returns the row with a name.
fn find<R: Copy>(rows: &[R], row_name: fn(&R) -> &'static str, name: &str, noun: &str) -> Result<R, Error> {
    rows.iter().find(|row| row_name(row) == name).copied().ok_or_else(|| {
        let names: Vec<&str> = rows.iter().map(row_name).collect();
        let message = format!("expected {noun} ({}), found \"{name}\"", names.join(", "));
        Error::new(ErrorKind::InvalidUsage, message)
    })
}

/// Words of a sampler and their bits, which are those of OpenCL C's constants.
#[rustfmt::skip]
const SAMPLER_WORDS: &[(&str, u64)] = &[
    ("clamp",           4),
    ("clamp_to_edge",   2),
    ("linear",          0x20),
    ("mirrored_repeat", 8),
    ("nearest",         0x10),
    ("none",            0),
    ("normalized",      1),
    ("repeat",          6),
];

/// Returns the bits of a sampler, which its argument has, from words: `clamp_to_edge,linear,normalized`.
///
/// # Errors
///
/// A word is none of a sampler, or there are two addressing modes or two filters.
pub fn parse_sampler(text: &str) -> Result<u64, Error> {
    let wrong = |message| Error::new(ErrorKind::InvalidUsage, message);
    let (mut bits, mut groups) = (0, Vec::new());
    for word in text.split(',') {
        let Some(&(_, own)) = SAMPLER_WORDS.iter().find(|row| row.0 == word) else {
            let words: Vec<&str> = SAMPLER_WORDS.iter().map(|row| row.0).collect();
            return Err(wrong(format!("expected words of a sampler ({}), found \"{word}\"", words.join(", "))));
        };
        let group = match own {
            1 => "normalized",
            0x10 | 0x20 => "filter",
            _ => "addressing mode",
        };
        if groups.contains(&group) {
            return Err(wrong(format!("the sampler {text} has two words for its {group}")));
        }
        groups.push(group);
        bits |= own;
    }
    // The nearest texel is the default.
    Ok(if groups.contains(&"filter") { bits } else { bits | 0x10 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_have_names() {
        let format: HostImageFormat = "rgba:half".parse().unwrap();
        assert_eq!((format.order, format.channel, format.texel_size), (0x10b5, 0x10dd, 8));
        assert_eq!(format.size(&[3, 5]), Some(120));
        assert_eq!(format.size(&[usize::MAX, 2]), None);
        assert!("rgba".parse::<HostImageFormat>().is_err());
        let format: HostImageFormat = "rgb:unorm565".parse().unwrap();
        assert_eq!((format.order, format.channel, format.texel_size), (0x10b4, 0x10d4, 2));
        assert!("rgba:unorm565".parse::<HostImageFormat>().is_err());
    }

    #[test]
    fn samplers_have_words() {
        assert_eq!(parse_sampler("repeat,linear,normalized").unwrap(), 6 | 0x20 | 1);
        assert_eq!(parse_sampler("clamp").unwrap(), 4 | 0x10);
        assert!(parse_sampler("clamp,repeat").is_err());
        assert!(parse_sampler("smooth").is_err());
    }

    #[test]
    fn names_are_sorted() {
        assert!(ORDERS.is_sorted_by_key(|row| row.0));
        assert!(CHANNELS.is_sorted_by_key(|row| row.0));
        assert!(SAMPLER_WORDS.is_sorted_by_key(|row| row.0));
    }
}
