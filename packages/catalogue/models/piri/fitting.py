"""The last hand on a piece of many bent parts: brought to its measures by a hair, and set on its middle."""

from contextlib import contextmanager

import bpy
from mathutils import Vector

from .mesh import add

# More than this is no tolerance of the workshop but a wrong drawing.
MOST = 0.05


@contextmanager
def fitted(piece):
    """What is built within fills the product's width, depth and height to the millimetre and stands on the floor."""
    before = set(bpy.data.objects)
    yield
    made = [thing for thing in bpy.data.objects if thing not in before]
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in made:
        if thing.type not in ('MESH', 'CURVE'):
            continue
        evaluated = thing.evaluated_get(graph)
        data = evaluated.to_mesh()
        points += [evaluated.matrix_world @ v.co for v in data.vertices]
        evaluated.to_mesh_clear()
    low, high = (Vector([find(p[k] for p in points) for k in range(3)]) for find in (min, max))
    share = Vector([piece.size[k] / (high[k] - low[k]) for k in range(3)])
    print('piri: drawn', *(f'{(high[k] - low[k]) * 100:.1f}' for k in range(3)), flush=True)
    if any(abs(s - 1) > MOST for s in share):
        raise ValueError(f'The piece is drawn {[round((high[k] - low[k]) * 100, 1) for k in range(3)]} cm large.')
    handle = add(None, 'piece')
    for thing in made:
        if thing.parent is None:
            thing.parent = handle
    handle.scale = share
    handle.location = [-(low[k] + high[k]) / 2 * share[k] for k in (0, 1)] + [-low[2] * share[2]]
