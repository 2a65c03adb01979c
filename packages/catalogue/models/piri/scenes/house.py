"""What rooms of one house have in common: walls, floor and ceiling, the verandah's grille, the sun, and how pieces stand in them."""

import math

import bpy
from mathutils import Vector

from ..joinery import board, knob
from ..materials.hard import plain
from ..mesh import add, add_mesh, from_faces, give_cloth_coordinates, group
from ..product import build as build_piece

HEIGHT = 3.25


def stand(name, spec, place, height=0.0):
    """Puts a piece where it belongs: x, y and degrees about its own middle."""
    before = set(bpy.data.objects)
    build_piece({**spec, 'id': name}, spec['parameters'], spec['materials'])
    made = [o for o in bpy.data.objects if o not in before]
    group(name, made, (place[0], place[1], height), place[2])
    return made


def stand_each(name, spec, places):
    """The same piece at several places: built once, then copied."""
    first = stand(name, spec, places[0])
    made = list(first)
    for x, y, turn in places[1:]:
        twins = {thing: thing.copy() for thing in first}
        for thing, twin in twins.items():
            twin.parent = twins.get(thing.parent)
            bpy.context.scene.collection.objects.link(twin)
        group(name, twins.values(), (x, y, 0), turn)
        made += twins.values()
    return made


def enclose(wall, floor_material, wall_material, skirting='#a98f6c'):
    """Floor, far wall and ceiling; the near side is open to the camera."""
    floor = from_faces([(-5, -7, 0), (5, -7, 0), (5, wall, 0), (-5, wall, 0)], [(0, 1, 2, 3)], 'floor')
    give_cloth_coordinates(floor)
    add_mesh(floor, 'floor', floor_material)
    far = from_faces([(-5, wall, 0), (5, wall, 0), (5, wall, HEIGHT), (-5, wall, HEIGHT)], [(0, 1, 2, 3)], 'wall')
    add_mesh(far, 'wall', wall_material)
    ceiling = from_faces([(-5, -7, HEIGHT), (5, -7, HEIGHT), (5, wall, HEIGHT), (-5, wall, HEIGHT)], [(3, 2, 1, 0)], 'ceiling')
    add_mesh(ceiling, 'ceiling', plain('ceiling', '#e4e1d6', 0.9, 0.05))
    board('skirting', (10, 0.014, 0.10), (0, wall - 0.007, 0.05), plain('skirting', skirting, 0.35, 0.4), 0.003)


def switches(at):
    x, y, z = at
    white = plain('switch', '#ece9df', 0.35, 0.4)
    board('switch plate', (0.15, 0.012, 0.085), (x, y - 0.006, z), white, 0.004)
    for i in range(3):
        board('switch', (0.022, 0.008, 0.04), (x - 0.048 + i * 0.032, y - 0.014, z), white, 0.003, turn=(8 if i == 1 else -8, 0, 0))
    knob('fan regulator', 0.013, (x + 0.048, y - 0.012, z), white)


def verandah_wall(inner, wall, near=-3.4, far=-0.55, low=0.75, high=2.75):
    """The wall on the left, out of sight: an opening with a grille of upright bars and a row of diamonds."""
    stone, iron = plain('verandah wall', '#dcd3c1', 0.95, 0.02), plain('grille', '#2b2b2b', 0.6, 0.3)
    for y0, y1, z0, z1 in ((-7, near, 0, HEIGHT), (far, wall, 0, HEIGHT), (near, far, 0, low), (near, far, high, HEIGHT)):
        board('verandah wall', (0.14, y1 - y0, z1 - z0), (inner, (y0 + y1) / 2, (z0 + z1) / 2), stone, 0)
    for z in (low + 0.30, high - 1.0, high - 0.70):
        board('grille', (0.03, far - near, 0.034), (inner, (near + far) / 2, z), iron, 0)
    count = 16
    for i in range(count + 1):
        y = near + (far - near) * i / count
        board('grille', (0.03, 0.026, high - low), (inner, y, (low + high) / 2), iron, 0)
        for lean in (-1, 1):
            if i < count:
                middle = y + (far - near) / count / 2
                board('grille', (0.02, 0.020, 0.34), (inner, middle, high - 0.85), iron, 0, turn=(lean * 30.7, 0, 0))


def sun(direction, strength, colour, angle):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = strength, math.radians(angle), colour
    add(light, 'sun').rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()


def bulb(at, watts, size=0.055, colour=(1.0, 0.70, 0.40)):
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.color, light.shadow_soft_size = watts, colour, size
    add(light, 'bulb', at)


def look_level(lens, place, shift=0.0):
    """Level, so that what is upright stays upright; the film is shifted to choose what is seen."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = lens, 36, 'HORIZONTAL', 100
    thing = add(data, 'camera', place, (90, 0, 0))
    data.shift_y = shift
    bpy.context.scene.camera = thing
    bpy.context.view_layer.update()
