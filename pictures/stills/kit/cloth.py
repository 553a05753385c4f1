"""Towels and silk."""

import math

from mathutils import Vector, noise

from kit.solids import strip


def towel_roll(location, radius, length, material, turn=0, windings=4.2, thickness=0.062):
    path, count = [], int(windings * 40)
    for i in range(count + 1):
        t = i / count * windings
        r = 0.05 + (radius - 0.05 - thickness / 2) * t / windings
        angle = -t * 2 * math.pi - 0.5
        path.append((r * math.cos(angle), 0, r * math.sin(angle)))
    thing = strip(path, length, (0, 1, 0), material, thickness, 14, 1)
    for vertex in thing.data.vertices:
        ripple = noise.noise(vertex.co * 2.5) * 0.012
        vertex.co.x += ripple
        vertex.co.z += ripple
        side = 1 if vertex.co.y > 0 else -1
        vertex.co.y += 0.03 * noise.noise(Vector((vertex.co.x * 3, vertex.co.z * 3, 4.0))) * side
    x, y, z = location
    thing.location = (x, y, z + radius)
    thing.rotation_euler[2] = turn
    return thing


def towel_fold(location, width, depth, layers, thickness, material, turn=0, seed=1):
    thing = strip(
        folded_path(width / 2, layers, thickness * 1.08), depth, (0, 1, 0), material, thickness, 18, 2
    )
    for vertex in thing.data.vertices:
        place = vertex.co
        place.z += 0.012 * noise.noise(Vector((place.x * 1.6, place.y * 1.6, seed + place.z * 4)))
        place.y += 0.014 * noise.noise(Vector((place.x * 2, place.z * 9, seed)))
    x, y, z = location
    thing.location = (x, y, z + thickness / 2)
    thing.rotation_euler[2] = turn
    return thing


def folded_path(half, layers, gap):
    path = []
    for layer in range(layers):
        side = 1 if layer % 2 == 0 else -1
        z = layer * gap
        for i in range(17):
            path.append((side * (-half + 2 * half * i / 16) * (1 if 0 < i < 16 else 0.995), 0, z))
        if layer < layers - 1:
            for i in range(1, 7):
                angle = math.pi * i / 7
                path.append(
                    (side * (half + gap / 2 * math.sin(angle)), 0, z + gap / 2 * (1 - math.cos(angle)))
                )
    return path


def silk_height(x, y, seed):
    """Folds like those of the hero."""
    bend1 = noise.noise(Vector((x * 0.55 + 3, y * 0.55 + seed, 1)))
    bend2 = noise.noise(Vector((x * 0.5 - 4, y * 0.5 + seed, 5)))
    bend3 = noise.noise(Vector((x * 1.2, y * 1.2, seed + 2)))
    angle = 0.9 + 0.3 * bend2
    across = (x + 0.7 * bend1) * math.cos(angle) + (y + 0.7 * bend2) * math.sin(angle)
    along = -(x + 0.7 * bend1) * 0.6 + (y + 0.7 * bend2) * 0.7

    def fold(t):
        return (0.5 + 0.5 * math.sin(t)) ** 1.7

    return (
        0.30 * fold(across * 2.6 + 2 * bend1)
        + 0.12 * fold(across * 5.4 - along * 0.9 + 2.4 * bend3)
        + 0.03 * fold(across * 11 + along + 3 * bend3)
        + 0.25 * bend1
    )
