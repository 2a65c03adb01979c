import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { decompress } from 'wawoff2';

const bin = process.argv[2];
if (bin === undefined) throw new Error('Pass the folder of the packed Chromium as an argument.');

await Promise.all(
  ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'].map((name) =>
    inflate(join(bin, name)),
  ),
);

// Add a Bangla font: shoppers' systems have one, but the packaged fonts are Latin only. A system font must be
// uncompressed.
const bangla = import.meta.resolve(
  '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2',
);
await writeFile(
  join(tmpdir(), 'fonts/fonts/anek-bangla.ttf'),
  await decompress(await readFile(new URL(bangla))),
);
