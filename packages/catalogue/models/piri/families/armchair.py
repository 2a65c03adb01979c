"""An accent chair: one padded shell wraps the sitter, low at the arms and round at the shoulders, on a ring of wood."""

import math

from mathutils import Vector, noise

from ..joinery import panel, tapered_leg, wire
from ..mesh import add_mesh, face_outwards, from_faces, give_cloth_coordinates, smooth
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=31, above=13, distance=2.85),
    'front': Angle(around=0, above=6, distance=2.85),
    'detail': Angle(around=40, above=20, distance=1.45, at=(0.24, -0.16, 0.52)),
}

THICK = 0.105
LEAN = 0.075
RING = 0.026
STATIONS, AROUND = 120, 44


def build(piece):
    w, d, h = piece.size
    clear, seat = piece.cm('clearance', 18), piece.cm('seatHeight', 43)
    wood, cloth = piece.slots['wood'], piece.slots['cloth']
    ring(w, d, clear, wood)
    shell(piece, cloth, clear + RING - 0.004)
    reach = inside(w, d)
    pad('deck', shrunk(reach, 0.003), clear + RING - 0.004, seat - 0.128, 0.020, 0, cloth)
    pad('seat cushion', shrunk(reach, 0.006), seat - 0.132, seat - 0.020, 0.042, 0.027, cloth, piped=True)
    for side in (-1, 1):
        for y, away in ((-d / 2 + 0.125, -8), (d / 2 - 0.215, 10)):
            tapered_leg('leg', clear + 0.004, 0.0205, 0.0115, (side * (w / 2 - 0.115), y), wood, (side * 8, away))


def horseshoe(half, front, straight, rear, t):
    """From the tip of the left arm (t = 0) about the back (0.5) to the right: a point and the way out of it."""
    arm, bend = straight - front, math.pi * math.sqrt((half**2 + (rear - straight) ** 2) / 2)
    travelled = t * (2 * arm + bend)
    if travelled < arm:
        return (-half, front + travelled), (-1, 0)
    if travelled > arm + bend:
        return (half, straight - (travelled - arm - bend)), (1, 0)
    a = math.pi * (1 - (travelled - arm) / bend)
    power = 2 / 2.35
    x, y = (math.copysign(abs(f(a)) ** power, f(a)) for f in (math.cos, math.sin))
    out = Vector((math.copysign(abs(x) ** 1.35, x) / half, abs(y) ** 1.35 / (rear - straight))).normalized()
    return (half * x, straight + (rear - straight) * y), tuple(out)


def course(w, d, t, inwards=0.0):
    """The middle of the shell's foot, or a line beside it."""
    return horseshoe(w / 2 - THICK / 2 - inwards, -d / 2 + 0.02, 0.02, d / 2 - THICK / 2 - LEAN - inwards, t)


def eased(x, low, high):
    t = min(1, max(0, (x - low) / (high - low)))
    return t * t * (3 - 2 * t)


def shell(piece, cloth, foot):
    """Its section is a pill on end: it rises from the arm to the shoulder and leans back as it rises."""
    w, d, h = piece.size
    arm, drift = piece.cm('armHeight', 60), Vector((piece.dice.uniform(0, 50), 3, 7))
    vertices = []
    for i in range(STATIONS + 1):
        t = i / STATIONS
        (x, y), (ox, oy) = course(w, d, t)
        from_tip = min(t, 1 - t) * 2
        rise = eased(from_tip, 0.30, 0.86)
        top = arm + (h - arm) * rise
        tip = math.sqrt(max(0.0, 1 - max(0.0, 1 - from_tip / 0.055) ** 2.6))
        thick = THICK * (0.90 + 0.10 * (1 - rise)) * (0.05 + 0.95 * tip)
        tall, middle = (top - foot) * (0.90 + 0.10 * tip), (top + foot) / 2 - (top - foot) * 0.05 * (1 - tip)
        for j in range(AROUND):
            a = 2 * math.pi * j / AROUND
            out, up = (math.copysign(abs(f(a)) ** p, f(a)) for f, p in ((math.cos, 0.55), (math.sin, 0.34)))
            z = middle + up * tall / 2
            lean = LEAN * eased(from_tip, 0.25, 0.95) * max(0, (z - foot) / (h - foot)) ** 1.3
            # Padding is thickest where the back is leant on.
            belly = 0.016 * rise * max(0, 1 - ((z - 0.56) / 0.24) ** 2) if out < 0 else 0
            away = out * thick / 2 + lean - belly
            point = Vector((x + ox * away, y + oy * away, z))
            vertices.append(point + noise.noise_vector(point * 6 + drift) * 0.0035)
    filled(vertices, (w, d, h), foot)
    faces = [
        (i * AROUND + j, i * AROUND + (j + 1) % AROUND, (i + 1) * AROUND + (j + 1) % AROUND, (i + 1) * AROUND + j)
        for i in range(STATIONS)
        for j in range(AROUND)
    ]
    faces += [tuple(range(AROUND)), tuple(STATIONS * AROUND + j for j in range(AROUND))]
    soft_cloth('shell', vertices, faces, cloth).modifiers.new('soft', 'SUBSURF').render_levels = 1
    seam = round(AROUND * 0.145)
    welt = [vertices[i * AROUND + seam] for i in range(3, STATIONS - 2)]
    tucked = [end + Vector((0, 0.012, -0.014)) for end in (welt[0], welt[-1])]
    wire('welt', [tucked[0], *welt, tucked[1]], 0.0042, cloth)


def filled(vertices, size, foot):
    """Brings the swollen shell to the measure of the product, to the millimetre."""
    for k in (0, 1):
        low, high = min(v[k] for v in vertices), max(v[k] for v in vertices)
        for v in vertices:
            v[k] = ((v[k] - low) / (high - low) - 0.5) * (size[k] - 0.004)
    high = max(v.z for v in vertices)
    for v in vertices:
        v.z = foot + (v.z - foot) * (size[2] - foot) / (high - foot)


def inside(w, d):
    """What the shell leaves free for the seat: straight at the sides, round behind, a little bowed in front."""
    side = [course(w, d, i / 60, THICK / 2)[0] for i in range(61)]
    front = -d / 2 + 0.012
    half = side[-1][0]
    bow = [(half * (1 - 2 * i / 12), front - 0.010 * (1 - (1 - 2 * i / 12) ** 2)) for i in range(13)]
    return rounded(side[1:-1] + bow)


def rounded(outline, count=180, times=20):
    """Points evenly spread, corners worn round: foam has no sharp ones."""
    ways = [math.dist(a, b) for a, b in zip(outline, outline[1:] + outline[:1])]
    step, points, left = sum(ways) / count, [], 0.0
    for a, b, way in zip(outline, outline[1:] + outline[:1], ways):
        while left < way:
            points.append((a[0] + (b[0] - a[0]) * left / way, a[1] + (b[1] - a[1]) * left / way))
            left += step
        left -= way
    for _ in range(times):
        points = [tuple((a[k] + 2 * b[k] + c[k]) / 4 for k in (0, 1)) for a, b, c in zip(points[-1:] + points, points, points[1:] + points[:1])]
    return points


def shrunk(outline, by):
    n = len(outline)
    cx, cy = (sum(p[k] for p in outline) / n for k in (0, 1))
    reach = max(abs(p[0] - cx) for p in outline)
    return [(cx + (x - cx) * (1 - by / reach), cy + (y - cy) * (1 - by / reach)) for x, y in outline]


def pad(name, outline, bottom, top, edge, crown, cloth, piped=False):
    """Cloth over foam of any outline: upright borders, rounded rims, a crown that a sitter has flattened a little."""
    profile = [(0.92, bottom), (0.985, bottom + edge * 0.2)]
    profile += [(1 - 0.028 * (1 - math.sin(a)), bottom + edge * (1 - math.cos(a)) + 0.004) for a in (0.5, 0.9, 1.57)]
    profile += [(1 - 0.028 * (1 - math.sin(a)), top - edge * (1 - math.cos(a))) for a in (1.57, 0.9, 0.5, 0.1)]
    profile += [(s, top + crown * (1 - (s / 0.97) ** 2.5)) for s in (0.93, 0.85, 0.72, 0.55, 0.35, 0.15)]
    n = len(outline)
    cx, cy = (sum(p[k] for p in outline) / n for k in (0, 1))
    vertices = [Vector((cx + (x - cx) * s, cy + (y - cy) * s, z)) for s, z in profile for x, y in outline]
    for v in vertices:
        v += noise.noise_vector(v * 7 + Vector((bottom * 90, 1, 2))) * 0.004 * (1 if piped else 0.4)
    faces = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(profile) - 1) for j in range(n)]
    faces += [tuple(range(n)), tuple((len(profile) - 1) * n + j for j in range(n))]
    soft_cloth(name, vertices, faces, cloth)
    if piped:
        for row in (2, 8):
            wire(f'{name} piping', [vertices[row * n + j] for j in range(n)], 0.004, cloth, closed=True)


def soft_cloth(name, vertices, faces, cloth):
    mesh = from_faces(vertices, faces, name)
    smooth(mesh, 180)
    give_cloth_coordinates(mesh)
    face_outwards(mesh)
    return add_mesh(mesh, name, cloth)


def ring(w, d, clear, wood):
    """The frame that the shell is screwed to, left bare."""
    outer = [course(w, d, i / 60, -THICK / 2 + 0.028)[0] for i in range(2, 59)]
    front = [(outer[-1][0] * (1 - 2 * i / 12), -d / 2 + 0.030 - 0.008 * (1 - (1 - 2 * i / 12) ** 2)) for i in range(13)]
    panel('ring', outer + front, RING, (0, 0, clear), wood, 0.006)
