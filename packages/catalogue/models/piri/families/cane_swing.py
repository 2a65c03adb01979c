"""A hanging chair: a nest of cane over a steel hoop, on a chain from a bow that stands on a ring. A cushion to sit on."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import strands, turned, wire
from ..materials import coated  # makes coats known
from ..mesh import spline
from ..padding import pad
from ..studio import Angle
from ..wicker import bound

ANGLES = {
    'three-quarter': Angle(around=30, above=9, distance=5.75),
    'front': Angle(around=0, above=4, distance=5.75),
    'detail': Angle(around=27, above=13, distance=2.1, at=(0.03, -0.20, 0.41)),
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
        cushions(nest, piece.slots['cloth'])


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
    """An egg with an opening towards the front; u around from the opening's middle, v from the floor up."""

    def __init__(self, seat):
        self.y, self.low, self.top = -0.085, seat - 0.190, 1.54
        self.half = 0.445

    def radius(self, v):
        """Of the egg at a height: full below, drawn in towards the hook."""
        if v < 0.40:
            return self.half * max(0.0, 1 - (1 - v / 0.40) ** 2.5) ** 0.52
        return self.half * max(0.0, 1 - ((v - 0.40) / 0.60) ** 2.0) ** 0.66

    def opening(self, v):
        """Half the angle that is left free in front."""
        low, high = 0.165, 0.885
        if not low < v < high:
            return 0.0
        return 1.18 * math.sin(math.pi * (v - low) / (high - low)) ** 0.56

    def at(self, a, v, inwards=0.0):
        r = self.radius(v)
        # The front leans back with the rim, so that knees go out before the head does.
        y = self.y - r * math.cos(a) * 0.84 + 0.02
        point = Vector((r * math.sin(a), y, self.low + (self.top - self.low) * v))
        if inwards:
            point -= Vector((math.sin(a), -math.cos(a), 0)) * inwards
        return point

    def free(self, u, v):
        return abs((u + 0.5) % 1 - 0.5) * 2 * math.pi < self.opening(v)

    def weave(self, piece, reed):
        """Stakes from the floor to the crown, parted by the hoop; strands over one and under the next, row upon row."""
        stakes, rows, steps, strand = 60, 88, 60, 0.0040
        span = lambda j, n: 0.006 + 0.984 * j / n
        ups = []
        for i in range(stakes):
            u, line = i / stakes, []
            for j in range(steps * 2 + 1):
                v = span(j, steps * 2)
                if self.free(u, v):
                    ups, line = [*ups, line], []
                    continue
                line.append(self.at(2 * math.pi * u, v))
            ups.append(line)
        strands('stakes', [line for line in ups if len(line) > 1], strand * 1.05, reed)
        lines = []
        for r in range(rows):
            v, line = span(r + 0.5, rows), []
            for k in range(stakes * 4 + 1):
                u = k / (stakes * 4)
                if self.free(u, v):
                    lines, line = [*lines, line], []
                    continue
                over = math.cos(math.pi * (k / 4 + r))
                line.append(self.at(2 * math.pi * u, v, -over * strand * 1.05) + Vector((0, 0, piece.dice.gauss(0, strand * 0.13))))
            lines.append(line)
        strands('weave', [line for line in lines if len(line) > 2], strand, reed)
        edge, n = [], 110
        for s in (-1, 1):
            side = [self.at(s * self.opening(v), v) for v in (0.166 + (0.884 - 0.166) * (0.5 - 0.5 * math.cos(math.pi * i / n)) for i in range(n + 1))]
            edge += side if s < 0 else side[::-1]
        for _ in range(8):
            edge = [(edge[i - 1] + edge[i] * 2 + edge[(i + 1) % len(edge)]) / 4 for i in range(len(edge))]
        wire('hoop', edge, 0.0125, reed, closed=True, resolution=5)
        bound('hoop binding', [*edge, edge[0]], 0.0125, 0.0034, reed, 0.0078)
        wire('crown', [self.at(a, 0.986) for a in (2 * math.pi * i / 40 for i in range(40))], 0.011, reed, closed=True, resolution=4)


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


def cushions(nest, cloth):
    """A round one that fills the floor, another that lies in the back; both sewn about their middle, with piping."""
    broad, base = 0.312, nest.low + 0.104
    drawn_in = lambda out: 0.88 + 0.12 * min(1.0, out / 0.05)
    pad('seat cushion', lambda x, y, out: Vector((x * drawn_in(out), nest.y + 0.016 + y * drawn_in(out), base + out * (1 - 0.25 * (math.hypot(x, y * 1.16) / broad) ** 4) + 0.030 * (math.hypot(x, y) / broad) ** 2)), 2 * broad, 2 * broad * 0.86, 0.062, cloth, 0.040, 2 * broad * 0.43 - 0.002, 0.030, 0.0048, None, 11, 240, hollow=0.016, slack=1.6, mid=True)
    middle, tall, half = 0.365, nest.top - nest.low, nest.half

    def leaning(x, y, out):
        return nest.at(math.pi - x / half, middle + y / tall, 0.012 + out) + Vector((0, 0, 0.02))

    pad('back cushion', leaning, 0.74, 0.52, 0.050, cloth, 0.055, 0.20, 0.028, 0.0048, None, 17, 240, hollow=0.010, slack=1.6, mid=True)
    for x in (-0.13, 0.13):
        p, q = leaning(x, 0.02, 0.098), leaning(x, 0.02, 0.104)
        way = (q - p).normalized()
        button = turned('button', [(0.015, 0), (0.0165, 0.003), (0.012, 0.008), (0.001, 0.0095)], cloth, p, count=32)
        button.rotation_euler = way.to_track_quat('Z', 'Y').to_euler()
