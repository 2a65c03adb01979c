"""The piri: a plank to sit on, two boards to stand on, a stretcher between them."""

from ..joinery import board
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=28, above=17, distance=1.55),
    'front': Angle(around=0, above=5, distance=1.55),
    'detail': Angle(around=42, above=20, distance=0.8, at=(0.28, -0.1, 0.62)),
}


def build(piece):
    wood = piece.slots['wood']
    w, d, h = piece.size
    top = 0.026
    board('seat', (w, d, top), (0, 0, h - top / 2), wood, 0.006, steps=4)
    lean, inset = 8, w * 0.19
    foot = h - top
    for s in (-1, 1):
        board('leg', (0.024, d * 0.80, foot + 0.004), (s * (w / 2 - inset + 0.014), 0, foot / 2), wood, 0.004, 'z', (0, s * -lean, 0))
        # The tenon comes through the seat, wedged.
        for y in (-1, 1):
            board('tenon', (0.020, 0.034, 0.006), (s * (w / 2 - inset), y * d * 0.22, h - 0.0026), wood, 0.0012, 'z')
    board('stretcher', (w - 2 * inset + 0.03, 0.020, 0.042), (0, 0, foot - 0.040), wood, 0.003)
