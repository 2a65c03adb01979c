"""A nakshi kantha in a frame: a lotus, kalkas in the corners, a sewn border. Every stitch is there."""

import math

from mathutils import Vector

from ..joinery import board, frame, strands
from ..materials.cloth import woven
from ..materials.hard import plain
from ..materials.by_name import make
from ..mesh import add_mesh, chance, from_faces, give_cloth_coordinates


ALTA, NEEL, TURMERIC, THREAD = '#9c2138', '#2b3f86', '#d39a2e', '#f4efe2'


def kantha_picture(at, width, height):
    """Hangs with its back on the wall; `at` is its middle."""
    x, y, z = at
    frame('picture frame', width, height, 0.022, 0.028, at, make('segun'))
    board('mount', (width - 0.03, 0.004, height - 0.03), (x, y + 0.004, z), plain('mount', '#ece7da', 0.9, 0.05), 0)
    inner = (width - 0.15, height - 0.15)
    board('kantha', (inner[0], 0.004, inner[1]), (x, y, z), woven('kantha ground', '#e6dfca', thread=0.0012, relief=0.2), 0.001)
    patches = [*lotus(), *(p for sx in (-1, 1) for sz in (-1, 1) for p in kalka(sx * inner[0] * 0.355, sz * inner[1] * 0.30, sx, sz))]
    for depth, (line, colour, _) in enumerate(patches):
        applique([(x + a, y - 0.0024 - 0.00006 * depth, z + b) for a, b in line], colour)
    lines = [(line, thread) for line, _, thread in patches] + list(border(inner)) + list(quilting(inner))
    for colour in {thread for _, thread in lines}:
        sewn = [[(x + a, y - 0.0046, z + b) for a, b in stitch] for line, thread in lines if thread == colour for stitch in running(line)]
        strands('kantha stitches', sewn, 0.0014, plain(f'thread {colour}', colour, 0.7, 0.2))


def applique(outline, colour):
    """A patch of cloth laid on, its edge turned in."""
    mesh = from_faces(outline, [tuple(range(len(outline)))], 'patch')
    give_cloth_coordinates(mesh)
    add_mesh(mesh, 'patch', woven(f'patch {colour}', colour, thread=0.0013, relief=0.25))


def border(inner):
    for inset, colour in ((0.014, NEEL), (0.024, ALTA), (0.034, NEEL)):
        a, b = inner[0] / 2 - inset, inner[1] / 2 - inset
        yield [(-a, -b), (a, -b), (a, b), (-a, b), (-a, -b)], colour


def quilting(inner, row=0.012):
    for i in range(int(inner[1] / row)):
        z = (i + 0.5) * row - inner[1] / 2
        yield [(-inner[0] / 2, z), (inner[0] / 2, z)], '#d4cbb2'


def running(line, length=0.0085, gap=0.005):
    """A line as short stitches, as even as a hand sews."""
    travelled = chance.uniform(0, length)
    for a, b in zip(line, line[1:]):
        a, b = Vector(a), Vector(b)
        way, at = (b - a).length, -(travelled % (length + gap))
        while at < way:
            start, stop = max(0, at), min(way, at + length * chance.uniform(0.85, 1.1))
            if stop - start > 0.002:
                yield [tuple(a.lerp(b, start / way)), tuple(a.lerp(b, stop / way))]
            at += length + gap
        travelled += way


def lotus():
    """Rings of petals, the largest first, each with an outline and an inner line of thread."""
    for radius, petals, colour, thread, turn in ((0.215, 12, ALTA, THREAD, 0), (0.160, 12, TURMERIC, ALTA, 0.5), (0.115, 8, NEEL, THREAD, 0), (0.066, 8, ALTA, TURMERIC, 0.5)):
        for p in range(petals):
            yield petal(2 * math.pi * (p + turn) / petals, radius * 0.34, radius, math.pi / petals * 0.9), colour, thread
    yield [(0.024 * math.cos(a), 0.024 * math.sin(a)) for a in (i * math.pi / 16 for i in range(33))], TURMERIC, NEEL


def petal(angle, inner, outer, half):
    """Pointed at its tip, narrow at its foot."""
    out = []
    for i in range(33):
        t = i / 32
        along, side = 1 - abs(2 * t - 1), 1 if t < 0.5 else -1
        radius = inner + (outer - inner) * along
        spread = half * side * math.sin(math.pi * along) ** 0.7 if 0 < along < 1 else 0
        out.append((radius * math.cos(angle + spread), radius * math.sin(angle + spread)))
    return out


def kalka(x, z, sx, sz, size=0.125):
    """The curved drop that is at home in every corner of a kantha."""
    for share, colour, thread in ((1.0, NEEL, THREAD), (0.68, TURMERIC, NEEL), (0.38, ALTA, THREAD)):
        line = []
        for i in range(49):
            t = i / 48 * 2 * math.pi
            across = math.sin(t) * ((1 - math.cos(t)) / 2) ** 0.9 * 0.62
            up = 0.72 - 0.625 * (1 - math.cos(t)) + 0.55
            across += 0.34 * max(0, up - 0.3) ** 2
            line.append((x + sx * across * size * share, z + sz * (up - 0.4) * size * share))
        yield line, colour, thread
