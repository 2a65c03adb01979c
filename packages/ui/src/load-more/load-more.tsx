import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { ProgressBar } from '../progress/progress.tsx';

/**
 * A link to the next items of a long list, below how many are shown. It is a real link, so it can be opened in a new
 * tab and works without JavaScript. Renders a `<div>`.
 */
export function LoadMore({
  loaded,
  total,
  children,
  nextHref,
  nextLabel,
  loading = false,
  linkComponent: Anchor = 'a',
  className,
  ...props
}: LoadMoreProps) {
  return (
    <div
      data-slot="load-more"
      data-state={nextHref === undefined ? 'complete' : 'partial'}
      className={cx('mx-auto grid w-full max-w-70 justify-items-center gap-4 text-center', className)}
      {...props}
    >
      <p role="status" className="text-muted text-small tabular">
        {children}
      </p>
      {/* The status text above gives the same information and is announced when it changes. */}
      <ProgressBar aria-hidden="true" value={loaded} max={Math.max(total, 1)} />
      {nextHref !== undefined && (
        <Button asChild variant="secondary" loading={loading}>
          <Anchor href={nextHref} rel="next">
            {nextLabel}
          </Anchor>
        </Button>
      )}
    </div>
  );
}

interface LoadMoreOptions {
  /** How many items are on the page. */
  loaded: number;
  /** How many items there are in total. */
  total: number;
  /**
   * The progress as formatted text. Announced when it changes.
   * @example 'Showing 24 of 63'
   */
  children: ReactNode;
  /**
   * Whether the next items are loading. The button shows a moving stitch and keeps its width and the focus.
   * @default false
   */
  loading?: boolean;
  /** @default 'a' */
  linkComponent?: LinkComponent;
}

/**
 * The address of the list with the next items and the label of its link. Both are left out when all items are shown.
 */
type Next = { nextHref: string; nextLabel: ReactNode } | { nextHref?: undefined; nextLabel?: ReactNode };

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children'> & LoadMoreOptions & Next;
