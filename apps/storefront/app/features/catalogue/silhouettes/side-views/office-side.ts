import { createPathBuilder } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

export const drawOfficeChairSide: DrawFunction = ({ depth, height, ...given }) => {
  const pen = createPathBuilder(height);
  const seat = given.seatHeight ?? height * 0.4;
  const arm = given.armHeight ?? height * 0.57;
  const reach = given.seatDepth ?? depth * 0.68;
  const middle = depth / 2;
  const [front, head] = [depth * 0.06, height * 0.87];
  return {
    frame:
      pen.box(middle - 2.5, 11, 5, seat - 19) +
      pen.shape(
        [4, 6],
        [middle, 13],
        [depth - 4, 6],
        [depth - 4, 8.5],
        [middle + 4, 17],
        [middle - 4, 17],
        [4, 8.5],
      ) +
      pen.oval(4, 3, 3) +
      pen.oval(middle, 3, 3) +
      pen.oval(depth - 4, 3, 3) +
      pen.box(front + reach * 0.3, arm - 4, reach * 0.56, 4, 2, 1) +
      pen.box(front + reach * 0.6, seat, 3, arm - 4 - seat) +
      pen.shape(
        [front + reach * 0.7, seat - 8],
        [depth * 0.86, seat + 6],
        [depth * 0.92, seat + 22],
        [depth * 0.86, seat + 22],
        [depth * 0.8, seat + 9],
        [front + reach * 0.6, seat - 8],
      ),
    body:
      pen.shape(
        [depth * 0.8, seat + 4],
        [depth * 0.87, seat + 5],
        [depth * 0.96, head - 2],
        [depth * 0.89, head - 2],
      ) +
      pen.shape(
        [depth * 0.9, head + 1],
        [depth * 0.97, head + 1],
        [depth, height - 1],
        [depth * 0.94, height],
      ) +
      pen.box(front, seat - 8, reach, 8, 4, 3),
  };
};
