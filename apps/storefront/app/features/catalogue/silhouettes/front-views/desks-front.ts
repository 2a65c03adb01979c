import { drawLegs } from '../outlines/draw-legs.ts';
import { createPathBuilder, getDividers } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

/** A top with a shallow drawer, and a stack of drawers on one side where there is room. */
export function createDeskView(stack: 'none' | 'one' | 'two'): DrawFunction {
  return ({ width, height }) => {
    const pen = createPathBuilder(height);
    const rail = 10;
    const under = height - 3 - rail;
    const wide = Math.min(45, width * 0.3);
    const feet = drawLegs(pen, width, 2, under, 4.5);
    const drawers = (x: number) => pen.box(x, 8, wide, under - 8);
    const marks = (x: number) =>
      getDividers(3, 8, under)
        .map((y) => pen.line([x, y], [x + wide, y]))
        .join('') +
      [8 + (under - 8) / 6, 8 + (under - 8) / 2, 8 + ((under - 8) * 5) / 6]
        .map((y) => pen.line([x + wide / 2 - 4, y], [x + wide / 2 + 4, y]))
        .join('');
    const right = width - 2 - wide;
    const lone = stack === 'one' ? pen.shape([2, under], [6.5, under], [5.5, 0], [3.2, 0]) : '';
    const short = (x: number) => pen.box(x + 1, 0, 3, 8) + pen.box(x + wide - 4, 0, 3, 8);
    return {
      body:
        (stack === 'none' ? feet : lone + short(right)) +
        (stack === 'two' ? short(2) : '') +
        (stack === 'none' ? '' : drawers(right)) +
        (stack === 'two' ? drawers(2) : '') +
        pen.box(2, under, width - 4, rail) +
        pen.box(0, height - 3, width, 3, 1, 0.5),
      lines:
        pen.line([width / 2 - 5, under + rail / 2], [width / 2 + 5, under + rail / 2]) +
        (stack === 'none' ? '' : marks(right)) +
        (stack === 'two' ? marks(2) : ''),
    };
  };
}

/** Two desks back to back, with a screen between them. */
export const drawWorkstation: DrawFunction = ({ width, height, ...given }) => {
  const pen = createPathBuilder(height);
  const top = Math.min(given.clearance ? given.clearance + 7 : height * 0.65, height - 20);
  return {
    frame: drawLegs(pen, width, 4, top - 3, 5) + pen.box(9, top - 14, width - 18, 4),
    body: pen.box(0, top - 3, width, 3, 1, 0.5) + pen.box(width * 0.03, top, width * 0.94, height - top, 3),
    lines:
      pen.line([width / 2, top], [width / 2, height]) +
      pen.line([width * 0.03, height - 6], [width * 0.97, height - 6]),
  };
};

export const drawDressingTable: DrawFunction = (dimensions) => {
  const { width, height } = dimensions;
  const pen = createPathBuilder(height);
  const top = height * 0.45;
  const mirror = width * 0.62;
  const left = (width - mirror) / 2;
  return {
    frame: drawLegs(pen, width, width * 0.04, top * 0.62, 4),
    body:
      pen.box(left, top + 2, mirror, height - top - 2, mirror / 2) +
      pen.box(width * 0.03, top * 0.62, width * 0.94, top * 0.38 - 3) +
      pen.box(0, top - 3, width, 3, 1, 0.5),
    lines:
      pen.box(left + 3, top + 5, mirror - 6, height - top - 8, mirror / 2 - 3) +
      pen.line([width / 2, top * 0.62], [width / 2, top - 3]) +
      pen.line([width * 0.22, top * 0.8], [width * 0.3, top * 0.8]) +
      pen.line([width * 0.7, top * 0.8], [width * 0.78, top * 0.8]),
  };
};
