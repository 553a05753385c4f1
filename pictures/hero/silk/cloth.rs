//! The shape of the cloth: folds along an axis that noise bends, calm where a headline stands.

use crate::light::{ease, mix};
use crate::noise::Noise;

#[derive(Clone, Copy, Default)]
pub struct Point {
    pub height: f32,
    /// Slow drift across the cloth, for the pearl in its colour.
    pub drift: f32,
}

pub struct Cloth {
    noise: Noise,
    turn: f32,
    cos: f32,
    sin: f32,
    is_portrait: bool,
}

impl Cloth {
    /// `turn` is the moment of the loop, from 0 to a full circle.
    pub fn new(seed: u32, turn: f32, is_portrait: bool) -> Self {
        Cloth { noise: Noise::new(seed), turn, cos: turn.cos(), sin: turn.sin(), is_portrait }
    }

    /// `y` runs from 0 to 1, `x` from 0 to `aspect`.
    pub fn at(&self, x: f32, y: f32, aspect: f32) -> Point {
        let drama = self.drama(x / aspect, y);
        let bend1 = self.noise_at(x * 0.55 + 3.1, y * 0.55 + 7.7, 0.42, (11.0, 4.0));
        let bend2 = self.noise_at(x * 0.55 - 5.2, y * 0.55 + 1.3, 0.42, (2.0, 9.0));
        let (x, y) = (x + 0.62 * bend1, y + 0.62 * bend2);
        let bend3 = self.noise_at(x * 1.15 + 1.7, y * 1.15 + 9.2, 0.36, (6.0, 1.0));
        let bend4 = self.noise_at(x * 2.1 + 8.0, y * 2.1 - 3.0, 0.30, (3.0, 7.0));

        let angle = 0.96 + 0.30 * bend2 + 0.10 * bend3;
        let across = x * angle.cos() + y * angle.sin();
        let along = -x * angle.sin() + y * angle.cos();
        let wide = fold(across * 7.4 + 2.4 * bend3 + 1.2 * bend1 + 0.35 * self.turn.sin());
        let middle = fold(across * 14.5 - along * 2.2 + 3.2 * bend1 + 2.6 * bend3 + 1.7);
        let fine = fold(across * 31.0 + along * 3.4 + 3.4 * bend4 + 2.6 * bend1);
        let fine_share = ease(-0.15, 0.55, bend4 + 0.25 * bend1);

        let strength = mix(0.30, 1.0, drama);
        let folds = 0.285 * wide + 0.088 * middle * strength + 0.020 * fine * fine_share * drama;
        let swell = 0.34 * bend1 + 0.20 * bend3;
        Point { height: strength * folds + 0.24 * swell, drift: bend3 * 0.6 + bend1 * 0.4 }
    }

    /// 0 on the side of the headline, 1 on the other.
    fn drama(&self, x: f32, y: f32) -> f32 {
        if self.is_portrait {
            ease(0.92, 0.28, y)
        } else {
            ease(0.06, 0.60, x + 0.16 * (y - 0.5))
        }
    }

    fn noise_at(&self, x: f32, y: f32, radius: f32, centre: (f32, f32)) -> f32 {
        self.noise.at(x, y, radius * self.cos + centre.0, radius * self.sin + centre.1)
    }
}

/// A rounded crest and a tighter valley, like draped satin.
fn fold(x: f32) -> f32 {
    let wave = 0.5 + 0.5 * x.sin();
    let crest = wave * wave * (3.0 - 2.0 * wave);
    0.55 * wave + 0.45 * crest.powf(1.8)
}
