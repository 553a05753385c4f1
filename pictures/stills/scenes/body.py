"""Ice, cells, light and stones."""

import math
import random

import bmesh
import bpy

from kit.materials import ceramic, emission, glass, plaster, solid, stone, terry
from kit.mesh import lathe
from kit.cloth import towel_roll
from kit.solids import bevel, box, cylinder, sphere, tube
from kit.studio import studio
from kit.vessels import bowl
from scenes.registry import scene


@scene("vetbevriezing", glass=True)
def ice_crystals():
    studio(
        "#C9D6D2",
        0.08,
        (0.8, -8.0, 2.0),
        (0.05, 0.1, 0.84),
        76,
        5,
        (0, 0, 0.9),
        4.6,
        -55,
        30,
        pane_width=1.15,
        pane_height=1.0,
        bar=0.14,
        fill=160,
        rim=120,
        color="#FFF0E2",
    )
    ice, frost = glass("#EEF7F8", 0.03, 1.31, 0.95), glass("#E6F0F1", 0.30, 1.31, 0.95)
    rng = random.Random(11)
    box(2.6, 1.7, 0.28, stone("#F3EEE9", "#D7D2CC", 3), (0, 0.2, 0), 0.03, 0.08)
    # Place, height, radius, and lean to the side and to the back.
    for x, y, height, radius, side, back in (
        (0, 0.25, 1.6, 0.30, 0.05, 0),
        (0.42, 0.1, 1.15, 0.24, 0.28, -0.1),
        (-0.42, 0.2, 1.3, 0.25, -0.24, 0.05),
        (0.15, -0.2, 0.8, 0.2, 0.12, 0.3),
        (-0.2, -0.15, 0.95, 0.19, -0.12, 0.26),
        (0.78, 0.05, 0.62, 0.17, 0.5, 0.1),
        (-0.78, 0.1, 0.7, 0.18, -0.5, 0.1),
    ):
        shard(rng, (x, y), height, radius, (side, back), ice)
    for i in range(16):
        place = rng.uniform(-1.1, 1.1), rng.uniform(-0.5, 0.2)
        height, radius = rng.uniform(0.1, 0.22), rng.uniform(0.05, 0.11)
        lean = rng.uniform(-0.6, 0.6), rng.uniform(-0.5, 0.5)
        shard(rng, place, height, radius, lean, frost if i % 3 == 0 else ice, 5)
    sphere(0.20, solid("#E5B4A4", 0.3, Clearcoat=0.6), (1.12, -1.0, 0.2), 6)


def shard(rng, place, height, radius, lean, material, sides=6):
    """An uneven crystal with a tip."""
    body = bmesh.new()
    angles = [2 * math.pi * i / sides + rng.uniform(-0.2, 0.2) for i in range(sides)]
    ring = [
        (radius * math.cos(a) * rng.uniform(0.75, 1.15), radius * math.sin(a) * rng.uniform(0.75, 1.15))
        for a in angles
    ]
    for x, y in ring:
        body.verts.new((x * 0.8, y * 0.8, 0))
        body.verts.new((x, y, height * rng.uniform(0.62, 0.84)))
    body.verts.new((rng.uniform(-0.3, 0.3) * radius, rng.uniform(-0.3, 0.3) * radius, height))
    bmesh.ops.convex_hull(body, input=body.verts)
    data = bpy.data.meshes.new("shard")
    body.to_mesh(data)
    thing = bpy.data.objects.new("shard", data)
    bpy.context.collection.objects.link(thing)
    data.materials.append(material)
    thing.location = (*place, 0.27)
    side, back = lean
    thing.rotation_euler = (back, side, rng.random() * 6)
    bevel(thing, 0.012, 2)


@scene("cavitatie", exposure=0.92, glass=True)
def cells_and_bubbles():
    studio(
        "#B9CAC2",
        0.06,
        (0.4, -5.6, 4.9),
        (0.05, 0.05, 0.30),
        74,
        5,
        (0, -0.2, 0.5),
        4.0,
        -62,
        28,
        pane_width=1.2,
        pane_height=1.0,
        bar=0.15,
        depth=9,
    )
    tones = [ceramic(color, 0.30) for color in ("#C6D5CE", "#B4C8BE", "#DCE6E2", "#EFE9E3", "#E6BFB0")]
    rosy = ((1, -1), (-2, 1), (0, 2), (3, -2))
    rng, radius, tops = random.Random(9), 0.30, {}
    for q in range(-9, 10):
        for r in range(-9, 10):
            x, y = radius * 1.5 * q * 1.03, radius * math.sqrt(3) * (r + q / 2) * 1.03
            if abs(x) > 3.6 or not -3 < y < 4.6:
                continue
            distance = math.hypot(x - 0.05, y - 0.05)
            hill = 0.46 * math.exp(-((distance / 1.0) ** 2)) * (0.65 + 0.5 * rng.random())
            height = 0.10 + hill + 0.06 * rng.random()
            material = tones[4] if (q, r) in rosy else tones[rng.choice((0, 0, 1, 2, 2, 3))]
            cylinder(radius, height, material, (x, y, height / 2), (0, 0, math.pi / 6), 6, 0.028, 4)
            tops[q, r] = (x, y, height)
    bubble = glass("#FBFFFE", 0, 1.38, 0.97)
    for cell, size in (
        ((0, 0), 0.34),
        ((1, -2), 0.17),
        ((-1, 1), 0.21),
        ((2, -1), 0.12),
        ((-1, -1), 0.13),
        ((1, 1), 0.15),
        ((-2, 0), 0.09),
        ((3, -2), 0.10),
    ):
        x, y, height = tops[cell]
        sphere(size, bubble, (x, y, height + size * 0.97), 6)


@scene("laser-ontharen", glass=True)
def beam_through_lens():
    studio(
        "#663B39",
        0.10,
        (0.5, -8.2, 1.9),
        (0.08, 0.1, 1.0),
        78,
        4,
        (0.1, 0.1, 1.2),
        2.6,
        -50,
        30,
        pane_width=1.1,
        pane_height=1.0,
        bar=0.14,
        fill=220,
        rim=150,
        color="#FFC9AE",
        window_target=(0, 0.6, 0.9),
    )
    box(3.1, 1.2, 0.5, plaster("#7E4B47", 0.08, 10), (0, 0.2, 0), 0.03)
    clear = glass("#FFF4F0", 0, 1.5, 0.95)
    cylinder(0.70, 0.26, clear, (0.1, 0.2, 1.22), (math.pi / 2, 0, math.radians(62)), 160, 0.05, 6)
    sphere(0.30, clear, (-0.88, 0, 0.80), 6)
    box(0.34, 0.34, 0.34, clear, (1.08, -0.05, 0.5), 0.03, 0.5)
    path = [(-9, 0.2, 1.22), (0, 0.2, 1.22), (1.5, 0.2, 1.18), (9, 0.2, 1.0)]
    tube(path, 0.012, emission("#FF5A48", 20))
    tube(path, 0.005, emission("#FFD2C4", 46))


@scene("massages")
def pebbles_oil_towels():
    studio(
        "#633A38",
        0.10,
        (0.9, -7.6, 3.6),
        (0.02, 0.1, 0.34),
        90,
        5.6,
        (0, -0.2, 0.3),
        4.2,
        -58,
        30,
        pane_width=1.2,
        pane_height=1.0,
        bar=0.14,
        fill=150,
        rim=80,
        color="#FFDCC2",
        depth=5,
    )
    towel_roll((-0.30, 0.78, 0), 0.34, 1.75, terry("#F3E6DB"), 0.16)
    towel_roll((-0.05, 1.22, 0), 0.28, 1.5, terry("#DDB7A5"), 0.16)
    bowl((0.92, 0.02, 0), 0.46, 0.36, ceramic("#F6EDE5", 0.2))
    oil = solid("#C98238", 0.04, Specular=0.7, Clearcoat=1.0)
    lathe([(0, 0.245), (0.405, 0.245)], oil, (0.92, 0.02, 0), 128)
    basalt = stone("#2E2B2B", "#544C49", 3.0)
    pebbles = (
        (-1.02, -0.10, 0.25),
        (-0.62, -0.42, 0.22),
        (-0.20, -0.62, 0.19),
        (0.20, -0.74, 0.155),
        (0.53, -0.78, 0.12),
    )
    for i, (x, y, radius) in enumerate(pebbles):
        pebble = sphere(radius, basalt, (x, y, radius * 0.50), 6, 0.52, 0.10, i + 3)
        pebble.scale = (1.12, 0.86, 1)
        pebble.rotation_euler[2] = 0.6 + i * 0.35
