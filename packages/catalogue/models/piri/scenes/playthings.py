"""What children leave about: a paper kite, a string of paper flags, blocks, a spinning top with its cord, a slate."""

import math

from ..joinery import board, strands, turned, wire
from ..materials.hard import plain
from ..mesh import add, add_mesh, from_faces, group, spline

ALTA, TURMERIC, TEAL, SKY, CHALK = '#9c2138', '#d39a2e', '#2f6a6b', '#8fa9bb', '#ece6d8'


def paper(colour):
    return plain(f'paper {colour}', colour, 0.85, 0.1)


def patch(name, points, material, parent=None):
    return add_mesh(from_faces(points, [tuple(range(len(points)))], name), name, material, parent=parent)


def kite(at, turn, half=0.30):
    """A fighter kite of four papers, a moon on its middle, hung up by its spine; `at` is its middle on the wall."""
    handle = add(None, 'kite', at, (0, turn, 0))
    tips = [(0, half * 1.04), (half, 0), (0, -half), (-half, 0)]
    bow = lambda x, z, lift=0.0: (x, -0.030 + 0.022 * (x / half) ** 2 - lift, z)
    for k, colour in enumerate((ALTA, TURMERIC, ALTA, TURMERIC)):
        (ax, az), (bx, bz) = tips[k], tips[(k + 1) % 4]
        patch('kite paper', [bow(0, 0), bow(ax, az), bow((ax + bx) / 2, (az + bz) / 2), bow(bx, bz)], paper(colour), handle)
    ring = [(half * 0.30 * math.cos(a), half * 0.30 * math.sin(a)) for a in (math.pi * i / 20 for i in range(40))]
    patch('kite moon', [bow(x, z, 0.004) for x, z in ring], paper(CHALK), handle)
    tail = [bow(0, -half + 0.012), bow(0.045, -half - 0.085), bow(-0.045, -half - 0.085)]
    patch('kite tail', tail, paper(TEAL), handle)
    cane = plain('split bamboo', '#c9a468', 0.6, 0.2)
    wire('kite spine', [bow(0, half * 1.04, 0.002), bow(0, -half - 0.02, 0.002)], 0.0028, cane, parent=handle)
    arch = [bow(half * math.sin(a), half * 0.62 * math.cos(a) - 0.004, 0.003) for a in (math.radians(-90 + 9 * i) for i in range(21))]
    wire('kite bow', arch, 0.0022, cane, parent=handle)


def flags(start, end, sag, wall, count=13, size=0.15):
    """Paper flags on a string between two nails (x and height), each turned a little by the air."""
    (x0, z0), (x1, z1) = start, end
    y = wall - 0.018
    hang = lambda t: (x0 + (x1 - x0) * t, y, z0 + (z1 - z0) * t - sag * 4 * t * (1 - t))
    wire('string', [hang(i / 60) for i in range(61)], 0.0026, paper('#8b7350'))
    for i in range(count):
        t = (i + 0.5) / count
        x, _, z = hang(t)
        half, out = size * 0.40, 0.014 * math.sin(2.3 * i)
        a, b = hang(t - half / abs(x1 - x0)), hang(t + half / abs(x1 - x0))
        patch('flag', [a, b, (x + out * 0.5, y - 0.012 - abs(out), z - size)], paper((ALTA, CHALK, TURMERIC, TEAL)[i % 4]))


def blocks(at, turn, side=0.062):
    """A tower that has just been begun, and two that fell off it."""
    places = [(0, 0, 0, 6, ALTA), (side + 0.004, 0.004, 0, -4, SKY), (side * 0.5, 0.002, 1, 11, TURMERIC), (side * 0.54, 0.0, 2, -8, TEAL),
              (-0.13, -0.05, 0, 32, TEAL), (0.19, -0.10, 0, -24, TURMERIC)]
    made = [board('block', (side,) * 3, (x, y, side * (level + 0.5)), plain(f'block {colour}', colour, 0.5, 0.35), 0.005, turn=(0, 0, angle))
            for x, y, level, angle, colour in places]
    group('blocks', made, at, turn)


def spinning_top(at, turn):
    """Lying on its side, as it stopped, its cord beside it."""
    body = [(0.001, 0), (0.004, 0.010), (0.012, 0.022), (0.034, 0.052), (0.041, 0.068), (0.040, 0.078), (0.030, 0.090), (0.012, 0.094), (0.010, 0.104), (0.001, 0.106)]
    lean = (0, 62, 0)
    top = turned('top', body, plain('top', ALTA, 0.35, 0.45), (0, 0, 0.012), lean, 40)
    band = turned('top band', [(0.0405, 0.066), (0.0422, 0.069), (0.0420, 0.077), (0.0405, 0.079)], plain('top band', TURMERIC, 0.35, 0.45), (0, 0, 0.012), lean, 40)
    cord = spline([(0.02, -0.06, 0.003), (0.09, -0.10, 0.003), (0.17, -0.05, 0.003), (0.15, 0.05, 0.003), (0.06, 0.07, 0.004), (0.02, 0.12, 0.003), (0.10, 0.17, 0.003)], 10)
    group('spinning top', [top, band, strands('cord', [cord], 0.0022, paper(CHALK))], at, turn)


def slate(at, turn, wide=0.26, deep=0.19):
    """In its frame of wood, a line of chalk begun on it and the chalk beside."""
    wood, chalk = plain('slate frame', '#b98f5e', 0.6, 0.25), paper(CHALK)
    made = [board('slate', (wide - 0.02, deep - 0.02, 0.006), (0, 0, 0.005), plain('slate', '#2c3033', 0.75, 0.2), 0.001)]
    for s in (-1, 1):
        made.append(board('slate frame', (wide, 0.022, 0.012), (0, s * (deep - 0.022) / 2, 0.006), wood, 0.003))
        made.append(board('slate frame', (0.022, deep - 0.044, 0.012), (s * (wide - 0.022) / 2, 0, 0.006), wood, 0.003, 'y'))
    curls = [(-0.07 + 0.11 * t + 0.016 * math.sin(18 * t), 0.02 + 0.018 * math.cos(18 * t), 0.0085) for t in (i / 60 for i in range(61))]
    made.append(strands('chalk line', [curls], 0.0014, chalk))
    made.append(turned('chalk', [(0.0005, 0), (0.0045, 0.0005), (0.0045, 0.052), (0.0005, 0.0525)], chalk, (0.03, -0.045, 0.013), (0, 90, 24)))
    group('slate', made, at, turn)
