"""A living room in Dhaka: tiles underfoot, a fan above, and the morning coming in through the verandah's grille.

The left of the wall is kept plain, for words. By night the same room has its lamp lit.
"""

from ..studio import ambient, area_light
from .house import bulb, enclose, look_level, stand, sun, switches, verandah_wall
from .kantha_picture import kantha_picture
from .surfaces import plaster, tiles

EXPOSURE = {'day': 0.05, 'night': 0.35}
WALL = 1.30
# Where things stand: x, y, degrees about their own middle.
PLACES = {
    'sofa': (0.10, 0.68, 0),
    'rug': (0.30, -0.40, 90),
    'centre-table': (0.40, -0.52, 2),
    'side-table': (-1.42, 0.80, 0),
    'floor-lamp': (1.50, 0.92, 0),
    'stool': (1.66, -0.30, 22),
}
# Furnishings that belong to the house and are not for sale with the room.
FAN = {'family': 'fan', 'size': {'width': 130, 'depth': 130, 'height': 95}, 'parameters': {}, 'materials': {'metal': 'brass', 'wood': 'walnut'}}
PALM = {'family': 'palm', 'size': {'width': 90, 'depth': 90, 'height': 150}, 'parameters': {}, 'materials': {'glaze': 'clay', 'leaf': 'leaf'}}


def build(products, view, _aspect):
    """Answers with the objects of each product, for the hotspots."""
    enclose(WALL, tiles('tiles', '#c7ae8b', '#9b8a70'), plaster('plaster', '#dcd3c1'))
    switches((-1.02, WALL, 1.28))
    things = {}
    for product, spec in products.items():
        if spec['family'] != 'vase':
            on_rug = spec['family'] == 'centre-table'
            things[product] = stand(product, spec, PLACES[spec['family']], 0.012 if on_rug else 0)
    table = next(spec for spec in products.values() if spec['family'] == 'side-table')
    for product, spec in products.items():
        if spec['family'] == 'vase':
            x, y, turn = PLACES['side-table']
            things[product] = stand(product, spec, (x, y, turn), table['size']['height'] / 100)
    stand('fan', FAN, (0.98, 0.55, 17), 3.24 - FAN['size']['height'] / 100)
    stand('palm', PALM, (2.52, 0.72, 40))
    kantha_picture((0.10, WALL - 0.02, 1.66), 1.02, 0.76)
    {'day': morning, 'night': evening}[view](products)
    look_level(38, (-0.10, -5.10, 1.12), -0.015)
    return things


def morning(_products):
    verandah_wall(-4.3, WALL)
    sun((0.80, 0.56, -0.33), 5.6, (1.0, 0.87, 0.70), 0.55)
    area_light('sky', (-4.15, -2.0, 1.75), (0, -0.4, 0.9), (2.7, 2.0), 190, (0.88, 0.94, 1.0))
    area_light('bounce', (1.2, -5.2, 2.6), (0, 0.6, 0.9), (4.5, 2.4), 150, (1.0, 0.965, 0.92))
    ambient((1.0, 0.97, 0.93), 0.35)


def evening(products):
    verandah_wall(-4.3, WALL)
    sun((0.80, 0.56, -0.33), 0.10, (0.55, 0.66, 1.0), 1.0)
    area_light('sky', (-4.15, -2.0, 1.75), (0, -0.4, 0.9), (2.7, 2.0), 26, (0.45, 0.56, 1.0))
    area_light('bounce', (1.2, -5.2, 2.6), (0, 0.6, 0.9), (4.5, 2.4), 14, (0.62, 0.70, 1.0))
    ambient((0.4, 0.5, 1.0), 0.04)
    lamp = next(spec for spec in products.values() if spec['family'] == 'floor-lamp')
    x, y, _ = PLACES['floor-lamp']
    bulb((x, y, lamp['size']['height'] / 100 - 0.15), 62)
