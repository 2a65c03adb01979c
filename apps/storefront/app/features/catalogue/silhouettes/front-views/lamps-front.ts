import { createPathBuilder, getDividers } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

export const drawFloorLamp: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const shade = Math.min(height * 0.2, width * 0.8);
  const middle = width / 2;
  return {
    frame:
      pen.box(middle - width * 0.33, 0, width * 0.66, 3, 1.5) +
      pen.box(middle - 1.2, 3, 2.4, height - shade - 3),
    body: pen.shape(
      [0, height - shade],
      [width, height - shade],
      [width * 0.82, height],
      [width * 0.18, height],
    ),
    lines: pen.line([middle + width * 0.2, height - shade], [middle + width * 0.2, height - shade - 12]),
  };
};

export const drawTableLamp: DrawFunction = ({ width, depth, height }) => {
  const pen = createPathBuilder(height);
  const middle = width / 2;
  // A lamp that is much deeper than wide is an arm over a desk instead of a shade over a table.
  const arm = depth > width * 1.5;
  const shade = height * (arm ? 0.24 : 0.44);
  const neck = height - shade;
  const base = arm
    ? pen.box(width * 0.1, 0, width * 0.8, 3, 1.5) + pen.box(middle - 1, 3, 2, neck - 3)
    : pen.box(width * 0.24, 0, width * 0.52, 2.5, 1) +
      `${pen.bow([middle - 2, neck], [middle - width * 0.34, neck * 0.5], [middle - width * 0.12, 2.5])}` +
      `H${middle + Math.round(width * 0.12)}${pen.bow(null, [middle + width * 0.34, neck * 0.5], [middle + 2, neck])}Z`;
  return {
    frame: base,
    body: pen.shape([0, neck], [width, neck], [width * 0.74, height], [width * 0.26, height]),
    lines: getDividers(2, neck, height)
      .map(() => pen.line([width * 0.03, neck + 2], [width * 0.97, neck + 2]))
      .join(''),
  };
};

export const drawPendantLamp: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const middle = width / 2;
  const cap = Math.min(5, height * 0.14);
  const rim = height * 0.06;
  return {
    body:
      pen.bow([0, rim], [width * 0.02, height - cap], [middle - width * 0.1, height - cap]) +
      `H${Math.round(middle + width * 0.1)}` +
      `${pen.bow(null, [width * 0.98, height - cap], [width, rim])}Z` +
      pen.box(middle - width * 0.09, height - cap, width * 0.18, cap, 1),
    lines:
      pen.bow([0, rim], [middle, -rim], [width, rim]) +
      getDividers(4, 0, width)
        .map((x) =>
          pen.bow(
            [x, rim * 0.4],
            [x + (middle - x) * 0.1, height * 0.6],
            [middle + (x - middle) * 0.4, height - cap - 1],
          ),
        )
        .join(''),
  };
};
