import { createPathBuilder } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

/** A headrest, a long back and a seat on one column with castors. */
export const drawOfficeChair: DrawFunction = ({ width, height, ...given }) => {
  const pen = createPathBuilder(height);
  const seat = given.seatHeight ?? height * 0.4;
  const inner = given.seatWidth ?? width * 0.75;
  const arm = given.armHeight ?? height * 0.57;
  const left = (width - inner) / 2;
  const middle = width / 2;
  const head = height - height * 0.13;
  return {
    frame:
      pen.box(middle - 2.5, 11, 5, seat - 19) +
      pen.shape(
        [4, 6],
        [middle, 13],
        [width - 4, 6],
        [width - 4, 8.5],
        [middle + 4, 17],
        [middle - 4, 17],
        [4, 8.5],
      ) +
      pen.oval(4, 3, 3) +
      pen.oval(middle, 3, 3) +
      pen.oval(width - 4, 3, 3) +
      pen.box(0, arm - 4, left, 4, 2, 1) +
      pen.box(width - left, arm - 4, left, 4, 2, 1) +
      pen.box(left * 0.4, seat - 6, left * 0.35, arm + 2 - seat) +
      pen.box(width - left * 0.75, seat - 6, left * 0.35, arm + 2 - seat),
    body:
      pen.box(left + inner * 0.18, head + 1, inner * 0.64, height - head - 1, 4, 3) +
      pen.box(left + inner * 0.04, seat + 3, inner * 0.92, head - seat - 5, 8, 4) +
      pen.box(left, seat - 8, inner, 8, 4, 3),
    lines: pen.line([middle, head + 1], [middle, head - 2]),
  };
};
