import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { toCssValue } from '../tokens/css-value.ts';
import { getTokens, type ThemeAndContrast } from '../tokens/tokens.ts';
import { symbolPath } from './logo-paths.ts';

// Run with `pnpm --filter @piri/ui favicons`. An app copies the results to the root of its site.

const folder = new URL('favicon/', import.meta.url);
const accent = (mode: ThemeAndContrast) => {
  const token = getTokens(mode).get('color.accent');
  if (!token) throw new Error('There is no token color.accent, which the favicons need.');
  return toCssValue(token);
};

/** A tab follows the system's colour scheme, not the page's, so the drawing carries its own media query. */
const adaptive = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>A stool drawn as π</title><style>path{fill:${accent('light')}}@media (prefers-color-scheme:dark){path{fill:${accent('dark')}}}</style><path d="${symbolPath}"/></svg>\n`;
await writeFile(new URL('favicon.svg', folder), adaptive);

/** White on indigo. `share` is the stool's share of the width, `radius` the corner radius of the tile. */
const images = [
  { file: 'favicon-32.png', size: 32, share: 0.78, radius: 2 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.64, radius: 0 },
  { file: 'icon-192.png', size: 192, share: 0.66, radius: 4 },
  { file: 'icon-512.png', size: 512, share: 0.66, radius: 4 },
  // A launcher may crop everything outside the middle 80 %.
  { file: 'icon-maskable-512.png', size: 512, share: 0.52, radius: 0 },
];

for (const { file, size, share, radius } of images) {
  // The stool is 58 wide in its square of 64.
  const width = 58 / share;
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${width} ${width}"><rect width="100%" height="100%" rx="${radius}" fill="${accent('light')}"/><path transform="translate(${(width - 64) / 2} ${(width - 65) / 2})" fill="#fff" d="${symbolPath}"/></svg>`;
  await sharp(Buffer.from(tile))
    .png({ palette: true, compressionLevel: 9 })
    .toFile(new URL(file, folder).pathname);
}

/** `favicon.ico`, one PNG in an ICO file: browsers and feed readers request it from the root without reading a page. */
const png = await readFile(new URL('favicon-32.png', folder));
const header = Buffer.alloc(22);
// The file header: an icon with one image. The image entry: 32 × 32, one plane, 32 bits, its length and its offset.
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(32, 6);
header.writeUInt8(32, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(header.length, 18);
await writeFile(new URL('favicon.ico', folder), Buffer.concat([header, png]));
