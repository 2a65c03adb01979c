"""A bedroom on an afternoon late in the year: a red cement floor, a wall of pink lime, the sun across the pillows.

The wall on the left is kept plain, for words. By night the lamp beside the bed is lit.
"""

from ..books import book
from ..materials.by_name import make
from ..materials.hard import plain
from ..studio import ambient, area_light
from .corner import corner_room, door, grilled_window, look_aside
from .curtain import curtain, curtain_rod
from .house import HEIGHT, bulb, stand, sun, verandah_wall
from .red_oxide import red_oxide
from .surfaces import plaster

EXPOSURE = {'day': 0.15, 'night': 0.35}
WALL, RIGHT = 1.30, 3.60
WINDOW = (2.15, 3.30, 0.85, 2.40)
# Where things stand: x, y, degrees about their own middle.
BED = (0.35, 0.19, 0)
TABLES = {'left': (-0.775, 1.06, 0), 'right': (1.475, 1.06, 0)}
RUG = (-0.96, -0.06, 0)
MIRROR = (1.52, 1.72)
ON_BED = 0.475
# Furnishings that belong to the house and are not for sale with the room.
FAN = {'family': 'fan', 'size': {'width': 130, 'depth': 130, 'height': 95}, 'parameters': {}, 'materials': {'metal': 'brass', 'wood': 'walnut'}}


def build(products, view, _aspect):
    """Answers with the objects of each product, for the hotspots."""
    corner_room(WALL, RIGHT, red_oxide('floor', '#744538', '#33241f', WALL, RIGHT, 0.265, 0.07), plaster('lime', '#cc9b85'), '#5d3c2e', WINDOW)
    by_family = {spec['family']: (product, spec) for product, spec in products.items()}
    things = {}

    def put(family, place, height=0.0):
        product, spec = by_family[family]
        things[product] = stand(product, spec, place, height)

    put('panelled-bed', BED)
    put('braided-rug', RUG)
    put('bedside-table', TABLES['right'])
    put('bedside-table', TABLES['left'])
    top = by_family['bedside-table'][1]['size']['height'] / 100
    put('vase', (*TABLES['left'][:2], 30), top)
    put('table-lamp', (*TABLES['right'][:2], -20), top)
    x, z = MIRROR
    mirror = by_family['wall-mirror'][1]['size']
    put('wall-mirror', (x, WALL - mirror['depth'] / 200, 0), z - mirror['height'] / 200)
    stand('fan', FAN, (0.45, 0.50, 17), HEIGHT - 0.01 - FAN['size']['height'] / 100)
    curtain(2.02, 2.74, WALL, 2.52, '#efe6d2', '#c8963a', stirred=0.36)
    curtain_rod(1.94, RIGHT - 0.10, WALL, 2.52, make('brass'))
    door(RIGHT, -2.05, make('walnut'), plain('door', '#d8cbb0', 0.5, 0.3))
    book((0.032, 0.15, 0.215), (0.80, 0.02, ON_BED), '#2f3b52', (0, 90, 24)).location.z = ON_BED + 0.016
    verandah_wall(-4.3, WALL, -4.25, -1.40)
    {'day': afternoon, 'night': night}[view](top)
    look_aside(35, (-1.90, -4.50, 1.45), -19, -0.07)
    return things


def afternoon(_top):
    grilled_window(WALL, WINDOW, make('walnut'), '#eef3f2', '#b9c39c', 4.5)
    sun((0.80, 0.56, -0.22), 7.2, (1.0, 0.85, 0.68), 0.55)
    area_light('sky', (-4.15, -2.6, 1.75), (0, -0.4, 0.9), (2.7, 2.0), 190, (0.88, 0.94, 1.0))
    area_light('bounce', (0.4, -5.6, 2.7), (0, 0.6, 0.9), (4.5, 2.4), 150, (1.0, 0.965, 0.92))
    ambient((1.0, 0.97, 0.93), 0.35)


def night(top):
    grilled_window(WALL, WINDOW, make('walnut'), '#4a62a8', '#22305a', 0.30)
    sun((0.80, 0.56, -0.22), 0.45, (0.55, 0.66, 1.0), 1.0)
    area_light('sky', (-4.15, -2.6, 1.75), (0, -0.4, 0.9), (2.7, 2.0), 60, (0.45, 0.56, 1.0))
    area_light('bounce', (0.4, -5.6, 2.7), (0, 0.6, 0.9), (4.5, 2.4), 24, (0.52, 0.64, 1.0))
    ambient((0.36, 0.48, 1.0), 0.10)
    x, y, _ = TABLES['right']
    bulb((x, y, top + 0.385), 40, 0.032)
