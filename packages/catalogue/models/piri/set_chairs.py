"""Chairs that belong to a table: of shaped wood, with a padded seat, or for a feast, some with arms. The front looks towards -Y."""

import math
from dataclasses import dataclass

from mathutils import Vector

from .joinery import board, member, soft_square, stick, turned
from .materials.hard import plain
from .mesh import add_mesh, along, face_outwards, from_faces, give_cloth_coordinates, give_grain, smooth, spline
from .upholstery import sewn

SQUARE = soft_square(0.28, 4)
SOFT = soft_square(0.6, 6)


@dataclass
class Chair:
    """Full width, depth and height, and where one sits."""

    width: float
    depth: float
    height: float
    seat: float


def shaped(c, wood, pad, armed):
    """Turned legs in a seat that was hollowed for whoever sits on it; two bent slats."""
    w, d, h, seat = c.width, c.depth, c.height, c.seat
    saddle(w, d * 0.90, (0, -d * 0.05, seat), 0.034, wood)
    head = seat - 0.028
    front = [0.0105, 0.0125, 0.0150, 0.0190, 0.0200, 0.0172, 0.0196, 0.0172, 0.0205, 0.0215, 0.0190, 0.0165]
    for s in (-1, 1):
        foot, top = Vector((s * w * 0.475, -d * 0.470, 0)), Vector((s * w * 0.390, -d * 0.360, head))
        way = [foot.lerp(top, i / 44) for i in range(45)]
        member('front leg', way, along(front, 45), wood, level=True)
        post = spline([(s * w * 0.440, d * 0.490, 0), (s * w * 0.405, d * 0.395, 0.22), (s * w * 0.392, d * 0.335, seat), (s * w * 0.400, d * 0.365, seat + 0.16), (s * w * 0.425, d * 0.462, h - 0.006)], 9)
        n = len(post)
        member('post', post, along([0.0115, 0.0150, 0.0180, 0.0195, 0.0185, 0.0165, 0.0140, 0.0122], n), wood, level=True)
        turned('post head', [(0.0122, -0.004), (0.0118, 0.002), (0.0085, 0.0055), (0.0005, 0.0068)], wood, post[-1], count=28)
        side = [(s * w * 0.445, -d * 0.435, 0.170), (s * w * 0.430, 0, 0.176), (s * w * 0.415, d * 0.420, 0.182)]
        stick('side stretcher', side, [0.0078, 0.0105, 0.0135, 0.0105, 0.0078], wood)
    stick('stretcher', [(-w * 0.430, -0.01, 0.176), (0, -0.01, 0.176), (w * 0.430, -0.01, 0.176)], [0.0078, 0.0110, 0.0140, 0.0110, 0.0078], wood)
    slat('crest', w * 0.418, d * 0.432, 0.030, h - 0.068, 0.098, 0.0165, wood, 0.26, arch=0.012)
    slat('slat', w * 0.400, d * 0.372, 0.028, seat + 0.165, 0.052, 0.0145, wood, 0.20)


def saddle(w, d, at, thick, wood, count=88):
    """Two hollows with a low ridge between them, the front edge rolled down."""
    x0, y0, top = at
    rings = [0.16, 0.32, 0.48, 0.62, 0.74, 0.84, 0.92, 0.97, 0.995, 1.0, 1.0, 0.985, 0.95, 0.5]
    drops = [0] * 7 + [0.0008, 0.0035, 0.0085, thick * 0.62, thick * 0.86, thick, thick]
    vertices = [(x0, y0, top - 0.004)]
    for r, drop in zip(rings, drops):
        for i in range(count):
            a = 2 * math.pi * i / count
            u, v = (math.copysign(abs(f(a)) ** 0.52, f(a)) for f in (math.cos, math.sin))
            x, y = r * u * w * (0.5 - 0.032 * (v + 1)), r * v * d / 2
            hollow = 0.0125 * math.exp(-((abs(x) - w * 0.21) / (w * 0.17)) ** 2 - ((y - d * 0.06) / (d * 0.27)) ** 2) * (1 - r**6)
            roll = 0.010 * max(0.0, -v * r - 0.55) / 0.45 * (drop < thick * 0.5)
            vertices.append((x0 + x, y0 + y, top - drop - (hollow if drop < 0.002 else 0) - roll))
    vertices.append((x0, y0, top - thick))
    faces = [(0, 1 + i, 1 + (i + 1) % count) for i in range(count)]
    for j in range(len(rings) - 1):
        a, b = 1 + j * count, 1 + (j + 1) * count
        faces += [(a + i, b + i, b + (i + 1) % count, a + (i + 1) % count) for i in range(count)]
    last = 1 + (len(rings) - 1) * count
    faces += [(last + (i + 1) % count, last + i, len(vertices) - 1) for i in range(count)]
    mesh = from_faces(vertices, faces, 'seat')
    give_grain(mesh, 'y')
    give_cloth_coordinates(mesh)
    smooth(mesh, 60)
    face_outwards(mesh)
    add_mesh(mesh, 'seat', wood)


def slat(name, half, y, bow, z, tall, thick, wood, rake, arch=0.0, n=28):
    """A rail bent about the shoulders; `arch` lifts the middle of its upper edge."""
    path, radii = [], []
    for i in range(n + 1):
        u = 2 * i / n - 1
        rise = arch * (1 - u * u)
        edge = math.sqrt(max(0.0, 1 - max(0.0, (abs(u) - 0.94) / 0.06) ** 2))
        path.append((half * u, y + bow * (1 - u * u) + rake * rise / 2, z + rise / 2))
        radii.append((thick / 2, (tall + rise) / 2 * (0.80 + 0.20 * edge)))
    member(name, path, radii, wood, SOFT, (0, -rake, 1))


def framed(c, wood, rail, leg, tall, lean):
    """Square legs, rails tenoned between them, and behind them posts that lean back from the seat on."""
    w, d, h, seat = c.width, c.depth, c.height, c.seat
    top, half = seat - 0.050, w / 2 - leg
    front, rear = -d / 2 + leg + 0.004, d / 2 - 0.125
    for s in (-1, 1):
        member('front leg', [(s * half * 1.0, front, z) for z in (0, 0.004, top - tall, top + 0.002)], [leg * 0.66, leg * 0.70, leg, leg], wood, SQUARE, level=True)
        post = spline([(s * half * 0.985, rear + 0.075, 0), (s * half * 0.955, rear + 0.022, 0.22), (s * half * 0.945, rear, top - 0.02), (s * half * 0.945, rear + 0.012, seat + 0.12),
                       (s * half * 0.96, rear + lean * 0.55, seat + (h - seat) * 0.6), (s * half * 0.97, d / 2 - 0.020, h - 0.012)], 8)
        n = len(post)
        deep = along([leg * 0.80, leg * 1.0, leg * 1.12, leg * 1.05, leg * 0.85, leg * 0.66], n)
        wide = along([leg * 0.78, leg * 0.92, leg, leg * 0.98, leg * 0.90, leg * 0.80], n)
        member('post', post, list(zip(wide, deep)), wood, SQUARE, level=True)
        board('side rail', (0.022, rear - front - leg, tall), (s * half * 0.972, (front + rear) / 2, top - tall / 2), wood, 0.003, 'y', (0, 0, s * 1.6))
    board('front rail', (2 * (half - leg) + 0.004, 0.022, tall), (0, front + 0.002, top - tall / 2), wood, 0.003)
    board('back rail', (2 * (half * 0.945 - leg) + 0.006, 0.022, tall), (0, rear, top - tall / 2), wood, 0.003)
    return half, front, rear, top


def cushion(c, half, front, rear, top, cloth, leg, thread=None):
    """Webbed and padded, drawn over a frame that is screwed on from below."""
    wide, deep, thick = 2 * (half + leg) - 0.004, rear - front + leg - 0.012, c.seat - top + 0.004
    thing = sewn('seat pad', (wide, deep, thick), 'seat', cloth, (0, (front + rear) / 2 - leg / 2 - 0.004, top + thick / 2 + 0.001), piping=('z-',), stitched=('z+',) if thread else (),
                 thread=thread, seed=71, pipe=0.0030, pressure=1.7, hollow=0.003, crown=0.010)
    board('seat board', (wide * 0.93, deep - 0.004, 0.009), (0, (front + rear) / 2 - leg / 2 - 0.002, top - 0.002), plain('ply', '#7d6446', 0.7, 0.2), 0.001)
    narrow = lambda y: 1 - 0.045 * (y / deep + 0.5)
    for v in thing.data.vertices:
        v.co.x *= narrow(v.co.y)
        v.co.z = max(v.co.z, -thick / 2)
    for cord in thing.children:
        for line in cord.data.splines:
            for p in line.points:
                p.co.x *= narrow(p.co.y)


def padded(c, wood, pad, armed):
    """A crest, four upright slats that give a little, a seat drawn over webbing."""
    h, seat, leg = c.height, c.seat, 0.0190
    half, front, rear, top = framed(c, wood, 0.06, leg, 0.064, 0.050)
    cushion(c, half, front, rear, top, pad, leg)
    crest_y, low_y, low = c.depth / 2 - 0.046, rear - 0.002, seat + 0.105
    slat('crest', half * 0.985, crest_y, 0.026, h - 0.046, 0.078, 0.020, wood, 0.20, arch=0.010)
    slat('low rail', half * 0.93, low_y, 0.022, low, 0.040, 0.018, wood, 0.06)
    for i in range(4):
        u = (i - 1.5) / 1.5 * 0.56
        lift = lambda y, bow: y + bow * (1 - u * u)
        foot, head = Vector((u * half * 0.93, lift(low_y, 0.022), low + 0.006)), Vector((u * half * 0.985, lift(crest_y, 0.026), h - 0.072))
        way = spline([foot, foot.lerp(head, 0.45) + Vector((0, -0.012, 0)), head], 8)
        member('back slat', way, [(0.0175, 0.0048)] * len(way), wood, SOFT, (0, 1, 0.1))
    for s in (-1, 1):
        board('side stretcher', (0.014, rear - front, 0.026), (s * half * 0.985, (front + rear) / 2 + 0.02, 0.175), wood, 0.003, 'y')
    board('stretcher', (2 * half, 0.014, 0.026), (0, front + 0.13, 0.175), wood, 0.003)


def feast(c, wood, pad, armed):
    """Heavy posts under an arched crest, three ladder slats, each a little narrower; arms for those who carve."""
    h, seat, leg = c.height, c.seat, 0.0220
    half, front, rear, top = framed(c, wood, 0.07, leg, 0.072, 0.055)
    cushion(c, half, front, rear, top, pad, leg, thread=pad)
    y_at = lambda z: rear + 0.004 + (c.depth / 2 - 0.036 - rear) * ((z - seat) / (h - seat)) ** 1.35
    slat('crest', half * 0.99, y_at(h - 0.05) - 0.004, 0.030, h - 0.078, 0.088, 0.024, wood, 0.24, arch=0.034)
    for k, (z, tall) in enumerate(((h - 0.200, 0.052), (h - 0.300, 0.046), (h - 0.392, 0.040))):
        slat('slat', half * 0.965, y_at(z) - 0.004, 0.028, z, tall, 0.017, wood, 0.18, arch=0.012)
    for s in (-1, 1):
        board('side stretcher', (0.020, rear - front, 0.032), (s * half * 0.985, (front + rear) / 2 + 0.02, 0.150), wood, 0.004, 'y')
        for z in (top - 0.024, top - 0.052):
            turned('peg', [(0.0046, 0), (0.0040, 0.0012)], wood, (s * half, front - leg, z), (90, 0, 0), 18)
    board('stretcher', (2 * half, 0.020, 0.032), (0, (front + rear) / 2, 0.150), wood, 0.004)
    if armed:
        for s in (-1, 1):
            arm(s, half, front, rear, seat, leg, y_at, wood)


def arm(s, half, front, rear, seat, leg, y_at, wood):
    high = seat + 0.205
    start = front + 0.135
    way = spline([(s * (half + 0.018), start - 0.055, high - 0.022), (s * (half + 0.020), start - 0.030, high - 0.002), (s * (half + 0.016), start + 0.05, high + 0.002), (s * (half + 0.006), (start + rear) / 2, high - 0.004),
                  (s * half * 0.965, y_at(high) + 0.004, high + 0.012)], 8)
    n = len(way)
    member('arm', way, list(zip(along([0.012, 0.024, 0.027, 0.022, 0.016], n), along([0.010, 0.0135, 0.0135, 0.0130, 0.0125], n))), wood, SOFT, (0, 0.05, 1))
    prop = spline([(s * (half + 0.004), start + 0.03, seat - 0.090), (s * (half + 0.014), start + 0.012, seat + 0.05), (s * (half + 0.018), start - 0.004, high - 0.008)], 8)
    member('arm post', prop, along([0.0185, 0.0165, 0.0145], len(prop)), wood, SQUARE, level=True)


KINDS = {'shaped': shaped, 'padded': padded, 'feast': feast}
