import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import { drawingId } from '../silhouettes/drawing-id.ts';
import { SilhouetteFromFile } from '../silhouettes/silhouette-from-file.tsx';
import { drawingsHref, drawnPiece, type PieceMeasures } from './drawings-file.ts';
import { pageSize } from './page-size.ts';
import type { Tile } from './tile.ts';

/** The file in which a piece is drawn, by what the drawing is called. */
const DrawingFiles = createContext<ReadonlyMap<string, string>>(new Map());

/** Draws a piece that has no picture: in the shop from a file of the server. Stories have none, and draw in place. */
export const DrawsPieces = createContext<ComponentType<{ drawing: PieceMeasures }>>(FromFile);

/** A piece that has no picture, as its measures draw it. */
export function PieceDrawing({ drawing }: { drawing: PieceMeasures }) {
  const Drawn = use(DrawsPieces);
  return <Drawn drawing={drawing} />;
}

/**
 * Lets these pieces be drawn in one file. Pieces that come later are in a file of their own, so that those that stand
 * there already do not change theirs. A piece that stands in none of these has a file to itself.
 */
export function DrawingsInFiles({ tiles, children }: { tiles: readonly Tile[]; children: ReactNode }) {
  const files = useMemo(() => filesOf(tiles), [tiles]);
  return <DrawingFiles value={files}>{children}</DrawingFiles>;
}

function FromFile({ drawing }: { drawing: PieceMeasures }) {
  const piece = drawnPiece(drawing);
  const file = use(DrawingFiles).get(drawingId(piece)) ?? drawingsHref([drawing]);
  return <SilhouetteFromFile {...piece} drawings={file} alt="" />;
}

function filesOf(tiles: readonly Tile[]): Map<string, string> {
  const files = new Map<string, string>();
  for (let from = 0; from < tiles.length; from += pageSize) {
    const drawings = tiles
      .slice(from, from + pageSize)
      .flatMap(({ picture, drawing }) => (drawing && !picture ? [drawing] : []));
    const href = drawingsHref(drawings);
    for (const drawing of drawings) {
      const id = drawingId(drawnPiece(drawing));
      if (!files.has(id)) files.set(id, href);
    }
  }
  return files;
}
