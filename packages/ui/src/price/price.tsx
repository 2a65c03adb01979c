import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '../internal/use-labels.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const english = { listPriceLabel: 'was' };

const figure = cva('tabular', {
  variants: {
    size: {
      line: 'font-price',
      card: 'font-price text-price',
      total: 'font-total text-small-title',
      // As large as a title, but figures are set without letter spacing.
      'buy-box': 'font-total text-title tracking-[0]',
    },
  },
});

const beside = cva('tabular', {
  variants: {
    size: { line: 'text-small', card: 'text-small', total: 'text-small', 'buy-box': 'text-lead' },
  },
});

/**
 * A price that may be followed by the list price and the saving. Renders a `<div>`. All figures are already formatted;
 * `currency` says which currency they are in, so that a page can hide them until they are converted.
 */
export function Price({
  price,
  listPrice,
  saving,
  prefix,
  note,
  size = 'card',
  unit,
  listPriceLabel,
  currency,
  className,
  ...props
}: PriceProps) {
  const labels = useLabels('Price', english);
  // Single strings, since the server separates text nodes with a comment, and a list has a hundred prices.
  const spokenUnit = unit && <VisuallyHidden>{` ${unit}`}</VisuallyHidden>;
  return (
    <div
      data-slot="price"
      data-size={size}
      data-currency={currency}
      className={cx('flex flex-wrap items-baseline gap-x-2.5', className)}
      {...props}
    >
      {prefix && <span className="-me-1 text-muted text-small">{`${prefix} `}</span>}
      <span data-slot="price-now" className={figure({ size })}>
        {price}
        {spokenUnit}
      </span>
      {listPrice && ' '}
      {listPrice && (
        <s data-slot="price-list-price" className={beside({ size, className: 'text-subtle' })}>
          <VisuallyHidden>{`${listPriceLabel ?? labels.listPriceLabel} `}</VisuallyHidden>
          {listPrice}
          {spokenUnit}
        </s>
      )}
      {saving && ' '}
      {saving && (
        <span data-slot="price-saving" className={beside({ size, className: 'font-semibold text-sale' })}>
          {saving}
          {spokenUnit}
        </span>
      )}
      {note && (
        <p data-slot="price-note" className="mt-1 w-full text-muted text-small">
          {note}
        </p>
      )}
    </div>
  );
}

export type PriceSize = 'line' | 'card' | 'total' | 'buy-box';

export interface PriceProps extends Omit<ComponentProps<'div'>, 'children' | 'prefix'> {
  /**
   * The current price, already formatted.
   * @example '৳49,725'
   */
  price: ReactNode;
  /** The previous price. Pass it only if it was higher. */
  listPrice?: ReactNode;
  /**
   * The saving, including its label.
   * @example 'Save ৳8,775'
   */
  saving?: ReactNode;
  /**
   * Text before the price, for an item whose variants have different prices.
   * @example 'From'
   */
  prefix?: string | undefined;
  /**
   * A second line, such as what is charged if the price is shown in another currency.
   * @example 'You are charged in BDT, ৳49,725.'
   */
  note?: ReactNode;
  /**
   * `line` is for rows, `card` for listings, `total` for the end of a summary, `buy-box` for beside the buy button.
   * @default 'card'
   */
  size?: PriceSize;
  /**
   * The name of the currency, read out after each figure, because few screen readers know the sign ৳.
   * @example 'taka'
   */
  unit?: string | undefined;
  /**
   * Read out before the list price, which is visibly struck through.
   * @default 'was'
   */
  listPriceLabel?: string;
  /**
   * The code of the currency of the figures. It is written to `data-currency`, for use in style sheets.
   * @example 'BDT'
   */
  currency?: string | undefined;
}
