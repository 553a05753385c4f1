"""A gift, a conversation, a smile, a dressing table."""

import math

from kit.colour import ROSEWOOD
from kit.materials import brass, ceramic, glass, metal, pearl, satin, solid, stone, terry, translucent
from kit.mesh import arc_sweep, lathe, rounded, rounded_rectangle, surface
from kit.plants import petal, sprig
from kit.solids import box, group, solidify, sphere, strip
from kit.studio import studio
from kit.tools import bristles, brush
from scenes.registry import scene


@scene("acties", exposure=0.94)
def gift_box():
    studio("#EBCFC4", look_at=(0.06, 0.1, 0.72), lens=84, aperture=6)
    card, ribbon = ceramic("#F8F1EB", 0.45), satin(ROSEWOOD, 0.3)
    parts = [box(1.5, 1.5, 0.82, card, (0, 0, 0)), box(1.58, 1.58, 0.26, card, (0, 0, 0.80))]
    parts += [wrap(ribbon, turn) for turn in (0, math.pi / 2)]
    for length, rise, turn, twist in (
        (0.66, 0.42, 0.35, 0.04),
        (0.66, 0.42, 0.35 + math.pi, 0.04),
        (0.50, 0.36, -0.75, 0.03),
        (0.50, 0.36, -0.75 + math.pi, 0.03),
    ):
        parts.append(bow_loop(ribbon, length, rise, turn, twist))
    parts += [bow_tail(ribbon, turn, length) for turn, length in ((-1.2, 0.72), (-2.25, 0.66))]
    parts.append(sphere(0.13, ribbon, (0, 0, 1.16), 5, 0.75))
    group(parts, (0.02, 0.2, 0), (0, 0, 0.42))
    rose = translucent("#E7AFA0", 0.3)
    for i, (x, y, turn) in enumerate(((1.12, -0.75, 0.6), (-1.05, -0.85, 2.4), (1.42, -0.2, -1.0))):
        petal(rose, (x, y, 0.03), 0.34, (0.10, 0.1, turn), 0.4, i)


def wrap(ribbon, turn):
    gap = 0.012
    side, edge, top = 0.75 + gap, 1.58 / 2 + gap, 1.06 + gap
    half = [(-side, 0), (-side, 0.79), (-edge, 0.81), (-edge, top - 0.03), (-edge + 0.03, top)]
    outline = half + [(0, top + 0.004)] + [(-x, z) for x, z in half[::-1]]
    band = strip([(x, 0, z) for x, z in outline], 0.24, (0, 1, 0), ribbon, 0.01, 4, 0)
    band.rotation_euler[2] = turn
    return band


def bow_loop(ribbon, length, rise, turn, twist):
    path = []
    for i in range(33):
        t = i / 32
        lift = max(rise * (0.50 * math.sin(2 * math.pi * t) + 0.52 * math.sin(math.pi * t)), 0.005)
        path.append((length * math.sin(math.pi * t) ** 0.85, twist * math.sin(2 * math.pi * t), 1.09 + lift))
    band = strip(path, lambda t: 0.12 + 0.20 * math.sin(math.pi * t) ** 0.8, (0, 1, 0.12), ribbon, 0.012, 8)
    band.rotation_euler[2] = turn
    return band


def bow_tail(ribbon, turn, length):
    path = []
    for i in range(21):
        t = i / 20
        path.append(
            (
                length * t * (1 - 0.10 * t),
                0.05 * math.sin(5 * t),
                1.13 + 0.10 * math.sin(math.pi * t) - 0.02 * t,
            )
        )
    band = strip(path, lambda t: 0.12 + 0.10 * min(t * 2, 1), (0, 1, 0), ribbon, 0.012, 6)
    band.rotation_euler[2] = turn
    return band


@scene("consulten", exposure=0.94)
def two_chairs():
    studio(
        "#E6CDBF",
        0.08,
        (1.0, -8.4, 2.6),
        (0.02, 0.2, 0.66),
        86,
        6.3,
        (0, 0, 0.6),
        5.0,
        -54,
        30,
        pane_width=1.15,
        pane_height=1.05,
        bar=0.14,
        depth=2.6,
    )
    chair((-0.92, 0.42, 0), 0.62, "#F3E9E0")
    chair((0.98, 0.50, 0), -0.62, "#B87B68")
    middle = (0.04, -0.10, 0)
    top = [(0, 0.52), (0.34, 0.52), (0.34, 0.56), (0, 0.56)]
    foot = [(0, 0), (0.20, 0), (0.19, 0.03), (0.035, 0.06), (0.03, 0.52), (0, 0.52)]
    lathe(rounded(top, 0.015), stone("#F5EDE6", "#DCC9BB", 3), middle)
    lathe(rounded(foot, 0.02), brass(), middle, 64)
    tumbler = [(0, 0), (0.07, 0), (0.085, 0.22), (0.078, 0.22), (0.065, 0.02), (0, 0.02)]
    lathe(rounded(tumbler, 0.008), glass("#FDFFFE"), (0.16, -0.06, 0.56), 48)
    box(0.24, 0.17, 0.025, solid(ROSEWOOD, 0.6), (-0.08, -0.14, 0.56), 0.006, 0.3)
    vase = [(0, 0), (0.06, 0), (0.09, 0.10), (0.05, 0.2), (0.035, 0.26), (0.045, 0.29), (0.03, 0.29)]
    lathe(rounded(vase, 0.03), ceramic("#A9BDB2", 0.3), (0.02, 0.06, 0.56), 48)
    path = [(0.02, 0.06, 0.80), (0, 0.07, 1.0), (-0.06, 0.08, 1.2), (-0.10, 0.08, 1.34)]
    sprig(path, translucent("#8FA994", 0.3), solid("#7C735A", 0.6), 6, 0.17, 0.45, 0.007, 3, 0.5)


def chair(location, turn, color):
    cloth = terry(color, 46, 0.5, 0.03)
    profile = rounded_rectangle(0.40, 0.16, 0.60, 0.98, 0.095)
    back = arc_sweep(
        profile,
        math.pi * 0.02,
        math.pi * 0.98,
        cloth,
        72,
        lambda t: 0.66 + 0.34 * math.sin(math.pi * t) ** 0.6,
    )
    seat = [(0, 0.10), (0.46, 0.10), (0.46, 0.46), (0, 0.50)]
    parts = [back, lathe(rounded(seat, 0.09), cloth, (0, -0.04, 0))]
    wood = solid("#6B3B36", 0.4)
    leg = rounded([(0, 0), (0.03, 0), (0.04, 0.14), (0, 0.14)], 0.01)
    for angle in (0.6, 2.5, 3.9, 5.5):
        parts.append(lathe(leg, wood, (0.36 * math.cos(angle), 0.36 * math.sin(angle), 0), 24))
    group(parts, location, (0, 0, turn), 1.08)


@scene("tandenbleken", exposure=0.86)
def shell_and_pearls():
    studio(
        "#BDCECA",
        0.06,
        (0.7, -6.6, 4.6),
        (0.03, 0.02, 0.30),
        92,
        6,
        (0, 0, 0.4),
        3.6,
        -58,
        30,
        pane_width=1.2,
        pane_height=1.0,
        bar=0.14,
        depth=5,
        color="#FFF0E2",
    )
    box(2.2, 1.7, 0.14, ceramic("#F3F1EE", 0.12), (0, 0.15, 0), 0.05, 0.14)
    rows = [[on_shell(0.03 + 0.97 * i / 70, j / 260 * 2 - 1) for j in range(261)] for i in range(71)]
    shell = surface(rows, ceramic("#E9C9BC", 0.24))
    solidify(shell, 0.035, -1)
    shell.location, shell.rotation_euler, shell.scale = (0, -0.42, 0.20), (0.16, 0, 0.06), (0.88,) * 3
    white = pearl("#FBF4EF")
    sphere(0.25, white, (0.02, -0.02, 0.47), 6)
    sphere(0.12, white, (0.78, -0.42, 0.26), 6)
    sphere(0.085, pearl("#F3DBD0"), (1.0, -0.62, 0.085), 6)
    sphere(0.07, white, (-0.86, -0.66, 0.21), 6)


def on_shell(out, across):
    """`out` along a rib from 0 to 1, `across` the fan from -1 to 1."""
    angle = across * 1.22
    wave = math.cos(across * math.pi * 8)
    reach = (1.0 - 0.10 * across * across) * out * (1 + 0.03 * wave * out**4)
    z = 0.34 * (out - 0.55) ** 2 * 1.5 + 0.18 * abs(across) ** 2.2 * out + 0.036 * wave * out**1.1
    return (reach * math.sin(angle), reach * math.cos(angle), z)


@scene("makeup-styling")
def dressing_table():
    studio(
        "#E3BFB0",
        0.08,
        (1.0, -7.8, 2.8),
        (0.05, 0.1, 0.62),
        78,
        5.6,
        (0, -0.1, 0.6),
        4.8,
        -56,
        30,
        depth=4,
    )
    gold, case = brass(), ceramic("#7A403C", 0.18)
    lipstick((-0.62, 0.12, 0), case, gold)
    cap = [(0, 0), (0.215, 0), (0.215, 0.78), (0, 0.78)]
    ring = [(0.2, 0.06), (0.22, 0.06), (0.22, 0.12), (0.2, 0.12)]
    lathe(rounded(cap, 0.03), case, (-1.12, 0.52, 0))
    lathe(rounded(ring, 0.004), gold, (-1.12, 0.52, 0))
    compact((0.52, 0.32), case, gold)
    low, high = solid("#7A4A40", 0.5, Sheen=0.5), solid("#F0D2C4", 0.6, Sheen=0.5)
    head = bristles(0.085, 0.20, 0.46, low, high, 2200, 5, 0.9, 0.006, 0.38)
    brush((0.10, -0.70, 0.20), (0, -math.pi / 2 - 0.03, 0.18), case, gold, head, 0.085, 1.35)


def lipstick(location, case, gold):
    lathe(rounded([(0, 0), (0.20, 0), (0.20, 0.62), (0, 0.62)], 0.025), case, location)
    lathe(rounded([(0, 0.60), (0.165, 0.60), (0.165, 0.86), (0.14, 0.86)], 0.015), gold, location)
    profile = [(0.135, 0.84), (0.135, 1.30), (0.12, 1.42), (0.08, 1.47), (0, 1.48)]
    colour = lathe(rounded(profile, 0.05), solid("#B4524E", 0.28, Specular=0.5, Clearcoat=0.3), location)
    for vertex in colour.data.vertices:
        cut = 1.36 - 0.95 * vertex.co.x - 0.35 * vertex.co.y
        if vertex.co.z > cut:
            vertex.co.z = cut + (vertex.co.z - cut) * 0.06


def compact(place, case, gold):
    x, y = place
    base = [(0, 0), (0.56, 0), (0.58, 0.05), (0.58, 0.12), (0.53, 0.12), (0.52, 0.09), (0, 0.09)]
    powder = [(0, 0.125), (0.44, 0.12), (0.465, 0.10), (0.465, 0.09)]
    ring = [(0.465, 0.09), (0.465, 0.118), (0.49, 0.118), (0.49, 0.09)]
    lathe(rounded(base, 0.02), case, (x, y, 0), 160)
    lathe(rounded(powder, 0.02), solid("#EBC2AE", 0.8), (x, y, 0), 160)
    lathe(rounded(ring, 0.004), gold, (x, y, 0), 160)
    cover = [(0, 0), (0.56, 0), (0.58, 0.03), (0.58, 0.08), (0.53, 0.08), (0.52, 0.06), (0, 0.06)]
    lid = lathe(rounded(cover, 0.02), case, segments=160)
    mirror = lathe([(0, 0.066), (0.50, 0.066)], metal("#EADCD2", 0.04), segments=160)
    group([lid, mirror], (x, y + 0.62, 0.62), (math.radians(104), 0, 0))
