"""A case with glass above: a showcase under a carved cornice, a bookcase with doubled shelves, a dresser for plates."""

import math

from ..books import pile_of_books, row_of_books
from ..casework import DOOR, GAP, Case, carcass, darkness, in_rows, moulding, panelled_door, plinth
from ..crockery import bowl, cup, jug, leaning_dish, plate
from ..joinery import board, frame, knob, panel, turned
from ..materials.by_name import make
from ..materials.hard import plain
from ..nodes import Shader
from ..studio import Angle, area_light
from ..vessels import vessel

ANGLES = {
    'three-quarter': Angle(around=26, above=9, distance=5.75),
    'front': Angle(around=0, above=4, distance=5.75),
    'detail': Angle(around=30, above=11, distance=2.0, at=(0.08, -0.5, 0.70)),
}

# How far knobs and cornice stand out: they count towards the depth.
PULL = 0.024


def build(piece):
    SHAPES[piece.parameters.get('shape', 'carved')](piece)


def glass_door(size, at, piece, stile=0.055, bars=()):
    """A frame with its pane, and thin bars across it at these shares of its height."""
    wood, (x, y, z) = piece.slots['wood'], at
    wide, tall = frame('glass door', *size, stile, DOOR + 0.002, at, wood)
    board('pane', (wide + 0.004, 0.004, tall + 0.004), (x, y + 0.003, z), piece.slots['glass'], 0)
    for s in (-1, 1):
        board('bead', (0.007, 0.006, tall), (x + s * (wide / 2 - 0.0035), y - 0.004, z), wood, 0.0018, 'z')
        board('bead', (wide - 0.014, 0.006, 0.007), (x, y - 0.004, z + s * (tall / 2 - 0.0035)), wood, 0.0018)
    for share in bars:
        board('glazing bar', (wide, 0.012, 0.016), (x, y, z + tall * (share - 0.5)), wood, 0.003)


def light_bays(low, levels, case, watts=0.5):
    """A strip under each shelf, as a photographer would tuck it in: behind glass it is dark otherwise."""
    floors = [low, *levels, case.ceiling]
    for a, b in zip(floors, floors[1:]):
        area_light('bay', (0, case.front + 0.05, b - 0.03), (0, case.rear, a + 0.08), (case.inner * 0.9, 0.03), watts, (1, 0.93, 0.84))


CORNICE = [(0, 0), (0.005, 0.004), (0.009, 0.014), (0.011, 0.075), (0.016, 0.082), (0.028, 0.088), (0.031, 0.096), (0.031, 0.108), (-0.02, 0.108), (-0.02, 0)]
BASE = [(0, 0), (0.012, 0), (0.012, 0.050), (0.009, 0.058), (0.004, 0.064), (-0.01, 0.066), (-0.01, 0)]


def carved(piece):
    """Segun; glass shelves with what is kept for feasts, and along the cornice the pattern that is drawn in rice paste."""
    w, d, h = piece.size
    wood, brass, stand = piece.slots['wood'], piece.slots['metal'], piece.cm('clearance', 10)
    case = Case(w - 0.062, -d / 2 + 0.031, d / 2, stand, h - 0.108, 0.024)
    carcass(case, wood)
    moulding('cornice', case.width / 2, case.front, case.rear, h - 0.108, CORNICE, wood)
    moulding('base', case.width / 2, case.front, case.rear, stand, BASE, wood)
    plinth(case, stand, 0.028, wood)
    rice_paste(case, h - 0.062, wood)
    rail = 0.066
    board('base rail', (case.inner, DOOR, rail), (0, case.front + DOOR / 2, case.floor + rail / 2), wood, 0.001)
    low, tall = case.floor + rail, case.clear - rail
    for s, (x, wide) in zip((-1, 1), in_rows(case.inner, 2)):
        glass_door((wide, tall - 2 * GAP), (x, case.front + DOOR / 2 + 0.002, low + tall / 2), piece, 0.058)
        hand = (x - s * (wide / 2 - 0.029), case.front, low + tall * 0.46)
        knob('knob', 0.011, hand, brass)
        turned('escutcheon', [(0.009, 0), (0.0085, 0.0016), (0.0005, 0.002)], brass, (hand[0], hand[1], hand[2] - 0.055), (90, 0, 0), 28)
    levels = [low + tall * share for share in (0.20, 0.40, 0.60, 0.80)]
    sheet, edge = tempered(), plain('ground edge', '#7fa394', 0.35, 0.4)
    for z in levels:
        board('glass shelf', (case.inner - 0.004, case.depth - 0.075, 0.006), (0, case.y + 0.012, z), sheet, 0)
        board('ground edge', (case.inner - 0.004, 0.0016, 0.006), (0, case.front + 0.0495, z), edge, 0)
    treasures(piece, case, [low - 0.004, *[z + 0.003 for z in levels]])
    board('inner floor', (case.inner, case.depth - 0.05, 0.012), (0, case.y + 0.01, low - 0.010), wood, 0)
    light_bays(low, levels, case, 0.55)


def tempered():
    """A lying sheet: the panes before it throw no window onto it, so it mirrors far less than they do."""
    s = Shader('tempered sheet')
    clear = s.node('BsdfTransparent', None, Color=(0.90, 0.95, 0.93, 1)).outputs[0]
    gloss = s.node('BsdfGlossy', None, Color=(1, 1, 1, 1), Roughness=0.06).outputs[0]
    share = s.multiply(s.node('Fresnel', None, IOR=1.5).outputs[0], 0.45)
    return s.finish(s.node('MixShader', None, _0=share, _1=clear, _2=gloss).outputs[0])


def rice_paste(case, z, wood):
    """Lotus after lotus between two tendrils, each petal cut by hand and none quite like the last."""
    y = case.front - 0.0105
    count = 13
    step = (case.width - 0.03) / count
    for i in range(count):
        x = -case.width / 2 + 0.015 + step * (i + 0.5)
        if i % 2 == 0:
            lotus(x, y, z, step * 0.42, wood)
        else:
            tendril(x, y, z, step, 1 if i % 4 == 1 else -1, wood)


def lotus(x, y, z, reach, wood):
    for k in range(7):
        a = math.pi * (k / 6)
        petal((x, y, z - reach * 0.34), a, reach * (0.92 if k % 2 == 0 else 1.0), reach * 0.17, wood)
    turned('seed', [(reach * 0.20, 0), (reach * 0.17, 0.003), (reach * 0.05, 0.0048), (0.0003, 0.005)], wood, (x, y, z - reach * 0.32), (90, 0, 0), 20)


def petal(at, angle, long, broad, wood):
    outline = [(long * i / 12, broad * math.sin(math.pi * (i / 12) ** 0.8)) for i in range(13)]
    outline += [(a, -b) for a, b in outline[-2:0:-1]]
    c, s = math.cos(angle), math.sin(angle)
    panel('petal', [(a * c - b * s, a * s + b * c) for a, b in outline], 0.0046, at, wood, 0.0016, 'x', (90, 0, 0))


def tendril(x, y, z, step, way, wood):
    """A vine that turns over, with a leaf at either side."""
    for k in range(5):
        t = (k - 2) / 2.2
        petal((x + t * step * 0.42, y, z + way * 0.012 * math.cos(t * math.pi)), (0.55 if (k + (way > 0)) % 2 else -0.55) * way, 0.020, 0.0042, wood)


def treasures(piece, case, floors):
    """The tea set from the wedding, plates, a pot that an aunt has thrown. Room is left between them."""
    white, blue, clay, dice = make('off-white-glaze'), make('neel-glaze'), make('clay'), piece.dice
    y, half = case.y + 0.005, case.inner / 2
    for k in range(6):
        plate((-half + 0.17, y, floors[0] + k * 0.0075), 0.125, white)
    for k in range(4):
        bowl((0.02, y, floors[0] + k * 0.021), 0.078, blue)
    for k in range(5):
        plate((half - 0.16, y, floors[0] + k * 0.0075), 0.105, white)
    jug((-half + 0.13, y, floors[1]), white)
    for x in (-0.27, -0.16, -0.06):
        cup((x + dice.uniform(-0.006, 0.006), y - 0.03, floors[1]), white)
    for k in range(3):
        bowl((half - 0.20, y, floors[1] + k * 0.019), 0.070, white)
    leaning_dish((-half + 0.20, case.rear - 0.085, floors[2]), 0.12, white)
    leaning_dish((0.10, case.rear - 0.085, floors[2]), 0.10, blue)
    jug((half - 0.15, y, floors[2]), clay)
    for x in (-half + 0.12, -half + 0.22, -half + 0.32):
        cup((x, y - 0.02, floors[3]), blue)
    vessel((half - 0.24, y, floors[3]), 0.075, 0.15, white)
    vessel((-half + 0.20, y, floors[4]), 0.062, 0.17, clay)
    for k in range(3):
        bowl((half - 0.22, y, floors[4] + k * 0.02), 0.074, blue)


def law(piece):
    """Doubled shelves for bound volumes behind glass, two solid doors with a lock below."""
    w, d, h = piece.size
    wood, brass, stand = piece.slots['wood'], piece.slots['metal'], piece.cm('clearance', 6)
    case = Case(w, -d / 2 + PULL, d / 2, stand, h, 0.022)
    carcass(case, wood, top_runs_over=True)
    plinth(case, stand, 0.020, wood, front_inset=0.035)
    lower = 0.62
    split = case.floor + lower
    board('middle', (case.inner, case.depth - 0.001, 0.022), (0, case.y, split + 0.011), wood, 0.0016)
    darkness(case, case.front + DOOR + 0.010, case.floor, split)
    upper, top = split + 0.022, case.ceiling
    tall = top - upper
    for s, (x, wide) in zip((-1, 1), in_rows(case.inner, 2)):
        panelled_door((wide, lower - 2 * GAP), (x, case.front + DOOR / 2 + 0.002, case.floor + lower / 2), wood, (1,), 0.060)
        glass_door((wide, tall - 2 * GAP), (x, case.front + DOOR / 2 + 0.002, upper + tall / 2), piece, 0.052)
        for z in (case.floor + lower * 0.86, upper + tall * 0.12):
            knob('knob', 0.0105, (x - s * (wide / 2 - 0.027), case.front, z), brass)
    turned('escutcheon', [(0.009, 0), (0.0085, 0.0016), (0.0005, 0.002)], brass, (0.030, case.front, case.floor + lower * 0.74), (90, 0, 0), 28)
    levels = [upper + tall * share for share in (0.33, 0.66)]
    for z in levels:
        board('doubled shelf', (case.inner - 0.002, case.depth - 0.070, 0.036), (0, case.y + 0.012, z), wood, 0.003)
    y, half, dice = case.y - 0.02, case.inner / 2, piece.dice
    floors = [upper, *[z + 0.018 for z in levels]]
    row_of_books(-half + 0.02, half - 0.06, y, floors[0], 0.32, dice, 0.22)
    row_of_books(-half + 0.02, 0.10, y, floors[1], 0.31, dice, 0.22)
    pile_of_books((half - 0.17, y, floors[1]), 4, dice, 0.25, 0.18)
    row_of_books(-half + 0.22, half - 0.02, y, floors[2], 0.29, dice, 0.22)
    vessel((-half + 0.115, y, floors[2]), 0.07, 0.19, make('off-white-glaze'))
    light_bays(upper, levels, case, 0.45)


def dresser(piece):
    """Glass above, doors below, and between them a shelf at hand height where dishes wait."""
    w, d, h = piece.size
    wood, stand = piece.slots['wood'], piece.cm('clearance', 8)
    counter, niche = 0.86, 0.20
    base = Case(w - 0.020, -d / 2 + PULL, d / 2, stand, counter - 0.026, 0.020)
    carcass(base, wood)
    plinth(base, stand, 0.030, wood, front_inset=0.045)
    darkness(base, base.front + DOOR + 0.010)
    board('counter', (w, d - 0.010, 0.026), (0, 0.005, counter - 0.013), wood, 0.006, steps=4)
    hutch = Case(w - 0.050, -d / 2 + 0.095, d / 2 - 0.004, counter + niche, h - 0.024, 0.020)
    carcass(hutch, wood)
    board('crown', (w - 0.014, hutch.depth + 0.022, 0.024), (0, hutch.y - 0.011, h - 0.012), wood, 0.007, steps=4)
    for s in (-1, 1):
        cheek(s * (hutch.width / 2 - 0.010), hutch, counter, counter + niche, wood)
    board('niche back', (hutch.inner, 0.010, niche + 0.01), (0, hutch.rear - 0.014, counter + niche / 2), wood, 0, 'x')
    for s, (x, wide) in zip((-1, 1), in_rows(base.inner, 2)):
        panelled_door((wide, base.clear - 2 * GAP), (x, base.front + DOOR / 2 + 0.002, base.z), wood, (1,), 0.062)
        wooden_knob((x - s * (wide / 2 - 0.031), base.front, base.z + base.clear * 0.22), wood)
    for s, (x, wide) in zip((-1, 1), in_rows(hutch.inner, 2)):
        glass_door((wide, hutch.clear - 2 * GAP), (x, hutch.front + DOOR / 2 + 0.002, hutch.z), piece, 0.048, (0.5,))
        wooden_knob((x - s * (wide / 2 - 0.024), hutch.front, hutch.low + hutch.clear * 0.16), wood)
    plates(piece, hutch, counter, wood)


def cheek(x, hutch, low, high, wood):
    """The sides of the hutch come down to the counter in a curve."""
    front, rear, n = hutch.front + 0.01, hutch.rear, 14
    sweep = [(front + 0.10 * math.sin(math.pi * i / n), high - (high - low) * i / n) for i in range(n + 1)]
    outline = [(rear, high + 0.001), *sweep, (rear, low)]
    panel('cheek', outline[::-1], 0.020, (x - 0.010, 0, 0), wood, 0.003, 'y', (90, 0, 90))


def wooden_knob(at, wood):
    turned('knob', [(0.007, 0), (0.006, 0.006), (0.0125, 0.013), (0.0140, 0.018), (0.0115, 0.0225), (0.0005, 0.0238)], wood, at, (90, 0, 0), 32)


def plates(piece, hutch, counter, wood):
    """Standing in a rack with a rail before them; cups and bowls on the shelf below, a jug where dishes wait."""
    white, blue, dice = make('off-white-glaze'), make('neel-glaze'), piece.dice
    half, y, shelf = hutch.inner / 2, hutch.y, hutch.floor + hutch.clear * 0.44
    board('shelf', (hutch.inner, hutch.depth - 0.06, 0.016), (0, hutch.y + 0.01, shelf), wood, 0.002)
    board('plate rail', (hutch.inner, 0.012, 0.016), (0, hutch.rear - 0.125, shelf + 0.062), wood, 0.004)
    for i, x in enumerate((-0.285, -0.095, 0.095, 0.285)):
        leaning_dish((x, hutch.rear - 0.075, shelf + 0.008), 0.092, (white, blue, white, white)[i])
    for k in range(6):
        plate((-half + 0.14, y, hutch.floor + k * 0.0075), 0.100, white)
    for k in range(4):
        bowl((0.06, y - 0.01, hutch.floor + k * 0.018), 0.062, blue)
    for x in (0.20, 0.29):
        cup((x + dice.uniform(-0.006, 0.006), y - 0.02, hutch.floor), white)
    jug((-0.24, hutch.y - 0.01, counter), blue)
    for k in range(3):
        bowl((0.20, hutch.y - 0.03, counter + k * 0.019), 0.068, white)
    for low, high in ((hutch.floor, shelf), (shelf, hutch.ceiling)):
        area_light('bay', (0, hutch.front + 0.05, high - 0.03), (0, hutch.rear, low + 0.06), (hutch.inner * 0.9, 0.03), 0.35, (1, 0.95, 0.88))


SHAPES = {'carved': carved, 'law': law, 'dresser': dresser}
