"""Eight busts for the sample team: no features, no likeness, the same window."""

import math
import random

import numpy as np

from kit.busts import (
    PIVOT,
    SIDES,
    arch,
    around_ears,
    attitude,
    combed,
    ears,
    face,
    held,
    ridges,
    round_neck,
    skull,
    trunk,
    tunic,
    v_neck,
)
from kit.clay import bend, beyond, common, cut, ellipsoid, grown, joined, limb, model, ring, turned
from kit.materials import brass, plaster, solid
from kit.mesh import lathe
from kit.solids import sphere, tube
from kit.studio import area_light, backdrop, camera, window
from scenes.registry import scene

GRAIN = 0.014
# Just below the picture, and below a head.
FLOOR, CHIN = -1.75, -0.8
# Where the headscarf is gathered.
PIN = (-0.5, -1.0)


def bust(ground, clay, pose, with_ears=False):
    backdrop(plaster(ground, 0.10, 3), 1.25, bend=0.5).location.z = -4
    window((0, -0.2, -0.2), -50, 28, 3.6, panes=(3, 3), pane_width=0.98, pane_height=1.4)
    area_light((-5, -3, 3), (0, 0, -0.4), 3, 70)
    area_light((3.5, 1.0, 2.2), (0, 0, -0.4), 0.5, 50, "#FFFFFF", 3)
    camera((0, -8.6, -0.1), (0, 0, -0.34), 140, 5.6, (0, -0.35, -0.1))
    head = joined(0.02, face(), ears()) if with_ears else face()
    sculpt(joined(0.10, turned(head, pose, PIVOT), trunk()), solid(clay, 0.5, Specular=0.35))


def sculpt(body, material, floor=FLOOR):
    model(body, (-1.1, -0.75, floor), (1.1, 0.9, 0.85), material, GRAIN)


def hair(body, pose, color, floor=CHIN):
    glaze = solid(color, 0.42, Specular=0.4, Clearcoat=0.25, Clearcoat_Roughness=0.25)
    sculpt(turned(body, pose, PIVOT), glaze, floor)


def cloth(body, color):
    sculpt(body, solid(color, 0.6, Specular=0.3))


def earring(pose, drop=0):
    held([sphere(0.03, brass(), (0.345, 0.05, -0.20 - drop), 4)], pose)


@scene("team/team-01")
def low_bun():
    pose = attitude(30, 5)
    bust("#E4C6BA", "#E0D0BE", pose)
    cloth(tunic(round_neck()), "#E6DBCE")
    cap = grown(skull(), combed(0.06, 22, 0.012, (0.42, -0.3)))
    cap = cut(0.03, cap, arch(0.11, 0.42, 0.55, -0.24, 0.54), beyond((0, 0.1, -0.24), (0, 0.3, 1)))
    knot = ellipsoid((0.17, 0.46, -0.32), (0.19, 0.16, 0.17))
    hair(joined(0.03, cap, knot), pose, "#BC9A80")
    earring(pose)


@scene("team/team-02")
def beard():
    pose = attitude(18, 2)
    bust("#C6CEC3", "#D2B193", pose, with_ears=True)
    cloth(tunic(v_neck(-1.36, 0.42)), "#A9B5A5")

    def brushed_back(points):
        x, y, z = np.moveaxis(points, -1, 0)
        return 0.04 + np.clip(z - 0.2, 0, 1) * (0.1 + ridges(x * 60 + 0.5 * np.sin(y * 6), 0.03))

    front = common(
        0.06, ellipsoid((0, -0.5, -0.1), (0.50, 0.53, 0.47)), beyond((0, 0, 0.32), (-0.12, -0.1, 1))
    )
    nape = beyond((0, 0.1, -0.05), (0, 0.55, 1))
    crop = cut(0.03, grown(skull(), brushed_back), front, *around_ears(-0.06, 0.1), nape)
    jaw = joined(0.14, skull(), ellipsoid((0, -0.265, -0.48), (0.14, 0.11, 0.13)))
    full = grown(jaw, lambda points: 0.035 + ridges(np.arctan2(points[..., 0], points[..., 1]) * 24, 0.008))
    below = common(0.03, full, beyond((0, 0.0, -0.1), (0, 1, 0.15)), beyond((0, 0, -0.10), (0, 0, 1)))
    cheeks = [ellipsoid((side * 0.20, -0.45, -0.06), (0.23, 0.46, 0.29)) for side in SIDES]
    hair(joined(0.02, crop, cut(0.03, below, *cheeks)), pose, "#7C5B4A")


@scene("team/team-03")
def bob():
    pose = attitude(22, 3)
    bust("#E5D3BE", "#E0B9AA", pose)
    cloth(tunic(round_neck()), "#E5D9CC")
    mass = joined(0.16, grown(skull(), 0.08), ellipsoid((0, 0.12, -0.18), (0.41, 0.38, 0.44)))
    mass = grown(mass, combed(0, 150, 0.010, (0.1, -2.5), 0.03))
    opening = arch(0.15, 0.44, 0.5, -0.36, 0.68)
    hair(cut(0.05, mass, opening, beyond((0, 0, -0.46), (0, 0.2, 1))), pose, "#7C4C47")


@scene("team/team-04")
def headscarf():
    pose = attitude(22, 5)
    bust("#DBB8A8", "#A67C6C", pose)

    def folds(points):
        x, y, z = np.moveaxis(points, -1, 0)
        angle = np.arctan2(z + 0.5 + 0.25 * x, y + 0.15)
        far = np.hypot(y + 0.15, z + 0.5)
        fold = ridges(angle * 13 + x * 4 + np.sin(angle * 3) * 2, 0.022)
        return 0.07 + fold * np.clip(far / 0.3 - 0.3, 0, 1)

    def gathers(points):
        x, _, z = np.moveaxis(points, -1, 0)
        x, z = x - PIN[0], z - PIN[1]
        far = np.hypot(x, z)
        fold = ridges(np.arctan2(z, x) * 15 + far * 2, 0.035)
        return 0.06 + fold * np.clip(far / 0.35 - 0.2, 0, 1) * np.clip(1.6 - far, 0, 1)

    hood = grown(joined(0.2, skull(), limb((0, 0.12, -0.2), (0, 0.14, -0.75), 0.22)), folds)
    hood = cut(0.04, hood, ellipsoid((0, -0.48, -0.11), (0.265, 0.42, 0.42)))
    loops = [
        ring((0, 0.07, -0.63), (0.23, 0.27), 0.085, (0.10, 0.12)),
        ring((0, 0.08, -0.76), (0.30, 0.30), 0.07, (-0.22, 0.16)),
        ring((0, 0.09, -0.88), (0.37, 0.33), 0.09, (-0.30, 0.2)),
        ring((0, 0.10, -1.0), (0.46, 0.35), 0.065, (-0.20, 0.22)),
    ]
    scarf = joined(0.05, turned(hood, pose, PIVOT), *loops, grown(trunk(), gathers))
    cloth(scarf, "#BAC8BB")
    sphere(0.042, brass(), (-0.42, -0.02, -1.09), 4)


@scene("team/team-05")
def curls():
    pose = attitude(14, 2)
    bust("#E4CCB4", "#7E5D4E", pose, with_ears=True)
    cloth(tunic(v_neck(-1.3, 0.5)), "#E1BDB0")
    rng, locks, count = random.Random(4), [ellipsoid((0, 0.14, 0.22), (0.42, 0.42, 0.42))], 120
    for i in range(count):
        # A spiral from pole to pole spreads them evenly.
        z = 1 - 2 * (i + 0.5) / count
        angle, out = i * 2.39996, 0.45 * math.sqrt(1 - z * z)
        x, y, z = out * math.cos(angle), 0.14 + out * math.sin(angle), 0.20 + 0.43 * z
        is_face = y < 0 and z < 0.27
        if z > -0.24 and not is_face:
            locks.append(ellipsoid((x, y, z), (rng.uniform(0.09, 0.145),) * 3))
    hair(joined(0.02, *locks), pose, "#54403A")
    earring(pose, 0.06)


@scene("team/team-06")
def glasses():
    pose = attitude(14, 3)
    bust("#CDC2B9", "#DCCFBF", pose, with_ears=True)
    roll = ring((0, 0.12, -0.90), (0.20, 0.20), 0.075, (0, 0.25))
    cloth(joined(0.05, tunic(round_neck(-0.86)), roll), "#94867B")
    gold = brass()
    wire = [(0.098 + 0.01 * math.cos(i * math.pi / 8), 0.01 * math.sin(i * math.pi / 8)) for i in range(17)]
    parts = [tube([(-0.03, -0.405, -0.02), (0, -0.435, 0), (0.03, -0.405, -0.02)], 0.009, gold)]
    for side in SIDES:
        rim = lathe(wire, gold, (side * 0.124, -0.385, -0.035))
        rim.rotation_euler = (math.pi / 2, 0, side * 0.25)
        corner = (side * 0.218, -0.36, -0.02)
        parts += [rim, tube([corner, (side * 0.312, -0.15, 0.01), (side * 0.345, 0.06, 0.055)], 0.009, gold)]
    held(parts, pose)


@scene("team/team-07")
def long_hair():
    pose = attitude(12, 3)
    bust("#C9D3C9", "#E5CABB", pose)
    cloth(tunic(round_neck()), "#B1BBAC")
    fall = [(0.22, 0.05, 0.25), (0.36, 0.08, -0.2), (0.34, 0.14, -0.6), (0.43, 0.24, -1), (0.40, 0.34, -1.4)]
    falls = [bend([(side * x, y, z) for x, y, z in fall], 0.14, 0.13) for side in SIDES]
    mass = joined(0.16, grown(skull(), 0.055), ellipsoid((0, 0.32, -0.5), (0.42, 0.2, 0.8)), *falls)
    mass = grown(mass, combed(0, 130, 0.012, (0.1, -2.5)))
    throat = limb((0, -0.15, -0.55), (0, -0.2, -1.3), 0.32)
    hair(cut(0.03, mass, arch(0.15, 0.46, 0.5, -0.45, 0.80), throat), pose, "#9E7263", FLOOR)


@scene("team/team-08")
def high_collar():
    pose = attitude(28, 2)
    bust("#DCB8AE", "#96645A", pose, with_ears=True)
    sweep = common(0.04, ellipsoid((0, -0.46, -0.2), (0.38, 0.44, 0.52)), beyond((0, 0, 0.20), (-0.5, 0, 1)))
    nape = beyond((0, 0.1, -0.2), (0, 0.4, 1))
    cap = grown(skull(), combed(0.065, 20, 0.010, (0.3, -0.5), 0.14))
    hair(cut(0.03, cap, sweep, nape, *around_ears(-0.10, 0.1)), pose, "#573735")
    stand = limb((0, 0.17, -1.1), (0, 0.10, -0.66), 0.32, 0.25)
    collar = cut(0.04, common(0.03, stand, beyond((0, 0, -0.62), (0, -0.2, 1))), grown(stand, -0.05))
    cloth(joined(0.03, tunic(round_neck(-0.8)), collar), "#E6D8CA")
    earring(pose)
