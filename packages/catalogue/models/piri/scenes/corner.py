"""A room seen into its corner: floor and ceiling, the far wall with a window in it, the wall on the right."""

import math

import bpy

from ..joinery import board
from ..materials.hard import plain
from ..mesh import add_mesh, from_faces, give_cloth_coordinates
from ..nodes import Shader, linear, rgba
from .house import HEIGHT, look_level

LEFT, NEAR, REVEAL = -5, -7, 0.14


def sheet(name, corners, material):
    mesh = from_faces(corners, [(0, 1, 2, 3)], name)
    give_cloth_coordinates(mesh)
    return add_mesh(mesh, name, material)


def corner_room(wall, right, floor, paint, skirting, window=None):
    """`wall` is where the far wall stands, `right` the other one; `window`: left, right, sill and head in the far wall."""
    sheet('floor', [(LEFT, NEAR, 0), (right, NEAR, 0), (right, wall, 0), (LEFT, wall, 0)], floor)
    sheet('ceiling', [(LEFT, NEAR, HEIGHT), (LEFT, wall, HEIGHT), (right, wall, HEIGHT), (right, NEAR, HEIGHT)], plain('ceiling', '#e4e1d6', 0.9, 0.05))
    sheet('right wall', [(right, wall, 0), (right, NEAR, 0), (right, NEAR, HEIGHT), (right, wall, HEIGHT)], paint)
    fields = [(LEFT, right, 0, HEIGHT)]
    if window:
        a, b, low, high = window
        fields = [(LEFT, a, 0, HEIGHT), (b, right, 0, HEIGHT), (a, b, 0, low), (a, b, high, HEIGHT)]
        reveal(wall, a, b, low, high, paint)
    for x0, x1, z0, z1 in fields:
        sheet('wall', [(x0, wall, z0), (x1, wall, z0), (x1, wall, z1), (x0, wall, z1)], paint)
    wood = plain('skirting', skirting, 0.35, 0.4)
    board('skirting', (right - LEFT, 0.014, 0.10), ((right + LEFT) / 2, wall - 0.007, 0.05), wood, 0.003)
    board('skirting', (0.014, wall - NEAR, 0.10), (right - 0.007, (wall + NEAR) / 2, 0.05), wood, 0.003)


def reveal(wall, a, b, low, high, paint):
    """How thick the wall is, seen in its opening."""
    deep = wall + REVEAL
    for corners in (
        [(a, wall, low), (a, deep, low), (a, deep, high), (a, wall, high)],
        [(b, wall, low), (b, wall, high), (b, deep, high), (b, deep, low)],
        [(a, wall, high), (a, deep, high), (b, deep, high), (b, wall, high)],
    ):
        sheet('reveal', corners, paint)
    board('sill', (b - a + 0.06, REVEAL + 0.05, 0.03), ((a + b) / 2, wall + REVEAL / 2 - 0.025, low - 0.013), plain('sill', '#d8cfc0', 0.4, 0.4), 0.006)


def grilled_window(wall, window, wood, sky, trees, strength):
    """A frame of two leaves, flat bars across it, and outside the sky above trees, both too bright to make out."""
    a, b, low, high = window
    x, z, wide, tall = (a + b) / 2, (low + high) / 2, b - a, high - low
    deep = wall + REVEAL - 0.03
    for s in (-1, 1):
        board('window post', (0.05, 0.05, tall), (x + s * (wide / 2 - 0.025), deep, z), wood, 0.004, 'z')
        board('window rail', (wide, 0.05, 0.05), (x, deep, z + s * (tall / 2 - 0.025)), wood, 0.004)
    board('meeting post', (0.06, 0.05, tall), (x, deep, z), wood, 0.004, 'z')
    board('transom', (wide, 0.045, 0.04), (x, deep, z + tall * 0.22), wood, 0.004)
    iron = plain('grille', '#2b2b2b', 0.6, 0.3)
    for i in range(1, 9):
        board('grille', (wide, 0.005, 0.016), (x, deep - 0.045, low + tall * i / 9), iron, 0.001)
    s = Shader('sky')
    p = s.object_coordinates()
    crown = s.remap(s.add(s.split(p)[2], s.multiply(s.noise(p, 2.2, 2), 1.4)), 2.1, 2.9, smooth=True)
    light = s.finish(s.node('Emission', None, Color=s.mix(crown, rgba(linear(trees)), rgba(linear(sky))), Strength=strength).outputs[0])
    sheet('sky', [(a - 1, wall + 0.5, low - 1), (b + 1, wall + 0.5, low - 1), (b + 1, wall + 0.5, high + 1), (a - 1, wall + 0.5, high + 1)], light)


def door(right, y, wood, paint):
    """Shut, in the right wall: what a mirror on the far one has to show."""
    for s in (-1, 1):
        board('door post', (0.05, 0.09, 2.15), (right - 0.02, y + s * 0.47, 1.075), wood, 0.004, 'z')
    board('door head', (0.05, 1.03, 0.09), (right - 0.02, y, 2.19), wood, 0.004, 'y')
    board('door', (0.035, 0.85, 2.14), (right - 0.012, y, 1.07), paint, 0.003, 'z')
    for z, tall in ((0.62, 0.80), (1.58, 0.86)):
        board('door panel', (0.02, 0.58, tall), (right - 0.026, y, z), paint, 0.008, 'z')


def look_aside(lens, place, turn, shift=0.0):
    """Level as ever, but turned: degrees to the left."""
    look_level(lens, place, shift)
    bpy.context.scene.camera.rotation_euler.z = math.radians(turn)
    bpy.context.view_layer.update()
