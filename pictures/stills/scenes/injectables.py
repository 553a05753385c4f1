"""Vials, volume and drops."""

import math
import random

from kit.colour import CLAY, PORCELAIN, ROSEWOOD
from kit.materials import (
    aluminium,
    ceramic,
    clear_glass,
    frosted_glass,
    glass,
    pearl,
    plaster,
    solid,
    stone,
    translucent,
)
from kit.mesh import lathe, rounded
from kit.plants import petal
from kit.solids import box, sphere
from kit.studio import studio
from kit.vessels import drop, pipette, vial
from scenes.registry import scene


@scene("botox", glass=True)
def three_vials():
    studio("#EADBD0", look_at=(0.08, 0.1, 0.74), lens=84)
    box(2.3, 1.25, 0.30, stone("#F3E9E0", "#DCC8B8", 3.5), (0.10, 0.15, 0), 0.025, 0.08)
    box(0.95, 0.9, 0.66, plaster("#D9A791", 0.10, 12), (-0.72, 0.42, 0), 0.02, -0.14)
    clear, cap, serum = clear_glass(), aluminium(), glass("#FEF6F0", 0, 1.34, 0.98)
    vial((-0.72, 0.38, 0.66), clear, serum, cap, 0.66, 0.60, ROSEWOOD)
    vial((0.12, 0.10, 0.30), clear, serum, cap, 0.92, 0.52, PORCELAIN)
    vial((0.84, 0.24, 0.30), frosted_glass(), None, cap, 0.74, 0.5, CLAY)
    sphere(0.12, pearl(), (-0.16, -0.72, 0.12))


@scene("fillers-injectables")
def layered_bloom():
    studio(
        "#F0DDD3",
        0.06,
        (0.35, -7.0, 5.4),
        (0.03, 0, 0.40),
        74,
        4.8,
        (0, -0.35, 0.7),
        4.4,
        -60,
        34,
        pane_width=1.3,
        pane_height=1.1,
        bar=0.15,
        fill=140,
    )
    tones = ("#C06A61", "#CC7C70", "#DA9689", "#E8B2A5", "#F1CABD")
    leaves = [translucent(tone, 0.28, 0.42) for tone in tones]
    rng = random.Random(6)
    sphere(0.40, leaves[0], (0, -0.10, 0.05), 4, 0.5)
    # Petals, tilt, distance from the middle, height, size and curl of each ring.
    rings = (
        (4, 1.42, 0.02, 0.34, 0.52, -0.42),
        (6, 1.25, 0.07, 0.30, 0.66, -0.32),
        (8, 1.02, 0.13, 0.25, 0.80, -0.14),
        (9, 0.76, 0.19, 0.18, 0.95, 0.08),
        (11, 0.48, 0.25, 0.11, 1.08, 0.26),
        (12, 0.22, 0.29, 0.05, 1.18, 0.36),
    )
    for ring, (count, tilt, out, height, size, curl) in enumerate(rings):
        for k in range(count):
            angle = 2 * math.pi * k / count + ring * 0.55 + rng.uniform(-0.09, 0.09)
            lean = tilt + rng.uniform(-0.06, 0.06)
            petal(
                leaves[min(ring, 4)],
                (out * math.cos(angle), out * math.sin(angle), height),
                size=size * rng.uniform(0.95, 1.05),
                rotation=(lean, rng.uniform(-0.08, 0.08), angle - math.pi / 2),
                curl=curl,
                seed=ring * 9 + k,
                wide=0.62,
            )


@scene("skinboosters-prp", exposure=0.95, glass=True)
def amber_drop():
    studio("#EFDCCB", 0.06, (0.9, -8.2, 2.5), (0.06, 0.1, 0.84), 80, 5.6, (0, 0, 0.8), sun=4.4)
    clear, amber = clear_glass(), glass("#FBE9D0", 0, 1.38, 0.98)
    dish = [(0, 0.03), (0.86, 0.035), (1.02, 0.14), (1.05, 0.13), (0.9, 0), (0, 0)]
    lathe(rounded(dish, 0.04), ceramic("#DDB09C", 0.2), segments=160)
    bulb = solid(ROSEWOOD, 0.5)
    pipette((0.04, -0.02, 0.64), (0, 0.16, 0), clear, amber, bulb, aluminium(), 1.0, 0.62, 0.70)
    falling = [
        (0, 0.19),
        (0.014, 0.17),
        (0.03, 0.12),
        (0.062, 0.05),
        (0.066, 0),
        (0.048, -0.046),
        (0, -0.062),
    ]
    lathe(falling, amber, (0.03, -0.02, 0.50), 64)
    for x, y, radius, height in (
        (0.02, -0.06, 0.26, 0.55),
        (0.46, -0.24, 0.12, 0.62),
        (-0.42, 0.06, 0.15, 0.60),
        (-0.26, -0.38, 0.075, 0.62),
        (0.36, 0.28, 0.08, 0.62),
    ):
        drop(amber, (x, y, 0.032), radius, height)
    vial((-1.02, 0.62, 0), clear, amber, aluminium(), 0.78, 0.55, ROSEWOOD)
    vial((1.12, 0.75, 0), frosted_glass(), None, aluminium(), 0.62, 0.5, PORCELAIN)
