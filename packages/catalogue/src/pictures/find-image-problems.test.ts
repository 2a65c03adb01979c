import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImageManifest, readImageManifests } from '../images.ts';
import {
  findBrokenImageFiles,
  findMissingImages,
  findOrphanImageFiles,
  findOversizedImages,
  sumImageBytes,
} from './find-image-problems.ts';
import { EncoderFixture } from './testing/encoder-fixture.ts';

const room = new EncoderFixture();
const { pictures } = room.paths;
afterAll(() => room.remove());

let manifests: ImageManifest[] = [];
beforeAll(async () => {
  await room.develop();
  await room.encode();
  manifests = readImageManifests(pictures);
});

/** The manifest of the product; that of the room comes before it. */
const sofa = () => {
  const manifest = manifests.find(({ id }) => id === 'a-sofa');
  if (manifest?.kind !== 'product') throw new Error('The sofa was not encoded.');
  return manifest;
};

describe('the check of served images', () => {
  it('finds nothing wrong with complete images', async () => {
    expect(findOrphanImageFiles(pictures, manifests)).toEqual([]);
    for (const manifest of manifests) expect(await findBrokenImageFiles(pictures, manifest)).toEqual([]);
    for (const manifest of manifests) expect(findOversizedImages(manifest)).toEqual([]);
    for (const [index, job] of room.jobs.entries()) {
      const manifest = readImageManifests(pictures).find(({ id }) => id === job.id);
      expect(manifest && findMissingImages(job, manifest), String(index)).toEqual([]);
    }
  });

  it('finds missing variants and views', () => {
    const [, job] = room.jobs;
    if (job?.kind !== 'product') throw new Error('The second job is the product.');
    const variants = [...job.variants, { name: 'teal', materials: {} }];
    expect(findMissingImages({ ...job, variants }, sofa())).toEqual(['teal front']);
  });

  it('finds files that no manifest lists', () => {
    writeFileSync(join(pictures, 'a-sofa/old.avif'), '');
    expect(findOrphanImageFiles(pictures, manifests)).toEqual(['a-sofa/old.avif']);
    rmSync(join(pictures, 'a-sofa/old.avif'));
  });

  it('finds first images that are too large for a phone', () => {
    const [image] = sofa().pictures;
    if (image === undefined) throw new Error('The sofa has no picture.');
    const face = { ...image, view: 'three-quarter' };
    const heavy = { ...face, bytes: { ...face.bytes, avif: [1, 1, 1, 1, 20_001] } };
    expect(findOversizedImages({ ...sofa(), pictures: [heavy] })).toEqual(['a-sofa ash: 20.0 KB']);
    expect(findOversizedImages({ ...sofa(), pictures: [{ ...heavy, view: 'front' }] })).toEqual([]);
    expect(sumImageBytes([{ ...sofa(), pictures: [heavy] }])).toBe(
      20_005 + face.bytes.webp.reduce((sum, one) => sum + one, 0),
    );
  });

  it('finds truncated files and files that are not images', async () => {
    const [name = '', other = ''] = room.served('a-sofa');
    truncateSync(join(pictures, 'a-sofa', name), 200);
    writeFileSync(join(pictures, 'a-sofa', other), 'no picture');
    expect(await findBrokenImageFiles(pictures, sofa())).toEqual(
      expect.arrayContaining([`a-sofa/${other}`, 'a-sofa: bytes of front']),
    );
  });
});
