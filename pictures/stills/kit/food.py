"""Citrus slices and whipped cream."""

import math
import random

from kit.materials import citrus_flesh, solid
from kit.mesh import cushion, lathe, rounded, rounded_loop, surface
from kit.solids import group


def citrus(
    location,
    radius,
    rotation,
    flesh="#C9503F",
    rind="#E08A63",
    segments=10,
    height=0.10,
    seed=1,
    light="#D9735F",
):
    pulp = citrus_flesh(flesh, light, radius)
    r, h = radius, height
    pith = [(0, 0), (r * 0.95, 0), (r * 0.95, h * 0.86), (0, h * 0.86)]
    peel = [(r * 0.93, 0), (r, 0), (r, h * 0.9), (r * 0.945, h * 0.9), (r * 0.93, 0)]
    parts = [
        lathe(rounded(pith, 0.01), solid("#F6E3D4", 0.6)),
        lathe(rounded(peel, 0.012), solid(rind, 0.4)),
    ]
    rng = random.Random(seed)
    for i in range(segments):
        start, end = 2 * math.pi * i / segments, 2 * math.pi * (i + 1) / segments
        middle = (start + end) / 2
        reach = r * 0.885 * rng.uniform(0.985, 1.0)
        gap = 0.020 * r / reach / 1.2
        outline = [(0.06 * r * math.cos(middle), 0.06 * r * math.sin(middle))]
        for k in range(7):
            angle = start + gap + (end - start - 2 * gap) * k / 6
            outline.append((reach * math.cos(angle), reach * math.sin(angle)))
        parts.append(cushion(rounded_loop(outline, 0.05 * r, 4), h * 0.92, pulp))
    return group(parts, location, rotation)


def swirl(radius, height, material, location, turns=2.6, ridge=0.14, rings=150, around=220):
    """Whipped cream, as heights around a middle."""
    rows = []
    for i in range(rings + 1):
        out = i / rings
        lean = 0.10 * radius * (1 - out) ** 4
        row = []
        for j in range(around):
            angle = 2 * math.pi * j / around
            wave = (0.5 + 0.5 * math.cos(angle - turns * 2 * math.pi * out**0.8)) ** 0.8
            crest = ridge * radius * wave * math.sin(math.pi * min(out * 1.06, 1)) ** 0.7 * (1 - 0.35 * out)
            z = height * (1 - out) ** 1.15 * (0.75 + 0.25 * (1 - out)) + crest
            r = radius * out * (1 + 0.05 * wave * out)
            row.append(
                (r * math.cos(angle) + lean * math.cos(1.1), r * math.sin(angle) + lean * math.sin(1.1), z)
            )
        rows.append(row)
    thing = surface(rows, material, closed=True)
    thing.location = location
    return thing
