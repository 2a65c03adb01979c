/** What pieces can be made of in the pictures. Every name has a look in the generator. */
const materialsByKind = {
  wood: [
    'segun',
    'mahogany',
    'gamari',
    'rubberwood',
    'walnut',
    'wenge',
    'antique',
    'white-lacquer',
    'black-lacquer',
    'neel-paint',
    'alta-paint',
  ],
  weave: [
    'ash',
    'teal',
    'rust',
    'navy',
    'beige',
    'maroon',
    'mustard',
    'green',
    'grey',
    'brown',
    'neel',
    'jute',
    'off-white',
  ],
  velvet: ['navy-velvet', 'beige-velvet'],
  boucle: ['mustard-boucle', 'green-boucle', 'ash-boucle'],
  kantha: ['kantha-neel', 'kantha-alta', 'kantha-turmeric'],
  cane: ['cane'],
  glass: ['glass'],
  metal: ['brass', 'black-metal'],
  motif: ['stripe-neel', 'stripe-alta', 'diamond-neel', 'diamond-turmeric'],
  glaze: ['clay', 'neel-glaze', 'off-white-glaze'],
  shade: ['linen-shade'],
} as const;
export type MaterialKind = keyof typeof materialsByKind;

const kindOf = new Map<string, MaterialKind>(
  Object.entries(materialsByKind).flatMap(([kind, names]) =>
    names.map((name) => [name, kind as MaterialKind] as const),
  ),
);

const cloth = ['weave', 'velvet', 'boucle', 'kantha'] as const;

interface Slot {
  takes: readonly MaterialKind[];
  /** A piece stands without it: a sofa without its second cushion. */
  optional?: true;
}

const wood: Slot = { takes: ['wood'] };
const cane: Slot = { takes: ['cane'] };
const glass: Slot = { takes: ['glass'] };
const metal: Slot = { takes: ['metal'] };
const covering: Slot = { takes: cloth };
const cushion: Slot = { takes: cloth, optional: true };

/** Each family of the generator, with the parts of it that have a material of their own. */
export const families = {
  sofa: { cloth: covering, wood, accent: cushion, accent2: cushion },
  armchair: { cloth: covering, wood, accent: cushion, accent2: cushion },
  divan: { wood, cloth: covering, bolster: covering, accent: cushion },
  'dining-chair': { wood, pad: covering },
  'centre-table': { wood, glass, cane },
  'side-table': { wood },
  'dining-table': { wood },
  sideboard: { wood, cane, glass, metal },
  bed: { wood, cane, spread: covering, linen: covering, accent: cushion },
  'storage-bed': { wood, cloth: covering, spread: covering, linen: covering },
  stool: { wood },
  rug: { motif: { takes: ['motif'] } },
  'floor-lamp': { metal, shade: { takes: ['shade'] } },
  vase: { glaze: { takes: ['glaze'] }, leaf: cushion },
  cushion: { cloth: covering },
} as const satisfies Record<string, Record<string, Slot>>;
export type Family = keyof typeof families;
export const familyNames = Object.keys(families) as Family[];

/** What is wrong with these materials for a piece of this family; nothing, when it can be pictured. */
export function findMaterialFault(
  family: Family,
  materials: Readonly<Record<string, string>>,
): string | undefined {
  const slots: Record<string, Slot> = families[family];
  for (const [name, material] of Object.entries(materials)) {
    const slot = slots[name];
    const kind = kindOf.get(material);
    if (slot === undefined) {
      return `a ${family} has no "${name}"; it has ${Object.keys(slots).join(', ')}.`;
    }
    if (kind === undefined) return `there is no material "${material}".`;
    if (!slot.takes.includes(kind)) {
      return `"${name}" cannot be "${material}", which is ${kind}; it takes ${slot.takes.join(', ')}.`;
    }
  }
  const without = Object.entries(slots).find(([name, slot]) => !slot.optional && !(name in materials));
  return without && `"${without[0]}" has no material.`;
}
