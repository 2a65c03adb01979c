"""The shataranji: a flat-woven rug, its warp knotted into fringes at both ends, its long edges never quite straight."""

import math

from mathutils import Vector, noise

from ..joinery import strands
from ..materials.cloth import woven
from ..mesh import add_mesh, from_faces, smooth
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=26, above=40, distance=6.6),
    'front': Angle(around=0, above=40, distance=6.6),
    'detail': Angle(around=32, above=38, distance=2.0, at=(0.13, -0.30, 0)),
}

FRINGE = 0.075
THICK = 0.007
TASSEL = 0.021


def build(piece):
    w, d, _ = piece.size
    yarn = woven('warp', '#d8d0ba', thread=0.0014, relief=0.2)
    long = d - 2 * FRINGE
    body(piece, w - 0.013, long)
    for s in (-1, 1):
        fringe(s, w - 0.02, long, piece.dice, yarn)


def lying(point):
    """Where a point of the rug really is: cloth on a floor creeps and never lies dead flat."""
    x, y, z = point
    creep = Vector((noise.noise((0.4, y * 2.2, 3)) * 0.008, noise.noise((x * 2.0, 0.3, 7)) * 0.006, 0))
    swell = 0.0022 * (0.5 + 0.5 * noise.noise((x * 2.6, y * 2.6, 1)))
    return point + creep * 0.8 + Vector((0, 0, swell))


def body(piece, wide, long, cell=0.0125):
    columns, rows = round(wide / cell), round(long / cell)
    flat = [Vector(((i / columns - 0.5) * wide, (j / rows - 0.5) * long, 0)) for j in range(rows + 1) for i in range(columns + 1)]
    across = columns + 1
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i) for j in range(rows) for i in range(columns)]
    vertices = []
    for p in flat:
        edge = min(wide / 2 - abs(p.x), long / 2 - abs(p.y))
        vertices.append(lying(Vector((p.x, p.y, THICK * (1 - math.exp(-edge / 0.004))))))
    mesh = from_faces(vertices, faces, 'rug')
    rim = mesh.attributes.new('rim', 'FLOAT_VECTOR', 'POINT')
    for item, p in zip(rim.data, flat):
        item.vector = (1 - min(0.5, long / 2 - abs(p.y)) / 0.5, 1 - min(0.5, wide / 2 - abs(p.x)) / 0.5, 0)
    layer = mesh.uv_layers.new(name='UVMap').data
    for loop in mesh.loops:
        p = flat[loop.vertex_index]
        layer[loop.index].uv = (p.y, p.x)
    smooth(mesh, 80)
    add_mesh(mesh, 'rug', piece.slots['motif'])


def fringe(side, wide, long, dice, yarn):
    """Warp ends gathered in fours, knotted close to the weave, and let go."""
    threads, knots = [], []
    count = round(wide / TASSEL)
    for i in range(count):
        x = (i + 0.5) / count * wide - wide / 2
        start = lying(Vector((x, side * (long / 2 - 0.003), 0.0035)))
        knot = start + Vector((dice.uniform(-0.002, 0.002), side * dice.uniform(0.013, 0.018), 0.0005))
        lean, reach = dice.gauss(0, 0.006), FRINGE - 0.016 + dice.uniform(-0.009, -0.001)
        knots.append(ring(knot))
        for k in range(5):
            root = start + Vector(((k - 2) * TASSEL * 0.20, 0, 0))
            spread = (k - 2) * 0.0024 + lean + dice.gauss(0, 0.0022)
            bow = dice.gauss(0, 0.0028)
            end = knot + Vector((spread, side * (reach - dice.uniform(0, 0.008)), 0.0018 - knot.z + 0.0012 * (k % 3)))
            middle = knot.lerp(end, 0.5) + Vector((bow - spread * 0.18, 0, 0.001))
            threads.append([root, knot.lerp(root, 0.3), knot + Vector(((k - 2) * 0.0006, 0, 0.0008)), knot.lerp(middle, 0.5) + Vector((0, 0, 0.001)), middle, end])
    strands('fringe', threads, 0.0013, yarn)
    strands('knots', knots, 0.0017, yarn)


def ring(at, radius=0.0026):
    """A turn and a half of yarn about the gathered warp."""
    turns = [i / 12 * 1.5 * 2 * math.pi for i in range(13)]
    return [at + Vector((radius * math.cos(a), 0.0016 * (a / 6 - 0.8), 0.0022 + radius * math.sin(a))) for a in turns]
