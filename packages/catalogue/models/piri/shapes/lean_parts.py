"""The same parts with fewer faces: what a picture shows thread by thread, a shape shows as a figure on a sheet."""

import bpy

from .. import cane, foliage, joinery, mesh

woven_cane = cane.cane
whole_leaf = foliage.Foliage.leaf


def make_lean():
    """From here on families get these parts, so it comes before they are read."""
    joinery.strands = thin_strands
    cane.cane = sheet_of_cane
    foliage.Foliage.leaf = simple_leaf


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
    """Fringes with four sides. Stitches are finer than what is left of the cloth that they lie on."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 0
    for points in lines if radius > 0.001 else ():
        line = curve.splines.new('POLY')
        line.points.add(len(points) - 1)
        for q, p in zip(line.points, points):
            q.co = (*p, 1)
    curve.materials.append(material)
    return mesh.add(curve, name, at, turn, parent)
