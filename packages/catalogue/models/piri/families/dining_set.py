"""A dining table with its chairs drawn up: on turned legs for four, under glass or boards for six, on posts for eight."""

import bpy

from ..fitting import fitted
from ..joinery import board, clipped, glued_boards, member, panel, rounded_rectangle, soft_square, turned
from ..materials import coated  # makes leatherette known
from ..materials.hard import plain
from ..mesh import chance, group
from ..set_chairs import KINDS as CHAIRS
from ..set_chairs import Chair
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=29, above=17, distance=6.4),
    'front': Angle(around=0, above=8, distance=6.4),
    'detail': Angle(around=38, above=21, distance=2.3, at=(0.24, -0.30, 0.76)),
}


def build(piece):
    with fitted(piece):
        KINDS[piece.parameters.get('kind', 'four')](piece)


def table_size(piece):
    return piece.cm('tableWidth', 110), piece.cm('tableDepth', 75), piece.cm('tableHeight', 76)


def seated(piece, kind, chair, place, turn, armed=False):
    """Drawn up by hand: none quite straight."""
    before = set(bpy.data.objects)
    CHAIRS[kind](chair, piece.slots['wood'], piece.slots.get('pad', 'wood'), armed)
    made = [thing for thing in bpy.data.objects if thing not in before]
    group('chair', made, (*place, 0), turn + piece.dice.uniform(-1.3, 1.3))


def along_sides(piece, kind, chair, xs, beyond=0.0):
    for x in xs:
        for s in (-1, 1):
            seated(piece, kind, chair, (x, s * ((piece.depth - chair.depth) / 2 - beyond)), 0 if s > 0 else 180)


def at_ends(piece, kind, chair, armed=False):
    for s in (-1, 1):
        seated(piece, kind, chair, (s * (piece.width - chair.depth) / 2, 0), -90 * s, armed)


def staved(piece):
    """Rubberwood is a thin tree: its staves are jointed end to end and edge to edge."""
    w, d, h = table_size(piece)
    wood, thick = piece.slots['wood'], 0.022
    outline, rows = rounded_rectangle(w, d, 0.055, 12), 11
    for r in range(rows):
        low, high = (-d / 2 + d * k / rows for k in (r, r + 1))
        strip = clipped(outline, 1, low, high, 0.004)
        cuts = [-w, -w / 6 + chance.uniform(-0.14, 0.10), w / 5 + chance.uniform(-0.10, 0.14), w]
        for a, b in zip(cuts, cuts[1:]):
            stave = clipped(strip, 0, a, b, 0.004)
            outer = lambda x, y, a=a, b=b, low=low, high=high: all(abs(x - v) > 1e-5 for v in (a, b)) and (abs(y - low) > 1e-5 or r == 0) and (abs(y - high) > 1e-5 or r == rows - 1)
            panel('stave', stave, thick, (0, 0, h - thick), wood, 0.006, 'x', eased=outer)
    under, x, y = h - thick, w / 2 - 0.085, d / 2 - 0.080
    apron = under - piece.cm('clearance', 63)
    for s in (-1, 1):
        board('apron', (2 * x - 0.05, 0.020, apron * 0.82), (0, s * y, under - apron * 0.41), wood, 0.003)
        board('side apron', (0.020, 2 * y - 0.05, apron * 0.82), (s * x, 0, under - apron * 0.41), wood, 0.003, 'y')
        for t in (-1, 1):
            turned_leg(s, t, x, y, under, wood)


def turned_leg(s, t, x, y, under, wood):
    """A square head for the rails, below it a ring, a long swell, a small foot."""
    plate = plain('plate', '#8e8d88', 0.4, 0.5)
    board('plate', (0.085, 0.085, 0.004), (s * x, t * y, under - 0.002), plate, 0.001)
    head = 0.115
    board('leg head', (0.056, 0.056, head), (s * x, t * y, under - 0.004 - head / 2), wood, 0.004, 'z', steps=4)
    top = under - 0.004 - head + 0.001
    shape = [(0.0135, 0), (0.0165, 0.004), (0.0170, 0.014), (0.0150, 0.026), (0.0145, 0.034), (0.0190, 0.10), (0.0235, 0.24), (0.0268, 0.38), (0.0272, top - 0.110), (0.0235, top - 0.070), (0.0195, top - 0.052),
             (0.0195, top - 0.046), (0.0245, top - 0.040), (0.0262, top - 0.032), (0.0245, top - 0.024), (0.0200, top - 0.018), (0.0200, top - 0.012), (0.0275, top - 0.004), (0.0275, top)]
    turned('leg', shape, wood, (s * x, t * y, 0), count=56)


def for_four(piece):
    staved(piece)
    w, _, _ = table_size(piece)
    chair = Chair(piece.cm('chairWidth', 42), piece.cm('chairDepth', 47), piece.height, piece.cm('seatHeight', 45))
    along_sides(piece, 'shaped', chair, (-w * 0.205, w * 0.205), beyond=0.018)


def for_six(piece):
    """Legs as thick as a fist at the very corners; glass on the frame, or boards."""
    w, d, h = table_size(piece)
    wood, leg = piece.slots['wood'], 0.080
    glass = piece.parameters.get('top', 'glass') == 'glass'
    thick = 0.010 if glass else 0.030
    if glass:
        panel('pane', rounded_rectangle(w, d, 0.018, 8), thick, (0, 0, h - thick), piece.slots['glass'], 0.0012)
    else:
        glued_boards('top', rounded_rectangle(w, d, 0.012, 6), 6, thick, (0, 0, h - thick), wood, 0.006)
    under = h - thick - (0.003 if glass else 0)
    x, y = w / 2 - leg / 2 - 0.030, d / 2 - leg / 2 - 0.030
    rail = under - piece.cm('clearance', 64)
    square = soft_square(0.14, 4)
    for s in (-1, 1):
        for t in (-1, 1):
            path = [(s * x, t * y, z) for z in (0, 0.004, 0.06, under - 0.001, under)]
            member('leg', path, [leg / 2 * f for f in (0.86, 0.90, 1, 1, 0.985)], wood, square, level=True)
            if glass:
                turned('cup', [(0.016, 0), (0.016, 0.0028)], plain('cup', '#cdd2cf', 0.3, 0.4), (s * x, t * y, under), count=28)
            for z in (0.030, rail - 0.030):
                turned('bolt', [(0.0105, -0.002), (0.0110, 0.0008), (0.0060, 0.0020), (0.0005, 0.0022)], plain('bolt', '#4b3b2c', 0.4, 0.5), (s * (x + leg / 2), t * y, under - z), (0, s * 90, 0), 24)
        board('apron', (2 * x - leg + 0.001, 0.030, rail), (0, s * (y + 0.018), under - rail / 2), wood, 0.003)
        board('side apron', (0.030, 2 * y - leg + 0.001, rail), (s * (x + 0.018), 0, under - rail / 2), wood, 0.003, 'y')
    for u in (-0.34, 0, 0.34):
        board('cross rail', (0.045, 2 * y, 0.050), (u * 2 * x, 0, under - 0.026), wood, 0.003, 'y')
    chair = Chair(piece.cm('chairWidth', 46), piece.cm('chairDepth', 53), piece.height, piece.cm('seatHeight', 46))
    along_sides(piece, 'padded', chair, (-0.258, 0.258))
    at_ends(piece, 'padded', chair)


def for_eight(piece):
    """Four boards as wide as their tree, ends slotted over their tongues; posts with a chamfer that stops below the rail."""
    w, d, h = table_size(piece)
    wood, thick, post, end = piece.slots['wood'], 0.040, 0.100, 0.115
    outline, joint = rounded_rectangle(w, d, 0.020, 6), w / 2 - end
    glued_boards('top', clipped(outline, 0, -joint + 0.0006, joint - 0.0006), 4, thick, (0, 0, h - thick), wood, 0.007, ends=False)
    for s in (-1, 1):
        panel('end board', clipped(outline, 0, *sorted((s * joint, s * w))), thick, (0, 0, h - thick), wood, 0.007, 'y', eased=lambda x, y, s=s: s * x > joint + 1e-5)
        for y in (-0.36, -0.12, 0.12, 0.36):
            board('peg', (0.014, 0.014, 0.002), (s * (joint + 0.042), y * d, h), wood, 0.0006)
    under, x, y = h - thick, w / 2 - 0.145, d / 2 - 0.120
    rail = under - piece.cm('clearance', 62)
    for s in (-1, 1):
        for t in (-1, 1):
            chamfered(s * x, t * y, post, under, rail, wood)
        board('apron', (2 * x - post + 0.001, 0.034, rail), (0, s * (y + 0.020), under - rail / 2), wood, 0.004)
        board('bead', (2 * x - post + 0.001, 0.006, 0.009), (0, s * (y + 0.038), under - rail + 0.010), wood, 0.0025)
        board('side apron', (0.034, 2 * y - post + 0.001, rail), (s * (x + 0.020), 0, under - rail / 2), wood, 0.004, 'y')
        board('side bead', (0.006, 2 * y - post + 0.001, 0.009), (s * (x + 0.038), 0, under - rail + 0.010), wood, 0.0025, 'y')
    chair = Chair(piece.cm('chairWidth', 49), piece.cm('chairDepth', 56), piece.height, piece.cm('seatHeight', 46))
    along_sides(piece, 'feast', chair, (-0.580, 0, 0.580))
    armchair = Chair(piece.cm('chairWidth', 49) + 0.06, chair.depth, piece.height, chair.seat)
    at_ends(piece, 'feast', armchair, armed=True)


def chamfered(x, y, post, under, rail, wood):
    half = post / 2
    way = [0, 0.004, 0.05, 0.09, under - rail - 0.09, under - rail - 0.04, under]
    member('post', [(x, y, z) for z in way], [half * f for f in (0.93, 0.96, 1, 0.93, 0.93, 1, 1)], wood, soft_square(0.10, 3), level=True)
    board('cap', (post + 0.004, post + 0.004, 0.004), (x, y, under - rail - 0.004), wood, 0.0015)


KINDS = {'four': for_four, 'six': for_six, 'eight': for_eight}
