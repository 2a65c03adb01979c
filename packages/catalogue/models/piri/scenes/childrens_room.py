"""A children's room in the morning: a bunk bed against blue distemper, a mosaic floor, a kite waiting for January.

The left of the wall is kept plain, for words. By night the lamp on the toy shelf is lit.
"""

import random

from ..books import pile_of_books
from ..studio import ambient, area_light
from .corner import corner_room, look_aside
from .house import bulb, stand, sun, verandah_wall
from .playthings import blocks, flags, kite, slate, spinning_top
from .surfaces import banded, mosaic

EXPOSURE = {'day': 0.05, 'night': 0.35}
WALL, RIGHT = 1.30, 3.10
SUN = (0.80, 0.56, -0.15)
# Where things stand: x, y, degrees about their own middle.
PLACES = {
    'bunk-bed': (0.28, 0.755, -90),
    'table-lamp': (2.24, 1.155, -30),
    'bookshelf': (2.21, 1.115, 0),
    'toy-box': (-1.32, 1.08, 0),
    'kids-chair': (-1.80, -0.10, 42),
    'stool': (-0.93, -0.52, -14),
    'rug': (-0.50, -0.46, 90),
}


def build(products, view, _aspect):
    """Answers with the objects of each product, for the hotspots."""
    floor = mosaic('mosaic', '#c2b8a6', ('#96886f', '#7f8a87', '#ad8467', '#dcd6c6'), '#a68a5b')
    corner_room(WALL, RIGHT, floor, banded('distemper', '#c6d4dc', '#87a5b8', '#c8963a', 0.98), '#b3ac9d')
    by_family = {spec['family']: (product, spec) for product, spec in products.items()}
    tall = {family: spec['size']['height'] / 100 for family, (_, spec) in by_family.items()}
    things = {}
    for family, (product, spec) in by_family.items():
        height = {'table-lamp': tall['bookshelf'], 'stool': tall['rug']}.get(family, 0)
        things[product] = stand(product, spec, PLACES[family], height)
    x, y, turn = PLACES['stool']
    slate((x, y, tall['rug'] + tall['stool']), turn + 9)
    x, y, _ = PLACES['toy-box']
    pile_of_books((x + 0.17, y, tall['toy-box']), 3, random.Random(4), 0.24, 0.19)
    x, y, _ = PLACES['rug']
    blocks((x + 0.50, y - 0.16, tall['rug']), 14)
    spinning_top((x - 0.02, y - 0.30, tall['rug']), 30)
    kite((2.20, WALL - 0.004, 2.10), -12)
    flags((-0.62, 2.30), (1.46, 2.40), 0.17, WALL)
    verandah_wall(-4.3, WALL, -4.25, -0.90)
    {'day': morning, 'night': evening}[view](tall['bookshelf'])
    look_aside(37, (-2.30, -4.60, 1.30), -19.5, -0.03)
    return things


def morning(_top):
    sun(SUN, 6.4, (1.0, 0.87, 0.69), 0.55)
    area_light('sky', (-4.15, -2.6, 1.75), (0, -0.4, 0.9), (2.7, 2.0), 190, (0.90, 0.95, 1.0))
    area_light('bounce', (0.8, -5.6, 2.7), (0, 0.6, 0.9), (4.5, 2.4), 150, (1.0, 0.965, 0.92))
    ambient((1.0, 0.97, 0.93), 0.35)


def evening(top):
    sun(SUN, 0.40, (0.55, 0.66, 1.0), 1.0)
    area_light('sky', (-4.15, -2.6, 1.75), (0, -0.4, 0.9), (2.7, 2.0), 40, (0.45, 0.56, 1.0))
    area_light('bounce', (0.8, -5.6, 2.7), (0, 0.6, 0.9), (4.5, 2.4), 20, (0.52, 0.64, 1.0))
    ambient((0.36, 0.48, 1.0), 0.08)
    x, y, _ = PLACES['table-lamp']
    bulb((x, y, top + 0.385), 48, 0.032, (1.0, 0.61, 0.28))
