"""Meshes from points: turned, swept and stretched surfaces."""

import math

import bpy
from mathutils import Vector


def mesh(vertices, faces, material, smooth=True):
    data = bpy.data.meshes.new("mesh")
    data.from_pydata(vertices, [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    thing = bpy.data.objects.new("mesh", data)
    bpy.context.collection.objects.link(thing)
    data.materials.append(material)
    return thing


def surface(rows, material, closed=False):
    """A sheet through rows of points; `closed` joins the end of each row to its start."""
    return mesh(
        [tuple(point) for row in rows for point in row], quads(len(rows), len(rows[0]), closed), material
    )


def quads(rows, columns, closed):
    spans = columns if closed else columns - 1
    return [
        (
            row * columns + column,
            row * columns + (column + 1) % columns,
            (row + 1) * columns + (column + 1) % columns,
            (row + 1) * columns + column,
        )
        for row in range(rows - 1)
        for column in range(spans)
    ]


def plane(columns, rows, width, depth, point, material):
    """A flat sheet of which `point(x, y)` says where each of its places goes."""
    return surface(
        [
            [point((i / columns - 0.5) * width, (j / rows - 0.5) * depth) for i in range(columns + 1)]
            for j in range(rows + 1)
        ],
        material,
    )


def rounded(profile, radius=0.03, steps=6):
    """A line of (x, y) points with rounded corners."""
    points = [profile[0]]
    for i in range(1, len(profile) - 1):
        points += corner(profile[i - 1], profile[i], profile[i + 1], radius, steps)
    return points + [profile[-1]]


def rounded_loop(outline, radius, steps=5):
    """A closed outline with rounded corners."""
    count = len(outline)
    points = []
    for i in range(count):
        points += corner(outline[i - 1], outline[i], outline[(i + 1) % count], radius, steps)
    return points


def corner(before, at, after, radius, steps):
    a, b, c = Vector(before), Vector(at), Vector(after)
    back, on = a - b, c - b
    reach = min(radius, back.length * 0.49, on.length * 0.49)
    start, end = b + back.normalized() * reach, b + on.normalized() * reach
    curve = []
    for step in range(steps + 1):
        t = step / steps
        point = start * (1 - t) ** 2 + b * 2 * t * (1 - t) + end * t * t
        curve.append((point.x, point.y))
    return curve


def lathe(profile, material, location=(0, 0, 0), segments=96, scale=1):
    """Turns a profile of (radius, height) around the upright axis."""
    vertices, faces, count = [], [], len(profile)
    for segment in range(segments):
        angle = 2 * math.pi * segment / segments
        vertices += [
            (max(r, 1e-4) * math.cos(angle) * scale, max(r, 1e-4) * math.sin(angle) * scale, z * scale)
            for r, z in profile
        ]
    for segment in range(segments):
        here, there = segment * count, (segment + 1) % segments * count
        faces += [(here + i, there + i, there + i + 1, here + i + 1) for i in range(count - 1)]
    thing = mesh(vertices, faces, material)
    thing.location = location
    return thing


def arc_sweep(profile, start, end, material, segments, height):
    """A closed profile of (radius, height) swept over an arc and capped; `height(t)` scales it."""
    rows = []
    for segment in range(segments + 1):
        t = segment / segments
        angle = start + (end - start) * t
        rows.append([(r * math.cos(angle), r * math.sin(angle), z * height(t)) for r, z in profile])
    count = len(profile)
    faces = quads(len(rows), count, closed=True)
    faces += [tuple(range(count))[::-1], tuple(segments * count + i for i in range(count))]
    thing = mesh([point for row in rows for point in row], faces, material)
    thing.data.use_auto_smooth = True
    return thing


def rounded_rectangle(x0, y0, x1, y1, radius, steps=6):
    centres = [
        (x1 - radius, y1 - radius),
        (x0 + radius, y1 - radius),
        (x0 + radius, y0 + radius),
        (x1 - radius, y0 + radius),
    ]
    return [
        (
            x + radius * math.cos(math.pi / 2 * (quarter + step / steps)),
            y + radius * math.sin(math.pi / 2 * (quarter + step / steps)),
        )
        for quarter, (x, y) in enumerate(centres)
        for step in range(steps + 1)
    ]


def cushion(outline, height, material, dome=0.16):
    """A flat shape with a softly domed top."""
    count = len(outline)
    cx, cy = sum(p[0] for p in outline) / count, sum(p[1] for p in outline) / count
    rings = [
        (1, 0),
        (1, 0.55),
        (0.985, 0.78),
        (0.95, 0.92),
        (0.88, 1.0),
        (0.6, 1 + dome * 0.7),
        (0.3, 1 + dome),
        (0.0004, 1 + dome),
    ]
    rows = [[(cx + (x - cx) * s, cy + (y - cy) * s, z * height) for x, y in outline] for s, z in rings]
    return surface(rows, material, closed=True)
