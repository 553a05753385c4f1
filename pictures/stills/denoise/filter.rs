//! Non-local means over two halves of a render, guided by the colour and the direction of surfaces.

use crate::image::{box_mean, luminance, Pixel, Size};

const SEARCH_RADIUS: i32 = 7;
const PATCH_RADIUS: usize = 2;
const VARIANCE_RADIUS: usize = 3;
const ALBEDO_WEIGHT: f32 = 260.0;
const NORMAL_WEIGHT: f32 = 18.0;
/// Beyond this distance a pixel would weigh less than 0.00001.
const TOO_FAR: f32 = 12.0;
const BRIGHTEST: f32 = 40.0;

/// A bright pixel that neither its neighbours nor the other half know about is a firefly.
pub fn scale_down_fireflies(halves: &mut [Vec<Pixel>; 2], size: Size) {
    for pixel in halves.iter_mut().flatten() {
        *pixel = pixel.map(|value| value.min(BRIGHTEST));
    }
    let known = halves.each_ref().map(|half| half.iter().map(luminance).collect::<Vec<f32>>());
    for (half, (own, other)) in halves.iter_mut().zip([(&known[0], &known[1]), (&known[1], &known[0])]) {
        for (index, pixel) in half.iter_mut().enumerate() {
            let limit = plausible(own, other, index, size) * 1.4 + 0.05;
            if own[index] > limit {
                *pixel = pixel.map(|value| value * limit / own[index]);
            }
        }
    }
}

/// The fourth brightest of a pixel's neighbours and what the other half has in their places and its own.
fn plausible(own: &[f32], other: &[f32], index: usize, size: Size) -> f32 {
    let (x, y) = (index % size.width, index / size.width);
    let mut around = Vec::with_capacity(17);
    for row in y.saturating_sub(1)..=(y + 1).min(size.height - 1) {
        for column in x.saturating_sub(1)..=(x + 1).min(size.width - 1) {
            let neighbour = row * size.width + column;
            around.push(other[neighbour]);
            if neighbour != index {
                around.push(own[neighbour]);
            }
        }
    }
    around.sort_by(|a, b| b.total_cmp(a));
    around[3.min(around.len() - 1)]
}

/// Finds alike pixels in one half and averages them in the other, so that errors stay independent; both ways.
pub fn denoise(
    halves: &[Vec<Pixel>; 2],
    albedo: &[Pixel],
    normal: &[Pixel],
    size: Size,
    strength: f32,
) -> Vec<Pixel> {
    let [a, b] = halves;
    let variance = variance(a, b, size);
    let filter = Filter { variance: &variance, albedo, normal, size, strength };
    let (from_b, from_a) = std::thread::scope(|scope| {
        let other = scope.spawn(|| filter.average(a, b));
        let own = filter.average(b, a);
        (other.join().expect("the filter does not panic"), own)
    });
    from_b.iter().zip(&from_a).map(|(x, y)| std::array::from_fn(|c| (x[c] + y[c]) * 0.5)).collect()
}

fn variance(a: &[Pixel], b: &[Pixel], size: Size) -> Vec<Pixel> {
    let channels: [Vec<f32>; 3] = std::array::from_fn(|c| {
        let squares: Vec<f32> = a.iter().zip(b).map(|(x, y)| (x[c] - y[c]) * (x[c] - y[c]) * 0.5).collect();
        box_mean(&squares, size, VARIANCE_RADIUS)
    });
    (0..size.count()).map(|index| std::array::from_fn(|c| channels[c][index])).collect()
}

struct Filter<'a> {
    variance: &'a [Pixel],
    albedo: &'a [Pixel],
    normal: &'a [Pixel],
    size: Size,
    strength: f32,
}

impl Filter<'_> {
    fn average(&self, guide: &[Pixel], source: &[Pixel]) -> Vec<Pixel> {
        let count = self.size.count();
        let mut sums = vec![[0f32; 3]; count];
        let mut weights = vec![1e-9f32; count];
        for dy in -SEARCH_RADIUS..=SEARCH_RADIUS {
            for dx in -SEARCH_RADIUS..=SEARCH_RADIUS {
                let partner = self.partners(dx, dy);
                let distances: Vec<f32> = (0..count).map(|i| self.distance(guide, i, partner[i])).collect();
                let distances = box_mean(&distances, self.size, PATCH_RADIUS);
                for (i, &j) in partner.iter().enumerate() {
                    let far = distances[i].max(0.0)
                        + square(&self.albedo[i], &self.albedo[j]) * ALBEDO_WEIGHT
                        + square(&self.normal[i], &self.normal[j]) * NORMAL_WEIGHT;
                    if far > TOO_FAR {
                        continue;
                    }
                    let weight = (-far).exp();
                    weights[i] += weight;
                    for c in 0..3 {
                        sums[i][c] += weight * source[j][c];
                    }
                }
            }
        }
        sums.iter().zip(weights).map(|(sum, weight)| sum.map(|value| value / weight)).collect()
    }

    /// For every pixel the one that lies `dx`, `dy` away, or at the edge.
    fn partners(&self, dx: i32, dy: i32) -> Vec<usize> {
        let Size { width, height } = self.size;
        let moved = |place: usize, by: i32, end: usize| (place as i32 + by).clamp(0, end as i32 - 1) as usize;
        (0..height)
            .flat_map(|y| (0..width).map(move |x| moved(y, dy, height) * width + moved(x, dx, width)))
            .collect()
    }

    /// How different two pixels are, beyond what their noise explains.
    fn distance(&self, guide: &[Pixel], i: usize, j: usize) -> f32 {
        let mut sum = 0.0;
        for c in 0..3 {
            let difference = guide[i][c] - guide[j][c];
            let (own, other) = (self.variance[i][c], self.variance[j][c]);
            sum += (difference * difference - (own + own.min(other)))
                / (1e-6 + self.strength * self.strength * (own + other));
        }
        sum / 3.0
    }
}

fn square(a: &Pixel, b: &Pixel) -> f32 {
    (0..3).map(|c| (a[c] - b[c]) * (a[c] - b[c])).sum()
}
