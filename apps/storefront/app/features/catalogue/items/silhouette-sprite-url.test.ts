import { expect, test } from 'vitest';
import { buildSilhouetteSprite } from '../silhouettes/build-silhouette-sprite.ts';
import { getSpriteFileUrl, type ItemSilhouetteData, parseSpriteFileName } from './silhouette-sprite-url.ts';

const item = (silhouette: string, width: number): ItemSilhouetteData => ({
  silhouette,
  width,
  depth: 41.5,
  height: 80,
});
const address = (drawings: ItemSilhouetteData[]) => getSpriteFileUrl(drawings).replace('/drawings/', '');

test('names each silhouette in the URL once, in a fixed order', () => {
  const href = getSpriteFileUrl([item('sofa-cum-bed', 190), item('mora', 40), item('mora', 40)]);
  expect(href).toBe('/drawings/mora-40-41.5-80,sofa-cum-bed-190-41.5-80.svg');
  expect(getSpriteFileUrl([item('mora', 40), item('sofa-cum-bed', 190)])).toBe(href);
});

test('builds the file from its URL, with an id for each item', () => {
  const items = parseSpriteFileName(address([item('sofa-cum-bed', 190), item('mora', 40)]));
  expect(items).toEqual([
    { name: 'mora', dimensions: { width: 40, depth: 41.5, height: 80 } },
    { name: 'sofa-cum-bed', dimensions: { width: 190, depth: 41.5, height: 80 } },
  ]);
  const file = buildSilhouetteSprite(items ?? []);
  expect(file.match(/<g id="[^"]*"><path /g)).toEqual([
    '<g id="mora-40-41.5-80"><path ',
    '<g id="sofa-cum-bed-190-41.5-80"><path ',
  ]);
});

test.each([
  '.svg',
  'sofa.svg',
  'sofa-1-2.svg',
  'sofa-1-2-3',
  'sofa-0-2-3.svg',
  'sofa-1-2-1e9.svg',
  'so"fa-1-2-3.svg',
  'sofa-1-2-3,<b>.svg',
  `${Array.from({ length: 30 }, (_, n) => `sofa-${n + 1}-2-3`).join()}.svg`,
])('rejects an invalid URL: %s', (asked) => {
  expect(parseSpriteFileName(asked)).toBeUndefined();
});
