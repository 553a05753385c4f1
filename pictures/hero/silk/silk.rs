//! Silk in window light, as a film without a seam. The same seed gives the same bytes.
//!
//! silk WIDTH HEIGHT FRAMES SEED [FIRST COUNT] writes raw rgb48le frames to its standard output.

mod cloth;
mod light;
mod noise;

use cloth::{Cloth, Point};
use std::io::{BufWriter, Write};

const BYTES_PER_PIXEL: usize = 6;

/// Upright pictures are seen on smaller screens: the same fold size per CSS pixel.
const PORTRAIT_SCALE: f32 = 1.0 / 0.86;

struct Arguments {
    width: usize,
    height: usize,
    frames: usize,
    seed: u32,
    first: usize,
    count: usize,
}

fn main() {
    let Some(arguments) = read_arguments() else {
        eprintln!("silk WIDTH HEIGHT FRAMES SEED [FIRST COUNT]");
        std::process::exit(2);
    };
    let stdout = std::io::stdout();
    let mut out = BufWriter::with_capacity(1 << 22, stdout.lock());
    for frame in arguments.first..arguments.first + arguments.count {
        // A reader that has seen enough closes the pipe.
        if out.write_all(&draw(&arguments, frame)).is_err() {
            return;
        }
    }
}

fn read_arguments() -> Option<Arguments> {
    let numbers: Vec<usize> =
        std::env::args().skip(1).map(|argument| argument.parse().ok()).collect::<Option<_>>()?;
    let [width, height, frames, seed, ref rest @ ..] = numbers[..] else {
        return None;
    };
    Some(Arguments {
        width,
        height,
        frames,
        seed: u32::try_from(seed).ok()?,
        first: rest.first().copied().unwrap_or(0),
        count: rest.get(1).copied().unwrap_or(frames),
    })
}

fn draw(arguments: &Arguments, frame: usize) -> Vec<u8> {
    let &Arguments { width, height, frames, seed, .. } = arguments;
    let is_portrait = width < height;
    let scale = if is_portrait { PORTRAIT_SCALE } else { 1.0 };
    let aspect = width as f32 / height as f32 * scale;
    // Time enters only as a place on a circle, so the frame after the last is the first.
    let turn = std::f32::consts::TAU * (frame % frames) as f32 / frames as f32;
    let cloth = Cloth::new(seed, turn, is_portrait);

    // One pixel more on every side, for the slopes.
    let grid_width = width + 2;
    let mut grid = vec![Point::default(); grid_width * (height + 2)];
    in_parallel(&mut grid, grid_width, |index, point| {
        let x = (index % grid_width) as f32 - 1.0;
        let y = (index / grid_width) as f32 - 1.0;
        *point = cloth.at(x / height as f32 * scale, y / height as f32 * scale, aspect);
    });

    let mut pixels = vec![[0u8; BYTES_PER_PIXEL]; width * height];
    in_parallel(&mut pixels, width, |index, pixel| {
        let (x, y) = (index % width, index / width);
        let at = |dx: usize, dy: usize| grid[(y + dy) * grid_width + x + dx];
        let step = 2.0 / height as f32 * scale;
        let slope = ((at(2, 1).height - at(0, 1).height) / step, (at(1, 2).height - at(1, 0).height) / step);
        let lift = if is_portrait {
            light::ease(0.42, 0.98, y as f32 / height as f32)
        } else {
            light::ease(0.58, 0.06, x as f32 / width as f32)
        };
        let color = light::shade(at(1, 1), slope, lift);
        *pixel = light::to_bytes(color, x as u32, y as u32);
    });
    pixels.into_flattened()
}

/// Calls `fill` for every item with its place in the list; whole rows go to each thread.
fn in_parallel<T: Send>(items: &mut [T], row: usize, fill: impl Fn(usize, &mut T) + Sync) {
    let threads = std::thread::available_parallelism().map_or(2, |count| count.get());
    let share = (items.len() / row).div_ceil(threads) * row;
    std::thread::scope(|scope| {
        for (part, chunk) in items.chunks_mut(share).enumerate() {
            let fill = &fill;
            scope.spawn(move || {
                for (index, item) in chunk.iter_mut().enumerate() {
                    fill(part * share + index, item);
                }
            });
        }
    });
}
