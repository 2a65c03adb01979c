"""What lies on a desk that is worked at: a notebook lying open, loose sheets, a pen, a mug of pencils, tea."""

import math

from ..crockery import cup, plate
from ..joinery import board, member, strands, turned
from ..materials.hard import plain
from ..mesh import add, add_mesh, chance, from_faces, give_cloth_coordinates, smooth


def notebook(at, turn, wide=0.150, tall=0.215):
    """Open in the middle: two waves of paper over a cloth cover, half a page written."""
    handle = add(None, 'notebook', at, (0, 0, turn))
    board('cover', (2 * wide + 0.012, tall + 0.010, 0.003), (0, 0, 0.0015), plain('notebook cover', '#7a2a34', 0.7, 0.2), 0.001, parent=handle)
    steps, lift = 14, lambda t: 0.004 + 0.016 * math.sin(math.pi * t**0.55) * (1 - 0.45 * t)
    for s in (-1, 1):
        points = [(s * wide * i / steps, y, lift(i / steps)) for i in range(steps + 1) for y in (-tall / 2, tall / 2)]
        mesh = from_faces(points, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)], 'page')
        give_cloth_coordinates(mesh)
        smooth(mesh, 80)
        add_mesh(mesh, 'page', plain('paper', '#e9e3d2', 0.9, 0.08), parent=handle)
    lines = [[(x, tall * (0.38 - 0.065 * k) + chance.uniform(-0.0016, 0.0016), lift(-x / wide) + 0.0006) for x in along_line(k, wide)] for k in range(11)]
    strands('writing', lines, 0.0006, ink(), parent=handle)


def along_line(k, wide):
    end = 0.10 + 0.25 * (k % 4 == 3)
    return [-wide * (0.90 - (0.90 - end) * i / 24) for i in range(25)]


def ink():
    return plain('ink', '#2b3a6b', 0.7, 0.1)


def sheets(at, count, size=(0.210, 0.297)):
    """Loose ones, each laid down a little turned."""
    x, y, z = at
    for i in range(count):
        turn = (0, 0, chance.uniform(-9, 9))
        board('sheet', (*size, 0.0008), (x + chance.uniform(-0.012, 0.012), y + chance.uniform(-0.010, 0.010), z + 0.0008 * (i + 0.5)), plain('paper', '#e9e3d2', 0.9, 0.08), 0, turn=turn)


def pen(at, turn, colour='#1f2a4c', length=0.138):
    handle = add(None, 'pen', at, (0, 0, turn))
    lacquer = plain('pen', colour, 0.25, 0.5)
    member('pen', [(-length / 2, 0, 0.0055), (-length * 0.3, 0, 0.0055), (length * 0.36, 0, 0.0055), (length / 2, 0, 0.0048)], [0.0040, 0.0054, 0.0050, 0.0010], lacquer, up=(0, 1, 0), parent=handle)


def mug_of_pencils(at, glaze):
    """A tumbler without a handle; pencils lean on its lip."""
    x, y, z = at
    radius, tall = 0.040, 0.098
    turned('mug', [(0.001, 0), (radius * 0.92, 0), (radius, 0.006), (radius, tall), (radius - 0.004, tall), (radius - 0.004, 0.010), (0.001, 0.010)], glaze, at, count=56)
    for i, colour in enumerate(('#b58a3c', '#7a2a34', '#2f3b52', '#b58a3c', '#5c6b52')):
        a = 2 * math.pi * i / 5 + 0.4
        foot = (x - 0.018 * math.cos(a), y - 0.018 * math.sin(a), z + 0.014)
        lean, long = 0.44 + 0.10 * (i % 2), 0.150 + 0.012 * (i % 3)
        top = (foot[0] + lean * math.cos(a) * 0.13, foot[1] + lean * math.sin(a) * 0.13, z + long)
        member('pencil', [foot, top], [0.0036, 0.0036], plain(f'pencil {colour}', colour, 0.4, 0.4), up=(0, 1, 0))


def tea(at, glaze):
    """On its saucer, drunk to a finger below the lip."""
    x, y, z = at
    plate((x, y, z), 0.070, glaze)
    cup((x, y, z + 0.006), glaze)
    turned('tea', [(0.0300, 0), (0.0300, 0.0010), (0.001, 0.0010)], plain('tea', '#8a4a22', 0.12, 0.5), (x, y, z + 0.064), count=36)
