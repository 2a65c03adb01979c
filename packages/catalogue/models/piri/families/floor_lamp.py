"""The floor lamp: a brass stem on a heavy foot, a drum of linen on rings of wire, a cable in woven cotton."""

import math

import bpy
from mathutils import Vector

from ..joinery import turned, wire
from ..materials.cloth import woven
from ..materials.hard import plain
from ..mesh import add, add_mesh, from_faces, smooth, spline
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=28, above=7, distance=4.25),
    'front': Angle(around=0, above=4, distance=4.25),
    'detail': Angle(around=24, above=3, distance=1.16, at=(0.05, 0, 0.885)),
}

FOOT = 0.14
STEM = 0.008


def build(piece):
    w, _, h = piece.size
    metal, tall = piece.slots['metal'], w * 0.68
    foot(metal)
    turned('stem', [(STEM, 0.03), (STEM, h * 0.55)], metal, count=32)
    # Stems travel in two halves; a collar hides where they are screwed together.
    collar = h * 0.55
    turned('collar', [(STEM, 0), (STEM * 1.5, 0.002), (STEM * 1.5, 0.020), (STEM, 0.022)], metal, (0, 0, collar - 0.011), count=32)
    turned('upper stem', [(STEM * 0.93, collar), (STEM * 0.93, h - tall * 0.80)], metal, count=32)
    socket(h - tall * 0.80, metal)
    shade(piece, w / 2, h - tall, h, metal)
    cable(w)
    glow(h - tall * 0.5)


def foot(metal):
    """Cast, turned and brushed: a low dome with a bead about its rim."""
    profile = [(FOOT - 0.006, 0), (FOOT, 0.003), (FOOT, 0.011), (FOOT - 0.003, 0.015), (FOOT - 0.012, 0.017), (FOOT - 0.014, 0.0185),
               (FOOT * 0.6, 0.0225), (0.034, 0.026), (0.020, 0.030), (0.0135, 0.038), (0.0115, 0.052), (0.0105, 0.056), (STEM, 0.058)]
    turned('foot', profile, metal, count=96)


def socket(z, metal):
    profile = [(0.010, -0.004), (0.019, 0.0), (0.020, 0.006), (0.0185, 0.010), (0.0185, 0.040), (0.0205, 0.044), (0.0205, 0.05), (0.006, 0.052)]
    turned('socket', profile, metal, (0, 0, z), count=32)


def shade(piece, radius, low, high, metal):
    """Linen glued to a sheet, lapped and sewn at the back, its edges rolled over two rings."""
    linen, taper = piece.slots['shade'], 0.86
    count, rows = 144, 14
    bound = radius - 0.0022
    at = lambda f: bound * (1 + (taper - 1) * f)
    drift = piece.dice.uniform(0, 6)
    vertices = []
    for j in range(rows + 1):
        for i in range(count):
            a, f = 2 * math.pi * i / count, j / rows
            # A ring is never a true circle, and cloth stretched between two rings bows in by a hair.
            r = at(f) * (1 + 0.0016 * math.sin(2 * a + drift)) - 0.0014 * math.sin(math.pi * f)
            vertices.append((r * math.cos(a), r * math.sin(a), low + (high - low) * f))
    faces = [(j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i) for j in range(rows) for i in range(count)]
    mesh = from_faces(vertices, faces, 'shade')
    layer = mesh.uv_layers.new(name='UVMap').data
    for polygon in mesh.polygons:
        for k, loop in enumerate(polygon.loop_indices):
            i = polygon.index % count + (k in (1, 2))
            layer[loop].uv = (2 * math.pi * bound * i / count, mesh.vertices[mesh.loops[loop].vertex_index].co.z)
    smooth(mesh, 60)
    add_mesh(mesh, 'shade', linen)
    for f in (0, 1):
        rolled_edge(at(f), low + (high - low) * f, 1 - 2 * f, linen)
    lap(at, low, high, linen)
    spider(at(1) - 0.004, high - 0.012, metal)


def rolled_edge(radius, z, inwards, linen):
    """The bias tape that hides the ring."""
    circle = [(radius * math.cos(a), radius * math.sin(a)) for a in (2 * math.pi * i / 96 for i in range(96))]
    wire('rim', [(x, y, z + inwards * 0.0018) for x, y in circle], 0.0022, linen, closed=True)
    tape = [(x * (1 + 0.0004), y * (1 + 0.0004), z + inwards * 0.0105) for x, y in circle]
    wire('tape edge', tape, 0.0009, linen, closed=True)


def lap(at, low, high, linen, angle=math.radians(-128)):
    """Where the cloth meets itself: one layer over the other, a straight line from ring to ring."""
    lines = [(at(f) + 0.0006, low + (high - low) * f) for f in (i / 12 for i in range(13))]
    for shift in (0, 0.045):
        a = angle + shift
        wire('lap', [(r * math.cos(a), r * math.sin(a), z) for r, z in lines], 0.0008, linen)


def spider(radius, z, metal):
    """Three wires from the upper ring to the stem."""
    turned('hub', [(0.012, -0.004), (0.013, 0), (0.012, 0.004)], metal, (0, 0, z - 0.018), count=32)
    circle = [(radius * math.cos(a), radius * math.sin(a), z) for a in (2 * math.pi * i / 96 for i in range(96))]
    wire('ring', circle, 0.0019, metal, closed=True)
    for a in (math.radians(30 + 120 * i) for i in range(3)):
        out = Vector((math.cos(a), math.sin(a), 0))
        wire('spoke', [out * radius + Vector((0, 0, z)), out * radius * 0.9 + Vector((0, 0, z - 0.016)), Vector((0, 0, z - 0.018))], 0.0018, metal)


def cable(width):
    """It leaves the foot at the back, and lies as it fell."""
    r = width / 2 - 0.006
    points = [(0.03, FOOT - 0.01, 0.006), (0.04, FOOT + 0.02, 0.0032), (0.095, r - 0.012, 0.003), (0.155, 0.125, 0.003), (0.19, 0.06, 0.003), (r - 0.003, -0.01, 0.003),
              (0.192, -0.07, 0.003), (0.16, -0.12, 0.003)]
    wire('cable', spline(points, 10), 0.003, woven('cable', '#6b5a45', thread=0.0012))
    turned('plug', [(0.006, 0), (0.0075, 0.004), (0.011, 0.012), (0.011, 0.030), (0.002, 0.031)], plain('plug', '#3a322b', 0.5), (0.157, -0.116, 0.0112), (90, 0, -38), count=24)


def glow(z):
    """A warm lamp turned low: it shows the weave and hardly reaches the floor."""
    light = bpy.data.lights.new('lamp', 'POINT')
    light.energy, light.color, light.shadow_soft_size = 11.0, (1.0, 0.70, 0.40), 0.045
    add(light, 'lamp', (0, 0, z))
