import { drawLegs } from '../outlines/draw-legs.ts';
import { createPathBuilder, getCentres } from '../outlines/path-builder.ts';
import type { Dimensions, DrawFunction } from '../outlines/silhouette-names.ts';

/** Returns the arms, the seat and the clearance of an upholstered item, estimated if not given. */
export function getSofaProportions({ width, depth, height, ...given }: Dimensions) {
  const between = given.seatWidth ?? width - 2 * Math.min(24, Math.max(9, width * 0.09));
  const seat = given.seatHeight ?? height * 0.53;
  const clear = Math.min(given.clearance ?? Math.min(14, height * 0.16), seat * 0.6);
  const seatCount = Math.max(1, Math.round(between / 68));
  return {
    between,
    seat,
    clear,
    seatCount,
    arm: (width - between) / 2,
    armTop: given.armHeight ?? height * 0.74,
    thick: Math.min(18, (seat - clear) * 0.55),
    reach: given.seatDepth ?? depth * 0.62,
  };
}

export const drawSofa: DrawFunction = (dimensions) => {
  const { width, height } = dimensions;
  const pen = createPathBuilder(height);
  const { arm, between, armTop, seat, thick, clear, seatCount } = getSofaProportions(dimensions);
  const one = between / seatCount;
  const [left, right] = [arm, width - arm];
  const backs = getCentres(seatCount, left, right).map((middle) =>
    pen.cushion(middle - one / 2 + 0.5, seat, one - 1, height - seat),
  );
  const seats = getCentres(seatCount, left, right).map((middle) =>
    pen.box(middle - one / 2, seat - thick, one, thick, 3, 2),
  );
  return {
    frame: drawLegs(pen, width, arm * 0.5, clear),
    body:
      backs.join('') +
      seats.join('') +
      pen.box(left, clear, between, seat - thick - clear) +
      pen.box(0, clear, arm, armTop - clear, 4, 2) +
      pen.box(right, clear, arm, armTop - clear, 4, 2),
  };
};

/** A sofa bed, with the seam and the loop to pull it out. */
export const drawSofaCumBed: DrawFunction = (dimensions) => {
  const pen = createPathBuilder(dimensions.height);
  const { arm, seat, thick, clear } = getSofaProportions(dimensions);
  const [middle, loop] = [dimensions.width / 2, (seat - thick + clear) / 2];
  return {
    ...drawSofa(dimensions),
    lines:
      pen.line(
        [middle - 9, loop + 2],
        [middle - 6, loop - 2],
        [middle + 6, loop - 2],
        [middle + 9, loop + 2],
      ) + pen.line([arm + 4, seat - thick - 3], [dimensions.width - arm - 4, seat - thick - 3]),
  };
};

export const drawDivan: DrawFunction = ({
  width,
  height,
  seatHeight = height * 0.58,
  clearance = height * 0.33,
}) => {
  const pen = createPathBuilder(height);
  const rail = Math.min(clearance, seatHeight - 10);
  const bed = seatHeight - rail - 8;
  const bolster = Math.min(22, (height - seatHeight) * 0.8);
  const back = height - 6;
  return {
    frame:
      pen.box(0, 0, 5, height, 2) +
      pen.box(width - 5, 0, 5, height, 2) +
      pen.box(5, back, width - 10, 5, 2) +
      pen.box(5, rail, width - 10, 8),
    body:
      pen.box(5, rail + 8, width - 10, bed, 3, 2) +
      pen.box(6, seatHeight, bolster, bolster, 11, 11) +
      pen.box(width - 6 - bolster, seatHeight, bolster, bolster, 11, 11),
    lines: getCentres(Math.max(4, Math.round(width / 14)), 7 + bolster, width - 7 - bolster)
      .map((x) => pen.line([x, seatHeight], [x, back]))
      .join(''),
  };
};
