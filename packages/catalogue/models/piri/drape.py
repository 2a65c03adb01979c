"""What is laid over a bed: spreads and sheets that lie on top, round the edge, and hang in folds.

A cloth that hangs from a straight edge falls straight. It folds because it was thrown on by hand: a little too much of
it here, a little too little there, most at the corners, and more the further it is from the edge that holds it.
"""

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector, noise

from .joinery import strands
from .mesh import add_mesh, from_faces, smooth
from .upholstery import stitches


@dataclass
class Block:
    """What the cloth lies on: half its width, its foot end (towards -Y), its top, and how round its edge is."""

    half_width: float
    foot: float
    top: float
    edge: float = 0.05


@dataclass
class Fall:
    """How the cloth falls: metres down the sides and down the foot, depth of the folds, and their breadth."""

    side: float
    foot: float = 0.0
    folds: float = 0.026
    breadth: float = 0.19
    creases: float = 0.012
    seed: float = 0.0


def drape(name, block, start, end, fall, material, lift=0.006, thickness=0.004, cell=0.018):
    """A cloth from `start` to `end` along Y, over both sides; over the foot as well when the fall has a foot.

    Returns its points, row after row from the foot, each from left to right.
    """
    radius = block.edge + lift
    arc = radius * math.pi / 2
    flat = block.half_width - block.edge
    reach_x, reach_y = arc + fall.side, arc + fall.foot
    inner_foot = block.foot + block.edge
    first = inner_foot - reach_y if fall.foot else start
    columns, rows = round(2 * (flat + reach_x) / cell), round((end - first) / cell)

    def place(i, j):
        s = -(flat + reach_x) + 2 * (flat + reach_x) * i / columns
        t = first + (end - first) * j / rows
        beyond_x = max(abs(s) - flat, 0.0)
        beyond_y = max(inner_foot - t, 0.0) if fall.foot else 0.0
        x, y = math.copysign(min(abs(s), flat), s), max(t, inner_foot) if fall.foot else t
        x += math.copysign(0.004 * noise.noise((t * 2.1, fall.seed, 3)), s)
        if not beyond_x and not beyond_y:
            return Vector((x, y, block.top + lift + on_top(x, y, fall)))
        share = max(beyond_x / reach_x, beyond_y / reach_y)
        angle = math.atan2(beyond_y, beyond_x)
        reach = reach_x * math.cos(angle) ** 2 + reach_y * math.sin(angle) ** 2
        travelled = share * reach
        out = Vector((math.copysign(math.cos(angle), s), -math.sin(angle), 0))
        bend = min(travelled / radius, math.pi / 2)
        hanging = max(0.0, travelled - arc)
        where = t + math.copysign(7, s) if not beyond_y else inner_foot - angle * 0.2 + math.copysign(7, s)
        fold = folded(where, hanging, fall, math.sin(2 * angle))
        spot = Vector((x, y, block.top - block.edge)) + out * (radius * math.sin(bend) + fold)
        spot.z += radius * math.cos(bend) - hanging * (1 - 0.03 * noise.noise((where * 3, 1, fall.seed)))
        return spot + Vector((0, 0, on_top(x, y, fall) * math.cos(bend)))

    vertices = [place(i, j) for j in range(rows + 1) for i in range(columns + 1)]
    across = columns + 1
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i) for j in range(rows) for i in range(columns)]
    mesh = from_faces(vertices, faces, name)
    layer = mesh.uv_layers.new(name='UVMap').data
    for loop in mesh.loops:
        row, column = divmod(loop.vertex_index, across)
        layer[loop.index].uv = (2 * (flat + reach_x) * column / columns, (end - first) * row / rows)
    smooth(mesh, 80)
    thing = add_mesh(mesh, name, material)
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, 1
    soft = thing.modifiers.new('soft', 'SUBSURF')
    soft.levels, soft.render_levels = 1, 1
    return [[vertices[j * across + i] for i in range(columns + 1)] for j in range(rows + 1)]


def on_top(x, y, fall):
    """Lying cloth: hollows as broad as a hand rests, and creases that run aslant."""
    hollow = noise.noise((x * 1.9 + fall.seed, y * 1.9, fall.seed)) * fall.creases * 0.9
    aslant = noise.noise((x * 2.2 + y * 1.3 + fall.seed, (y - 0.6 * x) * 7.5, fall.seed + 4))
    other = noise.noise((x * 6.5 - y * 2.0, y * 2.6 + x * 1.4, fall.seed + 9))
    ridge = max(0.0, 1 - abs(aslant) * 5) ** 2 + 0.6 * max(0.0, 1 - abs(other) * 6) ** 2
    calm = 0.5 + 0.5 * noise.noise((x * 1.4, y * 1.4, fall.seed + 20))
    return hollow + ridge * calm * fall.creases * 0.7


def folded(where, hanging, fall, corner):
    """How far a fold stands out from the side, at a place along the edge and a depth below it."""
    if hanging <= 0:
        return 0.0
    deep = min(1.0, hanging / 0.17)
    deep = deep * deep * (3 - 2 * deep)
    wander = 0.75 * noise.noise((where * 1.7, fall.seed, 0.5)) + 0.12 * noise.noise((where * 2.5, hanging * 4, fall.seed))
    wave = 0.5 + 0.5 * math.sin(2 * math.pi * (where / fall.breadth + wander))
    much = 0.62 + 0.75 * noise.noise((where * 2.3, fall.seed + 2, 1.5))
    return fall.folds * deep * (max(0.12, much) * wave**1.3 + 0.6 * max(0.0, corner) * wave + 0.1)


def hem_stitches(name, rows, columns, thread, rise=0.004, thickness=0.0011, length=0.011, gap=0.007):
    """Rows of running stitch down the length of a cloth, `columns` points from its left hem, lying on the cloth."""
    found = []
    for c in columns:
        way = []
        for before, row, after in zip(rows, rows[1:], rows[2:]):
            out = (row[c + 1] - row[c - 1]).cross(after[c] - before[c]).normalized()
            way.append((row[c] + out * rise, out))
        found += stitches(way, length, gap, thickness)
    return strands(name, found, thickness, thread)


def rest_on(thing, height):
    """Lets what lies on a bed or a seat flatten where it touches it, instead of standing on its corners."""
    bpy.context.view_layer.update()
    there = thing.matrix_world
    back = there.inverted()
    for vertex in thing.data.vertices:
        place = there @ vertex.co
        if place.z < height:
            # A trace of its curve stays, or the underside would be cut as with a knife.
            place.z = height - (height - place.z) * 0.12
            vertex.co = back @ place
    thing.data.update()
