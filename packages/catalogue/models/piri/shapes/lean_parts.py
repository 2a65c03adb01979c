"""The same parts with fewer faces: what a picture shows thread by thread, a shape shows as a figure on a sheet."""

import bpy
import numpy as np

from .. import cane, foliage, joinery, mesh, yarn

woven_cane = cane.cane
whole_leaf = foliage.Foliage.leaf
whole_yarn = yarn.twisted

# A net of more points than this would be dropped thread by thread when its faces are made fewer; it is led through less.
NET, LED = 20_000, 4_000
# Stitches are finer than what is left of what they hold.
FINEST = 0.001
# So many short ends of yarn that bend are the stitches of something knitted; what sews a rug has three points each.
KNITTED = 1_000


def make_lean():
    """From here on families get these parts, so it comes before they are read."""
    joinery.strands = thin_strands
    cane.cane = sheet_of_cane
    foliage.Foliage.leaf = simple_leaf
    yarn.twisted = simple_yarn


def sheet_of_cane(name, width, height, at, material, parent=None, turn=(0, 0, 0)):
    """One face in the X-Z plane; its figure lets through what is behind it."""
    corners = [(x * width / 2, 0, z * height / 2) for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    sheet = mesh.from_faces(corners, [(0, 1, 2, 3)], name)
    mesh.give_cloth_coordinates(sheet)
    return mesh.add_mesh(sheet, name, material, at, turn, parent)


def simple_leaf(growth, base, way, normal, length, breadth, widest=0.5, droop=0.2, fold=0.22, steps=7):
    """Blades bend in fewer places; of hairs every other one stands for two."""
    if breadth > 0.003:
        return whole_leaf(growth, base, way, normal, length, breadth, widest, droop, fold, min(steps, 4))
    growth.hairs = getattr(growth, 'hairs', 0) + 1
    if growth.hairs % 2:
        whole_leaf(growth, base, way, normal, length, breadth * 1.6, widest, droop, fold, 2)


def thin_strands(name, lines, radius, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Fringes with four sides."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 0
    total = sum(len(points) for points in lines)
    for points in lines if radius > FINEST else ():
        if total > NET:
            points = led(points, len(points) * LED / total)
        line = curve.splines.new('POLY')
        line.points.add(len(points) - 1)
        for q, p in zip(line.points, points):
            q.co = (*p, 1)
    curve.materials.append(material)
    return mesh.add(curve, name, at, turn, parent)


def led(points, count):
    """The same way through fewer points, its ends among them."""
    last = len(points) - 1
    keep = max(2, round(count))
    return [points[round(i * last / (keep - 1))] for i in range(keep)]


def simple_yarn(name, ways, radius, material, **twist):
    """What is only seen between other yarn has few sides and bends; a knitted thing is drawn stitch by stitch."""
    if np.max(radius) < FINEST:
        return None
    if name == 'braid':
        return plaited(name, ways, radius, material, twist.get('fine', 2.5))
    short = [way for way in ways if 4 < len(way) <= 8]
    if len(short) >= KNITTED:
        knitted(name, short, radius, material, twist.get('fine', 2.5))
        ways = [way for way in ways if not 4 < len(way) <= 8]
    elif name == 'under':
        ways = [led(way, len(way) / 4) for way in ways]
        twist |= {'sides': 4, 'depth': 0}
    return whole_yarn(name, ways, radius, material, **twist) if ways else None


def knitted(name, legs, radius, material, fine):
    """Both legs of a stitch, which lie side by side, are one spindle with three sides."""
    vertices, faces, uvs = [], [], []
    for number, (one, other) in enumerate(zip(legs[::2], legs[1::2])):
        way = (np.array([tuple(p) for p in one]) + np.array([tuple(p) for p in other])) / 2
        a, b = way[0], way[-1]
        middle = way[1:-1].mean(axis=0)
        along = b - a
        across = np.array(other[1]) - np.array(one[1])
        across /= np.linalg.norm(across)
        out = np.cross(along / np.linalg.norm(along), across)
        broad = radius + np.linalg.norm(np.array(other[1]) - np.array(one[1])) / 2
        ring = [middle + across * broad * x + out * radius * z for x, z in ((-0.95, -0.4), (0.95, -0.4), (0, 1.15))]
        if np.dot(out, middle - np.array((0, 0, middle[2]))) < 0:
            ring = [middle + across * broad * x - out * radius * z for x, z in ((0.95, -0.4), (-0.95, -0.4), (0, 1.15))]
        first, start = len(vertices), number * 0.37
        vertices += [a, *ring, b]
        long, girth = np.linalg.norm(along) * fine, broad * fine
        uvs += [(start, 0), (start + long / 2, -girth), (start + long / 2, girth), (start + long / 2, 0), (start + long, 0)]
        for i, j in ((1, 2), (2, 3), (3, 1)):
            faces += [(first, first + j, first + i), (first + i, first + j, first + 4)]
    thing = yarn.woven_mesh(name, np.array(vertices), np.array(faces), np.array(uvs), material)
    mesh.smooth(thing.data, 180)


def plaited(name, strands, radius, material, fine):
    """Of a braid that lies flat only the backs of its strands are drawn, of three strands two, each half as long again."""
    vertices, faces, uvs = [], [], []
    for number, strand in enumerate(strands):
        if number % 3 == 2:
            continue
        points = np.array([tuple(p) for p in strand])
        height = points[:, 2]
        inner = np.arange(1, len(points) - 1)
        dips = inner[(height[inner] < height[inner - 1]) & (height[inner] <= height[inner + 1])]
        for turn, (start, end) in enumerate(zip(dips, dips[1:])):
            top = points[start + np.argmax(height[start:end])]
            half = (points[end] - points[start]) * 0.75 * (1, 1, 0)
            long = np.linalg.norm(half) * 2
            across = np.array((half[1], -half[0], 0)) * 2 * radius / long
            first, at = len(vertices), (number * 0.37 + turn * 0.021, number * 0.11)
            ridge, foot = top + (0, 0, radius), top - (0, 0, radius * 0.2)
            vertices += [ridge - half, ridge + half, foot - across * 1.3, foot + across * 1.3]
            uvs += [(at[0] + x * fine, at[1] + y * fine) for x, y in ((0, 0), (long, 0), (long / 2, -radius), (long / 2, radius))]
            faces += [(first, first + 3, first + 1), (first, first + 1, first + 2)]
    thing = yarn.woven_mesh(name, np.array(vertices), np.array(faces), np.array(uvs), material)
    mesh.smooth(thing.data, 180)
