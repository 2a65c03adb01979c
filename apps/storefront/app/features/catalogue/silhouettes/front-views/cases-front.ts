import { createPathBuilder, getCentres, getDividers } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

/** A sideboard with cane doors. The weave is only hinted at. */
export const drawSideboard: DrawFunction = ({ width, height, clearance = height * 0.16 }) => {
  const pen = createPathBuilder(height);
  const doors = Math.max(2, Math.round(width / 45));
  const [low, high] = [clearance + 4, height - 5];
  const one = (width - 6) / doors;
  const foot = (x: number, to: 1 | -1) =>
    pen.shape([x, clearance], [x + to * 5, clearance], [x + to * 3.5, 0], [x + to, 0]);
  return {
    frame: foot(width * 0.06, 1) + foot(width * 0.94, -1),
    body: pen.box(1, clearance, width - 2, height - clearance - 3) + pen.box(0, height - 3, width, 3, 1, 0.5),
    lines: getCentres(doors, 3, width - 3)
      .map((x) => {
        const [left, right] = [x - one / 2 + 4, x + one / 2 - 4];
        const weave = getDividers(4, left, right).map((at) => pen.line([at, low + 3], [at, high - 3]));
        const across = getDividers(3, low + 3, high - 3).map((at) => pen.line([left, at], [right, at]));
        return (
          pen.box(x - one / 2 + 0.5, low, one - 1, high - low) +
          pen.box(left, low + 3, right - left, high - low - 6) +
          [...weave, ...across].join('')
        );
      })
      .join(''),
  };
};

/** A clothes rack: two ends, rails between them, and a saree over one. */
export const drawClothesRack: DrawFunction = ({ width, height, clearance = height * 0.1 }) => {
  const pen = createPathBuilder(height);
  const rail = (y: number) => pen.box(4, y, width - 8, 2.5);
  const [top, middle] = [height - 8, height * 0.55];
  return {
    frame: pen.box(0, 0, 4, height, 2) + pen.box(width - 4, 0, 4, height, 2) + rail(clearance) + rail(middle),
    body:
      pen.box(4, top, width - 8, 2.5) +
      pen.box(width * 0.2, height * 0.3, width * 0.36, top - height * 0.3, 0, 1),
    lines:
      [0.28, 0.38, 0.48].map((at) => pen.line([width * at, height * 0.32], [width * at, top])).join('') +
      pen.line([width * 0.2, height * 0.36], [width * 0.56, height * 0.36]),
  };
};

export const drawTrolley: DrawFunction = ({ width, height, clearance = 10 }) => {
  const pen = createPathBuilder(height);
  const wheel = Math.min(4, clearance / 2);
  const shelf = (y: number) => pen.box(5, y, width - 10, 3, 0.5, 0.5);
  return {
    frame: pen.oval(5, wheel, wheel) + pen.oval(width - 5, wheel, wheel),
    body:
      pen.box(3, 2 * wheel, 3.5, height - 2 * wheel - 4) +
      pen.box(width - 6.5, 2 * wheel, 3.5, height - 2 * wheel - 4) +
      shelf(clearance + 3) +
      shelf(height * 0.5) +
      pen.box(0, height - 4, width, 4, 1, 0.5),
    lines:
      pen.line([6.5, height * 0.72], [width - 6.5, height * 0.72]) +
      pen.line([width / 2 - 5, height * 0.83], [width / 2 + 5, height * 0.83]),
  };
};

export const drawToyBox: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const lid = Math.min(6, height * 0.14);
  const middle = (height - lid) / 2;
  return {
    body: pen.box(2, 0, width - 4, height - lid, 0, 1) + pen.box(0, height - lid, width, lid, 2, 0.5),
    lines:
      pen.box(width / 2 - 8, middle, 16, 4, 2, 2) +
      pen.line([width * 0.07, 0], [width * 0.07, height - lid]) +
      pen.line([width * 0.93, 0], [width * 0.93, height - lid]),
  };
};

/** A box with tape, for unknown outlines. */
export const drawBox: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const tape = Math.min(8, width * 0.1);
  return {
    body: pen.box(0, 0, width, height),
    lines:
      pen.line([width / 2 - tape / 2, height], [width / 2 - tape / 2, height * 0.68]) +
      pen.line([width / 2 + tape / 2, height], [width / 2 + tape / 2, height * 0.68]) +
      pen.line([width / 2 - tape / 2, height * 0.68], [width / 2 + tape / 2, height * 0.68]),
  };
};
