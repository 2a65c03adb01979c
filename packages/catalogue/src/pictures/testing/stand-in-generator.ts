import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { type Camera, projectBox } from '../camera.ts';
import { filesOf, type Job } from '../jobs.ts';

/**
 * Stands in for Blender: is called like it, reads the same job and writes what the generator writes, only that the
 * furniture is a coloured box. A product called "broken" fails; one called "slow" takes its time.
 */
const request = process.argv.at(-1) ?? '';
const job: Job & { output: string } = JSON.parse(readFileSync(request, 'utf8'));
const diary = process.env['STAND_IN_DIARY'];
if (diary) appendFileSync(diary, `${job.id} nice ${getPriority()} ${process.argv.slice(2, -1).join(' ')}\n`);

const files = filesOf(job);
const taken = [];
for (const [index, { file, variant, view }] of files.entries()) {
  if (job.id === 'slow') await wait(400);
  const camera = stand(view.name === 'three-quarter' ? 0.5 : 0);
  await sharp(draw(job, camera, view), { raw: { width: view.width, height: view.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toFile(join(job.output, file));
  const { width, height, samples, name } = view;
  taken.push({ file, variant, view: name, width, height, samples, seconds: 1, method: 'rendered', camera });
  console.log(`piri: ${[variant, name].filter(Boolean).join(' ')} ${index + 1}/${files.length}`);
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

/** Four metres away, a metre up, turned about the piece. */
function stand(turn: number): Camera {
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  return {
    matrix: [
      [cosine, 0, sine, 4 * sine],
      [sine, 0, -cosine, -4 * cosine],
      [0, 1, 0, 1],
    ],
    focal: 2,
    shift: [0, -0.25],
  };
}

/** The piece as the rectangle around its measures with a leg cut out, its shadow below; a room is all wall. */
function draw(job: Job, camera: Camera, { width, height }: { width: number; height: number }): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  if (job.kind === 'scene') return pixels.fill(Buffer.from([180, 160, 140, 255]));
  const box = projectBox(camera, job.size, width, height);
  const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map(Math.round);
  const gap = job.family === 'stool' ? 0.4 : 0.2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = [
        (x - box.left) / (box.right - box.left),
        (y - box.top) / (box.bottom - box.top),
      ];
      const isBox = x >= (left ?? 0) && x < (right ?? 0) && y >= (top ?? 0) && y < (bottom ?? 0);
      const isGap = Math.abs(across - 0.5) < gap && down > 1 - gap;
      if (isBox && !isGap) pixels.set([170, 157, 139, 255], (y * width + x) * 4);
      else if (isBox) pixels.set([0, 0, 0, 200], (y * width + x) * 4);
    }
  }
  return pixels;
}
