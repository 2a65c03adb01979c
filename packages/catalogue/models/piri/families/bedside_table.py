"""A bedside table: a drawer with a crescent cut for the finger, an open shelf with last night's books, legs that lean out."""

import math

from ..books import pile_of_books
from ..casework import Case, carcass
from ..joinery import board, panel, rounded_rectangle, tapered_leg
from ..materials.hard import plain
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=29, above=15, distance=2.15),
    'front': Angle(around=0, above=6, distance=2.15),
    'detail': Angle(around=33, above=26, distance=1.12, at=(0.06, -0.45, 0.74)),
}

TOP, FRONT, DRAWER = 0.018, 0.018, 0.142


def build(piece):
    w, d, h = piece.size
    wood, foot = piece.slots['wood'], piece.cm('clearance', 14)
    case = Case(w - 0.016, -d / 2 + 0.006, d / 2 - 0.006, foot, h - TOP, 0.016)
    carcass(case, wood)
    top(w, d, h, wood)
    shelf = case.ceiling - DRAWER - 0.008
    board('rail', (case.inner, case.depth - 0.02, 0.016), (0, case.y - 0.004, shelf - 0.008), wood, 0.0015)
    inside = plain('inside', '#15110d', 0.95, 0.05)
    board('inside', (case.inner - 0.002, case.depth - 0.06, DRAWER - 0.004), (0, case.y + 0.01, shelf + DRAWER / 2), inside, 0)
    drawer(case, shelf, wood)
    pile_of_books((-0.045, case.y - 0.05, case.floor), 3, piece.dice, 0.205, 0.15)
    for s in (-1, 1):
        board('apron', (0.018, case.depth - 0.11, 0.024), (s * (case.width / 2 - 0.055), case.y, foot - 0.011), wood, 0.003, 'y')
        for y, away in ((-d / 2 + 0.060, -6), (d / 2 - 0.060, 6)):
            tapered_leg('leg', foot + 0.004, 0.0165, 0.0095, (s * (w / 2 - 0.056), y), wood, (s * 7, away))


def top(w, d, h, wood):
    """Rounded at its corners, a notch in its back edge for the cord of the telephone."""
    outline = rounded_rectangle(w, d, 0.014)
    notch = [(0.024 * math.cos(a), d / 2 - 0.017 * math.sin(a)) for a in (math.pi * i / 14 for i in range(15))]
    # Between the two corners at the back the outline runs from right to left.
    outline = outline[:9] + notch + outline[9:]
    panel('top', outline, TOP, (0, 0, h - TOP), wood, 0.005)


def drawer(case, low, wood):
    """The crescent is that of a clay lamp seen from the side."""
    half, tall, gap = case.inner / 2 - 0.002, DRAWER - 0.004, 0.002
    crescent = [(0.046 * math.cos(a), tall - 0.026 * math.sin(a) ** 0.9) for a in (math.pi * i / 24 for i in range(25))]
    outline = [(-half, 0), (half, 0), (half, tall), *crescent, (-half, tall)]
    panel('drawer front', outline, FRONT, (0, case.front + 0.001 + FRONT, low + gap), wood, 0.0016, 'x', (90, 0, 0))
