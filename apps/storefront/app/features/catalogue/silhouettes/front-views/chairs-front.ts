import { createPathBuilder, getCentres } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

/** Four legs, a seat and a back of spindles under a rounded rail. */
export const drawDiningChair: DrawFunction = ({ width, height, seatHeight = height * 0.47 }) => {
  const pen = createPathBuilder(height);
  const rail = (height - seatHeight) * 0.19;
  const post = width * 0.08;
  return {
    body:
      pen.shape(
        [post, seatHeight],
        [2 * post, seatHeight],
        [1.7 * post, height - rail],
        [0.5 * post, height - rail],
      ) +
      pen.shape(
        [width - post, seatHeight],
        [width - 2 * post, seatHeight],
        [width - 1.7 * post, height - rail],
        [width - 0.5 * post, height - rail],
      ) +
      pen.box(0, height - rail, width, rail, rail * 0.6, rail * 0.3) +
      pen.shape(
        [post * 0.7, 0],
        [post * 1.7, 0],
        [post * 2.1, seatHeight - 4],
        [post * 0.9, seatHeight - 4],
      ) +
      pen.shape(
        [width - post * 0.7, 0],
        [width - post * 1.7, 0],
        [width - post * 2.1, seatHeight - 4],
        [width - post * 0.9, seatHeight - 4],
      ) +
      pen.box(0, seatHeight - 4, width, 4, 2, 1),
    lines: getCentres(4, 2 * post, width - 2 * post)
      .map((x) => pen.line([x, seatHeight], [x, height - rail]))
      .join(''),
  };
};

/** A wooden frame with arms, a seat cushion and a back cushion laid into it. */
export const drawArmedChair: DrawFunction = ({ width, height, ...given }) => {
  const pen = createPathBuilder(height);
  const seat = given.seatHeight ?? height * 0.48;
  const arm = given.armHeight ?? seat + (height - seat) * 0.5;
  const inner = given.seatWidth ?? width * 0.78;
  const left = (width - inner) / 2;
  const post = Math.min(left * 0.6, 4.5);
  const low = seat - Math.min(12, seat * 0.28);
  return {
    frame:
      pen.box(left - post, 0, post, arm - 3) +
      pen.box(width - left, 0, post, arm - 3) +
      pen.box(0, arm - 3, left, 3, 1.5, 1) +
      pen.box(width - left, arm - 3, left, 3, 1.5, 1) +
      pen.box(left, low - 5, inner, 5),
    body: pen.cushion(left + 1, seat, inner - 2, height - seat) + pen.box(left, low, inner, seat - low, 3, 2),
  };
};

export const drawRockingChair: DrawFunction = (dimensions) => {
  const { width, height, seatHeight = height * 0.4, seatWidth = width * 0.8 } = dimensions;
  const pen = createPathBuilder(height);
  const left = Math.max(4, (width - seatWidth) / 2);
  const arm = dimensions.armHeight ?? height * 0.6;
  const rail = height * 0.12;
  return {
    body:
      pen.box(left - 2, seatHeight, 4, height - rail - seatHeight) +
      pen.box(width - left - 2, seatHeight, 4, height - rail - seatHeight) +
      pen.box(left - 4, height - rail, width - 2 * left + 8, rail, 6, 2) +
      pen.box(0, arm - 3, left - 2, 3, 1.5, 1) +
      pen.box(width - left + 2, arm - 3, left - 2, 3, 1.5, 1) +
      pen.box(left - 4, seatHeight - 5, width - 2 * left + 8, 5, 2, 1) +
      pen.box(left - 4, 0, 4, seatHeight - 5, 0, 1) +
      pen.box(width - left, 0, 4, seatHeight - 5, 0, 1),
    lines:
      getCentres(5, left + 2, width - left - 2)
        .map((x) => pen.line([x, seatHeight], [x, height - rail]))
        .join('') +
      pen.line([left, seatHeight * 0.4], [width - left, seatHeight * 0.4]) +
      pen.line([left - 4, arm - 3], [left - 4, seatHeight]) +
      pen.line([width - left + 4, arm - 3], [width - left + 4, seatHeight]),
  };
};
