import { getMounting } from '../silhouettes/outlines/get-mounting.ts';
import type { Dimensions } from '../silhouettes/outlines/silhouette-names.ts';
import type { DimensionName } from './dimension-labels.ts';

/** A dimension along an edge of a view. */
export interface DimensionLine {
  measure: DimensionName;
  edge: 'above' | 'below' | 'left' | 'right';
  /** The start of the line: from the left of the view, or from the floor. */
  from: number;
  length: number;
}

/**
 * The layout of a view. If the item takes up more space open than closed, the sheet has the open size, with the closed
 * item at its back.
 */
export interface ElevationLayout {
  side: 'front' | 'side' | 'above';
  width: number;
  height: number;
  /** The distance of the closed item from the left of the sheet. */
  offset: number;
  /** The size of the open item. */
  open?: { width: number; height: number };
  lines: DimensionLine[];
}

/**
 * Lays out the views of an item with their dimension lines. Each edge has one line, and the bottom edge a second row
 * for the open item, so that lines never overlap. Dimensions without a free edge are only in the table.
 */
export function layoutElevations(name: string, dimensions: Dimensions): ElevationLayout[] {
  if (getMounting(name) === 'above') return [fromAbove(dimensions)];
  const front = fromTheFront(dimensions);
  return [front, fromTheSide(dimensions, new Set(front.lines.map(({ measure }) => measure)))];
}

function fromAbove({ width, depth }: Dimensions): ElevationLayout {
  return {
    side: 'above',
    width,
    height: depth,
    offset: 0,
    lines: [
      { measure: 'width', edge: 'below', from: 0, length: width },
      { measure: 'depth', edge: 'left', from: 0, length: depth },
    ],
  };
}

function fromTheFront({
  width,
  height,
  open,
  seatWidth,
  mattress,
  seatHeight,
  clearance,
}: Dimensions): ElevationLayout {
  const wider = open !== undefined && open.width > width;
  const sheet = wider ? open.width : width;
  const offset = (sheet - width) / 2;
  const lines: DimensionLine[] = [
    { measure: 'height', edge: 'left', from: 0, length: height },
    { measure: 'width', edge: 'below', from: offset, length: width },
  ];
  if (wider) lines.push({ measure: 'openWidth', edge: 'below', from: 0, length: open.width });
  const inner = seatWidth ?? mattress?.width;
  if (inner !== undefined) {
    const measure = seatWidth === undefined ? 'mattressWidth' : 'seatWidth';
    lines.push({ measure, edge: 'above', from: (sheet - inner) / 2, length: inner });
  }
  const low = seatHeight ?? clearance;
  // The seat height of a stool equals its height, so a second line would be redundant.
  if (low !== undefined && low !== height) {
    lines.push({
      measure: seatHeight === undefined ? 'clearance' : 'seatHeight',
      edge: 'right',
      from: 0,
      length: low,
    });
  }
  return {
    side: 'front',
    width: sheet,
    height: Math.max(height, wider ? open.height : 0),
    offset,
    ...(wider && { open: { width: open.width, height: open.height } }),
    lines,
  };
}

function fromTheSide(dimensions: Dimensions, alreadyDrawn: ReadonlySet<DimensionName>): ElevationLayout {
  const { depth, height, open, seatDepth, mattress, armHeight, clearance } = dimensions;
  const deeper = open !== undefined && open.depth > depth;
  const sheet = deeper ? open.depth : depth;
  const offset = sheet - depth;
  const lines: DimensionLine[] = [{ measure: 'depth', edge: 'below', from: offset, length: depth }];
  if (deeper) lines.push({ measure: 'openDepth', edge: 'below', from: 0, length: open.depth });
  const inner = seatDepth ?? mattress?.length;
  if (inner !== undefined && inner !== depth) {
    // A seat starts at the front edge. A mattress is against the headboard, or centred between two ends.
    const room = depth - inner;
    const ahead = room > 12 ? room - 8 : room / 2;
    lines.push(
      seatDepth === undefined
        ? { measure: 'mattressLength', edge: 'above', from: offset + ahead, length: inner }
        : { measure: 'seatDepth', edge: 'above', from: offset, length: inner },
    );
  }
  if (armHeight !== undefined) lines.push({ measure: 'armHeight', edge: 'left', from: 0, length: armHeight });
  if (clearance !== undefined && !alreadyDrawn.has('clearance')) {
    lines.push({ measure: 'clearance', edge: 'right', from: 0, length: clearance });
  }
  return {
    side: 'side',
    width: sheet,
    height: Math.max(height, deeper ? open.height : 0),
    offset,
    ...(deeper && { open: { width: open.depth, height: open.height } }),
    lines,
  };
}
