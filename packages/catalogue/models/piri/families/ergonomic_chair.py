"""A desk chair: mesh stretched in a bent frame, a spine behind it, arms and head rest that move, a star on castors."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import board, member, soft_square, strands, turned, wire
from ..materials import coated
from ..materials.hard import plain
from ..mesh import add_mesh, along, face_outwards, from_faces, give_cloth_coordinates, smooth, spline
from ..padding import pad
from ..studio import Angle
from ..swivel import lift, star, tilt

ANGLES = {
    'three-quarter': Angle(around=32, above=11, distance=3.55),
    'front': Angle(around=0, above=5, distance=3.55),
    'detail': Angle(around=40, above=14, distance=1.45, at=(0.16, -0.02, 0.68)),
}

SIDE = soft_square(0.8, 6)
# The outline of the back lies between an ellipse (2) and a rectangle.
BULGE = 4.8


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        seat, arm = piece.cm('seatHeight', 46), piece.cm('armHeight', 68)
        metal, shell, mesh = piece.slots['metal'], piece.slots['shell'], piece.slots['mesh']
        black = plain('nylon', '#222324', 0.5, 0.35)
        # The star's two front arms reach the full breadth; the seat stands a little behind its middle.
        star(w / 2, metal, black, turn=-90)
        lift(0.105, seat - 0.115, black, metal)
        tilt((0, 0.0, seat - 0.098), black, metal)
        seat_pan(piece, seat, shell, mesh)
        spine = Back(d, h, seat)
        spine.frame(shell)
        spine.net(mesh)
        spine.carrier(shell, metal, black)
        head_rest(spine, h, shell, mesh, black)
        for s in (-1, 1):
            arm_rest(s, piece, seat, arm, shell, metal, black)


def seat_pan(piece, seat, shell, mesh):
    """Moulded foam: a waterfall in front, a hollow behind it, sides a little raised, over a shell of nylon."""
    wide, deep = piece.cm('seatWidth', 50), piece.cm('seatDepth', 47)
    middle = -0.030
    cushion('seat', wide, deep, seat - 0.066, seat, middle, mesh, crown=True)
    cushion('seat shell', wide * 0.955, deep * 0.955, seat - 0.080, seat - 0.052, middle, shell)
    rim = outline(wide * 0.985, deep * 0.985, 3.4)
    wire('seam', [(x, y + middle, seat - 0.040 + dip(x / wide * 2, y / deep * 2) * 0.5) for x, y in rim], 0.0022, mesh, closed=True)


def outline(wide, deep, power, count=96):
    out = []
    for i in range(count):
        a = 2 * math.pi * i / count
        c, s = (math.copysign(abs(f(a)) ** (2 / power), f(a)) for f in (math.cos, math.sin))
        out.append((c * wide / 2 * (1 - 0.05 * s), s * deep / 2))
    return out


def dip(u, v):
    """Front edge falls like water; the sides rise by a finger; people sit behind the middle."""
    return -0.030 * max(0, -v - 0.35) ** 2 / 0.42 + 0.012 * u * u - 0.012 * math.exp(-((u / 0.55) ** 2) - (((v - 0.2) / 0.5) ** 2))


def cushion(name, wide, deep, low, high, middle, cloth, crown=False):
    rim = outline(wide, deep, 3.4)
    n, vertices = len(rim), []
    tall = high - low
    profile = [(0.90, 0), (0.965, 0.06), (0.992, 0.22), (1.0, 0.48), (0.995, 0.72), (0.978, 0.88), (0.945, 0.97), (0.89, 1.0), (0.78, 1.0), (0.62, 1.0), (0.45, 1.0), (0.28, 1.0), (0.10, 1.0)]
    for share, up in profile:
        for x, y in rim:
            px, py = x * share, y * share
            lift_by = dip(2 * px / wide, 2 * py / deep) * (0.45 + 0.55 * up) if crown else dip(2 * px / wide, 2 * py / deep) * 0.7
            vertices.append(Vector((px, py + middle, low + tall * up + lift_by)))
    faces = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(profile) - 1) for j in range(n)]
    faces += [tuple(range(n)), tuple((len(profile) - 1) * n + j for j in range(n))]
    thing = from_faces(vertices, faces, name)
    smooth(thing, 180)
    give_cloth_coordinates(thing)
    face_outwards(thing)
    add_mesh(thing, name, cloth).modifiers.new('soft', 'SUBSURF').render_levels = 1


class Back:
    """A sheet bent like a spine: forward at the loins, back at the shoulders. u across (−1 to 1), v up (0 to 1)."""

    def __init__(self, d, h, seat):
        self.low, self.high, self.rear = seat + 0.055, h - 0.180, d / 2 - 0.088

    def half(self, v):
        return 0.211 + 0.0135 * (1 - math.cos(2 * math.pi * min(1, max(0, v) / 0.85))) - 0.036 * (max(0, v - 0.45) / 0.55) ** 1.6

    def at(self, u, v, out=0.0):
        z = self.low + (self.high - self.low) * v
        lumbar = -0.036 * math.exp(-(((v - 0.24) / 0.22) ** 2))
        y = self.rear - 0.048 + lumbar + 0.092 * max(0.0, v) ** 1.5 - 0.058 * abs(u) ** 2.2 * (1 - 0.25 * v) + out
        return Vector((u * self.half(v), y, z))

    def edge(self):
        """From the middle of the right side around, evenly: by angles the long sides would have too few points."""
        slopes = [math.tan(math.pi / 4 * k / 15) for k in range(-15, 15)]
        side = [((1 + abs(t) ** BULGE) ** (-1 / BULGE), t * (1 + abs(t) ** BULGE) ** (-1 / BULGE)) for t in slopes]
        around = [*side, *((-v, u) for u, v in side), *((-u, -v) for u, v in side), *((v, -u) for u, v in side)]
        return [self.at(u, (v + 1) / 2) for u, v in around]

    def frame(self, shell):
        loop = self.edge()
        # It overlaps itself: ends that only met would leave a notch.
        loop = [*loop, *loop[:2]]
        member('frame', loop, [(0.0115, 0.0085)] * len(loop), shell, SIDE, (0, 1, 0.12))

    def net(self, mesh):
        """Knitted, not woven: pairs of threads lean and part, and leave small slots that one sees through."""
        lines = []
        columns, rows = 74, 120
        for i in range(columns + 1):
            u = -1 + 2 * i / columns
            lines.append([self.at(u, v / 60, -0.002) for v in range(61) if inside(u, v / 60)])
        for r in range(rows + 1):
            v = r / rows
            line = []
            for k in range(2 * columns + 1):
                u = -1 + k / columns
                if inside(u, v):
                    line.append(self.at(u, v + (0.0018 if (k + r) % 2 else -0.0018), -0.002 + (0.0006 if k % 2 else -0.0006)))
            lines.append(line)
        strands('net', [line for line in lines if len(line) > 3], 0.00105, mesh)

    def carrier(self, shell, metal, black):
        """Behind: a spine from the tilt up to a cross piece, and the pad that pushes at the loins."""
        foot = Vector((0, 0.085, self.low - 0.165))
        way = spline([foot, (0, self.rear - 0.03, self.low - 0.155), (0, self.rear + 0.045, self.low - 0.06), (0, self.rear + 0.014, self.low + 0.16), (0, self.rear + 0.052, self.low + 0.36), (0, self.rear + 0.078, self.high - 0.02)], 10)
        member('spine', way, list(zip(along([0.015, 0.016, 0.015, 0.012, 0.010, 0.009], len(way)), along([0.036, 0.034, 0.030, 0.024, 0.019, 0.016], len(way)))), shell, SIDE, (1, 0, 0))
        for v, spread in ((0.12, 0.93), (0.78, 0.93)):
            across = [self.at(u / 10 * spread, v, 0.018 + 0.030 * (1 - (u / 10) ** 2)) for u in range(-10, 11)]
            member('yoke', across, [(0.007, 0.012)] * len(across), shell, SIDE)
        loin = [self.at(u / 10 * 0.62, 0.24, 0.0135) for u in range(-10, 11)]
        member('lumbar pad', loin, [(0.007 * (1 - 0.5 * abs(u / 10) ** 6), 0.034 * (1 - 0.45 * abs(u / 10) ** 4)) for u in range(-10, 11)], black, SIDE)


def inside(u, v):
    a = abs(u) ** 4.76 + abs(2 * v - 1) ** 4.76
    return a <= 1.0


def head_rest(spine, h, shell, mesh, black):
    """A pillow of mesh over foam on a post that slides."""
    top = spine.at(0, 1, 0.01)
    post = spline([(0, spine.rear + 0.070, spine.high - 0.10), (0, top.y + 0.020, spine.high + 0.02), (0, top.y + 0.030, h - 0.095), (0, top.y + 0.004, h - 0.070)], 8)
    member('post', post, [(0.0065, 0.021)] * len(post), shell, SIDE, (1, 0, 0))
    n, path, radii = 30, [], []
    for i in range(n + 1):
        u = -1 + 2 * i / n
        round_off = math.sqrt(max(0.0, 1 - abs(u) ** 5))
        path.append(Vector((u * 0.136, top.y - 0.012 - 0.040 * u * u, h - 0.066 + 0.005 * (1 - u * u))))
        radii.append((0.0195 * (0.35 + 0.65 * round_off), 0.060 * (0.45 + 0.55 * round_off)))
    thing = member('head rest', path, radii, mesh, soft_square(0.9, 8))
    high = max(v.co.z for v in thing.data.vertices)
    for v in thing.data.vertices:
        v.co.z += h - high
    board('hinge', (0.070, 0.022, 0.036), (0, top.y + 0.010, h - 0.068), black, 0.008, steps=4)


def arm_rest(s, piece, seat, arm, shell, metal, black):
    """A post that slides in a sleeve with its button, a soft pad that turns on top."""
    x = s * (piece.width / 2 - 0.047)
    y = 0.035
    way = spline([(s * 0.09, y, seat - 0.088), (s * 0.20, y, seat - 0.090), (x * 0.965, y, seat - 0.070), (x, y, seat - 0.01), (x, y, seat + 0.075)], 10)
    member('bracket', way, [(0.026, 0.0085)] * len(way), shell, SIDE, (0, 1, 0))
    sleeve = [(x, y, seat + 0.015), (x, y, arm - 0.065)]
    member('sleeve', sleeve, [(0.013, 0.024), (0.012, 0.021)], shell, soft_square(0.7, 6), (0, 1, 0))
    member('post', [(x, y, arm - 0.075), (x, y, arm - 0.026)], [(0.0085, 0.0165)] * 2, metal, soft_square(0.6, 5), (0, 1, 0))
    board('button', (0.008, 0.016, 0.022), (x + s * 0.012, y, arm - 0.085), black, 0.003)
    board('arm plate', (0.060, 0.120, 0.010), (x, y - 0.010, arm - 0.028), shell, 0.004)
    turn = lambda px, py, out: Vector((x - s * 0.004 + px * (1 - 0.5 * py), y - 0.014 + py, arm - 0.0245 + out - 0.30 * py * py))
    pad('arm pad', turn, 0.088, 0.250, 0.0185, black, 0.0055, 0.034, 0.009, count=140, slack=0)
