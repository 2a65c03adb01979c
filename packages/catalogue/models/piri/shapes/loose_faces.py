"""The faces of a finished piece as numbers, part by part: what is made of the same stuff is one part."""

import bmesh
import bpy
import numpy as np

from .flat_colours import PATCHES

# As far apart as points may lie on a board before light from the sides could not show on it.
CELL = 0.05
VARY = 0.14


def collect(furniture, toned):
    """A list of {key, position, normal, uv, tone, index, figure}. Metres, still with Z up."""
    graph = bpy.context.evaluated_depsgraph_get()
    gathered = {}
    for thing in furniture:
        if thing.type not in ('MESH', 'CURVE'):
            continue
        if thing.type == 'CURVE':
            thing.data.bevel_resolution = min(thing.data.bevel_resolution, 1)
    graph.update()
    for thing in furniture:
        if thing.type not in ('MESH', 'CURVE'):
            continue
        mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph), depsgraph=graph)
        for material, faces in faces_of(thing, mesh, toned):
            gathered.setdefault(key_of(material), []).append((material, faces))
        bpy.data.meshes.remove(mesh)
    return [joined(key, found) for key, found in gathered.items()]


def key_of(material):
    return material.get('slot') or material.name


def faces_of(thing, mesh, toned):
    """Corner by corner: position, normal, uv, tone."""
    if 'grain' in mesh.attributes:
        cut(mesh)
    mesh.calc_normals_split()
    mesh.calc_loop_triangles()
    corners = numbers(mesh.loop_triangles, 'loops', 3, np.int32)
    if not len(corners):
        return
    owner = numbers(mesh.loop_triangles, 'polygon_index', 1, np.int32).ravel()
    stuff = numbers(mesh.loop_triangles, 'material_index', 1, np.int32).ravel()
    vertex = numbers(mesh.loops, 'vertex_index', 1, np.int32).ravel()
    local = numbers(mesh.vertices, 'co', 3)
    normal = numbers(mesh.loops, 'normal', 3)
    turn = np.array(thing.matrix_world)
    place = local @ turn[:3, :3].T + turn[:3, 3]
    normal = normal @ np.linalg.inv(turn[:3, :3])
    normal /= np.maximum(np.linalg.norm(normal, axis=1), 1e-9)[:, None]
    for slot, material in enumerate(mesh.materials):
        chosen = stuff == slot
        if material is None or not chosen.any():
            continue
        loops = corners[chosen].ravel()
        points = vertex[loops]
        kind = coordinates_of(material)
        tone = np.ones(len(loops))
        if kind == 'grain' and 'grain' in mesh.attributes:
            uv = along_grain(numbers(mesh.attributes['grain'].data, 'vector', 3)[points])
            if key_of(material) in toned:
                tone = board_tone(mesh, owner[chosen]).repeat(3)
        elif kind == 'rim':
            uv = place[points][:, :2]
        elif kind == 'uv' and mesh.uv_layers:
            uv = numbers(mesh.uv_layers[0].data, 'uv', 2)[loops]
        else:
            uv = seen_square(local[points])
        yield material, {'position': place[points], 'normal': normal[loops], 'uv': uv, 'tone': tone}


def numbers(items, name, width, kind=np.float32):
    values = np.empty(len(items) * width, kind)
    items.foreach_get(name, values)
    return values.reshape(len(items), width)


def cut(mesh):
    """Boards into cells. Long edges have no point in between where shade could be darker."""
    bm = bmesh.new()
    bm.from_mesh(mesh)
    for k in range(3):
        reach = [v.co[k] for v in bm.verts]
        low, high = min(reach), max(reach)
        count = int((high - low) / CELL)
        for i in range(1, count + 1):
            place, normal = [0, 0, 0], [0, 0, 0]
            normal[k], place[k] = 1, low + (high - low) * i / (count + 1)
            bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=place, plane_no=normal)
    bm.to_mesh(mesh)
    bm.free()


def coordinates_of(material):
    """What a material's figure goes by: the grain of a board, the rim of a rug, the threads of a cloth, or nothing."""
    nodes = material.node_tree.nodes
    named = {node.attribute_name for node in nodes if node.bl_idname == 'ShaderNodeAttribute'}
    for name in ('rim', 'grain'):
        if name in named:
            return name
    # Bouclé has no direction, and lies where another cloth would.
    return 'uv'


def along_grain(grain):
    """X runs along the fibres; across them lies whichever side a face shows."""
    faces = grain.reshape(-1, 3, 3)
    normal = np.abs(np.cross(faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0]))
    # A board is cut anywhere out of its tree: by whole turns of the picture it comes back near to where numbers are fine.
    turn = 2 * PATCHES['wood'][0][0]
    faces = faces - (np.round(faces[..., 0].mean() / turn) * turn, 0, 0)
    pick = np.array([[1, 2], [0, 2], [0, 1]])[normal.argmax(axis=1)]
    return np.take_along_axis(faces, pick[:, None, :].repeat(3, axis=1), axis=2).reshape(-1, 2)


def board_tone(mesh, owner):
    tone = numbers(mesh.attributes['tone'].data, 'value', 1).ravel()[owner]
    end = numbers(mesh.attributes['end'].data, 'value', 1).ravel()[owner]
    brightest = 1 + VARY * 0.6
    return (1 - VARY + tone * VARY * 1.6) / brightest * (1 - 0.22 * end)


def seen_square(local):
    """Metres, each face seen along its strongest direction."""
    faces = local.reshape(-1, 3, 3)
    side = np.abs(np.cross(faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0])).argmax(axis=1)
    pick = np.array([[1, 2], [0, 2], [0, 1]])[side]
    return np.take_along_axis(faces, pick[:, None, :].repeat(3, axis=1), axis=2).reshape(-1, 2)


def joined(key, found):
    """Equal corners become one point."""
    material = found[0][0]
    whole = {name: np.concatenate([faces[name] for _, faces in found]) for name in ('position', 'normal', 'uv', 'tone')}
    rows = np.column_stack([
        np.round(whole['position'] * 2e4), np.round(whole['normal'] * 100), np.round(whole['uv'] * 1e4), np.round(whole['tone'] * 250),
    ]).astype(np.int32)
    _, first, index = np.unique(rows, axis=0, return_index=True, return_inverse=True)
    part = {name: values[first].astype(np.float32) for name, values in whole.items()}
    figure = None
    if coordinates_of(material) == 'rim':
        low, high = part['uv'].min(axis=0), part['uv'].max(axis=0)
        figure = tuple(float(v) for v in high - low)
    return {'key': key, 'index': index.astype(np.uint32).ravel(), 'figure': figure, 'clear': is_clear(material), **part}


def is_clear(material):
    """Light goes through it."""
    return not any(node.bl_idname in ('ShaderNodeBsdfPrincipled', 'ShaderNodeBsdfDiffuse') for node in material.node_tree.nodes)
