"""A wall mirror: a mitred frame over a rail of pegs, or the full moon in a band of brass."""

import math

from ..joinery import board, panel, turned, wire
from ..materials import laminate  # makes the mirror known
from ..materials.hard import plain
from ..mesh import add_mesh, face_outwards, from_faces, give_cloth_coordinates, give_grain, smooth
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=24, above=8, distance=3.1),
    'front': Angle(around=0, above=3, distance=3.1),
    'detail': Angle(around=34, above=12, distance=1.15, at=(0.20, 0, 0.13)),
}


def build(piece):
    SHAPES[piece.parameters.get('shape', 'pegged')](piece)


PEGS, STILE, RAIL = 5, 0.048, 0.082


def pegged(piece):
    """Glass in a frame whose corners are mitred and held by a spline; below it five pegs, leaning up a little."""
    w, d, h = piece.size
    wood, back = piece.slots['wood'], d / 2
    low, thick = RAIL - 0.006, 0.030
    face = back - thick - 0.006
    mitred(w - 0.016, low, h, STILE, face, thick, wood)
    board('glass', (w - 0.016 - 2 * STILE + 0.012, 0.004, h - low - 2 * STILE + 0.012), (0, face + 0.011, (h + low) / 2), piece.slots['glass'], 0)
    board('back board', (w - 0.06, 0.005, h - low - 0.04), (0, back - 0.012, (h + low) / 2), wood, 0, 'z')
    board('cleat', (w * 0.6, 0.008, 0.06), (0, back - 0.004, h - 0.16), wood, 0.001)
    board('peg rail', (w, 0.026, RAIL), (0, back - 0.019, RAIL / 2), wood, 0.006, steps=5)
    reach = d - 0.034
    for i in range(PEGS):
        x = (i - (PEGS - 1) / 2) * (w - 0.115) / (PEGS - 1)
        peg(x, back - 0.031, RAIL * 0.48, reach, wood)
    for s in (-1, 1):
        turned('plug', [(0.0055, 0), (0.0058, 0.0008), (0.0004, 0.0014)], wood, (s * (w / 2 - 0.020), back - 0.0318, RAIL * 0.5), (90, 0, 0), 24)


def peg(x, y, z, reach, wood):
    shape = [(0.0125, -0.002), (0.0130, 0.003), (0.0095, 0.007), (0.0078, 0.020), (0.0082, reach - 0.020), (0.0125, reach - 0.010), (0.0130, reach - 0.004),
             (0.0100, reach), (0.0004, reach + 0.0015)]
    turned('peg', shape, wood, (x, y, z), (83, 0, 0), 40)


def mitred(wide, low, high, stile, face, thick, wood):
    """Four lengths cut at 45 degrees; the inner edge falls away to the glass in a slope."""
    section = [(0, 0.004), (0.004, 0), (stile * 0.62, 0), (stile, 0.010), (stile, thick), (0, thick)]
    corners = [(-wide / 2, low), (wide / 2, low), (wide / 2, high), (-wide / 2, high)]
    for k in range(4):
        (ax, az), (bx, bz) = corners[k], corners[(k + 1) % 4]
        length = math.dist((ax, az), (bx, bz))
        ux, uz = (bx - ax) / length, (bz - az) / length
        nx, nz = -uz, ux
        vertices, grain = [], []
        for at_end in (0, 1):
            for inwards, deep in section:
                along = inwards if not at_end else length - inwards
                along += 0.00025 if not at_end else -0.00025
                vertices.append((ax + ux * along + nx * inwards, face + deep, az + uz * along + nz * inwards))
                grain.append((along, inwards, deep))
        n = len(section)
        faces = [(j, (j + 1) % n, n + (j + 1) % n, n + j) for j in range(n)] + [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
        mesh = from_faces(vertices, faces, 'frame')
        give_grain(mesh, coordinates=grain)
        give_cloth_coordinates(mesh)
        face_outwards(mesh)
        smooth(mesh, 20)
        thing = add_mesh(mesh, 'frame', wood)
        eased = thing.modifiers.new('eased', 'BEVEL')
        eased.width, eased.segments, eased.limit_method, eased.angle_limit = 0.0014, 3, 'ANGLE', math.radians(30)
        # The spline shows at the outer corner as a thin line of its own grain.
        sx, sz = (1 if ax > 0 else -1), (1 if az > low else -1)
        board('spline', (0.024, 0.004, 0.0012), (ax - sx * 0.0080, face + 0.016, az - sz * 0.0080), wood, 0, 'x', (0, sx * sz * 45, 0))


def moon(piece):
    """Plate glass with a polished edge, and about it a band of brass, bent cold, a finger wide."""
    w, d, h = piece.size
    brass, radius, back = piece.slots['metal'], h / 2, d / 2
    rim, n = radius - 0.0016, 192
    band = [(radius, -d / 2), (radius, back), (radius - 0.0022, back), (radius - 0.0022, -d / 2)]
    vertices = [(r * math.cos(a), y, radius + r * math.sin(a)) for a in (2 * math.pi * i / n for i in range(n)) for r, y in band]
    faces = [(4 * i + j, 4 * i + (j + 1) % 4, 4 * ((i + 1) % n) + (j + 1) % 4, 4 * ((i + 1) % n) + j) for i in range(n) for j in range(4)]
    mesh = from_faces(vertices, faces, 'band')
    face_outwards(mesh)
    smooth(mesh, 30)
    give_cloth_coordinates(mesh)
    thing = add_mesh(mesh, 'band', brass)
    eased = thing.modifiers.new('eased', 'BEVEL')
    eased.width, eased.segments, eased.limit_method = 0.0006, 2, 'ANGLE'
    for r in (rim - 0.0005, rim - 0.0045, rim - 0.0085):
        ring = [(r * math.cos(a), -d / 2 + 0.0022, radius + r * math.sin(a)) for a in (2 * math.pi * i / n for i in range(n))]
        wire('lip', ring, 0.0022, brass, closed=True)
    glass = [((rim - 0.002) * math.cos(a), (rim - 0.002) * math.sin(a)) for a in (2 * math.pi * i / n for i in range(n))]
    panel('glass', glass, 0.005, (0, -d / 2 + 0.0095, radius), piece.slots['glass'], 0, 'x', (90, 0, 0))
    panel('back', glass, 0.006, (0, back - 0.006, radius), plain('back', '#5a5048', 0.9, 0.05), 0, 'x', (90, 0, 0))


SHAPES = {'pegged': pegged, 'moon': moon}
