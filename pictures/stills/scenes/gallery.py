"""Before and after: rendered skin, never a photo.

The difference is modest on purpose: afterwards about a third of every line is still there.
"""

import random

import numpy as np

from kit.face import brows, hair, mouth
from kit.materials import plaster, solid
from kit.skin import Skin, bump, fade, groove
from kit.solids import strands
from kit.studio import area_light, backdrop, camera, window
from scenes.registry import scene


def pair(name, before, after):
    """Registers both moments of a scene; what it takes is how strongly it shows, 0 to 1."""

    def register(build):
        for moment, strength in (("before", before), ("after", after)):
            scene(f"gallery/{name}-{moment}", exposure=1.08)(lambda strength=strength: build(strength))
        return build

    return register


def look_down(softness=1.4):
    """From above, so that both moments lie under the slider line for line."""
    target = (0, 0, 0.4)
    window(target, -58, 32, 3.6, softness, pane_width=1.7, pane_height=1.3, bar=0.14, shift=(0.35, 0.1))
    area_light((-5, -3, 5), target, 4, 110)
    camera((0, -1.3, 8.6), target, 82, 9)


@pair("botox", 1, 0.25)
def forehead(strength):
    """Lines across, and a frown between two brows."""
    skin = Skin("#F0CAAE")
    x, y = skin.x, skin.y
    skin.raise_by(0.9 - 0.10 * x**2 - 0.06 * (y - 0.4) ** 2)
    # Height, half of the length, depth.
    lines = ((1.28, 1.3, 0.6), (0.9, 1.8, 1), (0.66, 0.8, 0.35), (0.42, 1.7, 0.9), (0.02, 1.45, 0.75), (-0.28, 1.0, 0.4))
    for index, (height, reach, depth) in enumerate(lines):
        wave = height + 0.07 * np.cos(x * 1.8 + 0.3 * index) - 0.05 * x**2
        wave += 0.016 * np.sin(x * 5.3 + 2 * index) + 0.008 * np.sin(x * 13 + index)
        share = (1 - fade(np.abs(x + 0.12 * index - 0.3), reach * 0.35, reach)) * depth
        expression_line(skin, y - wave, share * strength)
    for side, top in ((-1, -0.5), (1, -0.42)):
        across = x - side * (0.13 + 0.09 * np.sin((y + 1.3) * 1.6)) - 0.008 * np.sin(y * 14 + side)
        share = fade(y, -1.25, -1.0) * (1 - fade(y, top - 0.5, top)) * 0.7
        expression_line(skin, across, share * strength)
    brows(skin, -1.2, "#4A2F25")
    skin.lay()
    look_down()


def expression_line(skin, distance, strength):
    skin.raise_by(groove(distance, 0.034, 0.024) * strength)
    skin.colour("#B97F6C", 0.3 * strength * np.exp(-((distance / 0.024) ** 2)))


@pair("fillers", 1, 0.32)
def smile_fold(strength):
    """From the wing of the nose past the corner of the mouth."""
    skin = Skin("#D3A37D")
    # The cheek is on the left, so that its fold turns away from the window; `x` is how far from the middle of the face. The
    # fold crosses the middle of the picture, where the line starts, so that both moments show a part of it.
    middle = 1.75
    x, y = middle - skin.x, skin.y
    skin.raise_by(0.5 - 0.05 * (x - 1.44) ** 2 - 0.03 * y**2)
    skin.raise_by(0.40 * np.exp(-(((x - 3.1) / 1.1) ** 2) - ((y - 0.5) / 1.3) ** 2))
    down = np.clip(1.35 - y, 0, None)
    across = (x - 0.94 - 0.98 * down**0.85 + 0.17 * down**1.8) * 0.9 + 0.015 * np.sin(5 * y)
    along = fade(y, -1.4, -0.1) * (1 - fade(y, 1.0, 1.6))
    share = along * strength
    # A soft slope, deepest in a fine line: a steep one would throw a shadow with the edge of a blade.
    overhang = np.exp(-np.maximum(across, 0) / 0.85) / (1 + np.exp(-across / 0.12))
    skin.raise_by((0.03 + 0.26 * share) * overhang * along)
    skin.raise_by(groove(across + 0.06, 0.05, 0.012) * share)
    skin.colour("#A9725A", 0.3 * share * np.exp(-(((across + 0.08) / 0.13) ** 2)))
    nose(skin, x, y)
    mouth(skin, (middle, -0.82), 1.35, 0.3)
    skin.lay(pores=0.45)
    # The shadow of a bar across the cheek would read as a second fold.
    look_down(6)


def nose(skin, x, y):
    """Its tip and one wing, cut by the frame, and between them the nostril."""
    from_tip = (x / 0.62) ** 2 + ((y - 1.37) / 0.72) ** 2
    from_wing = ((x - 0.68) / 0.36) ** 2 + ((y - 1.1) / 0.44) ** 2
    tip = 0.75 * np.maximum(1 - from_tip, 0) ** 0.65
    wing = 0.42 * np.maximum(1 - from_wing, 0) ** 0.65
    skin.raise_by((tip**4 + wing**4) ** 0.25)
    # A crease goes round the wing, and up between it and the tip.
    crease = np.exp(-(((np.sqrt(from_wing) - 1.03) / 0.09) ** 2)) * fade(y, 0.78, 1.0)
    crease *= np.maximum(fade(x, 0.66, 0.9), 1 - fade(y, 0.95, 1.25))
    skin.raise_by(-0.03 * crease)
    skin.colour("#A0664F", 0.45 * crease)
    under, aside = y - 0.76 - 0.35 * (x - 0.42) + 1.6 * (x - 0.42) ** 2, (x - 0.42) / 0.16
    nostril = np.exp(-((under / 0.06) ** 2) - aside**2)
    skin.raise_by(-0.08 * nostril)
    skin.colour("#4A281F", np.clip(1.3 * nostril - 0.1, 0, 0.85))


@pair("lips", 0, 1)
def lips(fullness):
    """Closed lips from the front."""
    skin = Skin("#E6B69B")
    skin.raise_by(0.55 - 0.10 * skin.x**2 - 0.04 * skin.y**2)
    mouth(skin, (0, 0.12), 1.32, fullness)
    skin.lay(pores=0.3)
    # A lip's own shadow with a hard edge would look like a second lip.
    look_down(6)


@pair("prp", 1, 0.33)
def under_the_eye(strength):
    """A closed eye, with shadow and fine lines below."""
    skin = Skin("#B9835F")
    x, y = skin.x + 0.1, skin.y - 0.12
    skin.raise_by(0.4 - 0.06 * x**2 + 0.24 * fade(y, 0.55, 1.3) + 0.10 * fade(-y, 0.5, 1.2))
    # The eye below the lid: it runs out towards both corners, and nowhere so steeply that it throws a shadow on itself.
    round_part = (x / np.where(x > 0, 1.45, 1.2)) ** 2 + ((y - 0.2) / 0.8) ** 2
    skin.raise_by(0.5 * np.exp(-1.3 * round_part))
    crease = 0.66 - 0.24 * (x + 0.05) ** 2
    along = 1 - fade(np.abs(x - 0.1), 0.8, 1.4)
    skin.raise_by(groove(y - crease, 0.024, 0.02) * along)
    skin.raise_by(-0.05 * along * np.exp(-(((y - crease - 0.13) / 0.12) ** 2)))
    skin.colour("#8A5740", 0.3 * along * np.exp(-(((y - crease) / 0.035) ** 2)))
    below = lid(x) - y
    reach = 1 - fade(np.abs(x), 1.0, 1.27)
    skin.raise_by(-0.075 * fade(below, -0.01, 0.05) * (1 - fade(below, 0.1, 0.5)) * reach)
    skin.colour("#4A2A22", 0.55 * np.exp(-(((below - 0.012) / 0.022) ** 2)) * reach)
    tired = (1 - fade(np.abs(x + 0.15), 0.4, 1.4)) * strength
    hollow = -0.64 + 0.26 * x**2 - 0.02 * x
    skin.raise_by(-0.13 * tired * np.exp(-(((y - hollow) / 0.17) ** 2)))
    skin.colour("#5F3D42", 0.55 * tired * np.exp(-(((y - hollow - 0.10) / 0.24) ** 2)))
    rng = random.Random(4)
    for index in range(9):
        wave = -0.38 + 0.3 * x**2 - 0.055 * index + rng.uniform(-0.09, 0.09) * x
        wave += 0.012 * np.sin(7 * x + 2 * index)
        ends = np.abs(x - rng.uniform(-0.5, 0.4))
        share = 1 - fade(ends, 0.2, rng.uniform(0.5, 0.95))
        skin.raise_by(groove(y - wave, 0.013, 0.012) * share * strength)
    for rank in (-1.5, -0.5, 0.5, 1.5):
        wave = 0.2 + 0.10 * rank + 0.15 * rank * (x - 1.3) + 0.02 * np.sin(9 * x)
        share = fade(x, 1.28, 1.45) * (1 - fade(x, 1.55, 1.95))
        skin.raise_by(groove(y - wave, 0.015, 0.018) * share * strength)
    skin.lay(pores=0.4)
    lashes(skin, rng)
    look_down()


def lid(x):
    """The edge of the upper lid."""
    return 0.22 - 0.5 * np.sqrt(np.maximum(1 - (x / 1.28) ** 2, 0)) + 0.05 * x


def lashes(skin, rng):
    hairs = []
    for index in range(120):
        x = -1.08 + 2.24 * index / 119 + rng.gauss(0, 0.012)
        length = 0.26 + 0.09 * x + rng.gauss(0, 0.02)
        hairs.append(hair(skin, rng, (x - 0.1, lid(x) + 0.12), (0.45 * x + 0.12, -1), length))
    strands(hairs, 0.0058, solid("#1E1513", 0.4))


@pair("skin", 1, 0.3)
def spots(strength):
    """Inflamed spots in a flush."""
    skin = Skin("#EDC2A6")
    x, y = skin.x, skin.y
    skin.raise_by(0.7 - 0.05 * x**2 - 0.07 * y**2)
    skin.colour("#D98575", 0.5 * strength * np.exp(-((x - 0.2) ** 2) / 2.6 - y**2 / 1.4))
    rng = random.Random(11)
    places = [(rng.gauss(0, 0.8), rng.gauss(0, 0.6), rng.uniform(0.03, 0.075)) for _ in range(28)]
    paler = strength**0.5
    for *at, size in places[: round(28 * strength)]:
        skin.raise_by(bump(x, y, at, size, 0.42 * size * paler))
        skin.colour("#C9685A", 0.5 * paler * bump(x, y, at, size * 2.4, 1))
        skin.colour("#BE5A4C", 0.5 * paler * bump(x, y, at, size, 1))
    skin.lay(pores=0.35 + 0.4 * strength)
    look_down()


@pair("laser", 1, 0.12)
def shin(strength):
    """Short dark hairs on a lower leg that lies across the picture."""
    backdrop(plaster("#BCCDC4", 0.08, 3))
    skin = Skin("#E8BFA4")
    across, half = from_the_shin(skin.x, skin.y)
    round_part = np.sqrt(np.clip(1 - across**2, 0, 1))
    skin.raise_by(half * (1.5 * round_part - 0.5) - 0.6 * fade(np.abs(across), 0.96, 1.06))
    rng = random.Random(9)
    fine, strong = [], []
    for index in range(1500):
        x, y = rng.uniform(-2.1, 2.1), rng.uniform(-1.4, 1.4)
        towards, length = (0.9, -0.24 + 0.12 * np.sin(2 * x + 3 * y)), rng.uniform(0.05, 0.15)
        bend = length * rng.gauss(0.1, 0.14)
        if index < 1500 * strength and abs(from_the_shin(x, y)[0]) < 0.9:
            line = bent(hair(skin, rng, (x, y), towards, length), bend)
            (strong if rng.random() < 0.35 else fine).append(line)
            skin.colour("#B98672", 0.4 * bump(skin.x, skin.y, (x, y), 0.014, 1))
    skin.lay(pores=0.35)
    strands(fine, 0.0018, solid("#6B5142", 0.45))
    strands(strong, 0.003, solid("#4A362D", 0.45))
    look_down()


def bent(line, aside):
    """The same hair with its end blown aside, and most of the bend near the end."""
    last = len(line) - 1
    return [(x, y + aside * (i / last) ** 2, z) for i, (x, y, z) in enumerate(line)]


def from_the_shin(x, y):
    """How far round the leg, 1 and -1 on its outlines, and half its thickness there."""
    # From below the knee towards the ankle: the calf swells and leaves the heel's cord, the shin is all but straight.
    calf = 0.05 + 0.85 * np.exp(-(((x + 0.9) / np.where(x < -0.9, 2.4, 1.75)) ** 2))
    front = -1.0 - 0.1 * x + 0.035 * x**2
    half = (calf - front) / 2
    return (y - (calf + front) / 2) / half, half
