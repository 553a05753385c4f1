"""Simple bodies, bands and strands, and groups of them."""

import bpy
from mathutils import Vector, noise

from kit.mesh import surface


def group(things, location=(0, 0, 0), rotation=(0, 0, 0), scale=1):
    """Moves things together."""
    parent = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(parent)
    for thing in things:
        thing.parent = parent
    parent.location, parent.rotation_euler, parent.scale = location, rotation, (scale,) * 3
    return parent


def finished(material):
    """Gives the body that was just added its material and smooth shading."""
    thing = bpy.context.object
    thing.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return thing


def bevel(thing, width, segments):
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments = width, segments


def box(width, depth, height, material, location, edge=0.02, turn=0):
    """Stands on its location."""
    x, y, z = location
    bpy.ops.mesh.primitive_cube_add(size=1, location=(x, y, z + height / 2))
    thing = bpy.context.object
    thing.scale = (width, depth, height)
    thing.rotation_euler[2] = turn
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    bevel(thing, edge, 4)
    finished(material)
    thing.data.use_auto_smooth = True
    return thing


def cylinder(radius, depth, material, location, rotation, vertices, edge, segments):
    bpy.ops.mesh.primitive_cylinder_add(
        vertices=vertices, radius=radius, depth=depth, location=location, rotation=rotation
    )
    thing = bpy.context.object
    bevel(thing, edge, segments)
    finished(material)
    thing.data.use_auto_smooth = True
    return thing


def sphere(radius, material, location, subdivisions=5, squash=1, wobble=0, seed=0):
    """`squash` flattens it, `wobble` makes it a pebble."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=subdivisions, radius=1, location=location)
    for vertex in bpy.context.object.data.vertices:
        bulge = noise.noise(vertex.co * 1.1 + Vector((seed * 7.3, seed * 1.7, 0))) * wobble
        vertex.co *= radius * (1 + bulge)
        vertex.co.z *= squash
    return finished(material)


def curve(material, radius, resolution):
    data = bpy.data.curves.new("curve", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = resolution
    thing = bpy.data.objects.new("curve", data)
    bpy.context.collection.objects.link(thing)
    data.materials.append(material)
    return thing


def tube(points, radius, material, taper=None):
    """A round stem along points; `taper(t)` scales its radius."""
    thing = curve(material, radius, 4)
    thing.data.resolution_u = 12
    spline = thing.data.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for i, (knot, point) in enumerate(zip(spline.bezier_points, points, strict=True)):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = "AUTO"
        knot.radius = taper(i / (len(points) - 1)) if taper else 1
    return thing


def even(_):
    return 1


def pointed(t):
    return max(0.08, 1 - t**1.4)


def strands(lines, radius, material, resolution=1, taper=pointed):
    """Many thin hairs in one object."""
    thing = curve(material, radius, resolution)
    for points in lines:
        spline = thing.data.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for i, (knot, point) in enumerate(zip(spline.points, points, strict=True)):
            knot.co = (*point, 1)
            knot.radius = taper(i / (len(points) - 1))
    return thing


def strip(path, width, side, material, thickness=0.012, columns=6, smoothing=1):
    """A band of cloth along a path, lying towards `side`; `width` is a number or a function of 0 to 1."""
    rows, last = [], len(path) - 1
    for i, point in enumerate(path):
        breadth = width(i / last) if callable(width) else width
        rows.append(
            [Vector(point) + Vector(side) * breadth * (j / columns - 0.5) for j in range(columns + 1)]
        )
    thing = surface(rows, material)
    solidify(thing, thickness, 0)
    if smoothing:
        modifier = thing.modifiers.new("smooth", "SUBSURF")
        modifier.levels = modifier.render_levels = smoothing
    return thing


def solidify(thing, thickness, offset):
    """Gives a sheet a thickness; `offset` -1 puts it all on the back, 0 on both sides."""
    modifier = thing.modifiers.new("solid", "SOLIDIFY")
    modifier.thickness, modifier.offset = thickness, offset
