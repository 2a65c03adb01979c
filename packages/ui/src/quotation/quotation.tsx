import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** The number of characters that fit onto a tile in the largest size. */
const short = 40;

/** A sentence on a coloured tile that is as large as the image of an item beside it. Renders a `<figure>`. */
export function Quotation({ caption, className, children, ...props }: QuotationProps) {
  return (
    <figure
      data-slot="quotation"
      className={cx(
        'flex aspect-4/5 min-w-0 flex-col overflow-clip rounded-chip bg-inverse-surface p-4 text-on-inverse md:p-6',
        className,
      )}
      {...props}
    >
      <blockquote
        className={cx(
          'wrap-anywhere pb-4 font-display text-price italic md:text-small-title',
          children.length <= short && 'xl:text-title',
        )}
      >
        {children}
      </blockquote>
      <div className="mt-auto stitch-horizontal" />
      <figcaption className="pt-3 text-small text-on-inverse-muted">{caption}</figcaption>
    </figure>
  );
}

export interface QuotationProps extends ComponentProps<'figure'> {
  /** The author of the sentence, or what it is about. */
  caption: ReactNode;
  /** The sentence. Up to 40 characters are set larger from 1280 px. */
  children: string;
}
