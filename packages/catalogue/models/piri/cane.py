"""Woven cane: real ribbons, over and under, pairs upright and level, single ones on the diagonals."""

import math

from mathutils import Vector

from .joinery import wire
from .mesh import add_mesh, from_faces, give_cloth_coordinates, smooth

PITCH = 0.0132
RIBBON = 0.0021


def cane(name, width, height, at, material, parent=None, turn=(0, 0, 0)):
    """A sheet in the X-Z plane; `at` is its middle."""
    vertices, faces = [], []

    def ribbon(a, b, breadth, phase, lift):
        start, way = Vector((a[0], 0, a[1])), Vector((b[0] - a[0], 0, b[1] - a[1]))
        length = way.length
        if length < 0.004:
            return
        count, way = max(2, int(length / (PITCH / 3))), way / length
        side, base = Vector((-way.z, 0, way.x)) * breadth / 2, len(vertices)
        for i in range(count + 1):
            travelled = length * i / count
            wave = Vector((0, math.sin(math.pi * travelled / PITCH + phase) * 0.0007 + lift, 0))
            point = start + way * travelled + wave
            vertices.extend([point + side, point + Vector((0, -0.00035, 0)), point - side])
        for i in range(count):
            k = base + 3 * i
            faces.extend([(k, k + 1, k + 4, k + 3), (k + 1, k + 2, k + 5, k + 4)])

    columns, rows = int(width / PITCH / 2) + 1, int(height / PITCH / 2) + 1
    for i in range(-columns, columns + 1):
        for side in (-1, 1):
            x = i * PITCH + side * 0.0017
            if abs(x) < width / 2:
                ribbon((x, -height / 2), (x, height / 2), RIBBON, math.pi * (i % 2) + (side > 0) * math.pi, 0)
    for i in range(-rows, rows + 1):
        for side in (-1, 1):
            z = i * PITCH + side * 0.0017
            if abs(z) < height / 2:
                ribbon((-width / 2, z), (width / 2, z), RIBBON, math.pi * (i % 2) + (side > 0) * math.pi, -0.0005)
    for slope in (1, -1):
        for i in range(-columns - rows - 1, columns + rows + 2):
            rise = (i + 0.5) * PITCH
            ends = sorted([(-height / 2 - rise) / slope, (height / 2 - rise) / slope])
            left, right = max(-width / 2, ends[0]), min(width / 2, ends[1])
            if right > left:
                a, b = (left, slope * left + rise), (right, slope * right + rise)
                ribbon(a, b, RIBBON * 1.15, 0, -0.0011 if slope > 0 else -0.0016)
    mesh = from_faces(vertices, faces, name)
    smooth(mesh, 60)
    give_cloth_coordinates(mesh)
    return add_mesh(mesh, name, material, at, turn, parent)


def cane_in_frame(name, width, height, at, material, bead, parent=None):
    """Cane set into an opening, held by a thin bead of wood as on a real door."""
    sheet = cane(name, width + 0.004, height + 0.004, at, material, parent)
    x, y, z = at
    inset = 0.0022
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    points = [(x + a * (width / 2 - inset), y - 0.0045, z + b * (height / 2 - inset)) for a, b in corners]
    wire(f'{name} bead', points, 0.0024, bead, closed=True, parent=parent)
    return sheet
