import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@piri/ui/table';
import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import type { Dimensions } from '../silhouettes/outlines/silhouette-names.ts';
import { type DimensionLabels, defaultLabels, listDimensions } from './dimension-labels.ts';
import { layoutElevations } from './dimension-lines.ts';
import { ElevationDrawing, guttersOf } from './elevation-drawing.tsx';

/**
 * A piece from the front and from the side, in one scale, with its measures as threads. Renders a `<figure>`. To those
 * who cannot see it, it is one picture with a name: set a `DimensionTable` beside it, which says every figure.
 */
export function DimensionDrawing({
  outline,
  measures,
  label,
  views = 'both',
  texts,
  className,
  ...props
}: DimensionDrawingProps) {
  const said = formatInUnit(texts);
  const all = layoutElevations(outline, measures);
  const sheets = views === 'both' ? all : all.slice(0, 1);
  const gutters = sheets.map(guttersOf).map(({ left, right }) => left + right);
  // All that the width of one centimetre hangs on: how much is to be drawn, side by side or one below the other.
  const room = {
    '--across': sheets.reduce((sum, { width }) => sum + width, 0),
    '--widest': Math.max(...sheets.map(({ width }) => width)),
    '--tallest': Math.max(...sheets.map(({ height }) => height)),
    '--gutters': gutters.reduce((sum, count) => sum + count, 0),
    '--most-gutters': Math.max(...gutters),
    '--gaps': sheets.length - 1,
    // As wide as they become, so that the first does not move when a slow page brings the second.
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
      {/* A drawing does not turn with the line of writing: the front of a sofa stays where it is. */}
      <div role="img" aria-label={label} dir="ltr" style={room} className={scale}>
        {sheets.map((sheet) => (
          <ElevationDrawing
            key={sheet.side}
            sheet={sheet}
            outline={outline}
            measures={measures}
            texts={said}
          />
        ))}
      </div>
    </figure>
  );
}

/** The twin of the drawing for ears and for paper: every measure in centimetres and inches. Renders a `<table>`. */
export function DimensionTable({ measures, caption, texts, className, ...props }: DimensionTableProps) {
  const said = formatInUnit(texts);
  return (
    <Table data-slot="dimension-table" caption={caption} className={className} {...props}>
      <TableHead>
        <TableRow>
          <TableHeader>{said.measure}</TableHeader>
          <TableHeader numeric>{said.centimetres}</TableHeader>
          <TableHeader numeric>{said.inches}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {listDimensions(measures).map(([name, centimetres]) => (
          <TableRow key={name}>
            <TableHeader scope="row">{said.names[name]}</TableHeader>
            <TableCell numeric>{said.formatCentimetres(centimetres)}</TableCell>
            <TableCell numeric>{said.formatInches(centimetres)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export interface DimensionDrawingProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Which of the outlines it is, such as `sofa`. A name that is not known is drawn as a box. */
  outline: string;
  /** In centimetres. What is not given has no thread. */
  measures: Dimensions;
  /**
   * What the picture is called.
   * @example 'Meghna 3-Seater from the front and from the side, with its measures'
   */
  label: string;
  /**
   * `front` alone is for a frame of a gallery.
   * @default 'both'
   */
  views?: 'both' | 'front';
  /** Other words, such as Bangla ones. What is left out stays English. */
  texts?: Partial<DimensionLabels>;
}

export interface DimensionTableProps extends Omit<ComponentProps<typeof Table>, 'children'> {
  /** In centimetres. */
  measures: Dimensions;
  texts?: Partial<DimensionLabels>;
}

/**
 * One centimetre: as large as the room allows, and not so large that a clock fills the page. Letters of twice the size
 * leave room for the piece itself: beyond that it is the table that grows.
 */
const scale = [
  'grid justify-center gap-x-12 text-[length:min(0.875rem,5.6cqw)] leading-normal [--surface:var(--pati)] @min-[44rem]:text-body @min-[64rem]:text-lead *:not-first:pt-10 [--gutter:min(4.25rem,27cqw)]',
  '[--cm:min((100cqw-var(--most-gutters)*var(--gutter))/var(--widest),15rem/var(--tallest))]',
  '@min-[44rem]:grid-cols-(--sheets) @min-[44rem]:grid-flow-col @min-[44rem]:*:pt-0 @min-[44rem]:grid-rows-[auto_auto_auto] @min-[44rem]:[--gutter:5.5rem]',
  '@min-[44rem]:[--cm:min((100cqw-var(--gaps)*3rem-var(--gutters)*var(--gutter))/var(--across),20rem/var(--tallest))]',
].join(' ');

function formatInUnit(texts: Partial<DimensionLabels> = {}): DimensionLabels {
  return { ...defaultLabels, ...texts };
}
