import { z } from 'zod';
import { parseObject, readCatalogueFileText } from '../../catalogue-file.ts';
import { singleLineSchema, slugSchema } from '../../fields.ts';
import {
  drawBoucleSwatch,
  drawKanthaSwatch,
  drawLeatherSwatch,
  drawRugMotifSwatch,
  drawVelvetSwatch,
  drawWeaveSwatch,
} from './cloths.ts';
import {
  drawCaneSwatch,
  drawGlassSwatch,
  drawGlazeSwatch,
  drawLeafSwatch,
  drawMetalSwatch,
  drawPaintSwatch,
  drawWoodSwatch,
} from './hard-materials.ts';

const file = 'materials.json';
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #a99d8b');
const plain = { label: singleLineSchema, colour };

function rows<Row extends z.ZodRawShape>(row: Row) {
  return z.record(slugSchema, z.strictObject(row));
}

const materials = z.strictObject({
  cloth: rows(plain),
  velvet: rows(plain),
  boucle: rows(plain),
  kantha: rows({ ...plain, threads: z.array(colour).length(3, 'must name three threads') }),
  motif: rows({ ...plain, figure: colour, accent: colour }),
  wood: rows({ label: singleLineSchema, dark: colour, mid: colour, light: colour }),
  paint: rows(plain),
  metal: rows(plain),
  glass: rows(plain),
  cane: rows(plain),
  glaze: rows(plain),
  shade: rows(plain),
  leaf: rows(plain).optional(),
  coat: rows(plain).optional(),
  leather: rows(plain).optional(),
});
type Materials = z.output<typeof materials>;

/** The materials that are drawn from their name and one colour. */
const drawByKind: Partial<Record<keyof Materials, (name: string, colour: string) => string>> = {
  cloth: drawWeaveSwatch,
  velvet: drawVelvetSwatch,
  boucle: drawBoucleSwatch,
  paint: drawPaintSwatch,
  metal: drawMetalSwatch,
  glass: drawGlassSwatch,
  cane: drawCaneSwatch,
  glaze: drawGlazeSwatch,
  shade: drawWeaveSwatch,
  leaf: drawLeafSwatch,
  coat: drawPaintSwatch,
  leather: drawLeatherSwatch,
};

/** Draws a swatch of each material in the table. Returns them by the material's name. */
export function createSwatchSvgs(text: string = readCatalogueFileText(file)): Map<string, string> {
  const table = parseObject(file, text, materials);
  const drawn = new Map<string, string>();
  const add = (name: string, svg: string) => drawn.set(name, frame(svg));
  for (const [name, row] of Object.entries(table.kantha))
    add(name, drawKanthaSwatch(name, row.colour, row.threads));
  for (const [name, row] of Object.entries(table.motif))
    add(name, drawRugMotifSwatch(name, row.colour, row.figure, row.accent));
  for (const [name, { dark, mid, light }] of Object.entries(table.wood)) {
    // Lacquer hides the grain.
    add(
      name,
      name.endsWith('-lacquer') ? drawPaintSwatch(name, mid) : drawWoodSwatch(name, dark, mid, light),
    );
  }
  for (const kind of materials.keyof().options) {
    const draw = drawByKind[kind];
    if (draw === undefined) continue;
    for (const [name, row] of Object.entries(table[kind] ?? {})) {
      if ('colour' in row) add(name, draw(name, row.colour));
    }
  }
  return drawn;
}

function frame(svg: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${svg}</svg>\n`;
}
