"""A table and two chairs of galvanised steel that fold flat: bent tube, slats of flat steel, a sheet with holes for the rain."""

import math

import bmesh
import bpy
from mathutils import Vector

from ..fitting import fitted
from ..joinery import board, member, rounded_rectangle, soft_square, turned, wire
from ..materials import coated  # makes coats known
from ..materials.by_name import make
from ..materials.hard import plain
from ..mesh import add_mesh, from_bmesh, give_cloth_coordinates, group, spline
from ..studio import Angle
from ..tubes import filleted

ANGLES = {
    'three-quarter': Angle(around=27, above=16, distance=4.5),
    'front': Angle(around=0, above=8, distance=4.5),
    'detail': Angle(around=33, above=27, distance=1.5, at=(0.05, -0.15, 0.78)),
}

TUBE, ROD = 0.0090, 0.0058
FLAT = soft_square(0.45, 4)
CHAIR = (0.420, 0.470)


def build(piece):
    with fitted(piece):
        coat, screw = piece.slots['coat'], make('steel')
        rubber = plain('rubber', '#1d1d1e', 0.6, 0.25)
        table(piece, coat, screw, rubber)
        for s in (-1, 1):
            before = set(bpy.data.objects)
            chair(CHAIR[0], CHAIR[1], piece.height, piece.cm('seatHeight', 45), coat, screw, rubber)
            made = [thing for thing in bpy.data.objects if thing not in before]
            group('chair', made, (s * (piece.width - CHAIR[1]) / 2, 0, 0), -90 * s)


def mirrored(points):
    """Up one side, across, and down the other."""
    left = [Vector((-x, y, z)) for x, y, z in points]
    return [*left, *[Vector(p) for p in reversed(points)]]


def rivet(at, side, screw, radius=0.0105):
    profile = [(radius, -0.001), (radius * 1.02, 0.0010), (radius * 0.72, 0.0016), (radius * 0.68, 0.0034), (radius * 0.42, 0.0050), (0.0005, 0.0054)]
    turned('rivet', profile, screw, at, (0, side * 90, 0), 24)


def shoe(at, towards, rubber):
    """A rubber foot drawn over the end of the tube."""
    at, way = Vector(at), (Vector(towards) - Vector(at)).normalized()
    member('shoe', [at, at + way * 0.004, at + way * 0.030, at + way * 0.033], [TUBE * 1.20, TUBE * 1.36, TUBE * 1.30, TUBE * 1.02], rubber)


def chair(w, d, h, seat, coat, screw, rubber):
    outer, inner, front, rear = w / 2 - TUBE - 0.001, w / 2 - 3.3 * TUBE, -d / 2 + 0.012, d / 2 - 0.014
    high = h - TUBE - 0.001
    half = [(outer, front, 0.002), (outer, 0.085, seat - 0.010), (outer - 0.004, rear - 0.006, high)]
    wire('back frame', filleted(mirrored(half), 0.062, 10), TUBE, coat, resolution=7)
    short = [(inner, rear, 0.002), (inner, front + 0.060, seat - 0.026)]
    wire('leg frame', filleted(mirrored(short), 0.040, 8), TUBE, coat, resolution=7)
    for s in (-1, 1):
        for a, b in ((half[0], half[1]), (short[0], short[1])):
            shoe((s * a[0], a[1], 0), (s * b[0], b[1], b[2]), rubber)
        cross = meeting(half[0], half[1], short[0], short[1])
        rivet((s * (outer + TUBE * 0.9), cross[0], cross[1]), s, screw)
        rail(s, inner - 0.012, front, seat, coat)
        rivet((s * (outer + TUBE * 0.9), 0.078, seat - 0.020), s, screw)
    wire('rod', [(-inner, 0.165, 0.048), (0, 0.165, 0.048), (inner, 0.165, 0.048)], ROD, coat, resolution=5)
    wire('rod', [(-outer, front + 0.060, 0.095), (0, front + 0.060, 0.095), (outer, front + 0.060, 0.095)], ROD, coat, resolution=5)
    wire('rod', [(-outer, 0.080, seat - 0.021), (0, 0.080, seat - 0.021), (outer, 0.080, seat - 0.021)], ROD, coat, resolution=5)
    seat_slats(w, front, seat, coat, screw)
    back_slats(outer, half, high, coat, screw)


def meeting(a, b, c, d):
    """Where two bars cross, seen from the side: (y, z)."""
    (y1, z1), (y2, z2), (y3, z3), (y4, z4) = ((p[1], p[2]) for p in (a, b, c, d))
    t = ((y1 - y3) * (z3 - z4) - (z1 - z3) * (y3 - y4)) / ((y1 - y2) * (z3 - z4) - (z1 - z2) * (y3 - y4))
    return y1 + t * (y2 - y1), z1 + t * (z2 - z1)


def rail(s, x, front, seat, coat):
    """What the slats are welded to, bent as one sits."""
    path = spline([(s * x, front + 0.018, seat - 0.034), (s * x, front + 0.040, seat - 0.016), (s * x, front + 0.110, seat - 0.012), (s * x, 0.02, seat - 0.019), (s * x, 0.125, seat - 0.012)], 8)
    member('seat rail', path, [(0.0026, 0.0100)] * len(path), coat, FLAT, (0, 0, 1))


def seat_slats(w, front, seat, coat, screw):
    """Across, each on the curve of the rails; the first is rolled over the front edge."""
    wide, n = w - 0.052, 14
    places = ((0.016, -0.026, 52), (0.056, -0.003, 12), (0.102, -0.001, 0), (0.149, -0.004, -4), (0.196, -0.006, -3), (0.243, -0.005, 2), (0.290, -0.002, 5), (0.336, 0.003, 7))
    for y, drop, tilt in places:
        a = math.radians(tilt)
        path = [Vector((wide * (i / n - 0.5), front + y, seat + drop - 0.0050 * (1 - (2 * i / n - 1) ** 2))) for i in range(n + 1)]
        member('seat slat', path, [(0.0172, 0.0016)] * (n + 1), coat, FLAT, (0, -math.sin(a), math.cos(a)))
        for s in (-1, 1):
            turned('weld', [(0.0040, -0.0004), (0.0036, 0.0012), (0.0005, 0.0018)], coat, (s * (wide / 2 - 0.012), front + y, seat + drop + 0.0014), (tilt, 0, 0), 14)


def back_slats(outer, half, high, coat, screw):
    n = 24
    low, top = Vector(half[1]), Vector(half[2])
    for z, tall in ((high - 0.052, 0.0280), (high - 0.128, 0.0225), (high - 0.198, 0.0170)):
        at = low.lerp(top, (z - low.z) / (top.z - low.z))
        x = abs(at.x) + TUBE * 0.2
        path = [Vector((x * (2 * i / n - 1), at.y - TUBE - 0.001 + 0.024 * (1 - (2 * i / n - 1) ** 2), z)) for i in range(n + 1)]
        member('back slat', path, [(0.0015, tall)] * (n + 1), coat, FLAT, (0, -0.30, 1))
        for s in (-1, 1):
            turned('head', [(0.0052, 0), (0.0050, 0.0014), (0.0030, 0.0026), (0.0005, 0.0028)], screw, (s * (x - 0.008), at.y - TUBE - 0.0018, z), (74, 0, 0), 18)


def table(piece, coat, screw, rubber):
    """Two frames crossed like scissors, a hook that keeps them, and the top on it."""
    w, d, h = piece.cm('tableWidth', 60), piece.cm('tableDepth', 60), piece.cm('tableHeight', 72)
    rim = 0.0085
    outline = rounded_rectangle(w - 2 * rim, d - 2 * rim, 0.075, 12)
    top = h - rim
    wire('rim', [(x, y, top) for x, y in outline], rim, coat, closed=True, resolution=7)
    perforated(outline, top + 0.0030, coat)
    for s in (-1, 1):
        board('bearer', (w - 0.12, 0.020, 0.020), (0, s * (d / 2 - 0.085), top - 0.012), coat, 0.004)
    wide, narrow = d / 2 - 0.127, d / 2 - 0.152
    x, under = w / 2 - 0.055, top - 0.024
    for side, y in ((1, wide), (-1, narrow)):
        half = [(-side * x, y, 0.002), (side * (x - 0.035), y, under)]
        wire('leg frame', filleted([half[0], half[1], (half[1][0], -y, under), (half[0][0], -y, 0.002)], 0.035, 8), TUBE * 1.06, coat, resolution=7)
        for t in (-1, 1):
            shoe((half[0][0], t * y, 0), (half[1][0], t * y, under), rubber)
        at = Vector(half[0]).lerp(Vector(half[1]), 0.115)
        wire('rod', [(at.x, -y, at.z), (at.x, 0, at.z), (at.x, y, at.z)], ROD, coat, resolution=5)
    cross = under * x / (2 * x - 0.035)
    for t in (-1, 1):
        spot = (0, t * (wide + TUBE), cross)
        turned('rivet', [(0.0115, -0.001), (0.0118, 0.0012), (0.0080, 0.0018), (0.0075, 0.0040), (0.0040, 0.0058), (0.0005, 0.0062)], screw, spot, (-t * 90, 0, 0), 28)
    hook = spline([(-x + 0.06, 0.06, under + 0.006), (-x + 0.09, 0.06, under - 0.020), (-x + 0.14, 0.06, under - 0.024), (-x + 0.16, 0.06, under - 0.004)], 8)
    wire('hook', hook, 0.0030, screw)


def perforated(outline, z, coat, pitch=0.0520, radius=0.0068):
    """Holes in rows, set off by half, but for a hand's breadth along the edge."""
    bm = bmesh.new()
    loops = [outline]
    reach = max(x for x, _ in outline) - 0.055
    rows = int(reach / (pitch * 0.866))
    for r in range(-rows, rows + 1):
        y, shift = r * pitch * 0.866, (r % 2) * pitch / 2
        for k in range(-8, 9):
            x = k * pitch + shift
            if abs(x) < reach and math.hypot(max(0, abs(x) - reach + 0.06), max(0, abs(y) - reach + 0.06)) < 0.062:
                loops.append([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in (2 * math.pi * i / 18 for i in range(18))])
    edges = []
    for loop in loops:
        points = [bm.verts.new((x, y, 0)) for x, y in loop]
        edges += [bm.edges.new((a, b)) for a, b in zip(points, points[1:] + points[:1])]
    bmesh.ops.triangle_fill(bm, use_beauty=True, use_dissolve=False, edges=edges, normal=(0, 0, 1))
    mesh = from_bmesh(bm, 'sheet')
    give_cloth_coordinates(mesh)
    sheet = add_mesh(mesh, 'sheet', coat, (0, 0, z))
    solid = sheet.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.0018, -1
    soft = sheet.modifiers.new('edges', 'BEVEL')
    soft.width, soft.segments, soft.limit_method = 0.0005, 2, 'ANGLE'
