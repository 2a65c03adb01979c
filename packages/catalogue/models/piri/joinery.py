"""What a carpenter makes: boards, turned and bent members, frames, dowels, handles."""

import math

import bmesh
import bpy
from mathutils import Vector

from .mesh import add, add_mesh, along, chance, face_outwards, from_bmesh, from_faces, give_cloth_coordinates, give_grain, smooth, spline


def board(name, size, at, material, edge=0.003, grain='x', turn=(0, 0, 0), taper=None, steps=3, parent=None):
    """A board by its full size and centre, its edges eased. `taper` narrows the foot to this share."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        foot = taper if taper and v.co.z < 0 else 1
        v.co = Vector((v.co.x * size[0] * foot, v.co.y * size[1] * foot, v.co.z * size[2]))
    if edge:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=min(edge, min(size) * 0.45), segments=steps, profile=0.6, affect='EDGES')
    mesh = from_bmesh(bm, name)
    smooth(mesh)
    give_grain(mesh, grain)
    give_cloth_coordinates(mesh)
    return add_mesh(mesh, name, material, at, turn, parent)


def panel(name, outline, thickness, at, material, edge=0.004, grain='x', turn=(0, 0, 0), parent=None, eased=None):
    """A flat board of any outline (points around, in X and Y), its edges eased; `at` is the middle of its underside.

    `eased(x, y)` says which edges of the outline are, by their middle: a joint stays sharp. None: all of them.
    """
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in outline])
    top = bmesh.ops.extrude_face_region(bm, geom=[face])
    for v in (g for g in top['geom'] if isinstance(g, bmesh.types.BMVert)):
        v.co.z = thickness
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if edge:
        rims = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-7]
        if eased:
            rims = [e for e in rims if eased(*((e.verts[0].co + e.verts[1].co) / 2).xy)]
        bmesh.ops.bevel(bm, geom=rims, offset=edge, segments=4, profile=0.5, affect='EDGES')
    mesh = from_bmesh(bm, name)
    smooth(mesh, 30)
    give_grain(mesh, grain)
    give_cloth_coordinates(mesh)
    return add_mesh(mesh, name, material, at, turn, parent)


def clipped(outline, axis, low, high, clear=0.012):
    """The part of an outline between two lines across an axis (0: X, 1: Y): what the saw leaves.

    Points nearer to a cut than `clear` give way to it: an edge shorter than its rounding could not be rounded.
    """
    for limit, sign in ((low, 1), (high, -1)):
        kept, cuts = [], []
        for a, b in zip(outline, outline[1:] + outline[:1]):
            inside, next_inside = (sign * (p[axis] - limit) >= 0 for p in (a, b))
            if inside:
                kept.append(a)
            if inside != next_inside:
                t = (limit - a[axis]) / (b[axis] - a[axis])
                cuts.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
                kept.append(cuts[-1])
        outline = [p for p in kept if p in cuts or all(math.dist(p, cut) > clear for cut in cuts)]
    return outline


def glued_boards(name, outline, count, thickness, at, material, edge=0.004, parent=None, ends=True):
    """A top of any outline from boards along X, uneven in width, glued edge to edge; `ends`: rounded there too."""
    low, high = (find(p[1] for p in outline) for find in (min, max))
    lines = [low, *(low + (high - low) * (i + chance.uniform(-0.16, 0.16)) / count for i in range(1, count)), high]
    far = max(abs(p[0]) for p in outline)
    eased = lambda x, y: all(abs(y - joint) > 1e-5 for joint in lines[1:-1]) and (ends or abs(x) < far - 1e-5)
    for a, b in zip(lines, lines[1:]):
        panel(name, clipped(outline, 1, a, b), thickness, at, material, edge, 'x', parent=parent, eased=eased)


def oval(width, depth, power=2.0, count=96):
    """An outline between an ellipse (2) and a rounded rectangle (4 and more)."""
    out = []
    for i in range(count):
        a = 2 * math.pi * i / count
        c, s = math.cos(a), math.sin(a)
        out.append((math.copysign(abs(c) ** (2 / power), c) * width / 2, math.copysign(abs(s) ** (2 / power), s) * depth / 2))
    return out


def rounded_rectangle(width, depth, radius, steps=8):
    out = []
    for x, y, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            out.append((x * (width / 2 - radius) + radius * math.cos(a), y * (depth / 2 - radius) + radius * math.sin(a)))
    return out


ROUND = [(math.cos(2 * math.pi * i / 24), math.sin(2 * math.pi * i / 24)) for i in range(24)]


def soft_square(roundness=0.3, steps=5):
    """A unit section with rounded corners for `member`."""
    return [(x * 1, y * 1) for x, y in rounded_rectangle(2, 2, roundness, steps)]


def member(name, path, radii, material, section=ROUND, up=(0, 0, 1), parent=None, level=False):
    """Wood led along a path: legs, rails, bent backs. `radii`: one number or pair a point of the path.

    `level` keeps every section in the X-Y plane: a leaning leg, sawn off flat where it stands.
    """
    points, count = [Vector(p) for p in path], len(section)
    vertices, grain, length = [], [], 0.0
    for i, point in enumerate(points):
        direction = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        side = direction.cross(Vector(up))
        side = side.normalized() if side.length > 1e-4 else Vector((1, 0, 0))
        upwards = side.cross(direction).normalized()
        if level:
            side, upwards = Vector((1, 0, 0)), Vector((0, 1, 0))
        length += (point - points[i - 1]).length if i else 0
        rx, ry = radii[i] if hasattr(radii[i], '__len__') else (radii[i], radii[i])
        for a, b in section:
            vertices.append(point + side * a * rx + upwards * b * ry)
            grain.append((length, a * rx, b * ry))
    last = (len(points) - 1) * count
    faces = [
        (i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j)
        for i in range(len(points) - 1)
        for j in range(count)
    ]
    faces += [tuple(range(count - 1, -1, -1)), tuple(last + j for j in range(count))]
    mesh = from_faces(vertices, faces, name)
    give_grain(mesh, coordinates=grain)
    for i in (-1, -2):
        mesh.attributes['end'].data[i].value = 1.0
    give_cloth_coordinates(mesh)
    smooth(mesh, 50)
    face_outwards(mesh)
    return add_mesh(mesh, name, material, parent=parent)


def stick(name, points, radii, material, steps=8, section=ROUND, up=(0, 1, 0.01), parent=None, level=False):
    """A spindle: few points and few radii, the rest is smooth."""
    path = spline(points, steps)
    return member(name, path, along(radii, len(path)), material, section, up, parent, level)


def turned(name, profile, material, at=(0, 0, 0), turn=(0, 0, 0), count=48, parent=None):
    """Work of the lathe: (radius, height) from foot to top."""
    section = [(math.cos(2 * math.pi * i / count), math.sin(2 * math.pi * i / count)) for i in range(count)]
    # Level, for the way turns back where a pot is hollowed.
    path, radii = [(0, 0, z) for _, z in profile], [r for r, _ in profile]
    thing = member(name, path, radii, material, section, parent=parent, level=True)
    thing.location, thing.rotation_euler = at, [math.radians(a) for a in turn]
    return thing


def wire(name, points, radius, material, closed=False, parent=None, at=(0, 0, 0), turn=(0, 0, 0), resolution=3):
    """A round strand along points: piping, beads, fringes, thread."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, resolution
    line = curve.splines.new('POLY')
    line.points.add(len(points) - 1)
    line.use_cyclic_u = closed
    for q, p in zip(line.points, points):
        q.co = (*p, 1)
    line.use_smooth = True
    curve.materials.append(material)
    return add(curve, name, at, turn, parent)


def strands(name, lines, radius, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Many short strands as one object: fringes, stitches."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 1, True
    for points in lines:
        line = curve.splines.new('POLY')
        line.points.add(len(points) - 1)
        for q, p in zip(line.points, points):
            q.co = (*p, 1)
    curve.materials.append(material)
    return add(curve, name, at, turn, parent)


def tapered_leg(name, height, top, foot, at, material, splay=(0, 0), parent=None):
    """A round leg standing at (x, y); splay in degrees leans its foot out along X and Y."""
    profile = [(foot * 0.9, 0), (foot, 0.004), (top, height - 0.004), (top, height)]
    leg = turned(name, profile, material, (at[0], at[1], 0), (splay[1], -splay[0], 0), parent=parent)
    # Turned about its foot the leg would sink or hover by a hair; about its head it keeps its joint.
    leg.location.x += math.tan(math.radians(splay[0])) * height
    leg.location.y += math.tan(math.radians(splay[1])) * height
    return leg


def frame(name, width, height, stile, thickness, at, material, edge=0.0022, parent=None):
    """A frame in the X-Z plane, rails between stiles as a joiner does it; `at` is its middle. Returns the opening."""
    x, y, z = at
    for s in (-1, 1):
        board(f'{name} stile', (stile, thickness, height), (x + s * (width - stile) / 2, y, z), material, edge, 'z', parent=parent)
        board(f'{name} rail', (width - 2 * stile + 0.0004, thickness - 0.0006, stile), (x, y, z + s * (height - stile) / 2), material, edge, 'x', parent=parent)
    return width - 2 * stile, height - 2 * stile


def bar_handle(name, length, at, material, standoff=0.026, radius=0.0046, upright=True, parent=None):
    """A rod on two posts, in front (towards -Y) of the point it is fixed to."""
    x, y, z = at
    a = Vector((0, 0, length / 2)) if upright else Vector((length / 2, 0, 0))
    middle = Vector((x, y - standoff, z))
    member(f'{name} rod', [middle - a, middle + a], [radius, radius], material, up=(0, 1, 0), parent=parent)
    for s in (-0.64, 0.64):
        post = middle + a * s
        member(f'{name} post', [post, (post.x, y + 0.004, post.z)], [radius * 0.74] * 2, material, up=(0, 0, 1), parent=parent)


def knob(name, radius, at, material, parent=None):
    profile = [(radius * 0.5, 0), (radius * 0.42, radius * 0.5), (radius, radius * 1.3), (radius * 0.9, radius * 1.75), (radius * 0.02, radius * 1.9)]
    return turned(name, profile, material, at, (90, 0, 0), 32, parent)
