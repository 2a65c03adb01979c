import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import type { OpenStateProps } from '../internal/overlay/open-state.ts';
import { type DetailsReason, useDetailsState } from '../internal/use-details-state.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const line = cva('flex items-baseline justify-between gap-x-4', {
  variants: {
    tone: { plain: '', offer: 'font-semibold text-sale' },
    emphasis: { line: 'py-1.5', total: 'py-2 font-semibold' },
  },
});

/**
 * A summary of the amounts of a cart or an order: lines of figures, the total, and the next step. All figures are
 * already formatted. Renders a `<section>` named by its title.
 */
export function OrderSummary({ title, headingLevel = 2, className, children, ...props }: OrderSummaryProps) {
  return (
    <section
      data-slot="order-summary"
      // Only a plain text can be used as the name. For any other title, the page sets the name.
      aria-label={typeof title === 'string' ? title : undefined}
      className={cx('corner-mitre bg-surface-muted p-6 text-start md:p-8 forced-colors:border', className)}
      {...props}
    >
      <Heading level={headingLevel} variant="small-title" className="stitch-bottom mb-3 pb-3.5">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/**
 * A collapsed order summary for phones: one line above a form with a label, the count and the total. Renders a native
 * `<details>`, which opens in place, also before hydration and without JavaScript.
 */
export function OrderSummaryCollapsible({
  label,
  count,
  total,
  images,
  open,
  defaultOpen,
  onOpenChange,
  className,
  children,
  ref,
  ...props
}: OrderSummaryCollapsibleProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const state = useDetailsState(details, { open, defaultOpen, onOpenChange, ...props });
  return (
    <details
      data-slot="order-summary-collapsible"
      // If it was opened before hydration, it has an `open` attribute that React did not render.
      suppressHydrationWarning
      className={cx('group/fold corner-mitre bg-surface-muted text-start forced-colors:border', className)}
      {...props}
      {...state}
      ref={mergeRefs(details, ref)}
    >
      <summary className="flex min-h-15 list-none flex-wrap items-center gap-x-3 gap-y-1 p-2 pe-4 rounded-[inherit] [&::-webkit-details-marker]:hidden">
        <VisuallyHidden>{label}</VisuallyHidden>
        {images && (
          <span aria-hidden="true" className="flex shrink-0 gap-1 *:size-11">
            {images}
          </span>
        )}
        <span className="min-w-0 flex-[1_1_3.5rem] text-muted text-small wrap-anywhere">{count}</span>{' '}
        <span className="ms-auto flex shrink-0 items-center gap-3">
          <span className="font-semibold tabular">{total}</span>
          <Icon
            name="chevron-down"
            width={20}
            height={20}
            className="transition-[rotate] duration-base group-open/fold:rotate-180"
          />
        </span>
      </summary>
      <div className="px-4 pt-2 pb-4">{children}</div>
    </details>
  );
}

/** A list of amounts. Renders a `<dl>` of `OrderSummaryAmount`s. */
export function OrderSummaryAmounts({ className, ...props }: ComponentProps<'dl'>) {
  return <dl data-slot="order-summary-amounts" className={className} {...props} />;
}

/** An amount and its label. Renders a `<div>` in the `<dl>`. */
export function OrderSummaryAmount({
  term,
  tone = 'plain',
  emphasis = 'line',
  note,
  className,
  children,
  ...props
}: OrderSummaryAmountProps) {
  return (
    <div
      data-slot="order-summary-amount"
      data-tone={tone}
      data-emphasis={emphasis}
      className={line({ tone, emphasis, className })}
      {...props}
    >
      <dt className="min-w-0 wrap-anywhere">
        {term}
        {note && <span className="block font-normal text-muted text-small">{note}</span>}
      </dt>
      <dd className={cx('shrink-0 tabular', emphasis === 'total' && 'font-total text-small-title')}>
        {children}
      </dd>
    </div>
  );
}

export interface OrderSummaryProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** @example 'Summary' */
  title: ReactNode;
  /**
   * The heading level of the title.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/** What opened or closed it. `none` is the browser's search. */
export type OrderSummaryCollapsibleOpenChangeReason = DetailsReason;

export interface OrderSummaryCollapsibleProps
  extends OpenStateProps<OrderSummaryCollapsibleOpenChangeReason>,
    Omit<ComponentProps<'details'>, 'open'> {
  /**
   * The visually hidden label of the summary, read out before the rest.
   * @example 'Your order:'
   */
  label: ReactNode;
  /** @example '6 things' */
  count: ReactNode;
  /** The total, already formatted. */
  total: ReactNode;
  /** Images of at most three of the items: `Image`s, 44 px square. Hidden from screen readers. */
  images?: ReactNode;
}

export interface OrderSummaryAmountProps extends ComponentProps<'div'> {
  /**
   * The label of the amount.
   * @example '6 things in 3 lines'
   */
  term: ReactNode;
  /**
   * `offer` is for a discount.
   * @default 'plain'
   */
  tone?: 'plain' | 'offer';
  /**
   * `total` is for the total at the end.
   * @default 'line'
   */
  emphasis?: 'line' | 'total';
  /** A second line below the term, such as a delivery date. */
  note?: ReactNode;
}
