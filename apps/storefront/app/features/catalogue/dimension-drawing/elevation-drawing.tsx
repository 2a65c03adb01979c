import { ElevationPaths } from '../silhouettes/elevation-paths.tsx';
import { drawFront } from '../silhouettes/front-views/front-views.ts';
import { getMounting } from '../silhouettes/outlines/get-mounting.ts';
import type { Dimensions } from '../silhouettes/outlines/silhouette-names.ts';
import { drawSide } from '../silhouettes/side-views/side-views.ts';
import type { DimensionLabels } from './dimension-labels.ts';
import { HorizontalDimensionLine, VerticalDimensionLine } from './dimension-line.tsx';
import type { DimensionLine, ElevationLayout } from './dimension-lines.ts';

/**
 * A view with its dimension lines around it. All views share three subgrid rows, so that they stand on the same floor
 * line.
 */
export function ElevationDrawing({ sheet, name, dimensions, texts }: ElevationDrawingProps) {
  const { side, width, height, offset, open } = sheet;
  const paths = side === 'side' ? drawSide(name, dimensions) : drawFront(name, dimensions);
  const lifted = side === 'above' ? 0 : height - dimensions.height;
  const on = (edge: DimensionLine['edge']) => sheet.lines.filter((line) => line.edge === edge);
  const { left, right } = getGutterCounts(sheet);
  // The final widths, so that nothing moves while a slow page streams the rest of the view. The `auto` works around
  // Chromium, which does not centre fixed-width columns if the rows are a subgrid.
  const view = `minmax(calc(${width}*var(--cm)), auto)`;
  const gridTemplateColumns = `calc(${left}*var(--gutter)) ${view} calc(${right}*var(--gutter))`;
  return (
    <div
      data-side={side}
      className="row-span-3 grid grid-rows-subgrid justify-center"
      style={{ gridTemplateColumns }}
    >
      {on('left').map((line) => (
        <VerticalDimensionLine key={line.measure} line={line} texts={texts} />
      ))}
      <div className="col-start-2 row-start-1 self-end pb-4">
        {on('above').map((line) => (
          <HorizontalDimensionLine key={line.measure} line={line} texts={texts} />
        ))}
      </div>
      <svg
        aria-hidden="true"
        className="silhouette col-start-2 row-start-2 self-end overflow-visible"
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: `calc(${width}*var(--cm))`, height: `calc(${height}*var(--cm))` }}
      >
        {open && (
          <path
            className="stroke-accent"
            fill="none"
            strokeDasharray="8 6"
            d={`M0 ${height}V${height - open.height}H${width}V${height}`}
          />
        )}
        <g transform={`translate(${offset} ${lifted})`}>
          <ElevationPaths view={paths} />
        </g>
        {getMounting(name) === 'floor' && (
          <path className="opacity-40" d={`M${-width * 0.06} ${height}H${width * 1.06}`} />
        )}
      </svg>
      <div className="col-start-2 row-start-3 grid gap-2 pt-5">
        {on('below').map((line) => (
          <HorizontalDimensionLine key={line.measure} line={line} texts={texts} />
        ))}
      </div>
      {on('right').map((line) => (
        <VerticalDimensionLine key={line.measure} line={line} texts={texts} />
      ))}
    </div>
  );
}

/** Counts the dimension lines on each side of a view, each of which has a gutter. */
export function getGutterCounts({ lines }: ElevationLayout) {
  const count = (on: DimensionLine['edge']) => lines.filter(({ edge }) => edge === on).length;
  return { left: count('left'), right: count('right') };
}

interface ElevationDrawingProps {
  sheet: ElevationLayout;
  name: string;
  dimensions: Dimensions;
  texts: DimensionLabels;
}
