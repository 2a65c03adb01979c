import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@piri/ui/table';
import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import type { Dimensions } from '../silhouettes/outlines/silhouette-names.ts';
import { type DimensionLabels, defaultLabels, listDimensions } from './dimension-labels.ts';
import { layoutElevations } from './dimension-lines.ts';
import { ElevationDrawing, getGutterCounts } from './elevation-drawing.tsx';

/**
 * A drawing of an item from the front and the side, at the same scale, with dimension lines. Renders a `<figure>`.
 * Screen readers get a single image with a name, so place a `DimensionTable` with all dimensions beside it.
 */
export function DimensionDrawing({
  name,
  dimensions,
  label,
  views = 'both',
  texts,
  className,
  ...props
}: DimensionDrawingProps) {
  const labels = withDefaultLabels(texts);
  const all = layoutElevations(name, dimensions);
  const sheets = views === 'both' ? all : all.slice(0, 1);
  const gutters = sheets.map(getGutterCounts).map(({ left, right }) => left + right);
  // The variables that determine the size of a centimetre, for views side by side or one below the other.
  const room = {
    '--across': sheets.reduce((sum, { width }) => sum + width, 0),
    '--max-width': Math.max(...sheets.map(({ width }) => width)),
    '--max-height': Math.max(...sheets.map(({ height }) => height)),
    '--gutters': gutters.reduce((sum, count) => sum + count, 0),
    '--max-gutters': Math.max(...gutters),
    '--gap-count': sheets.length - 1,
    // The final widths, so that the first view does not move when a slow page streams the second.
    '--sheets': sheets
      .map(({ width }, index) => `calc(${width}*var(--cm) + ${gutters[index]}*var(--gutter))`)
      .join(' '),
  } as CSSProperties;
  return (
    <figure
      data-slot="dimension-drawing"
      data-views={views}
      className={cx('@container w-full', className)}
      {...props}
    >
      {/* The drawing is not mirrored in right-to-left text. */}
      <div role="img" aria-label={label} dir="ltr" style={room} className={scale}>
        {sheets.map((sheet) => (
          <ElevationDrawing
            key={sheet.side}
            sheet={sheet}
            name={name}
            dimensions={dimensions}
            texts={labels}
          />
        ))}
      </div>
    </figure>
  );
}

/**
 * A table of all dimensions in centimetres and inches, as the accessible and printable form of the drawing. Renders a
 * `<table>`.
 */
export function DimensionTable({ dimensions, caption, texts, className, ...props }: DimensionTableProps) {
  const labels = withDefaultLabels(texts);
  return (
    <Table data-slot="dimension-table" caption={caption} className={className} {...props}>
      <TableHead>
        <TableRow>
          <TableHeader>{labels.measure}</TableHeader>
          <TableHeader numeric>{labels.centimetres}</TableHeader>
          <TableHeader numeric>{labels.inches}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {listDimensions(dimensions).map(([name, centimetres]) => (
          <TableRow key={name}>
            <TableHeader scope="row">{labels.names[name]}</TableHeader>
            <TableCell numeric>{labels.formatCentimetres(centimetres)}</TableCell>
            <TableCell numeric>{labels.formatInches(centimetres)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export interface DimensionDrawingProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The name of the outline, such as `sofa`. Unknown names are drawn as a box. */
  name: string;
  /** The dimensions in centimetres. Missing ones have no dimension line. */
  dimensions: Dimensions;
  /**
   * The accessible name of the drawing.
   * @example 'Meghna 3-Seater from the front and from the side, with dimensions'
   */
  label: string;
  /**
   * Which views are drawn. `front` is for a frame of a gallery.
   * @default 'both'
   */
  views?: 'both' | 'front';
  /** Labels that replace the English ones, such as in Bangla. */
  texts?: Partial<DimensionLabels>;
}

export interface DimensionTableProps extends Omit<ComponentProps<typeof Table>, 'children'> {
  /** The dimensions in centimetres. */
  dimensions: Dimensions;
  texts?: Partial<DimensionLabels>;
}

/**
 * The size of a centimetre: as large as the container allows, up to a maximum, so that a clock does not fill the page.
 * With text at 200 %, the item still has enough room; beyond that, only the table grows.
 */
const scale = [
  'grid justify-center gap-x-12 text-[length:min(0.875rem,5.6cqw)] leading-normal [--piri-surface:var(--piri-surface-muted)] @min-[44rem]:text-body @min-[64rem]:text-lead *:not-first:pt-10 [--gutter:min(4.25rem,27cqw)]',
  '[--cm:min((100cqw-var(--max-gutters)*var(--gutter))/var(--max-width),15rem/var(--max-height))]',
  '@min-[44rem]:grid-cols-(--sheets) @min-[44rem]:grid-flow-col @min-[44rem]:*:pt-0 @min-[44rem]:grid-rows-[auto_auto_auto] @min-[44rem]:[--gutter:5.5rem]',
  '@min-[44rem]:[--cm:min((100cqw-var(--gap-count)*3rem-var(--gutters)*var(--gutter))/var(--across),20rem/var(--max-height))]',
].join(' ');

function withDefaultLabels(texts: Partial<DimensionLabels> = {}): DimensionLabels {
  return { ...defaultLabels, ...texts };
}
