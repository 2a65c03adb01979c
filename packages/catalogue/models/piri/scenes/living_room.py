"""A living room in Dhaka: tiles underfoot, a fan above, and the morning coming in through the verandah's grille.

The left of the wall is kept plain, for words. By night the same room has its lamp lit.
"""

import math

import bpy
from mathutils import Vector

from ..materials.hard import plain
from ..mesh import add, add_mesh, from_faces, give_cloth_coordinates, group
from ..product import build as build_piece
from ..studio import ambient, area_light
from ..joinery import board, knob
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


def build(products, view, aspect):
    """Answers with the objects of each product, for the hotspots."""
    house()
    things = {}
    for product, spec in products.items():
        if spec['family'] != 'vase':
            things[product] = stand(product, spec, PLACES[spec['family']])
    table = next(spec for spec in products.values() if spec['family'] == 'side-table')
    for product, spec in products.items():
        if spec['family'] == 'vase':
            x, y, turn = PLACES['side-table']
            things[product] = stand(product, spec, (x, y, turn), table['size']['height'] / 100)
    stand('fan', FAN, (0.98, 0.55, 17), 3.24 - FAN['size']['height'] / 100)
    stand('palm', PALM, (2.52, 0.72, 40))
    kantha_picture((0.10, WALL - 0.02, 1.66), 1.02, 0.76)
    {'day': morning, 'night': evening}[view](products)
    camera(aspect)
    return things


def stand(name, spec, place, height=0.0):
    before = set(bpy.data.objects)
    build_piece({**spec, 'id': name}, spec['parameters'], spec['materials'])
    made = [o for o in bpy.data.objects if o not in before]
    group(name, made, (place[0], place[1], height + (0.012 if on_rug(spec['family']) else 0)), place[2])
    return made


def on_rug(family):
    return family in ('centre-table',)


def house():
    floor = from_faces([(-5, -7, 0), (5, -7, 0), (5, WALL, 0), (-5, WALL, 0)], [(0, 1, 2, 3)], 'floor')
    give_cloth_coordinates(floor)
    add_mesh(floor, 'floor', tiles('tiles', '#c7ae8b', '#9b8a70'))
    wall = from_faces([(-5, WALL, 0), (5, WALL, 0), (5, WALL, 3.25), (-5, WALL, 3.25)], [(0, 1, 2, 3)], 'wall')
    add_mesh(wall, 'wall', plaster('plaster', '#dcd3c1'))
    ceiling = from_faces([(-5, -7, 3.25), (5, -7, 3.25), (5, WALL, 3.25), (-5, WALL, 3.25)], [(3, 2, 1, 0)], 'ceiling')
    add_mesh(ceiling, 'ceiling', plain('ceiling', '#e4e1d6', 0.9, 0.05))
    board('skirting', (10, 0.014, 0.10), (0, WALL - 0.007, 0.05), plain('skirting', '#a98f6c', 0.35, 0.4), 0.003)
    switches((-1.02, WALL, 1.28))


def switches(at):
    x, y, z = at
    white = plain('switch', '#ece9df', 0.35, 0.4)
    board('switch plate', (0.15, 0.012, 0.085), (x, y - 0.006, z), white, 0.004)
    for i in range(3):
        board('switch', (0.022, 0.008, 0.04), (x - 0.048 + i * 0.032, y - 0.014, z), white, 0.003, turn=(8 if i == 1 else -8, 0, 0))
    knob('fan regulator', 0.013, (x + 0.048, y - 0.012, z), white)


def verandah_wall(inner):
    """The wall on the left, out of sight: an opening with a grille of upright bars and a row of diamonds."""
    stone, iron = plain('verandah wall', '#dcd3c1', 0.95, 0.02), plain('grille', '#2b2b2b', 0.6, 0.3)
    near, far, low, high = -3.4, -0.55, 0.75, 2.75
    for y0, y1, z0, z1 in ((-7, near, 0, 3.25), (far, WALL, 0, 3.25), (near, far, 0, low), (near, far, high, 3.25)):
        board('verandah wall', (0.14, y1 - y0, z1 - z0), (inner, (y0 + y1) / 2, (z0 + z1) / 2), stone, 0)
    for z in (1.05, 1.75, 2.05):
        board('grille', (0.03, far - near, 0.034), (inner, (near + far) / 2, z), iron, 0)
    count = 16
    for i in range(count + 1):
        y = near + (far - near) * i / count
        board('grille', (0.03, 0.026, high - low), (inner, y, (low + high) / 2), iron, 0)
        for lean in (-1, 1):
            if i < count:
                middle = y + (far - near) / count / 2
                board('grille', (0.02, 0.020, 0.34), (inner, middle, 1.90), iron, 0, turn=(lean * 30.7, 0, 0))


def sun(direction, strength, colour, angle):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = strength, math.radians(angle), colour
    add(light, 'sun').rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()


def morning(_products):
    verandah_wall(-4.3)
    sun((0.80, 0.56, -0.33), 5.6, (1.0, 0.87, 0.70), 0.55)
    area_light('sky', (-4.15, -2.0, 1.75), (0, -0.4, 0.9), (2.7, 2.0), 190, (0.88, 0.94, 1.0))
    area_light('bounce', (1.2, -5.2, 2.6), (0, 0.6, 0.9), (4.5, 2.4), 150, (1.0, 0.965, 0.92))
    ambient((1.0, 0.97, 0.93), 0.35)


def evening(products):
    verandah_wall(-4.3)
    sun((0.80, 0.56, -0.33), 0.10, (0.55, 0.66, 1.0), 1.0)
    area_light('sky', (-4.15, -2.0, 1.75), (0, -0.4, 0.9), (2.7, 2.0), 26, (0.45, 0.56, 1.0))
    area_light('bounce', (1.2, -5.2, 2.6), (0, 0.6, 0.9), (4.5, 2.4), 14, (0.62, 0.70, 1.0))
    ambient((0.4, 0.5, 1.0), 0.04)
    lamp = next(spec for spec in products.values() if spec['family'] == 'floor-lamp')
    x, y, _ = PLACES['floor-lamp']
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.color, light.shadow_soft_size = 62, (1.0, 0.70, 0.40), 0.055
    add(light, 'bulb', (x, y, lamp['size']['height'] / 100 - 0.15))


def camera(aspect):
    """Level, so that what is upright stays upright; the film is shifted to choose what is seen."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = 38, 36, 'HORIZONTAL', 100
    thing = add(data, 'camera', (-0.10, -5.10, 1.12), (90, 0, 0))
    data.shift_y = -0.015
    bpy.context.scene.camera = thing
    bpy.context.view_layer.update()
