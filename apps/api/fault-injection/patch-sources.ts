import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { SourcePatch } from './safeguards.ts';

// Loaded with `--import` by a process that a fault starts. It patches sources as they are loaded, so that the product
// code needs no switches for its safeguards.
const edits: SourcePatch[] = JSON.parse(process.env['FAULT_PATCHES'] ?? '[]');
const patches = edits.map((edit) => ({ ...edit, url: new URL(`../src/${edit.file}`, import.meta.url) }));

// A patch of a file that is never loaded would silently leave the safeguard in place.
for (const { file, url } of patches) {
  if (!existsSync(url)) throw new Error(`There is no ${file} in src: safeguards.ts has to follow.`);
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const filePatches = patches.filter((patch) => url === patch.url.href);
    if (filePatches.length === 0) return loaded;
    return { ...loaded, source: filePatches.reduce(edit, String(loaded.source)) };
  },
});

function edit(source: string, { file, from, to }: SourcePatch): string {
  if (source.includes(from)) return source.replace(from, () => to);
  throw new Error(
    `${file} does not say "${from}" any more: the guard has moved, and safeguards.ts has to follow.`,
  );
}
