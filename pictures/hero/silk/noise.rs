//! Gradient noise in four dimensions.

pub struct Noise {
    order: [u8; 512],
    gradients: [[f32; 4]; 32],
}

pub fn hash(mut value: u32) -> u32 {
    value ^= value >> 16;
    value = value.wrapping_mul(0x7feb352d);
    value ^= value >> 15;
    value = value.wrapping_mul(0x846ca68b);
    value ^ (value >> 16)
}

impl Noise {
    pub fn new(seed: u32) -> Self {
        Noise { order: shuffled(seed), gradients: edges() }
    }

    /// Roughly -1 to 1.
    pub fn at(&self, x: f32, y: f32, z: f32, w: f32) -> f32 {
        let place = [x, y, z, w];
        let cell = place.map(|value| value.floor() as i32 & 255);
        let inside = place.map(|value| value - value.floor());
        let faded = inside.map(|t| t * t * t * (t * (t * 6.0 - 15.0) + 10.0));
        let mut sum = 0.0;
        for corner in 0..16usize {
            let bit = |axis: usize| (corner >> axis) & 1;
            let mut index = 0;
            for axis in 0..4 {
                let next = index + ((cell[axis] as usize + bit(axis)) & 255);
                index = self.order[next & 511] as usize;
            }
            let gradient = &self.gradients[index & 31];
            let mut reach = gradient[0] * (inside[0] - bit(0) as f32);
            let mut weight = if bit(0) == 1 { faded[0] } else { 1.0 - faded[0] };
            for axis in 1..4 {
                reach += gradient[axis] * (inside[axis] - bit(axis) as f32);
                weight *= if bit(axis) == 1 { faded[axis] } else { 1.0 - faded[axis] };
            }
            sum += weight * reach;
        }
        sum * 0.87
    }
}

fn shuffled(seed: u32) -> [u8; 512] {
    let mut values: Vec<u8> = (0..=255).collect();
    let mut state = hash(seed.wrapping_add(0x9e3779b9));
    for index in (1..256).rev() {
        state = hash(state.wrapping_add(index as u32));
        values.swap(index, (state as usize) % (index + 1));
    }
    std::array::from_fn(|index| values[index & 255])
}

/// The middles of the edges of a hypercube.
fn edges() -> [[f32; 4]; 32] {
    let mut gradients = [[0.0; 4]; 32];
    for (index, gradient) in gradients.iter_mut().enumerate() {
        let empty_axis = index >> 3;
        let mut signs = index & 7;
        for (axis, value) in gradient.iter_mut().enumerate() {
            if axis != empty_axis {
                *value = if signs & 1 == 1 { 1.0 } else { -1.0 };
                signs >>= 1;
            }
        }
    }
    gradients
}
