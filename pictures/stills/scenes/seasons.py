"""Four sprigs for four seasons."""

import math
import random

from kit.materials import plaster, solid, translucent
from kit.plants import petal, sprig
from kit.solids import box, sphere, tube
from kit.studio import flat_lay
from scenes.registry import scene

GROUND = 0.08


@scene("blog-seizoenen", exposure=0.88)
def four_sprigs():
    flat_lay("#EFE4DA", camera_at=(0.10, -2.4, 7.4), look_at=(0, -0.02, 0.05), lens=68, aperture=9)
    wood = solid("#7A5C4A", 0.6)
    for i, color in enumerate(("#F3DDD2", "#CBD8D0", "#E9BF9C", "#D9E4E4")):
        box(0.66, 1.98, 0.05, plaster(color, 0.05, 10), (-1.14 + i * 0.76, 0.02, 0))
    blossom(-1.14, wood)
    leaves = translucent("#86A48D", 0.32, 0.42, "#A9C28F")
    sprig(stem(-0.38), leaves, solid("#7E8C66", 0.6), 7, 0.40, 0.46, 0.014, 4, 0.25, solid("#A8BEA6", 0.5))
    copper = translucent("#C57B4E", 0.32, 0.45, "#E0985C")
    sprig(stem(0.38), copper, wood, 6, 0.42, 0.62, 0.014, 9, 0.35, solid("#E2B183", 0.5))
    frosted_twig(1.14, wood)


def stem(x):
    z = GROUND
    return [(x + 0.04, -0.86, z), (x - 0.03, -0.35, z + 0.03), (x + 0.03, 0.2, z + 0.03), (x - 0.02, 0.80, z)]


def thinning(t):
    return 1 - 0.5 * t


def blossom(x, wood):
    tube(stem(x), 0.016, wood, thinning)
    white, heart, rng, z = translucent("#F0B9AE", 0.35), solid("#D8A25C", 0.6), random.Random(5), GROUND
    for side, y, radius in (
        (0.10, -0.42, 0.15),
        (-0.14, -0.18, 0.14),
        (0.12, 0.10, 0.16),
        (-0.12, 0.36, 0.13),
        (0.08, 0.58, 0.12),
        (-0.03, 0.80, 0.10),
    ):
        twig = [(x, y - 0.12, z + 0.02), (x + side * 0.6, y - 0.03, z + 0.05), (x + side, y, z + 0.08)]
        tube(twig, 0.007, wood)
        turn = rng.random() * 6
        for k in range(5):
            rotation = (0.42, 0, turn + k * 2 * math.pi / 5)
            petal(white, (x + side, y, z + 0.09), radius * 0.9, rotation, 0.25, k, 0.66)
        sphere(radius * 0.17, heart, (x + side, y, z + 0.12), 4)


def frosted_twig(x, wood):
    tube(stem(x), 0.015, solid("#9A8478", 0.7), thinning)
    white, red, z = solid("#F4F1EE", 0.5, Sheen=0.6), solid("#A9524C", 0.35, Clearcoat=0.4), GROUND
    for k in range(9):
        y, side, length = -0.55 + k * 0.165, (-1) ** k, 0.20 - 0.008 * k
        twig = [
            (x + 0.01, y - 0.06, z + 0.02),
            (x + side * length * 0.5, y + 0.03, z + 0.04),
            (x + side * length, y + 0.10, z + 0.06),
        ]
        tube(twig, 0.006, wood)
        berry = red if k in (1, 4, 6) else white
        sphere(0.047 if k % 3 else 0.058, berry, (x + side * length, y + 0.12, z + 0.07), 4)
        if k % 2 == 0:
            sphere(0.036, white, (x + side * (length - 0.09), y + 0.10, z + 0.07), 4)
