"""Brushes, tweezers, books."""

import math
import random

from kit.materials import metal
from kit.mesh import lathe, rounded
from kit.solids import box, even, group, strands, strip


def bristles(foot, head, length, low, high, count=1500, seed=1, flat=1.0, radius=0.0065, dome=0.4):
    """A bundle from radius `foot` to `head`, in one material below and another above."""
    rng = random.Random(seed)
    below, above = [], []
    for _ in range(count):
        out, angle = rng.random() ** 0.5, rng.random() * 2 * math.pi
        x, y = out * math.cos(angle), out * math.sin(angle) * flat
        top = length * (1 - dome * out * out) * rng.uniform(0.96, 1.02)

        def at(t, x=x, y=y, top=top):
            spread = foot + (head - foot) * math.sin(min(t * 1.25, 1) * math.pi / 2) * (1 - 0.12 * t * t)
            return (x * spread, y * spread, top * t)

        joint = 0.50 + 0.16 * rng.random()
        below.append([at(t) for t in (0, joint / 3, joint * 2 / 3, joint + 0.02)])
        above.append([at(joint + (1 - joint) * t) for t in (0, 0.33, 0.66, 1)])
    return [
        strands(below, radius, low, 1, even),
        strands(above, radius, high, 1, lambda t: 1 - 0.6 * t),
    ]


def brush(location, rotation, handle, ferrule, head, radius, length):
    """`head` holds the bristles, made by `bristles`."""
    r = radius
    wood = [
        (0, -length),
        (r * 0.42, -length),
        (r * 0.85, -length * 0.55),
        (r * 0.78, -0.36),
        (r * 0.9, -0.34),
        (0, -0.34),
    ]
    ring = [(0, -0.36), (r * 0.92, -0.36), (r * 0.95, -0.2), (r * 1.02, 0.0), (r * 0.9, 0.02), (0, 0.02)]
    parts = [lathe(rounded(wood, 0.04), handle), lathe(rounded(ring, 0.02), ferrule)]
    return group(parts + head, location, rotation)


def spoolie(
    location, rotation, handle, ferrule, bristle, head=0.62, radius=0.115, count=1500, length=1.9, seed=2
):
    """A small round brush for brows and lashes."""
    rng = random.Random(seed)
    wood = [(0, -length), (0.030, -length), (0.055, -length * 0.5), (0.048, -0.16), (0, -0.16)]
    ring = [(0, -0.18), (0.05, -0.18), (0.042, 0), (0.018, 0.04), (0, 0.04)]
    core = [(0, 0), (0.013, 0), (0.013, head + 0.05), (0, head + 0.06)]
    lines = []
    for i in range(count):
        t = (i + rng.random()) / count
        angle = t * 15 * 2 * math.pi + (i % 2) * math.pi + rng.uniform(-0.28, 0.28)
        r = radius * (1 - 0.45 * t**3) * min(1, 0.5 + t * 5) * rng.uniform(0.93, 1.04)
        z = 0.06 + t * (head - 0.06)
        x, y = r * math.cos(angle), r * math.sin(angle)
        lines.append(
            [(0, 0, z), (r * 0.5 * math.cos(angle), r * 0.5 * math.sin(angle), z + 0.004), (x, y, z + 0.012)]
        )
    parts = [
        lathe(rounded(wood, 0.02), handle),
        lathe(rounded(ring, 0.01), ferrule),
        lathe(core, metal("#8C7A70", 0.3), segments=12),
        strands(lines, 0.0058, bristle, 1, lambda t: 1 - 0.5 * t),
    ]
    return group(parts, location, rotation)


def tweezers(location, rotation, material, length):
    def breadth(t):
        return 0.085 * (1 - 0.82 * max(0, (t - 0.45) / 0.55))

    arms = []
    for side in (-1, 1):
        path = []
        for i in range(17):
            t = i / 16
            bow = 0.012 + 0.10 * math.sin(math.pi * min(t, 1)) ** 0.9 * (1 - 0.25 * t)
            path.append((t * length, side * bow, 0.03))
        arms.append(strip(path, breadth, (0, 0, 1), material, 0.022, 4, 2))
    return group(arms, location, rotation)


def book(location, width, depth, height, cover, pages, turn=0):
    board = 0.035
    parts = [
        box(width - 0.07, depth - 0.08, height - 0.07, pages, (0.015, 0, board), 0.008),
        box(width, depth, board, cover, (0, 0, 0), 0.012),
        box(width, depth, board, cover, (0, 0, height - board), 0.012),
        box(0.05, depth, height, cover, (-width / 2 + 0.01, 0, 0), 0.02),
    ]
    return group(parts, location, (0, 0, turn))
