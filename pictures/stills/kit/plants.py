"""Petals, leaves and sprigs."""

import math
import random

from mathutils import Vector, noise

from kit.mesh import surface
from kit.solids import group, strands, tube


def eased(count):
    """0 to 1, closer together at both ends."""
    return [(1 - math.cos(math.pi * i / count)) / 2 for i in range(count + 1)]


def petal(material, location, size=0.5, rotation=(0, 0, 0), curl=0.35, seed=0, wide=0.56):
    """A rounded, cupped petal growing along y."""

    def point(along, across):
        outline = max(math.sin(math.pi * along**1.25), 0) ** 0.52 * (0.55 + 0.45 * along)
        x = across * outline * wide
        # Of the place and not of the row: at its tip, where a row is one point, a petal has one height.
        ripple = noise.noise(Vector((along * 1.8 + seed, x / wide * 1.4, seed)))
        z = (
            curl * along * along * 0.7
            + 0.62 * x * x * (1 - 0.45 * along) / wide
            - 0.10 * math.sin(along * 3)
            + 0.05 * ripple * along
            + 0.022 * math.sin(x * 9 + seed * 2) * along**3
        )
        return (x * size, along * 1.25 * size, z * size)

    thing = surface([[point(u, j / 32 * 2 - 1) for j in range(33)] for u in eased(44)], material)
    thing.location, thing.rotation_euler = location, rotation
    return thing


def leaf(
    material,
    location=(0, 0, 0),
    length=1,
    width=0.4,
    rotation=(0, 0, 0),
    fold=0.25,
    bend=0.2,
    seed=0,
    rib=None,
):
    """A leaf growing along y; `rib` is the material of its veins."""

    def point(along, across):
        half = width / 2 * max(math.sin(math.pi * along**0.85), 0) ** 0.8
        z = (
            fold * abs(across) ** 1.3 * half
            + bend * length * (along * along - 0.25 * along)
            + 0.012 * length * math.sin(across * 5 + along * 9 + seed)
        )
        return (across * half, along * length, z)

    things = [surface([[point(u, j / 16 * 2 - 1) for j in range(17)] for u in eased(40)], material)]
    if rib:
        things.append(strands(veins(point), 0.006 * length, rib, 1, lambda t: 1 - 0.8 * t))
    return group(things, location, rotation)


def veins(point):
    def raised(along, across, by):
        x, y, z = point(along, across)
        return (x, y, z + by)

    lines = [[raised(u, 0, 0.004) for u in (0.0, 0.2, 0.4, 0.6, 0.8, 0.95)]]
    for k in range(6):
        start = 0.16 + k * 0.11
        for side in (-1, 1):
            lines.append(
                [raised(min(start + 0.16 * t, 0.98), side * 0.86 * t, 0.003) for t in (0, 0.3, 0.6, 1)]
            )
    return lines


def sprig(
    stem,
    leaf_material,
    stem_material,
    count=9,
    size=0.34,
    width=0.42,
    radius=0.014,
    seed=1,
    lift=0.35,
    rib=None,
    shrink=0.45,
):
    """A stem along points with pairs of leaves, smaller toward the tip, and one leaf at its end."""
    rng = random.Random(seed)
    tube(stem, radius, stem_material, lambda t: 1 - 0.6 * t)
    points = [Vector(p) for p in stem]
    spans = len(points) - 1
    for i in range(count):
        t = 0.12 + 0.86 * i / (count - 1)
        span = min(int(t * spans), spans - 1)
        place = points[span].lerp(points[span + 1], t * spans - span)
        direction = (points[span + 1] - points[span]).normalized()
        heading = math.atan2(direction.y, direction.x) - math.pi / 2
        is_tip = i == count - 1
        for side in (-1,) if is_tip else (-1, 1):
            turn = 0 if is_tip else side * (0.75 + rng.uniform(-0.12, 0.12))
            here = size * (1 - shrink * t)
            leaf(
                leaf_material,
                place,
                length=here * rng.uniform(0.9, 1.08),
                width=here * width,
                rotation=(lift * rng.uniform(0.5, 1.2), side * 0.25, heading + turn),
                fold=0.3,
                bend=rng.uniform(-0.15, 0.25),
                seed=rng.random() * 9,
                rib=rib,
            )
