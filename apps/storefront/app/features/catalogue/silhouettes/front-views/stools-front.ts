import { createPathBuilder, getCentres, getDividers } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

/** Two slanted boards with a stretcher between them and a plank on top. */
export const drawStool: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const top = height * 0.16;
  const foot = width * 0.12;
  const board = (x: number, to: 1 | -1) =>
    pen.shape(
      [x + to * foot * 0.7, height - top],
      [x + to * foot * 2, height - top],
      [x + to * foot * 1.7, 0],
      [x + to * foot * 0.2, 0],
    );
  return {
    body:
      board(0, 1) +
      board(width, -1) +
      pen.box(foot * 1.9, height * 0.42, width - foot * 3.8, top * 0.8) +
      pen.box(0, height - top, width, top, 1.5, 0.5),
  };
};

export const drawPouf: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const round = height * 0.36;
  return {
    body: pen.box(0, 0, width, height, round, round),
    lines:
      pen.bow([0.6, height * 0.72], [width / 2, height * 0.58], [width - 0.6, height * 0.72]) +
      getCentres(4, 0, width)
        .map((x) =>
          pen.bow([x, height * 0.03], [x + (x - width / 2) * 0.18, height * 0.35], [x, height * 0.64]),
        )
        .join(''),
  };
};

/** A stool of bound bamboo: a rim, a foot and a waist between them. */
export const drawMora: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const rim = height * 0.13;
  const waist = width * 0.2;
  const [low, high] = [rim * 0.8, height - rim];
  return {
    body:
      `${pen.bow([width * 0.08, low], [waist, height * 0.5], [width * 0.05, high])}H${Math.round(width * 0.95)}` +
      `${pen.bow(null, [width - waist, height * 0.5], [width * 0.92, low])}Z` +
      pen.box(0, high, width, rim, rim / 2, rim / 3) +
      pen.box(width * 0.04, 0, width * 0.92, low, rim / 3, rim / 4),
    lines: getDividers(6, width * 0.1, width * 0.9)
      .map((x) => pen.line([x, high], [width - x, low]))
      .join(''),
  };
};
