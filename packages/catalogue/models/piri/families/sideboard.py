"""A dinner wagon: cane doors beside a glazed bay with the crockery behind it, on a plinth with tapered legs."""

from ..cane import cane_in_frame
from ..crockery import bowl, cup, jug, leaning_dish, plate
from ..joinery import bar_handle, board, frame, member
from ..materials.by_name import make
from ..studio import Angle, area_light

ANGLES = {
    'three-quarter': Angle(around=24, above=9, distance=3.75),
    'front': Angle(around=0, above=4, distance=3.75),
    'detail': Angle(around=30, above=14, distance=1.4, at=(0.10, -0.5, 0.62)),
}

BOARD, LEGS, RAIL = 0.022, 0.190, 0.040
GAP, STILE, DOOR = 0.0022, 0.045, 0.021
# How far the handles stand out from the carcass: they count towards the depth.
PULL = 0.0225


def build(piece):
    w, d, h = piece.size
    wood = piece.slots['wood']
    box = Box(w, d, LEGS, h)
    carcass(box, wood)
    for i in range(3):
        door(box, i, piece.slots)
    crockery(box, piece.dice)
    light_the_bay(box)
    plinth(box, wood)


class Box:
    """The inside of the carcass: three bays between the sides."""

    def __init__(self, w, d, low, high):
        self.w, self.d, self.low, self.high = w, d - PULL, low, high
        self.y = PULL / 2
        self.inner, self.clear = w - 2 * BOARD, high - low - 2 * BOARD
        self.bay = self.inner / 3
        self.middle = (low + high) / 2
        self.front, self.rear = -d / 2 + PULL, d / 2
        self.shelves = [low + BOARD + self.clear * share for share in (0.34, 0.67)]

    def bay_at(self, i):
        return (i - 1) * self.bay


def carcass(box, wood):
    """Top and bottom run through; sides, partitions and shelves stand between."""
    board('top', (box.w, box.d, BOARD), (0, box.y, box.high - BOARD / 2), wood, 0.004)
    board('bottom', (box.w, box.d - 0.001, BOARD), (0, box.y, box.low + BOARD / 2), wood, 0.003)
    for s in (-1, 1):
        at = (s * (box.w - BOARD) / 2, box.y, box.middle)
        board('side', (BOARD, box.d - 0.001, box.clear + 0.0006), at, wood, 0.0025, 'z')
        at = (s * box.bay / 2, box.y + DOOR / 2, box.middle)
        board('partition', (0.018, box.d - DOOR - 0.026, box.clear), at, wood, 0.001, 'z')
    board('back', (box.inner, 0.009, box.clear), (0, box.rear - 0.016, box.middle), wood, 0, 'z')
    for i in range(3):
        for z in box.shelves if i == 1 else box.shelves[:1]:
            board('shelf', (box.bay - 0.018, box.d - 0.075, 0.016), (box.bay_at(i), box.y + 0.012, z), wood, 0.002)


def door(box, i, slots):
    """Set in, flush with the carcass, with the same gap all around; cane at the sides, glass in the middle."""
    width, height = box.bay - 2 * GAP, box.clear - 2 * GAP
    at = (box.bay_at(i), box.front + 0.004 + DOOR / 2, box.middle)
    inner_width, inner_height = frame('door', width, height, STILE, DOOR, at, slots['wood'])
    if i == 1:
        size = (inner_width + 0.004, 0.004, inner_height + 0.004)
        board('pane', size, (at[0], at[1] + 0.003, at[2]), slots['glass'], 0)
        glazing_bead(inner_width, inner_height, at, slots['wood'])
    else:
        cane_in_frame('cane', inner_width, inner_height, (at[0], at[1] + 0.001, at[2]), slots['cane'], slots['wood'])
    opening = -1 if i == 2 else 1
    hand = (at[0] + opening * (width - STILE) / 2, box.front + 0.004, at[2] + height * 0.06)
    bar_handle('handle', 0.15, hand, slots['metal'], standoff=PULL)


def glazing_bead(width, height, at, wood):
    x, y, z = at
    for s in (-1, 1):
        board('bead', (0.007, 0.006, height), (x + s * (width / 2 - 0.0035), y - 0.003, z), wood, 0.0015, 'z')
        board('bead', (width - 0.014, 0.006, 0.007), (x, y - 0.003, z + s * (height / 2 - 0.0035)), wood, 0.0015)


def plinth(box, wood):
    """A rail all around, set back, with the legs let into its corners."""
    x, y = box.w / 2 - 0.085, box.d / 2 - 0.070
    for s in (-1, 1):
        board('rail', (2 * x, 0.022, RAIL), (0, box.y + s * y, LEGS - RAIL / 2), wood, 0.003)
        board('side rail', (0.022, 2 * y, RAIL), (s * x, box.y, LEGS - RAIL / 2), wood, 0.003, 'y')
        for t in (-1, 1):
            lean = [(1 - z / LEGS, z) for z in (0, 0.004, LEGS * 0.6, LEGS)]
            path = [(s * (x + 0.022 * out), box.y + t * (y + 0.016 * out), z) for out, z in lean]
            member('leg', path, [0.0120, 0.0138, 0.0195, 0.0225], wood, level=True)


def light_the_bay(box):
    """A photographer tucks a little lamp behind the glass, or its bay would be a black hole."""
    floors = [box.low + BOARD, *box.shelves, box.high - BOARD]
    for low, high in zip(floors, floors[1:]):
        at = (0, box.front + 0.06, high - 0.014)
        area_light('bay', at, (0, box.rear, low + 0.06), (box.bay * 0.8, 0.03), 0.22, (1, 0.95, 0.88))


def crockery(box, dice):
    """Plates and bowls in stacks, cups in a row, a dish leaning on the back: a wagon that is lived with."""
    white, blue = make('off-white-glaze'), make('neel-glaze')
    floors = [box.low + BOARD, box.shelves[0] + 0.008, box.shelves[1] + 0.008]
    y = box.y - 0.05
    for k in range(8):
        plate((-0.055, y, floors[0] + k * 0.0075), 0.105 + dice.uniform(-0.001, 0.001), white)
    for k in range(3):
        bowl((0.098, y - 0.04, floors[0] + k * 0.017), 0.055, blue)
    for k in range(4):
        bowl((-0.085, y - 0.02, floors[1] + k * 0.019), 0.066, white)
    leaning_dish((0.0, box.rear - 0.075, floors[1]), 0.10, white)
    jug((0.060, y - 0.04, floors[1]), blue)
    for x in (-0.108, -0.036, 0.034):
        cup((x + dice.uniform(-0.006, 0.006), y - 0.05 + dice.uniform(-0.01, 0.01), floors[2]), white)
