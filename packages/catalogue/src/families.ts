import type { MaterialKind, MaterialKindsByName } from './materials.ts';

interface Slot {
  takes: readonly MaterialKind[];
  /** Whether an item can do without it, such as a sofa without its second cushion. */
  optional?: true;
}

const wood: Slot = { takes: ['wood', 'paint'] };
const cane: Slot = { takes: ['cane'] };
const shade: Slot = { takes: ['shade'] };
const glass: Slot = { takes: ['glass'] };
const metal: Slot = { takes: ['metal'] };
const cloth: Slot = { takes: ['cloth', 'velvet', 'boucle', 'kantha'] };
const coat: Slot = { takes: ['coat'] };
const leather: Slot = { takes: ['leather'] };
const glaze: Slot = { takes: ['glaze'] };
const leaf: Slot = { takes: ['leaf'] };
const cushion: Slot = { ...cloth, optional: true };

/** Each family of the generator, with the parts that have a material of their own. */
const families = {
  sofa: { cloth, wood, accent: cushion, accent2: cushion },
  armchair: { cloth, wood, accent: cushion, accent2: cushion },
  divan: { wood, cloth, bolster: cloth, accent: cushion },
  'dining-chair': { wood, pad: cloth },
  'centre-table': { wood, glass, cane },
  'side-table': { wood },
  'dining-table': { wood },
  sideboard: { wood, cane, glass, metal },
  bed: { wood, cane, spread: cloth, linen: cloth, accent: cloth },
  'storage-bed': { wood, cloth, spread: cloth, linen: cloth, accent: cushion },
  stool: { wood },
  rug: { motif: { takes: ['motif'] } },
  'floor-lamp': { metal, shade },
  vase: { glaze, leaf: { ...leaf, optional: true } },
  cushion: { cloth },
  'chest-of-drawers': { wood },
  'bedside-table': { wood },
  'tv-cabinet': { wood, metal },
  'console-table': { wood },
  'nesting-tables': { wood },
  'shoe-rack': { wood },
  wardrobe: {
    wood,
    metal: { ...metal, optional: true },
    glass: { ...glass, optional: true },
    paint: { ...wood, optional: true },
  },
  bookshelf: { wood, cloth: { ...cloth, optional: true }, accent: cushion, accent2: cushion },
  showcase: { wood, glass, metal: { ...metal, optional: true } },
  desk: { wood, metal, paint: { ...wood, optional: true } },
  bench: { wood },
  pouf: { cloth },
  'rocking-chair': { wood, cane },
  'lounge-chair': { wood, cloth },
  'cane-armchair': { cane },
  'table-lamp': { wood, metal, shade },
  bolster: { cloth },
  'garden-bench': { wood },
  'dressing-table': { wood, metal, glass, cloth },
  'toy-box': { wood, lid: wood },
  'sliding-wardrobe': { wood, metal },
  'panelled-bed': { wood, post: { ...wood, optional: true }, spread: cloth, linen: cloth, accent: cloth },
  mattress: { cloth, border: { ...cloth, optional: true }, trim: cloth },
  'pedestal-table': { wood },
  alna: { wood, cloth, accent: cushion, accent2: cushion, accent3: cushion, accent4: cushion },
  'bunk-bed': { wood, rung: wood, linen: cloth, spread: cloth, accent: cloth },
  'toddler-bed': { wood, inlay: wood, linen: cloth, spread: cloth },
  'wall-shelf': { wood },
  trolley: { wood, frame: { takes: ['wood', 'paint', 'metal'] } },
  'file-cabinet': { body: wood, metal },
  clock: { wood, inlay: wood, metal },
  'wall-mirror': { wood: { ...wood, optional: true }, metal: { ...metal, optional: true }, glass },
  'bamboo-stool': { bamboo: cane, rope: cloth },
  'kids-chair': { wood, paint: wood },
  'visitor-chair': { metal, cover: leather },
  'ergonomic-chair': { metal, shell: coat, mesh: cloth },
  'folding-chair': { coat, wood, metal },
  planter: { glaze, leaf },
  'desk-lamp': { coat, metal },
  'plant-stand': { metal: coat, cane, glaze, leaf },
  'cane-swing': { metal: coat, cane, cloth },
  'executive-chair': { cover: leather, wood, metal },
  'braided-rug': { cloth },
  'sofa-cum-bed': { cloth, coat },
  'corner-desk': { wood, metal, cover: leather },
  'dining-set': { wood, pad: cloth, glass: { ...glass, optional: true } },
  'small-dining-set': { wood },
  'large-dining-set': { wood, pad: leather },
  'pendant-lamp': { shade: { takes: ['cane', 'metal'] } },
  curtain: { cloth, metal },
  'garden-set': { coat },
  workstation: { wood, coat, felt: cloth },
} as const satisfies Record<string, Record<string, Slot>>;
export type FurnitureFamilyId = keyof typeof families;

export const furnitureFamilyIds = Object.keys(families) as FurnitureFamilyId[];

/** Returns what is wrong with these materials for an item of this family, or undefined if it can be rendered. */
export function findMaterialError(
  family: FurnitureFamilyId,
  materials: Readonly<Record<string, string>>,
  kinds: MaterialKindsByName,
): string | undefined {
  const slots: Record<string, Slot> = families[family];
  for (const [name, material] of Object.entries(materials)) {
    const slot = slots[name];
    const kind = kinds.get(material);
    if (slot === undefined) return `a ${family} has no "${name}"; it has ${Object.keys(slots).join(', ')}.`;
    if (kind === undefined) return `there is no material "${material}" in data/materials.json.`;
    if (!slot.takes.includes(kind)) {
      return `"${name}" cannot be "${material}", which is of the kind ${kind}; it takes ${slot.takes.join(', ')}.`;
    }
  }
  const without = Object.entries(slots).find(([name, slot]) => !slot.optional && !(name in materials));
  return without && `"${without[0]}" has no material.`;
}
