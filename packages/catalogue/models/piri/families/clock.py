"""A wall clock: a disc of solid timber, its Bangla numerals let in with pale wood, its hands cut from brass."""

import math

from ..bangla_numerals import numeral
from ..joinery import board, glued_boards, oval, panel, turned
from ..materials.hard import plain
from ..mesh import add, add_mesh, face_outwards, from_faces, give_cloth_coordinates, give_grain, smooth
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=25, above=9, distance=1.32),
    'front': Angle(around=0, above=3, distance=1.32),
    'detail': Angle(around=29, above=15, distance=0.60, at=(0.14, -0.3, 0.66)),
}

DISC, BEHIND = 0.020, 0.016
# What the hands say, as a clock in a window does: the hour, the minutes.
HOUR, MINUTE = 10, 9


def build(piece):
    w, d, h = piece.size
    wood, inlay, brass = piece.slots['wood'], piece.slots['inlay'], piece.slots['metal']
    # Everything is built lying on its back, then stood up.
    dial = add(None, 'dial', (0, d / 2 - BEHIND, h / 2), (90, 0, 0))
    glued_boards('disc', oval(w, h, count=144), 4, DISC, (0, 0, 0), wood, 0.0055, dial)
    ring(w / 2 - 0.0175, 0.0024, inlay, dial)
    for hour in range(1, 13):
        a = math.radians(30 * hour)
        reach = w / 2 - 0.047
        numeral(hour, 0.052, 0.0010, (reach * math.sin(a), reach * math.cos(a), DISC - 0.0006), inlay, dial)
    for quarter in range(4):
        pin(w / 2 - 0.0175, 15 * quarter, 0.0036, brass, dial)
    hand(hour_shape(), 30 * HOUR + MINUTE / 2, DISC + 0.0052, brass, dial)
    hand(minute_shape(), 6 * MINUTE, DISC + 0.0084, brass, dial)
    boss = d - BEHIND
    turned('arbor', [(0.0036, DISC - 0.001), (0.0036, DISC + 0.009), (0.0078, DISC + 0.0098), (0.0074, boss - 0.002), (0.0050, boss), (0.0003, boss + 0.0002)], brass, parent=dial, count=40)
    board('movement', (0.056, 0.056, BEHIND), (0, 0, -BEHIND / 2), plain('movement', '#26262a', 0.6, 0.3), 0.004, parent=dial)


def ring(radius, breadth, wood, parent, count=160):
    """A line of pale wood bent into a groove."""
    vertices, grain = [], []
    for i in range(count):
        a = 2 * math.pi * i / count
        for r, z in ((radius - breadth / 2, DISC - 0.002), (radius - breadth / 2, DISC + 0.0003), (radius + breadth / 2, DISC + 0.0003), (radius + breadth / 2, DISC - 0.002)):
            vertices.append((r * math.sin(a), r * math.cos(a), z))
            grain.append((radius * a, r, z))
    faces = [(4 * i + j, 4 * i + (j + 1) % 4, 4 * ((i + 1) % count) + (j + 1) % 4, 4 * ((i + 1) % count) + j) for i in range(count) for j in range(4)]
    mesh = from_faces(vertices, faces, 'line')
    give_grain(mesh, coordinates=grain)
    give_cloth_coordinates(mesh)
    face_outwards(mesh)
    smooth(mesh, 30)
    add_mesh(mesh, 'line', wood, parent=parent)


def pin(reach, minute, radius, brass, parent):
    a = math.radians(6 * minute)
    turned('pin', [(radius, DISC - 0.001), (radius, DISC + 0.0006), (radius * 0.6, DISC + 0.0010), (0.0002, DISC + 0.0011)], brass, (reach * math.sin(a), reach * math.cos(a), 0), count=28, parent=parent)


def hour_shape():
    """Broad as the blade of a paddle."""
    return [(0.0030, -0.018), (0.0022, 0.012), (0.0024, 0.030), (0.0052, 0.040), (0.0088, 0.052), (0.0094, 0.060), (0.0078, 0.068), (0.0042, 0.0735)]


def minute_shape():
    return [(0.0034, -0.024), (0.0024, 0.012), (0.0022, 0.055), (0.0036, 0.072), (0.0040, 0.081), (0.0028, 0.092), (0.0012, 0.0985)]


def hand(right, degrees, z, brass, parent):
    """Cut from sheet and filed round at its edges; `right` is half of its outline, from the tail to the tip."""
    tip = right[-1][1] + 0.0012
    outline = [*right, (0, tip), *[(-x, y) for x, y in reversed(right)]]
    panel('hand', outline, 0.0014, (0, 0, z), brass, 0.0004, 'y', (0, 0, -degrees), parent)
