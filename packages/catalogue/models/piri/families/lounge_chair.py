"""A low lounge chair: pegged frames at both sides, arms as broad as a saucer, two loose cushions that lean back."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import board, member, panel, soft_square, turned
from ..materials.hard import plain
from ..mesh import add, along, spline
from ..studio import Angle
from ..upholstery import sewn

ANGLES = {
    'three-quarter': Angle(around=33, above=14, distance=2.85),
    'front': Angle(around=0, above=7, distance=2.85),
    'detail': Angle(around=44, above=22, distance=1.25, at=(0.24, -0.16, 0.55)),
}

TILT = 8
LEAN = 24
ARM, RAIL = 0.024, 0.028
SQUARE = soft_square(0.34)


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        wood, arm = piece.slots['wood'], piece.cm('armHeight', 56)
        x = w / 2 - 0.052
        for s in (-1, 1):
            side_frame(s, x, d, h, arm, wood)
            arm_board(s, w, d, x, arm, wood)
        seat = seat_deck(piece, x, wood)
        back_frame(piece, x, h, wood)
        cushions(piece, x, seat)


def side_frame(s, x, d, h, arm, wood):
    """Front leg upright, back post bent at the seat and carried on to the crest, one rail between them."""
    front = [(s * x, -d / 2 + 0.070, 0), (s * x, -d / 2 + 0.078, 0.22), (s * x, -d / 2 + 0.082, arm - ARM + 0.002)]
    path = spline(front, 8)
    member('front leg', path, list(zip(along([0.0135, 0.0165, 0.0170], len(path)), along([0.0170, 0.0225, 0.0240], len(path)))), wood, SQUARE, level=True)
    post = [(s * x, d / 2 - 0.090, 0), (s * x, d / 2 - 0.170, 0.20), (s * x, d / 2 - 0.200, 0.30), (s * x, d / 2 - 0.172, 0.42), (s * x, d / 2 - 0.052, h - 0.075), (s * x, d / 2 - 0.030, h - 0.020)]
    path = spline(post, 10)
    member('back post', path, list(zip(along([0.0130, 0.0160, 0.0170, 0.0165, 0.0145, 0.0125], len(path)), along([0.0170, 0.0235, 0.0265, 0.0240, 0.0190, 0.0150], len(path)))), wood, SQUARE, level=True)
    length = d - 0.285
    board('side rail', (0.024, length, 0.064), (s * x, -0.056, 0.258), wood, 0.004, 'y', (-TILT * 0.9, 0, 0))
    for y, z in ((-d / 2 + 0.079, 0.300), (-d / 2 + 0.079, 0.268)):
        peg((s * (x + 0.0168), y, z), s, wood)
    for y, z in ((d / 2 - 0.196, 0.255), (d / 2 - 0.198, 0.224)):
        peg((s * (x + 0.0168), y, z), s, wood)


def peg(at, s, wood):
    """Driven through leg and tenon, left proud by a hair: its end grain is dark."""
    turned('peg', [(0.0050, -0.002), (0.0050, 0.0008), (0.0042, 0.0016)], wood, at, (0, s * 90, 0), 20)


def arm_board(s, w, d, x, arm, wood):
    outer = [(w / 2 - 0.0005 - x, -d / 2 + 0.060), (w / 2 - 0.0005 - x, -d / 2 + 0.20), (w / 2 - 0.006 - x, 0.06), (w / 2 - 0.022 - x, d / 2 - 0.130)]
    inner = [(-0.046, -d / 2 + 0.060), (-0.046, -d / 2 + 0.22), (-0.036, 0.05), (-0.020, d / 2 - 0.130)]
    nose = [(0.034, -d / 2 + 0.016), (0.004, -d / 2 + 0.006), (-0.028, -d / 2 + 0.016)]
    path = spline([(a, b, 0) for a, b in [*inner[::-1], *nose[::-1], *outer]], 8)
    outline = [(s * p.x, p.y) for p in path][::s]
    panel('arm', outline, ARM, (s * x, 0, arm - ARM), wood, 0.008, 'y', (-1.6, 0, 0))
    # The leg's tenon comes up through the arm, spread by a wedge.
    z = arm + math.tan(math.radians(1.6)) * (d / 2 - 0.082)
    board('tenon', (0.024, 0.030, 0.005), (s * x, -d / 2 + 0.082, z - 0.0018), wood, 0.0010, 'z', (-1.6, 0, 0))
    board('wedge', (0.0026, 0.029, 0.005), (s * x, -d / 2 + 0.082, z - 0.0015), wood, 0.0003, 'y', (-1.6, 0, 0))


def seat_deck(piece, x, wood):
    """Front and back rail and the webbing between; answers with the handle that the seat lies on."""
    d, seat = piece.depth, piece.cm('seatHeight', 38)
    inner = 2 * x - 0.030
    board('front rail', (inner, 0.026, 0.070), (0, -d / 2 + 0.082, 0.276), wood, 0.006, turn=(-TILT, 0, 0))
    board('back rail', (inner, 0.026, 0.060), (0, d / 2 - 0.200, 0.222), wood, 0.004, turn=(-TILT, 0, 0))
    handle = add(None, 'seat', (0, -d / 2 + 0.060, seat - 0.072), (-TILT, 0, 0))
    for i in range(9):
        board('web', (inner + 0.012, 0.056, 0.003), (0, 0.045 + 0.0585 * i, 0.000), plain('webbing', '#2c2723', 0.85, 0.1), 0, parent=handle)
    return handle


def back_frame(piece, x, h, wood):
    """A bowed crest and a low rail, five slats between them: the chair is often seen from behind."""
    d = piece.depth
    inner = 2 * x - 0.026
    a = math.radians(LEAN - 6)
    for z, tall in ((h - 0.045, 0.066), (0.36, 0.044)):
        y = d / 2 - 0.166 + (z - 0.42) * 0.40
        n, path, radii = 28, [], []
        for i in range(n + 1):
            u = -1 + 2 * i / n
            path.append(Vector((u * inner / 2, y + 0.012 * (1 - u * u), z + (0.012 * (1 - u * u) if tall > 0.05 else 0))))
            radii.append((0.0115, tall / 2 * (1 - 0.12 * u * u)))
        member('crest' if tall > 0.05 else 'low rail', path, radii, wood, soft_square(0.5, 6), (0, -math.sin(a), math.cos(a)))
    for i in range(5):
        u = -0.72 + 1.44 * i / 4
        low, high = Vector((u * inner / 2, d / 2 - 0.188 + 0.006, 0.37)), Vector((u * inner / 2, d / 2 - 0.038 + 0.004, h - 0.075))
        middle = low.lerp(high, 0.5) + Vector((0, 0.010, 0))
        path = spline([low, middle, high], 8)
        member('slat', path, [(0.018, 0.0060)] * len(path), wood, soft_square(0.6), (0, 1, 0.3))


def cushions(piece, x, seat):
    cloth = piece.slots['cloth']
    wide = 2 * x - 0.050
    long, thick = 0.600, 0.125
    sewn('seat cushion', (wide, long, thick), 'seat', cloth, (0, long / 2 - 0.048, thick / 2 + 0.004), piping=('z',), seed=11, parent=seat, pressure=2.4)
    back = add(None, 'back', (0, piece.depth / 2 - 0.228, 0.385), (-LEAN, 0, 0))
    tall = 0.415
    sewn('back cushion', (wide - 0.006, tall, 0.135), 'seat', cloth, (0, -0.068, tall / 2 - 0.030), (90, 0, 0), piping=('z',), seed=23, parent=back, pressure=2.6, crown=0.014)
