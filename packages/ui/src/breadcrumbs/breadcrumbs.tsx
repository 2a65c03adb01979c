import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { LinkComponent } from '../internal/link-component.ts';
import { useLabels } from '../internal/use-labels.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const english = { label: 'Breadcrumb', moreLabel: 'Show hidden levels' };

const itemClass =
  'inline-flex min-h-11 min-w-6 items-center wrap-anywhere underline-offset-3 hover:underline';

/**
 * A list of links from the home page to the current page. Below 352 px, the pages in the middle collapse behind a
 * native `<details>`, which works without JavaScript. Every page is in the HTML once, collapsed or not.
 */
export function Breadcrumbs({
  items,
  current,
  label,
  moreLabel,
  linkComponent: Anchor = 'a',
  className,
  ...props
}: BreadcrumbsProps) {
  const labels = useLabels('Breadcrumbs', english);
  const [first, ...between] = items;
  // Collapsing a single page would not save room.
  const folds = between.length > 1;
  const step = (item: Breadcrumb, folded = false) => (
    <li key={item.href} className={cx('flex items-center', folded && foldedAway)}>
      <Anchor href={item.href} className={itemClass}>
        {item.label}
      </Anchor>
      <Slash />
    </li>
  );
  return (
    <nav
      aria-label={label ?? labels.label}
      data-slot="breadcrumbs"
      className={cx('@container text-small', className)}
      {...props}
    >
      <ol className="flex flex-wrap items-center">
        {first && step(first)}
        {folds && (
          <li className="flex items-center @min-[22rem]:hidden">
            {/* If opened before hydration, it has an `open` attribute that React did not render. */}
            <details suppressHydrationWarning>
              <summary
                className={cx(
                  itemClass,
                  '-mx-3 min-w-11 list-none justify-center [&::-webkit-details-marker]:hidden',
                )}
              >
                <span aria-hidden="true">…</span>
                <VisuallyHidden>{moreLabel ?? labels.moreLabel}</VisuallyHidden>
              </summary>
            </details>
            <Slash />
          </li>
        )}
        {between.map((item) => step(item, folds))}
        {/* Truncated instead of wrapped: the heading of the page shows it in full. */}
        <li aria-current="page" className="max-w-max shrink grow basis-16 truncate py-2.5 text-muted">
          {current}
        </li>
      </ol>
    </nav>
  );
}

/** A page above this one. */
export interface Breadcrumb {
  label: ReactNode;
  /** Unique among the items. */
  href: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** The pages above this one, starting with the topmost. */
  items: readonly Breadcrumb[];
  /** The current page. Not a link. */
  current: ReactNode;
  /** The accessible name of the landmark. @default 'Breadcrumb' */
  label?: string;
  /** The accessible name of the three dots. @default 'Show hidden levels' */
  moreLabel?: string;
  /** @default 'a' */
  linkComponent?: LinkComponent;
}

const foldedAway = '@max-[22rem]:hidden [li:has(>details[open])~&]:flex!';

function Slash() {
  return (
    <span aria-hidden="true" className="px-2 text-subtle">
      /
    </span>
  );
}
