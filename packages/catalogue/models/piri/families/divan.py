"""The divan: a slatted platform between posts, an open back of spindles, a mattress, two hard bolsters."""

import math

from mathutils import Vector, noise

from ..joinery import board, member, soft_square, stick, wire
from ..mesh import add_mesh, face_outwards, from_faces, smooth
from ..studio import Angle
from ..upholstery import bring_to_rest, sewn

ANGLES = {
    'three-quarter': Angle(around=27, above=13, distance=6.1),
    'front': Angle(around=0, above=5, distance=6.1),
    'detail': Angle(around=36, above=19, distance=1.75, at=(0.38, -0.06, 0.66)),
}

POST = 0.044
RAIL = 0.072
MATTRESS = 0.125
BOLSTER = 0.102


def build(piece):
    w, d, h = piece.size
    wood, cloth = piece.slots['wood'], piece.slots['cloth']
    seat, end = piece.cm('seatHeight', 42), piece.cm('armHeight', 57)
    lie = seat - MATTRESS + 0.004
    deck(w, d, lie, wood)
    posts(w, d, h, end, wood)
    spindles = back(w, d, h, lie, wood)
    for side in (-1, 1):
        open_end(side, w, d, lie, end, wood)
    mattress = sewn('mattress', (w - 0.062, d - 0.062, MATTRESS), 'mattress', cloth, (0, -0.002, lie + MATTRESS / 2), piping=('z',),
                    seed=71, cell=0.04, flat=0.12, true=0.85, bend=9, pressure=1.1)
    rolls = [bolster(piece, side, w, d, mattress) for side in (-1, 1)]
    cushions(piece, w, d, seat, mattress, spindles, rolls)


def deck(w, d, lie, wood):
    """Rails between the posts; the slats lie in a rebate, two fingers below their top."""
    z = lie + 0.012 - RAIL / 2
    for y in (-1, 1):
        board('rail', (w - 2 * POST + 0.002, 0.026, RAIL), (0, y * (d / 2 - POST / 2), z), wood, 0.004)
    for x in (-1, 1):
        board('end rail', (0.026, d - 2 * POST + 0.002, RAIL), (x * (w / 2 - POST / 2), 0, z), wood, 0.004, 'y')
    count = round((w - 0.12) / 0.12)
    for i in range(count):
        board('slat', (0.06, d - POST - 0.02, 0.02), ((i - (count - 1) / 2) * 0.12, 0, lie - 0.010), wood, 0.002, 'y')


def posts(w, d, h, end, wood):
    """Square where rails enter, tapering to the foot."""
    section = soft_square(0.34)
    foot, half = 0.30, POST / 2
    for x in (-1, 1):
        for y, top in ((-1, end), (1, h - 0.030)):
            px, py = x * (w / 2 - half), y * (d / 2 - half)
            path = [(px, py, z) for z in (0, 0.003, foot * 0.75, top - 0.003, top)]
            radii = [half * s for s in (0.60, 0.64, 1.0, 1.0, 0.86)]
            member('post', path, radii, wood, section, (0, 1, 0))


def back(w, d, h, lie, wood):
    """A crest over the posts, its underside hollowed to the hand, and a row of spindles under it."""
    y, crest = d / 2 - POST / 2, 0.036
    path = [(x * w / 2, y, h - crest / 2) for x in (-1, -0.996, -0.985, -0.5, 0, 0.5, 0.985, 0.996, 1)]
    radii = [(POST / 2 * s, crest / 2 * t) for s, t in ((0.8, 0.72), (0.95, 0.92), (1, 1), (1, 1), (1, 1), (1, 1), (1, 1), (0.95, 0.92), (0.8, 0.72))]
    rail = member('crest', path, radii, wood, soft_square(0.55))
    count = round((w - 2 * POST) / 0.082)
    pitch = (w - 2 * POST) / count
    low, high = lie + 0.004, h - crest + 0.006
    rods = []
    for i in range(1, count):
        x = -w / 2 + POST + pitch * i
        points = [(x, y, low), (x, y, low + (high - low) * 0.42), (x, y, high)]
        rods.append(stick('spindle', points, [0.0068, 0.0098, 0.0066], wood, 8))
    return [rail, *rods]


def open_end(side, w, d, lie, end, wood):
    x = side * (w / 2 - POST / 2)
    z, reach = end - 0.030, d / 2 - POST
    member('arm', [(x, -reach - 0.004, z), (x, 0, z), (x, reach + 0.004, z)], [(0.015, 0.017)] * 3, wood, soft_square(0.6))
    for i in range(1, 6):
        y = -reach + 2 * reach * i / 6
        stick('spindle', [(x, y, lie + 0.004), (x, y, (lie + z) / 2), (x, y, z - 0.010)], [0.0068, 0.0092, 0.0066], wood, 6, up=(1, 0, 0.01))


def bolster(piece, side, w, d, mattress):
    """A roll of kapok in a case drawn together at its ends by a cord, with a button over the gather."""
    cloth, length = piece.slots.get('bolster', 'accent'), d - 0.13
    ends = [(0.012, -0.012), (0.03, -0.008), (0.055, -0.001), (0.080, 0.001), (0.094, 0.004), (0.1, 0.012)]
    profile = [(r * BOLSTER / 0.1, -length / 2 + y) for r, y in ends]
    profile += [(BOLSTER * (1 + 0.03 * math.cos(t * math.pi / 2) ** 2), t * (length / 2 - 0.03)) for t in [-1 + i / 12 for i in range(25)]]
    profile += [(r * BOLSTER / 0.1, length / 2 - y) for r, y in reversed(ends)]
    turns, drift = 96, Vector((side * 9, 4, 2))
    vertices, coordinates, way = [], [], 0.0
    for i, (r, y) in enumerate(profile):
        way += math.dist(profile[i], profile[i - 1]) if i else 0
        gathered = max(0, 1 - r / (BOLSTER * 0.96)) if abs(y) > length / 2 - 0.02 else 0
        for j in range(turns):
            a = 2 * math.pi * j / turns
            radius = r * (1 - 0.045 * max(0, -math.sin(a)) ** 3)
            point = Vector((radius * math.cos(a), y, radius * math.sin(a)))
            pleat = math.copysign(0.0022 * gathered * math.sin(a * 22 + 2 * math.sin(a * 3)), y) * math.sin(a * 22)
            vertices.append(point + noise.noise_vector(point * 7 + drift) * 0.0045 + Vector((0, pleat, 0)))
            coordinates.append((way, a * BOLSTER))
    roll = rolled_cloth('bolster', vertices, coordinates, len(profile), turns, cloth)
    for row in (5, len(profile) - 6):
        rim = [vertices[row * turns + j] for j in range(turns)]
        wire('bolster piping', rim, 0.0036, cloth, closed=True, parent=roll)
    for y in (-1, 1):
        member('button', [(0, y * (length / 2 + 0.002 + k), 0) for k in (0, 0.010, 0.015, 0.0165)], [0.019, 0.0185, 0.012, 0.002], cloth, up=(0, 0, 1),
               parent=roll)
    roll.location = (side * (w / 2 - POST - BOLSTER - 0.012), -0.004, 0.70)
    roll.rotation_euler = (0, side * 0.6, math.radians(side * piece.dice.uniform(0.4, 1.4)))
    bring_to_rest(roll, [mattress], (0, 0, -1), 0.010)
    return roll


def rolled_cloth(name, vertices, coordinates, rows, turns, cloth):
    """Cloth coordinates run along and about the roll, as it was cut."""
    faces = [(i * turns + j, i * turns + (j + 1) % turns, (i + 1) * turns + (j + 1) % turns, (i + 1) * turns + j) for i in range(rows - 1) for j in range(turns)]
    mesh = from_faces(vertices, faces, name)
    layer = mesh.uv_layers.new(name='UVMap').data
    for polygon in mesh.polygons:
        last = any(mesh.loops[q].vertex_index % turns == turns - 1 for q in polygon.loop_indices)
        for q in polygon.loop_indices:
            i = mesh.loops[q].vertex_index
            u, v = coordinates[i]
            layer[q].uv = (u, 2 * math.pi * BOLSTER if last and i % turns == 0 else v)
    smooth(mesh, 180)
    face_outwards(mesh)
    return add_mesh(mesh, name, cloth)


def cushions(piece, w, d, seat, mattress, spindles, rolls):
    dice = piece.dice
    for x, size, slot, turn in ((-0.250, (0.46, 0.295, 0.02), 'accent', 6), (-0.02, (0.40, 0.285, 0.02), 'accent2', -5)):
        material = piece.slots.get(slot, 'cloth')
        at = (x * w, d / 2 - 0.36, seat + 0.28)
        cushion = sewn('throw', size, 'throw', material, at, (53, dice.uniform(-3, 3), turn), piping=('z+',), pipe=0.0034, seed=72 + turn)
        bring_to_rest(cushion, [mattress], (0, 0, -1), 0.010)
        bring_to_rest(cushion, spindles, (0, 1, 0), 0.004)
