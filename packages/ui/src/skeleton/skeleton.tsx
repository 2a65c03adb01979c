import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

// A bar as high as lower-case letters, within a line as high as the text will be.
const line = cva(
  'flex h-[1lh] items-center before:h-[0.7em] before:w-full before:rounded-chip before:bg-surface-strong forced-colors:before:border',
  { variants: { size: { meta: 'text-small', body: '', price: 'text-price', title: 'text-title' } } },
);

/** Uneven lengths, like lines of text. The last one is short. */
const lengths = ['w-full', 'w-11/12', 'w-full', 'w-10/12'];

/**
 * A placeholder region that shows the shapes of the content while it loads. Renders a `<div role="status">` that
 * announces `label` once; the shapes themselves are hidden from screen readers.
 */
export function Skeleton({ label, children, ...props }: SkeletonProps) {
  return (
    <div data-slot="skeleton" role="status" {...props}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** A placeholder for lines of text. Renders a `<div>` as high as the text will be. */
export function SkeletonText({ lines = 1, size = 'body', className, ...props }: SkeletonTextProps) {
  return (
    <div data-slot="skeleton-text" data-size={size} aria-hidden="true" className={className} {...props}>
      {Array.from({ length: lines }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: identical bars that are never reordered
          key={index}
          className={line({
            size,
            className: index === lines - 1 ? 'w-7/12' : lengths[index % lengths.length],
          })}
        />
      ))}
    </div>
  );
}

/** A placeholder for an image, with a moving stitch across it. Renders a `<div>`. */
export function SkeletonImage({ ratio = '4 / 5', className, style, ...props }: SkeletonImageProps) {
  return (
    <div
      data-slot="skeleton-image"
      aria-hidden="true"
      className={cx(
        'flex items-center rounded-chip bg-surface-muted px-[10%] text-subtle forced-colors:border',
        className,
      )}
      style={{ aspectRatio: ratio, ...style }}
      {...props}
    >
      <span className="w-full stitch-loading" />
    </div>
  );
}

/** A placeholder for a card: image, name, kind and price. Renders a `<div>`. */
export function SkeletonCard({ ratio, className, ...props }: SkeletonCardProps) {
  return (
    <div data-slot="skeleton-card" aria-hidden="true" className={className} {...props}>
      <SkeletonImage {...(ratio && { ratio })} />
      <SkeletonText className="mt-3.5 w-10/12" />
      <SkeletonText size="meta" />
      <SkeletonText size="price" className="mt-2 w-8/12" />
    </div>
  );
}

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'role'> {
  /**
   * What is loading, for users who cannot see the shapes.
   * @example 'Loading sofas…'
   */
  label: string;
}

export interface SkeletonTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default 1 */
  lines?: number;
  /**
   * The size of the text that will replace it.
   * @default 'body'
   */
  size?: 'meta' | 'body' | 'price' | 'title';
}

export interface SkeletonImageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The aspect ratio of the image.
   * @default '4 / 5'
   */
  ratio?: string;
}

export interface SkeletonCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The aspect ratio of the card's image.
   * @default '4 / 5'
   */
  ratio?: string;
}
