import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';

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
      <Heading level={headingLevel} look="small-title" className="stitch-b mb-3 pb-3.5">
        {title}
      </Heading>
      {children}
    </section>
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
