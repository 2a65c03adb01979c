import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';
import { drawContactSheet } from './contact-sheet-image.ts';
import { renderContactSheetPage } from './contact-sheet-page.ts';
import type { ImageCommandPaths } from './image-command-paths.ts';
import type { ImageJob } from './jobs.ts';
import {
  type ListedImage,
  listMasters,
  listServedImages,
  measureOutline,
  type OutlineMeasurement,
} from './list-images.ts';
import { findSimilarPairs, type NormalizedOutline, type SimilarPair } from './similar-outlines.ts';

export interface ContactSheetEntry extends ListedImage {
  measurement: OutlineMeasurement | undefined;
}

/** Draws every image on a light and a dark backdrop, for visual inspection. Returns where the sheets are. */
export async function drawContactSheets(
  jobs: readonly ImageJob[],
  paths: ImageCommandPaths,
  { preview }: { preview: boolean },
): Promise<string> {
  const shown: ContactSheetEntry[] = [];
  for (const one of preview ? listMasters(jobs, paths) : listServedImages(jobs, paths)) {
    shown.push({ ...one, measurement: await measureOutline(one) });
  }
  if (shown.length === 0)
    throw new CliError('There are no images for a contact sheet. Render some first: npm run images');
  const folder = join(paths.reports, preview ? 'preview' : 'served');
  await mkdir(folder, { recursive: true });
  for (const [id, entries] of Map.groupBy(shown, ({ id }) => id)) {
    await writeFile(join(folder, `${id}.png`), await drawContactSheet(entries));
  }
  const faces = jobs.flatMap(({ id }) => shown.find((one) => one.id === id) ?? []);
  await writeFile(join(folder, 'faces.png'), await drawContactSheet(faces));
  const page = join(folder, 'sheet.html');
  await writeFile(page, renderContactSheetPage(shown, similarPairs(shown), folder));
  return `${shown.length} pictures: ${page}, and a PNG of each product beside it.`;
}

/** Compares the products by their first variant, because all variants have the same shape. */
function similarPairs(shown: readonly ContactSheetEntry[]): SimilarPair[] {
  const faces = new Map<string, NormalizedOutline>();
  for (const { id, view, measurement } of shown) {
    const shape = measurement?.shape;
    if (shape !== undefined && !faces.has(`${id} ${view}`))
      faces.set(`${id} ${view}`, { product: id, view, shape });
  }
  return findSimilarPairs([...faces.values()]);
}
