"""Renders one still to raw buffers for denoise.rs; render.ts starts it.

blender -b --factory-startup -P render.py -- list
blender -b --factory-startup -P render.py -- SLUG OUT WIDTH HEIGHT SAMPLES SEED

Writes OUT/SLUG.a.f32 and .b.f32 (half the samples each, linear RGB), .albedo.f32 and .normal.f32.
"""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from kit.studio import reset  # noqa: E402
from scenes.registry import STILLS  # noqa: E402

THEMES = (
    "clinic",
    "injectables",
    "brows",
    "body",
    "skin",
    "articles",
    "seasons",
    "gallery",
    "team",
    "zones",
    "details",
)
for theme in THEMES:
    importlib.import_module("scenes." + theme)

PASSES = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def render(slug, out, width, height, samples, seed):
    scene = reset()
    STILLS[slug].build()
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    # A taller picture sees more ground and wall, not less of the subject.
    scene.camera.data.sensor_fit = "HORIZONTAL"
    scene.render.use_persistent_data = True
    scene.cycles.samples = max(1, samples // 2)
    prefix = os.path.join(out, slug)
    write_passes(scene, out, slug)
    guides = {"albedo": [], "normal": []}
    for index, half in enumerate("ab"):
        scene.cycles.seed = seed * 2 + index
        bpy.ops.render.render()
        files = {name: f"{prefix}.{name}.{scene.frame_current:04d}.exr" for name in PASSES}
        color = take(files["color"], width, height) * STILLS[slug].exposure
        color.astype(np.float32).tofile(f"{prefix}.{half}.f32")
        for name, halves in guides.items():
            halves.append(take(files[name], width, height))
    for name, (first, second) in guides.items():
        ((first + second) / 2).astype(np.float32).tofile(f"{prefix}.{name}.f32")


def write_passes(scene, out, slug):
    """Lets every render leave its passes as files."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = out
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(f"{slug}.{name}.")
        tree.links.new(layers.outputs[output], files.inputs[-1])


def take(path, width, height):
    """Reads a pass from the top row down, and removes its file."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Raw"
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    os.remove(path)
    return values.reshape(height, width, 4)[::-1, :, :3].copy()


arguments = sys.argv[sys.argv.index("--") + 1 :]
if arguments[0] == "list":
    print("\n".join(("glass " if still.glass else "scene ") + slug for slug, still in STILLS.items()))
else:
    slug, out, *numbers = arguments
    os.makedirs(os.path.dirname(os.path.join(out, slug)), exist_ok=True)
    render(slug, os.path.abspath(out), *map(int, numbers))
