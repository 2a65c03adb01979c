"""A children's chair: a hollowed seat, legs wedged through it and spread wide, and a parrot along its back to hold on to."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import board, panel, stick, turned
from ..mesh import add, add_mesh, face_outwards, from_faces, give_cloth_coordinates, give_grain, smooth, spline
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=30, above=17, distance=1.95),
    'front': Angle(around=0, above=8, distance=1.95),
    'detail': Angle(around=24, above=16, distance=0.82, at=(0.02, 0.10, 0.80)),
}

SLAB = 0.026
LEAN = 11


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        seat = piece.cm('seatHeight', 30)
        wood, paint = piece.slots['wood'], piece.slots['paint']
        seat_board(w, d, seat, paint)
        for s in (-1, 1):
            for front in (True, False):
                leg(s, front, w, d, seat, wood)
        stretchers(w, d, seat, wood)
        back(w, d, h, seat, wood, paint)


def seat_outline(w, d):
    """A round-cornered shield: broad in front, narrower behind."""
    half, points = w * 0.435, []
    for i in range(96):
        a = 2 * math.pi * i / 96
        u, v = (math.copysign(abs(f(a)) ** 0.48, f(a)) for f in (math.cos, math.sin))
        points.append((u * half * (1 - 0.07 * v), v * d * 0.405 - 0.006))
    return points


def seat_board(w, d, seat, paint):
    """Hollowed by six millimetres, its edge rounded all about, in rings from the middle outwards."""
    outline = seat_outline(w, d)
    n, vertices = len(outline), []
    rings = [(0.02, 0), (0.25, 0), (0.45, 0), (0.62, 0), (0.76, 0), (0.86, 0), (0.925, 0)]
    rims = [(0.955, 0.0006), (0.978, 0.003), (0.992, 0.0068), (1.0, 0.0125), (0.996, SLAB - 0.008), (0.984, SLAB - 0.0028), (0.965, SLAB)]
    for share, down in rings + rims:
        for x, y in outline:
            px, py = x * share, y * share
            hollow = 0.006 * max(0, 1 - (share / 0.90) ** 3.2) * (1.0 if py > -d * 0.1 else max(0.0, 1 - (-py - d * 0.1) / (d * 0.36)))
            vertices.append(Vector((px, py, seat - down - hollow)))
    faces = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(rings + rims) - 1) for j in range(n)]
    last = (len(rings + rims) - 1) * n
    faces += [tuple(range(n)), tuple(last + j for j in range(n))]
    mesh = from_faces(vertices, faces, 'seat')
    give_grain(mesh, 'y')
    give_cloth_coordinates(mesh)
    face_outwards(mesh)
    smooth(mesh, 60)
    add_mesh(mesh, 'seat', paint)


def leg_ends(s, front, w, d, seat):
    """The feet stand wider than the seat, to every side."""
    y = -1 if front else 1
    foot = Vector((s * (w / 2 - 0.0135), y * (d / 2 - 0.0135), 0))
    head = Vector((s * w * 0.315, y * d * 0.275 - 0.004, seat))
    return foot, head


def leg(s, front, w, d, seat, wood):
    foot, head = leg_ends(s, front, w, d, seat)
    radii = [0.0118, 0.0136, 0.0156, 0.0166, 0.0158, 0.0135]
    stick('leg', [foot, foot.lerp(head, 0.5), head - (head - foot) * 0.07], radii, wood, 10, level=True)
    # Its tenon comes through the seat, sawn open and spread by a wedge.
    low = head.z - (0.0035 if front else 0.0042)
    turned('tenon', [(0.0112, -0.012), (0.0112, 0.0008), (0.0104, 0.0016), (0.001, 0.0018)], wood, (head.x * 1.0, head.y, low + 0.0026), (0, 0, 0), 32)
    board('wedge', (0.0208, 0.0024, 0.006), (head.x, head.y, low + 0.0020), wood, 0.0003, 'x', (0, 0, 38 * s * (1 if front else -1)))


def stretchers(w, d, seat, wood):
    for s in (-1, 1):
        a, b = (leg_ends(s, front, w, d, seat) for front in (True, False))
        p, q = a[0].lerp(a[1], 0.36), b[0].lerp(b[1], 0.36)
        stick('stretcher', [p, p.lerp(q, 0.5), q], [0.0068, 0.0092, 0.0104, 0.0092, 0.0068], wood, up=(0, 0, 1))
    left, right = (leg_ends(s, True, w, d, seat) for s in (-1, 1))
    left2, right2 = (leg_ends(s, False, w, d, seat) for s in (-1, 1))
    p = left[0].lerp(left[1], 0.36).lerp(left2[0].lerp(left2[1], 0.36), 0.5)
    q = right[0].lerp(right[1], 0.36).lerp(right2[0].lerp(right2[1], 0.36), 0.5)
    stick('stretcher', [p, p.lerp(q, 0.5), q], [0.0068, 0.0092, 0.0104, 0.0092, 0.0068], wood)


def back(w, d, h, seat, wood, paint):
    """Two posts and a spindle, leaning, and the bird sawn from one board: beak, crown, wing and a long tail."""
    a = math.radians(LEAN)
    foot = Vector((0, d * 0.318, seat - 0.008))
    handle = add(None, 'back', foot, (-LEAN, 0, 0))
    high = (h - foot.z) / math.cos(a) - 0.004
    for x, top in ((-0.098, high - 0.080), (-0.034, high - 0.060), (0.034, high - 0.070), (0.098, high - 0.092)):
        thick = 0.0105 if abs(x) > 0.05 else 0.0082
        stick('post', [(x * 0.94, 0, 0), (x, 0, top * 0.5), (x * 1.02, 0, top)], [thick * 0.84, thick, thick * 0.96, thick * 0.84], wood, 8, parent=handle)
    bird(handle, high, paint, wood)


def bird(handle, high, paint, wood):
    """Body and tail from one board; a beak let in, a wing pegged on, an eye: these stay bare."""
    thick = 0.019
    keys = [
        (-0.080, -0.001), (-0.108, -0.010), (-0.126, -0.032), (-0.127, -0.060), (-0.116, -0.088), (-0.090, -0.110), (-0.050, -0.121), (0.000, -0.119), (0.050, -0.113),
        (0.098, -0.117), (0.134, -0.130), (0.152, -0.139), (0.163, -0.132), (0.156, -0.114), (0.118, -0.083), (0.076, -0.058), (0.030, -0.040), (-0.016, -0.022), (-0.046, -0.006),
    ]
    sawn('parrot', keys, high, thick, 0, paint, handle, 0.0045)
    beak = [(-0.119, -0.020), (-0.140, -0.026), (-0.155, -0.044), (-0.160, -0.066), (-0.152, -0.073), (-0.142, -0.063), (-0.119, -0.060)]
    sawn('beak', beak, high, thick - 0.003, 0, wood, handle, 0.0030)
    wing = [(-0.060, -0.060), (-0.046, -0.046), (-0.020, -0.048), (0.024, -0.064), (0.070, -0.082), (0.094, -0.095), (0.082, -0.101), (0.040, -0.100), (-0.010, -0.098), (-0.044, -0.088)]
    sawn('wing', wing, high, 0.0055, thick / 2 + 0.0020, wood, handle, 0.0022)
    turned('eye', [(0.0072, 0), (0.0072, 0.0012), (0.0063, 0.0019), (0.001, 0.0021)], wood, (-0.094, -thick / 2 + 0.0003, high - 0.036), (90, 0, 0), 32, handle)


def sawn(name, keys, high, thick, forward, material, handle, edge):
    loop = spline([(x, high + z, 0) for x, z in [*keys[-2:], *keys, *keys[:2]]], 5)[10:-10]
    panel(name, [(p.x, p.y) for p in loop], thick, (0, thick / 2 - forward, 0), material, edge, 'x', (90, 0, 0), handle)
