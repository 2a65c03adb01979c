"""A console table: a shallow box with two drawers that are reached from below, a rim along the wall, four slender legs."""

from ..casework import along_x
from ..joinery import board, glued_boards, panel, rounded_rectangle, tapered_leg
from ..materials.hard import plain
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=27, above=14, distance=3.75),
    'front': Angle(around=0, above=6, distance=3.75),
    'detail': Angle(around=36, above=20, distance=1.4, at=(-0.22, -0.3, 0.86)),
}

TOP, RIM, BOARD, FRONT = 0.020, 0.028, 0.016, 0.019
GAP = 0.0025


def build(piece):
    w, d, h = piece.size
    wood, clear = piece.slots['wood'], piece.cm('clearance', 62)
    table = h - RIM
    glued_boards('top', rounded_rectangle(w, d, 0.022), 3, TOP, (0, 0, table - TOP), wood, 0.006)
    rim(w, d, table, wood)
    box(w, d, clear, table - TOP, wood)
    for s in (-1, 1):
        for y, away in ((-d / 2 + 0.078, -4.2), (d / 2 - 0.078, 4.2)):
            tapered_leg('leg', clear + 0.010, 0.0195, 0.0105, (s * (w / 2 - 0.125), y), wood, (s * 6, away))


def rim(w, d, table, wood):
    """A strip along the back, its ends falling in a curve, so that no letter slips behind."""
    half, n = w / 2 - 0.016, 16
    fall = [(half - 0.07 * (1 - i / n), RIM * (1 - (i / n) ** 2.2) + 0.0008) for i in range(n + 1)]
    outline = [(-half, -0.002), (half, -0.002), *fall[::-1], *[(-x, z) for x, z in fall]]
    panel('rim', outline, 0.014, (0, d / 2 - 0.006, table), wood, 0.003, 'x', (90, 0, 0))


def box(w, d, low, high, wood):
    """The fronts hang a finger's breadth below the floor of the box, which stands back from them."""
    wide, front, rear = w - 0.070, -d / 2 + 0.014, d / 2 - 0.012
    tall, deep = high - low, rear - front
    for s in (-1, 1):
        board('end', (BOARD, deep, tall), (s * (wide - BOARD) / 2, (front + rear) / 2, low + tall / 2), wood, 0.002, 'y')
    board('back', (wide - 2 * BOARD, 0.012, tall), (0, rear - 0.006, low + tall / 2), wood, 0.001)
    board('floor', (wide - 2 * BOARD, deep - 0.052, 0.012), (0, (front + rear) / 2 + 0.022, low + 0.020), wood, 0.001)
    size = (wide - 2 * BOARD - 0.002, deep - 0.07, tall - 0.04)
    board('inside', size, (0, (front + rear) / 2 + 0.01, low + tall / 2 + 0.01), plain('inside', '#15110d', 0.95, 0.05), 0)
    board('post', (0.020, 0.030, tall), (0, front + 0.015, low + tall / 2), wood, 0.002, 'z')
    each = wide / 2 - BOARD - 0.010
    for s in (-1, 1):
        drawer(s * (0.010 + each / 2), front + 0.002, low, each - 2 * GAP, tall - 2 * GAP, wood)


def drawer(x, y, low, long, tall, wood):
    """Hollowed behind its lower edge, where the fingers pull."""
    section = [(0, 0.003), (0.003, 0), (0.007, 0), (FRONT, 0.018), (FRONT, tall), (0, tall)]
    along_x('drawer front', section, long, (x, y, low + GAP), wood, 0.0015)
