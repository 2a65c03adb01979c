import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const line = cva('flex items-baseline justify-between gap-x-4', {
  variants: {
    tone: { plain: '', offer: 'font-semibold text-alta' },
    emphasis: { line: 'py-1.5', total: 'py-2 font-semibold' },
  },
});

/**
 * What a cart or an order comes to. Renders a `<section>` named by its title: lines of figures, then the sum, then the
 * way on. All figures come finished.
 */
export function OrderSummary({ title, headingLevel = 2, className, children, ...props }: OrderSummaryProps) {
  return (
    <section
      data-slot="order-summary"
      // A name that is plain text, so that it can be read as one; anything else is named by the page.
      aria-label={typeof title === 'string' ? title : undefined}
      className={cx('joint-corner bg-pati p-6 text-start md:p-8 forced-colors:border', className)}
      {...props}
    >
      <Heading level={headingLevel} variant="small-title" className="stitch-b mb-3 pb-3.5">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/**
 * The same on a phone, folded to one line above a form: what it is, how much of it, what it comes to. Renders a native
 * `<details>`, which opens in place, before and without JavaScript too.
 */
export function OrderSummaryCollapsible({
  label,
  count,
  total,
  images,
  className,
  children,
  ...props
}: OrderSummaryCollapsibleProps) {
  return (
    <details
      data-slot="order-summary-collapsible"
      // Opened before hydration, it carries an attribute that React did not write.
      suppressHydrationWarning
      className={cx('group/fold joint-corner bg-pati text-start forced-colors:border', className)}
      {...props}
    >
      <summary className="flex min-h-15 list-none flex-wrap items-center gap-x-3 gap-y-1 p-2 pe-4 rounded-[inherit] [&::-webkit-details-marker]:hidden">
        <VisuallyHidden>{label}</VisuallyHidden>
        {images && (
          <span aria-hidden="true" className="flex shrink-0 gap-1 *:size-11">
            {images}
          </span>
        )}
        <span className="min-w-0 flex-[1_1_3.5rem] text-ink-2 text-meta wrap-anywhere">{count}</span>{' '}
        <span className="ms-auto flex shrink-0 items-center gap-3">
          <span className="font-semibold tabular">{total}</span>
          <Icon
            name="chevron-down"
            width={20}
            height={20}
            className="transition-[rotate] duration-160 group-open/fold:rotate-180"
          />
        </span>
      </summary>
      <div className="px-4 pt-2 pb-4">{children}</div>
    </details>
  );
}

/** Figures under each other. Renders a `<dl>` of `OrderSummaryLine`s. */
export function OrderSummaryLines({ className, ...props }: ComponentProps<'dl'>) {
  return <dl data-slot="order-summary-lines" className={className} {...props} />;
}

/** A figure and what it stands for. Renders a `<div>` in the `<dl>`. */
export function OrderSummaryLine({
  term,
  tone = 'plain',
  emphasis = 'line',
  note,
  className,
  children,
  ...props
}: OrderSummaryLineProps) {
  return (
    <div
      data-slot="order-summary-line"
      data-tone={tone}
      data-emphasis={emphasis}
      className={line({ tone, emphasis, className })}
      {...props}
    >
      <dt className="min-w-0 wrap-anywhere">
        {term}
        {note && <span className="block font-normal text-ink-2 text-meta">{note}</span>}
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
   * Its place in the outline of the page.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

export interface OrderSummaryCollapsibleProps extends ComponentProps<'details'> {
  /**
   * What is folded here, heard before the rest.
   * @example 'Your order:'
   */
  label: ReactNode;
  /** @example '6 things' */
  count: ReactNode;
  /** What it comes to, finished. */
  total: ReactNode;
  /** Of a few of the things, at most three: `Image`s, 44 square. For the eye alone. */
  images?: ReactNode;
}

export interface OrderSummaryLineProps extends ComponentProps<'div'> {
  /**
   * What the figure stands for.
   * @example '6 things in 3 lines'
   */
  term: ReactNode;
  /**
   * `offer` for what is taken off.
   * @default 'plain'
   */
  tone?: 'plain' | 'offer';
  /**
   * `total` for the sum at the end.
   * @default 'line'
   */
  emphasis?: 'line' | 'total';
  /** A second line below the term, such as the day of a delivery. */
  note?: ReactNode;
}
