import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { subsets, workbenchSubsets } from './subsets.ts';

// Run with `pnpm --filter @piri/ui fonts`. The results are committed, so that the tool is not needed to run the shop.

const { resolve } = createRequire(import.meta.url);

for (const { from, to, text } of [...subsets, ...workbenchSubsets]) {
  const small = await subsetFont(await readFile(resolve(from)), text, { targetFormat: 'woff2' });
  await writeFile(new URL(to, import.meta.url), small);
  console.log(`${to}\t${small.length} bytes`);
}
