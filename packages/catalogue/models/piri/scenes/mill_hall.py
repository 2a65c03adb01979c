"""What an old mill hall has: tall windows of steel, lime on thick brick, lamps on rods. And the shop's sign."""

from ..joinery import board, panel, turned
from ..materials.by_name import make
from ..materials.hard import plain
from ..nodes import Shader, linear, rgba
from .bungalow import pierced_wall
from .house import bulb

THICK, NEEL = 0.36, '#26356c'
# The mark of the shop, in the units it is drawn in, y downwards.
SEAT = [(3, 13.5), (61, 13.5), (61, 25.5), (3, 25.5)]
LEGS = (
    [(16.8, 25.5), (25.4, 25.5), (23.7, 37.2), (22.6, 42.5), (20.9, 46.9), (18.2, 50.5), (8.6, 50.5), (11.8, 46.9), (13.8, 42.2), (15, 36.5)],
    [(38.6, 25.5), (47.2, 25.5), (48.6, 40.9), (49.1, 43.2), (50.1, 44.4), (51.6, 44.7), (54.2, 44.1), (57, 42), (57, 48.7), (53.4, 50.6), (49.3, 51.2), (44.6, 50.2), (41.3, 46.9), (39.7, 41.6)],
)


def window_wall(x, near, far, high, windows, wide, sill, head, lime):
    """The wall on the left, out of sight: thick brick, cut by tall windows. `windows` are where each begins."""
    middle = x - THICK / 2
    first, last = min(windows), max(windows) + wide
    for y0, y1, z0, z1 in ((near, first, 0, high), (last, far, 0, high), (first, last, 0, sill), (first, last, head, high)):
        board('window wall', (THICK, y1 - y0, z1 - z0), (middle, (y0 + y1) / 2, (z0 + z1) / 2), lime, 0)
    ordered, steel = sorted(windows), mullion_steel()
    for y, following in zip(ordered, ordered[1:]):
        gap = following - y - wide
        board('pier', (THICK, gap, head - sill), (middle, following - gap / 2, (sill + head) / 2), lime, 0)
    for y in ordered:
        for k in range(4):
            board('mullion', (0.035, 0.030, head - sill), (x - THICK + 0.06, y + wide * k / 3, (sill + head) / 2), steel, 0)
        for k in range(6):
            board('mullion', (0.035, wide, 0.030), (x - THICK + 0.06, y + wide / 2, sill + (head - sill) * k / 5), steel, 0)


def far_wall(left, right, y, high, hole, lime):
    """The wall one looks at, with a window of steel in it: (left, right, foot, head)."""
    pierced_wall(left, right, y, high, hole, lime)
    a, b, foot, head = hole
    x, z, wide, tall, steel = (a + b) / 2, (foot + head) / 2, b - a, head - foot, mullion_steel()
    for s in (-1, 1):
        board('reveal', (0.04, THICK, tall + 0.08), (x + s * (wide / 2 + 0.02), y + THICK / 2, z), lime, 0)
        board('reveal', (wide, THICK, 0.04), (x, y + THICK / 2, z + s * (tall / 2 + 0.02)), lime, 0)
    for k in range(6):
        board('mullion', (0.045 if k in (0, 5) else 0.026, 0.035, tall), (a + wide * k / 5, y + THICK - 0.08, z), steel, 0)
    for k in range(7):
        board('mullion', (wide, 0.035, 0.045 if k in (0, 4, 6) else 0.026), (x, y + THICK - 0.08, foot + tall * k / 6), steel, 0)


def mullion_steel():
    return plain('mullion', '#2d3133', 0.5, 0.35)


def dais(left, right, near, far, high):
    """A low stage that floats on its own shadow."""
    board('dais', (right - left, far - near, high - 0.05), ((left + right) / 2, (near + far) / 2, (high + 0.05) / 2), plain('dais', '#cfc9ba', 0.55, 0.25), 0.004)
    board('dais foot', (right - left - 0.12, far - near - 0.12, 0.05), ((left + right) / 2 - 0.06, (near + far) / 2 + 0.06, 0.025), plain('dais foot', '#55524b', 0.8, 0.1), 0)


def sign(x, wall, foot, wide):
    """The stool, sawn out of board, painted and hung a finger's breadth off the wall."""
    unit, paint = wide / 58, plain('sign', NEEL, 0.42, 0.4)
    for outline in (SEAT, *LEGS):
        panel('sign', [((u - 32) * unit, (51 - v) * unit) for u, v in reversed(outline)], 0.03, (x, wall - 0.02, foot), paint, 0.003, turn=(90, 0, 0))


def pendant(x, y, z, ceiling, watts):
    """A dish of enamelled steel on a rod, as mills have them; `watts` 0: not lit."""
    outside, inside = plain('enamel', NEEL, 0.28, 0.5), plain('enamel within', '#ece9df', 0.35, 0.4)
    turned('shade', [(0.235, 0), (0.238, 0.004), (0.215, 0.055), (0.13, 0.115), (0.062, 0.150), (0.052, 0.215), (0.020, 0.235), (0.012, 0.250)], outside, (x, y, z), count=72)
    turned('within', [(0.232, 0.001), (0.208, 0.052), (0.125, 0.108), (0.05, 0.142)], inside, (x, y, z), count=72)
    turned('rod', [(0.007, 0.24), (0.007, ceiling - z)], make('brass'), (x, y, z), count=20)
    s = Shader('opal')
    shine = s.finish(s.node('Emission', None, Color=rgba(linear('#ffd9a0')), Strength=12).outputs[0]) if watts else plain('opal', '#eeeadd', 0.3, 0.5)
    globe = turned('globe', [(0.004, -0.062), (0.034, -0.054), (0.058, -0.030), (0.066, 0), (0.058, 0.030), (0.034, 0.056), (0.02, 0.11)], shine, (x, y, z), count=40)
    if watts:
        globe.visible_shadow = False
        bulb((x, y, z + 0.02), watts, 0.045)
