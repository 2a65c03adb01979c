"""One exposure of the scene: what Cycles saw, pass by pass, as arrays (rows from the bottom up)."""

import tempfile
from pathlib import Path

import bpy
import numpy as np

LIGHT = ['DiffDir', 'DiffInd', 'GlossDir', 'GlossInd', 'TransDir', 'TransInd']
COLOUR = ['DiffCol', 'GlossCol', 'TransCol']


def prepare(bounces=6):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    # Kept data would forget that the floor comes and goes between exposures.
    scene.render.use_persistent_data = False
    scene.render.threads_mode = 'AUTO'
    cycles = scene.cycles
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 4, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.filter_width = 4, 1.35
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    for kind in ('diffuse', 'glossy', 'transmission'):
        for part in ('direct', 'indirect', 'color'):
            setattr(layer, f'use_pass_{kind}_{part}', True)
    layer.use_pass_emit = layer.use_pass_environment = True


def expose(width, height, samples, names, part=None, bounces=6, seed=11):
    """Renders and answers with the named passes. `part`: (left, bottom, right, top) in pixels, all the picture else."""
    scene = bpy.context.scene
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.use_border = render.use_crop_to_border = part is not None
    if part:
        # A tenth of a pixel inside, or rounding would move the edge by one.
        render.border_min_x, render.border_max_x = (part[0] + 0.1) / width, (part[2] + 0.1) / width
        render.border_min_y, render.border_max_y = (part[1] + 0.1) / height, (part[3] + 0.1) / height
    scene.cycles.samples, scene.cycles.seed, scene.cycles.max_bounces = samples, seed, bounces
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    with tempfile.TemporaryDirectory() as folder:
        files.base_path = folder
        for name in names:
            files.file_slots.new(name.replace(' ', '-'))
            tree.links.new(layers.outputs[name], files.inputs[-1])
        bpy.ops.render.render(write_still=False)
        return {name: read(next(Path(folder).glob(f'{name.replace(" ", "-")}*.exr'))) for name in names}


def read(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)
