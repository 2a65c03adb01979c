"""A curtain in its folds: eyelets on a rod, each fold as deep as the cloth is long; or muslin gathered on its pocket."""

import math
import random
from bisect import bisect_left

from mathutils import Vector, noise

from ..fitting import fitted
from ..joinery import strands, turned, wire
from ..materials import khadi, sheer  # makes their names known
from ..mesh import add_mesh, from_faces, smooth
from ..studio import Angle
from ..upholstery import stitches

ANGLES = {
    'three-quarter': Angle(around=24, above=6, distance=5.9),
    'front': Angle(around=0, above=4, distance=5.9),
    'detail': Angle(around=27, above=2, distance=1.55, at=(0.14, -0.2, 0.84)),
}


def build(piece):
    with fitted(piece):
        HEADS[piece.parameters.get('head', 'eyelets')](piece)


class Folds:
    """A line across the cloth, as long as the cloth, laid into so many waves between its two edges."""

    def __init__(self, span, waves, deep, seed):
        dice = random.Random(seed)
        self.span, self.waves, self.deep, self.seed = span, waves, deep, seed
        self.strength = [dice.uniform(0.58, 1.24) for _ in range(2 * waves + 2)]

    def wave(self, t, low, even=0.0):
        """`t` across, `low` from 0 at the rod to 1 at the hem: further down folds wander and no two are alike."""
        wander = low * 0.075 * noise.noise((t * 3.1, low * 1.3, self.seed)) + low**2 * 0.024 * noise.noise((t * 9, low * 2, self.seed + 5))
        phase = 2 * self.waves * min(max(t + wander, 0.0), 1.0)
        k = min(int(phase), 2 * self.waves - 1)
        f = phase - k
        much = self.strength[k] * (1 - f) + self.strength[k + 1] * f
        much = even + (1 - even) * much
        sway = 0.16 * low * noise.noise((t * 2.3, low * 2.1, self.seed + 9))
        # What was folded in a cupboard does not fall quite smooth.
        crease = min(1.0, 4 * low) * (0.11 * noise.noise((t * 8.5, low * 3.4, self.seed + 13)) + 0.035 * noise.noise((t * 21, low * 15, self.seed + 17)))
        return self.deep * (much * math.cos(math.pi * phase) + sway + crease)

    def line(self, low, scale=1.0, even=0.0, steps=640):
        """Points of the line, spread evenly along the cloth: answers with a function of the share of its length."""
        places = [(self.span * (i / steps - 0.5), scale * self.wave(i / steps, low, even)) for i in range(steps + 1)]
        run = [0.0]
        for a, b in zip(places, places[1:]):
            run.append(run[-1] + math.dist(a, b))

        def at(share):
            want = share * run[-1]
            i = min(max(bisect_left(run, want), 1), steps)
            f = (want - run[i - 1]) / max(run[i] - run[i - 1], 1e-9)
            return tuple(p + (q - p) * f for p, q in zip(places[i - 1], places[i]))

        return at, run[-1]


def as_deep_as(length, span, waves, seed):
    """Folds of so much cloth in so short a span."""
    low, high = 0.001, 0.2
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if Folds(span, waves, middle, seed).line(0.3)[1] < length else (low, middle)
    return Folds(span, waves, low, seed)


def drawn_to(depth, folds, draw):
    """Rows of the cloth, their folds as deep as the piece is."""
    for _ in range(3):
        places = [line(i / 160)[1] + out for line, _, out, _ in draw() for i in range(161)]
        folds.deep *= (depth - 0.003) / (max(places) - min(places))
    return draw()


def sheet(name, rows, length, columns, material, fine, hem=None, without=None):
    """Cloth from rows of (line, height, offset): `line(share)` across, what it stands forward by."""
    vertices = [Vector((*_shift(line(i / columns), out), z)) for line, z, out, _ in rows for i in range(columns + 1)]
    across = columns + 1
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i) for j in range(len(rows) - 1) for i in range(columns)
             if without is None or not without((i + 0.5) / columns, (rows[j][1] + rows[j + 1][1]) / 2)]
    mesh = from_faces(vertices, faces, name)
    layer = mesh.uv_layers.new(name='UVMap').data
    for loop in mesh.loops:
        row, column = divmod(loop.vertex_index, across)
        layer[loop.index].uv = (length * column / columns * fine, rows[row][3] * fine)
    marks = mesh.attributes.new('hem', 'FLOAT', 'POINT')
    for i in range(len(vertices)):
        row, column = divmod(i, across)
        marks.data[i].value = hem(column / columns, rows[row][3]) if hem else 0.0
    smooth(mesh, 80)
    add_mesh(mesh, name, material)
    return vertices, across


def _shift(place, out):
    return place[0], place[1] + out


def rod(piece, z, radius, metal):
    half = piece.width / 2
    end = [(radius, 0), (radius * 1.25, 0.002), (radius * 1.25, 0.008), (radius * 0.9, 0.011), (radius * 1.45, 0.018), (radius * 1.62, 0.027), (radius * 1.40, 0.036), (radius * 0.7, 0.042), (0.0005, 0.043)]
    wire('rod', [(-half + 0.042, 0, z), (0, 0, z), (half - 0.042, 0, z)], radius, metal, resolution=8)
    for s in (-1, 1):
        turned('finial', end, metal, (s * (half - 0.043), 0, z), (0, s * 90, 0), 36)


def seam(points, thread, name='seam', thickness=0.0007):
    """A row of stitches that lies on the cloth, towards the room."""
    way = []
    for a, b, c in zip(points, points[1:], points[2:]):
        out = (c - a).cross(Vector((0, 0, 1)))
        out = out.normalized() if out.length > 1e-9 else Vector((0, -1, 0))
        way.append((b + out * 0.0006, out))
    strands(name, list(stitches(way, 0.0055, 0.0035, thickness)), thickness, thread)


def on_eyelets(piece):
    """Eight rings of brass: before the rod, behind the rod, and the cloth falls straight from there."""
    cloth, metal = piece.slots['cloth'], piece.slots['metal']
    h, long, count, head, hem = piece.height, piece.cm('cloth', 140), 8, 0.048, 0.150
    folds = as_deep_as(long, piece.cm('hung', 106), count // 2, 3)
    levels = [0, 0.004, 0.012] + [0.012 + (h - 0.132) * (i + 1) / 72 for i in range(72)]
    levels += [levels[-1] + 0.120 * (i + 1) / 20 for i in range(20)]
    levels = sorted({*levels, hem - 0.009, hem, hem + 0.009})
    across_at = lambda low: folds.line(low, 1.0 - 0.06 * (1 - low), even=max(0.0, 1 - low * 5))[0]
    rows = drawn_to(piece.depth, folds, lambda: [(across_at(1 - z / h), z, 0.0, z) for z in levels])
    ring = h - head
    header, _ = folds.line(head / h, 0.94, even=1.0)
    shares = [share_at(header, piece.cm('hung', 106) * ((k + 0.5) / count - 0.5)) for k in range(count)]
    inside = lambda share, z: abs(z - ring) < 0.0155 and any(math.hypot((share - f) * long, z - ring) < 0.0155 for f in shares)
    sewn = lambda share, v: max(0.3 if v < hem else 0.0, 1 - abs(v - hem) / 0.009)
    vertices, across = sheet('curtain', rows, long, 240, cloth, 1.0, hem=sewn, without=inside)
    j = levels.index(hem)
    seam(vertices[j * across : (j + 1) * across], cloth, thickness=0.0009)
    for column in (4, across - 5):
        seam_up([vertices[j * across + column] for j in range(len(levels))], cloth)
    for f in shares:
        eyelet(header, f, ring, metal)
    rod(piece, ring, 0.0115, metal)
    bound_edges(vertices, across, len(levels), cloth)


def share_at(line, x):
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if line(middle)[0] < x else (low, middle)
    return low


def seam_up(points, thread):
    way = []
    for a, b in zip(points, points[1:]):
        way.append(((a + b) / 2 + Vector((0, -0.0010, 0)), Vector((0, -1, 0))))
    strands('side seam', list(stitches(way, 0.0055, 0.0035, 0.0008)), 0.0008, thread)


def bound_edges(vertices, across, rows, cloth):
    """Turned in and hemmed, an edge is thicker than the cloth."""
    for column in (0, across - 1):
        wire('edge', [vertices[j * across + column] for j in range(rows)], 0.0016, cloth, resolution=2)
    for j in (0, rows - 1):
        wire('edge', vertices[j * across : (j + 1) * across], 0.0016, cloth, resolution=2)


def eyelet(line, share, z, metal):
    """Two rings pressed together about the hole, square to the cloth."""
    (x0, y0), (x, y), (x1, y1) = (line(share + d) for d in (-0.004, 0, 0.004))
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    profile = [(0.0160, -0.0022), (0.0200, -0.0032), (0.0240, -0.0024), (0.0252, 0.0), (0.0240, 0.0024), (0.0200, 0.0032), (0.0160, 0.0022), (0.0150, 0.0), (0.0160, -0.0022)]
    steps = 48
    vertices = [Vector((r * math.cos(a), r * math.sin(a), k)) for r, k in profile[:-1] for a in (2 * math.pi * i / steps for i in range(steps))]
    n = len(profile) - 1
    faces = [(k * steps + i, k * steps + (i + 1) % steps, (k + 1) % n * steps + (i + 1) % steps, (k + 1) % n * steps + i) for k in range(n) for i in range(steps)]
    mesh = from_faces(vertices, faces, 'eyelet')
    smooth(mesh, 60)
    add_mesh(mesh, 'eyelet', metal, (x, y, z), (90, 0, turn))


def gathered(piece):
    """Muslin on a thin rod: small gathers in its pocket, soft folds below them, a broad hem that weighs it down."""
    cloth, metal = piece.slots['cloth'], piece.slots['metal']
    h, long, span = piece.height, piece.cm('cloth', 150), piece.cm('hung', 76)
    folds = as_deep_as(long * 0.93, span, 9, 11)
    around, top = 0.0145, h - 0.0145
    levels = [0, 0.004, 0.012] + [0.012 + (top - 0.16) * (i + 1) / 84 for i in range(84)]
    levels += [levels[-1] + (top - levels[-1]) * (i + 1) / 18 for i in range(18)]
    wide_hem, pocket = piece.cm('hem', 12), h - 0.078
    levels = sorted({*levels, wide_hem - 0.0015, wide_hem, pocket, pocket + 0.0015})
    rows = drawn_to(piece.depth, folds, lambda: pocketed(folds, levels, h, top, around))
    marked = lambda share, v: 1.0 if v < wide_hem or v > pocket else 0.55 if min(share, 1 - share) < 0.008 else 0.0
    vertices, across = sheet('curtain', rows, long, 420, cloth, 1.0, hem=marked)
    for level in (wide_hem, pocket):
        j = levels.index(level)
        seam(vertices[j * across : (j + 1) * across], cloth, thickness=0.0006)
    wire('edge', vertices[:across], 0.0009, cloth, resolution=1)
    rod(piece, top, 0.0066, metal)


def pocketed(folds, levels, h, top, around):
    """Up the front, over the rod, and a little way down behind it."""
    rows = []
    for z in levels:
        low = 1 - z / h
        grown = min(1.0, low / 0.20)
        grown = 0.08 + 0.92 * grown * grown * (3 - 2 * grown)
        ahead = -around * max(0.0, 1 - low / 0.035)
        rows.append((rippled(folds, low, grown), z, ahead, z))
    for i in range(1, 9):
        a = math.pi * i / 8
        rows.append((rippled(folds, 0.0, 0.08), top + around * math.sin(a), -around * math.cos(a), top + around * a))
    for i in range(1, 6):
        rows.append((rippled(folds, 0.0, 0.08), top - 0.012 * i, around, top + around * math.pi + 0.012 * i))
    return rows


def rippled(folds, low, grown):
    """Near the rod each fold is drawn together into several."""
    line, _ = folds.line(low, grown, even=max(0.0, 1 - low * 6))
    near = math.exp(-((low / 0.05) ** 2))

    def at(share):
        x, y = line(share)
        return x, y + near * 0.0036 * math.sin(2 * math.pi * share * 47 + 3 * noise.noise((share * 8, low * 9, 2.0)))

    return at


HEADS = {'eyelets': on_eyelets, 'pocket': gathered}
