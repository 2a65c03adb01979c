"""A cotton curtain on a rod: gathered above, stirred below by the air that comes in."""

import math

from mathutils import noise

from ..joinery import turned, wire
from ..mesh import add_mesh, from_faces, smooth
from ..nodes import Shader, linear, rgba


def cotton(name, colour, hem, reach):
    """Light comes through it; `hem` is the colour of its woven border, a hand above the floor."""
    s = Shader(name)
    _, v, _ = s.split(s.cloth_coordinates())
    ground, border = rgba(linear(colour)), rgba(linear(hem))
    stops = [(0, ground), (0.045 / reach, border), (0.050 / reach, ground), (0.062 / reach, border), (0.125 / reach, ground), (0.137 / reach, border), (0.142 / reach, ground)]
    tint = s.ramp(s.math('DIVIDE', v, reach), stops, sharp=True)
    front = s.node('BsdfDiffuse', None, Color=tint).outputs[0]
    through = s.node('BsdfTranslucent', None, Color=tint).outputs[0]
    return s.finish(s.node('MixShader', None, _0=0.42, _1=front, _2=through).outputs[0])


def curtain(left, right, wall, rod, colour, hem, folds=7, stirred=0.2, seed=2.0):
    """Hangs from its rod to the floor between two places along the far wall; `stirred` is how far its foot swings in."""
    foot, top, columns, rows = 0.025, rod + 0.035, 22 * folds, 64
    wide = right - left

    def place(i, j):
        u, t = i / columns, j / rows
        down = 1 - t
        z = foot + (top - foot) * t
        wave = u * folds + 0.35 * noise.noise((u * 2.2, down * 0.9, seed))
        deep = 0.030 + 0.034 * down ** 0.7 + 0.010 * noise.noise((u * 5, down * 1.5, seed + 4))
        # The edge by the open leaf swings furthest, and rises as it does.
        swing = stirred * down**2 * (0.12 + 0.88 * u**1.3)
        x = left + wide * u + 0.014 * math.sin(4 * math.pi * wave) * (0.4 + down) - 0.85 * swing
        return (x, wall - 0.095 + deep * math.sin(2 * math.pi * wave) - 0.8 * swing, z + 0.4 * swing * down)

    across = columns + 1
    vertices = [place(i, j) for j in range(rows + 1) for i in range(across)]
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i) for j in range(rows) for i in range(columns)]
    mesh = from_faces(vertices, faces, 'curtain')
    layer = mesh.uv_layers.new(name='UVMap').data
    for loop in mesh.loops:
        row, column = divmod(loop.vertex_index, across)
        layer[loop.index].uv = (2 * wide * column / columns, (top - foot) * row / rows)
    smooth(mesh, 80)
    add_mesh(mesh, 'curtain', cotton('curtain', colour, hem, top - foot))


def curtain_rod(left, right, wall, height, metal):
    wire('curtain rod', [(left, wall - 0.095, height), (right, wall - 0.095, height)], 0.011, metal)
    for x, way in ((left, -90), (right, 90)):
        turned('finial', [(0.011, 0), (0.015, 0.004), (0.015, 0.010), (0.011, 0.014), (0.024, 0.030), (0.022, 0.046), (0.002, 0.056)], metal, (x, wall - 0.095, height), (0, way, 0), 32)
        turned('bracket', [(0.022, 0), (0.022, 0.006), (0.007, 0.010), (0.007, 0.095)], metal, (x - math.copysign(0.08, way), wall, height), (90, 0, 0), 24)
