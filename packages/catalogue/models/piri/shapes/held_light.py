"""How much of the sky each point sees: what a picture has from its light, a shape carries with it."""

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

REACH = 0.5
DIRECTIONS = 56
# The floor throws light back.
FLOOR = 0.55


def give_shade(parts):
    """Adds `shade` to each part: its tone, darkened where other parts are near."""
    solid = [p for p in parts if not p['clear']]
    places, faces, start = [], [], 0
    for part in solid:
        places.append(part['position'])
        faces.append(part['index'].reshape(-1, 3) + start)
        start += len(part['position'])
    tree = BVHTree.FromPolygons(np.concatenate(places).tolist(), np.concatenate(faces).tolist())
    ways = sphere(DIRECTIONS)
    for part in parts:
        open_sky = np.ones(len(part['position'])) if part['clear'] else seen(part, tree, ways)
        part['shade'] = np.clip(part['tone'] * (0.12 + 0.88 * open_sky), 0, 1).astype(np.float32)


def sphere(count):
    """Directions spread evenly; the same for every point, so that shade changes smoothly."""
    i = np.arange(count) + 0.5
    up, around = 1 - 2 * i / count, np.pi * (1 + 5**0.5) * i
    flat = np.sqrt(1 - up**2)
    return np.column_stack([flat * np.cos(around), flat * np.sin(around), up])


def seen(part, tree, ways):
    """Each place once: its corners differ in normal and coordinates, and look the same way often enough."""
    rows = np.column_stack([np.round(part['position'] * 2e3), np.round(part['normal'] * 4)]).astype(np.int32)
    _, first, back = np.unique(rows, axis=0, return_index=True, return_inverse=True)
    values = np.array([sky(Vector(part['position'][i]), part['normal'][i], tree, ways) for i in first])
    return filled(values[back.ravel()], part['index'].reshape(-1, 3))


def sky(place, normal, tree, ways):
    """The share of the sky, or nothing for a point inside of another part."""
    facing = ways @ normal
    whole, lost, within = 0.0, 0.0, 0.0
    start = place + Vector(normal) * 0.0015
    for k in np.flatnonzero(facing > 0.05):
        way, weight = Vector(ways[k]), facing[k]
        whole += weight
        _, other, _, far = tree.ray_cast(start, way, REACH)
        if far is not None:
            lost += weight * (1 - far / REACH)
            if other.dot(way) > 0:
                within += weight
        elif way.z < 0 and start.z / -way.z < REACH:
            lost += weight * (1 - FLOOR) * (1 - max(0, start.z) / -way.z / REACH)
    return np.nan if within > 0.45 * whole else 1 - lost / whole


def filled(values, faces):
    """What nobody sees takes the shade of its surroundings, or boards would darken far before a joint."""
    for _ in range(12):
        hidden = np.isnan(values)
        if not hidden.any():
            break
        known = np.where(hidden, 0, values)
        total, count = np.zeros(len(values)), np.zeros(len(values))
        for a, b in ((0, 1), (1, 2), (2, 0)):
            for x, y in ((a, b), (b, a)):
                np.add.at(total, faces[:, x], known[faces[:, y]])
                np.add.at(count, faces[:, x], ~hidden[faces[:, y]])
        near = hidden & (count > 0)
        values = values.copy()
        values[near] = total[near] / count[near]
    return np.where(np.isnan(values), 0.5, values)
