"""A face whose parts can be told apart, with closed eyes, and which is still nobody's."""

import math

import numpy as np
from mathutils import Matrix

from kit.busts import arch, ridges, skull, trunk
from kit.clay import bend, beyond, common, cut, ellipsoid, grown, joined, limb, mirrored, placed, turned
from kit.face import Lips
from kit.skin import fade

# Middles, as (x, z); half the width of an eye and of the mouth.
EYE, MOUTH = (0.136, -0.02), (0, -0.315)
EYE_HALF, MOUTH_HALF = 0.080, 0.115
FULLNESS = 1


def visage():
    socket = ellipsoid((0.150, -0.485, -0.010), (0.12, 0.13, 0.085))
    lid = ellipsoid((EYE[0], -0.268, EYE[1] + 0.006), (0.082, 0.086, 0.068))
    head = joined(0.10, joined(0.14, skull(), cheeks_and_jaw()), mirrored(brow()))
    head = joined(0.04, cut(0.12, head, mirrored(socket)), mirrored(lid))
    lips = ellipsoid((0, -0.275, -0.315), (0.11, 0.085, 0.09))
    return grown(joined(0.05, joined(0.09, head, lips), nose()), relief)


def cheeks_and_jaw():
    jaw = bend([(0.245, 0.06, -0.10), (0.212, 0.02, -0.28), (0.04, -0.235, -0.455)], 0.060, 0.055)
    cheek = ellipsoid((0.185, -0.205, -0.115), (0.105, 0.12, 0.10))
    chin = ellipsoid((0, -0.275, -0.45), (0.085, 0.075, 0.07))
    return joined(0.08, mirrored(joined(0.08, jaw, cheek)), chin)


def brow():
    return bend([(0.05, -0.315, 0.075), (0.15, -0.300, 0.105), (0.245, -0.195, 0.08)], 0.035, 0.025)


def nose():
    bridge = limb((0, -0.325, 0.09), (0, -0.425, -0.16), 0.027, 0.036)
    tip = ellipsoid((0, -0.425, -0.175), (0.042, 0.052, 0.037))
    wing = ellipsoid((0.046, -0.365, -0.19), (0.032, 0.050, 0.030))
    return joined(0.03, bridge, tip, mirrored(wing))


def relief(points):
    """What is too fine to be a body, as a thickness: lids, brows, lips."""
    x, y, z = np.moveaxis(points, -1, 0)
    raised = np.zeros_like(x)
    near = (y < -0.10) & (np.abs(x) < 0.28) & (z < 0.2) & (z > -0.5)
    x, y, z = x[near], y[near], z[near]
    raised[near] = fade(-y, 0.10, 0.16) * (lids(np.abs(x), z) + brow_hairs(np.abs(x), z) + lips(x, z))
    return raised


def lids(x, z):
    """The upper lid lies on the lower one along a line that hangs down in the middle."""
    across = (x - EYE[0]) / EYE_HALF
    arch = np.clip(1 - across**2, 0, 1)
    within = 1 - fade(np.abs(across), 0.70, 1.05)
    over = z - (EYE[1] - 0.006 - 0.026 * arch)
    edge = 0.008 * fade(over, -0.010, 0.007) * (1 - fade(over, 0, 0.045)) - 0.005 * bell(over + 0.008, 0.010)
    fold = z - (EYE[1] + 0.018 + 0.026 * arch)
    return within * (edge - 0.006 * bell(fold, 0.010))


def brow_hairs(x, z):
    """A soft welt, higher towards the temple before it comes down."""
    along = (x - 0.055) / 0.19
    middle = 0.082 + 0.045 * np.sin(np.pi * np.clip(along * 0.75 + 0.04, 0, 1)) - 0.012 * along
    ends = fade(along, -0.05, 0.12) * (1 - fade(along, 0.75, 1.05))
    return 0.009 * ends * bell(z - middle, 0.019 - 0.006 * np.clip(along, 0, 1))


def lips(x, z):
    """Both swell from the line between them, the upper one a little over the lower one."""
    across = x / MOUTH_HALF
    # The corners rise.
    up = (z - MOUTH[1]) / MOUTH_HALF - 0.07 * across**2
    lines = Lips(across, FULLNESS)
    out, over = lines.out(up), up - lines.seam
    swell = np.where(over >= 0, 1.7 * out**0.6 * (1 - out) ** 0.8, 2.5 * out * (1 - out) ** 0.8)
    edge = 0.07 * fade(over, -0.09, 0.06) * (1 - fade(over, 0, 0.3)) - 0.05 * bell(over + 0.07, 0.09)
    above = np.maximum(up - lines.top, 0)
    dip = bell(across, 0.13) * fade(above, 0, 0.1) * (1 - fade(above, 0.3, 0.9))
    hollow = bell(lines.bottom - up - 0.22, 0.22) * bell(across, 0.7)
    closed = 1 - fade(lines.far, 0.75, 1.02)
    return MOUTH_HALF * (0.15 * lines.ends * swell + closed * edge - 0.05 * dip - 0.07 * hollow)


def bell(value, width):
    return np.exp(-((value / width) ** 2))


def ear():
    """Its top stands off the head, its lobe lies close."""
    shell = cut(
        0.03,
        ellipsoid((0.352, 0.07, -0.040), (0.034, 0.07, 0.118)),
        ellipsoid((0.392, 0.03, -0.02), (0.035, 0.040, 0.065)),
    )
    return turned(shell, Matrix.Rotation(math.radians(13), 3, "Y"), (0.30, 0.08, -0.035))


def brushed_back():
    """Hair as a cap, drawn back to where nobody sees it; brow, temples and ears stay free."""

    opening = arch(0.05, 0.50, 0.68, -0.25, 0.60)

    def thickness(points):
        x, y, z = np.moveaxis(points, -1, 0)
        angle = np.arctan2(x, z + 0.35 + 0.2 * y)
        strands = ridges(angle * 84 + np.sin(y * 7 + 5 * angle), 0.0038)
        # The edge around the face is even.
        return 0.030 + strands * fade(z, 0.05, 0.3) * fade(opening(points), 0.02, 0.07)

    below = common(0.08, beyond((0, 0, 0.06), (0, 0.15, 1)), beyond((0, 0.17, 0), (0, 1, 0)))
    nape = beyond((0, 0.1, -0.24), (0, 0.3, 1))
    return cut(0.035, grown(skull(), thickness), opening, below, nape)


def shoulders():
    """The trunk of the busts under a shorter neck, with collar bones and the cords of the neck."""
    collar_bone = bend([(0.06, -0.025, -1.09), (0.24, -0.030, -1.065), (0.46, 0.13, -1.06)], 0.022, 0.018)
    cord = limb((0.17, 0.08, -0.5), (0.05, -0.03, -1.06), 0.03, 0.022)
    body = joined(0.09, trunk(), mirrored(joined(0.02, collar_bone, cord)))
    return placed(body, (0, 0, 0.14), 1)
