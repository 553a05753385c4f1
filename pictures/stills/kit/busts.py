"""A calm head without features, its neck and its shoulders, what covers them, and how the head is held."""

import math

import numpy as np
from mathutils import Matrix, Vector

from kit.clay import bend, beyond, common, cut, ellipsoid, grown, joined, limb
from kit.solids import group

# The nape, around which a head turns.
PIVOT = (0, 0.08, -0.35)
SIDES = (-1, 1)


def skull():
    return joined(
        0.22,
        ellipsoid((0, 0.07, 0.14), (0.345, 0.42, 0.39)),
        ellipsoid((0, -0.07, -0.13), (0.265, 0.31, 0.40)),
    )


def face():
    """A brow that runs down into the nose: no eyes, no mouth."""
    chin = ellipsoid((0, -0.245, -0.44), (0.10, 0.09, 0.08))
    sockets = [ellipsoid((side * 0.17, -0.50, -0.02), (0.17, 0.13, 0.13)) for side in SIDES]
    nose = limb((0, -0.330, 0.12), (0, -0.408, -0.155), 0.026, 0.036)
    return joined(0.09, cut(0.10, joined(0.14, skull(), chin), *sockets), nose)


def ears():
    lobes = [ellipsoid((side * 0.335, 0.09, -0.03), (0.035, 0.08, 0.125)) for side in SIDES]
    hollows = [ellipsoid((side * 0.385, 0.06, -0.01), (0.04, 0.04, 0.075)) for side in SIDES]
    return cut(0.04, joined(0, *lobes), *hollows)


def trunk():
    neck = limb((0, 0.10, -0.30), (0, 0.16, -1.0), 0.15, 0.165)
    arm = [(0, 0.18, -0.98), (0.36, 0.2, -1.16), (0.61, 0.2, -1.40), (0.70, 0.2, -2)]
    arms = [bend([(side * x, y, z) for x, y, z in arm], 0.14, 0.22) for side in SIDES]
    chest = ellipsoid((0, 0.12, -1.80), (0.62, 0.38, 0.72))
    return joined(0.16, joined(0.26, neck, *arms), chest)


def tunic(opening):
    return cut(0.04, grown(trunk(), 0.035), opening)


def round_neck(height=-0.90):
    return beyond((0, 0.1, height), (0, 0.42, -1))


def v_neck(foot, width):
    wedge = [beyond((0, 0, foot), (side, 0, -width)) for side in SIDES]
    return joined(0, common(0, *wedge, beyond((0, 0.15, 0), (0, 1, 0))), round_neck(-0.93))


def around_ears(height, depth):
    return [ellipsoid((side * 0.40, 0.07, height), (0.2, depth, 0.17)) for side in SIDES]


def arch(spread, width, depth, low, height):
    """The pointed opening that hair parted in the middle leaves for a face."""
    return common(
        0.02, *(ellipsoid((side * spread, -0.45, low), (width, depth, height)) for side in SIDES)
    )


def ridges(angle, depth):
    """Round ridges with sharp valleys, to add to a thickness."""
    return depth * (1.4 * np.abs(np.sin(angle / 2)) - 0.9)


def combed(thickness, count, depth, centre, part=0.0):
    """Strands from a parting down to a line from left to right through `centre`, given as (y, z)."""

    def by(points):
        x, y, z = np.moveaxis(points, -1, 0)
        angle = np.arctan2(z - centre[1], y - centre[0])
        side = np.clip(np.abs(x - part) / 0.15, 0, 1)
        parting = 0.035 * np.exp(-(((x - part) / 0.03) ** 2)) * (y < 0.25) * (z > 0)
        return thickness + ridges(angle * count + np.sin(angle * 5) + 2 * (x > part), depth) * side - parting

    return by


def attitude(turn, nod=0):
    """How a head is held, in degrees: turned to the left of the picture, and bowed."""
    return Matrix.Rotation(-math.radians(turn), 3, "Z") @ Matrix.Rotation(math.radians(nod), 3, "X")


def held(things, pose):
    """Turns finished things with the head."""
    pivot = Vector(PIVOT)
    return group(things, pivot - pose @ pivot, pose.to_euler())
