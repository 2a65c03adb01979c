import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

const bin = process.argv[2];
if (bin === undefined) throw new Error('Say which folder holds the packed Chromium.');

await Promise.all(
  ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'].map((name) =>
    inflate(join(bin, name)),
  ),
);
