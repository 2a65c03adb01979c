"""The photographer's corner: one soft light from the left, a pale floor, and a camera that never moves within a family."""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .materials.hard import plain
from .mesh import add, add_mesh, from_faces

# How far up the frame the nearest foot of a piece stands, as a share of the height.
FLOOR_LINE = 0.17


@dataclass
class Angle:
    """Where the camera stands: degrees around and above the piece, metres from its middle, focal length for 36 mm."""

    around: float
    above: float
    distance: float
    lens: float = 85
    # A point to look at, as shares of W, D and H from the middle of the floor; none: the whole piece on the floor line.
    at: tuple = None


def area_light(name, location, target, size, watts, colour=(1, 1, 1), spread=180):
    light = bpy.data.lights.new(name, 'AREA')
    light.energy, light.color, light.shape = watts, colour, 'RECTANGLE'
    light.size, light.size_y, light.spread = size[0], size[1], math.radians(spread)
    lamp = add(light, name, location)
    lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return lamp


def ambient(colour, strength):
    world = bpy.data.worlds.new('ambient')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (*colour, 1), strength


def build_studio():
    """Lights and floor. The floor throws light back on the piece, catches its shadow, and is not seen itself."""
    ambient((1.0, 0.98, 0.95), 0.22)
    area_light('key', (-2.9, -2.5, 3.7), (0, 0, 0.3), (2.3, 2.1), 400, (1.0, 0.965, 0.92))
    area_light('top', (0.2, 0.1, 4.0), (0, 0.1, 0), (3.0, 2.0), 62, (1, 0.99, 0.975))
    area_light('fill', (4.2, -2.4, 1.8), (0, 0, 0.5), (2.2, 2.2), 26, (0.95, 0.975, 1.0))
    area_light('rim', (2.2, 2.6, 2.7), (0, 0, 0.6), (1.6, 0.8), 62, (1, 0.98, 0.95))
    mesh = from_faces([(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)], 'floor')
    return add_mesh(mesh, 'floor', plain('floor', '#e9e5dc', 0.95, 0.05))


def place_camera(angle, size, aspect):
    """`size` in metres; `aspect` is width ÷ height. Returns the camera."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = angle.lens, 36, 'HORIZONTAL', 100
    camera = add(data, 'camera')
    bpy.context.scene.camera = camera
    turn, rise = math.radians(angle.around), math.radians(angle.above)
    towards = Vector((math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)))
    target = Vector([s * k for s, k in zip(angle.at, size)]) if angle.at else Vector((0, 0, size[2] / 2))
    camera.rotation_euler = (-towards).to_track_quat('-Z', 'Y').to_euler()
    camera.location = target + towards * angle.distance
    bpy.context.view_layer.update()
    if not angle.at:
        stand_on_floor_line(camera, size, aspect)
    return camera


def stand_on_floor_line(camera, size, aspect):
    """Shifts the film, not the camera: perspective stays, and the piece stands where every other stands."""
    across, up = zip(*[film_place(camera, corner) for corner in corners(size)])
    camera.data.shift_x = (min(across) + max(across)) / 2
    camera.data.shift_y = min(up) - (FLOOR_LINE - 0.5) / aspect


def film_place(camera, point):
    """Where a point falls on the film, in widths of the film from its middle, before any shift."""
    x, y, z = camera.matrix_world.inverted() @ Vector(point)
    focal = camera.data.lens / camera.data.sensor_width
    return focal * x / -z, focal * y / -z


def nearness(camera, size, width, height):
    """For every pixel, rows from the bottom: 1 where it sees the floor about the piece, 0 a step away from it."""
    focal = camera.data.lens / camera.data.sensor_width
    across = ((np.arange(width) + 0.5) / width - 0.5 + camera.data.shift_x) / focal
    up = ((np.arange(height) + 0.5 - height / 2) / width + camera.data.shift_y) / focal
    rays = np.dstack([*np.meshgrid(across, up), np.full((height, width), -1.0)]) @ np.array(camera.matrix_world.to_3x3()).T
    start = np.array(camera.location)
    falling = rays[..., 2] < -1e-4
    reach = np.where(falling, -start[2] / np.minimum(rays[..., 2], -1e-4), 0)
    x, y = start[0] + rays[..., 0] * reach, start[1] + rays[..., 1] * reach
    beyond = np.hypot(np.maximum(np.abs(x) - size[0] / 2, 0), np.maximum(np.abs(y) - size[1] / 2, 0))
    inner, outer = 0.03 + 0.04 * max(size), 0.24 + 0.36 * max(size)
    t = np.clip((outer - beyond) / (outer - inner), 0, 1)
    return (t * t * (3 - 2 * t) * falling).astype(np.float32)


def corners(size):
    return [(x * size[0] / 2, y * size[1] / 2, z * size[2]) for x in (-1, 1) for y in (-1, 1) for z in (0, 1)]


def describe_camera(camera):
    matrix: Matrix = camera.matrix_world
    return {
        'matrix': [[round(v, 6) for v in row] for row in matrix[:3]],
        'focal': round(camera.data.lens / camera.data.sensor_width, 6),
        'shift': [round(camera.data.shift_x, 6), round(camera.data.shift_y, 6)],
    }
