"""Brows, lashes and colour that stays."""

import math
import random

from kit.colour import ROSEWOOD
from kit.materials import brass, ceramic, metal, solid, steel
from kit.mesh import lathe, rounded
from kit.solids import box, group, strands, tube
from kit.studio import flat_lay
from kit.tools import bristles, brush, spoolie, tweezers
from kit.vessels import bowl
from scenes.registry import scene


@scene("wenkbrauwen", exposure=0.86)
def brow_tools():
    flat_lay("#E9D6CA", camera_at=(0.3, -5.0, 5.2), look_at=(0.05, 0.05, 0.1))
    box(2.5, 1.75, 0.10, ceramic("#F8F2EC"), (0, 0.1, 0), 0.03, 0.10)
    ink, handle, gold = solid("#2A1813", 0.45), solid(ROSEWOOD, 0.25, Clearcoat=0.8), brass()
    spoolie(
        (0.30, 0.02, 0.235),
        (0, math.pi / 2 - 0.02, 0.30),
        handle,
        gold,
        ink,
        head=0.74,
        radius=0.135,
        count=2000,
        length=2.4,
    )
    head = bristles(0.055, 0.075, 0.34, ink, ink, 420, 3, 0.35, 0.006, -0.1)
    brush((0.34, -0.60, 0.19), (0, math.pi / 2 - 0.03, 0.22), handle, gold, head, 0.055, 2.4)
    pan = [(0, 0), (0.30, 0), (0.33, 0.03), (0.33, 0.16), (0.30, 0.16), (0.29, 0.09), (0, 0.09)]
    pomade = [(0, 0.15), (0.27, 0.14), (0.285, 0.12), (0.285, 0.09)]
    filled_pan((-0.62, 0.50, 0.10), pan, pomade, 0.02, "#7A5040", gold)
    pan = [(0, 0), (0.20, 0), (0.22, 0.02), (0.22, 0.12), (0.20, 0.12), (0.19, 0.07), (0, 0.07)]
    pomade = [(0, 0.115), (0.18, 0.11), (0.19, 0.09), (0.19, 0.07)]
    for x, y, color in ((-0.02, 0.72, "#A9806A"), (0.52, 0.80, "#5B3A2E")):
        filled_pan((x, y, 0.10), pan, pomade, 0.015, color, gold)


def filled_pan(location, pan, pomade, edge, color, gold):
    lathe(rounded(pan, edge), gold, location)
    lathe(rounded(pomade, edge), solid(color, 0.55), location)


@scene("wimperextensions", exposure=0.86)
def lash_strips():
    flat_lay("#E6D6CB", camera_at=(0.3, -4.9, 4.2), look_at=(0.08, 0.06, 0.12), aperture=5.5)
    box(2.6, 1.8, 0.12, ceramic("#F8F2EC"), (0, 0.1, 0), 0.03, 0.10)
    ink, rng = solid("#23140F", 0.35), random.Random(4)
    for x, y, size, count, turn in ((-0.08, -0.12, 0.84, 62, 0.10), (0.12, 0.50, 0.70, 54, 0.16)):

        def on_band(t, reach, x=x, y=y, size=size, turn=turn):
            along = t * reach * size
            return x + along * math.cos(turn), y - 0.16 * t * t * size + along * math.sin(turn)

        lashes = []
        for i in range(count):
            t = i / (count - 1) * 2 - 1
            length = (0.32 + 0.20 * (1 - abs(t - 0.3))) * size * rng.uniform(0.9, 1.06)
            length *= 1.0 if i % 3 else 1.12
            lean = t * 0.50 + rng.uniform(-0.07, 0.07)
            lashes.append([lash_point(*on_band(t, 0.95), length, lean, k / 8) for k in range(9)])
        strands(lashes, 0.0115 * size, ink, 2, lambda t: max(0.06, 1 - t**1.3))
        tube([(*on_band(t, 0.97), 0.135) for t in (-1, -0.5, 0, 0.5, 1)], 0.012 * size, ink)
    tweezers((1.5, -1.02, 0.11), (0, 0, math.pi - 0.34), steel(), 1.75)


def lash_point(x, y, length, lean, t):
    return (
        x + lean * length * t * t * 1.1,
        y + length * t * (0.95 - 0.25 * t),
        0.135 + length * 0.55 * t * t,
    )


@scene("permanente-makeup")
def pigments_and_pen():
    flat_lay(
        "#68403D",
        camera_at=(0.3, -5.0, 5.0),
        look_at=(0.08, 0.06, 0.1),
        lens=86,
        sun=4.4,
        fill=150,
        color="#FFDCC2",
    )
    white = ceramic("#F7EFE8", 0.18)
    pigment = [(0, 0.118), (0.16, 0.116), (0.205, 0.128), (0.21, 0.12)]
    for i, color in enumerate(("#F0CDBB", "#D9998A", "#B4695C", "#8E4A3E", "#5A3226")):
        angle = 2.62 - i * 0.53
        x, y = 1.0 * math.cos(angle) - 0.02, 0.76 * math.sin(angle) - 0.10
        bowl((x, y, 0), 0.25, 0.17, white, 0.035, 0.7)
        lathe(rounded(pigment, 0.01), solid(color, 0.12, Specular=0.6, Clearcoat=0.8), (x, y, 0))
    body = [
        (0, 0),
        (0.008, 0),
        (0.012, 0.20),
        (0.045, 0.34),
        (0.075, 0.52),
        (0.078, 1.55),
        (0.06, 1.66),
        (0, 1.66),
    ]
    gold = brass()
    pen = [lathe(rounded(body, 0.03), metal("#E9D9CC", 0.3))]
    for start, end in ((0.60, 0.68), (1.40, 1.46)):
        ring = [(0.076, start), (0.084, start), (0.084, end), (0.076, end)]
        pen.append(lathe(rounded(ring, 0.005), gold))
    group(pen, (-0.62, -0.42, 0.085), (0, math.pi / 2, -0.06))
