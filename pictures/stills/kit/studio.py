"""The room: ground, the one window, soft fill, camera."""

import math

import bpy
from mathutils import Matrix, Vector

from kit.colour import linear
from kit.materials import emission, plaster, solid
from kit.mesh import mesh

WARM = "#FFE9D2"
DISTANCE = 9
AMBIENT = 0.34


def reset():
    """An empty scene with the settings every picture shares."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    settings = {
        "device": "CPU",
        "max_bounces": 9,
        "diffuse_bounces": 3,
        "glossy_bounces": 4,
        "transmission_bounces": 9,
        "transparent_max_bounces": 12,
        "caustics_reflective": False,
        "caustics_refractive": False,
        # Debian's Blender has no OpenImageDenoise: denoise.rs does it.
        "use_denoising": False,
        "sample_clamp_indirect": 3.0,
        "blur_glossy": 1.0,
        "use_adaptive_sampling": True,
        "adaptive_threshold": 0.012,
        "pixel_filter_type": "BLACKMAN_HARRIS",
    }
    for key, value in settings.items():
        setattr(scene.cycles, key, value)
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    ambient(AMBIENT)
    return scene


def ambient(strength):
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = linear("#FFF4EC")
    background.inputs[1].default_value = strength


def studio(
    ground,
    texture=0.10,
    camera_at=(1.2, -8.2, 2.1),
    look_at=(0.12, 0.1, 0.8),
    lens=78,
    aperture=5.6,
    focus=None,
    sun=5.0,
    azimuth=-54,
    elevation=30,
    pane_width=1.08,
    pane_height=0.95,
    bar=0.13,
    fill=120,
    rim=60,
    depth=3.2,
    color=WARM,
    window_target=None,
):
    """Things standing on a ground that rises into the wall behind them."""
    backdrop(plaster(ground, texture, 3), depth)
    window(
        window_target or look_at,
        azimuth,
        elevation,
        sun,
        pane_width=pane_width,
        pane_height=pane_height,
        bar=bar,
        color=color,
    )
    area_light((-5, -3, 4), look_at, 3, fill)
    area_light((3.5, 1.5, 3.2), look_at, 0.5, rim, "#FFFFFF", 3)
    camera(camera_at, look_at, lens, aperture, focus or look_at)


def look_closer(camera_at, look_at, lens=85, aperture=2.8, focus=None, soft=0.3, sun=1, ground=None):
    """Another camera in a scene that stands, with the share of its soft light and of its sun that stays.

    `ground` is another colour for what everything stands on.
    """
    camera(camera_at, look_at, lens, aperture, focus or look_at)
    for light in bpy.data.lights:
        light.energy *= sun if light.type == "SUN" else soft
    ambient(AMBIENT * soft)
    if ground:
        bpy.data.objects["ground"].data.materials[0] = plaster(ground, 0.08, 3)


def flat_lay(ground, look_at=(0, 0, 0.05), camera_at=(0.25, -4.6, 6.4), lens=78, aperture=7, **rest):
    """Things lying on a ground, seen from above."""
    options = {"texture": 0.08, "azimuth": -62, "elevation": 32, "depth": 9, **rest}
    studio(ground, look_at=look_at, camera_at=camera_at, lens=lens, aperture=aperture, **options)


def backdrop(material, depth=3.2, width=30, height=12, bend=1.6):
    profile = [(-9, 0), (depth - bend, 0)]
    for i in range(1, 17):
        angle = math.pi / 2 * i / 16
        profile.append((depth - bend + bend * math.sin(angle), bend - bend * math.cos(angle)))
    profile.append((depth, height))
    count = len(profile)
    vertices = [(x, y, z) for x in (-width / 2, width / 2) for y, z in profile]
    thing = mesh(vertices, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], material)
    thing.name = "ground"
    return thing


def aim(thing, target):
    direction = Vector(target) - thing.location
    thing.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()


def area_light(location, target, size, power, color="#FFF3E6", height=None):
    light = bpy.data.lights.new("area", "AREA")
    light.energy, light.size, light.color = power, size, linear(color)[:3]
    if height:
        light.shape, light.size_y = "RECTANGLE", height
    place(light, location, target)


def place(data, location, target):
    thing = bpy.data.objects.new(data.name, data)
    bpy.context.collection.objects.link(thing)
    thing.location = location
    aim(thing, target)
    return thing


def camera(location, target, lens=75, aperture=4.0, focus=None):
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.dof.use_dof = True
    data.dof.aperture_fstop = aperture
    data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = place(data, location, target)


def window(
    target=(0, 0, 0.6),
    azimuth=-58,
    elevation=32,
    power=4.2,
    softness=1.0,
    panes=(2, 3),
    pane_width=1.0,
    pane_height=0.9,
    bar=0.12,
    color=WARM,
    shift=(0, 0),
    card=7.0,
):
    """Sun through a paned window: the one light that all pictures share.

    Bars of shadow hang in front of a sun, and behind them glowing cards that only reflections and refractions
    see, so that every drop and glass carries the same window.
    """
    a, e = math.radians(azimuth), math.radians(elevation)
    direction = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = power, math.radians(softness), linear(color)[:3]
    centre = Vector(target) + direction * DISTANCE
    place(sun, centre, target)
    turn = (-direction).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    base = Matrix.Translation(centre) @ turn
    frame = Frame(panes, pane_width, pane_height, bar)
    blind = solid("#000000", 1)
    for rectangle in frame.bars():
        thing = hang(base, rectangle, shift, 1, 0, blind)
        thing.visible_camera = thing.visible_glossy = thing.visible_diffuse = thing.visible_transmission = (
            False
        )
    glow = emission("#FFF6EC", card)
    glow.cycles.sample_as_light = False
    for rectangle in frame.openings():
        thing = hang(base, rectangle, shift, 1.25, -0.04 * DISTANCE, glow)
        thing.visible_camera = thing.visible_diffuse = thing.visible_shadow = False


def hang(base, rectangle, shift, scale, z, material):
    x0, y0, x1, y1 = rectangle
    corners = ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
    vertices = [tuple(base @ Vector(((x + shift[0]) * scale, (y + shift[1]) * scale, z))) for x, y in corners]
    return mesh(vertices, [(0, 1, 2, 3)], material, smooth=False)


class Frame:
    """The rectangles of a window: (x0, y0, x1, y1), its middle at the origin."""

    BEYOND = 30

    def __init__(self, panes, pane_width, pane_height, bar):
        self.columns, self.rows = panes
        self.pane_width, self.pane_height, self.bar = pane_width, pane_height, bar
        self.width = self.columns * pane_width + (self.columns - 1) * bar
        self.height = self.rows * pane_height + (self.rows - 1) * bar

    def bars(self):
        x, y, far = self.width / 2, self.height / 2, self.BEYOND
        around = [(-far, -far, -x, far), (x, -far, far, far), (-x, -far, x, -y), (-x, y, x, far)]
        starts = [-x + self.pane_width + i * (self.pane_width + self.bar) for i in range(self.columns - 1)]
        upright = [(start, -y, start + self.bar, y) for start in starts]
        starts = [-y + self.pane_height + i * (self.pane_height + self.bar) for i in range(self.rows - 1)]
        return around + upright + [(-x, start, x, start + self.bar) for start in starts]

    def openings(self):
        for column in range(self.columns):
            for row in range(self.rows):
                x = -self.width / 2 + column * (self.pane_width + self.bar)
                y = -self.height / 2 + row * (self.pane_height + self.bar)
                yield x, y, x + self.pane_width, y + self.pane_height
