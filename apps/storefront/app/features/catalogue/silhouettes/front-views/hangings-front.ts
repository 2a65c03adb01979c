import { createPathBuilder, getCentres, getDividers } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

export const drawMirror: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const round = Math.abs(width - height) < width * 0.1;
  const edge = Math.min(5, width * 0.07);
  const frame = (inset: number) =>
    round
      ? pen.oval(width / 2, height / 2, width / 2 - inset, height / 2 - inset)
      : pen.box(inset, inset, width - 2 * inset, height - 2 * inset, width / 2 - inset, 2);
  return {
    body: frame(0),
    lines:
      frame(edge) +
      pen.line([width * 0.3, height * 0.5], [width * 0.52, height * 0.72]) +
      pen.line([width * 0.3, height * 0.38], [width * 0.6, height * 0.68]),
  };
};

export const drawClock: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const [x, y] = [width / 2, height / 2];
  const r = Math.min(x, y);
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const [sine, cosine] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)];
    return pen.line(
      [x + sine * r * 0.76, y + cosine * r * 0.76],
      [x + sine * r * 0.84, y + cosine * r * 0.84],
    );
  });
  return {
    body: pen.oval(x, y, r),
    lines:
      pen.oval(x, y, r * 0.92) +
      marks.join('') +
      pen.line([x - r * 0.44, y + r * 0.24], [x, y], [x + r * 0.34, y + r * 0.56]),
  };
};

export const drawWallShelf: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  return {
    body:
      pen.box(0, height * 0.45, width, height * 0.55) +
      pen.box(width * 0.14, 0, width * 0.03, height * 0.45) +
      pen.box(width * 0.83, 0, width * 0.03, height * 0.45),
  };
};

export const drawCurtain: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const top = height - 6;
  return {
    frame: pen.box(0, height - 4, width, 2.4, 1, 1),
    body: pen.box(width * 0.04, 0, width * 0.92, top),
    lines: getDividers(Math.max(6, Math.round(width / 13)), width * 0.04, width * 0.96)
      .map((x, index) =>
        pen.bow([x, top], [x + (index % 2 ? 2.5 : -2.5), height * 0.4], [x, index % 2 ? 0 : height * 0.1]),
      )
      .join(''),
  };
};

/** A rug from above: a border, stripes, and a fringe at both ends. */
export const drawRug: DrawFunction = ({ width, depth }) => {
  const pen = createPathBuilder(depth);
  const fringe = Math.min(5, depth * 0.04);
  const edge = depth * 0.03;
  return {
    // The lines run the full depth underneath, so that only their ends show as the fringe.
    frame: getCentres(Math.max(6, Math.min(18, Math.round(width / 8))), 0, width)
      .map((x) => pen.line([x, 0], [x, depth]))
      .join(''),
    body: pen.box(0, fringe, width, depth - 2 * fringe),
    lines: [0.16, 0.3, 0.5, 0.7, 0.84]
      .map((share) => pen.box(0, depth * share - edge / 2, width, edge))
      .join(''),
  };
};
