import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { imagesFolder } from '../images.ts';

const folder = join(imagesFolder, 'payments');
const badges = readdirSync(folder).sort();

it('each payment method has a badge', () => {
  const ways = ['bank-transfer', 'card', 'cash-on-delivery', 'instalments', 'mobile-wallet'];
  expect(badges).toEqual(ways.map((way) => `${way}.svg`));
});

it.each(badges)('%s is a small drawing with the common frame and without text', async (badge) => {
  const text = readFileSync(join(folder, badge), 'utf8');
  expect(text.length).toBeLessThanOrEqual(800);
  expect(text).toContain('viewBox="0 0 40 26"><rect x=".5" y=".5" width="39" height="25" rx="3.5"');
  expect(text).not.toMatch(/<(text|image|title)/);
  expect(await sharp(Buffer.from(text)).metadata()).toMatchObject({ width: 40, height: 26 });
});
