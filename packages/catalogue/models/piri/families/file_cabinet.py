"""A file cabinet of folded sheet steel: drawers with a card in each holder, one lock for all of them."""

import math

from mathutils import Vector

from ..casework import Case, along_x
from ..joinery import board, strands, turned
from ..materials import enamel  # makes baked enamel known
from ..materials.hard import plain
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=31, above=12, distance=4.6),
    'front': Angle(around=0, above=5, distance=4.6),
    'detail': Angle(around=27, above=12, distance=1.55, at=(0.06, -0.5, 0.82)),
}

PLINTH, FLANGE, GAP, PULL = 0.045, 0.014, 0.004, 0.024


def build(piece):
    w, d, h = piece.size
    body, metal = piece.slots['body'], piece.slots['metal']
    case = Case(w, -d / 2 + PULL + 0.004, d / 2, PLINTH, h, FLANGE)
    shell(case, body)
    drawers = int(piece.parameters.get('drawers', 4))
    low, high = PLINTH + FLANGE, h - 0.040
    each = (high - low) / drawers
    for i in range(drawers):
        drawer(case, low + i * each, each, body, metal, i)
    lock((w / 2 - 0.050, case.front, h - 0.020), metal)


def shell(case, body):
    """Sides, top and floor as the press folds them: round at the bends, a flange turned in around the drawers."""
    dark = plain('inside', '#141516', 0.9, 0.1)
    board('body', (case.width, case.depth - 0.012, case.high - PLINTH), (0, case.y + 0.006, case.z), body, 0.0045, steps=4)
    rim = FLANGE
    for s in (-1, 1):
        board('flange', (rim, 0.020, case.high - PLINTH), (s * (case.width - rim) / 2, case.front + 0.010, case.z), body, 0.0035, steps=4)
    for z, tall in ((PLINTH + rim / 2, rim), (case.high - 0.020, 0.040)):
        board('flange', (case.width - 2 * rim + 0.006, 0.020, tall), (0, case.front + 0.0101, z), body, 0.0030, steps=4)
    board('shade', (case.width - 2 * rim, 0.003, case.high - PLINTH - 0.03), (0, case.front + 0.0135, case.z), dark, 0)
    board('plinth', (case.width - 0.036, case.depth - 0.05, PLINTH + 0.004), (0, case.y + 0.012, (PLINTH + 0.004) / 2), plain('plinth', '#3c3f40', 0.5, 0.3), 0.003)
    for s in (-1, 1):
        # Where the back is welded to the side.
        board('seam', (0.0016, 0.013, case.high - PLINTH - 0.02), (s * case.width / 2, case.rear - 0.013, case.z), body, 0.0006)


def drawer(case, low, tall, body, metal, number):
    """A front like a shallow tray turned forward, a folded pull across a third of it, a card above the pull."""
    wide, high, y = case.inner - 2 * GAP, tall - GAP, case.front + 0.004
    z = low + tall / 2
    board('drawer front', (wide, 0.022, high), (0, y + 0.011, z), body, 0.0052, steps=5)
    middle = low + tall * 0.56
    pull(middle, y, metal)
    holder(middle + 0.062, y, metal, number)
    rivet = [(0.0032, 0), (0.0034, 0.0008), (0.0022, 0.0018), (0.0003, 0.002)]
    for s in (-1, 1):
        turned('rivet', rivet, metal, (s * 0.082, y + 0.0002, middle + 0.0145), (90, 0, 0), 16)


def pull(z, y, metal, length=0.150, reach=0.024, thick=0.0018):
    """A strip of steel bent down over the fingers, its ends closed."""
    section = [(0.001, 0.0245), (-0.002, 0.0245), (-0.005, 0.0205)]
    bend = [(-0.005 - (reach - 0.005) * math.sin(a), 0.0205 * math.cos(a)) for a in (math.pi / 2 * i / 8 for i in range(1, 9))]
    section += bend + [(-reach + 0.001, -0.008), (-reach + 0.0028, -0.008)]
    section += [(p[0] + thick if p[0] < -0.006 else p[0], p[1] - thick) for p in reversed(bend)] + [(-0.001, 0.0185), (0.001, 0.0185)]
    along_x('pull', section, length, (0, y, z), metal, 0.0004)
    for s in (-1, 1):
        board('pull end', (0.0022, reach - 0.002, 0.026), (s * (length / 2 - 0.001), y - reach / 2 + 0.001, z + 0.006), metal, 0.0008)


def holder(z, y, metal, number, wide=0.076, tall=0.036):
    """A frame for a card, open at its left; on the card, in somebody's hand, what the drawer holds."""
    board('card', (wide - 0.004, 0.0012, tall - 0.004), (0, y - 0.0004, z), plain('card', '#ece5d0', 0.9, 0.05), 0)
    for s in (-1, 1):
        board('holder', (wide, 0.0030, 0.0045), (0, y - 0.0012, z + s * (tall - 0.004) / 2), metal, 0.0008)
    board('holder', (0.0045, 0.0030, tall), (wide / 2 - 0.002, y - 0.0012, z), metal, 0.0008)
    lines = []
    for k in range(2):
        way, end = [], 0.024 - 0.016 * k
        for i in range(34):
            f = i / 33
            x = -0.030 + (0.030 + end) * f
            sway = math.sin(i * 2.1 + number * 1.7) * (0.0028 if math.sin(i * 0.71 + number + k) > -0.2 else 0.0006)
            way.append(Vector((x, y - 0.0012, z + 0.005 - 0.012 * k + sway)))
        lines.append(way)
    strands('ink', lines, 0.00042, plain('ink', '#2b3a6b', 0.7))


def lock(at, metal):
    turned('lock', [(0.0105, -0.002), (0.0110, 0.003), (0.0095, 0.0055), (0.0078, 0.0055), (0.0076, 0.0035), (0.0005, 0.0035)], metal, at, (90, 0, 0), 40)
    x, y, z = at
    board('keyhole', (0.0016, 0.0010, 0.0074), (x, y - 0.0038, z), plain('keyhole', '#0e0e0e', 0.9), 0)
