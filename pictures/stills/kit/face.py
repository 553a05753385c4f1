"""Features that stand on skin: hairs, brows, lips."""

import random

import numpy as np

from kit.materials import solid
from kit.skin import fade
from kit.solids import strands


def hair(skin, rng, at, towards, length):
    """A hair that leaves the skin at a place and lies down along it."""
    turn, length = rng.gauss(0, 0.16), length * rng.uniform(0.7, 1.15)
    dx = towards[0] * np.cos(turn) - towards[1] * np.sin(turn)
    dy = towards[0] * np.sin(turn) + towards[1] * np.cos(turn)
    line = []
    for t in (0, 0.3, 0.65, 1):
        x, y = at[0] + dx * length * t, at[1] + dy * length * t * (1 - 0.25 * t)
        line.append((x, y, skin.at(x, y) + 0.004 + 0.09 * length * t * (1.4 - t)))
    return line


def brows(skin, height, color):
    """Two brows, of which the frame cuts the tails; `height` is where their heads are."""
    rng = random.Random(3)
    hairs = []
    for side in (-1, 1):
        along = np.clip((side * skin.x - 0.36) / 1.6, -0.2, 1)
        far = (skin.y - brow_line(height, along) - 0.05) / brow_breadth(along)
        skin.colour(color, 0.3 * np.exp(-(far**2)) * fade(along, -0.02, 0.35))
        for _ in range(840):
            along = rng.betavariate(1.25, 1.0)
            # Above the line, or below it: there the hairs stand steeper, so that both edges grow towards each other.
            above = 2 * rng.betavariate(2, 2) - 1
            x = side * (0.36 + 1.6 * along)
            y = brow_line(height, along) + brow_breadth(along) * above
            lean = 0.25 + 1.05 * along**0.7 + 0.4 * above * min(1, 3 * along)
            hairs.append(hair(skin, rng, (x, y), (side * np.sin(lean), np.cos(lean)), 0.13 + 0.12 * min(1, 2 * along)))
    strands(hairs, 0.0017, solid(color, 0.45), taper=fine_at_both_ends)


def brow_line(height, along):
    """Where the middle of a brow is, from its head, 0, to its tail, 1."""
    return height + 0.3 * np.sin(np.pi * np.clip(along * 0.8 + 0.08, 0, 1)) - 0.1 * along


def brow_breadth(along):
    return 0.13 * (1 - 0.6 * np.clip(along, 0, 1))


def fine_at_both_ends(t):
    return max(0.12, np.sin(np.pi * (0.12 + 0.88 * t)))


def mouth(skin, centre, half, fullness):
    """Closed lips; `half` is half their width, `fullness` 0 to 1."""
    x, y = (skin.x - centre[0]) / half, (skin.y - centre[1]) / half
    lips = Lips(x, fullness)
    is_upper = y >= lips.seam
    out = lips.out(y)
    swell = np.where(is_upper, 1.3 * out**0.5 * (1 - out) ** 0.9, 1.65 * out**0.45 * (1 - out) ** 0.75)
    skin.raise_by((0.19 + 0.10 * fullness) * half * lips.ends * swell)
    # The lines of the lips spread outwards and are finer where they are full.
    spread = x / (1 + 1.2 * np.abs(y - lips.seam))
    waves = ((17, 5), (31, 0), (47, 1.3), (71, 4), (97, 2.2))
    ripple = sum(np.cos(spread * pace + phase) for pace, phase in waves) / len(waves)
    skin.raise_by((0.009 - 0.004 * fullness) * ripple * 4 * out * (1 - out) * lips.ends)
    around_the_lips(skin, x, y, lips, half)
    edge = np.where(is_upper, y - lips.top, lips.bottom - y)
    red = (1 - fade(edge, -0.035, 0.012)) * (1 - fade(lips.far, 0.95, 1.01))
    skin.colour("#C07066", 0.82 * red)
    skin.smooth(0.31 - 0.04 * fullness, red)
    line = np.exp(-(((y - lips.seam) / 0.022) ** 2)) * (1 - fade(lips.far, 0.9, 1.05))
    skin.raise_by(-0.05 * half * line * (1 - fade(lips.far, 0.8, 1)))
    skin.colour("#6E2F2B", 0.7 * line)


class Lips:
    """Outlines along `x`, which is -1 and 1 in the corners: the line between the lips and both edges."""

    def __init__(self, x, fullness):
        self.far = np.abs(x)
        inner = np.clip(self.far, 0, 1)
        droop = 0.02 * inner**2
        dip, shoulders = np.exp(-((x / 0.2) ** 2)), np.exp(-(((self.far - 0.36) / 0.22) ** 2))
        self.seam = 0.03 * shoulders - 0.05 * dip - droop
        bow = 0.06 * np.exp(-(((self.far - 0.17) / 0.13) ** 2)) - 0.055 * np.exp(-((x / 0.12) ** 2))
        self.top = (0.23 + 0.10 * fullness) * (1 - inner**1.5) ** 0.95 + bow * (1 - inner) - droop
        self.bottom = -(0.34 + 0.13 * fullness) * (1 - inner**2.4) ** 0.9 - droop
        # 1 in the middle, 0 in the corners.
        self.ends = (1 - inner**3) ** 0.7

    def out(self, y):
        """0 on the line between the lips, 1 on their edge."""
        height = np.where(y >= self.seam, self.top - self.seam, self.seam - self.bottom)
        return np.clip(np.abs(y - self.seam) / np.maximum(height, 1e-4), 0, 1)


def around_the_lips(skin, x, y, lips, half):
    """The dip under the nose, the hollow above the chin, and the corners."""
    over = np.maximum(y - lips.top, 0)
    ridges = 0.015 * np.exp(-(((lips.far - 0.17) / 0.075) ** 2)) - 0.026 * np.exp(-((x / 0.1) ** 2))
    skin.raise_by(half * ridges * fade(over, 0, 0.1) * (1 - 0.6 * fade(over, 0.2, 0.8)))
    hollow = np.exp(-(((lips.bottom - y - 0.2) / 0.2) ** 2) - (x / 0.75) ** 2)
    corners = np.exp(-(((lips.far - 1.03) / 0.13) ** 2) - ((y + 0.03) / 0.1) ** 2)
    skin.raise_by(-half * (0.10 * hollow + 0.03 * corners))
