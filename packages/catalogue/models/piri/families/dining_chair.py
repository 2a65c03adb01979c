"""A dining chair: a plank seat between bent back posts, slender spindles under a steam-bent crest, a sewn pad."""

import math

from mathutils import Vector

from ..joinery import board, member, panel, soft_square, stick, turned, wire
from ..mesh import along, spline
from ..studio import Angle
from ..upholstery import sewn

ANGLES = {
    'three-quarter': Angle(around=31, above=13, distance=2.75),
    'front': Angle(around=0, above=6, distance=2.75),
    'detail': Angle(around=40, above=22, distance=1.25, at=(0.02, 0.12, 0.66)),
}

SLAB, PAD = 0.028, 0.035
RAKE = 0.17


def build(piece):
    wood = piece.slots['wood']
    w, d, h = piece.size
    seat = piece.cm('seatHeight', 46) - PAD
    plank_seat(w, d, seat, wood)
    pad(piece, seat)
    ties(piece, seat)
    under_frame(w, d, seat, wood)
    crest_at = back(w, d, h, seat, wood)
    spindles(w, d, seat, crest_at, piece.parameters.get('spindles', 7), wood)


def plank_seat(w, d, seat, wood):
    """Wider in front than behind, its corners round, its front edge a little bowed."""
    outline = []
    for i in range(120):
        a = 2 * math.pi * i / 120
        u, v = (math.copysign(abs(f(a)) ** 0.25, f(a)) for f in (math.cos, math.sin))
        half = w * (0.49 - 0.038 * (v + 1))
        bow = 0.007 * (1 - u * u) if v < 0 else 0
        outline.append((u * half, -d / 2 + 0.007 + (v + 1) * d * 0.433 - bow))
    panel('seat', outline, SLAB, (0, 0, seat - SLAB), wood, 0.010, 'y')


def pad(piece, seat):
    """Cut to the outline of the seat, flat where it lies on the wood."""
    w, d = piece.width * 0.88, piece.depth * 0.78
    at = (0, -piece.depth * 0.058, seat + PAD / 2 + 0.001)
    thing = sewn('pad', (w, d, PAD), 'pad', piece.slots['pad'], at, (0, 0, 0.5), piping=('z',), stitched=('z+',),
                 pipe=0.0034, seed=5, jitter=0.0016, pressure=1.1)

    def cut(p):
        u, v = p[0] / (w / 2), p[1] / (d / 2)
        round_u, round_v = (math.sqrt(max(0.0, 1 - 0.17 * min(1.1, q * q))) for q in (v, u))
        bow = 0.004 * (1 - u * u) * max(0, -v)
        return (p[0] * round_u * (0.985 - 0.075 * (v + 1)), p[1] * round_v - bow, max(p[2], -PAD / 2))

    for vertex in thing.data.vertices:
        vertex.co = cut(vertex.co)
    for cord in thing.children:
        for line in cord.data.splines:
            for point in line.points:
                point.co = (*cut(point.co), 1)


def ties(piece, seat):
    """Tapes from the pad's back corners, once about each post and knotted outside it, their ends hanging."""
    w, d, z = piece.width, piece.depth, seat + 0.016
    for s in (-1, 1):
        x, y = s * w * 0.389, d * 0.340
        turn = [k * math.pi / 12 for k in range(2, 23)]
        about = [(x + s * 0.0205 * math.sin(a), y - 0.0228 * math.cos(a), z + 0.002 * math.sin(2 * a)) for a in turn]
        knot = Vector((x + s * 0.0225, y - 0.010, z))
        wire('tie', spline([(s * w * 0.34, d * 0.305, z), knot, *about, knot], 3), 0.0021, piece.slots['pad'])
        for drop, lean in ((0.062, 0.010), (0.050, -0.014)):
            lean += piece.dice.uniform(-0.004, 0.004)
            fall = [(0, 0, 0), (0.007, lean * 0.8, 0.003), (0.008, lean * 1.2, -0.4 * drop), (0.006, lean, -drop)]
            wire('tail', spline([knot + Vector((s * out, on, rise)) for out, on, rise in fall]), 0.0021, piece.slots['pad'])


def under_frame(w, d, seat, wood):
    head = seat - SLAB + 0.002
    square = soft_square(0.42)
    for s in (-1, 1):
        leg = [(s * w * 0.468, -d * 0.472, 0), (s * w * 0.437, -d * 0.430, 0.24), (s * w * 0.408, -d * 0.394, head)]
        stick('front leg', leg, [0.0115, 0.0158, 0.0190, 0.0195], wood, section=square, level=True)
        at = (s * w * 0.395, -d * 0.045, head - 0.027)
        board('side apron', (0.020, d * 0.68, 0.054), at, wood, 0.003, 'y', (0, 0, s * 2.2))
        side = [(s * w * 0.443, -d * 0.438, 0.185), (s * w * 0.420, 0, 0.190), (s * w * 0.400, d * 0.412, 0.195)]
        stick('side stretcher', side, [0.0075, 0.0112, 0.0118, 0.0112, 0.0075], wood)
        # The tenon of the front apron is pinned through the leg.
        for z in (0.016, 0.040):
            at = (s * w * 0.409, -d * 0.396 - 0.0181, head - z)
            turned('pin', [(0.0038, 0), (0.0034, 0.0012)], wood, at, (90, 0, 0), 16)
    across = [(-w * 0.420, 0, 0.190), (0, -0.004, 0.190), (w * 0.420, 0, 0.190)]
    stick('cross stretcher', across, [0.0075, 0.0115, 0.0122, 0.0115, 0.0075], wood)
    board('front apron', (w * 0.80, 0.020, 0.054), (0, -d * 0.396, head - 0.027), wood, 0.003)
    board('back apron', (w * 0.76, 0.020, 0.054), (0, d * 0.325, head - 0.027), wood, 0.003)


def back(w, d, h, seat, wood):
    """Posts bent at the seat, and the crest that ties them. Answers with the crest's middle at a share of its half."""
    deep, rise = d * 0.098, 0.078
    behind = d / 2 - 0.0165

    def crest_at(u):
        return Vector((u * w / 2, behind - deep * u * u, h - 0.044))

    for s in (-1, 1):
        top = crest_at(s * 0.86)
        bent = spline([
            (s * w * 0.432, d * 0.474, 0), (s * w * 0.405, d * 0.405, 0.20), (s * w * 0.388, d * 0.340, seat - 0.02),
            (s * w * 0.390, d * 0.338, seat + 0.10), (s * w * 0.406, d * 0.366, seat + 0.32),
            top + Vector((0, -0.002, -0.02)),
        ])
        across = along([0.0115, 0.0150, 0.0180, 0.0178, 0.0155, 0.0110], len(bent))
        through = along([0.0125, 0.0170, 0.0205, 0.0205, 0.0170, 0.0115], len(bent))
        member('post', bent, list(zip(across, through)), wood, soft_square(0.55), level=True)

    path, radii, n = [], [], 96
    for i in range(n + 1):
        u = -1 + 2 * i / n
        edge = (1 - abs(u)) * w / 2
        corner = math.sqrt(max(0.0, 1 - (1 - min(1.0, edge / 0.021)) ** 2))
        low, high = -rise / 2 + 0.013 * u * u, rise / 2 + 0.005 * (1 - u * u) - 0.010 * u**4
        path.append(crest_at(u) + Vector((0, 0, (low + high) / 2)))
        radii.append((0.0098 * (0.45 + 0.55 * corner), (high - low) / 2 * (0.42 + 0.58 * corner)))
    member('crest', path, radii, wood, soft_square(0.62, 8), (0, -RAKE, 1))
    return crest_at


def spindles(w, d, seat, crest_at, count, wood):
    for i in range(count):
        u = -1 + 2 * i / (count - 1)
        top = crest_at(u * 0.66)
        foot = Vector((u * w * 0.265, d * 0.318 + 0.010 * (1 - u * u), seat - 0.012))
        middle = foot.lerp(top, 0.40) + Vector((0, -0.013, 0))
        radii = [0.0062, 0.0078, 0.0086, 0.0078, 0.0066, 0.0056]
        stick('spindle', [foot, middle, top - Vector((0, 0.001, 0.012))], radii, wood, 10)
