"""A low table: a glass pane let flush into a rounded frame, tapered legs, a shelf of woven cane between them."""

from ..cane import cane_in_frame
from ..joinery import board, clipped, member, panel, rounded_rectangle, soft_square
from ..mesh import add
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=27, above=17, distance=3.75),
    'front': Angle(around=0, above=7, distance=3.75),
    'detail': Angle(around=38, above=30, distance=1.35, at=(0.36, -0.34, 0.86)),
}

TOP, FRAME, PANE = 0.028, 0.072, 0.008
LEG_IN = 0.052


def build(piece):
    wood, size = piece.slots['wood'], piece.size
    top(size, wood)
    pane(size, piece.slots['glass'])
    under_frame(size, wood)
    shelf(size, piece.cm('clearance', 14), wood, piece.slots['cane'])


def top(size, wood):
    """Long rails between two ends; the corners are cut round, the joints stay sharp."""
    w, d, h = size
    outline, joint = rounded_rectangle(w, d, 0.055, 12), w / 2 - FRAME
    for side in (-1, 1):
        end = clipped(outline, 0, *sorted((side * joint, side * w)))
        panel('end', end, TOP, (0, 0, h - TOP), wood, 0.007, 'y', eased=lambda x, y, s=side: s * x > joint + 1e-5)
        rail = clipped(clipped(outline, 0, -joint, joint), 1, *sorted((side * (d / 2 - FRAME), side * d)))
        panel('rail', rail, TOP, (0, 0, h - TOP), wood, 0.007, 'x', eased=lambda x, y, s=side: s * y > d / 2 - 1e-5)


def pane(size, glass):
    """Lies in its rebate with a hair of air about it, its edge ground."""
    w, d, h = size
    clear = 2 * FRAME + 0.002
    board('pane', (w - clear, d - clear, PANE), (0, 0, h - PANE / 2 - 0.0006), glass, 0.0008, steps=1)


def under_frame(size, wood):
    w, d, h = size
    head, x, y = h - TOP, w / 2 - LEG_IN, d / 2 - LEG_IN
    for sx in (-1, 1):
        for sy in (-1, 1):
            feet = [(sx * (x + 0.012 * (1 - t)), sy * (y + 0.008 * (1 - t)), head * t) for t in (0, 0.012, 0.45, 1)]
            member('leg', feet, [0.0125, 0.0140, 0.0200, 0.0235], wood, soft_square(0.5, 7), level=True)
    for s in (-1, 1):
        board('apron', (2 * x - 0.03, 0.020, 0.048), (0, s * (y + 0.004), head - 0.024), wood, 0.003)
        board('side apron', (0.020, 2 * y - 0.03, 0.048), (s * (x + 0.004), 0, head - 0.024), wood, 0.003, 'y')
    for s in (-1, 1):
        # The rebate that the pane lies on.
        x, y, z = w / 2 - FRAME + 0.002, d / 2 - FRAME + 0.002, h - PANE - 0.0075
        board('ledge', (w - 2 * FRAME + 0.03, 0.030, 0.012), (0, s * y, z), wood, 0.002)
        board('side ledge', (0.030, d - 2 * FRAME - 0.03, 0.012), (s * x, 0, z), wood, 0.002, 'y')


def shelf(size, low, wood, reed):
    """A frame tenoned into the legs, two bars across it, cane in three fields."""
    w, d, h = size
    thick, rail = 0.024, 0.034
    x, y, z = w / 2 - LEG_IN + 0.006, d / 2 - LEG_IN + 0.004, low + thick / 2
    for s in (-1, 1):
        board('shelf rail', (2 * x, rail, thick), (0, s * (y - rail / 2 + 0.012), z), wood, 0.004)
        board('shelf end', (rail, 2 * y - rail, thick), (s * (x - rail / 2 + 0.012), 0, z), wood, 0.004, 'y')
    inner_x, inner_y = 2 * (x - rail + 0.012), 2 * (y - rail + 0.012)
    field = (inner_x - 2 * rail) / 3
    for i in (-1, 0, 1):
        lay_cane((i * (field + rail), 0, z + thick / 2 - 0.004), field, inner_y, reed, wood)
    for s in (-1, 1):
        board('bar', (rail, inner_y + 0.002, thick - 0.002), (s * (field + rail) / 2, 0, z), wood, 0.003, 'y')


def lay_cane(at, width, depth, reed, wood):
    bed = add(None, 'bed', at, (-90, 0, 0))
    cane_in_frame('cane', width, depth, (0, 0, 0), reed, wood, parent=bed)
