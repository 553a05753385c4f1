"""Skin seen close: a sheet of heights and tints under the window."""

import numpy as np

from kit.colour import linear
from kit.materials import Graph
from kit.mesh import mesh

COLUMNS, ROWS = 1040, 1000
WIDTH, DEPTH = 4.6, 4.4


class Skin:
    """A sheet whose places are raised, tinted and smoothed before `lay` makes it real."""

    def __init__(self, tone, roughness=0.44):
        x = (np.arange(COLUMNS) / (COLUMNS - 1) - 0.5) * WIDTH
        y = (np.arange(ROWS) / (ROWS - 1) - 0.5) * DEPTH
        self.x, self.y = np.meshgrid(x, y)
        self.height = np.zeros_like(self.x)
        self.tint = np.tile(np.array(linear(tone)[:3]), (*self.x.shape, 1))
        self.roughness = np.full_like(self.x, roughness)

    def raise_by(self, height):
        self.height += height

    def colour(self, color, share):
        """Mixes a colour in; `share` is 0 to 1 at every place."""
        share = np.clip(share, 0, 1)[..., None]
        self.tint = self.tint * (1 - share) + np.array(linear(color)[:3]) * share

    def smooth(self, roughness, share):
        share = np.clip(share, 0, 1)
        self.roughness = self.roughness * (1 - share) + roughness * share

    def at(self, x, y):
        """Height of the nearest place, for what stands on the skin."""
        column = int(round((x / WIDTH + 0.5) * (COLUMNS - 1)))
        row = int(round((y / DEPTH + 0.5) * (ROWS - 1)))
        return float(self.height[np.clip(row, 0, ROWS - 1), np.clip(column, 0, COLUMNS - 1)])

    def lay(self, pores=0.5, fine=0.3):
        """Makes the sheet; `pores` and `fine` are the strength of pores and of the net of fine lines."""
        places = np.stack([self.x, self.y, self.height], axis=-1).reshape(-1, 3)
        first = (np.arange(ROWS - 1)[:, None] * COLUMNS + np.arange(COLUMNS - 1)).ravel()
        faces = np.stack([first, first + 1, first + COLUMNS + 1, first + COLUMNS], axis=-1)
        thing = mesh(places.tolist(), faces.tolist(), skin_material(pores, fine))
        tints = thing.data.color_attributes.new("tint", "FLOAT_COLOR", "POINT")
        rgba = np.concatenate([self.tint, self.roughness[..., None]], axis=-1)
        tints.data.foreach_set("color", rgba.astype(np.float32).ravel())
        return thing


def skin_material(pores, fine):
    graph = Graph("skin")
    body = graph.principled
    for name, value in {
        "Subsurface": 0.22,
        "Subsurface Radius": (0.16, 0.06, 0.035),
        "Specular": 0.42,
        "Sheen": 0.15,
    }.items():
        body.inputs[name].default_value = value
    body.subsurface_method = "BURLEY"
    tint = graph.add("Attribute", attribute_name="tint")
    mottle = graph.noise(3.2, 6, Roughness=0.65)
    flush = graph.ramp(mottle, (0.36, "#FFFFFF"), (0.72, "#F6DDD5"))
    mixed = graph.add("MixRGB", {0: 0.75}, blend_type="MULTIPLY")
    graph.link(tint.outputs["Color"], mixed.inputs[1])
    graph.link(flush, mixed.inputs[2])
    graph.link(mixed.outputs[0], body.inputs["Base Color"])
    graph.link(mixed.outputs[0], body.inputs["Subsurface Color"])
    graph.link(tint.outputs["Alpha"], body.inputs["Roughness"])
    relief = graph.add("Math", operation="ADD")
    for index, height in enumerate((pits(graph, pores), cells(graph, fine))):
        graph.link(height, relief.inputs[index])
    graph.bump(relief.outputs[0], 0.6, 0.02)
    return graph.material


def pits(graph, strength):
    """Pores: small hollows of unequal size."""
    cell = graph.add("TexVoronoi", {"Scale": 17, "Randomness": 1})
    place = graph.add("TexCoord").outputs["Object"]
    graph.link(place, cell.inputs["Vector"])
    hollow = graph.add(
        "MapRange", {"From Min": 0.04, "From Max": 0.24, "To Min": -strength, "To Max": 0}
    )
    graph.link(cell.outputs["Distance"], hollow.inputs["Value"])
    return hollow.outputs[0]


def cells(graph, strength):
    """The net of fine lines between the pores."""
    cell = graph.add("TexVoronoi", {"Scale": 46, "Randomness": 0.9}, feature="DISTANCE_TO_EDGE")
    wander = graph.noise(6, 3)
    place = graph.add("TexCoord").outputs["Object"]
    bent = graph.add("MixRGB", {0: 0.06}, blend_type="ADD")
    graph.link(place, bent.inputs[1])
    graph.link(wander, bent.inputs[2])
    graph.link(bent.outputs[0], cell.inputs["Vector"])
    line = graph.add("MapRange", {"From Min": 0, "From Max": 0.16, "To Min": -strength, "To Max": 0})
    graph.link(cell.outputs["Distance"], line.inputs["Value"])
    return line.outputs[0]


def groove(distance, width, depth):
    """A line in the skin: `depth` deep where `distance` is 0, between low swells."""
    valley = -depth * np.exp(-((distance / width) ** 2))
    swell = 0.25 * depth * np.exp(-(((np.abs(distance) - 2.1 * width) / (1.3 * width)) ** 2))
    return valley + swell


def bump(x, y, centre, radius, height):
    """A round swelling."""
    far = ((x - centre[0]) ** 2 + (y - centre[1]) ** 2) / radius**2
    return height * np.exp(-far)


def fade(value, start, end):
    """0 up to `start`, 1 from `end` on, softly."""
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)
