"""The pictures of the articles."""

import math

from mathutils import Vector, noise

from kit.cloth import silk_height, towel_fold, towel_roll
from kit.colour import PORCELAIN, ROSEWOOD
from kit.food import swirl
from kit.materials import (
    aluminium,
    brass,
    ceramic,
    clear_glass,
    frosted_glass,
    glass,
    linen,
    pearl,
    plaster,
    satin,
    solid,
    terry,
    translucent,
)
from kit.mesh import lathe, mesh, plane, rounded
from kit.plants import petal, sprig
from kit.solids import sphere, strip
from kit.studio import ambient, area_light, camera, studio, window
from kit.tools import book
from kit.vessels import bowl, dropper_bottle, teardrop, vial
from scenes.registry import scene


@scene("blog-botox", glass=True)
def books_and_vial():
    studio("#EFD9CD", 0.08, (1.1, -8.0, 2.5), (0.04, 0.1, 0.60), 88, 5.6, (0, -0.1, 0.6), depth=4)
    paper = solid("#FBF4EC", 0.8)
    book((0, 0.2, 0), 1.9, 1.35, 0.26, linen(ROSEWOOD), paper, 0.10)
    book((0.04, 0.2, 0.26), 1.62, 1.15, 0.20, linen("#F3E6DC"), paper, -0.06)
    serum = glass("#FDEFE4", 0, 1.34, 0.98)
    vial((-0.22, 0.16, 0.46), clear_glass(), serum, aluminium(), 0.72, 0.58, ROSEWOOD)
    path = [
        (0.42, -0.20, 0.215),
        (0.44, -0.42, 0.215),
        (0.445, -0.50, 0.20),
        (0.45, -0.53, 0.10),
        (0.47, -0.56, 0.03),
        (0.52, -0.72, 0.012),
        (0.60, -0.95, 0.012),
    ]
    strip(path, 0.075, (1, 0.12, 0), satin("#C98F7B", 0.3), 0.006, 4, 2)
    sphere(0.10, pearl(), (0.46, 0.12, 0.56))
    petal(translucent("#E7AFA0", 0.3), (-0.85, -0.78, 0.02), 0.30, (0.1, 0.1, 1.9), 0.4, 2)


@scene("blog-fillers", glass=True)
def orbs_on_silk():
    def height(x, y):
        return 0.62 * silk_height(x, y, 3.3)

    plane(560, 460, 10, 8, lambda x, y: (x, y, height(x, y)), satin("#7A4A47", 0.36))
    orb = glass("#FFF6F2", 0, 1.42, 0.97)
    for x, y, radius in (
        (-1.05, -0.42, 0.14),
        (-0.62, -0.24, 0.20),
        (-0.02, -0.05, 0.29),
        (0.82, 0.14, 0.42),
    ):
        sphere(radius, orb, (x, y, height(x, y) + radius * 0.88), 6)
    sphere(0.09, pearl(), (0.30, -0.66, height(0.30, -0.66) + 0.08), 6)
    ambient(0.22)
    area_light((-5, 1.5, 2.8), (0, 0, 0.2), 2.0, 520, "#FFE3D0")
    area_light((4, 4, 3), (0, 0, 0), 3, 110, "#FFE0D4")
    window((0, 0, 0.3), -72, 30, 3.4, 1.2, (2, 2), 2.0, 1.5, 0.2, "#FFDCC2")
    camera((0.5, -5.6, 4.2), (0.05, 0, 0.22), 74, 4.8, (0.1, -0.1, 0.4))


@scene("blog-hydrafacial")
def drop_on_water():
    middle = (0, 0.12)

    def wave(x, y):
        distance = math.hypot(x - middle[0], y - middle[1])
        rings = 0.075 * math.cos(distance * 11.5) * math.exp(-distance * 0.95) * min(1, distance * 3.2)
        crown = 0.15 * math.exp(-((distance / 0.09) ** 2)) - 0.05 * math.exp(-((distance / 0.24) ** 2))
        return rings + crown + 0.006 * noise.noise(Vector((x * 1.4, y * 1.4, 2)))

    water = solid("#A3C6BD", 0.16, Specular=0.7, Clearcoat=0.5, Clearcoat_Roughness=0.10)
    plane(700, 620, 13, 12, lambda x, y: (x, y + 2, wave(x, y + 2)), water)
    drop = glass("#F6FDFC", 0, 1.33, 0.97)
    lathe(teardrop(0.135, 0.44), drop, (*middle, 0.80))
    sphere(0.05, drop, (middle[0] + 0.02, middle[1], 0.33))
    window((0, 0, 0.1), -66, 27, 4.4, 1.0, (2, 3), 1.5, 1.2, 0.17, card=3.0)
    area_light((-5, 2, 4), (0, 0, 0), 3, 200)
    area_light((-3.5, 8, 5), (0, 1, 0), 3, 240, "#FFE9DE")
    camera((0.3, -5.6, 3.0), (0.02, 0.12, 0.22), 76, 4.5, (0, 0, 0.2))


@scene("blog-kliniek", glass=True)
def niche():
    """Five reasons, five things in an arched niche."""
    arched_niche(plaster("#68403D", 0.10, 3), plaster("#7D4C48", 0.10, 4))
    metal_cap, amber = aluminium(), glass("#F3BE86", 0, 1.36, 0.96)
    vial((-1.02, 0.12, 0), clear_glass(), amber, metal_cap, 0.62, 0.55, PORCELAIN)
    sphere(0.24, pearl("#F7E9E0"), (-0.53, -0.02, 0.24), 6)
    lotion = glass("#F3C9B4", 0, 1.36, 0.96)
    dropper_bottle((0, 0.10, 0), frosted_glass(), lotion, metal_cap, solid(PORCELAIN, 0.5), 0.68)
    bowl((0.55, -0.02, 0), 0.25, 0.20, ceramic("#F6EDE5", 0.2), 0.035, 0.55)
    cream = solid("#FCF5EE", 0.32, Clearcoat=0.4)
    swirl(0.215, 0.12, cream, (0.55, -0.02, 0.13), rings=90, around=160)
    vase = [(0, 0), (0.10, 0), (0.17, 0.16), (0.10, 0.34), (0.05, 0.46), (0.06, 0.52), (0.045, 0.52)]
    lathe(rounded(vase, 0.05), ceramic("#A9BDB2", 0.3), (1.03, 0.12, 0))
    path = [(1.03, 0.12, 0.5), (1.06, 0.10, 0.72), (1.02, 0.08, 0.92), (0.92, 0.06, 1.08)]
    sprig(path, translucent("#8FA994", 0.3), solid("#7C735A", 0.6), 6, 0.22, 0.5, 0.009, 3, 0.5)
    window((0, 0, 0.8), -46, 28, 4.6, 1.0, (2, 3), 1.15, 0.85, 0.13, "#FFDCC2", (0.15, 0))
    area_light((-4, -4, 4), (0, 0, 0.8), 3, 260, "#FFE3D2")
    area_light((4, -4, 2.5), (0, 0, 0.6), 2, 60)
    camera((0.35, -7.6, 1.5), (0.02, 0, 0.80), 76, 6.3, (0, 0, 0.5))


def arched_niche(wall, inside):
    """An opening in a wall that goes on beyond the picture, 0.85 deep."""
    half, spring, far, front, back = 1.42, 0.98, 20, -0.30, 0.55

    def arch(reach, rise):
        curve = [math.pi - math.pi * i / 48 for i in range(1, 48)]
        sides = [(-reach, 0), (-reach, 0.3), (-reach, spring)]
        top = [(reach * math.cos(a), spring + rise * math.sin(a)) for a in curve]
        return sides + top + [(reach, spring), (reach, 0.3), (reach, 0)]

    opening, edge = arch(half, half * 0.62), arch(far, far)
    count = len(opening)
    around = [(x, front, z) for x, z in opening + edge]
    below = [(-far, front, -8), (far, front, -8), (far, front, 0), (-far, front, 0)]
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
    faces.append(tuple(2 * count + i for i in range(4)))
    mesh(around + below, faces, wall, smooth=False)
    reveal = [(x, front, z) for x, z in opening] + [(x, back, z) for x, z in opening]
    faces = [(i, count + i, count + i + 1, i + 1) for i in range(count - 1)]
    faces.append((0, count - 1, 2 * count - 1, count))
    mesh(reveal, faces, inside, smooth=False)
    mesh([(x, back, z) for x, z in opening], [tuple(range(count))], inside, smooth=False)


@scene("blog-voorbereiding", exposure=0.88, glass=True)
def towels_water_notebook():
    studio("#EADCD1", 0.08, (1.0, -8.0, 2.7), (0.02, 0.1, 0.46), 92, 5.6, (0, -0.1, 0.5), depth=4)
    towel_fold((-0.42, 0.42, 0), 1.5, 1.0, 4, 0.105, terry("#FAF3EC"), 0.12)
    towel_roll((-0.46, 0.40, 0.44), 0.20, 0.95, terry("#DDB09C"), 0.12, 3.2, 0.05)
    tumbler = [(0, 0), (0.25, 0), (0.29, 0.86), (0.27, 0.87), (0.235, 0.05), (0, 0.05)]
    water = [(0, 0.052), (0.237, 0.052), (0.262, 0.60), (0.25, 0.605), (0, 0.60)]
    lathe(rounded(tumbler, 0.03), glass("#FDFFFE"), (0.78, 0.30, 0), 128)
    lathe(rounded(water, 0.01), glass("#F0F7F6", 0, 1.33, 0.97), (0.78, 0.30, 0), 128)
    book((0.30, -0.62, 0), 0.82, 0.56, 0.07, linen(ROSEWOOD), solid("#FBF4EC", 0.8), 0.16)
    pencil = [(0, 0), (0.006, 0), (0.028, 0.08), (0.028, 0.80), (0.02, 0.82), (0, 0.82)]
    lying = lathe(rounded(pencil, 0.004), brass(), (-0.02, -0.76, 0.10), 24)
    lying.rotation_euler = (0, math.pi / 2, 0.42)
