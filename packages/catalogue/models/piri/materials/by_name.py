"""Materials by the names that product files use, and the slots of a piece that they are put into."""

import json
from pathlib import Path

import bpy

from . import cloth, hard, motifs, wood

TABLE = Path(__file__).parents[3] / 'data' / 'materials.json'


class Slots:
    """The materials of one piece. Parts ask for a slot; a variant fills the same slots with others."""

    def __init__(self, names):
        self.names = names
        self.made = {}

    def __getitem__(self, slot):
        if slot not in self.made:
            if slot not in self.names:
                raise KeyError(f'The piece has no material for "{slot}". It names: {", ".join(sorted(self.names))}.')
            self.made[slot] = make(self.names[slot])
            self.made[slot]['slot'] = slot
        return self.made[slot]

    def get(self, slot, otherwise):
        return self[slot] if slot in self.names else self[otherwise]

    def refill(self, names):
        """Puts other materials where these slots are used."""
        for slot, name in names.items():
            if slot not in self.made or self.names[slot] == name:
                continue
            new = make(name)
            new['slot'] = slot
            old = self.made[slot]
            for data in (*bpy.data.meshes, *bpy.data.curves):
                for i, used in enumerate(data.materials):
                    if used == old:
                        data.materials[i] = new
            self.made[slot] = new
        self.names = {**self.names, **names}


def make(name):
    """A material by its name in the table, whatever its kind."""
    kind, row = find(name)
    colour = row.get('colour', row.get('mid'))
    if kind == 'wood' and not name.endswith('lacquer'):
        return wood.wood(name, row['dark'], row['mid'], row['light'], **wood.CHARACTER[name])
    if kind == 'motif':
        draw = motifs.MOTIFS[name.split('-')[0]]
        return cloth.shataranji(name, lambda s, u, v: draw(s, u, v, colour, row['figure'], row['accent']))
    if kind == 'kantha':
        return cloth.kantha(name, colour, row['threads'])
    return MAKERS.get(name, MAKERS.get(kind))(name, colour)


# By kind, and by name where one of a kind is made differently.
MAKERS = {
    'wood': wood.paint,
    'paint': wood.paint,
    'cloth': cloth.woven,
    'velvet': cloth.velvet,
    'boucle': cloth.boucle,
    'shade': hard.linen_shade,
    'cane': hard.woven_reed,
    'glass': hard.pane,
    'metal': hard.metal,
    'black-metal': lambda name, colour: hard.metal(name, colour, 0.42, lacquered=True),
    'glaze': hard.glazed,
    'clay': lambda name, colour: hard.glazed(name, colour, clay=True),
    'leaf': hard.leaf,
}


def needs_own_light(name):
    """Whether more than its colour tells this material from others of its kind.

    A woven figure leaves a trace of itself in the light taken with it, bare clay has no gloss to lend to a glaze.
    """
    return name in MAKERS or find(name)[0] == 'motif'


def find(name):
    for kind, rows in json.loads(TABLE.read_text()).items():
        if name in rows:
            return kind, rows[name]
    raise KeyError(f'data/materials.json has no material "{name}".')
