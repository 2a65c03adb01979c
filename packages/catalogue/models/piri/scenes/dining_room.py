"""A dining room: terracotta underfoot, a dado of oil paint, and the late morning across the table from the window.

The left of the wall is kept plain, for words. By night the lamp over the table is lit.
"""

from ..crockery import bowl, cup, jug, plate
from ..joinery import board
from ..materials.by_name import make
from ..studio import ambient, area_light
from .fruit import bowl_of_fruit
from .hanging_lamp import hanging_lamp
from .house import bulb, enclose, look_level, stand, stand_each, sun
from .surfaces import plaster, tiles
from .windows import casement_window

EXPOSURE = {'day': 0.05, 'night': 0.35}
WALL = 1.50
DADO = 1.02
TABLE = (0.35, 0.0)
# Where things stand: x, y, degrees about their own middle.
PLACES = {
    'dining-table': [(*TABLE, 0)],
    'dining-chair': [(-0.02, 0.46, 3), (0.70, 0.45, -4), (1.27, 0.03, -86), (-0.72, -0.42, 62)],
    'bench': [(-1.80, 1.24, 0)],
    'sideboard': [(1.98, 1.26, 0)],
}
# What stands on others or hangs, and how high.
RAISED = {'vase': (1.64, 1.24, 20, 0.95), 'planter': (-2.12, 1.24, 35, 0.45), 'clock': (2.12, WALL - 0.025, 0, 1.54)}


def build(products, view, _aspect):
    """Answers with the objects of each product, for the hotspots."""
    enclose(WALL, tiles('tiles', '#a87657', '#b3917a', size=0.30, joint=0.006, rough=0.32, vary=1.8), plaster('plaster', '#a9b39a'), skirting='#7d8770')
    board('dado', (10, 0.003, DADO), (0, WALL - 0.0015, DADO / 2), plaster('dado', '#8d9a80'), 0)
    board('dado line', (10, 0.005, 0.012), (0, WALL - 0.0025, DADO), plaster('dado line', '#6d7a62'), 0)
    things = {}
    for product, spec in products.items():
        family = spec['family']
        if family in PLACES:
            things[product] = stand_each(product, spec, PLACES[family])
        else:
            *place, height = RAISED[family]
            things[product] = stand(product, spec, place, height)
    lay_table(*TABLE, 0.76)
    serve_from(1.98, 1.24, 0.95)
    fold_cloths(-1.72, 1.23, 0.45)
    light = hanging_lamp(*TABLE, 1.46, '#33423a')
    {'day': morning, 'night': evening}[view](light)
    look_level(38, (0.0, -4.85, 1.22), -0.05)
    return things


def lay_table(x, y, z):
    """A runner with borders, fruit, a brass jug, and the first two places laid."""
    cloth, border = make('off-white'), make('maroon')
    board('runner', (1.12, 0.33, 0.003), (x, y, z + 0.0015), cloth, 0.001)
    for s in (-1, 1):
        for inset, breadth in ((0.030, 0.020), (0.062, 0.008)):
            board('runner border', (breadth, 0.331, 0.0034), (x + s * (0.56 - inset), y, z + 0.0017), border, 0.001)
    bowl_of_fruit((x - 0.10, y + 0.01, z + 0.003), 0.150, make('clay'))
    brass, white, blue = make('brass'), make('off-white-glaze'), make('neel-glaze')
    tall = jug((x + 0.26, y + 0.03, z + 0.003), brass)
    tall.scale = (1.35, 1.35, 1.45)
    for dx, dy in ((0.36, -0.05), (0.43, 0.06)):
        cup((x + dx, y + dy, z + 0.003), brass)
    for dx in (-0.37, 0.35):
        plate((x + dx, y + 0.28, z), 0.125, white)
        bowl((x + dx, y + 0.28, z + 0.006), 0.055, blue)
    plate((x - 0.50, y - 0.14, z), 0.125, white)


def serve_from(x, y, z):
    """On the wagon: a pile of plates and the bowls that go with them."""
    white, blue = make('off-white-glaze'), make('neel-glaze')
    for k in range(6):
        plate((x + 0.16, y, z + k * 0.0075), 0.115, white)
    for k in range(3):
        bowl((x + 0.38, y + 0.02, z + k * 0.018), 0.062, blue)


def fold_cloths(x, y, z):
    """What else the table wears, folded, the fold to the front."""
    for cloth, wide, thick, turn in (('off-white', 0.34, 0.030, 2), ('maroon', 0.32, 0.024, -3), ('off-white', 0.31, 0.022, 5)):
        board('folded cloth', (wide, 0.23, thick), (x, y, z + thick / 2), make(cloth), thick * 0.42, turn=(0, 0, turn), steps=4)
        z += thick


def morning(_lamp):
    casement_window(-4.3, WALL, -4.5, -1.1, 0.8, 2.9, rails=(0.36, 0.70))
    sun((0.80, 0.60, -0.28), 5.4, (1.0, 0.88, 0.72), 0.30)
    area_light('sky', (-4.15, -2.4, 1.85), (0, -0.2, 0.9), (3.0, 2.0), 200, (0.88, 0.94, 1.0))
    area_light('bounce', (1.2, -5.2, 2.6), (0.2, 0.6, 0.9), (4.5, 2.4), 140, (1.0, 0.965, 0.92))
    ambient((1.0, 0.97, 0.93), 0.32)


def evening(lamp):
    casement_window(-4.3, WALL, -4.5, -1.1, 0.8, 2.9, rails=(0.36, 0.70))
    sun((0.80, 0.60, -0.28), 0.14, (0.50, 0.62, 1.0), 0.8)
    area_light('sky', (-4.15, -2.4, 1.85), (0, -0.2, 0.9), (3.0, 2.0), 72, (0.34, 0.48, 1.0))
    area_light('bounce', (1.2, -5.2, 2.6), (0.2, 0.6, 0.9), (4.5, 2.4), 24, (0.52, 0.62, 1.0))
    ambient((0.3, 0.44, 1.0), 0.10)
    bulb(lamp, 85, 0.03)
