import type { CSSProperties } from 'react';
import { Silhouette } from '../../catalogue/silhouettes/silhouette.tsx';
import type { ComparedItem } from './compare-data.ts';

/** Outlines that lie flat: they are shown from above, so their depth is drawn instead of their height. */
const flat = new Set(['rug']);

/** A drawing of the items beside each other, all at the same scale. */
export function SizeComparison({ items }: { items: readonly ComparedItem[] }) {
  const rooms = roomsFor(items.map(({ measures }) => measures.dimensions.width));
  const tallest = Math.max(...items.map(seenHeight));
  const share = round(92 / rooms.reduce((sum, room) => sum + room, 0));
  const scale = { '--cm': `min(${share}cqw, ${round(24 / tallest)}rem)` } as CSSProperties;
  const columns = { gridTemplateColumns: rooms.map((room) => `minmax(0, ${round(room)}fr)`).join(' ') };
  return (
    <figure className="rounded-chip bg-surface-muted px-3 pt-8 pb-6 md:px-10 md:pt-12">
      <div className="@container">
        <div
          style={{ ...scale, ...columns }}
          className="grid items-end justify-items-center border-strong border-b"
        >
          {items.map(({ id, title, silhouette, measures: { dimensions } }) => (
            <div key={id} style={{ width: `calc(${dimensions.width} * var(--cm))` }}>
              <Silhouette
                name={silhouette}
                dimensions={dimensions}
                bounds="item"
                alt={`${title}, ${dimensions.width} cm wide and ${dimensions.height} cm high`}
                className="block w-full overflow-visible"
              />
            </div>
          ))}
        </div>
      </div>
      <ol style={columns} className="mt-3 grid gap-x-2 text-center text-small">
        {items.map(({ id, title, silhouette, measures: { dimensions } }) => (
          <li key={id} className="min-w-0">
            <span className="block wrap-anywhere font-semibold">{title}</span>
            <span className="block tabular">
              {`${dimensions.width} × ${dimensions.depth} × ${dimensions.height}`}
            </span>
            {flat.has(silhouette) && <span className="block text-muted">seen from above</span>}
          </li>
        ))}
      </ol>
      <figcaption className="mt-5 text-center text-muted text-small">
        Drawn to the same scale. Width × depth × height in cm.
      </figcaption>
    </figure>
  );
}

/** Returns column widths in proportion to the items' widths, with a minimum that leaves room for the name below. */
function roomsFor(widths: readonly number[]): number[] {
  const minWidth = widths.reduce((sum, width) => sum + width, 0) / 4;
  return widths.map((width) => Math.max(width, minWidth));
}

function seenHeight({ silhouette, measures: { dimensions } }: ComparedItem): number {
  return flat.has(silhouette) ? dimensions.depth : dimensions.height;
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
