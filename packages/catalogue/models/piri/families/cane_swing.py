"""A hanging chair: a nest of cane over a steel hoop, on a chain from a bow that stands on a ring. A cushion to sit on."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import turned, wire
from ..materials import coated  # makes coats known
from ..mesh import add_mesh, face_outwards, from_faces, give_cloth_coordinates, smooth, spline
from ..studio import Angle
from ..wicker import bound, braid, weave_on

ANGLES = {
    'three-quarter': Angle(around=30, above=9, distance=5.0),
    'front': Angle(around=0, above=4, distance=5.0),
    'detail': Angle(around=26, above=12, distance=1.75, at=(0.05, -0.20, 0.42)),
}

TUBE = 0.025


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        metal, reed = piece.slots['metal'], piece.slots['cane']
        hook = stand(w, d, h, metal)
        nest = Nest(piece.cm('seatHeight', 48))
        nest.weave(piece, reed)
        chain(hook, Vector((0, nest.y, nest.top + 0.012)), metal)
        cushion(nest, piece.slots['cloth'])


def stand(w, d, h, metal):
    """A ring on the floor, open in front, and a bow that rises behind and comes over."""
    r = w / 2 - TUBE
    ring = [(r * math.sin(a), (d / 2 - TUBE) * -math.cos(a), TUBE) for a in (2 * math.pi * i / 96 for i in range(96))]
    wire('ring', ring, TUBE, metal, closed=True, resolution=7)
    rear = d / 2 - TUBE
    bow = spline([(0, rear - 0.002, TUBE), (0, rear, 0.40), (0, rear - 0.004, 0.90), (0, rear - 0.050, 1.40), (0, rear - 0.185, h - 0.22), (0, 0.20, h - 0.065), (0, 0.04, h - TUBE - 0.001), (0, -0.06, h - 0.055), (0, -0.085, h - 0.100)], 12)
    wire('bow', bow, TUBE, metal, resolution=7)
    for s in (-1, 1):
        wire('brace', spline([(s * 0.27, rear * 0.885, TUBE), (s * 0.15, rear - 0.012, 0.17), (0, rear, 0.36)], 10), TUBE * 0.7, metal, resolution=6)
    turned('socket', [(TUBE * 1.0, 0), (TUBE * 1.18, 0.002), (TUBE * 1.18, 0.10), (TUBE, 0.102)], metal, (0, rear, 0.52), count=40)
    turned('cap', [(TUBE, -0.004), (TUBE * 0.9, 0.006), (0.004, 0.012)], metal, bow[-1], (180, 0, 0), 32)
    return bow[-1]


class Nest:
    """An egg with an opening towards the front; u around from the opening's left edge to its right, v from the floor up."""

    def __init__(self, seat):
        self.y, self.low, self.top = -0.085, seat - 0.145, 1.52
        self.middle, self.half = self.low + 0.46, 0.43

    def radius(self, v):
        """Of the egg at a height: round below, drawn in towards the hook."""
        t = v
        return self.half * (math.sin(math.pi * min(1, t * 0.985 + 0.012)) ** 0.62) * (1.06 - 0.30 * t)

    def opening(self, v):
        """Half the angle that is left free in front."""
        low, high = 0.16, 0.90
        if not low < v < high:
            return 0.0
        f = (v - low) / (high - low)
        return 1.05 * math.sin(math.pi * f) ** 0.55

    def at(self, a, v):
        r = self.radius(v)
        return Vector((r * math.sin(a), self.y - r * math.cos(a) * 0.86 + 0.02, self.low + (self.top - self.low) * v))

    def place(self, u, v):
        return self.at(2 * math.pi * u, 0.005 + 0.985 * v)

    def weave(self, piece, reed):
        free = lambda u, v: abs((u + 0.5) % 1 - 0.5) * 2 * math.pi < self.opening(0.005 + 0.985 * v)
        weave_on('nest', self.place, 2.6, 1.3, 58, 84, 0.0040, 0.0042, reed, dice=piece.dice, skip=free)
        edge = []
        n = 90
        for s in (-1, 1):
            side = [self.at(s * self.opening(v), v) for v in (0.162 + (0.898 - 0.162) * i / n for i in range(n + 1))]
            edge += side if s < 0 else side[::-1]
        for _ in range(6):
            edge = [(edge[i - 1] + edge[i] * 2 + edge[(i + 1) % len(edge)]) / 4 for i in range(len(edge))]
        wire('hoop', edge, 0.0105, reed, closed=True, resolution=5)
        bound('hoop binding', [*edge, edge[0]], 0.0105, 0.0026, reed, 0.0060)
        wire('crown', [self.at(a, 0.992) for a in (2 * math.pi * i / 40 for i in range(40))], 0.009, reed, closed=True, resolution=4)


def chain(hook, end, metal):
    """Oval links, each turned a quarter to the next; a ring below and a hook with a spring above."""
    long, thick = 0.034, 0.0034
    count = max(2, round((hook.z - end.z) / (long - 2.6 * thick)))
    step = (hook - end) / count
    for i in range(count + 1):
        middle = end + step * i
        across = Vector((1, 0, 0)) if i % 2 else Vector((0, 1, 0))
        loop = [middle + across * 0.0095 * math.cos(a) + Vector((0, 0, long / 2 * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a)))) for a in (2 * math.pi * k / 20 for k in range(20))]
        wire('link', loop, thick, metal, closed=True, resolution=3)


def cushion(nest, cloth):
    """Round, thick, buttoned in the middle, filling the floor of the nest."""
    v0 = 0.125
    base = nest.at(0, v0)
    rx = nest.radius(v0) * 0.96
    cy, z = nest.y + 0.02, base.z
    rows = [(0.30, -0.062), (0.62, -0.056), (0.84, -0.036), (0.95, -0.008), (1.0, 0.028), (0.985, 0.056), (0.93, 0.078), (0.82, 0.092), (0.66, 0.097), (0.48, 0.096), (0.30, 0.090), (0.15, 0.080), (0.06, 0.068), (0.02, 0.064)]
    n, vertices = 96, []
    for share, up in rows:
        for j in range(n):
            a = 2 * math.pi * j / n
            fold = 1 + 0.012 * math.sin(9 * a) * (1 - share) + 0.006 * math.sin(5 * a + up * 40)
            vertices.append(Vector((rx * share * fold * math.cos(a), cy + rx * 0.86 * share * fold * math.sin(a), z + up)))
    faces = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(rows) - 1) for j in range(n)]
    faces += [tuple(range(n)), tuple((len(rows) - 1) * n + j for j in range(n))]
    mesh = from_faces(vertices, faces, 'cushion')
    smooth(mesh, 180)
    give_cloth_coordinates(mesh)
    face_outwards(mesh)
    add_mesh(mesh, 'cushion', cloth).modifiers.new('soft', 'SUBSURF').render_levels = 1
    for row in (4,):
        wire('piping', [vertices[row * n + j] for j in range(n)], 0.0042, cloth, closed=True)
    turned('button', [(0.016, 0), (0.017, 0.004), (0.012, 0.009), (0.001, 0.010)], cloth, (0, cy, z + 0.062), count=32)
