"""A study: cement tiles, a wall of deep grey-blue, and the light of louvred shutters across the desk.

The left of the wall is kept plain, for words. By night the desk lamp is lit.
"""

import math

from mathutils import Vector

from ..books import pile_of_books
from ..materials.by_name import make
from ..mesh import chance
from ..studio import ambient, area_light
from .cement_tiles import chequer
from .house import enclose, look_level, stand, sun
from .surfaces import plaster
from .windows import casement_window
from .writing_things import mug_of_pencils, notebook, pen, sheets, tea

EXPOSURE = {'day': 0.14, 'night': 0.60}
WALL = 1.35
DESK = (0.30, 1.02)
DESK_TOP, CABINET_TOP, MORA_TOP = 0.76, 1.32, 0.417
# Where things stand: x, y, degrees about their own middle, and how high.
PLACES = {
    'desk': (*DESK, 0, 0),
    'braided-rug': (-0.36, 0.10, 0, 0),
    'ergonomic-chair': (-0.40, 0.12, 38, 0.012),
    'bookshelf': (1.42, 1.19, 0, 0),
    'file-cabinet': (2.09, 1.03, 0, 0),
    'vase': (2.08, 1.02, 20, CABINET_TOP),
    'desk-lamp': (-0.02, 1.01, 91, DESK_TOP),
    'clock': (0.42, WALL - 0.025, 0, 1.60),
    'bamboo-stool': (-1.20, 0.86, 0, 0),
    'planter': (-1.20, 0.86, 20, MORA_TOP),
    'stool': (1.24, 0.55, 17, 0),
}


def build(products, view, _aspect):
    """Answers with the objects of each product, for the hotspots."""
    enclose(WALL, chequer('cement tiles', '#aaa190', '#666d6c', '#77756c', size=0.30), plaster('plaster', '#4b6072'), skirting='#37464f')
    things = {}
    for product, spec in products.items():
        *place, height = PLACES[spec['family']]
        things[product] = stand(product, spec, place, height)
    work_at(*DESK, DESK_TOP)
    {'day': afternoon, 'night': evening}[view](next(spec for spec in products.values() if spec['family'] == 'desk-lamp'))
    look_level(38, (0.0, -4.45, 1.18), -0.05)
    return things


def work_at(x, y, z):
    notebook((x + 0.04, y - 0.12, z), 7)
    pen((x + 0.27, y - 0.16, z), 62)
    sheets((x + 0.42, y - 0.05, z), 3)
    pile_of_books((x + 0.40, y + 0.15, z), 3, chance, 0.225, 0.16)
    mug_of_pencils((x + 0.14, y + 0.20, z), make('clay'))
    tea((x - 0.30, y - 0.15, z), make('off-white-glaze'))


def afternoon(_lamp):
    louvres()
    sun((0.80, 0.58, -0.24), 5.2, (1.0, 0.86, 0.68), 0.30)
    area_light('sky', (-4.15, -1.9, 1.9), (0, 0.3, 0.9), (2.6, 2.0), 210, (0.88, 0.94, 1.0))
    area_light('bounce', (1.2, -4.8, 2.6), (0.2, 0.8, 0.9), (4.5, 2.4), 150, (1.0, 0.965, 0.92))
    ambient((1.0, 0.97, 0.93), 0.34)


def evening(lamp):
    louvres()
    sun((0.80, 0.58, -0.24), 0.30, (0.50, 0.62, 1.0), 0.7)
    area_light('sky', (-4.15, -1.9, 1.9), (0, 0.3, 0.9), (2.6, 2.0), 60, (0.42, 0.54, 1.0))
    area_light('bounce', (1.2, -4.8, 2.6), (0.2, 0.8, 0.9), (4.5, 2.4), 28, (0.55, 0.64, 1.0))
    ambient((0.4, 0.5, 1.0), 0.09)
    light_head(lamp, 11)


def louvres():
    casement_window(-4.3, WALL, -4.2, -1.5, 0.8, 3.0, 4, [i / 11 for i in range(1, 11)])


def light_head(lamp, watts):
    """A disc of light where the head of the desk lamp opens, looking where the head looks."""
    x, y, turn, height = PLACES['desk-lamp']
    a, down = math.radians(turn), math.radians(34)
    ahead = Vector((math.sin(a), -math.cos(a), 0))
    way = ahead * math.cos(down) - Vector((0, 0, math.sin(down)))
    at = Vector((x, y, height + lamp['size']['height'] / 100 - 0.030)) + ahead * 0.074 + way * 0.134
    light = area_light('lamp', at, at + way, (0.100, 0.100), watts, (1.0, 0.64, 0.33), 165)
    light.data.shape = 'DISK'
    light.visible_camera = True
