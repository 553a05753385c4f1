//! Pixels, and the mean of their surroundings.

use std::io::{Error, ErrorKind};

pub type Pixel = [f32; 3];

#[derive(Clone, Copy)]
pub struct Size {
    pub width: usize,
    pub height: usize,
}

impl Size {
    pub fn count(self) -> usize {
        self.width * self.height
    }
}

pub fn read_pixels(path: &str, size: Size) -> Result<Vec<Pixel>, Error> {
    let bytes = std::fs::read(path)?;
    if bytes.len() != size.count() * 12 {
        return Err(Error::new(ErrorKind::InvalidData, format!("{path} is not {} pixels", size.count())));
    }
    let channel = |chunk: &[u8], at: usize| {
        f32::from_le_bytes([chunk[at], chunk[at + 1], chunk[at + 2], chunk[at + 3]])
    };
    Ok(bytes.chunks_exact(12).map(|chunk| [0, 4, 8].map(|at| channel(chunk, at))).collect())
}

pub fn luminance(pixel: &Pixel) -> f32 {
    0.2126 * pixel[0] + 0.7152 * pixel[1] + 0.0722 * pixel[2]
}

/// The mean over a square that reaches `radius` pixels to every side.
pub fn box_mean(source: &[f32], size: Size, radius: usize) -> Vec<f32> {
    let Size { width, height } = size;
    let mut rows = vec![0f32; size.count()];
    for y in 0..height {
        for x in 0..width {
            let (start, end) = (x.saturating_sub(radius), (x + radius).min(width - 1));
            let sum: f32 = source[y * width + start..=y * width + end].iter().sum();
            rows[y * width + x] = sum / (end - start + 1) as f32;
        }
    }
    let mut mean = vec![0f32; size.count()];
    for y in 0..height {
        let (start, end) = (y.saturating_sub(radius), (y + radius).min(height - 1));
        for x in 0..width {
            let sum: f32 = (start..=end).map(|row| rows[row * width + x]).sum();
            mean[y * width + x] = sum / (end - start + 1) as f32;
        }
    }
    mean
}

/// Close to a Gaussian blur.
pub fn soft_blur(source: &[f32], size: Size, radius: usize) -> Vec<f32> {
    (0..3).fold(source.to_vec(), |blurred, _| box_mean(&blurred, size, radius))
}
