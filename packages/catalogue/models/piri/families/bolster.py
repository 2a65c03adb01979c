"""The kolbalish: a roll of kapok in a case of handloom cotton, drawn together at both ends and tied with tapes."""

import math

from mathutils import Vector, noise

from ..fitting import fitted
from ..joinery import member, soft_square, strands
from ..mesh import add_mesh, face_outwards, from_faces, smooth, spline
from ..studio import Angle
from ..upholstery import stitches

ANGLES = {
    'three-quarter': Angle(around=34, above=24, distance=2.25),
    'front': Angle(around=0, above=20, distance=2.25),
    'detail': Angle(around=48, above=26, distance=0.92, at=(0.36, -0.12, 0.5)),
}

TURNS = 240
# Places along the roll (shares of half its length, from the end inwards) and its radius there, as shares.
ENDS = [(1.0, 0.44), (0.975, 0.36), (0.955, 0.24), (0.938, 0.175), (0.928, 0.17), (0.915, 0.215), (0.905, 0.36), (0.897, 0.56), (0.888, 0.74), (0.874, 0.88), (0.852, 0.965), (0.82, 1.0)]


def build(piece):
    with fitted(piece):
        w, _, h = piece.size
        cloth = piece.slots['cloth']
        rows = outline(w / 2, h / 2)
        vertices = case(rows, h / 2, piece.dice, cloth)
        seam(vertices, len(rows), cloth)
        for s in (-1, 1):
            tape(s, w / 2 * 0.931, h / 2, cloth, piece.dice)


def outline(half, radius):
    ends = spline([(share * half, r * radius, 0) for share, r in ENDS], 4)
    left = [(-p.x, p.y) for p in ends]
    n = 40
    inner = ENDS[-1][0] * half
    middle = [(-inner + 2 * inner * i / n, radius * (1 + 0.018 * math.cos(math.pi * (i / n - 0.5)))) for i in range(1, n)]
    return [*left, *middle, *[(-x, r) for x, r in left[::-1]]]


def case(rows, radius, dice, cloth):
    """Pleats run out of the neck into the roll and are lost there, no two as long as each other."""
    drift = Vector((dice.uniform(0, 50), 4, 2))
    vertices, coordinates, way = [], [], 0.0
    half = rows[-1][0]
    for i, (x, r) in enumerate(rows):
        way += math.dist(rows[i], rows[i - 1]) if i else 0
        share = abs(x) / half
        gathered = max(0.0, min(1.0, (share - 0.70) / 0.20)) ** 2.4
        for j in range(TURNS):
            a = 2 * math.pi * j / TURNS
            own = 0.5 + 0.9 * abs(noise.noise((math.cos(a) * 2.2, math.sin(a) * 2.2, x + 7)))
            pleat = math.sin(21 * a + 1.6 * math.sin(3 * a) + (2 if x < 0 else 0)) * own
            deep = 0.0042 if share < 0.9 else 0.0042 + 0.10 * (share - 0.90)
            out = r + deep * gathered * pleat * min(1, r / (0.3 * radius) + 0.35)
            # It lies on what is below it.
            z = max(out * math.sin(a), -radius * 0.90 - 0.10 * (out * math.sin(a) + radius * 0.90) if out * math.sin(a) < -radius * 0.90 else -9)
            point = Vector((x, out * math.cos(a) * (1 + 0.03 * (1 - gathered) * max(0, -math.sin(a))), z))
            soft = noise.noise_vector(point * 6 + drift) * 0.0046 + noise.noise_vector(point * 15 + drift) * 0.0014
            lift = Vector((0, 0, -radius * 0.38 * max(0.0, share - 0.90) / 0.10 * (0.5 + 0.5 * share)))
            vertices.append(point + soft * (1 - 0.5 * gathered) + lift)
            coordinates.append((way, a * radius))
    count = len(rows)
    faces = [(i * TURNS + j, i * TURNS + (j + 1) % TURNS, (i + 1) * TURNS + (j + 1) % TURNS, (i + 1) * TURNS + j) for i in range(count - 1) for j in range(TURNS)]
    mesh = from_faces(vertices, faces, 'case')
    layer = mesh.uv_layers.new(name='UVMap').data
    for polygon in mesh.polygons:
        last = any(mesh.loops[q].vertex_index % TURNS == TURNS - 1 for q in polygon.loop_indices)
        for q in polygon.loop_indices:
            i = mesh.loops[q].vertex_index
            u, v = coordinates[i]
            layer[q].uv = (u, 2 * math.pi * radius if last and i % TURNS == 0 else v)
    smooth(mesh, 180)
    face_outwards(mesh)
    add_mesh(mesh, 'case', cloth)
    return vertices


def seam(vertices, count, cloth):
    """The long seam, felled and sewn down by hand."""
    for j in (round(TURNS * 0.86), round(TURNS * 0.874)):
        way = []
        for i in range(count // 6, count - count // 6):
            p = vertices[i * TURNS + j]
            way.append((p, Vector((0, p.y, p.z)).normalized()))
        strands('seam', list(stitches(way, 0.0052, 0.0042, 0.0008)), 0.0008, cloth)


def tape(s, x, radius, cloth, dice):
    """Twice about the neck, knotted in a bow in front, its tails hanging as they fell."""
    sink = -radius * 0.38 * 0.3
    neck = radius * 0.185
    flat = soft_square(0.6, 3)
    for k in (0, 1):
        ring = [Vector((s * (x + 0.0045 * k - 0.002), (neck + 0.0035) * math.cos(a), (neck + 0.0035) * math.sin(a) + sink)) for a in (2 * math.pi * i / 36 for i in range(38))]
        member('tape', ring, [(0.0042, 0.0010)] * len(ring), cloth, flat, (s, 0, 0.01))
    knot = Vector((s * x, -neck - 0.006, sink + 0.002))
    member('knot', [knot + Vector((-0.007, 0, 0.001)), knot, knot + Vector((0.007, 0, -0.001))], [(0.0045, 0.0036), (0.006, 0.005), (0.0045, 0.0036)], cloth, flat)
    for side in (-1, 1):
        loop = spline([knot, knot + Vector((side * 0.018, -0.010, 0.016)), knot + Vector((side * 0.036, -0.010, 0.010)), knot + Vector((side * 0.034, -0.006, -0.006)), knot + Vector((side * 0.014, -0.006, -0.005)), knot], 8)
        member('bow', loop, [(0.0045, 0.0008)] * len(loop), cloth, flat, (0.05, 1, 0.15))
        fall = spline([knot, knot + Vector((side * 0.010, -0.010, -0.012)), knot + Vector((side * 0.018 + dice.uniform(-0.006, 0.006), -0.008, -0.034)), knot + Vector((side * 0.022 + dice.uniform(-0.008, 0.008), -0.012, -0.055))], 8)
        member('tail', fall, [(0.0045, 0.0008)] * len(fall), cloth, flat, (0.1, 1, 0.1))
