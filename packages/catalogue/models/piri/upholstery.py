"""What an upholsterer makes: sewn boxes filled until they bulge, piped or topstitched along their seams.

Each is a grid of cloth blown up by a short cloth simulation. Simulations are slow and always end alike, so their
result is kept on disk. A finer grid or more pressure makes balloons: the two belong together.
"""

import hashlib
import json
import math
import pickle
import random
from pathlib import Path

import bmesh
import bpy
from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree

from .joinery import strands, wire
from .mesh import add_mesh, from_bmesh, give_cloth_coordinates

SETTLED = Path(__file__).parents[2] / '.masters' / 'settled'

# How firmly a thing is filled: cell of the grid, pressure, frames, bending, tension, crown and hollow (metres).
FILLINGS = {
    'seat': dict(cell=0.026, pressure=2.0, frames=18, bend=1.5, tension=36, crown=0.006, hollow=0.006, flat=0.62),
    'back': dict(cell=0.024, pressure=6.5, frames=26, bend=0.5, tension=24, crown=0.022),
    'frame': dict(cell=0.035, pressure=1.6, frames=12, bend=12, tension=50, jitter=0.002),
    'board': dict(cell=0.045, pressure=1.2, frames=10, bend=10, tension=30),
    'throw': dict(cell=0.02, pressure=8, frames=32, bend=0.2, tension=16, fitted=False),
    'pillow': dict(cell=0.026, pressure=9, frames=32, bend=0.2, tension=14, fitted=False),
    'mattress': dict(cell=0.05, pressure=1.8, frames=12, bend=6, tension=50, jitter=0.002),
    'pad': dict(cell=0.018, pressure=2.4, frames=16, bend=1.2, tension=36, crown=0.004, hollow=0.004, flat=0.7),
}


def sewn(name, size, filling, material, at=(0, 0, 0), turn=(0, 0, 0), piping=(), stitched=(), thread=None, seed=0,
         pipe=0.0045, parent=None, **changes):
    """A sewn box by its full size and centre.

    `piping` and `stitched` name seams: 'z' both rims of top and bottom, 'z+' the upper one, 'y-' the front one.
    """
    f = {'crown': 0, 'hollow': 0, 'flat': 1.0, 'true': 0, 'fitted': True, 'jitter': 0.004, **FILLINGS[filling], **changes}
    mesh = grid_box(size, f['cell'], name)
    give_cloth_coordinates(mesh)
    seams = {a: seam(mesh, size, a) for a in [*all_rims(piping), *all_rims(stitched)]}
    for vertex, place in zip(mesh.vertices, settled(mesh, size, f, seed)):
        vertex.co = Vector(place).lerp(vertex.co, f['true'] * nearness_to_seam(vertex.co, size))
    shape(mesh, size, f)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.update()
    thing = add_mesh(mesh, name, material, at, turn, parent)
    subdivision = thing.modifiers.new('soft', 'SUBSURF')
    subdivision.levels, subdivision.render_levels = 1, 2
    if piping:
        # The softened cloth draws in from its corners, and the piping is sewn to the cloth.
        surface = BVHTree.FromObject(thing, bpy.context.evaluated_depsgraph_get())
    for rim in all_rims(piping):
        way = [surface.find_nearest(p)[:2] for p in softened([mesh.vertices[i].co for i in seams[rim]])]
        points = [place + normal * pipe * 0.5 for place, normal in way]
        wire(f'{name} piping', points, pipe, material, closed=True, parent=thing)
    for rim in all_rims(stitched):
        topstitch(thing, [mesh.vertices[i].co.copy() for i in seams[rim]], rim, thread or material)
    return thing


def all_rims(rims):
    return [r for rim in rims for r in ([rim] if len(rim) == 2 else [rim + '+', rim + '-'])]


def grid_box(size, cell, name):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector([v.co[k] * size[k] for k in range(3)])
    for k in range(3):
        count = max(1, round(size[k] / cell))
        for i in range(1, count):
            place, normal = [0, 0, 0], [0, 0, 0]
            normal[k], place[k] = 1, -size[k] / 2 + size[k] * i / count
            geometry = bm.verts[:] + bm.edges[:] + bm.faces[:]
            bmesh.ops.bisect_plane(bm, geom=geometry, plane_co=place, plane_no=normal)
    bm.verts.index_update()
    bm.normal_update()
    return from_bmesh(bm, name)


def seam(mesh, size, rim):
    """The vertices around one side of the box, in order."""
    k, sign = 'xyz'.index(rim[0]), 1 if rim[1] == '+' else -1
    a, b = [q for q in range(3) if q != k]
    on_rim = [
        v.index
        for v in mesh.vertices
        if abs(v.co[k] - sign * size[k] / 2) < 1e-5
        and (abs(abs(v.co[a]) - size[a] / 2) < 1e-5 or abs(abs(v.co[b]) - size[b] / 2) < 1e-5)
    ]

    def way_round(i):
        x, y = mesh.vertices[i].co[a] / size[a], mesh.vertices[i].co[b] / size[b]
        if abs(y + 0.5) < 1e-4 and x < 0.5 - 1e-4:
            return x + 0.5
        if abs(x - 0.5) < 1e-4 and y < 0.5 - 1e-4:
            return 1 + y + 0.5
        if abs(y - 0.5) < 1e-4 and x > -0.5 + 1e-4:
            return 2 + 0.5 - x
        return 3 + 0.5 - y

    return sorted(on_rim, key=way_round)


def settled(mesh, size, f, seed):
    """Where the cloth comes to rest."""
    key = json.dumps([[round(s, 5) for s in size], f['cell'], f['pressure'], f['frames'], f['bend'], f['tension'], f['crown'], f['jitter'], seed])
    file = SETTLED / f'{hashlib.md5(key.encode()).hexdigest()}.pickle'
    if not file.exists():
        SETTLED.mkdir(parents=True, exist_ok=True)
        places = simulate(mesh.copy(), size, f, seed)
        file.write_bytes(pickle.dumps(places))
    return pickle.loads(file.read_bytes())


def simulate(mesh, size, f, seed):
    dice = random.Random(seed * 131 + round(size[0] * 1000))
    drift = Vector((dice.uniform(0, 99), dice.uniform(0, 99), dice.uniform(0, 99)))
    for v in mesh.vertices:
        v.co += noise.noise_vector(v.co * 9 + drift) * f['jitter']
        if f['crown']:
            lift = max(0, 1 - (2 * v.co.x / size[0]) ** 2) * max(0, 1 - (2 * v.co.y / size[1]) ** 2)
            v.co.z += math.copysign(f['crown'] * lift, v.co.z)
    scene = bpy.context.scene
    thing = add_mesh(mesh, 'settling', None)
    cloth = thing.modifiers.new('cloth', 'CLOTH')
    s = cloth.settings
    s.quality, s.mass, s.air_damping = 5, 0.2, 4
    s.tension_stiffness = s.compression_stiffness = f['tension']
    s.shear_stiffness, s.bending_stiffness = f['tension'] * 0.35, f['bend']
    s.tension_damping = s.compression_damping = s.shear_damping = 15
    s.bending_damping = 1
    s.use_pressure, s.uniform_pressure_force = True, f['pressure']
    s.effector_weights.gravity, s.shrink_min = 0, 0
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, f['frames']
    # Whatever else stands in the scene would be evaluated again at every frame.
    others = [o for o in scene.objects if o is not thing]
    for o in others:
        scene.collection.objects.unlink(o)
    for frame in range(1, f['frames'] + 1):
        scene.frame_set(frame)
    evaluated = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    places = [tuple(v.co) for v in evaluated.vertices]
    bpy.data.objects.remove(thing)
    for o in others:
        scene.collection.objects.link(o)
    scene.frame_set(1)
    return places


def nearness_to_seam(place, size):
    """1 on the rims of top and bottom, where the cloth is sewn and keeps to the line (`true`), 0 a hand's breadth off."""
    beside = min(size[k] / 2 - abs(place[k]) for k in (0, 1))
    return math.exp(-((max(0, beside) / 0.05) ** 2 + ((size[2] / 2 - abs(place[2])) / 0.05) ** 2))


def shape(mesh, size, f):
    half = size[2] / 2
    for v in mesh.vertices:
        if f['flat'] != 1 and abs(v.co.z) > half * 0.8:
            v.co.z = math.copysign(half * 0.8 + (abs(v.co.z) - half * 0.8) * f['flat'], v.co.z)
        if f['hollow'] and v.co.z > 0:
            v.co.z -= f['hollow'] * math.exp(-((v.co.x / (size[0] * 0.28)) ** 2 + ((v.co.y + size[1] * 0.05) / (size[1] * 0.3)) ** 2))
    if f['fitted']:
        for k in (0, 1):
            reach = max(abs(v.co[k]) for v in mesh.vertices)
            for v in mesh.vertices:
                v.co[k] *= size[k] / 2 / reach


def softened(points):
    """Twice as many points, rounded, all the way around."""
    n = len(points)
    soft = [(points[i - 1] + points[i] * 2 + points[(i + 1) % n]) / 4 for i in range(n)]
    out = []
    for i in range(n):
        a, b, c, d = soft[i - 1], soft[i], soft[(i + 1) % n], soft[(i + 2) % n]
        for t in (0, 0.5):
            out.append(0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return out


def topstitch(thing, points, rim, thread, inset=0.011, length=0.0062, gap=0.0034, thickness=0.00075):
    """A row of stitches lying on the cloth, a finger's breadth inside the seam."""
    surface = BVHTree.FromObject(thing, bpy.context.evaluated_depsgraph_get())
    k = 'xyz'.index(rim[0])
    middle = sum(points, Vector()) / len(points)
    middle[k] = sum(p[k] for p in points) / len(points)
    way = softened(points)
    inner = []
    for p in way:
        inwards = middle - p
        inwards[k] = 0
        a, b = [q for q in range(3) if q != k]
        if abs(inwards[a]) > abs(inwards[b]) * 8:
            inwards[b] = 0
        elif abs(inwards[b]) > abs(inwards[a]) * 8:
            inwards[a] = 0
        near, normal, _, _ = surface.find_nearest(p + Vector([math.copysign(inset, inwards[q]) if q != k and inwards[q] else 0 for q in range(3)]))
        if near is not None:
            inner.append((near, normal))
    strands(f'{thing.name} stitches', list(stitches(inner, length, gap, thickness)), thickness, thread, parent=thing)


def stitches(way, length, gap, thickness):
    """Short arcs along a way of (point, normal)."""
    travelled, start = 0.0, None
    for (a, n), (b, _) in zip(way, way[1:] + way[:1]):
        step = (b - a).length
        if step > 0.08 or step < 1e-6:
            start = None
            continue
        done = 0.0
        while done < step:
            phase = (travelled + done) % (length + gap)
            if phase < length:
                stop = min(step, done + length - phase)
                lift = n * thickness * 0.6
                p, q = a.lerp(b, done / step), a.lerp(b, stop / step)
                yield [p + lift * 0.2, p.lerp(q, 0.5) + lift, q + lift * 0.2]
                done = stop + 1e-6
            else:
                done += length + gap - phase + 1e-6
        travelled += step


def bring_to_rest(thing, against, way, sink=0.006):
    """Moves a thing along a way until it lies against others, and a little into them, for both are soft."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    way = Vector(way).normalized()
    soft = thing.evaluated_get(graph)
    surface = soft.to_mesh()
    starts = [soft.matrix_world @ v.co for v in surface.vertices]
    soft.to_mesh_clear()
    gaps = []
    for other in against:
        tree, inwards = BVHTree.FromObject(other, graph), other.matrix_world.inverted()
        turned = (inwards.to_3x3() @ way).normalized()
        gaps += [hit[3] for hit in (tree.ray_cast(inwards @ p, turned) for p in starts) if hit[3] is not None]
    if not gaps:
        raise ValueError(f'Nothing lies in the way of {thing.name}.')
    thing.location += way * (min(gaps) + sink)
