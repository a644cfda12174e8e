//! Images as arguments: `image:ORDER:TYPE:SIZES:TEXELS`.

use llvm_spirv_rs::Result;
use llvm_spirv_rs::lift::{HostImage, HostImageFormat};

use super::{values, wrong};

/// An image, as the program gets it.
pub(super) struct Image {
    /// The sizes and the numbers of the format, each with a colon after it.
    pub(super) description: String,
    pub(super) texels: Vec<u8>,
}

/// Parses an image of that kind: its format, its sizes, and its texels, which are a file or zeros.
pub(super) fn parse(kind: HostImage, text: &str) -> Result<Image> {
    let expected = || wrong(format!("expected an image as in image:rgba:float:64,64:zeros, found \"{text}\""));
    let rest = text.strip_prefix("image:").ok_or_else(expected)?;
    let parts: Vec<&str> = rest.splitn(4, ':').collect();
    let [order, channel, sizes, texels] = parts[..] else { return Err(expected()) };
    let format: HostImageFormat = format!("{order}:{channel}").parse()?;
    let sizes: Option<Vec<usize>> = sizes.split(',').map(|size| size.parse().ok().filter(|size| *size > 0)).collect();
    let sizes = sizes.ok_or_else(|| wrong(format!("expected sizes from 1 on as in 64,64, found \"{text}\"")))?;
    let names = kind.size_names();
    if sizes.len() != names.len() {
        let (wanted, found) = (names.join(","), sizes.len());
        return Err(wrong(format!("expected {} sizes ({wanted}), found {found}", names.len())));
    }
    let size = format.size(&sizes).ok_or_else(|| wrong("the image is too large"))?;
    let texels = values::bytes(size as u64, texels)?;
    let size = |name: &str| names.iter().position(|own| *own == name).map_or(1, |at| sizes[at]);
    let [width, height, depth, layers] = ["width", "height", "depth", "layers"].map(size);
    let numbers = [width, height, depth, layers, format.order as usize, format.channel as usize];
    Ok(Image { description: numbers.map(|number| format!("{number}:")).concat(), texels })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(dimensions: u32, is_array: bool) -> HostImage {
        HostImage::new(dimensions, is_array)
    }

    #[test]
    fn images_have_a_format_and_sizes() {
        let image = parse(kind(2, false), "image:rgba:unorm8:4,2:zeros").unwrap();
        assert_eq!(image.description, "4:2:1:1:4277:4306:");
        assert_eq!(image.texels.len(), 32);
        let array = parse(kind(1, true), "image:rgba:unorm8:4,2:zeros").unwrap();
        assert_eq!(array.description, "4:1:1:2:4277:4306:");
        let fails = |image: &str, because: &str| {
            assert!(
                parse(kind(2, true), image).is_err_and(|error| error.message().starts_with(because)),
                "{image}: {because}"
            );
        };
        fails("zeros:4", "expected an image");
        fails("image:rgba:unorm8:4", "expected an image");
        fails("image:rgba:unorm8:0,1,1:zeros", "expected sizes from 1 on");
        fails("image:rgba:unorm8:512,512:zeros", "expected 3 sizes (width,height,layers), found 2");
        fails("image:rgba:unorm8:1,1,1,1:zeros", "expected 3 sizes");
        fails("image:cmyk:unorm8:4,4,4:zeros", "expected a channel order");
    }
}
