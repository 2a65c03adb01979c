import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { makeScrollFocusable } from '../internal/overlay/make-scroll-focusable.ts';

/**
 * Whether the table is stacked. Some browsers drop the table semantics of blocks, so every element of a stacked table
 * sets its role.
 */
const Stacked = createContext(false);

const cell = cva(
  [
    'border-subtle border-b bg-(--piri-table-ground,var(--piri-page)) px-3 py-3 align-top',
    'stacked:flex stacked:justify-between',
    'stacked:gap-6 stacked:border-0',
    'stacked:py-1',
  ],
  {
    variants: {
      numeric: { true: 'whitespace-nowrap text-end tabular', false: 'text-start' },
      heads: {
        cell: [
          'stacked:before:text-start stacked:before:text-muted',
          "stacked:before:content-[attr(data-label)_/_'']",
        ],
        col: 'sticky top-0 z-1 py-2 align-bottom font-normal text-muted first:start-0 first:z-2',
        row: ['sticky start-0 z-1 font-medium max-md:border-e', 'stacked:static stacked:font-semibold'],
      },
    },
  },
);

/**
 * A table that compares figures in rows and columns. Renders a `<table>` in a region that scrolls if it is too narrow,
 * and can take the focus while it does; all other props go to the `<table>`. On a background other than the page, set
 * its colour: `[--piri-table-ground:var(--piri-surface)]`.
 */
export function Table({
  caption,
  captionHidden = false,
  layout = 'scroll',
  maxHeight,
  className,
  children,
  ...props
}: TableProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> is for form controls, and this is a scroll container
    <div
      role="group"
      aria-labelledby={captionId}
      ref={makeScrollFocusable}
      style={{ maxHeight }}
      className="overflow-auto"
    >
      <table
        data-slot="table"
        data-layout={layout}
        role={layout === 'stacked' ? 'table' : undefined}
        className={cx('w-full border-separate text-small [border-spacing:0]', 'stacked:block', className)}
        {...props}
      >
        <caption
          id={captionId}
          className={
            captionHidden
              ? 'sr-only'
              : 'stitch-bottom px-3 pb-3 text-start font-display text-small-title stacked:block'
          }
        >
          <span className="sticky start-3 inline-block">{caption}</span>
        </caption>
        <Stacked value={layout === 'stacked'}>{children}</Stacked>
      </table>
    </div>
  );
}

/** The rows that name the columns. Renders a `<thead>`, which is visually hidden in a stacked table on a phone. */
export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return (
    <thead
      data-slot="table-head"
      role={useRole('rowgroup')}
      className={cx('stacked:sr-only', className)}
      {...props}
    />
  );
}

/** The rows with the figures. Renders a `<tbody>`. */
export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return (
    <tbody
      data-slot="table-body"
      role={useRole('rowgroup')}
      className={cx('stacked:block', className)}
      {...props}
    />
  );
}

/** A row of the table. Renders a `<tr>`. */
export function TableRow({ highlighted = false, className, ...props }: TableRowProps) {
  return (
    <tr
      data-slot="table-row"
      data-highlighted={highlighted || undefined}
      role={useRole('row')}
      className={cx(
        'data-highlighted:font-semibold data-highlighted:[--piri-table-ground:var(--piri-success-soft)]',
        'stacked:block stacked:border-subtle',
        'stacked:border-b stacked:py-2',
        'stacked:bg-(--piri-table-ground,var(--piri-page))',
        className,
      )}
      {...props}
    />
  );
}

/** A header for a column or, with `scope="row"`, a row. Both stay visible while the rest scrolls. Renders a `<th>`. */
export function TableHeader({ scope = 'col', numeric = false, className, ...props }: TableHeaderProps) {
  return (
    <th
      data-slot="table-header"
      scope={scope}
      role={useRole(scope === 'row' ? 'rowheader' : 'columnheader')}
      className={cell({ numeric, heads: scope, className })}
      {...props}
    />
  );
}

/** A cell with a figure or a text. Renders a `<td>`. */
export function TableCell({ numeric = false, label, className, ...props }: TableCellProps) {
  return (
    <td
      data-slot="table-cell"
      data-label={label}
      role={useRole('cell')}
      className={cell({ numeric, heads: 'cell', className })}
      {...props}
    />
  );
}

export interface TableProps extends ComponentProps<'table'> {
  /** What the table is about. It names the table and its scroll region. */
  caption: ReactNode;
  /**
   * Hides the caption visually, if a heading above says the same.
   * @default false
   */
  captionHidden?: boolean;
  /**
   * The layout in a narrow window: `scroll` moves the table sideways under its row headers, `stacked` renders each row
   * as a block, with the `label` of every cell before it.
   * @default 'scroll'
   */
  layout?: 'scroll' | 'stacked';
  /**
   * The maximum height. Beyond it, the rows scroll below their column headers.
   * @example '24rem'
   */
  maxHeight?: string;
}

export interface TableRowProps extends ComponentProps<'tr'> {
  /**
   * Highlights the row, such as the cheapest one.
   * @default false
   */
  highlighted?: boolean;
}

interface Numeric {
  /**
   * Aligns figures at the end of the column.
   * @default false
   */
  numeric?: boolean;
}

export interface TableHeaderProps extends ComponentProps<'th'>, Numeric {
  /** @default 'col' */
  scope?: 'col' | 'row';
}

export interface TableCellProps extends ComponentProps<'td'>, Numeric {
  /** The name of the column, for a stacked table on a phone. */
  label?: string;
}

function useRole(role: string): string | undefined {
  return use(Stacked) ? role : undefined;
}
