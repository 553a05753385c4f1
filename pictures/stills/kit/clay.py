"""Sculpture. A body is a function from points to distances to its skin, below zero inside."""

import numpy as np

from kit.mesh import mesh


def ellipsoid(centre, radii):
    radii = np.array(radii, np.float32)

    def body(points):
        near = (points - np.array(centre, np.float32)) / radii
        length = np.linalg.norm(near, axis=-1)
        return length * (length - 1) / np.maximum(np.linalg.norm(near / radii, axis=-1), 1e-6)

    return body


def limb(start, end, radius, end_radius=None):
    """A round stick that grows thinner or thicker towards its end."""
    start, end = np.array(start, np.float32), np.array(end, np.float32)
    thickening = (radius if end_radius is None else end_radius) - radius
    along = end - start

    def body(points):
        t = np.clip((points - start) @ along / (along @ along), 0, 1)
        return np.linalg.norm(points - start - t[..., None] * along, axis=-1) - radius - thickening * t

    return body


def bend(points, radius, end_radius=None):
    """A round stick along a line of points."""
    last = len(points) - 1
    change = (radius if end_radius is None else end_radius) - radius
    radii = [radius + change * i / last for i in range(last + 1)]
    return joined(0, *map(limb, points, points[1:], radii, radii[1:]))


def ring(centre, radii, thickness, tilt=(0, 0)):
    """An oval hoop around the upright axis; `tilt` is its rise to the right and to the back."""
    middle, (width, depth) = np.array(centre, np.float32), radii

    def body(points):
        x, y, z = np.moveaxis(points - middle, -1, 0)
        z = z - tilt[0] * x - tilt[1] * y
        return np.hypot(oval(x, y, width, depth), z) - thickness

    return body


def oval(x, y, width, depth):
    """How far a place in the plane is from an oval around the origin."""
    length = np.sqrt((x / width) ** 2 + (y / depth) ** 2)
    return (length - 1) * length / np.maximum(np.hypot(x / width**2, y / depth**2), 1e-6)


def loft(sections, steps=24):
    """An upright body by its ovals, from below: (height, middle x, middle y, half width, half depth)."""
    knots = np.array(sections, np.float64)
    slopes = np.gradient(knots, knots[:, 0], axis=0)
    pieces = []
    for start, end, leaving, arriving in zip(knots, knots[1:], slopes, slopes[1:]):
        t, rise = np.linspace(0, 1, steps)[:, None], end[0] - start[0]
        swing = leaving * (1 - t) - arriving * t
        pieces.append(start + (end - start) * t * t * (3 - 2 * t) + rise * t * (1 - t) * swing)
    heights, *columns = np.concatenate(pieces).T
    low, high = knots[0, 0], knots[-1, 0]

    def body(points):
        x, y, z = np.moveaxis(points, -1, 0)
        middle_x, middle_y, width, depth = (np.interp(z, heights, column) for column in columns)
        side, end = oval(x - middle_x, y - middle_y, width, depth), np.maximum(z - high, low - z)
        return np.minimum(np.maximum(side, end), 0) + np.hypot(np.maximum(side, 0), np.maximum(end, 0))

    return body


def beyond(point, direction):
    """All that lies behind a plane: `direction` points out of it."""
    direction = np.array(direction, np.float32)
    direction /= np.linalg.norm(direction)
    return lambda points: (points - np.array(point, np.float32)) @ direction


def joined(softness, *bodies):
    """All bodies, melted together."""
    def body(points):
        distance = bodies[0](points)
        for other in bodies[1:]:
            distance = melt(distance, other(points), softness)
        return distance

    return body


def melt(a, b, softness):
    if softness == 0:
        return np.minimum(a, b)
    share = np.clip(0.5 + 0.5 * (b - a) / softness, 0, 1)
    return b * (1 - share) + a * share - softness * share * (1 - share)


def common(softness, *bodies):
    """What all bodies share, its edges rounded."""
    outside = joined(softness, *map(inverse, bodies))
    return lambda points: -outside(points)


def inverse(body):
    return lambda points: -body(points)


def cut(softness, body, *taken):
    return common(softness, body, *map(inverse, taken))


def grown(body, by):
    """`by` is a thickness, or a function of the points."""
    return lambda points: body(points) - (by(points) if callable(by) else by)


def turned(body, rotation, pivot):
    """`rotation` is a matrix of three by three."""
    rotation, pivot = np.array(rotation, np.float32), np.array(pivot, np.float32)
    return lambda points: body((points - pivot) @ rotation + pivot)


def placed(body, location, size):
    location = np.array(location, np.float32)
    return lambda points: body((points - location) / size) * size


def mirrored(body):
    """What stands on the right of the picture, on both sides."""
    return lambda points: body(np.concatenate([np.abs(points[..., :1]), points[..., 1:]], -1))


def model(body, low, high, material, step):
    """The skin of a body between two corners: a vertex in every cell of a grid that the skin crosses."""
    axes = [np.arange(start, end, step, np.float32) for start, end in zip(low, high, strict=True)]
    # Slice by slice, for memory.
    slices = (np.stack(np.meshgrid([x], *axes[1:], indexing="ij"), -1)[0] for x in axes[0])
    inside = np.stack([body(points) < 0 for points in slices])
    corners = [tuple(slice(i, n - 1 + i) for i, n in zip(at, inside.shape)) for at in np.ndindex(2, 2, 2)]
    count = sum(inside[corner].astype(np.int8) for corner in corners)
    crossed = (count > 0) & (count < 8)
    number = np.full(crossed.shape, -1)
    number[crossed] = np.arange(crossed.sum())
    cells = np.argwhere(crossed).astype(np.float32) * step + np.array(low, np.float32)
    thing = mesh(pull(body, cells, step).tolist(), faces(inside, number), material)
    # Creases are finer than the grid.
    modifier = thing.modifiers.new("smooth", "SMOOTH")
    modifier.factor, modifier.iterations = 0.5, 2
    return thing


def pull(body, cells, step):
    """The place in each cell that lies on the skin, or nearest to it."""
    places = cells + step / 2
    nudges = np.eye(3, dtype=np.float32) * step * 0.05
    for _ in range(6):
        rises = [body(places + nudge) - body(places - nudge) for nudge in nudges]
        slope = np.stack(rises, -1) / (step * 0.1)
        places = places - slope * (body(places) / np.maximum((slope**2).sum(-1), 0.2))[:, None]
        places = np.clip(places, cells, cells + step)
    return places


def faces(inside, number):
    """A quad around every edge of the grid that leaves the body."""
    quads = []
    for axis in range(3):
        _, one, two = np.roll(np.eye(3, dtype=int), -axis, 0)
        first, second = [[slice(1, -1)] * 3 for _ in range(2)]
        first[axis], second[axis] = slice(0, -1), slice(1, None)
        starts, ends = inside[tuple(first)], inside[tuple(second)]
        for leaving in (True, False):
            at = np.argwhere((starts != ends) & (starts == leaving)) + one + two
            around = [at, at - one, at - one - two, at - two][:: 1 if leaving else -1]
            quads.append(np.stack([number[tuple(cell.T)] for cell in around], -1))
    return np.concatenate(quads).tolist()
