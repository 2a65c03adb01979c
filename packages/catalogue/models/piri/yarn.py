"""Yarn, rope and braid as what they are: plies laid about one another, led along any way."""

import math

import bpy
import numpy as np

from .mesh import add_mesh, give_grain, smooth


def twisted(name, ways, radius, material, plies=3, lay=0.03, depth=0.22, sides=12, closed=False, fine=2.5):
    """Ropes along ways (lists of points), as one thing. `lay`: metres that a ply needs once around; `depth`: of the
    grooves between plies, as a share. `fine` makes the cloth that it is of so many times finer than it is on a seat.
    """
    vertices, faces, uvs, start = [], [], [], 0
    for number, way in enumerate(ways):
        points = np.array([tuple(p) for p in way], float)
        count = len(points)
        forward = np.roll(points, -1, 0) - np.roll(points, 1, 0)
        if not closed:
            forward[0], forward[-1] = points[1] - points[0], points[-1] - points[-2]
        forward /= np.maximum(np.linalg.norm(forward, axis=1), 1e-9)[:, None]
        side = carried(forward)
        up = np.cross(forward, side)
        steps = np.linalg.norm(np.diff(points, axis=0), axis=1)
        run = np.concatenate([[0], np.cumsum(steps)])
        angle = 2 * math.pi * np.arange(sides) / sides
        thick = radius[number] if hasattr(radius, '__len__') else radius
        turn = run[:, None] * 2 * math.pi / lay + number * 1.7
        reach = thick * (1 - depth * 0.5 + depth * 0.5 * np.cos(plies * (angle[None, :] - turn)))
        ring = side[:, None] * (np.cos(angle) * reach)[..., None] + up[:, None] * (np.sin(angle) * reach)[..., None]
        vertices.append((points[:, None] + ring).reshape(-1, 3))
        along = np.repeat(run[:, None], sides, 1) * fine + number * 0.37
        around = np.repeat((angle * thick)[None], count, 0) * fine + number * 0.11 + turn * 0.002
        uvs.append(np.dstack([along, around]).reshape(-1, 2))
        last = count if closed else count - 1
        i, j = np.meshgrid(np.arange(last), np.arange(sides), indexing='ij')
        a, b = start + i * sides, start + (i + 1) % count * sides
        faces.append(np.dstack([a + j, a + (j + 1) % sides, b + (j + 1) % sides, b + j]).reshape(-1, 4))
        start += count * sides
    return woven_mesh(name, np.concatenate(vertices), np.concatenate(faces), np.concatenate(uvs), material)


def carried(forward):
    """A direction across the way, carried along it without turning about it."""
    side = np.empty_like(forward)
    first = np.cross(forward[0], (0.31, 0.17, 0.93))
    if np.linalg.norm(first) < 0.1:
        first = np.cross(forward[0], (1, 0, 0))
    side[0] = first / np.linalg.norm(first)
    for i in range(1, len(forward)):
        moved = side[i - 1] - forward[i] * np.dot(side[i - 1], forward[i])
        side[i] = moved / max(np.linalg.norm(moved), 1e-9)
    return side


def woven_mesh(name, vertices, faces, uvs, material):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices.tolist(), [], faces.tolist())
    layer = mesh.uv_layers.new(name='UVMap')
    layer.data.foreach_set('uv', uvs[faces.reshape(-1)].astype(np.float32).ravel())
    smooth(mesh, 80)
    give_grain(mesh)
    return add_mesh(mesh, name, material)
