import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { ProgressBar } from '../progress/progress.tsx';

/**
 * How much of a long list is on the page, and the way to the next piece of it. The way is a link with an address of
 * its own, so it can be opened anywhere and works without JavaScript. Renders a `<div>`.
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
      <p role="status" className="text-ink-2 text-meta tabular">
        {children}
      </p>
      {/* The sentence says the same, and says it again when it changes. */}
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
  /** How many are on the page. */
  loaded: number;
  /** How many there are. */
  total: number;
  /**
   * The same as finished text; heard when it changes.
   * @example 'Showing 24 of 63'
   */
  children: ReactNode;
  /**
   * The next ones are being fetched: a stitch runs in the button, which keeps its width and the focus.
   * @default false
   */
  loading?: boolean;
  /** @default 'a' */
  linkComponent?: LinkComponent;
}

/** The address of the list with the next ones and the words for it, or neither: then all of it is shown. */
type Next = { nextHref: string; nextLabel: ReactNode } | { nextHref?: undefined; nextLabel?: ReactNode };

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children'> & LoadMoreOptions & Next;
