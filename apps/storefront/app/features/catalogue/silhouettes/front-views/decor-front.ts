import { createPathBuilder } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

export const drawVase: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const middle = width / 2;
  const high = height * 0.48;
  const half = Math.min(width * 0.28, high * 0.4);
  const neck = half * 0.5;
  const stem = (x: number, y: number) =>
    pen.bow([middle, high], [middle + (x - middle) * 0.2, y * 0.8], [x, y]);
  const leaf = (x: number, y: number) => pen.oval(x, y, Math.min(width * 0.05, 2.6), height * 0.035);
  const tips = [
    [width * 0.07, height * 0.72],
    [width * 0.24, height * 0.87],
    [width * 0.47, height * 0.955],
    [width * 0.72, height * 0.9],
    [width * 0.92, height * 0.76],
  ] as const;
  return {
    frame: tips.map(([x, y]) => leaf(x, y)).join(''),
    body:
      pen.bow([middle - neck, high], [middle - neck * 0.6, high * 0.86], [middle - half, high * 0.55]) +
      pen.bow(null, [middle - half * 1.15, high * 0.12], [middle - half * 0.55, 0]) +
      `H${Math.round((middle + half * 0.55) * 10) / 10}` +
      pen.bow(null, [middle + half * 1.15, high * 0.12], [middle + half, high * 0.55]) +
      `${pen.bow(null, [middle + neck * 0.6, high * 0.86], [middle + neck, high])}Z`,
    lines: tips.map(([x, y]) => stem(x, y - height * 0.035)).join(''),
  };
};

/** A square cushion, or a bolster if it is long. */
export const drawCushion: DrawFunction = ({ width, height, depth }) => {
  const long = width > 1.6 * Math.max(height, depth);
  const high = height;
  const pen = createPathBuilder(high);
  if (long) {
    const end = Math.min(6, width * 0.07);
    return {
      body:
        pen.box(end, 0, width - 2 * end, high, high * 0.3, high * 0.3) +
        pen.box(0, high * 0.34, end, high * 0.32, 2, 2) +
        pen.box(width - end, high * 0.34, end, high * 0.32, 2, 2),
      lines:
        pen.line([end + 5, 0.5], [end + 5, high - 0.5]) +
        pen.line([width - end - 5, 0.5], [width - end - 5, high - 0.5]),
    };
  }
  return {
    body:
      pen.bow([0, high / 2], [width * 0.06, high], [width / 2, high]) +
      pen.bow(null, [width * 0.94, high], [width, high / 2]) +
      pen.bow(null, [width * 0.94, 0], [width / 2, 0]) +
      `${pen.bow(null, [width * 0.06, 0], [0, high / 2])}Z`,
    lines: pen.bow([0, high / 2], [width / 2, high * 0.42], [width, high / 2]),
  };
};

export const drawPlanter: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const rim = height * 0.14;
  return {
    body:
      pen.shape(
        [width * 0.06, height - rim],
        [width * 0.94, height - rim],
        [width * 0.76, 0],
        [width * 0.24, 0],
      ) + pen.box(0, height - rim, width, rim, 1, 1),
    lines:
      pen.line([width * 0.12, height * 0.6], [width * 0.88, height * 0.6]) +
      pen.line([width * 0.14, height * 0.52], [width * 0.86, height * 0.52]),
  };
};

/** Three rings for pots, one above another on a tripod. */
export const drawPlantStand: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const tier = (x: number, y: number, wide: number) =>
    pen.box(x - wide / 2, y, wide, 2.5, 1, 1) +
    pen.shape(
      [x - wide * 0.32, y + 2.5],
      [x + wide * 0.32, y + 2.5],
      [x + wide * 0.42, y + wide * 0.6],
      [x - wide * 0.42, y + wide * 0.6],
    );
  const wide = width * 0.5;
  return {
    frame: pen.box(width / 2 - 1, 0, 2, height) + pen.box(width * 0.14, 0, width * 0.72, 2.5, 1),
    body:
      tier(wide / 2, height * 0.18, wide) +
      tier(width - wide / 2, height * 0.46, wide) +
      tier(wide / 2, height * 0.74, wide),
  };
};
