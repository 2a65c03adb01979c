import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findProductImage, getImagePath, listImageFileSpecs, readImageManifests } from '../images.ts';
import { drawContactSheets } from './draw-contact-sheets.ts';
import { planImageJobs } from './jobs.ts';
import { makeStoryFixtures } from './make-story-fixtures.ts';
import { EncoderFixture } from './testing/encoder-fixture.ts';
import { createRenderableProductFixture } from './testing/generator-fixture.ts';

const room = new EncoderFixture();
const { pictures, masters, reports, stories } = room.paths;
afterAll(() => room.remove());

const front = { product: 'a-sofa', variant: 'ash', view: 'front' };

beforeAll(async () => {
  await room.develop();
  expect(await room.encode()).toEqual(['room: 1 pictures encoded', 'a-sofa: 1 pictures encoded']);
});

it('encodes each image as AVIF in five widths and WebP in one, with its aspect ratio', async () => {
  const image = findProductImage(readImageManifests(pictures), front);
  expect(image).toMatchObject({ width: 240, height: 300, widths: [64, 96, 128, 180, 240] });
  if (image === undefined) throw new Error('The sofa was not encoded.');
  for (const { format, width, index } of listImageFileSpecs(image)) {
    const path = join(pictures, getImagePath('a-sofa', image, width, format));
    expect(await sharp(path).metadata()).toMatchObject({ width, height: width * 1.25, hasAlpha: true });
    expect(readFileSync(path)).toHaveLength(image.bytes[format][index] ?? 0);
  }
  expect(room.served('a-sofa')).toHaveLength(5 + 1);
});

it('creates a short, transparent placeholder and stores the colour of the item', async () => {
  const image = findProductImage(readImageManifests(pictures), front);
  expect(image?.colour).toBe('#aa9d8b');
  expect(image?.placeholder.length).toBeLessThanOrEqual(200);
  const small = Buffer.from(image?.placeholder.split(',')[1] ?? '', 'base64');
  const { data } = await sharp(small).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  expect(Math.min(...data)).toBeLessThan(40);
  expect(Math.max(...data)).toBeGreaterThan(220);
});

it('crops rooms and moves their hotspots accordingly', () => {
  const manifest = readImageManifests(pictures).find(({ id }) => id === 'room');
  expect(manifest?.pictures).toMatchObject([
    { view: 'day', crop: 'wide', hotspots: [{ product: 'a-sofa', x: 0.2, y: 0.5 }], width: 240, height: 300 },
  ]);
});

it('does not encode again, restores missing files and gives the same bytes', async () => {
  const names = room.served('a-sofa');
  const manifest = room.read('pictures/a-sofa.json');
  expect(await room.encode()).toEqual([]);
  const content = room.read(`pictures/a-sofa/${names[0]}`);
  rmSync(join(pictures, 'a-sofa', names[0] ?? ''));
  expect(await room.encode()).toEqual(['a-sofa: 1 pictures encoded']);
  expect(room.read(`pictures/a-sofa/${names[0]}`)).toBe(content);
  expect([room.served('a-sofa'), room.read('pictures/a-sofa.json')]).toEqual([names, manifest]);
});

it('draws contact sheets and reports images that do not fit their dimensions', async () => {
  const message = await drawContactSheets(room.jobs, room.paths, { preview: false });
  expect(message).toMatch(/^2 pictures: /);
  const page = () => readFileSync(join(reports, 'served/sheet.html'), 'utf8');
  expect(page()).toContain('<b>a-sofa</b>');
  expect(page()).not.toContain('class="fault"');
  for (const name of ['a-sofa.png', 'room.png', 'faces.png']) {
    expect(existsSync(join(reports, 'served', name)), name).toBe(true);
  }
  const narrower = room.jobs.map((job) =>
    job.kind === 'product' ? { ...job, size: { ...job.size, width: 90 } } : job,
  );
  await drawContactSheets(narrower, room.paths, { preview: false });
  expect(page()).toMatch(/ash front<br><span class="fault">reaches \d+ px beyond its dimensions, left/);
});

it('gives a changed image a new name and removes the old files', async () => {
  const before = room.served('a-sofa');
  const master = join(masters, 'a-sofa/ash-front.png');
  const darker = await sharp(await readFile(master))
    .linear([0.5, 0.5, 0.5, 1], [0, 0, 0, 0])
    .png()
    .toBuffer();
  await sharp(darker).toFile(master);
  expect(await room.encode()).toEqual(['a-sofa: 1 pictures encoded']);
  expect(room.served('a-sofa')).toHaveLength(before.length);
  expect(room.served('a-sofa').filter((name) => before.includes(name))).toEqual([]);
});

it('creates the image fixtures of stories from masters, and rejects a missing master', async () => {
  await expect(makeStoryFixtures(room.jobs, room.paths)).rejects.toThrow(
    'There is no rendered image of a sofa to create the fixtures from.',
  );
  const kinds = ['sofa', 'armchair', 'centre-table', 'sideboard', 'bed', 'stool'];
  const products = kinds.map((family) => createRenderableProductFixture(`the-${family}`, family));
  for (const { id } of products) {
    cpSync(join(masters, 'a-sofa'), join(masters, id), { recursive: true });
    const manifest = readFileSync(join(masters, id, 'record.json'), 'utf8');
    writeFileSync(
      join(masters, id, 'record.json'),
      manifest.replaceAll('"view":"front"', '"view":"three-quarter"'),
    );
  }
  await makeStoryFixtures(planImageJobs({ products, scenes: [] }), room.paths);
  expect(readdirSync(stories).sort()).toEqual(kinds.map((kind) => `${kind}.avif`).sort());
  for (const kind of kinds) expect(statSync(join(stories, `${kind}.avif`)).size).toBeLessThanOrEqual(12_000);
});
