import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imagesFolder } from '../../images.ts';
import { readMaterialKindsByName } from '../../materials.ts';
import { createSwatchSvgs } from './swatches.ts';

const folder = join(imagesFolder, 'swatches');
const drawn = createSwatchSvgs();

describe('the swatches', () => {
  it('are drawn for every material', () => {
    expect([...drawn.keys()].sort()).toEqual([...readMaterialKindsByName().keys()].sort());
  });

  it('match their files: if not, run pnpm --filter @piri/catalogue swatches', () => {
    const files = Object.fromEntries(
      readdirSync(folder).map((file) => [file.replace('.svg', ''), readFileSync(join(folder, file), 'utf8')]),
    );
    expect(files).toEqual(Object.fromEntries(drawn));
  });

  it('are small and unique', () => {
    for (const [name, svg] of drawn) expect(svg.length, name).toBeLessThanOrEqual(1500);
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  it('are opaque', async () => {
    for (const [name, svg] of drawn) {
      const { data } = await sharp(Buffer.from(svg))
        .resize(24)
        .extractChannel('alpha')
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(Math.min(...data), name).toBe(255);
    }
  });
});

it('a material without a colour is rejected with its name', () => {
  const [first = ''] = [JSON.stringify({ cloth: { ash: { label: 'Ash' } } })];
  expect(() => createSwatchSvgs(first)).toThrow('data/materials.json, field "cloth.ash.colour": is missing');
});
