"""A visitor's chair: chromed tube bent cold, which springs under seat and back; arms of tube with pads; leatherette."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import member, soft_square, turned, wire
from ..materials import coated
from ..materials.hard import plain
from ..mesh import add
from ..studio import Angle
from ..tubes import filleted
from ..upholstery import sewn

ANGLES = {
    'three-quarter': Angle(around=34, above=13, distance=2.75),
    'front': Angle(around=0, above=6, distance=2.75),
    'detail': Angle(around=46, above=18, distance=1.15, at=(0.22, -0.10, 0.60)),
}

TUBE = 0.0125
LEAN = 13


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        seat, arm = piece.cm('seatHeight', 45), piece.cm('armHeight', 64)
        metal, black = piece.slots['metal'], plain('moulded', '#1f1f1f', 0.5, 0.35)
        tube(w, d, h, seat, metal)
        for s in (-1, 1):
            arm_loop(s, w, d, seat, arm, metal, black)
            for y in (-d / 2 + 0.10, d / 2 - 0.075):
                turned('glide', [(0.014, 0), (0.0155, 0.002), (0.0155, 0.007), (0.010, 0.009)], black, (s * (w / 2 - 0.055), y, 0), count=24)
        pads(piece, w, d, h, seat)
        screws(w, d, seat, metal)


def tube(w, d, h, seat, metal):
    """Along the floor behind, forward on both sides, up in front, back under the seat, up behind the back, and across."""
    x, z, rear, front = w / 2 - 0.055, TUBE + 0.007, d / 2 - TUBE - 0.001, -d / 2 + TUBE + 0.001
    a = math.radians(LEAN)
    bend = Vector((0, d / 2 - 0.155, seat - 0.040))
    top = bend + Vector((0, math.sin(a), math.cos(a))) * (h - 0.018 - bend.z) / math.cos(a)
    half = [(x, rear, z), (x, front, z), (x - 0.012, front + 0.075, seat - 0.050), (x - 0.014, bend.y, bend.z - 0.012), (x - 0.030, top.y, top.z)]
    closed = filleted([(0, rear, z), *half, (0, top.y + 0.002, top.z + 0.001)], 0.072, 12)
    wire('tube', [*closed, *[Vector((-p.x, p.y, p.z)) for p in closed[-2:0:-1]]], TUBE, metal, closed=True, resolution=8)
    for y in (-0.145, 0.085):
        zc = seat - 0.055 + (y + 0.145) * 0.02
        wire('seat bar', [(-x + 0.014, y, zc), (x - 0.014, y, zc)], 0.0095, metal, resolution=6)


def arm_loop(s, w, d, seat, arm, metal, black):
    """From the seat's tube up, along under the elbow, and down to the tube behind the back."""
    x = w / 2 - TUBE - 0.001
    inner = w / 2 - 0.072
    a = math.radians(LEAN)
    bend = Vector((0, d / 2 - 0.155, seat - 0.040))
    meet = bend + Vector((0, math.sin(a), math.cos(a))) * (arm - 0.050 - bend.z) / math.cos(a)
    way = [(s * inner, -0.115, seat - 0.052), (s * x, -0.125, seat - 0.030), (s * x, -0.185, arm - 0.030), (s * x, 0.03, arm - 0.024), (s * x, meet.y - 0.045, arm - 0.034), (s * (w / 2 - 0.083), meet.y, meet.z)]
    path = filleted(way, 0.052, 10)
    wire('arm tube', path, TUBE * 0.88, metal, resolution=8)
    thick = Vector((0, 0, 0.0085))
    a_pad, b_pad = Vector((s * x, -0.150, arm - 0.0245)), Vector((s * x, meet.y - 0.085, arm - 0.0265))
    # A soft grip drawn over the tube, flattened on top for the forearm.
    steps = 26
    line, radii = [], []
    for i in range(steps + 1):
        t = i / steps
        round_off = math.sqrt(max(0, 1 - (abs(2 * t - 1)) ** 10))
        line.append(a_pad.lerp(b_pad, t) + thick)
        radii.append((0.0215 * (0.45 + 0.55 * round_off), 0.0160 * (0.5 + 0.5 * round_off)))
    member('arm pad', line, radii, black, soft_square(0.75, 7))


def pads(piece, w, d, h, seat):
    skin = piece.slots['cover']
    wide = piece.cm('seatWidth', 46)
    deep = piece.cm('seatDepth', 44)
    board = add(None, 'seat', (0, -d / 2 + 0.055 + deep / 2, seat - 0.028), (-2.5, 0, 0))
    sewn('seat pad', (wide, deep, 0.056), 'seat', skin, (0, 0, 0), piping=('z',), stitched=('z+',), seed=31, parent=board, pipe=0.0036, pressure=1.6,
         thread=plain('thread', '#4a4846', 0.8))
    a = math.radians(LEAN)
    bend = Vector((0, d / 2 - 0.155, seat - 0.040))
    up = Vector((0, math.sin(a), math.cos(a)))
    tall = 0.345
    top = (h - bend.z) / math.cos(a) - 0.002
    middle = bend + up * (top - tall / 2)
    back = add(None, 'back', middle, (-LEAN, 0, 0))
    thing = sewn('back pad', (wide - 0.010, tall, 0.050), 'seat', skin, (0, -0.012, 0), (90, 0, 0), piping=('z',), stitched=('z+',), seed=37, parent=back, pipe=0.0036,
                 pressure=1.6, hollow=0.003, thread=plain('thread', '#4a4846', 0.8))
    bow(thing, wide)


def bow(thing, wide):
    """The ply under the foam is moulded to a back."""
    bent = lambda x: 0.026 * (2 * x / wide) ** 2
    for v in thing.data.vertices:
        v.co.z += bent(v.co.x)
    for cord in thing.children:
        for line in cord.data.splines:
            for point in line.points:
                point.co.z += bent(point.co.x)


def screws(w, d, seat, metal):
    for s in (-1, 1):
        for y in (-0.145, 0.085):
            turned('screw', [(0.0075, 0), (0.0075, 0.002), (0.0055, 0.0042), (0.001, 0.0046)], metal, (s * (w / 2 - 0.069 + TUBE * 0.9), y, seat - 0.053), (0, s * 90, 0), 20)
