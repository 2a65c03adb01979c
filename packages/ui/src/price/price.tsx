import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const figure = cva('tabular', {
  variants: {
    size: {
      line: 'font-price',
      card: 'font-price text-price',
      total: 'font-total text-small-title',
      // As large as a title, but figures are set without tracking.
      'buy-box': 'font-total text-title tracking-[0]',
    },
  },
});

const beside = cva('tabular', {
  variants: {
    size: { line: 'text-meta', card: 'text-meta', total: 'text-meta', 'buy-box': 'text-lead' },
  },
});

/**
 * What a thing costs: the price first, then what it was, then what is saved. Renders a `<div>`. All figures come
 * finished; `currency` says which money they are in, so that a page can hide them until they are converted.
 */
export function Price({
  price,
  listPrice,
  saving,
  prefix,
  note,
  size = 'card',
  unit,
  listPriceLabel = 'was',
  currency,
  className,
  ...props
}: PriceProps) {
  // Each of these is one text, since the server parts two with a comment, and a list has a hundred prices.
  const spokenUnit = unit && <VisuallyHidden>{` ${unit}`}</VisuallyHidden>;
  return (
    <div
      data-slot="price"
      data-size={size}
      data-currency={currency}
      className={cx('flex flex-wrap items-baseline gap-x-2.5', className)}
      {...props}
    >
      {prefix && <span className="-me-1 text-ink-2 text-meta">{`${prefix} `}</span>}
      <span data-slot="price-now" className={figure({ size })}>
        {price}
        {spokenUnit}
      </span>
      {listPrice && ' '}
      {listPrice && (
        <s data-slot="price-list-price" className={beside({ size, className: 'text-ink-3' })}>
          <VisuallyHidden>{`${listPriceLabel} `}</VisuallyHidden>
          {listPrice}
          {spokenUnit}
        </s>
      )}
      {saving && ' '}
      {saving && (
        <span data-slot="price-saving" className={beside({ size, className: 'font-semibold text-alta' })}>
          {saving}
          {spokenUnit}
        </span>
      )}
      {note && (
        <p data-slot="price-note" className="mt-1 w-full text-ink-2 text-meta">
          {note}
        </p>
      )}
    </div>
  );
}

export type PriceSize = 'line' | 'card' | 'total' | 'buy-box';

export interface PriceProps extends Omit<ComponentProps<'div'>, 'children' | 'prefix'> {
  /**
   * What is asked for it now, finished.
   * @example '৳49,725'
   */
  price: ReactNode;
  /** What it cost before. Only when that was more. */
  listPrice?: ReactNode;
  /**
   * What is saved, with its word.
   * @example 'Save ৳8,775'
   */
  saving?: ReactNode;
  /**
   * Stands before the price, where pieces of one name cost differently.
   * @example 'From'
   */
  prefix?: string | undefined;
  /**
   * A second line, such as what is charged when the price is shown in another money.
   * @example 'You are charged in BDT, ৳49,725.'
   */
  note?: ReactNode;
  /**
   * `line` in rows, `card` on a listing, `total` at the foot of a sum, `buy-box` beside the button that buys.
   * @default 'card'
   */
  size?: PriceSize;
  /**
   * The name of the money, heard after each figure: few screen readers know the sign ৳.
   * @example 'taka'
   */
  unit?: string | undefined;
  /**
   * Heard before the old price, which the eye knows by its line.
   * @default 'was'
   */
  listPriceLabel?: string;
  /**
   * The code of the money that the figures are in. It is written to `data-currency`, where a style sheet reads it.
   * @example 'BDT'
   */
  currency?: string | undefined;
}
