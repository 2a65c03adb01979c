"""Meshes and what every part carries beside its shape: its grain, its cloth coordinates, its smoothness.

Metres. Z is up, the front of a piece looks towards -Y.
"""

import math
import random

import bmesh
import bpy
from mathutils import Vector

# Objects are made in a fixed order, so one stream gives the same piece its same boards every time.
chance = random.Random(7)


def add(data, name, location=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """Puts data into the scene. Rotation in degrees."""
    thing = bpy.data.objects.new(name, data)
    thing.location = location
    thing.rotation_euler = [math.radians(angle) for angle in rotation]
    thing.parent = parent
    bpy.context.scene.collection.objects.link(thing)
    return thing


def add_mesh(mesh, name, material, location=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    if material is not None:
        mesh.materials.append(material)
    return add(mesh, name, location, rotation, parent)


def from_bmesh(bm, name):
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def from_faces(vertices, faces, name):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.update()
    return mesh


def face_outwards(mesh):
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()


def smooth(mesh, angle=40):
    """Rounds the shading of edges flatter than the angle."""
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)


def give_grain(mesh, along='x', coordinates=None):
    """Wood coordinates in metres, X along the grain, moved at random so that no two boards share a figure.

    Faces across the grain are marked: end grain drinks more oil and looks darker.
    """
    offset = Vector((chance.uniform(-5, 5), chance.choice((-1, 1)) * chance.uniform(0.05, 0.16), chance.uniform(-0.05, 0.05)))
    order = {'x': (0, 1, 2), 'y': (1, 0, 2), 'z': (2, 0, 1)}[along]
    grain = mesh.attributes.new('grain', 'FLOAT_VECTOR', 'POINT')
    for i, vertex in enumerate(mesh.vertices):
        c = coordinates[i] if coordinates else vertex.co
        grain.data[i].vector = (Vector(c) if coordinates else Vector((c[order[0]], c[order[1]], c[order[2]]))) + offset
    end = mesh.attributes.new('end', 'FLOAT', 'FACE')
    if not coordinates:
        for i, polygon in enumerate(mesh.polygons):
            end.data[i].value = max(0.0, abs(polygon.normal[order[0]]) - 0.6) / 0.4
    tone = mesh.attributes.new('tone', 'FLOAT', 'FACE')
    board = chance.random()
    for item in tone.data:
        item.value = board


def give_cloth_coordinates(mesh):
    """UVs in metres, each face seen along its strongest direction."""
    layer = mesh.uv_layers.new(name='UVMap').data
    for polygon in mesh.polygons:
        normal = polygon.normal
        axis = max(range(3), key=lambda k: abs(normal[k]))
        for loop in polygon.loop_indices:
            c = mesh.vertices[mesh.loops[loop].vertex_index].co
            layer[loop].uv = ((c.y, c.z), (c.x, c.z), (c.x, c.y))[axis]


def spline(points, steps=8):
    """A smooth way through all points (Catmull-Rom)."""
    p = [Vector(q) for q in points]
    out = []
    for i in range(len(p) - 1):
        a, b, c, d = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, len(p) - 1)]
        for j in range(steps):
            t = j / steps
            out.append(0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return out + [p[-1]]


def along(values, count):
    """Numbers spread evenly over `count` places."""
    out = []
    for i in range(count):
        f = i / (count - 1) * (len(values) - 1)
        k = int(min(f, len(values) - 2))
        out.append(values[k] * (1 - f + k) + values[k + 1] * (f - k))
    return out


def group(name, things, location=(0, 0, 0), turn=0, scale=1.0):
    """Puts things under one handle, so that a piece can be carried about a room."""
    handle = add(None, name)
    for thing in things:
        if thing.parent is None:
            thing.parent = handle
    handle.location = location
    handle.rotation_euler[2] = math.radians(turn)
    handle.scale = (scale, scale, scale)
    return handle
