"""Where a treatment is done: a bust with a face and a figure from both sides, for spots to be laid on.

The figure is also a shape, white on black: colour that is brushed on it ends where it ends.
"""

import math

from mathutils import Matrix

from kit.clay import joined, mirrored, model, turned
from kit.figure import HIGH, LOW, figure
from kit.materials import emission, plaster, solid
from kit.studio import ambient, area_light, backdrop, camera, window
from kit.visage import brushed_back, ear, shoulders, visage
from scenes.registry import scene

BLUSH, CLAY = "#E9D4C8", "#D9B3A3"
# Finer than the busts of the team, for lids and lips.
GRAIN = 0.007


def look(middle, lens):
    """The camera looks level at the height `middle`."""
    camera((0, -8.6, middle), (0, 0, middle), lens, 5.6, (0, -0.35, middle))


def wall(middle, floor, pane):
    """A plain wall; one pane lights all of the subject."""
    backdrop(plaster(BLUSH, 0.10, 3), 1.5, bend=1.3).location.z = floor
    width, height = pane
    window((0, -0.2, middle + 0.14), -50, 28, 3.6, 1.3, panes=(3, 3), pane_width=width, pane_height=height)
    area_light((-5, -3, middle + 3.3), (0, 0, middle), 3, 70)
    area_light((3.5, 1.0, middle + 2.5), (0, 0, middle), 0.5, 50, "#FFFFFF", 3)


def sculpt(body, low, high):
    model(body, low, high, solid(CLAY, 0.5, Specular=0.35), GRAIN)


@scene("zones/face", exposure=0.95)
def face():
    look(-0.25, 192)
    wall(-0.25, -4, (0.98, 1.4))
    head = joined(0.02, visage(), mirrored(ear()), brushed_back())
    sculpt(joined(0.10, head, shoulders()), (-1.05, -0.55, -1.45), (1.05, 0.6, 0.62))


@scene("zones/body-front", exposure=0.9)
def body_front():
    stand(0)


@scene("zones/body-back", exposure=0.9)
def body_back():
    stand(180)


@scene("zones/body-front-shape")
def body_front_shape():
    cut_out(0)


@scene("zones/body-back-shape")
def body_back_shape():
    cut_out(180)


def stand(turn):
    look(1.2, 138)
    wall(1.2, 0, (1.3, 2.5))
    sculpt(facing(turn), LOW, HIGH)


def cut_out(turn):
    look(1.2, 138)
    ambient(0)
    model(facing(turn), LOW, HIGH, emission("#FFFFFF", 0.75), GRAIN)


def facing(turn):
    return turned(figure(), Matrix.Rotation(math.radians(turn), 3, "Z"), (0, 0, 0))
