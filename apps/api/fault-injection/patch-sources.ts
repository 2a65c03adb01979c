import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SourcePatch } from './safeguards.ts';

// Loaded with `--import` by a process that a fault starts. It patches sources as they are loaded, so that the product
// code needs no switches for its safeguards.
const edits: SourcePatch[] = JSON.parse(process.env['FAULT_PATCHES'] ?? '[]');
const src = pathToFileURL(join(import.meta.dirname, '../src')).href;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const wanted = edits.filter(({ file }) => url === new URL(file, src).href);
    if (wanted.length === 0) return loaded;
    return { ...loaded, source: wanted.reduce(edit, String(loaded.source)) };
  },
});

function edit(source: string, { file, from, to }: SourcePatch): string {
  if (source.includes(from)) return source.replace(from, () => to);
  throw new Error(
    `${file} does not say "${from}" any more: the guard has moved, and faults/guards.ts has to follow.`,
  );
}
