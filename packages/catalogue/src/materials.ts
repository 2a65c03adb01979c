import { z } from 'zod';
import { CatalogueFileError, parseObject, readCatalogueFileText } from './catalogue-file.ts';
import { singleLineSchema, slugSchema } from './fields.ts';

const file = 'materials.json';

/** The colours are validated where they are drawn; only names and kinds matter here. */
const rows = z.record(slugSchema, z.looseObject({ label: singleLineSchema }));
const kind = z.enum([
  'wood',
  'paint',
  'cloth',
  'velvet',
  'boucle',
  'kantha',
  'cane',
  'glass',
  'metal',
  'motif',
  'glaze',
  'shade',
  'leaf',
  'coat',
  'leather',
]);
export type MaterialKind = z.output<typeof kind>;

/** The kind of each material, by name. */
export type MaterialKindsByName = ReadonlyMap<string, MaterialKind>;

/** Reads the materials that items can have in images. */
export function readMaterialKindsByName(): MaterialKindsByName {
  return parseMaterialKindsByName(readCatalogueFileText(file));
}

export function parseMaterialKindsByName(text: string): MaterialKindsByName {
  const kinds = new Map<string, MaterialKind>();
  for (const [kindName, materials] of Object.entries(parseObject(file, text, z.partialRecord(kind, rows)))) {
    for (const name of Object.keys(materials)) {
      const other = kinds.get(name);
      if (other !== undefined) {
        throw new CatalogueFileError(file, `field "${kindName}.${name}"`, `is already a name of ${other}.`);
      }
      kinds.set(name, kind.parse(kindName));
    }
  }
  return kinds;
}
