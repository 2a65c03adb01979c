import { cx } from 'class-variance-authority';
import { Children, type ComponentProps, createContext, type ReactNode, use } from 'react';
import type { LinkComponent } from '../internal/link-component.ts';
import { Slot } from '../internal/slot.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const english = { label: 'Breadcrumb', moreLabel: 'Show hidden levels' };

const itemClass =
  'inline-flex min-h-11 min-w-6 items-center wrap-anywhere underline-offset-3 hover:underline';

/**
 * A list of links from the home page to the current page: `items`, or a `BreadcrumbItem` for each page above this one.
 * Below 352 px, the pages in the middle collapse behind a native `<details>`, which works without JavaScript. Every page
 * is in the HTML once, collapsed or not.
 */
export function Breadcrumbs({
  items,
  current,
  label,
  moreLabel,
  linkComponent: Anchor = 'a',
  className,
  children,
  ...props
}: BreadcrumbsProps) {
  const labels = useLabels('Breadcrumbs', english);
  const pages = items?.map((item) => (
    <BreadcrumbItem key={item.href}>
      <BreadcrumbLink asChild>
        <Anchor href={item.href}>{item.label}</Anchor>
      </BreadcrumbLink>
    </BreadcrumbItem>
  ));
  const [first, ...between] = pages ?? Children.toArray(children);
  // Collapsing a single page would not save room.
  const folds = between.length > 1;
  return (
    <nav
      aria-label={label ?? labels.label}
      data-slot="breadcrumbs"
      className={cx('@container text-small', className)}
      {...props}
    >
      <ol className="flex flex-wrap items-center">
        {first}
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
        <FoldedContext value={folds}>{between}</FoldedContext>
        {/* Truncated instead of wrapped: the heading of the page shows it in full. */}
        <li aria-current="page" className="max-w-max shrink grow basis-16 truncate py-2.5 text-muted">
          {current}
        </li>
      </ol>
    </nav>
  );
}

/** A page above this one, and the slash after it. Renders an `<li>`, for a `BreadcrumbLink` or another control. */
export function BreadcrumbItem({ className, children, ...props }: ComponentProps<'li'>) {
  const folded = use(FoldedContext);
  return (
    <li
      data-slot="breadcrumb-item"
      className={cx('flex items-center', folded && foldedAway, className)}
      {...props}
    >
      {children}
      <Slash />
    </li>
  );
}

/** The link of a `BreadcrumbItem`. With `asChild`, styles its single child, such as a router link. */
export function BreadcrumbLink({ asChild = false, className, ...props }: BreadcrumbLinkProps) {
  const shared = { 'data-slot': 'breadcrumb-link', className: cx(itemClass, className), ...props };
  return asChild ? <Slot {...shared} /> : <a {...shared} />;
}

export interface BreadcrumbLinkProps extends ComponentProps<'a'> {
  /** @default false */
  asChild?: boolean;
}

/** A page above this one. */
export interface Breadcrumb {
  label: ReactNode;
  /** Unique among the items. */
  href: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** The pages above this one, starting with the topmost. */
  items?: readonly Breadcrumb[] | undefined;
  /** Instead of `items`: a `BreadcrumbItem` for each, such as for one with a menu. */
  children?: ReactNode;
  /** The current page. Not a link. */
  current: ReactNode;
  /** The accessible name of the landmark. @default 'Breadcrumb' */
  label?: string;
  /** The accessible name of the three dots. @default 'Show hidden levels' */
  moreLabel?: string;
  /** @default 'a' */
  linkComponent?: LinkComponent;
}

/** Whether an item is one of those in the middle, which collapse together. */
const FoldedContext = createContext(false);

const foldedAway = '@max-[22rem]:hidden [li:has(>details[open])~&]:flex!';

function Slash() {
  return (
    <span aria-hidden="true" className="px-2 text-subtle">
      /
    </span>
  );
}
