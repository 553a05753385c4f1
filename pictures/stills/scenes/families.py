"""Small scenes that only close-ups show: a thing or two for one family of treatments."""

import math
import random

from mathutils import Vector, noise

from kit.cloth import towel_fold
from kit.colour import ROSEWOOD, linear
from kit.food import swirl
from kit.materials import (
    brass,
    ceramic,
    clear_glass,
    glass,
    metal,
    pearl,
    satin,
    solid,
    stone,
    terry,
    translucent,
)
from kit.mesh import lathe, plane, rounded
from kit.plants import leaf, petal
from kit.solids import box, cylinder, even, group, sphere, strands, tube
from kit.studio import studio
from kit.vessels import bowl

DARK_ROSEWOOD, DARK_SAGE, DARK_CLAY = "#5A3331", "#4E5F58", "#8A5A54"


def derma_roller():
    """A drum of fine points on a handle that lies back."""
    studio(DARK_SAGE, 0.08, look_at=(0, 0, 0.2))
    gold, handle = brass(), solid(ROSEWOOD, 0.25, Clearcoat=0.8)
    drum, points = 0.17, []
    for ring in range(21):
        x = -0.21 + 0.021 * ring
        for k in range(40):
            angle = 2 * math.pi * (k + ring % 2 / 2) / 40
            y, z = math.cos(angle), math.sin(angle)
            points.append([(x, y * r, z * r) for r in (drum - 0.01, drum + 0.012, drum + 0.024)])
    barrel = [(0, -0.24), (drum, -0.24), (drum, 0.24), (0, 0.24)]
    cap = [(0, -0.28), (0.20, -0.28), (0.20, -0.24), (0, -0.24)]
    turned = [
        lathe(rounded(barrel, 0.02), ceramic("#CDA898")),
        lathe(rounded(cap, 0.015), gold),
        lathe(rounded([(r, -z) for r, z in cap], 0.015), gold),
    ]
    for thing in turned:
        thing.rotation_euler[1] = math.pi / 2
    fork = [(-0.29, 0, 0), (-0.29, 0.24, 0), (-0.18, 0.38, 0), (0, 0.42, 0)]
    fork += [(-x, y, z) for x, y, z in fork[2::-1]]
    pivots = [sphere(0.045, gold, (x, 0, 0), 4) for x in (-0.285, 0.285)]
    wood = [(0, 0), (0.05, 0), (0.06, 0.1), (0.085, 0.6), (0.07, 1.6), (0, 1.62)]
    grip = lathe(rounded(wood, 0.03), handle, (0, 0.38, 0))
    grip.rotation_euler[0] = -math.pi / 2
    pins = strands(points, 0.005, metal("#EAD9C8", 0.25), 1, lambda t: 1 - 0.85 * t)
    group(turned + pivots + [tube(fork, 0.026, gold), grip, pins], (0, 0, 0.2), (-0.07, 0, -0.75))


def carbon_dish():
    """Black paste in a shallow dish."""
    studio(DARK_SAGE, 0.08, look_at=(0, 0, 0.3))
    bowl((0, 0, 0), 0.55, 0.26, ceramic("#E3D2C6", 0.25), 0.045, 0.6)
    swirl(0.49, 0.13, solid("#17191B", 0.5, Specular=0.35), (0, 0, 0.17), 2.4, 0.22)


def led_panel():
    """Rows of red and blue light in a panel."""
    studio("#2E1D1E", 0.08, look_at=(0, 0, 0.3))
    parts = [box(2.6, 0.06, 1.8, solid("#4A2F2F", 0.35, Clearcoat=0.5), (0, 0, -0.9), 0.03)]
    lamps, ring = [lamp("#E8402F"), lamp("#5A78E8")], metal("#B98F7A", 0.3)
    for row in range(12):
        for column in range(18):
            place = (-1.2 + 0.14 * column, -0.03, -0.78 + 0.14 * row)
            collar = lathe([(0.034, 0), (0.044, 0), (0.044, 0.012), (0.034, 0.016)], ring, place, 32)
            collar.rotation_euler[0] = math.pi / 2
            parts += [sphere(0.034, lamps[row % 3 == 1], place, 3), collar]
    group(parts, (0, 0.2, 0.7), (-0.9, 0, 0.2))


def lamp(color):
    """A small dome that glows by itself and still takes the light of the window."""
    material = solid(color, 0.25, Emission=linear(color), Emission_Strength=0.85, Clearcoat=1.0)
    material.cycles.sample_as_light = False
    return material


def lash_curl():
    """Lashes combed up over a soft roll."""
    studio(DARK_ROSEWOOD, 0.08, look_at=(0, 0, 0.2))
    radius, ink, rng = 0.2, solid("#23140F", 0.35), random.Random(4)
    roll = [(0, -0.95), (radius, -0.95), (radius, 0.95), (0, 0.95)]
    pad = lathe(rounded(roll, 0.15, 12), solid("#D59C8B", 0.4, Clearcoat=0.2), (0, 0, radius))
    pad.rotation_euler[1] = math.pi / 2
    lashes, root = [], -0.7

    def on_roll(x, angle, lift):
        r = radius + 0.010 + lift
        return (x, -r * math.cos(angle), radius + r * math.sin(angle))

    for i in range(56):
        t = i / 55 * 2 - 1 + rng.uniform(-0.012, 0.012)
        reach = (2.0 - 0.45 * abs(t - 0.2) ** 1.5) * (rng.uniform(0.94, 1) if i % 3 else 1.08)
        line = []
        for k in range(15):
            u = k / 14
            x = 0.72 * t + 0.13 * t * u
            line.append(on_roll(x, root + reach * u, 0.34 * max(u - 0.5, 0) ** 1.4))
        lashes.append(line)
    strands(lashes, 0.008, ink, 2, lambda t: max(0.1, 1 - t**1.6))
    strands([[on_roll(0.74 * (k / 20 * 2 - 1), root, 0) for k in range(21)]], 0.011, ink, 2, even)


def brow_strokes():
    """A brow drawn hair by hair, and the pen that drew it."""
    studio(DARK_SAGE, 0.08, look_at=(0, 0, 0.1))
    box(2.3, 1.35, 0.10, ceramic("#D3AD9B", 0.4), (0, 0.05, 0), 0.03, 0.06)
    rng, lines = random.Random(7), []
    for count, start, side in ((64, 0, -1), (56, 0.08, 1)):
        lines += [brow_stroke(start + (1 - start) * i / count, side, rng) for i in range(count)]
    strands(lines, 0.005, solid("#4A2A20", 0.5), 1, lambda t: max(0.3, math.sin(math.pi * (0.3 + 0.7 * t))))
    body = [(0, 0), (0.012, 0), (0.018, 0.12), (0.05, 0.2), (0.05, 1.4), (0.03, 1.5), (0, 1.5)]
    grooves = [[(0.051, z), (0.055, z + 0.01), (0.051, z + 0.02)] for z in (0.26, 0.30, 0.34, 0.38)]
    pen = [lathe(rounded(body, 0.02), brass())] + [lathe(groove, metal(ROSEWOOD, 0.3)) for groove in grooves]
    group(pen, (0.0, -0.15, 0.152), (0, math.pi / 2, -0.42))


def brow_stroke(t, side, rng):
    """One hair from the lower (-1) or upper (1) edge of a brow, `t` from its head to its tail."""

    def spine(t):
        return Vector((-0.52 + 0.94 * t, 0.16 + 0.15 * math.sin(math.pi * t**1.3 * 0.95), 0.101))

    start = t + rng.uniform(-0.008, 0.008)
    half = 0.095 * max(1 - t, 0) ** 0.6 * rng.uniform(0.88, 1.04)
    sweep = (0.015 + 0.15 * min(t * 3, 1)) * (1 - 0.5 * t) * rng.uniform(0.75, 1.2)
    points = []
    for k in range(7):
        u = k / 6
        across = half * (1 - 1.2 * u**1.5) if side > 0 else half * (-1 + 1.9 * u - 0.5 * u * u)
        points.append(spine(max(start + sweep * u * (0.6 + 0.4 * u), 0)) + Vector((0, across, 0)))
    return points


def feather():
    """A feather, as light as skin without hair."""
    studio(DARK_CLAY, 0.08, look_at=(0, 0, 0.1))
    rng, barbs = random.Random(3), []

    def quill(t):
        return Vector((-0.72 + 1.3 * t, 0.2 * math.sin(1.9 * t) - 0.12, 0.04 + 0.16 * t * t))

    for i in range(700):
        t = 0.12 + 0.88 * (i + rng.random()) / 700
        is_down = t < 0.26
        for side in (-1, 1):
            size = 0.34 * math.sin(math.pi * min(t * 0.93 + 0.05, 1)) ** 0.6 * (1.1 if side < 0 else 0.8)
            size *= rng.uniform(0.96, 1.03)
            curl, rise = (rng.uniform(-0.1, 0.1), rng.uniform(-0.02, 0.06)) if is_down else (0, 0)
            line = []
            for k in range(8):
                u = k / 7
                along = size * (0.75 * u + (0.2 + curl) * u * u)
                across = side * size * (0.9 * u - 0.22 * u * u)
                line.append(quill(t) + Vector((along, across, 0.05 * math.sin(2.2 * u) + rise * u)))
            barbs.append(line)
    white = solid("#E2CDC0", 0.6, Sheen=0.5)
    strands(barbs, 0.0045, white, 1, lambda t: 1 - 0.55 * t)
    tube([quill(t / 8 - 0.08) for t in range(9)], 0.014, solid("#E2C3B0", 0.4), lambda t: 1 - 0.85 * t)


def sugar_cane():
    """Pieces of the cane that the acid comes from."""
    studio(DARK_ROSEWOOD, 0.08, look_at=(0, 0, 0.2))
    for i, (location, radius, length, turn) in enumerate(
        (
            ((0.05, -0.25, 0.16), 0.16, 1.3, 0.3),
            ((0.0, 0.12, 0.15), 0.15, 1.5, 0.36),
            ((0.02, -0.05, 0.42), 0.145, 1.2, 0.22),
        )
    ):
        cane(location, radius, length, turn, 0.06 * i)


def cane(location, radius, length, turn, shift):
    """Lies towards its cut face; `shift` moves its joints along."""
    r, rng = radius, random.Random(shift)
    rind, wax, pith = stone("#5F6049", "#84805C", 2.5), solid("#B5AE8A", 0.6), solid("#D9C9A6", 0.6)
    pieces = [lathe(rounded([(0, 0.02), (r, 0), (r, length), (0, length)], 0.02), rind)]
    for joint in (0.32, 0.73):
        z = joint * length + shift
        swelling = [(r * 0.98, -0.07), (r * 1.06, -0.03), (r * 1.09, 0), (r * 1.04, 0.02), (r * 0.98, 0.03)]
        pieces.append(lathe(rounded(swelling, 0.01), rind, (0, 0, z)))
        pieces.append(lathe([(r * 1.0, -0.1), (r * 1.012, -0.09), (r * 1.03, -0.05)], wax, (0, 0, z)))
    pieces.append(lathe([(0, -0.006), (r * 0.8, -0.004), (r * 0.9, 0.006)], pith))
    fibres = []
    for k in range(110):
        out, angle = r * 0.84 * ((k + 0.5) / 110) ** 0.5, 2.4 * k + rng.uniform(-0.25, 0.25)
        place = out * math.cos(angle), out * math.sin(angle)
        fibres.append([(*place, 0.01), (*place, -0.006)])
    pieces.append(strands(fibres, 0.003, solid("#BFA97C", 0.7), 1, even))
    group(pieces, location, (-math.pi / 2, 0, turn))


def herbal_bath():
    """Leaves and petals on warm water."""
    studio(DARK_ROSEWOOD, 0.08, look_at=(0, 0, 0.35))
    bowl((0, 0, 0), 0.72, 0.42, ceramic("#E3D2C6", 0.25), 0.05, 0.6, 160)
    water = solid("#4F665B", 0.04, Specular=0.7, Clearcoat=1.0)
    lathe([(0, 0.31), (0.655, 0.31)], water, segments=160)
    green, rib = translucent("#7C9A83", 0.3, 0.4, "#A9C28F"), solid("#B9CBB0", 0.5)
    for x, y, length, turn in ((-0.12, -0.4, 0.4, 0.5), (-0.34, 0.08, 0.34, -0.5), (0.42, 0.06, 0.38, 1.3)):
        leaf(green, (x, y, 0.322), length, 0.34, (0, 0, turn), 0.12, 0.04, x, rib)
    rose = translucent("#DDA092", 0.3)
    petal(rose, (0.12, -0.24, 0.34), 0.2, (0, 0, -0.5), 0.3, 2)
    petal(rose, (-0.02, 0.26, 0.34), 0.18, (0, 0, 1.2), 0.3, 5)


def plasma_tubes():
    """Slender tubes of amber in a stone."""
    studio("#D3A791", 0.08, look_at=(0, 0, 0.6))
    box(1.7, 0.5, 0.3, stone("#E9DBD0", "#CDB6A6", 3.5), (0, 0, 0), 0.025)
    clear, amber, gold = clear_glass(), glass("#FBE0B4", 0, 1.36, 0.98), brass()
    settled = solid(ROSEWOOD, 0.3)
    wall = [(0.085, 0), (0.085, 0.60), (0.092, 0.62), (0.078, 0.62), (0.074, 0.58), (0.074, 0)]
    for x, fill in ((-0.3, 0.36), (0, 0.46), (0.3, 0.30)):
        lathe(rounded(wall, 0.006), clear, (x, 0, 0.3))
        lathe([(0.0755, 0), (0.0755, 0.1), (0, 0.1)], settled, (x, 0, 0.301))
        level = [(0, 0.101), (0.0755, 0.101), (0.0755, fill), (0.07, fill - 0.008), (0, fill - 0.01)]
        lathe(rounded(level, 0.006), amber, (x, 0, 0.301))
        collar = [(0.086, 0), (0.12, 0), (0.12, 0.03), (0.086, 0.03), (0.086, 0)]
        lathe(rounded(collar, 0.006), gold, (x, 0, 0.3))


def loose_knot():
    """A cord that lets go."""
    studio(DARK_CLAY, 0.08, look_at=(0, 0, 0.1))
    radius = 0.068
    lift = ((-9, 0), (-1.93, 0), (-1.73, 1), (-0.52, 0), (0.52, 1), (1.73, 0), (1.93, 1), (2.4, 0), (9, 0))

    def at(t):
        for (before, low), (after, high) in zip(lift, lift[1:], strict=False):
            if before <= t <= after:
                share = (1 - math.cos(math.pi * (t - before) / (after - before))) / 2
                rise = low + (high - low) * share
                break
        return Vector((0.17 * (t**3 - 3 * t), 0.13 * (t**4 - 4 * t * t), radius * (1 + 2.1 * rise)))

    silk = satin("#D9B9A7", 0.4)
    count = 260
    for strand in range(3):
        points = []
        for i in range(count + 1):
            t = -2.7 + 5.4 * i / count
            here = at(t)
            ahead = (at(t + 0.01) - here).normalized()
            side = ahead.cross(Vector((0, 0, 1))).normalized()
            up = side.cross(ahead)
            points.append((here, side, up))
        length, line = 0, []
        for i, (here, side, up) in enumerate(points):
            if i:
                length += (here - points[i - 1][0]).length
            angle = 2 * math.pi * (length / 0.36 + strand / 3)
            line.append(here + (side * math.cos(angle) + up * math.sin(angle)) * radius * 0.5)
        strands([line], radius * 0.53, silk, 5, even)


def draped_form():
    """Silk over a round form that carries it."""
    studio(DARK_ROSEWOOD, 0.08, look_at=(0, 0, 0.3))

    def height(x, y):
        out, angle = math.hypot(x, y), math.atan2(y, x)
        ball = 0.3 * (1 - (out / 0.6) ** 2)
        form = ball + math.sqrt(ball * ball + 0.004)
        share = 1 / (1 + math.exp(-16 * (out - 0.5)))
        wave = math.cos(9 * angle + 2.5 * noise.noise(Vector((x * 1.2, y * 1.2, 3))) + 1.2 * out)
        return form + share * (0.5 + 0.5 * wave) ** 1.5 * 0.16 * math.exp(-0.6 * out)

    plane(460, 460, 5, 5, lambda x, y: (x, y + 0.9, height(x, y + 0.9)), satin("#8A4B45", 0.42))


def contour_and_dividers():
    """One line on paper, and what it is measured with."""
    studio(DARK_SAGE, 0.08, look_at=(0, 0, 0.1))
    box(2.6, 2.4, 0.03, solid("#D9C6B8", 0.85), (0, 0.3, 0), 0.005, 0.08)
    line = [(-0.5, 0.5), (-0.5, 0.16), (-0.42, -0.06), (-0.18, -0.22)]
    line += [(0.16, -0.36), (0.36, -0.37), (0.45, -0.24), (0.41, -0.1)]
    tube([(x, y, 0.029) for x, y in line], 0.004, solid(ROSEWOOD, 0.6))
    gold, high, reach = metal("#DDBB8C", 0.32), 0.066, 0.82
    leg = [(0, 0), (0.004, 0), (0.012, 0.12), (0.028, 0.18), (0.034, reach), (0, reach)]
    parts = []
    for lean in (-0.3, 0.3):
        tip = (reach * math.sin(lean), -reach * math.cos(lean), high - 0.03)
        arm = lathe(rounded(leg, 0.01), gold, tip)
        arm.rotation_euler = (-math.pi / 2 + 0.035, 0, lean)
        parts.append(arm)
    parts.append(cylinder(0.075, 0.09, gold, (0, 0, high), (0, 0, 0), 64, 0.012, 3))
    parts.append(cylinder(0.03, 0.02, metal(ROSEWOOD, 0.3), (0, 0, high + 0.05), (0, 0, 0), 48, 0.006, 3))
    grip = lathe(rounded([(0, 0), (0.03, 0), (0.036, 0.26), (0, 0.26)], 0.012), gold, (0, 0.06, high))
    grip.rotation_euler[0] = -math.pi / 2
    group(parts + [grip], (0.14, 0.42, 0), (0, 0, -0.12))


def pleats():
    """Folds that smooth out."""
    studio(DARK_CLAY, 0.08, look_at=(0, 0, 0.1))

    def height(x, y):
        bend = x + 0.2 * math.sin(y * 1.3) + 0.1 * noise.noise(Vector((x, y, 1)))
        fold = (0.5 + 0.5 * math.sin(bend * 13 + 1.2 * noise.noise(Vector((x * 0.8, y * 0.5, 4))))) ** 1.4
        return 0.2 * fold / (1 + math.exp(-3.6 * (y - 0.25 - 0.25 * x)))

    plane(460, 460, 5, 5, lambda x, y: (x, y + 0.9, height(x, y + 0.9)), satin("#B98573", 0.38))
    sphere(0.085, pearl(), (0.08, -0.3, height(0.08, -0.3) + 0.083), 6)


def dew_on_leaf():
    """Drops on a leaf."""
    studio(DARK_SAGE, 0.08, look_at=(0, 0, 0.2))

    def point(x, y, lift=0):
        return Vector((x, y, 0.2 + 0.16 * y + 0.016 * math.sin(6 * x + 5 * abs(y)) + lift))

    plane(300, 300, 4, 3.2, point, stone("#465449", "#54645A", 3))
    rib = solid("#8B9D86", 0.5)
    tube([point(-2 + k / 5, 0) for k in range(21)], 0.014, rib)
    veins = []
    for k in range(9):
        for side in (-1, 1):
            start = -1.96 + 0.4 * k
            veins.append([point(start + v / 50 + v * v / 250, side * v / 10) for v in range(11)])
    strands(veins, 0.007, rib, 2, lambda t: 1 - 0.6 * t)
    water = glass("#FBFFFE", 0, 1.33, 0.97)
    for x, y, radius in (
        (0.02, -0.18, 0.13),
        (0.34, -0.10, 0.06),
        (-0.28, -0.15, 0.08),
        (0.16, 0.18, 0.09),
        (-0.18, 0.15, 0.05),
        (0.22, -0.36, 0.045),
    ):
        sphere(radius, water, point(x, y, radius * 0.5), 6, 0.6)


def basalt():
    """Dark stones with a film of oil on a folded towel, one on two."""
    studio(DARK_ROSEWOOD, 0.08, look_at=(0, 0, 0.3))
    towel_fold((0, 0.15, 0), 2.5, 1.7, 3, 0.085, terry("#EBD9CC"), 0.12)
    wet = stone("#2B2A2B", "#4C4746", 3.2)
    wet.node_tree.nodes["Principled BSDF"].inputs["Clearcoat"].default_value = 0.35
    stones = (
        (-0.37, 0.02, 0.0, 0.33, 0.3),
        (0.34, 0.1, 0.0, 0.31, 1.1),
        (-0.04, 0.08, 0.245, 0.25, 0.5),
        (0.3, -0.46, 0.0, 0.18, 2.2),
    )
    for i, (x, y, z, radius, turn) in enumerate(stones):
        lying = sphere(radius, wet, (x, y, 0.29 + z + radius * 0.44), 6, 0.46, 0.08, i + 11)
        lying.scale = (1.15, 0.88, 1)
        lying.rotation_euler[2] = turn
