"""Vials, bottles, bowls, pipettes and drops."""

import math

from kit.materials import solid
from kit.mesh import lathe, rounded
from kit.solids import group


def vial(location, glass, liquid=None, cap=None, scale=1, fill=0.55, stopper=None):
    """`cap` is the metal crimp, `stopper` the lid on it."""
    outside = [
        (0, 0),
        (0.34, 0),
        (0.34, 1.0),
        (0.17, 1.16),
        (0.17, 1.26),
        (0.235, 1.28),
        (0.235, 1.38),
        (0.14, 1.38),
    ]
    inside = [(0.14, 1.38), (0.12, 1.16), (0.30, 0.98), (0.30, 0.06), (0, 0.05)]
    lathe(rounded(outside, 0.05) + rounded(inside, 0.05), glass, location, scale=scale)
    if liquid:
        level = [(0, 0.052), (0.303, 0.052), (0.303, fill), (0.29, fill - 0.012), (0, fill - 0.014)]
        lathe(rounded(level, 0.03), liquid, location, scale=scale)
    if cap:
        crimp = [(0, 1.52), (0.25, 1.52), (0.25, 1.27), (0.20, 1.25), (0.20, 1.30)]
        lathe(rounded(crimp, 0.02), cap, location, scale=scale)
    if stopper:
        lid = [(0, 1.60), (0.21, 1.60), (0.21, 1.52), (0, 1.515)]
        lathe(rounded(lid, 0.03), solid(stopper, 0.35), location, scale=scale)


def dropper_bottle(location, glass, liquid, collar, bulb, scale=1, fill=0.62):
    outside = rounded([(0, 0), (0.36, 0), (0.36, 0.86), (0.15, 1.0), (0.15, 1.14)], 0.07)
    inside = rounded([(0.12, 1.14), (0.12, 0.98), (0.32, 0.83), (0.32, 0.06), (0, 0.05)], 0.06)
    level = [(0, 0.052), (0.322, 0.052), (0.322, fill), (0.31, fill - 0.012), (0, fill - 0.014)]
    ring = [(0, 1.08), (0.19, 1.08), (0.19, 1.36), (0.17, 1.38), (0, 1.38)]
    rubber = [(0, 1.38), (0.13, 1.38), (0.14, 1.58), (0.13, 1.72), (0.07, 1.82), (0, 1.84)]
    straw = [(0.028, 0.2), (0.05, 0.34), (0.05, 1.1), (0.04, 1.1), (0.04, 0.34), (0.02, 0.2)]
    parts = [
        lathe(outside + inside, glass),
        lathe(rounded(level, 0.04), liquid),
        lathe(rounded(ring, 0.02), collar),
        lathe(rounded(rubber, 0.09), bulb),
        lathe(straw, glass, segments=32),
    ]
    return group(parts, location, scale=scale)


def pipette(location, rotation, glass, liquid, bulb, collar, length=1.5, fill=0.55, scale=1):
    top = length
    straw = [
        *((0.02, 0), (0.034, 0), (0.05, 0.22), (0.105, 0.42), (0.105, top)),
        *((0.085, top), (0.085, 0.44), (0.034, 0.24), (0.02, 0)),
    ]
    level = [
        *((0, 0.01), (0.021, 0.01), (0.034, 0.235), (0.087, 0.44)),
        *((0.087, top * fill), (0.07, top * fill - 0.012), (0, top * fill - 0.014)),
    ]
    ring = [(0, top - 0.06), (0.20, top - 0.06), (0.20, top + 0.34), (0.17, top + 0.36), (0, top + 0.36)]
    rubber = [
        *((0, top + 0.36), (0.135, top + 0.36), (0.15, top + 0.62)),
        *((0.145, top + 0.80), (0.08, top + 0.93), (0, top + 0.95)),
    ]
    parts = [
        lathe(rounded(straw, 0.02), glass, segments=64),
        lathe(rounded(level, 0.02), liquid, segments=64),
        lathe(rounded(ring, 0.03), collar),
        lathe(rounded(rubber, 0.10), bulb),
    ]
    return group(parts, location, rotation, scale)


def bowl(location, radius, height, material, thickness=0.06, foot=0.5, segments=128):
    outside = [(0, 0), (radius * foot, 0), (radius * foot * 1.02, 0.04)]
    for i in range(2, 15):
        angle = i / 14 * math.pi / 2
        reach = foot + (1 - foot) * math.sin(angle) ** 0.85
        outside.append((radius * reach, 0.04 + (height - 0.04) * (1 - math.cos(angle))))
    inside = [(r - thickness, max(z, 0.09)) for r, z in outside[:2:-1]]
    rim = [(radius - thickness * 0.35, height + 0.012), (radius - thickness, height)]
    inside = [(max(r, 0), z + thickness * 0.4 * (1 - z / height)) for r, z in inside[1:]]
    profile = outside + rim + inside + [(0, 0.09 + thickness * 0.2)]
    return lathe(profile, material, location, segments)


def teardrop(radius, height, steps=72):
    """The profile of a falling drop, its point up, around its middle."""
    turns = [math.pi * step / steps for step in range(steps + 1)]
    widest = 0.714
    return [
        (radius / widest * math.sin(turn) * math.sin(turn / 2) ** 1.4, height / 2 * math.cos(turn))
        for turn in turns
    ]


def drop(material, location, radius, height=0.42):
    """A drop lying on a flat ground; `height` is a share of its radius."""
    profile = [(0, radius * height)]
    for i in range(1, 17):
        angle = math.pi / 2 * i / 16
        profile.append((radius * math.sin(angle), radius * height * math.cos(angle)))
    profile += [(radius * 0.96, -0.02), (0, -0.03)]
    return lathe(profile[::-1], material, location, 72)
