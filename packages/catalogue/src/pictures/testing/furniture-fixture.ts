import { boxHull } from '../hull.ts';
import { type ImageCamera, projectHullBounds } from '../image-camera.ts';
import type { ImageJob } from '../jobs.ts';

/** Returns a camera four metres away and a metre up, turned around the item. */
export function createCameraFixture(turn: number): ImageCamera {
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

/** Draws the item as the rectangle around its size with a leg cut out, its shadow below. A room is all wall. */
export function createFurniturePixelsFixture(
  job: ImageJob,
  camera: ImageCamera,
  { width, height }: { width: number; height: number },
): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  if (job.kind === 'scene') return pixels.fill(Buffer.from([180, 160, 140, 255]));
  const box = projectHullBounds(camera, job.size, boxHull, width, height);
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
