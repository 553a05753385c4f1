//! Light on the cloth: a window at the upper left, a cool fill, satin highlights, the clinic's colours.

use crate::cloth::Point;
use crate::noise::hash;

type Vector = [f32; 3];

/// Colour by brightness: shade, rosewood, skin, petal, porcelain.
const RAMP: [(f32, Vector); 7] = [
    (0.00, [0.300, 0.155, 0.150]),
    (0.16, [0.520, 0.300, 0.270]),
    (0.34, [0.735, 0.505, 0.445]),
    (0.52, [0.872, 0.690, 0.618]),
    (0.70, [0.945, 0.838, 0.782]),
    (0.86, [0.982, 0.930, 0.896]),
    (1.00, [1.000, 0.982, 0.962]),
];

pub fn mix(from: f32, to: f32, share: f32) -> f32 {
    from + (to - from) * share
}

/// 0 at `from`, 1 at `to`, smooth between; `from` may be the larger.
pub fn ease(from: f32, to: f32, value: f32) -> f32 {
    let t = ((value - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// The colour of a place with this slope; `lift` makes it pale, for text to stand on.
pub fn shade(point: Point, slope: (f32, f32), lift: f32) -> Vector {
    let (dx, dy) = slope;
    let normal = {
        let length = 1.0 / (dx * dx * 0.62 + dy * dy * 0.62 + 1.0).sqrt();
        [-dx * 0.787 * length, -dy * 0.787 * length, length]
    };
    let window = dot(normal, [-0.46, -0.52, 0.72]).max(0.0);
    let fill = dot(normal, [0.75, 0.25, 0.61]).max(0.0);
    let rim = (1.0 - normal[2]).powf(2.2);
    let openness = ease(-0.12, 0.26, point.height);
    let (satin, gloss) = highlights(normal, slope);

    let lit = 0.045 + 0.56 * window + 0.10 * fill + 0.26 * satin + 0.10 * gloss - 0.22 * rim
        + 0.26 * (openness - 0.5);
    let lit = 0.10 + 0.90 * lit;
    let lit = mix(lit, 0.42 * lit + 0.56, 0.86 * lift);
    let lit = mix(lit, 1.0 - (1.0 - lit).powi(2), 0.10);
    pearl(ramp(lit), point.drift, fill, lit)
}

/// 16 bits per channel, little endian, with a dither that keeps gradients free of bands.
pub fn to_bytes(color: Vector, x: u32, y: u32) -> [u8; 6] {
    let mut bytes = [0; 6];
    for (channel, value) in color.into_iter().enumerate() {
        let seed = (x & 63) * 64 + (y & 63) + channel as u32 * 7919;
        let dither = (hash(seed) & 255) as f32 / 255.0 - 0.5;
        let level = ((value + dither * 0.0022).clamp(0.0, 1.0) * 65535.0) as u16;
        bytes[channel * 2..channel * 2 + 2].copy_from_slice(&level.to_le_bytes());
    }
    bytes
}

/// The satin's band along the folds, none where the cloth is flat, and a small gloss.
fn highlights(normal: Vector, (dx, dy): (f32, f32)) -> (f32, f32) {
    let steepness = (dx * dx + dy * dy).sqrt().max(1e-4);
    let along_fold = [-dy / steepness, dx / steepness, 0.0];
    let half = normalized([-0.30, -0.40, 1.55]);
    let along = dot(along_fold, half);
    let facing = dot(normal, half).max(0.0);
    let band = (1.0 - along * along).max(0.0).powf(6.0);
    (band * facing.powf(26.0) * ease(0.0, 0.35, steepness), facing.powf(90.0))
}

fn ramp(brightness: f32) -> Vector {
    let brightness = brightness.clamp(0.0, 1.0);
    for pair in RAMP.windows(2) {
        let ((from, dark), (to, light)) = (pair[0], pair[1]);
        if brightness <= to {
            let share = (brightness - from) / (to - from);
            return std::array::from_fn(|channel| mix(dark[channel], light[channel], share));
        }
    }
    RAMP[RAMP.len() - 1].1
}

/// A whisper of apricot and cool lilac across the cloth.
fn pearl(mut color: Vector, drift: f32, fill: f32, lit: f32) -> Vector {
    let warm = drift * 0.055;
    color[0] += warm * 0.35;
    color[1] += warm * 0.10;
    color[2] -= warm * 0.85;
    let cool = 0.022 * (fill * fill) * (1.0 - lit).max(0.0);
    color[2] += cool;
    color[0] -= cool * 0.4;
    color
}

fn dot(a: Vector, b: Vector) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn normalized(vector: Vector) -> Vector {
    let length = dot(vector, vector).sqrt();
    vector.map(|value| value / length)
}
