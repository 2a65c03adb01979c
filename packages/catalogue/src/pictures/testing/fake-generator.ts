import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { type ImageJob, listJobFiles } from '../jobs.ts';
import { createCameraFixture, createFurniturePixelsFixture } from './furniture-fixture.ts';

/**
 * Replaces Blender: takes the same arguments and job, and writes the same files, but the furniture is a coloured box. A
 * product called "broken" fails; one called "slow" continues after its first image when it is told to.
 */
const request = process.argv.at(-1) ?? '';
const job: ImageJob & { output: string } = JSON.parse(readFileSync(request, 'utf8'));
const log = process.env['FAKE_BLENDER_LOG'];
const signal = process.env['FAKE_BLENDER_SIGNAL'];
if (log) appendFileSync(log, `${job.id} nice ${getPriority()} ${process.argv.slice(2, -1).join(' ')}\n`);

const files = listJobFiles(job);
const taken = [];
for (const [index, { file, variant, view }] of files.entries()) {
  const camera = createCameraFixture(view.name === 'three-quarter' ? 0.5 : 0);
  await sharp(createFurniturePixelsFixture(job, camera, view), {
    raw: { width: view.width, height: view.height, channels: 4 },
  })
    .png({ compressionLevel: 1 })
    .toFile(join(job.output, file));
  const { width, height, samples, name } = view;
  taken.push({ file, variant, view: name, width, height, samples, seconds: 1, method: 'rendered', camera });
  console.log(`piri: ${[variant, name].filter(Boolean).join(' ')} ${index + 1}/${files.length}`);
  while (job.id === 'slow' && signal && !existsSync(signal)) await wait(20);
  if (job.id === 'broken') throw new Error('The legs do not reach the floor.');
}
const hotspots =
  job.kind === 'scene'
    ? Object.fromEntries(
        job.views.map(({ name }) => [
          name,
          Object.keys(job.products).map((product) => ({ product, x: 0.6, y: 0.5 })),
        ]),
      )
    : undefined;
const record = { id: job.id, seconds: files.length, pictures: taken, hotspots };
writeFileSync(join(job.output, 'record.json'), JSON.stringify(record));
