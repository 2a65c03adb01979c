"""A product's shapes: the same family builds it, its faces and the looks of its materials are written down."""

import json
from pathlib import Path

import bpy
import numpy as np

from .. import product, studio
from ..exposure import prepare
from ..materials.by_name import find
from . import flat_colours, held_light, loose_faces


def make_shapes(job):
    folder = Path(job['output'])
    folder.mkdir(parents=True, exist_ok=True)
    shapes, surfaces = [], {}
    for number, shape in enumerate(job['shapes']):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        prepare()
        bpy.context.scene.render.film_transparent = True
        studio.ambient((1, 1, 1), 1)
        piece = product.build(job, shape['parameters'], shape['looks'][0]['materials'])
        furniture = list(bpy.data.objects)
        product.check_size(piece, furniture)
        parts = loose_faces.collect(furniture, toned_slots(shape['looks']))
        held_light.give_shade(parts)
        shapes.append({'name': shape['name'], 'parts': write(parts, folder / f'{shape["name"]}.bin'), 'orbit': orbit(job)})
        for thing in furniture:
            bpy.data.objects.remove(thing)
        looks = {}
        for look in shape['looks']:
            piece.slots.refill(look['materials'])
            looks[look['name']] = {}
            for part in parts:
                material = piece.slots.made.get(part['key']) or bpy.data.materials[part['key']]
                if part['figure'] is not None:
                    name, surface = flat_colours.figured(material, part['figure'], folder)
                else:
                    name, surface = flat_colours.surface_of(material, job['id'], folder, surfaces)
                surfaces[name] = surface
                looks[look['name']][part['key']] = name
        shapes[-1]['looks'] = looks
        print(f'piri: {shape["name"]} {number + 1}/{len(job["shapes"])}', flush=True)
    return {'id': job['id'], 'shapes': shapes, 'surfaces': surfaces}


def orbit(job):
    """Where the photographer stood: degrees around and above, and how long the lens is."""
    angle = product.load_family(job['family']).ANGLES['three-quarter']
    return {'around': angle.around, 'above': angle.above}


def toned_slots(looks):
    """Slots that are solid timber in every look: there no board has quite the colour of the next."""
    slots = set(looks[0]['materials'])
    for look in looks:
        slots &= {slot for slot, name in look['materials'].items() if find(name)[0] == 'wood' and not name.endswith('lacquer')}
    return slots


def write(parts, file):
    """All numbers one after the other; what they are is told beside them."""
    told, at = [], 0
    with file.open('wb') as out:
        for part in parts:
            entry = {'key': part['key'], 'arrays': {}}
            for name in ('position', 'normal', 'uv', 'shade', 'index'):
                values = np.ascontiguousarray(part[name])
                out.write(values.tobytes())
                entry['arrays'][name] = {'at': at, 'count': int(values.size)}
                at += values.nbytes
            told.append(entry)
    return told
