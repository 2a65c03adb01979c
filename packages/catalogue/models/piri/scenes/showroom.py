"""A showroom of Piri: an old mill hall, white-washed, its tall windows on the left, cement ground and polished.

Pieces stand in loose groups, the bedroom on a low stage; over a ledge of piri stools hangs the sign. By night its lamps are lit.
"""

import math

from ..joinery import board
from ..materials.by_name import make
from ..materials.hard import plain
from ..mesh import add_mesh, from_faces, give_cloth_coordinates
from ..studio import ambient, area_light
from .garden import DAY, NIGHT, trees_far_off
from .house import bulb, look_level, stand, sun
from .mill_hall import dais, far_wall, pendant, sign, window_wall
from .polished_cement import cement
from .surfaces import plaster

EXPOSURE = {'day': 0.25, 'night': -0.05}
NEAR, WALL, LEFT, RIGHT, HEIGHT = -7, 5.4, -4.2, 6.5, 4.8
WINDOWS, WIDE, SILL, HEAD = [1.0 - 1.7 * i for i in range(5)], 1.2, 0.9, 4.0
FAR_WINDOW = (3.72, 5.22, 0.65, 3.35)
DAIS, DAIS_HIGH = (LEFT, 0.72, 2.95, WALL), 0.12
LEDGE = (1.95, 2.26)
PENDANTS, PENDANT = ((2.8, 0.5), (2.8, 2.5), (2.8, 4.5)), 2.70
SUN = (0.80, 0.55, -0.24)
# Where things stand: x, y, degrees about their own middle, height.
PLACES = {
    'sofa': [(0.15, 1.15, 0, 0)],
    'rug': [(0.52, -0.12, 90, 0)],
    'centre-table': [(0.56, -0.10, 1, 0.012)],
    'armchair': [(1.78, 0.0, -44, 0)],
    'floor-lamp': [(1.80, 1.50, 0, 0)],
    'bed': [(-2.80, 4.20, 0, DAIS_HIGH)],
    'wardrobe': [(-0.15, 5.06, 0, DAIS_HIGH)],
    'dining-table': [(3.35, 3.10, 5, 0)],
    'vase': [(3.22, 3.12, 20, 0.76)],
    'stool': [(-1.30, -0.35, 26, 0)],
    'dining-chair': [(3.52, 2.44, 187, 0), (2.98, 3.84, 3, 0), (3.76, 3.76, 8, 0)],
}
PALM = {'family': 'palm', 'size': {'width': 100, 'depth': 100, 'height': 170}, 'parameters': {}, 'materials': {'glaze': 'clay', 'leaf': 'leaf'}}


def build(products, view, _aspect):
    """Answers with the objects of each product, for the hotspots."""
    hall(0 if view == 'day' else 165)
    things = {}
    for product, spec in products.items():
        things[product] = []
        for x, y, turn, height in PLACES[spec['family']]:
            things[product] += stand(product, spec, (x, y, turn), height)
    row_of_stools(next(spec for spec in products.values() if spec['family'] == 'stool'))
    table = next(spec for spec in products.values() if spec['family'] == 'centre-table')
    cloth_samples(0.38, -0.14, 0.012 + table['size']['height'] / 100)
    stand('palm', PALM, (4.80, 4.60, 70))
    {'day': morning, 'night': evening}[view](products)
    look_level(38, (0.0, -6.4, 1.40), -0.012)
    return things


def hall(lit):
    lime = plaster('lime wash', '#efece2')
    floor = from_faces([(LEFT, NEAR, 0), (RIGHT, NEAR, 0), (RIGHT, WALL, 0), (LEFT, WALL, 0)], [(0, 1, 2, 3)], 'floor')
    give_cloth_coordinates(floor)
    add_mesh(floor, 'floor', cement('cement', '#9f9b90', '#a08a5c'))
    ceiling = from_faces([(LEFT, NEAR, HEIGHT), (RIGHT, NEAR, HEIGHT), (RIGHT, WALL, HEIGHT), (LEFT, WALL, HEIGHT)], [(3, 2, 1, 0)], 'ceiling')
    add_mesh(ceiling, 'ceiling', lime)
    board('right wall', (0.1, WALL - NEAR, HEIGHT), (RIGHT, (WALL + NEAR) / 2, HEIGHT / 2), lime, 0)
    window_wall(LEFT, NEAR, WALL, HEIGHT, WINDOWS, WIDE, SILL, HEAD, lime)
    far_wall(LEFT, RIGHT, WALL, HEIGHT, FAR_WINDOW, lime)
    skirting = plain('skirting', '#77756e', 0.5, 0.3)
    board('skirting', (RIGHT - LEFT, 0.016, 0.14), ((RIGHT + LEFT) / 2, WALL - 0.008, 0.07), skirting, 0.003)
    board('skirting', (0.016, WALL - NEAR, 0.14), (LEFT + 0.008, (WALL + NEAR) / 2, 0.07), skirting, 0.003)
    dais(*DAIS, DAIS_HIGH)
    middle, z = LEDGE
    board('ledge', (2.75, 0.34, 0.045), (middle, WALL - 0.17, z - 0.0225), make('segun'), 0.004)
    for s in (-1, 0, 1):
        board('bracket', (0.04, 0.26, 0.05), (middle + s * 1.15, WALL - 0.13, z - 0.07), make('segun'), 0.004, 'y')
    sign(middle, WALL, z + 0.55, 0.80)
    for x, y in PENDANTS:
        pendant(x, y, PENDANT, HEIGHT, lit)


def row_of_stools(spec):
    """As they are sold, two among them painted."""
    middle, z = LEDGE
    coats = ({}, {'wood': 'neel-paint'}, {}, {'wood': 'alta-paint'}, {})
    for i, coat in enumerate(coats):
        stand('stool', {**spec, 'materials': {**spec['materials'], **coat}}, (middle + (i - 2) * 0.53, WALL - 0.175, 0), z)


def cloth_samples(x, y, top):
    """Cloths on cards, fanned out from their ring, as they are lent to take home."""
    for i, colour in enumerate(('#26356c', '#c99a2e', '#7c2430', '#cbb892', '#e9e4d6')):
        turn = math.radians(14 + i * 17)
        at = (x + 0.10 * math.cos(turn), y + 0.10 * math.sin(turn), top + 0.004 + i * 0.005)
        board('sample', (0.22, 0.085, 0.004), at, plain('sample', colour, 0.95, 0.05), 0.001, turn=(0, 0, math.degrees(turn)))


def morning(_products):
    shades, sky, _ = DAY
    trees_far_off((shades, sky, 2.2), 9.5, 1, 13)
    sun(SUN, 6.0, (1.0, 0.89, 0.74), 0.55)
    area_light('sky', (LEFT + 0.06, -1.9, 2.3), (0, 0, 0.9), (5.4, 2.8), 340, (0.92, 0.96, 1.0))
    area_light('garden', (4.5, 6.6, 2.2), (3.2, 2.0, 0.7), (1.4, 2.4), 110, (0.96, 0.98, 1.0))
    area_light('bounce', (1.4, -6.6, 3.4), (0.4, 1.5, 0.8), (5, 3), 340, (1.0, 0.965, 0.92))
    ambient((1.0, 0.98, 0.95), 0.35)


def evening(products):
    shades, sky, _ = NIGHT
    trees_far_off((shades, sky, 0.62), 9.5, 1, 13)
    sun(SUN, 0.08, (0.55, 0.66, 1.0), 1.0)
    area_light('sky', (LEFT + 0.06, -1.9, 2.3), (0, 0, 0.9), (5.4, 2.8), 85, (0.26, 0.40, 1.0))
    area_light('bounce', (1.4, -6.6, 3.4), (0.4, 1.5, 0.8), (5, 3), 20, (0.40, 0.52, 1.0))
    ambient((0.4, 0.5, 1.0), 0.04)
    lamp = next(spec for spec in products.values() if spec['family'] == 'floor-lamp')
    x, y, _, _ = PLACES['floor-lamp'][0]
    bulb((x, y, lamp['size']['height'] / 100 - 0.15), 80)
