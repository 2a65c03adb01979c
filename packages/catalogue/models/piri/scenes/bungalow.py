"""What an old bungalow has about its verandah: a louvred window, a railing, a blind of split bamboo, a lantern."""

import math

from ..joinery import board, turned, wire
from ..materials.by_name import make
from ..materials.hard import plain
from ..mesh import add, add_mesh, from_faces
from ..nodes import Shader, linear, rgba
from .house import bulb

IRON = '#23272a'


def pierced_wall(left, right, y, high, hole, material):
    """A wall with a hole for a window: (left, right, foot, head). One piece, or its wash would show seams."""
    a, b, foot, head = hole
    xs, zs = (left, a, b, right), (0, foot, head, high)
    places = [(x, y, z) for z in zs for x in xs]
    faces = [(r * 4 + c, r * 4 + c + 1, r * 4 + c + 5, r * 4 + c + 4) for r in range(3) for c in range(3) if (r, c) != (1, 1)]
    add_mesh(from_faces(places, faces, 'wall'), 'wall', material)


def louvred_window(y, hole, paint, ajar, lit=0.0):
    """Two leaves of slats in a frame, the right one ajar; behind them a room, in which a light may burn."""
    a, b, foot, head = hole
    wood = plain('shutter', paint, 0.46, 0.34)
    x, z, wide, tall = (a + b) / 2, (foot + head) / 2, b - a, head - foot
    room_behind(x, y, z, lit)
    for s in (-1, 1):
        board('jamb', (0.07, 0.16, tall + 0.14), (x + s * (wide / 2 + 0.015), y + 0.02, z), wood, 0.004, 'z')
        board('head', (wide + 0.14, 0.15, 0.07), (x, y + 0.02, z + s * (tall / 2 + 0.02)), wood, 0.004)
    board('sill', (wide + 0.24, 0.15, 0.045), (x, y - 0.045, foot - 0.055), plain('sill', '#b9a88a', 0.85, 0.1), 0.006)
    for s, turn in ((-1, 0), (1, ajar)):
        hinge = add(None, 'hinge', (x + s * (wide / 2 - 0.02), y - 0.045, 0), (0, 0, turn))
        leaf_of_shutter(hinge, -s, wide / 2 - 0.022, z, tall - 0.03, wood)


def leaf_of_shutter(hinge, way, wide, z, tall, wood):
    """Stiles, three rails, and slats that keep out sun and rain and let through air."""
    stile, thick = 0.062, 0.034
    for k in (0.5 * stile, wide - 0.5 * stile):
        board('stile', (stile, thick, tall), (way * k, 0, z), wood, 0.003, 'z', parent=hinge)
    rails = (z - tall / 2 + 0.05, z - 0.02, z + tall / 2 - 0.045)
    for at in rails:
        board('rail', (wide - 2 * stile, thick - 0.002, 0.09), (way * wide / 2, 0, at), wood, 0.003, parent=hinge)
    for low, high in zip(rails, rails[1:]):
        count = round((high - low - 0.09) / 0.042)
        for i in range(count):
            at = low + 0.045 + (high - low - 0.09) * (i + 0.5) / count
            board('slat', (wide - 2 * stile + 0.01, 0.052, 0.009), (way * wide / 2, 0, at), wood, 0.003, turn=(38, 0, 0), parent=hinge)
    board('tilt rod', (0.016, 0.012, tall - 0.24), (way * wide / 2, -0.030, z), wood, 0.004, 'z', parent=hinge)
    turned('knob', [(0.006, 0), (0.007, 0.010), (0.015, 0.016), (0.016, 0.024), (0.002, 0.030)], make('brass'), (way * (wide - 0.5 * stile), -thick / 2, z - 0.05), (90, 0, 0), 24, hinge)


def room_behind(x, y, z, lit):
    lime = plain('inner wall', '#d9cfb8', 0.9, 0.05)
    for size, at in (((3, 0.02, 3), (x, y + 1.9, z)), ((0.02, 1.8, 3), (x - 1.5, y + 1, z)), ((0.02, 1.8, 3), (x + 1.5, y + 1, z)), ((3, 1.8, 0.02), (x, y + 1, z + 1.5)), ((3, 1.8, 0.02), (x, y + 1, z - 1.5))):
        board('inner wall', size, at, lime, 0)
    if lit:
        bulb((x - 0.30, y + 1.45, z - 0.30), lit)


def railing(left, right, y, foot, top, rail):
    """Upright bars, a row of diamonds under the hand rail."""
    iron = plain('railing', IRON, 0.5, 0.35)
    middle, wide = (left + right) / 2, right - left
    for z in (foot + 0.045, top - 0.16, top - 0.03):
        board('railing', (wide, 0.026, 0.014), (middle, y, z), iron, 0)
    count = round(wide / 0.115)
    step = wide / count
    for i in range(count):
        x = left + (i + 0.5) * step
        board('railing', (0.013, 0.013, top - foot - 0.03), (x, y, (foot + top) / 2), iron, 0)
        for lean in (-1, 1):
            board('railing', (0.009, 0.009, 0.166), (x + step / 2, y, top - 0.095), iron, 0, turn=(0, lean * 41, 0))
    board('hand rail', (wide, 0.075, 0.042), (middle, y, top), rail, 0.012)


def split_bamboo_blind(left, right, y, top, drop):
    """Let down a little way: strips on threads, and the rest rolled up in its cords."""
    bamboo, wide, middle = make('bamboo'), right - left, (left + right) / 2
    for i in range(round(drop / 0.0125)):
        board('strip', (wide, 0.003, 0.0098), (middle, y, top - 0.0125 * (i + 0.5)), bamboo, 0)
    roll = top - drop - 0.05
    turned('roll', [(0.030, 0), (0.058, 0.001), (0.060, wide / 2), (0.058, wide - 0.001), (0.030, wide)], bamboo, (left, y - 0.01, roll), (0, 90, 0), 40)
    for share in (0.14, 0.5, 0.86):
        x = left + wide * share
        loop = [(x, y - 0.01 + 0.064 * math.sin(a), roll + 0.064 * math.cos(a)) for a in (2 * math.pi * i / 24 for i in range(24))]
        wire('cord', loop, 0.004, make('raw-jute'), closed=True)
        wire('cord', [(x, y - 0.072, roll), (x, y - 0.02, top)], 0.003, make('raw-jute'))


def lantern(x, y, z, watts):
    """A cage of sheet iron on a bracket, open below; `watts` 0: not lit."""
    iron, half = plain('lantern', IRON, 0.45, 0.4), 0.070
    out = y - 0.16
    board('back plate', (0.075, 0.012, 0.20), (x, y - 0.006, z + 0.13), iron, 0.004)
    wire('bracket', [(x, y - 0.01, z + 0.20), (x, y - 0.09, z + 0.235), (x, out, z + 0.215), (x, out, z + 0.18)], 0.008, iron)
    turned('roof', [(half * 1.55, 0), (half * 1.5, 0.006), (half * 0.62, 0.060), (half * 0.5, 0.064), (half * 0.5, 0.085), (0.012, 0.100), (0.006, 0.116), (0.001, 0.118)], iron, (x, out, z + 0.105), (0, 0, 45), 4)
    for sx in (-1, 1):
        board('foot', (0.014, 2 * half + 0.014, 0.014), (x + sx * half, out, z - 0.112), iron, 0.003)
        board('foot', (2 * half, 0.014, 0.014), (x, out + sx * half, z - 0.112), iron, 0.003)
        for sy in (-1, 1):
            board('bar', (0.012, 0.012, 0.225), (x + sx * half, out + sy * half, z), iron, 0.002, 'z')
    s = Shader('lamp')
    warm = rgba(linear('#ffd9a0'))
    shine = s.finish(s.node('Emission', None, Color=warm, Strength=14).outputs[0]) if watts else plain('opal', '#e9e4d6', 0.3, 0.5)
    lamp = turned('lamp', [(0.012, -0.10), (0.014, -0.055), (0.030, -0.025), (0.034, 0.005), (0.026, 0.030), (0.001, 0.042)], shine, (x, out, z), count=32)
    if watts:
        lamp.visible_shadow = False
        bulb((x, out, z), watts, 0.035)
