import type { ElevationPathData } from './outlines/silhouette-names.ts';

/** One elevation, for an `<svg className="silhouette">` whose viewBox has the dimensions of the item. */
export function ElevationPaths({ view: { frame, body, lines } }: { view: ElevationPathData }) {
  return (
    <>
      {frame && <path data-shape="frame" d={frame} />}
      <path d={body} />
      {lines && <path fill="none" d={lines} />}
    </>
  );
}
