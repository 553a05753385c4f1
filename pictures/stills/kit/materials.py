"""What things are made of. Every call makes a new material."""

import bpy

from kit.colour import GOLD, linear


class Graph:
    """The shader graph of a material."""

    def __init__(self, name, empty=False):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        if empty:
            self.nodes.clear()

    def add(self, kind, inputs=None, **properties):
        node = self.nodes.new("ShaderNode" + kind)
        for key, value in (inputs or {}).items():
            node.inputs[key].default_value = value
        for key, value in properties.items():
            setattr(node, key, value)
        return node

    def link(self, output, target):
        self.material.node_tree.links.new(output, target)

    @property
    def principled(self):
        return self.nodes["Principled BSDF"]

    def bump(self, height, strength, distance):
        """Raises the surface where `height` is bright."""
        node = self.add("Bump", {"Strength": strength, "Distance": distance})
        self.link(height, node.inputs["Height"])
        self.link(node.outputs["Normal"], self.principled.inputs["Normal"])

    def noise(self, scale, detail, **inputs):
        """Noise fixed to the object."""
        node = self.add("TexNoise", {"Scale": scale, "Detail": detail, **inputs})
        self.link(self.add("TexCoord").outputs["Object"], node.inputs["Vector"])
        return node.outputs["Fac"]

    def ramp(self, value, start, end):
        """Colours a value; `start` and `end` are (place, colour)."""
        node = self.add("ValToRGB")
        for element, (place, color) in zip(node.color_ramp.elements, (start, end), strict=True):
            element.position = place
            element.color = linear(color)
        self.link(value, node.inputs[0])
        return node.outputs[0]


def surface_graph(color, roughness, inputs):
    graph = Graph("surface")
    graph.principled.inputs["Base Color"].default_value = linear(color)
    graph.principled.inputs["Roughness"].default_value = roughness
    for key, value in inputs.items():
        graph.principled.inputs[key.replace("_", " ")].default_value = value
    return graph


def solid(color, roughness=0.5, **inputs):
    """Plain matter; further inputs of the principled shader by name: Sheen=0.5, Clearcoat_Roughness=0.1."""
    return surface_graph(color, roughness, inputs).material


def plaster(color, bump=0.12, scale=9):
    graph = surface_graph(color, 0.82, {})
    graph.bump(graph.noise(scale, 8, Roughness=0.62), bump, 0.05)
    return graph.material


def stone(color, vein, scale=2.2):
    graph = surface_graph(color, 0.48, {})
    noise = graph.noise(scale, 10, Distortion=1.4)
    graph.link(graph.ramp(noise, (0.38, color), (0.72, vein)), graph.principled.inputs["Base Color"])
    graph.bump(noise, 0.10, 0.03)
    return graph.material


def glass(color="#FFFFFF", roughness=0.0, ior=1.46, shadow=0.86):
    """Glass that shadow and diffuse rays pass straight through, tinted: bright shadows, no caustic noise."""
    graph = Graph("glass", empty=True)
    tint = linear(color)
    refracting = graph.add("BsdfGlass", {"Color": tint, "Roughness": roughness, "IOR": ior})
    passing = graph.add("BsdfTransparent", {"Color": tuple(c * shadow for c in tint[:3]) + (1,)})
    path = graph.add("LightPath")
    is_passing = graph.add("Math", operation="MAXIMUM")
    graph.link(path.outputs["Is Shadow Ray"], is_passing.inputs[0])
    graph.link(path.outputs["Is Diffuse Ray"], is_passing.inputs[1])
    mix = graph.add("MixShader")
    graph.link(is_passing.outputs[0], mix.inputs[0])
    graph.link(refracting.outputs[0], mix.inputs[1])
    graph.link(passing.outputs[0], mix.inputs[2])
    graph.link(mix.outputs[0], graph.add("OutputMaterial").inputs[0])
    return graph.material


def emission(color, power):
    graph = Graph("emission", empty=True)
    light = graph.add("Emission", {0: linear(color), 1: power})
    graph.link(light.outputs[0], graph.add("OutputMaterial").inputs[0])
    return graph.material


def translucent(color, share=0.35, roughness=0.45, back=None):
    """A thin sheet that glows when lit from behind, as petals and leaves do."""
    graph = surface_graph(color, roughness, {"Specular": 0.35})
    through = graph.add("BsdfTranslucent", {0: linear(back or color)})
    mix = graph.add("MixShader", {0: share})
    graph.link(graph.principled.outputs[0], mix.inputs[1])
    graph.link(through.outputs[0], mix.inputs[2])
    graph.link(mix.outputs[0], graph.nodes["Material Output"].inputs[0])
    return graph.material


def terry(color, scale=75, bump=0.55, distance=0.02):
    graph = surface_graph(color, 0.95, {"Sheen": 0.5, "Specular": 0.1})
    graph.bump(graph.noise(scale, 3), bump, distance)
    return graph.material


def linen(color, scale=13, bump=0.25):
    graph = surface_graph(color, 0.85, {"Sheen": 0.3, "Specular": 0.15})
    weave = graph.add("Math", operation="ADD")
    place = graph.add("TexCoord").outputs["Object"]
    for index, direction in enumerate("XY"):
        thread = graph.add(
            "TexWave", {"Scale": scale, "Distortion": 0.6, "Detail Scale": 3}, bands_direction=direction
        )
        graph.link(place, thread.inputs["Vector"])
        graph.link(thread.outputs["Fac"], weave.inputs[index])
    graph.bump(weave.outputs[0], bump, 0.008)
    return graph.material


def satin(color="#E3B9A6", roughness=0.34):
    return solid(color, roughness, Sheen=0.6, Specular=0.55, Anisotropic=0.6)


def ceramic(color, roughness=0.22):
    return solid(color, roughness, Clearcoat=0.6, Clearcoat_Roughness=0.08)


def pearl(color="#F7EDE6"):
    return solid(color, 0.18, Clearcoat=1.0, Clearcoat_Roughness=0.05, Specular=0.6, Sheen=0.4)


def metal(color, roughness=0.25):
    return solid(color, roughness, Metallic=1.0)


def steel():
    return metal("#E6DCD2", 0.24)


def brass():
    return metal(GOLD, 0.26)


def aluminium():
    return metal("#EDE2D5", 0.26)


def clear_glass():
    return glass("#FFFDFB")


def frosted_glass():
    return glass("#FBE9E0", 0.22)


def citrus_flesh(color, light, radius):
    """Juice vesicles: noise in polar coordinates, long along the radius."""
    graph = surface_graph(color, 0.22, {"Specular": 0.6, "Clearcoat": 0.5})
    place = graph.add("TexCoord").outputs["Object"]
    parts = graph.add("SeparateXYZ")
    angle = graph.add("Math", operation="ARCTAN2")
    length = graph.add("VectorMath", operation="LENGTH")
    polar = graph.add("CombineXYZ")
    around = graph.add("Math", {1: 7}, operation="MULTIPLY")
    outward = graph.add("Math", {1: 2.2 / radius}, operation="MULTIPLY")
    graph.link(place, parts.inputs[0])
    graph.link(place, length.inputs[0])
    graph.link(parts.outputs[1], angle.inputs[0])
    graph.link(parts.outputs[0], angle.inputs[1])
    graph.link(angle.outputs[0], around.inputs[0])
    graph.link(length.outputs["Value"], outward.inputs[0])
    graph.link(around.outputs[0], polar.inputs[0])
    graph.link(outward.outputs[0], polar.inputs[1])
    noise = graph.add("TexNoise", {"Scale": 3.2, "Detail": 2})
    graph.link(polar.outputs[0], noise.inputs["Vector"])
    graph.bump(noise.outputs["Fac"], 0.30, 0.02)
    juice = graph.ramp(noise.outputs["Fac"], (0.35, color), (0.75, light))
    graph.link(juice, graph.principled.inputs["Base Color"])
    return graph.material
