import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { useFormatNumber, useLabels } from '../internal/use-labels.ts';
import { getPageRange } from './page-range.ts';

const english = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: string) => `Page ${number}`,
};

/** A row of links to the pages of a long list. Renders a `<nav>`; nothing if there is only one page. */
export function Pagination({
  page,
  pageCount,
  getHref,
  summary,
  label,
  linkComponent: Anchor = 'a',
  labels,
  className,
  ...props
}: PaginationProps) {
  // `labels` may contain its own `number`.
  const allLabels = {
    number: useFormatNumber(),
    ...useLabels<Omit<PaginationLabels, 'number'> & { label: string }>('Pagination', english, labels),
  };
  if (pageCount < 2) return null;
  return (
    <nav
      aria-label={label ?? allLabels.label}
      data-slot="pagination"
      className={cx('grid justify-items-center gap-3', className)}
      {...props}
    >
      {summary && <p className="text-center text-muted text-small">{summary}</p>}
      <div className="flex w-full flex-wrap items-center justify-center gap-x-8 gap-y-4">
        <ol className="flex flex-wrap justify-center">
          {getPageRange(page, pageCount).map((entry) =>
            typeof entry === 'number' ? (
              <li key={entry}>
                <Anchor
                  href={getHref(entry)}
                  aria-label={allLabels.page(allLabels.number(entry))}
                  aria-current={entry === page ? 'page' : undefined}
                  className={number}
                >
                  {allLabels.number(entry)}
                </Anchor>
              </li>
            ) : (
              <li key={entry} aria-hidden="true" className="flex w-6 items-center justify-center text-subtle">
                …
              </li>
            ),
          )}
        </ol>
        {/* Two columns even for one button, so that neither moves when the other appears or disappears. */}
        <div className="grid w-full grid-cols-2 gap-3 sm:w-auto">
          {page > 1 && (
            <Button asChild variant="secondary" size="small">
              <Anchor href={getHref(page - 1)} rel="prev">
                <Icon name="chevron-left" className="-ms-1 size-5" />
                {allLabels.previous}
              </Anchor>
            </Button>
          )}
          {page < pageCount && (
            <Button asChild variant="secondary" size="small" className="col-start-2">
              <Anchor href={getHref(page + 1)} rel="next">
                {allLabels.next}
                <Icon name="chevron-right" className="-me-1 size-5" />
              </Anchor>
            </Button>
          )}
        </div>
      </div>
    </nav>
  );
}

export interface PaginationLabels {
  /** @default 'Previous' */
  previous: ReactNode;
  /** @default 'Next' */
  next: ReactNode;
  /** Formats a page number. By default, in the locale of the `LabelsProvider`. @default String */
  number: (page: number) => string;
  /** The accessible name of a page's link. It has to contain the number. @default (number) => `Page ${number}` */
  page: (number: string) => string;
}

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /**
   * Returns the address of a page.
   * @example (page) => `?page=${page}`
   */
  getHref: (page: number) => string;
  /** Which part of the list is shown, as formatted text above the numbers. */
  summary?: ReactNode;
  /** The name of the landmark. @default 'Pages' */
  label?: string;
  /** @default 'a' */
  linkComponent?: LinkComponent;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<PaginationLabels>;
}

const number = cx(
  'relative flex min-h-11 min-w-10 items-center justify-center rounded-control px-2 tabular transition-colors xs:min-w-11',
  'duration-base hover:bg-surface-muted hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent',
  'aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:bottom-1.5 aria-[current]:after:stitch-horizontal',
);
