import { relative } from 'node:path';
import type { OnSheet } from './draw-sheets.ts';
import { frame, stages } from './sheet-image.ts';
import { type Pair, sayPair } from './similar-shapes.ts';

/** A page to go through picture by picture, with a column left empty for the marks. */
export function sheetPage(shown: readonly OnSheet[], pairs: readonly Pair[], folder: string): string {
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
<h1>${shown.length} pictures</h1>
<p>Red: the product's measures, seen from where the picture was taken. Blue: the furniture in it.</p>
<table>
<tr><th>Picture<th>Light<th>Dark<th>Mark, 1 to 5</tr>
${shown.map((one) => row(one, folder)).join('\n')}
</table>
<h2>Outlines that are nearly the same</h2>
<ul>
${pairs.map((pair) => `<li>${sayPair(pair)}: ${pair.overlap.toFixed(3)}`).join('\n') || '<li>none'}
</ul>
</html>
`;
}

function row(one: OnSheet, folder: string): string {
  const { id, variant, view, path, width, height, measurement } = one;
  const image = `<img src="${relative(folder, path)}" width="${width}" height="${height}" loading="lazy" alt="">`;
  const faults = (measurement?.faults ?? [])
    .map((fault) => `<br><span class="fault">${fault}</span>`)
    .join('');
  const lines = frame(one, Math.round((300 * height) / width));
  return `<tr><td><b>${id}</b><br>${variant ?? ''} ${view}${faults}
<td><figure style="background:${stages.light}">${image}${lines}</figure>
<td><figure style="background:${stages.dark}">${image}</figure>
<td class="mark"></tr>`;
}
