"""A product's pictures: each geometry is lit once, its cloths and woods are laid into the same light."""

import importlib
import random
import time
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np

from . import develop, mesh, studio
from .exposure import COLOUR, expose, prepare
from .materials.by_name import Slots, needs_own_light

EXPOSURE = 0.1
# Colours need no light and few samples: only the edges have to be smooth.
COLOUR_SAMPLES = 8


@dataclass
class Piece:
    """What a family builds from. Metres."""

    width: float
    depth: float
    height: float
    parameters: dict
    slots: Slots
    dice: random.Random

    def cm(self, name, default):
        """A measure of the product's file, in metres."""
        return self.parameters.get(name, default) / 100

    @property
    def size(self):
        return (self.width, self.depth, self.height)


def load_family(name):
    return importlib.import_module(f'piri.families.{name.replace("-", "_")}')


def build(spec, parameters, materials):
    """Puts one piece into the scene and answers with it. The same file always gives the same piece."""
    mesh.chance.seed(7)
    size = {k: v / 100 for k, v in spec['size'].items()}
    piece = Piece(**size, parameters=parameters, slots=Slots(materials), dice=random.Random(spec.get('id', spec['family'])))
    load_family(spec['family']).build(piece)
    return piece


def make_pictures(job):
    folder = Path(job['output'])
    folder.mkdir(parents=True, exist_ok=True)
    started, pictures, total = time.time(), [], len(job['variants']) * len(job['views'])
    for looks in by_geometry(job):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        prepare()
        bpy.context.scene.render.film_transparent = True
        floor = studio.build_studio()
        before = set(bpy.data.objects)
        piece = build(job, looks[0]['parameters'], looks[0]['materials'])
        furniture = [o for o in bpy.data.objects if o not in before]
        check_size(piece, furniture)
        for view in job['views']:
            angle = load_family(job['family']).ANGLES[view['name']]
            for picture in photograph(piece, furniture, floor, angle, view, looks, folder):
                pictures.append(picture)
                print(f'piri: {picture["file"]} {len(pictures)}/{total}', flush=True)
    return {'id': job['id'], 'seconds': round(time.time() - started), 'pictures': pictures}


def by_geometry(job):
    """Variants that differ in colour alone stand together; the first of each is lit."""
    groups = {}
    for variant in job['variants']:
        parameters = {**job.get('parameters', {}), **variant.get('parameters', {})}
        materials = {**job.get('materials', {}), **variant.get('materials', {})}
        look = {'name': variant['name'], 'parameters': parameters, 'materials': materials}
        apart = sorted(name for name in materials.values() if needs_own_light(name))
        groups.setdefault(repr([sorted(parameters.items()), apart]), []).append(look)
    return list(groups.values())


def photograph(piece, furniture, floor, angle, view, looks, folder):
    width, height, samples = view['width'], view['height'], view['samples']
    started = time.time()
    piece.slots.refill(looks[0]['materials'])
    camera = studio.place_camera(angle, piece.size, width / height)
    part = frame_of(camera, furniture, width, height)
    floor.visible_camera = False
    light = develop.clean_light(expose(width, height, samples, develop.BEAUTY, part))
    cover = shadow(camera, piece, furniture, floor, width, height, samples, close=angle.at is not None)
    for look in looks:
        colour = None
        if look is not looks[0]:
            started = time.time()
            piece.slots.refill(look['materials'])
            floor.visible_camera = False
            colour = expose(width, height, COLOUR_SAMPLES, COLOUR, part, bounces=0)['DiffCol'][..., :3]
        picture = develop.over_shadow(*inlay(develop.lay_on(light, colour), light['alpha'], part, width, height), cover, EXPOSURE)
        file = f'{look["name"]}-{view["name"]}.png'
        develop.save(picture, folder / file)
        yield {
            'file': file, 'variant': look['name'], 'view': view['name'], 'width': width, 'height': height, 'samples': samples,
            'seconds': round(time.time() - started), 'method': 'rendered' if colour is None else 'recoloured',
            'camera': studio.describe_camera(camera),
        }
    bpy.data.objects.remove(camera)


def places(furniture, most=4000):
    """Points of the finished surfaces, softened cushions and all."""
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in furniture:
        if thing.type not in ('MESH', 'CURVE'):
            continue
        evaluated = thing.evaluated_get(graph)
        data = evaluated.to_mesh()
        for vertex in list(data.vertices)[:: max(1, len(data.vertices) // most)]:
            yield evaluated.matrix_world @ vertex.co
        evaluated.to_mesh_clear()


def check_size(piece, furniture):
    """A picture with other proportions than the product's would be a lie."""
    points = list(places(furniture, 40000))
    low, high = ([edge(p[k] for p in points) for k in range(3)] for edge in (min, max))
    found = [high[0] - low[0], high[1] - low[1], high[2]]
    off_centre = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]]
    wanted = piece.size
    print('piri: size', *(f'{f * 100:.1f}/{w * 100:.1f}' for f, w in zip(found, wanted)), 'off', *(f'{o * 100:.1f}' for o in off_centre), flush=True)
    if any(abs(f - w) > 0.006 + 0.012 * w for f, w in zip(found, wanted)) or any(abs(o) > 0.006 + 0.006 * max(wanted) for o in off_centre):
        raise ValueError('The piece does not fill the width, depth and height of its product, see the line above.')


def frame_of(camera, furniture, width, height):
    """The part of the picture that holds the piece: elsewhere there is nothing to wait for."""
    across, up = [], []
    for point in places(furniture):
        x, y = studio.film_place(camera, point)
        across.append(width * (0.5 + x - camera.data.shift_x))
        up.append(height / 2 + width * (y - camera.data.shift_y))
    margin = 0.012 * width
    bound = lambda v, top: int(min(max(v, 0), top))
    return (bound(min(across) - margin, width), bound(min(up) - margin, height), bound(max(across) + margin, width), bound(max(up) + margin, height))


def inlay(linear, alpha, part, width, height):
    """The rendered part back in its place in the whole picture."""
    whole, cover = np.zeros((height, width, 3), np.float32), np.zeros((height, width), np.float32)
    rows, columns = slice(part[1], part[1] + alpha.shape[0]), slice(part[0], part[0] + alpha.shape[1])
    whole[rows, columns], cover[rows, columns] = linear, alpha
    return whole, cover


def shadow(camera, piece, furniture, floor, width, height, samples, close):
    """The floor with the piece above it, seen without the piece; and the floor alone. Soft, so half the size will do."""
    wide, tall = width // 2, height // 2
    near = studio.nearness(camera, piece.size, wide, tall)
    if not near.any():
        return np.zeros((height, width), np.float32)
    rows, columns = (np.flatnonzero(near.any(axis=k)) for k in (1, 0))
    part = (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1)
    floor.visible_camera = True
    for thing in furniture:
        thing.visible_camera = False
    with_piece = light_on_floor(wide, tall, max(12, samples // 3), part)
    for thing in furniture:
        thing.hide_render = True
    alone = light_on_floor(width // 16, height // 16, 48)
    for thing in furniture:
        thing.visible_camera, thing.hide_render = True, False
    cover = develop.shadow_cover(with_piece, alone, near, part, (width, height))
    # A close look is cut by its frame, and so is the shadow in it.
    return cover if close else cover * develop.fade(width, height)


def light_on_floor(width, height, samples, part=None):
    passes = expose(width, height, samples, ['DiffDir', 'DiffInd', *develop.FEATURES], part, bounces=3)
    light, albedo, normal = (p[..., :3] for p in (passes['DiffDir'] + passes['DiffInd'], *(passes[f] for f in develop.FEATURES)))
    return develop.denoise(light, albedo, normal).mean(axis=2)
