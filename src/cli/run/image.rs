//! Images as arguments: `image:ORDER:TYPE:SIZES:TEXELS`.

use llvm_spirv_rs::Result;
use llvm_spirv_rs::lift::HostImageFormat;

use super::{values, wrong};

/// An image, as the program gets it.
pub(super) struct Image {
    /// Its sizes and the numbers of its format, each with a colon after it.
    pub(super) description: String,
    pub(super) texels: Vec<u8>,
}

/// Parses an image: its format, its width, height and depth, and its texels, which are a file or zeros.
pub(super) fn parse(text: &str) -> Result<Image> {
    let expected = || wrong(format!("expected an image as in image:rgba:float:64,64:zeros, found \"{text}\""));
    let rest = text.strip_prefix("image:").ok_or_else(expected)?;
    let parts: Vec<&str> = rest.splitn(4, ':').collect();
    let [order, channel, sizes, texels] = parts[..] else { return Err(expected()) };
    let format: HostImageFormat = format!("{order}:{channel}").parse()?;
    let sizes: Option<Vec<usize>> = sizes.split(',').map(|size| size.parse().ok().filter(|size| *size > 0)).collect();
    let sizes = sizes.filter(|sizes| sizes.len() <= 3).ok_or_else(expected)?;
    let size = format.size(&sizes).ok_or_else(|| wrong("the image is too large"))?;
    let texels = values::bytes(size as u64, texels)?;
    let [width, height, depth] = [0, 1, 2].map(|at| sizes.get(at).copied().unwrap_or(1));
    // An array has its layers after its other sizes.
    let layers = sizes.last().copied().unwrap_or(1);
    let numbers = [width, height, depth, layers, format.order as usize, format.channel as usize];
    Ok(Image { description: numbers.map(|number| format!("{number}:")).concat(), texels })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_have_a_format_and_sizes() {
        let image = parse("image:rgba:unorm8:4,2:zeros").unwrap();
        assert_eq!(image.description, "4:2:1:2:4277:4306:");
        assert_eq!(image.texels.len(), 32);
        for wrong in ["zeros:4", "image:rgba:unorm8:4", "image:rgba:unorm8:0:zeros", "image:rgba:unorm8:1,1,1,1:zeros"]
        {
            assert!(parse(wrong).is_err_and(|error| error.message().starts_with("expected an image")), "{wrong}");
        }
        assert!(parse("image:cmyk:unorm8:4:zeros").is_err_and(|error| error.message().contains("channel order")));
    }
}
