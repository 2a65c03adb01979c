"""A kitchen trolley: a market stall of steel tube on four wheels, two wire baskets with what does not want a cupboard, a board on top."""

import math

from mathutils import Vector

from ..joinery import glued_boards, member, rounded_rectangle, turned, wire
from ..materials import enamel  # makes baked enamel known
from ..materials.by_name import make
from ..materials.hard import plain
from ..materials.produce import onion_skin, potato_skin
from ..mesh import chance, spline
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=32, above=15, distance=3.5),
    'front': Angle(around=0, above=7, distance=3.5),
    'detail': Angle(around=36, above=19, distance=1.5, at=(0.06, -0.2, 0.66)),
}

TOP, TUBE, WHEEL = 0.030, 0.010, 0.030


def build(piece):
    w, d, h = piece.size
    wood, coat = piece.slots['wood'], piece.slots['frame']
    x, y, under = w / 2 - 0.040, d / 2 - 0.050, h - TOP
    glued_boards('board', rounded_rectangle(w, d, 0.022), 6, TOP, (0, 0, under), wood, 0.006)
    for s in (-1, 1):
        hoop = bent([(s * x, -y, 0.078), (s * x, -y, under - TUBE), (s * x, y, under - TUBE), (s * x, y, 0.078)], 0.055)
        member('hoop', hoop, [TUBE] * len(hoop), coat, up=(1, 0, 0))
        member('end rail', [(s * x, -y, 0.145), (s * x, y, 0.145)], [0.0075] * 2, coat, up=(1, 0, 0))
        for t in (-1, 1):
            castor(s * x, t * y, t < 0, chance.uniform(-70, 70))
    for t in (-1, 1):
        member('long rail', [(-x, t * y, under - 0.048), (x, t * y, under - 0.048)], [0.0075] * 2, coat, up=(0, 1, 0))
    towel_bar(x, y, under - 0.13, coat)
    for low in (piece.cm('clearance', 10) + 0.020, 0.455):
        basket(x - 0.014, y - 0.006, low, 0.150, coat)
    fill(x - 0.05, y - 0.04, piece.cm('clearance', 10) + 0.024, potato)
    fill(x - 0.05, y - 0.04, 0.459, onion)


def bent(corners, radius, steps=8):
    """A way with its corners rounded, as a tube is bent."""
    points = [Vector(c) for c in corners]
    out = [points[0]]
    for a, b, c in zip(points, points[1:], points[2:]):
        p, q = b + (a - b).normalized() * radius, b + (c - b).normalized() * radius
        out += [(1 - t) ** 2 * p + 2 * t * (1 - t) * b + t * t * q for t in (i / steps for i in range(steps + 1))]
    return [*out, points[-1]]


def towel_bar(x, y, z, coat):
    """At the right, a bar to push by, which carries the towel on the way."""
    reach = x + 0.030
    way = bent([(x, -y, z), (reach, -y, z), (reach, y, z), (x, y, z)], 0.022)
    member('bar', way, [0.006] * len(way), coat, up=(0, 0, 1))


def basket(half_x, half_y, low, tall, coat):
    """Two rims, and wires bent from rim to rim under the floor; it hangs in the hoops by its own corners."""
    outline = rounded_rectangle(2 * half_x, 2 * half_y, 0.022)
    for z, radius in ((low + tall, 0.0042), (low + tall * 0.52, 0.0022), (low, 0.0026)):
        wire('rim', [(px, py, z) for px, py in outline], radius, coat, closed=True)
    wires = []
    for length, across, turn in ((half_x, half_y, False), (half_y, half_x, True)):
        count = round(2 * length / 0.032)
        for i in range(1, count):
            a = -length + 2 * length * i / count
            way = bent([(a, -across, low + tall), (a, -across, low), (a, across, low), (a, across, low + tall)], 0.012, 4)
            wires.append([(p.y, p.x, p.z) for p in way] if turn else way)
    for way in wires:
        wire('wire', way, 0.0013, coat)
    for s in (-1, 1):
        for t in (-1, 1):
            member('hook', [(s * (half_x - 0.004), t * (half_y - 0.012), low + tall), (s * (half_x + 0.018), t * (half_y + 0.002), low + tall)], [0.004, 0.004], coat, up=(0, 0, 1))


def castor(x, y, brake, turn):
    """A rubber tyre in a fork that swivels; in front a lever for the foot."""
    steel, rubber = make('steel'), plain('rubber', '#2e2d2c', 0.75, 0.2)
    a = math.radians(turn)
    out, side = Vector((math.sin(a), -math.cos(a), 0)), Vector((math.cos(a), math.sin(a), 0))
    axle = Vector((x, y, WHEEL)) + out * 0.012
    tyre = [(0.012, -0.011), (0.0265, -0.011), (0.0295, -0.007), (WHEEL, 0), (0.0295, 0.007), (0.0265, 0.011), (0.012, 0.011)]
    turned('tyre', tyre, rubber, axle, (90, 0, turn + 90), 40)
    turned('hub', [(0.0005, -0.0125), (0.010, -0.0125), (0.012, -0.010), (0.012, 0.010), (0.010, 0.0125), (0.0005, 0.0125)], steel, axle, (90, 0, turn + 90), 32)
    for s in (-1, 1):
        cheek = spline([axle + side * s * 0.0145, Vector((x, y, 0.050)) + out * 0.006 + side * s * 0.0145, Vector((x, y, 0.0645)) + side * s * 0.0135], 5)
        member('fork', cheek, [(0.0016, 0.0105)] * len(cheek), steel, up=out)
    turned('crown', [(0.0005, 0.062), (0.0165, 0.062), (0.0170, 0.066), (0.0130, 0.070), (0.0085, 0.072), (0.0085, 0.082)], steel, (x, y, 0), count=32)
    if brake:
        tip = Vector((x, y, 0.049)) + out * 0.046
        member('brake', [Vector((x, y, 0.060)) + out * 0.016, Vector((x, y, 0.056)) + out * 0.034, tip], [(0.012, 0.0022), (0.011, 0.0022), (0.009, 0.0016)], rubber, up=(0, 0, 1))


def fill(half_x, half_y, low, thing):
    """A heap as it falls out of a bag: close together below, a few more on top."""
    pitch = 0.059
    for level, share in ((0, 1.0), (1, 0.78)):
        columns, rows = round(2 * half_x / pitch), round(2 * half_y / pitch)
        for i in range(columns):
            for j in range(rows):
                if chance.random() > share:
                    continue
                px = -half_x + 2 * half_x * (i + 0.5) / columns + chance.uniform(-0.009, 0.009)
                py = -half_y + 2 * half_y * (j + 0.5) / rows + chance.uniform(-0.009, 0.009)
                thing((px + level * 0.015, py - level * 0.012, low + 0.029 + level * 0.043))


def onion(at):
    """Flat, with a dry neck and a beard of roots."""
    r = chance.uniform(0.027, 0.033)
    shape = [(0.0005, -0.80), (0.28, -0.78), (0.72, -0.60), (0.96, -0.22), (1.0, 0.08), (0.86, 0.48), (0.52, 0.78), (0.22, 0.96), (0.13, 1.22), (0.16, 1.42), (0.02, 1.46)]
    smooth_shape = spline([(radius * r, z * r, 0) for radius, z in shape], 3)
    turned('onion', [(max(0.0004, p.x), p.y) for p in smooth_shape], onion_skin(), at, (chance.uniform(-70, 70), chance.uniform(-70, 70), chance.uniform(0, 360)), 36)


def potato(at):
    r, long = chance.uniform(0.025, 0.030), chance.uniform(1.15, 1.45)
    shape = [(0.0004 if abs(k) == 8 else r * math.sqrt(max(0, 1 - (k / 8) ** 2)) * (1 + 0.05 * math.sin(k * 1.3 + r * 900)), r * long * k / 8) for k in range(-8, 9)]
    thing = turned('potato', shape, potato_skin(), at, (chance.uniform(60, 120), chance.uniform(-30, 30), chance.uniform(0, 360)), 32)
    thing.scale = (1.0, chance.uniform(0.82, 0.95), 1.0)
