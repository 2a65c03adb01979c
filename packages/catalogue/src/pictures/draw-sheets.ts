import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from './jobs.ts';
import type { Places } from './places.ts';
import { Refusal } from './refusal.ts';
import { drawSheet } from './sheet-image.ts';
import { sheetPage } from './sheet-page.ts';
import { listMasters, listServed, type Measurement, measure, type Shown } from './shown.ts';
import { findSimilarPairs, type Pair, type Shape } from './similar-shapes.ts';

export interface OnSheet extends Shown {
  measurement: Measurement | undefined;
}

/** Draws every picture on a light and a dark stage, for people to look at; answers where it is to be found. */
export async function drawSheets(
  jobs: readonly Job[],
  places: Places,
  { preview }: { preview: boolean },
): Promise<string> {
  const shown: OnSheet[] = [];
  for (const one of preview ? listMasters(jobs, places) : listServed(jobs, places)) {
    shown.push({ ...one, measurement: await measure(one) });
  }
  if (shown.length === 0)
    throw new Refusal('There are no pictures to draw a sheet of. Take some: npm run pictures');
  const folder = join(places.reports, preview ? 'preview' : 'served');
  await mkdir(folder, { recursive: true });
  for (const [id, own] of Map.groupBy(shown, ({ id }) => id)) {
    await writeFile(join(folder, `${id}.png`), await drawSheet(own));
  }
  const faces = jobs.flatMap(({ id }) => shown.find((one) => one.id === id) ?? []);
  await writeFile(join(folder, 'faces.png'), await drawSheet(faces));
  const page = join(folder, 'sheet.html');
  await writeFile(page, sheetPage(shown, similarPairs(shown), folder));
  return `${shown.length} pictures: ${page}, and a PNG of each product beside it.`;
}

/** The face of a product stands for its looks: they share its shape. */
function similarPairs(shown: readonly OnSheet[]): Pair[] {
  const faces = new Map<string, Shape>();
  for (const { id, view, measurement } of shown) {
    const shape = measurement?.shape;
    if (shape !== undefined && !faces.has(`${id} ${view}`))
      faces.set(`${id} ${view}`, { product: id, view, shape });
  }
  return findSimilarPairs([...faces.values()]);
}
