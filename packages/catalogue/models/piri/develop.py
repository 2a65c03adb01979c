"""From light to a picture: cleaned, given its colours, brought into the range of a screen, laid over its shadow."""

import tempfile
from pathlib import Path

import bpy
import numpy as np

from .denoise import denoise
from .exposure import COLOUR, LIGHT

FEATURES = ['Denoising Albedo', 'Denoising Normal']
BEAUTY = ['Image', *LIGHT, *COLOUR, 'Emit', *FEATURES]
FAINT = 1e-4
# The most a shadow covers, so that it is never taken for the furniture itself.
DEEPEST = 0.85
# The film curve makes cloth and wood more colourful than they are in daylight.
SATURATION = 0.88
SHADOW = np.array([18, 14, 12], np.float32) / 255


def clean_light(passes):
    """The light that falls on matt colour, and everything else, both without noise.

    Kept apart from the colour it falls on, the light serves every cloth and wood of the same piece.
    """
    p = {name: value[..., :3] for name, value in passes.items()}
    albedo = np.clip(p['Denoising Albedo'], 0, 1)
    normal = p['Denoising Normal']
    matt = (p['DiffDir'] + p['DiffInd']) * p['DiffCol']
    rest = (p['GlossDir'] + p['GlossInd']) * p['GlossCol'] + (p['TransDir'] + p['TransInd']) * p['TransCol'] + p['Emit']
    matt, rest = (denoise(np.minimum(part, 12), albedo, normal) for part in (matt, rest))
    alpha = np.clip(passes['Image'][..., 3], 0, 1)
    return {
        'matt': matt / np.maximum(p['DiffCol'], FAINT) * (p['DiffCol'] > FAINT),
        'rest': rest,
        'colour': p['DiffCol'],
        'alpha': alpha,
    }


def lay_on(light, colour=None):
    """Light times colour: the colour it was taken with, or another one."""
    return light['matt'] * (light['colour'] if colour is None else colour) + light['rest']


def to_screen(linear, exposure=0.0, look='Medium High Contrast'):
    """Scene-linear to what a screen shows, 0 to 1."""
    scene = bpy.context.scene
    view = scene.view_settings
    view.view_transform, view.look, view.exposure, view.gamma = 'Filmic', look, exposure, 1
    scene.render.image_settings.file_format = 'PNG'
    # RGB would make every later exposure opaque.
    scene.render.image_settings.color_mode, scene.render.image_settings.color_depth = 'RGBA', '16'
    height, width, _ = linear.shape
    image = bpy.data.images.new('linear', width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = 'Linear'
    values = np.ones((height, width, 4), np.float32)
    values[..., :3] = linear
    image.pixels.foreach_set(values.ravel())
    image.update()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / 'screen.png'
        image.save_render(str(path), scene=scene)
        bpy.data.images.remove(image)
        shown = bpy.data.images.load(str(path))
        shown.colorspace_settings.name = 'Non-Color'
        out = np.empty(width * height * 4, np.float32)
        shown.pixels.foreach_get(out)
        bpy.data.images.remove(shown)
    shown = out.reshape(height, width, 4)[..., :3]
    grey = (shown @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    return np.clip(grey + (shown - grey) * SATURATION, 0, 1)


def shadow_cover(with_piece, without_piece, near, part, size):
    """How dark the floor gets, as cover of a dark colour on a screen, at the size of the picture.

    `near` is 1 on the floor about the piece and 0 far from it, where only the horizon would be drawn; the light with
    the piece is known in `part` of it.
    """
    tall, wide = near.shape
    window = slice(part[1], part[3]), slice(part[0], part[2])
    bare = np.maximum(enlarge(without_piece, wide, tall)[window], FAINT)
    share = np.clip(with_piece / bare, 0, 1)
    # A screen's values follow the 2.2th root of light; the last percent of shade would only draw a border.
    cover = np.zeros((tall, wide), np.float32)
    cover[window] = np.clip((1 - share ** (1 / 2.2) - 0.012) / (1 - 0.012), 0, DEEPEST)
    return enlarge(cover * near, *size)


def fade(width, height, reach=0.15):
    """1 in the middle, 0 at the edges: a shadow must not be cut by the frame."""
    x = np.clip(np.minimum(np.arange(width) + 0.5, width - np.arange(width) - 0.5) / (reach * width), 0, 1)
    y = np.clip(np.minimum(np.arange(height) + 0.5, height - np.arange(height) - 0.5) / (reach * width), 0, 1)
    smooth = lambda t: t * t * (3 - 2 * t)
    return (smooth(y)[:, None] * smooth(x)[None, :]).astype(np.float32)


def enlarge(values, width, height):
    """Bilinear."""
    tall, wide = values.shape
    if (wide, tall) == (width, height):
        return values
    x = np.clip((np.arange(width) + 0.5) * wide / width - 0.5, 0, wide - 1)
    y = np.clip((np.arange(height) + 0.5) * tall / height - 0.5, 0, tall - 1)
    x0, y0 = x.astype(int), y.astype(int)
    x1, y1 = np.minimum(x0 + 1, wide - 1), np.minimum(y0 + 1, tall - 1)
    fx, fy = (x - x0).astype(np.float32), (y - y0).astype(np.float32)[:, None]
    top = values[y0][:, x0] * (1 - fx) + values[y0][:, x1] * fx
    bottom = values[y1][:, x0] * (1 - fx) + values[y1][:, x1] * fx
    return top * (1 - fy) + bottom * fy


def over_shadow(linear, alpha, cover, exposure=0.0):
    """The piece over its shadow, straight alpha, 0 to 1."""
    bare = linear / np.maximum(alpha, FAINT)[..., None]
    shown = to_screen(bare, exposure)
    behind = (1 - alpha) * cover
    total = alpha + behind
    colour = (shown * alpha[..., None] + SHADOW * behind[..., None]) / np.maximum(total, FAINT)[..., None]
    return np.dstack([np.where(total[..., None] > FAINT, colour, 0), total])


def save(picture, path):
    """Eight bits a channel, by way of Blender, which Python's PNG libraries are not part of."""
    height, width, channels = picture.shape
    image = bpy.data.images.new('picture', width, height, alpha=channels == 4)
    image.colorspace_settings.name = 'Non-Color'
    image.alpha_mode = 'STRAIGHT'
    values = np.ones((height, width, 4), np.float32)
    values[..., :channels] = np.clip(picture, 0, 1)
    image.pixels.foreach_set(values.ravel())
    image.filepath_raw, image.file_format = str(path), 'PNG'
    image.save()
    bpy.data.images.remove(image)
