import { type DrawnPiece, drawingId } from '../silhouettes/drawing-id.ts';
import { pageSize } from './page-size.ts';
import type { Tile } from './tile.ts';

/** A piece that is drawn, and its measures. */
export type PieceMeasures = NonNullable<Tile['drawing']>;

/** The address says all that is drawn, so its file never changes. */
export function drawingsHref(drawings: readonly PieceMeasures[]): string {
  const ids = drawings.map((drawing) => drawingId(drawnPiece(drawing)));
  return `/drawings/${[...new Set(ids)].sort().join(',')}.svg`;
}

export function drawnPiece({ outline, ...measures }: PieceMeasures): DrawnPiece {
  return { outline, measures };
}

/** What an address asks for. Undefined where it is none that a page has written. */
export function drawnPieces(address: string): DrawnPiece[] | undefined {
  const ids = /^(.+)\.svg$/.exec(address)?.[1]?.split(',') ?? [];
  const pieces = ids.flatMap((id) => {
    const [, outline, ...measures] = /^([a-z-]{1,40})-([\d.]{1,6})-([\d.]{1,6})-([\d.]{1,6})$/.exec(id) ?? [];
    const [width = 0, depth = 0, height = 0] = measures.map(Number);
    return outline && width > 0 && depth > 0 && height > 0
      ? [{ outline, measures: { width, depth, height } }]
      : [];
  });
  return pieces.length > 0 && pieces.length === ids.length && ids.length <= pageSize ? pieces : undefined;
}
