"""Peelings, masks and calm skin."""

import math
import random

from mathutils import Vector

from kit.cloth import towel_fold
from kit.colour import ROSEWOOD, blend
from kit.food import citrus, swirl
from kit.materials import brass, ceramic, satin, solid, terry, translucent
from kit.mesh import lathe, plane, rounded
from kit.plants import leaf, sprig
from kit.solids import box, even, group, solidify, strands
from kit.studio import flat_lay, studio
from kit.tools import bristles
from kit.vessels import bowl
from scenes.registry import scene


@scene("bio-peeling", exposure=0.9)
def citrus_plate():
    flat_lay("#BCCDC4", camera_at=(0.2, -5.2, 5.6), look_at=(0, 0.06, 0.1), lens=86, sun=4.2)
    plate = [(0, 0.04), (1.0, 0.045), (1.22, 0.15), (1.25, 0.14), (1.05, 0), (0, 0)]
    lathe(rounded(plate, 0.05), ceramic("#FAF5F0"), (0, 0.1, 0), 160)
    citrus((-0.34, 0.22, 0.075), 0.56, (0.02, -0.02, 0.2), seed=1)
    citrus((0.42, 0.02, 0.11), 0.50, (-0.03, 0.20, 0.9), seed=4)
    orange = {"flesh": "#D9743F", "rind": "#E9A566", "light": "#E8974F"}
    citrus((-0.02, -0.52, 0.13), 0.40, (0.16, 0.04, 0.5), segments=9, height=0.09, seed=7, **orange)
    green, rib = translucent("#6F9078", 0.3, 0.4, "#9DBB84"), solid("#A8BEA6", 0.5)
    leaf(green, (0.60, 0.46, 0.20), 0.95, 0.40, (0.10, 0.1, -0.95), 0.3, 0.10, 1, rib)
    leaf(green, (0.22, 0.58, 0.13), 0.86, 0.38, (0.12, -0.1, -0.25), 0.3, 0.12, 4, rib)
    leaf(green, (-0.66, -0.38, 0.17), 0.74, 0.34, (0, 0, 2.25), 0.3, 0.10, 7, rib)


@scene("huidverbetering-peelings")
def curling_sheets():
    """Three layers lift off the fresh one."""
    flat_lay("#E7CCBE", camera_at=(0.4, -5.4, 4.9), look_at=(0.08, -0.02, 0.16), aperture=6, lens=80, sun=4.2)
    curling_sheet(9, ceramic("#FBF5F0", 0.3), 0.02, 0.15)
    curling_sheet(0.62, satin("#EFC9B8", 0.38), 0.045, 0.16)
    curling_sheet(0.16, satin("#D79C88", 0.42), 0.07, 0.15)
    curling_sheet(-0.32, satin("#B9776A", 0.46), 0.095, 0.14)


def curling_sheet(start, material, z, radius, turns=1.25):
    """Lies flat up to `start` on its diagonal, then rolls up over `turns` half turns."""

    def point(x, y):
        along = x * 0.78 - y * 0.62
        wave = 0.006 * math.sin(x * 2 + y)
        if along <= start:
            return x, y, z + wave
        length, arc = along - start, radius * turns * math.pi
        angle = length / radius
        if angle < turns * math.pi:
            forward, up = radius * math.sin(angle), radius * (1 - math.cos(angle))
        else:
            angle = turns * math.pi
            forward = radius * math.sin(angle) + (length - arc) * math.cos(angle)
            up = radius * (1 - math.cos(angle)) + (length - arc) * math.sin(angle)
        back = forward - length
        return x + 0.78 * back, y - 0.62 * back, z + up + wave

    sheet = plane(240, 180, 2.5, 1.9, point, material)
    solidify(sheet, 0.012, -1)
    sheet.rotation_euler[2] = 0.10


@scene("couperose", exposure=0.9)
def veined_leaf():
    """Fine red veins of a leaf, fading on a cool tile."""
    flat_lay("#C3D2CD", camera_at=(0.2, -4.4, 6.0), look_at=(0, 0.02, 0.08), lens=78, sun=4.0)
    box(2.5, 1.75, 0.10, ceramic("#EFEDEA", 0.3), (0, 0.05, 0), 0.03, -0.08)
    reds = ("#9E3B36", "#B4564D", "#CC8175", "#E0AFA2", "#EBCDC2")
    inks = [solid(blend(reds, i / 11 * 4), 0.5) for i in range(12)]
    rng = random.Random(8)

    def ink(along):
        return inks[max(0, min(11, int(12 * (along**1.05) + rng.uniform(-0.8, 0.8))))]

    for k in range(12):
        stem = 0.06 if k == 0 else 0
        line = [on_leaf(k / 12 + t / 60 - stem * (1 - t / 6), 0) for t in range(7)]
        strands([line], 0.024 * (1 - 0.065 * k), inks[k], 2, even)
    veins = {}
    for k in range(VEINS):
        for side in (-1, 1):
            veins[k, side] = side_vein(0.01 + k * 0.062, side, rng.uniform(-0.008, 0.008))
    for (k, _), vein in veins.items():
        line = [vein(t / 14) for t in range(15)]
        strands([line], 0.0125 * (1 - 0.03 * k), ink(0.05 + k * 0.062), 1, lambda t: 1 - 0.62 * t)
    for k in range(VEINS - 1):
        for side in (-1, 1):
            lines = net(rng, veins[k, side], veins[k + 1, side], k)
            strands(lines, 0.0045, ink(0.08 + k * 0.062), 1, even)
    for side in (-1, 1):
        for k in range(12):
            line = [on_leaf((k + t / 6) / 12, side * 0.98) for t in range(7)]
            strands([line], 0.0065, inks[min(k + 2, 11)], 1, even)


VEINS = 15
LEAF_LENGTH, LEAF_WIDTH, LEAF_TURN = 2.3, 1.28, -1.22


def on_leaf(along, across):
    shape = max(math.sin(math.pi * max(min(along, 1), 0) ** 0.82), 0) ** 0.85
    half = LEAF_WIDTH / 2 * shape
    x = across * half + 0.10 * math.sin(along * 2.4) * (1 - along)
    y = (along - 0.5) * LEAF_LENGTH
    cos, sin = math.cos(LEAF_TURN), math.sin(LEAF_TURN)
    return (x * cos - y * sin, x * sin + y * cos + 0.03, 0.112 + 0.035 * abs(across) ** 1.5 * half)


def side_vein(start, side, jitter):
    def point(t):
        rise = (0.13 * t**0.9 + 0.06 * t * t) * min(1, 0.30 + start * 3.6)
        return on_leaf(min(start + jitter + rise, 0.998), side * t * 0.98)

    return point


def net(rng, vein, following, k):
    """Fine lines between two veins."""

    def nudge(reach):
        return Vector((rng.uniform(-reach, reach), rng.uniform(-reach, reach), 0))

    lines = []
    for i in range(7):
        t = 0.14 + 0.82 * i / 6 + rng.uniform(-0.03, 0.03)
        start = Vector(vein(min(t, 1)))
        end = Vector(following(max(t - 0.10 + rng.uniform(-0.05, 0.05), 0)))
        middle = start.lerp(end, rng.uniform(0.3, 0.7)) + nudge(0.016)
        lines.append([tuple(start), tuple(middle), tuple(end)])
        if (i + 2 * k) % 4 == 0:
            branch = middle.lerp(Vector(following(min(t + 0.06, 1))), 0.5) + nudge(0.012)
            lines.append([tuple(middle), tuple(branch)])
    return lines


@scene("gezichtsbehandelingen", exposure=0.88)
def cream_mask():
    studio(
        "#EFE2D8",
        0.08,
        (0.8, -7.2, 4.1),
        (0.10, 0, 0.38),
        88,
        5.6,
        (0, -0.2, 0.4),
        3.5,
        -58,
        30,
        pane_width=1.2,
        pane_height=1.0,
        bar=0.14,
        depth=5,
    )
    bowl((-0.12, 0, 0), 0.78, 0.50, ceramic("#D9AC9A", 0.32), 0.06, 0.5, 160)
    cream = solid("#F3E7DC", 0.34, Specular=0.5, Clearcoat=0.4)
    swirl(0.70, 0.40, cream, (-0.12, 0, 0.33), 2.2, 0.20)
    wood = [(0, -1.5), (0.05, -1.5), (0.075, -0.9), (0.055, -0.2), (0, -0.2)]
    ring = [(0, -0.22), (0.066, -0.22), (0.07, 0), (0, 0)]
    handle = lathe(rounded(wood, 0.03), solid(ROSEWOOD, 0.25, Clearcoat=0.7))
    ferrule = lathe(rounded(ring, 0.01), brass())
    low, high = solid("#C9A08C", 0.5), solid("#F6EADF", 0.5)
    head = bristles(0.065, 0.13, 0.36, low, high, 3600, 3, 0.4, 0.003, 0.12)
    group([handle, ferrule] + head, (0.36, -0.06, 0.64), (0, -math.pi / 2 - 0.36, -0.30))
    green, stem = translucent("#8FA994", 0.3, 0.45, "#B7CBA0"), solid("#8A7C62", 0.6)
    path = [(1.32, -0.62, 0.05), (0.95, -0.50, 0.07), (0.55, -0.62, 0.06), (0.18, -0.80, 0.05)]
    sprig(path, green, stem, 6, 0.30, 0.62, 0.014, 5, 0.30)
    towel_fold((-0.55, 1.25, 0), 1.7, 0.9, 3, 0.10, terry("#F6EDE5"), 0.12)
