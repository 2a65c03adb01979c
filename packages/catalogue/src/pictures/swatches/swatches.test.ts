import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imagesFolder } from '../../images.ts';
import { readMaterialKinds } from '../../materials.ts';
import { drawSwatches } from './swatches.ts';

const folder = join(imagesFolder, 'swatches');
const drawn = drawSwatches();

describe('the swatches', () => {
  it('are drawn for every material that pieces can be made of', () => {
    expect([...drawn.keys()].sort()).toEqual([...readMaterialKinds().keys()].sort());
  });

  it('lie in the repository as they are drawn from the table: if not, run pnpm --filter @piri/catalogue swatches', () => {
    const files = Object.fromEntries(
      readdirSync(folder).map((file) => [file.replace('.svg', ''), readFileSync(join(folder, file), 'utf8')]),
    );
    expect(files).toEqual(Object.fromEntries(drawn));
  });

  it('are small, and none looks like another', () => {
    for (const [name, drawing] of drawn) expect(drawing.length, name).toBeLessThanOrEqual(1500);
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  it('are drawings that fill their square', async () => {
    for (const [name, drawing] of drawn) {
      const { data } = await sharp(Buffer.from(drawing))
        .resize(24)
        .extractChannel('alpha')
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(Math.min(...data), name).toBe(255);
    }
  });
});

it('a material without its colour is answered with a sentence', () => {
  const [first = ''] = [JSON.stringify({ cloth: { ash: { label: 'Ash' } } })];
  expect(() => drawSwatches(first)).toThrow('data/materials.json, field "cloth.ash.colour": is missing');
});
