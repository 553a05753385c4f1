//! From two noisy halves of a render to a finished picture.
//!
//! denoise PREFIX WIDTH HEIGHT [STRENGTH] writes raw rgb24 to its standard output. Debian's Blender is built
//! without OpenImageDenoise, so each still is rendered twice with half the samples; where the halves disagree is noise.

mod develop;
mod filter;
mod image;

use develop::develop;
use filter::{denoise, scale_down_fireflies};
use image::{read_pixels, Size};
use std::io::Write;

const DEFAULT_STRENGTH: f32 = 0.6;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [prefix, width, height, rest @ ..] = &arguments[..] else {
        return Err("denoise PREFIX WIDTH HEIGHT [STRENGTH]".into());
    };
    let size = Size { width: width.parse()?, height: height.parse()? };
    let strength = rest.first().map_or(Ok(DEFAULT_STRENGTH), |value| value.parse())?;
    let read = |pass: &str| read_pixels(&format!("{prefix}.{pass}.f32"), size);
    let mut halves = [read("a")?, read("b")?];
    scale_down_fireflies(&mut halves, size);
    let pixels = denoise(&halves, &read("albedo")?, &read("normal")?, size, strength);
    std::io::stdout().write_all(&develop(pixels, size))?;
    Ok(())
}
