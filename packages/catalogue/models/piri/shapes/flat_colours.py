"""Materials without their light: their colour as a small picture that can be laid side by side, and how they shine.

The colour is developed as photographs are, so that a shape shows the cloth that its picture shows.
"""

import math
import re

import bpy
import numpy as np

from .. import cane, develop
from ..exposure import expose
from ..materials.by_name import find
from ..mesh import add, from_faces
from . import lean_parts

# Of each kind, the metres that its picture shows, and the pixels. It is mirrored at its edges.
PATCHES = {
    'wood': ((0.5, 0.25), (512, 256)),
    'cloth': ((0.16, 0.16), (320, 320)),
    'velvet': ((0.42, 0.42), (256, 256)),
    'boucle': ((0.14, 0.14), (320, 320)),
    'kantha': ((0.306, 0.306), (448, 448)),
    'shade': ((0.12, 0.12), (256, 256)),
    'leaf': ((0.3, 0.3), (128, 128)),
    'glaze': ((0.2, 0.2), (192, 192)),
}
OTHER = ((0.16, 0.16), (192, 192))
# As bright as a surface stands in the light of the studio.
LIGHT = 1.6
# Less contrast than this is one colour.
EVEN = 0.012


def surface_of(material, id, folder, known):
    """The name and the surface of a material; what the table of materials names is the same for all products."""
    plain_name = re.sub(r'\.\d+$', '', material.name)
    kind = kind_of(plain_name)
    name = plain_name if kind else f'{id}-{re.sub("[^a-z0-9]+", "-", material.name.lower())}'
    if name in known:
        return name, known[name]
    if kind == 'glass':
        return name, glassy(plain_name)
    if kind == 'cane':
        return name, caned(material, name, folder)
    size, pixels = PATCHES.get(kind, OTHER)
    colour = developed(expose_socket(material, ('Base Color', 'Color'), size, pixels))
    surface = shine(material, kind)
    if colour.std(axis=(0, 1)).max() < EVEN or surface['metallic']:
        return name, {**surface, 'colour': [float(c) for c in colour.mean(axis=(0, 1))]}
    develop.save(colour, folder / f'{name}.png')
    return name, {**surface, 'file': f'{name}.png', 'size': size}


def kind_of(name):
    try:
        return find(name)[0]
    except KeyError:
        return None


def figured(material, size, folder):
    """A rug as it lies, all of it."""
    name = re.sub(r'\.\d+$', '', material.name)
    across = 512
    colour = developed(expose_socket(material, ('Base Color',), size, (across, round(across * size[1] / size[0]))))
    develop.save(colour, folder / f'{name}.png')
    return name, {**shine(material, 'motif'), 'file': f'{name}.png', 'size': size}


def shine(material, kind):
    node = coloured_node(material, ('Base Color', 'Color'))
    rough, metallic = 0.85, 0.0
    if node.bl_idname == 'ShaderNodeBsdfPrincipled':
        metallic = node.inputs['Metallic'].default_value
        socket = node.inputs['Roughness']
        rough = float(expose_socket(material, ('Roughness',), (0.3, 0.3), (24, 24)).mean()) if socket.is_linked else socket.default_value
    surface = {'roughness': round(min(1, max(0.05, rough)), 3), 'metallic': metallic}
    if kind == 'velvet':
        surface['sheen'] = True
    return surface


def glassy(name):
    if name == 'mirror':
        return {'roughness': 0.04, 'metallic': 1.0, 'colour': [0.86, 0.89, 0.88]}
    return {'roughness': 0.03, 'metallic': 0.0, 'colour': [0.86, 0.92, 0.89], 'alpha': 0.16}


def caned(material, name, folder):
    """Two pitches of real ribbons under an even sky; between them there is nothing."""
    clear_scene()
    lean_parts.woven_cane('cane', cane.PITCH * 8, cane.PITCH * 8, (0, 0, 0), material)
    size = cane.PITCH * 2
    camera(size, size, (90, 0, 0), (0, -1, 0))
    seen = expose(192, 192, 64, ['Image'], bounces=2)['Image']
    cover = np.clip(seen[..., 3], 0, 1)
    colour = developed(seen[..., :3] / np.maximum(cover, 1e-3)[..., None])
    # Under the ribbons lies their own colour, or their edges would be dark.
    middle = colour[cover > 0.9].mean(axis=0)
    colour = np.where(cover[..., None] > 0.5, colour, middle)
    develop.save(np.dstack([colour, cover]), folder / f'{name}.png')
    return {'roughness': 0.45, 'metallic': 0.0, 'file': f'{name}.png', 'size': (size, size), 'seeThrough': True}


def developed(linear):
    return develop.to_screen((linear * LIGHT).astype(np.float32), 0.1)


def coloured_node(material, names):
    """The node that says what colour a thing is of."""
    order = ('ShaderNodeBsdfPrincipled', 'ShaderNodeBsdfDiffuse', 'ShaderNodeBsdfGlossy')
    nodes = sorted((n for n in material.node_tree.nodes if n.bl_idname in order), key=lambda n: order.index(n.bl_idname))
    for node in nodes:
        if any(name in node.inputs for name in names):
            return node
    raise ValueError(f'The material "{material.name}" has no colour of its own.')


def expose_socket(material, names, size, pixels):
    """What an input of the material is, over a flat piece of it that shines by itself."""
    copy = material.copy()
    tree = copy.node_tree
    node = coloured_node(copy, names)
    socket = next(node.inputs[name] for name in names if name in node.inputs)
    emission = tree.nodes.new('ShaderNodeEmission')
    if socket.is_linked:
        tree.links.new(socket.links[0].from_socket, emission.inputs['Color'])
    else:
        value = socket.default_value
        emission.inputs['Color'].default_value = value if hasattr(value, '__len__') else (value, value, value, 1)
    output = next(n for n in tree.nodes if n.bl_idname == 'ShaderNodeOutputMaterial')
    tree.links.new(emission.outputs[0], output.inputs['Surface'])
    clear_scene()
    swatch(copy, *size)
    camera(*size, (0, 0, 0), (0, 0, 1))
    seen = expose(*pixels, 16, ['Emit'], bounces=0)['Emit'][..., :3]
    bpy.data.materials.remove(copy)
    return seen


def clear_scene():
    for thing in list(bpy.context.scene.objects):
        bpy.data.objects.remove(thing)


def swatch(material, wide, high):
    """A flat piece with everything that materials ask for: threads, grain, rim."""
    corners = [(x * wide / 2, y * high / 2, 0) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    # More than four, for a rug's rim bends half a metre from its edge.
    fine = 24 if has_rim(material) else 1
    points = [(((i / fine) - 0.5) * wide, ((j / fine) - 0.5) * high, 0) for j in range(fine + 1) for i in range(fine + 1)] if fine > 1 else corners
    row = fine + 1
    faces = [(0, 1, 2, 3)] if fine == 1 else [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(fine) for i in range(fine)]
    mesh = from_faces(points, faces, 'swatch')
    layer = mesh.uv_layers.new(name='UVMap').data
    for loop in mesh.loops:
        x, y, _ = points[loop.vertex_index]
        # A rug counts along its length first.
        layer[loop.index].uv = (y, x) if fine > 1 else (x, y)
    for name, kind, domain, value in (
        ('grain', 'FLOAT_VECTOR', 'POINT', lambda p: (p[0] + 2.3, p[1] + 0.13, 0.035)),
        ('rim', 'FLOAT_VECTOR', 'POINT', lambda p: (1 - min(0.5, high / 2 - abs(p[1])) / 0.5, 1 - min(0.5, wide / 2 - abs(p[0])) / 0.5, 0)),
    ):
        attribute = mesh.attributes.new(name, kind, domain)
        for item, p in zip(attribute.data, points):
            item.vector = value(p)
    for name, value in (('end', 0.0), ('tone', 1.0)):
        attribute = mesh.attributes.new(name, 'FLOAT', 'FACE')
        for item in attribute.data:
            item.value = value
    mesh.materials.append(material)
    return add(mesh, 'swatch')


def has_rim(material):
    return any(n.bl_idname == 'ShaderNodeAttribute' and n.attribute_name == 'rim' for n in material.node_tree.nodes)


def camera(wide, high, turn, place):
    data = bpy.data.cameras.new('camera')
    data.type, data.ortho_scale = 'ORTHO', max(wide, high)
    thing = add(data, 'camera', place, turn)
    bpy.context.scene.camera = thing
    bpy.context.view_layer.update()
    return thing
