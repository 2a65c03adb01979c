import { createPathBuilder } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

export const drawDiningChairSide: DrawFunction = ({ depth, height, seatHeight = height * 0.47 }) => {
  const pen = createPathBuilder(height);
  const thick = depth * 0.08;
  return {
    body:
      pen.shape(
        [depth * 0.8, seatHeight],
        [depth * 0.88, seatHeight],
        [depth, height],
        [depth - thick, height],
      ) +
      pen.shape(
        [0.6, 0],
        [0.6 + thick * 0.7, 0],
        [thick * 1.9, seatHeight - 4],
        [thick * 0.6, seatHeight - 4],
      ) +
      pen.shape(
        [depth, 0],
        [depth - thick * 0.7, 0],
        [depth * 0.8, seatHeight - 4],
        [depth * 0.89, seatHeight - 4],
      ) +
      pen.box(0, seatHeight - 4, depth * 0.92, 4, 2, 1),
    lines: pen.line([depth * 0.09, seatHeight * 0.4], [depth * 0.94, seatHeight * 0.4]),
  };
};

/** A wooden frame with arms, with a seat cushion and a leaning back cushion. */
export const drawArmedChairSide: DrawFunction = ({ depth, height, ...given }) => {
  const pen = createPathBuilder(height);
  const seat = given.seatHeight ?? height * 0.48;
  const arm = given.armHeight ?? seat + (height - seat) * 0.5;
  const reach = Math.min(given.seatDepth ?? depth * 0.66, depth * 0.74);
  const low = seat - Math.min(12, seat * 0.28);
  return {
    frame:
      pen.shape([depth * 0.08, 0], [depth * 0.12, 0], [depth * 0.15, arm - 3], [depth * 0.09, arm - 3]) +
      pen.shape([depth * 0.95, 0], [depth * 0.91, 0], [depth * 0.78, arm - 3], [depth * 0.84, arm - 3]) +
      pen.box(depth * 0.04, arm - 3, depth * 0.86, 3, 1.5, 1) +
      pen.shape(
        [depth * 0.12, low - 4],
        [depth * 0.88, low - 7],
        [depth * 0.88, low - 3],
        [depth * 0.12, low],
      ),
    body:
      pen.shape([0, low], [depth * 0.04, seat], [reach, seat - 2], [reach + 2, low - 2]) +
      pen.shape([reach - 1, seat - 2], [reach + 8, seat - 6], [depth, height - 2], [depth - 9, height]),
  };
};

export const drawRockingChairSide: DrawFunction = (dimensions) => {
  const { depth, height, seatHeight = height * 0.4 } = dimensions;
  const pen = createPathBuilder(height);
  const arm = dimensions.armHeight ?? height * 0.6;
  return {
    frame:
      `${pen.bow([0, 9], [depth * 0.45, -8], [depth, 12])}L${Math.round(depth)} ${Math.round(height - 14.5)}` +
      `${pen.bow(null, [depth * 0.45, -3], [0, 11.5])}Z`,
    body:
      pen.shape([depth * 0.2, 4.5], [depth * 0.24, 4], [depth * 0.26, arm - 3], [depth * 0.22, arm - 3]) +
      pen.shape(
        [depth * 0.76, 4.5],
        [depth * 0.72, 4.5],
        [depth * 0.66, seatHeight - 4],
        [depth * 0.7, seatHeight - 4],
      ) +
      pen.box(depth * 0.14, arm - 3, depth * 0.56, 3, 1.5, 1) +
      pen.shape(
        [depth * 0.62, seatHeight],
        [depth * 0.67, seatHeight],
        [depth * 0.9, height],
        [depth * 0.84, height],
      ) +
      pen.shape(
        [depth * 0.16, seatHeight - 3],
        [depth * 0.16, seatHeight + 1],
        [depth * 0.72, seatHeight - 2],
        [depth * 0.72, seatHeight - 6],
      ),
  };
};
