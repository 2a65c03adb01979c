import { expect, it } from 'vitest';
import { createJpegFixture, createPngFixture, pdfFixture } from '../../testing/file-fixtures.ts';
import { createMetadataRemover, stripImageMetadataInWorker } from './strip-image-metadata-in-worker.ts';

const mebibyte = 1024 * 1024;

/** Small buffers share one block of memory, which cannot be transferred to another thread. */
const alone = (bytes: Uint8Array): Buffer<ArrayBuffer> => Buffer.from(new Uint8Array(bytes).buffer);

/** A JPEG that consists of markers without a body. */
function markerBomb(bytes: number): Buffer<ArrayBuffer> {
  return Buffer.alloc(bytes, Buffer.from([0xff, 0x01])).fill(Buffer.from([0xff, 0xd8]), 0, 2);
}

it('FILE-1 removes image metadata in a worker and returns documents unchanged', async () => {
  const bytes = await stripImageMetadataInWorker(alone(createJpegFixture()), 'image/jpeg');
  expect(bytes).toEqual(
    Buffer.concat([createJpegFixture().subarray(0, 2), createJpegFixture().subarray(10)]),
  );
  expect(await stripImageMetadataInWorker(alone(pdfFixture), 'application/pdf')).toEqual(pdfFixture);
});

it('FILE-1 reports why an image is rejected', async () => {
  const refused = stripImageMetadataInWorker(markerBomb(10 * mebibyte), 'image/jpeg');
  await expect(refused).rejects.toMatchObject({
    code: 'INVALID',
    message: 'The picture has too many segments or chunks.',
    fields: [{ path: 'file', code: 'PARTS' }],
  });
});

/** As many chunks as are allowed. */
function crowdedPng(): Buffer<ArrayBuffer> {
  return alone(Buffer.concat([createPngFixture(), Buffer.alloc(12 * 49_000)]));
}

it.each([
  ['too long', { maxMs: 1 }],
  ['too much memory', { maxHeapMb: 8 }],
])('FILE-1 rejects a picture that takes %s, and reads the next one', async (_, limits) => {
  const remove = createMetadataRemover({ maxMs: 5000, maxHeapMb: 64, ...limits });
  await expect(remove(crowdedPng(), 'image/png')).rejects.toMatchObject({
    code: 'INVALID',
    message: 'The picture takes too long or too much memory to read.',
  });
  expect(await stripImageMetadataInWorker(crowdedPng(), 'image/png')).toHaveLength(crowdedPng().length);
});

it('FILE-1 does not block the process while a worker reads', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await Promise.all(
    Array.from({ length: 4 }, () =>
      stripImageMetadataInWorker(markerBomb(50 * mebibyte), 'image/jpeg').catch(() => {}),
    ),
  );
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});
