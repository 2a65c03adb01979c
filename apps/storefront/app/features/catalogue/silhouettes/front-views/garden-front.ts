import { drawLegs } from '../outlines/draw-legs.ts';
import { createPathBuilder, getCentres } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

export const drawFoldingChair: DrawFunction = ({ width, height, seatHeight = height * 0.52, ...given }) => {
  const pen = createPathBuilder(height);
  const arm = given.armHeight;
  const post = width * 0.07;
  const slat = (height - seatHeight) * 0.16;
  const body = [
    pen.box(0, 0, post, arm ? arm - 3 : height, 1),
    pen.box(width - post, 0, post, arm ? arm - 3 : height, 1),
    pen.box(post, height - slat, width - 2 * post, slat, 1, 1),
    pen.box(post, height - slat * 2.8, width - 2 * post, slat, 1, 1),
    pen.box(post, seatHeight - 4, width - 2 * post, 4, 1, 1),
  ];
  if (arm) {
    body.push(
      pen.box(0, arm - 3, post * 2, 3, 1.5, 1),
      pen.box(width - post * 2, arm - 3, post * 2, 3, 1.5, 1),
      pen.box(post, arm, post, height - arm, 1),
      pen.box(width - 2 * post, arm, post, height - arm, 1),
    );
  }
  return {
    body: body.join(''),
    lines: pen.line([post, seatHeight * 0.3], [width - post, seatHeight * 0.3]),
  };
};

export const drawBench: DrawFunction = ({ width, height, seatHeight = height * 0.5, ...given }) => {
  const pen = createPathBuilder(height);
  const withBack = height > seatHeight + 5;
  const post = Math.min(6, width * 0.05);
  if (!withBack) {
    return {
      body: pen.box(0, height - 5, width, 5, 1.5, 0.5) + drawLegs(pen, width, width * 0.08, height - 5, post),
    };
  }
  const arm = given.armHeight ?? seatHeight + 18;
  const rail = height - 7;
  return {
    body:
      pen.box(0, 0, post, arm - 3) +
      pen.box(width - post, 0, post, arm - 3) +
      pen.box(0, arm - 3, post * 1.6, 3, 1, 1) +
      pen.box(width - post * 1.6, arm - 3, post * 1.6, 3, 1, 1) +
      pen.box(post, rail, width - 2 * post, 7, 3) +
      pen.box(post, seatHeight - 5, width - 2 * post, 5, 1, 1),
    lines: getCentres(Math.round(width / 11), post, width - post)
      .map((x) => pen.line([x, seatHeight], [x, rail]))
      .join(''),
  };
};

/** A cane basket on a curved stand. */
export const drawSwing: DrawFunction = ({ width, height, ...given }) => {
  const pen = createPathBuilder(height);
  const seat = given.seatHeight ?? height * 0.26;
  const half = (given.seatWidth ?? width * 0.7) / 2;
  const middle = width / 2;
  const low = Math.max(8, seat - 20);
  const top = height * 0.84;
  return {
    frame: pen.box(0, 0, width, 4, 2, 2),
    body:
      pen.bow([middle, low], [middle - half * 1.25, low], [middle - half, (low + top) / 2]) +
      pen.bow(null, [middle - half * 0.8, top], [middle, top]) +
      pen.bow(null, [middle + half * 0.8, top], [middle + half, (low + top) / 2]) +
      pen.bow(null, [middle + half * 1.25, low], [middle, low]) +
      pen.box(middle - half * 0.72, seat - 8, half * 1.44, 9, 5, 5),
    lines:
      pen.line([middle, top], [middle, height - 2]) +
      pen.bow([width * 0.94, 4], [width * 0.98, height * 1.06], [middle, height - 2]) +
      getCentres(5, middle - half * 0.7, middle + half * 0.7)
        .map((x) =>
          pen.bow(
            [x, seat + 2],
            [x + (x - middle) * 0.25, (seat + top) / 2],
            [middle + (x - middle) * 0.4, top - 6],
          ),
        )
        .join(''),
  };
};
