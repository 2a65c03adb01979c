import { relative } from 'node:path';
import { contactSheetBackgrounds, createBoundsSvg } from './contact-sheet-image.ts';
import type { ContactSheetEntry } from './draw-contact-sheets.ts';
import { formatPair, type SimilarPair } from './similar-outlines.ts';

/** Renders a page to review the images one by one, with an empty column for marks. */
export function renderContactSheetPage(
  entries: readonly ContactSheetEntry[],
  pairs: readonly SimilarPair[],
  folder: string,
): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures</title>
<style>
  body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem; }
  td { vertical-align: top; padding: 0 1rem 1rem 0; }
  figure { margin: 0; position: relative; width: 450px; }
  figure img { display: block; width: 100%; }
  figure svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  .fault { color: #c00; }
  .mark { width: 6rem; border: 1px solid #999; }
</style>
<h1>${entries.length} pictures</h1>
<p>Red: the product's measures, seen from where the picture was taken. Blue: the furniture in it.</p>
<table>
<tr><th>Picture<th>Light<th>Dark<th>Mark, 1 to 5</tr>
${entries.map((one) => row(one, folder)).join('\n')}
</table>
<h2>Outlines that are nearly the same</h2>
<ul>
${pairs.map((pair) => `<li>${formatPair(pair)}: ${pair.overlap.toFixed(3)}`).join('\n') || '<li>none'}
</ul>
</html>
`;
}

function row(one: ContactSheetEntry, folder: string): string {
  const { id, variant, view, path, width, height, measurement } = one;
  const image = `<img src="${relative(folder, path)}" width="${width}" height="${height}" loading="lazy" alt="">`;
  const faults = (measurement?.faults ?? [])
    .map((fault) => `<br><span class="fault">${fault}</span>`)
    .join('');
  const lines = createBoundsSvg(one, Math.round((300 * height) / width));
  return `<tr><td><b>${id}</b><br>${variant ?? ''} ${view}${faults}
<td><figure style="background:${contactSheetBackgrounds.light}">${image}${lines}</figure>
<td><figure style="background:${contactSheetBackgrounds.dark}">${image}</figure>
<td class="mark"></tr>`;
}
