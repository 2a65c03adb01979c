"""A room's pictures: the same room and camera in each light, and where in the picture its products are found."""

import importlib
import time
from pathlib import Path

import bpy
from mathutils import Vector

from . import develop, studio
from .exposure import expose, prepare


def make_pictures(job):
    folder = Path(job['output'])
    folder.mkdir(parents=True, exist_ok=True)
    scene = importlib.import_module(f'piri.scenes.{job["id"].replace("-", "_")}')
    started, pictures, hotspots = time.time(), [], {}
    for view in job['views']:
        picture_started = time.time()
        bpy.ops.wm.read_factory_settings(use_empty=True)
        prepare(bounces=5)
        width, height = view['width'], view['height']
        products = scene.build(job['products'], view['name'], width / height)
        passes = expose(width, height, view['samples'], develop.BEAUTY, bounces=5)
        linear = develop.lay_on(develop.clean_light(passes))
        file = f'{view["name"]}.png'
        develop.save(develop.to_screen(linear, scene.EXPOSURE[view['name']]), folder / file)
        hotspots[view['name']] = find_hotspots(products, width / height)
        pictures.append({
            'file': file, 'variant': job['id'], 'view': view['name'], 'width': width, 'height': height, 'samples': view['samples'],
            'seconds': round(time.time() - picture_started), 'method': 'rendered',
            'camera': studio.describe_camera(bpy.context.scene.camera),
        })
        print(f'piri: {file} {len(pictures)}/{len(job["views"])}', flush=True)
    return {'id': job['id'], 'seconds': round(time.time() - started), 'pictures': pictures, 'hotspots': hotspots}


def find_hotspots(products, aspect, across=160):
    """For each product the place, among those where the eye really meets it, that is nearest to their middle."""
    scene, camera = bpy.context.scene, bpy.context.scene.camera
    graph = bpy.context.evaluated_depsgraph_get()
    owner = {thing.name: product for product, things in products.items() for thing in things}
    focal = camera.data.lens / camera.data.sensor_width
    turn, start = camera.matrix_world.to_3x3(), camera.matrix_world.translation
    seen = {}
    down = round(across / aspect)
    for row in range(down):
        for column in range(across):
            x, y = (column + 0.5) / across, (row + 0.5) / down
            ray = Vector(((x - 0.5 + camera.data.shift_x) / focal, ((0.5 - y) / aspect + camera.data.shift_y) / focal, -1))
            hit, _, _, _, thing, _ = scene.ray_cast(graph, start, (turn @ ray).normalized())
            if hit and thing.name in owner:
                seen.setdefault(owner[thing.name], []).append((x, y))
    return [{'product': product, **middle_of(places, aspect)} for product, places in sorted(seen.items())]


def middle_of(places, aspect):
    x, y = (sum(p[k] for p in places) / len(places) for k in (0, 1))
    nearest = min(places, key=lambda p: (p[0] - x) ** 2 + ((p[1] - y) / aspect) ** 2)
    return {'x': round(nearest[0], 4), 'y': round(nearest[1], 4)}
