//! Bloom, a filmic curve, milky warm blacks, and a dither against bands.

use crate::image::{luminance, soft_blur, Pixel, Size};

const BLOOM: f32 = 0.05;
const BLOOM_FROM: f32 = 0.75;
const SATURATION: f32 = 0.97;
/// How far black is lifted, per channel.
const BLACK: Pixel = [0.035, 0.022, 0.022];

pub fn develop(mut pixels: Vec<Pixel>, size: Size) -> Vec<u8> {
    bloom(&mut pixels, size);
    let mut bytes = Vec::with_capacity(pixels.len() * 3);
    for (index, pixel) in pixels.iter().enumerate() {
        let grey = luminance(pixel);
        for c in 0..3 {
            let toned = film(grey + (pixel[c] - grey) * SATURATION);
            let level = BLACK[c] + encode(toned) * (1.0 - BLACK[c]);
            let dither = dither(index as u32 * 3 + c as u32) * 0.9;
            bytes.push((level * 255.0 + 0.5 + dither).clamp(0.0, 255.0) as u8);
        }
    }
    bytes
}

fn bloom(pixels: &mut [Pixel], size: Size) {
    let radius = size.width / 90;
    for c in 0..3 {
        let glow: Vec<f32> = pixels.iter().map(|pixel| (pixel[c] - BLOOM_FROM).clamp(0.0, 12.0)).collect();
        let near = soft_blur(&glow, size, radius.max(2));
        let far = soft_blur(&glow, size, (radius * 4).max(4));
        for (index, pixel) in pixels.iter_mut().enumerate() {
            pixel[c] += BLOOM * (near[index] * 0.7 + far[index] * 1.3);
        }
    }
}

fn film(value: f32) -> f32 {
    let toned = (value * (2.51 * value * 0.62 + 0.06)) / (value * (2.43 * value * 0.62 + 0.52) + 0.11);
    toned.clamp(0.0, 1.0)
}

/// Linear light to sRGB.
fn encode(value: f32) -> f32 {
    if value <= 0.0031308 {
        12.92 * value
    } else {
        1.055 * value.powf(1.0 / 2.4) - 0.055
    }
}

/// -0.5 to 0.5, the same in every run.
fn dither(seed: u32) -> f32 {
    let mut hash = seed.wrapping_mul(0x9E3779B1);
    hash ^= hash >> 15;
    hash = hash.wrapping_mul(0x85EBCA6B);
    (hash >> 24) as f32 / 255.0 - 0.5
}
