"""A verandah: red oxide underfoot, green louvres behind the bench, and the sun through a mango tree.

The house is on the left, where its wall is plain, for words; on the right is the garden. By night the lantern is lit.
"""

import math

from ..crockery import plate
from ..joinery import board, turned
from ..materials.by_name import make
from ..materials.hard import plain
from ..mesh import add_mesh, from_faces, give_cloth_coordinates
from ..studio import ambient, area_light
from .bungalow import lantern, louvred_window, pierced_wall, railing, split_bamboo_blind
from .garden import DAY, NIGHT, banana, leaves_before_sun, trees_far_off
from .house import HEIGHT, look_level, stand, sun
from .red_oxide import red_oxide
from .surfaces import plaster

EXPOSURE = {'day': 0.05, 'night': 0.35}
WALL, CORNER, COLUMN, COPING = 1.30, 1.04, 0.30, 0.42
WINDOW = (-0.53, 0.57, 1.08, 2.38)
WASH, TRIM, SHUTTERS, OXIDE = '#d8b47c', '#e9e0ca', '#3d5a48', '#702a1f'
SUN = (0.80, 0.56, -0.30)
# Where things stand: x, y, degrees about their own middle, height.
PLACES = {
    'garden-bench': (0.02, 0.84, 0, 0),
    'bolster': (-0.17, 0.86, 1, 0.425),
    'cane-armchair': (1.36, -0.12, -32, 0),
    'cushion': (0.47, 0.86, -8, 0.635),
    'bamboo-stool': (0.76, -0.48, 10, 0),
    'planter': (2.36, 1.20, 0, COPING),
    'plant-stand': (-0.985, 0.99, 10, 0),
}


def build(products, view, _aspect):
    """Answers with the objects of each product, for the hotspots."""
    house(0 if view == 'day' else 26)
    banana((3.05, 5.6, -1.4), 4.3, 3)
    banana((5.0, 6.8, -1.4), 4.9, 5)
    things = {}
    for product, spec in products.items():
        x, y, turn, height = PLACES[spec['family']]
        things[product] = stand(product, spec, (x, y, turn), height)
        if spec['family'] == 'cushion':
            things[product][0].parent.rotation_euler.x = math.radians(70)
    tea(*PLACES['bamboo-stool'][:2], 0.42)
    {'day': morning, 'night': evening}[view]()
    look_level(38, (-0.10, -5.10, 1.12), -0.015)
    return things


def house(lit):
    wash, trim = plaster('lime wash', WASH), plaster('trim', TRIM)
    floor = from_faces([(-5, -7, 0), (5, -7, 0), (5, WALL, 0), (-5, WALL, 0)], [(0, 1, 2, 3)], 'floor')
    give_cloth_coordinates(floor)
    add_mesh(floor, 'floor', red_oxide('red oxide', OXIDE, '#231f1e', WALL))
    ceiling = from_faces([(-5, -7, HEIGHT), (5, -7, HEIGHT), (5, WALL, HEIGHT), (-5, WALL, HEIGHT)], [(3, 2, 1, 0)], 'ceiling')
    add_mesh(ceiling, 'ceiling', plain('ceiling', '#e4ddcb', 0.9, 0.05))
    pierced_wall(-5, CORNER, WALL, HEIGHT, WINDOW, wash)
    skirting = plain('skirting', '#6d2a1f', 0.4, 0.35)
    board('skirting', (CORNER + 5, 0.016, 0.12), ((CORNER - 5) / 2, WALL - 0.008, 0.06), skirting, 0.003)
    middle = CORNER + COLUMN / 2
    board('column', (COLUMN, COLUMN + 0.06, HEIGHT), (middle, WALL, HEIGHT / 2), trim, 0.012)
    board('plinth', (COLUMN + 0.03, COLUMN + 0.09, 0.12), (middle, WALL, 0.06), skirting, 0.006)
    right = 5
    for size, z, material in (((0.30, 0.32), 0.16, trim), ((0.40, COPING - 0.34), (COPING + 0.34) / 2, plain('coping', '#74301f', 0.35, 0.4))):
        deep, tall = size
        board('parapet', (right - CORNER - COLUMN, deep, tall), ((right + CORNER + COLUMN) / 2, WALL - 0.03, z), material, 0.008)
    board('beam', (right - CORNER, 0.30, HEIGHT - 2.62), ((right + CORNER) / 2, WALL, (HEIGHT + 2.62) / 2), trim, 0.008)
    railing(CORNER + COLUMN, right, WALL + 0.12, COPING, 0.98, make('segun'))
    split_bamboo_blind(CORNER + COLUMN + 0.03, 3.4, WALL - 0.10, 2.62, 0.24)
    louvred_window(WALL, WINDOW, SHUTTERS, 30, lit)
    lantern(middle, WALL - COLUMN / 2 - 0.03, 1.78, 90 if lit else 0)


def tea(x, y, top):
    """A glass of milk tea and biscuits on a plate, set down beside the chair."""
    glass = [(0.001, 0.004), (0.024, 0.004), (0.026, 0), (0.027, 0.006), (0.031, 0.088), (0.0295, 0.088), (0.026, 0.012), (0.001, 0.012)]
    turned('tea glass', glass, make('glass'), (x + 0.085, y - 0.05, top), count=48)
    turned('tea', [(0.001, 0.013), (0.0255, 0.013), (0.0285, 0.070), (0.001, 0.070)], plain('tea', '#a8693a', 0.25, 0.5), (x + 0.085, y - 0.05, top), count=40)
    plate((x - 0.05, y + 0.01, top), 0.085, make('off-white-glaze'))
    crust = plain('biscuit', '#b98448', 0.8, 0.15)
    for dx, dy, dz, lean in ((-0.022, -0.014, 0.008, 0), (0.026, -0.004, 0.009, 6), (-0.004, 0.026, 0.014, -14), (0.002, -0.006, 0.018, 5)):
        turned('biscuit', [(0.001, 0), (0.028, 0), (0.031, 0.004), (0.029, 0.009), (0.001, 0.010)], crust, (x - 0.05 + dx, y + 0.01 + dy, top + dz), (lean, lean / 2, 0), 28)


def open_side(x=-4.3, near=-4.1, far=-0.70, high=2.95):
    """The verandah's other opening, out of sight on the left."""
    stone = plain('column', WASH, 0.95, 0.02)
    for y0, y1, z0, z1 in ((-7, near, 0, HEIGHT), (far, WALL, 0, HEIGHT), (near, far, 0, 0.42), (near, far, high, HEIGHT)):
        board('column', (0.2, y1 - y0, z1 - z0), (x, (y0 + y1) / 2, (z0 + z1) / 2), stone, 0)
    leaves_before_sun(x - 1.9, near - 0.7, far + 0.1, 1.5, 4.9, 4)


def morning():
    open_side()
    trees_far_off(DAY, 9, -1, 13)
    sun(SUN, 5.4, (1.0, 0.87, 0.70), 0.55)
    area_light('sky', (-4.1, -2.2, 1.75), (0, -0.4, 0.9), (3.2, 2.2), 190, (0.88, 0.94, 1.0))
    area_light('bounce', (1.2, -5.2, 2.6), (0, 0.6, 0.9), (4.5, 2.4), 130, (1.0, 0.975, 0.94))
    area_light('garden', (1.0, 5.5, 5.5), (3.4, 6.0, 1.2), (3, 3), 900, (1.0, 0.94, 0.80))
    ambient((1.0, 0.98, 0.95), 0.35)


def evening():
    open_side()
    trees_far_off(NIGHT, 9, -1, 13)
    sun(SUN, 0.10, (0.55, 0.66, 1.0), 1.0)
    area_light('sky', (-4.1, -2.2, 1.75), (0, -0.4, 0.9), (3.2, 2.2), 64, (0.28, 0.42, 1.0))
    area_light('bounce', (1.2, -5.2, 2.6), (0, 0.6, 0.9), (4.5, 2.4), 40, (0.40, 0.52, 1.0))
    area_light('garden', (1.0, 5.5, 5.5), (3.4, 6.0, 1.2), (3, 3), 110, (0.5, 0.62, 1.0))
    ambient((0.4, 0.5, 1.0), 0.04)
